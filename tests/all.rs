mod laws;
mod shown;
mod store;
mod words;
