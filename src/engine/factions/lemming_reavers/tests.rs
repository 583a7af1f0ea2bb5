//! The law of the Lemming Reavers, law by law. Points of encampments are made up here: no source prints them.

pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice as Chosen, Countable, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::{Faction, FactionEffect, lost_powers};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::setup::Setup;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line};
use crate::engine::zone::Zone as Anywhere;

// The table

const FOX: Face = Face::Suit(Suit::Fox);
const RABBIT: Face = Face::Suit(Suit::Rabbit);
const BIRD: Face = Face::Suit(Suit::Bird);

fn lr() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn seats(pick: Pick) -> Setup {
    let mut figures = Figures::default();
    // Made up: 0, 1, 2, 3 and 4 points from the left.
    for (n, space) in (0..).zip(Space::ALL) {
        figures.learn(Figure::Points(space).into(), FigureValue::Number(n));
    }
    let seats = vec![sits(pick), sits(guest("Marquise")), sits(guest("Alliance"))];
    Setup { figures, ..setup(seats) }
}

/// The Lemming Reavers and two guests, in the first Birdsong after setup.
fn set_up() -> Table {
    let mut table = Table::lay(seats(Pick::default()));
    table.play(own(Command::Settle), &[]);
    table.play(Act::Start, &[]);
    table
}

/// The same in another phase of their first turn.
fn in_phase(phase: Phase) -> Table {
    let mut table = set_up();
    table.turn_to(lr(), phase);
    table
}

fn own(command: Command) -> Act {
    Act::Play { seat: lr(), play: command.into() }
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn pool(table: &Table, pool: Pool) -> u8 {
    count(table.game(), lr(), pool)
}

fn set(pool: Pool) -> Act {
    Act::SetTo(Tracker::Pool(lr(), pool.into()))
}

fn set_pool(table: &mut Table, which: Pool, n: u8) {
    if pool(table, which) != n {
        table.play(set(which), &[number(u16::from(n))]);
    }
}

/// Puts warriors and encampments on the map by hand.
fn on_the_map(table: &mut Table, warriors: u8, encampments: u8) {
    set_pool(table, Pool::Warriors, warriors);
    set_pool(table, Pool::Encampments, encampments);
}

/// Takes caches out of the supply by hand: so many onto the map and onto the board.
fn lay(table: &mut Table, cache: Cache, map: u8, board: u8) {
    let at = |spot| Pool::Cache(cache, spot);
    set_pool(table, at(Spot::Map), map);
    if board > 0 {
        // Out of the supply, where the map could give them too.
        let answers = [number(u16::from(board)), Answer::One(0)];
        table.play(set(at(Spot::Board)), &answers[..if map >= board { 2 } else { 1 }]);
    }
    assert_eq!(lies(table, cache), [2 - map - board, map, board]);
}

/// Where the two caches of a type lie: supply, map, board.
fn lies(table: &Table, cache: Cache) -> [u8; 3] {
    Spot::ALL.map(|spot| pool(table, Pool::Cache(cache, spot)))
}

fn state(table: &Table) -> State {
    match &table.game().seat(lr()).unwrap().faction {
        Faction::LemmingReavers(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn room_now(table: &Table) -> u8 {
    room(table.game(), lr(), &state(table))
}

/// A removal by the first guest.
fn taken(means: Means) -> Act {
    Act::Remove { by: Some(foe()), whose: Some(lr()), means }
}

fn own_effects(entry: &Entry) -> Vec<Effect> {
    let own = entry.effects.iter().filter_map(|effect| match effect {
        Shared::Own { effect: FactionEffect::LemmingReavers(effect), .. } => Some(*effect),
        _ => None,
    });
    own.collect()
}

fn held(entry: &Entry) -> Vec<(u8, u8)> {
    let held = own_effects(entry).into_iter().filter_map(|effect| match effect {
        Effect::Held { due, placed } => Some((due, placed)),
        _ => None,
    });
    held.collect()
}

fn status(table: &Table, step: Step) -> (Status, Option<u8>) {
    let info = table.step(lr(), line_of(step));
    (info.status, info.count)
}

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

fn law_of(ask: &crate::engine::ask::Ask) -> String {
    ask.law.map(LawRef::full).unwrap_or_default()
}

// LR.2.1, LR.5.1: Crafting

/// nemesis:LR.2.1, nemesis:LR.5.1: encampments pay for cards in Daylight, each once a turn.
#[test]
fn encampments_craft_once_a_turn_in_daylight() {
    let mut table = in_phase(Phase::Daylight);
    let craft = Act::Craft { seat: lr() };
    assert_eq!(status(&table, Step::Craft), (Status::Optional, Some(1)));
    let sword = [faces([named("Sword", Suit::Mouse)])];
    let short = Refusal::EncampmentsShort { needed: 2, left: 1 };
    table.forbids(craft.clone(), &sword, short, "nemesis:LR.2.1");
    let anvil = [faces([named("Anvil", Suit::Fox)])];
    let entry = table.play(craft.clone(), &anvil);
    assert_eq!(scores(&entry), [line(lr(), 2, "root:3.2.2")]);
    assert_eq!(status(&table, Step::Craft), (Status::Done, Some(0)));
    let tea = [faces([named("Root Tea", Suit::Rabbit)])];
    let short = Refusal::EncampmentsShort { needed: 1, left: 0 };
    table.forbids(craft.clone(), &tea, short, "nemesis:LR.2.1");
    table.insist(craft.clone(), &tea);
    table.undo();
    // A second encampment crafts the same turn; a new turn frees both.
    on_the_map(&mut table, 4, 2);
    assert_eq!(status(&table, Step::Craft), (Status::Optional, Some(1)));
    table.play(craft.clone(), &tea);
    for _ in 0..3 {
        table.play(Act::EndTurn, &[yes()][..usize::from(table.game().turn.seat == lr())]);
    }
    assert_eq!(status(&table, Step::Craft).1, Some(2));
    // Not in Birdsong's order, nor when it is another seat's turn.
    table.turn_to(foe(), Phase::Daylight);
    table.forbids(craft, &[], RefusalKind::NotYourTurn, "nemesis:LR.5.1");
}

/// nemesis:LR.2.1: without an encampment nothing is crafted; for a card known by suit alone the table pays.
#[test]
fn crafting_takes_an_encampment() {
    let mut table = in_phase(Phase::Daylight);
    let craft = Act::Craft { seat: lr() };
    table.play(craft.clone(), &[faces([FOX])]);
    assert_eq!(state(&table).tally(Tally::Crafted), 0);
    table.undo();
    set_pool(&mut table, Pool::Encampments, 0);
    assert_eq!(status(&table, Step::Craft).0, impossible(Refusal::NoEncampment));
    table.forbids(craft, &[], Refusal::NoEncampment, "nemesis:LR.2.1");
    set_pool(&mut table, Pool::Encampments, 1);
    table.set_hand(lr(), 0);
    assert_eq!(status(&table, Step::Craft).0, Status::Impossible(RefusalKind::HandEmpty));
}

// LR.2.2: Caches

/// nemesis:LR.2.2: eight cache tokens, two of each type, and none more by any correction.
#[test]
fn there_are_two_caches_of_each_of_four_types() {
    let table = set_up();
    for cache in Cache::ALL {
        assert_eq!(lies(&table, cache), [2, 0, 0]);
        let ask = table.asked(set(Pool::Cache(cache, Spot::Board)), &[]);
        assert_eq!(ask.form, Form::Number { min: 0, max: 2, start: 0 });
    }
}

/// nemesis:LR.2.2.I: the table is asked whether the cache was alone; if not it stays, unless the table insists.
#[test]
fn a_cache_goes_only_when_no_other_enemy_piece_is_there() {
    let mut table = set_up();
    lay(&mut table, Cache::Depot, 1, 0);
    // Rows: warriors, buildings, tokens.
    let token = counts([0, 0, 1]);
    let ask = table.asked(taken(Means::Hits), std::slice::from_ref(&token));
    assert_eq!(ask.question, Asked::Own(Question::WasAlone { n: 1, bot: false }.into()));
    assert_eq!((ask.to, law_of(&ask)), (Answerer::Table, "nemesis:LR.2.2.I".into()));
    let not_alone = [token.clone(), no()];
    table.forbids(taken(Means::Hits), &not_alone, Refusal::NotAlone, "nemesis:LR.2.2.I");
    table.insist(taken(Means::Hits), &not_alone);
    assert_eq!(lies(&table, Cache::Depot), [2, 0, 0]);
    table.undo();
    table.play(taken(Means::Hits), &[token, yes()]);
    assert_eq!(lies(&table, Cache::Depot), [2, 0, 0]);
    // Warriors and buildings go without that question.
    table.play(taken(Means::Hits), &[counts([1, 1])]);
}

/// nemesis:LR.2.2.I.a: what removes everything there removes the cache as well, and nothing is asked.
#[test]
fn a_sweep_takes_the_cache_with_the_rest() {
    let mut table = set_up();
    let there = |table: &Table| {
        let all = offers(table.game(), lr());
        all.iter().any(|offer| {
            matches!(offer.command, Act::Remove { whose: Some(_), means: Means::Sweep, .. })
        })
    };
    assert!(!there(&table), "without a cache on the map a sweep is a removal like others");
    lay(&mut table, Cache::Depot, 1, 0);
    assert!(there(&table));
    let entry = table.play(taken(Means::Sweep), &[counts([2, 1, 1])]);
    assert_eq!(lies(&table, Cache::Depot), [2, 0, 0]);
    assert_eq!(
        scores(&entry),
        [
            line(foe(), 1, "root:3.2.1"),
            line(foe(), 1, "root:3.2.1"),
            line(lr(), 1, "nemesis:LR.2.2.II"),
        ]
    );
    table.undo();
    // A favor counts everything out seat by seat: the other guest's pieces, then the Lemmings'.
    let favor = Act::Craft { seat: foe() };
    let card = faces([named("Favor of the Foxes", Suit::Fox)]);
    let Form::Counts { rows, .. } = table.asked(favor.clone(), std::slice::from_ref(&card)).form
    else {
        panic!()
    };
    let swept = rows.iter().map(|row| match row.what {
        Countable::Pieces(whose, Class::Token) if whose == lr() => 1,
        _ => 0,
    });
    table.play(favor, &[card, Answer::Counts(swept.collect())]);
    assert_eq!(lies(&table, Cache::Depot), [2, 0, 0]);
}

/// nemesis:LR.2.2.I.b: a bot is told that it passes over a cache that is not alone.
#[test]
fn a_bot_passes_over_a_cache_that_is_not_alone() {
    let mut laid = seats(Pick::default());
    laid.seats[1].bot = true;
    let mut table = Table::lay(laid);
    table.play(own(Command::Settle), &[]);
    table.play(Act::Start, &[]);
    lay(&mut table, Cache::Loot, 1, 0);
    let token = counts([0, 0, 1]);
    let ask = table.asked(taken(Means::Hits), std::slice::from_ref(&token));
    assert_eq!(ask.question, Asked::Own(Question::WasAlone { n: 1, bot: true }.into()));
    let not_alone = [token.clone(), no()];
    table.forbids(taken(Means::Hits), &not_alone, Refusal::NotAlone, "nemesis:LR.2.2.I");
    // A bot has no hand that loot could go to.
    let hand = table.hand(foe());
    table.play(taken(Means::Hits), &[token, yes()]);
    assert_eq!(table.hand(foe()), hand);
}

/// nemesis:LR.2.2.II: which type was taken is asked only where several lie on the map.
#[test]
fn the_type_of_a_taken_cache_is_asked_where_it_is_not_clear() {
    let mut table = set_up();
    lay(&mut table, Cache::Depot, 2, 0);
    // One of two alike: no question but whether it was alone.
    table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes()]);
    assert_eq!(lies(&table, Cache::Depot), [1, 1, 0]);
    lay(&mut table, Cache::Loot, 1, 0);
    let ask = table.asked(taken(Means::Hits), &[counts([0, 0, 1])]);
    assert_eq!(ask.question, Asked::Own(Question::WhichCaches { n: 1 }.into()));
    let Form::Counts { rows, min: 1, max: 1 } = ask.form else { panic!() };
    let map = |cache| Countable::Pool(Pool::Cache(cache, Spot::Map).into());
    let listed: Vec<Countable> = rows.iter().map(|row| row.what).collect();
    assert_eq!(listed, [map(Cache::Depot), map(Cache::Loot)]);
    table.play(taken(Means::Hits), &[counts([0, 0, 1]), counts([0, 1]), yes()]);
    assert_eq!(lies(&table, Cache::Loot), [2, 0, 0]);
    table.undo();
    // Both: which is clear again, and each gives its own reward.
    let entry = table.play(taken(Means::Hits), &[counts([0, 0, 2]), yes()]);
    assert_eq!(
        scores(&entry),
        [
            line(foe(), 2, "root:3.2.1"),
            line(lr(), 1, "nemesis:LR.2.2.II"),
            line(lr(), 1, "nemesis:LR.2.2.II"),
        ]
    );
    assert_eq!(state(&table), State { rules: Pick::default(), ..State::default() });
}

/// nemesis:LR.2.2.II.c: a reserve taken: the taker scores 2 in two sourced lines, the Lemmings 1, in one entry.
#[test]
fn a_reserve_gives_one_point_more() {
    let mut table = set_up();
    lay(&mut table, Cache::Reserve, 1, 1);
    let before = table.bytes();
    let entry = table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes()]);
    assert_eq!(
        scores(&entry),
        [
            line(foe(), 1, "root:3.2.1"),
            line(lr(), 1, "nemesis:LR.2.2.II"),
            line(foe(), 1, "nemesis:LR.2.2.II.c"),
        ]
    );
    assert_eq!(
        reasons(&entry),
        [
            Why::Removed { whose: lr(), class: Class::Token },
            Why::Own(Reason::CacheTaken.into()),
            Why::Own(Reason::ReserveTaken.into()),
        ]
    );
    assert_eq!((table.points(foe()), table.points(lr())), (2, 1));
    assert_eq!(lies(&table, Cache::Reserve), [1, 0, 1], "the one on the board stays");
    table.undo();
    assert_eq!(table.bytes(), before, "one undo takes back all of it");
}

/// nemesis:LR.2.2.II.a: for provisions the taker is asked, and the answer is theirs, in the same entry.
#[test]
fn provisions_give_two_warriors_or_an_item() {
    let mut table = set_up();
    lay(&mut table, Cache::Provisions, 1, 0);
    let answers = [counts([0, 0, 1]), yes()];
    let ask = table.asked(taken(Means::Hits), &answers);
    assert_eq!(ask.question, Asked::Own(Question::Provisions.into()));
    assert_eq!((ask.to, law_of(&ask)), (Answerer::Seat(foe()), "nemesis:LR.2.2.II.a".into()));
    let prizes = [Prize::Warriors, Prize::Item, Prize::Nothing];
    let choices = prizes.map(|prize| Chosen::Own(Choice::Prize(prize).into()));
    assert_eq!(ask.form, Form::OneOf(choices.to_vec()));
    for (at, prize) in (0..).zip(prizes) {
        let [removed, alone] = answers.clone();
        let entry = table.play(taken(Means::Hits), &[removed, alone, Answer::One(at)]);
        let rewarded = Effect::Rewarded { to: foe(), cache: Cache::Provisions, prize };
        assert!(own_effects(&entry).contains(&rewarded));
        assert_eq!(
            scores(&entry),
            [line(foe(), 1, "root:3.2.1"), line(lr(), 1, "nemesis:LR.2.2.II")]
        );
        assert_eq!(lies(&table, Cache::Provisions), [2, 0, 0]);
        table.undo();
    }
}

/// nemesis:LR.2.2.II.a: two warriors of a faction whose pieces are counted come out of its own supply.
#[test]
fn provisions_bring_the_takers_own_warriors() {
    let mut laid = seats(Pick::default());
    laid.seats[1] = sits(lost_powers::Pick::default());
    let mut table = Table::lay(laid);
    table.play(own(Command::Settle), &[]);
    lay(&mut table, Cache::Provisions, 1, 0);
    let elders = |table: &Table| {
        let pools = &table.game().seat(foe()).unwrap().pools;
        pools.count(lost_powers::Pool::Upright.into())
    };
    table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes(), Answer::One(0)]);
    assert_eq!(elders(&table), 2);
    table.undo();
    // One left in its supply: one comes. root:1.5.4
    let upright = lost_powers::Pool::Upright.into();
    table.play(Act::SetTo(Tracker::Pool(foe(), upright)), &[number(4)]);
    table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes(), Answer::One(0)]);
    assert_eq!(elders(&table), 5);
}

/// nemesis:LR.2.2.II.a: whoever it is, the app counts the two warriors, of every faction that it has a board for.
#[test]
fn every_faction_with_a_board_gets_its_two_warriors() {
    use crate::engine::factions::{
        FactionPick, FactionPool, eyrie, lizard_cult, marquise, noxious_battery, triumvirate,
    };
    let takers: [(FactionPick, FactionPool); 5] = [
        (eyrie::Pick::default().into(), eyrie::Pool::Warriors.into()),
        (lizard_cult::Pick::default().into(), lizard_cult::Pool::Map.into()),
        (marquise::Pick::default().into(), marquise::Pool::Map(marquise::Piece::Warrior).into()),
        (noxious_battery::Pick::default().into(), noxious_battery::Pool::OnMap.into()),
        (triumvirate::Pick::default().into(), triumvirate::Pool::WarriorsOnMap.into()),
    ];
    for (pick, warriors) in takers {
        let mut laid = seats(Pick::default());
        laid.seats[1] = sits(pick);
        let mut table = Table::lay(laid);
        table.play(own(Command::Settle), &[]);
        lay(&mut table, Cache::Provisions, 1, 0);
        table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes(), Answer::One(0)]);
        assert_eq!(table.game().seat(foe()).unwrap().pools.count(warriors), 2, "{warriors:?}");
    }
}

/// nemesis:LR.2.2.II.b: a depot lets the taker move or battle at once; the entry says so.
#[test]
fn a_depot_gives_a_move_or_a_battle() {
    let mut table = set_up();
    lay(&mut table, Cache::Depot, 1, 0);
    let entry = table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes()]);
    let rewarded = Effect::Rewarded { to: foe(), cache: Cache::Depot, prize: Prize::Action };
    assert!(own_effects(&entry).contains(&rewarded));
}

/// nemesis:LR.2.2.II.d: loot gives the taker a card.
#[test]
fn loot_gives_a_card() {
    let mut table = set_up();
    lay(&mut table, Cache::Loot, 2, 0);
    table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes()]);
    assert_eq!(table.hand(foe()), 4);
    table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes()]);
    assert_eq!((table.hand(foe()), table.points(foe()), table.points(lr())), (5, 2, 2));
}

/// nemesis:LR.2.2.II: only another player is rewarded; what the Lemmings take themselves gives nobody anything.
#[test]
fn a_cache_removed_by_its_owner_gives_nothing() {
    let mut table = set_up();
    lay(&mut table, Cache::Reserve, 1, 0);
    let mine = Act::Remove { by: Some(lr()), whose: Some(lr()), means: Means::Hits };
    let entry = table.play(mine, &[counts([0, 0, 1])]);
    assert_eq!(scores(&entry), []);
    assert_eq!(own_effects(&entry), []);
    assert_eq!(lies(&table, Cache::Reserve), [2, 0, 0]);
}

/// nemesis:LR.2.2.I: an effect of another faction that removes pieces asks the same questions.
#[test]
fn other_factions_effects_take_caches_by_the_same_law() {
    let mut laid = seats(Pick::default());
    laid.seats[1] = sits(lost_powers::Pick::default());
    let mut table = Table::lay(laid);
    table.play(own(Command::Settle), &[]);
    table.play(Act::Start, &[yes()]);
    lay(&mut table, Cache::Reserve, 1, 0);
    let upright = lost_powers::Pool::Upright.into();
    table.play(Act::SetTo(Tracker::Pool(foe(), upright)), &[number(2)]);
    table.turn_to(foe(), Phase::Birdsong);
    let disarm = Act::Play { seat: foe(), play: lost_powers::Command::Disarm.into() };
    let Form::Counts { rows, .. } = table.asked(disarm.clone(), &[]).form else { panic!() };
    let cache = rows.iter().map(|row| match row.what {
        Countable::Pieces(whose, Class::Token) if whose == lr() => 1,
        _ => 0,
    });
    let removed = Answer::Counts(cache.collect());
    let not_alone = [removed.clone(), no()];
    table.forbids(disarm.clone(), &not_alone, Refusal::NotAlone, "nemesis:LR.2.2.I");
    table.play(disarm, &[removed, yes()]);
    assert_eq!((table.points(foe()), table.points(lr())), (2, 1));
}

// LR.2.3: Encampments

/// nemesis:LR.2.3: five encampments; they are buildings, and no more of them can be removed than stand.
#[test]
fn encampments_are_five_buildings() {
    let mut table = set_up();
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Encampments)), (4, 1));
    let Form::Counts { rows, .. } = table.asked(taken(Means::Hits), &[]).form else { panic!() };
    let listed: Vec<_> = rows.iter().map(|row| (row.what, row.max)).collect();
    let class = Countable::Class;
    assert_eq!(listed, [(class(Class::Warrior), 4), (class(Class::Building), 1)]);
    let entry = table.play(taken(Means::Hits), &[counts([0, 1])]);
    assert_eq!(reasons(&entry), [Why::Removed { whose: lr(), class: Class::Building }]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Encampments)), (5, 0));
}

/// nemesis:LR.2.3.I: a lost encampment sends a cache of the board back, of the Lemmings' choice; an empty board
/// loses nothing.
#[test]
fn a_lost_encampment_costs_a_cache_of_the_board() {
    let mut table = set_up();
    let lost = counts([0, 1]);
    // Nothing on the board: only the remover's point.
    let entry = table.play(taken(Means::Hits), std::slice::from_ref(&lost));
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    table.undo();
    // One type: it goes without a question, and nobody is rewarded for it.
    lay(&mut table, Cache::Reserve, 0, 2);
    let entry = table.play(taken(Means::Hits), std::slice::from_ref(&lost));
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(lies(&table, Cache::Reserve), [1, 0, 1]);
    table.undo();
    // Two types: the Lemmings choose.
    lay(&mut table, Cache::Loot, 0, 1);
    let ask = table.asked(taken(Means::Hits), std::slice::from_ref(&lost));
    assert_eq!(ask.question, Asked::Own(Question::Raided.into()));
    assert_eq!((ask.to, law_of(&ask)), (Answerer::Seat(lr()), "nemesis:LR.2.3.I".into()));
    let before = table.bytes();
    table.play(taken(Means::Hits), &[lost, Answer::One(1)]);
    assert_eq!(lies(&table, Cache::Loot), [2, 0, 0]);
    assert_eq!(lies(&table, Cache::Reserve), [0, 0, 2]);
    table.undo();
    assert_eq!(table.bytes(), before);
    // Three encampments and three caches: all of them go.
    set_pool(&mut table, Pool::Encampments, 3);
    table.play(taken(Means::Hits), &[counts([0, 3]), Answer::One(0), Answer::One(0)]);
    assert_eq!(lies(&table, Cache::Loot), [2, 0, 0]);
    assert_eq!(lies(&table, Cache::Reserve), [2, 0, 0]);
    table.undo();
    // Whoever removed it: nemesis:LR.2.3.I speaks of any removal.
    let mine = Act::Remove { by: Some(lr()), whose: Some(lr()), means: Means::Hits };
    let entry = table.play(mine, &[counts([0, 1]), Answer::One(0)]);
    assert_eq!(scores(&entry), []);
    assert_eq!(lies(&table, Cache::Reserve), [1, 0, 1]);
}

// LR.2.4: Upkeep

/// nemesis:LR.2.4, nemesis:LR.7.1: 11, 6 or 1 stay in the supply by the letter; 10, 5 or 0 by the house rule.
#[test]
fn upkeep_keeps_warriors_in_the_supply() {
    // Warriors on the map, provisions on the board, room by the letter, room by the house rule.
    let cases = [
        (14, 0, 0, 1),
        (15, 0, 0, 0),
        (13, 0, 1, 2),
        (4, 0, 10, 11),
        (14, 1, 5, 6),
        (19, 1, 0, 1),
        (20, 1, 0, 0),
        (14, 2, 10, 11),
        (24, 2, 0, 1),
        (25, 2, 0, 0),
    ];
    for (warriors, provisions, letter, house) in cases {
        let mut table = set_up();
        on_the_map(&mut table, warriors, 1);
        lay(&mut table, Cache::Provisions, 0, provisions);
        assert_eq!(room_now(&table), letter, "{warriors} on the map, {provisions} provisions");
        let rules = Pick { idle_box_is_limit: true };
        table.play(own(Command::SetRules(rules)), &[]);
        assert_eq!(room_now(&table), house, "{warriors} on the map, {provisions} provisions");
        assert_eq!(
            table.refused(own(Command::SetRules(rules)), &[]).kind,
            RefusalKind::NothingChanges
        );
    }
}

/// nemesis:LR.2.4: with no room a placement is refused and its step impossible; the table may insist.
#[test]
fn no_warrior_comes_while_upkeep_holds_them() {
    let mut table = set_up();
    on_the_map(&mut table, 14, 1);
    let refusal = Refusal::Upkeep { remain: 11 };
    assert_eq!(status(&table, Step::Arrive), (impossible(refusal), None));
    assert_eq!(status(&table, Step::Recruit), (impossible(refusal), None));
    table.forbids(own(Command::Arrive), &[], refusal, "nemesis:LR.2.4");
    assert!(!table::due(table.game(), lr()).iter().any(|i| i.step == line_of(Step::Arrive)));
    table.insist(own(Command::Arrive), &[]);
    assert_eq!(pool(&table, Pool::Warriors), 16);
    table.undo();
    // The house rule makes room for one.
    table.play(own(Command::SetRules(Pick { idle_box_is_limit: true })), &[]);
    assert_eq!(status(&table, Step::Arrive), (Status::Due, Some(1)));
    let entry = table.play(own(Command::Arrive), &[]);
    assert_eq!((pool(&table, Pool::Warriors), held(&entry)), (15, vec![(2, 1)]));
}

/// nemesis:LR.2.4: with all 25 on the map there is nobody left, and no insisting helps. root:1.5.1
#[test]
fn an_empty_supply_places_nobody() {
    let mut table = set_up();
    on_the_map(&mut table, 25, 1);
    assert_eq!(status(&table, Step::Arrive).0, impossible(Refusal::SupplyEmpty));
    let refusal = table.refused(own(Command::Recruit), &[]);
    assert_eq!(refusal.kind, Refusal::SupplyEmpty.into());
    assert!(!refusal.can_insist);
    // Under the house rule and two provisions the last one comes, and then nobody.
    lay(&mut table, Cache::Provisions, 0, 2);
    table.play(own(Command::SetRules(Pick { idle_box_is_limit: true })), &[]);
    set_pool(&mut table, Pool::Warriors, 24);
    let entry = table.play(own(Command::Arrive), &[]);
    assert_eq!((pool(&table, Pool::Supply), held(&entry)), (0, vec![(2, 1)]));
}

/// nemesis:LR.2.4.I: idle warriors are warriors of the supply, in no pool of their own.
#[test]
fn idle_warriors_stay_in_the_supply() {
    let table = set_up();
    assert_eq!(pool(&table, Pool::Supply), 21);
    let seat = table.game().seat(lr()).unwrap();
    let warriors: u8 =
        [Pool::Supply, Pool::Warriors].map(|pool| seat.pools.count(pool.into())).iter().sum();
    assert_eq!(warriors, 25);
}

// LR.3: Setup

/// nemesis:LR.3.1: 25 warriors and 8 caches, all in the supply.
#[test]
fn supplies_are_gathered() {
    let table = Table::lay(seats(Pick::default()));
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::Warriors)), (25, 0));
    assert_eq!(Cache::ALL.map(|cache| lies(&table, cache)), [[2, 0, 0]; 4]);
    assert_eq!(status(&table, Step::Supplies), (Status::Done, Some(25)));
}

/// nemesis:LR.3.2, nemesis:LR.3.4: one touch places an encampment and four warriors; four stay on the track.
#[test]
fn setup_places_an_encampment_and_four_warriors() {
    let mut table = Table::lay(seats(Pick::default()));
    assert_eq!(status(&table, Step::Settle), (Status::Due, Some(4)));
    table.play(own(Command::Settle), &[]);
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::Warriors)), (21, 4));
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Encampments)), (4, 1));
    assert_eq!(status(&table, Step::Settle).0, Status::Done);
    assert_eq!(status(&table, Step::Track), (Status::Done, Some(4)));
    let refusal = table.refused(own(Command::Settle), &[]);
    assert_eq!(refusal.kind, Refusal::SettledAlready.into());
    assert_eq!(refusal.law.map(LawRef::full).as_deref(), Some("nemesis:LR.3.2"));
    table.undo();
    // Starting without it warns once.
    let ask = table.asked(Act::Start, &[]);
    let steps = vec![line_of(Step::Settle)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: lr(), steps });
}

/// nemesis:LR.3.3: ten idle warriors are told, and moved by nobody.
#[test]
fn ten_warriors_are_set_aside() {
    let table = set_up();
    let info = table.step(lr(), line_of(Step::Idle));
    assert_eq!((info.status, info.count), (Status::Done, Some(10)));
    assert_eq!(info.law.full(), "nemesis:LR.3.3");
}

// LR.4: Birdsong

/// nemesis:LR.4: Arrive, Recruit, Scout, in that order, although the heading counts two.
#[test]
fn birdsong_is_arrive_recruit_scout() {
    let mut table = set_up();
    let due: Vec<Line> = table::due(table.game(), lr()).iter().map(|i| i.step).collect();
    assert_eq!(due, [Step::Arrive, Step::Recruit, Step::Scout].map(line_of));
    table.play(own(Command::Scout { cache: Cache::Loot }), &[]);
    let late = own(Command::Recruit);
    table.forbids(late.clone(), &[], RefusalKind::AlreadyDone, "nemesis:LR.4");
    table.insist(late, &[]);
    // What was left out is due still, and warned of.
    let ask = table.asked(own(Command::Rally(Action::Scour)), &[]);
    let steps = vec![line_of(Step::Arrive)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: lr(), steps });
    table.play(own(Command::Rally(Action::Scour)), &[yes()]);
    assert_eq!(status(&table, Step::Arrive).0, Status::Skipped);
}

/// nemesis:LR.4.1: two warriors arrive, once a turn.
#[test]
fn two_warriors_arrive() {
    let mut table = set_up();
    assert_eq!(status(&table, Step::Arrive), (Status::Due, Some(2)));
    let entry = table.play(own(Command::Arrive), &[]);
    assert_eq!((pool(&table, Pool::Warriors), held(&entry)), (6, vec![]));
    table.forbids(own(Command::Arrive), &[], RefusalKind::AlreadyDone, "nemesis:LR.4.1");
    table.undo();
    table.turn_to(foe(), Phase::Birdsong);
    table.forbids(own(Command::Arrive), &[], RefusalKind::NotYourTurn, "nemesis:LR.4.1");
}

/// nemesis:LR.4.2: one warrior at each encampment; with room for 2 of 3 it places 2 and says why.
#[test]
fn one_warrior_comes_to_each_encampment() {
    let mut table = set_up();
    on_the_map(&mut table, 4, 3);
    assert_eq!(status(&table, Step::Recruit), (Status::Due, Some(3)));
    let entry = table.play(own(Command::Recruit), &[]);
    assert_eq!((pool(&table, Pool::Warriors), held(&entry)), (7, vec![]));
    table.undo();
    set_pool(&mut table, Pool::Warriors, 12);
    assert_eq!(status(&table, Step::Recruit), (Status::Due, Some(2)));
    let entry = table.play(own(Command::Recruit), &[]);
    assert_eq!((pool(&table, Pool::Warriors), held(&entry)), (14, vec![(3, 2)]));
    table.undo();
    // With a provisions cache there is room for all three.
    lay(&mut table, Cache::Provisions, 0, 1);
    assert_eq!(status(&table, Step::Recruit), (Status::Due, Some(3)));
    set_pool(&mut table, Pool::Encampments, 0);
    assert_eq!(status(&table, Step::Recruit).0, impossible(Refusal::NoEncampment));
    let refusal = table.refused(own(Command::Recruit), &[]);
    assert_eq!(refusal.kind, Refusal::NoEncampment.into());
}

/// nemesis:LR.4.3: the first cache is free; each further one takes two cards that match one clearing, birds any.
#[test]
fn the_first_scout_is_free_and_each_further_takes_two_cards() {
    let mut table = set_up();
    let scout = |cache| own(Command::Scout { cache });
    assert_eq!(status(&table, Step::Scout), (Status::Due, Some(1)));
    table.play(scout(Cache::Depot), &[]);
    assert_eq!(lies(&table, Cache::Depot), [1, 1, 0]);
    assert_eq!(table.hand(lr()), 3);
    assert_eq!(status(&table, Step::Scout), (Status::Optional, Some(7)));
    let ask = table.asked(scout(Cache::Loot), &[]);
    assert_eq!(ask.question, Asked::Own(Question::ScoutCards.into()));
    assert!(matches!(ask.form, Form::Faces { min: 2, max: 2, .. }));
    let mixed = [faces([FOX, RABBIT])];
    table.forbids(scout(Cache::Loot), &mixed, Refusal::PairDoesNotMatch, "nemesis:LR.4.3");
    for pair in [[FOX, FOX], [FOX, BIRD], [BIRD, RABBIT], [BIRD, BIRD]] {
        table.play(scout(Cache::Loot), &[faces(pair)]);
        assert_eq!((lies(&table, Cache::Loot), table.hand(lr())), ([1, 1, 0], 1));
        table.undo();
    }
    // What is spent goes where spent cards go: a dominance card becomes available. root:3.3.3
    let dominance = named("Dominance", Suit::Fox);
    table.play(scout(Cache::Loot), &[faces([dominance, FOX])]);
    assert_eq!(table.cards(Anywhere::Available).len(), 1);
    // One card left: no further cache, unless the count is wrong and the table insists.
    assert_eq!(status(&table, Step::Scout), (Status::Done, Some(0)));
    table.forbids(scout(Cache::Loot), &[], Refusal::TwoCards, "nemesis:LR.4.3");
}

/// nemesis:LR.4.3: only what lies in the supply can be scouted; with all eight out the step is impossible.
#[test]
fn scouting_takes_a_cache_from_the_supply() {
    let mut table = set_up();
    lay(&mut table, Cache::Depot, 1, 1);
    let cache = Cache::Depot;
    let refusal = table.refused(own(Command::Scout { cache }), &[]);
    assert_eq!(refusal.kind, Refusal::NotInSupply { cache }.into());
    let offered = |table: &Table| {
        let all = offers(table.game(), lr()).into_iter();
        all.filter(|offer| offer.place == Place::Step(line_of(Step::Scout))).count()
    };
    assert_eq!(offered(&table), 3);
    for cache in [Cache::Provisions, Cache::Reserve, Cache::Loot] {
        lay(&mut table, cache, 0, 2);
    }
    assert_eq!(offered(&table), 0);
    assert_eq!(status(&table, Step::Scout).0, impossible(Refusal::NoCacheInSupply));
}

// LR.5: Daylight

/// nemesis:LR.5: Craft, Rally, Seize, in that order.
#[test]
fn daylight_is_craft_rally_seize() {
    let mut table = in_phase(Phase::Daylight);
    lay(&mut table, Cache::Reserve, 1, 1);
    table.play(own(Command::Rally(Action::Scour)), &[]);
    let craft = Act::Craft { seat: lr() };
    table.forbids(craft, &[], RefusalKind::AlreadyDone, "nemesis:LR.5");
    table.play(own(Command::Seize), &[]);
    let late = own(Command::Rally(Action::Battle));
    table.forbids(late, &[], RefusalKind::AlreadyDone, "nemesis:LR.5");
    assert_eq!(status(&table, Step::Rally).0, Status::Done, "two actions were left lying");
    assert_eq!(status(&table, Step::Craft).0, Status::Skipped);
}

/// nemesis:LR.5.2, nemesis:LR.7.2: three actions, one more per depot on the board, in any order.
#[test]
fn rally_has_three_actions_and_one_more_per_depot() {
    let scour = own(Command::Rally(Action::Scour));
    for (depots, actions) in [(0, 3), (1, 4), (2, 5)] {
        let mut table = in_phase(Phase::Daylight);
        lay(&mut table, Cache::Depot, 0, depots);
        for left in (1..=actions).rev() {
            assert_eq!(status(&table, Step::Rally), (Status::Optional, Some(left)));
            let action = if left % 2 == 0 { Action::Battle } else { Action::Scour };
            table.play(own(Command::Rally(action)), &[]);
        }
        assert_eq!(status(&table, Step::Rally), (Status::Done, Some(0)));
        let none = Refusal::NoActionLeft { actions };
        table.forbids(scour.clone(), &[], none, "nemesis:LR.5.2");
        table.insist(scour.clone(), &[]);
        assert_eq!(status(&table, Step::Rally), (Status::Done, Some(0)));
    }
}

/// nemesis:LR.5.2.I: whoever moves leaves a Lemming piece behind, so one piece alone cannot scour.
#[test]
fn scouring_leaves_a_piece_behind() {
    let mut table = in_phase(Phase::Daylight);
    let scour = own(Command::Rally(Action::Scour));
    on_the_map(&mut table, 1, 0);
    table.forbids(scour.clone(), &[], Refusal::NobodyWouldStay, "nemesis:LR.5.2.I");
    // A cache is a piece that can stay.
    lay(&mut table, Cache::Loot, 1, 0);
    table.play(scour.clone(), &[]);
    set_pool(&mut table, Pool::Warriors, 0);
    table.forbids(scour, &[], Refusal::NobodyOnMap, "nemesis:LR.5.2.I");
}

/// nemesis:LR.5.2.II: a battle takes a warrior on the map.
#[test]
fn battling_takes_a_warrior() {
    let mut table = in_phase(Phase::Daylight);
    let battle = own(Command::Rally(Action::Battle));
    table.play(battle.clone(), &[]);
    table.undo();
    on_the_map(&mut table, 0, 1);
    table.forbids(battle, &[], Refusal::NobodyOnMap, "nemesis:LR.5.2.II");
    assert_eq!(status(&table, Step::Rally).0, impossible(Refusal::NobodyOnMap));
}

/// nemesis:LR.5.2.III: an encampment and a warrior come, the space it uncovers scores, and only once a turn.
#[test]
fn build_with_garrison_once_a_turn() {
    let mut table = in_phase(Phase::Daylight);
    let build = own(Command::Rally(Action::Build));
    let entry = table.play(build.clone(), &[]);
    assert_eq!(scores(&entry), [line(lr(), 1, "nemesis:LR.5.2.III")]);
    assert_eq!(reasons(&entry), [Why::Own(Reason::Built.into())]);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::Encampments)), (5, 2));
    assert_eq!(status(&table, Step::Rally), (Status::Optional, Some(2)));
    table.forbids(build.clone(), &[], Refusal::BuiltAlready, "nemesis:LR.5.2.III");
    // Insisted on, the next space scores.
    let entry = table.insist(build.clone(), &[]);
    assert_eq!(scores(&entry), [line(lr(), 2, "nemesis:LR.5.2.III")]);
    table.undo();
    table.play(Act::EndTurn, &[yes()]);
    table.turn_to(lr(), Phase::Daylight);
    table.play(build.clone(), &[]);
    // Nobody rules a clearing without warriors.
    table.play(own(Command::SetTally(Tally::Built)), &[number(0)]);
    set_pool(&mut table, Pool::Warriors, 0);
    table.forbids(build, &[], Refusal::NobodyOnMap, "nemesis:LR.5.2.III");
}

/// nemesis:LR.5.2.III: a space that is worth nothing scores nothing; with all five built there is none to place.
#[test]
fn every_space_of_the_track_has_its_own_points() {
    for (standing, points) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)] {
        let mut table = in_phase(Phase::Daylight);
        on_the_map(&mut table, 4, standing);
        table.play(own(Command::Rally(Action::Build)), &[]);
        assert_eq!(table.points(lr()), points);
    }
    let mut table = in_phase(Phase::Daylight);
    on_the_map(&mut table, 4, 5);
    let refusal = table.refused(own(Command::Rally(Action::Build)), &[]);
    assert_eq!((refusal.kind, refusal.can_insist), (Refusal::AllBuilt.into(), false));
}

/// nemesis:LR.5.2.III: without room under Upkeep the encampment comes and scores, and no warrior. root:1.5.4
#[test]
fn a_garrison_without_room_is_left_out() {
    let mut table = in_phase(Phase::Daylight);
    on_the_map(&mut table, 14, 1);
    let entry = table.play(own(Command::Rally(Action::Build)), &[]);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::Encampments)), (14, 2));
    assert_eq!(held(&entry), [(1, 0)]);
    assert_eq!(table.points(lr()), 1);
}

/// nemesis:LR.5.2.III: the points are printed on the board only: asked when needed, once, and correctable.
#[test]
fn points_of_a_space_are_asked_once() {
    let laid = Setup { figures: Figures::default(), ..seats(Pick::default()) };
    let mut table = Table::lay(laid);
    table.play(own(Command::Settle), &[]);
    table.play(Act::Start, &[]);
    table.turn_to(lr(), Phase::Daylight);
    let build = own(Command::Rally(Action::Build));
    let second = Figure::Points(Space::Second).into();
    let ask = table.asked(build.clone(), &[]);
    assert_eq!((ask.to, &ask.question), (Answerer::Table, &Asked::Figure(second)));
    let entry = table.play(build.clone(), &[number(2)]);
    assert_eq!(scores(&entry), [line(lr(), 2, "nemesis:LR.5.2.III")]);
    assert_eq!(table.game().figures.number(second), Some(2));
    // The encampment is lost and built again: known.
    table.play(taken(Means::Hits), &[counts([0, 1])]);
    table.play(own(Command::SetTally(Tally::Built)), &[number(0)]);
    table.play(build, &[]);
    assert_eq!(table.points(lr()), 4);
    table.play(Act::Learn(second), &[number(3)]);
    assert_eq!(table.game().figures.number(second), Some(3));
}

/// nemesis:LR.5.3, nemesis:LR.7.3: one Seize for each reserve on the board, not for provisions.
#[test]
fn each_reserve_seizes_once() {
    let mut table = in_phase(Phase::Daylight);
    let seize = own(Command::Seize);
    lay(&mut table, Cache::Provisions, 1, 1);
    assert_eq!(status(&table, Step::Seize).0, impossible(Refusal::NoReserve));
    table.forbids(seize.clone(), &[], Refusal::NoReserve, "nemesis:LR.5.3");
    lay(&mut table, Cache::Reserve, 0, 2);
    assert_eq!(status(&table, Step::Seize), (Status::Optional, Some(2)));
    table.play(seize.clone(), &[]);
    table.play(seize.clone(), &[]);
    assert_eq!(status(&table, Step::Seize), (Status::Done, Some(0)));
    let none = Refusal::NoSeizeLeft { reserves: 2 };
    table.forbids(seize, &[], none, "nemesis:LR.5.3");
}

/// nemesis:LR.5.3: Seize goes where a cache lies, so without one on the map there is nowhere to go.
#[test]
fn seizing_takes_a_cache_and_a_warrior_on_the_map() {
    let mut table = in_phase(Phase::Daylight);
    let seize = own(Command::Seize);
    lay(&mut table, Cache::Reserve, 0, 1);
    assert_eq!(status(&table, Step::Seize).0, impossible(Refusal::NoCacheOnMap));
    table.forbids(seize.clone(), &[], Refusal::NoCacheOnMap, "nemesis:LR.5.3");
    lay(&mut table, Cache::Loot, 1, 0);
    set_pool(&mut table, Pool::Warriors, 0);
    table.forbids(seize.clone(), &[], Refusal::NobodyOnMap, "nemesis:LR.5.3");
    set_pool(&mut table, Pool::Warriors, 1);
    table.play(seize, &[]);
    assert_eq!(status(&table, Step::Seize), (Status::Done, Some(0)));
}

// LR.6: Evening

/// nemesis:LR.6: Plunder, Draw, Discard, in that order.
#[test]
fn evening_is_plunder_draw_discard() {
    let mut table = in_phase(Phase::Evening);
    lay(&mut table, Cache::Loot, 1, 0);
    table.play(own(Command::Draw), &[]);
    let late = own(Command::Plunder { cache: Cache::Loot });
    table.forbids(late, &[], RefusalKind::AlreadyDone, "nemesis:LR.6");
    assert_eq!(status(&table, Step::Plunder).0, Status::Skipped);
}

/// nemesis:LR.6.1, nemesis:LR.6.1.II, nemesis:LR.6.1.III: once per encampment, a card each, onto the board.
#[test]
fn each_encampment_plunders_once() {
    let mut table = in_phase(Phase::Evening);
    on_the_map(&mut table, 4, 2);
    lay(&mut table, Cache::Provisions, 2, 0);
    lay(&mut table, Cache::Loot, 1, 0);
    let plunder = |cache| own(Command::Plunder { cache });
    assert_eq!(status(&table, Step::Plunder), (Status::Optional, Some(2)));
    table.play(plunder(Cache::Provisions), &[]);
    assert_eq!((lies(&table, Cache::Provisions), table.hand(lr())), ([0, 1, 1], 2));
    table.play(plunder(Cache::Provisions), &[]);
    assert_eq!((lies(&table, Cache::Provisions), table.hand(lr())), ([0, 0, 2], 1));
    assert_eq!(status(&table, Step::Plunder), (Status::Done, Some(0)));
    let none = Refusal::NoPlunderLeft { encampments: 2 };
    table.forbids(plunder(Cache::Loot), &[], none, "nemesis:LR.6.1");
    table.insist(plunder(Cache::Loot), &[]);
    // Nobody scores for it.
    assert_eq!(table.points(lr()), 0);
}

/// nemesis:LR.6.1.III: there is no third cache of a type, and nothing can insist on one.
#[test]
fn a_third_cache_of_a_type_does_not_exist() {
    let mut table = in_phase(Phase::Evening);
    on_the_map(&mut table, 4, 5);
    let cache = Cache::Depot;
    lay(&mut table, cache, 0, 2);
    let refusal = table.refused(own(Command::Plunder { cache }), &[]);
    assert_eq!(refusal.kind, Refusal::BothOnBoard { cache }.into());
    assert_eq!(refusal.law.map(LawRef::full).as_deref(), Some("nemesis:LR.6.1.III"));
    assert!(!refusal.can_insist);
}

/// nemesis:LR.6.1.I: it takes a cache and a warrior on the map, and an encampment.
#[test]
fn plunder_needs_a_cache_a_warrior_and_an_encampment() {
    let mut table = in_phase(Phase::Evening);
    let cache = Cache::Reserve;
    let plunder = own(Command::Plunder { cache });
    assert_eq!(status(&table, Step::Plunder).0, impossible(Refusal::NoCacheOnMap));
    let refusal = table.refused(plunder.clone(), &[]);
    assert_eq!(refusal.kind, Refusal::NotOnMap { cache }.into());
    lay(&mut table, cache, 1, 0);
    set_pool(&mut table, Pool::Warriors, 0);
    assert_eq!(status(&table, Step::Plunder).0, impossible(Refusal::NobodyOnMap));
    table.forbids(plunder.clone(), &[], Refusal::NobodyOnMap, "nemesis:LR.6.1.I");
    on_the_map(&mut table, 2, 0);
    assert_eq!(status(&table, Step::Plunder).0, impossible(Refusal::NoEncampment));
    table.forbids(plunder.clone(), &[], Refusal::NoEncampment, "nemesis:LR.6.1");
    on_the_map(&mut table, 2, 1);
    table.set_hand(lr(), 0);
    assert_eq!(status(&table, Step::Plunder).0, Status::Impossible(RefusalKind::HandEmpty));
    let refusal = table.refused(plunder, &[]);
    assert_eq!(refusal.law.map(LawRef::full).as_deref(), Some("nemesis:LR.6.1.II"));
}

/// nemesis:LR.6.2, nemesis:LR.7.4: one card and one per loot on the board, then down to five.
#[test]
fn draw_one_and_one_per_loot_then_discard_to_five() {
    for (loot, draws) in [(0, 1), (1, 2), (2, 3)] {
        let mut table = in_phase(Phase::Evening);
        lay(&mut table, Cache::Loot, 0, loot);
        assert_eq!(status(&table, Step::Draw), (Status::Due, Some(draws)));
        table.play(own(Command::Draw), &[]);
        assert_eq!(table.hand(lr()), 3 + draws);
    }
    let mut table = in_phase(Phase::Evening);
    table.set_hand(lr(), 7);
    table.play(own(Command::Draw), &[]);
    assert_eq!(status(&table, Step::Discard), (Status::Due, Some(3)));
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(lr()), status(&table, Step::Discard).0), (5, Status::Done));
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "nemesis:LR.6");
}

// LR.7: what each cache on the board is worth

/// nemesis:LR.7.1, nemesis:LR.7.2, nemesis:LR.7.3, nemesis:LR.7.4: a cache works the moment it lies on the board,
/// and no longer once it is gone.
#[test]
fn caches_work_while_they_lie_on_the_board() {
    let mut table = in_phase(Phase::Evening);
    on_the_map(&mut table, 4, 4);
    table.set_hand(lr(), 5);
    for cache in Cache::ALL {
        lay(&mut table, cache, 1, 0);
    }
    assert_eq!(room_now(&table), 10);
    for cache in Cache::ALL {
        table.play(own(Command::Plunder { cache }), &[]);
    }
    assert_eq!(room_now(&table), 15);
    assert_eq!(status(&table, Step::Draw).1, Some(2));
    assert_eq!(status(&table, Step::Rally).1, Some(4));
    table.play(own(Command::Draw), &[]);
    for _ in 0..3 {
        table.play(Act::EndTurn, &[]);
    }
    table.turn_to(lr(), Phase::Daylight);
    // Out of the supply, where the board could give it too.
    let loot = Pool::Cache(Cache::Loot, Spot::Map);
    table.play(set(loot), &[number(1), Answer::One(0)]);
    assert_eq!(status(&table, Step::Seize).1, Some(1));
    // All four encampments lost, one after the other: the board is empty again.
    for at in [0, 0, 0] {
        table.play(taken(Means::Hits), &[counts([0, 1, 0]), Answer::One(at)]);
    }
    table.play(taken(Means::Hits), &[counts([0, 1, 0])]);
    assert_eq!(room_now(&table), 10);
    assert_eq!(status(&table, Step::Rally).1, Some(3));
}

// The table puts things right

/// Every tracker of the board set by hand once: pieces still add up (the kit checks after each entry).
#[test]
fn every_tracker_can_be_corrected_by_hand() {
    let mut table = set_up();
    for (from, to) in [(Pool::Supply, Pool::Warriors), (Pool::Track, Pool::Encampments)] {
        let all = pool(&table, from) + pool(&table, to);
        for which in [from, to] {
            for n in [0, all, all - 1] {
                set_pool(&mut table, which, n);
                assert_eq!(pool(&table, from) + pool(&table, to), all);
            }
        }
    }
    for cache in Cache::ALL {
        let at = |spot| Pool::Cache(cache, spot);
        table.play(set(at(Spot::Board)), &[number(2)]);
        assert_eq!(lies(&table, cache), [0, 0, 2]);
        // To the supply or the map: it is asked which.
        table.play(set(at(Spot::Board)), &[number(1), Answer::One(1)]);
        assert_eq!(lies(&table, cache), [0, 1, 1]);
        // Both come back, from wherever they lie.
        table.play(set(at(Spot::Supply)), &[number(2)]);
        assert_eq!(lies(&table, cache), [2, 0, 0]);
        table.play(set(at(Spot::Map)), &[number(1)]);
        table.play(set(at(Spot::Map)), &[number(0), Answer::One(1)]);
        assert_eq!(lies(&table, cache), [1, 0, 1]);
    }
    table.set_points(lr(), 7);
    table.set_hand(lr(), 6);
    for what in Tally::ALL {
        table.play(own(Command::SetTally(what)), &[number(3)]);
        assert_eq!(state(&table).tally(what), 3);
        let same = table.refused(own(Command::SetTally(what)), &[number(3)]);
        assert_eq!(same.kind, RefusalKind::NothingChanges);
    }
    assert_eq!(state(&table).rallied(), 9);
    for space in Space::ALL {
        table.play(Act::Learn(Figure::Points(space).into()), &[number(9)]);
    }
    table.play(own(Command::SetRules(Pick { idle_box_is_limit: true })), &[]);
    // A new turn counts from nothing; the house rule stays.
    table.play(Act::EndTurn, &[yes()]);
    table.turn_to(lr(), Phase::Birdsong);
    let rules = Pick { idle_box_is_limit: true };
    assert_eq!(state(&table), State { rules, ..State::default() });
}

/// The warriors' own pools and commands are nobody else's. root:1.5.3
#[test]
fn lemming_pieces_belong_to_the_lemmings() {
    let table = set_up();
    let theirs = Act::SetTo(Tracker::Pool(foe(), Pool::Warriors.into()));
    assert_eq!(table.refused(theirs, &[]).kind, RefusalKind::NothingChanges);
    let theirs = Act::Play { seat: foe(), play: Command::Arrive.into() };
    assert!(matches!(table.refused(theirs, &[]).kind, RefusalKind::Misfit(_)));
}

/// A wrong faction, corrected in the middle of a game: the board starts anew, points and hand stay.
#[test]
fn a_wrong_faction_is_corrected() {
    let mut table = Table::of_guests(3);
    table.set_points(lr(), 6);
    table.play(Act::Repick { seat: lr(), pick: Pick::default().into() }, &[]);
    assert_eq!((table.points(lr()), pool(&table, Pool::Supply)), (6, 25));
    let twice = Act::Repick { seat: foe(), pick: Pick::default().into() };
    assert_eq!(table.refused(twice, &[]).kind, RefusalKind::FactionTwice);
    table.play(own(Command::Settle), &[]);
    on_the_map(&mut table, 12, 3);
    lay(&mut table, Cache::Depot, 1, 1);
    assert_eq!(status(&table, Step::Rally).1, Some(4));
}

/// Without a marker the Lemmings score nothing more; whoever takes a cache still does. root:3.3.1
#[test]
fn without_a_marker_nothing_scores() {
    let mut table = in_phase(Phase::Daylight);
    table.set_points(lr(), 10);
    table.play(Act::ActivateDominance { seat: lr() }, &[Answer::One(0)]);
    let entry = table.play(own(Command::Rally(Action::Build)), &[]);
    assert_eq!(scores(&entry), [line(lr(), 0, "nemesis:LR.5.2.III")]);
    lay(&mut table, Cache::Reserve, 1, 0);
    let entry = table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes()]);
    let points: Vec<i16> = scores(&entry).iter().map(|s| s.1).collect();
    assert_eq!(points, [1, 0, 1]);
}

/// A usual turn takes nine touches: each step one, three actions, and the end of the turn; no question is asked.
#[test]
fn a_usual_turn_takes_nine_touches() {
    let mut table = set_up();
    let touches = [
        own(Command::Arrive),
        own(Command::Recruit),
        own(Command::Scout { cache: Cache::Depot }),
        own(Command::Rally(Action::Scour)),
        own(Command::Rally(Action::Battle)),
        own(Command::Rally(Action::Build)),
        own(Command::Plunder { cache: Cache::Depot }),
        own(Command::Draw),
        Act::EndTurn,
    ];
    let n = touches.len();
    for touch in touches {
        table.play(touch, &[]);
    }
    // Scout and Plunder stand among the types of cache, so each of them is one touch as well.
    assert_eq!((n, table.game().turn.seat), (9, foe()));
    assert_eq!(lies(&table, Cache::Depot), [1, 0, 1]);
    assert_eq!((pool(&table, Pool::Warriors), table.hand(lr()), table.points(lr())), (8, 3, 1));
}
