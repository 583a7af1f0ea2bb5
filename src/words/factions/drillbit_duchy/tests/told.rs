//! What can be done and what was done.

use super::*;
use crate::engine::factions::drillbit_duchy::{Effect, Traits};
use crate::engine::turn::Phase;

fn commands() -> Vec<Command> {
    let mut list = vec![
        Command::Surface,
        Command::FirstMinisters,
        Command::SetOrder,
        Command::Craft,
        Command::Recruit,
        Command::Dig,
        Command::Build,
        Command::Rally,
        Command::Score,
        Command::Sway,
        Command::Discard,
        Command::Nightmare,
        Command::Rest,
        Command::Gift,
    ];
    for front in [Front::Ordered, Front::Everywhere] {
        list.push(Command::Battle { front });
    }
    for minister in Minister::ALL {
        list.push(Command::Act { minister });
        list.extend([true, false].map(|swayed| Command::SetCrown { minister, swayed }));
    }
    for switch in Switch::ALL {
        list.push(Command::SetRules(switch.turned(Pick::default())));
    }
    for difficulty in Difficulty::ALL {
        list.push(Command::SetRules(Pick { difficulty, ..Pick::default() }));
    }
    list
}

/// Everything that can be done is told, before and after.
#[test]
fn commands_and_what_they_did_have_words() {
    let all = Traits { foundations: true, investors: true, overwhelm: true, invaders: true };
    let mut game = table(Pick { traits: all, ..Pick::default() });
    for minister in Minister::ALL {
        let swayed = true;
        if !state(&game, seat(0)).unwrap().is_swayed(minister) && minister != Minister::Duchess {
            game = played(&game, own(Command::SetCrown { minister, swayed })).0;
        }
    }
    game = set(&game, Pool::Burrow, 8);
    game = set(&game, Pool::MarketsOnMap, 1);
    game = set(&game, Pool::CitadelsOnMap, 1);
    game = played(&game, own(Command::SetOrder)).0;
    for what in commands() {
        let mut before = game.clone();
        let phase = match what {
            Command::Dig | Command::Battle { .. } | Command::Build => {
                Phase::Daylight
            }
            Command::Act { .. } => Phase::Daylight,
            Command::Rally
            | Command::Score
            | Command::Sway
            | Command::Discard
            | Command::Nightmare
            | Command::Rest => Phase::Evening,
            _ => Phase::Birdsong,
        };
        if phase != Phase::Birdsong {
            before = played(&before, Act::TurnTo { seat: seat(0), phase, round: 1 }).0;
        }
        if matches!(what, Command::SetRules(_)) {
            before = table(Pick { difficulty: Difficulty::Easy, ..Pick::default() });
        }
        readable(|l| command(l, &before, seat(0), &what));
        differ_if_any(|l| command_detail(l, &before, seat(0), &what));
        let decided = propose(&before, &own(what), true, &[]);
        if decided.is_err() {
            continue;
        }
        let (after, entry) = played(&before, own(what));
        differ(|l| done(l, &before, &after, seat(0), &what, &entry));
    }
    let effects = [
        Effect::Crown { minister: Minister::Earl, swayed: true },
        Effect::Crown { minister: Minister::Earl, swayed: false },
        Effect::Invading(true),
        Effect::Rules(Pick::default()),
    ];
    for what in effects {
        differ(|l| effect(l, &game, &game, seat(0), &what));
    }
    for silent in [Effect::Invading(false), Effect::Battled { defender: seat(1) }] {
        assert_eq!(effect(Language::English, &game, &game, seat(0), &silent), "");
    }
}

#[test]
fn what_happened_names_who_and_how_many() {
    let mut game = table(Pick::default());
    let english = Language::English;
    let line = |game: &Game, what: Command, answers: Vec<Answer>| {
        let (after, entry) = told(game, own(what), answers);
        (done(english, game, &after, seat(0), &what, &entry), after)
    };
    let (said, after) = line(&game, Command::SetOrder, vec![Answer::Faces(vec![Face::Suit(Suit::Bird)])]);
    assert_eq!(said, "Drillbit Duchy. Order: bird, so every clearing");
    game = set(&after, Pool::Burrow, 4);
    let (said, after) = line(&game, Command::Recruit, vec![]);
    assert_eq!(said, "Drillbit Duchy recruited 2 warriors");
    game = played(&after, Act::TurnTo { seat: seat(0), phase: Phase::Daylight, round: 1 }).0;
    let (said, after) = line(&game, Command::Dig, vec![Answer::One(0)]);
    assert_eq!(said, "Drillbit Duchy dug with 4 warriors");
    let battle = Command::Battle { front: Front::Ordered };
    let (said, after) = line(&after, battle, vec![Answer::One(1)]);
    assert_eq!(said, "Drillbit Duchy battled Mo");
    let (said, _) = line(&after, Command::Build, vec![Answer::One(2)]);
    assert_eq!(said, "Drillbit Duchy could not build");
}
