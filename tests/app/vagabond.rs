//! What the Vagabond's board shows: every item a thing of its own, the chart, quests, and what the table has to know.

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::guest;
use woodland_ledger::engine::factions::vagabond::{Character, Command as Own, Pick};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

fn playing(folder: &std::path::Path) -> Desk {
    let mut desk = super::desk(folder);
    desk.go(Screen::NewGame);
    for seat in &mut desk.new_game.seats {
        seat.pick = guest::Pick { name: "Marquise".into(), colour: guest::Colour::Brown }.into();
    }
    desk.new_game.seats[0].pick = Pick { character: Character::Tinker }.into();
    desk.begin();
    does(&mut desk, Own::GetQuests, &[Answer::One(0), Answer::One(0), Answer::One(0)]);
    desk.show_seat(seat(0));
    desk
}

fn does(desk: &mut Desk, own: Own, answers: &[Answer]) {
    desk.act(Command::Play { seat: seat(0), play: own.into() });
    let session = desk.session_mut().unwrap();
    for answer in answers {
        session.answer(answer.clone());
    }
    assert!(session.pending().is_none() && session.refusal().is_none());
}

fn labels(desk: &Desk, group: &str) -> Vec<(String, bool)> {
    let rows = desk.board().unwrap().rows.into_iter();
    rows.filter_map(|row| match row {
        Row::Space(space) if space.group == group => Some((space.label, space.filled)),
        _ => None,
    })
    .collect()
}

fn notes(desk: &Desk) -> Vec<String> {
    let rows = desk.board().unwrap().rows.into_iter();
    rows.filter_map(|row| match row {
        Row::Note(note) => Some(note.law),
        _ => None,
    })
    .collect()
}

#[test]
fn every_item_is_a_thing_to_touch() {
    let folder = tempfile::tempdir().unwrap();
    let desk = playing(folder.path());
    assert_eq!(labels(&desk, "bag").iter().filter(|(_, filled)| *filled).count(), 1);
    assert_eq!(labels(&desk, "tea").len(), 3);
    let satchel: Vec<String> =
        labels(&desk, "satchel").into_iter().map(|(label, _)| label).collect();
    assert_eq!(satchel, ["Boot", "Torch", "Hammer"]);
    let touchable = desk.board().unwrap().rows.into_iter().all(|row| match row {
        Row::Space(space) => !space.token.is_empty(),
        _ => true,
    });
    assert!(touchable);
}

/// root:9.2.4, root:9.2.9.II.b, root:9.2.9.II.c: what holds in battles and moves stands on the board.
#[test]
fn the_board_tells_what_the_table_has_to_know() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    assert_eq!(notes(&desk), ["9.2.4"], "no sword");
    does(&mut desk, Own::SetRelation { with: seat(1) }, &[Answer::One(4)]);
    does(&mut desk, Own::SetRelation { with: seat(2) }, &[Answer::One(0)]);
    assert_eq!(notes(&desk), ["9.2.4", "9.2.9.II.b", "9.2.9.II.c", "9.2.9.III.b"]);
    assert!(labels(&desk, "relation-1").contains(&("Allied".into(), true)));
    assert!(labels(&desk, "relation-2").contains(&("Hostile".into(), true)));
    let rows = desk.board().unwrap().rows;
    let quests = rows.iter().filter(|row| matches!(row, Row::Card(card) if card.group == "quests"));
    assert_eq!(quests.count(), 3);
}
