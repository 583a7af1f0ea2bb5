//! What any table does, whatever sits at it: turns, points, removals, crafting, dominance and corrections.
//! Factions add their own through the contract; nothing here knows which of them are seated.

use serde::{Deserialize, Serialize};

use super::ask::{Answerer, Choice, CountRow, Countable, Question};
use super::card::{CardId, Face};
use super::deck::{Body, Boon, CardKind, Leaves, Moment, Use};
use super::effect::{Effect, Victory};
use super::factions::{self, FactionCommand, FactionFigure, FactionPick, FactionPool};
use super::figure::{FigureValue, Shape};
use super::game::Game;
use super::item::Item;
use super::law::{Book, LawRef, law};
use super::offer::{Candidate, Place};
use super::propose::{Draft, Means, Outcome, Removal, Toll};
use super::refusal::{Misfit, Refusal, RefusalKind};
use super::score::{Reason, VictoryPoints};
use super::seat::{Seat, SeatId, Standing};
use super::setup::Setup;
use super::suit::Suit;
use super::turn::{Mark, Phase, Status, Step, StepInfo, Turn};
use super::zone::{End, Zone};

const TURN: LawRef = law(Book::Root, "1.4.1");
const CRAFT: LawRef = law(Book::Root, "4.1");
const IMMEDIATE: LawRef = law(Book::Root, "4.1.2");
const PERSISTENT: LawRef = law(Book::Root, "4.1.3");
const NO_DUPLICATES: LawRef = law(Book::Root, "4.1.4");
const AMBUSH: LawRef = law(Book::Root, "2.1.2");
const DOMINANCE_CARDS: LawRef = law(Book::Root, "2.1.3");
const ACTIVATE: LawRef = law(Book::Root, "3.3.1");
const RULE_THREE: LawRef = law(Book::Root, "3.3.1.I");
const RULE_CORNERS: LawRef = law(Book::Root, "3.3.1.II");
const ACTIVATED: LawRef = law(Book::Root, "3.3.2");
const TAKE_AVAILABLE: LawRef = law(Book::Root, "3.3.4");
const TWO_PLAYERS: LawRef = law(Book::Root, "5.1.3");

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
    /// Pieces of one seat removed by another; what is not said is asked.
    Remove {
        by: Option<SeatId>,
        whose: Option<SeatId>,
        #[serde(default)]
        means: Means,
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
    /// The table plays on after the end, or opens a finished game.
    Reopen,
    Play {
        seat: SeatId,
        play: FactionCommand,
    },
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
            | Command::Note(_)
            | Command::Reopen => None,
            Command::EndPhase | Command::EndTurn => Some(game.turn.seat),
            Command::Remove { by, whose, .. } => by.or(*whose),
            Command::MovePoints { to: seat, .. }
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
        Command::Remove { by, whose, means } => remove(draft, *by, *whose, *means),
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
        Command::MoveCard { card, to } => {
            let from = draft.game.zones().zone_of(*card);
            draft.must(from.is_some(), RefusalKind::CardElsewhere(*card))?;
            // A dominance card never joins the discards.
            let to = match draft.game.card(*card) {
                Some(card) if *to == Zone::Discard => draft.discard_zone_for(card.face),
                Some(_) | None => *to,
            };
            draft.must(from != Some(to), RefusalKind::NothingChanges)?;
            draft.move_card(*card, to, End::Top)?;
            draft.hide(to)
        }
        Command::AddCard { to } => {
            let question = Question::CardsSpent { seat: to.seat().unwrap_or_default() };
            if *to == Zone::Available {
                return add_available(draft, question);
            }
            for face in draft.ask_faces(Answerer::Table, question, (1, 1), None)? {
                draft.deal(face, *to, End::Top)?;
            }
            draft.hide(*to)
        }
        Command::NameCard { card } => {
            let known = draft.game.card(*card).map(|c| c.face);
            draft.must(known.is_some(), RefusalKind::CardElsewhere(*card))?;
            let question = Question::NameOf { card: *card };
            let faces = draft.ask_faces(Answerer::Table, question, (1, 1), None)?;
            draft.must(faces.first().copied() != known, RefusalKind::NothingChanges)?;
            match faces.first() {
                Some(face) => draft.apply(Effect::Named { card: *card, face: *face }),
                None => Ok(()),
            }
        }
        Command::PriceCard { card } => {
            let known = draft.game.card(*card).is_some();
            draft.must(known, RefusalKind::CardElsewhere(*card))?;
            let price = draft.ask_cost(*card)?;
            draft.must(draft.game.price(*card) != Some(price), RefusalKind::NothingChanges)?;
            draft.apply(Effect::Priced { card: *card, price })
        }
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
        Command::Swap { seat, with } => {
            draft.seat(*with)?;
            draft.must(seat != with, RefusalKind::NothingChanges)?;
            let order = draft.game.order().iter().map(|s| match *s {
                s if s == *seat => *with,
                s if s == *with => *seat,
                s => s,
            });
            let order = order.collect();
            draft.apply(Effect::Reseated { order })
        }
        Command::TurnTo { seat, phase, round } => {
            draft.must(!draft.seat(*seat)?.left, RefusalKind::SeatLeft)?;
            let now = draft.game.turn;
            let changed = (now.seat, now.phase, now.round) != (*seat, *phase, *round);
            draft.must(changed && *phase != Phase::Setup, RefusalKind::NothingChanges)?;
            let number = if now.seat == *seat && now.phase != Phase::Setup {
                now.number
            } else {
                now.number.saturating_add(1)
            };
            let turn = Turn { number, round: *round, seat: *seat, phase: *phase };
            draft.apply(Effect::Turned(turn))
        }
        Command::Note(text) => {
            draft.must(text.len() <= Setup::TEXT_LIMIT, RefusalKind::TextTooLong)
        }
        Command::Reopen => {
            draft.must(draft.game.ending.is_some(), RefusalKind::NotOver)?;
            draft.apply(Effect::Reopened)
        }
        Command::Play { seat, play } => {
            draft.must(!draft.seat(*seat)?.left, RefusalKind::SeatLeft)?;
            factions::decide(draft, *seat, play)
        }
    }
}

// The checklist

/// When in a turn a persistent effect has a line of its own.
fn reminder_phase(moment: Moment) -> Option<(Phase, bool)> {
    match moment {
        Moment::BirdsongStart => Some((Phase::Birdsong, true)),
        Moment::Birdsong | Moment::BirdsongEnd => Some((Phase::Birdsong, false)),
        Moment::DaylightStart => Some((Phase::Daylight, true)),
        Moment::Daylight => Some((Phase::Daylight, false)),
        Moment::EveningStart => Some((Phase::Evening, true)),
        Moment::Evening | Moment::EveningEnd => Some((Phase::Evening, false)),
        Moment::Attacking
        | Moment::Defending
        | Moment::InBattle
        | Moment::AfterMove
        | Moment::Always => None,
    }
}

/// The whole checklist of a seat: what comes at the start of a phase first, then its own steps, then the rest.
pub fn steps(game: &Game, seat: SeatId) -> Vec<StepInfo> {
    let Some(who) = game.seat(seat) else { return Vec::new() };
    let mut list = Vec::new();
    let status = |step: Step, due: bool| match who.mark(step) {
        Some(Mark::Done) => Status::Done,
        Some(Mark::Skipped) => Status::Skipped,
        None if due => Status::Due,
        None => Status::Optional,
    };
    if let Standing::Dominance(suit) = who.standing {
        list.push(StepInfo {
            step: Step::Dominance,
            phase: Phase::Birdsong,
            law: dominance_law(suit),
            status: status(Step::Dominance, true),
            count: None,
        });
    }
    let mut reminders: Vec<(bool, StepInfo)> = Vec::new();
    let mut used_and_gone: Vec<CardId> = who
        .marks
        .iter()
        .filter_map(|(step, _)| match step {
            Step::Reminder(card) => Some(*card),
            Step::Dominance | Step::Own(_) => None,
        })
        .collect();
    let in_effect = game.in_effect(seat);
    used_and_gone.retain(|card| !in_effect.contains(card));
    for card in in_effect.into_iter().chain(used_and_gone) {
        let Some(effect) = game.persistent(card) else { continue };
        let Some((phase, start)) = reminder_phase(effect.moment) else { continue };
        let step = Step::Reminder(card);
        reminders.push((
            start,
            StepInfo {
                step,
                phase,
                law: PERSISTENT,
                status: status(step, effect.use_ == Use::Must),
                count: None,
            },
        ));
    }
    list.extend(reminders.iter().filter(|(start, _)| *start).map(|(_, info)| info.clone()));
    list.extend(factions::steps(game, seat));
    list.extend(reminders.into_iter().filter(|(start, _)| !start).map(|(_, info)| info));
    // Stable: within a phase the order above stays.
    list.sort_by_key(|info| info.phase);
    list
}

/// Steps of the running phase that are due.
pub fn due(game: &Game, seat: SeatId) -> Vec<StepInfo> {
    let phase = game.turn.phase;
    if phase != Phase::Setup && game.turn.seat != seat {
        return Vec::new();
    }
    let mut list = steps(game, seat);
    list.retain(|info| info.phase == phase && info.status == Status::Due);
    list
}

// Turns

fn warn_of_steps_left(draft: &mut Draft<'_>, seats: &[SeatId]) -> Outcome {
    for seat in seats {
        let left: Vec<Step> = due(&draft.game, *seat).into_iter().map(|info| info.step).collect();
        if left.is_empty() {
            continue;
        }
        let question = Question::StepsLeft { seat: *seat, steps: left.clone() };
        let go_on = draft.ask_yes(Answerer::Table, question, Some(TURN))?;
        draft.must(go_on, RefusalKind::Cancelled)?;
        for step in left {
            draft.apply(Effect::Marked { seat: *seat, step, mark: Some(Mark::Skipped) })?;
        }
    }
    Ok(())
}

/// A step of `phase` is taken: earlier phases of the own turn end by themselves, with the same warning as by hand.
pub fn enter(draft: &mut Draft<'_>, seat: SeatId, phase: Phase, law: LawRef) -> Outcome {
    draft.must(draft.game.turn.phase != Phase::Setup, RefusalKind::StillSetup)?;
    draft.law(draft.game.turn.seat == seat, law, RefusalKind::NotYourTurn)?;
    while draft.game.turn.seat == seat && draft.game.turn.phase < phase {
        let Some(next) = draft.game.turn.phase.next() else { break };
        warn_of_steps_left(draft, &[seat])?;
        draft.apply(Effect::Turned(Turn { phase: next, ..draft.game.turn }))?;
    }
    draft.law(draft.game.turn.phase == phase, law, RefusalKind::OtherPhase(phase))
}

fn start(draft: &mut Draft<'_>) -> Outcome {
    draft.must(draft.game.turn.phase == Phase::Setup, RefusalKind::BegunAlready)?;
    let seat = draft.game.turn.seat;
    let mut seats = draft.game.order().to_vec();
    seats.retain(|s| draft.game.seat(*s).is_some_and(|who| !who.left));
    warn_of_steps_left(draft, &seats)?;
    draft.apply(Effect::Turned(Turn { number: 1, round: 1, seat, phase: Phase::Birdsong }))
}

fn end_phase(draft: &mut Draft<'_>) -> Outcome {
    let turn = draft.game.turn;
    draft.must(turn.phase != Phase::Setup, RefusalKind::StillSetup)?;
    match turn.phase.next() {
        Some(phase) => {
            warn_of_steps_left(draft, &[turn.seat])?;
            draft.apply(Effect::Turned(Turn { phase, ..turn }))
        }
        None => end_turn(draft),
    }
}

/// From any phase to the next seat; asked once for everything that is still due.
fn end_turn(draft: &mut Draft<'_>) -> Outcome {
    let turn = draft.game.turn;
    draft.must(turn.phase != Phase::Setup, RefusalKind::StillSetup)?;
    let left: Vec<Step> = steps(&draft.game, turn.seat)
        .into_iter()
        .filter(|info| info.phase >= turn.phase && info.status == Status::Due)
        .map(|info| info.step)
        .collect();
    if !left.is_empty() {
        let question = Question::StepsLeft { seat: turn.seat, steps: left.clone() };
        let go_on = draft.ask_yes(Answerer::Table, question, Some(TURN))?;
        draft.must(go_on, RefusalKind::Cancelled)?;
        for step in left {
            draft.apply(Effect::Marked { seat: turn.seat, step, mark: Some(Mark::Skipped) })?;
        }
    }
    let seat = draft.game.clockwise_after(turn.seat).first().copied();
    let seat = seat.ok_or_else(|| Refusal::plain(RefusalKind::NobodyElse))?;
    begin_turn(draft, seat)
}

fn begin_turn(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let turn = draft.game.turn;
    // A new round begins when the turn comes past the first place.
    let place = |s: SeatId| draft.game.order().iter().position(|o| *o == s);
    let round =
        if place(seat) <= place(turn.seat) { turn.round.saturating_add(1) } else { turn.round };
    let number = turn.number.saturating_add(1);
    draft.apply(Effect::Turned(Turn { number, round, seat, phase: Phase::Birdsong }))
}

// Points

fn by_hand(draft: &mut Draft<'_>, seat: SeatId, by: i8) -> Outcome {
    let who = draft.seat(seat)?;
    draft.must(!who.left, RefusalKind::SeatLeft)?;
    draft.must_by(who.scores(), ACTIVATE, RefusalKind::NoLongerScores)?;
    draft.must(by != 0, RefusalKind::NothingChanges)?;
    draft.must(by > 0 || who.points > VictoryPoints::default(), RefusalKind::NoPointsToLose)?;
    draft.score(seat, i16::from(by), Reason::Table, None)
}

fn move_points(draft: &mut Draft<'_>, from: SeatId, to: SeatId, points: u8, turn: u16) -> Outcome {
    // Without a player there is no marker to move, and the other half would be lost.
    let left = draft.seat(from)?.left || draft.seat(to)?.left;
    draft.must(!left, RefusalKind::SeatLeft)?;
    let now = draft.game.turn.number;
    draft.must(points > 0, RefusalKind::NothingChanges)?;
    draft.must(turn <= now, RefusalKind::AnswerDoesNotFit)?;
    let points = i16::from(points);
    let held = i16::try_from(draft.seat(from)?.points.get()).unwrap_or(i16::MAX);
    draft.must(held >= points, RefusalKind::NoPointsToLose)?;
    draft.must(draft.seat(from)?.scores(), RefusalKind::NoLongerScores)?;
    if from == to {
        // The same seat: only the turn was wrong.
        draft.must(turn != now, RefusalKind::NothingChanges)?;
        draft.score(from, -points, Reason::Correction, None)?;
        return draft.score_in(to, points, Reason::Correction, None, turn);
    }
    draft.must(draft.seat(to)?.scores(), RefusalKind::NoLongerScores)?;
    draft.score_in(from, -points, Reason::Correction, None, turn)?;
    draft.score_in(to, points, Reason::Correction, None, turn)
}

// Removals

fn remove(
    draft: &mut Draft<'_>,
    by: Option<SeatId>,
    whose: Option<SeatId>,
    means: Means,
) -> Outcome {
    let playing = |draft: &Draft<'_>, but: Option<SeatId>| -> Vec<SeatId> {
        let mut seats = draft.game.clockwise_after(draft.game.turn.seat);
        seats.rotate_right(1);
        seats.retain(|s| Some(*s) != but);
        seats
    };
    let whose = match whose {
        Some(seat) => seat,
        None => {
            let seats = playing(draft, by);
            draft.ask_seat(Answerer::Table, Question::WhoseRemoved { by }, seats, None)?
        }
    };
    let by = match by {
        Some(seat) => seat,
        None => {
            let seats = playing(draft, Some(whose));
            let question = Question::WhoRemoved { whose: Some(whose) };
            draft.ask_seat(Answerer::Table, question, seats, None)?
        }
    };
    draft.must(!draft.seat(whose)?.left, RefusalKind::SeatLeft)?;
    let rows: Vec<CountRow> = factions::removable(&draft.game, whose)
        .into_iter()
        .filter(|(_, max)| *max > 0)
        .map(|(class, max)| CountRow { what: Countable::Class(class), min: 0, max })
        .collect();
    draft.must(!rows.is_empty(), RefusalKind::NoSuchPiece)?;
    let question = Question::WhatRemoved { by: Some(by), whose };
    let counts = draft.ask_counts(Answerer::Table, question, rows.clone(), (1, 40), None)?;
    let mut toll = Toll::default();
    for (row, n) in rows.iter().zip(counts) {
        if let Countable::Class(class) = row.what {
            toll.add(class, n);
        }
    }
    draft.remove_all(&[Removal { by: Some(by), whose, toll, means }])
}

// Cards

/// Whether a card may be crafted at all. Source: root:2.1.2, 2.1.3, 4.1.2, 4.1.4.
pub fn craftable(draft: &mut Draft<'_>, face: Face) -> Outcome {
    let Some(kind) = face.kind() else { return Ok(()) };
    match kind.def().body {
        Body::Ambush => draft.must_by(false, AMBUSH, RefusalKind::NotCraftable),
        Body::Dominance => draft.must_by(false, DOMINANCE_CARDS, RefusalKind::NotCraftable),
        Body::Item { item, .. } => {
            let there = draft.game.items.count(item) > 0;
            draft.law(there, IMMEDIATE, RefusalKind::ItemGone(item))
        }
        Body::Persistent(_) | Body::Favor(_) => Ok(()),
    }
}

fn craft(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let who = draft.seat(seat)?;
    draft.must(!who.left, RefusalKind::SeatLeft)?;
    factions::crafts_by_pieces(who)?;
    let question = Question::CardCrafted { seat };
    let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(CRAFT))?;
    let Some(face) = faces.first().copied() else { return Ok(()) };
    if let Some(Body::Item { item, .. }) = face.kind().map(|k| k.def().body) {
        draft.must_by(draft.game.items.count(item) > 0, IMMEDIATE, RefusalKind::ItemGone(item))?;
    }
    craftable(draft, face)?;
    draft.hand(seat, -1)?;
    match face.kind() {
        Some(kind) if kind.persistent().is_some() => {
            let area = draft.game.cards_in(Zone::Crafted(seat)).to_vec();
            let twice =
                area.iter().any(|c| draft.game.card(*c).and_then(|c| c.face.kind()) == Some(kind));
            draft.law(!twice, NO_DUPLICATES, RefusalKind::Duplicate)?;
            draft.deal(face, Zone::Crafted(seat), End::Bottom)?;
            Ok(())
        }
        Some(kind) => {
            let card = draft.deal(face, Zone::Away, End::Top)?;
            draft.immediate(seat, kind)?;
            draft.discard(card)
        }
        // Only a suit: it lies in the play area until it is named.
        None => draft.deal(face, Zone::Crafted(seat), End::Bottom).map(|_| ()),
    }
}

fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    if draft.discards_matter() {
        let question = Question::CardsSpent { seat };
        let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 20), None)?;
        return draft.discard_from_hand(seat, &faces);
    }
    let hand = u16::from(draft.seat(seat)?.hand);
    draft.must(hand > 0, RefusalKind::HandEmpty)?;
    let question = Question::CardsSpent { seat };
    let n = draft.ask_number(Answerer::Table, question, (1, hand, 1), None)?;
    draft.hand(seat, -i8::try_from(n).unwrap_or(i8::MAX))
}

fn use_card(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    draft.must(draft.game.in_effect(seat).contains(&card), RefusalKind::CardElsewhere(card))?;
    let Some(effect) = draft.game.persistent(card) else { return Ok(()) };
    let step = Step::Reminder(card);
    if let Some((phase, _)) = reminder_phase(effect.moment) {
        enter(draft, seat, phase, PERSISTENT)?;
        let again = draft.seat(seat)?.mark(step).is_some();
        draft.law(!again, PERSISTENT, RefusalKind::AlreadyDone)?;
    }
    let enemies = draft.game.enemies(seat);
    let to = Answerer::Seat(seat);
    let which = Question::WhichSeat { seat, card };
    match effect.boon {
        Boon::None | Boon::DrawOnItem | Boon::ItemBonus => {}
        Boon::DefenderScores => {
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            draft.score(other, 1, Reason::Card(card), Some(PERSISTENT))?;
        }
        Boon::RuledClearings => {
            let question = Question::RuledClearings { seat };
            let n = draft.ask_number(to, question, (0, 19, 0), Some(PERSISTENT))?;
            draft.score(
                seat,
                i16::try_from(n).unwrap_or(0),
                Reason::Card(card),
                Some(PERSISTENT),
            )?;
        }
        Boon::TakeCardForPoint => {
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            draft.hand(other, -1)?;
            draft.hand(seat, 1)?;
            draft.score(other, 1, Reason::Card(card), Some(PERSISTENT))?;
        }
        Boon::WarriorForCard => {
            // One of its own warriors goes: nobody is an enemy, nobody scores.
            let toll = Toll { warriors: 1, ..Toll::default() };
            draft.remove_all(&[Removal { by: None, whose: seat, toll, means: Means::Hits }])?;
            draft.hand(seat, 1)?;
        }
        Boon::BothDraw => {
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            draft.hand(seat, 1)?;
            draft.hand(other, 1)?;
        }
        Boon::DrawAndGift => {
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            draft.hand(seat, 1)?;
            draft.score(other, 1, Reason::Card(card), Some(PERSISTENT))?;
        }
        Boon::DiscardCrafted => {
            let cards =
                enemies.iter().flat_map(|s| draft.game.cards_in(Zone::Crafted(*s)).to_vec());
            let cards: Vec<Choice> = cards.map(Choice::Card).collect();
            draft.must(!cards.is_empty(), RefusalKind::NothingChanges)?;
            if let Choice::Card(other) = draft.ask_one(to, which, cards, Some(PERSISTENT))? {
                draft.discard(other)?;
            }
        }
        Boon::SpendToReplaceWarrior => {
            spend_one(draft, seat)?;
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            let toll = Toll { warriors: 1, ..Toll::default() };
            draft.remove_all(&[Removal {
                by: Some(seat),
                whose: other,
                toll,
                means: Means::Hits,
            }])?;
        }
        Boon::PointPerFiveWarriors => {
            let question = Question::WarriorsStored { seat };
            let n = draft.ask_number(to, question, (0, 100, 0), Some(PERSISTENT))?;
            let due = i16::try_from(n / 5).unwrap_or(0);
            draft.score(seat, due, Reason::Card(card), Some(PERSISTENT))?;
        }
        Boon::SpendAndDrawOneMore => {
            let hand = draft.seat(seat)?.hand.max(1);
            let question = Question::CardsSpent { seat };
            let faces = draft.ask_faces(to, question, (1, hand), Some(PERSISTENT))?;
            draft.discard_from_hand(seat, &faces)?;
            draft.hand(seat, i8::try_from(faces.len() + 1).unwrap_or(1))?;
        }
        Boon::SpendCard => spend_one(draft, seat)?,
        Boon::DrawPerRiverClearing => {
            let question = Question::RiverClearings { seat };
            let n = draft.ask_number(to, question, (0, 19, 0), Some(PERSISTENT))?;
            draft.hand(seat, i8::try_from(n).unwrap_or(0))?;
        }
    }
    draft.mark(seat, step)?;
    let leaves = match effect.leaves {
        Leaves::Never => false,
        Leaves::OnUse => true,
        Leaves::IfFailed => {
            let question = Question::WasDone { seat, card };
            !draft.ask_yes(Answerer::Table, question, Some(PERSISTENT))?
        }
        Leaves::ToHand => {
            draft.move_card(card, Zone::Away, End::Top)?;
            return draft.hand(seat, 1);
        }
    };
    if leaves {
        let from = draft.game.zones().zone_of(card);
        draft.discard(card)?;
        factions::used_up(draft, seat, from)?;
    }
    Ok(())
}

fn spend_one(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    if draft.discards_matter() {
        let question = Question::CardsSpent { seat };
        let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), None)?;
        return draft.discard_from_hand(seat, &faces);
    }
    draft.hand(seat, -1)
}

// Dominance

fn dominance_law(suit: Suit) -> LawRef {
    match suit {
        Suit::Bird => RULE_CORNERS,
        Suit::Fox | Suit::Rabbit | Suit::Mouse => RULE_THREE,
    }
}

fn activate_dominance(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let who = draft.seat(seat)?;
    let (bot, points, scores, empty) = (who.bot, who.points, who.scores(), who.hand == 0);
    draft.must_by(scores, ACTIVATED, RefusalKind::DominanceAlready)?;
    draft.must_by(!bot, ACTIVATE, RefusalKind::NoDominanceForBots)?;
    let players = draft.game.order().len();
    draft.law(players > 2, TWO_PLAYERS, RefusalKind::NoDominanceForTwo)?;
    let enough = points >= VictoryPoints::FOR_DOMINANCE;
    draft.law(enough, ACTIVATE, RefusalKind::TooFewPoints { points: points.get() })?;
    enter(draft, seat, Phase::Daylight, ACTIVATE)?;
    draft.law(!empty, ACTIVATE, RefusalKind::HandEmpty)?;
    let suits = Suit::ALL.map(Choice::Suit).to_vec();
    let question = Question::WhichDominance { seat };
    let Choice::Suit(suit) =
        draft.ask_one(Answerer::Seat(seat), question, suits, Some(ACTIVATE))?
    else {
        return Ok(());
    };
    draft.hand(seat, -1)?;
    draft.apply(Effect::Standing { seat, standing: Standing::Dominance(suit) })
}

/// Beside the map only dominance cards wait, one a suit: the suit says which.
fn add_available(draft: &mut Draft<'_>, question: Question) -> Outcome {
    let cards: Vec<CardKind> = CardKind::of(draft.game.deck)
        .filter(|kind| kind.def().body == Body::Dominance)
        .filter(|kind| {
            let waiting = draft.game.cards_in(Zone::Available);
            let suit = |card| draft.game.card(card).map(|c| c.face.suit());
            !waiting.iter().any(|card| suit(*card) == Some(kind.def().suit))
        })
        .collect();
    draft.must_by(!cards.is_empty(), TAKE_AVAILABLE, RefusalKind::NothingChanges)?;
    let suits = cards.iter().map(|kind| Choice::Suit(kind.def().suit)).collect();
    let chosen = draft.ask_one(Answerer::Table, question, suits, Some(TAKE_AVAILABLE))?;
    match cards.iter().find(|kind| chosen == Choice::Suit(kind.def().suit)) {
        Some(kind) => draft.deal(Face::Named(*kind), Zone::Available, End::Top).map(|_| ()),
        None => Ok(()),
    }
}

fn take_dominance(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    let there = draft.game.cards_in(Zone::Available).contains(&card);
    draft.must_by(there, TAKE_AVAILABLE, RefusalKind::NotAvailable)?;
    let suit = draft.game.card(card).map(|c| c.face.suit()).unwrap_or(Suit::Bird);
    enter(draft, seat, Phase::Daylight, TAKE_AVAILABLE)?;
    let empty = draft.seat(seat)?.hand == 0;
    draft.law(!empty, TAKE_AVAILABLE, RefusalKind::HandEmpty)?;
    let question = Question::CardsSpent { seat };
    let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(TAKE_AVAILABLE))?;
    let fits = faces.iter().all(|face| Draft::spends_as(*face, suit));
    draft.law(fits, TAKE_AVAILABLE, RefusalKind::WrongSuit { needed: suit })?;
    draft.discard_from_hand(seat, &faces)?;
    draft.move_card(card, Zone::Away, End::Top)?;
    draft.hand(seat, 1)
}

fn check_dominance(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let Standing::Dominance(suit) = draft.seat(seat)?.standing else {
        return Err(Refusal::plain(RefusalKind::NotAvailable).into());
    };
    let law = dominance_law(suit);
    let turn = draft.game.turn;
    draft.law(turn.seat == seat, law, RefusalKind::NotYourTurn)?;
    draft.law(turn.phase == Phase::Birdsong, law, RefusalKind::OtherPhase(Phase::Birdsong))?;
    let question = Question::DominanceHolds { seat, suit };
    let holds = draft.ask_yes(Answerer::Table, question, Some(law))?;
    draft.mark(seat, Step::Dominance)?;
    if holds { draft.win(seat, Victory::Dominance) } else { Ok(()) }
}

// Corrections

fn set_to(draft: &mut Draft<'_>, tracker: Tracker) -> Outcome {
    match tracker {
        Tracker::Points(seat) => {
            let now = draft.seat(seat)?.points.get();
            draft.must(!draft.seat(seat)?.left, RefusalKind::SeatLeft)?;
            draft.must(draft.seat(seat)?.scores(), RefusalKind::NoLongerScores)?;
            let most = VictoryPoints::MOST.get();
            let to = draft.ask_number(
                Answerer::Table,
                Question::SetTo(tracker),
                (0, most, now),
                None,
            )?;
            draft.must(to != now, RefusalKind::NothingChanges)?;
            let by = i16::try_from(i32::from(to) - i32::from(now)).unwrap_or(0);
            draft.score(seat, by, Reason::Correction, None)
        }
        Tracker::Hand(seat) => {
            let now = u16::from(draft.seat(seat)?.hand);
            let most = u16::from(Seat::MOST_CARDS).max(now);
            let to = draft.ask_number(
                Answerer::Table,
                Question::SetTo(tracker),
                (0, most, now),
                None,
            )?;
            draft.must(to != now, RefusalKind::NothingChanges)?;
            let by = i32::from(to) - i32::from(now);
            let by = i8::try_from(by).map_err(|_| Refusal::plain(Misfit::OutOfRange))?;
            draft.apply(Effect::Hand { seat, by })
        }
        Tracker::Pool(seat, pool) => {
            let pools = draft.seat(seat)?.pools.clone();
            let others: Vec<FactionPool> = pools
                .iter()
                .map(|(p, _)| p)
                .filter(|p| *p != pool && p.kind() == pool.kind())
                .collect();
            let now = pools.count(pool);
            let all: u16 =
                others.iter().map(|p| u16::from(pools.count(*p))).sum::<u16>() + u16::from(now);
            let question = Question::SetTo(tracker);
            let to = draft.ask_number(Answerer::Table, question, (0, all, u16::from(now)), None)?;
            let to = u8::try_from(to).unwrap_or(u8::MAX);
            draft.must(to != now, RefusalKind::NothingChanges)?;
            // The counterparts: where the pieces come from or go to, so that they still add up.
            let mut left = to.abs_diff(now);
            while left > 0 {
                let held = |p: &FactionPool| draft.game.seat(seat).map_or(0, |s| s.pools.count(*p));
                let mut able = others.clone();
                if to > now {
                    // One that holds enough; failing that, all that one holds and the rest from another.
                    let enough = others.iter().any(|p| held(p) >= left);
                    able.retain(|p| if enough { held(p) >= left } else { held(p) > 0 });
                    if able.iter().map(|p| u16::from(held(p))).sum::<u16>() == u16::from(left) {
                        able.truncate(1);
                    }
                }
                let able: Vec<Choice> = able.into_iter().map(Choice::Pool).collect();
                draft.must(!able.is_empty(), RefusalKind::NoSuchPiece)?;
                let question = Question::Counterpart(tracker);
                let Choice::Pool(other) = draft.ask_one(Answerer::Table, question, able, None)?
                else {
                    return Ok(());
                };
                let (from, to) = if to > now { (other, pool) } else { (pool, other) };
                left -= draft.shift(seat, from, to, left)?;
            }
            Ok(())
        }
    }
}

fn repick(draft: &mut Draft<'_>, seat: SeatId, pick: &FactionPick) -> Outcome {
    draft.must(!pick.text_too_long(), RefusalKind::TextTooLong)?;
    let twice = pick.id().once()
        && draft.game.seats().any(|(s, who)| s != seat && who.faction.id() == pick.id());
    draft.must(!twice, RefusalKind::FactionTwice)?;
    // Cards on the old board go back to where nobody follows them.
    let own: Vec<CardId> = draft
        .game
        .zones()
        .iter()
        .filter(|(zone, _)| matches!(zone, Zone::Own(s, _) if *s == seat))
        .flat_map(|(_, cards)| cards.to_vec())
        .collect();
    for card in own {
        draft.move_card(card, Zone::Away, End::Top)?;
    }
    draft.apply(Effect::Repicked { seat, pick: pick.clone() })
}

fn leave(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.must(!draft.seat(seat)?.left, RefusalKind::SeatLeft)?;
    let others = draft.game.enemies(seat);
    draft.must(!others.is_empty(), RefusalKind::NobodyElse)?;
    let turn = draft.game.turn;
    if turn.seat == seat {
        let next = others[0];
        match turn.phase {
            Phase::Setup => draft.apply(Effect::Turned(Turn { seat: next, ..turn }))?,
            Phase::Birdsong | Phase::Daylight | Phase::Evening => begin_turn(draft, next)?,
        }
    }
    draft.apply(Effect::Left { seat, left: true })
}

impl Draft<'_> {
    fn ask_cost(&mut self, card: CardId) -> Outcome<super::card::Price> {
        self.ask_price(Question::CostOf { card }, 9, None)
    }

    fn ask_figure(&mut self, figure: FactionFigure) -> Outcome<FigureValue> {
        let question = Question::Figure(figure);
        match figure.shape() {
            Shape::Number { min, max } => {
                let now = self.game.figures.number(figure).unwrap_or(min);
                let range = (u16::from(min), u16::from(max), u16::from(now));
                let n = self.ask_number(Answerer::Table, question, range, None)?;
                Ok(FigureValue::Number(u8::try_from(n).unwrap_or(max)))
            }
            Shape::Price { max } => self.ask_price(question, max, None).map(FigureValue::Price),
        }
    }
}

// Offers

/// What anybody may want to do for a seat, whatever its faction.
pub fn candidates(game: &Game, seat: SeatId) -> Vec<Candidate> {
    let Some(who) = game.seat(seat) else { return Vec::new() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    for info in steps(game, seat) {
        match info.step {
            Step::Dominance => add(Place::Step(info.step), Command::CheckDominance { seat }),
            Step::Reminder(card) => add(Place::Step(info.step), Command::UseCard { seat, card }),
            Step::Own(_) => {}
        }
    }
    let stepless = game.in_effect(seat).into_iter().filter(|card| {
        game.persistent(*card).is_some_and(|p| {
            reminder_phase(p.moment).is_none()
                && (p.leaves != Leaves::Never || p.boon == Boon::DefenderScores)
        })
    });
    for card in stepless {
        add(Place::Card(card), Command::UseCard { seat, card });
    }
    add(Place::Events, Command::Score { seat, by: 1 });
    add(Place::Events, Command::Score { seat, by: -1 });
    add(Place::Events, Command::Remove { by: Some(seat), whose: None, means: Means::Hits });
    let lost = |means| Command::Remove { by: None, whose: Some(seat), means };
    add(Place::Events, lost(Means::Hits));
    if factions::sweeps_matter(who) {
        add(Place::Events, lost(Means::Sweep));
    }
    if factions::crafts_by_pieces(who).is_ok() {
        add(Place::Events, Command::Craft { seat });
    }
    add(Place::Events, Command::Draw { seat });
    add(Place::Events, Command::Discard { seat });
    if !who.bot {
        add(Place::Events, Command::ActivateDominance { seat });
        for card in game.cards_in(Zone::Available) {
            add(Place::Events, Command::TakeDominance { seat, card: *card });
        }
    }
    add(Place::Correct, Command::SetTo(Tracker::Points(seat)));
    add(Place::Correct, Command::SetTo(Tracker::Hand(seat)));
    for (pool, _) in who.pools.iter() {
        add(Place::Correct, Command::SetTo(Tracker::Pool(seat, pool)));
    }
    for card in game.cards_in(Zone::Crafted(seat)) {
        add(Place::Card(*card), Command::NameCard { card: *card });
        add(Place::Card(*card), Command::MoveCard { card: *card, to: game.discard_zone() });
    }
    add(Place::Correct, Command::AddCard { to: Zone::Crafted(seat) });
    if !who.bot && game.order().len() > 2 {
        add(Place::Correct, Command::AddCard { to: Zone::Available });
    }
    for item in Item::ALL {
        if game.items.count(item) > 0 {
            add(Place::Correct, Command::MoveItem { seat, item, back: false });
        }
        if who.items.contains(&item) {
            add(Place::Correct, Command::MoveItem { seat, item, back: true });
        }
    }
    if who.left {
        add(Place::Correct, Command::Return { seat });
    } else {
        add(Place::Correct, Command::Leave { seat });
    }
    list
}
