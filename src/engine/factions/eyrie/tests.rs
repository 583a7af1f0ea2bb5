//! The law of the Eyrie, law by law.

pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::{Contract, Faction};
use crate::engine::item::Item;
use crate::engine::law::{Book, law};
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Mark, Phase, Status, Step as Line};
use crate::engine::zone::{Sight, Zone as Anywhere};

// The table

fn eyrie() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn own(command: Command) -> Act {
    Act::Play { seat: eyrie(), play: command.into() }
}

/// The Eyrie and two guests; nothing is set up.
fn laid() -> Table {
    Table::lay(setup(vec![sits(Pick::default()), sits(guest("Cats")), sits(guest("Mice"))]))
}

/// Set up under this leader, in the first Birdsong, with five cards in hand.
fn led_by(leader: Leader) -> Table {
    let mut table = laid();
    table.play(own(Command::FirstRoost), &[]);
    table.play(own(Command::Choose(leader)), &[]);
    table.play(Act::Start, &[]);
    table.set_hand(eyrie(), 5);
    table
}

/// The same in Daylight, with these cards on the Decree; all of it by hand.
fn daylight<const N: usize>(leader: Leader, cards: [(Column, Face); N]) -> (Table, [CardId; N]) {
    let mut table = led_by(leader);
    table.turn_to(eyrie(), Phase::Daylight);
    let cards = cards.map(|(column, face)| table.lay_card(face, at(column)));
    (table, cards)
}

fn evening(roosts: u16) -> Table {
    let mut table = led_by(Leader::Commander);
    set(&mut table, Pool::Roosts, roosts);
    table.turn_to(eyrie(), Phase::Evening);
    table
}

fn at(column: Column) -> Anywhere {
    Anywhere::Own(eyrie(), Zone::Decree(column).into())
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(eyrie()).unwrap().pools.count(pool.into())
}

/// Sets a pool by hand, if it does not stand there already.
fn set(table: &mut Table, of: Pool, n: u16) {
    if u16::from(pool(table, of)) != n {
        table.play(Act::SetTo(Tracker::Pool(eyrie(), of.into())), &[number(n)]);
    }
}

fn state(table: &Table) -> State {
    match &table.game().seat(eyrie()).unwrap().faction {
        Faction::Eyrie(state) => state.clone(),
        other => panic!("{other:?} sits there"),
    }
}

fn cost(table: &Table) -> u8 {
    birds(table.game(), eyrie(), &state(table))
}

fn status(table: &Table, step: Step) -> (Status, Option<u8>) {
    let info = table.step(eyrie(), line_of(step));
    (info.status, info.count)
}

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

fn on_decree(table: &Table) -> [usize; 4] {
    Column::ALL.map(|column| table.cards(at(column)).len())
}

fn suit(suit: Suit) -> Face {
    Face::Suit(suit)
}

fn fox() -> Face {
    suit(Suit::Fox)
}

fn bird() -> Face {
    suit(Suit::Bird)
}

/// Refused for this reason, which this law explains; no insisting helps.
fn forbids_plainly(table: &Table, command: Act, kind: RefusalKind, law: &str) {
    table.forbids(command.clone(), &[], kind, law);
    assert!(!table.refused(command, &[]).can_insist);
}

fn card(card: CardId) -> Command {
    Command::Resolve(Edict::Card(card))
}

fn vizier(column: Column) -> Command {
    Command::Resolve(Edict::Vizier(column))
}

// Rules and abilities

/// root:7.2.1, root:7.5.1: they craft in Daylight with roosts, before they resolve the Decree.
#[test]
fn the_eyrie_craft_before_the_decree() {
    let (mut table, [a, b]) =
        daylight(Leader::Builder, [(Column::Recruit, fox()), (Column::Recruit, suit(Suit::Mouse))]);
    assert_eq!(status(&table, Step::Craft), (Status::Optional, Some(1)));
    let craft = Act::Craft { seat: eyrie() };
    let anvil = faces([named("Anvil", Suit::Fox)]);
    let offered = offers(table.game(), eyrie());
    assert!(offered.iter().any(|o| o.place == Place::Step(line_of(Step::Craft))
        && o.command == craft
        && o.verdict.is_ok()));
    table.play(craft.clone(), std::slice::from_ref(&anvil));
    table.play(own(card(a)), &[]);
    assert_eq!(status(&table, Step::Craft).0, Status::Done);
    table.forbids(craft.clone(), &[], Refusal::DecreeBegun, "root:7.2.1");
    table.insist(craft, &[faces([named("Foxfolk Steel", Suit::Fox)])]);
    table.play(own(card(b)), &[]);
}

/// root:7.2.1: without a roost there is nothing to craft with; and it is Daylight's, not Evening's.
#[test]
fn crafting_takes_a_roost_and_daylight() {
    let (mut table, []) = daylight(Leader::Builder, []);
    set(&mut table, Pool::Roosts, 0);
    assert_eq!(status(&table, Step::Craft).0, impossible(Refusal::NoRoostOnMap));
    let craft = Act::Craft { seat: eyrie() };
    table.forbids(craft.clone(), &[], Refusal::NoRoostOnMap, "root:7.2.1");
    let table = evening(2);
    table.forbids(craft, &[], RefusalKind::OtherPhase(Phase::Daylight), "root:7.5.1");
}

/// root:4.1.1, root:7.2.1: each roost crafts once a turn; what is left is counted, and can be put right by hand.
#[test]
fn each_roost_crafts_once_a_turn() {
    let (mut table, []) = daylight(Leader::Builder, []);
    let craft = Act::Craft { seat: eyrie() };
    let (anvil, tea) = (named("Anvil", Suit::Fox), named("Root Tea", Suit::Rabbit));
    let steel = [faces([named("Foxfolk Steel", Suit::Fox)])];
    let short = |needed, left| Refusal::RoostsShort { needed, left };
    table.forbids(craft.clone(), &steel, short(2, 1), "root:7.2.1");
    assert!(table.refused(craft.clone(), &steel).can_insist);
    table.play(craft.clone(), &[faces([anvil])]);
    assert_eq!(state(&table).activated, 1);
    assert_eq!(status(&table, Step::Craft), (Status::Done, Some(0)));
    table.forbids(craft.clone(), &[], short(1, 0), "root:7.2.1");
    table.undo();
    set(&mut table, Pool::Roosts, 3);
    table.play(craft.clone(), &steel);
    assert_eq!(status(&table, Step::Craft), (Status::Optional, Some(1)));
    table.play(craft.clone(), &[faces([tea])]);
    // Known by suit alone the table pays for it; a wrong count is put right.
    table.play(own(Command::SetActivated), &[number(2)]);
    table.play(craft.clone(), &[faces([fox()])]);
    assert_eq!((state(&table).activated, table.points(eyrie())), (2, 4));
    let same = table.refused(own(Command::SetActivated), &[number(2)]);
    assert_eq!(same.kind, RefusalKind::NothingChanges);
    table.play(own(vizier(Column::Recruit)), &[]);
    assert_eq!(status(&table, Step::Craft).0, Status::Done);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(eyrie(), Phase::Birdsong);
    assert_eq!(roosts_free(table.game(), eyrie(), &state(&table)), 3, "a new turn");
    assert!(<Rules as Contract>::fold(&mut State::default(), &Effect::Activated(8)).is_err());
}

/// root:7.2.3, root:7.8.1: an item worth 3 scores 1, and 3 under the Builder.
#[test]
fn items_score_one_but_for_the_builder() {
    for (leader, points) in [
        (Leader::Builder, 3),
        (Leader::Charismatic, 1),
        (Leader::Commander, 1),
        (Leader::Despot, 1),
    ] {
        let (mut table, []) = daylight(leader, []);
        set(&mut table, Pool::Roosts, 2);
        let coins = faces([named("Bake Sale", Suit::Rabbit)]);
        let entry = table.play(Act::Craft { seat: eyrie() }, &[coins]);
        assert_eq!(scores(&entry), [line(eyrie(), points, "root:3.2.2")], "{leader:?}");
        assert_eq!(reasons(&entry), [Why::Crafted(Item::Coins)]);
    }
}

/// root:7.2.3: effects that give more for an item still give it.
#[test]
fn an_engraver_still_adds_a_point() {
    let mut table = Table::lay(crate::engine::setup::Setup {
        deck: crate::engine::deck::DeckKind::ExilesPartisans,
        ..setup(vec![sits(Pick::default()), sits(guest("Cats"))])
    });
    table.play(own(Command::FirstRoost), &[]);
    table.play(own(Command::Choose(Leader::Despot)), &[]);
    table.play(Act::Start, &[]);
    table.turn_to(eyrie(), Phase::Daylight);
    set(&mut table, Pool::Roosts, 2);
    table.lay_card(named("Master Engravers", Suit::Mouse), Anywhere::Crafted(eyrie()));
    let coins = faces([named("Bake Sale", Suit::Rabbit)]);
    let entry = table.play(Act::Craft { seat: eyrie() }, &[coins]);
    let expected = [line(eyrie(), 1, "root:3.2.2"), line(eyrie(), 1, "root:4.1.3")];
    assert_eq!(scores(&entry), expected);
}

// Setup

/// root:7.3.1, root:7.3.2, root:7.3.5: twenty warriors and seven roosts; a roost and six warriors go onto the map.
#[test]
fn setup_places_a_roost_and_six_warriors() {
    let mut table = laid();
    assert_eq!(status(&table, Step::Warriors), (Status::Done, Some(20)));
    assert_eq!(status(&table, Step::FirstRoost).0, Status::Due);
    table.play(own(Command::FirstRoost), &[]);
    assert_eq!(status(&table, Step::FirstRoost).0, Status::Done);
    assert_eq!(status(&table, Step::Track), (Status::Done, Some(6)));
    let pools = [Pool::Supply, Pool::Warriors, Pool::Track, Pool::Roosts];
    assert_eq!(pools.map(|p| pool(&table, p)), [14, 6, 6, 1]);
    forbids_plainly(&table, own(Command::FirstRoost), RefusalKind::AlreadyDone, "root:7.3.2");
}

/// root:7.3.3, root:7.3.4: one of four leaders; the Viziers go where it says. Until the start a choice can be changed.
#[test]
fn a_leader_is_chosen_and_viziers_are_tucked() {
    let mut table = laid();
    assert_eq!(status(&table, Step::Leader).0, Status::Due);
    assert_eq!(status(&table, Step::Viziers).0, impossible(Refusal::NoLeader));
    assert_eq!(cost(&table), 0);
    let offered = offers(table.game(), eyrie());
    let choices = offered.iter().filter(|o| o.place == Place::Step(line_of(Step::Leader)));
    assert_eq!(choices.count(), 4);
    table.play(own(Command::Choose(Leader::Builder)), &[]);
    table.play(own(Command::Choose(Leader::Despot)), &[]);
    assert_eq!(status(&table, Step::Viziers).0, Status::Done);
    assert_eq!(face_up(&state(&table)), [Leader::Builder, Leader::Charismatic, Leader::Commander]);
    assert_eq!(state(&table).aside, []);
    table.play(own(Command::FirstRoost), &[]);
    table.play(Act::Start, &[]);
    forbids_plainly(
        &table,
        own(Command::Choose(Leader::Builder)),
        Refusal::LeaderChosen.into(),
        "root:7.3.3",
    );
}

/// root:7.3: what is left of setup is named once when the game starts.
#[test]
fn starting_unprepared_warns_once() {
    let mut table = laid();
    let ask = table.asked(Act::Start, &[]);
    let steps = vec![line_of(Step::FirstRoost), line_of(Step::Leader)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: eyrie(), steps });
    table.play(Act::Start, &[yes()]);
    // A leader can be chosen late; it still is the first.
    table.play(own(Command::Choose(Leader::Commander)), &[]);
}

/// root:7.8, root:7.8.1, root:7.8.2, root:7.8.3, root:7.8.4: two Viziers under every leader, in two columns.
#[test]
fn each_leader_has_its_columns() {
    let columns = Leader::ALL.map(Leader::viziers);
    use Column::{Battle, Build, Move, Recruit};
    assert_eq!(columns, [[Recruit, Move], [Recruit, Battle], [Move, Battle], [Move, Build]]);
    for leader in Leader::ALL {
        let table = led_by(leader);
        let now = state(&table);
        for column in Column::ALL {
            let tucked = leader.viziers().contains(&column);
            let expected = if tucked { vec![Edict::Vizier(column)] } else { vec![] };
            assert_eq!(edicts(table.game(), eyrie(), &now, column), expected);
        }
        assert_eq!(cost(&table), 2);
    }
}

// Birdsong

/// root:7.4: Emergency Orders, then the Decree, then a new roost; back takes the table's insisting.
#[test]
fn birdsong_runs_in_its_order() {
    let mut table = led_by(Leader::Despot);
    set(&mut table, Pool::Roosts, 0);
    table.play(own(Command::NewRoost), &[]);
    let add = own(Command::Add(Column::Move));
    table.forbids(add.clone(), &[], RefusalKind::AlreadyDone, "root:7.4");
    table.insist(add, &[faces([fox()])]);
    table.forbids(own(Command::EmergencyOrders), &[], RefusalKind::AlreadyDone, "root:7.4");
}

/// root:7.4.1: only an empty hand draws, and then before a card is added.
#[test]
fn an_empty_hand_draws_first() {
    let mut table = led_by(Leader::Despot);
    assert_eq!(status(&table, Step::EmergencyOrders).0, impossible(Refusal::HandNotEmpty));
    table.forbids(own(Command::EmergencyOrders), &[], Refusal::HandNotEmpty, "root:7.4.1");
    table.set_hand(eyrie(), 0);
    assert_eq!(status(&table, Step::EmergencyOrders), (Status::Due, Some(1)));
    let add = own(Command::Add(Column::Move));
    table.forbids(add.clone(), &[], Refusal::EmergencyFirst, "root:7.4.1");
    assert_eq!(table::due(table.game(), eyrie())[0].step, line_of(Step::EmergencyOrders));
    table.play(own(Command::EmergencyOrders), &[]);
    assert_eq!(table.hand(eyrie()), 1);
    table.forbids(own(Command::EmergencyOrders), &[], RefusalKind::AlreadyDone, "root:7.4.1");
    table.play(add.clone(), &[faces([fox()])]);
    assert_eq!(table.hand(eyrie()), 0);
    table.forbids(add, &[], RefusalKind::HandEmpty, "root:7.4.2");
}

/// root:7.4.1: a hand that the Decree has emptied is no emergency.
#[test]
fn the_last_card_on_the_decree_is_no_emergency() {
    let mut table = led_by(Leader::Despot);
    table.set_hand(eyrie(), 1);
    table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    assert_eq!(status(&table, Step::EmergencyOrders).0, Status::Skipped);
    assert_eq!(status(&table, Step::Add).0, Status::Done);
    assert_eq!(table::due(table.game(), eyrie()), []);
    // What stands in the way of a second card is the empty hand.
    let add = own(Command::Add(Column::Move));
    table.forbids(add, &[], RefusalKind::HandEmpty, "root:7.4.2");
}

/// root:7.4.2: a card out of the hand under any action, by suit or by name; it lies open.
#[test]
fn a_card_goes_from_the_hand_under_an_action() {
    let mut table = led_by(Leader::Commander);
    assert_eq!(status(&table, Step::Add), (Status::Due, Some(2)));
    let add = own(Command::Add(Column::Build));
    let ask = table.asked(add.clone(), &[]);
    assert!(matches!(ask.form, Form::Faces { min: 1, max: 1, .. }));
    table.play(add, &[faces([named("Anvil", Suit::Fox)])]);
    assert_eq!((on_decree(&table), table.hand(eyrie())), ([0, 0, 0, 1], 4));
    assert_eq!(at(Column::Build).sight(), Sight::Everyone);
    assert_eq!(status(&table, Step::Add), (Status::Optional, Some(1)));
    table.play(own(Command::Add(Column::Build)), &[faces([bird()])]);
    assert_eq!((on_decree(&table), table.hand(eyrie())), ([0, 0, 0, 2], 3));
    assert_eq!(status(&table, Step::Add), (Status::Done, Some(0)));
    assert_eq!(cost(&table), 3);
    table.undo();
    assert_eq!((on_decree(&table), table.hand(eyrie()), cost(&table)), ([0, 0, 0, 1], 4, 2));
}

/// root:7.4.2: zero cards: refused, from the button and from the Decree alike, unless the table insists.
#[test]
fn no_card_added_is_refused() {
    let mut table = led_by(Leader::Builder);
    for command in [Act::EndPhase, Act::EndTurn, own(vizier(Column::Recruit))] {
        table.forbids(command, &[], Refusal::NothingAdded, "root:7.4.2");
    }
    let offer = offers(table.game(), eyrie());
    let offer = offer.iter().find(|o| o.command == own(vizier(Column::Recruit))).unwrap();
    assert_eq!(offer.verdict.as_ref().unwrap_err().kind, Refusal::NothingAdded.into());
    // An answer without a card is none.
    let refusal = table.refused(own(Command::Add(Column::Move)), &[Answer::Faces(vec![])]);
    assert_eq!(refusal.kind, RefusalKind::AnswerDoesNotFit);
    table.insist(Act::EndPhase, &[yes()]);
    assert_eq!(status(&table, Step::Add).0, Status::Skipped);
}

/// root:7.4.2: two birds: refused, also when they go to different columns; a bird and a fox are fine.
#[test]
fn only_one_bird_is_added() {
    let mut table = led_by(Leader::Builder);
    table.play(own(Command::Add(Column::Move)), &[faces([bird()])]);
    let add = own(Command::Add(Column::Battle));
    table.forbids(add.clone(), &[faces([bird()])], Refusal::BirdAdded, "root:7.4.2");
    let by_name = faces([named("Royal Claim", Suit::Bird)]);
    table.forbids(add.clone(), &[by_name], Refusal::BirdAdded, "root:7.4.2");
    table.play(add, &[faces([fox()])]);
    // Next turn a bird may be added again, whatever lies there.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(eyrie(), Phase::Birdsong);
    table.play(own(Command::Add(Column::Move)), &[faces([bird()])]);
}

/// root:7.4.2: three: refused, unless the table insists.
#[test]
fn no_third_card_is_added() {
    let mut table = led_by(Leader::Builder);
    for _ in 0..2 {
        table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    }
    let third = own(Command::Add(Column::Build));
    table.forbids(third.clone(), &[faces([fox()])], Refusal::TwoAdded, "root:7.4.2");
    table.insist(third, &[faces([fox()])]);
    assert_eq!(on_decree(&table), [0, 2, 0, 1]);
}

/// root:7.4.2: a card that was added by mistake and taken off by hand does not count.
#[test]
fn a_card_taken_off_by_hand_does_not_count() {
    let mut table = led_by(Leader::Builder);
    let first = table.game().next_card();
    for _ in 0..2 {
        table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    }
    table.play(Act::MoveCard { card: first, to: Anywhere::Discard }, &[]);
    assert_eq!(added(table.game(), eyrie(), &state(&table)).len(), 1);
    table.play(own(Command::Add(Column::Build)), &[faces([bird()])]);
    // Moved to another column it still was added this turn.
    let last = table.cards(at(Column::Build))[0];
    table.play(Act::MoveCard { card: last, to: at(Column::Recruit) }, &[]);
    assert_eq!(added(table.game(), eyrie(), &state(&table)).len(), 2);
}

/// root:7.4.2: a column holds any number of cards.
#[test]
fn a_column_holds_any_number() {
    let (table, _) = daylight(Leader::Builder, [(Column::Battle, fox()); 12]);
    assert_eq!(on_decree(&table), [0, 0, 12, 0]);
    assert_eq!(status(&table, Step::Battle), (Status::Due, Some(12)));
}

/// root:7.4.3: without a roost on the map one comes with three warriors; with one standing, none.
#[test]
fn a_new_roost_when_none_is_left() {
    let mut table = led_by(Leader::Builder);
    assert_eq!(status(&table, Step::NewRoost).0, impossible(Refusal::RoostStands));
    table.forbids(own(Command::NewRoost), &[], Refusal::RoostStands, "root:7.4.3");
    set(&mut table, Pool::Roosts, 0);
    assert_eq!(status(&table, Step::NewRoost), (Status::Due, Some(3)));
    table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    table.play(own(Command::NewRoost), &[]);
    assert_eq!((pool(&table, Pool::Roosts), pool(&table, Pool::Warriors)), (1, 9));
    table.forbids(own(Command::NewRoost), &[], RefusalKind::AlreadyDone, "root:7.4.3");
}

/// root:7.4.3: with two warriors in supply the roost comes with two, and the step says so. root:1.5.4
#[test]
fn a_new_roost_comes_with_what_is_left() {
    let mut table = led_by(Leader::Builder);
    set(&mut table, Pool::Roosts, 0);
    set(&mut table, Pool::Supply, 2);
    assert_eq!(status(&table, Step::NewRoost), (Status::Due, Some(2)));
    table.play(own(Command::NewRoost), &[]);
    assert_eq!((pool(&table, Pool::Roosts), pool(&table, Pool::Supply)), (1, 0));
}

// The Decree

/// root:7.5, root:7.5.2: columns from the left; within one, any order; each thing once.
#[test]
fn the_decree_is_resolved_from_the_left() {
    let (mut table, [a, b, c]) = daylight(
        Leader::Builder,
        [(Column::Recruit, fox()), (Column::Recruit, bird()), (Column::Build, fox())],
    );
    assert_eq!(status(&table, Step::Recruit), (Status::Due, Some(3)));
    assert_eq!(status(&table, Step::Battle).0, impossible(Refusal::ColumnEmpty(Column::Battle)));
    let first = Refusal::ColumnFirst(Column::Recruit);
    table.forbids(own(vizier(Column::Move)), &[], first, "root:7.5.2");
    table.forbids(own(card(c)), &[], first, "root:7.5.2");
    // The last of the column first, the Vizier in the middle.
    for command in [card(b), vizier(Column::Recruit), card(a)] {
        table.play(own(command), &[]);
    }
    assert_eq!(status(&table, Step::Recruit), (Status::Done, Some(0)));
    table.forbids(own(card(a)), &[], Refusal::Resolved, "root:7.5.2");
    table.forbids(own(card(c)), &[], Refusal::ColumnFirst(Column::Move), "root:7.5.2");
    table.play(own(vizier(Column::Move)), &[]);
    // Battle is empty: that is no turmoil, and Build is next.
    table.play(own(card(c)), &[]);
    assert_eq!(table::due(table.game(), eyrie()), []);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::Roosts)), (9, 2));
    let mut insisting = table.clone();
    insisting.insist(own(card(c)), &[]);
    assert_eq!(state(&insisting).resolved.len(), 5);
}

/// root:7.5.2: the checklist offers the running column alone, "cannot" once a suit; a later card only by itself.
#[test]
fn the_running_column_is_offered() {
    let cards = [(Column::Move, fox()), (Column::Move, fox()), (Column::Build, bird())];
    // Laid by hand, the last one lies first.
    let (table, [b, a, c]) = daylight(Leader::Commander, cards);
    let offered = offers(table.game(), eyrie());
    let at = |place: Place| -> Vec<Act> {
        offered.iter().filter(|o| o.place == place).map(|o| o.command.clone()).collect()
    };
    let vizier = Edict::Vizier(Column::Move);
    let expected = [
        Command::Resolve(vizier),
        card(a),
        card(b),
        Command::Cannot(vizier),
        Command::Cannot(Edict::Card(a)),
    ];
    assert_eq!(at(Place::Step(line_of(Step::Move))), expected.map(own));
    assert_eq!(at(Place::Step(line_of(Step::Battle))), []);
    assert!(at(Place::Card(c)).contains(&own(card(c))));
}

/// root:7.5.2: must: Daylight does not end unresolved without a warning that names the columns.
#[test]
fn an_unresolved_decree_is_warned_of() {
    let (mut table, []) = daylight(Leader::Commander, []);
    let ask = table.asked(Act::EndPhase, &[]);
    let steps = vec![line_of(Step::Move), line_of(Step::Battle)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: eyrie(), steps });
    table.play(Act::EndPhase, &[yes()]);
    assert_eq!(status(&table, Step::Move).0, Status::Skipped);
}

/// root:7.5.2: it is the Eyrie's own Daylight; Birdsong ends by itself when its steps are done.
#[test]
fn resolving_begins_daylight() {
    let mut table = led_by(Leader::Commander);
    table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    let fox = table.cards(at(Column::Move))[0];
    let before = table.game().turn;
    table.play(own(card(fox)), &[]);
    assert_eq!(table.game().turn.phase, Phase::Daylight);
    assert_eq!(table.game().turn.number, before.number);
    table.turn_to(foe(), Phase::Daylight);
    table.forbids(own(vizier(Column::Move)), &[], RefusalKind::NotYourTurn, "root:7.5.2.II");
    let nowhere = own(vizier(Column::Build));
    forbids_plainly(&table, nowhere, Refusal::NotOnDecree.into(), "root:7.5.2");
}

/// root:7.5.2.I: a warrior, or two under the Charismatic (root:7.8.2), out of the supply; a roost has to stand.
#[test]
fn recruit_places_warriors() {
    for (leader, n) in [(Leader::Builder, 1), (Leader::Charismatic, 2)] {
        let (mut table, [fox]) = daylight(leader, [(Column::Recruit, fox())]);
        table.play(own(card(fox)), &[]);
        assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::Warriors)), (14 - n, 6 + n));
        table.undo();
        set(&mut table, Pool::Roosts, 0);
        table.forbids(own(card(fox)), &[], Refusal::NoRoostOnMap, "root:7.5.2.I");
    }
}

/// root:7.5.2.I, root:7.8.2: too few in supply is turmoil, not less; the table may insist.
#[test]
fn too_few_warriors_cannot_recruit() {
    let (mut table, [fox]) = daylight(Leader::Builder, [(Column::Recruit, fox())]);
    set(&mut table, Pool::Supply, 0);
    let short = Refusal::TooFewWarriors { needed: 1, left: 0 };
    table.forbids(own(card(fox)), &[], short, "root:7.5.2.I");
    table.insist(own(card(fox)), &[]);
    assert_eq!(status(&table, Step::Recruit), (Status::Due, Some(1)));
    let (mut table, [fox]) = daylight(Leader::Charismatic, [(Column::Recruit, self::fox())]);
    set(&mut table, Pool::Supply, 1);
    let short = Refusal::TooFewWarriors { needed: 2, left: 1 };
    table.forbids(own(card(fox)), &[], short, "root:7.8.2");
}

/// root:7.5.2.II, root:7.5.2.III: moving and fighting change nothing counted here, but need a warrior.
#[test]
fn moving_and_fighting_need_a_warrior() {
    for (column, law) in [(Column::Move, "root:7.5.2.II"), (Column::Battle, "root:7.5.2.III")] {
        let (mut table, [first]) = daylight(Leader::Commander, [(Column::Move, fox())]);
        if column == Column::Battle {
            table.play(own(card(first)), &[]);
            table.play(own(vizier(Column::Move)), &[]);
        }
        let before = pool(&table, Pool::Warriors);
        table.play(own(vizier(column)), &[]);
        assert_eq!(pool(&table, Pool::Warriors), before);
        table.undo();
        set(&mut table, Pool::Warriors, 0);
        table.forbids(own(vizier(column)), &[], Refusal::NoWarriorOnMap, law);
    }
}

/// root:7.5.2.IV: a roost from the track; with all seven on the map there is none. Nothing is scored yet.
#[test]
fn build_takes_a_roost_from_the_track() {
    let (mut table, [fox]) = daylight(Leader::Charismatic, [(Column::Build, fox())]);
    table.play(own(vizier(Column::Recruit)), &[]);
    table.play(own(vizier(Column::Battle)), &[]);
    let entry = table.play(own(card(fox)), &[]);
    assert_eq!((pool(&table, Pool::Roosts), scores(&entry)), (2, vec![]));
    table.undo();
    set(&mut table, Pool::Roosts, 7);
    table.forbids(own(card(fox)), &[], Refusal::NoRoostLeft, "root:7.5.2.IV");
    set(&mut table, Pool::Warriors, 0);
    table.forbids(own(card(fox)), &[], Refusal::NoWarriorOnMap, "root:7.5.2.IV");
}

/// root:7.8.3: the Commander's hit is dealt at the table; the Decree is the same for everybody.
#[test]
fn the_commander_battles_by_the_same_card() {
    let (mut table, []) = daylight(Leader::Commander, []);
    table.play(own(vizier(Column::Move)), &[]);
    let entry = table.play(own(vizier(Column::Battle)), &[]);
    assert_eq!(scores(&entry), []);
    assert_eq!(state(&table).leader, Some(Leader::Commander));
}

// Turmoil

/// root:7.7, root:7.7.1, root:7.7.2, root:7.7.3, root:7.7.4: three birds and two Viziers at 4 points.
#[test]
fn turmoil_humiliates_purges_deposes_and_rests() {
    let (mut table, [a, ..]) = daylight(
        Leader::Builder,
        [
            (Column::Move, bird()),
            (Column::Battle, bird()),
            (Column::Build, bird()),
            (Column::Recruit, fox()),
        ],
    );
    table.set_points(eyrie(), 4);
    assert_eq!(cost(&table), 5);
    table.play(own(vizier(Column::Recruit)), &[]);
    let fox = table.cards(at(Column::Recruit))[0];
    table.play(own(card(fox)), &[]);
    let before = table.bytes();
    let cannot = own(Command::Cannot(Edict::Card(a)));
    let ask = table.asked(cannot.clone(), &[]);
    let question = Question::Turmoil { cost: 5, points: 4, cards: 4 };
    assert_eq!(
        (ask.question, ask.law),
        (Asked::Own(question.into()), Some(law(Book::Root, "7.7")))
    );
    assert_eq!(table.refused(cannot.clone(), &[no()]).kind, RefusalKind::Cancelled);
    assert_eq!(table.bytes(), before);
    let ask = table.asked(cannot.clone(), &[yes()]);
    assert!(matches!(&ask.form, Form::OneOf(choices) if choices.len() == 3));
    let entry = table.play(cannot, &[yes(), Answer::One(2)]);
    // −4 of the 5 that were due.
    assert!(entry.effects.iter().any(|e| matches!(e, Shared::Score { due: -5, applied: -4, .. })));
    assert_eq!(scores(&entry), [line(eyrie(), -4, "root:7.7.1")]);
    assert_eq!(reasons(&entry), [Why::Own(Reason::Humiliate.into())]);
    assert_eq!((table.points(eyrie()), on_decree(&table)), (0, [0; 4]));
    assert_eq!(table.cards(Anywhere::Discard).len(), 4);
    let now = state(&table);
    assert_eq!((now.leader, now.aside), (Some(Leader::Despot), vec![Leader::Builder]));
    assert_eq!((cost(&table), table.game().turn.phase), (2, Phase::Evening));
    // Recruit was finished, the rest was not.
    let there = Column::ALL.map(|c| status(&table, c.step()).0);
    use Status::{Done, Skipped};
    assert_eq!(there, [Done, Skipped, Skipped, Skipped]);
    table.undo();
    assert_eq!(table.bytes(), before, "one undo is back at the half-resolved Decree");
}

/// root:7.7.4: Evening's points and cards come all the same.
#[test]
fn after_turmoil_evening_comes() {
    let (mut table, []) = daylight(Leader::Commander, []);
    set(&mut table, Pool::Roosts, 4);
    table.set_points(eyrie(), 10);
    table.play(own(Command::Cannot(Edict::Vizier(Column::Move))), &[yes(), Answer::One(0)]);
    assert_eq!(table.points(eyrie()), 8);
    let entry = table.play(own(Command::Score), &[]);
    assert_eq!(scores(&entry), [line(eyrie(), 3, "root:7.6.1")]);
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(eyrie()), 7);
    table.play(own(Command::Discard), &[]);
    table.play(Act::EndTurn, &[]);
    assert_eq!(table.game().turn.seat, foe());
}

/// root:7.7.2: a dominance card that is purged becomes available. root:3.3.3
#[test]
fn purged_dominance_cards_become_available() {
    let dominance = named("Dominance", Suit::Fox);
    let cards = [(Column::Build, dominance), (Column::Build, bird())];
    let (mut table, [dominant, other]) = daylight(Leader::Commander, cards);
    table.play(own(Command::Cannot(Edict::Vizier(Column::Move))), &[yes(), Answer::One(0)]);
    assert_eq!(table.cards(Anywhere::Available), [dominant]);
    assert_eq!(table.cards(table.game().discard_zone()), [other]);
}

/// root:7.7.3, root:7.7.3.I: the third chooses among one, without a question; the fourth deposed turns all face up.
#[test]
fn the_fourth_deposed_leader_turns_all_face_up() {
    let (mut table, []) = daylight(Leader::Builder, []);
    let fall = |table: &mut Table, answers: &[Answer]| {
        table.turn_to(foe(), Phase::Birdsong);
        table.turn_to(eyrie(), Phase::Daylight);
        let column = state(table).leader.unwrap().viziers()[0];
        table.play(own(Command::Cannot(Edict::Vizier(column))), answers)
    };
    fall(&mut table, &[yes(), Answer::One(0)]);
    assert_eq!(state(&table).leader, Some(Leader::Charismatic));
    fall(&mut table, &[yes(), Answer::One(0)]);
    assert_eq!(state(&table).leader, Some(Leader::Commander));
    fall(&mut table, &[yes()]);
    assert_eq!(state(&table).leader, Some(Leader::Despot));
    assert_eq!(face_up(&state(&table)), []);
    // All four are aside now: any may lead, also the one that was just deposed.
    let entry = fall(&mut table, &[yes(), Answer::One(3)]);
    let clutch = Shared::Own { seat: eyrie(), effect: Effect::NewClutch.into() };
    assert!(entry.effects.contains(&clutch));
    let now = state(&table);
    assert_eq!((now.leader, now.aside.len()), (Some(Leader::Despot), 0));
    assert_eq!(face_up(&now).len(), 3);
}

/// root:7.5.2, root:7.7: "cannot" has the same order as resolving: the columns to the left come first.
#[test]
fn turmoil_comes_in_the_order_of_the_decree() {
    let (mut table, []) = daylight(Leader::Commander, []);
    let battle = own(Command::Cannot(Edict::Vizier(Column::Battle)));
    table.forbids(battle.clone(), &[], Refusal::ColumnFirst(Column::Move), "root:7.5.2");
    table.play(own(vizier(Column::Move)), &[]);
    table.forbids(
        own(Command::Cannot(Edict::Vizier(Column::Move))),
        &[],
        Refusal::Resolved,
        "root:7.5.2",
    );
    table.asked(battle, &[]);
}

/// root:7.8.2: one warrior left: it is placed, and then turmoil follows; where no roost matches, it stays.
#[test]
fn the_charismatic_places_the_last_warrior_before_turmoil() {
    let (mut table, [fox]) = daylight(Leader::Charismatic, [(Column::Recruit, fox())]);
    set(&mut table, Pool::Supply, 1);
    let cannot = own(Command::Cannot(Edict::Card(fox)));
    let ask = table.asked(cannot.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::RoostThere(Suit::Fox).into()));
    let mut without = table.clone();
    without.play(cannot.clone(), &[no(), yes(), Answer::One(0)]);
    assert_eq!((pool(&without, Pool::Supply), pool(&without, Pool::Warriors)), (1, 19));
    table.play(cannot, &[yes(), yes(), Answer::One(0)]);
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::Warriors)), (0, 20));
    assert_eq!(table.game().turn.phase, Phase::Evening);
    // A bird matches any clearing with a roost, so nothing is asked; without a roost nothing is placed.
    for (roosts, left) in [(1, 0), (0, 1)] {
        let (mut table, []) = daylight(Leader::Charismatic, []);
        set(&mut table, Pool::Supply, 1);
        set(&mut table, Pool::Roosts, roosts);
        let cannot = own(Command::Cannot(Edict::Vizier(Column::Recruit)));
        table.play(cannot, &[yes(), Answer::One(0)]);
        assert_eq!(pool(&table, Pool::Supply), left);
    }
}

/// root:7.7.1: the marker of an active dominance card is off the track: nothing is lost. root:3.3.1
#[test]
fn without_a_marker_turmoil_costs_no_points() {
    let (mut table, []) = daylight(Leader::Commander, []);
    table.set_points(eyrie(), 12);
    table.play(Act::ActivateDominance { seat: eyrie() }, &[Answer::One(0)]);
    let cannot = own(Command::Cannot(Edict::Vizier(Column::Move)));
    let question = Question::Turmoil { cost: 2, points: 0, cards: 0 };
    assert_eq!(table.asked(cannot.clone(), &[]).question, Asked::Own(question.into()));
    let entry = table.play(cannot, &[yes(), Answer::One(0)]);
    assert_eq!(scores(&entry), [line(eyrie(), 0, "root:7.7.1")]);
}

// Evening

/// root:7.6, root:7.6.1, root:7.6.2: by roosts on the map: points 0 0 1 2 3 4 4 5, cards 1 1 1 2 2 2 3 3.
#[test]
fn evening_scores_and_draws_by_the_track() {
    let points = [0, 0, 1, 2, 3, 4, 4, 5];
    let cards = [1, 1, 1, 2, 2, 2, 3, 3];
    for roosts in 0..=ROOSTS {
        let i = usize::from(roosts);
        assert_eq!((roost_points(roosts), cards_drawn(roosts)), (points[i], cards[i]));
        let mut table = evening(u16::from(roosts));
        assert_eq!(status(&table, Step::Draw), (Status::Due, Some(cards[i])));
        if points[i] == 0 {
            assert_eq!(status(&table, Step::Score).0, impossible(Refusal::NoRoostPoints));
            let none = Refusal::NoRoostPoints.into();
            forbids_plainly(&table, own(Command::Score), none, "root:7.6.1");
        } else {
            assert_eq!(status(&table, Step::Score), (Status::Due, Some(points[i])));
            let entry = table.play(own(Command::Score), &[]);
            let by = i16::from(points[i]);
            assert_eq!(scores(&entry), [line(eyrie(), by, "root:7.6.1")]);
            assert_eq!(reasons(&entry), [Why::Own(Reason::Roosts.into())]);
            table.forbids(own(Command::Score), &[], RefusalKind::AlreadyDone, "root:7.6.1");
        }
        table.play(own(Command::Draw), &[]);
        assert_eq!(table.hand(eyrie()), 5 + cards[i]);
        table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "root:7.6.2");
    }
}

/// root:7.6.2: more than five cards are discarded after drawing, in Evening's order. root:7.6
#[test]
fn evening_ends_with_five_cards() {
    let mut table = evening(6);
    table.play(own(Command::Draw), &[]);
    assert_eq!(status(&table, Step::Discard), (Status::Due, Some(3)));
    table.forbids(own(Command::Score), &[], RefusalKind::AlreadyDone, "root:7.6");
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(eyrie()), status(&table, Step::Discard).0), (5, Status::Done));
    forbids_plainly(&table, own(Command::Discard), RefusalKind::NothingChanges, "root:7.6.2");
    assert!(table.refused(own(Command::Score), &[]).can_insist);
}

// What others do to them, and they to others

fn lost(warriors: u8, roosts: u8) -> (Act, Answer) {
    let by_foe = Act::Remove { by: Some(foe()), whose: Some(eyrie()), means: Means::Hits };
    (by_foe, counts([warriors, roosts]))
}

/// A removed roost goes back to the track: remover +1, points and cards roll back. root:3.2.1, root:7.6.1
#[test]
fn a_removed_roost_rolls_the_track_back() {
    let mut table = evening(4);
    let (remove, answer) = lost(2, 1);
    let entry = table.play(remove, &[answer]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    let pools = [Pool::Supply, Pool::Warriors, Pool::Track, Pool::Roosts];
    assert_eq!(pools.map(|p| pool(&table, p)), [16, 4, 4, 3]);
    assert_eq!(status(&table, Step::Score), (Status::Due, Some(2)));
    table.undo();
    assert_eq!(status(&table, Step::Score), (Status::Due, Some(3)));
}

/// No more is taken than stands there; without pieces on the map nothing can be. root:1.5.1
#[test]
fn only_what_is_on_the_map_can_be_removed() {
    let mut table = led_by(Leader::Builder);
    let (remove, _) = lost(0, 0);
    let ask = table.asked(remove.clone(), &[]);
    let Form::Counts { rows, .. } = ask.form else { panic!("{:?}", ask.form) };
    assert_eq!(rows.iter().map(|r| r.max).collect::<Vec<_>>(), [6, 1]);
    set(&mut table, Pool::Roosts, 0);
    set(&mut table, Pool::Warriors, 0);
    assert_eq!(table.refused(remove, &[]).kind, RefusalKind::NoSuchPiece);
}

fn removes(means: Means) -> Act {
    Act::Remove { by: Some(eyrie()), whose: Some(foe()), means }
}

/// root:7.8.4: one building and two tokens in a battle: 3 and the Despot's 1, once; not by other means.
#[test]
fn the_despot_scores_once_a_battle() {
    let (mut table, []) = daylight(Leader::Despot, []);
    let answers = [counts([2, 1, 2]), yes()];
    let entry = table.play(removes(Means::Hits), &answers);
    let expected = [
        line(eyrie(), 1, "root:3.2.1"),
        line(eyrie(), 2, "root:3.2.1"),
        line(eyrie(), 1, "root:7.8.4"),
    ];
    assert_eq!(scores(&entry), expected);
    let ask = table.asked(removes(Means::Hits), &[counts([0, 0, 1])]);
    assert_eq!(ask.question, Asked::Own(Question::InBattle.into()));
    let entry = table.play(removes(Means::Hits), &[counts([0, 0, 1]), no()]);
    assert_eq!(scores(&entry), [line(eyrie(), 1, "root:3.2.1")]);
    // Warriors alone, and whole clearings taken by an effect, are no such battle.
    table.play(removes(Means::Hits), &[counts([3, 0, 0])]);
    let entry = table.play(removes(Means::Sweep), &[counts([3, 1, 0])]);
    assert_eq!(scores(&entry), [line(eyrie(), 1, "root:3.2.1")]);
}

/// root:7.8.4: only the Despot, and only for what the Eyrie removed; defending it counts too.
#[test]
fn no_other_leader_scores_more_in_battle() {
    for leader in [Leader::Builder, Leader::Charismatic, Leader::Commander] {
        let (mut table, []) = daylight(leader, []);
        let entry = table.play(removes(Means::Hits), &[counts([0, 1, 0])]);
        assert_eq!(scores(&entry), [line(eyrie(), 1, "root:3.2.1")]);
    }
    let (mut table, []) = daylight(Leader::Despot, []);
    table.turn_to(foe(), Phase::Daylight);
    let other = Act::Remove { by: Some(seat(2)), whose: Some(foe()), means: Means::Hits };
    table.play(other, &[counts([0, 1, 0])]);
    let (remove, answer) = lost(1, 0);
    table.play(remove, &[answer]);
    let entry = table.play(removes(Means::Hits), &[counts([0, 1, 0]), yes()]);
    assert_eq!(scores(&entry).len(), 2);
    assert!(matches!(reasons(&entry)[0], Why::Removed { class: Class::Building, .. }));
}

// By hand

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
