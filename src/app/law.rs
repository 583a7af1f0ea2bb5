//! The Law screen and sheet: pages of law, found by number or by word.

use tr::tr;

use crate::engine::effect::Effect;
use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef};
use crate::engine::table;
use crate::words::laws::{self, Class, LawPage};
use crate::words::{self, Language, in_language, look_up, say};

use super::board;
use super::context::Context;
use super::touch::Touch;
use super::view::{ChoiceRow, LawRow, Weight};

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

/// Where a law leads: to laws that it leans on or that lean on it, to steps of the table, and to points that it gave.
pub fn links(language: Language, context: Option<&Context<'_>>, law: LawRef) -> Vec<ChoiceRow> {
    let mut rows = Vec::new();
    let key = format!("{}:{}", law.book().namespace(), law.number());
    let mut link = |key: String, text: String, detail: String, drawing, touch: Touch| {
        rows.push(ChoiceRow {
            group: "links".into(),
            key,
            text,
            detail,
            law: String::new(),
            drawing,
            weight: Weight::Plain,
            allowed: true,
            selected: false,
            token: touch.token(),
        });
    };
    if let Some(context) = context {
        let game = context.game();
        for seat in game.order().iter().copied() {
            for info in table::steps(game, seat).into_iter().filter(|info| info.law == law) {
                let (name, step) = (context.name(seat), say::step_title(language, game, info.step));
                link(
                    format!("step-{}-{}", u8::from(seat), board::step_key(info.step)),
                    step,
                    context.tell(|| tr!("A step of {seat}", seat = name)),
                    "board",
                    Touch::ShowSteps(seat),
                );
            }
            let given: i32 = context
                .session
                .history()
                .told()
                .flat_map(|entry| &entry.effects)
                .filter_map(|effect| {
                    let Effect::Score { seat: s, applied, law: Some(l), .. } = effect else {
                        return None;
                    };
                    (*s == seat && *l == law).then_some(i32::from(*applied))
                })
                .sum();
            if given != 0 {
                let (name, points) = (context.name(seat), words::points(language, given));
                link(
                    format!("points-{}", u8::from(seat)),
                    context.tell(|| tr!("{points} for {seat}", points, seat = name)),
                    context.tell(|| tr!("By this law, so far")),
                    "points",
                    Touch::ShowPoints,
                );
            }
        }
    }
    let leans = |page: &LawPage, on: &str| page.see.contains(&on);
    let own = laws::page_of(law);
    for page in laws::all() {
        let other = format!("{}:{}", page.book, page.number);
        let linked = own.is_some_and(|own| leans(own, &other)) || leans(page, &key);
        if let Some(law) = other.parse::<LawRef>().ok().filter(|_| linked && other != key) {
            link(
                format!("law-{other}"),
                look_up(language, page.heading),
                page.number.into(),
                "law",
                Touch::ReadLaw(law),
            );
        }
    }
    rows
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
