mod laws;
mod shown;
mod words;
