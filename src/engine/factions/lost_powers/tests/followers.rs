//! LP.2.1 to LP.2.2: crafting and followers.

use super::*;

/// nemesis:LP.2.1: they craft in Evening with Elders only; the shared Craft command is not theirs, nor offered.
#[test]
fn the_lost_powers_do_not_craft_as_others_do() {
    let mut table = by_app();
    table.turn_to(lp(), Phase::Daylight);
    table.forbids(Act::Craft { seat: lp() }, &[], Refusal::CraftsInEvening, "nemesis:LP.2.1");
    assert!(!offers(table.game(), lp()).iter().any(|o| o.command == Act::Craft { seat: lp() }));
    assert!(offers(table.game(), foe()).iter().any(|o| o.command == Act::Craft { seat: foe() }));
}

/// nemesis:LP.2.1, nemesis:LP.6.2: an indoctrinated card gives nothing of what it lists.
#[test]
fn an_indoctrinated_card_gives_nothing_it_lists() {
    let mut table = by_app();
    place(&mut table, 2, 0);
    table.turn_to(lp(), Phase::Evening);
    let entry = table.play(own(Command::Indoctrinate), &[faces([named("Root Tea", Suit::Fox)])]);
    assert_eq!(scores(&entry), []);
    assert_eq!(table.game().items.count(Item::Tea), 2);
    assert_eq!(table.hand(lp()), 2);
    assert_eq!(counted(&table), (0, 1, 0));
    assert_eq!(state(&table).activated, 1);
}

/// nemesis:LP.2.2.I: four places, one follower each.
#[test]
fn the_tableau_holds_four() {
    let mut table = by_app();
    let laid = tableau(&mut table, [FOX, RABBIT, MOUSE, BIRD]);
    assert_eq!(followers(table.game(), lp()), laid);
    for place in Slot::ALL {
        let refusal = table.refused(Act::AddCard { to: slot(place) }, &[faces([FOX])]);
        assert!(matches!(refusal.kind, RefusalKind::Misfit(_)), "{refusal:?}");
    }
    let crowd = Act::MoveCard { card: laid[0], to: slot(Slot::Second) };
    assert!(matches!(table.refused(crowd, &[]).kind, RefusalKind::Misfit(_)));
    // Nothing but a follower in the tableau acts.
    table.turn_to(lp(), Phase::Daylight);
    table.play(Act::MoveCard { card: laid[0], to: at(Zone::WornOut) }, &[]);
    let act = own(Command::Act { card: laid[0], action: Action::Move });
    table.forbids(act, &[], Refusal::NotInTableau, "nemesis:LP.2.2.I");
}

/// nemesis:LP.2.2.I.a: in the tableau a persistent effect works as if crafted, with its step at its moment;
/// discarded by its own effect it scores 1. root:4.1.3
#[test]
fn a_persistent_follower_works_as_crafted_and_scores_when_its_effect_discards_it() {
    let mut table = by_app();
    let [claim, warren] = tableau(
        &mut table,
        [named("Royal Claim", Suit::Bird), named("Command Warren", Suit::Rabbit)],
    );
    let reminder = table.step(lp(), Line::Reminder(claim));
    assert_eq!((reminder.phase, reminder.status), (Phase::Birdsong, Status::Optional));
    let phases: Vec<_> = table::steps(table.game(), lp()).into_iter().map(|i| i.phase).collect();
    assert!(phases.is_sorted(), "a checklist runs through the turn");
    // "At the start of Daylight" comes before the followers' own step.
    let daylight: Vec<Line> = table::steps(table.game(), lp())
        .into_iter()
        .filter(|info| info.phase == Phase::Daylight)
        .map(|info| info.step)
        .collect();
    assert_eq!(daylight, [Line::Reminder(warren), line_of(Step::Followers)]);

    // Royal Claim: made up that they rule two clearings.
    let entry = table.play(Act::UseCard { seat: lp(), card: claim }, &[number(2)]);
    assert_eq!(scores(&entry), [line(lp(), 2, "root:4.1.3"), line(lp(), 1, "nemesis:LP.2.2.I.a")]);
    assert_eq!(reasons(&entry)[1], Why::Own(Reason::OralHistory.into()));
    assert_eq!(table.cards(Anywhere::Discard), [claim]);
    assert_eq!(table.step(lp(), Line::Reminder(claim)).status, Status::Done);
    table.undo();
    assert_eq!((table.points(lp()), followers(table.game(), lp()).len()), (0, 2));
    // Used in Daylight, it ends Birdsong; Royal Claim's moment has passed then.
    table.play(Act::UseCard { seat: lp(), card: warren }, &[]);
    assert_eq!(table.game().turn.phase, Phase::Daylight);
    let late = Act::UseCard { seat: lp(), card: claim };
    table.forbids(late, &[], RefusalKind::OtherPhase(Phase::Birdsong), "root:4.1.3");
}

/// nemesis:LP.2.2.I.a: in the Worn Out pile it does nothing, and in the play area it is an ordinary crafted card.
#[test]
fn only_the_tableau_counts_as_crafted() {
    let mut table = by_app();
    let worn = table.lay_card(named("Royal Claim", Suit::Bird), at(Zone::WornOut));
    assert_eq!(table.game().in_effect(lp()), []);
    let use_it = Act::UseCard { seat: lp(), card: worn };
    assert_eq!(table.refused(use_it, &[]).kind, RefusalKind::CardElsewhere(worn));
    let crafted = table.lay_card(named("Royal Claim", Suit::Bird), Anywhere::Crafted(lp()));
    let entry = table.play(Act::UseCard { seat: lp(), card: crafted }, &[number(1)]);
    assert_eq!(scores(&entry), [line(lp(), 1, "root:4.1.3")]);
}

/// nemesis:LP.2.2.II, nemesis:LP.2.2.III: the Worn Out pile lies open, the deck does not.
#[test]
fn worn_out_followers_lie_open_and_the_deck_does_not() {
    assert_eq!(at(Zone::WornOut).sight(), Sight::Everyone);
    assert_eq!(slot(Slot::First).sight(), Sight::Everyone);
    assert_eq!(at(Zone::Deck).sight(), Sight::Nobody);
    let table = set_up(Pick::default());
    let order = table.cards(at(Zone::Deck));
    let mut sorted = order.clone();
    sorted.sort_unstable();
    assert_ne!(order, sorted, "the kit's chance turns a pile round");
    for viewer in [None, Some(lp()), Some(foe())] {
        let seen = table.game().redacted(viewer);
        assert_eq!(seen.cards_in(at(Zone::Deck)), sorted, "no order to be read");
        assert_eq!(followers(&seen, lp()), followers(table.game(), lp()));
    }
    // Nor does an entry say it in a way that is read by accident.
    let text = format!("{:?}", table.history.told().nth(1).unwrap());
    assert!(text.contains("Veiled(4 cards)"), "{text}");
}
