//! The law of the Marquise, law by law, with the boundaries of her supplies and tracks.

pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice as One, Countable, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::Contract;
use crate::engine::factions::{Faction, FactionChoice};
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line};
use crate::engine::zone::Zone as Anywhere;

// The table

fn cat() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn own(command: Command) -> Act {
    Act::Play { seat: cat(), play: command.into() }
}

fn acts(action: Action) -> Act {
    own(Command::Act(action))
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

const SAWMILL: Piece = Piece::Building(Building::Sawmill);
const WORKSHOP: Piece = Piece::Building(Building::Workshop);
const RECRUITER: Piece = Piece::Building(Building::Recruiter);

/// The Marquise and two guests, before setup.
fn bare() -> Table {
    Table::lay(setup(vec![sits(Pick {}), sits(guest("Otters")), sits(guest("Moles"))]))
}

/// Set up as on a map of twelve clearings, in her first Birdsong.
fn begun() -> Table {
    let mut table = bare();
    table.play(own(Command::PlaceKeep), &[]);
    table.play(own(Command::Garrison), &[number(11)]);
    table.play(own(Command::StartingBuildings), &[]);
    table.play(Act::Start, &[]);
    table
}

/// The same, in her Daylight.
fn daylight() -> Table {
    let mut table = begun();
    table.turn_to(cat(), Phase::Daylight);
    table
}

fn on_map(table: &Table, piece: Piece) -> u8 {
    count(table.game(), cat(), Pool::Map(piece))
}

fn supply(table: &Table, piece: Piece) -> u8 {
    count(table.game(), cat(), Pool::Supply(piece))
}

/// Puts pieces on the map by hand.
fn put(table: &mut Table, piece: Piece, n: u8) {
    if on_map(table, piece) != n {
        let set = Act::SetTo(Tracker::Pool(cat(), Pool::Map(piece).into()));
        table.play(set, &[number(u16::from(n))]);
    }
}

fn state(table: &Table) -> State {
    match &table.game().seat(cat()).unwrap().faction {
        Faction::Marquise(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn left(table: &Table) -> u8 {
    state(table).left
}

/// A guest removes pieces of hers: warriors, buildings, tokens, as far as there is a row for them.
fn remove(means: Means) -> Act {
    Act::Remove { by: Some(foe()), whose: Some(cat()), means }
}

fn piece(piece: Piece) -> One {
    One::Own(FactionChoice::from(piece))
}

const FOX: Face = Face::Suit(Suit::Fox);

// 6.2: always

/// root:6.2.1, root:4.1.1: she crafts in Daylight, with workshops, each once a turn.
#[test]
fn she_crafts_in_daylight_with_workshops_that_pay_once() {
    let mut table = begun();
    let craft = Act::Craft { seat: cat() };
    let tea = [faces([named("Root Tea", Suit::Fox)])];
    // From Birdsong the phase ends by itself, with the warning that wood is due.
    let ask = table.asked(craft.clone(), &[]);
    assert!(matches!(ask.question, Asked::StepsLeft { .. }), "{ask:?}");
    table.play(own(Command::Wood), &[]);
    let entry = table.play(craft.clone(), &tea);
    assert_eq!(table.game().turn.phase, Phase::Daylight);
    assert_eq!(scores(&entry), [line(cat(), 2, "root:3.2.2")]);
    assert_eq!((state(&table).workshops, left(&table)), (1, 3), "crafting is no action");
    // The only workshop has paid.
    let refusal = Refusal::NoWorkshopLeft { needed: 1, left: 0 };
    table.forbids(craft.clone(), &tea, refusal, "root:4.1.1");
    assert_eq!(table.step(cat(), line_of(Step::Craft)).status, Status::Done);
    put(&mut table, WORKSHOP, 2);
    let info = table.step(cat(), line_of(Step::Craft));
    assert_eq!((info.status, info.count), (Status::Optional, Some(1)));
    table.play(craft.clone(), &tea);
    // Not in Evening, and without a workshop on the map not at all.
    table.turn_to(cat(), Phase::Evening);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(craft.clone(), &[], late, "root:6.2.1");
    let mut table = daylight();
    put(&mut table, WORKSHOP, 0);
    table.forbids(craft.clone(), &[], Refusal::NoWorkshop, "root:6.2.1");
    let status = table.step(cat(), line_of(Step::Craft)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoWorkshop.into()));
    table.insist(craft, &tea);
}

/// root:4.1.1: a card named only by suit takes at least one workshop; more is not guessed.
#[test]
fn a_card_known_by_suit_takes_one_workshop_at_least() {
    let mut table = daylight();
    put(&mut table, WORKSHOP, 2);
    let craft = Act::Craft { seat: cat() };
    table.play(craft.clone(), &[faces([FOX])]);
    assert_eq!(state(&table).workshops, 1);
    let two = faces([named("Anvil", Suit::Fox)]);
    let needed = kind("Anvil", Suit::Fox).cost().unwrap();
    assert_eq!(needed, 1);
    table.play(craft.clone(), &[two]);
    let more = Refusal::NoWorkshopLeft { needed: 1, left: 0 };
    table.forbids(craft.clone(), &[faces([FOX])], more, "root:4.1.1");
    // The table knows better: by hand, in the open.
    table.play(own(Command::SetWorkshops), &[number(0)]);
    table.play(craft, &[faces([FOX])]);
    assert_eq!(
        table.refused(own(Command::SetWorkshops), &[number(1)]).kind,
        RefusalKind::NothingChanges
    );
    // A new turn, and all of them can pay again.
    table.turn_to(foe(), Phase::Daylight);
    table.turn_to(cat(), Phase::Daylight);
    assert_eq!(state(&table).workshops, 0);
}

/// root:6.5: first she crafts, then she acts; the table may insist.
#[test]
fn crafting_comes_before_the_first_action() {
    let mut table = daylight();
    assert_eq!(table.step(cat(), line_of(Step::Craft)).status, Status::Optional);
    table.play(acts(Action::March), &[]);
    let craft = Act::Craft { seat: cat() };
    table.forbids(craft.clone(), &[], Refusal::CraftFirst, "root:6.5");
    assert_eq!(table.step(cat(), line_of(Step::Craft)).status, Status::Skipped);
    let entry = table.insist(craft, &[faces([named("Root Tea", Suit::Fox)])]);
    let overruled = entry
        .effects
        .iter()
        .any(|e| matches!(e, Shared::Overruled { law } if law.full() == "root:6.5"));
    assert!(overruled, "{entry:?}");
}

/// root:6.2.2, root:6.3.2: the keep is placed in setup, once, and once removed it does not come back.
#[test]
fn the_keep_is_placed_in_setup_and_never_returns() {
    let mut table = bare();
    assert_eq!(table.step(cat(), line_of(Step::Keep)).status, Status::Due);
    table.play(own(Command::PlaceKeep), &[]);
    assert_eq!((on_map(&table, Piece::Keep), supply(&table, Piece::Keep)), (1, 0));
    assert_eq!(table.step(cat(), line_of(Step::Keep)).status, Status::Done);
    table.forbids(own(Command::PlaceKeep), &[], Refusal::KeepPlaced, "root:6.2.2");
    let mut table = begun();
    // Warriors, buildings, tokens: the only token on the map is the keep.
    let entry = table.play(remove(Means::Hits), &[counts([0, 0, 1])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(on_map(&table, Piece::Keep), 0);
    table.forbids(own(Command::PlaceKeep), &[], Refusal::KeepCannotReturn, "root:6.2.2");
    // A mistake is put right by hand.
    put(&mut table, Piece::Keep, 1);
    assert_eq!(supply(&table, Piece::Keep), 0);
}

/// root:6.2.3: one card brings all warriors of a removal to the keep, in the same entry as their removal.
#[test]
fn field_hospitals_bring_all_warriors_of_a_removal_to_the_keep_for_one_card() {
    let mut table = begun();
    let before = table.bytes();
    let ask = table.asked(remove(Means::Hits), &[counts([3, 0, 0])]);
    assert_eq!(ask.to, Answerer::Seat(cat()), "the Marquise decides, not the remover");
    assert_eq!(ask.question, Asked::Own(Question::Hospitals { warriors: 3 }.into()));
    assert_eq!(ask.law.map(LawRef::full).as_deref(), Some("root:6.2.3"));
    assert_eq!(ask.form, Form::YesNo);
    let entry = table.play(remove(Means::Hits), &[counts([3, 0, 0]), yes()]);
    assert_eq!((on_map(&table, Piece::Warrior), supply(&table, Piece::Warrior)), (11, 14));
    assert_eq!(table.hand(cat()), 2);
    assert!(entry.effects.contains(&Shared::Own { seat: cat(), effect: Effect::Healed(3).into() }));
    assert_eq!(scores(&entry), [], "warriors score nothing");
    table.undo();
    assert_eq!(table.bytes(), before, "one undo takes back the removal and the healing");
    // She may also leave it.
    table.play(remove(Means::Hits), &[counts([3, 0, 0]), no()]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (8, 3));
}

/// root:6.2.3: each removal is offered anew, so an ambush and the hits after it are two.
#[test]
fn every_removal_is_offered_by_itself() {
    let mut table = begun();
    table.play(remove(Means::Hits), &[counts([2, 0, 0]), yes()]);
    table.play(remove(Means::Hits), &[counts([1, 0, 0]), yes()]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (11, 1));
    // In her own turn too, when she attacked and the defender hit back.
    table.turn_to(cat(), Phase::Daylight);
    table.play(remove(Means::Hits), &[counts([1, 0, 0]), yes()]);
    // The hand is empty now: nothing to spend, nothing asked.
    table.play(remove(Means::Hits), &[counts([1, 0, 0])]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (10, 0));
}

/// root:6.2.3: without the keep there is no offer, and none when the keep goes in the same removal.
#[test]
fn field_hospitals_need_the_keep() {
    let mut table = begun();
    // The keep is the only token on the map: no question which.
    let entry = table.play(remove(Means::Hits), &[counts([2, 0, 1])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (9, 3));
    table.play(remove(Means::Hits), &[counts([2, 0])]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (7, 3));
}

/// root:6.2.3: buildings and tokens alone are nobody to heal.
#[test]
fn only_warriors_are_healed() {
    let mut table = begun();
    let entry = table.play(remove(Means::Hits), &[counts([0, 1, 0]), Answer::One(0)]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(table.hand(cat()), 3);
}

/// root:6.2.3: what she removes herself, to pay for a card's effect, is not offered.
#[test]
fn what_she_removes_herself_is_not_healed() {
    let mut table = daylight();
    let card = table.lay_card(named("Tax Collector", Suit::Fox), Anywhere::Crafted(cat()));
    let entry = table.play(Act::UseCard { seat: cat(), card }, &[]);
    assert_eq!(scores(&entry), []);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (10, 4));
}

/// root:6.2.3: swept out of several clearings at once, each clearing takes a card of its own.
#[test]
fn a_sweep_over_several_clearings_takes_a_card_for_each() {
    let favor = Act::Craft { seat: foe() };
    let card = faces([named("Favor of the Foxes", Suit::Fox)]);
    let mut table = begun();
    let ask = table.asked(favor.clone(), std::slice::from_ref(&card));
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    let sweep = |n: u8| {
        let of = |what| if what == Countable::Pieces(cat(), Class::Warrior) { n } else { 0 };
        Answer::Counts(rows.iter().map(|row| of(row.what)).collect())
    };
    let ask = table.asked(favor.clone(), &[card.clone(), sweep(4)]);
    assert_eq!(ask.form, Form::Number { min: 0, max: 4, start: 0 });
    // Three stood in two of the clearings: two cards.
    table.play(favor.clone(), &[card.clone(), sweep(4), number(3), number(2)]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (10, 1));
    table.undo();
    table.play(favor.clone(), &[card.clone(), sweep(4), number(0)]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (7, 3));
    table.undo();
    // One warrior is one clearing.
    table.play(favor.clone(), &[card.clone(), sweep(1), yes()]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (11, 2));
    table.undo();
    // More cards than she holds cannot be spent.
    table.set_hand(cat(), 1);
    table.play(favor, &[card, sweep(4), number(3)]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (10, 0));
}

// 6.3: setup

/// root:6.3.1: 25 warriors and 8 wood.
#[test]
fn she_starts_with_twenty_five_warriors_and_eight_wood() {
    let table = bare();
    assert_eq!((supply(&table, Piece::Warrior), supply(&table, Piece::Wood)), (25, 8));
    let info = table.step(cat(), line_of(Step::Gather));
    assert_eq!((info.status, info.count), (Status::Done, Some(25)));
}

/// root:6.3.3: a warrior in each clearing but one; how many clearings there are the map tells.
#[test]
fn the_garrison_is_asked_for_by_number() {
    let mut table = bare();
    let ask = table.asked(own(Command::Garrison), &[]);
    assert_eq!(ask.form, Form::Number { min: 1, max: 25, start: 11 });
    assert_eq!(ask.to, Answerer::Table);
    table.play(own(Command::Garrison), &[number(11)]);
    assert_eq!((on_map(&table, Piece::Warrior), supply(&table, Piece::Warrior)), (11, 14));
    table.forbids(own(Command::Garrison), &[], RefusalKind::AlreadyDone, "root:6.3.3");
    let table = begun();
    table.forbids(own(Command::Garrison), &[], RefusalKind::BegunAlready, "root:6.3.3");
}

/// root:6.3.4, root:6.3.5: one of each building on the map, five of each on their tracks.
#[test]
fn one_building_of_each_stands_on_the_map_and_five_on_each_track() {
    let mut table = bare();
    assert_eq!(table.step(cat(), line_of(Step::Buildings)).status, Status::Due);
    let entry = table.play(own(Command::StartingBuildings), &[]);
    assert_eq!(scores(&entry), [], "the first of each scores nothing");
    for building in Building::ALL {
        let piece = Piece::Building(building);
        assert_eq!((on_map(&table, piece), supply(&table, piece)), (1, 5));
    }
    let info = table.step(cat(), line_of(Step::Tracks));
    assert_eq!((info.status, info.count), (Status::Done, Some(5)));
    let again = own(Command::StartingBuildings);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "root:6.3.4");
}

/// Setup left undone is warned of once, and can be made up for by insisting.
#[test]
fn a_forgotten_setup_can_be_made_up_for() {
    let mut table = bare();
    let ask = table.asked(Act::Start, &[]);
    let Asked::StepsLeft { steps, .. } = ask.question else { panic!() };
    assert_eq!(steps, [Step::Keep, Step::Garrison, Step::Buildings].map(line_of));
    table.play(Act::Start, &[yes()]);
    table.insist(own(Command::PlaceKeep), &[]);
    table.insist(own(Command::Garrison), &[number(11)]);
    table.insist(own(Command::StartingBuildings), &[]);
    assert_eq!(on_map(&table, RECRUITER), 1);
}

// 6.4: Birdsong

/// root:6.4: a wood for each sawmill, once a turn.
#[test]
fn birdsong_places_wood_at_each_sawmill() {
    let mut table = begun();
    put(&mut table, SAWMILL, 3);
    let info = table.step(cat(), line_of(Step::Wood));
    assert_eq!((info.status, info.count), (Status::Due, Some(3)));
    table.play(own(Command::Wood), &[]);
    assert_eq!((on_map(&table, Piece::Wood), supply(&table, Piece::Wood)), (3, 5));
    assert_eq!(table.step(cat(), line_of(Step::Wood)).status, Status::Done);
    table.forbids(own(Command::Wood), &[], RefusalKind::AlreadyDone, "root:6.4");
    table.undo();
    put(&mut table, SAWMILL, 0);
    table.forbids(own(Command::Wood), &[], Refusal::NoSawmill, "root:6.4");
    let status = table.step(cat(), line_of(Step::Wood)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoSawmill.into()));
}

/// root:6.4, root:1.5.1, root:1.5.4: wood is limited to eight; what there is is placed, and with none left that is said.
#[test]
fn wood_stops_when_eight_are_out() {
    let mut table = begun();
    put(&mut table, SAWMILL, 5);
    put(&mut table, Piece::Wood, 6);
    assert_eq!(table.step(cat(), line_of(Step::Wood)).count, Some(2));
    table.play(own(Command::Wood), &[]);
    assert_eq!((on_map(&table, Piece::Wood), supply(&table, Piece::Wood)), (8, 0));
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(cat(), Phase::Birdsong);
    let status = table.step(cat(), line_of(Step::Wood)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoWoodLeft.into()));
    table.forbids(own(Command::Wood), &[], Refusal::NoWoodLeft, "root:1.5.1");
    assert!(table::due(table.game(), cat()).is_empty(), "what is impossible is not due");
}

// 6.5: Daylight

/// root:6.5: three actions in any order and number.
#[test]
fn three_actions_in_any_order() {
    let mut table = daylight();
    let info = table.step(cat(), line_of(Step::Actions));
    assert_eq!((info.status, info.count), (Status::Optional, Some(3)));
    for (action, rest) in [(Action::March, 2), (Action::Battle, 1), (Action::March, 0)] {
        table.play(acts(action), &[]);
        assert_eq!(left(&table), rest);
    }
    assert_eq!(state(&table).acts, [Action::March, Action::Battle, Action::March]);
    assert_eq!(table.step(cat(), line_of(Step::Actions)).status, Status::Done);
    for action in Action::ALL {
        table.forbids(acts(action), &[], Refusal::NoActionLeft, "root:6.5");
    }
    table.insist(acts(Action::Battle), &[]);
    assert_eq!(left(&table), 0, "one too many is not a debt");
    table.turn_to(foe(), Phase::Daylight);
    table.turn_to(cat(), Phase::Daylight);
    assert_eq!((left(&table), state(&table).acts.len()), (3, 0));
}

/// root:6.5: each bird card spent is one action more, also after the last one and before the first.
#[test]
fn a_bird_card_gives_a_fourth_action() {
    let mut table = daylight();
    table.play(own(Command::SpendBird), &[]);
    assert_eq!((left(&table), table.hand(cat())), (4, 2));
    for _ in 0..4 {
        table.play(acts(Action::March), &[]);
    }
    table.forbids(acts(Action::March), &[], Refusal::NoActionLeft, "root:6.5");
    // The step stays open although no action is left.
    assert_eq!(table.step(cat(), line_of(Step::Birds)).status, Status::Optional);
    table.play(own(Command::SpendBird), &[]);
    table.play(acts(Action::Battle), &[]);
    assert_eq!((left(&table), table.hand(cat())), (0, 1));
    table.undo();
    assert_eq!(left(&table), 1);
    table.set_hand(cat(), 0);
    table.forbids(own(Command::SpendBird), &[], RefusalKind::HandEmpty, "root:6.5");
    let status = table.step(cat(), line_of(Step::Birds)).status;
    assert_eq!(status, Status::Impossible(RefusalKind::HandEmpty));
}

/// root:6.5, root:6.5.5: a bird spent to overwork is spent as part of that action and gives no other.
#[test]
fn a_card_spent_for_an_action_gives_no_other() {
    let mut table = daylight();
    table.play(acts(Action::Overwork), &[]);
    assert_eq!((left(&table), table.hand(cat())), (2, 2));
    table.play(own(Command::SpendBird), &[]);
    assert_eq!((left(&table), table.hand(cat())), (3, 1), "each takes a card of its own");
}

/// root:6.5: actions belong to her own Daylight; the table may insist.
#[test]
fn actions_belong_to_her_own_daylight() {
    let mut table = daylight();
    table.turn_to(cat(), Phase::Evening);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(acts(Action::March), &[], late.clone(), "root:6.5.2");
    table.forbids(own(Command::SpendBird), &[], late, "root:6.5");
    table.turn_to(foe(), Phase::Daylight);
    table.forbids(acts(Action::March), &[], RefusalKind::NotYourTurn, "root:6.5.2");
    table.insist(acts(Action::March), &[]);
    // From Birdsong the phase ends by itself.
    let mut table = begun();
    table.play(own(Command::Wood), &[]);
    table.play(acts(Action::March), &[]);
    assert_eq!((table.game().turn.phase, left(&table)), (Phase::Daylight, 2));
}

/// root:6.5.1, root:6.5.2: to battle or march takes a warrior on the map; a march is one action, whatever it moves.
#[test]
fn battle_and_march_take_a_warrior() {
    let mut table = daylight();
    put(&mut table, Piece::Warrior, 0);
    table.forbids(acts(Action::Battle), &[], Refusal::NoWarriorOnMap, "root:6.5.1");
    table.forbids(acts(Action::March), &[], Refusal::NoWarriorOnMap, "root:6.5.2");
    put(&mut table, Piece::Warrior, 1);
    table.play(acts(Action::Battle), &[]);
    table.play(acts(Action::March), &[]);
    assert_eq!(left(&table), 1);
}

/// root:6.5.3: one warrior at each recruiter, once a turn.
#[test]
fn recruiting_places_a_warrior_at_each_recruiter_once_a_turn() {
    let mut table = daylight();
    put(&mut table, RECRUITER, 3);
    table.play(acts(Action::Recruit), &[]);
    assert_eq!((on_map(&table, Piece::Warrior), left(&table)), (14, 2));
    table.forbids(acts(Action::Recruit), &[], Refusal::RecruitedAlready, "root:6.5.3");
    // Not even with an action from a bird.
    table.play(own(Command::SpendBird), &[]);
    table.forbids(acts(Action::Recruit), &[], Refusal::RecruitedAlready, "root:6.5.3");
    table.insist(acts(Action::Recruit), &[]);
    assert_eq!(on_map(&table, Piece::Warrior), 17);
    // Put right by hand: it was somebody's slip.
    table.play(own(Command::ReopenRecruit), &[]);
    assert!(!state(&table).recruited());
    assert_eq!(table.refused(own(Command::ReopenRecruit), &[]).kind, RefusalKind::NothingChanges);
    table.turn_to(foe(), Phase::Daylight);
    table.turn_to(cat(), Phase::Daylight);
    table.play(acts(Action::Recruit), &[]);
}

/// root:6.5.3, root:1.5.4: as many as the supply holds; none at all is refused.
#[test]
fn recruiting_stops_with_the_supply() {
    let mut table = daylight();
    put(&mut table, RECRUITER, 4);
    put(&mut table, Piece::Warrior, 23);
    table.play(acts(Action::Recruit), &[]);
    assert_eq!((on_map(&table, Piece::Warrior), supply(&table, Piece::Warrior)), (25, 0));
    table.turn_to(foe(), Phase::Daylight);
    table.turn_to(cat(), Phase::Daylight);
    table.forbids(acts(Action::Recruit), &[], Refusal::NoWarriorLeft, "root:1.5.1");
    put(&mut table, RECRUITER, 0);
    table.forbids(acts(Action::Recruit), &[], Refusal::NoRecruiter, "root:6.5.3");
}

/// root:6.5.4, root:6.5.4.I, root:6.5.4.II, root:6.5.4.III: the leftmost building of each track costs and scores what its space says.
#[test]
fn each_building_costs_and_scores_what_its_space_says() {
    let tracks = [
        (Building::Sawmill, [1, 2, 3, 4, 5]),
        (Building::Workshop, [2, 2, 3, 4, 5]),
        (Building::Recruiter, [1, 2, 3, 3, 4]),
    ];
    for (building, points) in tracks {
        let mut table = daylight();
        for (at, (cost, points)) in [1, 2, 3, 3, 4].into_iter().zip(points).enumerate() {
            table.turn_to(foe(), Phase::Daylight);
            table.turn_to(cat(), Phase::Daylight);
            put(&mut table, Piece::Wood, 8);
            let entry = table.play(acts(Action::Build(building)), &[]);
            assert_eq!(on_map(&table, Piece::Wood), 8 - cost, "{building:?} {at}");
            assert_eq!(scores(&entry), [line(cat(), points, "root:6.5.4.III")]);
            assert_eq!(reasons(&entry), [Why::Own(Reason::Built(building).into())]);
            assert_eq!(usize::from(on_map(&table, Piece::Building(building))), at + 2);
            assert_eq!(left(&table), 2);
        }
        let none = Refusal::NoBuildingLeft(building);
        table.forbids(acts(Action::Build(building)), &[], none, "root:6.5.4.I");
        assert_eq!(next_cost(table.game(), cat(), building), None);
    }
}

/// root:6.5.4.II, root:6.5.4.III: the third sawmill costs 2 and scores 2, the fourth workshop 3 and 3, the second recruiter 1 and 1.
#[test]
fn third_sawmill_fourth_workshop_second_recruiter() {
    let cases = [
        (Building::Sawmill, 2, 2, 2),
        (Building::Workshop, 3, 3, 3),
        (Building::Recruiter, 1, 1, 1),
    ];
    for (building, built, cost, points) in cases {
        let mut table = daylight();
        put(&mut table, Piece::Building(building), built);
        put(&mut table, Piece::Wood, 4);
        assert_eq!(next_cost(table.game(), cat(), building), Some(cost));
        assert_eq!(next_points(table.game(), cat(), building), Some(points));
        let entry = table.play(acts(Action::Build(building)), &[]);
        assert_eq!(on_map(&table, Piece::Wood), 4 - cost);
        assert_eq!(scores(&entry), [line(cat(), points.into(), "root:6.5.4.III")]);
    }
}

/// root:6.5.4.II: wood that is not on the map pays for nothing; what was spent is in the supply again.
#[test]
fn building_takes_wood_from_the_map() {
    let mut table = daylight();
    put(&mut table, SAWMILL, 2);
    let build = acts(Action::Build(Building::Sawmill));
    put(&mut table, Piece::Wood, 1);
    let refusal = Refusal::NotEnoughWood { cost: 2, there: 1 };
    table.forbids(build.clone(), &[], refusal, "root:6.5.4.II");
    assert_eq!(left(&table), 3);
    // The table may let it pass: what there is goes.
    table.insist(build.clone(), &[]);
    assert_eq!((on_map(&table, Piece::Wood), supply(&table, Piece::Wood)), (0, 8));
    table.undo();
    put(&mut table, Piece::Wood, 2);
    table.play(build, &[]);
    assert_eq!((on_map(&table, Piece::Wood), supply(&table, Piece::Wood)), (0, 8));
}

/// root:6.5.4: the winning building ends the game at once.
#[test]
fn a_building_can_win_the_game() {
    let mut table = daylight();
    table.set_points(cat(), 28);
    put(&mut table, SAWMILL, 2);
    put(&mut table, Piece::Wood, 2);
    let entry = table.play(acts(Action::Build(Building::Sawmill)), &[]);
    assert_eq!(entry.notices().count(), 1);
    assert_eq!(table.game().ending.map(|end| end.winner), Some(cat()));
}

/// root:6.5.5: a card for a wood at a sawmill.
#[test]
fn overwork_spends_a_card_for_a_wood() {
    let mut table = daylight();
    table.play(acts(Action::Overwork), &[]);
    assert_eq!((on_map(&table, Piece::Wood), table.hand(cat()), left(&table)), (1, 2, 2));
    put(&mut table, Piece::Wood, 8);
    table.forbids(acts(Action::Overwork), &[], Refusal::NoWoodLeft, "root:1.5.1");
    put(&mut table, Piece::Wood, 7);
    table.set_hand(cat(), 0);
    table.forbids(acts(Action::Overwork), &[], RefusalKind::HandEmpty, "root:6.5.5");
    put(&mut table, SAWMILL, 0);
    table.forbids(acts(Action::Overwork), &[], Refusal::NoSawmill, "root:6.5.5");
}

// 6.6: Evening

/// root:6.6: one card, one more from three recruiters, one more again from five; then down to five.
#[test]
fn evening_draws_by_recruiters_and_cuts_to_five() {
    for (recruiters, cards) in [1, 1, 1, 2, 2, 3, 3].into_iter().enumerate() {
        let mut table = begun();
        put(&mut table, RECRUITER, u8::try_from(recruiters).unwrap());
        table.turn_to(cat(), Phase::Evening);
        table.set_hand(cat(), 4);
        let info = table.step(cat(), line_of(Step::Draw));
        assert_eq!((info.status, info.count), (Status::Due, Some(cards)), "{recruiters}");
        table.play(own(Command::Draw), &[]);
        assert_eq!(table.hand(cat()), 4 + cards);
        table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "root:6.6");
        let info = table.step(cat(), line_of(Step::Discard));
        if cards == 1 {
            assert_eq!((info.status, info.count), (Status::Done, Some(0)));
            assert_eq!(table.refused(own(Command::Discard), &[]).kind, RefusalKind::NothingChanges);
        } else {
            assert_eq!((info.status, info.count), (Status::Due, Some(cards - 1)));
            table.play(own(Command::Discard), &[]);
            assert_eq!(table.hand(cat()), 5);
        }
    }
}

/// root:6.6: the draw comes before the discard.
#[test]
fn the_draw_comes_before_the_discard() {
    let mut table = begun();
    table.turn_to(cat(), Phase::Evening);
    table.set_hand(cat(), 7);
    table.play(own(Command::Discard), &[]);
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "root:6.6");
    table.insist(own(Command::Draw), &[]);
    assert_eq!(table.hand(cat()), 6);
}

// Pieces removed

/// root:3.2.1: which building it was is asked only where it can be more than one kind; each scores 1 for the remover.
#[test]
fn a_removed_building_is_asked_for_by_kind() {
    let mut table = begun();
    let one = counts([0, 1, 0]);
    let ask = table.asked(remove(Means::Hits), std::slice::from_ref(&one));
    assert_eq!(ask.form, Form::OneOf([SAWMILL, WORKSHOP, RECRUITER].map(piece).to_vec()));
    assert_eq!(ask.to, Answerer::Table, "anybody sees what went");
    let entry = table.play(remove(Means::Hits), &[one.clone(), Answer::One(2)]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!((on_map(&table, RECRUITER), supply(&table, RECRUITER)), (0, 6));
    // Two of two kinds: nothing to ask; two of more: counted.
    let entry = table.play(remove(Means::Hits), &[counts([0, 2, 0])]);
    assert_eq!(scores(&entry), [line(foe(), 2, "root:3.2.1")]);
    assert_eq!((on_map(&table, SAWMILL), on_map(&table, WORKSHOP)), (0, 0));
    put(&mut table, SAWMILL, 3);
    table.play(remove(Means::Hits), &[counts([0, 2, 0])]);
    assert_eq!(on_map(&table, SAWMILL), 1, "one kind alone is not asked for");
    put(&mut table, WORKSHOP, 2);
    table.play(remove(Means::Hits), &[counts([0, 2, 0]), counts([1, 1])]);
    assert_eq!((on_map(&table, SAWMILL), on_map(&table, WORKSHOP)), (0, 1));
}

/// root:6.5.4.II, root:6.5.4.III, root:6.6: a removed building goes back to the rightmost empty space: cost, points and draw bonus roll back.
#[test]
fn a_removed_building_rolls_its_track_back() {
    let mut table = begun();
    put(&mut table, RECRUITER, 3);
    put(&mut table, SAWMILL, 0);
    put(&mut table, WORKSHOP, 0);
    let next = |table: &Table| {
        let game = table.game();
        let building = Building::Recruiter;
        (next_cost(game, cat(), building), next_points(game, cat(), building), to_draw(game, cat()))
    };
    assert_eq!(next(&table), (Some(3), Some(3), 2));
    table.play(remove(Means::Hits), &[counts([0, 1, 0])]);
    assert_eq!(next(&table), (Some(2), Some(2), 1));
    table.undo();
    assert_eq!(next(&table), (Some(3), Some(3), 2));
    table.play(remove(Means::Hits), &[counts([0, 3, 0])]);
    // With none on the map the first space is covered again: free, and worth nothing.
    assert_eq!(next(&table), (Some(0), Some(0), 1));
    table.turn_to(cat(), Phase::Daylight);
    let entry = table.play(acts(Action::Build(Building::Recruiter)), &[]);
    assert_eq!(scores(&entry), []);
    assert_eq!(on_map(&table, RECRUITER), 1);
}

/// root:3.2.1: a removed token is the keep or wood; asked only where both are there and it can be either.
#[test]
fn a_removed_token_is_wood_or_the_keep() {
    let mut table = begun();
    put(&mut table, Piece::Wood, 2);
    let one = counts([0, 0, 1]);
    let ask = table.asked(remove(Means::Hits), std::slice::from_ref(&one));
    assert_eq!(ask.form, Form::OneOf([Piece::Wood, Piece::Keep].map(piece).to_vec()));
    table.play(remove(Means::Hits), &[one.clone(), Answer::One(0)]);
    assert_eq!((on_map(&table, Piece::Wood), on_map(&table, Piece::Keep)), (1, 1));
    // Both that are there: nothing to ask.
    let entry = table.play(remove(Means::Sweep), &[counts([0, 0, 2])]);
    assert_eq!(scores(&entry), [line(foe(), 2, "root:3.2.1")]);
    assert_eq!((supply(&table, Piece::Wood), supply(&table, Piece::Keep)), (8, 1));
    put(&mut table, Piece::Wood, 4);
    table.play(remove(Means::Hits), &[counts([0, 0, 3])]);
    assert_eq!(on_map(&table, Piece::Wood), 1);
}

/// root:1.5.4: all pieces of a removal leave before the owner is asked about the warriors.
#[test]
fn pieces_leave_before_the_hospitals_are_offered() {
    let mut table = begun();
    put(&mut table, Piece::Wood, 1);
    let answers = [counts([2, 1, 1]), Answer::One(0), Answer::One(0), yes()];
    let entry = table.play(remove(Means::Hits), &answers);
    let at = |wanted: &Shared| entry.effects.iter().position(|e| e == wanted).unwrap();
    let score = entry.effects.iter().position(|e| matches!(e, Shared::Score { .. })).unwrap();
    let healed = Shared::Own { seat: cat(), effect: Effect::Healed(2).into() };
    assert!(score < at(&healed));
    assert_eq!(scores(&entry), vec![line(foe(), 1, "root:3.2.1"); 2]);
    assert_eq!(on_map(&table, Piece::Warrior), 11);
}

// By hand

/// Every number of the board can be set by hand, and the pieces still add up; the kit checks that after each entry.
#[test]
fn every_tracker_is_set_by_hand_and_pieces_add_up() {
    let mut table = begun();
    for kind in Piece::ALL {
        let total = on_map(&table, kind) + supply(&table, kind);
        for (pool, other) in
            [(Pool::Map(kind), Pool::Supply(kind)), (Pool::Supply(kind), Pool::Map(kind))]
        {
            let set = Act::SetTo(Tracker::Pool(cat(), pool.into()));
            let now = count(table.game(), cat(), pool);
            let ask = table.asked(set.clone(), &[]);
            let form = Form::Number { min: 0, max: total.into(), start: now.into() };
            assert_eq!(ask.form, form, "{pool:?}");
            for n in (0..=total).filter(|n| *n != now) {
                table.play(set.clone(), &[number(u16::from(n))]);
                assert_eq!(count(table.game(), cat(), other), total - n);
                table.undo();
            }
        }
    }
    table.play(own(Command::SetActions), &[number(1)]);
    assert_eq!(left(&table), 1);
    table.play(own(Command::SetWorkshops), &[number(1)]);
    assert_eq!(state(&table).workshops, 1);
    let same = table.refused(own(Command::SetActions), &[number(1)]);
    assert_eq!(same.kind, RefusalKind::NothingChanges);
}

/// Corrections and steps are offered where a board looks for them.
#[test]
fn what_she_can_do_is_offered() {
    let mut table = daylight();
    let list = offers(table.game(), cat());
    let at = |place: Place| list.iter().filter(|o| o.place == place).count();
    // A battle also with all that comes of it.
    assert_eq!(at(Place::Step(line_of(Step::Actions))), Action::ALL.len() + 1);
    assert_eq!(at(Place::Step(line_of(Step::Birds))), 1);
    assert_eq!(at(Place::Step(line_of(Step::Craft))), 1);
    assert!(!list.iter().any(|o| o.command == own(Command::ReopenRecruit)));
    table.play(acts(Action::Recruit), &[]);
    let list = offers(table.game(), cat());
    assert!(list.iter().any(|o| o.command == own(Command::ReopenRecruit) && o.verdict.is_ok()));
}

/// A file that holds what no turn can come to is refused whole.
#[test]
fn a_strangers_file_does_not_overflow() {
    let mut state = Rules::begin(&Pick {});
    assert!(Rules::fold(&mut state, &Effect::Workshops(7)).is_err());
    assert!(Rules::fold(&mut state, &Effect::Actions(255)).is_ok());
    assert!(Rules::fold(&mut state, &Effect::Bird).is_err());
    assert_eq!(Rules::step_phase(Step::Wood), Phase::Birdsong);
}
