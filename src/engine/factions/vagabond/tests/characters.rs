//! Special actions: root:9.5.9.

use super::*;

const LAW: &str = "root:9.5.9";

fn special() -> Act {
    own(Command::Special)
}

fn torches(table: &Table) -> u8 {
    ready(table, Kind::TORCH)
}

/// root:9.5.9: a torch each; Thief and Tinker gain a card, the Thief somebody's.
#[test]
fn thief_and_tinker_gain_a_card() {
    let mut table = in_daylight(Character::Thief);
    table.play(special(), &[one(1)]);
    assert_eq!((table.hand(vb()), table.hand(other()), torches(&table)), (4, 2, 0));
    let none = Refusal::NotReady { kind: Kind::TORCH, needed: 1, there: 0 };
    table.forbids(special(), &[], none, LAW);
    let mut table = in_daylight(Character::Tinker);
    table.play(special(), &[]);
    assert_eq!((table.hand(vb()), torches(&table)), (4, 0));
    for character in [Character::Thief, Character::Tinker, Character::Vagrant] {
        let table = set_up(character);
        table.forbids(special(), &[], Refusal::InForest, LAW);
    }
}

/// root:9.5.9: the Ranger repairs three and Daylight ends.
#[test]
fn the_ranger_hides_and_repairs() {
    let mut table = in_daylight(Character::Ranger);
    for kind in [Kind::BOOT, Kind::SWORD, Kind::CROSSBOW] {
        handle(&mut table, up(kind), Change::Damage);
    }
    add(&mut table, Kind::TEA);
    handle(&mut table, up(Kind::TEA), Change::Damage);
    table.play(special(), &[one(0)]);
    assert_eq!((items(&table).damaged(), table.game().turn.phase), (1, Phase::Evening));
}

/// root:9.5.9: the Vagrant and the Harrier exhaust a torch; the Harrier lands in a clearing.
#[test]
fn vagrant_and_harrier_exhaust_a_torch() {
    let mut table = in_daylight(Character::Vagrant);
    table.play(special(), &[]);
    assert_eq!(torches(&table), 0);
    let mut table = set_up(Character::Harrier);
    table.play(special(), &[]);
    assert_eq!((torches(&table), state(&table).in_forest), (0, false));
}

/// root:9.5.9: the Arbiter scores when a defender enlists him, on anybody's turn.
#[test]
fn the_arbiter_is_enlisted() {
    let mut table = set_up(Character::Arbiter);
    table.turn_to(foe(), Phase::Daylight);
    let entry = table.play(special(), &[]);
    assert_eq!(scores(&entry), [line(vb(), 1, LAW)]);
}

/// root:9.5.9: the Scoundrel's torch leaves the game, and so does everything there; no Infamy, but hostility.
#[test]
fn the_scoundrel_scorches_the_earth() {
    let mut table = in_daylight(Character::Scoundrel);
    let entry = table.play(special(), &[counts([2, 1, 0, 0, 0, 1])]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:3.2.1"), line(vb(), 1, "root:3.2.1")]);
    assert_eq!((items(&table).total(Kind::TORCH), torches(&table)), (1, 0));
    assert_eq!(items(&table).gone().collect::<Vec<_>>(), [(Kind::TORCH, 1)]);
    assert_eq!(state(&table).relation(foe()), Relation::Hostile);
    assert_eq!(state(&table).relation(other()), Relation::Indifferent);
}

/// root:9.5.9: the Adventurer improvises once a turn; the other item is exhausted and damaged.
#[test]
fn the_adventurer_improvises() {
    let mut table = in_daylight(Character::Adventurer);
    table.forbids(special(), &[], Refusal::InAQuest, LAW);
    // The errand takes tea and a boot; the hammer stands in for the tea.
    let errand = own(Command::Complete(Quest::FoxErrand));
    let hammer = pick(&table, errand.clone(), &[], Choice::Thing(up(Kind::HAMMER)));
    table.play(errand, &[hammer, one(0), one(0)]);
    assert!(items(&table).can(Thing::Damaged(Kind::HAMMER, Side::Exhausted), Change::Mend));
    assert_eq!((ready(&table, Kind::BOOT), table.points(vb())), (0, 1));
    add(&mut table, Kind::BOOT);
    let shed = own(Command::Complete(Quest::FoxLogistics));
    table.forbids(shed, &[], Refusal::UsedThisTurn, LAW);
}

/// root:9.5.9: the Cheat completes a quest with any two items; the quest goes back to its deck.
#[test]
fn the_cheat_cons() {
    let mut table = in_daylight(Character::Cheat);
    let quest = Quest::FoxLogistics;
    let con = own(Command::Complete(quest));
    let entry = table.play(con, &[one(0), one(0), one(0)]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:9.5.5")]);
    assert_eq!((state(&table).done.len(), state(&table).used), (0, true));
    assert!(quests_left(table.game()).contains(&quest));
    assert_eq!(items(&table).exhausted(), 2);
    let again = own(Command::Complete(Quest::FoxFundraising));
    table.forbids(again, &[], Refusal::UsedThisTurn, LAW);
}

/// root:9.5.9: the Gladiator wears an item out for a warrior and a card, and nobody becomes Hostile.
#[test]
fn the_gladiator_duels() {
    let mut table = in_daylight(Character::Gladiator);
    let torch = pick(&table, special(), &[], Choice::Thing(up(Kind::TORCH)));
    let entry = table.play(special(), &[torch, one(0)]);
    assert_eq!((scores(&entry), table.hand(vb())), (vec![], 4));
    assert_eq!(state(&table).relation(foe()), Relation::Indifferent);
    assert!(items(&table).can(Thing::Damaged(Kind::TORCH, Side::Exhausted), Change::Mend));
}

/// root:9.5.9: the Ronin's second sword, in his battle only.
#[test]
fn the_ronin_strikes_swiftly() {
    let mut table = in_daylight(Character::Ronin);
    table.forbids(special(), &[], Refusal::NoBattle, LAW);
    add(&mut table, Kind::SWORD);
    table.play(own(Command::Battle), &[one(0)]);
    table.play(special(), &[]);
    assert_eq!(ready(&table, Kind::SWORD), 0);
}

/// root:9.5.9: the Jailor's card stands in for an item of any kind, once a turn, at the price of a point.
#[test]
fn the_jailor_coerces() {
    let mut table = in_daylight(Character::Jailor);
    table.set_points(vb(), 3);
    let entry = table.play(special(), &[]);
    assert_eq!((scores(&entry), table.hand(vb())), (vec![line(vb(), -1, LAW)], 2));
    table.play(own(Command::Battle), &[one(0)]);
    assert_eq!((ready(&table, Kind::SWORD), state(&table).credit), (0, false));
    table.forbids(special(), &[], Refusal::UsedThisTurn, LAW);
    table.play(own(Command::Unuse), &[]);
    table.play(special(), &[]);
    let mut move_on = table.clone();
    move_on.play(own(Command::Move), &[]);
    assert_eq!(ready(&move_on, Kind::BOOT), 1);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(vb(), Phase::Birdsong);
    assert!(!state(&table).credit, "it does not wait for another turn");
}
