//! Daylight: root:9.5.

use super::*;

fn not_ready(kind: Kind, needed: u8, there: u8) -> Refusal {
    Refusal::NotReady { kind, needed, there }
}

/// root:9.5.1, root:9.2.3: a boot, whoever rules; then there is none left.
#[test]
fn a_move_exhausts_a_boot() {
    let mut table = in_daylight(Character::Scoundrel);
    assert_eq!(step(&table, Step::Move).count, Some(2));
    table.play(own(Command::Move), &[]);
    table.play(own(Command::Move), &[]);
    assert_eq!(ready(&table, Kind::BOOT), 0);
    table.forbids(own(Command::Move), &[], not_ready(Kind::BOOT, 1, 0), "root:9.5.1");
    let refusal = Status::Impossible(not_ready(Kind::BOOT, 1, 0).into());
    assert_eq!(step(&table, Step::Move).status, refusal);
    table.undo();
    assert_eq!(ready(&table, Kind::BOOT), 1);
}

/// root:9.5.1: out of a forest into a clearing.
#[test]
fn a_move_leads_out_of_the_forest() {
    let mut table = set_up(Character::Thief);
    assert!(state(&table).in_forest);
    table.play(own(Command::Move), &[]);
    assert!(!state(&table).in_forest);
}

/// root:9.2.9.III.b: a second boot into a clearing with Hostile warriors; asked only where somebody is Hostile.
#[test]
fn hostile_warriors_take_a_second_boot() {
    let mut table = in_daylight(Character::Scoundrel);
    relate(&mut table, foe(), Relation::Hostile);
    let mut safe = table.clone();
    safe.play(own(Command::Move), &[no()]);
    assert_eq!(ready(&safe, Kind::BOOT), 1);
    table.play(own(Command::Move), &[yes()]);
    assert_eq!(ready(&table, Kind::BOOT), 0);
    let mut one_boot = in_daylight(Character::Thief);
    relate(&mut one_boot, foe(), Relation::Hostile);
    let law = "root:9.2.9.III.b";
    one_boot.forbids(own(Command::Move), &[yes()], not_ready(Kind::BOOT, 2, 1), law);
}

/// root:9.5.2: a sword; in a clearing only.
#[test]
fn a_battle_exhausts_a_sword() {
    let mut table = in_daylight(Character::Arbiter);
    let entry = table.play(own(Command::Battle), &[one(0)]);
    assert_eq!(state(&table).fight, Fight::Battle(foe()));
    assert_eq!((ready(&table, Kind::SWORD), scores(&entry)), (1, vec![]));
    assert_eq!(state(&table).undamaged_swords(), 2, "an exhausted sword still fights");
    table.play(own(Command::Battle), &[one(1)]);
    table.forbids(own(Command::Battle), &[], not_ready(Kind::SWORD, 1, 0), "root:9.5.2");
    let mut table = set_up(Character::Arbiter);
    table.forbids(own(Command::Battle), &[], Refusal::InForest, "root:9.5.2");
    table.insist(own(Command::Battle), &[one(0)]);
}

/// root:9.2.4, root:9.2.6: undamaged swords, face up or exhausted, are the most rolled hits; none: defenseless.
#[test]
fn undamaged_swords_are_the_most_rolled_hits() {
    let mut table = in_daylight(Character::Arbiter);
    assert_eq!(state(&table).undamaged_swords(), 2);
    handle(&mut table, up(Kind::SWORD), Change::Exhaust);
    assert_eq!(state(&table).undamaged_swords(), 2);
    handle(&mut table, down(Kind::SWORD), Change::Damage);
    handle(&mut table, up(Kind::SWORD), Change::Damage);
    assert_eq!(state(&table).undamaged_swords(), 0);
}

/// root:9.5.3: a torch; a point when an item is taken.
#[test]
fn exploring_scores_for_an_item_only() {
    let mut table = in_daylight(Character::Thief);
    let mut empty = table.clone();
    let nothing = pick(&table, own(Command::Explore), &[], Choice::Nothing);
    let entry = empty.play(own(Command::Explore), &[nothing]);
    assert_eq!((scores(&entry), ready(&empty, Kind::TORCH)), (vec![], 0));
    assert_eq!(in_ruins(empty.game()), [1; 4], "it lies there still");
    let bag = pick(&table, own(Command::Explore), &[], Choice::Ruin(Ruin::Bag));
    let entry = table.play(own(Command::Explore), &[bag]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:9.5.3")]);
    assert_eq!((in_ruins(table.game()), items(&table).on_track(Tracked::Bag)), ([0, 1, 1, 1], 1));
    let law = "root:9.5.3";
    table.forbids(own(Command::Explore), &[], not_ready(Kind::TORCH, 1, 0), law);
}

/// root:9.5.3: the last item goes without asking which; after that no ruin is left.
#[test]
fn empty_ruins_cannot_be_explored() {
    let mut table = in_daylight(Character::Thief);
    table.play(own(Command::SetRuins), &[counts([0, 0, 0, 0])]);
    table.forbids(own(Command::Explore), &[], Refusal::RuinsEmpty, "root:9.5.3");
    let refusal = Status::Impossible(Refusal::RuinsEmpty.into());
    assert_eq!(step(&table, Step::Explore).status, refusal);
}

/// root:9.5.6: a crossbow removes one warrior, which makes its faction Hostile, without Infamy.
#[test]
fn a_strike_removes_one_piece() {
    let mut table = in_daylight(Character::Ranger);
    // Rows: warriors, buildings and tokens of each guest.
    let entry = table.play(own(Command::Strike), &[counts([1, 0, 0, 0, 0, 0])]);
    assert_eq!(scores(&entry), [], "no Infamy for a strike");
    assert_eq!(state(&table).relation(foe()), Relation::Hostile);
    assert_eq!((ready(&table, Kind::CROSSBOW), state(&table).fight), (0, Fight::None));
    let mut token = in_daylight(Character::Ranger);
    let entry = token.play(own(Command::Strike), &[counts([0, 0, 1, 0, 0, 0])]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:3.2.1")]);
    assert_eq!(state(&token).relation(foe()), Relation::Indifferent, "only warriors count");
    let mut again = in_daylight(Character::Ranger);
    relate(&mut again, foe(), Relation::Hostile);
    let entry = again.play(own(Command::Strike), &[counts([1, 0, 0, 0, 0, 0])]);
    assert_eq!(scores(&entry), [], "nor one against a Hostile faction");
}

/// root:9.5.7: a hammer mends one damaged item, which keeps its side.
#[test]
fn a_repair_exhausts_a_hammer() {
    let mut table = in_daylight(Character::Tinker);
    table.forbids(own(Command::Repair), &[], Refusal::NothingDamaged, "root:9.5.7");
    handle(&mut table, up(Kind::BAG), Change::Damage);
    handle(&mut table, up(Kind::BOOT), Change::Exhaust);
    handle(&mut table, down(Kind::BOOT), Change::Damage);
    let bag = Choice::Thing(Thing::Damaged(Kind::BAG, Side::Up));
    let answer = pick(&table, own(Command::Repair), &[], bag);
    let mut boots = table.clone();
    table.play(own(Command::Repair), &[answer]);
    assert_eq!((items(&table).on_track(Tracked::Bag), items(&table).damaged()), (1, 1));
    let boot = Choice::Thing(Thing::Damaged(Kind::BOOT, Side::Exhausted));
    let answer = pick(&boots, own(Command::Repair), &[], boot);
    boots.play(own(Command::Repair), &[answer]);
    assert_eq!((ready(&boots, Kind::BOOT), items(&boots).count(|t| t == down(Kind::BOOT))), (0, 1));
    table.forbids(own(Command::Repair), &[], not_ready(Kind::HAMMER, 1, 0), "root:9.5.7");
}

/// root:9.5: actions come in any order and number, as long as items last.
#[test]
fn actions_come_in_any_order() {
    let mut table = in_daylight(Character::Thief);
    table.play(own(Command::Battle), &[one(0)]);
    table.play(own(Command::Explore), &[one(0)]);
    table.play(own(Command::Move), &[]);
    add(&mut table, Kind::BOOT);
    table.play(own(Command::Move), &[]);
    assert_eq!(step(&table, Step::Slip).status, Status::Done);
}

/// root:9.5.6: with nobody's pieces on the map there is nothing to strike, and no form that nothing could answer.
#[test]
fn a_strike_takes_somebody_to_strike() {
    let mut table = Table::lay(setup(vec![
        sits(Pick { character: Character::Ranger }),
        sits(crate::engine::factions::marquise::Pick {}),
    ]));
    table.play(own(Command::GetQuests), &[one(0), one(0), one(0)]);
    table.play(Act::Start, &[yes()]);
    table.play(own(Command::Slip), &[one(0)]);
    table.play(Act::EndPhase, &[]);
    table.forbids(own(Command::Strike), &[], RefusalKind::NoSuchPiece, "root:9.5.6");
}
