//! What the Noxious Battery's board shows and no step does.

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::guest;
use woodland_ledger::engine::factions::noxious_battery::{Command as Own, Pick, Pool};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};

fn nb() -> SeatId {
    SeatId::new(0).unwrap()
}

/// A desk with the Battery in the first seat.
fn playing(folder: &std::path::Path) -> Desk {
    let mut desk = super::desk(folder);
    desk.go(Screen::NewGame);
    for seat in &mut desk.new_game.seats {
        seat.pick = guest::Pick { name: "Marquise".into(), colour: guest::Colour::Brown }.into();
    }
    desk.new_game.seats[0].pick = Pick {}.into();
    desk.begin();
    desk.show_seat(nb());
    desk
}

fn does(desk: &mut Desk, command: Command, answers: &[Answer]) {
    desk.act(command);
    let session = desk.session_mut().unwrap();
    for answer in answers {
        session.answer(answer.clone());
    }
    assert!(session.pending().is_none() && session.refusal().is_none());
}

fn rows(desk: &Desk) -> Vec<Row> {
    desk.board().unwrap().rows
}

fn note(desk: &Desk, key: &str) -> Option<(String, String)> {
    rows(desk).into_iter().find_map(|row| match row {
        Row::Note(note) if note.key == key => Some((note.text, note.law)),
        _ => None,
    })
}

/// nemesis:NB.2.3.IV, nemesis:NB.2.5, nemesis:NB.2.5.I, nemesis:NB.2.3.II: what holds in battles and moves stands on the board.
#[test]
fn the_board_tells_what_the_table_has_to_know() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let (text, law) = note(&desk, "hits").unwrap();
    assert_eq!(law, "NB.2.3.IV");
    assert!(text.contains("only when none of your warriors is left"), "{text}");
    let (text, law) = note(&desk, "rolling").unwrap();
    assert_eq!(law, "NB.2.5");
    assert!(text.contains("without a point") && text.contains("it stays"), "{text}");
    assert_eq!(note(&desk, "show-of-force").unwrap().1, "NB.2.3.II");
    // What a hit would cost is told once there is something to lose.
    assert_eq!(note(&desk, "corroded"), None);
    let turn = Own::TurnCannon.into();
    does(&mut desk, Command::Play { seat: nb(), play: turn }, &[]);
    let bore = Command::SetTo(Tracker::Pool(nb(), Pool::Bore.into()));
    does(&mut desk, bore, &[Answer::Number(2)]);
    let (text, law) = note(&desk, "corroded").unwrap();
    assert_eq!(law, "NB.2.3.III");
    assert!(text.contains("your 2 loaded cannonballs"), "{text}");
}

/// nemesis:NB.4.2.II: the barrel shows its balls from the right, the next one to fly, and points as far as known.
#[test]
fn the_barrel_shows_its_balls_and_points() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let bore = Command::SetTo(Tracker::Pool(nb(), Pool::Bore.into()));
    does(&mut desk, bore, &[Answer::Number(2)]);
    let spaces: Vec<_> = rows(&desk)
        .into_iter()
        .filter_map(|row| match row {
            Row::Space(space) if space.group == "bore" => {
                Some((space.filled, space.marker, space.points))
            }
            _ => None,
        })
        .collect();
    let unknown = || "?".to_owned();
    assert_eq!(
        spaces,
        [(false, false, unknown()), (true, true, unknown()), (true, false, unknown())]
    );
    let marks = rows(&desk)
        .into_iter()
        .filter(|row| matches!(row, Row::Space(space) if space.group == "marks" && space.filled));
    assert_eq!(marks.count(), 5, "every space is covered at the start");
}

/// nemesis:NB.2.2.I: a guest's turn ends with it, and nobody has to touch their way through empty phases.
#[test]
fn a_guest_goes_straight_to_the_foul_stench() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    does(&mut desk, Command::Start, &[Answer::Yes(true)]);
    let marks = Command::SetTo(Tracker::Pool(nb(), Pool::MarksOnMap.into()));
    does(&mut desk, marks, &[Answer::Number(2)]);
    does(&mut desk, Command::EndTurn, &[Answer::Yes(true)]);
    let due = desk.due();
    assert_eq!(
        (due.text.as_str(), due.detail.as_str()),
        ("Foul Stench", "Marquise: 2 scent marks on the map")
    );
    desk.take(&due.token);
    let due = desk.due();
    assert_eq!(due.text, "End the turn");
    desk.take(&due.token);
    assert_eq!(desk.session().unwrap().game().turn.seat, SeatId::new(2).unwrap());
}
