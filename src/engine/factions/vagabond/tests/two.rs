//! Two Vagabonds: root:9.7.

use super::*;

fn second() -> SeatId {
    seat(1)
}

fn theirs(command: Command) -> Act {
    Act::Play { seat: second(), play: command.into() }
}

fn two() -> Table {
    let pick = |character| sits(Pick { character });
    let seats = vec![pick(Character::Thief), pick(Character::Tinker), sits(guest("Marquise"))];
    let mut table = Table::lay(setup(seats));
    begin(&mut table);
    table
}

fn daylight_of(table: &mut Table, whose: SeatId) {
    table.turn_to(whose, Phase::Daylight);
    if state_of(table.game(), whose).unwrap().in_forest {
        let play = Command::SetForest(false).into();
        table.play(Act::Play { seat: whose, play }, &[]);
    }
}

/// Two may sit, three may not.
#[test]
fn at_most_two_sit_at_a_table() {
    let pick = |character| sits(Pick { character });
    let seats = [Character::Thief, Character::Tinker, Character::Ranger].map(pick).to_vec();
    assert_eq!(setup(seats).check().unwrap_err().kind, RefusalKind::FactionTwice);
    let mut table = two();
    let pick = Pick { character: Character::Ranger };
    let repick = |seat| Act::Repick { seat, pick: pick.into() };
    assert_eq!(table.refused(repick(other()), &[]).kind, RefusalKind::FactionTwice);
    table.play(repick(second()), &[]);
}

/// root:9.7.1: both sets of items lie under the ruins; no relationship between the two.
#[test]
fn both_sets_lie_under_the_ruins() {
    let table = two();
    assert_eq!(in_ruins(table.game()), [2; 4]);
    assert_eq!(chart(table.game(), vb()), [other()]);
    assert_eq!(chart(table.game(), second()), [other()]);
}

/// root:9.7.2: one row of three quests for both; each counts its own.
#[test]
fn quests_are_shared() {
    let mut table = two();
    let due = |table: &Table, seat| table.step(seat, Line::Own(Step::Quests.into())).status;
    assert_eq!((due(&table, vb()), due(&table, second())), (Status::Done, Status::Done));
    daylight_of(&mut table, second());
    let entry = table.play(theirs(Command::Complete(Quest::FoxLogistics)), &[one(0), one(0)]);
    assert_eq!(scores(&entry), [line(second(), 1, "root:9.5.5")]);
    assert_eq!(quest_row(table.game()), [Quest::FoxFundraising, Quest::FoxErrand, Quest::FoxShed]);
    assert!(!quests_left(table.game()).contains(&Quest::FoxLogistics));
    daylight_of(&mut table, vb());
    let entry = table.play(own(Command::Complete(Quest::FoxErrand)), &[one(0), one(0)]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:9.5.5")], "the other's quest does not count");
}

/// root:9.7.3: an item that came from a ruin already cannot be taken again; without one there is no point.
#[test]
fn no_second_ruin_item_of_a_kind() {
    let mut table = two();
    daylight_of(&mut table, vb());
    add(&mut table, Kind::TORCH);
    table.play(own(Command::Explore), &[one(0)]);
    assert_eq!(in_ruins(table.game()), [1, 2, 2, 2]);
    let again = Refusal::FoundAlready { ruin: Ruin::Bag };
    table.forbids(own(Command::Explore), &[one(0)], again, "root:9.7.3");
    let nothing = pick(&table, own(Command::Explore), &[], Choice::Nothing);
    let mut left = table.clone();
    let entry = left.play(own(Command::Explore), &[nothing]);
    assert_eq!((scores(&entry), ready(&left, Kind::TORCH)), (vec![], 0));
    daylight_of(&mut table, second());
    let entry = table.play(theirs(Command::Explore), &[one(0)]);
    assert_eq!(scores(&entry), [line(second(), 1, "root:9.5.3")], "the other one may");
    assert_eq!(in_ruins(table.game()), [0, 2, 2, 2]);
}

/// Aid to the other Vagabond gives a card and changes no relationship; items are not for taking.
#[test]
fn the_other_vagabond_has_no_marker() {
    let mut table = two();
    daylight_of(&mut table, vb());
    table.play(Act::MoveItem { seat: second(), item: Item::Tea, back: false }, &[]);
    let entry = table.play(own(Command::Aid { to: second() }), &[one(0)]);
    assert_eq!((scores(&entry), table.hand(second())), (vec![], 4));
    let hit = Act::Remove { by: Some(vb()), whose: Some(second()), means: Means::Hits };
    let entry = table.play(hit, &[counts([1]), one(0)]);
    assert_eq!(scores(&entry), []);
    assert!(state(&table).relations.is_empty(), "and no Hostile Vagabond");
}

/// The first one is corrected to another faction: the second keeps the row from then on.
#[test]
fn the_row_can_be_laid_anew() {
    let mut table = two();
    table.play(Act::Repick { seat: vb(), pick: guest("Eyrie") }, &[]);
    assert_eq!(quest_row(table.game()), []);
    table.play(theirs(Command::GetQuests), &[one(0), one(0), one(0)]);
    assert_eq!((quest_row(table.game()).len(), in_ruins(table.game())), (3, [1; 4]));
}
