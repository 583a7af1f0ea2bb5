//! LP.5: Daylight.

use super::*;

fn daylight<const N: usize>(faces: [Face; N]) -> (Table, [CardId; N]) {
    let mut table = by_app();
    let cards = tableau(&mut table, faces);
    place(&mut table, 1, 0);
    table.turn_to(lp(), Phase::Daylight);
    (table, cards)
}

pub fn acts(card: CardId, action: Action) -> Act {
    own(Command::Act { card, action })
}

/// nemesis:LP.5: each follower once, the action of its suit or any of the two that all can take.
#[test]
fn each_suit_has_its_own_actions() {
    let law = |action| match action {
        Action::Recruit => "nemesis:LP.5.1",
        Action::Draw => "nemesis:LP.5.2",
        Action::Seek => "nemesis:LP.5.3",
        Action::Move => "nemesis:LP.5.4",
        Action::Battle => "nemesis:LP.5.5",
    };
    let allowed = [
        (MOUSE, vec![Action::Recruit, Action::Move, Action::Battle]),
        (RABBIT, vec![Action::Draw, Action::Move, Action::Battle]),
        (FOX, vec![Action::Seek, Action::Move, Action::Battle]),
        (BIRD, Action::ALL.to_vec()),
    ];
    for (face, may) in allowed {
        for action in Action::ALL {
            let (mut table, [card]) = daylight([face]);
            let offered = offers(table.game(), lp()).iter().any(|offer| {
                offer.place == Place::Card(card)
                    && offer.command == acts(card, action)
                    && offer.verdict == Ok(None)
            });
            assert_eq!(offered, may.contains(&action), "{face:?} {action:?}");
            if may.contains(&action) {
                table.play(acts(card, action), &[]);
                assert_eq!(state(&table).acts, [(card, action)]);
            } else {
                let kind = Refusal::WrongSuit { follower: face.suit(), action };
                table.forbids(acts(card, action), &[], kind, law(action));
                table.insist(acts(card, action), &[]);
            }
        }
    }
}

/// nemesis:LP.5: used is used; the count of those left goes down to a done step, and comes back with the next turn.
#[test]
fn a_follower_acts_once() {
    let (mut table, [fox, mouse]) = daylight([FOX, MOUSE]);
    let step = |table: &Table| {
        let info = table.step(lp(), line_of(Step::Followers));
        (info.status, info.count)
    };
    assert_eq!(step(&table), (Status::Optional, Some(2)));
    table.play(acts(fox, Action::Move), &[]);
    assert_eq!(step(&table), (Status::Optional, Some(1)));
    table.forbids(acts(fox, Action::Seek), &[], Refusal::FollowerUsed, "nemesis:LP.5");
    table.insist(acts(fox, Action::Seek), &[]);
    table.play(acts(mouse, Action::Battle), &[]);
    assert_eq!(step(&table), (Status::Done, Some(0)));
    table.play(own(Command::Refresh { card: fox }), &[]);
    assert_eq!(step(&table), (Status::Optional, Some(1)));
    table.play(Act::EndTurn, &[yes()]);
    table.turn_to(lp(), Phase::Daylight);
    assert_eq!(step(&table), (Status::Optional, Some(2)));
}

/// nemesis:LP.5: a bird moves and battles; twice the same is refused, and so is a third.
#[test]
fn a_bird_takes_any_two_different_actions() {
    let (mut table, [bird]) = daylight([BIRD]);
    table.play(acts(bird, Action::Battle), &[]);
    let twice = Refusal::SameActionTwice { action: Action::Battle };
    table.forbids(acts(bird, Action::Battle), &[], twice, "nemesis:LP.5");
    assert_eq!(table.step(lp(), line_of(Step::Followers)).count, Some(1));
    table.play(acts(bird, Action::Move), &[]);
    table.forbids(acts(bird, Action::Draw), &[], Refusal::FollowerUsed, "nemesis:LP.5");
}

/// nemesis:LP.5: only in the Daylight of their own turn, unless the table insists.
#[test]
fn followers_act_in_their_own_daylight() {
    let (mut table, [bird]) = daylight([BIRD]);
    table.turn_to(lp(), Phase::Evening);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(acts(bird, Action::Move), &[], late, "nemesis:LP.5");
    table.turn_to(foe(), Phase::Daylight);
    table.forbids(acts(bird, Action::Move), &[], RefusalKind::NotYourTurn, "nemesis:LP.5");
    table.insist(acts(bird, Action::Move), &[]);
}

/// nemesis:LP.5.1: an Elder from the supply to the map, none when the supply is empty. root:1.5.1
#[test]
fn recruit_brings_an_elder_from_the_supply() {
    let (mut table, [mouse]) = daylight([MOUSE]);
    table.play(acts(mouse, Action::Recruit), &[]);
    assert_eq!(elders(&table), (3, 2, 0));
    table.undo();
    table.play(Act::SetTo(Tracker::Pool(lp(), Pool::Upright.into())), &[number(5)]);
    let none = Refusal::NoElderInSupply;
    table.forbids(acts(mouse, Action::Recruit), &[], none, "nemesis:LP.5.1");
    assert!(!table.refused(acts(mouse, Action::Recruit), &[]).can_insist, "there is no sixth");
}

/// nemesis:LP.5.2, nemesis:LP.5.3: a drawn card is one more in hand; a sought one goes back, so the hand stays.
#[test]
fn draw_adds_a_card_and_seek_does_not() {
    let (mut table, [rabbit, fox]) = daylight([RABBIT, FOX]);
    table.play(acts(rabbit, Action::Draw), &[]);
    assert_eq!(table.hand(lp()), 4);
    table.play(acts(fox, Action::Seek), &[]);
    assert_eq!(table.hand(lp()), 4);
}

/// nemesis:LP.5.4, nemesis:LP.5.5: moving and fighting changes nothing that is counted here, but needs an Elder.
#[test]
fn moving_and_fighting_need_an_elder_on_the_map() {
    let (mut table, [mouse, other]) = daylight([MOUSE, MOUSE]);
    table.play(acts(mouse, Action::Move), &[]);
    table.play(acts(other, Action::Battle), &[]);
    assert_eq!((elders(&table), table.hand(lp()), table.points(lp())), ((4, 1, 0), 3, 0));
    table.undo();
    table.play(Act::SetTo(Tracker::Pool(lp(), Pool::Supply.into())), &[number(5)]);
    let nobody = Refusal::NobodyOnMap;
    table.forbids(acts(other, Action::Battle), &[], nobody, "nemesis:LP.5.5");
}
