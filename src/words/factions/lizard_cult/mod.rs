//! The words of the Lizard Cult: Lost Souls, the Outcast, acolytes, gardens and what is done with them.

use tr::tr;

use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::Faction;
use crate::engine::factions::lizard_cult::{
    Choice, Command, Conspiracy, Effect, Figure, Outcast, Pick, Pool, Question, Reason, Refusal,
    Ritual, State, Step, Zone, conspiracy_cost, next_outcast, score_points,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::{card, in_hand, seat_name, suit_word};
use crate::words::{Language, in_language};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Lizard Cult"))
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::LizardCult(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

/// "Outcast: fox, Hated".
pub fn outcast(language: Language, outcast: Outcast) -> String {
    let suit = suit_word(language, outcast.suit.suit());
    in_language(language, || {
        if outcast.hated {
            tr!("Outcast: {suit}, Hated", suit)
        } else {
            tr!("Outcast: {suit}", suit)
        }
    })
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Warriors in supply"),
        Pool::Map => tr!("Warriors on the map"),
        Pool::Acolytes => tr!("Acolytes"),
        Pool::Track(Ground::Fox) => tr!("Fox gardens on the track"),
        Pool::Track(Ground::Rabbit) => tr!("Rabbit gardens on the track"),
        Pool::Track(Ground::Mouse) => tr!("Mouse gardens on the track"),
        Pool::Garden(Ground::Fox) => tr!("Fox gardens on the map"),
        Pool::Garden(Ground::Rabbit) => tr!("Rabbit gardens on the map"),
        Pool::Garden(Ground::Mouse) => tr!("Mouse gardens on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set warriors in supply to…"),
        Pool::Map => tr!("Set warriors on the map to…"),
        Pool::Acolytes => tr!("Set acolytes to…"),
        Pool::Track(Ground::Fox) => tr!("Set fox gardens on the track to…"),
        Pool::Track(Ground::Rabbit) => tr!("Set rabbit gardens on the track to…"),
        Pool::Track(Ground::Mouse) => tr!("Set mouse gardens on the track to…"),
        Pool::Garden(Ground::Fox) => tr!("Set fox gardens on the map to…"),
        Pool::Garden(Ground::Rabbit) => tr!("Set rabbit gardens on the map to…"),
        Pool::Garden(Ground::Mouse) => tr!("Set mouse gardens on the map to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match (from, to) {
        (Pool::Supply, Pool::Map) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (Pool::Map, Pool::Supply) => {
            tr!("{n} warrior went from the map to the supply"
                | "{n} warriors went from the map to the supply" % n)
        }
        (Pool::Map, Pool::Acolytes) => {
            tr!("{n} warrior went from the map to the acolytes"
                | "{n} warriors went from the map to the acolytes" % n)
        }
        (Pool::Supply, Pool::Acolytes) => {
            tr!("{n} warrior joined the acolytes" | "{n} warriors joined the acolytes" % n)
        }
        (Pool::Acolytes, Pool::Supply) => {
            tr!("{n} acolyte went back to the supply" | "{n} acolytes went back to the supply" % n)
        }
        (Pool::Acolytes, Pool::Map) => {
            tr!("{n} acolyte came onto the map" | "{n} acolytes came onto the map" % n)
        }
        (Pool::Track(suit), Pool::Garden(_)) => {
            tr!("{n} {suit} garden came onto the map" | "{n} {suit} gardens came onto the map" % n,
                suit = word(suit))
        }
        (Pool::Garden(suit), Pool::Track(_)) => {
            tr!("{n} {suit} garden went back to its track"
                | "{n} {suit} gardens went back to their track" % n,
                suit = word(suit))
        }
        // Pools of two kinds never exchange pieces, and one pool has nothing to give itself.
        (Pool::Supply, Pool::Supply | Pool::Track(_) | Pool::Garden(_))
        | (Pool::Map, Pool::Map | Pool::Track(_) | Pool::Garden(_))
        | (Pool::Acolytes, Pool::Acolytes | Pool::Track(_) | Pool::Garden(_))
        | (Pool::Track(_), Pool::Supply | Pool::Map | Pool::Acolytes | Pool::Track(_))
        | (Pool::Garden(_), Pool::Supply | Pool::Map | Pool::Acolytes | Pool::Garden(_)) => {
            tr!("{n} piece stayed in place" | "{n} pieces stayed in place" % n)
        }
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Cult pieces removed…"))
}

// Cards

pub fn zone(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("Lost Souls"),
        Zone::Revealed => tr!("Revealed cards"),
    })
}

pub fn move_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("Put on Lost Souls"),
        Zone::Revealed => tr!("Put with the revealed cards"),
    })
}

pub fn add_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("Add a card to Lost Souls…"),
        Zone::Revealed => tr!("Add a revealed card…"),
    })
}

pub fn goes(language: Language, zone: Zone, card: &str) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("{card} goes to Lost Souls", card),
        Zone::Revealed => tr!("{card} is revealed", card),
    })
}

pub fn all_go(language: Language, zone: Zone, cards: &str) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("To Lost Souls: {cards}", cards),
        Zone::Revealed => tr!("Revealed: {cards}", cards),
    })
}

pub fn go(language: Language, zone: Zone, n: usize) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => {
            tr!("{n} card goes to Lost Souls" | "{n} cards go to Lost Souls" % n)
        }
        Zone::Revealed => tr!("{n} card is revealed" | "{n} cards are revealed" % n),
    })
}

pub fn shuffled(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::LostSouls | Zone::Revealed => tr!("Cards were put in another order"),
    })
}

pub fn own_face(_language: Language, _face: Face) -> Option<String> {
    None
}

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::BonusSpace => tr!("Gardens of one suit that uncover its extra card (2 unless read off)"),
    })
}

// The checklist

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather warriors"),
        Step::Place => tr!("step" => "Place the first pieces"),
        Step::Choose => tr!("step" => "Choose the Outcast"),
        Step::Tracks => tr!("step" => "Fill the garden tracks"),
        Step::Adjust => tr!("step" => "Adjust the Outcast"),
        Step::DiscardSouls => tr!("step" => "Discard Lost Souls"),
        Step::Conspiracies => tr!("step" => "Conspiracies"),
        Step::Rituals => tr!("step" => "Rituals"),
        Step::Return => tr!("step" => "Return revealed cards"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
    })
}

pub fn step_figure(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = info.status == Status::Done;
    let now = state(game, seat);
    let said = |which: Option<Outcast>| which.map(|o| outcast(language, o)).unwrap_or_default();
    in_language(language, || match (step, info.count) {
        (Step::Gather, Some(n)) => tr!("{n} warrior" | "{n} warriors" % n),
        (Step::Choose | Step::Adjust, _) if done => said(now.and_then(|s| s.outcast)),
        (Step::Adjust, _) if info.status == Status::Due => {
            said(now.and_then(|s| next_outcast(game, seat, s)))
        }
        (Step::Tracks, Some(n)) => {
            tr!("{n} garden on its track" | "{n} gardens on their tracks" % n)
        }
        (Step::DiscardSouls, Some(n)) if info.status == Status::Due => {
            tr!("{n} card to the discard pile" | "{n} cards to the discard pile" % n)
        }
        (Step::Conspiracies, Some(n)) => {
            tr!("{n} acolyte to spend" | "{n} acolytes to spend" % n)
        }
        (Step::Rituals, Some(n)) => {
            tr!("{n} card to reveal or keep" | "{n} cards to reveal or keep" % n)
        }
        (Step::Return, Some(n)) if n > 0 => {
            tr!("{n} card back to your hand" | "{n} cards back to your hand" % n)
        }
        (Step::Craft, Some(n)) => tr!("{n} garden can craft" | "{n} gardens can craft" % n),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Gather | Step::Tracks | Step::Conspiracies | Step::Rituals | Step::Craft,
            None,
        )
        | (
            Step::Place
            | Step::Choose
            | Step::Adjust
            | Step::DiscardSouls
            | Step::Return
            | Step::Draw
            | Step::Discard,
            _,
        ) => String::new(),
    })
}

pub fn step_detail(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = info.status == Status::Done;
    in_language(language, || match step {
        Step::Place if info.status == Status::Due => {
            tr!("A corner clearing, if you can the one opposite another player's start.")
        }
        Step::Rituals if info.status == Status::Optional => scores(language, game, seat),
        Step::Discard if done && info.count == Some(0) => tr!("The hand holds 5 cards or fewer."),
        Step::Gather
        | Step::Place
        | Step::Choose
        | Step::Tracks
        | Step::Adjust
        | Step::DiscardSouls
        | Step::Conspiracies
        | Step::Rituals
        | Step::Return
        | Step::Craft
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

/// What each suit scores now.
fn scores(_language: Language, game: &Game, seat: SeatId) -> String {
    let [fox, rabbit, mouse] = Ground::ALL.map(|suit| score_points(game, seat, suit));
    tr!("Scoring now: fox {fox}, rabbit {rabbit}, mouse {mouse}.", fox, rabbit, mouse)
}

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match refusal {
        Refusal::PlacedAlready => {
            tr!("The first pieces have been placed already. Correct single numbers instead.")
        }
        Refusal::ChosenAlready => {
            tr!("The Outcast has been chosen already. Correct it on the board instead.")
        }
        Refusal::NoOutcast => tr!("No suit is the Outcast yet. Choose one first."),
        Refusal::AdjustFirst => {
            tr!("The Outcast has not been adjusted this turn. Do that first, or insist.")
        }
        Refusal::TooFewAcolytes { conspiracy, needed, there } => match conspiracy {
            Conspiracy::Crusade => tr!(
                "A crusade costs {n} acolyte; you have {there}."
                    | "A crusade costs {n} acolytes; you have {there}." % needed,
                there
            ),
            Conspiracy::Convert => tr!(
                "Converting costs {n} acolyte; you have {there}."
                    | "Converting costs {n} acolytes; you have {there}." % needed,
                there
            ),
            Conspiracy::Sanctify => tr!(
                "Sanctifying costs {n} acolyte; you have {there}."
                    | "Sanctifying costs {n} acolytes; you have {there}." % needed,
                there
            ),
        },
        Refusal::NobodyOnMap => tr!("There is no Cult warrior on the map."),
        Refusal::NothingToConvert => tr!("No enemy has a warrior on the map to convert."),
        Refusal::NothingToSanctify => tr!("No enemy has a building on the map to sanctify."),
        Refusal::Stays => {
            tr!("That warrior would not leave its clearing, so nothing can replace it. Choose another one.")
        }
        Refusal::NoWarriorInSupply => {
            tr!("There is no warrior left in the supply. All of them are on the map or among the acolytes.")
        }
        Refusal::NoGardenLeft { suit } => {
            tr!("There is no {suit} garden left on its track. All five are on the map.",
                suit = word(suit))
        }
        Refusal::NoGardenOut { suit } => {
            tr!("There is no {suit} garden on the map. Build one first.", suit = word(suit))
        }
        Refusal::BirdsAreNotWild { ritual } => match ritual {
            Ritual::Build => {
                tr!("Birds are not wild in rituals. Reveal a fox, rabbit or mouse card to build.")
            }
            Ritual::Recruit => {
                tr!("Birds are not wild in rituals. Reveal a fox, rabbit or mouse card to recruit.")
            }
            Ritual::Score | Ritual::Sacrifice => {
                tr!("Birds are not wild in rituals. Reveal a fox, rabbit or mouse card to score.")
            }
        },
        Refusal::BirdNeeded => tr!("A sacrifice takes a bird card. Reveal one."),
        Refusal::ScoredAlready { suit } => tr!(
            "You have scored {suit} this turn; each suit once. Choose another suit, or insist.",
            suit = word(suit)
        ),
        Refusal::NothingRevealed => tr!("No card lies revealed."),
        Refusal::CraftsInEvening => {
            tr!("The Lizard Cult crafts in Evening, with gardens of the Outcast suit.")
        }
        Refusal::TooFewGardens { needed, left: 0 } => {
            tr!("This takes {n} garden of the Outcast suit to craft, and none is left this turn."
                | "This takes {n} gardens of the Outcast suit to craft, and none is left this turn."
                    % needed)
        }
        Refusal::TooFewGardens { needed, left } => tr!(
            "This takes {n} garden of the Outcast suit to craft; left this turn: {left}."
                | "This takes {n} gardens of the Outcast suit to craft; left this turn: {left}."
                    % needed,
            left
        ),
        Refusal::OtherSymbols { suit } => tr!(
            "Only {suit} gardens craft now, and this card wants another suit. Choose another card, or insist.",
            suit = word(suit)
        ),
    })
}

// Questions

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::FirstGarden => (
            tr!("Which suit has the clearing of the first garden?"),
            tr!("4 warriors go there with it."),
        ),
        Question::AdjacentClearings => (
            tr!("How many clearings lie beside it?"),
            tr!("Each of them gets 1 warrior."),
        ),
        Question::Outcast => {
            (tr!("Which suit is the Outcast?"), tr!("The marker starts on the side without hate."))
        }
        Question::Reveal { ritual } => match ritual {
            Ritual::Build => (
                tr!("Which card do you reveal to build?"),
                tr!("A garden of its suit goes into a clearing of that suit that you rule."),
            ),
            Ritual::Recruit => (
                tr!("Which card do you reveal to recruit?"),
                tr!("1 warrior goes into a clearing of its suit."),
            ),
            Ritual::Score => (
                tr!("Which card do you spend to score?"),
                tr!("It goes to Lost Souls. Each suit scores once a turn."),
            ),
            Ritual::Sacrifice => (
                tr!("Which bird do you reveal to sacrifice?"),
                tr!("1 warrior goes from the supply to the acolytes."),
            ),
        },
        Question::SuitOfClearing { .. } => (
            tr!("As which suit does the bird count?"),
            tr!("The table insists: by the law birds are not wild here."),
        ),
        Question::Convert => (
            tr!("Whose warrior do you convert?"),
            tr!("It stands in an Outcast clearing; a Cult warrior takes its place."),
        ),
        Question::Sanctify => (
            tr!("Whose building do you sanctify?"),
            tr!("It stands in an Outcast clearing; a garden takes its place."),
        ),
        Question::GardenGone { count } => (
            tr!("Which garden was removed?" | "Which {n} gardens were removed?" % count),
            tr!("They go back to their tracks."),
        ),
        Question::Fear { hand } => (
            tr!("Which of {n} card is discarded by chance?"
                | "Which of {n} cards is discarded by chance?" % hand),
            String::new(),
        ),
        Question::CardAt { place, hand } => (
            tr!("Chance takes card {place}. Which card is it?", place),
            tr!("Count your {n} card from the left. The card goes to Lost Souls."
                | "Count your {n} cards from the left. The card goes to Lost Souls." % hand),
        ),
        Question::Craft { gardens } => (
            tr!("Which card do you craft?"),
            tr!("{n} garden can still craft." | "{n} gardens can still craft." % gardens),
        ),
        Question::Activated => (
            tr!("How many gardens have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::FirstGarden | Question::AdjacentClearings => tr!("button" => "Place"),
        Question::Outcast | Question::SuitOfClearing { .. } => tr!("button" => "Choose"),
        Question::Reveal { ritual: Ritual::Score } => tr!("button" => "Spend"),
        Question::Reveal { .. } => tr!("button" => "Reveal"),
        Question::Convert => tr!("button" => "Convert"),
        Question::Sanctify => tr!("button" => "Sanctify"),
        Question::GardenGone { .. } | Question::Fear { .. } => tr!("button" => "Confirm"),
        Question::CardAt { .. } => tr!("button" => "Discard"),
        Question::Craft { .. } => tr!("button" => "Craft"),
        Question::Activated => tr!("button" => "Set"),
    })
}

// Commands

/// What a conspiracy costs on this board now.
fn cost(game: &Game, seat: SeatId, conspiracy: Conspiracy) -> u8 {
    let outcast = state(game, seat).and_then(|state| state.outcast);
    conspiracy_cost(conspiracy, outcast.is_some_and(|outcast| outcast.hated))
}

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::PlaceWarriors => tr!("Place the first pieces…"),
        Command::ChooseOutcast => tr!("Choose the Outcast…"),
        Command::Adjust => tr!("Adjust the Outcast and discard Lost Souls"),
        Command::Conspire(conspiracy) => {
            let n = cost(game, seat, *conspiracy);
            match conspiracy {
                Conspiracy::Crusade => {
                    tr!("Crusade: {n} acolyte" | "Crusade: {n} acolytes" % n)
                }
                Conspiracy::Convert => {
                    tr!("Convert: {n} acolyte" | "Convert: {n} acolytes" % n)
                }
                Conspiracy::Sanctify => {
                    tr!("Sanctify: {n} acolyte" | "Sanctify: {n} acolytes" % n)
                }
            }
        }
        Command::Perform(ritual) => match ritual {
            Ritual::Build => tr!("ritual" => "Build…"),
            Ritual::Recruit => tr!("ritual" => "Recruit…"),
            Ritual::Score => tr!("ritual" => "Score…"),
            Ritual::Sacrifice => tr!("ritual" => "Sacrifice…"),
        },
        Command::Return => tr!("Return revealed cards"),
        Command::Craft => tr!("Craft…"),
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::SetRules(Pick { garden_to_score: true }) => {
            tr!("2025 printing: no score without a garden")
        }
        Command::SetRules(Pick { garden_to_score: false }) => {
            tr!("Older printing: a suit without gardens scores 0")
        }
        Command::SetOutcast(to) => {
            tr!("Set: {outcast}", outcast = outcast(language, *to))
        }
        Command::AddSoul(suit) => match suit {
            Suit::Fox => tr!("A fox card to Lost Souls"),
            Suit::Rabbit => tr!("A rabbit card to Lost Souls"),
            Suit::Mouse => tr!("A mouse card to Lost Souls"),
            Suit::Bird => tr!("A bird card to Lost Souls"),
        },
        Command::TakeBack { .. } => tr!("Take back into the hand"),
        Command::Unscore(suit) => {
            tr!("Mark {suit} as not scored", suit = suit_word(language, suit.suit()))
        }
        Command::SetActivated => tr!("Set gardens that crafted to…"),
    })
}

pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Adjust => state(game, seat)
            .and_then(|state| next_outcast(game, seat, state))
            .map(|next| outcast(language, next))
            .unwrap_or_default(),
        Command::Conspire(conspiracy) => match conspiracy {
            Conspiracy::Crusade => {
                tr!("Battle in an Outcast clearing, or move out of one and then battle if you like.")
            }
            Conspiracy::Convert => {
                tr!("Replace an enemy warrior in an Outcast clearing by one of yours.")
            }
            Conspiracy::Sanctify => {
                tr!("Replace an enemy building in an Outcast clearing by a garden.")
            }
        },
        Command::Perform(ritual) => match ritual {
            Ritual::Build => tr!("A garden into a clearing of the card's suit that you rule."),
            Ritual::Recruit => tr!("1 warrior into a clearing of the card's suit."),
            Ritual::Score => scores(language, game, seat),
            Ritual::Sacrifice => tr!("A bird: 1 warrior to the acolytes."),
        },
        Command::TakeBack { .. } | Command::Unscore(_) | Command::SetOutcast(_) => {
            tr!("A correction, in the open: it becomes an entry.")
        }
        Command::PlaceWarriors
        | Command::ChooseOutcast
        | Command::Return
        | Command::Craft
        | Command::Draw
        | Command::Discard
        | Command::SetRules(_)
        | Command::AddSoul(_)
        | Command::SetActivated => String::new(),
    })
}

// Entries

pub fn done(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    command: &Command,
    entry: &Entry,
) -> String {
    let name = seat_name(language, after, seat);
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match command {
        Command::PlaceWarriors => tr!("{seat} placed the first pieces", seat = name),
        Command::ChooseOutcast => tr!("{seat} chose the Outcast", seat = name),
        Command::Adjust => {
            tr!("{seat} adjusted the Outcast and discarded Lost Souls", seat = name)
        }
        Command::Conspire(Conspiracy::Crusade) => tr!("{seat} went on a crusade", seat = name),
        Command::Conspire(Conspiracy::Convert) => tr!("{seat} converted a warrior", seat = name),
        Command::Conspire(Conspiracy::Sanctify) => {
            tr!("{seat} sanctified a building", seat = name)
        }
        Command::Perform(Ritual::Build) => tr!("{seat} built a garden", seat = name),
        Command::Perform(Ritual::Recruit) => tr!("{seat} recruited a warrior", seat = name),
        Command::Perform(Ritual::Score) => tr!("{seat} scored gardens", seat = name),
        Command::Perform(Ritual::Sacrifice) => tr!("{seat} sacrificed a warrior", seat = name),
        Command::Return => tr!("{seat} took the revealed cards back", seat = name),
        Command::Craft => match crafted(language, entry) {
            Some(card) => tr!("{seat} crafted {card}", seat = name, card),
            None => tr!("{seat} crafted a card", seat = name),
        },
        Command::Draw => {
            let n = drawn(entry, seat);
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::SetRules(rules) => changed_rules(*rules),
        Command::SetOutcast(to) => {
            tr!("Correction: {line}", line = outcast(language, *to))
        }
        Command::AddSoul(_) => tr!("A card added to Lost Souls"),
        Command::TakeBack { card: id } => {
            let card = card(language, after, *id);
            tr!("Correction: {card} back in the hand", card)
        }
        Command::Unscore(suit) => {
            tr!("Correction: {suit} not scored this turn", suit = word(*suit))
        }
        Command::SetActivated => {
            let n = state(after, seat).map_or(0, |state| state.activated);
            tr!("Correction: {n} garden has crafted this turn"
                | "Correction: {n} gardens have crafted this turn" % n)
        }
    })
}

/// The card that came into sight to be crafted.
fn crafted(language: Language, entry: &Entry) -> Option<String> {
    entry.effects.iter().find_map(|effect| {
        let Shared::Dealt { face, .. } = effect else { return None };
        Some(crate::words::say::face(language, *face))
    })
}

/// How many cards came from the deck: the last that the hand gained, after the revealed ones.
fn drawn(entry: &Entry, of: SeatId) -> u8 {
    let gain = entry.effects.iter().rev().find_map(|effect| match effect {
        Shared::Hand { seat, by } if *seat == of => u8::try_from(*by).ok(),
        _ => None,
    });
    gain.unwrap_or(0)
}

fn changed_rules(rules: Pick) -> String {
    if rules.garden_to_score {
        tr!("2025 printing: a suit scores only with a garden on the map")
    } else {
        tr!("Older printing: a suit without a garden scores 0")
    }
}

pub fn effect(
    language: Language,
    _before: &Game,
    _after: &Game,
    _seat: SeatId,
    effect: &Effect,
) -> String {
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match effect {
        Effect::Outcast(now) => outcast(language, *now),
        Effect::Scored(suit) => tr!("Scored this turn: {suit}", suit = word(*suit)),
        Effect::Unscored(suit) => tr!("Not scored this turn: {suit}", suit = word(*suit)),
        Effect::Activated(n) => {
            tr!("{n} garden has crafted this turn" | "{n} gardens have crafted this turn" % *n)
        }
        Effect::Rules(rules) => changed_rules(*rules),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Gardens(Ground::Fox) => tr!("fox gardens"),
        Reason::Gardens(Ground::Rabbit) => tr!("rabbit gardens"),
        Reason::Gardens(Ground::Mouse) => tr!("mouse gardens"),
    })
}

pub fn choice(_language: Language, _game: &Game, choice: Choice) -> String {
    match choice {}
}

#[cfg(test)]
mod tests;
