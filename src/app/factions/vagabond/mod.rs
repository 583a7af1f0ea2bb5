//! The Vagabond's board: item tracks, satchel and Damaged box, the relationship chart, quests and ruins.

use tr::tr;

use crate::engine::factions::FactionCommand;
use crate::engine::factions::vagabond::{
    Character, Command as Own, Items, Kind, Packed, Pick, Relation, Side, State, Step, Thing,
    Tracked, chart, in_ruins, missing, quest_row, worth,
};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::engine::table::Command;
use crate::words::factions::vagabond as words;
use crate::words::{Language, in_language};

use super::{OptionGroup, PickOption};
use crate::app::context::{Context, suit_drawing};
use crate::app::touch::Touch;
use crate::app::view::{CardRow, ChoiceRow, CounterRow, Drawing, HeaderRow, Row, SpaceRow, Weight};

mod notes;

pub const BOARD: &str = "vagabond";
/// The groups that its drawing places itself; whatever else there is stands below them. The items of the
/// shared supply lie among the things, so they are not listed once more.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "aid",
    "quest",
    "tracks",
    "tea",
    "coins",
    "bag",
    "satchel",
    "damaged",
    "relations",
    "relation-0",
    "relation-1",
    "relation-2",
    "relation-3",
    "relation-4",
    "relation-5",
    "relation-6",
    "relation-7",
    "quests",
    "done",
    "stores",
    "crafted",
    "items",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const TRACKS: LawRef = law(Book::Root, "9.2.5.I");
const SATCHEL: LawRef = law(Book::Root, "9.2.5.II");
const HITS: LawRef = law(Book::Root, "9.2.7");
const RELATIONS: LawRef = law(Book::Root, "9.2.9");
const QUEST: LawRef = law(Book::Root, "9.5.5");

pub fn crest(_: &State) -> Drawing {
    "vagabond"
}

pub fn colour(_: &State) -> &'static str {
    "vagabond"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Character => "character",
        Step::Pawn => "pawn",
        Step::Quests => "get-quests",
        Step::Ruins => "ruins",
        Step::Items => "starting-items",
        Step::Relations => "set-relations",
        Step::Refresh => "refresh",
        Step::Slip => "slip",
        Step::Move => "move",
        Step::Battle => "battle",
        Step::Explore => "explore",
        Step::Aid => "aid",
        Step::Quest => "quest",
        Step::Strike => "strike",
        Step::Repair => "repair",
        Step::Craft => "craft",
        Step::Special => "special",
        Step::Rest => "rest",
        Step::Draw => "draw",
        Step::Discard => "discard",
        Step::Capacity => "capacity",
    }
}

/// Each character is a choice of its own: two Vagabonds at one table tell themselves apart by it.
pub fn picks() -> Vec<Pick> {
    Character::ALL.into_iter().map(|character| Pick { character }).collect()
}

pub fn options(language: Language, pick: &Pick) -> Vec<PickOption> {
    Character::ALL
        .into_iter()
        .map(|character| PickOption {
            text: words::character(language, character),
            detail: String::new(),
            selected: pick.character == character,
            group: in_language(language, || OptionGroup::Seat {
                title: tr!("Character"),
                faction: Some(tr!("Vagabond")),
            }),
            pick: Pick { character }.into(),
        })
        .collect()
}

fn play(seat: SeatId, own: Own) -> String {
    Touch::Do(Command::Play { seat, play: FactionCommand::Vagabond(own) }).token()
}

fn drawing(kind: Kind) -> Drawing {
    match kind {
        Kind::Tracked(Tracked::Tea) => "tea",
        Kind::Tracked(Tracked::Coins) => "coins",
        Kind::Tracked(Tracked::Bag) => "bag",
        Kind::Packed(Packed::Boot) => "boot",
        Kind::Packed(Packed::Sword) => "sword",
        Kind::Packed(Packed::Torch) => "torch",
        Kind::Packed(Packed::Hammer) => "hammer",
        Kind::Packed(Packed::Crossbow) => "crossbow",
    }
}

fn track_key(tracked: Tracked) -> &'static str {
    match tracked {
        Tracked::Tea => "tea",
        Tracked::Coins => "coins",
        Tracked::Bag => "bag",
    }
}

pub fn rows(context: &Context<'_>, seat: SeatId, state: &State, _: &[Offer], rows: &mut Vec<Row>) {
    items(context, seat, state, rows);
    relations(context, seat, state, rows);
    quests(context, seat, state, rows);
    stores(context, seat, state, rows);
    notes::notes(context, state, rows);
}

fn header(group: &str, key: String, text: String, law: Option<LawRef>, rows: &mut Vec<Row>) {
    let law = law.map(|law| law.to_string()).unwrap_or_default();
    rows.push(Row::Header(HeaderRow { group: group.into(), key, text, law }));
}

// Things

fn items(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let items = &state.items;
    header("tracks", "tracks".into(), String::new(), Some(TRACKS), rows);
    for tracked in Tracked::ALL {
        track(context, seat, items, tracked, rows);
    }
    let (n, limit) = (items.carried(), items.limit());
    let text = context.tell(|| tr!("Satchel and Damaged box: {n} of {limit} items", n, limit));
    header("satchel", "satchel".into(), text, Some(SATCHEL), rows);
    lying(context, seat, items, "satchel", rows, |thing| matches!(thing, Thing::Satchel(..)));
    header("damaged", "damaged".into(), String::new(), Some(HITS), rows);
    lying(context, seat, items, "damaged", rows, Thing::is_damaged);
}

/// The three places of a track; touching an item there changes how it lies.
fn track(
    context: &Context<'_>,
    seat: SeatId,
    items: &Items,
    tracked: Tracked,
    rows: &mut Vec<Row>,
) {
    let group = track_key(tracked);
    let n = items.on_track(tracked);
    let text = context.tell(|| match tracked {
        Tracked::Tea => tr!("Tea: refresh {n} more", n = 2 * n),
        Tracked::Coins => tr!("Coins: draw {n} more", n),
        Tracked::Bag => tr!("Bags: carry {n} more", n = 2 * n),
    });
    header(group, group.into(), text, None, rows);
    let item = words::kind(context.language, Kind::Tracked(tracked));
    for place in 0..Items::ROOM {
        let filled = place < n;
        rows.push(Row::Space(SpaceRow {
            group: group.into(),
            key: format!("{group}-{}", place + 1),
            label: context.tell(|| {
                if filled {
                    tr!("Place {n}: {item}", n = place + 1, item)
                } else {
                    tr!("Place {n}: empty", n = place + 1)
                }
            }),
            points: String::new(),
            filled,
            marker: false,
            crest: drawing(Kind::Tracked(tracked)),
            token: if filled {
                play(seat, Own::Handle(Thing::Track(tracked)))
            } else {
                play(seat, Own::AddItem)
            },
        }));
    }
}

/// Every item that lies in a place, one by one.
fn lying(
    context: &Context<'_>,
    seat: SeatId,
    items: &Items,
    group: &str,
    rows: &mut Vec<Row>,
    there: impl Fn(Thing) -> bool,
) {
    for (thing, n) in items.iter().filter(|(thing, _)| there(*thing)) {
        let up = thing.side() == Side::Up;
        let name = drawing(thing.kind());
        for nth in 1..=n {
            rows.push(Row::Space(SpaceRow {
                group: group.into(),
                key: format!("{group}-{name}-{}-{nth}", if up { "up" } else { "down" }),
                label: words::thing(context.language, thing),
                points: String::new(),
                filled: up,
                marker: thing.is_damaged(),
                crest: name,
                token: play(seat, Own::Handle(thing)),
            }));
        }
    }
}

// The chart

fn relation_key(relation: Relation) -> &'static str {
    match relation {
        Relation::Hostile => "hostile",
        Relation::Indifferent => "indifferent",
        Relation::Second => "second",
        Relation::Third => "third",
        Relation::Allied => "allied",
    }
}

fn relations(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    header("relations", "relations".into(), String::new(), Some(RELATIONS), rows);
    for with in chart(context.game(), seat) {
        let group = format!("relation-{}", u8::from(with));
        let now = state.relation(with);
        header(&group, group.clone(), context.name(with), None, rows);
        for relation in Relation::ALL {
            let points = Relation::ALL.into_iter().find_map(|before| match before.next() {
                Some((_, points, next)) if next == relation => Some(format!("+{points}")),
                Some(_) | None => None,
            });
            rows.push(Row::Space(SpaceRow {
                group: group.clone(),
                key: format!("{group}-{}", relation_key(relation)),
                label: words::relation(context.language, relation),
                points: points.unwrap_or_default(),
                filled: relation == now,
                marker: relation == now,
                crest: if relation == Relation::Hostile { "sword" } else { "" },
                token: play(seat, Own::SetRelation { with }),
            }));
        }
        rows.push(Row::Choice(ChoiceRow {
            detail: words::aid_detail(context.language, context.game(), seat, with),
            drawing: "hand",
            weight: Weight::Tonal,
            ..context.button(
                &group,
                "aid",
                context.tell(|| tr!("button" => "Aid…")),
                &Touch::Do(Command::Play {
                    seat,
                    play: FactionCommand::Vagabond(Own::Aid { to: with }),
                }),
            )
        }));
    }
}

// Quests

fn quests(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let language = context.language;
    header("quests", "quests".into(), String::new(), Some(QUEST), rows);
    for quest in quest_row(context.game()) {
        let short = missing(&state.items, quest);
        rows.push(Row::Card(CardRow {
            group: "quests".into(),
            key: format!("quest-{}", quest as u8),
            name: words::quest(language, quest),
            suit: suit_drawing(quest.suit().suit()),
            item: "",
            cost: words::quest_items(language, quest),
            value: {
                let n = worth(state, quest);
                context.tell(|| tr!("+{n} or 2 cards", n))
            },
            note: if short.is_empty() {
                String::new()
            } else {
                context.tell(|| tr!("not at hand"))
            },
            used: !short.is_empty(),
            empty: false,
            token: play(seat, Own::Complete(quest)),
        }));
    }
    for ground in Ground::ALL {
        let n = state.done.iter().filter(|quest| quest.suit() == ground).count();
        rows.push(Row::Counter(CounterRow {
            group: "done".into(),
            key: format!("done-{}", suit_drawing(ground.suit())),
            name: context.tell(|| match ground {
                Ground::Fox => tr!("Fox quests completed"),
                Ground::Rabbit => tr!("Rabbit quests completed"),
                Ground::Mouse => tr!("Mouse quests completed"),
            }),
            value: i32::try_from(n).unwrap_or(0),
            text: String::new(),
            note: String::new(),
            drawing: suit_drawing(ground.suit()),
            token: play(seat, Own::AddDone),
        }));
    }
}

// Numbers

fn stores(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let items = &state.items;
    let mut counter = |key: &str, name: String, value: u8, text: String, drawing, token| {
        rows.push(Row::Counter(CounterRow {
            group: "stores".into(),
            key: key.into(),
            name,
            value: i32::from(value),
            text,
            note: String::new(),
            drawing,
            token,
        }));
    };
    let (n, limit) = (items.carried(), items.limit());
    counter(
        "item-limit",
        context.tell(|| tr!("Items carried, and the limit")),
        n,
        context.tell(|| tr!("{n} of {limit}", n, limit)),
        "bag",
        play(seat, Own::AddItem),
    );
    let swords = state.undamaged_swords();
    let name = context.tell(|| tr!("Most rolled hits"));
    counter("most-hits", name, swords, String::new(), "sword", String::new());
    let ruins: u8 = in_ruins(context.game()).iter().sum();
    let name = context.tell(|| tr!("Items under the ruins"));
    counter("in-ruins", name, ruins, String::new(), "torch", play(seat, Own::SetRuins));
    let place = context.tell(|| match state.in_forest {
        true => tr!("pawn" => "Forest"),
        false => tr!("pawn" => "Clearing"),
    });
    let name = context.tell(|| tr!("The pawn is in"));
    let token = play(seat, Own::SetForest(!state.in_forest));
    counter("pawn-place", name, 0, place, "vagabond", token);
}
