//! What others remove: Revenge and Fear of the Faithful.

use super::*;
use crate::engine::ask::{Answerer, Choice, Countable, Form, Question as Asked};
use crate::engine::effect::Effect as Shared;
use crate::engine::propose::{Proposal, propose};
use crate::engine::refusal::RefusalKind;

/// root:10.2.3: warriors that were defending become acolytes, others go to the supply; which is asked.
#[test]
fn defenders_become_acolytes() {
    let mut table = set_up();
    let ask = table.asked(removal(), &[counts([3, 0])]);
    assert_eq!(ask.question, Asked::WereDefending { whose: cult() });
    table.play(removal(), &[counts([3, 0]), yes()]);
    assert_eq!(warriors(&table), (18, 4, 3));
    table.play(removal(), &[counts([1, 0]), no()]);
    assert_eq!(warriors(&table), (19, 3, 3));
    table.undo();
    table.undo();
    assert_eq!(warriors(&table), (18, 7, 0));
}

/// root:10.2.3: what an effect sweeps off the map defended nothing, so nobody is asked.
#[test]
fn who_is_swept_away_did_not_defend() {
    let mut table = set_up();
    let sweep = Act::Remove { by: Some(foe()), whose: Some(cult()), means: Means::Sweep };
    table.play(sweep, &[counts([3, 0])]);
    assert_eq!(warriors(&table), (21, 4, 0));
}

/// root:10.2.3: the last warrior too, and no more than there are.
#[test]
fn no_more_warriors_than_there_are() {
    let mut table = set_up();
    let ask = table.asked(removal(), &[]);
    let Form::Counts { rows, .. } = ask.form else { panic!("{:?}", ask.form) };
    assert_eq!(rows.iter().map(|row| row.max).collect::<Vec<_>>(), [7, 1]);
    table.play(removal(), &[counts([7, 0]), yes()]);
    assert_eq!(warriors(&table), (18, 0, 7));
}

/// root:10.2.3: an effect that strikes no defender leaves them to the supply; one's own doing too.
#[test]
fn without_a_battle_they_go_to_the_supply() {
    let mut table = set_up();
    let card = table.lay_card(named("Tax Collector", Suit::Fox), Anywhere::Crafted(cult()));
    table.turn_to(cult(), Phase::Daylight);
    table.play(Act::UseCard { seat: cult(), card }, &[]);
    assert_eq!((warriors(&table), table.hand(cult())), ((19, 6, 0), 4));
    // A favor is no battle.
    let mut table = set_up();
    table.play(
        Act::Craft { seat: foe() },
        &[faces([named("Favor of the Foxes", Suit::Fox)]), counts([0, 0, 0, 2, 0])],
    );
    assert_eq!(warriors(&table), (20, 5, 0));
}

/// root:10.2.5: the remover scores, chance picks a place in the hand, and the card there goes to Lost Souls.
#[test]
fn a_lost_garden_costs_a_random_card() {
    let mut table = set_up();
    let command = removal();
    let answers = vec![counts([0, 1])];
    // The first question is chance's: a place in the hand.
    let Ok(Proposal::Asked(ask)) = propose(table.game(), &command, false, &answers) else {
        panic!()
    };
    assert_eq!((ask.to, &ask.form), (Answerer::Chance, &Form::Number { min: 1, max: 3, start: 1 }));
    assert_eq!(
        (ask.question, full(ask.law).as_str()),
        (Asked::Own(Question::Fear { hand: 3 }.into()), "root:10.2.5")
    );
    // Then the owner names what lies there.
    let ask = table.asked(command.clone(), &answers);
    assert_eq!(ask.question, Asked::Own(Question::CardAt { place: 3, hand: 3 }.into()));
    assert_eq!(ask.to, Answerer::Seat(cult()));
    let entry = table.play(command, &[counts([0, 1]), faces([named("Anvil", Suit::Fox)])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!((gardens(&table), table.hand(cult())), ([0, 0, 0], 2));
    assert_eq!(lost_souls(&table), [named("Anvil", Suit::Fox)]);
    assert_eq!(pool(&table, Pool::Track(Ground::Fox)), 5);
    table.undo();
    assert_eq!((gardens(&table), table.hand(cult()), table.points(foe())), ([1, 0, 0], 3, 0));
}

/// root:10.2.5: the last card needs no chance, an empty hand no answer; a card for each of several gardens.
#[test]
fn a_small_hand_is_soon_empty() {
    let mut table = set_up();
    set_gardens(&mut table, Ground::Fox, 4);
    table.set_hand(cult(), 2);
    let entry = table.play(removal(), &[counts([0, 3]), faces([FOX]), faces([BIRD])]);
    assert_eq!(scores(&entry), [line(foe(), 3, "root:3.2.1")]);
    assert_eq!((table.hand(cult()), lost_souls(&table)), (0, vec![BIRD, FOX]));
    table.play(removal(), &[counts([0, 1])]);
    assert_eq!((gardens(&table), table.points(foe())), ([0, 0, 0], 4));
}

/// root:10.2.5: with gardens of several suits on the map the table says which one went.
#[test]
fn which_garden_went_is_asked() {
    let mut table = set_up();
    set_gardens(&mut table, Ground::Mouse, 2);
    let ask = table.asked(removal(), &[counts([0, 1])]);
    let pools = [Ground::Fox, Ground::Mouse].map(|suit| Choice::Pool(Pool::Garden(suit).into()));
    assert_eq!(ask.form, Form::OneOf(pools.to_vec()));
    assert_eq!(ask.to, Answerer::Table);
    table.play(removal(), &[counts([0, 1]), Answer::One(1), faces([FOX])]);
    assert_eq!(gardens(&table), [1, 0, 1]);
    // Several at once are counted by suit.
    let ask = table.asked(removal(), &[counts([0, 2])]);
    let Form::Counts { rows, min: 2, max: 2 } = ask.form else { panic!("{:?}", ask.form) };
    assert!(rows.iter().all(|row| matches!(row.what, Countable::Pool(_))));
    table.play(removal(), &[counts([0, 2]), counts([1, 1]), faces([FOX]), faces([MOUSE])]);
    assert_eq!((gardens(&table), table.hand(cult())), ([0, 0, 0], 0));
}

/// root:1.5.4: warriors and gardens of one removal are gone before anybody scores or a card is lost.
#[test]
fn pieces_go_first() {
    let mut table = set_up();
    let entry = table.play(removal(), &[counts([2, 1]), yes(), faces([RABBIT])]);
    let at = |fits: &dyn Fn(&Shared) -> bool| entry.effects.iter().position(fits).unwrap();
    let last_shift = entry.effects.iter().rposition(|e| matches!(e, Shared::Shift { .. })).unwrap();
    let score = at(&|e| matches!(e, Shared::Score { .. }));
    let card = at(&|e| matches!(e, Shared::Dealt { .. }));
    assert!(last_shift < score && score < card, "{:?}", entry.effects);
    assert_eq!(warriors(&table), (18, 5, 2));
}

/// Nothing on the map: nothing can be removed.
#[test]
fn nothing_there_nothing_removed() {
    let table = laid(Pick::default());
    assert_eq!(table.refused(removal(), &[]).kind, RefusalKind::NoSuchPiece);
}
