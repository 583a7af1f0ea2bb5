//! The Table screen: every seat's points, whose turn it is, and what can happen to anybody.

use chrono::TimeDelta;
use tr::tr;

use crate::engine::card::CardId;
use crate::engine::effect::{Effect, Ending};
use crate::engine::item::Item;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::{Offer, Place};
use crate::engine::printing::Printing;
use crate::engine::propose::Means;
use crate::engine::seat::{SeatId, Standing};
use crate::engine::suit::Suit;
use crate::engine::table::Command;
use crate::engine::turn::Phase;
use crate::engine::zone::Zone;
use crate::words::{self, say};

use super::board::card_row;
use super::context::{self, Context, at, item_drawing, suit_drawing};
use super::factions;
use super::touch::Touch;
use super::view::{CardRow, ChoiceRow, CounterRow, HeaderRow, Row, SeatRow, TableView, Weight};

const POINTS: LawRef = law(Book::Root, "3.1");

/// The whole table at a glance.
pub fn table(context: &Context<'_>, now: Option<i64>) -> TableView {
    let game = context.game();
    let turn = game.turn;
    let name = context.name(turn.seat);
    let (next, next_command) = match turn.phase {
        _ if game.ending.is_some() => (String::new(), None),
        Phase::Setup => (context.tell(|| tr!("Begin the first turn")), Some(Command::Start)),
        Phase::Birdsong | Phase::Daylight | Phase::Evening => {
            (context.tell(|| tr!("End the turn")), Some(Command::EndTurn))
        }
    };
    let phase = say::phase(context.language, turn.phase);
    TableView {
        turn: match turn.phase {
            Phase::Setup => context.tell(|| tr!("Setup")),
            Phase::Birdsong | Phase::Daylight | Phase::Evening => {
                context.tell(|| tr!("{seat} to play", seat = name))
            }
        },
        phase: match turn.phase {
            Phase::Setup => context.tell(|| tr!("{seat} begins", seat = name)),
            Phase::Birdsong | Phase::Daylight | Phase::Evening => {
                context.tell(|| tr!("Round {round}, {phase}", round = turn.round, phase = phase))
            }
        },
        following: following(context),
        next,
        next_token: next_command.map(|c| Touch::Do(c).token()).unwrap_or_default(),
        seats: game.order().iter().filter_map(|seat| seat_row(context, *seat)).collect(),
        rows: rows(context),
        won: won(context, game.ending),
        clock: now.map(|now| clock(context, now)).unwrap_or_default(),
    }
}

/// Who comes after this turn.
fn following(context: &Context<'_>) -> String {
    let game = context.game();
    let next = game.clockwise_after(game.turn.seat).first().copied();
    let goes_on = game.ending.is_none() && game.turn.phase != Phase::Setup;
    match next.filter(|seat| goes_on && *seat != game.turn.seat) {
        Some(seat) => {
            let seat = context.name(seat);
            context.tell(|| tr!("Next: {seat}", seat))
        }
        None => String::new(),
    }
}

fn won(context: &Context<'_>, ending: Option<Ending>) -> String {
    ending.map(|e| say::ending(context.language, context.game(), &e)).unwrap_or_default()
}

/// How long the turn and the game have lasted, in whole minutes. Pauses count: the ledger does not know of them.
fn clock(context: &Context<'_>, now: i64) -> String {
    let (mut began, mut turned) = (None, None);
    for entry in context.session.history().told() {
        began = began.or(Some(entry.at));
        if entry
            .effects
            .iter()
            .any(|e| matches!(e, Effect::Turned(turn) if turn.phase == Phase::Birdsong))
        {
            turned = Some(entry.at);
        }
    }
    let (Some(began), Some(turned)) = (began, turned) else { return String::new() };
    let since =
        |then: i64| words::duration(context.language, TimeDelta::milliseconds((now - then).max(0)));
    let (turn, game) = (since(turned), since(began));
    context.tell(|| tr!("This turn {turn}, this game {game}", turn, game))
}

fn seat_row(context: &Context<'_>, seat: SeatId) -> Option<SeatRow> {
    let game = context.game();
    let who = game.seat(seat)?;
    let status = if who.left {
        context.tell(|| tr!("Has left the table"))
    } else if who.bot {
        context.tell(|| tr!("Bot"))
    } else {
        match who.standing {
            Standing::Points => String::new(),
            Standing::Dominance(_) => say::standing(context.language, who.standing),
            Standing::Coalition(with) => {
                let seat = context.name(with);
                context.tell(|| tr!("In coalition with {seat}", seat))
            }
        }
    };
    let take = |command: Command| Touch::Do(command).token();
    let faction = say::faction_name(context.language, &who.faction);
    let name = context.name(seat);
    Some(SeatRow {
        key: u8::from(seat).to_string(),
        faction: if faction == name { String::new() } else { faction },
        name,
        crest: factions::crest(&who.faction),
        colour: factions::colour(&who.faction),
        points: if who.scores() { who.points.get().to_string() } else { "–".into() },
        points_value: if who.scores() { i32::from(who.points.get()) } else { -1 },
        status,
        hand: if who.faction.id().is_bot() {
            String::new()
        } else {
            crate::words::cards(context.language, u32::from(who.hand))
        },
        active: game.turn.seat == seat && game.turn.phase != Phase::Setup,
        left: who.left,
        plus_token: take(Command::Score { seat, by: 1 }),
        minus_token: take(Command::Score { seat, by: -1 }),
        removal_token: take(Command::Remove { by: Some(seat), whose: None, means: Means::Hits }),
    })
}

fn rows(context: &Context<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    events(context, &mut rows);
    supply(context, &mut rows);
    available(context, &mut rows);
    discards(context, &mut rows);
    rules(context, &mut rows);
    rows
}

/// What happens at a table, one touch each. Cards and dominance belong to the seat whose turn it is.
fn events(context: &Context<'_>, rows: &mut Vec<Row>) {
    let game = context.game();
    let mut event = |key: &str, text: String, detail: String, touch: Touch, drawing| {
        let row = context.button("events", key, text, &touch);
        rows.push(Row::Choice(ChoiceRow { detail, drawing, weight: Weight::Tonal, ..row }));
    };
    if game.ending.is_some() {
        let text = context.tell(|| tr!("How it went"));
        event("ending", text, String::new(), Touch::ShowEnding, "crown");
        let text = context.tell(|| tr!("Play on"));
        event("reopen", text, String::new(), Touch::Do(Command::Reopen), "next");
    } else {
        if game.playing_on {
            let text = say::command(context.language, game, &Command::Close);
            event("close", text, String::new(), Touch::Do(Command::Close), "crown");
        }
        if game.turn.phase != Phase::Setup {
            let battle = Command::Battle { attacker: game.turn.seat, defender: None, by: None };
            let text = context.tell(|| tr!("Battle with dice…"));
            event("battle", text, context.name(game.turn.seat), Touch::Do(battle), "dice");
        }
        let seat = game.turn.seat;
        let remove = |by| Touch::Do(Command::Remove { by, whose: None, means: Means::Hits });
        let text = context.tell(|| tr!("Pieces removed…"));
        // Mostly the seat in turn removes pieces: nobody is asked who did.
        if game.turn.phase == Phase::Setup {
            event("removed", text, String::new(), remove(None), "warrior");
        } else {
            event("removed", text, context.name(seat), remove(Some(seat)), "warrior");
            let text = context.tell(|| tr!("Removed by another seat…"));
            event("removed-by", text, String::new(), remove(None), "warrior");
        }
        if game.turn.phase != Phase::Setup {
            for offer in at(&context.session.offers(seat), Place::Events) {
                let Some(key) = event_key(offer) else { continue };
                let text = say::command(context.language, game, &offer.command);
                let drawing = context::drawing(&offer.command);
                event(key, text, context.name(seat), Touch::Do(offer.command.clone()), drawing);
            }
        }
    }
    let text = context.tell(|| tr!("Write a note…"));
    event("note", text, String::new(), Touch::WriteNote, "edit");
}

/// Which of a seat's events the table shows too.
fn event_key(offer: &Offer) -> Option<&'static str> {
    match &offer.command {
        Command::Craft { .. } => Some("craft"),
        Command::Draw { .. } => Some("draw"),
        Command::Discard { .. } => Some("discard"),
        Command::ActivateDominance { .. } => offer.verdict.is_ok().then_some("dominance"),
        Command::Begin(_)
        | Command::Start
        | Command::EndPhase
        | Command::EndTurn
        | Command::Score { .. }
        | Command::MovePoints { .. }
        | Command::Rescore { .. }
        | Command::Remove { .. }
        | Command::Battle { .. }
        | Command::UseCard { .. }
        | Command::TakeDominance { .. }
        | Command::CheckDominance { .. }
        | Command::SetTo(_)
        | Command::MoveItem { .. }
        | Command::MoveCard { .. }
        | Command::AddCard { .. }
        | Command::NameCard { .. }
        | Command::PriceCard { .. }
        | Command::Learn(_)
        | Command::Rename { .. }
        | Command::Repick { .. }
        | Command::Leave { .. }
        | Command::Return { .. }
        | Command::Swap { .. }
        | Command::TurnTo { .. }
        | Command::Note(_)
        | Command::Follow(_)
        | Command::Reopen
        | Command::Close
        | Command::Play { .. } => None,
    }
}

fn supply(context: &Context<'_>, rows: &mut Vec<Row>) {
    for item in Item::ALL {
        rows.push(Row::Counter(CounterRow {
            group: "supply".into(),
            key: format!("supply-{}", item_drawing(item)),
            name: say::item(context.language, item),
            value: i32::from(context.game().items.count(item)),
            text: String::new(),
            note: String::new(),
            drawing: item_drawing(item),
            token: String::new(),
        }));
    }
}

fn available(context: &Context<'_>, rows: &mut Vec<Row>) {
    let game = context.game();
    for card in game.cards_in(Zone::Available) {
        let touch = Touch::Do(Command::TakeDominance { seat: game.turn.seat, card: *card });
        rows.push(Row::Card(CardRow {
            token: touch.token(),
            ..card_row(context, "available", format!("available-{}", card.index()), *card)
        }));
    }
}

/// The pile that takes every discarded card, by suit; touching it leads to the board it lies on.
fn discards(context: &Context<'_>, rows: &mut Vec<Row>) {
    let game = context.game();
    let zone = game.discard_zone();
    let Some(owner) = zone.seat() else { return };
    rows.push(Row::Header(HeaderRow {
        group: "discards".into(),
        key: "discards".into(),
        text: say::zone(context.language, game, zone),
        law: String::new(),
    }));
    for suit in Suit::ALL {
        let of_suit = |card: &&CardId| game.card(**card).is_some_and(|c| c.face.suit() == suit);
        let n = game.cards_in(zone).iter().filter(of_suit).count();
        rows.push(Row::Counter(CounterRow {
            group: "discards".into(),
            key: format!("discards-{}", suit_drawing(suit)),
            name: say::suit(context.language, suit),
            value: i32::try_from(n).unwrap_or(i32::MAX),
            text: String::new(),
            note: String::new(),
            drawing: suit_drawing(suit),
            token: Touch::ShowSeat(owner).token(),
        }));
    }
}

/// Which printing of the Law holds, and the way to the other one.
fn rules(context: &Context<'_>, rows: &mut Vec<Row>) {
    let game = context.game();
    if game.ending.is_some() {
        return;
    }
    rows.push(Row::Header(HeaderRow {
        group: "rules".into(),
        key: "rules".into(),
        text: context.tell(|| tr!("Printing of the Law")),
        law: POINTS.to_string(),
    }));
    for printing in Printing::ALL {
        let command = Command::Follow(printing);
        let text = say::command(context.language, game, &command);
        let row = context.button("rules", &format!("{printing:?}"), text, &Touch::Do(command));
        let detail = say::printing_detail(context.language, printing);
        let selected = game.printing == printing;
        rows.push(Row::Choice(ChoiceRow { detail, selected, ..row }));
    }
}
