mod architecture;
mod laws;
mod packaging;
mod store;
mod words;
