//! The rules, pure: what is allowed, what follows from it, and which law says so.
//! Nothing here knows a language, a screen or a disk.

pub mod law;
mod law_table;
