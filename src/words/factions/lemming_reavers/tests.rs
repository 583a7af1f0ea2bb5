//! Every message of the Lemming Reavers is said in both languages, and what the law shows is said where it matters.

use super::*;
use crate::engine::ask::{Answer, Ask, Form};
use crate::engine::deck::DeckKind;
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::{Entry, EntryId};
use crate::engine::factions::lemming_reavers::{
    Action, Choice, Command, Effect, Prize, Question, Reason, Refusal, Step, Tally,
};
use crate::engine::factions::{FactionPick, guest};
use crate::engine::figure::Figures;
use crate::engine::law::{Book, law};
use crate::engine::propose::{Means, Proposal, propose};
use crate::engine::score::VictoryPoints;
use crate::engine::seat::SeatSetup;
use crate::engine::setup::Setup;
use crate::engine::table::{Command as Act, Tracker, steps};
use crate::engine::turn::{Phase, Status, Step as Line, StepInfo};
use crate::words::say;

const ENGLISH: Language = Language::English;

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

fn lr() -> SeatId {
    seat(0)
}

/// A text that is there, whole, and not the same in both languages; the English one.
#[track_caller]
fn differ(say: impl Fn(Language) -> String) -> String {
    let both = [say(Language::English), say(Language::Dutch)];
    for text in &both {
        assert!(!text.trim().is_empty(), "an empty text");
        assert!(!text.contains(['{', '}', '\u{4}', '_']) && !text.contains("  "), "{text:?}");
    }
    assert_ne!(both[0], both[1]);
    both[0].clone()
}

/// The same, where a word may be alike in both, "Depot".
#[track_caller]
fn said(say: impl Fn(Language) -> String) -> String {
    let text = say(Language::English);
    assert!(!text.is_empty() && !say(Language::Dutch).is_empty());
    text
}

fn entry_of(command: Act, answers: Vec<Answer>, effects: Vec<Shared>) -> Entry {
    let (id, on) = (EntryId(1), EntryId(0));
    Entry { id, on, at: 0, command, insist: false, answers, effects, reroll: false }
}

/// What a command still asks after these answers.
fn asked(game: &Game, command: &Act, answers: &[Answer]) -> Ask {
    match propose(game, command, false, answers) {
        Ok(Proposal::Asked(ask)) => *ask,
        other => panic!("{command:?}: {other:?}"),
    }
}

/// Does it, and tells it as the ledger does: the label and every line.
fn play(game: &mut Game, command: Act, answers: Vec<Answer>) -> (String, Vec<String>) {
    let effects = match propose(game, &command, false, &answers) {
        Ok(Proposal::Done(effects)) => effects,
        other => panic!("{command:?}: {other:?}"),
    };
    let entry = entry_of(command, answers, effects);
    let before = game.clone();
    game.fold(&entry).unwrap();
    differ(|language| say::entry(language, &before, &entry).label);
    let dutch = say::entry(Language::Dutch, &before, &entry);
    let told = say::entry(ENGLISH, &before, &entry);
    assert_eq!(told.lines.len(), dutch.lines.len());
    assert!(told.lines.iter().all(|line| !line.is_empty()), "{told:?}");
    (told.label, told.lines)
}

fn own(command: Command) -> Act {
    Act::Play { seat: lr(), play: command.into() }
}

/// Set up, in the first Birdsong, with a guest and a bot.
fn table() -> Game {
    let sits = |pick: FactionPick, bot| SeatSetup {
        name: String::new(),
        pick,
        bot,
        points: VictoryPoints::default(),
    };
    let guest = |name: &str| {
        FactionPick::Guest(guest::Pick { name: name.into(), colour: guest::Colour::Red })
    };
    let seats = vec![
        sits(Pick::default().into(), false),
        sits(guest("Ada"), false),
        sits(guest("Bob"), true),
    ];
    let first = lr();
    let setup = Setup {
        seats,
        deck: DeckKind::Base,
        first,
        figures: Figures::default(),
        printing: Default::default(),
        lots: Default::default(),
    };
    let mut game = Game::default();
    play(&mut game, Act::Begin(Box::new(setup)), vec![]);
    play(&mut game, own(Command::Settle), vec![]);
    play(&mut game, Act::Start, vec![]);
    game
}

fn put(game: &mut Game, pool: Pool, n: u16) {
    play(game, Act::SetTo(Tracker::Pool(lr(), pool.into())), vec![Answer::Number(n)]);
}

const PRIZES: [Prize; 6] =
    [Prize::Warriors, Prize::Item, Prize::Nothing, Prize::Action, Prize::Point, Prize::Card];

#[test]
fn every_place_and_way_of_a_piece_has_words() {
    let mut pools = vec![Pool::Supply, Pool::Warriors, Pool::Track, Pool::Encampments];
    for cache in Cache::ALL {
        pools.extend(Spot::ALL.map(|spot| Pool::Cache(cache, spot)));
    }
    for which in pools.iter().copied() {
        differ(|language| pool(language, which));
        differ(|language| set_pool(language, which));
        for to in pools.iter().copied() {
            if !shift(ENGLISH, which, to, 1).is_empty() {
                differ(|language| shift(language, which, to, 1));
                differ(|language| shift(language, which, to, 2));
            }
        }
    }
    for space in Space::ALL {
        differ(|language| figure(language, Figure::Points(space)));
    }
    differ(removed);
    differ(name);
}

#[test]
fn every_refusal_is_a_sentence() {
    let mut all = vec![
        Refusal::SettledAlready,
        Refusal::Upkeep { remain: 1 },
        Refusal::Upkeep { remain: 11 },
        Refusal::SupplyEmpty,
        Refusal::NoEncampment,
        Refusal::NobodyOnMap,
        Refusal::NobodyWouldStay,
        Refusal::NoCacheInSupply,
        Refusal::NoCacheOnMap,
        Refusal::TwoCards,
        Refusal::PairDoesNotMatch,
        Refusal::EncampmentsShort { needed: 1, left: 0 },
        Refusal::EncampmentsShort { needed: 3, left: 2 },
        Refusal::NoActionLeft { actions: 3 },
        Refusal::BuiltAlready,
        Refusal::AllBuilt,
        Refusal::NoReserve,
        Refusal::NoSeizeLeft { reserves: 1 },
        Refusal::NoSeizeLeft { reserves: 2 },
        Refusal::NoPlunderLeft { encampments: 1 },
        Refusal::NoPlunderLeft { encampments: 4 },
        Refusal::NotAlone,
    ];
    for cache in Cache::ALL {
        all.push(Refusal::NotInSupply { cache });
        all.push(Refusal::NotOnMap { cache });
        all.push(Refusal::BothOnBoard { cache });
    }
    for which in all {
        let text = differ(|language| refusal(language, which));
        assert!(text.ends_with('.'), "{text}");
    }
}

/// nemesis:LR.2.2.I.b is told a bot, and only a bot.
#[test]
fn every_question_is_asked() {
    let game = table();
    let mut all = vec![
        Question::ScoutCards,
        Question::WhichCaches { n: 1 },
        Question::WhichCaches { n: 3 },
        Question::WasAlone { n: 1, bot: false },
        Question::WasAlone { n: 2, bot: true },
        Question::Provisions,
        Question::Raided,
    ];
    all.extend(Tally::ALL.map(Question::Tally));
    for which in all {
        differ(|language| question(language, &game, which).0);
        differ(|language| question(language, &game, which).1);
        differ(|language| confirm(language, which));
    }
    let help = |bot| question(ENGLISH, &game, Question::WasAlone { n: 1, bot }).1;
    assert!(help(true).contains("a bot passes over it"));
    assert!(!help(false).contains("bot"));
    for prize in PRIZES {
        differ(|language| choice(language, &game, Choice::Prize(prize)));
    }
    for cache in Cache::ALL {
        said(|language| choice(language, &game, Choice::Cache(cache)));
    }
}

#[test]
fn every_command_has_a_button_and_a_label() {
    let game = table();
    let mut all = vec![
        Command::Settle,
        Command::Arrive,
        Command::Recruit,
        Command::Seize,
        Command::Draw,
        Command::Discard,
        Command::SetRules(Pick { idle_box_is_limit: true }),
        Command::SetRules(Pick { idle_box_is_limit: false }),
    ];
    for cache in Cache::ALL {
        all.extend([Command::Scout { cache }, Command::Plunder { cache }]);
    }
    all.extend(Action::ALL.map(Command::Rally));
    all.extend(Tally::ALL.map(Command::SetTally));
    for which in all {
        differ(|language| command(language, &game, lr(), &which));
        if !command_detail(ENGLISH, &game, lr(), &which).is_empty() {
            differ(|language| command_detail(language, &game, lr(), &which));
        }
        for n in [1, 2] {
            let counted = Effect::Counted { what: Tally::Scouted, n };
            let effects = vec![Shared::Own { seat: lr(), effect: counted.into() }];
            let entry = entry_of(own(which), vec![], effects);
            differ(|language| done(language, &game, &game, lr(), &which, &entry));
        }
    }
    for why in [Reason::Built, Reason::CacheTaken, Reason::ReserveTaken] {
        differ(|language| reason(language, why));
    }
}

#[test]
fn every_effect_is_a_line_or_told_by_the_label() {
    let game = table();
    let mut all = vec![
        Effect::Held { due: 3, placed: 2 },
        Effect::Rules(Pick { idle_box_is_limit: true }),
        Effect::Rules(Pick { idle_box_is_limit: false }),
    ];
    for to in [seat(1), seat(2)] {
        let rewarded = |prize| Effect::Rewarded { to, cache: Cache::Loot, prize };
        // A point has a line of its own.
        all.extend(PRIZES.into_iter().filter(|p| *p != Prize::Point).map(rewarded));
    }
    for which in all {
        differ(|language| effect(language, &game, &game, lr(), &which));
    }
    for silent in
        [Effect::Counted { what: Tally::Seized, n: 1 }, Effect::Lost { cache: Cache::Loot, n: 1 }]
    {
        assert_eq!(effect(ENGLISH, &game, &game, lr(), &silent), "");
    }
}

/// nemesis:LR.2.4, nemesis:LR.2.4.I: the checklist tells what is due and why fewer warriors come.
#[test]
fn every_step_says_what_it_comes_to() {
    let mut game = table();
    let info = |step: Step, status: &Status, count| StepInfo {
        step: Line::Own(step.into()),
        phase: Phase::Birdsong,
        law: law(Book::Nemesis, "LR.4"),
        status: status.clone(),
        count,
    };
    for step in Step::ALL {
        said(|language| step_title(language, step));
        for status in [Status::Due, Status::Optional, Status::Done, Status::Skipped] {
            for count in [None, Some(0), Some(1), Some(3)] {
                let info = info(step, &status, count);
                for say in [step_figure, step_detail] {
                    if !say(ENGLISH, &game, lr(), step, &info).is_empty() {
                        differ(|language| say(language, &game, lr(), step, &info));
                    }
                }
            }
        }
    }
    let detail = |game: &Game, step: Step| {
        let steps = steps(game, lr());
        let info = steps.iter().find(|info| info.step == Line::Own(step.into())).unwrap();
        say::step_detail(ENGLISH, game, lr(), info)
    };
    assert!(detail(&game, Step::Idle).contains("still belong to the supply"));
    assert_eq!(detail(&game, Step::Recruit), "One at each encampment.");
    put(&mut game, Pool::Warriors, 12);
    put(&mut game, Pool::Encampments, 3);
    assert_eq!(detail(&game, Step::Recruit), "Upkeep leaves room for 2 of 3.");
    let (label, lines) = play(&mut game, own(Command::Recruit), vec![]);
    assert_eq!(label, "Lemming Reavers recruited");
    assert_eq!(lines, ["2 warriors came onto the map", "Upkeep: 2 of 3 warriors placed"]);
    assert_eq!(
        detail(&game, Step::Arrive),
        "Upkeep: 11 warriors have to stay in the supply, so none may be placed."
    );
    // A garrison that cannot come is told at the button.
    let build = own(Command::Rally(Action::Build));
    let told = say::command_detail(ENGLISH, &game, &build);
    assert!(told.ends_with("Upkeep leaves room for 0 of 1."), "{told}");
}

/// nemesis:LR.2.2.II: a taken cache is one entry that tells the points and the reward.
#[test]
fn a_taken_cache_is_told_with_its_reward() {
    let mut game = table();
    for cache in Cache::ALL {
        put(&mut game, Pool::Cache(cache, Spot::Map), 1);
    }
    let take = |n| Act::Remove { by: Some(seat(n)), whose: Some(lr()), means: Means::Hits };
    let token = Answer::Counts(vec![0, 0, 1]);
    let which = asked(&game, &take(1), std::slice::from_ref(&token));
    assert_eq!(say::ask(ENGLISH, &game, &which).title, "1 cache was removed. Of which type?");
    let Form::Counts { rows, .. } = &which.form else { panic!() };
    assert_eq!(say::countable(ENGLISH, &game, rows[2].what), "Reserve on the map");
    let took = |n: u8, at: usize, then: Vec<Answer>| {
        let mut type_ = vec![0; 4];
        type_[at] = 1;
        let mut answers = vec![token.clone(), Answer::Counts(type_), Answer::Yes(true)];
        answers.extend(then);
        let mut game = game.clone();
        play(&mut game, take(n), answers)
    };
    let (label, lines) = took(1, 2, vec![]);
    assert_eq!(label, "Ada removed from Lemming Reavers: 1 token, +2, Lemming Reavers +1");
    assert_eq!(
        lines,
        [
            "1 cache went back to the supply: Reserve",
            "Ada +1: 1 token removed from Lemming Reavers (3.2.1)",
            "Lemming Reavers +1: Scouting Reward for a cache taken (LR.2.2.II)",
            "Ada +1: reserve taken (LR.2.2.II.c)",
        ]
    );
    let reward = |lines: Vec<String>| lines.last().cloned().unwrap();
    let depot = "For the depot Ada may move or battle now";
    assert_eq!(reward(took(1, 1, vec![]).1), depot);
    let warriors = "For the provisions Ada places two warriors";
    assert_eq!(reward(took(1, 0, vec![Answer::One(0)]).1), warriors);
    let no_hand = "The loot gives Bob no card: a bot has no hand";
    assert_eq!(reward(took(2, 3, vec![]).1), no_hand);
}
