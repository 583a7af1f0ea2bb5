//! What any table does, whatever sits at it: turns, points, removals, crafting, dominance and corrections.
//! Factions add their own through the contract; nothing here knows which of them are seated.

mod battle;
mod cards;
mod cards_by_hand;
mod checklist;
mod corrections;
mod dominance;
mod events;
mod offers;
mod steps;
mod turns;

use crate::engine::ask::{Answerer, Question};
use crate::engine::card::CardId;
use crate::engine::effect::Effect;
use crate::engine::factions::{self, FactionCommand, FactionFigure, FactionPick, FactionPool};
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::printing::Printing;
use crate::engine::propose::{Draft, Means, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::setup::Setup;
use crate::engine::turn::Phase;
use crate::engine::zone::Zone;
use serde::{Deserialize, Serialize};

pub use battle::{how_many, losses, stands};
pub use cards::{craft_face, craftable, given, given_to_bot};
pub use checklist::{due, steps};
pub use offers::candidates;
pub use steps::{HAND_LIMIT, discard_status, over_the_limit, passed, status};
pub use turns::enter;

use cards::{craft, discard, use_card};
use cards_by_hand::{add_card, move_card, name_card, price_card};
use corrections::{leave, repick, set_to, swap, turn_to};
use dominance::{activate_dominance, check_dominance, take_dominance};
use events::{by_hand, move_points, remove, rescore};
use turns::{end_phase, end_turn, start};

/// What somebody wants to happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Begin(Box<Setup>),
    /// Setup is over; the first turn begins.
    Start,
    EndPhase,
    EndTurn,
    /// Points by hand, one touch.
    Score {
        seat: SeatId,
        by: i8,
    },
    /// Points given to the wrong seat, or written down too late.
    MovePoints {
        from: SeatId,
        to: SeatId,
        points: u8,
        turn: u16,
    },
    /// Points that earlier turns would have given had a printed figure been read right.
    Rescore {
        figure: FactionFigure,
        lines: Vec<Rescored>,
    },
    /// Pieces of one seat removed by another; what is not said is asked.
    Remove {
        by: Option<SeatId>,
        whose: Option<SeatId>,
        #[serde(default)]
        means: Means,
    },
    /// A battle from the ambush to the last hit. `by`: the attacker's own command that begins it.
    Battle {
        attacker: SeatId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defender: Option<SeatId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Box<FactionCommand>>,
    },
    Craft {
        seat: SeatId,
    },
    /// Cards drawn outside any step.
    Draw {
        seat: SeatId,
    },
    /// Cards discarded outside any step.
    Discard {
        seat: SeatId,
    },
    /// A persistent effect is used.
    UseCard {
        seat: SeatId,
        card: CardId,
    },
    ActivateDominance {
        seat: SeatId,
    },
    TakeDominance {
        seat: SeatId,
        card: CardId,
    },
    /// At the start of Birdsong: does it hold?
    CheckDominance {
        seat: SeatId,
    },
    /// A tracker is set by hand, in the open.
    SetTo(Tracker),
    /// An item put into a crafted items box, or back into the supply, by hand.
    MoveItem {
        seat: SeatId,
        item: Item,
        back: bool,
    },
    /// A card that lies somewhere else than the ledger says.
    MoveCard {
        card: CardId,
        to: Zone,
    },
    /// A card that the ledger has not seen yet.
    AddCard {
        to: Zone,
    },
    NameCard {
        card: CardId,
    },
    PriceCard {
        card: CardId,
    },
    Learn(FactionFigure),
    Rename {
        seat: SeatId,
        name: String,
    },
    Repick {
        seat: SeatId,
        pick: FactionPick,
    },
    Leave {
        seat: SeatId,
    },
    Return {
        seat: SeatId,
    },
    /// Two seats change places.
    Swap {
        seat: SeatId,
        with: SeatId,
    },
    /// The turn is set by hand.
    TurnTo {
        seat: SeatId,
        phase: Phase,
        round: u16,
    },
    Note(String),
    /// Another printing of the Law holds from here on.
    Follow(Printing),
    /// The table plays on after the end, or opens a finished game.
    Reopen,
    /// A game that was opened again is over as it stands.
    Close,
    Play {
        seat: SeatId,
        play: FactionCommand,
    },
}

/// Points of one seat in one earlier turn that a printed figure changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rescored {
    pub seat: SeatId,
    pub by: i16,
    pub turn: u16,
}

/// A value that can be set by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tracker {
    Points(SeatId),
    Hand(SeatId),
    Pool(SeatId, FactionPool),
}

impl Command {
    /// The seat that a command belongs to in the ledger, where it has one.
    pub fn seat(&self, game: &Game) -> Option<SeatId> {
        match self {
            Command::Begin(_)
            | Command::Start
            | Command::MoveCard { .. }
            | Command::AddCard { .. }
            | Command::NameCard { .. }
            | Command::PriceCard { .. }
            | Command::Learn(_)
            | Command::Rescore { .. }
            | Command::Note(_)
            | Command::Follow(_)
            | Command::Reopen
            | Command::Close => None,
            Command::EndPhase | Command::EndTurn => Some(game.turn.seat),
            Command::Remove { by, whose, .. } => by.or(*whose),
            Command::Battle { attacker: seat, .. }
            | Command::MovePoints { to: seat, .. }
            | Command::Score { seat, .. }
            | Command::Craft { seat }
            | Command::Draw { seat }
            | Command::Discard { seat }
            | Command::UseCard { seat, .. }
            | Command::ActivateDominance { seat }
            | Command::TakeDominance { seat, .. }
            | Command::CheckDominance { seat }
            | Command::SetTo(
                Tracker::Points(seat) | Tracker::Hand(seat) | Tracker::Pool(seat, _),
            )
            | Command::MoveItem { seat, .. }
            | Command::Rename { seat, .. }
            | Command::Repick { seat, .. }
            | Command::Leave { seat }
            | Command::Return { seat }
            | Command::Swap { seat, .. }
            | Command::TurnTo { seat, .. }
            | Command::Play { seat, .. } => Some(*seat),
        }
    }

    /// Whether it may be done when the game is over: looking, correcting names, reopening.
    fn outlives_the_game(&self) -> bool {
        matches!(
            self,
            Command::Reopen | Command::Note(_) | Command::Rename { .. } | Command::NameCard { .. }
        )
    }
}

/// Decides a command on a draft.
pub fn decide(draft: &mut Draft<'_>, command: &Command) -> Outcome {
    if let Command::Begin(setup) = command {
        draft.must(!draft.game.begun(), RefusalKind::BegunAlready)?;
        setup.check()?;
        return draft.apply(Effect::Began(setup.clone()));
    }
    draft.must(draft.game.begun(), RefusalKind::NotBegun)?;
    if draft.game.ending.is_some() {
        draft.must(command.outlives_the_game(), RefusalKind::GameOver)?;
    }
    if let Some(seat) = command.seat(&draft.game) {
        draft.seat(seat)?;
    }
    match command {
        Command::Begin(_) => Ok(()),
        Command::Start => start(draft),
        Command::EndPhase => end_phase(draft),
        Command::EndTurn => end_turn(draft),
        Command::Score { seat, by } => by_hand(draft, *seat, *by),
        Command::MovePoints { from, to, points, turn } => {
            move_points(draft, *from, *to, *points, *turn)
        }
        Command::Rescore { lines, .. } => rescore(draft, lines),
        Command::Remove { by, whose, means } => remove(draft, *by, *whose, *means),
        Command::Battle { attacker, defender, by } => {
            battle::battle(draft, *attacker, *defender, by.as_deref())
        }
        Command::Craft { seat } => craft(draft, *seat),
        Command::Draw { seat } => {
            let question = Question::CardsDrawn { seat: *seat };
            let n = draft.ask_number(Answerer::Table, question, (1, 20, 1), None)?;
            draft.hand(*seat, i8::try_from(n).unwrap_or(i8::MAX))
        }
        Command::Discard { seat } => discard(draft, *seat),
        Command::UseCard { seat, card } => use_card(draft, *seat, *card),
        Command::ActivateDominance { seat } => activate_dominance(draft, *seat),
        Command::TakeDominance { seat, card } => take_dominance(draft, *seat, *card),
        Command::CheckDominance { seat } => check_dominance(draft, *seat),
        Command::SetTo(tracker) => set_to(draft, *tracker),
        Command::MoveItem { seat, item, back } => {
            let (seat, item) = (*seat, *item);
            if *back {
                draft.must(draft.seat(seat)?.items.contains(&item), RefusalKind::NoSuchPiece)?;
                draft.apply(Effect::ItemReturned { seat, item })
            } else {
                draft.must(draft.game.items.count(item) > 0, RefusalKind::ItemGone(item))?;
                draft.apply(Effect::ItemTaken { seat, item })
            }
        }
        Command::MoveCard { card, to } => move_card(draft, *card, *to),
        Command::AddCard { to } => add_card(draft, *to),
        Command::NameCard { card } => name_card(draft, *card),
        Command::PriceCard { card } => price_card(draft, *card),
        Command::Learn(figure) => {
            let value = draft.ask_figure(*figure)?;
            draft.must(
                draft.game.figures.get(*figure) != Some(value),
                RefusalKind::NothingChanges,
            )?;
            draft.apply(Effect::Learned { figure: *figure, value })
        }
        Command::Rename { seat, name } => {
            draft.must(draft.seat(*seat)?.name != *name, RefusalKind::NothingChanges)?;
            draft.must(name.len() <= Setup::TEXT_LIMIT, RefusalKind::TextTooLong)?;
            draft.apply(Effect::Renamed { seat: *seat, name: name.clone() })
        }
        Command::Repick { seat, pick } => repick(draft, *seat, pick),
        Command::Leave { seat } => leave(draft, *seat),
        Command::Return { seat } => {
            draft.must(draft.seat(*seat)?.left, RefusalKind::NothingChanges)?;
            draft.apply(Effect::Left { seat: *seat, left: false })
        }
        Command::Swap { seat, with } => swap(draft, *seat, *with),
        Command::TurnTo { seat, phase, round } => turn_to(draft, *seat, *phase, *round),
        Command::Note(text) => {
            draft.must(text.len() <= Setup::TEXT_LIMIT, RefusalKind::TextTooLong)
        }
        Command::Follow(printing) => {
            draft.must(draft.game.printing != *printing, RefusalKind::NothingChanges)?;
            draft.apply(Effect::Printing(*printing))
        }
        Command::Reopen => {
            draft.must(draft.game.ending.is_some(), RefusalKind::NotOver)?;
            draft.apply(Effect::Reopened)
        }
        Command::Close => {
            draft.must(draft.game.ending.is_none(), RefusalKind::NothingChanges)?;
            draft.settle()?;
            draft.must(draft.game.ending.is_some(), RefusalKind::NobodyHasWon)
        }
        Command::Play { seat, play } => {
            draft.must(!draft.seat(*seat)?.left, RefusalKind::SeatLeft)?;
            factions::decide(draft, *seat, play)
        }
    }
}
