//! Commands that nobody in their right mind would give.

use super::*;

pub(super) fn any_seat(will: &Will<'_>) -> SeatId {
    seat(will.byte(5))
}

pub(super) fn maybe_seat(will: &Will<'_>) -> Option<SeatId> {
    (!will.rarely(3)).then(|| any_seat(will))
}

pub fn any_card(will: &Will<'_>, game: &Game) -> CardId {
    CardId(will.small(game.next_card().0 + 1))
}

pub(super) fn any_zone(will: &Will<'_>) -> Zone {
    let own = given(will, |walker| walker.zone);
    match will.below(8) {
        0 => Zone::Away,
        1 => Zone::Discard,
        2 => Zone::Available,
        3 => Zone::Crafted(any_seat(will)),
        4 => Zone::Own(any_seat(will), own),
        _ => Zone::Own(seat(0), own),
    }
}

/// One of a seat's pools, or one that nobody here may have.
pub(super) fn any_pool(will: &Will<'_>, game: &Game, seat: SeatId) -> FactionPool {
    let pools: Vec<FactionPool> =
        game.seat(seat).map(|s| s.pools.iter().map(|(pool, _)| pool).collect()).unwrap_or_default();
    match pools.as_slice() {
        [] => {
            let all: Vec<_> =
                walkers().iter().flat_map(|(id, walker)| walker.pick(*id, will).pools()).collect();
            will.of(&all).0
        }
        pools => will.of(pools),
    }
}

pub(super) fn any_tracker(will: &Will<'_>, game: &Game) -> Tracker {
    let seat = any_seat(will);
    match will.below(3) {
        0 => Tracker::Points(seat),
        1 => Tracker::Hand(seat),
        _ => Tracker::Pool(seat, any_pool(will, game, seat)),
    }
}

pub(super) fn any_play(will: &Will<'_>, game: &Game, seat: SeatId) -> FactionCommand {
    let mut all = walkers();
    // Mostly what the seat can be told; sometimes what is none of its business.
    let its = game.seat(seat).map(|who| who.faction.id());
    if !will.rarely(4) && all.iter().any(|(id, walker)| Some(*id) == its && walker.play.is_some()) {
        all.retain(|(id, _)| Some(*id) == its);
    }
    let plays: Vec<_> = all.iter().filter_map(|(_, walker)| walker.play).collect();
    will.of(&plays)(will, game)
}

pub(super) fn any_command(will: &Will<'_>, game: &Game) -> Command {
    let seat = any_seat(will);
    let card = any_card(will, game);
    match will.below(34) {
        0 => Command::Begin(Box::new(table(will, FactionId::ALL[0]))),
        1 => Command::Start,
        2 => Command::EndPhase,
        3 => Command::EndTurn,
        4 => Command::Score { seat, by: i8::try_from(will.small(255)).unwrap_or(i8::MIN) },
        5 => Command::MovePoints {
            from: seat,
            to: any_seat(will),
            points: will.byte(9),
            turn: will.small(9),
        },
        6 | 7 => Command::Remove {
            by: maybe_seat(will),
            whose: maybe_seat(will),
            means: will.of(&[Means::Hits, Means::Hits, Means::Sweep]),
        },
        8 if will.rarely(2) => {
            Command::Battle { attacker: seat, defender: maybe_seat(will), by: None }
        }
        8 => Command::Craft { seat },
        9 => Command::Draw { seat },
        10 => Command::Discard { seat },
        11 => Command::UseCard { seat, card },
        12 => Command::ActivateDominance { seat },
        13 => Command::TakeDominance { seat, card },
        14 => Command::CheckDominance { seat },
        15 => Command::SetTo(any_tracker(will, game)),
        16 => Command::MoveItem { seat, item: will.of(&Item::ALL), back: will.rarely(2) },
        17 | 18 => Command::MoveCard { card, to: any_zone(will) },
        19 | 20 => Command::AddCard { to: any_zone(will) },
        21 => Command::NameCard { card },
        22 => Command::PriceCard { card },
        23 => Command::Learn(given(will, |walker| walker.figure)),
        24 => Command::Rename { seat, name: "Ada".repeat(will.below(900)) },
        25 => Command::Repick { seat, pick: any_pick(will) },
        26 => Command::Leave { seat },
        27 => Command::Return { seat },
        28 => Command::Swap { seat, with: any_seat(will) },
        29 => Command::TurnTo { seat, phase: will.of(&Phase::ALL), round: will.small(u16::MAX) },
        30 => Command::Note("n".repeat(will.below(3000))),
        31 => match u8::from(seat) {
            1 => Command::Follow(Printing::Law2025),
            2 => Command::Follow(Printing::Sixth),
            _ => Command::Reopen,
        },
        _ => Command::Play { seat, play: any_play(will, game, seat) },
    }
}

pub(super) fn any_pick(will: &Will<'_>) -> FactionPick {
    let (id, walker) = will.of(&walkers());
    walker.pick(id, will)
}

/// This faction first, since walks try the first seat most; beside it others and guests.
pub(super) fn table(will: &Will<'_>, first: FactionId) -> Setup {
    let mut seats = vec![sits(Walker::of(first).pick(first, will))];
    for _ in 0..1 + will.below(3) {
        let pick = any_pick(will);
        let there = seats.iter().any(|seat| seat.pick.id() == pick.id());
        seats.push(sits(if pick.id().once() && there { guest("Guest") } else { pick }));
    }
    let last = seats.len() - 1;
    if last > 1 {
        seats[last].bot = will.rarely(3);
        seats[1].points = VictoryPoints::new(will.small(12)).unwrap();
    }
    Setup { deck: will.of(&DeckKind::ALL), first: seat(will.byte(1)), ..setup(seats) }
}
