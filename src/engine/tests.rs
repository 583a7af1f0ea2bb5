//! The base law, chapters 1 to 5: what holds whoever sits at the table. Guests play it; factions test their own.

pub mod kit;
