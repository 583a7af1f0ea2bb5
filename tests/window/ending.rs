//! The end of a game and what comes of many: the page of the end, statistics, the lot of a new table, and a table on
//! which six seats stand on one space.

use i_slint_backend_testing::ElementHandle;
use slint::ComponentHandle;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::window::ui::Settings;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};
use crate::scenes::{LONG, SHORT, guests};

fn seat(at: u8) -> SeatId {
    SeatId::new(at).expect("a seat")
}

/// Guests at so many seats, in the first turn.
fn begun(person: &Person, names: &[&str]) {
    person.desk(|desk: &mut Desk| {
        desk.welcomed();
        desk.new_game = Default::default();
        while desk.new_game.seats.len() < names.len() {
            desk.new_game.add();
        }
        let picks = guests().into_iter().cycle();
        for (seat, pick) in desk.new_game.seats.iter_mut().zip(picks) {
            seat.pick = pick;
        }
        for (at, name) in names.iter().enumerate() {
            desk.name_new_seat(at, name);
        }
        desk.begin();
        desk.act(Command::Start);
    });
}

/// Rounds in which everybody scores and the first seat gets to 30.
fn won(person: &Person, seats: u8) {
    for _ in 0..3 {
        for at in 0..seats {
            person.does(Command::Score { seat: seat(at), by: if at == 0 { 10 } else { 4 } }, &[]);
            if person.game().ending.is_some() {
                return;
            }
            person.does(Command::EndTurn, &[]);
        }
    }
}

/// Each of these pages once.
pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    person.desk(|desk| {
        desk.welcomed();
        desk.go(Screen::Statistics);
    });
    shown("statistics-empty");
    person.desk(|desk| {
        desk.go(Screen::NewGame);
        desk.choose_new("factions|");
        desk.choose_new("printing|");
        desk.new_game.editing = Some(0);
    });
    shown("new-game-lot");
    let [one, two, three, four, five] = names;
    begun(&person, &[one, two, three, four, five, one]);
    for at in 0..6 {
        person.does(Command::Score { seat: seat(at), by: 17 }, &[]);
    }
    person.desk(|desk| desk.go(Screen::Table));
    shown("table-crowd");
    person.desk(|desk| desk.files.change(|settings| settings.far_view = true));
    shown("table-crowd-far");
    person.desk(|desk| {
        desk.files.change(|settings| settings.far_view = false);
        desk.close_game();
    });
    begun(&person, &names);
    won(&person, 5);
    person.desk(|desk| desk.dismiss_dialog());
    shown("ending");
    person.desk(|desk| {
        desk.close_game();
        desk.go(Screen::Statistics);
    });
    shown("statistics");
}

#[test]
fn the_end_can_be_read_handed_on_and_left() {
    for with in [With::Finger, With::Keys] {
        let person = Person::new(Language::English, with);
        begun(&person, &SHORT[..3]);
        person.desk(|desk| desk.go(Screen::Table));
        won(&person, 3);
        person.desk(|_| {});
        person.look();
        person.press_text("See how it went");
        let screen = || person.shell.desk.borrow().screen();
        assert_eq!(screen(), Screen::Ending);
        for text in
            ["Won by Mara with 30 points", "Time played", "round 1: 10 points", "Entered by hand"]
        {
            assert!(person.shows(text), "{text} is not on the page");
        }
        person.press_text("Copy the link");
        assert!(person.shows("The link is copied"));
        person.press_text("Picture (PNG)");
        let shared = std::fs::read_dir(person.folder.join("shared")).expect("a folder");
        assert_eq!(shared.count(), 1, "the picture");
        person.press_text("Play on");
        assert_eq!(screen(), Screen::Table);
        assert!(person.game().playing_on);
    }
}

#[test]
fn statistics_can_be_sorted() {
    let person = Person::new(Language::English, With::Finger);
    person.desk(|desk| desk.welcomed());
    person.look();
    person.press_text("Statistics");
    assert!(person.shows("No finished game yet"));
    begun(&person, &SHORT[..3]);
    won(&person, 3);
    person.desk(|desk| {
        desk.dismiss_dialog();
        desk.close_game();
    });
    person.look();
    person.press_text("Statistics");
    assert!(person.shows("1 finished game"));
    assert!(person.shows("Riverfolk Company"));
    person.press_text("By place");
    assert!(person.shows("Takes the first turn") && person.shows("1 won (100 %)"));
    person.press_text("By number of players");
    assert!(person.shows("3 players"));
}

#[test]
fn a_table_is_drawn_by_lot() {
    let person = Person::new(Language::English, With::Finger);
    person.desk(|desk| {
        desk.welcomed();
        desk.go(Screen::NewGame);
    });
    person.look();
    assert!(person.shows("Reach"), "what the factions add up to");
    person.press_text("Draw factions by lot");
    person.press_text("Draw places by lot");
    person.press_text("Play by the 2025 printing of the Law");
    let lots = person.shell.desk.borrow().new_game.lots;
    assert!(lots.factions && lots.seating);
    person.press_text("Begin the game");
    assert_eq!(person.game().printing, woodland_ledger::engine::printing::Printing::Law2025);
}

/// Where elements of a type lie.
fn places(person: &Person, kind: &str) -> Vec<[f32; 4]> {
    ElementHandle::find_by_element_type_name(&person.shell.window, kind)
        .map(|e| {
            let (at, size) = (e.absolute_position(), e.size());
            [at.x, at.y, at.x + size.width, at.y + size.height]
        })
        .collect()
}

/// None lies on another, and all are inside.
fn apart(places: &[[f32; 4]], width: f32, height: f32) {
    for (at, one) in places.iter().enumerate() {
        let inside =
            one[0] >= -1.0 && one[1] >= -1.0 && one[2] <= width + 1.0 && one[3] <= height + 1.0;
        assert!(inside, "{one:?} leaves {width} × {height}");
        for other in &places[at + 1..] {
            let over = one[0] + 1.0 < other[2]
                && other[0] + 1.0 < one[2]
                && one[1] + 1.0 < other[3]
                && other[1] + 1.0 < one[3];
            assert!(!over, "{one:?} lies on {other:?}");
        }
    }
}

/// Six seats on one space, names of 40 letters, 360 wide, Dutch, twice the size: each has its lane and its place.
#[test]
fn six_seats_on_one_space_stay_readable() {
    let person = Person::new(Language::Dutch, With::Finger);
    let name = &format!("{}n", LONG[0]);
    assert_eq!(name.chars().count(), 40);
    begun(&person, &[name.as_str(); 6]);
    for at in 0..6 {
        person.does(Command::Score { seat: seat(at), by: 17 }, &[]);
    }
    person.desk(|desk| desk.go(Screen::Table));
    person.shell.window.global::<Settings>().set_scale(200);
    person.resize(360.0, 5200.0);
    person.look();
    for kind in ["ScoreLane", "SeatCard"] {
        let places = places(&person, kind);
        assert_eq!(places.len(), 6, "{kind}");
        apart(&places, 360.0, 5200.0);
    }
    person.desk(|desk| {
        desk.files.change(|settings| (settings.far_view, settings.scale_percent) = (true, 200))
    });
    person.resize(360.0, 640.0);
    person.look();
    let places = places(&person, "FarSeat");
    assert_eq!(places.len(), 6);
    apart(&places, 360.0, 640.0);
}
