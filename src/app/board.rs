//! What every board shows: its checklist, crafted cards, items, numbers and what may happen to it.
//! What a faction adds of its own stands in `factions`.

use tr::tr;

use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::{Body, Moment};
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::offer::{Offer, Place};
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::table::{self, Command, Tracker};
use crate::engine::turn::{Phase, Status, Step, StepInfo};
use crate::engine::zone::Zone;
use crate::words::say;

use super::context::{Context, at, item_drawing, suit_drawing};
use super::factions;
use super::figures;
use super::touch::Touch;
use super::view::{
    BoardView, CardRow, ChoiceRow, CounterRow, DueView, NoteRow, Row, StepRow, StepState, Weight,
};

/// One seat's board.
pub fn board(context: &Context<'_>, seat: SeatId) -> BoardView {
    let game = context.game();
    let offers = context.session.offers(seat);
    let mut rows = Vec::new();
    steps(context, seat, &offers, &mut rows);
    factions::rows(context, seat, &offers, &mut rows);
    crafted(context, seat, &offers, &mut rows);
    counters(context, seat, &mut rows);
    events(context, seat, &offers, &mut rows);
    let who = game.seat(seat);
    BoardView {
        board: who.map_or("", |s| factions::board(&s.faction)),
        groups: who.map_or(&[], |s| factions::groups(&s.faction)),
        seat: u8::from(seat).to_string(),
        crest: who.map_or("", |s| factions::crest(&s.faction)),
        colour: who.map_or("", |s| factions::colour(&s.faction)),
        phase_group: if game.turn.phase == Phase::Setup || game.turn.seat == seat {
            phase_group(game.turn.phase)
        } else {
            ""
        },
        faction: who.map(|s| say::faction_name(context.language, &s.faction)).unwrap_or_default(),
        points: who.map(|s| s.points.get().to_string()).unwrap_or_default(),
        rows,
    }
}

/// The group that a phase's steps stand in.
pub fn phase_group(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Birdsong => "birdsong",
        Phase::Daylight => "daylight",
        Phase::Evening => "evening",
    }
}

/// The group that a step's choices stand in.
pub fn step_key(step: Step) -> String {
    match step {
        Step::Dominance => "dominance".into(),
        Step::Reminder(card) => format!("reminder-{}", card.index()),
        Step::Own(step) => factions::step_key(step).into(),
    }
}

fn step_state(context: &Context<'_>, seat: SeatId, info: &StepInfo) -> StepState {
    let turn = context.game().turn;
    let now = turn.phase == info.phase && (turn.phase == Phase::Setup || turn.seat == seat);
    match info.status {
        Status::Done => StepState::Done,
        Status::Skipped => StepState::Skipped,
        Status::Impossible(_) if now => StepState::Impossible,
        Status::Due if now => StepState::Due,
        Status::Optional if now => StepState::Optional,
        Status::Due | Status::Optional | Status::Impossible(_) => StepState::Later,
    }
}

fn steps(context: &Context<'_>, seat: SeatId, offers: &[Offer], rows: &mut Vec<Row>) {
    let turn = context.game().turn;
    for info in table::steps(context.game(), seat) {
        let key = step_key(info.step);
        let here: Vec<&Offer> = at(offers, Place::Step(info.step)).collect();
        let state = step_state(context, seat, &info);
        let open = matches!(info.status, Status::Due | Status::Optional)
            && (turn.phase == Phase::Setup) == (info.phase == Phase::Setup)
            && (turn.phase == Phase::Setup || turn.seat == seat)
            && info.phase >= turn.phase;
        let token = match here.as_slice() {
            [only] if open => Touch::Do(only.command.clone()).token(),
            _ => String::new(),
        };
        if here.len() > 1 && open {
            for (i, offer) in here.iter().enumerate() {
                rows.push(Row::Choice(context.choice(&key, i, offer, Weight::Tonal)));
            }
        }
        rows.push(Row::Step(StepRow {
            group: phase_group(info.phase).into(),
            key,
            title: say::step_title(context.language, context.game(), info.step),
            figure: say::step_figure(context.language, context.game(), seat, &info),
            detail: say::step_detail(context.language, context.game(), seat, &info),
            law: info.law.to_string(),
            state,
            token,
        }));
    }
}

/// A card lying open.
pub fn card_row(context: &Context<'_>, group: &str, key: String, card: CardId) -> CardRow {
    card_row_of(context, context.game(), group, key, card)
}

/// The same of a card that perhaps only the question knows.
pub fn card_row_of(
    context: &Context<'_>,
    game: &Game,
    group: &str,
    key: String,
    card: CardId,
) -> CardRow {
    let face = game.card(card).map_or(Face::Suit(Suit::Bird), |c| c.face);
    CardRow {
        group: group.into(),
        key,
        cost: say::price(context.language, game.price(card)),
        name: say::card(context.language, game, card),
        ..face_row(context, group, face)
    }
}

/// A card that may be named.
pub fn face_row(context: &Context<'_>, group: &str, face: Face) -> CardRow {
    let kind = face.kind();
    let item = match kind.map(|k| k.def().body) {
        Some(Body::Item { item, .. }) => item_drawing(item),
        Some(Body::Persistent(_) | Body::Favor(_) | Body::Ambush | Body::Dominance) | None => "",
    };
    let price = kind.map(|k| k.cost().map_or(Price::NoCost, Price::Cost));
    CardRow {
        group: group.into(),
        key: serde_json::to_string(&face).unwrap_or_default(),
        name: say::face(context.language, face),
        suit: suit_drawing(face.suit()),
        item,
        cost: if kind.is_some() { say::price(context.language, price) } else { String::new() },
        value: String::new(),
        note: kind.map(|k| say::card_effect(context.language, k)).unwrap_or_default(),
        used: false,
        empty: false,
        token: String::new(),
    }
}

fn crafted(context: &Context<'_>, seat: SeatId, offers: &[Offer], rows: &mut Vec<Row>) {
    let game = context.game();
    for card in game.cards_in(Zone::Crafted(seat)) {
        rows.push(Row::Card(CardRow {
            token: Touch::ShowCard(seat, *card).token(),
            ..card_row(context, "crafted", format!("crafted-{}", card.index()), *card)
        }));
    }
    // Effects that act in battle or after a move have no step: they are kept in view.
    for card in game.in_effect(seat) {
        let Some(effect) = game.persistent(card) else { continue };
        let in_view = match effect.moment {
            Moment::Attacking
            | Moment::Defending
            | Moment::InBattle
            | Moment::AfterMove
            | Moment::Always => true,
            Moment::BirdsongStart
            | Moment::Birdsong
            | Moment::BirdsongEnd
            | Moment::DaylightStart
            | Moment::Daylight
            | Moment::EveningStart
            | Moment::Evening
            | Moment::EveningEnd => false,
        };
        let Some(kind) = game.card(card).and_then(|c| c.face.kind()).filter(|_| in_view) else {
            continue;
        };
        let (name, effect) =
            (say::card_name(context.language, kind), say::card_effect(context.language, kind));
        rows.push(Row::Note(NoteRow {
            group: "reminders".into(),
            key: format!("reminder-note-{}", card.index()),
            text: context.tell(|| tr!("{name}: {effect}", name = name, effect = effect)),
            law: String::new(),
            weight: Weight::Plain,
        }));
        for (i, offer) in at(offers, Place::Card(card))
            .filter(|o| matches!(o.command, Command::UseCard { .. }))
            .enumerate()
        {
            rows.push(Row::Choice(context.choice(
                "events",
                100 + card.index() * 4 + i,
                offer,
                Weight::Tonal,
            )));
        }
    }
    let Some(who) = game.seat(seat) else { return };
    for item in Item::ALL {
        let n = who.items.iter().filter(|i| **i == item).count();
        if n > 0 {
            rows.push(Row::Counter(CounterRow {
                group: "items".into(),
                key: format!("item-{}", item_drawing(item)),
                name: say::item(context.language, item),
                value: i32::try_from(n).unwrap_or(0),
                text: String::new(),
                note: String::new(),
                drawing: item_drawing(item),
                token: Touch::Do(Command::MoveItem { seat, item, back: true }).token(),
            }));
        }
    }
}

fn counters(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let Some(who) = context.seat(seat) else { return };
    for (key, tracker, value, drawing) in [
        ("points", Tracker::Points(seat), i32::from(who.points.get()), "points"),
        ("hand", Tracker::Hand(seat), i32::from(who.hand), "hand"),
    ] {
        if key == "hand" && who.faction.id().is_bot() {
            continue;
        }
        rows.push(Row::Counter(CounterRow {
            group: "counters".into(),
            key: key.into(),
            name: say::tracker(context.language, context.game(), tracker),
            value,
            text: String::new(),
            note: String::new(),
            drawing,
            token: Touch::Do(Command::SetTo(tracker)).token(),
        }));
    }
}

fn events(context: &Context<'_>, seat: SeatId, offers: &[Offer], rows: &mut Vec<Row>) {
    for (i, offer) in at(offers, Place::Events).enumerate() {
        // What the law forbids now is kept out of the way, but for what people expect to find.
        let always = matches!(
            offer.command,
            Command::Score { .. } | Command::Remove { .. } | Command::Craft { .. }
        );
        if offer.verdict.is_ok() || always {
            rows.push(Row::Choice(context.choice("events", i, offer, Weight::Tonal)));
        }
    }
    let text = context.tell(|| tr!("Put something right…"));
    rows.push(Row::Choice(context.button("correct", "all", text, &Touch::ShowCorrections(seat))));
    if figures::any(context, seat) {
        let text = context.tell(|| tr!("Printed numbers…"));
        rows.push(Row::Choice(context.button(
            "correct",
            "printed",
            text,
            &Touch::ShowFigures(seat),
        )));
    }
}

/// Everything that can be put right for a seat.
pub fn corrections(context: &Context<'_>, seat: SeatId) -> Vec<ChoiceRow> {
    let offers = context.session.offers(seat);
    let mut list: Vec<ChoiceRow> = at(&offers, Place::Correct)
        .filter(|offer| offer.verdict.is_ok())
        .enumerate()
        .map(|(i, offer)| context.choice("menu", i, offer, Weight::Plain))
        .collect();
    let more = [
        ("name", context.tell(|| tr!("Change the player's name…")), Touch::EditName(seat)),
        ("faction", context.tell(|| tr!("Change the faction…")), Touch::EditFaction(seat)),
        ("swap", context.tell(|| tr!("Change places with…")), Touch::SwapSeat(seat)),
        ("turn", context.tell(|| tr!("Make it this seat's turn…")), Touch::SetTurn(seat)),
        (
            "points",
            context.tell(|| tr!("Move points to another seat or turn…")),
            Touch::MovePoints(seat),
        ),
    ];
    list.extend(
        more.into_iter().map(|(key, text, touch)| context.button("menu", key, text, &touch)),
    );
    list
}

/// Everything that can be done with one card.
pub fn card_menu(context: &Context<'_>, seat: SeatId, card: CardId) -> Vec<ChoiceRow> {
    let offers = context.session.offers(seat);
    at(&offers, Place::Card(card))
        .enumerate()
        .map(|(i, offer)| context.choice("menu", i, offer, Weight::Plain))
        .collect()
}

/// The one thing to do next, whoever's board is shown.
pub fn due(context: &Context<'_>) -> DueView {
    let game = context.game();
    if !game.begun() || game.ending.is_some() {
        return DueView::default();
    }
    let turn = game.turn;
    let colour = |seat| game.seat(seat).map_or("", |s| factions::colour(&s.faction));
    let seats = if turn.phase == Phase::Setup { game.order().to_vec() } else { vec![turn.seat] };
    for seat in seats {
        let now = table::due(game, seat).into_iter().next();
        let Some(info) = now.or_else(|| straight_on(game, seat)) else { continue };
        let offers = context.session.offers(seat);
        let here: Vec<&Offer> = at(&offers, Place::Step(info.step)).collect();
        let touch = match here.as_slice() {
            [only] => Touch::Do(only.command.clone()),
            // The same step with dice and all: the board offers that beside it.
            [short, Offer { command: Command::Battle { by: Some(by), .. }, .. }] if matches!(&short.command, Command::Play { play, .. } if *play == **by) => {
                Touch::Do(short.command.clone())
            }
            _ => Touch::ShowSeat(seat),
        };
        let figure = say::step_figure(context.language, game, seat, &info);
        let name = context.name(seat);
        return DueView {
            text: say::step_title(context.language, game, info.step),
            detail: if figure.is_empty() {
                name
            } else {
                context.tell(|| tr!("{seat}: {figure}", seat = name, figure = figure))
            },
            colour: colour(seat),
            token: touch.token(),
            step: step_key(info.step),
        };
    }
    let (text, detail, command) = match turn.phase {
        Phase::Setup => {
            let first = context.name(turn.seat);
            (
                context.tell(|| tr!("Begin the first turn")),
                context.tell(|| tr!("{seat} begins", seat = first)),
                Command::Start,
            )
        }
        Phase::Birdsong | Phase::Daylight if has_steps_later(context) => {
            let next = turn.phase.next().unwrap_or(Phase::Evening);
            let phase = say::phase(context.language, next);
            (
                context.tell(|| tr!("Go on to {phase}", phase = phase)),
                context.name(turn.seat),
                Command::EndPhase,
            )
        }
        Phase::Birdsong | Phase::Daylight | Phase::Evening => {
            let next = game.clockwise_after(turn.seat).first().map(|s| context.name(*s));
            let next = next.unwrap_or_default();
            (
                context.tell(|| tr!("End the turn")),
                context.tell(|| tr!("Next: {seat}", seat = next)),
                Command::EndTurn,
            )
        }
    };
    let (colour, token) = (colour(turn.seat), Touch::Do(command).token());
    DueView { text, detail, colour, token, step: String::new() }
}

/// Where a seat has no step at all until a later phase, that phase's first one if it is due: nobody has to
/// touch their way through phases in which the app has nothing to say.
fn straight_on(game: &Game, seat: SeatId) -> Option<StepInfo> {
    let turn = game.turn;
    let first = table::steps(game, seat).into_iter().find(|info| info.phase >= turn.phase)?;
    let later = turn.phase != Phase::Setup && first.phase > turn.phase;
    (later && first.status == Status::Due).then_some(first)
}

/// Whether the seat whose turn it is has anything to do in a later phase; guests go straight to the next seat.
fn has_steps_later(context: &Context<'_>) -> bool {
    let turn = context.game().turn;
    table::steps(context.game(), turn.seat)
        .iter()
        .any(|info| info.phase > turn.phase && !matches!(info.status, Status::Done))
}

/// Where the turn stands, for the bar at the top.
pub fn turn_line(context: &Context<'_>) -> String {
    let turn = context.game().turn;
    let phase = say::phase(context.language, turn.phase);
    match turn.phase {
        Phase::Setup => phase,
        Phase::Birdsong | Phase::Daylight | Phase::Evening => {
            let name = context.name(turn.seat);
            context.tell(|| tr!("{seat}: {phase}", seat = name, phase = phase))
        }
    }
}
