//! Every message of the Drillbit Duchy has words in both languages, and instructions with their numbers filled in.

mod told;

use super::*;
use crate::engine::ask::{Answer, Ask, Form};
use crate::engine::entry::{Entry, EntryId};
use crate::engine::factions::drillbit_duchy::{
    Command, Front, Question, Reason, Refusal, Step,
};
use crate::engine::factions::{FactionPick, guest};
use crate::engine::item::Item;
use crate::engine::propose::{Proposal, propose};
use crate::engine::seat::SeatSetup;
use crate::engine::setup::Setup;
use crate::engine::table::{Command as Act, Tracker, steps};
use crate::engine::turn::Step as Line;

#[track_caller]
fn assert_readable(text: &str) {
    assert!(!text.trim().is_empty(), "an empty text");
    assert!(!text.contains(['{', '}', '\u{4}']), "a hole in {text:?}");
    assert!(!text.contains("  "), "two spaces in {text:?}");
}

#[track_caller]
fn readable(say: impl Fn(Language) -> String) -> String {
    let [english, dutch] = [say(Language::English), say(Language::Dutch)];
    assert_readable(&english);
    assert_readable(&dutch);
    english
}

#[track_caller]
fn differ(say: impl Fn(Language) -> String) -> String {
    assert_ne!(say(Language::English), say(Language::Dutch));
    readable(say)
}

#[track_caller]
fn differ_if_any(say: impl Fn(Language) -> String) {
    if !say(Language::English).is_empty() {
        differ(say);
    }
}

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

fn own(command: Command) -> Act {
    Act::Play { seat: seat(0), play: command.into() }
}

fn table(pick: Pick) -> Game {
    let sit = |pick: FactionPick| SeatSetup {
        name: String::new(),
        pick,
        bot: false,
        points: Default::default(),
    };
    let guest =
        |name: &str| guest::Pick { name: name.to_owned(), colour: guest::Colour::Gold }.into();
    let setup = Setup {
        seats: vec![sit(pick.into()), sit(guest("Marquise")), sit(guest("Mo"))],
        deck: Default::default(),
        first: seat(0),
        figures: Default::default(),
        printing: Default::default(),
        lots: Default::default(),
    };
    let mut game = played(&Game::default(), Act::Begin(Box::new(setup))).0;
    for command in [Command::Surface, Command::FirstMinisters] {
        game = played(&game, own(command)).0;
    }
    played(&game, Act::Start).0
}

/// The first answer that fits.
fn answer(ask: &Ask) -> Answer {
    match &ask.form {
        Form::YesNo => Answer::Yes(true),
        Form::OneOf(_) => Answer::One(0),
        Form::Number { min, max, start } => Answer::Number((start + 1).clamp(*min, *max)),
        Form::Counts { rows, max, .. } => {
            let mut left = *max;
            let mut one = |most: u8| {
                let n = most.min(1).min(left);
                left -= n;
                n
            };
            Answer::Counts(rows.iter().map(|r| one(r.max)).collect())
        }
        Form::Faces { min, .. } => {
            Answer::Faces(vec![Face::Suit(Suit::Fox); usize::from(*min)])
        }
        other => panic!("{other:?}"),
    }
}

fn played(game: &Game, command: Act) -> (Game, Entry) {
    told(game, command, Vec::new())
}

fn told(game: &Game, command: Act, mut answers: Vec<Answer>) -> (Game, Entry) {
    let effects = loop {
        match propose(game, &command, true, &answers) {
            Ok(Proposal::Done(effects)) => break effects,
            Ok(Proposal::Asked(ask)) => answers.push(answer(&ask)),
            Err(refusal) => panic!("{command:?}: {refusal:?}"),
        }
    };
    let id = EntryId(1);
    let entry = Entry { id, on: id, at: 0, command, insist: true, answers, effects, reroll: false };
    let mut after = game.clone();
    after.fold(&entry).unwrap();
    (after, entry)
}

fn set(game: &Game, pool: Pool, n: u16) -> Game {
    told(game, Act::SetTo(Tracker::Pool(seat(0), pool.into())), vec![Answer::Number(n)]).0
}

#[test]
fn names_and_places_have_words() {
    for minister in Minister::ALL {
        readable(|l| super::minister(l, minister));
        differ(|l| minister_effect(l, minister));
    }
    for difficulty in Difficulty::ALL {
        readable(|l| super::difficulty(l, difficulty));
    }
    for switch in Switch::ALL {
        differ(|l| super::switch(l, switch));
        differ(|l| switch_detail(l, switch));
        assert!(switch.is_on(&switch.turned(Pick::default())));
    }
    for order in Suit::ALL {
        differ(|l| order_text(l, order));
    }
    let pools = [
        Pool::Supply,
        Pool::Burrow,
        Pool::OnMap,
        Pool::Tunnels,
        Pool::TunnelsOnMap,
        Pool::Citadels,
        Pool::CitadelsOnMap,
        Pool::Markets,
        Pool::MarketsOnMap,
    ];
    for from in pools {
        differ(|l| pool(l, from));
        differ(|l| set_pool(l, from));
        for to in pools {
            for n in [1, 2] {
                differ(|l| shift(l, from, to, n));
            }
        }
    }
    differ(removed);
    let zone = Zone::Order;
    for say in [super::zone, move_to, add_to, shuffled] {
        differ(|l| say(l, zone));
    }
    differ(|l| goes(l, zone, "x"));
    differ(|l| all_go(l, zone, "x, y"));
    differ(|l| go(l, zone, 2));
    assert_eq!(own_face(Language::English, Face::Suit(Suit::Fox)), None);
}

#[test]
fn refusals_choices_and_reasons_have_words() {
    let mut refusals = vec![
        Refusal::PlacedAlready,
        Refusal::NoOrder,
        Refusal::OrderWithoutItem,
        Refusal::CraftsOrders,
        Refusal::NoWarriorInSupply,
        Refusal::NobodyOnMap,
        Refusal::NobodyToBattle,
        Refusal::NoInvasion,
        Refusal::AllBuilt,
        Refusal::NobodyActs,
        Refusal::NoBuildingOnMap,
        Refusal::NobodyToRemove,
        Refusal::NoCitadelOnMap,
        Refusal::NoMarketOnMap,
        Refusal::AllSwayed,
        Refusal::NoNightmare,
        Refusal::NotMatching,
    ];
    refusals.extend([1, 3].map(|there| Refusal::BurrowShort { needed: 4, there }));
    refusals.extend([1, 2].map(|left| Refusal::TunnelsLeft { left }));
    for minister in Minister::ALL {
        refusals.extend([Refusal::NotSwayed(minister), Refusal::NoAction(minister)]);
    }
    for refusal in refusals {
        differ(|l| super::refusal(l, refusal));
    }
    let game = table(Pick::default());
    let mut choices = vec![
        Choice::NoItem,
        Choice::One,
        Choice::Nowhere,
        Choice::NoBattle,
        Choice::NoSlot,
        Choice::RulesNothing,
        Choice::SentHome,
        Choice::AboveFour,
        Choice::Item(Item::Tea),
        Choice::Lost(Building::Citadel),
        Choice::Lost(Building::Market),
    ];
    choices.extend(TIES.map(Choice::Tied));
    for choice in choices {
        differ(|l| super::choice(l, &game, choice));
    }
    let reasons = [Reason::CannotBuild, Reason::Markets, Reason::Gift];
    for reason in reasons {
        differ(|l| super::reason(l, reason));
    }
    for reason in [Reason::Nightmare, Reason::Investors, Reason::Minister(Minister::Earl)] {
        readable(|l| super::reason(l, reason));
    }
}

const TIES: [Tie; 9] = [
    Tie::MostSlots,
    Tie::FewestWarriors,
    Tie::MostEnemyBuildingsAndTokens,
    Tie::MostEnemyBuildings,
    Tie::FewestEnemyWarriors,
    Tie::MostPieces,
    Tie::MostPoints,
    Tie::SetupOrder,
    Tie::Priority,
];

#[test]
fn questions_have_words() {
    let game = table(Pick::default());
    let (order, defender) = (Suit::Fox, seat(1));
    let mut list = vec![
        Question::Adjacent,
        Question::FirstMinisters,
        Question::OrderCard,
        Question::ItemShown,
        Question::TunnelFrom,
        Question::Investor,
        Question::GiftCard,
    ];
    for by in [None].into_iter().chain(TIES.map(Some)) {
        for order in Suit::ALL {
            list.push(Question::DigWhere { order, warriors: 4, by });
        }
        for front in [Front::Ordered, Front::Everywhere] {
            list.push(Question::Defender { order, front, by });
        }
    }
    for captain in [true, false] {
        list.push(Question::Losses { defender, captain });
    }
    for building in Building::ALL {
        list.extend([1, 9].map(|supply| Question::BuildWhere { building, supply }));
    }
    list.push(Question::CaptainsTunnel);
    list.extend([0, 1, 4].map(|burrow| Question::MayorOnMap { burrow }));
    list.extend(Suit::ALL.map(|order| Question::Rally { order }));
    for n in [1, 2] {
        list.extend([Question::BuildingsLost { n }, Question::ClearingsLost { n }]);
    }
    for question in list {
        differ(|l| super::question(l, &game, question).0);
        differ(|l| super::question(l, &game, question).1);
        differ(|l| confirm(l, question));
    }
}

#[test]
fn every_step_is_an_instruction_with_its_number() {
    let nightmare = Pick { difficulty: Difficulty::Nightmare, ..Pick::default() };
    let mut game = table(nightmare);
    for minister in Minister::ALL.into_iter().filter(|m| *m != Minister::Captain && *m != Minister::Brigadier) {
        game = played(&game, own(Command::SetCrown { minister, swayed: true })).0;
    }
    game = set(&game, Pool::MarketsOnMap, 2);
    game = set(&game, Pool::CitadelsOnMap, 2);
    game = told(&game, own(Command::SetOrder), vec![Answer::Faces(vec![Face::Suit(Suit::Rabbit)])]).0;
    let said = |step: Step| {
        let info = steps(&game, seat(0)).into_iter().find(|i| i.step == Line::Own(step.into()));
        let info = info.unwrap_or_else(|| panic!("{step:?}"));
        differ(|l| step_title(l, step));
        differ_if_any(|l| step_figure(l, &game, seat(0), step, &info));
        differ_if_any(|l| step_detail(l, &game, seat(0), step, &info));
        let english = Language::English;
        (
            step_figure(english, &game, seat(0), step, &info),
            step_detail(english, &game, seat(0), step, &info),
        )
    };
    assert_eq!(said(Step::Recruit).0, "Place 6 warriors into the Burrow");
    assert_eq!(said(Step::Recruit).1, "3 by difficulty, 2 by Mole icons, 1 by the Foremole.");
    assert_eq!(said(Step::Battle).0, "In each rabbit clearing");
    assert!(said(Step::Battle).1.contains("Captain"));
    assert!(said(Step::Battle).1.contains("ambush"));
    assert_eq!(said(Step::Build).0, "Place a citadel");
    assert_eq!(said(Step::Act(Minister::Baron)).0, "+2 points");
    assert_eq!(said(Step::Act(Minister::Marshal)).0, "Place 1 warrior");
    assert_eq!(said(Step::Score).0, "+2 points");
    assert_eq!(said(Step::Nightmare).0, "+1 point");
    assert!(said(Step::Rally).1.contains("each rabbit clearing"));
    for step in [Step::Order, Step::Craft, Step::Dig, Step::Sway, Step::Discard, Step::Gather] {
        said(step);
    }
    for step in [Step::Invade, Step::Ministers, Step::Burrow, Step::Surface, Step::Tracks] {
        differ(|l| step_title(l, step));
    }
}
