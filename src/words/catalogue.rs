//! The texts of every language in memory, and the language in which this thread speaks just now.
//! It must not decide which language that is, and it must not format: `tr!` does that.

use std::borrow::Cow;
use std::cell::Cell;
use std::sync::Once;

use super::language::Language;
#[cfg(pseudo)]
use super::pseudo::pseudo;
use crate::engine::deck::CardKind;

/// Context, text, its plural and the texts in the other language, one for each plural form.
type Row = (&'static str, &'static str, &'static str, &'static [&'static str]);

/// Sorted by context and text.
static DUTCH: &[Row] = include!(concat!(env!("OUT_DIR"), "/dutch.rs"));

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
}

/// What `speak` answers in `language` wherever it says `tr!`. Calls may be nested.
pub fn in_language<T>(language: Language, speak: impl FnOnce() -> T) -> T {
    /// Goes back to the language before, after a panic too.
    struct Before(Language);
    impl Drop for Before {
        fn drop(&mut self) {
            SPOKEN.set(self.0);
        }
    }
    // Once for the process: `tr!` reads its translators under a lock, nested arguments read it
    // again, and a writer that waits in between would never be let in.
    static SET_UP: Once = Once::new();
    SET_UP.call_once(|| tr::set_translator!(Catalogue));

    let _before = Before(SPOKEN.replace(language));
    speak()
}

/// A data text (marked with `text!`, or a card's name) in `language`, without its context.
pub fn look_up(language: Language, text: &str) -> String {
    let (context, text) = text.split_once('\u{4}').unwrap_or(("", text));
    translated(language, context, text, 1, text).into_owned()
}

/// The one translator behind `tr!`. It answers in the language of the thread that asks.
struct Catalogue;

impl tr::Translator for Catalogue {
    fn translate<'a>(&'a self, string: &'a str, context: Option<&'a str>) -> Cow<'a, str> {
        let context = context.unwrap_or_default();
        translated(SPOKEN.get(), context, string, 1, string)
    }

    fn ntranslate<'a>(
        &'a self,
        n: u64,
        singular: &'a str,
        plural: &'a str,
        context: Option<&'a str>,
    ) -> Cow<'a, str> {
        let context = context.unwrap_or_default();
        translated(SPOKEN.get(), context, singular, n, plural)
    }
}

fn translated<'a>(
    language: Language,
    context: &str,
    singular: &'a str,
    n: u64,
    plural: &'a str,
) -> Cow<'a, str> {
    let form = language.plural_form(n);
    let source = if form == 0 { singular } else { plural };
    match language {
        Language::English => Cow::Borrowed(source),
        Language::TableEnglish => bunny(source),
        Language::Dutch => Cow::Borrowed(find(DUTCH, context, singular, form).unwrap_or(source)),
        #[cfg(pseudo)]
        Language::Pseudo => Cow::Owned(pseudo(source)),
    }
}

/// The suit by the name that the Nemesis text gives it. Names of cards and of placeholders stay.
fn bunny(text: &str) -> Cow<'_, str> {
    let name_of_a_card = || CardKind::all().any(|kind| kind.def().name == text);
    if !text.contains("abbit") || name_of_a_card() {
        return Cow::Borrowed(text);
    }
    let swaps =
        [("rabbits", "bunnies"), ("Rabbits", "Bunnies"), ("rabbit", "bunny"), ("Rabbit", "Bunny")];
    let swap = |part: &str| {
        swaps.into_iter().fold(part.to_owned(), |part, (from, to)| part.replace(from, to))
    };
    let parts = text.split_inclusive('}').map(|part| match part.split_once('{') {
        Some((said, place)) => format!("{}{{{place}", swap(said)),
        None => swap(part),
    });
    Cow::Owned(parts.collect())
}

fn find(table: &[Row], context: &str, text: &str, form: usize) -> Option<&'static str> {
    let at = table.binary_search_by(|row| (row.0, row.1).cmp(&(context, text))).ok()?;
    let texts = table[at].3;
    texts.get(form).or(texts.first()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tr::tr;

    #[test]
    fn the_table_is_sorted_without_doubles() {
        assert!(DUTCH.windows(2).all(|two| (two[0].0, two[0].1) < (two[1].0, two[1].1)));
    }

    #[test]
    fn the_table_may_say_bunny() {
        let table = Language::English.with_table_words(true);
        assert_eq!(look_up(table, "Rabbit"), "Bunny");
        assert_eq!(look_up(table, "Rabbit Partisans"), "Rabbit Partisans");
        let placed = in_language(table, || tr!("{rabbit} rabbits, a rabbit", rabbit = 2));
        assert_eq!(placed, "2 bunnies, a bunny");
        assert_eq!(table.with_table_words(false), Language::English);
        assert_eq!(Language::Dutch.with_table_words(true), Language::Dutch);
    }

    #[test]
    fn placeholders_are_filled_in_both_languages() {
        let sentence = || tr!("{0} and {1}", "Lynn", "Mo");
        assert_eq!(in_language(Language::English, sentence), "Lynn and Mo");
        assert_eq!(in_language(Language::Dutch, sentence), "Lynn en Mo");
        let nested = || tr!("{0} and {1}", tr!("{0} and {1}", 1, 2), 3);
        assert_eq!(in_language(Language::Dutch, nested), "1 en 2 en 3");
    }

    #[test]
    fn plurals_follow_the_number_in_both_languages() {
        let cards = |n: u32| tr!("{n} card" | "{n} cards" % n);
        let said = |language, n| in_language(language, || cards(n));
        assert_eq!(said(Language::English, 1), "1 card");
        assert_eq!(said(Language::English, 0), "0 cards");
        assert_eq!(said(Language::Dutch, 1), "1 kaart");
        assert_eq!(said(Language::Dutch, 4), "4 kaarten");
    }

    #[test]
    fn a_context_tells_two_equal_texts_apart() {
        let table: &[Row] = &[
            ("", "May", "", &["Mei"]),
            ("verb", "May", "", &["mag"]),
            ("verb", "Play", "Plays", &["spel", "spellen"]),
        ];
        assert_eq!(find(table, "", "May", 0), Some("Mei"));
        assert_eq!(find(table, "verb", "May", 0), Some("mag"));
        assert_eq!(find(table, "verb", "Play", 1), Some("spellen"));
        assert_eq!(find(table, "", "Play", 0), None);
    }

    #[test]
    fn the_language_goes_back_after_nesting_and_after_a_panic() {
        let and = || tr!("{0} and {1}", 1, 2);
        in_language(Language::Dutch, || {
            assert_eq!(in_language(Language::English, and), "1 and 2");
            assert_eq!(and(), "1 en 2");
            let fell = std::panic::catch_unwind(|| {
                in_language(Language::English, || std::panic::resume_unwind(Box::new(())))
            });
            assert!(fell.is_err());
            assert_eq!(and(), "1 en 2");
        });
        assert_eq!(and(), "1 and 2");
    }

    #[test]
    fn threads_speak_their_own_language() {
        let speak = |language, expected: &'static str| {
            move || {
                for _ in 0..2000 {
                    let said = in_language(language, || tr!("{0} and {1}", tr!("May"), 2));
                    assert_eq!(said, expected);
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(speak(Language::Dutch, "mei en 2"));
                scope.spawn(speak(Language::English, "May and 2"));
            }
        });
    }

    #[test]
    fn data_texts_are_looked_up_and_fall_back_to_themselves() {
        let month = crate::text!("October");
        assert_eq!(look_up(Language::English, month), "October");
        assert_eq!(look_up(Language::Dutch, month), "oktober");
        assert_eq!(look_up(Language::Dutch, "no such text"), "no such text");
        let with_context = crate::text!("no such context" => "October");
        assert_eq!(look_up(Language::Dutch, with_context), "October");
    }

    #[cfg(pseudo)]
    #[test]
    fn the_pseudo_language_marks_and_lengthens_and_leaves_placeholders() {
        let said = in_language(Language::Pseudo, || tr!("{0} and {1}", "Lynn", "Mo"));
        assert!(said.starts_with("⟦Lynn and Mo"), "{said}");
        assert!(said.ends_with('⟧'), "{said}");
        let long = pseudo("Draw {n} cards and discard down to the limit");
        assert!(long.chars().count() >= 44 * 14 / 10);
        assert!(long.contains("Draw {n} cards and discard down to the limit"));
    }
}
