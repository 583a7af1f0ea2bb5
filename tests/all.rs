mod app;
mod architecture;
mod games;
mod laws;
mod packaging;
mod shown;
mod store;
mod words;
