//! Its pieces are removed, and Cost of Errors with the traits that change it.

use super::*;
use crate::engine::supply::Class;

fn ready(swayed: &[Minister]) -> Table {
    ready_as(Pick::default(), swayed)
}

/// Two citadels, two markets and two tunnels on the map.
fn ready_as(pick: Pick, swayed: &[Minister]) -> Table {
    let mut table = set_up_as(pick);
    for pool in [Pool::CitadelsOnMap, Pool::MarketsOnMap, Pool::TunnelsOnMap] {
        set(&mut table, pool, 2);
    }
    crown(&mut table, swayed);
    table
}

const THREE: [Minister; 3] = [Minister::Captain, Minister::Banker, Minister::Earl];

/// clockwork:10.2.1: two buildings lost in one battle cost one crown, the lowest.
#[test]
fn buildings_cost_one_crown_however_many() {
    for (answers, lost) in [
        (vec![counts([0, 1, 0]), counts([1, 0])], [2, 1, 2]),
        (vec![counts([0, 2, 0]), counts([1, 1])], [2, 1, 1]),
        (vec![counts([0, 4, 0])], [2, 0, 0]),
    ] {
        let mut table = ready(&THREE);
        let entry = table.play(removal(), &answers);
        assert_eq!(out(&table), lost);
        assert_eq!(state(&table).swayed, [Minister::Captain, Minister::Banker]);
        assert!(scores(&entry).iter().all(|(seat, ..)| *seat == foe()));
        table.undo();
        assert_eq!((state(&table).swayed.as_slice(), out(&table)), (THREE.as_slice(), [2, 2, 2]));
    }
}

/// clockwork:10.2.1: warriors and tunnels are no error, and without a crown there is none to lose.
#[test]
fn only_buildings_are_an_error() {
    let mut table = ready(&THREE);
    let entry = table.play(removal(), &[counts([2, 0, 1])]);
    assert_eq!(state(&table).swayed, THREE);
    assert_eq!((warriors(&table), out(&table)), ((16, 0, 4), [1, 2, 2]));
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    let mut table = ready(&[]);
    table.play(removal(), &[counts([0, 4, 0])]);
    assert_eq!(state(&table).swayed, []);
    // Each removal is an error of its own.
    let mut table = ready(&THREE);
    for left in [2, 1] {
        table.play(removal(), &[counts([0, 1, 0]), counts([1, 0])]);
        assert_eq!(state(&table).swayed.len(), left);
    }
}

/// clockwork:10.2.1: which kind is asked only where it can be either.
#[test]
fn the_kind_of_a_lost_building_is_asked_where_it_is_open() {
    let mut table = ready(&THREE);
    asks(&table.asked(removal(), &[counts([0, 1, 0])]), Question::BuildingsLost { n: 1 });
    set(&mut table, Pool::MarketsOnMap, 0);
    table.play(removal(), &[counts([0, 1, 0])]);
    assert_eq!(out(&table), [2, 1, 0]);
    // Places uncovered before are covered again: one Mole icon less.
    assert_eq!(recruit_due(table.game(), duchy()), [2, 1, 0]);
}

/// clockwork:10.2.1: what is removed is what is on the map.
#[test]
fn no_more_than_the_map_holds_can_be_removed() {
    let mut table = ready(&THREE);
    let ask = table.asked(removal(), &[]);
    let Form::Counts { rows, .. } = &ask.form else { panic!("{ask:?}") };
    let most: Vec<u8> = rows.iter().map(|row| row.max).collect();
    assert_eq!(most, [6, 4, 2]);
    set(&mut table, Pool::OnMap, 0);
    let classes = crate::engine::factions::removable(table.game(), duchy());
    assert!(classes.contains(&(Class::Warrior, 0)));
}

/// clockwork:10.2.1 with Foundations: the lowest crown of a clearing's suit goes, or none.
#[test]
fn foundations_take_a_crown_of_the_clearings_suit() {
    let pick = with(Traits { foundations: true, ..Traits::default() });
    let lost = [counts([0, 1, 0]), counts([1, 0])];
    for (suits, swayed) in [
        ([1, 0, 0], vec![Minister::Captain, Minister::Banker]),
        ([0, 1, 0], vec![Minister::Captain, Minister::Earl]),
        ([0, 0, 1], THREE.to_vec()),
    ] {
        let mut table = ready_as(pick, &THREE);
        let ask = table.asked(removal(), &lost);
        asks(&ask, Question::ClearingsLost { n: 1 });
        let answers = [lost.as_slice(), &[counts(suits)]].concat();
        table.play(removal(), &answers);
        assert_eq!(state(&table).swayed, swayed);
    }
    // Two clearings: the lowest that matches either, once.
    let mut table = ready_as(pick, &THREE);
    let lost = [counts([0, 2, 0]), counts([1, 1]), counts([1, 1, 0])];
    table.play(removal(), &lost);
    assert_eq!(state(&table).swayed, [Minister::Captain, Minister::Banker]);
    // Without a crown nothing is asked.
    let mut table = ready_as(pick, &[]);
    table.play(removal(), &[counts([0, 4, 0])]);
}

/// clockwork:10.2.1 with Investors: a matching card costs the Duchy a point, or it sways.
#[test]
fn investors_want_a_card_or_sway() {
    let pick = with(Traits { investors: true, ..Traits::default() });
    let lost = [counts([0, 1, 0]), counts([1, 0]), counts([0, 1, 0])];
    let mut table = ready_as(pick, &THREE);
    table.set_points(duchy(), 5);
    let ask = table.asked(removal(), &lost);
    asks(&ask, Question::Investor);
    assert_eq!(ask.to, crate::engine::ask::Answerer::Seat(foe()));
    let entry = table.play(removal(), &[lost.as_slice(), &[yes()]].concat());
    assert_eq!(tag(&entry), [(-1, "clockwork:10.2.1".into())]);
    assert_eq!((table.hand(foe()), table.points(duchy())), (2, 4));
    assert_eq!(state(&table).swayed, [Minister::Captain, Minister::Banker]);
    table.undo();
    // The topmost rabbit minister without a crown, after the Earl has lost his.
    table.play(removal(), &[lost.as_slice(), &[no()]].concat());
    assert_eq!(state(&table).swayed, [Minister::Captain, Minister::Marshal, Minister::Banker]);
    table.undo();
    table.set_hand(foe(), 0);
    table.play(removal(), &lost);
    assert_eq!(state(&table).swayed.len(), 3, "an empty hand is not asked");
    // Below 0 nothing goes.
    table.undo();
    table.undo();
    table.set_points(duchy(), 0);
    table.play(removal(), &[lost.as_slice(), &[yes()]].concat());
    assert_eq!(table.points(duchy()), 0);
}

/// clockwork:10.2.1 with Investors: a bot invests nothing.
#[test]
fn a_bot_that_removes_is_no_investor() {
    let pick = with(Traits { investors: true, ..Traits::default() });
    let mut seats = setup(vec![sits(pick), sits(guest("Corvids"))]);
    seats.seats[1].bot = true;
    let mut table = Table::lay(seats);
    table.play(own(Command::Surface), &[number(2)]);
    table.play(own(Command::FirstMinisters), &[faces([FOX, RABBIT])]);
    table.play(Act::Start, &[]);
    set(&mut table, Pool::MarketsOnMap, 1);
    table.play(removal(), &[counts([0, 1, 0])]);
    assert_eq!(state(&table).swayed, [Minister::Captain]);
}

/// clockwork:10.2.1: whatever the trait wants, the card has to match.
#[test]
fn an_investor_cannot_pay_with_any_card() {
    use crate::engine::factions::FactionPick;
    let pick = with(Traits { investors: true, ..Traits::default() });
    // Where all discards lie open, cards are told apart.
    let taking = FactionPick::LizardCult(Default::default());
    let mut table = Table::lay(setup(vec![sits(pick), sits(guest("A")), sits(taking)]));
    table.play(own(Command::Surface), &[number(2)]);
    table.play(own(Command::FirstMinisters), &[faces([FOX, RABBIT])]);
    table.play(Act::Start, &[yes()]);
    set(&mut table, Pool::MarketsOnMap, 1);
    let pay = |face| [counts([0, 1, 0]), counts([1, 0, 0]), yes(), faces([face])];
    table.forbids(removal(), &pay(MOUSE), Refusal::NotMatching, "clockwork:10.2.1");
    table.play(removal(), &pay(BIRD));
    assert_eq!(table.hand(foe()), 2);
}

/// clockwork:10.1: other factions' laws may bring its warriors onto the map.
#[test]
fn it_musters_like_anybody() {
    let table = set_up();
    let mut draft = crate::engine::propose::Draft::new(table.game(), &[], false);
    crate::engine::factions::muster(&mut draft, duchy(), 2).unwrap();
    assert_eq!(draft.game.seat(duchy()).unwrap().pools.count(Pool::OnMap.into()), 8);
    crate::engine::factions::given(&mut draft, duchy(), 1).unwrap();
    assert_eq!(draft.game.seat(duchy()).unwrap().points.get(), 1);
}
