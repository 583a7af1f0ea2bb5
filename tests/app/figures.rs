//! Printed figures that were read wrong: earlier points are offered to be scored anew, with the right sum.

use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::touch::{Pick, Touch};
use woodland_ledger::engine::ask::Form;
use woodland_ledger::engine::card::{Face, Price};
use woodland_ledger::engine::factions::lost_powers::{Command as Own, Figure, Slot, Zone};
use woodland_ledger::engine::factions::{FactionCommand, FactionZone};
use woodland_ledger::engine::figure::FigureValue;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::zone::Zone as Place;
use woodland_ledger::words::Language;

use super::{desk, playing, points, score};

fn plays(play: Own) -> Command {
    Command::Play { seat: SeatId::default(), play: FactionCommand::LostPowers(play) }
}

/// Answers what stands: the cost, counts of two, the first of several.
fn answer(desk: &mut woodland_ledger::app::desk::Desk, cost: u8) {
    while let Some(form) = desk.session().unwrap().pending().map(|p| p.ask.form.clone()) {
        match form {
            Form::Price { .. } => desk.touch(Touch::Answer(Pick::Cost(cost))),
            Form::Counts { rows, .. } => {
                for at in 0..rows.len() {
                    desk.set_number(&at.to_string(), 2);
                }
                desk.confirm();
            }
            Form::YesNo => desk.touch(Touch::Answer(Pick::Yes)),
            Form::Cards { .. } => {
                desk.pick_card("0");
                desk.confirm();
            }
            Form::OneOf(_) | Form::Number { .. } | Form::Faces { .. } | Form::Shuffle { .. } => {
                panic!("not asked here: {form:?}")
            }
        }
    }
}

#[test]
fn a_corrected_figure_offers_to_score_earlier_entries_anew() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let lost_powers = SeatId::default();
    desk.act(plays(Own::FillTableau));
    answer(&mut desk, 0);
    desk.act(Command::Start);
    answer(&mut desk, 0);
    desk.act(plays(Own::Act {
        card: desk.session().unwrap().game().cards_in(slot(lost_powers, Slot::Third))[0],
        action: woodland_ledger::engine::factions::lost_powers::Action::Recruit,
    }));
    answer(&mut desk, 0);
    let card = desk.session().unwrap().game().cards_in(slot(lost_powers, Slot::First))[0];
    let Face::Own { suit, nth } = desk.session().unwrap().game().card(card).unwrap().face else {
        panic!("an Old Friend")
    };
    let before = points(&desk, 0);
    desk.act(plays(Own::Retire { card }));
    answer(&mut desk, 1);
    assert_eq!(points(&desk, 0), before + 2, "1 and the cost of 1");

    let figure = Figure::Cost { suit, nth }.into();
    desk.act(Command::Learn(figure));
    answer(&mut desk, 3);
    assert_eq!(desk.files.figures().get(figure), Some(FigureValue::Price(Price::Cost(3))));
    let Some(Dialog::Rescore { lines, .. }) = desk.dialog().cloned() else {
        panic!("it asks whether to score the retirement anew: {:?}", desk.dialog())
    };
    assert_eq!(lines.iter().map(|l| (l.seat, l.by)).collect::<Vec<_>>(), [(lost_powers, 2)]);
    let text = desk.dialog().unwrap().view(Language::Dutch, desk.context().as_ref());
    assert!(text.text.contains("2 punten"), "{text:?}");
    desk.dialog_other();
    assert_eq!(points(&desk, 0), before + 4);
    assert!(desk.dialog().is_none());
    desk.undo();
    assert_eq!(points(&desk, 0), before + 2, "one undo takes it back");
}

#[test]
fn a_figure_that_nothing_used_asks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let figure = Figure::Cost { suit: woodland_ledger::engine::suit::Suit::Fox, nth: 0 }.into();
    for cost in [1, 4] {
        score(&mut desk, 0, 1);
        desk.act(Command::Learn(figure));
        answer(&mut desk, cost);
        assert!(desk.dialog().is_none());
    }
}

fn slot(seat: SeatId, slot: Slot) -> Place {
    Place::Own(seat, FactionZone::LostPowers(Zone::Slot(slot)))
}

#[test]
fn the_page_of_printed_numbers_says_what_is_known_and_since_when() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = playing(folder.path());
    let seat = SeatId::default();
    let details = |desk: &mut woodland_ledger::app::desk::Desk| -> Vec<String> {
        desk.touch(Touch::ShowFigures(seat));
        desk.ask().unwrap().choices.into_iter().map(|c| c.detail).collect()
    };
    assert_eq!(details(&mut first), vec!["Not read off yet"; 4]);
    first.act(plays(Own::FillTableau));
    answer(&mut first, 0);
    let known = details(&mut first);
    assert_eq!(known.len(), 12, "four counts and the costs of two Old Friends a suit: {known:?}");
    assert_eq!(known.iter().filter(|d| *d == "2, read off at setup").count(), 4);
    first.close_game();
    let mut next = desk(folder.path());
    next.go(woodland_ledger::app::desk::Screen::NewGame);
    next.begin();
    let known = details(&mut next);
    assert_eq!(known.iter().filter(|d| *d == "2, from an earlier game").count(), 4);
}
