//! Steps, cards, and whatever else has a name.

use super::*;

#[test]
fn every_step_has_a_title_and_says_why_it_is_impossible() {
    let game = table(lp::Deal::App);
    let mut all = vec![Step::Dominance, Step::Reminder(follower(&game))];
    all.extend(lp::Step::ALL.map(|step| Step::Own(step.into())));
    let statuses = [
        Status::Due,
        Status::Optional,
        Status::Done,
        Status::Skipped,
        Status::Impossible(lp::Refusal::NobodyFallen.into()),
    ];
    for step in all {
        differ(|language| step_title(language, &game, step));
        for (status, count) in statuses
            .iter()
            .flat_map(|status| [None, Some(0), Some(1), Some(3)].map(|count| (status, count)))
        {
            let law = law(Book::Root, "1.4.1");
            let status = status.clone();
            let impossible = matches!(status, Status::Impossible(_));
            let info = StepInfo { step, phase: Phase::Evening, law, status, count };
            let figure = |language| step_figure(language, &game, powers(), &info);
            if !figure(Language::English).is_empty() {
                differ(figure);
            }
            let detail = |language| step_detail(language, &game, powers(), &info);
            if impossible || !detail(Language::English).is_empty() {
                differ(detail);
            }
        }
    }
    let rise = |status, count| {
        let step = Step::Own(lp::Step::Rise.into());
        let law = law(Book::Nemesis, "LP.4.2");
        let info = StepInfo { step, phase: Phase::Birdsong, law, status, count };
        step_figure(Language::English, &game, powers(), &info)
    };
    assert_eq!(rise(Status::Due, Some(2)), "Stand 2 Elders up");
    assert_eq!(rise(Status::Done, Some(1)), "1 Elder stood up");
}

#[test]
fn every_card_of_the_decks_is_named_and_explained() {
    assert_eq!(CardKind::all().count(), 83);
    for kind in CardKind::all() {
        in_both(|language| card_name(language, kind));
        let effect = differ(|language| card_effect(language, kind));
        assert!(effect.ends_with('.'), "{effect:?}");
        if let Body::Item { points, .. } = kind.def().body {
            assert!(effect.contains(&points.to_string()), "{effect:?}");
        }
    }
    let same =
        |kind: &CardKind| card_name(Language::English, *kind) == card_name(Language::Dutch, *kind);
    assert!(CardKind::all().filter(same).count() <= 3, "Dutch card names are missing");
}

#[test]
fn the_rest_has_words_too() {
    let game = table(lp::Deal::App);
    for item in Item::ALL {
        differ(|language| super::super::item(language, item));
    }
    for suit in Suit::ALL {
        differ(|language| super::super::suit(language, suit));
        differ(|language| suit_word(language, suit));
        differ(|language| face(language, Face::Suit(suit)));
        differ(|language| face(language, Face::Own { suit, nth: 0 }));
        differ(|language| standing(language, Standing::Dominance(suit)));
    }
    for phase in Phase::ALL {
        differ(|language| super::super::phase(language, phase));
    }
    for deck in DeckKind::ALL {
        differ(|language| super::super::deck(language, deck));
    }
    for class in Class::ALL {
        differ(|language| super::super::class(language, class, 2));
    }
    for zone in zones() {
        in_both(|language| super::super::zone(language, &game, zone));
    }
    for tracker in trackers() {
        differ(|language| super::super::tracker(language, &game, tracker));
    }
    for figure in figures() {
        differ(|language| super::super::figure(language, figure.into()));
    }
    for price in [None, Some(Price::NoCost), Some(Price::Cost(3))] {
        differ(|language| super::super::price(language, price));
    }
    for reason in reasons(follower(&game)) {
        differ(|language| super::super::reason(language, &game, &reason));
    }
    for colour in guest::Colour::ALL {
        let pick = guest::Pick { name: " ".to_owned(), colour };
        differ(|language| pick_name(language, &pick.clone().into()));
    }
    let won = Notice::Won(Ending { winner: powers(), how: Victory::Points });
    differ(|language| notice(language, &game, &won));
    differ(|language| undo(language, "Lynn"));
    differ(|language| redo(language, "Lynn"));
    assert_eq!(class(Language::English, Class::Warrior, 2), "2 warriors");
    assert_eq!(price(Language::English, Some(Price::Cost(3))), "Cost 3");
}
