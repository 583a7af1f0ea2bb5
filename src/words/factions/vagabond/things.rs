//! Items, quests, characters and relationships by name.

use tr::tr;

use crate::engine::factions::vagabond::{
    Change, Character, Items, Kind, Purpose, Quest, Relation, Side, Thing, Tracked, is_vagabond, proposed,
    state_of,
};
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::seat::SeatId;
use crate::words::say::capital;
use crate::words::{Language, in_language, list};

pub fn kind(language: Language, kind: Kind) -> String {
    use crate::engine::factions::vagabond::Packed;
    let item = match kind {
        Kind::Tracked(Tracked::Tea) => Item::Tea,
        Kind::Tracked(Tracked::Coins) => Item::Coins,
        Kind::Tracked(Tracked::Bag) => Item::Bag,
        Kind::Packed(Packed::Boot) => Item::Boot,
        Kind::Packed(Packed::Sword) => Item::Sword,
        Kind::Packed(Packed::Hammer) => Item::Hammer,
        Kind::Packed(Packed::Crossbow) => Item::Crossbow,
        Kind::Packed(Packed::Torch) => return in_language(language, || tr!("torch")),
    };
    crate::words::say::item(language, item)
}

/// "Boot, exhausted".
pub fn thing(language: Language, thing: Thing) -> String {
    let item = capital(&kind(language, thing.kind()));
    in_language(language, || match thing {
        Thing::Track(_) => tr!("{item}, on its track", item),
        Thing::Satchel(_, Side::Up) => item,
        Thing::Satchel(_, Side::Exhausted) => tr!("{item}, exhausted", item),
        Thing::Damaged(_, Side::Up) => tr!("{item}, damaged", item),
        Thing::Damaged(_, Side::Exhausted) => tr!("{item}, damaged and exhausted", item),
    })
}

/// "2 × boot, sword and torch".
pub fn counted(language: Language, things: &[Thing]) -> String {
    let names = Kind::ALL.into_iter().filter_map(|which| {
        let name = kind(language, which);
        match things.iter().filter(|thing| thing.kind() == which).count() {
            0 => None,
            1 => Some(name),
            n => Some(format!("{n} × {name}")),
        }
    });
    list(language, &names.collect::<Vec<_>>())
}

pub fn proposal(language: Language, items: &Items, purpose: Purpose, n: u8) -> String {
    counted(language, &proposed(items, purpose, n))
}

pub fn change(language: Language, change: Change) -> String {
    in_language(language, || match change {
        Change::Exhaust => tr!("Exhaust it"),
        Change::Refresh => tr!("Turn it face up"),
        Change::Damage => tr!("Damage it"),
        Change::Mend => tr!("Repair it"),
        Change::Lose => tr!("Remove it from the game"),
    })
}

pub fn relation(language: Language, relation: Relation) -> String {
    in_language(language, || match relation {
        Relation::Hostile => tr!("relation" => "Hostile"),
        Relation::Indifferent => tr!("relation" => "Indifferent"),
        Relation::Second => tr!("relation" => "Second space"),
        Relation::Third => tr!("relation" => "Third space"),
        Relation::Allied => tr!("relation" => "Allied"),
    })
}

pub fn character(language: Language, character: Character) -> String {
    in_language(language, || match character {
        Character::Thief => tr!("Thief"),
        Character::Tinker => tr!("Tinker"),
        Character::Ranger => tr!("Ranger"),
        Character::Vagrant => tr!("Vagrant"),
        Character::Arbiter => tr!("Arbiter"),
        Character::Scoundrel => tr!("Scoundrel"),
        Character::Adventurer => tr!("Adventurer"),
        Character::Harrier => tr!("Harrier"),
        Character::Ronin => tr!("Ronin"),
        Character::Cheat => tr!("Cheat"),
        Character::Gladiator => tr!("Gladiator"),
        Character::Jailor => tr!("Jailor"),
    })
}

/// What the special action is called.
pub fn special(language: Language, character: Character) -> String {
    in_language(language, || match character {
        Character::Thief => tr!("special" => "Steal"),
        Character::Tinker => tr!("special" => "Day Labor"),
        Character::Ranger => tr!("special" => "Hideout"),
        Character::Vagrant => tr!("special" => "Instigate"),
        Character::Arbiter => tr!("special" => "Protector"),
        Character::Scoundrel => tr!("special" => "Scorched Earth"),
        Character::Adventurer => tr!("special" => "Improvise"),
        Character::Harrier => tr!("special" => "Glide"),
        Character::Ronin => tr!("special" => "Swift Strike"),
        Character::Cheat => tr!("special" => "Con"),
        Character::Gladiator => tr!("special" => "Duel"),
        Character::Jailor => tr!("special" => "Coerce"),
    })
}

/// What it does, in short.
pub fn special_does(language: Language, character: Character) -> String {
    in_language(language, || match character {
        Character::Thief => tr!("Exhaust a torch: take a random card of a player in your clearing."),
        Character::Tinker => {
            tr!("Exhaust a torch: take a card from the discard pile that matches your clearing, or a bird.")
        }
        Character::Ranger => tr!("Exhaust a torch: repair three items. Daylight ends."),
        Character::Vagrant => {
            tr!("Exhaust a torch: make one player in your clearing battle another there.")
        }
        Character::Arbiter => {
            tr!("A defender may enlist you: you score 1 point, and your undamaged swords raise the hits it can roll.")
        }
        Character::Scoundrel => {
            tr!("Lay an exhausted torch in your clearing for good: all pieces of others there go, and none comes again.")
        }
        Character::Adventurer => {
            tr!("Once a turn, in a quest: one item counts as any other and is damaged.")
        }
        Character::Harrier => tr!("Exhaust a torch: fly your pawn to any clearing."),
        Character::Ronin => tr!("Exhaust a sword in your battle, after the roll: deal one more hit."),
        Character::Cheat => {
            tr!("Once a turn: complete a quest with any two items. The quest is shuffled back.")
        }
        Character::Gladiator => {
            tr!("Exhaust and damage an item: remove one warrior and draw a card. Nobody becomes Hostile.")
        }
        Character::Jailor => {
            tr!("Once a turn: a card that matches your clearing counts as an exhausted item. Lose 1 point.")
        }
    })
}

pub fn quest(language: Language, quest: Quest) -> String {
    in_language(language, || match quest {
        Quest::FoxFundraising => tr!("quest" => "Fundraising"),
        Quest::FoxErrand | Quest::RabbitErrand => tr!("quest" => "Errand"),
        Quest::FoxLogistics | Quest::MouseLogistics => tr!("quest" => "Logistics Help"),
        Quest::FoxShed => tr!("quest" => "Repair a Shed"),
        Quest::FoxSpeech | Quest::RabbitSpeech => tr!("quest" => "Give a Speech"),
        Quest::RabbitGuard | Quest::MouseGuard => tr!("quest" => "Guard Duty"),
        Quest::RabbitBear | Quest::MouseBear => tr!("quest" => "Fend off a Bear"),
        Quest::RabbitBandits | Quest::MouseBandits => tr!("quest" => "Expel Bandits"),
        Quest::MouseEscort => tr!("quest" => "Escort"),
    })
}

/// "tea and boot".
pub fn quest_items(language: Language, quest: Quest) -> String {
    let things: Vec<Thing> =
        quest.items().into_iter().map(|kind| Thing::Satchel(kind, Side::Up)).collect();
    counted(language, &things)
}

/// "Errand (fox): tea and boot".
pub fn quest_line(language: Language, which: Quest) -> String {
    let name = quest(language, which);
    let suit = crate::words::say::suit_word(language, which.suit().suit());
    let items = quest_items(language, which);
    in_language(language, || tr!("{quest} ({suit}): {items}", quest = name, suit, items))
}

/// "boot, torch, tea and sword".
pub fn start(language: Language, character: Character) -> String {
    let things: Vec<Thing> =
        character.start().iter().map(|kind| Thing::Satchel(*kind, Side::Up)).collect();
    counted(language, &things)
}

/// What the next aid does for a relationship.
pub fn aid_detail(language: Language, game: &Game, seat: SeatId, to: SeatId) -> String {
    let Some(state) = state_of(game, seat).filter(|_| !is_vagabond(game, to)) else {
        return String::new();
    };
    let now = state.relation(to);
    in_language(language, || match (now, now.next()) {
        (Relation::Allied, _) => tr!("Allied: 2 points each time."),
        (Relation::Hostile, _) => tr!("Hostile: aid changes nothing."),
        (_, Some((needed, points, _))) => {
            let left = needed - state.aids(to).min(needed);
            tr!("{n} more aid this turn for {points} points."
                | "{n} more aids this turn for {points} points." % left, points)
        }
        (_, None) => String::new(),
    })
}
