//! What the Marquise's entries, steps and questions sound like, in both languages.

use super::checklist::act_name;
use super::*;
use crate::engine::ask::Answer;
use crate::engine::factions::marquise::{Action, Command, Question, Reason, Refusal, Step};
use crate::engine::propose::{Means, Proposal, propose};
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::{Table, counts, guest, number, seat, setup, sits, yes};
use crate::engine::turn::{Phase, Step as Line};
use crate::words::say;

fn cat() -> SeatId {
    seat(0)
}

fn own(command: Command) -> Act {
    Act::Play { seat: cat(), play: command.into() }
}

fn begun() -> Table {
    let mut table = Table::lay(setup(vec![sits(Pick {}), sits(guest("Otters"))]));
    table.play(own(Command::PlaceKeep), &[]);
    table.play(own(Command::Garrison), &[number(11)]);
    table.play(own(Command::StartingBuildings), &[]);
    table.play(Act::Start, &[]);
    table
}

fn put(table: &mut Table, piece: Piece, n: u16) {
    table.play(Act::SetTo(Tracker::Pool(cat(), Pool::Map(piece).into())), &[number(n)]);
}

/// An entry's label and lines.
fn told(language: Language, table: &mut Table, act: Act, answers: &[Answer]) -> Vec<String> {
    let before = table.game().clone();
    let entry = table.play(act, answers);
    table.undo();
    let text = say::entry(language, &before, &entry);
    [vec![text.label], text.lines].concat()
}

#[test]
fn a_building_is_told_with_its_points_and_the_actions_left() {
    let mut table = begun();
    table.turn_to(cat(), Phase::Daylight);
    put(&mut table, Piece::Building(Building::Sawmill), 2);
    put(&mut table, Piece::Wood, 2);
    let build = own(Command::Act(Action::Build(Building::Sawmill)));
    assert_eq!(
        told(Language::English, &mut table, build.clone(), &[]),
        [
            "Marquise de Cat built a sawmill, +2",
            "2 wood left the map",
            "1 sawmill came onto the map",
            "2 actions left",
            "Marquise de Cat +2: sawmill built (6.5.4.III)",
        ]
    );
    assert_eq!(
        told(Language::Dutch, &mut table, build, &[]),
        [
            "Markiezin de Kat: houtzagerij gebouwd, +2",
            "2 hout ging terug naar de voorraad",
            "1 houtzagerij kwam in het Woudland",
            "2 acties over",
            "Markiezin de Kat +2: houtzagerij gebouwd (6.5.4.III)",
        ]
    );
}

#[test]
fn a_removal_is_told_with_what_the_hospitals_brought_back() {
    let mut table = begun();
    let hits = Act::Remove { by: Some(seat(1)), whose: Some(cat()), means: Means::Hits };
    let answers = [counts([3, 1, 0]), Answer::One(1), yes()];
    assert_eq!(
        told(Language::English, &mut table, hits.clone(), &answers),
        [
            "Otters removed from Marquise de Cat: 3 warriors and 1 building, +1",
            "3 warriors left the map",
            "1 workshop went back to its track",
            "Otters +1: 1 building removed from Marquise de Cat (3.2.1)",
            "Marquise de Cat: 1 card less in hand",
            "3 warriors came onto the map",
            "Field Hospitals: 3 warriors are at the keep",
        ]
    );
    let dutch = told(Language::Dutch, &mut table, hits, &answers);
    assert_eq!(dutch.last().unwrap(), "Veldhospitalen: 3 krijgers staan bij de burcht");
}

#[test]
fn buttons_say_what_a_building_costs_and_scores() {
    let mut table = begun();
    let say = |table: &Table, building| {
        let act = own(Command::Act(Action::Build(building)));
        say::command(Language::English, table.game(), &act)
    };
    assert_eq!(say(&table, Building::Workshop), "Build a workshop: 1 wood, +2");
    put(&mut table, Piece::Building(Building::Workshop), 5);
    assert_eq!(say(&table, Building::Workshop), "Build a workshop: 4 wood, +5");
    put(&mut table, Piece::Building(Building::Workshop), 6);
    assert_eq!(say(&table, Building::Workshop), "Build a workshop");
}

#[test]
fn the_wood_step_says_when_the_supply_is_short() {
    let mut table = begun();
    put(&mut table, Piece::Building(Building::Sawmill), 4);
    put(&mut table, Piece::Wood, 6);
    let say = |table: &Table| {
        let steps = table::steps(table.game(), cat());
        let info = steps.into_iter().find(|i| i.step == Line::Own(Step::Wood.into())).unwrap();
        let figure = say::step_figure(Language::English, table.game(), cat(), &info);
        (figure, say::step_detail(Language::English, table.game(), cat(), &info))
    };
    let (figure, detail) = say(&table);
    assert_eq!(figure, "Place 2 wood");
    assert_eq!(detail, "4 sawmills stand on the map, but the supply holds no more wood.");
    put(&mut table, Piece::Wood, 8);
    let none = "All 8 wood are on the map, so none is left to place. Build something first.";
    assert_eq!(say(&table), (String::new(), none.into()));
}

#[test]
fn every_text_is_there_in_both_languages_and_differs() {
    let table = begun();
    let game = table.game();
    let mut texts: Vec<[String; 2]> = Vec::new();
    let mut both = |say: &dyn Fn(Language) -> String| {
        texts.push([say(Language::English), say(Language::Dutch)]);
    };
    for piece in Piece::ALL {
        both(&|language| choice(language, game, piece));
        for pool_ in [Pool::Supply(piece), Pool::Map(piece)] {
            both(&|language| pool(language, pool_));
            both(&|language| set_pool(language, pool_));
        }
        for n in [1, 2] {
            both(&|language| shift(language, Pool::Supply(piece), Pool::Map(piece), n));
            both(&|language| shift(language, Pool::Map(piece), Pool::Supply(piece), n));
        }
    }
    for step in Step::ALL {
        both(&|language| step_title(language, step));
    }
    for action in Action::ALL {
        both(&|language| command(language, game, cat(), &Command::Act(action)));
        both(&|language| command_detail(language, game, cat(), &Command::Act(action)));
        both(&|language| in_language(language, || act_name(action)));
    }
    let buildings = Building::ALL.into_iter();
    let refusals = buildings.clone().map(Refusal::NoBuildingLeft).chain([
        Refusal::KeepPlaced,
        Refusal::KeepCannotReturn,
        Refusal::NoSawmill,
        Refusal::NoWoodLeft,
        Refusal::NoActionLeft,
        Refusal::NoWarriorOnMap,
        Refusal::NoRecruiter,
        Refusal::RecruitedAlready,
        Refusal::NoWarriorLeft,
        Refusal::NotEnoughWood { cost: 3, there: 1 },
        Refusal::CraftFirst,
        Refusal::NoWorkshop,
        Refusal::NoWorkshopLeft { needed: 1, left: 0 },
        Refusal::NoWorkshopLeft { needed: 3, left: 1 },
    ]);
    for what in refusals {
        both(&|language| refusal(language, what));
        let english = refusal(Language::English, what);
        assert!(english.ends_with('.'), "{english}");
    }
    for built in buildings {
        both(&|language| reason(language, Reason::Built(built)));
    }
    for what in [
        Question::Garrison,
        Question::BuildingsLost { removed: 1 },
        Question::BuildingsLost { removed: 2 },
        Question::TokensLost { removed: 1 },
        Question::TokensLost { removed: 2 },
        Question::Hospitals { warriors: 1 },
        Question::Hospitals { warriors: 4 },
        Question::Healed { warriors: 4 },
        Question::CardsForHealed { warriors: 3 },
        Question::ActionsLeft,
        Question::WorkshopsUsed,
    ] {
        both(&|language| question(language, game, what).0);
        both(&|language| question(language, game, what).1);
        both(&|language| confirm(language, what));
    }
    for [english, dutch] in texts {
        assert!(!english.is_empty() && english != dutch, "{english:?} {dutch:?}");
    }
}

/// The question goes to the Marquise, in the words of the law's name.
#[test]
fn field_hospitals_are_asked_by_name() {
    let table = begun();
    let hits = Act::Remove { by: Some(seat(1)), whose: Some(cat()), means: Means::Hits };
    let asked = propose(table.game(), &hits, false, &[counts([1, 0, 0])]);
    let Ok(Proposal::Asked(ask)) = asked else { panic!("{asked:?}") };
    let text = say::ask(Language::English, table.game(), &ask);
    assert_eq!(text.title, "Field Hospitals: spend a card to bring 1 warrior to the keep?");
    assert_eq!(text.to, "Marquise de Cat");
    assert_eq!(say::confirm(Language::English, table.game(), &ask), "Spend a card");
    let text = say::ask(Language::Dutch, table.game(), &ask);
    assert_eq!(
        text.title,
        "Veldhospitalen: een kaart uitgeven om 1 krijger naar de burcht te brengen?"
    );
}
