//! The languages that a person can choose, and what follows from the choice without any catalogue.
//! It must not read the environment or settings by itself: whoever asks brings the locale.

use serde::{Deserialize, Serialize};

/// A language of the app. The source texts are English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "&'static str")]
pub enum Language {
    #[default]
    English,
    /// English in the words of the Nemesis text: Bunny for Rabbit.
    TableEnglish,
    Dutch,
    /// Marks and lengthens every text; for finding forgotten and cut-off ones.
    #[cfg(pseudo)]
    Pseudo,
}

impl Language {
    /// The languages offered to people, in the order of the switch.
    pub const OFFERED: [Language; 2] = [Language::English, Language::Dutch];

    /// `en`, `nl`: for settings, `--lang` and the window's own catalogue.
    pub fn code(self) -> &'static str {
        match self {
            Language::English | Language::TableEnglish => "en",
            Language::Dutch => "nl",
            #[cfg(pseudo)]
            Language::Pseudo => "xx",
        }
    }

    /// The same language in the table's own words, where it has some.
    pub fn with_table_words(self, on: bool) -> Language {
        match self {
            Language::English | Language::TableEnglish if on => Language::TableEnglish,
            Language::English | Language::TableEnglish => Language::English,
            Language::Dutch => Language::Dutch,
            #[cfg(pseudo)]
            Language::Pseudo => Language::Pseudo,
        }
    }

    /// The language's name in itself, so that it is found by those who read nothing else.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English | Language::TableEnglish => "English",
            Language::Dutch => "Nederlands",
            #[cfg(pseudo)]
            Language::Pseudo => "⟦Pseudo⟧",
        }
    }

    /// From `nl`, `nl_BE.UTF-8`, `nl-NL`, …; `None` if the app does not speak it.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        match language.to_ascii_lowercase().as_str() {
            "en" | "c" | "posix" => Some(Language::English),
            "nl" => Some(Language::Dutch),
            #[cfg(pseudo)]
            "xx" => Some(Language::Pseudo),
            _ => None,
        }
    }

    /// From the variables that say it on Unix, the most telling one first; English if none does.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Language::from_locale(&locale))
            .unwrap_or_default()
    }

    /// Which of the catalogue's forms suits a number.
    pub(super) fn plural_form(self, n: u64) -> usize {
        match self {
            Language::English | Language::TableEnglish | Language::Dutch => usize::from(n != 1),
            #[cfg(pseudo)]
            Language::Pseudo => usize::from(n != 1),
        }
    }

    pub(super) fn decimal_sign(self) -> char {
        match self {
            Language::English | Language::TableEnglish => '.',
            Language::Dutch => ',',
            #[cfg(pseudo)]
            Language::Pseudo => '.',
        }
    }
}

/// A language that this version does not know (a settings file of a newer one) reads as English.
impl From<String> for Language {
    fn from(code: String) -> Self {
        Language::from_locale(&code).unwrap_or_default()
    }
}

impl From<Language> for &'static str {
    fn from(language: Language) -> Self {
        language.code()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_cut_to_their_language() {
        for locale in ["nl", "nl_BE.UTF-8", "nl_NL@euro", "NL-nl"] {
            assert_eq!(Language::from_locale(locale), Some(Language::Dutch));
        }
        for locale in ["en_GB.UTF-8", "C", "C.UTF-8", "POSIX"] {
            assert_eq!(Language::from_locale(locale), Some(Language::English));
        }
        for locale in ["", "nla_XX", "fr_BE.UTF-8"] {
            assert_eq!(Language::from_locale(locale), None);
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let of = |pairs: &'static [(&str, &str)]| {
            Language::from_environment(|name| {
                let found = pairs.iter().find(|(key, _)| *key == name)?;
                Some(found.1.to_owned())
            })
        };
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LANG", "nl_BE.UTF-8")]), Language::Dutch);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "nl_NL")]), Language::Dutch);
        assert_eq!(of(&[("LC_ALL", "en_GB"), ("LANG", "nl_NL")]), Language::English);
    }

    #[test]
    fn settings_keep_the_code_and_survive_an_unknown_one() {
        assert_eq!(serde_json::to_string(&Language::Dutch).unwrap(), "\"nl\"");
        for language in Language::OFFERED {
            let written = serde_json::to_string(&language).unwrap();
            assert_eq!(serde_json::from_str::<Language>(&written).unwrap(), language);
        }
        assert_eq!(serde_json::from_str::<Language>("\"tlh\"").unwrap(), Language::English);
    }
}
