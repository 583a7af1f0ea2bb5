//! How many touches the commonest events of a table take, from the Table page of a phone on: counted through the
//! window's controls, each against the most that it may take. What was counted is printed: `--nocapture`.

use slint::ComponentHandle;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::{alliance, lost_powers, marquise};
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::seat::{SeatId, Standing};
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::window::ui::Chrome;
use woodland_ledger::words::{Language, say};

use crate::kit::{Person, With};
use crate::play::suit_name;

const NAMES: [&str; 4] = ["Mara", "Tim", "Zoë", "Ada"];

fn seat(at: u8) -> SeatId {
    SeatId::new(at).expect("a seat")
}

/// Followers, cats, Alliance and Vagabond in the Daylight of the first, with pieces of each on the map and 12 points.
fn laid(person: &Person) {
    person.desk(|desk| {
        desk.welcomed();
        desk.new_game.add();
        for (at, faction) in ["Lost Powers", "Marquise de Cat", "Woodland Alliance", "Vagabond"]
            .into_iter()
            .enumerate()
            .rev()
        {
            desk.new_game.editing = Some(at);
            let rows = desk.new_game.faction_rows(Language::English);
            let token = rows.into_iter().find(|row| row.text == faction).expect(faction).token;
            desk.new_game.pick(at, &token);
            desk.name_new_seat(at, NAMES[at]);
        }
        desk.new_game.editing = None;
        desk.begin();
    });
    person.does(Command::Start, &[]);
    let map = |piece| Tracker::Pool(seat(1), marquise::Pool::Map(piece).into());
    let building = |kind| map(marquise::Piece::Building(kind));
    for (tracker, n) in [
        (Tracker::Pool(seat(0), lost_powers::Pool::Upright.into()), 3),
        (map(marquise::Piece::Warrior), 8),
        (building(marquise::Building::Sawmill), 2),
        (building(marquise::Building::Workshop), 1),
        (building(marquise::Building::Recruiter), 1),
        (map(marquise::Piece::Keep), 1),
        (map(marquise::Piece::Wood), 2),
        (Tracker::Pool(seat(2), alliance::Pool::Map.into()), 3),
        (Tracker::Pool(seat(2), alliance::Pool::Sympathy.into()), 2),
    ] {
        person.does(Command::SetTo(tracker), &[Answer::Number(n)]);
    }
    for at in 0..4 {
        person.does(Command::Score { seat: seat(at), by: 12 }, &[]);
    }
    person.does(Command::TurnTo { seat: seat(0), phase: Phase::Daylight, round: 3 }, &[]);
    person.desk(|desk| desk.go(Screen::Table));
}

/// Something that happens at a table: the most touches it may take, how it is entered, and how one sees that it was.
struct Event {
    name: &'static str,
    most: u32,
    enter: fn(&Person),
    done: fn(&Game, &Game) -> bool,
}

fn points(game: &Game, at: u8) -> i32 {
    i32::from(game.seat(seat(at)).expect("a seat").points.get())
}

fn on_map(game: &Game, piece: marquise::Piece) -> u8 {
    game.seat(seat(1)).expect("a seat").pools.count(marquise::Pool::Map(piece).into())
}

fn event(person: &Person, text: &str) {
    person.press_text(text);
}

/// Answers by the control of this text.
fn choose(person: &Person, text: &str) {
    let ask = person.shell.desk.borrow().ask().expect("a question");
    let row = ask.choices.iter().find(|row| row.text == text);
    let row = row.unwrap_or_else(|| panic!("no {text} in {ask:#?}"));
    person.press_key(text, &row.key);
}

/// One more of the row whose name holds this.
fn more(person: &Person, row: &str) {
    let ask = person.shell.desk.borrow().ask().expect("a question");
    let row = ask.numbers.iter().find(|number| number.name.contains(row));
    person.more(&row.unwrap_or_else(|| panic!("{ask:#?}")).name, 1);
}

/// The first card of the list, which may be a suit alone.
fn card(person: &Person, fits: impl Fn(&str) -> bool) {
    let ask = person.shell.desk.borrow().ask().expect("a question");
    let card = ask.cards.iter().find(|card| fits(card.item)).expect("a card");
    let label =
        person.say("{0}, {1} suit", &card.name).replace("{1}", &suit_name(person, card.suit));
    person.press_key(&label, &card.key);
}

fn removed(person: &Person, whose: &str, what: &[&str]) {
    event(person, "Pieces removed…");
    choose(person, whose);
    what.iter().for_each(|row| more(person, row));
    person.confirm();
}

fn rest(person: &Person) {
    while person.asked() {
        let ask = person.shell.desk.borrow().ask().expect("a question");
        if ask.veil.is_empty() {
            crate::play::first_choice(person);
        } else {
            person.press(&person.say("I am {0}: show it", &ask.veil));
        }
    }
}

const EVENTS: [Event; 17] = [
    Event {
        name: "one point",
        most: 1,
        enter: |p| p.press(&p.say("One point more for {0}", NAMES[1])),
        done: |a, b| points(b, 1) == points(a, 1) + 1,
    },
    Event {
        name: "three points",
        most: 3,
        enter: |p| (0..3).for_each(|_| p.press(&p.say("One point more for {0}", NAMES[1]))),
        done: |a, b| points(b, 1) == points(a, 1) + 3,
    },
    Event {
        name: "a building removed, of three kinds",
        most: 5,
        enter: |p| {
            removed(p, NAMES[1], &["uilding"]);
            rest(p);
        },
        done: |a, b| points(b, 0) == points(a, 0) + 1,
    },
    Event {
        name: "a token removed, of two kinds",
        most: 5,
        enter: |p| {
            removed(p, NAMES[1], &["oken"]);
            rest(p);
        },
        done: |a, b| points(b, 0) == points(a, 0) + 1,
    },
    Event {
        // The device is handed over twice: to who gives a card, and to who gets it.
        name: "a token removed, and Outrage behind a curtain",
        most: 8,
        enter: |p| {
            removed(p, NAMES[2], &["oken"]);
            rest(p);
        },
        done: |a, b| points(b, 0) == points(a, 0) + 1,
    },
    Event {
        name: "a token removed by another seat in this turn",
        most: 6,
        enter: |p| {
            event(p, "Removed by another seat…");
            choose(p, NAMES[1]);
            choose(p, NAMES[3]);
            more(p, "oken");
            p.confirm();
            rest(p);
        },
        done: |a, b| points(b, 3) == points(a, 3) + 1,
    },
    Event {
        name: "a warrior removed",
        most: 4,
        enter: |p| removed(p, NAMES[2], &["arrior"]),
        done: |a, b| b.seat(seat(2)).unwrap().pools != a.seat(seat(2)).unwrap().pools,
    },
    Event {
        name: "two warriors removed, and Hospitals declined",
        most: 6,
        enter: |p| {
            removed(p, NAMES[1], &["arrior", "arrior"]);
            rest(p);
        },
        done: |a, b| {
            let warriors = marquise::Piece::Warrior;
            on_map(b, warriors) + 2 == on_map(a, warriors)
                || on_map(b, warriors) == on_map(a, warriors)
        },
    },
    Event {
        name: "a card discarded",
        most: 3,
        enter: |p| {
            event(p, "Discard cards…");
            rest(p);
        },
        done: |a, b| a.seat(seat(0)).unwrap().hand == b.seat(seat(0)).unwrap().hand + 1,
    },
    Event {
        name: "an item crafted",
        most: 3,
        enter: |p| {
            // The followers craft nothing themselves.
            p.does(Command::TurnTo { seat: seat(1), phase: Phase::Daylight, round: 3 }, &[]);
            p.desk(|_| {});
            p.look();
            event(p, "Craft a card…");
            p.press(&suit_name(p, "fox"));
            card(p, |item| !item.is_empty());
            rest(p);
        },
        done: |a, b| points(b, 1) > points(a, 1) && a.items != b.items,
    },
    Event {
        name: "a battle of three against three, and Hospitals declined",
        most: 7,
        enter: |p| {
            event(p, "Battle with dice…");
            [NAMES[1], "3", "3"].into_iter().for_each(|text| choose(p, text));
            rest(p);
        },
        done: |a, b| a != b,
    },
    Event {
        name: "the end of a phase",
        most: 1,
        enter: Person::due,
        done: |_, b| b.turn.phase == Phase::Evening,
    },
    Event {
        name: "the end of a turn in its midst",
        most: 2,
        enter: |p| {
            event(p, "End the turn");
            rest(p);
        },
        done: |_, b| b.turn.seat == seat(1),
    },
    Event {
        name: "undo",
        most: 1,
        enter: |p| p.press(&p.shell.window.global::<Chrome>().get_undo()),
        done: |a, b| a.turn.number != b.turn.number || a != b,
    },
    Event {
        name: "dominance",
        most: 3,
        enter: |p| {
            event(p, "Activate dominance…");
            rest(p);
        },
        done: |_, b| matches!(b.seat(seat(0)).unwrap().standing, Standing::Dominance(_)),
    },
    Event {
        name: "points put right",
        most: 4,
        enter: |p| put_right(p, Tracker::Points(seat(2)), "8"),
        done: |_, b| points(b, 2) == 8,
    },
    Event {
        name: "a number of pieces put right",
        most: 5,
        enter: |p| put_right(p, Tracker::Pool(seat(2), alliance::Pool::Sympathy.into()), "4"),
        done: |_, b| b.seat(seat(2)).unwrap().pools.count(alliance::Pool::Sympathy.into()) == 4,
    },
];

/// On its seat's board, by typing the number.
fn put_right(person: &Person, tracker: Tracker, n: &str) {
    person.press(&person.say("Board of {0}", NAMES[2]));
    person.press(&say::tracker(person.language(), &person.game(), tracker));
    let row = person.shell.desk.borrow().ask().expect("a form").numbers[0].name.clone();
    person.write(&row, 0, n);
    person.confirm();
}

#[test]
fn the_commonest_events_take_few_touches() {
    let person = Person::new(Language::English, With::Reader);
    laid(&person);
    let here = |person: &Person| person.shell.desk.borrow().session().unwrap().history().here();
    let mut many = Vec::new();
    let mut told = String::new();
    for Event { name, most, enter, done } in EVENTS {
        let (before, id, so_far) = (person.game(), here(&person), person.touches());
        enter(&person);
        let touches = person.touches() - so_far;
        assert!(done(&before, &person.game()), "{name} is entered");
        told += &format!("{touches} of at most {most}: {name}\n");
        if touches > most {
            many.push(name);
        }
        person.desk(|desk| {
            desk.dismiss_dialog();
            if let Some(session) = desk.session_mut() {
                session.back_to(id);
            }
            desk.go(Screen::Table);
        });
        assert_eq!(person.game(), before, "{name} is taken back");
        person.look();
    }
    println!("{told}");
    assert!(many.is_empty(), "too many touches: {many:?}\n{told}");
}
