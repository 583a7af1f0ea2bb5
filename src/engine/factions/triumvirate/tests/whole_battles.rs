//! The Triumvirate attacks: the lower roll, the shade against the Nemesis, Alecto, and retribution for all of it.

use crate::engine::ask::Answer;
use crate::engine::battle::{Line, Pick, Why};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::lizard_cult::{self, Pool as Lizards};
use crate::engine::factions::triumvirate::{
    Command as Own, Effect, Figure, Fury, Pick as Three, Pool, Punishment, Reason, Space,
};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::seat::SeatId;
use crate::engine::setup::Setup;
use crate::engine::suit::{Ground, Suit};
use crate::engine::table::Command;
use crate::engine::tests::battle::*;
use crate::engine::tests::kit::*;
use crate::engine::turn::Phase;
use crate::engine::zone::Zone;

/// The Triumvirate, a guest and the Cult, in Daylight, on a space of shade 2. Shades are made up here.
fn table(nemesis: Option<SeatId>) -> Table {
    let mut figures = Figures::default();
    for (space, shade) in Space::all().zip([1, 1, 1, 2, 2, 2, 2, 3, 3, 3]) {
        figures.learn(Figure::Shade(space).into(), FigureValue::Number(shade));
    }
    let seats =
        [sits(Three::default()), sits(guest("Marquise")), sits(lizard_cult::Pick::default())];
    let mut table = Table::lay(Setup { figures, ..setup(seats.into()) });
    table.play(own(Own::PlaceStart), &[]);
    table.play(own(Own::Evoke), &[Answer::One(1)]);
    set(&mut table, c(), Lizards::Map, 5);
    set(&mut table, c(), Lizards::Garden(Ground::Fox), 1);
    table.play(Command::Start, &[yes()]);
    table.play(own(Own::SetSpace), &[number(5)]);
    if let Some(whose) = nemesis {
        table.play(own(Own::SetNemesis), &[Answer::One(u8::from(whose == c()))]);
    }
    table.turn_to(a(), Phase::Daylight);
    for seat in [a(), b()] {
        table.set_hand(seat, 0);
    }
    table
}

fn own(command: Own) -> Command {
    Command::Play { seat: a(), play: command.into() }
}

fn punish(defender: SeatId) -> Command {
    begun_by(a(), defender, Own::Punish(Punishment::Battle { defender: None }))
}

fn boxed(table: &Table) -> u8 {
    pool(table, a(), Pool::RetributionBox)
}

/// nemesis:TOF.2.4: as attacker the lower roll; as defender the law changes nothing.
#[test]
fn the_triumvirate_attacks_with_the_lower_roll() {
    let mut table = table(None);
    let entry = fight(&mut table, battle(a(), b()), &[n(3), n(3), dice(3, 1)]);
    assert_eq!(dealt(&entry), [(1, 0), (3, 0)]);
    let why = Why::own(Reason::HatredOfSunlight, "nemesis:TOF.2.4".parse().unwrap());
    assert!(lines(&entry).contains(&Line::Swapped { seat: a(), why }));
    let entry = fight(&mut table, battle(b(), a()), &[n(3), n(3), dice(3, 1)]);
    assert_eq!(dealt(&entry), [(3, 0), (1, 0)]);
}

/// nemesis:TOF.2.4.I, root:4.3.2.I: against the Nemesis the shade instead of the roll, and never more than fight.
#[test]
fn against_the_nemesis_it_deals_its_shade() {
    for (own, expected) in [(3, [(2, 0), (3, 0)]), (1, [(1, 0), (3, 0)])] {
        let mut table = table(Some(b()));
        let mut said = vec![n(own), n(3), dice(3, 0)];
        if own == 1 {
            // Two hits more than warriors: no grudge stands there.
            said.push(That(counts([0])));
        }
        let entry = fight(&mut table, battle(a(), b()), &said);
        assert_eq!(dealt(&entry), expected);
        let why = Why::own(Reason::BreakThemIn, "nemesis:TOF.2.4.I".parse().unwrap());
        assert!(lines(&entry).contains(&Line::Instead { seat: a(), hits: 2, why }));
    }
}

/// nemesis:TOF.5.3.I, root:10.2.3, root:10.2.5, root:3.2.1, root:1.5.4: three rolled hits take two Cult warriors and
/// a garden, two of their own fall: 1 point, 2 acolytes, 5 retribution, and a card of the Cult's to the Lost Souls.
#[test]
fn a_whole_battle_with_the_cult_is_one_entry() {
    let mut table = table(Some(c()));
    table.play(own(Own::SetSpace), &[number(9)]);
    let before = table.bytes();
    // Of a Cult of two warriors, two hits come back.
    let said = [
        n(3),
        n(2),
        no_ambush(),
        dice(2, 1),
        That(counts([1])),
        That(faces([Face::Suit(Suit::Rabbit)])),
    ];
    let entry = fight(&mut table, punish(c()), &said);
    assert_eq!(dealt(&entry), [(3, 0), (2, 0)]);
    assert_eq!(scores(&entry), [line(a(), 1, "root:3.2.1")]);
    assert_eq!(pool(&table, c(), Lizards::Acolytes), 2);
    assert_eq!(boxed(&table), 5);
    assert_eq!(pool(&table, a(), Pool::WarriorsOnMap), 4);
    let souls = Zone::Own(c(), lizard_cult::Zone::LostSouls.into());
    assert_eq!((table.cards(souls).len(), table.hand(c())), (1, 2));
    let due = Effect::Punished { battle: true, due: 5, lost: 0 };
    assert!(entry.effects.contains(&Shared::Own { seat: a(), effect: due.into() }));
    table.undo();
    assert_eq!(table.bytes(), before, "one undo takes all of it back");
}

/// nemesis:TOF.5.3, nemesis:TOF.5.3.I: only a battle that Punish began gives retribution, and extra hits and the
/// ambush give none.
#[test]
fn only_rolled_hits_of_punish_are_retribution() {
    let mut table = table(None);
    fight(&mut table, battle(a(), b()), &[n(3), n(3), dice(1, 1)]);
    assert_eq!(boxed(&table), 0);
    // A defenceless building takes the extra hit beside the rolled one.
    let said = [n(2), n(0), dice(1, 1), That(counts([2, 0]))];
    let entry = fight(&mut table, punish(b()), &said);
    assert_eq!((dealt(&entry)[0], boxed(&table)), ((1, 1), 1));
    table.set_hand(b(), 1);
    let ambush = pick(Pick::Ambush(Suit::Bird));
    fight(&mut table, punish(b()), &[n(2), n(1), ambush]);
    assert_eq!(boxed(&table), 1);
    // The items of a Vagabond are one more, however many.
    set(&mut table, a(), Pool::WarriorsOnMap, 6);
    let said = [n(3), pick(Pick::Swords), n(2), dice(2, 2)];
    fight(&mut table, punish(b()), &said);
    assert_eq!(boxed(&table), 1 + 2 + 1);
    // Thrice a turn. law nemesis:TOF.5.3
    let fourth = table.refused(punish(b()), &[]);
    assert_eq!(fourth.law.map(|law| law.to_string()).as_deref(), Some("TOF.5.3"));
}

/// nemesis:TOF.7.1: Alecto lets them ignore the first hit against the Nemesis, where a grudge stands: once, and it
/// is no retribution.
#[test]
fn alecto_ignores_the_first_hit() {
    let mut table = table(Some(b()));
    table.play(own(Own::SetFury { fury: Fury::Alecto, evoked: true }), &[]);
    let said = [n(3), n(3), dice(2, 0), That(yes())];
    let entry = fight(&mut table, punish(b()), &said);
    let why = Why::own(Reason::Alecto, "nemesis:TOF.7.1".parse().unwrap());
    assert!(lines(&entry).contains(&Line::Ignored { seat: a(), hits: 1, why }));
    assert_eq!(lost(&entry), [(b(), warriors(2), 0), (a(), warriors(1), 0)]);
    assert_eq!(boxed(&table), 3);
    // In the ambush it is the first hit of that; the battle then has none left to ignore.
    table.set_hand(b(), 1);
    let ambush = pick(Pick::Ambush(Suit::Bird));
    let said = [n(3), n(3), ambush, That(yes()), dice(2, 0)];
    let entry = fight(&mut table, punish(b()), &said);
    assert_eq!(lost(&entry)[0], (a(), warriors(1), 0));
    // Not against anybody else, and not without a hit.
    fight(&mut table, battle(a(), b()), &[n(1), n(1), dice(0, 0)]);
    table.set_hand(c(), 0);
    fight(&mut table, battle(a(), c()), &[n(1), n(1), dice(0, 0)]);
}
