//! Every tracker of the board put right by hand: pieces still add up.

use super::*;
use crate::engine::factions::FactionPick;
use crate::engine::offer::{Place, offers};
use crate::engine::refusal::RefusalKind;

/// Each pool once; what it gains another loses.
#[test]
fn every_pool_can_be_set() {
    let mut table = set_up();
    table.play(set(Pool::Acolytes), &[number(4), Answer::One(0)]);
    assert_eq!(warriors(&table), (14, 7, 4));
    table.play(set(Pool::Acolytes), &[number(6), Answer::One(1)]);
    assert_eq!(warriors(&table), (14, 5, 6));
    table.play(set(Pool::Supply), &[number(10), Answer::One(0)]);
    assert_eq!(warriors(&table), (10, 9, 6));
    table.play(set(Pool::Map), &[number(0), Answer::One(1)]);
    assert_eq!(warriors(&table), (10, 0, 15));
    table.play(set(Pool::Map), &[number(25)]);
    assert_eq!(warriors(&table), (0, 25, 0));
    for suit in Ground::ALL {
        table.play(set(Pool::Garden(suit)), &[number(3)]);
        assert_eq!((pool(&table, Pool::Track(suit)), pool(&table, Pool::Garden(suit))), (2, 3));
        table.play(set(Pool::Track(suit)), &[number(0)]);
        assert_eq!((pool(&table, Pool::Track(suit)), pool(&table, Pool::Garden(suit))), (0, 5));
        let too_many = table.refused(set(Pool::Garden(suit)), &[number(6)]);
        assert_eq!(too_many.kind, RefusalKind::AnswerDoesNotFit);
    }
    table.set_points(cult(), 12);
    table.set_hand(cult(), 8);
    assert_eq!((table.points(cult()), table.hand(cult())), (12, 8));
}

/// The marker by hand, both its suit and its side.
#[test]
fn the_outcast_can_be_set() {
    let mut table = set_up();
    for suit in Ground::ALL {
        for hated in [true, false] {
            set_outcast(&mut table, suit, hated);
            assert_eq!(outcast(&table), Some((suit, hated)));
            let same = own(Command::SetOutcast(Outcast { suit, hated }));
            assert_eq!(table.refused(same, &[]).kind, RefusalKind::NothingChanges);
        }
    }
}

/// One touch a suit adds what the app did not see.
#[test]
fn four_touches_fill_the_pile() {
    let mut table = set_up();
    fill(&mut table, 1, 1, 1, 1);
    assert_eq!(lost_souls(&table), [BIRD, MOUSE, RABBIT, FOX]);
    assert_eq!(table.hand(cult()), 3, "nobody's hand is meant");
    let soul = souls(table.game(), cult())[0];
    table.play(Act::NameCard { card: soul }, &[faces([named("Dominance", Suit::Bird)])]);
    table.play(own(Command::Adjust), &[]);
    assert_eq!(table.cards(Anywhere::Available), [soul], "named later it still becomes available");
}

/// A card shown by mistake goes back; a suit scored by mistake may score again.
#[test]
fn rituals_can_be_put_right() {
    let mut table = in_daylight(3);
    table.play(perform(Ritual::Recruit), &[faces([FOX])]);
    let card = revealed(table.game(), cult())[0];
    table.play(own(Command::TakeBack { card }), &[]);
    assert_eq!((table.hand(cult()), revealed(table.game(), cult()).len()), (3, 0));
    table.forbids(own(Command::TakeBack { card }), &[], Refusal::NothingRevealed, "root:10.6.1");
    table.play(perform(Ritual::Score), &[faces([FOX])]);
    table.play(own(Command::Unscore(Ground::Fox)), &[]);
    assert_eq!(state(&table).scored, []);
    let same = table.refused(own(Command::Unscore(Ground::Fox)), &[]);
    assert_eq!(same.kind, RefusalKind::NothingChanges);
    let shown = table.lay_card(MOUSE, at(Zone::Revealed));
    table.play(Act::MoveCard { card: shown, to: at(Zone::LostSouls) }, &[]);
    assert_eq!(lost_souls(&table), [MOUSE, FOX]);
    table.play(own(Command::SetActivated), &[number(2)]);
    assert_eq!(state(&table).activated, 2);
    let same = table.refused(own(Command::SetActivated), &[number(2)]);
    assert_eq!(same.kind, RefusalKind::NothingChanges);
}

/// All of it is offered where things are put right.
#[test]
fn corrections_are_offered() {
    let mut table = in_daylight(3);
    table.play(perform(Ritual::Score), &[faces([FOX])]);
    table.play(perform(Ritual::Recruit), &[faces([FOX])]);
    let offered = offers(table.game(), cult());
    let has = |place: Place, command: Act| {
        offered.iter().any(|o| o.place == place && o.command == command && o.verdict.is_ok())
    };
    for suit in Suit::ALL {
        assert!(has(Place::Correct, own(Command::AddSoul(suit))));
    }
    // The marker: two other suits, and the other side.
    let marker = offered.iter().filter(|o| {
        matches!(
            &o.command,
            Act::Play {
                play: crate::engine::factions::FactionCommand::LizardCult(Command::SetOutcast(_)),
                ..
            }
        )
    });
    assert!(marker.clone().count() == 3 && marker.clone().all(|o| o.verdict.is_ok()));
    assert!(has(Place::Correct, own(Command::Unscore(Ground::Fox))));
    assert!(has(Place::Correct, own(Command::SetActivated)));
    assert!(has(Place::Correct, own(Command::SetRules(Pick { garden_to_score: true }))));
    assert!(has(Place::Correct, Act::Learn(Figure::BonusSpace.into())));
    let card = revealed(table.game(), cult())[0];
    assert!(has(Place::Card(card), own(Command::TakeBack { card })));
    let soul = souls(table.game(), cult())[0];
    assert!(has(Place::Card(soul), Act::MoveCard { card: soul, to: Anywhere::Discard }));
    assert!(has(Place::Card(soul), Act::NameCard { card: soul }));
}

/// A seat that was no Cult after all gives its cards up.
#[test]
fn another_faction_takes_the_seat() {
    let mut table = set_up();
    fill(&mut table, 2, 0, 0, 0);
    table.play(Act::Repick { seat: cult(), pick: guest("Vagabond") }, &[]);
    assert_eq!(table.game().discard_zone(), Anywhere::Discard);
    let back: FactionPick = Pick::default().into();
    table.play(Act::Repick { seat: cult(), pick: back }, &[]);
    assert_eq!((warriors(&table), lost_souls(&table)), ((25, 0, 0), vec![]));
}

/// What does not fit the board is refused by the fold, whatever a stranger's file says.
#[test]
fn a_strange_effect_does_not_fit() {
    use crate::engine::factions::Contract;
    let mut state = State::default();
    let fold = |state: &mut State, effect| Rules::fold(state, &effect);
    assert!(fold(&mut state, Effect::Activated(16)).is_err());
    assert!(fold(&mut state, Effect::Activated(15)).is_ok());
    fold(&mut state, Effect::Scored(Ground::Fox)).unwrap();
    fold(&mut state, Effect::Scored(Ground::Fox)).unwrap();
    assert_eq!(state.scored, [Ground::Fox]);
}
