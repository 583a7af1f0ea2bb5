mod laws;
mod words;
