mod laws;
mod store;
mod words;
