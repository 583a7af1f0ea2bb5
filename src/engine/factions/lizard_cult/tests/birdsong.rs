//! Birdsong, law 10.4: the Outcast, Lost Souls and the conspiracies.

use super::*;
use crate::engine::ask::{Answerer, Choice, Form};
use crate::engine::factions::lost_powers;
use crate::engine::offer::offers;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::supply::Class;
use crate::engine::turn::Status;

/// The pile, the Outcast before and the Outcast after.
fn adjusted(pile: [u8; 4], before: (Ground, bool)) -> (Ground, bool) {
    let mut table = set_up();
    set_outcast(&mut table, before.0, before.1);
    fill(&mut table, pile[0], pile[1], pile[2], pile[3]);
    let preview = next_outcast(table.game(), cult(), &state(&table)).unwrap();
    table.play(own(Command::Adjust), &[]);
    let after = outcast(&table).unwrap();
    assert_eq!((preview.suit, preview.hated), after, "the preview says what happens");
    after
}

/// root:10.4.1: a sole leader becomes the Outcast; leading again, or nobody leading, turns it Hated; birds are ignored.
#[test]
fn the_outcast_follows_the_pile() {
    use Ground::{Fox, Mouse, Rabbit};
    for (pile, before, after) in [
        // Two lead: the suit stays and turns Hated, whatever the birds.
        ([2, 2, 1, 5], (Fox, false), (Fox, true)),
        ([2, 2, 1, 5], (Mouse, false), (Mouse, true)),
        ([2, 2, 2, 0], (Rabbit, false), (Rabbit, true)),
        // The Outcast leads again.
        ([3, 2, 0, 0], (Fox, false), (Fox, true)),
        // Another suit leads: it starts unhated.
        ([3, 0, 0, 0], (Mouse, true), (Fox, false)),
        ([0, 0, 1, 9], (Fox, true), (Mouse, false)),
        // Nothing there, or only birds.
        ([0, 0, 0, 0], (Fox, false), (Fox, true)),
        ([0, 0, 0, 4], (Rabbit, false), (Rabbit, true)),
        ([0, 0, 0, 0], (Fox, true), (Fox, true)),
        // Hated and leading again, or tied: it stays Hated.
        ([3, 1, 1, 0], (Fox, true), (Fox, true)),
        ([0, 1, 1, 0], (Mouse, true), (Mouse, true)),
    ] {
        assert_eq!(adjusted(pile, before), after, "{pile:?} from {before:?}");
    }
}

/// root:10.4.1, root:10.4: once a turn, in Birdsong, and the step tells what it comes to beforehand.
#[test]
fn the_outcast_is_adjusted_once_a_turn() {
    let mut table = set_up();
    fill(&mut table, 1, 0, 0, 0);
    let step = table.step(cult(), line_of(Step::Adjust));
    assert_eq!((step.status, step.law.full().as_str()), (Status::Due, "root:10.4.1"));
    table.play(own(Command::Adjust), &[]);
    assert_eq!(outcast(&table), Some((Ground::Fox, false)));
    table.forbids(own(Command::Adjust), &[], RefusalKind::AlreadyDone, "root:10.4");
    table.insist(own(Command::Adjust), &[]);
    assert_eq!(outcast(&table), Some((Ground::Fox, true)));
    next_turn(&mut table);
    assert_eq!(table.step(cult(), line_of(Step::Adjust)).status, Status::Due);
    assert_eq!(outcast(&table), Some((Ground::Fox, true)), "it outlasts the turn");
    table.turn_to(foe(), Phase::Birdsong);
    table.forbids(own(Command::Adjust), &[], RefusalKind::NotYourTurn, "root:10.4.1");
}

/// root:10.4.2: everything goes to the discard pile; dominance cards become available.
#[test]
fn lost_souls_are_discarded_and_dominance_waits() {
    let mut table = set_up();
    fill(&mut table, 1, 0, 1, 1);
    let dominance = named("Dominance", Suit::Rabbit);
    table.lay_card(dominance, at(Zone::LostSouls));
    let step = table.step(cult(), line_of(Step::DiscardSouls));
    assert_eq!(
        (step.status, step.count, step.law.full().as_str()),
        (Status::Due, Some(4), "root:10.4.2")
    );
    assert_eq!(table.cards(Anywhere::Available), []);
    // A dominance card counts by its suit, as any other.
    assert_eq!(next_outcast(table.game(), cult(), &state(&table)).unwrap().suit, Ground::Mouse);
    let entry = table.play(own(Command::Adjust), &[]);
    assert_eq!(entry.command, own(Command::Adjust));
    assert_eq!(lost_souls(&table), []);
    assert_eq!(table.cards(Anywhere::Discard).len(), 3);
    assert_eq!(faces_in(&table, Anywhere::Available), [dominance]);
    assert_eq!(table.step(cult(), line_of(Step::DiscardSouls)).status, Status::Done);
    table.undo();
    assert_eq!(lost_souls(&table).len(), 4);
}

/// root:10.4.3: crusade 2, convert 2, sanctify 3, one fewer each while Hated.
#[test]
fn conspiracies_have_their_price() {
    let costs = |hated| Conspiracy::ALL.map(|conspiracy| conspiracy_cost(conspiracy, hated));
    assert_eq!((costs(false), costs(true)), ([2, 2, 3], [1, 1, 2]));
}

/// A table in Birdsong after the Outcast turned, with acolytes.
fn plotting(acolytes: u16, hated: bool) -> Table {
    let mut table = set_up();
    fill(&mut table, 1, 0, 0, 0);
    if hated {
        set_outcast(&mut table, Ground::Fox, false);
    }
    table.play(own(Command::Adjust), &[]);
    assert_eq!(outcast(&table), Some((Ground::Fox, hated)));
    if acolytes > 0 {
        set_acolytes(&mut table, acolytes);
    }
    table
}

/// root:10.4.3: only after the Outcast is adjusted, in any order and number; without acolytes not at all.
#[test]
fn conspiracies_come_after_the_outcast() {
    let mut table = set_up();
    set_acolytes(&mut table, 5);
    let crusade = conspire(Conspiracy::Crusade);
    table.forbids(crusade.clone(), &[], Refusal::AdjustFirst, "root:10.4");
    table.play(own(Command::Adjust), &[]);
    // Nothing in the pile: mouse is Hated, and each conspiracy one cheaper.
    for left in (0..5).rev() {
        table.play(crusade.clone(), &[]);
        assert_eq!(pool(&table, Pool::Acolytes), left);
    }
    let short = Refusal::TooFewAcolytes { conspiracy: Conspiracy::Crusade, needed: 1, there: 0 };
    table.forbids(crusade, &[], short, "root:10.4.3.I");
    assert_eq!(
        table.step(cult(), line_of(Step::Conspiracies)).status,
        Status::Impossible(short.into())
    );
    table.undo();
    assert_eq!(table.step(cult(), line_of(Step::Conspiracies)).count, Some(1));
}

/// root:10.4.3.I: two acolytes go back to the supply; whom the battle costs what is entered as it falls.
#[test]
fn a_crusade_spends_two_acolytes() {
    let mut table = plotting(2, false);
    let entry = table.play(conspire(Conspiracy::Crusade), &[]);
    assert_eq!(warriors(&table), (18, 7, 0));
    assert_eq!(scores(&entry), []);
    // Nobody of the Cult on the map: nobody can go.
    let mut table = plotting(3, false);
    table.play(set(Pool::Map), &[number(0), Answer::One(0)]);
    table.forbids(conspire(Conspiracy::Crusade), &[], Refusal::NobodyOnMap, "root:10.4.3.I");
    table.insist(conspire(Conspiracy::Crusade), &[]);
}

/// root:10.4.3.II: an enemy warrior gives way to one of the Cult; while Hated for one acolyte.
#[test]
fn converting_replaces_a_warrior() {
    let mut table = plotting(1, true);
    let convert = conspire(Conspiracy::Convert);
    let ask = table.asked(convert.clone(), &[]);
    assert_eq!(ask.form, Form::OneOf([1, 2].map(|n| Choice::Seat(seat(n))).to_vec()));
    assert_eq!((ask.to, full(ask.law).as_str()), (Answerer::Seat(cult()), "root:10.4.3.II"));
    let entry = table.play(convert, &[Answer::One(0)]);
    assert_eq!(warriors(&table), (17, 8, 0));
    assert_eq!(scores(&entry), [], "a warrior scores nothing");
    let table = plotting(1, false);
    let short = Refusal::TooFewAcolytes { conspiracy: Conspiracy::Convert, needed: 2, there: 1 };
    table.forbids(conspire(Conspiracy::Convert), &[], short, "root:10.4.3.II");
}

/// root:10.4.3.III: three acolytes, refused with two; +1 for the building, and a garden of the Outcast suit.
#[test]
fn sanctifying_replaces_a_building() {
    let mut table = plotting(2, false);
    let sanctify = conspire(Conspiracy::Sanctify);
    let short = Refusal::TooFewAcolytes { conspiracy: Conspiracy::Sanctify, needed: 3, there: 2 };
    table.forbids(sanctify.clone(), &[], short, "root:10.4.3.III");
    set_acolytes(&mut table, 3);
    let before = table.history.len();
    let entry = table.play(sanctify.clone(), &[Answer::One(1)]);
    assert_eq!(table.history.len(), before + 1, "one entry");
    assert_eq!(scores(&entry), [line(cult(), 1, "root:3.2.1")]);
    assert_eq!(reasons(&entry), [Why::Removed { whose: seat(2), class: Class::Building }]);
    assert_eq!((gardens(&table), warriors(&table)), ([2, 0, 0], (18, 7, 0)));
    table.undo();
    assert_eq!(
        (gardens(&table), warriors(&table), table.points(cult())),
        ([1, 0, 0], (15, 7, 3), 0)
    );
    // No garden of the suit left: nothing could be placed.
    set_gardens(&mut table, Ground::Fox, 5);
    table.forbids(sanctify, &[], Refusal::NoGardenLeft { suit: Ground::Fox }, "root:1.5.1");
}

/// root:10.4.3.III: while Hated two acolytes are enough.
#[test]
fn sanctifying_costs_two_while_hated() {
    let mut table = plotting(2, true);
    table.play(conspire(Conspiracy::Sanctify), &[Answer::One(0)]);
    assert_eq!((pool(&table, Pool::Acolytes), table.points(cult())), (0, 1));
}

/// The Cult against the Lost Powers, who have their Elders on the map.
fn against_elders(upright: u16, fallen: u16) -> (Table, SeatId) {
    let them = seat(1);
    let seats = vec![sits(Pick::default()), sits(lost_powers::Pick::default())];
    let mut table = Table::lay(setup(seats));
    table.play(own(Command::PlaceWarriors), &[Answer::One(0), number(3)]);
    table.play(own(Command::ChooseOutcast), &[Answer::One(2)]);
    table.play(Act::Start, &[yes()]);
    let elders = |pool: lost_powers::Pool| Act::SetTo(Tracker::Pool(them, pool.into()));
    if upright > 0 {
        table.play(elders(lost_powers::Pool::Upright), &[number(upright), Answer::One(0)][..1]);
    }
    if fallen > 0 {
        let answers = [number(fallen), Answer::One(0)];
        table.play(elders(lost_powers::Pool::Fallen), &answers[..if upright > 0 { 2 } else { 1 }]);
    }
    let tableau = Anywhere::Own(them, lost_powers::Zone::Slot(lost_powers::Slot::First).into());
    table.lay_card(named("Foxfolk Steel", Suit::Fox), tableau);
    table.play(own(Command::Adjust), &[]);
    set_acolytes(&mut table, 2);
    (table, them)
}

/// nemesis:LP.2.4, root:10.4.3.II: an Elder that is not alone leaves, and a follower wears out.
#[test]
fn converting_an_elder_costs_its_owner_a_follower() {
    let (mut table, them) = against_elders(2, 0);
    let convert = conspire(Conspiracy::Convert);
    let ask = table.asked(convert.clone(), &[]);
    assert_eq!(ask.to, Answerer::Seat(them), "the owner says how many were there");
    let entry = table.play(convert, &[counts([2])]);
    assert_eq!(scores(&entry), [line(cult(), 1, "nemesis:LP.2.4")]);
    let worn_out = Anywhere::Own(them, lost_powers::Zone::WornOut.into());
    assert_eq!(table.cards(worn_out).len(), 1);
    assert_eq!(warriors(&table), (16, 8, 1));
}

/// nemesis:LP.2.3, root:10.4.3.II: a lone upright Elder would fall and not leave, so it cannot be replaced.
#[test]
fn a_lone_upright_elder_is_not_converted() {
    let (table, them) = against_elders(1, 0);
    table.forbids(conspire(Conspiracy::Convert), &[], Refusal::Stays, "root:10.4.3.II");
    assert_eq!(table.game().seat(them).unwrap().pools.count(lost_powers::Pool::Upright.into()), 1);
    // One of two, but alone in its clearing: the same.
    let (table, _) = against_elders(2, 0);
    table.forbids(conspire(Conspiracy::Convert), &[counts([1])], Refusal::Stays, "root:10.4.3.II");
    // A fallen one leaves.
    let (mut table, _) = against_elders(0, 1);
    let entry = table.play(conspire(Conspiracy::Convert), &[]);
    assert_eq!(scores(&entry), [line(cult(), 1, "nemesis:LP.2.4")]);
    // No Elder on the map at all, and never a building.
    let (table, _) = against_elders(0, 0);
    table.forbids(conspire(Conspiracy::Convert), &[], Refusal::NothingToConvert, "root:10.4.3.II");
    table.forbids(
        conspire(Conspiracy::Sanctify),
        &[],
        Refusal::NothingToSanctify,
        "root:10.4.3.III",
    );
}

/// What the law forbids now is offered with the reason, cost included.
#[test]
fn offers_say_what_is_missing() {
    let table = plotting(2, false);
    let offered = offers(table.game(), cult());
    let of = |conspiracy| {
        let offer = offered.iter().find(|o| o.command == conspire(conspiracy)).unwrap();
        offer.verdict.clone().map(|_| ()).map_err(|refusal| refusal.kind)
    };
    assert_eq!(of(Conspiracy::Crusade), Ok(()));
    let short = Refusal::TooFewAcolytes { conspiracy: Conspiracy::Sanctify, needed: 3, there: 2 };
    assert_eq!(of(Conspiracy::Sanctify), Err(short.into()));
    // Pieces of its own are never among those that others lose to it.
    let ask = table.asked(conspire(Conspiracy::Convert), &[]);
    let Form::OneOf(choices) = ask.form else { panic!("{:?}", ask.form) };
    assert!(!choices.contains(&Choice::Seat(cult())));
}
