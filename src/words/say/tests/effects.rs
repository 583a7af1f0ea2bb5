//! Every effect is a line.

use super::*;

pub(super) fn own_effects(card: CardId) -> Vec<lp::Effect> {
    use lp::Effect::*;
    let mut list = vec![
        Refreshed { card },
        Activated { elders: 2, spent: [1, 0, 0, 1] },
        StandIn([1, 0, 2]),
        Rose(0),
        Rose(1),
        Rules(lp::Pick { deal: lp::Deal::Table, ..lp::Pick::default() }),
    ];
    list.extend(lp::Action::ALL.map(|action| Acted { card, action }));
    every!(lp::Effect: list;
        Acted { .. }, Refreshed { .. }, Activated { .. }, StandIn(_), Rose(_), Rules(_))
}

pub(super) fn reasons(card: CardId) -> Vec<Reason> {
    let whose = seat(1);
    let mut list = vec![
        Reason::Crafted(Item::Tea),
        Reason::Card(card),
        Reason::Table,
        Reason::Correction,
        Reason::Start,
    ];
    list.extend(Class::ALL.map(|class| Reason::Removed { whose, class }));
    let own = every!(lp::Reason: vec![
            lp::Reason::Retired,
            lp::Reason::CraftingCost,
            lp::Reason::OralHistory,
            lp::Reason::ElderRemoved,
        ];
        lp::Reason::Retired, lp::Reason::CraftingCost, lp::Reason::OralHistory,
        lp::Reason::ElderRemoved);
    list.extend(own.into_iter().map(|own| Reason::Own(own.into())));
    every!(Reason: list;
        Reason::Removed { .. }, Reason::Crafted(_), Reason::Card(_), Reason::Table,
        Reason::Correction, Reason::Start, Reason::Own(_))
}

pub(super) fn effects(game: &Game) -> Vec<Effect> {
    use Effect::*;
    let (card, one) = (follower(game), seat(1));
    let deck = Zone::Own(powers(), lp::Zone::Deck.into());
    let step = Step::Own(lp::Step::Cycle.into());
    let end = Ending { winner: one, how: Victory::Points };
    let item = Item::Coins;
    let mut list = vec![
        Began(Box::new(setup(lp::Deal::App))),
        Reordered { zone: deck, order: Veiled(game.cards_in(deck).to_vec()) },
        Named { card, face: Face::Suit(Suit::Fox), unseen: false },
        Priced { card, price: Price::NoCost },
        Learned { figure: lp::Figure::OldFriends(Suit::Fox).into(), value: FigureValue::Number(3) },
        Learned {
            figure: lp::Figure::Cost { suit: Suit::Fox, nth: 0 }.into(),
            value: FigureValue::Price(Price::Cost(1)),
        },
        Hand { seat: one, by: 1 },
        Hand { seat: one, by: -2 },
        ItemTaken { seat: one, item },
        ItemReturned { seat: one, item },
        ItemPassed { from: one, to: powers(), item },
        Marked { seat: powers(), step, mark: Some(Mark::Skipped) },
        Marked { seat: powers(), step, mark: None },
        Turned(Turn { number: 4, round: 2, seat: one, phase: Phase::Daylight }),
        Renamed { seat: one, name: "Mo".to_owned() },
        Repicked { seat: one, pick: guest_pick() },
        Left { seat: one, left: true },
        Left { seat: one, left: false },
        Reseated { order: vec![one, powers(), seat(2)] },
        Fought(crate::engine::battle::Line::Over { seat: one }),
        Overruled { law: law(Book::Root, "3.3.1") },
        Notice(crate::engine::effect::Notice::Won(end)),
        Ended(end),
        Ended(Ending { how: Victory::Dominance, ..end }),
        Reopened,
    ];
    list.extend(crate::engine::printing::Printing::ALL.map(Printing));
    let standings = Suit::ALL.map(crate::engine::seat::Standing::Dominance).into_iter();
    let standings = standings.chain([crate::engine::seat::Standing::Coalition(seat(2))]);
    list.extend(standings.map(|standing| Standing { seat: one, standing }));
    list.extend(reasons(card).into_iter().map(|reason| Score {
        seat: one,
        due: 2,
        applied: 1,
        reason,
        law: Some(law(Book::Root, "3.2.1")),
        turn: 1,
    }));
    let pools = [lp::Pool::Supply, lp::Pool::Upright, lp::Pool::Fallen];
    for (from, to) in pools.iter().flat_map(|from| pools.iter().map(move |to| (*from, *to))) {
        list.push(Shift { seat: powers(), from: from.into(), to: to.into(), n: 2 });
    }
    let face = Face::Suit(Suit::Mouse);
    let open = zones().into_iter().filter(|zone| *zone != Zone::Away);
    list.extend(open.map(|to| Dealt { card, face, to, end: End::Top }));
    list.extend(zones().into_iter().map(|to| Card {
        card,
        from: Zone::Discard,
        to,
        end: End::Top,
    }));
    let own = own_effects(card).into_iter();
    list.extend(own.map(|effect| Own { seat: powers(), effect: effect.into() }));
    every!(Effect: list;
        Began(_), Score { .. }, Shift { .. }, Dealt { .. }, Card { .. }, Reordered { .. },
        Named { .. }, Priced { .. }, Learned { .. }, Hand { .. }, ItemTaken { .. },
        ItemReturned { .. }, ItemPassed { .. }, Marked { .. }, Turned(_), Standing { .. }, Renamed { .. },
        Repicked { .. }, Left { .. }, Reseated { .. }, Fought(_), Overruled { .. }, Notice(_), Ended(_),
        Printing(_), Reopened, Own { .. })
}

#[test]
pub(super) fn every_effect_is_a_line_in_both_languages() {
    let game = table(lp::Deal::App);
    for effect in effects(&game) {
        let line = |language| super::super::effects::line(language, &game, &game, &effect);
        let both = [line(Language::English), line(Language::Dutch)].map(Option::unwrap_or_default);
        assert_readable(&both[0]);
        assert_ne!(both[0], both[1], "{effect:?}");
        assert_readable(&both[1]);
    }
}
