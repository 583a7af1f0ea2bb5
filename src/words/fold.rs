//! Makes texts comparable for search: without case, accents and typographic marks.

/// The text in small letters without accents, as people type it in a hurry.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à'..='å' | 'ā' | 'ă' => folded.push('a'),
            'è'..='ë' | 'ē' | 'ė' | 'ę' => folded.push('e'),
            'ì'..='ï' | 'ī' | 'ı' => folded.push('i'),
            'ò'..='ö' | 'ø' | 'ō' => folded.push('o'),
            'ù'..='ü' | 'ū' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            'ç' => folded.push('c'),
            'ñ' => folded.push('n'),
            'ĳ' => folded.push_str("ij"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ß' => folded.push_str("ss"),
            '‘' | '’' => folded.push('\''),
            // Accents that stand apart from their letter.
            '\u{300}'..='\u{36f}' => {}
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn accents_and_case_make_no_difference() {
        for text in ["ruïne", "RUÏNE", "Ruine", "rui\u{308}ne", "RUI\u{308}NE"] {
            assert_eq!(fold(text), "ruine", "{text}");
        }
        assert_eq!(fold("VERLÓREN"), "verloren");
        assert_eq!(fold("één Privé ’s Ĳzeren"), "een prive 's ijzeren");
    }

    #[test]
    fn other_letters_stay_as_they_are() {
        assert_eq!(fold("LP.6.1, 3+2"), "lp.6.1, 3+2");
        assert_eq!(fold("Лес"), "лес");
    }
}
