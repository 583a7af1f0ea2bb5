//! Every message of the Lizard Cult in both languages, and entries told from a game that was played.

use super::*;
use crate::engine::card::CardId;
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::{Entry, EntryId};
use crate::engine::factions::FactionId;
use crate::engine::factions::lizard_cult::{
    Command, Conspiracy, Effect, Question, Reason, Refusal, Ritual, Step,
};
use crate::engine::offer::offers;
use crate::engine::refusal::{Refusal as Refused, RefusalKind};
use crate::engine::suit::Suit;
use crate::engine::table::{Command as Act, steps};
use crate::engine::tests::kit::{self, faces, number, sits, yes};
use crate::engine::turn::Step as Line;
use crate::words::say;

/// The list, once it holds every variant. A new variant does not compile until it stands here.
macro_rules! every {
    ($Type:ty: $list:expr; $($variant:pat),+ $(,)?) => {{
        let list: Vec<$Type> = $list;
        let name = |each: &$Type| match each { $($variant => stringify!($variant)),+ };
        let told: std::collections::BTreeSet<&str> = list.iter().map(name).collect();
        for each in [$(stringify!($variant)),+] {
            assert!(told.contains(each), "{each} is not in the list");
        }
        list
    }};
}

fn cult() -> SeatId {
    kit::seat(0)
}

fn table() -> kit::Table {
    let guests = ["Marquise", "Alliance"].map(|name| sits(kit::guest(name)));
    let seats = [sits(Pick::default())].into_iter().chain(guests).collect();
    let mut table = kit::Table::lay(kit::setup(seats));
    let own = |command: Command| Act::Play { seat: cult(), play: command.into() };
    table.play(own(Command::PlaceWarriors), &[crate::engine::ask::Answer::One(0), number(3)]);
    table.play(own(Command::ChooseOutcast), &[crate::engine::ask::Answer::One(2)]);
    table.play(Act::Start, &[]);
    table
}

#[track_caller]
fn differ(say: impl Fn(Language) -> String) -> String {
    let [english, dutch] = [Language::English, Language::Dutch].map(say);
    for text in [&english, &dutch] {
        assert!(!text.trim().is_empty(), "an empty text");
        assert!(!text.contains(['{', '}', '\u{4}']) && !text.contains("  "), "{text:?}");
    }
    assert_ne!(english, dutch);
    english
}

fn all_pools() -> Vec<Pool> {
    let gardens = Ground::ALL.map(|suit| [Pool::Track(suit), Pool::Garden(suit)]).concat();
    [vec![Pool::Supply, Pool::Map, Pool::Acolytes], gardens].concat()
}

#[test]
fn pieces_and_cards_have_names_in_both_languages() {
    for each in all_pools() {
        differ(|language| pool(language, each));
        differ(|language| set_pool(language, each));
        for to in all_pools() {
            for n in [1, 2] {
                differ(|language| shift(language, each, to, n));
            }
        }
    }
    for each in [Zone::LostSouls, Zone::Revealed] {
        differ(|language| zone(language, each));
        differ(|language| move_to(language, each));
        differ(|language| add_to(language, each));
        differ(|language| goes(language, each, "x"));
        differ(|language| all_go(language, each, "x"));
        differ(|language| go(language, each, 1));
        differ(|language| go(language, each, 2));
        differ(|language| shuffled(language, each));
    }
    differ(|language| figure(language, Figure::BonusSpace));
    differ(|language| say::faction_name(language, &table().game().seat(cult()).unwrap().faction));
    differ(removed);
    assert_eq!(FactionId::LizardCult, Faction::LizardCult(State::default()).id());
    for suit in Ground::ALL {
        differ(|language| reason(language, Reason::Gardens(suit)));
    }
}

fn commands(card: CardId) -> Vec<Command> {
    use Command::*;
    let rules = |garden_to_score| SetRules(Pick { garden_to_score });
    let mut list = vec![
        PlaceWarriors,
        ChooseOutcast,
        Adjust,
        Return,
        Craft,
        Draw,
        Discard,
        rules(true),
        rules(false),
        TakeBack { card },
        SetActivated,
    ];
    list.extend(Conspiracy::ALL.map(Conspire));
    list.extend(Ritual::ALL.map(Perform));
    list.extend(Suit::ALL.map(AddSoul));
    for suit in Ground::ALL {
        list.push(Unscore(suit));
        list.extend([true, false].map(|hated| SetOutcast(Outcast { suit, hated })));
    }
    every!(Command: list;
        PlaceWarriors, ChooseOutcast, Adjust, Conspire(_), Perform(_), Return, Craft, Draw, Discard,
        SetRules(_), SetOutcast(_), AddSoul(_), TakeBack { .. }, Unscore(_), SetActivated)
}

#[test]
fn every_command_has_a_button_and_a_label() {
    let table = table();
    for play in commands(table.game().next_card()) {
        let act = Act::Play { seat: cult(), play: play.into() };
        differ(|language| say::command(language, table.game(), &act));
        let detail = |language| say::command_detail(language, table.game(), &act);
        if !detail(Language::English).is_empty() {
            differ(detail);
        }
        let entry = Entry {
            id: EntryId(9),
            on: EntryId(8),
            at: 0,
            command: act.clone(),
            insist: false,
            answers: Vec::new(),
            effects: Vec::new(),
            reroll: false,
        };
        differ(|language| say::entry(language, table.game(), &entry).label);
    }
    let effects = every!(Effect: vec![
            Effect::Outcast(Outcast { suit: Ground::Fox, hated: true }),
            Effect::Scored(Ground::Mouse),
            Effect::Unscored(Ground::Mouse),
            Effect::Activated(1),
            Effect::Activated(2),
            Effect::Rules(Pick { garden_to_score: true }),
            Effect::Rules(Pick::default()),
        ];
        Effect::Outcast(_), Effect::Scored(_), Effect::Unscored(_), Effect::Activated(_), Effect::Rules(_));
    for each in effects {
        differ(|language| effect(language, table.game(), table.game(), cult(), &each));
    }
}

#[test]
fn every_refusal_is_a_sentence_in_both_languages() {
    use Refusal::*;
    let suit = Ground::Rabbit;
    let mut list = vec![
        PlacedAlready,
        ChosenAlready,
        NoOutcast,
        AdjustFirst,
        NobodyOnMap,
        NothingToConvert,
        NothingToSanctify,
        Stays,
        NoWarriorInSupply,
        NoGardenLeft { suit },
        NoGardenOut { suit },
        BirdNeeded,
        ScoredAlready { suit },
        NothingRevealed,
        CraftsInEvening,
        TooFewGardens { needed: 1, left: 0 },
        TooFewGardens { needed: 2, left: 1 },
        OtherSymbols { suit },
    ];
    list.extend(Ritual::ALL.map(|ritual| BirdsAreNotWild { ritual }));
    for conspiracy in Conspiracy::ALL {
        list.extend([1, 3].map(|needed| TooFewAcolytes { conspiracy, needed, there: 0 }));
    }
    let list = every!(Refusal: list;
        PlacedAlready, ChosenAlready, NoOutcast, AdjustFirst, TooFewAcolytes { .. }, NobodyOnMap,
        NothingToConvert, NothingToSanctify, Stays, NoWarriorInSupply, NoGardenLeft { .. },
        NoGardenOut { .. }, BirdsAreNotWild { .. }, BirdNeeded, ScoredAlready { .. },
        NothingRevealed, CraftsInEvening, TooFewGardens { .. }, OtherSymbols { .. });
    let table = table();
    for each in list {
        let refused = Refused::plain(RefusalKind::from(each));
        let text = differ(|language| say::refusal(language, table.game(), &refused));
        assert!(text.ends_with('.'), "{text}");
    }
}

#[test]
fn every_question_is_asked_in_both_languages() {
    use Question::*;
    let mut list = vec![
        FirstGarden,
        AdjacentClearings,
        Outcast,
        SuitOfClearing { ritual: Ritual::Build },
        Convert,
        Sanctify,
        GardenGone { count: 1 },
        GardenGone { count: 2 },
        Fear { hand: 3 },
        CardAt { place: 2, hand: 3 },
        CardAt { place: 1, hand: 1 },
        Craft { gardens: 1 },
        Craft { gardens: 2 },
        Activated,
    ];
    list.extend(Ritual::ALL.map(|ritual| Reveal { ritual }));
    let list = every!(Question: list;
        FirstGarden, AdjacentClearings, Outcast, Reveal { .. }, SuitOfClearing { .. }, Convert,
        Sanctify, GardenGone { .. }, Fear { .. }, CardAt { .. }, Craft { .. }, Activated);
    let table = table();
    for each in list {
        differ(|language| question(language, table.game(), each).0);
        differ(|language| confirm(language, each));
        let help = |language| question(language, table.game(), each).1;
        if !help(Language::English).is_empty() {
            differ(help);
        }
    }
}

#[test]
fn every_step_has_a_title_and_its_figure() {
    let table = table();
    for each in Step::ALL {
        differ(|language| step_title(language, each));
    }
    let figure = |table: &kit::Table, step: Step| {
        let info = table.step(cult(), Line::Own(step.into()));
        differ(|language| say::step_figure(language, table.game(), cult(), &info))
    };
    assert_eq!(figure(&table, Step::Gather), "25 warriors");
    assert_eq!(figure(&table, Step::Choose), "Outcast: mouse");
    assert_eq!(figure(&table, Step::Tracks), "14 gardens on their tracks");
    // Before it happens the step tells what it comes to.
    assert_eq!(figure(&table, Step::Adjust), "Outcast: mouse, Hated");
    assert_eq!(figure(&table, Step::Draw), "Draw 1 card");
    assert_eq!(figure(&table, Step::Rituals), "3 cards to reveal or keep");
    for info in steps(table.game(), cult()) {
        for language in [Language::English, Language::Dutch] {
            let detail = say::step_detail(language, table.game(), cult(), &info);
            assert!(!detail.contains(['{', '}']), "{detail}");
        }
    }
}

/// Whatever is offered can be told, and a lost garden is told with all that it sets off.
#[test]
fn entries_are_told_with_what_they_set_off() {
    let mut table = table();
    for offer in offers(table.game(), cult()) {
        for language in [Language::English, Language::Dutch] {
            assert!(!say::command(language, table.game(), &offer.command).is_empty());
        }
    }
    let before = table.game().clone();
    let lost = Act::Remove {
        by: Some(kit::seat(1)),
        whose: Some(cult()),
        means: crate::engine::propose::Means::Hits,
    };
    let answers = [kit::counts([2, 1]), yes(), faces([kit::named("Anvil", Suit::Fox)])];
    let entry = table.play(lost, &answers);
    let told = say::entry(Language::English, &before, &entry);
    let text = [told.label, told.lines.join("\n")].join("\n");
    for part in
        ["Marquise +1", "2 warriors", "acolytes", "1 fox garden", "Anvil goes to Lost Souls"]
    {
        assert!(text.contains(part), "{part:?} in {text}");
    }
    assert!(entry.effects.iter().any(|e| matches!(e, Shared::Score { .. })));
}
