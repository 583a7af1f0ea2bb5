//! The Vagabond and the Drillbit Duchy beside the Lost Powers and the Lizard Cult, eight full rounds through the desk:
//! after every entry pieces, items, cards and points add up, each of the four does everything that its board can do,
//! everybody battles everybody, and the file replays to the same game.

use std::collections::BTreeSet;

use woodland_ledger::engine::ask::{Answer, Choice as Chosen, Form};
use woodland_ledger::engine::battle::Line;
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::entry::Entry;
use woodland_ledger::engine::factions::vagabond::{
    Change, Choice, Command as Own, Kind, Reason as Why, Relation, quest_row, state_of,
};
use woodland_ledger::engine::factions::{FactionCommand, drillbit_duchy, lizard_cult, lost_powers};
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::score::Reason;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::engine::zone::Zone;

use super::plays_on::{Table, seat};

const ROUNDS: u16 = 8;
const SITS: [&str; 4] = ["Vagabond: Jailor", "Drillbit Duchy", "Lost Powers", "Lizard Cult"];

/// What is done at least once in these eight rounds.
const DONE: &str = "vagabond.get_quests vagabond.refresh vagabond.slip vagabond.move vagabond.battle
    vagabond.hits_with_ally vagabond.explore vagabond.aid vagabond.complete vagabond.strike vagabond.repair
    Vagabond.craft vagabond.special vagabond.rest vagabond.draw vagabond.discard vagabond.check_capacity
    vagabond.handle vagabond.add_item vagabond.set_relation vagabond.set_aids vagabond.set_forest vagabond.set_ruins
    vagabond.change_quest vagabond.add_done vagabond.take_back_done vagabond.unuse
    drillbit_duchy.surface drillbit_duchy.first_ministers drillbit_duchy.set_order drillbit_duchy.craft
    drillbit_duchy.recruit drillbit_duchy.dig drillbit_duchy.battle drillbit_duchy.build drillbit_duchy.act
    drillbit_duchy.rally drillbit_duchy.score drillbit_duchy.sway drillbit_duchy.discard drillbit_duchy.nightmare
    drillbit_duchy.rest drillbit_duchy.gift drillbit_duchy.set_rules drillbit_duchy.set_crown
    lost_powers.fill_tableau lost_powers.disarm lost_powers.rise lost_powers.act lost_powers.retire
    lost_powers.indoctrinate lost_powers.cycle lost_powers.discard lost_powers.set_rules lost_powers.refresh
    lost_powers.set_activated lost_powers.shuffle
    lizard_cult.place_warriors lizard_cult.choose_outcast lizard_cult.adjust lizard_cult.conspire lizard_cult.perform
    lizard_cult.return lizard_cult.craft lizard_cult.draw lizard_cult.discard lizard_cult.set_rules
    lizard_cult.set_outcast lizard_cult.add_soul lizard_cult.take_back lizard_cult.unscore lizard_cult.set_activated";

fn vagabond() -> SeatId {
    seat(0)
}

fn duchy() -> SeatId {
    seat(1)
}

fn play(seat: SeatId, play: impl Into<FactionCommand>) -> Command {
    Command::Play { seat, play: play.into() }
}

/// Hands and items, counted from what the entries say: nothing comes from nowhere or goes nowhere.
fn holds(history: &History) {
    let game = history.game();
    let entries = || history.told().flat_map(|entry| &entry.effects);
    for (seat, who) in game.seats() {
        let start = if who.bot { 0 } else { 3 };
        let came: i32 = entries()
            .map(|effect| match effect {
                Effect::Hand { seat: whose, by } if *whose == seat => i32::from(*by),
                _ => 0,
            })
            .sum();
        assert_eq!(i32::from(who.hand), start + came, "hand of {seat:?}");
        assert!(!who.bot || who.hand == 0);
    }
    let state = state_of(game, vagabond()).unwrap();
    let added = history.told().filter(|entry| {
        matches!(&entry.command, Command::Play { play, .. } if *play == Own::AddItem.into())
    });
    let items = game.seat(vagabond()).unwrap().items.len();
    let came = state.character.start().len() + items + state.found.len() + added.count();
    let all: usize = Kind::ALL.iter().map(|kind| usize::from(state.items.total(*kind))).sum();
    assert_eq!(all, came, "{:?}", state.items);
}

/// Answers the question that stands by this of its choices.
fn choose(table: &mut Table, wanted: Chosen) {
    let session = table.desk.session_mut().unwrap();
    let Form::OneOf(choices) = &session.pending().expect("a question").ask.form else {
        panic!("no choice is asked for {wanted:?}")
    };
    let at = choices.iter().position(|choice| *choice == wanted).expect("it can be chosen");
    session.answer(Answer::One(u8::try_from(at).unwrap()));
}

/// A command by hand with one choice.
fn by_hand(table: &mut Table, own: Own, wanted: Choice) {
    table.desk.act(play(vagabond(), own));
    choose(table, Chosen::Own(wanted.into()));
    table.look();
}

fn relate(table: &mut Table, with: SeatId, relation: Relation) {
    if state_of(table.game(), vagabond()).unwrap().relation(with) != relation {
        by_hand(table, Own::SetRelation { with }, Choice::Relation(relation));
    }
}

/// Enough of everything on the map for a battle.
fn muster(table: &mut Table) {
    for (who, pool, least) in [
        (duchy(), drillbit_duchy::Pool::OnMap.into(), 6),
        (seat(2), lost_powers::Pool::Upright.into(), 3),
        (seat(3), lizard_cult::Pool::Map.into(), 6),
    ] {
        if table.game().seat(who).unwrap().pools.count(pool) < least {
            table.set(Tracker::Pool(who, pool), u16::from(least));
        }
    }
}

/// An item that lies ready is damaged by hand.
fn damage(table: &mut Table, kind: Kind) {
    let items = &state_of(table.game(), vagabond()).unwrap().items;
    let thing = items.iter().find(|(thing, _)| thing.kind() == kind && thing.is_ready());
    if let Some((thing, _)) = thing {
        by_hand(table, Own::Handle(thing), Choice::Change(Change::Damage));
    }
}

/// The Vagabond has two of each item to use, and is in a forest at the end of every third round only.
fn pack(table: &mut Table) {
    for kind in Kind::ALL {
        while state_of(table.game(), vagabond()).unwrap().items.ready(kind) < 2 {
            by_hand(table, Own::AddItem, Choice::Kind(kind));
        }
    }
    match table.game().turn.phase {
        // What needs a certain item, before others have exhausted it.
        Phase::Daylight => {
            damage(table, Kind::TORCH);
            let quest = quest_row(table.game())[0];
            for own in [Own::Repair, Own::Complete(quest), Own::Special, Own::Strike] {
                table.act(play(vagabond(), own));
            }
            table.act(Command::Craft { seat: vagabond() });
        }
        Phase::Setup | Phase::Birdsong | Phase::Evening => {}
    }
    for _ in 0..3 {
        table.act(Command::Draw { seat: vagabond() });
    }
    if table.game().turn.round.is_multiple_of(3) {
        // More is damaged than one hammer repairs: the rest is for the night.
        for kind in [Kind::BOOT, Kind::TORCH, Kind::CROSSBOW] {
            damage(table, kind);
        }
        table.act(play(vagabond(), Own::SetForest(true)));
    }
}

/// The seat in turn battles one of the others: each in turn.
fn battle(table: &mut Table, who: SeatId) {
    let round = u8::try_from(table.game().turn.round).unwrap();
    let defender = seat((u8::from(who) + 1 + round % 3) % 4);
    muster(table);
    for of in [who, defender].into_iter().filter(|of| *of == vagabond()) {
        // Out of the forest, with two swords, one Hostile and one Allied.
        if state_of(table.game(), of).unwrap().in_forest {
            table.act(play(of, Own::SetForest(false)));
        }
        while state_of(table.game(), of).unwrap().undamaged_swords() < 2 {
            by_hand(table, Own::AddItem, Choice::Kind(Kind::SWORD));
        }
    }
    if who != vagabond() {
        return table.act(Command::Battle { attacker: who, defender: Some(defender), by: None });
    }
    relate(table, defender, Relation::Hostile);
    relate(table, seat(1 + u8::from(defender) % 3), Relation::Allied);
    // In every second round with the sword of his Daylight; hits of an ally put right after it, and a card for the bot.
    let by = round.is_multiple_of(2).then(|| Box::new(Own::Battle.into()));
    let begun = by.is_some();
    table.act(Command::Battle { attacker: who, defender: Some(defender), by });
    if begun {
        relate(table, seat(1 + u8::from(defender) % 3), Relation::Allied);
        table.act(play(who, Own::HitsWithAlly));
        if table.game().seat(who).unwrap().hand == 0 {
            table.act(Command::Draw { seat: who });
        }
        table.act(play(who, Own::Aid { to: duchy() }));
    }
}

/// Some entries are taken back and done again: the game is the same.
fn undo_and_redo(table: &mut Table, n: usize) {
    let (game, here) = (table.game().clone(), table.desk.session().unwrap().history().here());
    for _ in 0..n {
        table.desk.undo();
    }
    assert_ne!(table.desk.session().unwrap().history().here(), here);
    for _ in 0..n {
        table.desk.redo();
    }
    assert_eq!(table.desk.session().unwrap().history().here(), here);
    assert_eq!(*table.game(), game);
}

/// What battles and gifts came to, by the entries.
#[derive(Debug, Default)]
struct Told {
    fought: BTreeSet<(SeatId, SeatId)>,
    infamy: bool,
    with_ally: bool,
    /// Cards that the Vagabond discarded, and that he gave to the bot, in the Lost Souls pile.
    discarded: usize,
    aided: usize,
}

fn told(history: &History) -> Told {
    let mut told = Told::default();
    let souls = Zone::Own(seat(3), lizard_cult::Zone::LostSouls.into());
    let fed = |entry: &Entry| {
        let dealt = |effect: &&Effect| matches!(effect, Effect::Dealt { to, .. } if *to == souls);
        entry.effects.iter().filter(dealt).count()
    };
    for entry in history.told() {
        let own =
            |own: Own| matches!(&entry.command, Command::Play { play, .. } if *play == own.into());
        if own(Own::Discard) {
            told.discarded += fed(entry);
        }
        if own(Own::Aid { to: duchy() }) {
            let given = |effect: &&Effect| matches!(effect, Effect::Score { seat, due: 1, .. } if *seat == duchy());
            assert_eq!(
                entry.effects.iter().filter(given).count(),
                1,
                "a card is a point: {entry:?}"
            );
            assert_eq!(fed(entry), 1, "and is discarded: {entry:?}");
            told.aided += 1;
        }
        for effect in &entry.effects {
            match effect {
                Effect::Fought(Line::Began { attacker, defender }) => {
                    told.fought.insert((*attacker, *defender));
                }
                Effect::Fought(Line::Allied { .. }) => told.with_ally = true,
                Effect::Fought(Line::Ambushed { seat, .. }) => assert_ne!(*seat, duchy()),
                Effect::Score { seat, reason, .. } if *seat == vagabond() => {
                    told.infamy |= *reason == Reason::Own(Why::Infamy.into());
                }
                _ => {}
            }
        }
    }
    told
}

#[test]
fn eight_rounds_of_vagabond_and_duchy_add_up_and_replay() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(folder.path(), &SITS, 4, 5);
    (table.corrects, table.holds) = (true, holds);
    table.set_up();
    while table.game().turn.round <= ROUNDS {
        let turn = table.game().turn;
        let mut rules = drillbit_duchy::Pick::default();
        match (u8::from(turn.seat), turn.round) {
            (1, 3) => table.act(play(duchy(), drillbit_duchy::Command::Gift)),
            (1, 5) => table.act(play(duchy(), drillbit_duchy::Command::Rest)),
            (1, 6) => {
                rules.difficulty = drillbit_duchy::Difficulty::Nightmare;
                table.act(play(duchy(), drillbit_duchy::Command::SetRules(rules)));
            }
            // Elders who can rise.
            (2, _) => {
                let fallen = Tracker::Pool(turn.seat, lost_powers::Pool::Fallen.into());
                table.set(fallen, 2);
            }
            _ => {}
        }
        battle(&mut table, turn.seat);
        if turn.seat == vagabond() {
            pack(&mut table);
        }
        table.turn();
        if turn.number.is_multiple_of(4) {
            undo_and_redo(&mut table, 3 + usize::from(turn.round));
        }
    }
    let game = table.game().clone();
    assert_eq!(game.turn.number, 4 * ROUNDS + 1, "eight turns of four seats");
    let missed = table.missed(DONE);
    assert!(missed.is_empty(), "nobody ever did {missed:?} in {:?}", table.done);
    let told = told(table.desk.session().unwrap().history());
    assert_eq!(told.fought.len(), 4 * 3, "everybody battles everybody: {told:?}");
    assert!(told.infamy && told.with_ally && told.discarded > 0 && told.aided > 0, "{told:?}");
    assert!(game.seats().all(|(_, who)| who.points.get() > 0), "everybody scored");
    table.replays();
}
