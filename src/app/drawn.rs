//! The drawings and the factions' colours of `ui`, for pictures that no window draws. Gathered when the app is built.

include!(concat!(env!("OUT_DIR"), "/drawn.rs"));

/// The drawing of that name, as SVG.
pub fn icon(name: &str) -> Option<&'static str> {
    ICONS.iter().find(|(icon, _)| *icon == name).map(|(_, svg)| *svg)
}

/// A colour by its name, on paper.
pub fn accent(name: &str) -> &'static str {
    ACCENTS.iter().find(|(accent, _)| *accent == name).map_or("#17665E", |(_, colour)| *colour)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::factions;

    #[test]
    fn every_faction_has_its_crest_and_its_colour() {
        for pick in factions::picks() {
            let (crest, colour) = (factions::pick_crest(&pick), factions::pick_colour(&pick));
            let svg = icon(crest).unwrap_or_else(|| panic!("no drawing {crest}"));
            assert!(svg.contains("<path"), "{crest}");
            assert!(ACCENTS.iter().any(|(name, _)| *name == colour), "no colour {colour}");
            assert!(accent(colour).starts_with('#'));
        }
    }
}
