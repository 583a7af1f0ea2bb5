//! What the Duchy's board shows: the order, ministers from top to bottom, the Burrow and three tracks, and its options.

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::view::{CardRow, CounterRow, Row, SpaceRow};
use woodland_ledger::engine::ask::{Answer, Form};
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::factions::drillbit_duchy::{
    Command as Own, Difficulty, Minister, Pick, Pool,
};
use woodland_ledger::engine::factions::{FactionPick, guest};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};

use super::desk;

fn acts(desk: &mut Desk, command: Command, given: &[Answer]) {
    desk.act(command);
    let session = desk.session_mut().unwrap();
    let mut given = given.iter();
    while let Some(pending) = session.pending() {
        let answer = given.next().cloned().unwrap_or_else(|| match &pending.ask.form {
            Form::YesNo => Answer::Yes(true),
            Form::Number { start, .. } => Answer::Number(*start),
            Form::Faces { min, .. } => {
                Answer::Faces(vec![Face::Suit(Suit::Fox); usize::from(*min)])
            }
            _ => Answer::One(0),
        });
        session.answer(answer);
    }
    assert!(session.refusal().is_none(), "{:?}", session.refusal());
}

fn own(play: Own) -> Command {
    Command::Play { seat: SeatId::default(), play: play.into() }
}

fn rows(desk: &Desk) -> Vec<Row> {
    desk.board().expect("a board").rows
}

fn counters(desk: &Desk, group: &str) -> Vec<CounterRow> {
    let found = rows(desk).into_iter().filter_map(|row| match row {
        Row::Counter(row) if row.group == group => Some(row),
        _ => None,
    });
    found.collect()
}

fn spaces(desk: &Desk, group: &str) -> Vec<SpaceRow> {
    let found = rows(desk).into_iter().filter_map(|row| match row {
        Row::Space(row) if row.group == group => Some(row),
        _ => None,
    });
    found.collect()
}

fn order(desk: &Desk) -> CardRow {
    let found = rows(desk).into_iter().find_map(|row| match row {
        Row::Card(row) if row.group == "order" => Some(row),
        _ => None,
    });
    found.expect("a place for the order")
}

fn notes(desk: &Desk, group: &str) -> Vec<String> {
    let found = rows(desk).into_iter().filter_map(|row| match row {
        Row::Note(row) if row.group == group => Some(row.text),
        _ => None,
    });
    found.collect()
}

fn playing(folder: &std::path::Path) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    desk.new_game.seats[0].pick = Pick::default().into();
    for (seat, name) in desk.new_game.seats.iter_mut().skip(1).zip(["Keepers", "Corvids"]) {
        seat.pick = guest::Pick { name: name.into(), colour: guest::Colour::Grey }.into();
    }
    desk.begin();
    desk.show_seat(SeatId::default());
    for command in [Own::Surface, Own::FirstMinisters] {
        acts(&mut desk, own(command), &[]);
    }
    acts(&mut desk, Command::Start, &[]);
    desk
}

#[test]
fn the_board_shows_the_order_ministers_the_burrow_and_tracks() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    assert!(order(&desk).empty);
    let fox = Answer::Faces(vec![Face::Suit(Suit::Fox)]);
    acts(&mut desk, own(Own::SetOrder), &[fox]);
    assert_eq!((order(&desk).empty, order(&desk).suit), (false, "fox"));
    assert_eq!(notes(&desk, "order"), ["Order: fox"]);

    // Two fox cards: the Captain and the Brigadier; a fox order sways the Earl next.
    let ministers = counters(&desk, "ministers");
    assert_eq!(ministers.len(), Minister::ALL.len());
    let crowned: Vec<&str> =
        ministers.iter().filter(|m| m.value == 1).map(|m| m.key.as_str()).collect();
    assert_eq!(crowned, ["captain", "brigadier"]);
    assert_eq!(ministers[0].text, "Swayed, an ability");
    assert!(ministers[3].note.ends_with("The first to lose its crown."), "{:?}", ministers[3]);
    assert!(ministers[6].note.ends_with("Swayed next."), "{:?}", ministers[6]);
    let token = ministers[8].token.clone();
    desk.take(&token);
    assert_eq!(counters(&desk, "ministers")[8].value, 1, "a touch puts a crown right");

    acts(&mut desk, own(Own::Recruit), &[]);
    assert_eq!(counters(&desk, "burrow")[0].value, 2);
    assert_eq!(counters(&desk, "warriors").len(), 2);
    let set = |pool: Pool| Command::SetTo(Tracker::Pool(SeatId::default(), pool.into()));
    acts(&mut desk, set(Pool::CitadelsOnMap), &[Answer::Number(1)]);
    let citadels = spaces(&desk, "citadel");
    let printed: Vec<&str> = citadels.iter().map(|s| s.points.as_str()).collect();
    assert_eq!(printed, ["+1", "+1", "+2"]);
    let filled: Vec<bool> = citadels.iter().map(|s| s.filled).collect();
    assert_eq!(filled, [false, true, true]);
    assert!(citadels[1].marker, "built next: the supply holds nine or more");
    assert!(!spaces(&desk, "market").iter().any(|s| s.marker));
    assert_eq!(spaces(&desk, "tunnel").iter().filter(|s| !s.filled).count(), 1);
    assert!(!counters(&desk, "counters").iter().any(|c| c.key == "hand"), "a bot has no hand");
    let against = notes(&desk, "notes");
    assert!(
        against.iter().any(|n| n.contains("no ambush") && n.contains("tokens before buildings"))
    );
}

#[test]
fn difficulty_and_traits_are_chosen_at_new_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    desk.new_game.seats[0].pick = Pick::default().into();
    desk.new_game.editing = Some(0);
    for text in ["Difficulty: Nightmare", "Trait: Overwhelm", "Trait: Investors"] {
        let options = desk.new_game.option_rows(desk.language());
        let row = options.into_iter().find(|row| row.text == text).expect(text);
        desk.choose_new(&row.token);
    }
    let FactionPick::DrillbitDuchy(pick) = desk.new_game.seats[0].pick.clone() else {
        panic!("another faction")
    };
    assert_eq!(pick.difficulty, Difficulty::Nightmare);
    assert!(pick.traits.overwhelm && pick.traits.investors);
    assert!(!pick.traits.foundations && !pick.traits.invaders);
    let options = desk.new_game.option_rows(desk.language());
    let chosen = options.iter().filter(|row| row.selected).map(|row| row.text.as_str());
    let chosen: Vec<&str> = chosen.collect();
    assert_eq!(chosen, ["Difficulty: Nightmare", "Trait: Investors", "Trait: Overwhelm"]);
}
