//! LR.2.4: Upkeep.

use super::*;

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
