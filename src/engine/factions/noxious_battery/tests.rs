//! The law of the Noxious Battery, law by law. Points and bonuses are made up here: no source prints them.

pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Answerer, Countable, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::{Contract, Faction, lost_powers};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::item::Item;
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::{Means, Removal, Toll};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::setup::Setup;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line, StepInfo};
use crate::engine::zone::Zone as Anywhere;

// The table

fn nb() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn other() -> SeatId {
    seat(2)
}

fn own(command: Command) -> Act {
    Act::Play { seat: nb(), play: command.into() }
}

fn craft() -> Act {
    Act::Craft { seat: nb() }
}

fn take(action: Action) -> Act {
    own(Command::Act { action })
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn step(table: &Table, step: Step) -> StepInfo {
    table.step(nb(), line_of(step))
}

/// Points 1, 2, 3 from the left; load bonuses on the first and fourth space, draw bonuses on the second and fifth.
fn made_up() -> Figures {
    let mut figures = Figures::default();
    for (space, points) in Space::ALL.into_iter().zip(1..) {
        figures.learn(Figure::Points(space).into(), FigureValue::Number(points));
    }
    for (space, [load, draw]) in
        MarkSpace::ALL.into_iter().zip([[1, 0], [0, 1], [0, 0], [1, 0], [0, 1]])
    {
        for (bonus, n) in [(Bonus::Load, load), (Bonus::Draw, draw)] {
            figures.learn(Figure::Bonus { space, bonus }.into(), FigureValue::Number(n));
        }
    }
    figures
}

fn seats() -> Setup {
    setup(vec![sits(Pick {}), sits(guest("Marquise")), sits(guest("Vagabond"))])
}

/// Nothing read off the board yet.
fn unread() -> Table {
    begun(seats())
}

fn begun(setup: Setup) -> Table {
    let mut table = Table::lay(setup);
    table.play(own(Command::PlaceCannon), &[]);
    table.play(Act::Start, &[]);
    table
}

/// In the first Birdsong of the Battery, with the made-up board.
fn set_up() -> Table {
    begun(Setup { figures: made_up(), ..seats() })
}

fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(nb()).unwrap().pools.count(pool.into())
}

/// Cannonballs in supply, on the Bore track and on the map.
fn balls(table: &Table) -> [u8; 3] {
    [Pool::Balls, Pool::Bore, Pool::BallsOnMap].map(|at| pool(table, at))
}

fn state(table: &Table) -> State {
    match &table.game().seat(nb()).unwrap().faction {
        Faction::NoxiousBattery(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn set(pool: Pool) -> Act {
    Act::SetTo(Tracker::Pool(nb(), pool.into()))
}

/// Puts balls on the Bore track and the map by hand; the rest lies in supply.
fn lay_balls(table: &mut Table, bore: u8, on_map: u8) {
    if bore > 0 {
        table.play(set(Pool::Bore), &[number(bore.into())]);
    }
    if on_map > 0 {
        let enough = 3 - bore >= on_map && bore >= on_map;
        let answers = [number(on_map.into()), Answer::One(0)];
        table.play(set(Pool::BallsOnMap), &answers[..if enough { 2 } else { 1 }]);
    }
    assert_eq!(balls(table), [3 - bore - on_map, bore, on_map]);
}

fn warriors(table: &mut Table, n: u16) {
    table.play(set(Pool::OnMap), &[number(n)]);
}

fn marks(table: &mut Table, n: u16) {
    table.play(set(Pool::MarksOnMap), &[number(n)]);
}

fn repaired(table: &mut Table) {
    table.play(own(Command::TurnCannon), &[]);
    assert_eq!(state(table).cannon, Cannon::Whole);
}

fn hit(by: SeatId) -> Act {
    Act::Remove { by: Some(by), whose: Some(nb()), means: Means::Hits }
}

fn classes(table: &Table, act: Act) -> Vec<(Class, u8)> {
    let Form::Counts { rows, .. } = table.asked(act, &[]).form else { panic!() };
    let class = |what| match what {
        Countable::Class(class) => class,
        other => panic!("{other:?}"),
    };
    rows.iter().map(|row| (class(row.what), row.max)).collect()
}

/// Rows of a shot: both guests' warriors, buildings and tokens, then the Vagabond's item.
const NOTHING: [u8; 7] = [0; 7];

fn law_name(law: Option<LawRef>) -> String {
    law.map(LawRef::full).unwrap_or_default()
}

// NB.2.1: crafting

/// nemesis:NB.2.1: in Daylight, each mark on the map once a turn; without a mark there is nothing to craft with.
#[test]
fn marks_on_the_map_craft_once_a_turn() {
    let mut table = set_up();
    assert_eq!(step(&table, Step::Craft).status, Status::Impossible(Refusal::NoMarkOnMap.into()));
    table.turn_to(nb(), Phase::Daylight);
    table.forbids(craft(), &[], Refusal::NoMarkOnMap, "nemesis:NB.2.1");
    marks(&mut table, 2);
    assert_eq!(step(&table, Step::Craft).count, Some(2));
    let here = Place::Step(line_of(Step::Craft));
    assert!(offers(table.game(), nb()).iter().any(|o| o.command == craft() && o.place == here));
    let tea = faces([named("Root Tea", Suit::Fox)]);
    let entry = table.play(craft(), &[tea]);
    assert_eq!(scores(&entry), [line(nb(), 2, "root:3.2.2")]);
    assert_eq!(table.game().seat(nb()).unwrap().items, [Item::Tea]);
    assert_eq!((table.hand(nb()), state(&table).activated), (2, 1));
    // One mark left, two symbols needed.
    let steel = faces([named("Foxfolk Steel", Suit::Fox)]);
    let no = Refusal::NoMarkFree { needed: 2, left: 1 };
    table.forbids(craft(), std::slice::from_ref(&steel), no, "nemesis:NB.2.1");
    table.insist(craft(), &[steel]);
    assert_eq!(step(&table, Step::Craft).status, Status::Done);
    table.forbids(craft(), &[], Refusal::NoMarkFree { needed: 1, left: 0 }, "nemesis:NB.2.1");
    // Known by suit alone nobody knows its cost; the count is put right by hand.
    table.play(Act::SetTo(Tracker::Hand(nb())), &[number(2)]);
    table.play(own(Command::SetActivated), &[number(0)]);
    table.play(craft(), &[faces([Face::Suit(Suit::Fox)])]);
    assert_eq!((table.hand(nb()), marks_free(table.game(), nb())), (1, 2));
    // A new turn frees the marks.
    table.play(own(Command::SetActivated), &[number(2)]);
    table.turn_to(foe(), Phase::Birdsong);
    table.forbids(craft(), &[], RefusalKind::NotYourTurn, "nemesis:NB.2.1");
    table.turn_to(nb(), Phase::Birdsong);
    assert_eq!((state(&table).activated, step(&table, Step::Craft).count), (0, Some(2)));
}

/// nemesis:NB.2.1, root:2.1.2: what nobody can craft is refused; a persistent card stays in the play area.
#[test]
fn crafted_cards_go_where_they_belong() {
    let mut table = set_up();
    marks(&mut table, 3);
    table.turn_to(nb(), Phase::Daylight);
    let ambush = faces([named("Ambush!", Suit::Fox)]);
    assert_eq!(table.refused(craft(), &[ambush]).kind, RefusalKind::NotCraftable);
    table.play(craft(), &[faces([named("Command Warren", Suit::Rabbit)])]);
    assert_eq!(table.cards(Anywhere::Crafted(nb())).len(), 1);
    assert_eq!(state(&table).activated, 2);
}

// NB.2.2: scent marks and Foul Stench

/// nemesis:NB.2.2, nemesis:NB.3.3: five marks, on their track until they are sprayed.
#[test]
fn there_are_five_marks() {
    let mut table = set_up();
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (5, 0));
    let Form::Number { min, max, start } = table.asked(set(Pool::MarksOnMap), &[]).form else {
        panic!()
    };
    assert_eq!((min, max, start), (0, 5, 0));
    marks(&mut table, 5);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (0, 5));
}

fn stench(table: &Table, at: SeatId) -> Option<StepInfo> {
    let mut steps = table::steps(table.game(), at);
    steps.retain(|info| info.step == line_of(Step::FoulStench));
    assert!(steps.len() <= 1, "it never appears twice");
    steps.pop()
}

/// nemesis:NB.2.2.I: with a mark on the map every other seat's Evening ends with the step; without one, with none.
#[test]
fn foul_stench_stands_on_every_other_checklist_while_a_mark_is_out() {
    let mut table = set_up();
    let leave = |at| own(Command::FoulStench { at });
    assert!(stench(&table, foe()).is_none() && stench(&table, other()).is_none());
    marks(&mut table, 1);
    for at in [foe(), other()] {
        let info = stench(&table, at).unwrap();
        assert_eq!((info.phase, info.status), (Phase::Evening, Status::Due));
        assert_eq!((info.law.full().as_str(), info.count), ("nemesis:NB.2.2.I", Some(1)));
    }
    assert!(stench(&table, nb()).is_none(), "never on its own list");
    assert_eq!(table.refused(leave(nb()), &[]).kind, RefusalKind::NobodyElse);
    table.forbids(leave(foe()), &[], RefusalKind::NotYourTurn, "nemesis:NB.2.2.I");
    table.turn_to(foe(), Phase::Birdsong);
    // The step is warned of when it is left.
    let ask = table.asked(Act::EndTurn, &[]);
    let steps = vec![line_of(Step::FoulStench)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: foe(), steps });
    // Taken, it ends the earlier phases by itself.
    table.play(leave(foe()), &[]);
    assert_eq!(table.game().turn.phase, Phase::Evening);
    assert_eq!(stench(&table, foe()).unwrap().status, Status::Done);
    table.forbids(leave(foe()), &[], RefusalKind::AlreadyDone, "nemesis:NB.2.2.I");
    table.play(Act::EndTurn, &[]);
    assert_eq!(stench(&table, other()).unwrap().status, Status::Due);
    // The last mark goes: nobody has to move any more.
    table.play(hit(other()), &[counts([1])]);
    assert!(stench(&table, other()).is_none());
    table.forbids(leave(other()), &[], Refusal::NoMarkOnMap, "nemesis:NB.2.2.I");
    table.play(Act::EndTurn, &[]);
}

/// nemesis:NB.2.2.I: undone it is due once more, redone and read again it is done; a new turn opens it again.
#[test]
fn foul_stench_never_comes_twice_by_undo_or_resume() {
    let mut table = set_up();
    marks(&mut table, 2);
    table.turn_to(foe(), Phase::Evening);
    table.play(own(Command::FoulStench { at: foe() }), &[]);
    table.undo();
    assert_eq!(stench(&table, foe()).unwrap().status, Status::Due);
    table.redo();
    assert_eq!(stench(&table, foe()).unwrap().status, Status::Done);
    let mut resumed = crate::engine::game::Game::default();
    for entry in table.history.told() {
        resumed.fold(entry).unwrap();
    }
    assert_eq!(&resumed, table.game());
    assert_eq!(table::due(&resumed, foe()), []);
    table.turn_to(other(), Phase::Birdsong);
    table.turn_to(foe(), Phase::Birdsong);
    assert_eq!(stench(&table, foe()).unwrap().status, Status::Due);
}

/// nemesis:NB.2.2.I: left with the warning, it is skipped, and it can still be done; one touch does it.
#[test]
fn foul_stench_is_offered_where_it_stands() {
    let mut table = set_up();
    marks(&mut table, 1);
    table.turn_to(foe(), Phase::Evening);
    let here = Place::Step(line_of(Step::FoulStench));
    let mine: Vec<_> =
        offers(table.game(), foe()).into_iter().filter(|o| o.place == here).collect();
    assert_eq!(mine.len(), 1);
    assert_eq!(mine[0].command, own(Command::FoulStench { at: foe() }));
    assert_eq!(mine[0].verdict, Ok(None), "nothing is asked");
    table.play(Act::EndTurn, &[yes()]);
    assert_eq!(table.game().turn.seat, other());
}

/// nemesis:NB.2.2.I.d: a bot has the step too, by its own law.
#[test]
fn bots_smell_it_as_well() {
    let mut seats = seats();
    seats.seats[1].bot = true;
    let mut table = begun(seats);
    marks(&mut table, 1);
    assert_eq!(stench(&table, foe()).unwrap().law.full(), "nemesis:NB.2.2.I.d");
    assert_eq!(stench(&table, other()).unwrap().law.full(), "nemesis:NB.2.2.I");
}

/// A Battery that has left the table stinks no more, and a seat that left has nothing to move.
#[test]
fn who_has_left_neither_stinks_nor_smells() {
    let mut table = set_up();
    marks(&mut table, 1);
    table.play(Act::Leave { seat: foe() }, &[]);
    assert!(stench(&table, foe()).is_none() && stench(&table, other()).is_some());
    table.play(Act::Return { seat: foe() }, &[]);
    table.play(Act::Leave { seat: nb() }, &[]);
    assert!(stench(&table, foe()).is_none() && stench(&table, other()).is_none());
}

/// root:3.2.1: a mark removed scores 1 for the remover, goes back to its track and covers its bonus again.
#[test]
fn a_removed_mark_scores_for_the_remover() {
    let mut table = set_up();
    marks(&mut table, 2);
    assert_eq!(load_due(table.game(), nb()), Some(2));
    assert_eq!(draw_due(table.game(), nb()), Some(2));
    let entry = table.play(hit(foe()), &[counts([1])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(reasons(&entry), [Why::Removed { whose: nb(), class: Class::Token }]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (4, 1));
    assert_eq!(draw_due(table.game(), nb()), Some(1));
    table.undo();
    assert_eq!((table.points(foe()), pool(&table, Pool::MarksOnMap)), (0, 2));
}

// NB.2.3: the cannon

/// nemesis:NB.2.3, nemesis:NB.2.3.I: a pawn, so no warrior, building or token; damaged it cannot be removed,
/// and alone on the map there is nothing to remove at all.
#[test]
fn a_damaged_cannon_cannot_be_removed() {
    let mut table = set_up();
    assert_eq!(state(&table).cannon, Cannon::Damaged);
    table.forbids(hit(foe()), &[], Refusal::CannonDamaged, "nemesis:NB.2.3.I");
    warriors(&mut table, 2);
    assert_eq!(classes(&table, hit(foe())), [(Class::Warrior, 2)]);
    repaired(&mut table);
    assert_eq!(classes(&table, hit(foe())), [(Class::Warrior, 2), (Class::Pawn, 1)]);
    marks(&mut table, 1);
    assert_eq!(
        classes(&table, hit(foe())),
        [(Class::Warrior, 2), (Class::Token, 1), (Class::Pawn, 1)]
    );
}

/// nemesis:NB.2.3.III: hit while whole it flips, the hitter scores 1, and every loaded ball lies on the map.
#[test]
fn a_whole_cannon_that_is_hit_flips_and_scatters_its_balls() {
    let mut table = set_up();
    lay_balls(&mut table, 2, 0);
    repaired(&mut table);
    let entry = table.play(hit(foe()), &[counts([1])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:NB.2.3.III")]);
    assert_eq!(reasons(&entry), [Why::Own(Reason::CannonDamaged.into())]);
    assert_eq!((state(&table).cannon, balls(&table)), (Cannon::Damaged, [1, 0, 2]));
    // Again, while damaged and alone.
    table.forbids(hit(foe()), &[], Refusal::CannonDamaged, "nemesis:NB.2.3.I");
    table.undo();
    assert_eq!((state(&table).cannon, balls(&table)), (Cannon::Whole, [1, 2, 0]));
    assert_eq!(table.points(foe()), 0);
}

/// nemesis:NB.2.3.III, root:1.5.4: with warriors and a mark in one removal: all goes first, then the points.
#[test]
fn everything_goes_before_anybody_scores() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    warriors(&mut table, 3);
    marks(&mut table, 1);
    repaired(&mut table);
    let entry = table.play(hit(other()), &[counts([3, 1, 1])]);
    assert_eq!(
        scores(&entry),
        [line(other(), 1, "root:3.2.1"), line(other(), 1, "nemesis:NB.2.3.III")]
    );
    let first_score = entry.effects.iter().position(|e| matches!(e, Shared::Score { .. }));
    let last_move = entry.effects.iter().rposition(|e| matches!(e, Shared::Shift { .. }));
    assert!(last_move < first_score);
    assert_eq!((pool(&table, Pool::Supply), balls(&table)), (15, [2, 0, 1]));
}

/// nemesis:NB.2.3.III: nobody scores for a cannon that its own side loses.
#[test]
fn its_own_side_scores_nothing_for_the_cannon() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    repaired(&mut table);
    let entry = table.play(hit(nb()), &[counts([1])]);
    assert_eq!((scores(&entry).len(), state(&table).cannon), (0, Cannon::Damaged));
}

/// nemesis:NB.2.3.II, nemesis:NB.5.3, nemesis:NB.5.2: the cannon moves and battles without a warrior beside it.
#[test]
fn the_cannon_moves_and_battles_alone() {
    let mut table = set_up();
    table.turn_to(nb(), Phase::Daylight);
    assert_eq!(pool(&table, Pool::OnMap), 0);
    table.play(take(Action::Rollout), &[]);
    table.play(take(Action::Battle), &[]);
    assert_eq!(actions_left(&state(&table)), 2);
}

// NB.2.4, NB.2.5: cannonballs

/// nemesis:NB.2.4: three balls, wherever they are.
#[test]
fn there_are_three_cannonballs() {
    let mut table = set_up();
    assert_eq!(balls(&table), [3, 0, 0]);
    lay_balls(&mut table, 2, 1);
    let ask = table.asked(set(Pool::Bore), &[]);
    assert_eq!(ask.form, Form::Number { min: 0, max: 3, start: 2 });
}

/// nemesis:NB.2.5: no removal takes a ball and none scores, not even one of everything in a place.
#[test]
fn a_cannonball_is_never_removed() {
    let mut table = set_up();
    lay_balls(&mut table, 0, 3);
    table.forbids(hit(foe()), &[], Refusal::CannonDamaged, "nemesis:NB.2.3.I");
    warriors(&mut table, 1);
    for means in [Means::Hits, Means::Sweep] {
        let remove = Act::Remove { by: Some(foe()), whose: Some(nb()), means };
        assert_eq!(classes(&table, remove.clone()), [(Class::Warrior, 1)]);
        let entry = table.play(remove, &[counts([1])]);
        assert_eq!((scores(&entry).len(), balls(&table)), (0, [0, 0, 3]));
        table.undo();
    }
}

// NB.3: setup

/// nemesis:NB.3.1, nemesis:NB.3.2, nemesis:NB.3.3: 15 warriors, 3 balls, 5 marks; the cannon is placed, damaged.
#[test]
fn setup_gathers_the_pieces_and_places_the_cannon() {
    let mut table = Table::lay(seats());
    let at = |table: &Table| -> Vec<(Step, Status, Option<u8>)> {
        [Step::Gather, Step::Cannon, Step::Track]
            .map(|s| (s, step(table, s)))
            .map(|(s, info)| (s, info.status, info.count))
            .to_vec()
    };
    assert_eq!(
        at(&table),
        [
            (Step::Gather, Status::Done, Some(15)),
            (Step::Cannon, Status::Due, None),
            (Step::Track, Status::Done, Some(5)),
        ]
    );
    assert_eq!((pool(&table, Pool::Supply), balls(&table)), (15, [3, 0, 0]));
    let ask = table.asked(Act::Start, &[]);
    let steps = vec![line_of(Step::Cannon)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: nb(), steps });
    table.play(own(Command::PlaceCannon), &[]);
    table.forbids(own(Command::PlaceCannon), &[], RefusalKind::AlreadyDone, "nemesis:NB.3.2");
    table.play(Act::Start, &[]);
    assert_eq!(state(&table).cannon, Cannon::Damaged);
}

// NB.4: Birdsong

/// nemesis:NB.4: Levy, Fire, Repair, in that order; the table may insist.
#[test]
fn birdsong_runs_in_order() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    table.play(own(Command::Repair), &[]);
    for late in [Command::Levy, Command::Fire] {
        table.forbids(own(late), &[], RefusalKind::AlreadyDone, "nemesis:NB.4");
    }
    assert_eq!(step(&table, Step::Fire).status, Status::Skipped);
    assert_eq!(step(&table, Step::Levy).status, Status::Due);
    table.insist(own(Command::Fire), &[counts(NOTHING)]);
    // In Daylight its moment has passed.
    table.turn_to(nb(), Phase::Daylight);
    let law = "nemesis:NB.4.1";
    table.forbids(own(Command::Levy), &[], RefusalKind::OtherPhase(Phase::Birdsong), law);
    table.turn_to(foe(), Phase::Birdsong);
    table.forbids(own(Command::Levy), &[], RefusalKind::NotYourTurn, law);
}

/// nemesis:NB.4.1: one warrior with the cannon and one at each ball on the map; loaded ones do not count.
#[test]
fn levy_places_one_and_one_for_each_ball_on_the_map() {
    let mut table = set_up();
    assert_eq!(step(&table, Step::Levy).count, Some(1));
    lay_balls(&mut table, 1, 2);
    assert_eq!(step(&table, Step::Levy).count, Some(3));
    table.play(own(Command::Levy), &[]);
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::OnMap)), (12, 3));
    assert_eq!(step(&table, Step::Levy).status, Status::Done);
    table.forbids(own(Command::Levy), &[], RefusalKind::AlreadyDone, "nemesis:NB.4.1");
}

/// nemesis:NB.4.1, root:1.5.4: the supply gives what it has; empty, there is nothing to levy.
#[test]
fn levy_ends_where_the_supply_ends() {
    let mut table = set_up();
    lay_balls(&mut table, 0, 2);
    warriors(&mut table, 14);
    assert_eq!(step(&table, Step::Levy).count, Some(1));
    assert_eq!(levy_due(table.game(), nb()), 3);
    table.play(own(Command::Levy), &[]);
    assert_eq!(pool(&table, Pool::OnMap), 15);
    table.undo();
    warriors(&mut table, 15);
    let no = Refusal::NoWarriorInSupply;
    assert_eq!(step(&table, Step::Levy).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Levy), &[], no, "nemesis:NB.4.1");
    assert_eq!(table::due(table.game(), nb()).len(), 1, "only Repair is due");
}

/// nemesis:NB.4.2: with an empty Bore track it is impossible, and says why.
#[test]
fn an_empty_bore_track_cannot_fire() {
    let table = set_up();
    let no = Refusal::BoreEmpty;
    assert_eq!(step(&table, Step::Fire).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Fire), &[], no, "nemesis:NB.4.2");
    let refusal = table.refused(own(Command::Fire), &[]);
    assert!(!refusal.can_insist, "nobody fires a ball that is not there");
}

/// nemesis:NB.4.2, nemesis:NB.4.2.II: any number of times, the leftmost ball each time, and its space scores.
#[test]
fn each_shot_takes_the_leftmost_ball_and_scores_its_space() {
    let mut table = set_up();
    lay_balls(&mut table, 3, 0);
    // Made up: 1, 2, 3 from the left.
    for (space, points, there) in [(Space::Left, 1, 1), (Space::Middle, 2, 2), (Space::Right, 3, 3)]
    {
        assert_eq!(next_space(table.game(), nb()), Some(space));
        assert_eq!(step(&table, Step::Fire).status, Status::Optional);
        let answers = [number(1), counts(NOTHING)];
        // With only one ball on the map nobody has to be asked how many lie there.
        let entry = table.play(own(Command::Fire), &answers[usize::from(there == 1)..]);
        assert_eq!(scores(&entry), [line(nb(), points, "nemesis:NB.4.2.II")]);
        assert_eq!(reasons(&entry), [Why::Own(Reason::Fired.into())]);
        assert_eq!(balls(&table), [0, 3 - there, there]);
    }
    assert_eq!(table.points(nb()), 6);
    assert_eq!(step(&table, Step::Fire).status, Status::Done);
    table.undo();
    assert_eq!((table.points(nb()), balls(&table)), (3, [0, 1, 2]));
    assert_eq!(step(&table, Step::Fire).status, Status::Optional);
}

/// nemesis:NB.4.2.II: fewer balls lie to the right: one ball scores the right space, two the middle one first.
#[test]
fn balls_lie_to_the_right() {
    for (bore, space) in [(1, Space::Right), (2, Space::Middle), (3, Space::Left)] {
        let mut table = set_up();
        lay_balls(&mut table, bore, 0);
        assert_eq!(next_space(table.game(), nb()), Some(space));
        let there = Space::ALL.map(|space| loaded(table.game(), nb(), space));
        assert_eq!(there.iter().filter(|ball| **ball).count(), usize::from(bore));
        assert!(there.is_sorted(), "{there:?}");
    }
}

/// nemesis:NB.4.2.II: points that nobody has read are asked when they are needed, once, and can be put right.
#[test]
fn points_of_the_bore_track_are_asked_once() {
    let mut table = unread();
    lay_balls(&mut table, 1, 0);
    let figure = Figure::Points(Space::Right).into();
    let ask = table.asked(own(Command::Fire), &[]);
    assert_eq!((ask.to, &ask.question), (Answerer::Table, &Asked::Figure(figure)));
    assert_eq!(law_name(ask.law), "nemesis:NB.4.2.II");
    let entry = table.play(own(Command::Fire), &[number(3), counts(NOTHING)]);
    assert_eq!(scores(&entry), [line(nb(), 3, "nemesis:NB.4.2.II")]);
    assert_eq!(bore_points(table.game(), Space::Right), Some(3));
    // A space of 0 points scores nothing and is no riddle either.
    table.play(Act::Learn(figure), &[number(0)]);
    lay_balls_again(&mut table);
    let entry = table.play(own(Command::Fire), &[counts(NOTHING)]);
    assert_eq!(scores(&entry), []);
}

fn lay_balls_again(table: &mut Table) {
    table.play(set(Pool::BallsOnMap), &[number(0), Answer::One(0)]);
    table.play(set(Pool::Bore), &[number(1)]);
    assert_eq!(balls(table), [2, 1, 0]);
}

/// nemesis:NB.4.2.I: the question is about one clearing: every enemy's pieces, its own never.
#[test]
fn a_shot_is_offered_every_enemy_and_never_its_own() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    warriors(&mut table, 5);
    let ask = table.asked(own(Command::Fire), &[]);
    assert_eq!(ask.question, Asked::Own(Question::Shot { balls: 1 }.into()));
    assert_eq!(law_name(ask.law), "nemesis:NB.4.2.III");
    let Form::Counts { rows, min, max } = ask.form else { panic!() };
    assert_eq!((rows.len(), min, max), (7, 0, 1));
    assert!(
        rows.iter().all(|row| !matches!(row.what, Countable::Pieces(whose, _) if whose == nb()))
    );
}

/// nemesis:NB.4.2.III: one piece for each ball in that clearing; two lay there already, so three go.
#[test]
fn a_shot_removes_a_piece_for_each_ball_there() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 2);
    let ask = table.asked(own(Command::Fire), &[]);
    assert_eq!(ask.question, Asked::Own(Question::BallsThere.into()));
    assert_eq!(ask.form, Form::Number { min: 1, max: 3, start: 1 });
    let three = table.asked(own(Command::Fire), &[number(3)]);
    assert_eq!(three.question, Asked::Own(Question::Shot { balls: 3 }.into()));
    // Marquise: a warrior and a building; the other guest: a token.
    let entry = table.play(own(Command::Fire), &[number(3), counts([1, 1, 0, 0, 0, 1, 0])]);
    assert_eq!(
        scores(&entry),
        [
            line(nb(), 3, "nemesis:NB.4.2.II"),
            line(nb(), 1, "root:3.2.1"),
            line(nb(), 1, "root:3.2.1"),
        ]
    );
    table.undo();
    let too_many = [number(2), counts([3, 0, 0, 0, 0, 0, 0])];
    let refusal = table.refused(own(Command::Fire), &too_many);
    assert_eq!(refusal.kind, RefusalKind::AnswerDoesNotFit);
}

/// nemesis:NB.4.2.III.a: what Fire! removes was defending, whoever loses it.
#[test]
fn what_is_fired_at_was_defending() {
    let removal = Removal {
        by: Some(nb()),
        whose: foe(),
        toll: Toll { warriors: 1, ..Toll::default() },
        means: Means::Hits,
        defending: false,
    };
    let [fired] = super::turn::defending(vec![removal]).try_into().unwrap();
    assert!(fired.defending);
    assert_eq!((fired.by, fired.whose, fired.toll), (removal.by, removal.whose, removal.toll));
}

/// nemesis:NB.4.2.III: whoever is fired at reacts by its own law: a lone upright Elder falls, and nothing scores.
#[test]
fn a_shot_goes_through_the_owners_own_law() {
    let setup = setup(vec![sits(Pick {}), sits(lost_powers::Pick::default())]);
    let mut table = Table::lay(Setup { figures: made_up(), ..setup });
    table.play(own(Command::PlaceCannon), &[]);
    table.play(Act::Start, &[yes()]);
    lay_balls(&mut table, 1, 0);
    let upright = lost_powers::Pool::Upright;
    table.play(Act::SetTo(Tracker::Pool(foe(), upright.into())), &[number(1)]);
    // Nobody here could be a Vagabond, so that row is missing.
    let ask = table.asked(own(Command::Fire), &[]);
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    assert_eq!(rows.len(), 1);
    let entry = table.play(own(Command::Fire), &[counts([1])]);
    assert_eq!(scores(&entry), [line(nb(), 3, "nemesis:NB.4.2.II")]);
    let fallen = lost_powers::Pool::Fallen;
    assert_eq!(table.game().seat(foe()).unwrap().pools.count(fallen.into()), 1);
}

/// nemesis:NB.4.2.III.b: a Vagabond damages one item instead, however many balls lie there; no points for that.
#[test]
fn a_vagabond_damages_one_item_instead() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 2);
    let ask = table.asked(own(Command::Fire), &[number(3)]);
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    let last = rows.last().unwrap();
    assert_eq!((last.what, last.max), (Countable::Own(Choice::ItemDamaged.into()), 1));
    let entry = table.play(own(Command::Fire), &[number(3), counts([0, 0, 0, 0, 0, 0, 1])]);
    assert_eq!(scores(&entry), [line(nb(), 3, "nemesis:NB.4.2.II")]);
    let damaged = Shared::Own { seat: nb(), effect: Effect::ItemDamaged.into() };
    assert!(entry.effects.contains(&damaged));
    table.undo();
    let both = [number(3), counts([1, 0, 0, 0, 0, 0, 1])];
    let law = "nemesis:NB.4.2.III.b";
    table.forbids(own(Command::Fire), &both, Refusal::VagabondInstead, law);
    table.insist(own(Command::Fire), &both);
}

/// nemesis:NB.4.2, nemesis:NB.2.3: a damaged cannon fires what is loaded.
#[test]
fn a_damaged_cannon_fires() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    assert_eq!(state(&table).cannon, Cannon::Damaged);
    table.play(own(Command::Fire), &[counts(NOTHING)]);
    assert_eq!(balls(&table), [2, 0, 1]);
}

/// root:3.1: points of a shot end the game at once.
#[test]
fn a_shot_can_win() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    table.set_points(nb(), 28);
    table.play(own(Command::Fire), &[counts(NOTHING)]);
    assert_eq!(table.game().ending.map(|e| e.winner), Some(nb()));
}

/// nemesis:NB.4.3: a damaged cannon is repaired; a whole one has nothing to repair.
#[test]
fn a_damaged_cannon_is_repaired() {
    let mut table = set_up();
    assert_eq!(step(&table, Step::Repair).status, Status::Due);
    table.play(own(Command::Repair), &[]);
    assert_eq!(state(&table).cannon, Cannon::Whole);
    assert_eq!(step(&table, Step::Repair).status, Status::Done);
    table.forbids(own(Command::Repair), &[], RefusalKind::AlreadyDone, "nemesis:NB.4.3");
    // It stays whole until it is hit.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(nb(), Phase::Birdsong);
    let no = Refusal::CannonWhole;
    assert_eq!(step(&table, Step::Repair).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Repair), &[], no, "nemesis:NB.4.3");
}

// NB.5: Daylight

/// nemesis:NB.5: four actions in any order and number; crafting comes before them.
#[test]
fn four_actions_are_counted_down() {
    let mut table = set_up();
    marks(&mut table, 1);
    table.turn_to(nb(), Phase::Daylight);
    for (left, action) in
        [(4, Action::Battle), (3, Action::Recruit), (2, Action::Recruit), (1, Action::Rollout)]
    {
        assert_eq!(step(&table, Step::Actions).count, Some(left));
        assert_eq!(step(&table, Step::Actions).status, Status::Optional);
        table.play(take(action), &[]);
        assert_eq!(step(&table, Step::Craft).status, Status::Skipped);
    }
    assert_eq!(step(&table, Step::Actions).status, Status::Done);
    table.forbids(take(Action::Battle), &[], Refusal::NoActionLeft, "nemesis:NB.5");
    let tea = faces([named("Root Tea", Suit::Fox)]);
    table.forbids(craft(), std::slice::from_ref(&tea), RefusalKind::AlreadyDone, "nemesis:NB.5");
    table.insist(take(Action::Battle), &[]);
    assert_eq!(actions_left(&state(&table)), 0);
    table.play(own(Command::SetActions), &[number(3)]);
    table.play(take(Action::Rollout), &[]);
    table.turn_to(foe(), Phase::Birdsong);
    let law = "nemesis:NB.5.2";
    table.forbids(take(Action::Battle), &[], RefusalKind::NotYourTurn, law);
    table.turn_to(nb(), Phase::Birdsong);
    assert_eq!(actions_left(&state(&table)), 4);
}

/// nemesis:NB.5, nemesis:NB.5.1: an action in Birdsong ends it, after the warning of what is due.
#[test]
fn an_action_ends_birdsong() {
    let mut table = set_up();
    let ask = table.asked(take(Action::Recruit), &[]);
    let steps = vec![line_of(Step::Levy), line_of(Step::Repair)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: nb(), steps });
    table.play(take(Action::Recruit), &[yes()]);
    assert_eq!(step(&table, Step::Levy).status, Status::Skipped);
    assert_eq!(pool(&table, Pool::OnMap), 1);
}

/// nemesis:NB.5.1: one warrior out of the supply; from an empty one nobody comes.
#[test]
fn recruit_places_a_warrior() {
    let mut table = set_up();
    table.turn_to(nb(), Phase::Daylight);
    table.play(take(Action::Recruit), &[]);
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::OnMap)), (14, 1));
    warriors(&mut table, 15);
    table.forbids(take(Action::Recruit), &[], Refusal::NoWarriorInSupply, "nemesis:NB.5.1");
    assert_eq!(actions_left(&state(&table)), 3, "what is refused takes no action");
}

/// nemesis:NB.5.4: one card, any number of the balls that lie with the cannon.
#[test]
fn rearm_returns_any_number_of_balls_for_one_card() {
    let mut table = set_up();
    table.turn_to(nb(), Phase::Daylight);
    table.forbids(take(Action::Rearm), &[], Refusal::NoBallOnMap, "nemesis:NB.5.4");
    lay_balls(&mut table, 0, 3);
    let ask = table.asked(take(Action::Rearm), &[]);
    assert_eq!(ask.question, Asked::Own(Question::BallsReturned.into()));
    assert_eq!(ask.form, Form::Number { min: 1, max: 3, start: 3 });
    table.play(take(Action::Rearm), &[number(2)]);
    assert_eq!((balls(&table), table.hand(nb())), ([2, 0, 1], 2));
    // One left on the map: nothing to ask.
    table.play(take(Action::Rearm), &[]);
    assert_eq!((balls(&table), table.hand(nb()), state(&table).actions), ([3, 0, 0], 1, 2));
    table.undo();
    table.set_hand(nb(), 0);
    table.forbids(take(Action::Rearm), &[], RefusalKind::HandEmpty, "nemesis:NB.5.4");
}

// NB.6: Evening

/// nemesis:NB.6: Spray, Load, Draw, Discard, in that order.
#[test]
fn evening_runs_in_order() {
    let mut table = set_up();
    warriors(&mut table, 4);
    table.turn_to(nb(), Phase::Evening);
    table.play(own(Command::Draw), &[]);
    for late in [Command::Spray, Command::Load] {
        table.forbids(own(late), &[], RefusalKind::AlreadyDone, "nemesis:NB.6");
    }
    let due: Vec<Line> = table::due(table.game(), nb()).into_iter().map(|i| i.step).collect();
    assert_eq!(due, [line_of(Step::Spray), line_of(Step::Load)], "left out, they are warned of");
}

/// nemesis:NB.6.1: marks that have fewer than two warriors go, clearings with two or more get one.
#[test]
fn spray_moves_marks_on_and_off() {
    let mut table = set_up();
    warriors(&mut table, 6);
    table.turn_to(nb(), Phase::Evening);
    let ask = table.asked(own(Command::Spray), &[]);
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    assert_eq!(rows.len(), 1, "no mark can go while none is out");
    table.play(own(Command::Spray), &[counts([3])]);
    assert_eq!(pool(&table, Pool::MarksOnMap), 3);
    table.forbids(own(Command::Spray), &[], RefusalKind::AlreadyDone, "nemesis:NB.6.1");
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(nb(), Phase::Evening);
    let ask = table.asked(own(Command::Spray), &[]);
    assert_eq!((law_name(ask.law), ask.to), ("nemesis:NB.6.1".into(), Answerer::Seat(nb())));
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    assert_eq!(rows.len(), 2);
    table.play(own(Command::Spray), &[counts([2, 1])]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (3, 2));
}

/// nemesis:NB.6.1: never more than five out, and never more than the warriors allow, two in each clearing.
#[test]
fn spray_never_has_more_than_five_marks_out() {
    let mut table = set_up();
    warriors(&mut table, 15);
    marks(&mut table, 4);
    table.turn_to(nb(), Phase::Evening);
    table.play(own(Command::Spray), &[counts([0, 5])]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (0, 5));
    table.undo();
    warriors(&mut table, 5);
    let no = Refusal::TooFewWarriors { marks: 3, warriors: 5 };
    table.forbids(own(Command::Spray), &[counts([2, 1])], no, "nemesis:NB.6.1");
    // The table knows better where they stand.
    table.insist(own(Command::Spray), &[counts([2, 1])]);
    assert_eq!(pool(&table, Pool::MarksOnMap), 3);
}

/// nemesis:NB.6.1: without two warriors all marks go unasked; without a mark too there is nothing to do.
#[test]
fn without_two_warriors_every_mark_goes() {
    let mut table = set_up();
    table.turn_to(nb(), Phase::Evening);
    warriors(&mut table, 1);
    let no = Refusal::NothingToSpray;
    assert_eq!(step(&table, Step::Spray).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Spray), &[], no, "nemesis:NB.6.1");
    marks(&mut table, 4);
    assert_eq!(step(&table, Step::Spray).status, Status::Due);
    table.play(own(Command::Spray), &[]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (5, 0));
}

/// nemesis:NB.6.2: one ball and one for each uncovered load bonus; two due more than the supply holds, one is loaded.
#[test]
fn load_takes_what_the_supply_has() {
    let mut table = set_up();
    marks(&mut table, 4);
    table.turn_to(nb(), Phase::Evening);
    // Made up: load bonuses on the first and the fourth space.
    assert_eq!((load_due(table.game(), nb()), step(&table, Step::Load).count), (Some(3), Some(3)));
    table.play(own(Command::Load), &[]);
    assert_eq!(balls(&table), [0, 3, 0]);
    table.undo();
    lay_balls(&mut table, 0, 2);
    assert_eq!(step(&table, Step::Load).count, Some(1));
    table.play(own(Command::Load), &[]);
    assert_eq!(balls(&table), [0, 1, 2]);
    assert_eq!(next_space(table.game(), nb()), Some(Space::Right));
    table.forbids(own(Command::Load), &[], RefusalKind::AlreadyDone, "nemesis:NB.6.2");
    // Next turn: nothing in supply.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(nb(), Phase::Evening);
    let no = Refusal::NoBallInSupply;
    assert_eq!(step(&table, Step::Load).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Load), &[], no, "nemesis:NB.6.2");
}

/// nemesis:NB.6.2, nemesis:NB.6.3: bonuses nobody has read are asked of the uncovered spaces alone, once for both.
#[test]
fn bonuses_are_asked_once() {
    let mut table = unread();
    table.turn_to(nb(), Phase::Evening);
    // Every space is covered: nothing to read.
    assert_eq!((load_due(table.game(), nb()), draw_due(table.game(), nb())), (Some(1), Some(1)));
    table.play(own(Command::Load), &[]);
    table.undo();
    marks(&mut table, 2);
    assert_eq!((load_due(table.game(), nb()), step(&table, Step::Draw).count), (None, None));
    let ask = table.asked(own(Command::Load), &[]);
    assert_eq!((ask.to, &ask.question), (Answerer::Table, &Asked::Own(Question::Bonuses.into())));
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    let figures = [MarkSpace::First, MarkSpace::Second].map(|space| {
        Bonus::ALL.map(|bonus| Countable::Figure(Figure::Bonus { space, bonus }.into()))
    });
    assert_eq!(rows.iter().map(|row| row.what).collect::<Vec<_>>(), figures.concat());
    // Made up: a load bonus on the first, a draw bonus on the second.
    table.play(own(Command::Load), &[counts([1, 0, 0, 1])]);
    assert_eq!(balls(&table), [1, 2, 0]);
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(nb()), 5);
    // A third mark: only its space is asked.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(nb(), Phase::Evening);
    marks(&mut table, 3);
    let Form::Counts { rows, .. } = table.asked(own(Command::Draw), &[]).form else { panic!() };
    assert_eq!(rows.len(), 2);
    table.play(own(Command::Draw), &[counts([0, 1])]);
    assert_eq!(table.hand(nb()), 8);
}

/// nemesis:NB.6.2: a space can be read beforehand, and put right afterwards.
#[test]
fn a_space_can_be_read_at_any_time() {
    let mut table = Table::lay(seats());
    let read = own(Command::ReadSpace { space: MarkSpace::Third });
    table.play(read.clone(), &[counts([0, 1])]);
    assert_eq!(bonus(table.game(), MarkSpace::Third, Bonus::Draw), Some(1));
    let again = table.refused(read.clone(), &[counts([0, 1])]);
    assert_eq!(again.kind, RefusalKind::NothingChanges);
    table.play(read, &[counts([1, 0])]);
    let now = Bonus::ALL.map(|kind| bonus(table.game(), MarkSpace::Third, kind));
    assert_eq!(now, [Some(1), Some(0)]);
}

/// nemesis:NB.6.3: one card and one for each uncovered draw bonus, then down to five.
#[test]
fn draw_then_discard_to_five() {
    let mut table = set_up();
    marks(&mut table, 5);
    table.turn_to(nb(), Phase::Evening);
    assert_eq!(step(&table, Step::Draw).count, Some(3));
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(nb()), 6);
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "nemesis:NB.6.3");
    let info = step(&table, Step::Discard);
    assert_eq!((info.status, info.count), (Status::Due, Some(1)));
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(nb()), step(&table, Step::Discard).status), (5, Status::Done));
    let nothing = table.refused(own(Command::Discard), &[]);
    assert_eq!(nothing.kind, RefusalKind::NothingChanges);
}

// By hand

/// Every tracker set by hand: the pieces still add up, and what stays the same is refused.
#[test]
fn every_tracker_is_corrected_and_pieces_add_up() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 1);
    for (at, to, more) in [
        (Pool::Supply, 9, None),
        (Pool::OnMap, 2, None),
        (Pool::Track, 1, None),
        (Pool::MarksOnMap, 3, None),
        (Pool::Balls, 0, Some(1)),
        (Pool::Bore, 3, None),
        (Pool::BallsOnMap, 2, None),
    ] {
        let answers: Vec<Answer> =
            std::iter::once(number(to)).chain(more.map(Answer::One)).collect();
        table.play(set(at), &answers);
        assert_eq!(u16::from(pool(&table, at)), to, "{at:?}");
        let all: u8 = <Rules as Contract>::pools().into_iter().map(|(p, _)| pool(&table, p)).sum();
        assert_eq!(all, 15 + 5 + 3);
        let again = table.refused(set(at), &[number(to)]);
        assert_eq!(again.kind, RefusalKind::NothingChanges);
    }
    table.play(own(Command::TurnCannon), &[]);
    table.play(own(Command::TurnCannon), &[]);
    assert_eq!(state(&table).cannon, Cannon::Damaged);
    for (command, n) in [(Command::SetActions, 4), (Command::SetActivated, 5)] {
        table.play(own(command), &[number(n)]);
        let same = table.refused(own(command), &[number(n)]);
        assert_eq!(same.kind, RefusalKind::NothingChanges);
    }
    assert_eq!((state(&table).actions, state(&table).activated), (4, 5));
}

/// A file may say anything: what cannot be is no state of the board.
#[test]
fn a_file_cannot_make_an_impossible_board() {
    let mut state = State::default();
    for effect in [Effect::Actions(5), Effect::Activated(6)] {
        assert!(<Rules as Contract>::fold(&mut state, &effect).is_err());
    }
    assert_eq!(state, State::default());
}

/// Touches for a command: one for it, and for each question one for each step of its counters and one to confirm.
fn touches(table: &Table, command: &Act, answers: &[Answer]) -> u16 {
    let answering = answers.iter().enumerate().map(|(at, answer)| {
        let ask = table.asked(command.clone(), &answers[..at]);
        match (ask.form, answer) {
            (Form::Number { start, .. }, Answer::Number(n)) => 1 + n.abs_diff(start),
            (Form::Counts { .. }, Answer::Counts(n)) => {
                1 + n.iter().map(|n| u16::from(*n)).sum::<u16>()
            }
            (form, _) => panic!("{form:?}"),
        }
    });
    1 + answering.sum::<u16>()
}

/// A usual turn, questions included: two shots, four actions, a mark more.
#[test]
fn a_usual_turn_takes_few_touches() {
    let mut table = set_up();
    lay_balls(&mut table, 2, 1);
    warriors(&mut table, 6);
    marks(&mut table, 2);
    repaired(&mut table);
    let shot = || vec![number(1), counts([1, 0, 0, 0, 0, 0, 0])];
    let turn: [(Act, Vec<Answer>); 11] = [
        (own(Command::Levy), vec![]),
        (own(Command::Fire), shot()),
        (own(Command::Fire), shot()),
        (take(Action::Recruit), vec![]),
        (take(Action::Rollout), vec![]),
        (take(Action::Battle), vec![]),
        (take(Action::Rearm), vec![number(3)]),
        (own(Command::Spray), vec![counts([0, 1])]),
        (own(Command::Load), vec![]),
        (own(Command::Draw), vec![]),
        (Act::EndTurn, vec![]),
    ];
    let mut sum = 0;
    for (command, answers) in turn {
        sum += touches(&table, &command, &answers);
        table.play(command, &answers);
    }
    assert_eq!((table.game().turn.seat, sum), (foe(), 20));
}
