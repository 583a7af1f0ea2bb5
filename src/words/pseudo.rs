//! The made-up language: every text marked and two fifths longer, so that a text which never went
//! through the catalogue and a place too narrow for Dutch both show. It must not touch placeholders;
//! `build.rs` shares this file, so it knows nothing else of the app.

/// `Draw {n} cards` becomes `⟦Draw {n} cards ~~~~~⟧`.
pub fn pseudo(text: &str) -> String {
    let length = text.chars().count();
    let extra = (length * 2).div_ceil(5);
    // Words of six, so that the padding may wrap like any text.
    let padding: String = (0..extra).map(|i| if i % 7 == 0 { ' ' } else { '~' }).collect();
    format!("⟦{text}{padding}⟧")
}
