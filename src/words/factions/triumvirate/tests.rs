//! Every message of the Triumvirate has words in both languages.

use std::collections::BTreeSet;

use super::*;
use crate::engine::ask::{Answer, Ask, Form};
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::triumvirate::{
    Choice, Command, Effect, Punishment, Question, Reason, Refusal, Space, Step,
};
use crate::engine::factions::{FactionPick, guest};
use crate::engine::offer::offers;
use crate::engine::propose::{Proposal, propose};
use crate::engine::refusal::Refusal as Refused;
use crate::engine::seat::SeatSetup;
use crate::engine::setup::Setup;
use crate::engine::table::{Command as Act, Tracker, steps};
use crate::engine::turn::{Phase, Status, StepInfo};
use crate::words::say;

/// The list, once it holds every variant. A new variant does not compile until it stands here.
macro_rules! every {
    ($Type:ty: $list:expr; $($variant:pat),+ $(,)?) => {{
        let list: Vec<$Type> = $list;
        let name = |each: &$Type| match each { $($variant => stringify!($variant)),+ };
        let told: BTreeSet<&str> = list.iter().map(name).collect();
        for each in [$(stringify!($variant)),+] {
            assert!(told.contains(each), "{each} is not in the list");
        }
        list
    }};
}

#[track_caller]
fn assert_readable(text: &str) {
    assert!(!text.trim().is_empty(), "an empty text");
    assert!(!text.contains(['{', '}', '\u{4}']), "a hole in {text:?}");
    assert!(!text.contains("  "), "two spaces in {text:?}");
}

#[track_caller]
fn differ(say: impl Fn(Language) -> String) -> String {
    let [english, dutch] = [say(Language::English), say(Language::Dutch)];
    assert_readable(&english);
    assert_readable(&dutch);
    assert_ne!(english, dutch);
    english
}

/// Where there may be nothing to say.
#[track_caller]
fn differ_if_any(say: impl Fn(Language) -> String) {
    if !say(Language::English).is_empty() {
        differ(say);
    }
}

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

fn space(n: u8) -> Space {
    Space::new(n).unwrap()
}

fn table() -> Game {
    let sit = |pick: FactionPick| SeatSetup {
        name: String::new(),
        pick,
        bot: false,
        points: Default::default(),
    };
    let guest =
        |name: &str| guest::Pick { name: name.to_owned(), colour: guest::Colour::Gold }.into();
    let setup = Setup {
        seats: vec![sit(Pick {}.into()), sit(guest("Marquise")), sit(guest("Mo"))],
        deck: Default::default(),
        first: seat(0),
        figures: Default::default(),
        printing: Default::default(),
        lots: Default::default(),
    };
    let mut game = play(&Game::default(), Act::Begin(Box::new(setup)), vec![]).0;
    for command in [Command::PlaceStart, Command::Evoke] {
        game = play(&game, own(command), vec![]).0;
    }
    play(&game, Act::Start, vec![]).0
}

fn own(command: Command) -> Act {
    Act::Play { seat: seat(0), play: command.into() }
}

/// The first answer that fits, and a little more of counts.
fn answer(ask: &Ask) -> Answer {
    match &ask.form {
        Form::YesNo => Answer::Yes(true),
        Form::OneOf(_) => Answer::One(0),
        Form::Number { min, max, start } => Answer::Number((start + 1).clamp(*min, *max)),
        Form::Counts { rows, .. } => {
            Answer::Counts(rows.iter().map(|r| (r.min + 1).min(r.max)).collect())
        }
        other => panic!("{other:?}"),
    }
}

fn attempt(game: &Game, command: Act, mut given: Vec<Answer>) -> Result<(Game, Entry), Refused> {
    let mut answers = Vec::new();
    given.reverse();
    let effects = loop {
        match propose(game, &command, true, &answers)? {
            Proposal::Done(effects) => break effects,
            Proposal::Asked(ask) => answers.push(given.pop().unwrap_or_else(|| answer(&ask))),
        }
    };
    let id = crate::engine::entry::EntryId(1);
    let entry = Entry { id, on: id, at: 0, command, insist: true, answers, effects, reroll: false };
    let mut after = game.clone();
    after.fold(&entry).unwrap();
    Ok((after, entry))
}

fn play(game: &Game, command: Act, given: Vec<Answer>) -> (Game, Entry) {
    attempt(game, command.clone(), given).unwrap_or_else(|no| panic!("{command:?}: {no:?}"))
}

fn pools() -> Vec<Pool> {
    use Pool::*;
    every!(Pool: vec![Warriors, WarriorsOnMap, Grudges, GrudgesOnMap, Retribution, RetributionBox];
        Warriors, WarriorsOnMap, Grudges, GrudgesOnMap, Retribution, RetributionBox)
}

fn whys() -> Vec<Why> {
    use Why::*;
    every!(Why: vec![Most { points: 17 }, Tied { points: 1 }, NoMarker, TableWipe, ByHand];
        Most { .. }, Tied { .. }, NoMarker, TableWipe, ByHand)
}

fn commands() -> Vec<Command> {
    use Command::*;
    let whose = seat(1);
    let mut list = vec![
        PlaceStart,
        Evoke,
        AdjustNemesis,
        GetMadder,
        Recruit,
        Remind,
        Punish(Punishment::Moves),
        Punish(Punishment::Battle { defender: None }),
        Punish(Punishment::Battle { defender: Some(whose) }),
        Vindicate,
        Draw,
        Discard,
        ReadTrack,
        ReadSpace(space(3)),
        SetOnMap { whose, on_map: true },
        SetOnMap { whose, on_map: false },
        SetSpace,
        SetNemesis,
        SetPunished,
        SetActivated,
    ];
    for fury in Fury::ALL {
        list.extend([true, false].map(|evoked| SetFury { fury, evoked }));
    }
    every!(Command: list;
        PlaceStart, Evoke, AdjustNemesis, GetMadder, Recruit, Remind, Punish(_), Vindicate, Draw,
        Discard, ReadTrack, ReadSpace(_), SetOnMap { .. }, SetSpace, SetNemesis, SetFury { .. },
        SetPunished, SetActivated)
}

fn effects() -> Vec<Effect> {
    use Effect::*;
    let whose = seat(1);
    let mut list = vec![
        Marker(space(4)),
        Fury { fury: super::Fury::Alecto, evoked: true },
        Fury { fury: super::Fury::Megaera, evoked: false },
        Recruited { anger: 4, placed: 4 },
        Recruited { anger: 4, placed: 1 },
        Punished { battle: false, due: 0, lost: 0 },
        Punished { battle: true, due: 4, lost: 0 },
        Punished { battle: true, due: 4, lost: 4 },
        PunishedSet(1),
        Activated(2),
        OnMap { whose, on_map: true },
        OnMap { whose, on_map: false },
        Avenged(1),
        Avenged(2),
    ];
    list.extend(whys().into_iter().map(|why| Nemesis { whose, why }));
    every!(Effect: list;
        Marker(_), Nemesis { .. }, Fury { .. }, Recruited { .. }, Punished { .. }, PunishedSet(_),
        Activated(_), OnMap { .. }, Avenged(_))
}

fn refusals() -> Vec<Refusal> {
    use Refusal::*;
    let list = vec![
        PlacedAlready,
        FuryEvoked,
        TrackRead,
        ShadesFall,
        NoGrudgeOnMap,
        NoGrudgeInSupply,
        NoGrudgeLeft { needed: 1, left: 0 },
        NoGrudgeLeft { needed: 3, left: 1 },
        NoWarriorInSupply,
        NoWarriorOnMap,
        LastSpace,
        PunishedThrice,
        TooLittleRetribution { there: 0 },
        TooLittleRetribution { there: 2 },
    ];
    every!(Refusal: list;
        PlacedAlready, FuryEvoked, TrackRead, ShadesFall, NoGrudgeOnMap, NoGrudgeInSupply,
        NoGrudgeLeft { .. }, NoWarriorInSupply, NoWarriorOnMap, LastSpace, PunishedThrice,
        TooLittleRetribution { .. })
}

fn questions() -> Vec<Question> {
    use Question::*;
    let mut list = vec![
        Printed { space: space(2) },
        Track,
        Evoke,
        Defender,
        RolledHits { defender: seat(1) },
        Space,
        Punished,
        Activated,
        Ignore,
    ];
    list.extend(whys().into_iter().map(Nemesis));
    every!(Question: list;
        Printed { .. }, Track, Evoke, Nemesis(_), Defender, RolledHits { .. }, Space, Punished,
        Activated, Ignore)
}

#[test]
fn every_message_is_said_in_both_languages() {
    let game = table();
    for command in commands() {
        differ(|language| super::command(language, &game, seat(0), &command));
        differ_if_any(|language| super::command_detail(language, &game, seat(0), &command));
    }
    for effect in effects() {
        differ_if_any(|language| super::effect(language, &game, &game, seat(0), &effect));
    }
    for refusal in refusals() {
        let english = differ(|language| super::refusal(language, refusal));
        assert!(english.ends_with('.'), "{english:?} is no sentence");
    }
    for question in questions() {
        differ(|language| super::question(language, &game, question).0);
        differ_if_any(|language| super::question(language, &game, question).1);
        differ(|language| super::confirm(language, question));
    }
    for pool in pools() {
        differ(|language| super::pool(language, pool));
        differ(|language| super::set_pool(language, pool));
        for to in pools() {
            differ(|language| super::shift(language, pool, to, 1));
            differ(|language| super::shift(language, pool, to, 2));
        }
    }
    for why in whys() {
        differ(|language| super::why(language, why));
    }
    for fury in Fury::ALL {
        differ(|language| super::fury_effect(language, fury));
        assert_readable(&super::choice(Language::Dutch, &game, Choice::Fury(fury)));
    }
    for reason in [Reason::NemesisAhead, Reason::Vindicated, Reason::HatredOfSunlight] {
        differ(|language| super::reason(language, reason));
    }
    for figure in [Figure::Anger(space(1)), Figure::Shade(space(10))] {
        differ(|language| super::figure(language, figure));
    }
    differ(|language| super::choice(language, &game, Choice::ItemsDamaged));
    differ(super::removed);
    differ(|language| super::pick_name(language, &Pick {}));
}

#[test]
fn every_step_has_a_title_and_its_number() {
    let game = table();
    let statuses = [Status::Due, Status::Optional, Status::Done, Status::Skipped];
    for step in Step::ALL {
        differ(|language| super::step_title(language, step));
        for (status, count) in statuses
            .iter()
            .flat_map(|status| [None, Some(0), Some(1), Some(5)].map(|count| (status, count)))
        {
            let law = crate::engine::law::law(crate::engine::law::Book::Nemesis, "TOF.5");
            let (phase, status) = (Phase::Daylight, status.clone());
            let line = crate::engine::turn::Step::Own(step.into());
            let info = StepInfo { step: line, phase, law, status, count };
            differ_if_any(|language| super::step_figure(language, &game, seat(0), step, &info));
            differ_if_any(|language| super::step_detail(language, &game, seat(0), step, &info));
        }
    }
}

/// "Mo. Most points: 17" before it is done, so that one tap is an informed one.
#[test]
fn the_step_says_who_the_nemesis_will_be() {
    let mut game = table();
    let figure = |game: &Game| {
        let info = steps(game, seat(0))
            .into_iter()
            .find(|i| i.step == crate::engine::turn::Step::Own(Step::Nemesis.into()));
        say::step_figure(Language::English, game, seat(0), &info.unwrap())
    };
    assert_eq!(figure(&game), "Choose among Marquise and Mo: 0 points each");
    let points = Act::SetTo(Tracker::Points(seat(2)));
    game = play(&game, points, vec![Answer::Number(17)]).0;
    assert_eq!(figure(&game), "Mo. Most points: 17");
    let (after, entry) = play(&game, own(Command::AdjustNemesis), vec![]);
    let text = say::entry(Language::English, &game, &entry);
    assert_eq!(text.label, "Triumvirate of Fury: the Nemesis is Mo, +1");
    let told = "Triumvirate of Fury +1: Nemesis has more points (TOF.4.2)";
    assert!(text.lines.contains(&told.to_owned()), "{text:#?}");
    assert_eq!(figure(&after), "");
}

/// What was cut is said.
#[test]
fn a_short_supply_is_told() {
    let mut game = table();
    let box_ = Act::SetTo(Tracker::Pool(seat(0), Pool::RetributionBox.into()));
    game = play(&game, box_, vec![Answer::Number(17)]).0;
    game = play(&game, Act::EndPhase, vec![]).0;
    let battle = own(Command::Punish(Punishment::Battle { defender: Some(seat(1)) }));
    let (_, entry) = play(&game, battle, vec![Answer::Counts(vec![2, 0, 0, 1, 0, 2])]);
    let text = say::entry(Language::English, &game, &entry);
    assert_eq!(text.label, "Triumvirate of Fury punished with a battle");
    for line in [
        "1 warrior left the map",
        "1 retribution gained",
        "Retribution due: 4; for 3 of it no piece was left",
        "Removed from Marquise: 2 warriors",
    ] {
        assert!(text.lines.contains(&line.to_owned()), "{line:?} not in {:#?}", text.lines);
    }
}

#[test]
fn whatever_is_offered_can_be_told() {
    let mut game = table();
    for _ in 0..12 {
        for offer in offers(&game, seat(0)) {
            let is_own = matches!(offer.command, Act::Play { .. } | Act::Remove { .. });
            if !is_own {
                continue;
            }
            match attempt(&game, offer.command.clone(), vec![]) {
                Ok((after, entry)) => {
                    for language in Language::OFFERED {
                        for now in [&game, &after] {
                            let text = say::entry(language, now, &entry);
                            assert_readable(&text.label);
                            text.lines.iter().for_each(|line| assert_readable(line));
                        }
                    }
                    assert!(!entry.effects.iter().any(|e| matches!(e, Shared::Began(_))));
                }
                Err(refused) => {
                    differ(|language| say::refusal(language, &game, &refused));
                }
            }
        }
        game = play(&game, Act::EndPhase, vec![]).0;
    }
}
