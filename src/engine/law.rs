//! References to numbered laws: three books, 449 laws, each a small index into one table.
//! This room knows which laws exist and what they are called by number; it must not hold their texts.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::law_table::LAWS;

/// A book of laws. Two books share the numbers 10.x, so a number alone does not name a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Book {
    /// The base law, chapters 1 to 10.
    Root,
    /// The Nemesis expansion: LP, LR, NB and TOF.
    Nemesis,
    /// The clockwork law of the Drillbit Duchy.
    Clockwork,
}

impl Book {
    pub const ALL: [Self; 3] = [Self::Root, Self::Nemesis, Self::Clockwork];

    /// The namespace that stands before the colon in a full law reference.
    #[must_use]
    pub const fn namespace(self) -> &'static str {
        match self {
            Self::Root => "root",
            Self::Nemesis => "nemesis",
            Self::Clockwork => "clockwork",
        }
    }

    #[must_use]
    pub fn from_namespace(namespace: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|book| book.namespace() == namespace)
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.namespace())
    }
}

/// One numbered law. Laws order as they are read: by book, then by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LawRef(u16);

/// The law with this number, for use in constants.
///
/// ```
/// use woodland_ledger::engine::law::{Book, LawRef, law};
/// const RETIRE: LawRef = law(Book::Nemesis, "LP.6.1");
/// assert_eq!(RETIRE.to_string(), "LP.6.1");
/// ```
///
/// A constant that names an unknown law does not compile:
///
/// ```compile_fail,E0080
/// use woodland_ledger::engine::law::{Book, LawRef, law};
/// const NO_SUCH_LAW: LawRef = law(Book::Nemesis, "LP.9.9");
/// ```
///
/// # Panics
/// When the book has no law with this number (in a constant: a compile error). Use [`LawRef::find`]
/// for numbers that come from outside.
#[must_use]
pub const fn law(book: Book, number: &str) -> LawRef {
    match LawRef::find(book, number) {
        Some(law) => law,
        None => panic!("no law in this book has this number"),
    }
}

impl LawRef {
    #[must_use]
    pub const fn find(book: Book, number: &str) -> Option<Self> {
        let mut index = 0;
        while index < LAWS.len() {
            let (its_book, its_number) = LAWS[index];
            if its_book as u8 == book as u8 && same(its_number.as_bytes(), number.as_bytes()) {
                #[expect(clippy::cast_possible_truncation, reason = "the table holds 449 laws")]
                return Some(Self(index as u16));
            }
            index += 1;
        }
        None
    }

    /// Every law, in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0u16..).take(LAWS.len()).map(Self)
    }

    #[must_use]
    pub const fn book(self) -> Book {
        LAWS[self.0 as usize].0
    }

    /// The number as people say it, without the book: `LP.6.1`.
    #[must_use]
    pub const fn number(self) -> &'static str {
        LAWS[self.0 as usize].1
    }

    /// The number with its book, as code and files write it: `nemesis:LP.6.1`.
    #[must_use]
    pub fn full(self) -> String {
        format!("{}:{}", self.book(), self.number())
    }
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    // From the end: numbers of one chapter share their beginning.
    let mut left = one.len();
    while left > 0 {
        left -= 1;
        if one[left] != other[left] {
            return false;
        }
    }
    true
}

impl fmt::Display for LawRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.number())
    }
}

impl fmt::Debug for LawRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LawRef({}:{})", self.book(), self.number())
    }
}

/// A text that was meant to be a full law reference and names no law.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" names no law")]
pub struct UnknownLaw(pub String);

impl FromStr for LawRef {
    type Err = UnknownLaw;

    /// Reads a full reference, `nemesis:LP.6.1`.
    fn from_str(full: &str) -> Result<Self, Self::Err> {
        full.split_once(':')
            .and_then(|(namespace, number)| Self::find(Book::from_namespace(namespace)?, number))
            .ok_or_else(|| UnknownLaw(full.to_owned()))
    }
}

impl Serialize for LawRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}:{}", self.book(), self.number()))
    }
}

impl<'de> Deserialize<'de> for LawRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Full;

        impl de::Visitor<'_> for Full {
            type Value = LawRef;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a law with its book, such as \"nemesis:LP.6.1\"")
            }

            fn visit_str<E: de::Error>(self, full: &str) -> Result<LawRef, E> {
                full.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_str(Full)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const RETIRE: LawRef = law(Book::Nemesis, "LP.6.1");
    const BUILD_THE_BURROW: LawRef = law(Book::Clockwork, "10.5.1");
    const BUILD_A_GARDEN: LawRef = law(Book::Root, "10.5.1");

    #[test]
    fn a_law_knows_its_book_and_its_number() {
        assert_eq!(RETIRE.book(), Book::Nemesis);
        assert_eq!(RETIRE.number(), "LP.6.1");
        assert_eq!(RETIRE.to_string(), "LP.6.1");
        assert_eq!(RETIRE.full(), "nemesis:LP.6.1");
        assert_eq!(format!("{RETIRE:?}"), "LawRef(nemesis:LP.6.1)");
        assert_eq!(format!("{RETIRE:>8}"), "  LP.6.1");
    }

    #[test]
    fn one_number_in_two_books_is_two_laws() {
        assert_ne!(BUILD_THE_BURROW, BUILD_A_GARDEN);
        assert_eq!(BUILD_THE_BURROW.to_string(), BUILD_A_GARDEN.to_string());
        assert_ne!(BUILD_THE_BURROW.full(), BUILD_A_GARDEN.full());
    }

    #[test]
    fn every_law_stands_once_and_is_found_again() {
        assert_eq!(LawRef::all().count(), 449);
        let of = |book| LawRef::all().filter(|law| law.book() == book).count();
        assert_eq!(Book::ALL.map(of), [262, 148, 39]);
        assert_eq!(LawRef::all().collect::<HashSet<_>>().len(), 449);
        for each in LawRef::all() {
            assert_eq!(law(each.book(), each.number()), each);
            assert_eq!(each.full().parse(), Ok(each));
        }
    }

    #[test]
    fn laws_order_as_they_are_read() {
        /// Chapters and sections by number, then roman, then letter.
        fn key(law: LawRef) -> (Book, Vec<(u32, String)>) {
            let roman = |part: &str| {
                ["I", "II", "III", "IV", "V"]
                    .iter()
                    .zip(1..)
                    .find(|(r, _)| **r == part)
                    .map(|(_, n)| n)
            };
            let parts = law.number().split('.').map(|part| {
                let value = part.parse().ok().or_else(|| roman(part)).unwrap_or(0);
                (value, if value == 0 { part.to_owned() } else { String::new() })
            });
            (law.book(), parts.collect())
        }
        let laws: Vec<_> = LawRef::all().collect();
        assert!(laws.is_sorted());
        for pair in laws.windows(2) {
            assert!(key(pair[0]) < key(pair[1]), "{:?} before {:?}", pair[0], pair[1]);
        }
    }

    #[test]
    fn a_file_holds_a_law_with_its_book() {
        assert_eq!(serde_json::to_string(&RETIRE).unwrap(), "\"nemesis:LP.6.1\"");
        assert_eq!(serde_json::from_str::<LawRef>("\"nemesis:LP.6.1\"").unwrap(), RETIRE);
        let read: LawRef = serde_json::from_reader(&b"\"clockwork:10.5.1\""[..]).unwrap();
        assert_eq!(read, BUILD_THE_BURROW);
    }

    #[test]
    fn a_law_that_does_not_exist_is_refused() {
        for text in
            ["nemesis:LP.9.9", "LP.6.1", "root:LP.6.1", "Nemesis:LP.6.1", "nemesis:", ":", ""]
        {
            assert_eq!(text.parse::<LawRef>(), Err(UnknownLaw(text.to_owned())));
        }
        let error = serde_json::from_str::<LawRef>("\"nemesis:LP.9.9\"").unwrap_err();
        assert!(error.to_string().contains("\"nemesis:LP.9.9\" names no law"), "{error}");
        assert!(serde_json::from_str::<LawRef>("7").is_err());
    }

    #[test]
    #[should_panic(expected = "no law in this book has this number")]
    fn a_constant_law_must_exist() {
        let _ = law(Book::Root, "LP.6.1");
    }
}
