//! Battles of the Eyrie: the Commander, the Despot, and cards of the Decree that begin one.

use crate::engine::battle::{Line, Why};
use crate::engine::card::Face;
use crate::engine::factions::Faction;
use crate::engine::factions::eyrie::{self, Leader};
use crate::engine::refusal::RefusalKind;
use crate::engine::suit::Suit;
use crate::engine::table::Command;
use crate::engine::tests::battle::*;
use crate::engine::tests::kit::*;

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
