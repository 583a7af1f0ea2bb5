//! What the Vagabond's board says in sentences.

use tr::tr;

use crate::app::context::Context;
use crate::app::view::{NoteRow, Row, Weight};
use crate::engine::factions::vagabond::{Purpose, State, proposed};
use crate::engine::law::{Book, LawRef, law};
use crate::words::factions::vagabond as words;

const CAPACITY: LawRef = law(Book::Root, "9.6.4");
const DEFENSELESS: LawRef = law(Book::Root, "9.2.4");
const MOVE_ALLY: LawRef = law(Book::Root, "9.2.9.II.b");
const ATTACK_ALLY: LawRef = law(Book::Root, "9.2.9.II.c");
const INTO_HOSTILE: LawRef = law(Book::Root, "9.2.9.III.b");
const REFRESH: LawRef = law(Book::Root, "9.4.1");

pub(super) fn notes(context: &Context<'_>, state: &State, rows: &mut Vec<Row>) {
    let items = &state.items;
    let mut note = |key: &str, law: LawRef, text: String, weight| {
        rows.push(Row::Note(NoteRow {
            group: "notes".into(),
            key: key.into(),
            text,
            law: law.to_string(),
            weight,
        }));
    };
    let over = items.over_the_limit();
    if over > 0 {
        let text = context.tell(|| {
            tr!("{n} item over the limit: at the end of Evening it leaves the game."
                | "{n} items over the limit: at the end of Evening they leave the game." % over)
        });
        note("over", CAPACITY, text, Weight::Filled);
    }
    if state.undamaged_swords() == 0 {
        let text = context.tell(|| tr!("Defenseless: no sword is undamaged."));
        note("defenseless", DEFENSELESS, text, Weight::Filled);
    }
    let n = items.to_refresh();
    if n > 0 {
        let things = proposed(items, Purpose::Refresh, n);
        let things = words::counted(context.language, &things);
        let text = context.tell(|| tr!("If Birdsong came now: refresh {items}.", items = things));
        note("refresh", REFRESH, text, Weight::Plain);
    }
    if !state.allies().is_empty() {
        let text = context.tell(|| tr!("Warriors of one ally may move along with you."));
        note("move-ally", MOVE_ALLY, text, Weight::Plain);
        let text =
            context.tell(|| tr!("When you attack, warriors of one ally may fight as your own."));
        note("attack-ally", ATTACK_ALLY, text, Weight::Plain);
    }
    if !state.hostiles().is_empty() {
        let text = context.tell(|| tr!("A clearing with Hostile warriors takes a second boot."));
        note("hostile", INTO_HOSTILE, text, Weight::Plain);
    }
}
