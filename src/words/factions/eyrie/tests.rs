//! Every message of the Eyrie, in both languages.

use super::*;
use crate::engine::factions::eyrie::{Command, Edict, Question, Refusal};
use crate::engine::suit::Suit;

const BOTH: [Language; 2] = [Language::English, Language::Dutch];

/// Each says something, and something else, in both languages.
fn told(texts: impl Fn(Language) -> Vec<String>) {
    for (english, dutch) in texts(BOTH[0]).into_iter().zip(texts(BOTH[1])) {
        assert!(!english.trim().is_empty() && !dutch.trim().is_empty(), "{english:?} {dutch:?}");
        assert!(!english.contains('{') && !dutch.contains('{'), "{english:?} {dutch:?}");
        assert_ne!(english, dutch);
    }
}

#[test]
fn every_refusal_has_words() {
    let columns = Column::ALL.map(Refusal::ColumnFirst);
    let others = [
        Refusal::NoLeader,
        Refusal::SameLeader,
        Refusal::LeaderChosen,
        Refusal::LeadsNow,
        Refusal::HandNotEmpty,
        Refusal::EmergencyFirst,
        Refusal::NothingAdded,
        Refusal::TwoAdded,
        Refusal::BirdAdded,
        Refusal::RoostStands,
        Refusal::DecreeBegun,
        Refusal::RoostsShort { needed: 1, left: 0 },
        Refusal::RoostsShort { needed: 2, left: 1 },
        Refusal::NotOnDecree,
        Refusal::ColumnEmpty(Column::Move),
        Refusal::Resolved,
        Refusal::NoRoostOnMap,
        Refusal::NoRoostLeft,
        Refusal::NoWarriorOnMap,
        Refusal::TooFewWarriors { needed: 1, left: 0 },
        Refusal::TooFewWarriors { needed: 2, left: 0 },
        Refusal::TooFewWarriors { needed: 2, left: 1 },
        Refusal::NoRoostPoints,
    ];
    told(|language| columns.iter().chain(&others).map(|r| refusal(language, *r)).collect());
}

#[test]
fn every_question_and_every_command_has_words() {
    let (game, seat) = (&Game::default(), SeatId::default());
    let mut questions: Vec<Question> = Column::ALL.map(Question::Add).to_vec();
    questions.extend(Suit::ALL.map(Question::RoostThere));
    questions.extend([Question::NewLeader, Question::InBattle, Question::Activated]);
    for (cost, points, cards) in [(5, 4, 3), (2, 9, 1), (0, 0, 0), (1, 1, 0)] {
        questions.push(Question::Turmoil { cost, points, cards });
    }
    told(|language| {
        questions
            .iter()
            .flat_map(|q| {
                let (title, help) = question(language, game, *q);
                [title, help, confirm(language, *q)]
            })
            .collect()
    });
    let mut commands = vec![
        Command::FirstRoost,
        Command::EmergencyOrders,
        Command::NewRoost,
        Command::Score,
        Command::Draw,
        Command::Discard,
        Command::SetActivated,
    ];
    for leader in Leader::ALL {
        commands.extend([Command::SetLeader(leader), Command::Flip(leader)]);
    }
    for column in Column::ALL {
        let vizier = Edict::Vizier(column);
        commands.push(Command::Add(column));
        commands.push(Command::Untick(vizier));
        commands.push(Command::Resolve(vizier));
        commands.push(Command::Cannot(vizier));
    }
    told(|language| commands.iter().map(|c| command(language, game, seat, c)).collect());
    let leaders = Leader::ALL.map(Command::Choose);
    told(|language| leaders.iter().map(|c| command_detail(language, game, seat, c)).collect());
}
