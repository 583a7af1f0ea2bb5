//! Questions and their answers: titles, help, choices and the verb that confirms.

use tr::tr;

use crate::engine::ask::{Answerer, Ask, Choice, Countable, Form, Question};
use crate::engine::card::CardId;
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::Tracker;
use crate::words::{Language, factions, in_language, list};

use super::{
    battle, capital, card, card_effect, figure, pieces, pool, seat_name, step_title, suit, tracker,
    zone,
};

/// The words of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskText {
    pub title: String,
    /// What helps to answer; may be empty.
    pub help: String,
    /// The seat that answers; empty when anyone at the table can.
    pub to: String,
}

pub fn ask(language: Language, game: &Game, ask: &Ask) -> AskText {
    let (title, help) = match &ask.question {
        Question::Own(own) => factions::question(language, game, *own),
        question => (title(language, game, ask, question), help(language, game, ask, question)),
    };
    let to = match ask.to {
        Answerer::Seat(seat) => seat_name(language, game, seat),
        Answerer::Table | Answerer::Chance => String::new(),
    };
    AskText { title, help, to }
}

fn title(language: Language, game: &Game, ask: &Ask, question: &Question) -> String {
    let name = |seat: &SeatId| seat_name(language, game, *seat);
    let named = |id: &CardId| card(language, game, *id);
    in_language(language, || match question {
        Question::WhoRemoved { whose: Some(whose) } => {
            tr!("Who removed pieces of {seat}?", seat = name(whose))
        }
        Question::WhoRemoved { whose: None } => tr!("Who removed the pieces?"),
        Question::WhoseRemoved { by: Some(by) } => {
            tr!("Whose pieces did {seat} remove?", seat = name(by))
        }
        Question::WhoseRemoved { by: None } => tr!("Whose pieces were removed?"),
        Question::WhatRemoved { by: Some(by), whose } => {
            tr!("Which pieces of {whose} did {by} remove?", whose = name(whose), by = name(by))
        }
        Question::WhatRemoved { by: None, whose } => {
            tr!("Which pieces of {seat} were removed?", seat = name(whose))
        }
        Question::WereDefending { whose } => {
            tr!("{seat}: were the removed warriors defending?", seat = name(whose))
        }
        Question::PiecesRemoved { by } => {
            tr!("{seat}: which enemy pieces do you remove?", seat = name(by))
        }
        Question::StepsLeft { seat, .. } => {
            tr!("{seat}: go on without these steps?", seat = name(seat))
        }
        Question::CardCrafted { seat } => {
            tr!("{seat}: which card do you craft?", seat = name(seat))
        }
        Question::ResolveEffect { card, .. } => {
            tr!("Use the effect of {card} now?", card = named(card))
        }
        Question::CardsDiscarded { seat, count } => tr!(
            "{seat}: which {n} card do you discard?"
                | "{seat}: which {n} cards do you discard?" % *count,
            seat = name(seat)
        ),
        Question::CardsSpent { seat } => spent(language, game, ask, *seat),
        Question::WhichDominance { seat } => {
            tr!("{seat}: which dominance card do you activate?", seat = name(seat))
        }
        Question::CoalitionWith { seat } => {
            tr!("{seat}: with whom do you form a coalition?", seat = name(seat))
        }
        Question::DominanceHolds { seat, suit } => {
            let seat = name(seat);
            match suit {
                Suit::Fox => tr!("{seat}: do you rule three fox clearings?", seat),
                Suit::Rabbit => tr!("{seat}: do you rule three rabbit clearings?", seat),
                Suit::Mouse => tr!("{seat}: do you rule three mouse clearings?", seat),
                Suit::Bird => tr!("{seat}: do you rule two opposite corners?", seat),
            }
        }
        Question::RuledClearings { seat } => {
            tr!("{seat}: how many clearings do you rule?", seat = name(seat))
        }
        Question::WarriorsStored { seat } => {
            tr!("{seat}: how many warriors have you gathered on this card?", seat = name(seat))
        }
        Question::RiverClearings { seat } => {
            tr!("{seat}: in how many river clearings do you have pieces?", seat = name(seat))
        }
        Question::CardsDrawn { seat } => {
            tr!("{seat}: how many cards do you draw?", seat = name(seat))
        }
        Question::WhichSeat { card, .. } => {
            if matches!(&ask.form, Form::OneOf(choices) if matches!(choices.first(), Some(Choice::Card(_))))
            {
                tr!("Which card is meant by {card}?", card = named(card))
            } else {
                tr!("Which player is meant by {card}?", card = named(card))
            }
        }
        Question::WasDone { card, .. } => {
            tr!("Was everything done that {card} demands?", card = named(card))
        }
        Question::CostOf { card } => {
            tr!("What is the crafting cost of {card}?", card = named(card))
        }
        Question::NameOf { .. } => tr!("Which card is this?"),
        Question::Figure(which) => {
            tr!("Printed number: {figure}", figure = figure(language, *which))
        }
        Question::SetTo(Tracker::Points(seat)) => {
            tr!("{seat}: how many points on the score track?", seat = name(seat))
        }
        Question::SetTo(Tracker::Hand(seat)) => {
            tr!("{seat}: how many cards in hand?", seat = name(seat))
        }
        Question::SetTo(which @ Tracker::Pool(..)) => {
            tr!("How many are there? {tracker}", tracker = tracker(language, game, *which))
        }
        Question::Counterpart(which) => {
            tr!(
                "Where do the other pieces lie? {tracker}",
                tracker = tracker(language, game, *which)
            )
        }
        Question::ShuffleOrder => tr!("The cards are being shuffled."),
        Question::Battle(which) => battle::title(language, game, *which),
        Question::Own(own) => factions::question(language, game, *own).0,
    })
}

/// One question of the engine stands for spending, discarding and adding; the form tells which.
fn spent(language: Language, game: &Game, ask: &Ask, seat: SeatId) -> String {
    let seat = seat_name(language, game, seat);
    in_language(language, || match (&ask.form, ask.to) {
        (Form::Number { .. }, _) => tr!("{seat}: how many cards do you discard?", seat),
        (Form::Faces { .. }, Answerer::Table) => tr!("Which card is added?"),
        // Into a place that only its owner looks into.
        (Form::Faces { .. }, _) if ask.private => tr!("Which card is added?"),
        (Form::Faces { max: 1, .. }, Answerer::Seat(_) | Answerer::Chance) => {
            tr!("{seat}: which card do you spend?", seat)
        }
        (
            Form::Faces { .. }
            | Form::YesNo
            | Form::OneOf(_)
            | Form::Counts { .. }
            | Form::Cards { .. }
            | Form::Price { .. }
            | Form::Shuffle { .. },
            _,
        ) => tr!("{seat}: which cards do you spend or discard?", seat),
    })
}

fn help(language: Language, game: &Game, ask: &Ask, question: &Question) -> String {
    let effect = |id: &CardId| {
        let kind = game.card(*id).and_then(|c| c.face.kind());
        kind.map_or_else(String::new, |kind| card_effect(language, kind))
    };
    in_language(language, || match question {
        Question::WhoRemoved { .. } | Question::WhoseRemoved { .. } => String::new(),
        Question::WhatRemoved { .. } | Question::PiecesRemoved { .. } => {
            tr!("Enter what was removed. A building or token scores 1 point.")
        }
        Question::WereDefending { .. } => {
            tr!("In a battle that another player began, or by an effect that counts as one.")
        }
        Question::StepsLeft { steps, .. } => {
            let titles: Vec<String> =
                steps.iter().map(|step| step_title(language, game, *step)).collect();
            let steps = list(language, &titles);
            tr!(
                "Due and not done: {steps}. If you go on, it is skipped."
                    | "Due and not done: {steps}. If you go on, they are skipped." % titles.len(),
                steps
            )
        }
        Question::CardCrafted { .. } | Question::CardsDiscarded { .. } => by_suit_or_name(),
        Question::CardsSpent { .. } => match ask.form {
            Form::Faces { .. } => by_suit_or_name(),
            Form::YesNo
            | Form::OneOf(_)
            | Form::Number { .. }
            | Form::Counts { .. }
            | Form::Cards { .. }
            | Form::Price { .. }
            | Form::Shuffle { .. } => String::new(),
        },
        Question::ResolveEffect { card, .. } | Question::WhichSeat { card, .. } => effect(card),
        Question::WasDone { card, .. } => {
            let effect = effect(card);
            if effect.is_empty() { tr!("If not, the card is discarded.") } else { effect }
        }
        Question::WhichDominance { .. } => {
            tr!("The score marker leaves the track for good.")
        }
        Question::CoalitionWith { .. } => {
            tr!(
                "They share the fewest points. Your score marker leaves the track; if they win, you win too."
            )
        }
        Question::DominanceHolds { .. } => tr!("If so, the game is won."),
        Question::RuledClearings { .. } => tr!("Each of them scores 1 point."),
        Question::WarriorsStored { .. } => tr!("Every five of them score 1 point."),
        Question::RiverClearings { .. } => tr!("Each of them draws 1 card."),
        Question::CardsDrawn { .. } => tr!("From the shared deck into the hand."),
        Question::CostOf { .. } => tr!("Count the crafting symbols on the card."),
        Question::NameOf { card: id } => {
            tr!("It is written down as {card}.", card = card(language, game, *id))
        }
        Question::Figure(_) => tr!("Read it off the board or card. The app asks only once."),
        Question::SetTo(_) => tr!("A correction, in the open: it becomes an entry."),
        Question::Counterpart(_) => tr!("All pieces have to add up."),
        Question::ShuffleOrder => String::new(),
        Question::Battle(which) => battle::help(language, *which),
        Question::Own(own) => factions::question(language, game, *own).1,
    })
}

fn by_suit_or_name() -> String {
    tr!("By name, or only by suit; it can be named later.")
}

/// The verb on the button that confirms a form.
pub fn confirm(language: Language, _game: &Game, ask: &Ask) -> String {
    in_language(language, || match &ask.question {
        Question::WhoRemoved { .. }
        | Question::WhoseRemoved { .. }
        | Question::WhichSeat { .. } => tr!("button" => "Choose"),
        Question::WhatRemoved { .. } | Question::PiecesRemoved { .. } => {
            tr!("button" => "Remove")
        }
        Question::StepsLeft { .. } => tr!("button" => "Go on"),
        Question::CardCrafted { .. } => tr!("button" => "Craft"),
        Question::ResolveEffect { .. } => tr!("button" => "Use"),
        Question::CardsDiscarded { .. } => tr!("button" => "Discard"),
        Question::CardsSpent { .. } => match (&ask.form, ask.to) {
            (Form::Number { .. }, _) => tr!("button" => "Discard"),
            (_, Answerer::Table) => tr!("button" => "Add"),
            (_, Answerer::Seat(_)) if ask.private => tr!("button" => "Add"),
            (_, Answerer::Seat(_) | Answerer::Chance) => tr!("button" => "Spend"),
        },
        Question::WhichDominance { .. } => tr!("button" => "Activate"),
        Question::DominanceHolds { .. }
        | Question::Battle(_)
        | Question::CoalitionWith { .. }
        | Question::RuledClearings { .. }
        | Question::WarriorsStored { .. }
        | Question::RiverClearings { .. }
        | Question::WereDefending { .. }
        | Question::WasDone { .. } => tr!("button" => "Confirm"),
        Question::CardsDrawn { .. } => tr!("button" => "Draw"),
        Question::CostOf { .. } | Question::Figure(_) => tr!("button" => "Remember"),
        Question::NameOf { .. } => tr!("button" => "Name"),
        Question::SetTo(_) | Question::Counterpart(_) => tr!("button" => "Set"),
        Question::ShuffleOrder => tr!("button" => "Shuffle"),
        Question::Own(own) => factions::confirm(language, *own),
    })
}

/// One of a few answers.
pub fn choice(language: Language, game: &Game, choice: Choice) -> String {
    match choice {
        Choice::Seat(seat) => seat_name(language, game, seat),
        Choice::Suit(which) => suit(language, which),
        Choice::Card(id) => capital(&card(language, game, id)),
        Choice::Pool(which) => pool(language, which),
        Choice::Zone(which) => zone(language, game, which),
        Choice::Battle(which) => battle::pick(language, game, which),
        Choice::Own(which) => factions::choice(language, game, which),
    }
}

/// The name of a row that counts something.
pub fn countable(language: Language, game: &Game, what: Countable) -> String {
    match what {
        Countable::Class(class) => pieces::classes(language, class),
        Countable::Pieces(seat, class) => {
            let seat = seat_name(language, game, seat);
            in_language(language, || match class {
                Class::Warrior => tr!("{seat}: warriors", seat),
                Class::Building => tr!("{seat}: buildings", seat),
                Class::Token => tr!("{seat}: tokens", seat),
                Class::Pawn => tr!("{seat}: pawn, hit", seat),
            })
        }
        Countable::Suit(which) => suit(language, which),
        Countable::Pool(which) => pool(language, which),
        Countable::Figure(which) => figure(language, which),
        Countable::Own(which) => factions::choice(language, game, which),
    }
}
