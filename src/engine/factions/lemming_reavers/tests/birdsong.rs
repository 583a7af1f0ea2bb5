//! LR.4: Birdsong.

use super::*;

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
