//! LR.6: Evening.

use super::*;

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
