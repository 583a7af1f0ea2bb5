//! The cannon and the marks against every other board: the owner's law answers, in the same entry.

use crate::engine::factions::{
    FactionId, FactionPick, lemming_reavers as lr, lizard_cult as cult, marquise,
    noxious_battery as nb,
};
use crate::engine::supply::Class;
use crate::engine::table::{Command, due};
use crate::engine::tests::across::*;
use crate::engine::tests::kit::*;
use crate::engine::turn::Phase;

fn battery_against(pick: impl Into<FactionPick>, bore: u8, on_map: u8) -> Table {
    let mut table = prepared(vec![nb::Pick::default().into(), pick.into()]);
    for (space, points) in nb::Space::ALL.into_iter().zip([1, 2, 3]) {
        table.play(Command::Learn(nb::Figure::Points(space).into()), &[number(points)]);
    }
    set(&mut table, seat(0), nb::Pool::Bore, bore);
    set(&mut table, seat(0), nb::Pool::BallsOnMap, on_map);
    table
}

/// nemesis:NB.4.2.III.a, root:10.2.3: what the cannon removes of the Cult was defending, so it joins the acolytes.
#[test]
fn warriors_of_the_cult_that_are_fired_at_become_acolytes() {
    let mut table = battery_against(cult::Pick::default(), 1, 2);
    let map = pool(&table, seat(THEM), cult::Pool::Map);
    let fire = play(0, nb::Command::Fire);
    let shot = of(&table, &fire, &[number(3)], &[(THEM, Class::Warrior, 3)]);
    let entry = table.play(fire, &[number(3), shot]);
    assert_eq!(scores(&entry), [line(seat(0), 3, "nemesis:NB.4.2.II")]);
    let lies = [cult::Pool::Map, cult::Pool::Acolytes].map(|p| pool(&table, seat(THEM), p));
    assert_eq!(lies, [map - 3, 3]);
}

/// nemesis:NB.4.2.III, root:6.2.3: one clearing, so one card heals all that the shot removed of the Marquise.
#[test]
fn a_shot_at_the_marquise_is_healed_for_one_card() {
    let warriors = marquise::Pool::Map(marquise::Piece::Warrior);
    let mut table = battery_against(marquise::Pick::default(), 1, 2);
    set(&mut table, seat(THEM), warriors, 8);
    let before = pool(&table, seat(THEM), warriors);
    let fire = play(0, nb::Command::Fire);
    let shot = of(&table, &fire, &[number(3)], &[(THEM, Class::Warrior, 3)]);
    table.play(fire, &[number(3), shot, yes()]);
    assert_eq!((pool(&table, seat(THEM), warriors), table.hand(seat(THEM))), (before, 2));
}

/// nemesis:NB.4.2.III, nemesis:LR.2.2.I: a cache that is not alone is no piece for a ball.
#[test]
fn a_shot_at_a_cache_asks_whether_it_was_alone() {
    let mut table = battery_against(lr::Pick::default(), 1, 0);
    set(&mut table, seat(THEM), lr::Pool::Cache(lr::Cache::Reserve, lr::Spot::Map), 1);
    let fire = play(0, nb::Command::Fire);
    let shot = of(&table, &fire, &[], &[(THEM, Class::Token, 1)]);
    table.forbids(fire.clone(), &[shot.clone(), no()], lr::Refusal::NotAlone, "nemesis:LR.2.2.I");
    let entry = table.play(fire, &[shot, yes()]);
    let expected = [
        line(seat(0), 3, "nemesis:NB.4.2.II"),
        line(seat(0), 1, "root:3.2.1"),
        line(seat(THEM), 1, "nemesis:LR.2.2.II"),
        line(seat(0), 1, "nemesis:LR.2.2.II.c"),
    ];
    assert_eq!(scores(&entry), expected);
}

/// nemesis:NB.2.2.I: beside every faction, also after turmoil: the step stands once, last of Evening, and goes by one
/// touch.
#[test]
fn foul_stench_stands_last_in_the_evening_of_every_faction() {
    use crate::engine::table::steps;
    use crate::engine::turn::Step;
    for (id, pick) in factions().into_iter().filter(|(id, _)| *id != FactionId::NoxiousBattery) {
        let mut table = prepared(vec![nb::Pick::default().into(), pick]);
        set(&mut table, seat(0), nb::Pool::MarksOnMap, 2);
        table.turn_to(seat(THEM), Phase::Evening);
        let stench = Step::Own(nb::Step::FoulStench.into());
        let list = steps(table.game(), seat(THEM));
        assert_eq!(list.iter().filter(|info| info.step == stench).count(), 1, "{id:?}");
        assert_eq!(list.last().map(|info| info.step), Some(stench), "{id:?}");
        table.play(play(0, nb::Command::FoulStench { at: seat(THEM) }), &[]);
        table.undo();
        table.redo();
        assert!(!due(table.game(), seat(THEM)).iter().any(|info| info.step == stench), "{id:?}");
        assert!(!steps(table.game(), seat(0)).iter().any(|info| info.step == stench));
    }
}
