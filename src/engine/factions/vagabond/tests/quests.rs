//! Quests: root:9.5.5.

use super::*;

fn complete(quest: Quest) -> Act {
    own(Command::Complete(quest))
}

/// Everything that a fox quest takes, five times over.
fn packed() -> Table {
    let mut table = in_daylight(Character::Thief);
    for kind in Kind::ALL {
        for _ in 0..3 {
            add(&mut table, kind);
        }
    }
    table
}

/// root:9.5.5: the third quest of a suit is worth three points, or two cards.
#[test]
fn the_third_fox_quest_gives_three_points_or_two_cards() {
    let mut table = packed();
    let first = table.play(complete(Quest::FoxFundraising), &[one(0), one(0)]);
    assert_eq!(scores(&first), [line(vb(), 1, "root:9.5.5")]);
    let second = table.play(complete(Quest::FoxErrand), &[one(0), one(0)]);
    assert_eq!(scores(&second), [line(vb(), 2, "root:9.5.5")]);
    let third = complete(Quest::FoxLogistics);
    assert_eq!(choices(&table.asked(third.clone(), &[])), [Choice::Points(3), Choice::Cards]);
    let mut cards = table.clone();
    let entry = cards.play(third.clone(), &[one(1), one(0)]);
    assert_eq!((scores(&entry), cards.hand(vb())), (vec![], 5));
    let entry = table.play(third, &[one(0), one(0)]);
    assert_eq!(scores(&entry), [line(vb(), 3, "root:9.5.5")]);
    assert_eq!(state(&table).done.len(), 3);
}

/// root:9.5.5: both items are exhausted and another quest is drawn; quests of other suits do not count.
#[test]
fn a_quest_exhausts_its_two_items() {
    let mut table = in_daylight(Character::Thief);
    add(&mut table, Kind::COINS);
    let entry = table.play(complete(Quest::FoxFundraising), &[one(0), one(2)]);
    assert_eq!((ready(&table, Kind::TEA), ready(&table, Kind::COINS)), (0, 0));
    assert_eq!(
        quest_row(table.game()),
        [Quest::FoxErrand, Quest::FoxLogistics, Quest::RabbitGuard]
    );
    assert_eq!(scores(&entry), [line(vb(), 1, "root:9.5.5")]);
    let entry = table.play(complete(Quest::RabbitGuard), &[one(0), one(0)]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:9.5.5")], "the first rabbit quest");
}

/// root:9.5.5: without both items it cannot be done; a pair of one kind takes two.
#[test]
fn a_quest_needs_both_items() {
    let mut table = in_daylight(Character::Thief);
    let lacks = |kind, needed, there| Refusal::NotReady { kind, needed, there };
    let law = "root:9.5.5";
    table.forbids(complete(Quest::FoxFundraising), &[], lacks(Kind::COINS, 1, 0), law);
    table.forbids(complete(Quest::MouseEscort), &[], Refusal::NotOpen, law);
    assert_eq!(step(&table, Step::Quest).count, Some(1), "the errand takes tea and a boot");
    let ask = table.asked(own(Command::ChangeQuest(Quest::FoxErrand)), &[]);
    let escort = choices(&ask).iter().position(|c| *c == Choice::Quest(Quest::MouseEscort));
    let at = one(u8::try_from(escort.unwrap()).unwrap());
    table.play(own(Command::ChangeQuest(Quest::FoxErrand)), &[at]);
    table.forbids(complete(Quest::MouseEscort), &[], lacks(Kind::BOOT, 2, 1), law);
    assert_eq!(
        step(&table, Step::Quest).status,
        Status::Impossible(Refusal::NoQuestCanBeDone.into())
    );
    add(&mut table, Kind::BOOT);
    table.play(complete(Quest::MouseEscort), &[one(0), one(0)]);
    assert_eq!(ready(&table, Kind::BOOT), 0);
}

/// root:9.5.5: quests match a clearing, so not from a forest; the table may insist.
#[test]
fn quests_are_for_clearings() {
    let mut table = set_up(Character::Thief);
    table.forbids(complete(Quest::FoxErrand), &[one(0), one(0)], Refusal::InForest, "root:9.5.5");
    table.insist(complete(Quest::FoxErrand), &[one(0), one(0)]);
    assert_eq!(table.points(vb()), 1);
}

/// The deck runs out: the last quests leave an empty place, and nothing is asked.
#[test]
fn the_quest_deck_runs_out() {
    let mut table = packed();
    for _ in 0..12 {
        table.play(own(Command::AddDone), &[one(0)]);
        if quests_left(table.game()).len() == 1 {
            break;
        }
    }
    table.play(complete(Quest::FoxErrand), &[one(0)]);
    assert_eq!((quest_row(table.game()).len(), quests_left(table.game()).len()), (3, 0));
    table.play(complete(Quest::FoxLogistics), &[one(0)]);
    assert_eq!(quest_row(table.game()).len(), 2);
}
