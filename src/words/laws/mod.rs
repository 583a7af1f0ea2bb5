//! The law for people: one page for every numbered law, in our own words, and what the app does about it.
//! Pages hold English texts for the catalogue to translate; they decide nothing and quote nobody.

mod alliance;
mod base;
mod drillbit_duchy;
mod eyrie;
mod lizard_cult;

mod lemming_reavers;
mod lost_powers;
mod marquise;
mod noxious_battery;
mod search;
mod triumvirate;
mod vagabond;

use crate::engine::law::{Book, LawRef, law};

pub use search::search;

/// Every file of pages, in the order in which the laws are read.
static FILES: &[&[LawPage]] = &[
    base::golden_rules::PAGES,
    base::key_terms::PAGES,
    base::victory::PAGES,
    base::key_actions::PAGES,
    base::setup::PAGES,
    marquise::PAGES,
    eyrie::PAGES,
    alliance::PAGES,
    vagabond::PAGES,
    lizard_cult::PAGES,
    lost_powers::PAGES,
    lemming_reavers::PAGES,
    noxious_battery::PAGES,
    triumvirate::PAGES,
    drillbit_duchy::PAGES,
];

/// What the app does about a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// The engine works it out, or refuses what goes against it.
    Enforced,
    /// The app asks the table for the fact that settles it.
    Asked,
    /// The app tells it where it matters, and the table does it.
    Shown,
    /// The app leaves it to the table; the page says why.
    NotModelled,
}

/// One numbered law. Its texts are keys of the catalogue and are looked up before anyone sees them,
/// in English too: some headings carry a context, since one English word has two headings in Dutch
/// (the key action *Battle* is "Gevecht", a faction's step *Battle* is "Vecht").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LawPage {
    /// The namespace of the book, `nemesis`.
    pub book: &'static str,
    /// The number without the namespace, `LP.6.1`.
    pub number: &'static str,
    /// The chapter or faction that the law belongs to.
    pub chapter: &'static str,
    pub heading: &'static str,
    pub summary: &'static str,
    /// Where the law contradicts itself or differs by printing, and what the app does; otherwise empty.
    pub note: &'static str,
    pub class: Class,
    /// Why the app leaves the law to the table; empty for every other class.
    pub why: &'static str,
    /// Laws that this one leans on, with their books.
    pub see: &'static [&'static str],
}

impl LawPage {
    const fn note(mut self, note: &'static str) -> Self {
        self.note = note;
        self
    }

    const fn see(mut self, see: &'static [&'static str]) -> Self {
        self.see = see;
        self
    }
}

/// Makes pages for the laws of one chapter. A page for a law that does not exist does not compile.
struct Chapter {
    book: Book,
    name: &'static str,
}

impl Chapter {
    const fn new(book: Book, name: &'static str) -> Self {
        Self { book, name }
    }

    const fn enforced(
        &self,
        number: &str,
        heading: &'static str,
        summary: &'static str,
    ) -> LawPage {
        self.page(number, heading, summary, Class::Enforced, "")
    }

    const fn asked(&self, number: &str, heading: &'static str, summary: &'static str) -> LawPage {
        self.page(number, heading, summary, Class::Asked, "")
    }

    const fn shown(&self, number: &str, heading: &'static str, summary: &'static str) -> LawPage {
        self.page(number, heading, summary, Class::Shown, "")
    }

    const fn not_modelled(
        &self,
        number: &str,
        heading: &'static str,
        summary: &'static str,
        why: &'static str,
    ) -> LawPage {
        self.page(number, heading, summary, Class::NotModelled, why)
    }

    const fn page(
        &self,
        number: &str,
        heading: &'static str,
        summary: &'static str,
        class: Class,
        why: &'static str,
    ) -> LawPage {
        let law = law(self.book, number);
        LawPage {
            book: law.book().namespace(),
            number: law.number(),
            chapter: self.name,
            heading,
            summary,
            note: "",
            class,
            why,
            see: &[],
        }
    }
}

/// Every page, in reading order.
pub fn all() -> impl Iterator<Item = &'static LawPage> {
    FILES.iter().copied().flatten()
}

/// The page of a law by its book's namespace and its number: `page("nemesis", "LP.6.1")`.
#[must_use]
pub fn page(book: &str, number: &str) -> Option<&'static LawPage> {
    all().find(|page| page.book == book && page.number == number)
}

/// The page of a law that the engine named.
#[must_use]
pub fn page_of(law: LawRef) -> Option<&'static LawPage> {
    page(law.book().namespace(), law.number())
}
