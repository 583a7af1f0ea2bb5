//! Crafting with roosts, before the Decree.

use super::*;

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
