//! What happened, effect by effect. A card is named only where everybody could see it come or go.

use tr::tr;

use crate::engine::battle::Line;
use crate::engine::card::Price;
use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::figure::FigureValue;
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::printing::Printing;
use crate::engine::seat::SeatId;
use crate::engine::setup::Setup;
use crate::engine::table::Command;
use crate::engine::turn::Mark;
use crate::engine::zone::{Sight, Zone};
use crate::words::{Language, factions, in_language, list};

use super::seats::counted_source;
use super::{
    battle_line, capital, card, deck, ending, face, figure, item, notice, phase, pick_name, price,
    printing, seat_name, signed, standing, step_title,
};

/// Whether everybody sees what lies there.
fn open(zone: Zone) -> bool {
    zone != Zone::Away && zone.sight() == Sight::Everyone
}

/// Whether everybody sees a card that goes from one place to the other.
pub(super) fn may_name(from: Zone, to: Zone) -> bool {
    open(from) || open(to)
}

/// A card goes to a place. Without a name it is any card.
pub(super) fn goes(language: Language, game: &Game, to: Zone, card: Option<String>) -> String {
    in_language(language, || {
        let card = card.unwrap_or_else(|| tr!("a card"));
        match to {
            Zone::Away => tr!("{card} leaves the table", card),
            Zone::Discard => tr!("{card} goes to the discard pile", card),
            Zone::Available => tr!("{card} becomes available", card),
            Zone::Crafted(seat) => tr!(
                "{card} goes to the crafted cards of {seat}",
                card,
                seat = seat_name(language, game, seat)
            ),
            Zone::Own(_, own) => factions::goes(language, own, &card),
        }
    })
}

/// Several cards go to a place unnamed.
fn go(language: Language, game: &Game, to: Zone, n: usize) -> String {
    in_language(language, || match to {
        Zone::Away => tr!("{n} card leaves the table" | "{n} cards leave the table" % n),
        Zone::Discard => {
            tr!("{n} card goes to the discard pile" | "{n} cards go to the discard pile" % n)
        }
        Zone::Available => tr!("{n} card becomes available" | "{n} cards become available" % n),
        Zone::Crafted(seat) => tr!(
            "{n} card goes to the crafted cards of {seat}"
                | "{n} cards go to the crafted cards of {seat}" % n,
            seat = seat_name(language, game, seat)
        ),
        Zone::Own(_, own) => factions::go(language, own, n),
    })
}

/// Several cards go to a place by name.
fn all_go(language: Language, game: &Game, to: Zone, cards: &[String]) -> String {
    let cards = list(language, cards);
    in_language(language, || match to {
        Zone::Away => tr!("Off the table: {cards}", cards),
        Zone::Discard => tr!("To the discard pile: {cards}", cards),
        Zone::Available => tr!("Available now: {cards}", cards),
        Zone::Crafted(seat) => tr!(
            "To the crafted cards of {seat}: {cards}",
            seat = seat_name(language, game, seat),
            cards
        ),
        Zone::Own(_, own) => factions::all_go(language, own, &cards),
    })
}

/// Cards on their way to one place, told together.
struct Going {
    to: Zone,
    /// Where to, in words: places that are told alike are one.
    told: String,
    unnamed: usize,
    named: Vec<String>,
}

impl Going {
    fn tell(&self, language: Language, game: &Game) -> Vec<String> {
        let mut lines = Vec::new();
        match self.named.as_slice() {
            [] => {}
            [only] => lines.push(capital(&goes(language, game, self.to, Some(only.clone())))),
            several => lines.push(all_go(language, game, self.to, several)),
        }
        if self.unnamed > 0 {
            lines.push(go(language, game, self.to, self.unnamed));
        }
        lines
    }
}

/// All lines of an entry, but for what its label tells.
pub(super) fn lines(language: Language, before: &Game, after: &Game, entry: &Entry) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut going: Option<Going> = None;
    for effect in entry.effects.iter().filter(|effect| !in_label(&entry.command, effect)) {
        let way = way(language, after, effect);
        if let Some((to, name)) = way {
            let told = goes(language, after, to, Some(String::new()));
            if going.as_ref().is_none_or(|now| now.told != told) {
                lines.extend(going.take().into_iter().flat_map(|g| g.tell(language, after)));
            }
            let now = going.get_or_insert(Going { to, told, unnamed: 0, named: Vec::new() });
            match name {
                Some(name) => now.named.push(name),
                None => now.unnamed += 1,
            }
            continue;
        }
        let line = line(language, before, after, effect);
        if line.is_some() {
            lines.extend(going.take().into_iter().flat_map(|g| g.tell(language, after)));
        }
        lines.extend(line);
    }
    lines.extend(going.into_iter().flat_map(|g| g.tell(language, after)));
    lines.dedup();
    lines
}

/// Whether the label of the command says it all.
fn in_label(command: &Command, effect: &Effect) -> bool {
    match command {
        Command::MoveCard { .. } | Command::AddCard { .. } => {
            matches!(effect, Effect::Card { .. } | Effect::Dealt { .. })
        }
        Command::Draw { .. } | Command::Discard { .. } => matches!(effect, Effect::Hand { .. }),
        Command::MoveItem { .. } => {
            matches!(effect, Effect::ItemTaken { .. } | Effect::ItemReturned { .. })
        }
        Command::Battle { .. } => matches!(effect, Effect::Fought(Line::Began { .. })),
        Command::Begin(_)
        | Command::Start
        | Command::EndPhase
        | Command::EndTurn
        | Command::Score { .. }
        | Command::MovePoints { .. }
        | Command::Rescore { .. }
        | Command::Remove { .. }
        | Command::Craft { .. }
        | Command::UseCard { .. }
        | Command::ActivateDominance { .. }
        | Command::TakeDominance { .. }
        | Command::CheckDominance { .. }
        | Command::SetTo(_)
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
        | Command::Play { .. } => false,
    }
}

/// Where a card goes, and its name if everybody sees it.
fn way(language: Language, after: &Game, effect: &Effect) -> Option<(Zone, Option<String>)> {
    // In the hand or the box: told by what becomes of it.
    if let Effect::Dealt { to, face: seen, .. } = effect
        && *to != Zone::Away
    {
        return Some((*to, open(*to).then(|| face(language, *seen))));
    }
    if let Effect::Card { card: id, from, to, .. } = effect {
        // What goes face down is counted, seen before or not.
        let named = *to == Zone::Away && open(*from) || open(*to);
        return Some((*to, named.then(|| card(language, after, *id))));
    }
    None
}

/// An item came to a seat, or went back.
pub(super) fn item_moved(
    language: Language,
    game: &Game,
    seat: SeatId,
    which: Item,
    back: bool,
) -> String {
    let (seat, item) = (seat_name(language, game, seat), item(language, which));
    in_language(language, || {
        if back {
            tr!("{seat} gave back an item: {item}", seat, item)
        } else {
            tr!("{seat} took an item: {item}", seat, item)
        }
    })
}

/// One line for one effect; nothing where the label or another line tells it.
pub(super) fn line(
    language: Language,
    before: &Game,
    after: &Game,
    effect: &Effect,
) -> Option<String> {
    let name = |seat: SeatId| seat_name(language, after, seat);
    let line = in_language(language, || match effect {
        Effect::Began(setup) => began(language, after, setup),
        Effect::Score { .. } => scored(language, before, after, effect),
        Effect::Shift { from, to, n, .. } => factions::shift(language, *from, *to, *n),
        Effect::Dealt { .. } | Effect::Card { .. } => match way(language, after, effect) {
            Some((to, name)) => capital(&goes(language, after, to, name)),
            None => String::new(),
        },
        Effect::Reordered { zone, .. } => match zone {
            Zone::Own(_, own) => factions::shuffled(language, *own),
            Zone::Away | Zone::Discard | Zone::Available | Zone::Crafted(_) => {
                tr!("Cards were shuffled")
            }
        },
        Effect::Named { card: id, face: now, .. } => {
            let place = after.zones().zone_of(*id).unwrap_or(Zone::Away);
            if open(place) {
                tr!(
                    "{before} named: {after}",
                    before = capital(&card(language, before, *id)),
                    after = face(language, *now)
                )
            } else {
                tr!("A card named")
            }
        }
        Effect::Priced { card: id, price: cost } => {
            let cost = price(language, Some(*cost));
            let place = after.zones().zone_of(*id).unwrap_or(Zone::Away);
            if open(place) {
                tr!("{card}: {cost}", card = capital(&card(language, after, *id)), cost)
            } else {
                tr!("The crafting cost of a card entered")
            }
        }
        Effect::Learned { figure: which, value } => {
            let figure = figure(language, *which);
            match value {
                FigureValue::Number(n) | FigureValue::Price(Price::Cost(n)) => {
                    tr!("{figure}: {n}", figure, n)
                }
                FigureValue::Price(cost) => {
                    tr!("{figure}: {cost}", figure, cost = price(language, Some(*cost)))
                }
            }
        }
        Effect::Hand { seat, by } => {
            let (seat, n) = (name(*seat), by.unsigned_abs());
            if *by < 0 {
                tr!("{seat}: {n} card less in hand" | "{seat}: {n} cards less in hand" % n, seat)
            } else {
                tr!("{seat}: {n} card more in hand" | "{seat}: {n} cards more in hand" % n, seat)
            }
        }
        Effect::ItemTaken { seat, item } => item_moved(language, after, *seat, *item, false),
        Effect::ItemReturned { seat, item } => item_moved(language, after, *seat, *item, true),
        Effect::ItemPassed { from, to, item: which } => tr!(
            "{item} went from {seat} to {other}",
            item = item(language, *which),
            seat = name(*from),
            other = name(*to)
        ),
        Effect::Marked { step, mark, .. } => {
            let step = capital(&step_title(language, after, *step));
            match mark {
                // The label tells what was done.
                Some(Mark::Done) => String::new(),
                Some(Mark::Skipped) => tr!("Skipped: {step}", step),
                None => tr!("Open again: {step}", step),
            }
        }
        Effect::Turned(turn) => tr!(
            "Turn {n}: {seat}, {phase}",
            n = turn.number,
            seat = name(turn.seat),
            phase = phase(language, turn.phase)
        ),
        Effect::Standing { seat, standing: now } => tr!(
            "From now on for {seat}: {standing}",
            seat = name(*seat),
            standing = standing(language, *now)
        ),
        Effect::Renamed { seat, .. } => tr!(
            "New name for {before}: {after}",
            before = seat_name(language, before, *seat),
            after = name(*seat)
        ),
        Effect::Repicked { seat, pick } => tr!(
            "New faction for {before}: {faction}",
            before = seat_name(language, before, *seat),
            faction = pick_name(language, pick)
        ),
        Effect::Left { seat, left: true } => tr!("{seat} left the table", seat = name(*seat)),
        Effect::Left { seat, left: false } => {
            tr!("{seat} came back to the table", seat = name(*seat))
        }
        Effect::Reseated { order } => {
            let seats: Vec<String> = order.iter().map(|seat| name(*seat)).collect();
            tr!("Clockwise now: {seats}", seats = list(language, &seats))
        }
        Effect::Overruled { law } => tr!("The table overruled law {law}", law),
        Effect::Fought(told) => battle_line(language, after, told),
        Effect::Notice(what) => notice(language, after, what),
        Effect::Ended(end) => ending(language, after, end),
        Effect::Printing(which) => {
            tr!("From now on: {printing}", printing = printing(language, *which))
        }
        Effect::Reopened => tr!("Game reopened"),
        Effect::Own { seat, effect } => factions::effect(language, before, after, *seat, effect),
    });
    (!line.is_empty()).then_some(line)
}

/// The deck, who begins, and what was drawn by lot or is not as usual.
fn began(language: Language, after: &Game, setup: &Setup) -> String {
    in_language(language, || {
        let mut parts = vec![tr!(
            "{deck}; first turn: {seat}",
            deck = deck(language, setup.deck),
            seat = seat_name(language, after, setup.first)
        )];
        if setup.lots.seating {
            parts.push(tr!("places drawn by lot"));
        }
        if setup.lots.factions {
            parts.push(tr!("factions drawn by lot"));
        }
        if setup.printing != Printing::default() {
            parts.push(printing(language, setup.printing));
        }
        parts.join("; ")
    })
}

/// "Lost Powers +1: follower retired (LP.6.1)".
fn scored(language: Language, before: &Game, after: &Game, effect: &Effect) -> String {
    let Effect::Score { seat, due, applied, reason, law, turn } = effect else {
        return String::new();
    };
    let (seat, points) = (seat_name(language, after, *seat), signed(*applied));
    let source = counted_source(language, after, reason, *due);
    let now = if before.begun() { before.turn.number } else { *turn };
    in_language(language, || {
        let line = match law {
            Some(law) => tr!("{seat} {points}: {source} ({law})", seat, points, source, law),
            None => tr!("{seat} {points}: {source}", seat, points, source),
        };
        if applied != due {
            tr!("{line}; due was {points}", line, points = signed(*due))
        } else if *turn != now {
            tr!("{line}; counts for turn {turn}", line, turn)
        } else {
            line
        }
    })
}
