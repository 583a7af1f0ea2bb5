//! Daylight, law 10.5: rituals.

use super::*;
use crate::engine::ask::{Answerer, Choice, Form};
use crate::engine::printing::Printing;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::turn::Status;

/// root:10.5: any number of cards in any order; each lies open and is out of the hand until Evening.
#[test]
fn revealed_cards_lie_open_and_are_locked() {
    let mut table = in_daylight(4);
    let steel = named("Foxfolk Steel", Suit::Fox);
    table.play(perform(Ritual::Recruit), &[faces([steel])]);
    table.play(perform(Ritual::Build), &[faces([MOUSE])]);
    table.play(perform(Ritual::Recruit), &[faces([FOX])]);
    assert_eq!(
        faces_in(&table, at(Zone::Revealed)),
        [steel, MOUSE, FOX],
        "known by name or by suit"
    );
    assert_eq!(table.hand(cult()), 1);
    let step = table.step(cult(), line_of(Step::Rituals));
    assert_eq!(
        (step.status, step.count, step.law.full().as_str()),
        (Status::Optional, Some(1), "root:10.5")
    );
    table.play(perform(Ritual::Sacrifice), &[faces([BIRD])]);
    table.forbids(perform(Ritual::Build), &[], RefusalKind::HandEmpty, "root:10.5");
    let status = table.step(cult(), line_of(Step::Rituals)).status;
    assert_eq!(status, Status::Impossible(RefusalKind::HandEmpty));
    assert_eq!(lost_souls(&table), [], "revealing is not spending");
}

/// root:10.5: rituals belong to Daylight; whoever goes straight there is warned of what Birdsong still has due.
#[test]
fn rituals_wait_for_daylight() {
    let mut table = set_up();
    let recruit = perform(Ritual::Recruit);
    assert!(matches!(table.asked(recruit.clone(), &[]).form, Form::YesNo));
    table.play(recruit.clone(), &[yes(), faces([FOX])]);
    assert_eq!(table.game().turn.phase, Phase::Daylight);
    assert_eq!(table.step(cult(), line_of(Step::Adjust)).status, Status::Skipped);
    table.play(Act::EndPhase, &[]);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(recruit, &[], late, "root:10.5.2");
}

/// root:10.5.1: a garden of the card's suit comes off its track.
#[test]
fn building_places_a_garden() {
    let mut table = in_daylight(5);
    let entry = table.play(perform(Ritual::Build), &[faces([MOUSE])]);
    assert_eq!((gardens(&table), scores(&entry)), ([1, 0, 1], vec![]));
    let ask = table.asked(perform(Ritual::Build), &[]);
    assert_eq!((ask.to, full(ask.law).as_str()), (Answerer::Seat(cult()), "root:10.5.1"));
    set_gardens(&mut table, Ground::Rabbit, 5);
    let none = Refusal::NoGardenLeft { suit: Ground::Rabbit };
    table.forbids(perform(Ritual::Build), &[faces([RABBIT])], none, "root:1.5.1");
    table.undo();
    table.undo();
    assert_eq!((gardens(&table), table.hand(cult())), ([1, 0, 0], 5));
}

/// root:10.2.2: a bird does not build, recruit or score; a table that insists says which suit it stands for.
#[test]
fn birds_are_not_wild_in_rituals() {
    for ritual in [Ritual::Build, Ritual::Recruit, Ritual::Score] {
        let mut table = in_daylight(3);
        let no = Refusal::BirdsAreNotWild { ritual };
        table.forbids(perform(ritual), &[faces([BIRD])], no, "root:10.2.2");
        let named_bird = named("Dominance", Suit::Bird);
        table.forbids(perform(ritual), &[faces([named_bird])], no, "root:10.2.2");
        let answers = [faces([BIRD]), Answer::One(0)];
        // Where a recruit goes is the table's business; the others need the suit.
        let used = if ritual == Ritual::Recruit { 1 } else { 2 };
        assert!(table.refused(perform(ritual), &answers[..1]).can_insist);
        let insisted =
            crate::engine::propose::propose(table.game(), &perform(ritual), true, &answers[..used]);
        assert!(matches!(insisted, Ok(crate::engine::propose::Proposal::Done(_))), "{insisted:?}");
        table.play(perform(Ritual::Sacrifice), &[faces([BIRD])]);
    }
}

/// root:10.5.2: a warrior comes from the supply.
#[test]
fn recruiting_takes_a_warrior_from_the_supply() {
    let mut table = in_daylight(3);
    table.play(perform(Ritual::Recruit), &[faces([RABBIT])]);
    assert_eq!(warriors(&table), (17, 8, 0));
    table.play(set(Pool::Map), &[number(25)]);
    for ritual in [Ritual::Recruit, Ritual::Sacrifice] {
        table.forbids(perform(ritual), &[], Refusal::NoWarriorInSupply, "root:1.5.1");
    }
}

/// root:10.5.3: points by gardens of the suit on the map, 0, 2, 2, 3, 4; the card goes to Lost Souls.
#[test]
fn scoring_spends_the_card() {
    for (out, points) in [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)] {
        let mut table = in_daylight(3);
        if out != 1 {
            set_gardens(&mut table, Ground::Fox, out);
        }
        assert_eq!(i16::from(score_points(table.game(), cult(), Ground::Fox)), points);
        let entry = table.play(perform(Ritual::Score), &[faces([FOX])]);
        let expected = if points > 0 { vec![line(cult(), points, "root:10.5.3")] } else { vec![] };
        assert_eq!(scores(&entry), expected, "{out} gardens");
        if points > 0 {
            assert_eq!(reasons(&entry), [Why::Own(Reason::Gardens(Ground::Fox).into())]);
        }
        assert_eq!((lost_souls(&table), table.hand(cult())), (vec![FOX], 2));
        assert_eq!(faces_in(&table, at(Zone::Revealed)), []);
    }
}

/// root:10.5.3: once a turn for each suit.
#[test]
fn each_suit_scores_once_a_turn() {
    let mut table = in_daylight(5);
    set_gardens(&mut table, Ground::Fox, 2);
    set_gardens(&mut table, Ground::Mouse, 4);
    table.play(perform(Ritual::Score), &[faces([FOX])]);
    table.play(perform(Ritual::Score), &[faces([MOUSE])]);
    assert_eq!(table.points(cult()), 5);
    let again = Refusal::ScoredAlready { suit: Ground::Fox };
    table.forbids(perform(Ritual::Score), &[faces([FOX])], again, "root:10.5.3");
    table.insist(perform(Ritual::Score), &[faces([FOX])]);
    assert_eq!((table.points(cult()), state(&table).scored.len()), (7, 2));
    next_turn(&mut table);
    assert_eq!(state(&table).scored, []);
    table.play(own(Command::Adjust), &[]);
    table.play(perform(Ritual::Score), &[faces([FOX])]);
    assert_eq!(table.points(cult()), 9);
}

/// root:10.5.3: by the printing of 2025 a suit without a garden cannot score; by the older one it scores 0.
#[test]
fn a_printing_asks_for_a_garden() {
    let mut table = in_daylight(3);
    table.play(perform(Ritual::Score), &[faces([RABBIT])]);
    assert_eq!((table.points(cult()), lost_souls(&table)), (0, vec![RABBIT]));
    let mut table = set_up_as(Pick { garden_to_score: true });
    table.play(own(Command::Adjust), &[]);
    let none = Refusal::NoGardenOut { suit: Ground::Rabbit };
    table.forbids(perform(Ritual::Score), &[faces([RABBIT])], none, "root:10.5.3");
    table.play(perform(Ritual::Score), &[faces([FOX])]);
    table.play(own(Command::SetRules(Pick::default())), &[]);
    table.play(perform(Ritual::Score), &[faces([RABBIT])]);
    let same = table.refused(own(Command::SetRules(Pick::default())), &[]);
    assert_eq!(same.kind, RefusalKind::NothingChanges);
    // The same where the whole table follows that printing.
    let mut table = in_daylight(3);
    table.play(Act::Follow(Printing::Law2025), &[]);
    table.forbids(perform(Ritual::Score), &[faces([RABBIT])], none, "root:10.5.3");
}

/// root:10.5.4: a bird, and a warrior joins the acolytes.
#[test]
fn a_sacrifice_takes_a_bird() {
    let mut table = in_daylight(3);
    table.forbids(perform(Ritual::Sacrifice), &[faces([FOX])], Refusal::BirdNeeded, "root:10.5.4");
    table.play(perform(Ritual::Sacrifice), &[faces([BIRD])]);
    assert_eq!((warriors(&table), faces_in(&table, at(Zone::Revealed))), ((17, 7, 1), vec![BIRD]));
    table.insist(perform(Ritual::Sacrifice), &[faces([MOUSE])]);
    assert_eq!(warriors(&table), (16, 7, 2));
}

/// root:3.1: gardens that bring the thirtieth point end the game.
#[test]
fn scoring_can_win() {
    let mut table = in_daylight(3);
    set_gardens(&mut table, Ground::Fox, 5);
    table.set_points(cult(), 26);
    table.play(perform(Ritual::Score), &[faces([FOX])]);
    assert_eq!(table.game().ending.map(|end| end.winner), Some(cult()));
}

/// The suit that a bird stands for is asked only of a table that insists.
#[test]
fn an_insisted_bird_names_its_suit() {
    let table = in_daylight(3);
    let asked = crate::engine::propose::propose(
        table.game(),
        &perform(Ritual::Build),
        true,
        &[faces([BIRD])],
    );
    let Ok(crate::engine::propose::Proposal::Asked(ask)) = asked else { panic!("{asked:?}") };
    let suits = Ground::ALL.map(|suit| Choice::Suit(suit.suit())).to_vec();
    assert_eq!((ask.form, full(ask.law).as_str()), (Form::OneOf(suits), "root:10.2.2"));
}
