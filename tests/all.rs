mod app;
mod architecture;
mod laws;
mod packaging;
mod shown;
mod store;
mod words;
