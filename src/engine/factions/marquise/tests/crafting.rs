//! Crafting with workshops.

use super::*;

/// root:6.2.1, root:4.1.1: she crafts in Daylight, with workshops, each once a turn.
#[test]
fn she_crafts_in_daylight_with_workshops_that_pay_once() {
    let mut table = begun();
    let craft = Act::Craft { seat: cat() };
    let tea = [faces([named("Root Tea", Suit::Fox)])];
    // From Birdsong the phase ends by itself, with the warning that wood is due.
    let ask = table.asked(craft.clone(), &[]);
    assert!(matches!(ask.question, Asked::StepsLeft { .. }), "{ask:?}");
    table.play(own(Command::Wood), &[]);
    let entry = table.play(craft.clone(), &tea);
    assert_eq!(table.game().turn.phase, Phase::Daylight);
    assert_eq!(scores(&entry), [line(cat(), 2, "root:3.2.2")]);
    assert_eq!((state(&table).workshops, left(&table)), (1, 3), "crafting is no action");
    // The only workshop has paid.
    let refusal = Refusal::NoWorkshopLeft { needed: 1, left: 0 };
    table.forbids(craft.clone(), &tea, refusal, "root:4.1.1");
    assert_eq!(table.step(cat(), line_of(Step::Craft)).status, Status::Done);
    put(&mut table, WORKSHOP, 2);
    let info = table.step(cat(), line_of(Step::Craft));
    assert_eq!((info.status, info.count), (Status::Optional, Some(1)));
    table.play(craft.clone(), &tea);
    // Not in Evening, and without a workshop on the map not at all.
    table.turn_to(cat(), Phase::Evening);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(craft.clone(), &[], late, "root:6.2.1");
    let mut table = daylight();
    put(&mut table, WORKSHOP, 0);
    table.forbids(craft.clone(), &[], Refusal::NoWorkshop, "root:6.2.1");
    let status = table.step(cat(), line_of(Step::Craft)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoWorkshop.into()));
    table.insist(craft, &tea);
}

/// root:4.1.1: a card named only by suit takes at least one workshop; more is not guessed.
#[test]
fn a_card_known_by_suit_takes_one_workshop_at_least() {
    let mut table = daylight();
    put(&mut table, WORKSHOP, 2);
    let craft = Act::Craft { seat: cat() };
    table.play(craft.clone(), &[faces([FOX])]);
    assert_eq!(state(&table).workshops, 1);
    let two = faces([named("Anvil", Suit::Fox)]);
    let needed = kind("Anvil", Suit::Fox).cost().unwrap();
    assert_eq!(needed, 1);
    table.play(craft.clone(), &[two]);
    let more = Refusal::NoWorkshopLeft { needed: 1, left: 0 };
    table.forbids(craft.clone(), &[faces([FOX])], more, "root:4.1.1");
    // The table knows better: by hand, in the open.
    table.play(own(Command::SetWorkshops), &[number(0)]);
    table.play(craft, &[faces([FOX])]);
    assert_eq!(
        table.refused(own(Command::SetWorkshops), &[number(1)]).kind,
        RefusalKind::NothingChanges
    );
    // A new turn, and all of them can pay again.
    table.turn_to(foe(), Phase::Daylight);
    table.turn_to(cat(), Phase::Daylight);
    assert_eq!(state(&table).workshops, 0);
}

/// root:6.5: first she crafts, then she acts; the table may insist.
#[test]
fn crafting_comes_before_the_first_action() {
    let mut table = daylight();
    assert_eq!(table.step(cat(), line_of(Step::Craft)).status, Status::Optional);
    table.play(acts(Action::March), &[]);
    let craft = Act::Craft { seat: cat() };
    table.forbids(craft.clone(), &[], Refusal::CraftFirst, "root:6.5");
    assert_eq!(table.step(cat(), line_of(Step::Craft)).status, Status::Skipped);
    let entry = table.insist(craft, &[faces([named("Root Tea", Suit::Fox)])]);
    let overruled = entry
        .effects
        .iter()
        .any(|e| matches!(e, Shared::Overruled { law } if law.full() == "root:6.5"));
    assert!(overruled, "{entry:?}");
}
