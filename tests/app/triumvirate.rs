//! What the Triumvirate's board shows: bands, the Nemesis with its reason, retribution and furies.

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::view::{CounterRow, Row};
use woodland_ledger::engine::ask::{Answer, Form};
use woodland_ledger::engine::factions::guest;
use woodland_ledger::engine::factions::triumvirate::{Command as Own, Pick, Pool};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};

use super::{desk, score};

fn acts(desk: &mut Desk, command: Command, given: &[Answer]) {
    desk.act(command);
    let session = desk.session_mut().unwrap();
    let mut given = given.iter();
    while let Some(pending) = session.pending() {
        let answer = given.next().cloned().unwrap_or(match pending.ask.form {
            Form::YesNo => Answer::Yes(true),
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

fn counter(desk: &Desk, group: &str, key: &str) -> CounterRow {
    let found = rows(desk).into_iter().find_map(|row| match row {
        Row::Counter(row) if row.group == group && (key.is_empty() || row.key == key) => Some(row),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no {key} in {group}"))
}

/// Spaces of a band: what is printed, and where the marker stands.
fn band(desk: &Desk, group: &str) -> Vec<(String, bool)> {
    let spaces = rows(desk).into_iter().filter_map(|row| match row {
        Row::Space(row) if row.group == group => Some((row.points, row.marker)),
        _ => None,
    });
    spaces.collect()
}

#[test]
fn the_board_shows_bands_the_nemesis_and_what_vindicate_gives() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    desk.new_game.seats[0].pick = Pick {}.into();
    for (seat, name) in desk.new_game.seats.iter_mut().skip(1).zip(["Keepers", "Corvids"]) {
        seat.pick = guest::Pick { name: name.into(), colour: guest::Colour::Grey }.into();
    }
    desk.begin();
    desk.show_seat(SeatId::default());
    acts(&mut desk, Command::Start, &[]);
    assert_eq!(band(&desk, "shade-unread").len(), 10, "nothing is read yet");
    assert_eq!(band(&desk, "shade-unread")[0], ("?".to_owned(), true));
    assert_eq!(counter(&desk, "nemesis", "").name, "No Nemesis yet");

    // Made up: four spaces, three and three.
    let track = [1, 1, 2, 1, 2, 1, 3, 1, 4, 2, 4, 2, 5, 2, 6, 3, 7, 3, 9, 3];
    acts(&mut desk, own(Own::ReadTrack), &[Answer::Counts(track.to_vec())]);
    let bands = ["shade-1", "shade-2", "shade-3", "shade-unread"].map(|b| band(&desk, b).len());
    assert_eq!(bands, [4, 3, 3, 0]);
    assert_eq!(band(&desk, "shade-3")[2], ("9".to_owned(), false));

    score(&mut desk, 1, 17);
    acts(&mut desk, own(Own::AdjustNemesis), &[]);
    let foe = counter(&desk, "nemesis", "");
    assert_eq!((foe.value, foe.note.as_str()), (17, "Most points: 17"));
    let filled = Command::SetTo(Tracker::Pool(SeatId::default(), Pool::RetributionBox.into()));
    acts(&mut desk, filled, &[Answer::Number(11)]);
    let kept = counter(&desk, "retribution", "box");
    assert_eq!((kept.value, kept.text.as_str()), (11, "Vindicate gives 3 points"));
    assert_eq!(kept.note, "7 pieces left in supply");
    acts(&mut desk, own(Own::GetMadder), &[]);
    assert_eq!(band(&desk, "shade-1")[1], ("2".to_owned(), true));
    assert_eq!(counter(&desk, "furies", "alecto").text, "Unevoked");
}
