//! The base law, chapters 1 to 5: what holds whoever sits at the table. Guests play it; factions test their own.

mod across;
pub mod battle;
mod cases;
pub mod kit;
pub mod walk;

use crate::engine::propose::Means;
use kit::*;

use super::ask::{Answer, Answerer, Choice, Form, Question};
use super::card::Face;
use super::deck::{Body, CardKind, DeckKind};
use super::effect::{Ending, Notice, Victory};
use super::entry::EntryId;
use super::history::History;
use super::item::Item;
use super::law::LawRef;
use super::offer::offers;
use super::refusal::RefusalKind;
use super::score::{Reason, VictoryPoints};
use super::seat::{SeatId, Standing};
use super::setup::Setup;
use super::suit::{Ground, Suit};
use super::supply::Class;
use super::table::{self, Command, Tracker};
use super::turn::{Phase, Status, Step};
use super::zone::{Sight, Zone};

const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;

fn a() -> SeatId {
    seat(A)
}

fn b() -> SeatId {
    seat(B)
}

fn c() -> SeatId {
    seat(C)
}

fn craft(seat: SeatId) -> Command {
    Command::Craft { seat }
}

fn points(seat: SeatId, by: i8) -> Command {
    Command::Score { seat, by }
}

fn full(law: Option<LawRef>) -> String {
    law.map(LawRef::full).unwrap_or_default()
}

// Chapter 1

/// root:1.2.1: how many cards a seat holds is a number that all see; drawing, spending and correcting keep it.
#[test]
fn hands_are_public_counts() {
    let mut table = Table::of_guests(2);
    table.play(Command::Draw { seat: a() }, &[number(2)]);
    assert_eq!((table.hand(a()), table.hand(b())), (5, 3));
    table.play(Command::Discard { seat: a() }, &[number(4)]);
    assert_eq!(table.hand(a()), 1);
    table.set_hand(a(), 7);
    assert_eq!(table.game().redacted(Some(b())).seat(a()).unwrap().hand, 7);
    table.set_hand(a(), 0);
    let empty = Command::Discard { seat: a() };
    assert_eq!(table.refused(empty, &[]).kind, RefusalKind::HandEmpty);
}

/// root:1.2.2: the discard pile lies open to all.
#[test]
fn the_discard_pile_lies_open() {
    assert_eq!(Zone::Discard.sight(), Sight::Everyone);
    let mut table = Table::of_guests(2);
    table.play(craft(a()), &[faces([named("Anvil", Suit::Fox)])]);
    let pile = table.cards(Zone::Discard);
    assert_eq!(pile.len(), 1);
    assert_eq!(table.game().redacted(Some(b())).cards_in(Zone::Discard), pile);
}

/// root:1.4.1: Birdsong, Daylight, Evening, then the next seat clockwise; a round ends where it began.
#[test]
fn turns_go_round_the_table() {
    let mut table = Table::of_guests(3);
    let now = |table: &Table| {
        let turn = table.game().turn;
        (turn.seat, turn.phase, turn.round, turn.number)
    };
    assert_eq!(now(&table), (a(), Phase::Birdsong, 1, 1));
    table.play(Command::EndPhase, &[]);
    assert_eq!(now(&table), (a(), Phase::Daylight, 1, 1));
    table.play(Command::EndPhase, &[]);
    table.play(Command::EndPhase, &[]);
    assert_eq!(now(&table), (b(), Phase::Birdsong, 1, 2));
    table.play(Command::EndTurn, &[]);
    table.play(Command::EndTurn, &[]);
    assert_eq!(now(&table), (a(), Phase::Birdsong, 2, 4));
    // Two change places: the turn stays where it is and goes on in the new order.
    table.play(Command::Swap { seat: b(), with: c() }, &[]);
    table.play(Command::EndTurn, &[]);
    assert_eq!(now(&table), (c(), Phase::Birdsong, 2, 5));
    assert_eq!(table.refused(Command::Start, &[]).kind, RefusalKind::BegunAlready);
}

/// root:1.4.1: what acts "at the start of" a phase stands before the rest of it, what must be done is warned of once.
#[test]
fn the_start_of_a_phase_comes_first() {
    let mut table = Table::of_guests(2);
    // In the order of crafting: any time in Birdsong, then one that comes at its start and must.
    let claim = table.lay_card(named("Royal Claim", Suit::Bird), Zone::Crafted(a()));
    let bank = table.lay_card(named("Better Burrow Bank", Suit::Rabbit), Zone::Crafted(a()));
    let steps: Vec<Step> = table::steps(table.game(), a()).into_iter().map(|i| i.step).collect();
    assert_eq!(steps, [Step::Reminder(bank), Step::Reminder(claim)]);
    let ask = table.asked(Command::EndPhase, &[]);
    let steps = vec![Step::Reminder(bank)];
    assert_eq!(ask.question, Question::StepsLeft { seat: a(), steps });
    assert_eq!(full(ask.law), "root:1.4.1");
    assert_eq!(table.refused(Command::EndPhase, &[no()]).kind, RefusalKind::Cancelled);
    table.play(Command::EndPhase, &[yes()]);
    assert_eq!(table.step(a(), Step::Reminder(bank)).status, Status::Skipped);
    table.play(Command::EndPhase, &[]);
}

/// root:1.4.1: a player who leaves is passed over, the round is counted on, and may come back.
#[test]
fn a_player_leaves_and_comes_back() {
    let mut table = Table::of_guests(3);
    table.turn_to(c(), Phase::Daylight);
    table.play(Command::Leave { seat: c() }, &[]);
    let turn = table.game().turn;
    assert_eq!((turn.seat, turn.phase, turn.round), (a(), Phase::Birdsong, 2));
    assert_eq!(table.refused(points(c(), 1), &[]).kind, RefusalKind::SeatLeft);
    let set = Command::SetTo(Tracker::Points(c()));
    assert_eq!(table.refused(set, &[]).kind, RefusalKind::SeatLeft);
    table.set_points(a(), 5);
    let to_nobody = Command::MovePoints { from: a(), to: c(), points: 2, turn: 0 };
    assert_eq!(table.refused(to_nobody, &[]).kind, RefusalKind::SeatLeft);
    let turn_to = Command::TurnTo { seat: c(), phase: Phase::Birdsong, round: 2 };
    assert_eq!(table.refused(turn_to, &[]).kind, RefusalKind::SeatLeft);
    table.play(Command::EndTurn, &[]);
    table.play(Command::EndTurn, &[]);
    assert_eq!((table.game().turn.seat, table.game().turn.round), (a(), 3));
    table.play(Command::Return { seat: c() }, &[]);
    table.play(points(c(), 1), &[]);
    table.play(Command::Leave { seat: c() }, &[]);
    table.play(Command::Leave { seat: b() }, &[]);
    let last = Command::Leave { seat: a() };
    assert_eq!(table.refused(last, &[]).kind, RefusalKind::NobodyElse);
}

/// root:1.5.1: items are twelve and no more, in the supply or in somebody's box.
#[test]
fn pieces_are_limited_to_what_is_in_the_box() {
    let mut table = Table::of_guests(2);
    let take = |seat| Command::MoveItem { seat, item: Item::Boot, back: false };
    table.play(take(a()), &[]);
    table.play(take(b()), &[]);
    assert_eq!(table.refused(take(a()), &[]).kind, RefusalKind::ItemGone(Item::Boot));
    let back = |seat| Command::MoveItem { seat, item: Item::Boot, back: true };
    table.play(back(a()), &[]);
    assert_eq!(table.refused(back(a()), &[]).kind, RefusalKind::NoSuchPiece);
    assert_eq!(table.game().items.count(Item::Boot), 1);
}

/// root:1.5.2, root:1.5.3: each seat owns the faction it chose, so a piece removed is its owner's loss,
/// whoever removed it, and goes nowhere else.
#[test]
fn pieces_stay_their_owners() {
    let mut table = Table::of_guests(3);
    let names: Vec<String> = table
        .game()
        .seats()
        .map(|(_, s)| serde_json::to_value(&s.faction).unwrap()["guest"]["name"].to_string())
        .collect();
    assert_eq!(names, ["\"Guest 0\"", "\"Guest 1\"", "\"Guest 2\""]);
    let remove = Command::Remove { by: Some(b()), whose: Some(c()), means: Means::Hits };
    let entry = table.play(remove, &[counts([0, 1, 0])]);
    assert_eq!(reasons(&entry), [Reason::Removed { whose: c(), class: Class::Building }]);
}

/// root:1.5.4: asked for more than there is, as much as possible happens; all pieces go before anything else does.
#[test]
fn as_much_as_possible_happens_and_pieces_go_first() {
    let mut table = Table::of_guests(3);
    // Losing 5 of 3 points loses 3; the ledger keeps what was due.
    table.set_points(a(), 3);
    let entry = table.play(points(a(), -5), &[]);
    assert_eq!(scores(&entry), [line(a(), -3, "")]);
    assert_eq!(table.points(a()), 0);
    // A favor that hits two seats: every score stands after every removal, buildings before tokens, seat by seat.
    let favor = faces([named("Favor of the Foxes", Suit::Fox)]);
    let entry = table.play(craft(a()), &[favor, counts([3, 0, 1, 0, 2, 0])]);
    let removed = |whose, class| Reason::Removed { whose, class };
    assert_eq!(reasons(&entry), [removed(b(), Class::Token), removed(c(), Class::Building)]);
    assert_eq!(table.points(a()), 3);
}

// Chapter 2

/// root:2.1: four suits; a deck of 54 serves the whole table, and most of its cards can be crafted.
#[test]
fn each_card_has_one_of_four_suits() {
    assert_eq!(Suit::ALL.len(), 4);
    for deck in DeckKind::ALL {
        let all: u32 = CardKind::of(deck).map(|k| u32::from(k.copies(deck))).sum();
        let craftable: u32 = CardKind::of(deck)
            .filter(|k| k.cost().is_some())
            .map(|k| u32::from(k.copies(deck)))
            .sum();
        assert_eq!((all, craftable), (54, 45));
    }
    // A card of another deck is no answer.
    let table = Table::of_guests(2);
    let other = faces([named("Sky Couriers", Suit::Bird)]);
    assert_eq!(table.refused(craft(a()), &[other]).kind, RefusalKind::AnswerDoesNotFit);
}

/// root:2.1.1, root:2.1.1.I: a bird passes for any suit, so who is asked for a fox may give one.
#[test]
fn birds_are_wild() {
    for ground in Ground::ALL {
        assert!(Suit::Bird.matches(ground) && ground.suit().matches(ground));
    }
    assert!(!Suit::Fox.matches(Ground::Mouse));
    let mut table = with_available(Suit::Fox);
    let card = table.cards(Zone::Available)[0];
    let take = Command::TakeDominance { seat: a(), card };
    table.play(take.clone(), &[faces([Face::Suit(Suit::Bird)])]);
    table.undo();
    table.play(take, &[faces([Face::Suit(Suit::Fox)])]);
}

/// root:2.1.1.II, root:3.3.4: where a bird is asked for only a bird will do.
#[test]
fn nothing_passes_for_a_bird() {
    let mut table = with_available(Suit::Bird);
    let card = table.cards(Zone::Available)[0];
    let take = Command::TakeDominance { seat: a(), card };
    for suit in [Suit::Fox, Suit::Rabbit, Suit::Mouse] {
        let needed = RefusalKind::WrongSuit { needed: Suit::Bird };
        table.forbids(take.clone(), &[faces([Face::Suit(suit)])], needed, "root:3.3.4");
    }
    table.play(take, &[faces([Face::Suit(Suit::Bird)])]);
}

/// root:2.1.2, root:2.1.3, root:4.1: ambush and dominance cards, in every deck as many as the law says, are not crafted.
#[test]
fn ambush_and_dominance_cards_are_not_crafted() {
    for deck in DeckKind::ALL {
        for suit in Suit::ALL {
            let birds = if suit == Suit::Bird { 2 } else { 1 };
            assert_eq!(kind("Ambush!", suit).copies(deck), birds);
            assert_eq!(kind("Dominance", suit).copies(deck), 1);
        }
    }
    let table = Table::of_guests(2);
    for suit in Suit::ALL {
        let ambush = faces([named("Ambush!", suit)]);
        table.forbids(craft(a()), &[ambush], RefusalKind::NotCraftable, "root:2.1.2");
        let dominance = faces([named("Dominance", suit)]);
        table.forbids(craft(a()), &[dominance], RefusalKind::NotCraftable, "root:2.1.3");
    }
}

// Chapter 3

/// root:3.1: 29 points and 3 more: the game ends with its winner, once. Undo opens it again, redo brings back
/// the same entry, whose notice is the only one.
#[test]
fn thirty_points_end_the_game_once() {
    let mut table = Table::of_guests(3);
    table.set_points(b(), 29);
    let entry = table.play(points(b(), 3), &[]);
    let ending = Ending { winner: b(), how: Victory::Points };
    assert_eq!(entry.notices().collect::<Vec<_>>(), [Notice::Won(ending)]);
    assert_eq!((table.points(b()), table.game().ending), (32, Some(ending)));
    assert_eq!(table.refused(points(a(), 1), &[]).kind, RefusalKind::GameOver);
    assert_eq!(table.refused(Command::EndTurn, &[]).kind, RefusalKind::GameOver);
    let offered = offers(table.game(), b());
    assert!(offered.iter().all(|offer| offer.verdict.is_err()), "nothing is offered any more");
    table.undo();
    assert_eq!(table.game().ending, None);
    table.redo();
    assert_eq!(table.game().ending, Some(ending));
    let told = table.history.told().flat_map(|e| e.notices()).count();
    assert_eq!(told, 1, "redo makes no second entry");
    // A name can still be put right.
    table.play(Command::Rename { seat: b(), name: "Hans".to_owned() }, &[]);
}

/// root:3.1: the table may carry on; the ending is not announced a second time.
#[test]
fn a_finished_game_can_be_reopened_and_played_on() {
    let mut table = Table::of_guests(2);
    table.set_points(a(), 29);
    assert_eq!(table.refused(Command::Reopen, &[]).kind, RefusalKind::NotOver);
    table.play(points(a(), 1), &[]);
    table.play(Command::Reopen, &[]);
    assert_eq!((table.game().ending, table.game().playing_on), (None, true));
    let entry = table.play(points(a(), 1), &[]);
    assert_eq!((entry.notices().count(), table.game().ending), (0, None));
    table.set_points(b(), 30);
    assert_eq!(table.game().ending, None);
}

/// root:3.1: several seats past 30 in one entry: the one whose turn it is, otherwise the closest clockwise from it.
#[test]
fn of_several_past_thirty_the_turn_decides() {
    let lay = |first: u8, points: [u16; 4]| {
        let mut seats: Vec<_> = (0..4).map(|i| sits(guest(&format!("Guest {i}")))).collect();
        for (seat, points) in seats.iter_mut().zip(points) {
            seat.points = VictoryPoints::new(points).unwrap();
        }
        let table = Table::lay(Setup { first: seat(first), ..setup(seats) });
        table.game().ending.map(|ending| ending.winner)
    };
    assert_eq!(lay(1, [30, 31, 30, 0]), Some(seat(1)));
    assert_eq!(lay(1, [30, 29, 0, 35]), Some(seat(3)));
    assert_eq!(lay(3, [0, 30, 30, 29]), Some(seat(1)));
    assert_eq!(lay(0, [29, 29, 29, 29]), None);
}

/// root:3.2.1: every enemy building and token removed is 1 point for the remover, in anybody's turn;
/// warriors give nothing, and the owner loses no points.
#[test]
fn removed_buildings_and_tokens_score() {
    let mut table = Table::of_guests(3);
    table.set_points(c(), 4);
    let remove = Command::Remove { by: Some(b()), whose: Some(c()), means: Means::Hits };
    let entry = table.play(remove.clone(), &[counts([3, 2, 1])]);
    assert_eq!(scores(&entry), [line(b(), 2, "root:3.2.1"), line(b(), 1, "root:3.2.1")]);
    assert_eq!((table.points(b()), table.points(c())), (3, 4));
    assert_eq!(scores(&table.play(remove, &[counts([5, 0, 0])])), []);
    // Own pieces are no enemy's.
    let own = Command::Remove { by: Some(c()), whose: Some(c()), means: Means::Hits };
    assert_eq!(scores(&table.play(own, &[counts([0, 1, 1])])), []);
    // Who and whose are asked where they are not said; the seat whose turn it is comes first.
    let ask = table.asked(Command::Remove { by: None, whose: Some(c()), means: Means::Hits }, &[]);
    assert_eq!(ask.form, Form::OneOf(vec![Choice::Seat(a()), Choice::Seat(b())]));
    let nothing = table.refused(
        Command::Remove { by: Some(a()), whose: Some(b()), means: Means::Hits },
        &[counts([0, 0, 0])],
    );
    assert_eq!(nothing.kind, RefusalKind::AnswerDoesNotFit);
}

/// root:3.2.2, root:4.1.2, root:5.1.5: a crafted item leaves the supply for the box and scores what its card says.
#[test]
fn crafted_items_score_their_points() {
    let mut table = Table::of_guests(2);
    let sale = faces([named("Bake Sale", Suit::Rabbit)]);
    let entry = table.play(craft(a()), std::slice::from_ref(&sale));
    assert_eq!(scores(&entry), [line(a(), 3, "root:3.2.2")]);
    assert_eq!(reasons(&entry), [Reason::Crafted(Item::Coins)]);
    assert_eq!(table.game().seat(a()).unwrap().items, [Item::Coins]);
    assert_eq!((table.game().items.count(Item::Coins), table.hand(a())), (1, 2));
    assert_eq!(table.cards(Zone::Discard).len(), 1);
    table.play(craft(b()), std::slice::from_ref(&sale));
    let gone = RefusalKind::ItemGone(Item::Coins);
    table.forbids(craft(a()), std::slice::from_ref(&sale), gone, "root:4.1.2");
    assert!(!table.refused(craft(a()), &[sale]).can_insist, "there is no third");
}

/// A table of three where a dominance card of this suit waits, in the first seat's Daylight.
fn with_available(suit: Suit) -> Table {
    let mut table = Table::of_guests(3);
    let at = Suit::ALL.iter().position(|s| *s == suit).unwrap();
    let add = Command::AddCard { to: Zone::Available };
    table.play(add, &[Answer::One(u8::try_from(at).unwrap())]);
    table.turn_to(a(), Phase::Daylight);
    table
}

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

/// At 0 points there is nothing to take away, and the app says so.
#[test]
fn minus_at_nought_is_refused() {
    let table = Table::of_guests(2);
    assert_eq!(table.refused(points(a(), -1), &[]).kind, RefusalKind::NoPointsToLose);
    assert_eq!(table.refused(points(a(), 0), &[]).kind, RefusalKind::NothingChanges);
}

/// Points written for the wrong seat, or in the wrong turn, are moved without making or losing any.
#[test]
fn points_are_moved_between_seats_and_turns() {
    let mut table = Table::of_guests(3);
    table.play(points(a(), 5), &[]);
    table.play(Command::EndTurn, &[]);
    let entry = table.play(Command::MovePoints { from: a(), to: b(), points: 2, turn: 1 }, &[]);
    assert_eq!(scores(&entry), [line(a(), -2, ""), line(b(), 2, "")]);
    table.play(Command::MovePoints { from: a(), to: a(), points: 3, turn: 1 }, &[]);
    assert_eq!((table.points(a()), table.points(b())), (3, 2));
    let more = Command::MovePoints { from: a(), to: b(), points: 4, turn: 1 };
    assert_eq!(table.refused(more, &[]).kind, RefusalKind::NoPointsToLose);
    let later = Command::MovePoints { from: a(), to: b(), points: 1, turn: 9 };
    assert_eq!(table.refused(later, &[]).kind, RefusalKind::AnswerDoesNotFit);
}

// Chapter 4

/// root:4.1, root:4.1.1: what the pieces of a craft cost stands on the card; the table pays it and names the card.
#[test]
fn crafting_asks_which_card() {
    let table = Table::of_guests(2);
    let ask = table.asked(craft(a()), &[]);
    assert_eq!(ask.question, Question::CardCrafted { seat: a() });
    assert_eq!((ask.to, full(ask.law)), (Answerer::Seat(a()), "root:4.1".to_owned()));
    assert_eq!(kind("Tax Collector", Suit::Fox).def().cost, [1, 1, 1, 0]);
    assert_eq!(kind("Royal Claim", Suit::Bird).cost(), Some(4));
    for kind in CardKind::all().filter(|k| k.cost().is_some()) {
        assert!(kind.cost() > Some(0), "{} would be free", kind.def().name);
    }
}

/// root:4.1.3: a persistent effect stays in the play area, has its line at its moment, and is used once a turn.
#[test]
fn a_persistent_effect_stays_and_reminds() {
    let mut table = Table::of_guests(2);
    let entry = table.play(craft(a()), &[faces([named("Stand and Deliver!", Suit::Fox)])]);
    assert_eq!(scores(&entry), []);
    let card = table.cards(Zone::Crafted(a()))[0];
    let step = table.step(a(), Step::Reminder(card));
    assert_eq!((step.phase, step.status), (Phase::Birdsong, Status::Optional));
    assert_eq!(full(step.law.into()), "root:4.1.3");
    let take = Command::UseCard { seat: a(), card };
    // Two players: there is only one other to take from, and the victim scores.
    let entry = table.play(take.clone(), &[]);
    assert_eq!(scores(&entry), [line(b(), 1, "root:4.1.3")]);
    assert_eq!((table.hand(a()), table.hand(b())), (3, 2));
    table.forbids(take, &[], RefusalKind::AlreadyDone, "root:4.1.3");
    let theirs = Command::UseCard { seat: b(), card };
    assert_eq!(table.refused(theirs, &[]).kind, RefusalKind::CardElsewhere(card));
}

/// root:4.1.3: discarded by its own effect it is gone, and its step stands done.
#[test]
fn a_used_up_effect_is_discarded() {
    let mut table = Table::of_guests(2);
    let claim = table.lay_card(named("Royal Claim", Suit::Bird), Zone::Crafted(a()));
    let entry = table.play(Command::UseCard { seat: a(), card: claim }, &[number(3)]);
    assert_eq!(scores(&entry), [line(a(), 3, "root:4.1.3")]);
    assert_eq!(table.cards(Zone::Discard), [claim]);
    assert_eq!(table.step(a(), Step::Reminder(claim)).status, Status::Done);
}

/// root:4.1.4: no second copy of a persistent effect, unless the table insists; an item twice is fine.
#[test]
fn no_duplicates_in_the_play_area() {
    let mut table = Table::of_guests(2);
    let armorers = faces([named("Armorers", Suit::Bird)]);
    table.play(craft(a()), std::slice::from_ref(&armorers));
    table.forbids(
        craft(a()),
        std::slice::from_ref(&armorers),
        RefusalKind::Duplicate,
        "root:4.1.4",
    );
    table.play(craft(b()), std::slice::from_ref(&armorers));
    table.insist(craft(a()), &[armorers]);
    let tea = faces([named("Root Tea", Suit::Fox)]);
    table.play(craft(a()), std::slice::from_ref(&tea));
    table.play(craft(a()), &[tea]);
}

/// A card known by suit lies in the play area until it is named; then it reminds.
#[test]
fn a_crafted_card_can_be_named_later() {
    let mut table = Table::of_guests(2);
    table.play(craft(a()), &[faces([Face::Suit(Suit::Rabbit)])]);
    let card = table.cards(Zone::Crafted(a()))[0];
    assert_eq!(table::steps(table.game(), a()), []);
    let name = Command::NameCard { card };
    table.play(name.clone(), &[faces([named("Cobbler", Suit::Rabbit)])]);
    assert_eq!(table.step(a(), Step::Reminder(card)).phase, Phase::Evening);
    let same = faces([named("Cobbler", Suit::Rabbit)]);
    assert_eq!(table.refused(name, &[same]).kind, RefusalKind::NothingChanges);
}

// Chapter 5

/// root:5.1.1, root:5.1.2, root:5.1.3, root:5.1.5: two to eight seats, the chosen one begins, nought points,
/// three cards each (bots none), twelve items.
#[test]
fn a_table_is_laid_as_the_law_says() {
    let lay = |n: u8| {
        let seats = (0..n).map(|_| sits(guest("Guest"))).collect();
        Setup { first: seat(1), ..setup(seats) }
    };
    assert_eq!(lay(1).check().unwrap_err().kind, RefusalKind::SeatCount);
    let nobody = Setup { first: seat(4), ..lay(4) };
    assert_eq!(nobody.check().unwrap_err().kind, RefusalKind::NoSuchSeat);
    assert_eq!(lay(9).check().unwrap_err().kind, RefusalKind::SeatCount);
    let mut with_bot = lay(4);
    with_bot.seats[3].bot = true;
    let mut table = Table::lay(with_bot.clone());
    let hands: Vec<u8> = table.game().seats().map(|(_, s)| s.hand).collect();
    assert_eq!(hands, [3, 3, 3, 0]);
    assert!(table.game().seats().all(|(_, s)| s.points == VictoryPoints::default()));
    let items: Vec<u8> = Item::ALL.map(|item| table.game().items.count(item)).to_vec();
    assert_eq!((items, table.game().items.total()), (vec![2, 2, 1, 1, 2, 2, 2], 12));
    assert_eq!(table.refused(Command::EndTurn, &[]).kind, RefusalKind::StillSetup);
    table.play(Command::Start, &[]);
    assert_eq!(table.game().turn.seat, seat(1));
    let again = Command::Begin(Box::new(with_bot));
    assert_eq!(table.refused(again, &[]).kind, RefusalKind::BegunAlready);
}

/// root:5.1.2: a table that wants a handicap starts a seat with other points.
#[test]
fn a_seat_can_start_with_three_points() {
    let mut seats = vec![sits(guest("Cats")), sits(guest("Birds"))];
    seats[1].points = VictoryPoints::new(3).unwrap();
    let table = Table::lay(setup(seats));
    assert_eq!((table.points(a()), table.points(b())), (0, 3));
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

// The ledger

/// A question asked and given up leaves nothing behind: only an entry changes a game.
#[test]
fn a_question_can_be_cancelled() {
    let table = Table::of_guests(3);
    let (before, entries) = (table.bytes(), table.history.all().len());
    for offer in offers(table.game(), a()) {
        if let Ok(Some(ask)) = offer.verdict {
            assert_eq!(table.asked(offer.command, &[]), *ask);
        }
    }
    assert_eq!((table.bytes(), table.history.all().len()), (before, entries));
}

fn note(n: u32) -> Command {
    Command::Note(format!("line {n}"))
}

/// "Back to here" over 40 entries, then one stray touch: the 40 can be had back, and the stray one too.
#[test]
fn an_evening_survives_one_stray_touch() {
    let mut table = Table::of_guests(2);
    let here = table.history.here();
    for _ in 0..40 {
        table.play(points(a(), 1), &[]);
        if table.game().ending.is_some() {
            table.play(Command::Reopen, &[]);
        }
    }
    let (tip, evening) = (table.history.here(), table.bytes());
    table.history.go_to(here).unwrap();
    assert_eq!(table.points(a()), 0);
    assert_eq!(table.history.undone().count(), 41);
    table.play(note(0), &[]);
    assert_eq!((table.history.branches(), table.history.after()), (&[tip][..], None));
    table.history.go_to(tip).unwrap();
    assert_eq!((table.bytes(), table.points(a())), (evening, 40));
    assert_eq!(table.history.branches(), [], "one dropped note is quickly done again");
}

/// One dropped entry is quickly done again; two are kept.
#[test]
fn a_branch_of_two_entries_is_kept_and_one_of_one_is_not() {
    for (dropped, kept) in [(1, 0), (2, 1)] {
        let mut table = Table::of_guests(2);
        let here = table.history.here();
        for n in 0..dropped {
            table.play(note(n), &[]);
        }
        table.history.go_to(here).unwrap();
        table.play(note(9), &[]);
        assert_eq!(table.history.branches().len(), kept, "{dropped} dropped");
    }
}

/// A branch entered half-way keeps its tip, and what lies on the path is not called dropped.
#[test]
fn branches_are_what_the_path_does_not_reach() {
    let mut table = Table::of_guests(2);
    let start = table.history.here();
    let ids: Vec<EntryId> = (0..6).map(|n| table.play(note(n), &[]).id).collect();
    table.history.go_to(start).unwrap();
    table.play(note(10), &[]);
    table.history.go_to(ids[2]).unwrap();
    assert_eq!(table.history.branches(), [ids[5]]);
    table.history.go_to(start).unwrap();
    let other = table.play(note(11), &[]).id;
    // The half was dropped too, and both are on the way to the whole.
    assert_eq!(table.history.branches(), [ids[5], ids[2]]);
    table.history.go_to(ids[5]).unwrap();
    assert_eq!(table.history.branches(), []);
    assert_eq!(table.history.here(), ids[5]);
    table.history.go_to(other).unwrap();
    assert_eq!(table.history.branches(), [ids[5]]);
}

/// Going back over the copies that are kept, and forth again, gives the same game as playing there.
#[test]
fn long_ledgers_go_back_and_forth() {
    let mut table = Table::of_guests(2);
    let mut seen = vec![(table.history.here(), table.bytes())];
    for n in 0..200 {
        table.play(if n % 3 == 0 { Command::EndTurn } else { note(n) }, &[]);
        seen.push((table.history.here(), table.bytes()));
    }
    for at in [0, 199, 63, 64, 65, 126, 127, 128, 62, 10, 200, 1, 130] {
        table.history.go_to(seen[at].0).unwrap();
        assert_eq!(table.bytes(), seen[at].1, "entry {at}");
    }
    // A new branch from the middle does not use the copies of the old one.
    table.history.go_to(seen[60].0).unwrap();
    for n in 0..10 {
        table.play(points(b(), 1), &[]);
        assert_eq!(table.points(b()), n + 1);
    }
    let tip = table.history.here();
    table.history.go_to(seen[150].0).unwrap();
    assert_eq!(table.bytes(), seen[150].1);
    table.history.go_to(tip).unwrap();
    assert_eq!(table.points(b()), 10);
    // The first entry laid the table: undo stops there.
    let mut fresh = Table::lay(setup(vec![sits(guest("A")), sits(guest("B"))]));
    assert_eq!(fresh.history.before(), None);
    fresh.play(note(0), &[]);
    assert!(fresh.history.before().is_some());
}

/// An entry that does not continue the ledger is not taken in, and nothing has changed.
#[test]
fn a_strange_entry_is_not_taken_in() {
    let mut table = Table::of_guests(2);
    let good = table.play(note(1), &[]);
    let before = table.bytes();
    assert!(table.history.push(good.clone()).is_err(), "its number is taken");
    let mut strange = good.clone();
    strange.id = table.history.next_id();
    assert!(table.history.push(strange.clone()).is_err(), "it follows another");
    strange.on = table.history.here();
    strange.effects = vec![
        super::effect::Effect::Hand { seat: a(), by: 1 },
        super::effect::Effect::Hand { seat: c(), by: 1 },
    ];
    assert!(table.history.push(strange).is_err(), "there is no third seat");
    assert_eq!((table.bytes(), table.history.next_id()), (before, EntryId(good.id.0 + 1)));
    assert!(table.history.go_to(EntryId(99)).is_err());
    assert!(History::default().push(good).is_err());
}

/// The bodies of cards that the shared rules resolve at once are items and favors, and no others.
#[test]
fn immediate_effects_are_items_and_favors() {
    let immediate = CardKind::of(DeckKind::Base)
        .filter(|k| matches!(k.def().body, Body::Item { .. } | Body::Favor(_)))
        .map(|k| k.copies(DeckKind::Base))
        .sum::<u8>();
    assert_eq!(immediate, 20 + 3);
}
