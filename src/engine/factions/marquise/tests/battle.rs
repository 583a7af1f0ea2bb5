//! Battles of the Marquise: her own action begins one, hospitals heal in it, buildings fall last.

use crate::engine::ask::{Answer, Question as Asked};
use crate::engine::battle::{Line, Pick, Question};
use crate::engine::factions::Faction;
use crate::engine::factions::marquise::{self, Action, Building, Piece};
use crate::engine::offer::{Place, offers};
use crate::engine::refusal::RefusalKind;
use crate::engine::suit::Suit;
use crate::engine::table::Command;
use crate::engine::tests::battle::*;
use crate::engine::tests::kit::*;
use crate::engine::turn::{Mark, Phase, Step};

fn cats(warriors: u8) -> Table {
    let mut table = first(marquise::Pick {});
    set(&mut table, a(), marquise::Pool::Map(Piece::Warrior), warriors);
    table
}

/// root:6.5.1, root:4.3: her Battle action and all that comes of it are one entry and one action.
#[test]
fn an_action_begins_a_battle() {
    let mut table = cats(5);
    let act = || marquise::Command::Act(Action::Battle);
    let entry = fight(&mut table, begun_by(a(), b(), act()), &[n(3), n(2), dice(2, 1)]);
    assert_eq!(dealt(&entry), [(2, 0), (1, 0)]);
    let Faction::Marquise(state) = &table.game().seat(a()).unwrap().faction else { panic!() };
    assert_eq!(state.acts, [Action::Battle]);
    let whole = Command::Battle { attacker: a(), defender: None, by: Some(Box::new(act().into())) };
    let offered = offers(table.game(), a());
    let quick = Command::Play { seat: a(), play: act().into() };
    let place = |command: &Command| {
        offered.iter().find(|o| o.command == *command).map(|o| o.place).unwrap()
    };
    assert_eq!(place(&whole), place(&quick), "beside the quick way");
    // What begins no battle begins none here.
    let recruit = begun_by(a(), b(), marquise::Command::Act(Action::Recruit));
    assert_eq!(table.refused(recruit, &[]).kind, RefusalKind::NothingChanges);
    // Its own law is kept: the action belongs to her Daylight.
    table.turn_to(b(), Phase::Daylight);
    assert_eq!(table.refused(begun_by(a(), b(), act()), &[]).kind, RefusalKind::NotYourTurn);
}

/// root:4.3: nobody on the map, nobody to attack with; the refusal is the offer's reason.
#[test]
fn without_warriors_on_the_map_nobody_attacks() {
    let table = cats(0);
    table.forbids(battle(a(), b()), &[], RefusalKind::NobodyToBattle, "root:4.3");
    // And nothing of hers can be hit.
    table.forbids(battle(b(), a()), &[], RefusalKind::NoSuchPiece, "root:4.3");
}

/// root:6.2.3, root:4.3.1.II: Field Hospitals come between the ambush and the question who is left.
#[test]
fn healed_warriors_fight_on() {
    let mut table = cats(5);
    set(&mut table, a(), marquise::Pool::Map(Piece::Keep), 1);
    table.set_hand(a(), 1);
    table.set_hand(b(), 1);
    let ambush = pick(Pick::Ambush(Suit::Mouse));
    let said = [n(2), n(1), ambush, no_ambush(), That(yes())];
    let before = answers(&table, &battle(a(), b()), &said);
    let ask = table.asked(battle(a(), b()), &before);
    assert_eq!(ask.question, Asked::Battle(Question::BackThere { seat: a(), n: 2 }));
    let at_the_keep = [&said[..], &[That(yes()), dice(1, 0)]].concat();
    let entry = fight(&mut table.clone(), battle(a(), b()), &at_the_keep);
    assert_eq!(dealt(&entry), [(1, 0), (0, 0)]);
    let elsewhere = [&said[..], &[That(no())]].concat();
    let entry = fight(&mut table, battle(a(), b()), &elsewhere);
    assert_eq!(lines(&entry).last(), Some(&Line::Over { seat: a() }));
    assert_eq!(pool(&table, a(), marquise::Pool::Map(Piece::Warrior)), 5);
}

/// root:4.3.4: her buildings are hit once her warriors are gone, and which they are is asked.
#[test]
fn lost_buildings_go_back_to_their_tracks() {
    let mut table = cats(1);
    for building in [Building::Sawmill, Building::Workshop] {
        set(&mut table, a(), marquise::Pool::Map(Piece::Building(building)), 1);
    }
    let said = [n(3), n(1), dice(2, 0), That(counts([1])), That(Answer::One(1))];
    let entry = fight(&mut table, battle(b(), a()), &said);
    assert_eq!(scores(&entry), [line(b(), 1, "root:3.2.1")]);
    assert_eq!(pool(&table, a(), marquise::Pool::Map(Piece::Building(Building::Workshop))), 0);
}

/// root:4.3: every faction's way to begin a battle stands at its step, and the whole battle beside it.
#[test]
fn each_action_that_battles_offers_the_whole_battle() {
    let table = cats(3);
    let whole: Vec<Place> = offers(table.game(), a())
        .into_iter()
        .filter(|o| matches!(o.command, Command::Battle { by: Some(_), .. }))
        .map(|o| o.place)
        .collect();
    let step = Step::Own(marquise::Step::Actions.into());
    assert_eq!(whole, [Place::Step(step)]);
    assert_ne!(table.game().seat(a()).unwrap().mark(step), Some(Mark::Done));
}
