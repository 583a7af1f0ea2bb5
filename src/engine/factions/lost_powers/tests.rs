//! The law of the Lost Powers, law by law. Old Friends' numbers and costs are made up here: no source prints them.

pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice, Countable, Form, Question as Asked};
use crate::engine::card::{Face, Price};
use crate::engine::deck::DeckKind;
use crate::engine::effect::{Effect as Shared, Ending, Notice, Victory};
use crate::engine::factions::{Faction, FactionFigure};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::item::Item;
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::setup::Setup;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line};
use crate::engine::zone::{Sight, Zone as Anywhere};

// The table

const LP: u8 = 0;
const FOE: u8 = 1;

fn lp() -> SeatId {
    seat(LP)
}

fn foe() -> SeatId {
    seat(FOE)
}

/// Old Friends of each suit, a made-up number, and made-up costs where a test wants them known.
fn friends(of_each: u8, costs: &[(Suit, u8, Price)]) -> Figures {
    let mut figures = Figures::default();
    for suit in Suit::ALL {
        figures.learn(Figure::OldFriends(suit).into(), FigureValue::Number(of_each));
    }
    for (suit, nth, price) in costs {
        let figure = Figure::Cost { suit: *suit, nth: *nth }.into();
        figures.learn(figure, FigureValue::Price(*price));
    }
    figures
}

fn seats(pick: Pick) -> Setup {
    setup(vec![sits(pick), sits(guest("Marquise")), sits(guest("Alliance"))])
}

/// The Lost Powers and two guests, in the first Birdsong; no follower is laid yet.
fn bare(pick: Pick) -> Table {
    let mut table = Table::lay(seats(pick));
    table.play(Act::Start, &[yes()]);
    table
}

fn by_app() -> Table {
    bare(Pick::default())
}

/// Set up with two Old Friends of each suit, all of cost 1.
fn set_up(pick: Pick) -> Table {
    let costs = Suit::ALL.map(|suit| [0, 1].map(|nth| (suit, nth, Price::Cost(1)))).concat();
    let mut table = Table::lay(Setup { figures: friends(2, &costs), ..seats(pick) });
    table.play(own(Command::FillTableau), &[]);
    table.play(Act::Start, &[]);
    table
}

fn own(command: Command) -> Act {
    Act::Play { seat: lp(), play: command.into() }
}

fn at(place: Zone) -> Anywhere {
    Anywhere::Own(lp(), place.into())
}

fn slot(place: Slot) -> Anywhere {
    at(Zone::Slot(place))
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(lp()).unwrap().pools.count(pool.into())
}

fn elders(table: &Table) -> (u8, u8, u8) {
    (pool(table, Pool::Supply), pool(table, Pool::Upright), pool(table, Pool::Fallen))
}

/// Puts Elders on the map by hand.
fn place(table: &mut Table, upright: u8, fallen: u8) {
    let set = |pool: Pool| Act::SetTo(Tracker::Pool(lp(), pool.into()));
    table.play(set(Pool::Upright), &[number(u16::from(upright + fallen))]);
    if fallen > 0 {
        // Out of the upright ones, where the supply could give them too.
        let both = 5 - upright - fallen >= fallen;
        let answers = [number(u16::from(fallen)), Answer::One(1)];
        table.play(set(Pool::Fallen), &answers[..if both { 2 } else { 1 }]);
    }
    assert_eq!(elders(table), (5 - upright - fallen, upright, fallen));
}

/// Lays followers by hand, in order of the slots.
fn tableau<const N: usize>(table: &mut Table, faces: [Face; N]) -> [CardId; N] {
    let mut slots = Slot::ALL.into_iter();
    faces.map(|face| table.lay_card(face, slot(slots.next().unwrap())))
}

fn price(table: &mut Table, card: CardId, answer: Answer) {
    table.play(Act::PriceCard { card }, &[answer]);
}

fn counted(table: &Table) -> (usize, usize, usize) {
    let game = table.game();
    (
        followers(game, lp()).len(),
        game.cards_in(at(Zone::WornOut)).len(),
        game.cards_in(at(Zone::Deck)).len(),
    )
}

fn state(table: &Table) -> State {
    match &table.game().seat(lp()).unwrap().faction {
        Faction::LostPowers(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn suits(table: &Table) -> Vec<Suit> {
    let game = table.game();
    followers(game, lp()).iter().map(|c| game.card(*c).unwrap().face.suit()).collect()
}

const FOX: Face = Face::Suit(Suit::Fox);
const RABBIT: Face = Face::Suit(Suit::Rabbit);
const MOUSE: Face = Face::Suit(Suit::Mouse);
const BIRD: Face = Face::Suit(Suit::Bird);

fn hits(n: u8) -> (Act, Answer) {
    (Act::Remove { by: Some(foe()), whose: Some(lp()), means: Means::Hits }, counts([n]))
}

// LP.2.1 to LP.2.2: crafting and followers

/// nemesis:LP.2.1: they craft in Evening with Elders only; the shared Craft command is not theirs, nor offered.
#[test]
fn the_lost_powers_do_not_craft_as_others_do() {
    let mut table = by_app();
    table.turn_to(lp(), Phase::Daylight);
    table.forbids(Act::Craft { seat: lp() }, &[], Refusal::CraftsInEvening, "nemesis:LP.2.1");
    assert!(!offers(table.game(), lp()).iter().any(|o| o.command == Act::Craft { seat: lp() }));
    assert!(offers(table.game(), foe()).iter().any(|o| o.command == Act::Craft { seat: foe() }));
}

/// nemesis:LP.2.1, nemesis:LP.6.2: an indoctrinated card gives nothing of what it lists.
#[test]
fn an_indoctrinated_card_gives_nothing_it_lists() {
    let mut table = by_app();
    place(&mut table, 2, 0);
    table.turn_to(lp(), Phase::Evening);
    let entry = table.play(own(Command::Indoctrinate), &[faces([named("Root Tea", Suit::Fox)])]);
    assert_eq!(scores(&entry), []);
    assert_eq!(table.game().items.count(Item::Tea), 2);
    assert_eq!(table.hand(lp()), 2);
    assert_eq!(counted(&table), (0, 1, 0));
    assert_eq!(state(&table).activated, 1);
}

/// nemesis:LP.2.2.I: four places, one follower each.
#[test]
fn the_tableau_holds_four() {
    let mut table = by_app();
    let laid = tableau(&mut table, [FOX, RABBIT, MOUSE, BIRD]);
    assert_eq!(followers(table.game(), lp()), laid);
    for place in Slot::ALL {
        let refusal = table.refused(Act::AddCard { to: slot(place) }, &[faces([FOX])]);
        assert!(matches!(refusal.kind, RefusalKind::Misfit(_)), "{refusal:?}");
    }
    let crowd = Act::MoveCard { card: laid[0], to: slot(Slot::Second) };
    assert!(matches!(table.refused(crowd, &[]).kind, RefusalKind::Misfit(_)));
    // Nothing but a follower in the tableau acts.
    table.turn_to(lp(), Phase::Daylight);
    table.play(Act::MoveCard { card: laid[0], to: at(Zone::WornOut) }, &[]);
    let act = own(Command::Act { card: laid[0], action: Action::Move });
    table.forbids(act, &[], Refusal::NotInTableau, "nemesis:LP.2.2.I");
}

/// nemesis:LP.2.2.I.a: in the tableau a persistent effect works as if crafted, with its step at its moment;
/// discarded by its own effect it scores 1. root:4.1.3
#[test]
fn a_persistent_follower_works_as_crafted_and_scores_when_its_effect_discards_it() {
    let mut table = by_app();
    let [claim, warren] = tableau(
        &mut table,
        [named("Royal Claim", Suit::Bird), named("Command Warren", Suit::Rabbit)],
    );
    let reminder = table.step(lp(), Line::Reminder(claim));
    assert_eq!((reminder.phase, reminder.status), (Phase::Birdsong, Status::Optional));
    let phases: Vec<_> = table::steps(table.game(), lp()).into_iter().map(|i| i.phase).collect();
    assert!(phases.is_sorted(), "a checklist runs through the turn");
    // "At the start of Daylight" comes before the followers' own step.
    let daylight: Vec<Line> = table::steps(table.game(), lp())
        .into_iter()
        .filter(|info| info.phase == Phase::Daylight)
        .map(|info| info.step)
        .collect();
    assert_eq!(daylight, [Line::Reminder(warren), line_of(Step::Followers)]);

    // Royal Claim: made up that they rule two clearings.
    let entry = table.play(Act::UseCard { seat: lp(), card: claim }, &[number(2)]);
    assert_eq!(scores(&entry), [line(lp(), 2, "root:4.1.3"), line(lp(), 1, "nemesis:LP.2.2.I.a")]);
    assert_eq!(reasons(&entry)[1], Why::Own(Reason::OralHistory.into()));
    assert_eq!(table.cards(Anywhere::Discard), [claim]);
    assert_eq!(table.step(lp(), Line::Reminder(claim)).status, Status::Done);
    table.undo();
    assert_eq!((table.points(lp()), followers(table.game(), lp()).len()), (0, 2));
    // Used in Daylight, it ends Birdsong; Royal Claim's moment has passed then.
    table.play(Act::UseCard { seat: lp(), card: warren }, &[]);
    assert_eq!(table.game().turn.phase, Phase::Daylight);
    let late = Act::UseCard { seat: lp(), card: claim };
    table.forbids(late, &[], RefusalKind::OtherPhase(Phase::Birdsong), "root:4.1.3");
}

/// nemesis:LP.2.2.I.a: in the Worn Out pile it does nothing, and in the play area it is an ordinary crafted card.
#[test]
fn only_the_tableau_counts_as_crafted() {
    let mut table = by_app();
    let worn = table.lay_card(named("Royal Claim", Suit::Bird), at(Zone::WornOut));
    assert_eq!(table.game().in_effect(lp()), []);
    let use_it = Act::UseCard { seat: lp(), card: worn };
    assert_eq!(table.refused(use_it, &[]).kind, RefusalKind::CardElsewhere(worn));
    let crafted = table.lay_card(named("Royal Claim", Suit::Bird), Anywhere::Crafted(lp()));
    let entry = table.play(Act::UseCard { seat: lp(), card: crafted }, &[number(1)]);
    assert_eq!(scores(&entry), [line(lp(), 1, "root:4.1.3")]);
}

/// nemesis:LP.2.2.II, nemesis:LP.2.2.III: the Worn Out pile lies open, the deck does not.
#[test]
fn worn_out_followers_lie_open_and_the_deck_does_not() {
    assert_eq!(at(Zone::WornOut).sight(), Sight::Everyone);
    assert_eq!(slot(Slot::First).sight(), Sight::Everyone);
    assert_eq!(at(Zone::Deck).sight(), Sight::Nobody);
    let table = set_up(Pick::default());
    let order = table.cards(at(Zone::Deck));
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert_ne!(order, sorted, "the kit's chance turns a pile round");
    for viewer in [None, Some(lp()), Some(foe())] {
        let seen = table.game().redacted(viewer);
        assert_eq!(seen.cards_in(at(Zone::Deck)), sorted, "no order to be read");
        assert_eq!(followers(&seen, lp()), followers(table.game(), lp()));
    }
    // Nor does an entry say it in a way that is read by accident.
    let text = format!("{:?}", table.history.told().nth(1).unwrap());
    assert!(text.contains("Veiled(4 cards)"), "{text}");
}

// LP.2.3: falling

/// nemesis:LP.2.3: the only Elder in its clearing falls instead of leaving; nobody scores, nothing wears out.
#[test]
fn a_lone_upright_elder_falls_and_nobody_scores() {
    let mut table = by_app();
    let [card] = tableau(&mut table, [FOX]);
    place(&mut table, 1, 0);
    let (remove, n) = hits(1);
    let entry = table.play(remove, &[n]);
    assert_eq!(elders(&table), (4, 0, 1));
    assert_eq!(scores(&entry), []);
    assert_eq!(followers(table.game(), lp()), [card]);
    // Fallen, it does leave.
    let (remove, n) = hits(1);
    let entry = table.play(remove, &[n]);
    assert_eq!(elders(&table), (5, 0, 0));
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:LP.2.4")]);
    assert_eq!(table.cards(at(Zone::WornOut)), [card]);
}

/// nemesis:LP.2.3, nemesis:LP.5.4: fallen Elders cannot be moved.
#[test]
fn fallen_elders_cannot_be_moved() {
    let mut table = by_app();
    let [fox] = tableau(&mut table, [FOX]);
    place(&mut table, 0, 2);
    table.turn_to(lp(), Phase::Daylight);
    let walk = own(Command::Act { card: fox, action: Action::Move });
    table.forbids(walk, &[], Refusal::NoUprightElder, "nemesis:LP.2.3");
    // But they can fight. law nemesis:LP.5.5
    table.play(own(Command::Act { card: fox, action: Action::Battle }), &[]);
}

/// nemesis:LP.2.3.II: no Elder takes two hits of one deal, so two hits on one lone upright Elder only fell it;
/// the ambush and the end of the battle are two deals.
#[test]
fn no_elder_is_hit_twice_in_one_deal() {
    let mut table = by_app();
    place(&mut table, 1, 0);
    // One Elder on the map: no more than one hit can be entered.
    let (remove, _) = hits(1);
    let Form::Counts { rows, .. } = table.asked(remove.clone(), &[]).form else { panic!() };
    assert_eq!(rows[0].max, 1);
    place_more(&mut table, 3, 0);
    let ask = table.asked(remove.clone(), &[counts([2])]);
    assert_eq!(ask.law.map(LawRef::full).as_deref(), Some("nemesis:LP.2.3.II"));
    assert_eq!(ask.question, Asked::Own(Question::EldersThere.into()));
    // Two hits where one stands: it falls, the second hit is lost.
    let entry = table.play(remove.clone(), &[counts([2]), counts([1])]);
    assert_eq!(elders(&table), (2, 2, 1));
    assert_eq!(scores(&entry), []);
    // The next deal of hits removes it.
    let entry = table.play(remove, &[counts([2]), counts([0, 1])]);
    assert_eq!(elders(&table), (3, 2, 0));
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:LP.2.4")]);
}

fn place_more(table: &mut Table, upright: u8, fallen: u8) {
    table.undo();
    place(table, upright, fallen);
}

/// nemesis:LP.2.3: in battle the owner orders the removals, so of several the last one standing falls.
#[test]
fn of_several_elders_in_a_battle_the_last_one_standing_falls() {
    // Elders that stood and lay there, hits, how many of the fallen leave where that is a choice,
    // and what remains, upright and fallen. Whoever left scores for the enemy.
    let cases: [([u8; 3], Option<u16>, [u8; 2]); 7] = [
        ([2, 0, 1], None, [1, 0]),
        ([2, 0, 2], None, [0, 1]),
        ([1, 1, 2], None, [0, 1]),
        ([1, 1, 1], Some(1), [1, 0]),
        ([1, 1, 1], Some(0), [0, 1]),
        ([0, 2, 2], None, [0, 0]),
        ([3, 2, 4], Some(2), [1, 0]),
    ];
    for ([stood, lay, n], leaving, [upright, fallen]) in cases {
        let mut table = by_app();
        place(&mut table, stood, lay);
        let there = match (stood, lay) {
            (_, 0) => counts([stood]),
            (0, _) => counts([lay]),
            _ => counts([stood, lay]),
        };
        let mut answers = vec![counts([n]), there];
        answers.extend(leaving.map(number));
        let (remove, _) = hits(n);
        let entry = table.play(remove, &answers);
        let expected = (5 - upright - fallen, upright, fallen);
        assert_eq!(elders(&table), expected, "{n} hits on {stood} upright, {lay} fallen");
        let gone = usize::from(stood + lay - upright - fallen);
        assert_eq!(scores(&entry), vec![line(foe(), 1, "nemesis:LP.2.4"); gone]);
    }
}

/// nemesis:LP.2.3: several at once, by a favor: by the letter none is alone, so all go; one that was alone falls.
#[test]
fn a_sweep_takes_all_but_those_that_stood_alone() {
    let favor = Act::Craft { seat: foe() };
    let card = faces([named("Favor of the Foxes", Suit::Fox)]);
    let mut table = by_app();
    place(&mut table, 3, 1);
    // Rows: the other guest's warriors, buildings and tokens, then the Elders.
    let ask = table.asked(favor.clone(), std::slice::from_ref(&card));
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    let elders_row =
        rows.iter().position(|r| r.what == Countable::Pieces(lp(), Class::Warrior)).unwrap();
    let sweep = |n: u8| {
        let mut counts = vec![0; rows.len()];
        counts[elders_row] = n;
        Answer::Counts(counts)
    };
    // Three swept, none alone, the fallen one among them.
    let entry = table.play(favor.clone(), &[card.clone(), sweep(3), number(0), number(1)]);
    assert_eq!(elders(&table), (4, 1, 0));
    assert_eq!(scores(&entry), vec![line(foe(), 1, "nemesis:LP.2.4"); 3]);
    table.undo();
    // Three swept, one of them alone: it falls.
    let entry = table.play(favor.clone(), &[card.clone(), sweep(3), number(1), number(1)]);
    assert_eq!(elders(&table), (3, 1, 1));
    assert_eq!(scores(&entry), vec![line(foe(), 1, "nemesis:LP.2.4"); 2]);
    table.undo();
    // A house rule lets the last one of a place fall too.
    let rules = Pick { last_elder_falls: true, ..Pick::default() };
    table.play(own(Command::SetRules(rules)), &[]);
    let entry = table.play(favor.clone(), &[card.clone(), sweep(3), number(0), number(1)]);
    assert_eq!(elders(&table), (3, 1, 1));
    assert_eq!(scores(&entry).len(), 2);
    table.undo();
    let entry = table.play(favor, &[card, sweep(1), number(0), number(1)]);
    assert_eq!(elders(&table), (2, 3, 0), "a fallen one leaves and does not fall again");
    assert_eq!(scores(&entry).len(), 1);
}

// LP.2.4: Loss of Wisdom

/// nemesis:LP.2.4: costs 1, 3, 3 and none: the remover scores 1, the app asks which 3, undo takes all of it back.
#[test]
fn an_elder_removed_scores_for_the_remover_and_wears_out_the_costliest() {
    let mut table = by_app();
    let [one, three, other_three, none] = tableau(&mut table, [FOX, RABBIT, MOUSE, BIRD]);
    for (card, n) in [(one, 1), (three, 3), (other_three, 3)] {
        price(&mut table, card, cost(n));
    }
    price(&mut table, none, Answer::Price(Price::NoCost));
    place(&mut table, 0, 1);
    let before = table.bytes();
    let (remove, n) = hits(1);
    let ask = table.asked(remove.clone(), std::slice::from_ref(&n));
    assert_eq!(ask.to, Answerer::Seat(lp()), "its owner chooses, not the remover");
    assert_eq!(ask.form, Form::Cards { from: vec![three, other_three], min: 1, max: 1 });
    let entry = table.play(remove, &[n, Answer::Cards(vec![other_three])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:LP.2.4")]);
    assert_eq!(reasons(&entry), [Why::Own(Reason::ElderRemoved.into())]);
    assert_eq!(table.cards(at(Zone::WornOut)), [other_three]);
    assert_eq!(elders(&table), (5, 0, 0));
    table.undo();
    assert_eq!(table.bytes(), before);
}

/// nemesis:LP.2.4: an empty tableau loses nothing, the remover scores all the same.
#[test]
fn an_empty_tableau_loses_nothing() {
    let mut table = by_app();
    place(&mut table, 0, 1);
    let (remove, n) = hits(1);
    let entry = table.play(remove, &[n]);
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:LP.2.4")]);
    assert_eq!(counted(&table), (0, 0, 0));
}

/// nemesis:LP.2.4: a cost that nobody knows is asked when an Elder dies, and 0 is a cost that then is known.
#[test]
fn an_unknown_cost_is_asked_when_an_elder_dies() {
    let mut table = by_app();
    let [fox, tea] = tableau(&mut table, [FOX, named("Root Tea", Suit::Mouse)]);
    place(&mut table, 0, 2);
    let (remove, n) = hits(1);
    let there = counts([1]);
    let ask = table.asked(remove.clone(), &[n.clone(), there.clone()]);
    assert_eq!(ask.question, Asked::CostOf { card: fox });
    table.play(remove, &[n, there, cost(0)]);
    assert_eq!(table.cards(at(Zone::WornOut)), [tea], "1 is more than 0");
    assert_eq!(table.game().price(fox), Some(Price::Cost(0)), "and it is not asked again");
}

/// nemesis:LP.2.4: with one follower left there is nothing to compare, so no cost is asked.
#[test]
fn a_single_follower_wears_out_without_a_question() {
    let mut table = by_app();
    let [fox] = tableau(&mut table, [FOX]);
    place(&mut table, 0, 1);
    let (remove, n) = hits(1);
    table.play(remove, &[n]);
    assert_eq!(table.cards(at(Zone::WornOut)), [fox]);
    assert_eq!(table.game().price(fox), None);
}

/// nemesis:LP.2.4: an Old Friend whose cost nobody entered: the printed figure is asked once and remembered.
#[test]
fn an_old_friends_cost_is_a_printed_figure() {
    let mut table = Table::lay(Setup { figures: friends(1, &[]), ..seats(Pick::default()) });
    table.play(own(Command::FillTableau), &[]);
    place(&mut table, 0, 2);
    table.turn_to(foe(), Phase::Daylight);
    let (remove, n) = hits(2);
    let figure = |suit| FactionFigure::from(Figure::Cost { suit, nth: 0 });
    let answers = [n, counts([2]), cost(0), cost(2), Answer::Price(Price::NoCost), cost(1)];
    let ask = table.asked(remove.clone(), &answers[..2]);
    assert_eq!(ask.question, Asked::Figure(figure(Suit::Fox)));
    let entry = table.play(remove, &answers);
    assert_eq!(scores(&entry).len(), 2);
    assert_eq!(suits(&table), [Suit::Fox, Suit::Mouse], "rabbit costs 2, then bird 1");
    assert_eq!(table.game().figures.price(figure(Suit::Fox)), Some(Price::Cost(0)));
    assert_eq!(table.game().figures.price(figure(Suit::Mouse)), Some(Price::NoCost));
}

/// nemesis:LP.2.4: Elders that their own effect removes are no enemy's.
#[test]
fn an_elder_removed_by_its_owner_gives_nobody_points() {
    let mut table = by_app();
    let [tax, fox] = tableau(&mut table, [named("Tax Collector", Suit::Fox), FOX]);
    place(&mut table, 0, 1);
    table.turn_to(lp(), Phase::Daylight);
    let entry = table.play(Act::UseCard { seat: lp(), card: tax }, &[]);
    assert_eq!(scores(&entry), []);
    assert_eq!(elders(&table), (5, 0, 0));
    assert_eq!(table.hand(lp()), 4);
    assert_eq!(followers(table.game(), lp()), [tax, fox]);
}

// LP.3: setup

/// nemesis:LP.3.1: five Elders, all in the supply.
#[test]
fn five_elders_in_the_supply() {
    let table = by_app();
    assert_eq!(elders(&table), (5, 0, 0));
    let step = table.step(lp(), line_of(Step::Warriors));
    assert_eq!((step.phase, step.status, step.count), (Phase::Setup, Status::Done, Some(5)));
}

/// nemesis:LP.3.2: two Old Friends of each suit (made up): four different suits, a deck of four, none worn out.
#[test]
fn setup_lays_an_old_friend_of_each_suit_and_shuffles_the_rest() {
    let mut table = Table::lay(seats(Pick::default()));
    let fill = own(Command::FillTableau);
    let ask = table.asked(fill.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::OldFriends.into()));
    let entry = table.play(fill.clone(), &[counts([2, 2, 2, 2])]);
    assert!(entry.effects.iter().any(|e| matches!(e, Shared::Reordered { .. })), "it is shuffled");
    assert_eq!(counted(&table), (4, 0, 4));
    assert_eq!(suits(&table), Suit::ALL);
    assert_eq!(table.step(lp(), line_of(Step::Tableau)).status, Status::Done);
    table.forbids(fill, &[], Refusal::TableauFilled, "nemesis:LP.3.2");
}

/// nemesis:LP.3.2: only what is not known yet is asked: one bird Old Friend is an answer, though it is less than four.
#[test]
fn setup_asks_only_for_the_old_friends_it_does_not_know() {
    let mut figures = Figures::default();
    for suit in [Suit::Fox, Suit::Rabbit, Suit::Mouse] {
        figures.learn(Figure::OldFriends(suit).into(), FigureValue::Number(2));
    }
    let mut table = Table::lay(Setup { figures, ..seats(Pick::default()) });
    table.play(own(Command::FillTableau), &[counts([1])]);
    assert_eq!(counted(&table), (4, 0, 3));
}

/// nemesis:LP.3.2: where Old Friends of one suit differ in cost, the Lost Powers choose which one lies first.
#[test]
fn setup_asks_which_old_friend_only_where_they_differ() {
    let costs = [(Suit::Fox, 0, Price::Cost(1)), (Suit::Fox, 1, Price::Cost(2))];
    let figures = friends(2, &costs);
    let mut table = Table::lay(Setup { figures, ..seats(Pick::default()) });
    let fill = own(Command::FillTableau);
    let ask = table.asked(fill.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::FirstOldFriend { suit: Suit::Fox }.into()));
    let Form::Cards { from, .. } = ask.form else { panic!() };
    table.play(fill, &[Answer::Cards(vec![from[1]])]);
    assert_eq!(table.game().price(followers(table.game(), lp())[0]), Some(Price::Cost(2)));
}

/// nemesis:LP.3.2: setup with a step left undone warns once, names it, and goes on when told to.
#[test]
fn starting_without_the_tableau_warns_once() {
    let mut table = Table::lay(seats(Pick::default()));
    let ask = table.asked(Act::Start, &[]);
    let steps = vec![line_of(Step::Tableau)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: lp(), steps });
    assert_eq!(table.refused(Act::Start, &[no()]).kind, RefusalKind::Cancelled);
    table.play(Act::Start, &[yes()]);
    assert_eq!(table.step(lp(), line_of(Step::Tableau)).status, Status::Skipped);
    // The tableau can still be filled later.
    table.play(own(Command::FillTableau), &[counts([1, 1, 1, 1])]);
    assert_eq!(counted(&table), (4, 0, 0));
}

// LP.4: Birdsong

/// nemesis:LP.4: first Disarm, then Rise; Disarm after Rise needs the table to insist.
#[test]
fn birdsong_is_disarm_then_rise() {
    let mut table = by_app();
    tableau(&mut table, [BIRD]);
    place(&mut table, 1, 1);
    let own_steps: Vec<Line> = table::steps(table.game(), lp())
        .into_iter()
        .filter(|info| info.phase == Phase::Birdsong)
        .map(|info| info.step)
        .collect();
    assert_eq!(own_steps, [line_of(Step::Disarm), line_of(Step::Rise)]);
    let nothing = counts([0; 6]);
    table.play(own(Command::Rise), &[]);
    let disarm = table.step(lp(), line_of(Step::Disarm));
    assert_eq!((disarm.status, disarm.count), (Status::Due, Some(1)), "forgotten, so warned of");
    let late = own(Command::Disarm);
    table.forbids(late.clone(), &[], RefusalKind::AlreadyDone, "nemesis:LP.4");
    table.insist(late, std::slice::from_ref(&nothing));
    table.undo();
    table.undo();
    table.play(own(Command::Disarm), &[nothing]);
    table.play(own(Command::Rise), &[]);
    for step in [Step::Disarm, Step::Rise] {
        assert_eq!(table.step(lp(), line_of(step)).status, Status::Done);
    }
}

/// nemesis:LP.4.1, nemesis:LP.4.1.I, nemesis:LP.4.1.II: as many pieces as clearings with an upright Elder, at most;
/// the form names every enemy with each class of piece, so that the one chosen says what goes.
#[test]
fn disarm_asks_whose_pieces_and_which() {
    let mut table = by_app();
    place(&mut table, 2, 0);
    assert_eq!(table.step(lp(), line_of(Step::Disarm)).count, Some(2));
    let ask = table.asked(own(Command::Disarm), &[]);
    assert_eq!(ask.question, Asked::Own(Question::Disarm { clearings: 2 }.into()));
    assert_eq!(ask.law.map(LawRef::full).as_deref(), Some("nemesis:LP.4.1"));
    let Form::Counts { rows, min, max } = ask.form else { panic!() };
    assert_eq!((min, max), (0, 2));
    let expected: Vec<Countable> = [foe(), seat(2)]
        .into_iter()
        .flat_map(|enemy| {
            let classes = [Class::Warrior, Class::Building, Class::Token];
            classes.map(|class| Countable::Pieces(enemy, class))
        })
        .collect();
    assert_eq!(rows.iter().map(|row| row.what).collect::<Vec<_>>(), expected);
    let three = table.refused(own(Command::Disarm), &[counts([1, 1, 0, 1, 0, 0])]);
    assert_eq!(three.kind, RefusalKind::AnswerDoesNotFit);
}

/// nemesis:LP.4.1.III: a building or a token scores 1 each, a warrior nothing. root:3.2.1
#[test]
fn disarmed_buildings_and_tokens_score() {
    let mut table = by_app();
    place(&mut table, 4, 0);
    let entry = table.play(own(Command::Disarm), &[counts([1, 1, 0, 0, 0, 2])]);
    let one = |n| line(lp(), n, "root:3.2.1");
    assert_eq!(scores(&entry), [one(1), one(2)]);
    assert_eq!(
        reasons(&entry),
        [
            Why::Removed { whose: foe(), class: Class::Building },
            Why::Removed { whose: seat(2), class: Class::Token },
        ]
    );
    let again = own(Command::Disarm);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "nemesis:LP.4.1");
}

/// nemesis:LP.4.1: without an upright Elder nobody is disarmed.
#[test]
fn disarm_needs_an_upright_elder() {
    let mut table = by_app();
    place(&mut table, 0, 2);
    let step = table.step(lp(), line_of(Step::Disarm));
    assert_eq!(step.status, Status::Impossible(Refusal::NoUprightElder.into()));
    table.forbids(own(Command::Disarm), &[], Refusal::NoUprightElder, "nemesis:LP.4.1");
}

/// nemesis:LP.4.2: fox and rabbit followers, one fallen Elder in a mouse clearing: nothing stands, the step is done with 0.
#[test]
fn rise_stands_up_only_in_clearings_of_a_followers_suit() {
    let mut table = by_app();
    tableau(&mut table, [FOX, RABBIT]);
    place(&mut table, 0, 1);
    assert_eq!(table.step(lp(), line_of(Step::Rise)).count, None, "it depends on the map");
    let rise = own(Command::Rise);
    let ask = table.asked(rise.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::FallenIn.into()));
    table.play(rise.clone(), &[counts([0, 0, 1])]);
    assert_eq!(elders(&table), (4, 0, 1));
    let step = table.step(lp(), line_of(Step::Rise));
    assert_eq!((step.status, step.count), (Status::Done, Some(0)));
    table.undo();
    table.play(rise, &[counts([0, 1, 0])]);
    assert_eq!(elders(&table), (4, 1, 0));
}

/// nemesis:LP.4.2: each follower stands one; birds match any clearing. root:2.1.1
#[test]
fn rise_matches_followers_to_fallen_elders() {
    // Followers, fallen in fox, rabbit, mouse clearings, how many stand up.
    let cases: [(&[Face], [u8; 3], u8); 6] = [
        (&[FOX, FOX], [1, 0, 2], 1),
        (&[FOX, BIRD], [0, 0, 2], 1),
        (&[FOX, BIRD, BIRD], [1, 0, 2], 3),
        (&[FOX, RABBIT, MOUSE, BIRD], [2, 1, 1], 4),
        (&[MOUSE, MOUSE], [2, 1, 0], 0),
        (&[RABBIT], [0, 3, 0], 1),
    ];
    for (faces, lying, stand) in cases {
        let mut table = by_app();
        let mut slots = Slot::ALL.into_iter();
        for face in faces {
            table.lay_card(*face, slot(slots.next().unwrap()));
        }
        let fallen: u8 = lying.iter().sum();
        place(&mut table, 0, fallen);
        table.play(own(Command::Rise), &[counts(lying)]);
        assert_eq!(elders(&table), (5 - fallen, stand, fallen - stand), "{faces:?} {lying:?}");
    }
}

/// nemesis:LP.4.2: birds enough for all: no question, and it is not optional.
#[test]
fn rise_asks_nothing_where_birds_settle_it() {
    let mut table = by_app();
    tableau(&mut table, [BIRD, BIRD]);
    place(&mut table, 0, 1);
    let step = table.step(lp(), line_of(Step::Rise));
    assert_eq!((step.status, step.count), (Status::Due, Some(1)));
    let ask = table.asked(Act::EndPhase, &[]);
    let steps = vec![line_of(Step::Rise)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: lp(), steps });
    table.play(own(Command::Rise), &[]);
    assert_eq!(elders(&table), (4, 1, 0));
    // Who stands up now did not stand at Disarm, so that step is not due after all.
    table.play(Act::EndPhase, &[]);
    // Nobody fallen, or no follower: impossible, and why.
    let status = |table: &Table| table.step(lp(), line_of(Step::Rise)).status;
    let mut table = by_app();
    assert_eq!(status(&table), Status::Impossible(Refusal::NobodyFallen.into()));
    table.forbids(own(Command::Rise), &[], Refusal::NobodyFallen, "nemesis:LP.4.2");
    place(&mut table, 0, 1);
    assert_eq!(status(&table), Status::Impossible(Refusal::NoFollower.into()));
    table.forbids(own(Command::Rise), &[], Refusal::NoFollower, "nemesis:LP.4.2");
}

/// A later step that is out of reach says so at once, not after a warning of the steps left before it.
#[test]
fn an_offer_that_no_answer_can_save_is_refused_at_once() {
    let mut table = by_app();
    let [mouse] = tableau(&mut table, [MOUSE]);
    place(&mut table, 0, 1);
    assert_eq!(table.step(lp(), line_of(Step::Rise)).status, Status::Due);
    let verdict = |table: &Table, command: Act| {
        let offered = offers(table.game(), lp());
        offered.into_iter().find(|o| o.command == command).unwrap().verdict
    };
    let retire = verdict(&table, own(Command::Retire { card: mouse }));
    assert_eq!(retire.unwrap_err().kind, Refusal::NoUprightElder.into());
    // What can be done is asked about first.
    let recruit = verdict(&table, own(Command::Act { card: mouse, action: Action::Recruit }));
    let steps = vec![line_of(Step::Rise)];
    assert_eq!(recruit.unwrap().unwrap().question, Asked::StepsLeft { seat: lp(), steps });
}

// LP.5: Daylight

fn daylight<const N: usize>(faces: [Face; N]) -> (Table, [CardId; N]) {
    let mut table = by_app();
    let cards = tableau(&mut table, faces);
    place(&mut table, 1, 0);
    table.turn_to(lp(), Phase::Daylight);
    (table, cards)
}

fn acts(card: CardId, action: Action) -> Act {
    own(Command::Act { card, action })
}

/// nemesis:LP.5: each follower once, the action of its suit or any of the two that all can take.
#[test]
fn each_suit_has_its_own_actions() {
    let law = |action| match action {
        Action::Recruit => "nemesis:LP.5.1",
        Action::Draw => "nemesis:LP.5.2",
        Action::Seek => "nemesis:LP.5.3",
        Action::Move => "nemesis:LP.5.4",
        Action::Battle => "nemesis:LP.5.5",
    };
    let allowed = [
        (MOUSE, vec![Action::Recruit, Action::Move, Action::Battle]),
        (RABBIT, vec![Action::Draw, Action::Move, Action::Battle]),
        (FOX, vec![Action::Seek, Action::Move, Action::Battle]),
        (BIRD, Action::ALL.to_vec()),
    ];
    for (face, may) in allowed {
        for action in Action::ALL {
            let (mut table, [card]) = daylight([face]);
            let offered = offers(table.game(), lp()).iter().any(|offer| {
                offer.place == Place::Card(card)
                    && offer.command == acts(card, action)
                    && offer.verdict == Ok(None)
            });
            assert_eq!(offered, may.contains(&action), "{face:?} {action:?}");
            if may.contains(&action) {
                table.play(acts(card, action), &[]);
                assert_eq!(state(&table).acts, [(card, action)]);
            } else {
                let kind = Refusal::WrongSuit { follower: face.suit(), action };
                table.forbids(acts(card, action), &[], kind, law(action));
                table.insist(acts(card, action), &[]);
            }
        }
    }
}

/// nemesis:LP.5: used is used; the count of those left goes down to a done step, and comes back with the next turn.
#[test]
fn a_follower_acts_once() {
    let (mut table, [fox, mouse]) = daylight([FOX, MOUSE]);
    let step = |table: &Table| {
        let info = table.step(lp(), line_of(Step::Followers));
        (info.status, info.count)
    };
    assert_eq!(step(&table), (Status::Optional, Some(2)));
    table.play(acts(fox, Action::Move), &[]);
    assert_eq!(step(&table), (Status::Optional, Some(1)));
    table.forbids(acts(fox, Action::Seek), &[], Refusal::FollowerUsed, "nemesis:LP.5");
    table.insist(acts(fox, Action::Seek), &[]);
    table.play(acts(mouse, Action::Battle), &[]);
    assert_eq!(step(&table), (Status::Done, Some(0)));
    table.play(own(Command::Refresh { card: fox }), &[]);
    assert_eq!(step(&table), (Status::Optional, Some(1)));
    table.play(Act::EndTurn, &[yes()]);
    table.turn_to(lp(), Phase::Daylight);
    assert_eq!(step(&table), (Status::Optional, Some(2)));
}

/// nemesis:LP.5: a bird moves and battles; twice the same is refused, and so is a third.
#[test]
fn a_bird_takes_any_two_different_actions() {
    let (mut table, [bird]) = daylight([BIRD]);
    table.play(acts(bird, Action::Battle), &[]);
    let twice = Refusal::SameActionTwice { action: Action::Battle };
    table.forbids(acts(bird, Action::Battle), &[], twice, "nemesis:LP.5");
    assert_eq!(table.step(lp(), line_of(Step::Followers)).count, Some(1));
    table.play(acts(bird, Action::Move), &[]);
    table.forbids(acts(bird, Action::Draw), &[], Refusal::FollowerUsed, "nemesis:LP.5");
}

/// nemesis:LP.5: only in the Daylight of their own turn, unless the table insists.
#[test]
fn followers_act_in_their_own_daylight() {
    let (mut table, [bird]) = daylight([BIRD]);
    table.turn_to(lp(), Phase::Evening);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(acts(bird, Action::Move), &[], late, "nemesis:LP.5");
    table.turn_to(foe(), Phase::Daylight);
    table.forbids(acts(bird, Action::Move), &[], RefusalKind::NotYourTurn, "nemesis:LP.5");
    table.insist(acts(bird, Action::Move), &[]);
}

/// nemesis:LP.5.1: an Elder from the supply to the map, none when the supply is empty. root:1.5.1
#[test]
fn recruit_brings_an_elder_from_the_supply() {
    let (mut table, [mouse]) = daylight([MOUSE]);
    table.play(acts(mouse, Action::Recruit), &[]);
    assert_eq!(elders(&table), (3, 2, 0));
    table.undo();
    table.play(Act::SetTo(Tracker::Pool(lp(), Pool::Upright.into())), &[number(5)]);
    let none = Refusal::NoElderInSupply;
    table.forbids(acts(mouse, Action::Recruit), &[], none, "nemesis:LP.5.1");
    assert!(!table.refused(acts(mouse, Action::Recruit), &[]).can_insist, "there is no sixth");
}

/// nemesis:LP.5.2, nemesis:LP.5.3: a drawn card is one more in hand; a sought one goes back, so the hand stays.
#[test]
fn draw_adds_a_card_and_seek_does_not() {
    let (mut table, [rabbit, fox]) = daylight([RABBIT, FOX]);
    table.play(acts(rabbit, Action::Draw), &[]);
    assert_eq!(table.hand(lp()), 4);
    table.play(acts(fox, Action::Seek), &[]);
    assert_eq!(table.hand(lp()), 4);
}

/// nemesis:LP.5.4, nemesis:LP.5.5: moving and fighting changes nothing that is counted here, but needs an Elder.
#[test]
fn moving_and_fighting_need_an_elder_on_the_map() {
    let (mut table, [mouse, other]) = daylight([MOUSE, MOUSE]);
    table.play(acts(mouse, Action::Move), &[]);
    table.play(acts(other, Action::Battle), &[]);
    assert_eq!((elders(&table), table.hand(lp()), table.points(lp())), ((4, 1, 0), 3, 0));
    table.undo();
    table.play(Act::SetTo(Tracker::Pool(lp(), Pool::Supply.into())), &[number(5)]);
    let nobody = Refusal::NobodyOnMap;
    table.forbids(acts(other, Action::Battle), &[], nobody, "nemesis:LP.5.5");
}

// LP.6: Evening

fn evening<const N: usize>(faces: [Face; N]) -> (Table, [CardId; N]) {
    let mut table = by_app();
    let cards = tableau(&mut table, faces);
    place(&mut table, 2, 0);
    table.turn_to(lp(), Phase::Evening);
    (table, cards)
}

fn retires(card: CardId) -> Act {
    own(Command::Retire { card })
}

/// nemesis:LP.6: Retire, Indoctrinate, Cycle, Discard, in this order: who has cycled does not retire the newcomers.
#[test]
fn evening_runs_in_its_order() {
    let mut table = set_up(Pick::default());
    place(&mut table, 2, 0);
    table.turn_to(lp(), Phase::Evening);
    let evening: Vec<Line> = table::steps(table.game(), lp())
        .into_iter()
        .filter(|info| info.phase == Phase::Evening)
        .map(|info| info.step)
        .collect();
    let order = [Step::Retire, Step::Indoctrinate, Step::Cycle, Step::Discard];
    assert_eq!(evening, order.map(line_of));
    table.play(own(Command::Cycle), &[]);
    let newcomer = followers(table.game(), lp())[0];
    table.forbids(retires(newcomer), &[], RefusalKind::AlreadyDone, "nemesis:LP.6");
    let late = own(Command::Indoctrinate);
    table.forbids(late, &[], RefusalKind::AlreadyDone, "nemesis:LP.6");
    for step in [Step::Retire, Step::Indoctrinate] {
        assert_eq!(table.step(lp(), line_of(step)).status, Status::Skipped);
    }
    // The table may know better.
    table.insist(retires(newcomer), &[]);
    assert_eq!(table.points(lp()), 2);
}

/// nemesis:LP.6.1: a persistent effect of cost 3 retires for 1 + 3; it is not resolved and goes to the discards.
#[test]
fn retiring_scores_one_and_the_crafting_cost() {
    let (mut table, [tax]) = evening([named("Tax Collector", Suit::Fox)]);
    let entry = table.play(retires(tax), &[]);
    assert_eq!(scores(&entry), [line(lp(), 1, "nemesis:LP.6.1"), line(lp(), 3, "nemesis:LP.6.1")]);
    assert_eq!(
        reasons(&entry),
        [Why::Own(Reason::Retired.into()), Why::Own(Reason::CraftingCost.into())]
    );
    assert_eq!((table.cards(Anywhere::Discard), counted(&table)), (vec![tax], (0, 0, 0)));
    assert_eq!(table.step(lp(), line_of(Step::Retire)).status, Status::Done);
}

/// nemesis:LP.6.1: an Old Friend without a crafting cost retires for 1 in all.
#[test]
fn retiring_a_card_without_a_cost_scores_one() {
    let costs = [(Suit::Fox, 0, Price::NoCost)];
    let mut table = Table::lay(Setup { figures: friends(1, &costs), ..seats(Pick::default()) });
    table.play(own(Command::FillTableau), &[]);
    place(&mut table, 1, 0);
    table.turn_to(lp(), Phase::Evening);
    let fox = followers(table.game(), lp())[0];
    let entry = table.play(retires(fox), &[]);
    assert_eq!(scores(&entry), [line(lp(), 1, "nemesis:LP.6.1")]);
}

/// nemesis:LP.6.1: a cost that nobody entered is asked when its follower retires: of a card known by suit
/// and of an Old Friend. 0 is a cost. Cancelling the question leaves everything as it was.
#[test]
fn an_unknown_cost_is_asked_when_a_follower_retires() {
    let (mut table, [fox]) = evening([FOX]);
    let before = table.bytes();
    assert_eq!(table.asked(retires(fox), &[]).question, Asked::CostOf { card: fox });
    assert_eq!((table.bytes(), table.history.len()), (before, table.history.told().count()));
    let entry = table.play(retires(fox), &[cost(0)]);
    assert_eq!(scores(&entry), [line(lp(), 1, "nemesis:LP.6.1")]);
    assert_eq!(table.game().price(fox), Some(Price::Cost(0)));

    let mut table = Table::lay(Setup { figures: friends(1, &[]), ..seats(Pick::default()) });
    table.play(own(Command::FillTableau), &[]);
    place(&mut table, 1, 0);
    table.turn_to(lp(), Phase::Evening);
    let bird = followers(table.game(), lp())[3];
    let figure = Figure::Cost { suit: Suit::Bird, nth: 0 };
    assert_eq!(table.asked(retires(bird), &[]).question, Asked::Figure(figure.into()));
    table.play(retires(bird), &[cost(4)]);
    assert_eq!(table.points(lp()), 5);
}

/// nemesis:LP.6.1: Root Tea with its effect: 1, its cost 1, then 2 for the tea, which leaves the shared supply.
/// root:3.2.2, root:4.1.2
#[test]
fn retiring_root_tea_takes_the_tea() {
    let (mut table, [tea]) = evening([named("Root Tea", Suit::Fox)]);
    let ask = table.asked(retires(tea), &[]);
    assert_eq!(ask.question, Asked::ResolveEffect { seat: lp(), card: tea });
    let entry = table.play(retires(tea), &[yes()]);
    assert_eq!(
        scores(&entry),
        [
            line(lp(), 1, "nemesis:LP.6.1"),
            line(lp(), 1, "nemesis:LP.6.1"),
            line(lp(), 2, "root:3.2.2"),
        ]
    );
    assert_eq!(table.game().items.count(Item::Tea), 1);
    assert_eq!(table.game().seat(lp()).unwrap().items, [Item::Tea]);
    table.undo();
    // "You may": without it the tea stays.
    let entry = table.play(retires(tea), &[no()]);
    assert_eq!((scores(&entry).len(), table.game().items.count(Item::Tea)), (2, 2));
    table.undo();
    // With no tea left there is nothing to ask.
    for _ in 0..2 {
        table.play(Act::MoveItem { seat: foe(), item: Item::Tea, back: false }, &[]);
    }
    assert_eq!(scores(&table.play(retires(tea), &[])).len(), 2);
}

/// nemesis:LP.6.1: what others have of crafting counts too: Master Engravers in the tableau, Murine Broker elsewhere.
#[test]
fn retiring_an_item_sets_off_what_crafting_does() {
    let exiles = Setup { deck: DeckKind::ExilesPartisans, ..seats(Pick::default()) };
    let mut table = Table::lay(exiles);
    table.play(Act::Start, &[yes()]);
    let faces = [named("Anvil", Suit::Fox), named("Master Engravers", Suit::Mouse)];
    let [anvil, engravers] = tableau(&mut table, faces);
    table.lay_card(named("Murine Broker", Suit::Mouse), Anywhere::Crafted(foe()));
    place(&mut table, 1, 0);
    table.turn_to(lp(), Phase::Evening);
    let entry = table.play(retires(anvil), &[yes()]);
    assert_eq!(scores(&entry)[2..], [line(lp(), 2, "root:3.2.2"), line(lp(), 1, "root:4.1.3")]);
    assert_eq!(reasons(&entry)[3], Why::Card(engravers));
    assert_eq!((table.hand(foe()), table.hand(seat(2))), (4, 3));
}

/// nemesis:LP.6.1: a favor retired with its effect scores the enemy buildings and tokens it removes.
#[test]
fn retiring_a_favor_scores_what_it_removes() {
    let (mut table, [favor]) = evening([named("Favor of the Mice", Suit::Mouse)]);
    let entry = table.play(retires(favor), &[yes(), counts([5, 2, 1, 0, 1, 0])]);
    let removed = line(lp(), 1, "root:3.2.1");
    assert_eq!(
        scores(&entry),
        [
            line(lp(), 1, "nemesis:LP.6.1"),
            line(lp(), 3, "nemesis:LP.6.1"),
            line(lp(), 2, "root:3.2.1"),
            removed.clone(),
            removed,
        ]
    );
}

/// nemesis:LP.6.1: without an upright Elder nobody retires, and only one does in an Evening.
#[test]
fn retiring_needs_an_upright_elder_and_happens_once() {
    let mut table = by_app();
    let [tea, other] =
        tableau(&mut table, [named("Root Tea", Suit::Fox), named("Anvil", Suit::Fox)]);
    place(&mut table, 0, 2);
    table.turn_to(lp(), Phase::Evening);
    let status = |table: &Table| table.step(lp(), line_of(Step::Retire)).status;
    assert_eq!(status(&table), Status::Impossible(Refusal::NoUprightElder.into()));
    table.forbids(retires(tea), &[], Refusal::NoUprightElder, "nemesis:LP.6.1");
    table.play(Act::SetTo(Tracker::Pool(lp(), Pool::Upright.into())), &[number(1), Answer::One(0)]);
    table.play(retires(tea), &[no()]);
    table.forbids(retires(other), &[], RefusalKind::AlreadyDone, "nemesis:LP.6.1");
    table.forbids(retires(tea), &[], RefusalKind::AlreadyDone, "nemesis:LP.6.1");
}

/// nemesis:LP.6.2: ambush and dominance cards cannot be crafted, so not indoctrinated either. root:2.1.2, root:2.1.3
#[test]
fn what_cannot_be_crafted_cannot_be_indoctrinated() {
    let (table, _) = evening([]);
    let indoctrinate = || own(Command::Indoctrinate);
    for suit in Suit::ALL {
        let ambush = faces([named("Ambush!", suit)]);
        table.forbids(indoctrinate(), &[ambush], RefusalKind::NotCraftable, "root:2.1.2");
        let dominance = faces([named("Dominance", suit)]);
        table.forbids(indoctrinate(), &[dominance], RefusalKind::NotCraftable, "root:2.1.3");
    }
    // Known by suit alone, but it has no crafting cost: it can only be one of those.
    let suit_only = [faces([FOX]), Answer::Price(Price::NoCost)];
    table.forbids(indoctrinate(), &suit_only, RefusalKind::NotCraftable, "nemesis:LP.6.2");
}

/// nemesis:LP.6.2: every Elder crafts once a turn: two cards of cost 1 use up two Elders, a third is refused.
#[test]
fn each_elder_crafts_once() {
    let (mut table, _) = evening([]);
    assert_eq!(table.step(lp(), line_of(Step::Indoctrinate)).count, Some(2));
    let two = faces([named("Root Tea", Suit::Fox), named("Anvil", Suit::Fox)]);
    table.play(own(Command::Indoctrinate), &[two]);
    assert_eq!((state(&table).activated, counted(&table)), (2, (0, 2, 0)));
    let step = table.step(lp(), line_of(Step::Indoctrinate));
    assert_eq!((step.status, step.count), (Status::Done, Some(0)));
    let none_left = Refusal::NoElderLeft { needed: 1, left: 0 };
    table.forbids(own(Command::Indoctrinate), &[], none_left, "nemesis:LP.6.2");
    // Corrected by hand, one is free again.
    table.play(own(Command::SetActivated), &[number(1)]);
    assert_eq!(table.step(lp(), line_of(Step::Indoctrinate)).count, Some(1));
}

/// nemesis:LP.6.2: the cost is counted in Elders; a card known by suit is paid by what the table reads off it.
#[test]
fn elders_pay_the_whole_cost() {
    let (mut table, _) = evening([]);
    let dear = faces([named("Tax Collector", Suit::Fox)]);
    let needed = Refusal::NoElderLeft { needed: 3, left: 2 };
    table.forbids(
        own(Command::Indoctrinate),
        std::slice::from_ref(&dear),
        needed,
        "nemesis:LP.6.2",
    );
    // The second card finds one Elder left where it needs two.
    let both = faces([named("Root Tea", Suit::Fox), named("Sword", Suit::Mouse)]);
    let needed = Refusal::NoElderLeft { needed: 2, left: 1 };
    table.forbids(own(Command::Indoctrinate), &[both], needed, "nemesis:LP.6.2");
    table.insist(own(Command::Indoctrinate), &[dear]);
    table.undo();
    table.play(own(Command::Indoctrinate), &[faces([MOUSE]), cost(2)]);
    assert_eq!(state(&table).activated, 2);
}

/// nemesis:LP.6.2: from the hand, with an upright Elder; both are needed.
#[test]
fn indoctrinating_takes_a_card_in_hand_and_an_elder() {
    let (mut table, _) = evening([]);
    table.set_hand(lp(), 0);
    let status = |table: &Table| table.step(lp(), line_of(Step::Indoctrinate)).status;
    assert_eq!(status(&table), Status::Impossible(RefusalKind::HandEmpty));
    let empty = RefusalKind::HandEmpty;
    table.forbids(own(Command::Indoctrinate), &[], empty, "nemesis:LP.6.2");
    table.play(Act::SetTo(Tracker::Pool(lp(), Pool::Upright.into())), &[number(0), Answer::One(1)]);
    assert_eq!(status(&table), Status::Impossible(Refusal::NoUprightElder.into()));
    let nobody = Refusal::NoUprightElder;
    table.forbids(own(Command::Indoctrinate), &[], nobody, "nemesis:LP.6.2");
}

/// nemesis:LP.6.2: an item that the supply no longer holds could not be crafted; the table may insist. root:4.1.2
#[test]
fn an_item_gone_from_the_supply_cannot_be_indoctrinated_unless_the_table_insists() {
    let (mut table, _) = evening([]);
    table.play(Act::MoveItem { seat: foe(), item: Item::Hammer, back: false }, &[]);
    let anvil = faces([named("Anvil", Suit::Fox)]);
    let gone = RefusalKind::ItemGone(Item::Hammer);
    let indoctrinate = own(Command::Indoctrinate);
    table.forbids(indoctrinate.clone(), std::slice::from_ref(&anvil), gone, "root:4.1.2");
    table.insist(indoctrinate, &[anvil]);
    assert_eq!(counted(&table), (0, 1, 0));
}

/// nemesis:LP.6.2.I: an identical card among the followers is no hindrance, though crafting it twice would be. root:4.1.4
#[test]
fn duplicates_may_be_indoctrinated() {
    let card = named("Codebreakers", Suit::Mouse);
    let (mut table, _) = evening([card]);
    table.play(own(Command::Indoctrinate), &[faces([card])]);
    table.play(own(Command::Indoctrinate), &[faces([card])]);
    assert_eq!(counted(&table), (1, 2, 0));
}

/// nemesis:LP.6.2: where the table wants suits checked, the Elders' clearings are asked once a turn and have to match.
#[test]
fn the_suits_of_the_elders_are_checked_where_the_table_wants_it() {
    let mut table = bare(Pick { check_suits: true, ..Pick::default() });
    place(&mut table, 2, 0);
    table.turn_to(lp(), Phase::Evening);
    // Root Tea costs a mouse, Anvil a fox.
    let (tea, anvil) = (named("Root Tea", Suit::Fox), named("Anvil", Suit::Fox));
    let indoctrinate = own(Command::Indoctrinate);
    let foxes = [faces([tea]), counts([2, 0, 0])];
    let missing = Refusal::NoElderThere { suit: Ground::Mouse };
    table.forbids(indoctrinate.clone(), &foxes, missing, "nemesis:LP.6.2");
    table.play(indoctrinate.clone(), &[faces([tea]), counts([1, 0, 1])]);
    // The mouse Elder has crafted: one more tea finds none, a fox card does.
    let missing = Refusal::NoElderThere { suit: Ground::Mouse };
    table.forbids(indoctrinate.clone(), &[faces([tea])], missing, "nemesis:LP.6.2");
    table.play(indoctrinate, &[faces([anvil])]);
    assert_eq!(state(&table).activated, 2);
}

/// nemesis:LP.6.3, nemesis:LP.2.2.III: two Old Friends of each suit (made up): a full round of Cycles.
#[test]
fn cycle_wears_out_draws_four_and_turns_the_pile_when_the_deck_is_empty() {
    let mut table = set_up(Pick::default());
    assert_eq!(counted(&table), (4, 0, 4));
    table.turn_to(lp(), Phase::Evening);
    table.play(own(Command::Cycle), &[]);
    assert_eq!(counted(&table), (4, 4, 0));
    let second = followers(table.game(), lp());
    let again = own(Command::Cycle);
    table.forbids(again.clone(), &[], RefusalKind::AlreadyDone, "nemesis:LP.6.3");
    // Their next Evening: the four wear out, the deck is empty, eight are shuffled, four come up, four remain.
    table.play(Act::EndTurn, &[]);
    table.turn_to(lp(), Phase::Evening);
    let entry = table.play(again, &[]);
    assert_eq!(counted(&table), (4, 0, 4));
    let shuffled: Vec<usize> = entry
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Shared::Reordered { order, .. } => Some(order.0.len()),
            _ => None,
        })
        .collect();
    assert_eq!(shuffled, [8]);
    assert_ne!(followers(table.game(), lp()), second, "the kit's chance turns the pile round");
}

/// nemesis:LP.2.2.III: a deck of two at the draw: two come up, then the shuffle, then two more.
#[test]
fn the_deck_runs_dry_in_the_middle_of_a_draw() {
    for deal in [Deal::App, Deal::Table] {
        let mut table = bare(Pick { deal, ..Pick::default() });
        let deck = [FOX, RABBIT].map(|face| table.lay_card(face, at(Zone::Deck)));
        let worn = [MOUSE, BIRD, MOUSE].map(|face| table.lay_card(face, at(Zone::WornOut)));
        table.turn_to(lp(), Phase::Evening);
        let cycle = own(Command::Cycle);
        match deal {
            Deal::App => {
                table.play(cycle, &[]);
            }
            Deal::Table => {
                // The two come up without a question; of the shuffled three the table says which two.
                let ask = table.asked(cycle.clone(), &[]);
                assert_eq!(ask.question, Asked::Own(Question::CameUp { count: 2 }.into()));
                assert_eq!(ask.to, Answerer::Table);
                assert_eq!(ask.form, Form::Cards { from: worn.to_vec(), min: 2, max: 2 });
                table.play(cycle, &[Answer::Cards(vec![worn[2], worn[0]])]);
                assert_eq!(table.cards(at(Zone::Deck)), [worn[1]]);
            }
        }
        assert_eq!(counted(&table), (4, 0, 1));
        let up = followers(table.game(), lp());
        assert!(deck.iter().all(|card| up[..2].contains(card)), "the last of the deck come first");
        assert!(up[2..].iter().all(|card| worn.contains(card)));
    }
}

/// nemesis:LP.6.3: fewer than four cards in all leave slots empty, and no card at all is no trouble either.
#[test]
fn fewer_than_four_followers_leave_slots_empty() {
    let (mut table, [fox]) = evening([FOX]);
    let worn = table.lay_card(MOUSE, at(Zone::WornOut));
    table.play(own(Command::Cycle), &[]);
    assert_eq!(counted(&table), (2, 0, 0));
    let mut up = followers(table.game(), lp());
    up.sort_unstable();
    assert_eq!(up, [fox, worn]);
    let mut table = by_app();
    table.turn_to(lp(), Phase::Evening);
    table.play(own(Command::Cycle), &[]);
    assert_eq!(counted(&table), (0, 0, 0));
    assert_eq!(table.step(lp(), line_of(Step::Cycle)).status, Status::Done);
}

/// nemesis:LP.6.4: down to five; with five or fewer the step is done.
#[test]
fn the_hand_is_cut_to_five() {
    let (mut table, _) = evening([]);
    let step = |table: &Table| {
        let info = table.step(lp(), line_of(Step::Discard));
        (info.status, info.count)
    };
    assert_eq!(step(&table), (Status::Done, Some(0)));
    let nothing = own(Command::Discard);
    table.forbids(nothing, &[], RefusalKind::NothingChanges, "nemesis:LP.6.4");
    table.set_hand(lp(), 8);
    assert_eq!(step(&table), (Status::Due, Some(3)));
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(lp()), step(&table).0), (5, Status::Done));
    table.play(Act::Draw { seat: lp() }, &[number(2)]);
    assert_eq!(step(&table), (Status::Due, Some(2)), "grown again, cut again");
}

// The table puts things right

/// Every tracker of the board set by hand once: pieces and followers still add up (the kit checks after each entry).
#[test]
fn every_tracker_can_be_corrected_by_hand() {
    let mut table = set_up(Pick::default());
    place(&mut table, 2, 1);
    let set = |pool: Pool| Act::SetTo(Tracker::Pool(lp(), pool.into()));
    // The supply cannot get all five back out of one pool: it takes them from both.
    table.play(set(Pool::Supply), &[number(5)]);
    assert_eq!(elders(&table), (5, 0, 0));
    table.undo();
    table.play(set(Pool::Supply), &[number(1), Answer::One(1)]);
    assert_eq!(elders(&table), (1, 2, 2));
    table.set_points(lp(), 7);
    table.set_points(lp(), 4);
    table.set_hand(lp(), 6);
    let all = |table: &Table| {
        let (tableau, worn, deck) = counted(table);
        tableau + worn + deck
    };
    let first = followers(table.game(), lp())[0];
    for (to, now) in [
        (at(Zone::WornOut), (3, 1, 4)),
        (slot(Slot::First), (4, 0, 4)),
        (at(Zone::Deck), (3, 0, 5)),
        (Anywhere::Discard, (3, 0, 4)),
    ] {
        table.play(Act::MoveCard { card: first, to }, &[]);
        assert_eq!(counted(&table), now);
    }
    assert_eq!(all(&table), 7);
    table.lay_card(named("Anvil", Suit::Fox), at(Zone::Deck));
    table.lay_card(FOX, slot(Slot::First));
    assert_eq!(all(&table), 9);
    table.turn_to(lp(), Phase::Daylight);
    let used = followers(table.game(), lp())[0];
    table.play(acts(used, Action::Move), &[]);
    table.play(own(Command::Refresh { card: used }), &[]);
    assert_eq!(state(&table).acts, []);
    let refresh = own(Command::Refresh { card: used });
    assert_eq!(table.refused(refresh, &[]).kind, RefusalKind::NothingChanges);
    table.play(own(Command::SetActivated), &[number(3)]);
    assert_eq!(state(&table).activated, 3);
    let dealt = Pick { deal: Deal::Table, check_suits: true, last_elder_falls: true };
    table.play(own(Command::SetRules(dealt)), &[]);
    assert_eq!(state(&table).rules, dealt);
    let deck = table.cards(at(Zone::Deck));
    assert!(deck.is_sorted(), "an order that nobody knows is not kept");
    table.play(own(Command::SetRules(Pick::default())), &[]);
    assert_ne!(table.cards(at(Zone::Deck)), deck, "the app deals: it shuffles");
    table.play(own(Command::Shuffle), &[]);
    assert_eq!(all(&table), 9);
}

/// A follower named later loses what was read off it while only its suit was known.
#[test]
fn a_follower_can_be_named_later() {
    let (mut table, [fox]) = evening([FOX]);
    price(&mut table, fox, cost(0));
    assert_eq!(
        table.refused(Act::PriceCard { card: fox }, &[cost(0)]).kind,
        RefusalKind::NothingChanges
    );
    table.play(Act::NameCard { card: fox }, &[faces([named("Protection Racket", Suit::Fox)])]);
    assert_eq!(table.game().price(fox), Some(Price::Cost(2)), "the card's own cost");
    table.play(retires(fox), &[no()]);
    assert_eq!(table.points(lp()), 3);
}

/// A game entered as it stands in its fifth round: everything can be laid by hand, then it plays on.
#[test]
fn a_game_can_be_entered_as_it_stands() {
    let mut table = Table::lay(seats(Pick { deal: Deal::Table, ..Pick::default() }));
    table.play(Act::TurnTo { seat: lp(), phase: Phase::Evening, round: 5 }, &[]);
    place(&mut table, 2, 1);
    table.set_points(lp(), 11);
    table.set_points(foe(), 17);
    table.set_hand(lp(), 4);
    tableau(&mut table, [FOX, named("Codebreakers", Suit::Mouse)]);
    table.lay_card(BIRD, at(Zone::WornOut));
    table.lay_card(RABBIT, at(Zone::Deck));
    table.lay_card(named("Armorers", Suit::Bird), Anywhere::Crafted(foe()));
    table.play(Act::MoveItem { seat: foe(), item: Item::Boot, back: false }, &[]);
    table.play(own(Command::Cycle), &[]);
    assert_eq!(counted(&table), (4, 0, 0));
    table.play(Act::EndTurn, &[]);
    let turn = table.game().turn;
    assert_eq!((turn.seat, turn.phase, turn.round), (foe(), Phase::Birdsong, 5));
}

/// A wrong faction, corrected after two turns: the board starts anew, points, hand and items stay.
#[test]
fn a_wrong_faction_is_corrected() {
    let mut table = Table::of_guests(3);
    for _ in 0..2 {
        table.play(Act::EndTurn, &[]);
    }
    table.set_points(lp(), 6);
    table.play(Act::Repick { seat: lp(), pick: Pick::default().into() }, &[]);
    assert_eq!((table.points(lp()), elders(&table)), (6, (5, 0, 0)));
    let twice = Act::Repick { seat: foe(), pick: Pick::default().into() };
    assert_eq!(table.refused(twice, &[]).kind, RefusalKind::FactionTwice);
    table.play(own(Command::FillTableau), &[counts([2, 1, 1, 1])]);
    place(&mut table, 2, 0);
    // And back: their cards are followed no longer, the pieces are a guest's.
    table.play(Act::Repick { seat: lp(), pick: guest("Eyrie") }, &[]);
    assert_eq!(table.cards(Anywhere::Away).len(), 5);
    assert_eq!(table.game().seat(lp()).unwrap().pools.iter().count(), 0);
}

/// Elders are the Lost Powers' own: no other seat has any to set, and their commands are nobody else's. root:1.5.3
#[test]
fn elders_belong_to_the_lost_powers() {
    let table = by_app();
    let set = Act::SetTo(Tracker::Pool(foe(), Pool::Upright.into()));
    assert_eq!(table.refused(set, &[]).kind, RefusalKind::NothingChanges);
    let theirs = Act::Play { seat: foe(), play: Command::Rise.into() };
    assert!(matches!(table.refused(theirs, &[]).kind, RefusalKind::Misfit(_)));
    let there = Act::AddCard { to: Anywhere::Own(foe(), Zone::WornOut.into()) };
    assert!(matches!(table.refused(there, &[faces([FOX])]).kind, RefusalKind::Misfit(_)));
}

/// Lost Powers' own effects still work when they no longer score.
#[test]
fn without_a_marker_nothing_scores() {
    let (mut table, [tax]) = evening([named("Tax Collector", Suit::Fox)]);
    table.set_points(lp(), 10);
    table.turn_to(lp(), Phase::Daylight);
    table.play(Act::ActivateDominance { seat: lp() }, &[Answer::One(0)]);
    table.turn_to(lp(), Phase::Evening);
    let entry = table.play(retires(tax), &[]);
    assert_eq!(scores(&entry).iter().map(|s| s.1).collect::<Vec<_>>(), [0, 0]);
}

/// Winning by a retirement: 29 and 3 more end the game at once. root:3.1
#[test]
fn a_retirement_can_win() {
    let (mut table, [tea]) = evening([named("Sword", Suit::Mouse)]);
    table.set_points(lp(), 29);
    let entry = table.play(retires(tea), &[no()]);
    let ending = Ending { winner: lp(), how: Victory::Points };
    assert_eq!(entry.notices().collect::<Vec<_>>(), [Notice::Won(ending)]);
    assert_eq!(table.points(lp()), 32);
}

/// What can come to a hand of cards that every shared rule asks of a seat is asked of this one too.
#[test]
fn its_choices_at_a_dominance_are_the_four_suits() {
    let (mut table, _) = evening([]);
    table.set_points(lp(), 10);
    table.turn_to(lp(), Phase::Daylight);
    let ask = table.asked(Act::ActivateDominance { seat: lp() }, &[]);
    assert_eq!(ask.form, Form::OneOf(Suit::ALL.map(Choice::Suit).to_vec()));
}

/// A guest's Revolt: everything goes at once, so only an Elder that was alone falls. nemesis:LP.2.3
#[test]
fn a_sweep_by_a_guest_fells_only_who_stood_alone() {
    let mut table = by_app();
    place(&mut table, 3, 0);
    let sweep = Act::Remove { by: Some(foe()), whose: Some(lp()), means: Means::Sweep };
    // Three removed, one of them upright and alone; no followers lie in the tableau.
    table.play(sweep, &[counts([3]), number(1)]);
    assert_eq!(elders(&table), (4, 0, 1));
    assert_eq!(table.game().seat(foe()).unwrap().points.get(), 2);
}
