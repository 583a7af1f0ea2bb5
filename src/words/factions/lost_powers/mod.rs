//! The words of the Lost Powers: Elders, followers, their piles and what happens to them.

use tr::tr;

use crate::engine::card::{CardId, Face};
use crate::engine::deck::Body;
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::lost_powers::{
    Action, Choice, Command, Deal, Effect, Figure, Pick, Pool, Question, Reason, Refusal, Slot, State,
    Step, Zone, retire_points,
};
use crate::engine::factions::{Faction, FactionEffect};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::{capital, card, in_hand, seat_name};
use crate::words::{Language, in_language};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Lost Powers"))
}

// Elders

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Elders in supply"),
        Pool::Upright => tr!("Upright Elders"),
        Pool::Fallen => tr!("Fallen Elders"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set Elders in supply to…"),
        Pool::Upright => tr!("Set upright Elders to…"),
        Pool::Fallen => tr!("Set fallen Elders to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (Pool::Supply, Pool::Upright) => {
            tr!("{n} Elder came onto the map" | "{n} Elders came onto the map" % n)
        }
        (Pool::Supply, Pool::Fallen) => {
            tr!("{n} Elder came onto the map, fallen" | "{n} Elders came onto the map, fallen" % n)
        }
        (Pool::Upright, Pool::Supply) => {
            tr!("{n} Elder left the map" | "{n} Elders left the map" % n)
        }
        (Pool::Fallen, Pool::Supply) => {
            tr!("{n} fallen Elder left the map" | "{n} fallen Elders left the map" % n)
        }
        (Pool::Upright, Pool::Fallen) => tr!("{n} Elder fell" | "{n} Elders fell" % n),
        (Pool::Fallen, Pool::Upright) => tr!("{n} Elder stood up" | "{n} Elders stood up" % n),
        (Pool::Supply, Pool::Supply)
        | (Pool::Upright, Pool::Upright)
        | (Pool::Fallen, Pool::Fallen) => {
            tr!("{n} Elder stayed in place" | "{n} Elders stayed in place" % n)
        }
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Elder removed…"))
}

// Followers

fn slot_number(slot: Slot) -> u8 {
    match slot {
        Slot::First => 1,
        Slot::Second => 2,
        Slot::Third => 3,
        Slot::Fourth => 4,
    }
}

pub fn zone(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Slot(slot) => tr!("Tableau, slot {n}", n = slot_number(slot)),
        Zone::WornOut => tr!("Worn Out pile"),
        Zone::Deck => tr!("Follower deck"),
    })
}

pub fn move_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => tr!("Put into the tableau"),
        Zone::WornOut => tr!("Put on the Worn Out pile"),
        Zone::Deck => tr!("Put into the Follower deck"),
    })
}

pub fn add_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => tr!("Add a follower to the tableau…"),
        Zone::WornOut => tr!("Add a follower to the Worn Out pile…"),
        Zone::Deck => tr!("Add a follower to the Follower deck…"),
    })
}

pub fn goes(language: Language, zone: Zone, card: &str) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => tr!("{card} enters the tableau", card),
        Zone::WornOut => tr!("{card} goes to the Worn Out pile", card),
        Zone::Deck => tr!("{card} goes into the Follower deck", card),
    })
}

pub fn all_go(language: Language, zone: Zone, cards: &str) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => tr!("Into the tableau: {cards}", cards),
        Zone::WornOut => tr!("To the Worn Out pile: {cards}", cards),
        Zone::Deck => tr!("Into the Follower deck: {cards}", cards),
    })
}

pub fn go(language: Language, zone: Zone, n: usize) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => {
            tr!("{n} follower enters the tableau" | "{n} followers enter the tableau" % n)
        }
        Zone::WornOut => {
            tr!("{n} card goes to the Worn Out pile" | "{n} cards go to the Worn Out pile" % n)
        }
        Zone::Deck => {
            tr!("{n} card goes into the Follower deck" | "{n} cards go into the Follower deck" % n)
        }
    })
}

pub fn shuffled(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Deck => tr!("The Follower deck was shuffled"),
        Zone::Slot(_) | Zone::WornOut => tr!("Followers were put in another order"),
    })
}

pub fn own_face(language: Language, face: Face) -> Option<String> {
    match face {
        Face::Own { suit, .. } => Some(old_friend(language, suit)),
        Face::Suit(_) | Face::Named(_) => None,
    }
}

fn old_friend(language: Language, suit: Suit) -> String {
    in_language(language, || match suit {
        Suit::Fox => tr!("Old Friend (fox)"),
        Suit::Rabbit => tr!("Old Friend (rabbit)"),
        Suit::Mouse => tr!("Old Friend (mouse)"),
        Suit::Bird => tr!("Old Friend (bird)"),
    })
}

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::OldFriends(Suit::Fox) => tr!("Number of fox Old Friends"),
        Figure::OldFriends(Suit::Rabbit) => tr!("Number of rabbit Old Friends"),
        Figure::OldFriends(Suit::Mouse) => tr!("Number of mouse Old Friends"),
        Figure::OldFriends(Suit::Bird) => tr!("Number of bird Old Friends"),
        Figure::Cost { suit, nth } => {
            let n = u16::from(nth) + 1;
            match suit {
                Suit::Fox => tr!("Crafting cost of fox Old Friend {n}", n),
                Suit::Rabbit => tr!("Crafting cost of rabbit Old Friend {n}", n),
                Suit::Mouse => tr!("Crafting cost of mouse Old Friend {n}", n),
                Suit::Bird => tr!("Crafting cost of bird Old Friend {n}", n),
            }
        }
    })
}

// The checklist

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Warriors => tr!("step" => "Gather Elders"),
        Step::Tableau => tr!("step" => "Fill the tableau"),
        Step::Disarm => tr!("step" => "Disarm"),
        Step::Rise => tr!("step" => "Rise"),
        Step::Followers => tr!("step" => "Use followers"),
        Step::Retire => tr!("step" => "Retire"),
        Step::Indoctrinate => tr!("step" => "Indoctrinate"),
        Step::Cycle => tr!("step" => "Cycle"),
        Step::Discard => tr!("step" => "Discard to 5"),
    })
}

pub fn step_figure(
    language: Language,
    _game: &Game,
    _seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = info.status == Status::Done;
    in_language(language, || match (step, info.count) {
        (Step::Warriors, Some(n)) => tr!("{n} Elder in supply" | "{n} Elders in supply" % n),
        (Step::Disarm, Some(n)) if !done => tr!("Up to {n} piece" | "Up to {n} pieces" % n),
        (Step::Rise, Some(n)) if done => tr!("{n} Elder stood up" | "{n} Elders stood up" % n),
        (Step::Rise, Some(n)) => tr!("Stand {n} Elder up" | "Stand {n} Elders up" % n),
        (Step::Rise, None) if info.status == Status::Due => {
            tr!("As many as the clearings allow")
        }
        (Step::Followers, Some(n)) => {
            tr!("{n} follower left to use" | "{n} followers left to use" % n)
        }
        (Step::Indoctrinate, Some(n)) => tr!("{n} Elder can craft" | "{n} Elders can craft" % n),
        (Step::Cycle, Some(n)) if !done => {
            tr!("Wear out {n} follower, then draw 4" | "Wear out {n} followers, then draw 4" % n)
        }
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (Step::Warriors | Step::Rise | Step::Followers | Step::Indoctrinate, None)
        | (Step::Tableau | Step::Disarm | Step::Retire | Step::Cycle | Step::Discard, _) => {
            String::new()
        }
    })
}

pub fn step_detail(
    language: Language,
    _game: &Game,
    _seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = info.status == Status::Done;
    in_language(language, || match step {
        Step::Rise if done && info.count == Some(0) => {
            tr!("No fallen Elder lies in a clearing of a follower's suit.")
        }
        Step::Rise if info.status == Status::Due && info.count.is_none() => {
            tr!("It depends on where the fallen Elders lie.")
        }
        Step::Discard if done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Warriors
        | Step::Tableau
        | Step::Disarm
        | Step::Rise
        | Step::Followers
        | Step::Retire
        | Step::Indoctrinate
        | Step::Cycle
        | Step::Discard => String::new(),
    })
}

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::NoUprightElder => {
            tr!("No Elder stands upright on the map. Recruit one first, or stand one up.")
        }
        Refusal::NobodyFallen => tr!("No Elder has fallen, so nobody has to stand up."),
        Refusal::NobodyOnMap => tr!("There is no Elder on the map. Recruit one first."),
        Refusal::NoFollower => tr!("The tableau is empty, so there is no follower to use."),
        Refusal::NotInTableau => tr!("That card is not in the tableau. Choose a follower that is."),
        Refusal::WrongSuit { follower, action } => wrong_suit(follower, action),
        Refusal::FollowerUsed => {
            tr!("This follower has been used this turn. Choose another one, or insist.")
        }
        Refusal::SameActionTwice { action } => match action {
            Action::Recruit => {
                tr!("A bird follower takes two different actions. It has recruited already.")
            }
            Action::Draw => {
                tr!("A bird follower takes two different actions. It has drawn already.")
            }
            Action::Seek => {
                tr!("A bird follower takes two different actions. It has sought already.")
            }
            Action::Move => {
                tr!("A bird follower takes two different actions. It has moved already.")
            }
            Action::Battle => {
                tr!("A bird follower takes two different actions. It has battled already.")
            }
        },
        Refusal::NoElderInSupply => {
            tr!("There is no Elder in the supply to recruit. All of them are on the map.")
        }
        Refusal::NoElderLeft { needed, left: 0 } => {
            tr!("This takes {n} Elder to craft, and none is left this turn."
                | "This takes {n} Elders to craft, and none is left this turn." % needed)
        }
        Refusal::NoElderLeft { needed, left } => tr!(
            "This takes {n} Elder to craft; left this turn: {left}."
                | "This takes {n} Elders to craft; left this turn: {left}." % needed,
            left
        ),
        Refusal::NoElderThere { suit } => match suit {
            Ground::Fox => tr!(
                "Too few upright Elders stand in fox clearings to craft this. Choose another card, or insist."
            ),
            Ground::Rabbit => tr!(
                "Too few upright Elders stand in rabbit clearings to craft this. Choose another card, or insist."
            ),
            Ground::Mouse => tr!(
                "Too few upright Elders stand in mouse clearings to craft this. Choose another card, or insist."
            ),
        },
        Refusal::TableauFilled => {
            tr!("The tableau was filled already. Correct single cards instead.")
        }
        Refusal::CraftsInEvening => {
            tr!("The Lost Powers do not craft in Daylight. They indoctrinate in Evening.")
        }
    })
}

fn wrong_suit(follower: Suit, action: Action) -> String {
    match (follower, action) {
        (Suit::Fox, Action::Recruit) => {
            tr!("A fox follower cannot recruit. It can seek, move or battle.")
        }
        (Suit::Fox, Action::Draw) => {
            tr!("A fox follower cannot draw. It can seek, move or battle.")
        }
        (Suit::Rabbit, Action::Recruit) => {
            tr!("A rabbit follower cannot recruit. It can draw, move or battle.")
        }
        (Suit::Rabbit, Action::Seek) => {
            tr!("A rabbit follower cannot seek. It can draw, move or battle.")
        }
        (Suit::Mouse, Action::Draw) => {
            tr!("A mouse follower cannot draw. It can recruit, move or battle.")
        }
        (Suit::Mouse, Action::Seek) => {
            tr!("A mouse follower cannot seek. It can recruit, move or battle.")
        }
        (Suit::Fox, Action::Seek | Action::Move | Action::Battle)
        | (Suit::Rabbit, Action::Draw | Action::Move | Action::Battle)
        | (Suit::Mouse, Action::Recruit | Action::Move | Action::Battle)
        | (
            Suit::Bird,
            Action::Recruit | Action::Draw | Action::Seek | Action::Move | Action::Battle,
        ) => tr!("This follower cannot take that action. Choose another one."),
    }
}

// Questions

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::OldFriends => (
            tr!("How many Old Friends are there of each suit?"),
            tr!("Count the cards. The app asks only once."),
        ),
        Question::FirstOldFriend { suit } => {
            let title = match suit {
                Suit::Fox => tr!("Which fox Old Friend goes into the tableau?"),
                Suit::Rabbit => tr!("Which rabbit Old Friend goes into the tableau?"),
                Suit::Mouse => tr!("Which mouse Old Friend goes into the tableau?"),
                Suit::Bird => tr!("Which bird Old Friend goes into the tableau?"),
            };
            (title, tr!("The others go into the Follower deck."))
        }
        Question::Disarm { clearings } => (
            tr!("Which enemy pieces go?"),
            tr!("At most {n} piece, one for each clearing with an upright Elder and an enemy."
                | "At most {n} pieces, one for each clearing with an upright Elder and an enemy."
                    % clearings),
        ),
        Question::FallenIn => (
            tr!("Where do the fallen Elders lie?"),
            tr!("Count them by the suit of their clearing."),
        ),
        Question::StandIn => (
            tr!("Where do the upright Elders stand?"),
            tr!("Count them by the suit of their clearing."),
        ),
        Question::EldersThere => (
            tr!("How many Elders were in that clearing?"),
            tr!("Count them as they were before the removal."),
        ),
        Question::FallenLeaving { leaving } => (
            tr!("{n} Elder leaves. How many of them were fallen?"
                | "{n} Elders leave. How many of them were fallen?" % leaving),
            tr!("The Lost Powers choose which Elders go."),
        ),
        Question::UprightAlone { removed } => (
            tr!("How many Elders stood upright and alone?"),
            tr!(
                "Of {n} removed Elder. Alone means: the only Elder in its clearing. It falls instead of leaving."
                    | "Of {n} removed Elders. Alone means: the only Elder in its clearing. It falls instead of leaving."
                        % removed
            ),
        ),
        Question::WearOut => (
            tr!("Which follower wears out?"),
            tr!("These have the highest crafting cost. The Lost Powers choose."),
        ),
        Question::Indoctrinate { elders } => (
            tr!("Which cards do you indoctrinate?"),
            tr!("{n} Elder can still craft." | "{n} Elders can still craft." % elders),
        ),
        Question::CameUp { count } => (
            tr!("Which {n} follower came up?" | "Which {n} followers came up?" % count),
            tr!("These are the cards that can still lie in the Follower deck."),
        ),
        Question::Activated => (
            tr!("How many Elders have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::OldFriends => tr!("button" => "Remember"),
        Question::FirstOldFriend { .. } => tr!("button" => "Choose"),
        Question::Disarm { .. } => tr!("button" => "Disarm"),
        Question::FallenIn => tr!("button" => "Stand up"),
        Question::StandIn
        | Question::EldersThere
        | Question::FallenLeaving { .. }
        | Question::UprightAlone { .. } => tr!("button" => "Confirm"),
        Question::WearOut => tr!("button" => "Wear out"),
        Question::Indoctrinate { .. } => tr!("button" => "Indoctrinate"),
        Question::CameUp { .. } => tr!("button" => "Draw"),
        Question::Activated => tr!("button" => "Set"),
    })
}

// Commands

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

// Entries

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

pub fn choice(_language: Language, _game: &Game, choice: Choice) -> String {
    match choice {}
}
