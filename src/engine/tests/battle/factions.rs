//! What other factions bring into a battle, and how their own actions begin one.

use super::*;
use crate::engine::ask::Question as Asked;
use crate::engine::battle::{Question, Why};
use crate::engine::card::Face;
use crate::engine::factions::alliance;
use crate::engine::factions::eyrie::{self, Leader};
use crate::engine::factions::lemming_reavers::{self, Cache, Spot};
use crate::engine::factions::marquise::{self, Action, Building, Piece};
use crate::engine::factions::{Faction, FactionPick, noxious_battery as battery};
use crate::engine::offer::{Place, offers};
use crate::engine::refusal::RefusalKind;
use crate::engine::suit::Suit;
use crate::engine::turn::{Mark, Step};

/// The faction first, then two guests, in its Daylight and without cards; nothing is set up.
fn first(pick: impl Into<FactionPick>) -> Table {
    in_daylight(Table::lay(setup(vec![sits(pick), sits(guest("One")), sits(guest("Two"))])))
}

fn in_daylight(mut table: Table) -> Table {
    table.play(Command::TurnTo { seat: a(), phase: Phase::Daylight, round: 1 }, &[]);
    for seat in [a(), b(), c()] {
        table.set_hand(seat, 0);
    }
    table
}

fn cats(warriors: u8) -> Table {
    let mut table = first(marquise::Pick {});
    set(&mut table, a(), marquise::Pool::Map(Piece::Warrior), warriors);
    table
}

/// root:6.5.1, root:4.3: her Battle action and all that comes of it are one entry and one action.
#[test]
fn an_action_begins_a_battle() {
    let mut table = cats(5);
    let act = || marquise::Command::Act(Action::Battle);
    let entry = fight(&mut table, begun_by(a(), b(), act()), &[n(3), n(2), dice(2, 1)]);
    assert_eq!(dealt(&entry), [(2, 0), (1, 0)]);
    let Faction::Marquise(state) = &table.game().seat(a()).unwrap().faction else { panic!() };
    assert_eq!(state.acts, [Action::Battle]);
    let whole = Command::Battle { attacker: a(), defender: None, by: Some(Box::new(act().into())) };
    let offered = offers(table.game(), a());
    let quick = Command::Play { seat: a(), play: act().into() };
    let place = |command: &Command| {
        offered.iter().find(|o| o.command == *command).map(|o| o.place).unwrap()
    };
    assert_eq!(place(&whole), place(&quick), "beside the quick way");
    // What begins no battle begins none here.
    let recruit = begun_by(a(), b(), marquise::Command::Act(Action::Recruit));
    assert_eq!(table.refused(recruit, &[]).kind, RefusalKind::NothingChanges);
    // Its own law is kept: the action belongs to her Daylight.
    table.turn_to(b(), Phase::Daylight);
    assert_eq!(table.refused(begun_by(a(), b(), act()), &[]).kind, RefusalKind::NotYourTurn);
}

/// root:4.3: nobody on the map, nobody to attack with; the refusal is the offer's reason.
#[test]
fn without_warriors_on_the_map_nobody_attacks() {
    let table = cats(0);
    table.forbids(battle(a(), b()), &[], RefusalKind::NobodyToBattle, "root:4.3");
    // And nothing of hers can be hit.
    table.forbids(battle(b(), a()), &[], RefusalKind::NoSuchPiece, "root:4.3");
}

/// root:6.2.3, root:4.3.1.II: Field Hospitals come between the ambush and the question who is left.
#[test]
fn healed_warriors_fight_on() {
    let mut table = cats(5);
    set(&mut table, a(), marquise::Pool::Map(Piece::Keep), 1);
    table.set_hand(a(), 1);
    table.set_hand(b(), 1);
    let ambush = pick(Pick::Ambush(Suit::Mouse));
    let said = [n(2), n(1), ambush, no_ambush(), That(yes())];
    let before = answers(&table, &battle(a(), b()), &said);
    let ask = table.asked(battle(a(), b()), &before);
    assert_eq!(ask.question, Asked::Battle(Question::BackThere { seat: a(), n: 2 }));
    let at_the_keep = [&said[..], &[That(yes()), dice(1, 0)]].concat();
    let entry = fight(&mut table.clone(), battle(a(), b()), &at_the_keep);
    assert_eq!(dealt(&entry), [(1, 0), (0, 0)]);
    let elsewhere = [&said[..], &[That(no())]].concat();
    let entry = fight(&mut table, battle(a(), b()), &elsewhere);
    assert_eq!(lines(&entry).last(), Some(&Line::Over { seat: a() }));
    assert_eq!(pool(&table, a(), marquise::Pool::Map(Piece::Warrior)), 5);
}

/// root:4.3.4: her buildings are hit once her warriors are gone, and which they are is asked.
#[test]
fn lost_buildings_go_back_to_their_tracks() {
    let mut table = cats(1);
    for building in [Building::Sawmill, Building::Workshop] {
        set(&mut table, a(), marquise::Pool::Map(Piece::Building(building)), 1);
    }
    let said = [n(3), n(1), dice(2, 0), That(counts([1])), That(Answer::One(1))];
    let entry = fight(&mut table, battle(b(), a()), &said);
    assert_eq!(scores(&entry), [line(b(), 1, "root:3.2.1")]);
    assert_eq!(pool(&table, a(), marquise::Pool::Map(Piece::Building(Building::Workshop))), 0);
}

fn eyrie(leader: Leader, warriors: u8) -> Table {
    let mut table = first(eyrie::Pick::default());
    table.play(Command::Play { seat: a(), play: eyrie::Command::SetLeader(leader).into() }, &[]);
    set(&mut table, a(), eyrie::Pool::Warriors, warriors);
    table
}

/// root:7.8.3, root:4.3.3.I: the Commander deals one more as attacker, beyond the warriors there; nobody else does.
#[test]
fn the_commander_deals_an_extra_hit() {
    let mut table = eyrie(Leader::Commander, 3);
    let entry = fight(&mut table, battle(a(), b()), &[n(1), n(3), dice(3, 0)]);
    assert_eq!(dealt(&entry), [(1, 1), (0, 0)]);
    let why = Why::own(eyrie::Reason::Commander, "root:7.8.3".parse().unwrap());
    assert!(lines(&entry).contains(&Line::Extra { seat: a(), hits: 1, why }));
    let entry = fight(&mut table, battle(b(), a()), &[n(1), n(3), dice(3, 1)]);
    assert_eq!(dealt(&entry), [(1, 0), (1, 0)], "not as defender");
    let mut table = eyrie(Leader::Builder, 3);
    let entry = fight(&mut table, battle(a(), b()), &[n(1), n(3), dice(3, 0)]);
    assert_eq!(dealt(&entry), [(1, 0), (0, 0)]);
}

/// root:7.8.4: the Despot's point comes by itself in a battle, once.
#[test]
fn the_despot_is_not_asked_in_a_battle() {
    let mut table = eyrie(Leader::Despot, 5);
    let said = [n(3), n(1), dice(3, 0), That(counts([1, 1]))];
    let entry = fight(&mut table, battle(a(), b()), &said);
    let expected =
        [line(a(), 1, "root:3.2.1"), line(a(), 1, "root:3.2.1"), line(a(), 1, "root:7.8.4")];
    assert_eq!(scores(&entry), expected);
}

/// root:7.5.2.III: a card of the Battle column begins a battle; one of another column does not.
#[test]
fn an_edict_begins_a_battle() {
    let mut table = eyrie(Leader::Charismatic, 5);
    let at = |column| crate::engine::zone::Zone::Own(a(), eyrie::Zone::Decree(column).into());
    let fox = table.lay_card(Face::Suit(Suit::Fox), at(eyrie::Column::Battle));
    let resolve = |edict| eyrie::Command::Resolve(edict);
    let vizier = eyrie::Edict::Vizier(eyrie::Column::Recruit);
    let no_battle = table.refused(begun_by(a(), b(), resolve(vizier)), &[]);
    assert_eq!(no_battle.kind, RefusalKind::NothingChanges);
    set(&mut table, a(), eyrie::Pool::Roosts, 1);
    table.play(Command::Play { seat: a(), play: resolve(vizier).into() }, &[]);
    let command = begun_by(a(), b(), resolve(eyrie::Edict::Card(fox)));
    fight(&mut table, command, &[n(2), n(1), dice(1, 0)]);
    let Faction::Eyrie(state) = &table.game().seat(a()).unwrap().faction else { panic!() };
    assert!(state.resolved.contains(&eyrie::Edict::Card(fox)));
}

fn shooters(warriors: u8) -> Table {
    let mut table =
        Table::lay(setup(vec![sits(battery::Pick {}), sits(guest("One")), sits(guest("Two"))]));
    table.play(Command::Play { seat: a(), play: battery::Command::PlaceCannon.into() }, &[]);
    let mut table = in_daylight(table);
    // Set up damaged, and repaired.
    table.play(Command::Play { seat: a(), play: battery::Command::TurnCannon.into() }, &[]);
    set(&mut table, a(), battery::Pool::OnMap, warriors);
    set(&mut table, a(), battery::Pool::Bore, 2);
    set(&mut table, a(), battery::Pool::MarksOnMap, 1);
    table
}

/// nemesis:NB.2.3.IV, nemesis:NB.2.3.III: no hit on the cannon while a warrior is there; hit, it flips, pays a
/// point, and its balls move and score nothing.
#[test]
fn the_cannon_is_hit_after_all_warriors() {
    let mut table = shooters(2);
    fight(&mut table, battle(b(), a()), &[n(3), n(2), dice(2, 0)]);
    set(&mut table, a(), battery::Pool::OnMap, 2);
    let said = [n(3), n(1), dice(3, 0), That(counts([1, 1]))];
    let entry = fight(&mut table, battle(b(), a()), &said);
    assert_eq!(scores(&entry), [line(b(), 1, "root:3.2.1"), line(b(), 1, "nemesis:NB.2.3.III"),]);
    let Faction::NoxiousBattery(state) = &table.game().seat(a()).unwrap().faction else { panic!() };
    assert_eq!(state.cannon, battery::Cannon::Damaged);
    assert_eq!(
        [battery::Pool::Bore, battery::Pool::BallsOnMap].map(|p| pool(&table, a(), p)),
        [0, 2]
    );
    // Damaged it takes no hit any more: only marks could.
    let said = [n(3), n(1), dice(3, 0)];
    let entry = fight(&mut table, battle(b(), a()), &said);
    assert!(lines(&entry).contains(&Line::Spent { seat: a(), hits: 2 }));
}

/// nemesis:NB.2.3, root:4.3, root:4.3.1.II: the cannon battles alone, deals no rolled hit, and is asked for when the
/// ambush has taken every warrior beside it.
#[test]
fn the_cannon_battles_alone() {
    let mut table = shooters(2);
    let entry = fight(&mut table, battle(a(), b()), &[n(0), n(1), dice(3, 0)]);
    assert_eq!(dealt(&entry), [(0, 0), (0, 0)]);
    table.set_hand(b(), 2);
    let ambush = pick(Pick::Ambush(Suit::Bird));
    let said = [n(2), n(1), ambush, That(yes()), dice(2, 0)];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert_eq!(dealt(&entry), [(0, 0), (0, 0)]);
    // Alone as defender it is defenceless. law root:4.3.3.II
    let said = [n(1), dice(0, 0), That(counts([0, 1]))];
    let entry = fight(&mut table, battle(c(), a()), &said);
    assert_eq!(dealt(&entry), [(0, 1), (0, 0)]);
    assert_eq!(scores(&entry), [line(c(), 1, "nemesis:NB.2.3.III")]);
}

/// nemesis:LR.2.2.I, nemesis:LR.2.2.II: a cache is hit only where nothing else of an enemy stands; it scores 1, pays
/// its reward to who took it, and its owner 1.
#[test]
fn a_cache_is_hit_only_alone() {
    let mut table = first(lemming_reavers::Pick::default());
    let on_map = lemming_reavers::Pool::Cache(Cache::Reserve, Spot::Map);
    set(&mut table, a(), on_map, 1);
    set(&mut table, a(), lemming_reavers::Pool::Warriors, 1);
    let said = [n(3), n(1), dice(2, 0), That(counts([1]))];
    let command = battle(b(), a());
    let alone = [&said[..], &[That(yes())]].concat();
    let entry = fight(&mut table.clone(), command.clone(), &alone);
    let sum = |seat| -> i16 { scores(&entry).iter().filter(|s| s.0 == seat).map(|s| s.1).sum() };
    assert_eq!((sum(a()), sum(b())), (1, 2));
    let beside = [&said[..], &[That(no())]].concat();
    let refused = table.refused(command.clone(), &answers(&table, &command, &beside));
    assert_eq!(refused.law.map(|law| law.to_string()).as_deref(), Some("LR.2.2.I"));
    // So the hit is lost.
    let lost = [n(3), n(1), dice(2, 0), That(counts([0]))];
    let entry = fight(&mut table, command, &lost);
    assert_eq!(scores(&entry), []);
}

/// root:4.3: every faction's way to begin a battle stands at its step, and the whole battle beside it.
#[test]
fn each_action_that_battles_offers_the_whole_battle() {
    let table = cats(3);
    let whole: Vec<Place> = offers(table.game(), a())
        .into_iter()
        .filter(|o| matches!(o.command, Command::Battle { by: Some(_), .. }))
        .map(|o| o.place)
        .collect();
    let step = Step::Own(marquise::Step::Actions.into());
    assert_eq!(whole, [Place::Step(step)]);
    assert_ne!(table.game().seat(a()).unwrap().mark(step), Some(Mark::Done));
}

/// root:8.2.2, root:4.3.2.I: two warriors of the Alliance are attacked and 3 and 1 are rolled: the attacker deals 1, and
/// they deal 2, not 3. When they attack, nothing is swapped.
#[test]
fn guerrilla_war_gives_the_defender_the_higher_roll() {
    let guerrillas = || {
        let mut table = first(alliance::Pick::default());
        set(&mut table, a(), alliance::Pool::Map, 4);
        table
    };
    let mut table = guerrillas();
    let entry = fight(&mut table, battle(b(), a()), &[n(3), n(2), dice(3, 1)]);
    assert_eq!(dealt(&entry), [(1, 0), (2, 0)]);
    let why = Why::own(alliance::Reason::GuerrillaWar, "root:8.2.2".parse().unwrap());
    assert!(lines(&entry).contains(&Line::Swapped { seat: a(), why }));

    let mut table = guerrillas();
    let entry = fight(&mut table, battle(a(), b()), &[n(2), n(2), dice(3, 1)]);
    assert_eq!(dealt(&entry), [(2, 0), (1, 0)]);
    assert!(!lines(&entry).iter().any(|line| matches!(line, Line::Swapped { .. })));
}
