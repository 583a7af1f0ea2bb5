//! Every message of the Vagabond, in both languages.

use super::*;
use crate::engine::ask::{Answer, Form};
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::{Entry, EntryId};
use crate::engine::factions::vagabond::{
    Change, Effect, Fight, Kind, Quest, Relation, Side, Thing, Tracked,
};
use crate::engine::factions::vagabond::Relation as Kind_;
use crate::engine::factions::{FactionPick, guest};
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::propose::{Proposal, propose};
use crate::engine::seat::SeatSetup;
use crate::engine::setup::Setup;
use crate::engine::table::Command as Act;
use crate::words::say;

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

fn table() -> Game {
    let sit = |pick: FactionPick| SeatSetup {
        name: String::new(),
        pick,
        bot: false,
        points: Default::default(),
    };
    let other = guest::Pick { name: "Mo".to_owned(), colour: guest::Colour::Gold };
    let setup = Setup {
        seats: vec![sit(Pick::default().into()), sit(other.clone().into()), sit(other.into())],
        deck: Default::default(),
        first: seat(0),
        printing: Default::default(),
        lots: Default::default(),
        figures: Default::default(),
    };
    let mut game = play(&Game::default(), Act::Begin(Box::new(setup)), &[]).0;
    game = play(&game, own(Command::GetQuests), &[0, 0, 0]).0;
    play(&game, Act::Start, &[]).0
}

fn own(command: Command) -> Act {
    Act::Play { seat: seat(0), play: command.into() }
}

/// The first of everything, but where told otherwise.
fn play(game: &Game, command: Act, given: &[u8]) -> (Game, Entry) {
    let mut answers = Vec::new();
    let mut given = given.iter();
    let effects = loop {
        match propose(game, &command, true, &answers).unwrap_or_else(|e| panic!("{command:?}: {e:?}")) {
            Proposal::Done(effects) => break effects,
            Proposal::Asked(ask) => answers.push(match &ask.form {
                Form::YesNo => Answer::Yes(true),
                Form::OneOf(_) => Answer::One(given.next().copied().unwrap_or(0)),
                Form::Number { max, .. } => Answer::Number(*max),
                Form::Counts { rows, min, .. } => {
                    let mut counts: Vec<u8> = rows.iter().map(|row| row.min).collect();
                    counts[0] = (*min).max(1).min(rows[0].max);
                    Answer::Counts(counts)
                }
                other => panic!("{other:?}"),
            }),
        }
    };
    let mut next = game.clone();
    let entry = Entry {
        id: EntryId(2),
        on: EntryId(1),
        at: 0,
        command,
        insist: true,
        answers,
        effects,
        reroll: false,
    };
    next.fold(&entry).unwrap();
    (next, entry)
}

/// Said in both languages, and not in the same words.
fn differ(told: impl Fn(Language) -> String) {
    let (english, dutch) = (told(Language::English), told(Language::Dutch));
    assert!(!english.is_empty() && !dutch.is_empty());
    assert_ne!(english, dutch);
}

fn said(told: impl Fn(Language) -> String) {
    for language in [Language::English, Language::Dutch] {
        assert!(!told(language).is_empty());
    }
}

#[test]
fn things_have_names() {
    for which in Kind::ALL {
        said(|language| kind(language, which));
        differ(|language| thing(language, Thing::Satchel(which, Side::Exhausted)));
        differ(|language| thing(language, Thing::Damaged(which, Side::Up)));
        differ(|language| thing(language, Thing::Damaged(which, Side::Exhausted)));
    }
    differ(|language| thing(language, Thing::Track(Tracked::Tea)));
    let boots = [Thing::Satchel(Kind::BOOT, Side::Up); 2];
    assert_eq!(counted(Language::Dutch, &boots), "2 × laars");
    for which in Character::ALL {
        said(|language| character(language, which));
        said(|language| special(language, which));
        differ(|language| special_does(language, which));
        differ(|language| things::start(language, which));
        differ(|language| pick_name(language, &Pick { character: which }));
    }
    for which in Quest::ALL {
        differ(|language| quest_line(language, which));
    }
    for which in Relation::ALL {
        differ(|language| relation(language, which));
    }
    for which in Change::ALL {
        differ(|language| change(language, which));
    }
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::NotReady { kind: Kind::BOOT, needed: 1, there: 0 },
        Refusal::NotReady { kind: Kind::BOOT, needed: 2, there: 1 },
        Refusal::NothingReady,
        Refusal::NothingExhausted,
        Refusal::NothingDamaged,
        Refusal::NothingToDamage,
        Refusal::WithinLimit,
        Refusal::InForest,
        Refusal::NotInForest,
        Refusal::NoHammerForTwoSuits,
        Refusal::NoQuestOpen,
        Refusal::NotOpen,
        Refusal::NoQuestCanBeDone,
        Refusal::RowFull,
        Refusal::RuinsEmpty,
        Refusal::FoundAlready { ruin: Ruin::Bag },
        Refusal::NobodyToAid,
        Refusal::NoAllyInBattle,
        Refusal::NoBattle,
        Refusal::UsedThisTurn,
        Refusal::InAQuest,
    ]
}

#[test]
fn every_refusal_question_and_reason_is_told() {
    for which in refusals() {
        differ(|language| refusal(language, which));
    }
    let game = table();
    let to = seat(1);
    let purposes =
        [Purpose::Refresh, Purpose::Damage, Purpose::Mend, Purpose::Lose, Purpose::Exhaust];
    use crate::engine::factions::vagabond::Question::*;
    let mut list = vec![
        QuestDrawn, SlipTo, HostileThere, Defender, Hits { ally: to }, WhichAlly, WithAlly,
        AllyTakes { ally: to, hits: 3 },
        InBattle { whose: to }, Found, TakeItem { from: to }, Reward { points: 1 },
        Reward { points: 3 }, StruckPiece, Victim, Duelled,
        Handle { thing: Thing::Track(Tracked::Tea) }, AddItem, Relation { with: to }, Aids { to },
        Ruins, ChangeQuest { quest: Quest::FoxErrand }, AddDone,
    ];
    for purpose in purposes {
        for n in [1, 3] {
            list.extend([Proposal { seat: seat(0), purpose, n }, Things { purpose, n }]);
        }
    }
    for which in list {
        differ(|language| question(language, &game, which).0);
        differ(|language| question(language, &game, which).1);
        differ(|language| confirm(language, which));
    }
    for which in [
        Reason::Explored, Reason::Improved, Reason::AidedAlly, Reason::Infamy, Reason::Quest,
        Reason::Protector, Reason::Coerced,
    ] {
        differ(|language| reason(language, which));
    }
    for which in [
        Choice::Proposed, Choice::Otherwise, Choice::Kind(Kind::BOOT), Choice::Ruin(Ruin::Bag),
        Choice::Nothing, Choice::Quest(Quest::FoxErrand), Choice::Points(2), Choice::Cards,
        Choice::Clearing, Choice::Forest, Choice::Relation(Kind_::Allied),
        Choice::Change(Change::Lose), Choice::Item(Item::Boot), Choice::AllyLost, Choice::ItemsLost,
        Choice::Thing(Thing::Track(Tracked::Bag)),
    ] {
        differ(|language| choice(language, &game, which));
    }
}

fn commands() -> Vec<Command> {
    let to = seat(1);
    vec![
        Command::GetQuests, Command::Refresh, Command::Slip, Command::Move, Command::Battle,
        Command::HitsWithAlly, Command::Explore, Command::Aid { to },
        Command::Complete(Quest::FoxErrand), Command::Strike, Command::Repair, Command::Special,
        Command::Rest, Command::Draw, Command::Discard, Command::CheckCapacity,
        Command::Handle(Thing::Track(Tracked::Tea)), Command::AddItem,
        Command::SetRelation { with: to }, Command::SetAids { to }, Command::SetForest(true),
        Command::SetForest(false), Command::SetRuins, Command::ChangeQuest(Quest::FoxErrand),
        Command::AddDone, Command::TakeBackDone(Quest::FoxErrand), Command::Unuse,
    ]
}

#[test]
fn every_command_is_told_before_and_after() {
    let game = table();
    let entry = play(&game, own(Command::Slip), &[0]).1;
    for which in commands() {
        differ(|language| command(language, &game, seat(0), &which));
        said(|language| command_detail(language, &game, seat(0), &which) + ".");
        differ(|language| done(language, &game, &game, seat(0), &which, &entry));
    }
}

fn effects() -> Vec<Effect> {
    let with = seat(1);
    let mut list = vec![
        Effect::Gained(Kind::BOOT),
        Effect::Related { with, relation: Relation::Allied },
        Effect::Aided { to: with, aids: 1 },
        Effect::Aided { to: with, aids: 2 },
        Effect::QuestOpen(Quest::FoxErrand),
        Effect::QuestDone(Quest::FoxErrand),
        Effect::QuestUndone(Quest::FoxErrand),
        Effect::Forest(true),
        Effect::Forest(false),
        Effect::Used(true),
        Effect::Used(false),
        Effect::Credit(true),
        Effect::Credit(false),
    ];
    let thing = Thing::Track(Tracked::Bag);
    list.extend(Change::ALL.map(|change| Effect::Changed { thing, change }));
    list
}

#[test]
fn every_effect_is_told_or_has_nothing_to_tell() {
    let game = table();
    for which in effects() {
        differ(|language| effect(language, &game, &game, seat(0), &which));
    }
    for which in [
        Effect::Aided { to: seat(1), aids: 0 },
        Effect::QuestGone(Quest::FoxErrand),
        Effect::Found(Ruin::Bag),
        Effect::Explored([0; 4]),
        Effect::Fought(Fight::Strike),
    ] {
        assert_eq!(effect(Language::Dutch, &game, &game, seat(0), &which), "");
    }
}

/// root:9.6.4: a bag that leaves its track says what the limit is now.
#[test]
fn a_bag_that_is_lost_says_the_limit() {
    let game = table();
    let lost = Effect::Changed { thing: Thing::Track(Tracked::Bag), change: Change::Damage };
    let told = effect(Language::English, &game, &game, seat(0), &lost);
    assert!(told.contains("item limit"), "{told}");
}

#[test]
fn every_step_has_a_title_and_says_where_it_stands() {
    use crate::engine::turn::Step as Line;
    let game = table();
    let infos = crate::engine::table::steps(&game, seat(0));
    assert_eq!(infos.len(), Step::ALL.len());
    for info in infos {
        for language in [Language::English, Language::Dutch] {
            assert!(!say::step_title(language, &game, info.step).is_empty());
            say::step_figure(language, &game, seat(0), &info);
            say::step_detail(language, &game, seat(0), &info);
        }
        assert!(matches!(info.step, Line::Own(_)));
    }
}

#[test]
fn a_walk_through_a_turn_reads_well() {
    let mut game = table();
    let mut told = Vec::new();
    for (command, given) in [
        (own(Command::Slip), vec![0]),
        (own(Command::Explore), vec![0]),
        (own(Command::Battle), vec![0]),
        (own(Command::Complete(Quest::FoxErrand)), vec![0]),
    ] {
        let (next, entry) = play(&game, command, &given);
        told.push(say::entry(Language::Dutch, &game, &entry).label);
        assert!(entry.effects.iter().all(|effect| !matches!(effect, Shared::Ended(_))));
        game = next;
    }
    assert_eq!(told[1], "Vagebond (Dief) verkende een ruïne: tas, +1");
    assert_eq!(told[3], "Vagebond (Dief) voltooide Boodschap, +1");
}

/// root:9.2.8: the end names the partner as well.
#[test]
fn the_end_names_both_partners() {
    use crate::engine::effect::{Ending, Victory};
    use crate::engine::seat::Standing;
    let mut game = table();
    let standing = Standing::Coalition(seat(1));
    let pledged = Entry {
        id: EntryId(3),
        on: EntryId(2),
        at: 0,
        command: Act::Note(String::new()),
        insist: false,
        answers: Vec::new(),
        effects: vec![Shared::Standing { seat: seat(0), standing }],
        reroll: false,
    };
    game.fold(&pledged).unwrap();
    let ending = Ending { winner: seat(1), how: Victory::Points };
    let told = say::ending(Language::Dutch, &game, &ending);
    assert!(told.contains("Mo") && told.contains("Vagebond (Dief)"), "{told}");
}
