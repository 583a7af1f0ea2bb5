//! Every message of the Noxious Battery has words in both languages.

use super::*;
use crate::engine::ask::Answer;
use crate::engine::entry::{Entry, EntryId};
use crate::engine::factions::noxious_battery::{
    Action, Cannon, Choice, Command, Effect, Question, Reason, Refusal, Step,
};
use crate::engine::factions::{FactionCommand, guest};
use crate::engine::figure::Figures;
use crate::engine::game::Game;
use crate::engine::propose::{Means, Proposal, propose};
use crate::engine::score::VictoryPoints;
use crate::engine::seat::{SeatId, SeatSetup};
use crate::engine::setup::Setup;
use crate::engine::table::{Command as Act, Tracker, steps};
use crate::engine::turn::{Status, Step as Line, StepInfo};
use crate::words::say;

fn nb() -> SeatId {
    SeatId::new(0).unwrap()
}

fn foe() -> SeatId {
    SeatId::new(1).unwrap()
}

fn folded(before: &Game, command: &Act, answers: &[Answer]) -> (Game, Entry) {
    let proposal = propose(before, command, false, answers);
    let Ok(Proposal::Done(effects)) = proposal else { panic!("{command:?}: {proposal:?}") };
    let entry = Entry {
        id: EntryId(1),
        on: EntryId(0),
        at: 0,
        command: command.clone(),
        insist: false,
        answers: answers.to_vec(),
        effects,
        reroll: false,
    };
    let mut after = before.clone();
    after.fold(&entry).unwrap();
    (after, entry)
}

fn own(command: Command) -> Act {
    Act::Play { seat: nb(), play: command.into() }
}

/// What an entry is called, and its lines.
fn told(before: &Game, command: &Act, answers: &[Answer]) -> (Game, String, Vec<String>) {
    let (after, entry) = folded(before, command, answers);
    let english = say::entry(Language::English, before, &entry);
    let dutch = say::entry(Language::Dutch, before, &entry);
    assert_ne!(english.label, dutch.label);
    (after, english.label, english.lines)
}

fn set(game: &Game, pool: Pool, n: u16, from: &[Answer]) -> Game {
    let command = Act::SetTo(Tracker::Pool(nb(), pool.into()));
    folded(game, &command, &[&[Answer::Number(n)], from].concat()).0
}

/// In the first Birdsong of a Battery against a guest and a bot.
fn table() -> Game {
    let sits =
        |pick, bot| SeatSetup { name: String::new(), pick, bot, points: VictoryPoints::default() };
    let marquise = guest::Pick { name: "Marquise".into(), colour: guest::Colour::Brown };
    let bot = guest::Pick { name: "Bot".into(), colour: guest::Colour::Red };
    let setup = Setup {
        seats: vec![
            sits(Pick {}.into(), false),
            sits(marquise.into(), false),
            sits(bot.into(), true),
        ],
        deck: crate::engine::deck::DeckKind::Base,
        first: nb(),
        figures: Figures::default(),
        printing: Default::default(),
        lots: Default::default(),
    };
    let (game, _) = folded(&Game::default(), &Act::Begin(Box::new(setup)), &[]);
    let (game, label, _) = told(&game, &own(Command::PlaceCannon), &[]);
    assert_eq!(label, "Noxious Battery placed the cannon");
    folded(&game, &Act::Start, &[]).0
}

#[track_caller]
fn differ(say: impl Fn(Language) -> String) -> String {
    let [english, dutch] = [Language::English, Language::Dutch].map(say);
    for text in [&english, &dutch] {
        assert!(!text.trim().is_empty() && !text.contains(['{', '}', '\u{4}']), "{text:?}");
    }
    assert_ne!(english, dutch);
    english
}

const POOLS: [Pool; 7] = [
    Pool::Supply,
    Pool::OnMap,
    Pool::Track,
    Pool::MarksOnMap,
    Pool::Balls,
    Pool::Bore,
    Pool::BallsOnMap,
];

fn figures() -> Vec<Figure> {
    let bonuses = MarkSpace::ALL
        .into_iter()
        .flat_map(|space| Bonus::ALL.map(|bonus| Figure::Bonus { space, bonus }));
    Space::ALL.map(Figure::Points).into_iter().chain(bonuses).collect()
}

fn commands() -> Vec<Command> {
    let mut list = vec![
        Command::PlaceCannon,
        Command::Levy,
        Command::Fire,
        Command::Repair,
        Command::Spray,
        Command::Load,
        Command::Draw,
        Command::Discard,
        Command::FoulStench { at: foe() },
        Command::TurnCannon,
        Command::SetActions,
        Command::SetActivated,
    ];
    list.extend(Action::ALL.map(|action| Command::Act { action }));
    list.extend(MarkSpace::ALL.map(|space| Command::ReadSpace { space }));
    list
}

#[test]
fn places_figures_choices_and_reasons_have_names() {
    let game = table();
    differ(name);
    differ(removed);
    for each in POOLS {
        differ(|language| pool(language, each));
        differ(|language| set_pool(language, each));
        for from in POOLS {
            for n in [1, 3] {
                differ(|language| shift(language, from, each, n));
            }
        }
    }
    for each in figures() {
        differ(|language| figure(language, each));
    }
    for each in [Choice::ItemDamaged, Choice::MarksLost, Choice::MarksGained] {
        differ(|language| choice(language, &game, each));
    }
    for each in [Reason::Fired, Reason::CannonDamaged] {
        differ(|language| reason(language, each));
    }
}

#[test]
fn questions_and_refusals_are_told_in_both_languages() {
    let game = table();
    for each in [
        Question::BallsThere,
        Question::Shot { balls: 1 },
        Question::Shot { balls: 3 },
        Question::BallsReturned,
        Question::Spray,
        Question::Bonuses,
        Question::Actions,
        Question::Activated,
    ] {
        let title = differ(|language| question(language, &game, each).0);
        assert!(title.ends_with('?'), "{title}");
        let help = differ(|language| question(language, &game, each).1);
        assert!(help.ends_with('.'), "{help}");
        differ(|language| confirm(language, each));
    }
    for each in [
        Refusal::BoreEmpty,
        Refusal::VagabondInstead,
        Refusal::CannonWhole,
        Refusal::CannonDamaged,
        Refusal::NoMarkOnMap,
        Refusal::NoMarkFree { needed: 1, left: 0 },
        Refusal::NoMarkFree { needed: 2, left: 1 },
        Refusal::NoActionLeft,
        Refusal::NoWarriorInSupply,
        Refusal::NoBallOnMap,
        Refusal::NoBallInSupply,
        Refusal::NothingToSpray,
        Refusal::TooFewWarriors { marks: 1, warriors: 1 },
        Refusal::TooFewWarriors { marks: 3, warriors: 5 },
    ] {
        let text = differ(|language| refusal(language, each));
        assert!(text.ends_with('.'), "{text}");
    }
}

#[test]
fn buttons_and_effects_are_told_in_both_languages() {
    let game = table();
    for each in commands() {
        differ(|language| command(language, &game, nb(), &each));
        if !command_detail(Language::English, &game, nb(), &each).is_empty() {
            differ(|language| command_detail(language, &game, nb(), &each));
        }
    }
    let mut effects = vec![
        Effect::Cannon(Cannon::Whole),
        Effect::Cannon(Cannon::Damaged),
        Effect::Actions(1),
        Effect::Activated(2),
        Effect::ItemDamaged,
    ];
    let told = [Action::Recruit, Action::Battle, Action::Rollout];
    effects.extend(told.map(Effect::Acted));
    for each in effects {
        differ(|language| effect(language, &game, &game, nb(), &each));
    }
}

#[test]
fn steps_say_what_is_to_be_done_and_how_much() {
    let mut game = table();
    for step in Step::OWN.into_iter().chain([Step::FoulStench]) {
        differ(|language| step_title(language, step));
        for status in [Status::Due, Status::Optional, Status::Done, Status::Skipped] {
            for count in [None, Some(0), Some(1), Some(3)] {
                let info = StepInfo {
                    step: Line::Own(step.into()),
                    phase: crate::engine::turn::Phase::Evening,
                    law: crate::engine::law::law(crate::engine::law::Book::Nemesis, "NB.4"),
                    status: status.clone(),
                    count,
                };
                for part in [step_figure, step_detail] {
                    if !part(Language::English, &game, nb(), step, &info).is_empty() {
                        differ(|language| part(language, &game, nb(), step, &info));
                    }
                }
            }
        }
    }
    // The supply holds less than Levy is due.
    game = set(&game, Pool::BallsOnMap, 2, &[]);
    game = set(&game, Pool::OnMap, 14, &[]);
    let [figure, detail] = words_of(&game, nb(), Step::Levy);
    assert_eq!(figure, "Place 1 warrior");
    assert_eq!(detail, "3 were due; the supply holds no more.");
}

fn words_of(game: &Game, at: SeatId, step: Step) -> [String; 2] {
    let mut infos = steps(game, at);
    infos.retain(|info| info.step == Line::Own(step.into()));
    [say::step_figure, say::step_detail].map(|say| say(Language::English, game, at, &infos[0]))
}

/// nemesis:NB.2.2.I.b, nemesis:NB.2.2.I.c, nemesis:NB.2.2.I.d: the step tells people and bots what to move.
#[test]
fn foul_stench_tells_how_to_flee() {
    let game = set(&table(), Pool::MarksOnMap, 2, &[]);
    let [figure, detail] = words_of(&game, foe(), Step::FoulStench);
    assert_eq!(figure, "2 scent marks on the map");
    assert!(detail.contains("as many together as you can"), "{detail}");
    assert!(detail.contains("What cannot move stays."), "{detail}");
    let [_, detail] = words_of(&game, SeatId::new(2).unwrap(), Step::FoulStench);
    assert!(detail.contains("the most pieces") && detail.contains("they stay"), "{detail}");
    let (game, ..) = (folded(&game, &Act::EndTurn, &[Answer::Yes(true)]).0, ());
    let (_, label, _) = told(&game, &own(Command::FoulStench { at: foe() }), &[]);
    assert_eq!(label, "Marquise left the Foul Stench");
}

/// nemesis:NB.4.1, nemesis:NB.6.2, root:1.5.4: what the supply did not hold is said.
#[test]
fn entries_say_what_was_short() {
    let mut game = set(&table(), Pool::BallsOnMap, 2, &[]);
    game = set(&game, Pool::OnMap, 14, &[]);
    let (game, label, lines) = told(&game, &own(Command::Levy), &[]);
    assert_eq!(label, "Noxious Battery levied 1 warrior of 3");
    assert_eq!(lines, ["1 warrior came onto the map"]);
    // Made up: the first two spaces have a load bonus each.
    let game = set(&game, Pool::MarksOnMap, 2, &[]);
    let evening = Act::TurnTo { seat: nb(), phase: crate::engine::turn::Phase::Evening, round: 1 };
    let (game, _) = folded(&game, &evening, &[]);
    let bonuses = [Answer::Counts(vec![1, 0, 1, 0])];
    let (game, label, _) = told(&game, &own(Command::Load), &bonuses);
    assert_eq!(label, "Noxious Battery loaded 1 cannonball; 2 more had none in the supply");
    let (_, label, _) = told(&game, &own(Command::Draw), &[]);
    assert_eq!(label, "Noxious Battery drew 1 card");
}

#[test]
fn shots_and_losses_are_told() {
    let game = set(&table(), Pool::Bore, 1, &[]);
    let shot = [Answer::Number(2), Answer::Counts(vec![0, 1, 0, 0, 0, 0, 0])];
    let (after, label, lines) = told(&game, &own(Command::Fire), &shot);
    assert_eq!(label, "Noxious Battery fired, +3");
    assert!(lines.contains(&"Removed from Marquise: 1 building".to_owned()), "{lines:?}");
    let item = [Answer::Number(2), Answer::Counts(vec![0, 0, 0, 0, 0, 0, 1])];
    let (_, _, lines) = told(&game, &own(Command::Fire), &item);
    assert!(lines.contains(&"A Vagabond damages an item".to_owned()), "{lines:?}");
    let after = set(&after, Pool::Bore, 1, &[Answer::One(0)]);
    let (after, label, _) = told(&after, &own(Command::Repair), &[]);
    assert_eq!(label, "Noxious Battery repaired the cannon");
    let hit = Act::Remove { by: Some(foe()), whose: Some(nb()), means: Means::Hits };
    let (_, label, lines) = told(&after, &hit, &[Answer::Counts(vec![1])]);
    assert_eq!(label, "Marquise removed from Noxious Battery: 1 pawn, +1");
    assert!(lines.contains(&"The cannon is damaged".to_owned()), "{lines:?}");
    assert!(lines.contains(&"1 cannonball went onto the map".to_owned()), "{lines:?}");
    assert!(lines.contains(&"Marquise +1: cannon damaged (NB.2.3.III)".to_owned()), "{lines:?}");
}

#[test]
fn every_entry_has_a_label() {
    let mut game = set(&table(), Pool::MarksOnMap, 2, &[]);
    game = set(&game, Pool::OnMap, 6, &[]);
    game = set(&game, Pool::BallsOnMap, 2, &[]);
    for (command, answers, label) in [
        (Command::Repair, vec![], "Noxious Battery repaired the cannon"),
        (Command::TurnCannon, vec![], "Correction: the cannon is damaged"),
        (
            Command::Act { action: Action::Recruit },
            vec![Answer::Yes(true)],
            "Noxious Battery recruited",
        ),
        (Command::Act { action: Action::Rollout }, vec![], "Noxious Battery rolled out"),
        (Command::Act { action: Action::Battle }, vec![], "Noxious Battery battled"),
        (
            Command::Act { action: Action::Rearm },
            vec![Answer::Number(2)],
            "Noxious Battery rearmed 2 cannonballs",
        ),
        (Command::SetActions, vec![Answer::Number(1)], "Correction: 1 action taken"),
        (
            Command::SetActivated,
            vec![Answer::Number(2)],
            "Correction: 2 scent marks have crafted this turn",
        ),
        (
            Command::Spray,
            vec![Answer::Counts(vec![1, 2])],
            "Noxious Battery sprayed: 1 off, 2 placed",
        ),
        (
            Command::ReadSpace { space: MarkSpace::Second },
            vec![Answer::Counts(vec![0, 1])],
            "Bonuses on space 2 of the Scent Marks track",
        ),
    ] {
        let (after, said, _) = told(&game, &own(command), &answers);
        assert_eq!(said, label);
        game = after;
    }
    let play = FactionCommand::from(Command::Levy);
    let act = Act::Play { seat: nb(), play };
    assert_eq!(say::command(Language::English, &game, &act), "Levy warriors");
}
