//! The Lost Powers' board: tableau, Elders, deck and Worn Out pile.

use tr::tr;

use crate::engine::card::CardId;
use crate::engine::factions::lost_powers::{
    Action, Command as Own, Deal, Pick, Pool, Slot, State, Step, Zone, acts, costliest, is_spent,
    retire_points, rule_weight,
};
use crate::engine::factions::{FactionCommand, FactionZone};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::{Offer, Place};
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Tracker};
use crate::engine::zone::Zone as Place_;
use crate::words::{Language, in_language, say};

use super::super::board::card_row;
use super::super::context::{Context, at, suit_drawing};
use super::super::touch::Touch;
use super::super::view::{CardRow, CounterRow, Drawing, HeaderRow, NoteRow, PileRow, Row, Weight};
use super::{OptionGroup, PickOption};

pub const BOARD: &str = "lost-powers";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "tableau",
    "elders",
    "piles",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
    "worn-out",
];

const TABLEAU: LawRef = law(Book::Nemesis, "LP.2.2.I");
const FALLING: LawRef = law(Book::Nemesis, "LP.2.3");
const DECK: LawRef = law(Book::Nemesis, "LP.2.2.III");
const LOSS: LawRef = law(Book::Nemesis, "LP.2.4");

pub fn crest(_: &State) -> Drawing {
    "lost-powers"
}

pub fn colour(_: &State) -> &'static str {
    "lost-powers"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Warriors => "warriors",
        Step::Tableau => "fill-tableau",
        Step::Disarm => "disarm",
        Step::Rise => "rise",
        Step::Followers => "followers",
        Step::Retire => "retire",
        Step::Indoctrinate => "indoctrinate",
        Step::Cycle => "cycle",
        Step::Discard => "discard",
    }
}

pub fn picks() -> Vec<Pick> {
    vec![Pick::default()]
}

pub fn options(language: Language, pick: &Pick) -> Vec<PickOption> {
    let option = |text, detail, selected, group, pick: Pick| PickOption {
        text,
        detail,
        selected,
        group,
        pick: pick.into(),
    };
    in_language(language, || {
        vec![
            option(
                tr!("The app deals the Follower deck"),
                tr!("It shuffles and draws; leave your own deck in the box."),
                pick.deal == Deal::App,
                OptionGroup::Deal,
                Pick { deal: Deal::App, ..*pick },
            ),
            option(
                tr!("You deal the Follower deck"),
                tr!("Draw from your own deck and tell the app what came up."),
                pick.deal == Deal::Table,
                OptionGroup::Deal,
                Pick { deal: Deal::Table, ..*pick },
            ),
            option(
                tr!("House rule: the last Elder always falls"),
                tr!("Also when everything in its clearing is removed at once (LP.2.3)."),
                pick.last_elder_falls,
                OptionGroup::Rule,
                Pick { last_elder_falls: !pick.last_elder_falls, ..*pick },
            ),
            option(
                tr!("Check suits when indoctrinating"),
                tr!("The app asks where the upright Elders stand (LP.6.2)."),
                pick.check_suits,
                OptionGroup::Rule,
                Pick { check_suits: !pick.check_suits, ..*pick },
            ),
        ]
    })
}

fn zone(seat: SeatId, zone: Zone) -> Place_ {
    Place_::Own(seat, FactionZone::LostPowers(zone))
}

pub fn rows(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    for (group, law) in [("tableau", TABLEAU), ("elders", FALLING), ("piles", DECK)] {
        rows.push(Row::Header(HeaderRow {
            group: group.into(),
            key: group.into(),
            text: String::new(),
            law: law.to_string(),
        }));
    }
    tableau(context, seat, state, offers, rows);
    elders(context, seat, rows);
    piles(context, seat, rows);
    notes(context, seat, rows);
}

fn tableau(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    let game = context.game();
    for (i, slot) in Slot::ALL.into_iter().enumerate() {
        let key = format!("slot-{}", i + 1);
        let Some(card) = game.cards_in(zone(seat, Zone::Slot(slot))).first().copied() else {
            rows.push(Row::Card(CardRow {
                group: "tableau".into(),
                key,
                name: context.tell(|| tr!("Empty place")),
                suit: "",
                item: "",
                cost: String::new(),
                value: String::new(),
                note: String::new(),
                used: false,
                empty: true,
                token: Touch::Do(Command::AddCard { to: zone(seat, Zone::Slot(slot)) }).token(),
            }));
            continue;
        };
        let choices: Vec<&Offer> =
            at(offers, Place::Card(card)).filter(|o| action_of(o).is_some()).collect();
        let done = acts(game, seat, state, card);
        for (n, offer) in choices.iter().enumerate() {
            let mut choice = context.choice(&key, n, offer, Weight::Tonal);
            choice.selected = action_of(offer).is_some_and(|action| done.contains(&action));
            rows.push(Row::Choice(choice));
        }
        rows.push(Row::Card(CardRow {
            value: retire_value(context, card),
            used: is_spent(game, seat, state, card),
            token: Touch::ShowCard(seat, card).token(),
            ..card_row(context, "tableau", key, card)
        }));
    }
}

/// The action that an offer is, among others that a card has.
fn action_of(offer: &Offer) -> Option<Action> {
    let Command::Play { play: FactionCommand::LostPowers(Own::Act { action, .. }), .. } =
        &offer.command
    else {
        return None;
    };
    Some(*action)
}

fn retire_value(context: &Context<'_>, card: CardId) -> String {
    match context.game().price(card) {
        Some(price) => context.tell(|| tr!("Retire: +{points}", points = retire_points(price))),
        None => context.tell(|| tr!("Retire: 1 + cost")),
    }
}

fn elders(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let Some(who) = context.seat(seat) else { return };
    for (key, pool, drawing) in [
        ("supply", Pool::Supply, "elder-upright"),
        ("upright", Pool::Upright, "elder-upright"),
        ("fallen", Pool::Fallen, "elder-fallen"),
    ] {
        rows.push(Row::Counter(CounterRow {
            group: "elders".into(),
            key: key.into(),
            name: say::pool(context.language, pool.into()),
            value: i32::from(who.pools.count(pool.into())),
            text: String::new(),
            note: String::new(),
            drawing,
            token: Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token(),
        }));
    }
}

fn piles(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let game = context.game();
    let (deck, worn_out) = (zone(seat, Zone::Deck), zone(seat, Zone::WornOut));
    let worn: Vec<CardId> = game.cards_in(worn_out).to_vec();
    rows.push(Row::Pile(PileRow {
        group: "piles".into(),
        key: "deck".into(),
        name: say::zone(context.language, game, deck),
        count: u16::try_from(game.cards_in(deck).len()).unwrap_or(u16::MAX),
        detail: String::new(),
        face_down: true,
        opens: false,
        token: Touch::Do(Command::AddCard { to: deck }).token(),
    }));
    let mut suits: Vec<String> = Vec::new();
    for suit in crate::engine::suit::Suit::ALL {
        let n =
            worn.iter().filter(|c| game.card(**c).is_some_and(|c| c.face.suit() == suit)).count();
        if n > 0 {
            let name = say::suit(context.language, suit);
            suits.push(context.tell(|| tr!("{n} {suit}", n = n, suit = name)));
        }
    }
    rows.push(Row::Pile(PileRow {
        group: "piles".into(),
        key: "worn-out".into(),
        name: say::zone(context.language, game, worn_out),
        count: u16::try_from(worn.len()).unwrap_or(u16::MAX),
        detail: suits.join(", "),
        face_down: false,
        opens: true,
        token: Touch::Do(Command::AddCard { to: worn_out }).token(),
    }));
    for card in worn {
        rows.push(Row::Card(CardRow {
            suit: game.card(card).map_or("", |c| suit_drawing(c.face.suit())),
            token: Touch::ShowCard(seat, card).token(),
            ..card_row(context, "worn-out", format!("worn-{}", card.index()), card)
        }));
    }
}

fn notes(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let game = context.game();
    let mut note = |key: &str, law: LawRef, text: String| {
        rows.push(Row::Note(NoteRow {
            group: "notes".into(),
            key: key.into(),
            text,
            law: law.to_string(),
            weight: Weight::Plain,
        }));
    };
    let weight = rule_weight(game, seat);
    note("rule", FALLING, context.tell(|| {
        tr!("For rule an upright Elder counts three and a fallen one counts one; fallen Elders cannot move. All yours together count {n}.", n = weight)
    }));
    if let Some(cards) = costliest(game, seat) {
        let names: Vec<String> = cards.into_iter().map(|c| context.card(c)).collect();
        let names = crate::words::list(context.language, &names);
        note("loss", LOSS, context.tell(|| {
            tr!("If an enemy removed an Elder now, it would score 1 point and you would wear out: {cards}.", cards = names)
        }));
    }
}
