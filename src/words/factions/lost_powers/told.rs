//! What the Lost Powers may do and what they did: buttons, their second lines, and the ledger's lines.
//! It decides nothing: what may be done the rules say, and what came of it stands in the entry.

use tr::tr;

use crate::engine::card::CardId;
use crate::engine::deck::Body;
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::lost_powers::{
    Action, Command, Deal, Effect, Pick, Reason, State, retire_points,
};
use crate::engine::factions::{Faction, FactionEffect};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::say::{capital, card, in_hand, seat_name};
use crate::words::{Language, in_language};

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::LostPowers(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

fn rules(game: &Game, seat: SeatId) -> Pick {
    state(game, seat).map_or_else(Pick::default, |state| state.rules)
}

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::FillTableau => tr!("button" => "Fill the tableau"),
        Command::Disarm => tr!("Disarm…"),
        Command::Rise => tr!("Stand Elders up"),
        Command::Act { action, .. } => match action {
            Action::Recruit => tr!("button" => "Recruit"),
            Action::Draw => tr!("button" => "Draw"),
            Action::Seek => tr!("button" => "Seek"),
            Action::Move => tr!("button" => "Move"),
            Action::Battle => tr!("button" => "Battle"),
        },
        Command::Retire { card: id } => tr!("Retire {card}", card = card(language, game, *id)),
        Command::Indoctrinate => tr!("Indoctrinate…"),
        Command::Cycle => tr!("Cycle the tableau"),
        Command::Discard => tr!("Discard down to 5"),
        Command::SetRules(then) => {
            let now = rules(game, seat);
            if now.deal != then.deal {
                match then.deal {
                    Deal::App => tr!("Let the app deal"),
                    Deal::Table => tr!("Let the table deal"),
                }
            } else if now.last_elder_falls != then.last_elder_falls {
                if then.last_elder_falls {
                    tr!("House rule: let the last upright Elder fall")
                } else {
                    tr!("By the law: let the last upright Elder leave")
                }
            } else if then.check_suits {
                tr!("Check clearings when indoctrinating")
            } else {
                tr!("Leave clearings unchecked when indoctrinating")
            }
        }
        Command::Refresh { .. } => tr!("Mark as not used"),
        Command::SetActivated => tr!("Set Elders that crafted to…"),
        Command::Shuffle => tr!("Shuffle the Follower deck"),
    })
}

pub fn command_detail(language: Language, game: &Game, _seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Act { action, .. } => match action {
            Action::Recruit => tr!("Into a clearing without an Elder."),
            Action::Draw => tr!("1 card from the shared deck."),
            Action::Seek => {
                tr!("Look at a card of the shared deck; put it back on top or underneath.")
            }
            Action::Move => tr!("1 Elder out of a clearing of this suit. Fallen ones cannot move."),
            Action::Battle => tr!("In a clearing of this suit."),
        },
        Command::Retire { card } => retire_value(game, *card),
        Command::Refresh { .. } => tr!("A correction, in the open: it becomes an entry."),
        Command::Shuffle => tr!("The cards stay the same; only their order changes."),
        Command::SetRules(then) if then.last_elder_falls => {
            tr!("When everything in a clearing goes at once.")
        }
        Command::FillTableau
        | Command::Disarm
        | Command::Rise
        | Command::Indoctrinate
        | Command::Cycle
        | Command::Discard
        | Command::SetRules(_)
        | Command::SetActivated => String::new(),
    })
}

/// What a follower is worth when it retires now.
fn retire_value(game: &Game, card: CardId) -> String {
    let Some(price) = game.price(card) else {
        return tr!("1 point and its crafting cost, which is not known yet");
    };
    let n = retire_points(price);
    let body = game.card(card).and_then(|c| c.face.kind()).map(|kind| kind.def().body);
    match body {
        Some(Body::Item { item, points }) if game.items.count(item) > 0 => {
            tr!("+{n} point, item +{more}" | "+{n} points, item +{more}" % n, more = points)
        }
        Some(
            Body::Item { .. }
            | Body::Persistent(_)
            | Body::Favor(_)
            | Body::Ambush
            | Body::Dominance,
        )
        | None => tr!("+{n} point" | "+{n} points" % n),
    }
}

pub fn done(
    language: Language,
    before: &Game,
    after: &Game,
    seat: SeatId,
    command: &Command,
    entry: &Entry,
) -> String {
    let name = seat_name(language, after, seat);
    let named = |id: CardId| card(language, after, id);
    in_language(language, || match command {
        Command::FillTableau => tr!("{seat} filled the tableau", seat = name),
        Command::Disarm => tr!("{seat} disarmed", seat = name),
        Command::Rise => {
            let rose = rose(entry);
            tr!("{seat} stood {n} Elder up" | "{seat} stood {n} Elders up" % rose, seat = name)
        }
        Command::Act { card, action } => acted(&name, &named(*card), *action),
        Command::Retire { card } => tr!("{seat} retired {card}", seat = name, card = named(*card)),
        Command::Indoctrinate => {
            let n = indoctrinated(entry);
            tr!("{seat} indoctrinated {n} card" | "{seat} indoctrinated {n} cards" % n, seat = name)
        }
        Command::Cycle => tr!("{seat} cycled the tableau", seat = name),
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::SetRules(then) => changed_rules(rules(before, seat), *then),
        Command::Refresh { card } => {
            tr!("Correction: {card} not used this turn", card = named(*card))
        }
        Command::SetActivated => {
            let n = state(after, seat).map_or(0, |state| state.activated);
            tr!("Correction: {n} Elder has crafted this turn"
                | "Correction: {n} Elders have crafted this turn" % n)
        }
        Command::Shuffle => tr!("Correction: the Follower deck was shuffled"),
    })
}

fn acted(seat: &str, card: &str, action: Action) -> String {
    match action {
        Action::Recruit => tr!("{seat} recruited with {card}", seat, card),
        Action::Draw => tr!("{seat} drew with {card}", seat, card),
        Action::Seek => tr!("{seat} sought with {card}", seat, card),
        Action::Move => tr!("{seat} moved with {card}", seat, card),
        Action::Battle => tr!("{seat} battled with {card}", seat, card),
    }
}

/// How many stood up in this entry.
fn rose(entry: &Entry) -> u8 {
    let rose = entry.effects.iter().find_map(|effect| {
        let Shared::Own { effect: FactionEffect::LostPowers(Effect::Rose(n)), .. } = effect else {
            return None;
        };
        Some(*n)
    });
    rose.unwrap_or(0)
}

/// How many cards came into the Worn Out pile in this entry.
fn indoctrinated(entry: &Entry) -> usize {
    let dealt = entry.effects.iter().filter(|effect| matches!(effect, Shared::Dealt { .. }));
    dealt.count()
}

fn changed_rules(before: Pick, now: Pick) -> String {
    if before.deal != now.deal {
        match now.deal {
            Deal::App => tr!("The app deals the followers now"),
            Deal::Table => tr!("The table deals the followers now"),
        }
    } else if before.last_elder_falls != now.last_elder_falls {
        if now.last_elder_falls {
            tr!("House rule: the last upright Elder falls")
        } else {
            tr!("By the law: the last upright Elder leaves")
        }
    } else if now.check_suits {
        tr!("Clearings are checked when indoctrinating")
    } else {
        tr!("Clearings are not checked when indoctrinating")
    }
}

pub fn effect(
    language: Language,
    before: &Game,
    after: &Game,
    seat: SeatId,
    effect: &Effect,
) -> String {
    let name = || seat_name(language, after, seat);
    in_language(language, || match effect {
        Effect::Acted { card: id, action } => acted(&name(), &card(language, after, *id), *action),
        Effect::Refreshed { card: id } => {
            tr!("{card} has not been used this turn", card = capital(&card(language, after, *id)))
        }
        Effect::Activated { elders, .. } => {
            tr!("{n} Elder has crafted this turn" | "{n} Elders have crafted this turn" % *elders)
        }
        Effect::StandIn([fox, rabbit, mouse]) => tr!(
            "Upright Elders stand in: fox {fox}, rabbit {rabbit}, mouse {mouse}",
            fox,
            rabbit,
            mouse
        ),
        Effect::Rose(0) => tr!("No fallen Elder lies in a clearing of a follower's suit."),
        Effect::Rose(n) => tr!("{n} Elder stood up" | "{n} Elders stood up" % *n),
        Effect::Rules(now) => changed_rules(rules(before, seat), *now),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Retired => tr!("follower retired"),
        Reason::CraftingCost => tr!("crafting cost of the retired follower"),
        Reason::OralHistory => tr!("follower discarded by its own effect"),
        Reason::ElderRemoved => tr!("Elder removed"),
    })
}
