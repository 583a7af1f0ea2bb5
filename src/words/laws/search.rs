//! Finds pages of the law by number, in any spelling, and by words of the language that people read.
//! It ranks pages and changes none; what a page says in that language comes from outside.

use super::{LawPage, all};
use crate::words::fold;

/// Why a page was found, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hit {
    Number,
    /// `6.2` for `LP.6.2`.
    NumberInFaction,
    UnderNumber,
    UnderNumberInFaction,
    Heading,
    Chapter,
    Text,
}

/// The pages that a query asks for: those with the number first, then those with the words in their
/// heading, in their chapter's name, anywhere. Within each, in reading order.
///
/// `look_up` gives a page's text in the language to search.
pub fn search<S: AsRef<str>>(look_up: impl Fn(&str) -> S, query: &str) -> Vec<&'static LawPage> {
    let query = fold(query);
    let asked = AskedNumber::read(&query);
    let words: Vec<&str> = words(&query).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut hits: Vec<_> = all()
        .filter_map(|page| {
            let hit = asked.hit(page).or_else(|| word_hit(page, &words, &look_up))?;
            Some((hit, page))
        })
        .collect();
    hits.sort_by_key(|&(hit, _)| hit);
    hits.into_iter().map(|(_, page)| page).collect()
}

fn word_hit<S: AsRef<str>>(
    page: &LawPage,
    words: &[&str],
    look_up: &impl Fn(&str) -> S,
) -> Option<Hit> {
    let heading = fold(look_up(page.heading).as_ref());
    if has_all(&heading, words) {
        return Some(Hit::Heading);
    }
    let chapter = fold(look_up(page.chapter).as_ref());
    if has_all(&chapter, words) {
        return Some(Hit::Chapter);
    }
    let mut text = heading + "\n" + &chapter;
    for part in [page.summary, page.note, page.why] {
        // An empty text is the catalogue's own header, not ours.
        if !part.is_empty() {
            text.push('\n');
            text.push_str(&fold(look_up(part).as_ref()));
        }
    }
    has_all(&text, words).then_some(Hit::Text)
}

fn words(folded: &str) -> impl Iterator<Item = &str> {
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Words count inside longer ones, since Dutch writes compounds as one; numbers only whole.
fn has_all(text: &str, asked: &[&str]) -> bool {
    asked.iter().all(|word| {
        if word.bytes().all(|b| b.is_ascii_digit()) {
            words(text).any(|other| other == *word)
        } else {
            text.contains(word)
        }
    })
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Number(u32),
    Letters(String),
}

/// A query read as a law's number, the book before it if it was named.
struct AskedNumber {
    book: Option<String>,
    parts: Vec<Part>,
}

impl AskedNumber {
    fn read(folded: &str) -> Self {
        let mut book = None;
        let mut rest = folded.trim_start();
        while let Some((word, after)) = rest.split_once([' ', ':']) {
            match word {
                "root" | "nemesis" | "clockwork" => book = Some(word.to_owned()),
                "law" | "wet" | "§" => {}
                _ => break,
            }
            rest = after.trim_start();
        }
        Self { book, parts: parts(rest) }
    }

    fn hit(&self, page: &LawPage) -> Option<Hit> {
        if self.parts.is_empty() || self.book.as_ref().is_some_and(|book| book != page.book) {
            return None;
        }
        let its = parts(&fold(page.number));
        if let Some(under) = its.strip_prefix(&*self.parts) {
            return Some(if under.is_empty() { Hit::Number } else { Hit::UnderNumber });
        }
        let (Part::Letters(_), in_faction) = its.split_first()? else {
            return None;
        };
        let under = in_faction.strip_prefix(&*self.parts)?;
        Some(if under.is_empty() { Hit::NumberInFaction } else { Hit::UnderNumberInFaction })
    }
}

/// `lp.2.2.i.a`, `LP 2 2 I a` and `lp2.2.1.1` come out the same: printings write the deeper levels
/// as roman numbers and letters or as plain numbers.
fn parts(folded: &str) -> Vec<Part> {
    let mut pieces: Vec<&str> = Vec::new();
    for word in words(folded) {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let digits = first.is_ascii_digit();
            let end = rest.find(|c: char| c.is_ascii_digit() != digits).unwrap_or(rest.len());
            let (piece, after) = rest.split_at(end);
            pieces.push(piece);
            rest = after;
        }
    }
    let first = pieces.first().copied();
    let rest = pieces.into_iter().skip(1);
    first.into_iter().map(plain).chain(rest.map(deeper)).collect()
}

fn plain(piece: &str) -> Part {
    piece.parse().map_or_else(|_| Part::Letters(piece.to_owned()), Part::Number)
}

fn deeper(piece: &str) -> Part {
    match piece {
        "i" | "a" => Part::Number(1),
        "ii" | "b" => Part::Number(2),
        "iii" | "c" => Part::Number(3),
        "iv" | "d" => Part::Number(4),
        "v" => Part::Number(5),
        _ => plain(piece),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(query: &str) -> Vec<String> {
        let found = search(
            |text| text.rsplit('\u{4}').next().map(str::to_owned).unwrap_or_default(),
            query,
        );
        found.iter().map(|page| format!("{}:{}", page.book, page.number)).collect()
    }

    #[test]
    fn a_number_is_found_in_any_spelling() {
        for query in
            ["LP.6.2", "lp 6 2", "lp6.2", " LP-6-2 ", "nemesis:LP.6.2", "law LP.6.2", "wet lp 6.2"]
        {
            assert_eq!(numbers(query)[..2], ["nemesis:LP.6.2", "nemesis:LP.6.2.I"], "{query}");
        }
        for query in ["LP.2.2.I.a", "lp 2 2 i a", "lp.2.2.1.1", "LP.2.2.1a"] {
            assert_eq!(numbers(query)[0], "nemesis:LP.2.2.I.a", "{query}");
        }
        for query in ["4.3.1.II", "4.3.1.2", "root 4.3.1 ii", "root:4.3.1.ii"] {
            assert_eq!(numbers(query)[0], "root:4.3.1.II", "{query}");
        }
    }

    #[test]
    fn a_named_book_leaves_the_others_out() {
        let found = numbers("nemesis 3.2");
        assert_eq!(found[0], "nemesis:LP.3.2");
        assert!(found.iter().all(|number| number.starts_with("nemesis:")), "{found:?}");
        assert_eq!(numbers("root 3.2"), ["root:3.2", "root:3.2.1", "root:3.2.2"]);
    }

    #[test]
    fn numbers_come_before_headings_and_headings_before_texts() {
        let found = numbers("retire");
        assert_eq!(found[0], "nemesis:LP.6.1");
        assert!(found.contains(&"nemesis:LP.6".to_owned()));
    }

    #[test]
    fn letters_of_a_faction_give_its_laws_in_order() {
        let of_lost_powers = all().filter(|page| page.number.starts_with("LP."));
        let expected: Vec<_> =
            of_lost_powers.map(|page| format!("nemesis:{}", page.number)).collect();
        assert!(numbers("lp").starts_with(&expected));
    }

    #[test]
    fn every_word_must_be_there_and_figures_whole() {
        assert_eq!(numbers("removing buildings")[0], "root:3.2.1");
        assert!(numbers("30 points").contains(&"root:3.1".to_owned()));
        assert!(!numbers("points 1").contains(&"root:5.1.5".to_owned()));
        assert_eq!(numbers("removing quicksand"), [""; 0]);
    }

    #[test]
    fn nothing_asked_finds_nothing() {
        for query in ["", "  ", ".", "§"] {
            assert_eq!(numbers(query), [""; 0], "{query:?}");
        }
    }
}
