//! LR.2.2: Caches.

use super::*;

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
