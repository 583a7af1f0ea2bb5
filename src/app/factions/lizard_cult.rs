//! The Lizard Cult's board: Lost Souls and the Outcast, acolytes and what they buy, gardens, revealed cards.

use tr::tr;

use crate::engine::card::CardId;
use crate::engine::factions::FactionCommand;
use crate::engine::factions::lizard_cult::{
    Command as Own, Conspiracy, GARDEN_POINTS, Pick, Pool, State, Step, bonus_space,
    conspiracy_cost, crafting_gardens, gardens_out, leader, next_outcast, revealed, score_points,
    souls,
};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::engine::table::{Command, Tracker};
use crate::words::{Language, in_language, say};

use super::super::board::card_row;
use super::super::context::{Context, suit_drawing};
use super::super::touch::Touch;
use super::super::view::{
    CardRow, ChoiceRow, CounterRow, Drawing, HeaderRow, NoteRow, PileRow, Row, SpaceRow, Weight,
};
use super::{OptionGroup, PickOption};

pub const BOARD: &str = "lizard-cult";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "outcast",
    "souls",
    "souls-add",
    "souls-fox",
    "souls-rabbit",
    "souls-mouse",
    "souls-bird",
    "acolytes",
    "prices",
    "garden-fox",
    "garden-rabbit",
    "garden-mouse",
    "gardens",
    "revealed",
    "warriors",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const REVENGE: LawRef = law(Book::Root, "10.2.3");
const PILGRIMS: LawRef = law(Book::Root, "10.2.4");
const FEAR: LawRef = law(Book::Root, "10.2.5");
const LOST_SOULS: LawRef = law(Book::Root, "10.2.6");
const ADJUST: LawRef = law(Book::Root, "10.4.1");
const CONSPIRACIES: LawRef = law(Book::Root, "10.4.3");
const SCORE: LawRef = law(Book::Root, "10.5.3");
const DAYLIGHT: LawRef = law(Book::Root, "10.5");
const CRAFTING: LawRef = law(Book::Root, "10.2.1");

pub fn crest(_: &State) -> Drawing {
    "lizard-cult"
}

pub fn colour(_: &State) -> &'static str {
    "lizard-cult"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Gather => "gather",
        Step::Place => "place",
        Step::Choose => "choose",
        Step::Tracks => "tracks",
        Step::Adjust => "adjust",
        Step::DiscardSouls => "discard-souls",
        Step::Conspiracies => "conspiracies",
        Step::Rituals => "rituals",
        Step::Return => "return",
        Step::Craft => "craft",
        Step::Draw => "draw",
        Step::Discard => "discard",
    }
}

pub fn picks() -> Vec<Pick> {
    vec![Pick::default()]
}

pub fn options(language: Language, pick: &Pick) -> Vec<PickOption> {
    in_language(language, || {
        vec![PickOption {
            text: tr!("2025 printing: no score without a garden"),
            detail: tr!("Without a garden of that suit on the map it cannot score (10.5.3)."),
            selected: pick.garden_to_score,
            group: OptionGroup::Rule,
            pick: Pick { garden_to_score: !pick.garden_to_score }.into(),
        }]
    })
}

pub fn rows(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    for (group, law) in [
        ("outcast", ADJUST),
        ("souls", LOST_SOULS),
        ("acolytes", CONSPIRACIES),
        ("gardens", SCORE),
        ("revealed", DAYLIGHT),
    ] {
        rows.push(Row::Header(HeaderRow {
            group: group.into(),
            key: group.into(),
            text: String::new(),
            law: law.to_string(),
        }));
    }
    outcast(context, seat, state, rows);
    lost_souls(context, seat, state, offers, rows);
    acolytes(context, seat, state, offers, rows);
    for suit in Ground::ALL {
        gardens(context, seat, state, suit, rows);
    }
    for card in revealed(context.game(), seat) {
        rows.push(Row::Card(CardRow {
            token: Touch::ShowCard(seat, *card).token(),
            ..card_row(context, "revealed", format!("revealed-{}", card.index()), *card)
        }));
    }
    notes(context, seat, state, rows);
}

fn own(seat: SeatId, command: Own) -> Command {
    Command::Play { seat, play: command.into() }
}

/// The three suits the marker can stand on; touching one leads to where it is put right.
fn outcast(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    for suit in Ground::ALL {
        let here = state.outcast.filter(|now| now.suit == suit);
        let hated = here.is_some_and(|now| now.hated);
        rows.push(Row::Space(SpaceRow {
            group: "outcast".into(),
            key: format!("outcast-{}", suit_drawing(suit.suit())),
            label: say::suit(context.language, suit.suit()),
            points: match here {
                Some(_) if hated => context.tell(|| tr!("Hated")),
                Some(_) => context.tell(|| tr!("Outcast")),
                None => String::new(),
            },
            filled: hated,
            marker: here.is_some(),
            crest: suit_drawing(suit.suit()),
            token: Touch::ShowCorrections(seat).token(),
        }));
    }
}

fn lost_souls(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    let game = context.game();
    let pile = souls(game, seat);
    let leading = leader(game, pile).map(Ground::suit);
    for suit in Suit::ALL {
        let key = format!("souls-{}", suit_drawing(suit));
        let of_suit = |card: &&CardId| game.card(**card).is_some_and(|c| c.face.suit() == suit);
        let cards: Vec<CardId> = pile.iter().filter(of_suit).copied().collect();
        let detail = match suit {
            Suit::Bird => context.tell(|| tr!("do not count")),
            Suit::Fox | Suit::Rabbit | Suit::Mouse if leading == Some(suit) => {
                context.tell(|| tr!("most"))
            }
            Suit::Fox | Suit::Rabbit | Suit::Mouse => String::new(),
        };
        rows.push(Row::Pile(PileRow {
            group: "souls".into(),
            key: key.clone(),
            name: say::suit(context.language, suit),
            count: u16::try_from(cards.len()).unwrap_or(u16::MAX),
            detail,
            face_down: false,
            opens: !cards.is_empty(),
            token: String::new(),
        }));
        for card in cards {
            rows.push(Row::Card(CardRow {
                token: Touch::ShowCard(seat, card).token(),
                ..card_row(context, &key, format!("soul-{}", card.index()), card)
            }));
        }
    }
    let adds = offers.iter().filter_map(|offer| {
        let Command::Play { play: FactionCommand::LizardCult(Own::AddSoul(suit)), .. } =
            &offer.command
        else {
            return None;
        };
        Some((offer, *suit))
    });
    for (i, (offer, suit)) in adds.enumerate() {
        rows.push(Row::Choice(ChoiceRow {
            drawing: suit_drawing(suit),
            ..context.choice("souls-add", i, offer, Weight::Tonal)
        }));
    }
    if let Some(next) = next_outcast(game, seat, state) {
        let suit = say::suit_word(context.language, next.suit.suit());
        rows.push(Row::Note(NoteRow {
            group: "souls".into(),
            key: "preview".into(),
            text: if next.hated {
                context.tell(|| tr!("If Birdsong came now: Outcast {suit}, Hated.", suit = suit))
            } else {
                context.tell(|| tr!("If Birdsong came now: Outcast {suit}.", suit = suit))
            },
            law: ADJUST.to_string(),
            weight: Weight::Tonal,
        }));
    }
}

fn acolytes(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    let Some(who) = context.seat(seat) else { return };
    let there = who.pools.count(Pool::Acolytes.into());
    for (group, key, pool) in [
        ("acolytes", "acolytes", Pool::Acolytes),
        ("warriors", "supply", Pool::Supply),
        ("warriors", "map", Pool::Map),
    ] {
        rows.push(Row::Counter(CounterRow {
            group: group.into(),
            key: key.into(),
            name: say::pool(context.language, pool.into()),
            value: i32::from(who.pools.count(pool.into())),
            text: String::new(),
            note: String::new(),
            drawing: if pool == Pool::Acolytes { "acolyte" } else { "warrior" },
            token: Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token(),
        }));
    }
    let hated = state.outcast.is_some_and(|outcast| outcast.hated);
    for conspiracy in Conspiracy::ALL {
        let cost = conspiracy_cost(conspiracy, hated);
        let wanted = own(seat, Own::Conspire(conspiracy));
        let offered = offers.iter().find(|offer| offer.command == wanted);
        rows.push(Row::Counter(CounterRow {
            group: "prices".into(),
            key: match conspiracy {
                Conspiracy::Crusade => "crusade".into(),
                Conspiracy::Convert => "convert".into(),
                Conspiracy::Sanctify => "sanctify".into(),
            },
            name: context.tell(|| match conspiracy {
                Conspiracy::Crusade => tr!("Crusade"),
                Conspiracy::Convert => tr!("Convert"),
                Conspiracy::Sanctify => tr!("Sanctify"),
            }),
            value: i32::from(cost),
            text: String::new(),
            note: match there / cost.max(1) {
                0 => {
                    let n = cost - there;
                    context.tell(|| tr!("{n} short" | "{n} short" % n))
                }
                n => context.tell(|| tr!("enough for {n}" | "enough for {n}" % n)),
            },
            drawing: match conspiracy {
                Conspiracy::Crusade => "sword",
                Conspiracy::Convert => "acolyte",
                Conspiracy::Sanctify => "garden",
            },
            // Touchable while the law allows it; the reason stands with the step.
            token: match offered {
                Some(offer) if offer.verdict.is_ok() => Touch::Do(wanted).token(),
                Some(_) | None => String::new(),
            },
        }));
    }
}

/// One suit's track, from the left: what is uncovered shows its points.
fn gardens(context: &Context<'_>, seat: SeatId, state: &State, suit: Ground, rows: &mut Vec<Row>) {
    let game = context.game();
    let (name, drawing) = (say::suit(context.language, suit.suit()), suit_drawing(suit.suit()));
    let group = format!("garden-{drawing}");
    let out = gardens_out(game, seat, suit);
    let bonus = bonus_space(game);
    let pool = Pool::Garden(suit);
    let touch = Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into())));
    for (at, points) in GARDEN_POINTS.into_iter().enumerate() {
        let nth = u8::try_from(at).unwrap_or(0) + 1;
        let draws = nth == bonus;
        rows.push(Row::Space(SpaceRow {
            group: group.clone(),
            key: format!("{group}-{nth}"),
            label: context.tell(|| {
                if draws {
                    tr!("{suit} garden {n}, one more card", suit = name, n = nth)
                } else {
                    tr!("{suit} garden {n}", suit = name, n = nth)
                }
            }),
            points: points.to_string(),
            filled: nth > out,
            marker: nth == out,
            crest: if draws { "draw-card" } else { "" },
            token: touch.token(),
        }));
    }
    let points = score_points(game, seat, suit);
    let scored = state.scored.contains(&suit);
    rows.push(Row::Note(NoteRow {
        group: group.clone(),
        key: format!("{group}-now"),
        text: context.tell(|| {
            if scored {
                tr!("{suit}: scored this turn", suit = name)
            } else {
                tr!("{suit}: scores {n} point" | "{suit}: scores {n} points" % points, suit = name)
            }
        }),
        law: String::new(),
        weight: Weight::Plain,
    }));
}

fn notes(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
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
    let tell = |text: &dyn Fn() -> String| context.tell(text);
    if let Some(outcast) = state.outcast {
        let suit = say::suit_word(context.language, outcast.suit.suit());
        let n = crafting_gardens(game, seat, state);
        note(
            "crafting",
            CRAFTING,
            context.tell(|| {
                tr!(
                    "In Evening {n} {suit} garden crafts."
                        | "In Evening {n} {suit} gardens craft." % n,
                    suit = suit
                )
            }),
        );
    }
    note(
        "pilgrims",
        PILGRIMS,
        tell(&|| {
            tr!("You rule every clearing with a garden of yours, whatever else stands there.")
        }),
    );
    note(
        "revenge",
        REVENGE,
        tell(&|| tr!("Your warriors removed while defending in battle become acolytes.")),
    );
    note(
        "fear",
        FEAR,
        tell(&|| {
            tr!("Each garden removed costs you a random card of your hand; the app rolls which.")
        }),
    );
}
