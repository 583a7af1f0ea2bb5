//! Faction setup: root:9.3.

use super::*;

/// root:9.3.1, root:9.3.5: twelve characters with their starting items, the tracked ones on their tracks.
#[test]
fn every_character_starts_with_its_items() {
    let starts: Vec<(Character, &str)> = vec![
        (Character::Thief, "tea sword boot torch"),
        (Character::Tinker, "bag boot torch hammer"),
        (Character::Ranger, "boot sword torch crossbow"),
        (Character::Vagrant, "coins boot torch"),
        (Character::Arbiter, "boot sword sword torch"),
        (Character::Scoundrel, "boot boot torch crossbow"),
        (Character::Adventurer, "boot torch hammer"),
        (Character::Harrier, "coins sword torch crossbow"),
        (Character::Ronin, "boot boot sword torch"),
        (Character::Cheat, "tea boot torch crossbow"),
        (Character::Gladiator, "boot torch hammer"),
        (Character::Jailor, "boot torch crossbow"),
    ];
    assert_eq!(starts.len(), Character::ALL.len());
    for (character, list) in starts {
        let table = laid(character);
        let mut expected: Vec<&str> = list.split(' ').collect();
        expected.sort_unstable();
        let name = |kind: Kind| match kind {
            Kind::Tracked(Tracked::Tea) => "tea",
            Kind::Tracked(Tracked::Coins) => "coins",
            Kind::Tracked(Tracked::Bag) => "bag",
            Kind::Packed(Packed::Boot) => "boot",
            Kind::Packed(Packed::Sword) => "sword",
            Kind::Packed(Packed::Torch) => "torch",
            Kind::Packed(Packed::Hammer) => "hammer",
            Kind::Packed(Packed::Crossbow) => "crossbow",
        };
        let mut there: Vec<&str> = items(&table)
            .iter()
            .flat_map(|(thing, n)| std::iter::repeat_n(name(thing.kind()), usize::from(n)))
            .collect();
        there.sort_unstable();
        assert_eq!(there, expected, "{character:?}");
        assert!(items(&table).iter().all(|(thing, _)| thing == up(thing.kind())));
        assert_eq!(step(&table, Step::Character).status, Status::Done);
        assert_eq!(step(&table, Step::Items).status, Status::Done);
    }
}

/// root:9.3.2: the pawn begins in a forest.
#[test]
fn the_pawn_begins_in_a_forest() {
    let table = laid(Character::Thief);
    assert!(state(&table).in_forest);
    assert_eq!(step(&table, Step::Pawn).status, Status::Done);
    assert_eq!(crate::engine::factions::on_map(table.game(), vb()), Some(false), "in no clearing");
}

/// root:9.3.3: three quests of fifteen lie open, as the table draws them.
#[test]
fn three_quests_are_laid_open() {
    let mut table = laid(Character::Thief);
    assert_eq!(step(&table, Step::Quests).status, Status::Due);
    let ask = table.asked(own(Command::GetQuests), &[]);
    assert_eq!(choices(&ask).len(), 15);
    table.play(own(Command::GetQuests), &[one(14), one(0), one(7)]);
    assert_eq!(
        quest_row(table.game()),
        [Quest::MouseLogistics, Quest::FoxFundraising, Quest::RabbitBear]
    );
    assert_eq!(quests_left(table.game()).len(), 12);
    assert_eq!(step(&table, Step::Quests).status, Status::Done);
    table.forbids(own(Command::GetQuests), &[], Refusal::RowFull, "root:9.3.3");
    table.undo();
    assert_eq!(step(&table, Step::Quests).status, Status::Due);
}

/// The fifteen quests: five a suit, with the items that the list gives.
#[test]
fn there_are_five_quests_of_each_suit() {
    use crate::engine::suit::Ground;
    for suit in Ground::ALL {
        assert_eq!(Quest::ALL.iter().filter(|quest| quest.suit() == suit).count(), 5);
    }
    let pairs = Quest::ALL.iter().filter(|quest| quest.items()[0] == quest.items()[1]);
    assert_eq!(pairs.count(), 3, "two for bandits, one for the escort");
}

/// root:9.3.4: a bag, a boot, a hammer and a sword lie under the ruins.
#[test]
fn the_ruins_hold_four_items() {
    let table = laid(Character::Thief);
    assert_eq!(in_ruins(table.game()), [1; 4]);
    let info = step(&table, Step::Ruins);
    assert_eq!((info.status, info.count), (Status::Done, Some(4)));
}

/// root:9.3.6: everybody is Indifferent.
#[test]
fn every_faction_begins_indifferent() {
    let table = laid(Character::Thief);
    assert_eq!(chart(table.game(), vb()), [foe(), other()]);
    assert!(
        chart(table.game(), vb())
            .into_iter()
            .all(|seat| state(&table).relation(seat) == Relation::Indifferent)
    );
    assert_eq!(step(&table, Step::Relations).count, Some(2));
}
