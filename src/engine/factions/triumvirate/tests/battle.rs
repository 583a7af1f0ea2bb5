//! TOF.2.4 and TOF.7: battle and furies.

use super::*;

const ATTACK: Attack = Attack { dice: [3, 1], own: 5, theirs: 5, shade: None };

/// nemesis:TOF.2.4: the attacker deals the lower roll, the defender the higher, each capped by its warriors. root:4.3.2.I
#[test]
fn hatred_of_sunlight_swaps_the_rolls() {
    assert_eq!(rolled(ATTACK), Rolled { dealt: 1, taken: 3 });
    assert_eq!(rolled(Attack { dice: [1, 3], ..ATTACK }), Rolled { dealt: 1, taken: 3 });
    assert_eq!(rolled(Attack { dice: [2, 2], ..ATTACK }), Rolled { dealt: 2, taken: 2 });
    let few = Attack { dice: [3, 2], own: 1, theirs: 2, shade: None };
    assert_eq!(rolled(few), Rolled { dealt: 1, taken: 2 });
    // Against a defender who takes the higher roll anyway (root:8.2.2) the rolls are swapped once.
    let nobody = Attack { theirs: 0, ..ATTACK };
    assert_eq!(rolled(nobody), Rolled { dealt: 1, taken: 0 });
}

/// nemesis:TOF.2.4.I: against the Nemesis the shade replaces the roll; the defender still uses the higher one,
/// even if it is less than the shade. The hits are rolled hits: capped by their warriors.
#[test]
fn break_them_in_deals_the_shade() {
    let on = |shade, dice, own| rolled(Attack { dice, own, shade: Some(shade), ..ATTACK });
    assert_eq!(on(3, [0, 1], 5), Rolled { dealt: 3, taken: 1 });
    assert_eq!(on(1, [3, 3], 5), Rolled { dealt: 1, taken: 3 });
    assert_eq!(on(3, [0, 0], 2), Rolled { dealt: 2, taken: 0 });
}

/// nemesis:TOF.7.1: Alecto spares the first hit: evoked, against the Nemesis, with a grudge there.
#[test]
fn alecto_spares_the_first_hit() {
    let evoked = [Fury::Megaera, Fury::Alecto];
    assert_eq!(spared(&evoked, true, true), 1);
    for (furies, nemesis, grudge) in
        [(&evoked[..1], true, true), (&evoked[..], false, true), (&evoked[..], true, false)]
    {
        assert_eq!(spared(furies, nemesis, grudge), 0);
    }
}

/// nemesis:TOF.7.2: with Megaera each grudge counts three for rule.
#[test]
fn megaera_makes_grudges_rule() {
    assert_eq!(rule_weight(&[Fury::Megaera], 4), 12);
    assert_eq!(rule_weight(&[Fury::Alecto], 4), 0);
    assert_eq!(rule_weight(&[Fury::Megaera], 0), 0);
}

/// Shares are as even as possible, the larger ones first. nemesis:TOF.5.1
#[test]
fn warriors_are_spread_evenly() {
    assert_eq!(evenly(5, 3), [(2, 2), (1, 1)]);
    assert_eq!(evenly(6, 3), [(3, 2)]);
    assert_eq!(evenly(2, 3), [(2, 1)]);
    assert_eq!(evenly(0, 3), []);
    assert_eq!(evenly(3, 0), []);
}

/// nemesis:TOF.7.3: Tisiphone: an enemy removes a grudge: enemy +1, a warrior comes, one entry.
#[test]
fn tisiphone_answers_a_removed_grudge() {
    let mut table = known();
    evoke_by_hand(&mut table, Fury::Tisiphone);
    set(&mut table, Pool::GrudgesOnMap, 4);
    let before = table.bytes();
    let entry = table.play(removed_by(foe()), &[counts([0, 2])]);
    assert_eq!(scores(&entry), [line(foe(), 2, "root:3.2.1")]);
    assert_eq!((pool(&table, Pool::GrudgesOnMap), pool(&table, Pool::WarriorsOnMap)), (2, 8));
    table.undo();
    assert_eq!(table.bytes(), before);
    // As many as the supply holds.
    set(&mut table, Pool::Warriors, 1);
    table.play(removed_by(foe()), &[counts([0, 2])]);
    assert_eq!(pool(&table, Pool::Warriors), 0);
    table.play(removed_by(foe()), &[counts([0, 1])]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 15);
    // Without a grudge left there is nowhere to come to.
    set(&mut table, Pool::Warriors, 5);
    let entry = table.play(removed_by(foe()), &[counts([0, 1])]);
    assert_eq!(scores(&entry).len(), 1);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 10);
}

/// nemesis:TOF.7.3: unevoked she answers nothing, and warriors are no grudges.
#[test]
fn an_unevoked_fury_does_nothing() {
    let mut table = known();
    set(&mut table, Pool::GrudgesOnMap, 3);
    table.play(removed_by(foe()), &[counts([1, 1])]);
    assert_eq!((pool(&table, Pool::WarriorsOnMap), pool(&table, Pool::GrudgesOnMap)), (5, 2));
    evoke_by_hand(&mut table, Fury::Tisiphone);
    table.play(removed_by(foe()), &[counts([1, 0])]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 4);
}

/// nemesis:TOF.7.3: in their own battle too, after all pieces are gone. root:1.5.4
#[test]
fn tisiphone_answers_in_their_own_battle() {
    let mut table = known();
    evoke_by_hand(&mut table, Fury::Tisiphone);
    set(&mut table, Pool::GrudgesOnMap, 2);
    set(&mut table, Pool::Warriors, 0);
    table.turn_to(tof(), Phase::Daylight);
    let entry = table.play(fight(Some(foe())), &[counts([0, 0, 0, 2, 1, 0])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::RetributionBox)), (1, 3));
}

/// No more pieces leave than are there, and none of a kind that they have not. root:1.5.1
#[test]
fn removals_take_what_is_there() {
    let mut table = known();
    let Form::Counts { rows, .. } = table.asked(removed_by(foe()), &[]).form else { panic!() };
    assert_eq!(
        rows.iter().map(|r| (r.what, r.max)).collect::<Vec<_>>(),
        [(Countable::Class(Class::Warrior), 6), (Countable::Class(Class::Token), 1),]
    );
    set(&mut table, Pool::WarriorsOnMap, 0);
    set(&mut table, Pool::GrudgesOnMap, 0);
    assert_eq!(table.refused(removed_by(foe()), &[]).kind, RefusalKind::NoSuchPiece);
    assert_eq!(factions::on_map(table.game(), tof()), Some(false));
}
