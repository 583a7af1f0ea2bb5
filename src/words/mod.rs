//! The app's words in every language: engine messages, data texts, dates, numbers, lists.
//! The language is an argument of whoever asks; this room keeps no choice and decides no rule.
//!
//! A text is a literal inside `tr!` (a sentence, spoken inside [`in_language`]) or `text!`
//! (data, looked up later with [`look_up`]); `translations/refresh` gathers both.

// Stands before the modules, so that they say `text!` without an import; elsewhere `crate::text!`.
/// The text itself, marked for the catalogue: `const SUMMARY: &str = text!("Draw one card.");`.
/// A context tells two equal texts apart, `text!("law heading" => "Battle")`; as in gettext's own
/// files, U+0004 then stands between the two, and whoever looks the text up takes the context off.
#[macro_export]
macro_rules! text {
    ($text:literal) => {
        $text
    };
    ($context:literal => $text:literal) => {
        concat!($context, "\u{4}", $text)
    };
}

mod catalogue;
pub mod factions;
mod figures;
mod fold;
mod language;
pub mod laws;
#[cfg(pseudo)]
mod pseudo;
pub mod say;

pub use catalogue::{in_language, look_up};
pub use figures::{cards, date, date_time, decimal, duration, list, points};
pub use fold::fold;
pub use language::Language;
