//! The steps of the Lost Powers, from filling the tableau to the discard.

use super::laws::{
    CYCLE, DAYLIGHT, DISARM, DISCARD, FALLING, FILL, INDOCTRINATE, RETIRE, RISE, TABLEAU,
};
use super::{
    Action, Deal, Effect, Figure, Pick, Pool, Question, Reason, Refusal, Slot, Step, Zone,
};
use crate::engine::ask::{Answerer, CountRow, Countable, Question as Asked};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::Body;
use crate::engine::effect::Effect as Shared;
use crate::engine::figure::FigureValue;
use crate::engine::game::Game;
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::engine::table;
use crate::engine::turn::{Phase, Step as Line};
use crate::engine::zone::{End, Zone as Place_};

use super::checklist::{in_turn, law_of_order, once};
use super::rules::{acts_left, count, followers, law_of_action, may, slot, state, suit_of, zone};

const ELDERS: u8 = 5;
const MOST: u8 = 9;

pub(super) fn fill_tableau(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let deck = zone(seat, Zone::Deck);
    let empty = followers(&draft.game, seat).is_empty()
        && draft.game.cards_in(deck).is_empty()
        && draft.game.cards_in(zone(seat, Zone::WornOut)).is_empty();
    draft.must_by(empty, FILL, Refusal::TableauFilled)?;
    let unknown: Vec<Figure> = Suit::ALL
        .map(Figure::OldFriends)
        .into_iter()
        .filter(|figure| draft.game.figures.number((*figure).into()).is_none())
        .collect();
    if !unknown.is_empty() {
        let rows: Vec<CountRow> = unknown
            .iter()
            .map(|f| CountRow { what: Countable::Figure((*f).into()), min: 1, max: MOST })
            .collect();
        let question = Asked::Own(Question::OldFriends.into());
        // Only of the suits that are still unknown: their sum alone, not that of all four.
        let total = (rows.iter().map(|r| r.min).sum(), rows.iter().map(|r| r.max).sum());
        let counts = draft.ask_counts(Answerer::Table, question, rows, total, Some(FILL))?;
        for (figure, n) in unknown.into_iter().zip(counts) {
            let value = FigureValue::Number(n);
            draft.apply(Shared::Learned { figure: figure.into(), value })?;
        }
    }
    for (suit, place) in Suit::ALL.into_iter().zip(Slot::ALL) {
        let figure = Figure::OldFriends(suit).into();
        let all = draft.game.figures.number(figure).unwrap_or(1).max(1);
        let mut friends = Vec::new();
        for nth in 0..all {
            friends.push(draft.deal(Face::Own { suit, nth }, deck, End::Bottom)?);
        }
        let price = |card: &CardId| draft.game.price(*card);
        let alike = friends.iter().all(|card| price(card) == price(&friends[0]));
        let first = if alike {
            friends[0]
        } else {
            let question = Asked::Own(Question::FirstOldFriend { suit }.into());
            let to = Answerer::Seat(seat);
            draft.ask_cards(to, question, friends.clone(), (1, 1), Some(FILL))?[0]
        };
        draft.move_card(first, slot(seat, place), End::Top)?;
    }
    put_face_down(draft, seat)?;
    draft.mark(seat, Line::Own(Step::Tableau.into()))
}

/// The deck lies face down in an order that only chance, or the real deck, knows.
fn put_face_down(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let deck = zone(seat, Zone::Deck);
    match state(draft, seat)?.rules.deal {
        Deal::App => draft.shuffle(deck),
        Deal::Table => draft.forget_order(deck),
    }
}

pub(super) fn set_rules(draft: &mut Draft<'_>, seat: SeatId, rules: Pick) -> Outcome {
    let now = state(draft, seat)?.rules;
    draft.must(now != rules, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Rules(rules))?;
    if now.deal == rules.deal { Ok(()) } else { put_face_down(draft, seat) }
}

pub(super) fn disarm(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Disarm)?;
    let upright = count(&draft.game, seat, Pool::Upright);
    draft.must_by(upright > 0, DISARM, Refusal::NoUprightElder)?;
    let question = Asked::Own(Question::Disarm { clearings: upright }.into());
    let removals = draft.ask_removals(seat, question, (0, upright), Means::Hits, Some(DISARM))?;
    draft.remove_all(&apart(removals))?;
    draft.mark(seat, Line::Own(Step::Disarm.into()))
}

/// Each Elder disarms its own clearing, so no two warriors fell together: whoever heals or mourns does so for each.
fn apart(removals: Vec<Removal>) -> Vec<Removal> {
    let mut apart = Vec::new();
    for removal in removals {
        let mut rest = removal;
        rest.toll.warriors = removal.toll.warriors.min(1);
        apart.push(rest);
        let alone = Toll { warriors: 1, ..Toll::default() };
        let others = usize::from(removal.toll.warriors.saturating_sub(1));
        apart.extend(std::iter::repeat_n(Removal { toll: alone, ..removal }, others));
    }
    apart
}

/// How many stand up when the fallen lie in these clearings: each follower stands one in a clearing of its suit.
fn stand_up(followers: [u8; 4], fallen: [u8; 3]) -> u8 {
    let [fox, rabbit, mouse, birds] = followers;
    let own: u8 = [fox, rabbit, mouse].iter().zip(fallen).map(|(f, lying)| (*f).min(lying)).sum();
    let lying: u8 = fallen.iter().sum();
    own + birds.min(lying - own)
}

fn by_suit(game: &Game, cards: &[CardId]) -> [u8; 4] {
    let mut suits = [0; 4];
    for card in cards {
        suits[suit_of(game, *card) as usize] += 1;
    }
    suits
}

/// The fewest and the most that can stand up, wherever the fallen lie.
pub(super) fn rise_bounds(game: &Game, tableau: &[CardId], fallen: u8) -> (u8, u8) {
    let suits = by_suit(game, tableau);
    let ways = (0..=fallen)
        .flat_map(|fox| (0..=fallen - fox).map(move |rabbit| [fox, rabbit, fallen - fox - rabbit]));
    let counts: Vec<u8> = ways.map(|way| stand_up(suits, way)).collect();
    (counts.iter().copied().min().unwrap_or(0), counts.iter().copied().max().unwrap_or(0))
}

pub(super) fn rise(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Rise)?;
    let fallen = count(&draft.game, seat, Pool::Fallen);
    draft.must_by(fallen > 0, RISE, Refusal::NobodyFallen)?;
    let tableau = followers(&draft.game, seat);
    draft.must_by(!tableau.is_empty(), RISE, Refusal::NoFollower)?;
    let (least, most) = rise_bounds(&draft.game, &tableau, fallen);
    let standing = if least == most {
        most
    } else {
        let suits = Ground::ALL.map(Ground::suit);
        let rows = suits
            .map(|suit| CountRow { what: Countable::Suit(suit), min: 0, max: fallen })
            .to_vec();
        let question = Asked::Own(Question::FallenIn.into());
        let to = Answerer::Seat(seat);
        let lying = draft.ask_counts(to, question, rows, (fallen, fallen), Some(RISE))?;
        let lying: [u8; 3] = lying.try_into().unwrap_or([0; 3]);
        stand_up(by_suit(&draft.game, &tableau), lying)
    };
    draft.shift(seat, Pool::Fallen, Pool::Upright, standing)?;
    draft.own(seat, Effect::Rose(standing))?;
    draft.mark(seat, Line::Own(Step::Rise.into()))
}

pub(super) fn act(draft: &mut Draft<'_>, seat: SeatId, card: CardId, action: Action) -> Outcome {
    in_turn(draft, seat, Step::Followers)?;
    let in_tableau = followers(&draft.game, seat).contains(&card);
    draft.must_by(in_tableau, TABLEAU, Refusal::NotInTableau)?;
    let follower = suit_of(&draft.game, card);
    let law = law_of_action(action);
    draft.law(may(follower, action), law, Refusal::WrongSuit { follower, action })?;
    let now = state(draft, seat)?;
    let twice = now.acts.contains(&(card, action));
    if follower == Suit::Bird {
        draft.law(!twice, DAYLIGHT, Refusal::SameActionTwice { action })?;
    }
    draft.law(acts_left(&now, card, follower) > 0, DAYLIGHT, Refusal::FollowerUsed)?;
    let upright = count(&draft.game, seat, Pool::Upright);
    match action {
        Action::Recruit => {
            let there = count(&draft.game, seat, Pool::Supply) > 0;
            draft.must_by(there, law, Refusal::NoElderInSupply)?;
            draft.shift(seat, Pool::Supply, Pool::Upright, 1)?;
        }
        Action::Draw => draft.hand(seat, 1)?,
        // Drawn and laid back on the shared deck: the hand stays as it is.
        Action::Seek => {}
        // law nemesis:LP.2.3: fallen Elders cannot be moved.
        Action::Move => draft.law(upright > 0, FALLING, Refusal::NoUprightElder)?,
        Action::Battle => {
            let there = upright + count(&draft.game, seat, Pool::Fallen) > 0;
            draft.law(there, law, Refusal::NobodyOnMap)?;
        }
    }
    draft.own(seat, Effect::Acted { card, action })
}

/// What a follower of this cost is worth when it retires. Source: nemesis:LP.6.1.
pub fn retire_points(price: Price) -> u8 {
    1 + price.amount()
}

pub(super) fn retire(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    once(draft, seat, Step::Retire)?;
    let in_tableau = followers(&draft.game, seat).contains(&card);
    draft.must_by(in_tableau, RETIRE, Refusal::NotInTableau)?;
    let upright = count(&draft.game, seat, Pool::Upright);
    draft.law(upright > 0, RETIRE, Refusal::NoUprightElder)?;
    let price = draft.price(card, RETIRE)?;
    draft.score(seat, 1, Why::Own(Reason::Retired.into()), Some(RETIRE))?;
    let extra = i16::from(retire_points(price)) - 1;
    draft.score(seat, extra, Why::Own(Reason::CraftingCost.into()), Some(RETIRE))?;
    let kind = draft.game.card(card).and_then(|c| c.face.kind());
    if let Some(kind) = kind {
        let at_once = match kind.def().body {
            Body::Item { item, .. } => draft.game.items.count(item) > 0,
            Body::Favor(_) => true,
            Body::Persistent(_) | Body::Ambush | Body::Dominance => false,
        };
        let question = Asked::ResolveEffect { seat, card };
        if at_once && draft.ask_yes(Answerer::Seat(seat), question, Some(RETIRE))? {
            draft.immediate(seat, kind)?;
        }
    }
    draft.discard(card)?;
    draft.mark(seat, Line::Own(Step::Retire.into()))
}

pub(super) fn indoctrinate(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Indoctrinate)?;
    let upright = count(&draft.game, seat, Pool::Upright);
    draft.must_by(upright > 0, INDOCTRINATE, Refusal::NoUprightElder)?;
    let now = state(draft, seat)?;
    let left = upright.saturating_sub(now.activated);
    draft.law(left > 0, INDOCTRINATE, Refusal::NoElderLeft { needed: 1, left })?;
    let in_hand = draft.seat(seat)?.hand;
    draft.law(in_hand > 0, INDOCTRINATE, RefusalKind::HandEmpty)?;
    let question = Asked::Own(Question::Indoctrinate { elders: left }.into());
    let faces = draft.ask_faces(
        Answerer::Seat(seat),
        question,
        (1, left.max(1).min(in_hand.max(1))),
        Some(INDOCTRINATE),
    )?;
    let (mut activated, mut spent) = (now.activated, now.spent);
    for face in faces {
        table::craftable(draft, face)?;
        draft.hand(seat, -1)?;
        // law nemesis:LP.6.2.I: an identical card is no hindrance.
        let card = draft.deal(face, zone(seat, Zone::WornOut), End::Top)?;
        let price = draft.price(card, INDOCTRINATE)?;
        // Known by suit alone and without a crafting cost: an ambush or a dominance card.
        draft.must_by(price != Price::NoCost, INDOCTRINATE, RefusalKind::NotCraftable)?;
        let needed = price.amount();
        let free = upright.saturating_sub(activated);
        draft.law(needed <= free, INDOCTRINATE, Refusal::NoElderLeft { needed, left: free })?;
        activated = activated.saturating_add(needed).min(ELDERS);
        if let Some(kind) = face.kind() {
            for (sum, n) in spent.iter_mut().zip(kind.def().cost) {
                *sum = u8::saturating_add(*sum, n);
            }
        }
    }
    if now.rules.check_suits {
        check_suits(draft, seat, upright, spent)?;
    }
    draft.own(seat, Effect::Activated { elders: activated, spent })
}

pub(super) fn check_suits(
    draft: &mut Draft<'_>,
    seat: SeatId,
    upright: u8,
    spent: [u8; 4],
) -> Outcome {
    let stand_in = match state(draft, seat)?.stand_in {
        Some(suits) => suits,
        None => {
            let rows = Ground::ALL
                .map(|g| CountRow { what: Countable::Suit(g.suit()), min: 0, max: upright })
                .to_vec();
            let question = Asked::Own(Question::StandIn.into());
            let total = (upright, upright);
            let suits = draft.ask_counts(
                Answerer::Seat(seat),
                question,
                rows,
                total,
                Some(INDOCTRINATE),
            )?;
            let suits = suits.try_into().unwrap_or([0; 3]);
            draft.own(seat, Effect::StandIn(suits))?;
            suits
        }
    };
    for (suit, (there, needed)) in Ground::ALL.into_iter().zip(stand_in.into_iter().zip(spent)) {
        draft.law(needed <= there, INDOCTRINATE, Refusal::NoElderThere { suit })?;
    }
    Ok(())
}

pub(super) fn wear_out(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    draft.move_card(card, zone(seat, Zone::WornOut), End::Top)
}

pub(super) fn cycle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Cycle)?;
    for card in followers(&draft.game, seat) {
        wear_out(draft, seat, card)?;
    }
    draw_followers(draft, seat)?;
    draft.mark(seat, Line::Own(Step::Cycle.into()))
}

/// Fills the empty places. When the deck runs dry the Worn Out pile becomes a new one and the draw goes on.
fn draw_followers(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let (deck, worn_out) = (zone(seat, Zone::Deck), zone(seat, Zone::WornOut));
    loop {
        let mut places: Vec<Place_> = Slot::ALL.map(|s| slot(seat, s)).to_vec();
        places.retain(|place| draft.game.cards_in(*place).is_empty());
        if places.is_empty() {
            return Ok(());
        }
        if draft.game.cards_in(deck).is_empty() {
            let worn = draft.game.cards_in(worn_out).to_vec();
            if worn.is_empty() {
                // law nemesis:LP.2.2.III says nothing of fewer than four: places stay empty.
                return Ok(());
            }
            for card in worn {
                draft.move_card(card, deck, End::Bottom)?;
            }
            put_face_down(draft, seat)?;
        }
        let lying = draft.game.cards_in(deck).to_vec();
        let drawn = places.len().min(lying.len());
        let came_up = match state(draft, seat)?.rules.deal {
            Deal::App => lying[..drawn].to_vec(),
            Deal::Table => {
                let n = u8::try_from(drawn).unwrap_or(4);
                let question = Asked::Own(Question::CameUp { count: n }.into());
                draft.ask_cards(Answerer::Table, question, lying, (n, n), Some(CYCLE))?
            }
        };
        for (card, place) in came_up.into_iter().zip(places) {
            draft.move_card(card, place, End::Top)?;
        }
    }
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let order = law_of_order(Phase::Evening);
    draft.discard_down(seat, Step::Discard, DISCARD, order)
}
