//! Evenings as they happen: how a game ends by each printing of the Law, dominance from its first try to its victory,
//! coalitions, and cards that are crafted.

use super::kit::*;
use crate::engine::ask::{Answer, Form, Question};
use crate::engine::deck::{Body, CardKind};
use crate::engine::effect::{Effect, Ending, Victory};
use crate::engine::entry::Entry;
use crate::engine::factions::lost_powers::Figure;
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::printing::Printing;
use crate::engine::refusal::{Misfit, RefusalKind};
use crate::engine::score::VictoryPoints;
use crate::engine::seat::{SeatId, Standing};
use crate::engine::setup::{Lots, Setup};
use crate::engine::suit::Suit;
use crate::engine::table::{Command, Rescored};
use crate::engine::turn::{Phase, Status, Step};
use crate::engine::zone::Zone;

/// A table of guests that begin with these points, under a printing of the Law.
fn laid(printing: Printing, points: &[u16]) -> Table {
    let mut seats: Vec<_> = (0..points.len()).map(|i| sits(guest(&format!("Guest {i}")))).collect();
    for (seat, points) in seats.iter_mut().zip(points) {
        seat.points = VictoryPoints::new(*points).unwrap();
    }
    let mut table = Table::lay(Setup { printing, ..setup(seats) });
    table.play(Command::Start, &[]);
    table
}

/// One entry in which each of these seats gains a point.
fn gain(seats: &[u8]) -> Command {
    let lines = seats.iter().map(|n| Rescored { seat: seat(*n), by: 1, turn: 1 }).collect();
    Command::Rescore { figure: Figure::OldFriends(Suit::Mouse).into(), lines }
}

fn winner(table: &Table) -> Option<SeatId> {
    table.game().ending.map(|ending| ending.winner)
}

/// root:3.1: A and B at 29 both gain 1 in one entry, in A's turn: by the default printing A wins, by the 2025 printing
/// the closest clockwise from it; whoever stands alone past 30 wins by both.
#[test]
fn two_past_thirty_at_once_are_told_apart_by_the_printing() {
    for (printing, tied, wins) in [
        (Printing::Sixth, vec![0, 1], 0),
        (Printing::Law2025, vec![0, 1], 1),
        (Printing::Sixth, vec![0, 3], 0),
        (Printing::Law2025, vec![0, 3], 3),
        // The one in turn is not among them: clockwise from it by both.
        (Printing::Sixth, vec![2, 3], 2),
        (Printing::Law2025, vec![2, 3], 2),
        (Printing::Sixth, vec![0], 0),
        (Printing::Law2025, vec![0], 0),
        (Printing::Law2025, vec![0, 1, 2, 3], 1),
    ] {
        let mut table = laid(printing, &[29, 29, 29, 29]);
        table.play(gain(&tied), &[]);
        assert_eq!(winner(&table), Some(seat(wins)), "{printing:?} {tied:?}");
        table.undo();
        assert_eq!(winner(&table), None);
    }
}

/// root:3.1: in B's turn the same two are told apart from B's place; a seat that has left is passed over.
#[test]
fn a_tie_is_told_from_the_place_of_the_turn() {
    for (printing, wins) in [(Printing::Sixth, 1), (Printing::Law2025, 0)] {
        let mut table = laid(printing, &[29, 29, 0]);
        table.play(Command::EndTurn, &[]);
        table.play(gain(&[0, 1]), &[]);
        assert_eq!(winner(&table), Some(seat(wins)), "{printing:?}");
    }
    let mut table = laid(Printing::Law2025, &[29, 29, 29]);
    table.play(Command::Leave { seat: seat(1) }, &[]);
    table.play(gain(&[0, 2]), &[]);
    assert_eq!(winner(&table), Some(seat(2)));
}

/// The printing is chosen with the table and can be changed by an entry; nothing is written down for the usual one.
#[test]
fn a_table_follows_one_printing_at_a_time() {
    let mut table = laid(Printing::Sixth, &[29, 29]);
    let same = Command::Follow(Printing::Sixth);
    assert_eq!(table.refused(same, &[]).kind, RefusalKind::NothingChanges);
    table.play(Command::Follow(Printing::Law2025), &[]);
    assert_eq!(table.game().printing, Printing::Law2025);
    table.play(gain(&[0, 1]), &[]);
    assert_eq!(winner(&table), Some(seat(1)));
    let over = Command::Follow(Printing::Sixth);
    assert_eq!(table.refused(over, &[]).kind, RefusalKind::GameOver);
    table.undo();
    table.undo();
    assert_eq!(table.game().printing, Printing::Sixth);
    let usual = serde_json::to_string(&setup(vec![])).unwrap();
    assert!(!usual.contains("printing") && !usual.contains("lots"), "{usual}");
    let lots = Lots { seating: true, factions: false };
    let other = Setup { printing: Printing::Law2025, lots, ..setup(vec![]) };
    let text = serde_json::to_string(&other).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), other);
    assert!(!serde_json::to_string(&Game::default()).unwrap().contains("printing"));
}

/// root:3.1: points that were put right open the game again for good: whoever gets there next has won. A game that goes on
/// because nothing but a detail was wrong is closed by an entry.
#[test]
fn a_reopened_game_can_be_won_again() {
    let mut table = laid(Printing::Sixth, &[29, 28, 0]);
    let again = Command::Close;
    assert_eq!(table.refused(again.clone(), &[]).kind, RefusalKind::NobodyHasWon);
    table.play(gain(&[0]), &[]);
    assert_eq!(table.refused(again.clone(), &[]).kind, RefusalKind::GameOver);
    table.play(Command::Reopen, &[]);
    // A detail: the same seat has still won, once the table says that this is all.
    table.play(gain(&[2]), &[]);
    assert_eq!(winner(&table), None);
    let entry = table.play(again.clone(), &[]);
    assert_eq!((winner(&table), entry.notices().count()), (Some(seat(0)), 1));
    table.undo();
    // The points themselves: they were another seat's.
    table.play(Command::MovePoints { from: seat(0), to: seat(2), points: 2, turn: 1 }, &[]);
    assert!(!table.game().playing_on);
    assert_eq!(table.refused(again, &[]).kind, RefusalKind::NobodyHasWon);
    table.play(gain(&[1]), &[]);
    assert_eq!(winner(&table), None);
    let entry = table.play(gain(&[1]), &[]);
    assert_eq!((winner(&table), entry.notices().count()), (Some(seat(1)), 1));
}

/// root:3.3.1.I: a dominance that was confirmed too soon is asked about again, and thirty points win meanwhile.
#[test]
fn a_game_won_by_dominance_and_reopened_goes_on() {
    let mut table = laid(Printing::Sixth, &[10, 28, 0]);
    table.turn_to(seat(0), Phase::Daylight);
    table.play(dominance(0), &[Answer::One(0)]);
    for _ in 0..3 {
        table.play(Command::EndTurn, &[]);
    }
    let check = Command::CheckDominance { seat: seat(0) };
    table.play(check.clone(), &[yes()]);
    table.play(Command::Reopen, &[]);
    assert_eq!(table.step(seat(0), Step::Dominance).status, Status::Due);
    table.play(check, &[no()]);
    table.play(Command::Score { seat: seat(1), by: 3 }, &[]);
    assert_eq!(winner(&table), Some(seat(1)));
}

/// root:4.1.4: a second copy is refused however it comes: named later, or added by hand.
#[test]
fn a_second_copy_is_refused_however_it_comes() {
    let mut table = laid(Printing::Sixth, &[0, 0]);
    let bank = faces([named("Better Burrow Bank", Suit::Rabbit)]);
    let of_suit = faces([crate::engine::card::Face::Suit(Suit::Rabbit)]);
    let craft = Command::Craft { seat: seat(0) };
    table.play(craft.clone(), std::slice::from_ref(&bank));
    table.play(craft, &[of_suit]);
    let card = table.cards(Zone::Crafted(seat(0)))[1];
    let name = Command::NameCard { card };
    table.forbids(name.clone(), std::slice::from_ref(&bank), RefusalKind::Duplicate, "root:4.1.4");
    let add = Command::AddCard { to: Zone::Crafted(seat(0)) };
    table.forbids(add, std::slice::from_ref(&bank), RefusalKind::Duplicate, "root:4.1.4");
    table.play(name, &[faces([named("Cobbler", Suit::Rabbit)])]);
    table.play(Command::AddCard { to: Zone::Crafted(seat(1)) }, &[bank]);
}

fn dominance(seat: u8) -> Command {
    Command::ActivateDominance { seat: self::seat(seat) }
}

/// root:3.3.1, root:3.3.1.I: at 9 points refused, at 10 the marker is gone, later points are ignored, and at the start
/// of its Birdsong it has won once the table says so; before that it is only asked.
#[test]
fn dominance_from_the_first_try_to_victory() {
    let mut table = laid(Printing::Sixth, &[9, 0, 0]);
    table.turn_to(seat(0), Phase::Daylight);
    let few = RefusalKind::TooFewPoints { points: 9 };
    table.forbids(dominance(0), &[], few, "root:3.3.1");
    table.play(Command::Score { seat: seat(0), by: 1 }, &[]);
    let fox = Suit::ALL.iter().position(|suit| *suit == Suit::Fox).unwrap();
    table.play(dominance(0), &[Answer::One(u8::try_from(fox).unwrap())]);
    assert!(!table.game().seat(seat(0)).unwrap().scores());
    // Points that an effect brings are written down as due, and move nothing.
    let entry = table.play(gain(&[0, 1]), &[]);
    assert!(scores(&entry).iter().any(|(who, points, _)| (*who, *points) == (seat(0), 0)));
    assert_eq!(table.points(seat(0)), 10);
    // Not even thirty of them.
    let many = |n| Rescored { seat: seat(0), by: n, turn: 1 };
    let figure = Figure::OldFriends(Suit::Mouse).into();
    table.play(Command::Rescore { figure, lines: vec![many(25)] }, &[]);
    assert_eq!(winner(&table), None);
    for _ in 0..3 {
        table.play(Command::EndTurn, &[]);
    }
    let step = table.step(seat(0), Step::Dominance);
    assert_eq!((step.phase, step.status), (Phase::Birdsong, Status::Due));
    let check = Command::CheckDominance { seat: seat(0) };
    let ask = table.asked(check.clone(), &[]);
    assert_eq!(ask.question, Question::DominanceHolds { seat: seat(0), suit: Suit::Fox });
    assert_eq!(ask.form, Form::YesNo);
    table.play(check, &[yes()]);
    let ending = Ending { winner: seat(0), how: Victory::Dominance };
    assert_eq!(table.game().ending, Some(ending));
}

/// A coalition as the ledger keeps it; whose law allows it is not the table's business.
fn joins(table: &mut Table, who: u8, with: u8) {
    let here = table.history.here();
    let standing = Standing::Coalition(seat(with));
    table.push(Entry {
        id: table.history.next_id(),
        on: here,
        at: 0,
        command: Command::Note("in coalition".into()),
        insist: false,
        answers: Vec::new(),
        effects: vec![Effect::Standing { seat: seat(who), standing }],
        reroll: false,
    });
}

/// root:3.3.1: a seat in coalition scores nothing any more and has won when its partner has, however that wins.
#[test]
fn a_coalition_wins_with_its_partner() {
    let mut table = laid(Printing::Sixth, &[12, 29, 29, 0]);
    joins(&mut table, 0, 1);
    assert_eq!(table.game().winners(), []);
    let more = Command::Score { seat: seat(0), by: 1 };
    table.forbids(more, &[], RefusalKind::NoLongerScores, "root:3.3.1");
    table.forbids(dominance(0), &[], RefusalKind::DominanceAlready, "root:3.3.2");
    table.play(gain(&[1]), &[]);
    assert_eq!(table.game().winners(), [seat(1), seat(0)]);
    table.undo();
    table.play(gain(&[2]), &[]);
    assert_eq!(table.game().winners(), [seat(2)], "its partner lost, and it with it");
}

/// Nobody is in coalition with itself, or with a seat that is not there.
#[test]
fn a_coalition_needs_two() {
    let table = laid(Printing::Sixth, &[12, 29, 0]);
    for with in [0, 5] {
        let mut other = table.history.clone();
        let effects =
            vec![Effect::Standing { seat: seat(0), standing: Standing::Coalition(seat(with)) }];
        let entry = Entry {
            id: other.next_id(),
            on: other.here(),
            at: 0,
            command: Command::Note(String::new()),
            insist: false,
            answers: Vec::new(),
            effects,
            reroll: false,
        };
        let broken = other.push(entry).unwrap_err();
        assert!(format!("{broken:?}").contains(&format!("{:?}", Misfit::NoSuchSeat(with))));
    }
}

fn craft(seat: u8, name: &str, suit: Suit) -> (Command, [Answer; 1]) {
    (Command::Craft { seat: self::seat(seat) }, [faces([named(name, suit)])])
}

/// root:4.1.2, root:3.2.2: an item goes from the supply to the box and scores what its card says; the last one gone,
/// nobody crafts it, and the table cannot insist on what is not there.
#[test]
fn an_item_that_is_gone_is_not_crafted() {
    let mut table = laid(Printing::Sixth, &[0, 0]);
    let hammer = CardKind::all()
        .find(|kind| matches!(kind.def().body, Body::Item { item: Item::Hammer, .. }))
        .unwrap();
    let Body::Item { points, .. } = hammer.def().body else { panic!("it shows an item") };
    let (command, answer) = craft(0, hammer.def().name, hammer.def().suit);
    let entry = table.play(command, &answer);
    assert_eq!(scores(&entry), [line(seat(0), i16::from(points), "root:3.2.2")]);
    assert_eq!(table.game().seat(seat(0)).unwrap().items, [Item::Hammer]);
    let (command, answer) = craft(1, hammer.def().name, hammer.def().suit);
    let refusal = table.refused(command.clone(), &answer);
    assert_eq!((refusal.kind, refusal.can_insist), (RefusalKind::ItemGone(Item::Hammer), false));
    // Put back by hand, it can be crafted again.
    table.play(Command::MoveItem { seat: seat(0), item: Item::Hammer, back: true }, &[]);
    table.play(command, &answer);
    assert_eq!(table.hand(seat(1)), 2);
}

/// root:4.1.3, root:4.1.4: a crafted Better Burrow Bank has its line at the start of Birdsong, once a turn; a second copy is refused
/// to its owner and allowed to another.
#[test]
fn a_burrow_bank_reminds_once_a_turn() {
    let mut table = laid(Printing::Sixth, &[0, 0, 0]);
    let (command, answer) = craft(0, "Better Burrow Bank", Suit::Rabbit);
    table.play(command.clone(), &answer);
    table.forbids(command, &answer, RefusalKind::Duplicate, "root:4.1.4");
    let card = table.cards(Zone::Crafted(seat(0)))[0];
    let reminder = Step::Reminder(card);
    // Crafted in its own Birdsong, so it is due at once and skipped with the table's consent.
    table.play(Command::EndTurn, &[yes()]);
    for _ in 0..2 {
        table.play(Command::EndTurn, &[]);
    }
    for round in 0..2 {
        let step = table.step(seat(0), reminder);
        assert_eq!((step.phase, step.status), (Phase::Birdsong, Status::Due));
        let steps = crate::engine::table::steps(table.game(), seat(0));
        assert_eq!(steps[0].step, reminder, "before everything else in the phase");
        let hands = (table.hand(seat(0)), table.hand(seat(2)));
        let used = Command::UseCard { seat: seat(0), card };
        table.play(used.clone(), &[Answer::One(1)]);
        assert_eq!((table.hand(seat(0)), table.hand(seat(2))), (hands.0 + 1, hands.1 + 1));
        table.forbids(used, &[Answer::One(1)], RefusalKind::AlreadyDone, "root:4.1.3");
        assert_eq!(table.step(seat(0), reminder).status, Status::Done, "round {round}");
        for _ in 0..3 {
            table.play(Command::EndTurn, &[]);
        }
    }
    let (command, answer) = craft(1, "Better Burrow Bank", Suit::Rabbit);
    table.play(command, &answer);
}

/// root:4.1.2: a card with an immediate effect asks what it removes at once, scores for it and is discarded: one entry.
#[test]
fn an_immediate_effect_is_asked_for_and_discarded() {
    let mut table = laid(Printing::Sixth, &[0, 0, 0]);
    let favor = CardKind::all().find(|kind| matches!(kind.def().body, Body::Favor(_))).unwrap();
    let (command, answer) = craft(0, favor.def().name, favor.def().suit);
    let ask = table.asked(command.clone(), &answer);
    assert_eq!(ask.question, Question::PiecesRemoved { by: seat(0) });
    let Form::Counts { rows, .. } = ask.form else { panic!("it counts pieces") };
    let mut counts = vec![0; rows.len()];
    counts[1] = 2;
    let [first] = answer;
    let entry = table.play(command, &[first, Answer::Counts(counts)]);
    assert_eq!(scores(&entry), [line(seat(0), 2, "root:3.2.1")]);
    assert_eq!(table.cards(Zone::Discard).len(), 1);
    table.undo();
    assert_eq!((table.points(seat(0)), table.cards(Zone::Discard).len()), (0, 0));
}
