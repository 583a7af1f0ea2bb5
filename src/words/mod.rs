//! Languages: texts for people, in English, with Dutch from the catalogue. No rules are decided here.

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

pub mod laws;
