//! The Law screen and sheet: pages of law, found by number or by word.

use tr::tr;

use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef};
use crate::words::laws::{self, Class, LawPage};
use crate::words::{Language, in_language, look_up};

use super::view::LawRow;

/// The law that a number on the screen means. Numbers are shown without their book: two books share
/// the numbers 10.x, and the full form tells them apart.
pub fn find(number: &str, _game: Option<&Game>) -> Option<LawRef> {
    number
        .parse()
        .ok()
        .or_else(|| Book::ALL.into_iter().find_map(|book| LawRef::find(book, number)))
}

/// A page as it is read.
pub fn page(language: Language, law: LawRef) -> Option<LawRow> {
    laws::page_of(law).map(|page| row(language, page))
}

/// What a search finds; everything when nothing is searched for.
pub fn search(language: Language, words: &str) -> Vec<LawRow> {
    if words.trim().is_empty() {
        return laws::all().map(|page| row(language, page)).collect();
    }
    laws::search(|text| look_up(language, text), words)
        .into_iter()
        .map(|page| row(language, page))
        .collect()
}

fn row(language: Language, page: &LawPage) -> LawRow {
    let class = in_language(language, || match page.class {
        Class::Enforced => tr!("The app keeps to this."),
        Class::Asked => tr!("The app asks you for what it needs to know."),
        Class::Shown => tr!("The app shows this; you carry it out."),
        Class::NotModelled => tr!("Left to the table."),
    });
    let or_empty =
        |text: &str| if text.is_empty() { String::new() } else { look_up(language, text) };
    let why = or_empty(page.why);
    LawRow {
        key: format!("{}:{}", page.book, page.number),
        number: page.number.into(),
        book: look_up(language, page.chapter),
        title: look_up(language, page.heading),
        text: look_up(language, page.summary),
        note: or_empty(page.note),
        class: if why.is_empty() { class } else { why },
    }
}
