//! Dominance cards.

use super::*;

/// root:3.3.1: in the own Daylight, from 10 points, out of the hand; the marker leaves for good and nothing scores.
#[test]
fn dominance_is_activated_in_daylight_with_ten_points() {
    let mut table = Table::of_guests(3);
    let activate = Command::ActivateDominance { seat: a() };
    table.set_points(a(), 9);
    table.turn_to(a(), Phase::Daylight);
    let few = RefusalKind::TooFewPoints { points: 9 };
    table.forbids(activate.clone(), &[], few, "root:3.3.1");
    table.set_points(a(), 10);
    table.turn_to(a(), Phase::Evening);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(activate.clone(), &[], late, "root:3.3.1");
    table.turn_to(b(), Phase::Daylight);
    table.forbids(activate.clone(), &[], RefusalKind::NotYourTurn, "root:3.3.1");
    table.turn_to(a(), Phase::Daylight);
    table.set_hand(a(), 0);
    table.forbids(activate.clone(), &[], RefusalKind::HandEmpty, "root:3.3.1");
    table.set_hand(a(), 6);
    let ask = table.asked(activate.clone(), &[]);
    assert_eq!(ask.to, Answerer::Seat(a()));
    assert_eq!(ask.form, Form::OneOf(Suit::ALL.map(Choice::Suit).to_vec()));
    table.play(activate, &[Answer::One(2)]);
    assert_eq!(table.game().seat(a()).unwrap().standing, Standing::Dominance(Suit::Mouse));
    // law root:3.3.2: the active card takes no place in the hand.
    assert_eq!(table.hand(a()), 5);
    table.forbids(points(a(), 1), &[], RefusalKind::NoLongerScores, "root:3.3.1");
    let remove = Command::Remove { by: Some(a()), whose: Some(b()), means: Means::Hits };
    assert_eq!(scores(&table.play(remove, &[counts([0, 1, 0])])), [line(a(), 0, "root:3.2.1")]);
}

/// root:3.3.2: an active dominance card is not exchanged for another.
#[test]
fn an_active_dominance_card_stays() {
    let (table, activate) = dominant(Suit::Fox);
    table.forbids(activate.clone(), &[], RefusalKind::DominanceAlready, "root:3.3.2");
    assert!(!table.refused(activate, &[]).can_insist);
}

/// The first seat plays for dominance; its Daylight.
fn dominant(suit: Suit) -> (Table, Command) {
    let mut table = Table::of_guests(3);
    table.set_points(a(), 12);
    table.turn_to(a(), Phase::Daylight);
    let activate = Command::ActivateDominance { seat: a() };
    let at = Suit::ALL.iter().position(|s| *s == suit).unwrap();
    table.play(activate.clone(), &[Answer::One(u8::try_from(at).unwrap())]);
    (table, activate)
}

/// root:3.3.1.I, root:3.3.1.II: at the start of its Birdsong the table says whether the condition holds; if so, it wins.
#[test]
fn dominance_wins_at_the_start_of_birdsong() {
    let three = [Suit::Fox, Suit::Rabbit, Suit::Mouse].map(|suit| (suit, "root:3.3.1.I"));
    for (suit, law) in three.into_iter().chain([(Suit::Bird, "root:3.3.1.II")]) {
        let (mut table, _) = dominant(suit);
        let check = Command::CheckDominance { seat: a() };
        table.forbids(check.clone(), &[], RefusalKind::OtherPhase(Phase::Birdsong), law);
        table.play(Command::EndTurn, &[]);
        table.forbids(check.clone(), &[], RefusalKind::NotYourTurn, law);
        table.turn_to(a(), Phase::Birdsong);
        let step = table.step(a(), Step::Dominance);
        assert_eq!((step.status, full(step.law.into())), (Status::Due, law.to_owned()));
        assert_eq!(table::steps(table.game(), a())[0].step, Step::Dominance);
        let ask = table.asked(check.clone(), &[]);
        assert_eq!(ask.question, Question::DominanceHolds { seat: a(), suit });
        table.play(check.clone(), &[no()]);
        assert_eq!(table.game().ending, None);
        assert_eq!(table.step(a(), Step::Dominance).status, Status::Done);
        table.undo();
        let entry = table.play(check, &[yes()]);
        let ending = Ending { winner: a(), how: Victory::Dominance };
        assert_eq!(entry.notices().collect::<Vec<_>>(), [Notice::Won(ending)]);
    }
    let table = Table::of_guests(3);
    let check = Command::CheckDominance { seat: a() };
    assert_eq!(table.refused(check, &[]).kind, RefusalKind::NotAvailable);
}

/// root:3.3.3: a spent dominance card waits beside the map, and never among the discards.
#[test]
fn a_spent_dominance_card_becomes_available() {
    let mut table = with_available(Suit::Fox);
    let waiting = table.cards(Zone::Available)[0];
    let take = Command::TakeDominance { seat: a(), card: waiting };
    // Spent for its suit to take another: the two change places.
    table.play(take, &[faces([named("Dominance", Suit::Bird)])]);
    let now = table.cards(Zone::Available);
    assert_eq!(now.len(), 1);
    assert_eq!(table.game().card(now[0]).unwrap().face.suit(), Suit::Bird);
    assert_eq!(table.cards(Zone::Discard), []);
    assert_eq!(table.hand(a()), 3);
    // By hand it is not laid on the discards either, and only dominance cards wait there.
    let laid = table.lay_card(named("Dominance", Suit::Mouse), Zone::Crafted(b()));
    table.play(Command::MoveCard { card: laid, to: Zone::Discard }, &[]);
    assert_eq!(table.cards(Zone::Available).len(), 2);
    let again = Command::MoveCard { card: laid, to: Zone::Discard };
    assert_eq!(table.refused(again, &[]).kind, RefusalKind::NothingChanges);
    let add = Command::AddCard { to: Zone::Available };
    let ask = table.asked(add.clone(), &[]);
    assert_eq!(ask.form, Form::OneOf([Suit::Fox, Suit::Rabbit].map(Choice::Suit).to_vec()));
    assert!(offers(table.game(), c()).iter().any(|o| o.command == add && o.verdict.is_ok()));
}

/// root:3.3.4: taken in the own Daylight for a card of its suit.
#[test]
fn an_available_dominance_card_is_taken_in_daylight() {
    let mut table = with_available(Suit::Rabbit);
    let card = table.cards(Zone::Available)[0];
    let take = Command::TakeDominance { seat: a(), card };
    let wrong = RefusalKind::WrongSuit { needed: Suit::Rabbit };
    table.forbids(take.clone(), &[faces([Face::Suit(Suit::Fox)])], wrong, "root:3.3.4");
    table.turn_to(a(), Phase::Evening);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(take.clone(), &[], late, "root:3.3.4");
    table.turn_to(a(), Phase::Daylight);
    table.play(take.clone(), &[faces([Face::Suit(Suit::Rabbit)])]);
    assert_eq!((table.cards(Zone::Available).len(), table.hand(a())), (0, 3));
    table.forbids(take, &[], RefusalKind::NotAvailable, "root:3.3.4");
}

/// root:5.1.3: two players play without the four dominance cards; bots have none.
#[test]
fn no_dominance_for_two_nor_for_bots() {
    let mut table = Table::of_guests(2);
    table.set_points(a(), 10);
    table.turn_to(a(), Phase::Daylight);
    let activate = Command::ActivateDominance { seat: a() };
    table.forbids(activate, &[], RefusalKind::NoDominanceForTwo, "root:5.1.3");
    let mut seats: Vec<_> = (0..3).map(|_| sits(guest("Guest"))).collect();
    seats[0].bot = true;
    let mut table = Table::lay(setup(seats));
    table.play(Command::Start, &[]);
    table.set_points(a(), 10);
    table.turn_to(a(), Phase::Daylight);
    let activate = Command::ActivateDominance { seat: a() };
    table.forbids(activate.clone(), &[], RefusalKind::NoDominanceForBots, "root:3.3.1");
    assert!(!offers(table.game(), a()).iter().any(|offer| offer.command == activate));
}
