//! Law 10.2.6 against every other board: whatever any seat spends or discards comes to Lost Souls by itself.

use crate::engine::ask::{Answer, Form};
use crate::engine::card::Face;
use crate::engine::factions::{
    FactionId, FactionPick, eyrie, lemming_reavers as lr, lizard_cult as cult, marquise,
    noxious_battery as nb, triumvirate,
};
use crate::engine::offer::offers;
use crate::engine::propose::Means;
use crate::engine::suit::Suit;
use crate::engine::table::Command;
use crate::engine::tests::across::*;
use crate::engine::tests::kit::*;
use crate::engine::turn::Phase;
use crate::engine::zone::Zone;

const FOX: Face = Face::Suit(Suit::Fox);
const RABBIT: Face = Face::Suit(Suit::Rabbit);
const BIRD: Face = Face::Suit(Suit::Bird);

/// The Cult sits first, the faction second, a guest third.
fn beside_the_cult(pick: impl Into<FactionPick>, phase: Phase) -> Table {
    let mut table = prepared(vec![cult::Pick::default().into(), pick.into(), guest("Guest")]);
    table.turn_to(seat(THEM), phase);
    table
}

fn souls(table: &Table) -> Vec<Face> {
    let pile = Zone::Own(seat(0), cult::Zone::LostSouls.into());
    faces_in(table, pile)
}

/// root:10.2.6, root:7.7.2: turmoil purges the Decree into the pile, a dominance card as well; Birdsong frees it.
#[test]
fn purged_cards_come_to_the_pile() {
    use eyrie::{Column, Command as Own, Edict, Leader};
    let mut table = beside_the_cult(eyrie::Pick::default(), Phase::Daylight);
    table.play(play(THEM, Own::SetLeader(Leader::Commander)), &[]);
    let under = |column| Zone::Own(seat(THEM), eyrie::Zone::Decree(column).into());
    let dominance = named("Dominance", Suit::Mouse);
    table.lay_card(FOX, under(Column::Move));
    table.lay_card(BIRD, under(Column::Battle));
    table.lay_card(dominance, under(Column::Build));
    table.set_points(seat(THEM), 9);
    let cannot = Own::Cannot(Edict::Vizier(Column::Move));
    table.play(play(THEM, cannot), &[yes(), Answer::One(0)]);
    assert_eq!(souls(&table), [dominance, BIRD, FOX]);
    assert_eq!((table.cards(Zone::Available), table.cards(Zone::Discard)), (vec![], vec![]));
    // Two Viziers and the bird.
    assert_eq!(table.points(seat(THEM)), 6);
    table.turn_to(seat(0), Phase::Birdsong);
    let adjust = Command::Play { seat: seat(0), play: cult::Command::Adjust.into() };
    table.play(adjust, &[]);
    assert_eq!((souls(&table), faces_in(&table, Zone::Available)), (vec![], vec![dominance]));
}

/// root:10.2.6, nemesis:LR.4.3: the pair that the second Scout spends; the first, free one spends nothing.
#[test]
fn a_scouts_pair_comes_to_the_pile() {
    let mut table = beside_the_cult(lr::Pick::default(), Phase::Birdsong);
    let scout = |cache| play(THEM, lr::Command::Scout { cache });
    table.play(scout(lr::Cache::Depot), &[]);
    assert_eq!((souls(&table), table.hand(seat(THEM))), (vec![], 3));
    table.play(scout(lr::Cache::Loot), &[faces([RABBIT, BIRD])]);
    assert_eq!((souls(&table), table.hand(seat(THEM))), (vec![BIRD, RABBIT], 1));
    table.undo();
    assert_eq!((souls(&table), table.hand(seat(THEM))), (vec![], 3));
}

/// root:10.2.6, nemesis:LR.6.1.II: the card that Plunder spends.
#[test]
fn a_plunders_card_comes_to_the_pile() {
    let mut table = beside_the_cult(lr::Pick::default(), Phase::Evening);
    let cache = lr::Cache::Reserve;
    set(&mut table, seat(THEM), lr::Pool::Cache(cache, lr::Spot::Map), 1);
    let plunder = play(THEM, lr::Command::Plunder { cache });
    let ask = table.asked(plunder.clone(), &[]);
    assert!(matches!(ask.form, Form::Faces { min: 1, max: 1, .. }), "{ask:?}");
    table.play(plunder, &[faces([FOX])]);
    assert_eq!((souls(&table), table.hand(seat(THEM))), (vec![FOX], 2));
    assert_eq!(pool(&table, seat(THEM), lr::Pool::Cache(cache, lr::Spot::Board)), 1);
}

/// root:10.2.6, nemesis:NB.5.4: the card that Rearm spends.
#[test]
fn a_rearms_card_comes_to_the_pile() {
    let mut table = beside_the_cult(nb::Pick::default(), Phase::Daylight);
    set(&mut table, seat(THEM), nb::Pool::BallsOnMap, 2);
    let rearm = play(THEM, nb::Command::Act { action: nb::Action::Rearm });
    table.play(rearm, &[number(2), faces([RABBIT])]);
    assert_eq!((souls(&table), table.hand(seat(THEM))), (vec![RABBIT], 2));
}

/// root:10.2.6, nemesis:TOF.5.2: the card that Remind spends.
#[test]
fn a_reminders_card_comes_to_the_pile() {
    let mut table = beside_the_cult(triumvirate::Pick::default(), Phase::Daylight);
    table.play(play(THEM, triumvirate::Command::Remind), &[faces([BIRD])]);
    assert_eq!((souls(&table), table.hand(seat(THEM))), (vec![BIRD], 2));
}

/// root:10.2.6, root:6.5, root:6.5.5, root:6.2.3: the Marquise's bird, what Overwork spends, and the hospitals' card.
#[test]
fn the_marquises_cards_come_to_the_pile() {
    use marquise::{Action, Command as Own};
    let mut table = beside_the_cult(marquise::Pick::default(), Phase::Daylight);
    // Told apart now, so a card that is no bird gives no action.
    let wrong = crate::engine::refusal::RefusalKind::WrongSuit { needed: Suit::Bird };
    table.forbids(play(THEM, Own::SpendBird), &[faces([FOX])], wrong, "root:6.5");
    table.play(play(THEM, Own::SpendBird), &[faces([BIRD])]);
    table.play(play(THEM, Own::Act(Action::Overwork)), &[faces([FOX])]);
    let warriors = marquise::Pool::Map(marquise::Piece::Warrior);
    set(&mut table, seat(THEM), warriors, 8);
    let remove = Command::Remove { by: Some(seat(2)), whose: Some(seat(THEM)), means: Means::Hits };
    table.play(remove, &[counts([2, 0, 0]), yes(), faces([RABBIT])]);
    assert_eq!((souls(&table), table.hand(seat(THEM))), (vec![RABBIT, FOX, BIRD], 0));
}

/// root:10.2.6: a crafted item, whoever crafts it.
#[test]
fn crafted_items_come_to_the_pile() {
    let (mut lemmings, anvil) =
        (beside_the_cult(lr::Pick::default(), Phase::Daylight), named("Anvil", Suit::Fox));
    lemmings.play(Command::Craft { seat: seat(THEM) }, &[faces([anvil])]);
    assert_eq!(souls(&lemmings), [anvil]);
    let mut birds = beside_the_cult(eyrie::Pick::default(), Phase::Daylight);
    birds.play(Command::Craft { seat: seat(THEM) }, &[faces([anvil])]);
    assert_eq!(souls(&birds), [anvil]);
}

/// root:10.2.6: the hand limit of every faction that draws: two cards too many are told apart and come to the pile.
#[test]
fn every_hand_limit_feeds_the_pile() {
    let mut cut = 0;
    for (id, pick) in factions() {
        let own = id == FactionId::LizardCult;
        let them = seat(if own { 0 } else { THEM });
        let picks = [cult::Pick::default().into(), if own { guest("Other") } else { pick }];
        let mut table = prepared([picks.to_vec(), vec![guest("Guest")]].concat());
        table.turn_to(them, Phase::Evening);
        table.set_hand(them, 7);
        let discard = offers(table.game(), them).into_iter().map(|offer| offer.command).find(|c| {
            let Command::Play { play, .. } = c else { return false };
            let name = serde_json::to_value(play).unwrap();
            name.as_object().unwrap().values().any(|own| own == "discard")
        });
        // Whoever has no such step holds no hand; what a bot discards is its order.
        let Some(discard) = discard.filter(|_| !id.is_bot()) else { continue };
        let ask = table.asked(discard.clone(), &[]);
        assert!(matches!(ask.form, Form::Faces { min: 2, max: 2, .. }), "{id:?}: {ask:?}");
        table.play(discard, &[faces([FOX, RABBIT])]);
        assert_eq!((souls(&table), table.hand(them)), (vec![RABBIT, FOX], 5), "{id:?}");
        cut += 1;
    }
    assert!(cut >= 9, "{cut}");
}
