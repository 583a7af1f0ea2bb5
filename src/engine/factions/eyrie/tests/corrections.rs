//! Whatever is put right by hand.

use super::*;

/// Every pool set by hand to its least and its most: pieces still add up. root:1.5.1
#[test]
fn pools_corrected_by_hand_add_up() {
    for (of, most) in
        [(Pool::Supply, 20), (Pool::Warriors, 20), (Pool::Track, 7), (Pool::Roosts, 7)]
    {
        let mut table = led_by(Leader::Builder);
        for n in [0, most, 3] {
            set(&mut table, of, n);
            assert_eq!(u16::from(pool(&table, of)), n);
            assert_eq!(pool(&table, Pool::Supply) + pool(&table, Pool::Warriors), 20);
            assert_eq!(pool(&table, Pool::Track) + pool(&table, Pool::Roosts), ROOSTS);
        }
    }
}

/// A leader put right by hand: the Viziers move, nobody is deposed; the others can be turned over. root:7.3.3
#[test]
fn leaders_are_corrected_by_hand() {
    let mut table = led_by(Leader::Builder);
    table.play(own(Command::Flip(Leader::Despot)), &[]);
    assert_eq!(state(&table).aside, [Leader::Despot]);
    assert_eq!(face_up(&state(&table)), [Leader::Charismatic, Leader::Commander]);
    table.play(own(Command::SetLeader(Leader::Despot)), &[]);
    let now = state(&table);
    assert_eq!((now.leader, now.aside), (Some(Leader::Despot), vec![]));
    assert_eq!(face_up(&state(&table)).len(), 3);
    let again = table.refused(own(Command::SetLeader(Leader::Despot)), &[]);
    assert_eq!(again.kind, RefusalKind::NothingChanges);
    let leads = table.refused(own(Command::Flip(Leader::Despot)), &[]);
    assert_eq!(leads.kind, Refusal::LeadsNow.into());
    table.play(own(Command::Flip(Leader::Builder)), &[]);
    table.play(own(Command::Flip(Leader::Builder)), &[]);
    assert_eq!(state(&table).aside, []);
}

/// What was ticked off by mistake is taken back by hand, a Vizier too; then it is due again. root:7.5.2
#[test]
fn a_tick_is_taken_back_by_hand() {
    let (mut table, [fox]) = daylight(Leader::Commander, [(Column::Move, fox())]);
    table.play(own(card(fox)), &[]);
    table.play(own(vizier(Column::Move)), &[]);
    assert_eq!(status(&table, Step::Move).0, Status::Done);
    for edict in [Edict::Card(fox), Edict::Vizier(Column::Move)] {
        table.play(own(Command::Untick(edict)), &[]);
    }
    assert_eq!(status(&table, Step::Move), (Status::Due, Some(2)));
    let again = table.refused(own(Command::Untick(Edict::Card(fox))), &[]);
    assert_eq!(again.kind, RefusalKind::NothingChanges);
}

/// A card of the Decree is moved, named and taken off by hand; the price of turmoil follows. root:7.7.1
#[test]
fn cards_of_the_decree_are_corrected_by_hand() {
    let (mut table, [card]) = daylight(Leader::Commander, [(Column::Move, fox())]);
    assert_eq!(cost(&table), 2);
    table.play(Act::NameCard { card }, &[faces([named("Royal Claim", Suit::Bird)])]);
    assert_eq!(cost(&table), 3);
    table.play(Act::MoveCard { card, to: at(Column::Build) }, &[]);
    assert_eq!(on_decree(&table), [0, 0, 0, 1]);
    table.play(Act::MoveCard { card, to: Anywhere::Discard }, &[]);
    assert_eq!((on_decree(&table), cost(&table)), ([0; 4], 2));
    // The hand is a count of its own and is corrected on its own.
    assert_eq!(table.hand(eyrie()), 5);
}

/// With the faction chosen anew the Decree is empty and its cards are followed no further. root:7.3
#[test]
fn another_faction_clears_the_board() {
    let (mut table, [card]) = daylight(Leader::Commander, [(Column::Move, fox())]);
    table.play(Act::Repick { seat: eyrie(), pick: guest("Crows") }, &[]);
    assert_eq!(table.cards(Anywhere::Away), [card]);
    table.play(Act::Repick { seat: eyrie(), pick: Pick::default().into() }, &[]);
    assert_eq!((state(&table), on_decree(&table)), (State::default(), [0; 4]));
}

/// A new turn clears the ticks and what was added; cards, leader and those set aside stay. root:7.4.2
#[test]
fn a_new_turn_clears_the_ticks() {
    let (mut table, [fox]) = daylight(Leader::Commander, [(Column::Move, fox())]);
    table.play(own(card(fox)), &[]);
    table.turn_to(foe(), Phase::Birdsong);
    assert!(is_resolved(&state(&table), Edict::Card(fox)), "to be seen until the next turn");
    table.turn_to(eyrie(), Phase::Birdsong);
    let now = state(&table);
    assert_eq!((now.resolved, now.added, now.leader), (vec![], vec![], Some(Leader::Commander)));
    assert_eq!(suit_of(table.game(), Edict::Card(fox)), Suit::Fox);
    assert_eq!(table.game().seat(eyrie()).unwrap().mark(line_of(Step::Leader)), Some(Mark::Done));
}
