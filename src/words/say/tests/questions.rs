//! Every question is asked, and each of its answers has a name.

use super::*;

pub(super) fn own_questions() -> Vec<lp::Question> {
    use lp::Question::*;
    let mut list = vec![
        OldFriends,
        Disarm { clearings: 2 },
        FallenIn,
        StandIn,
        EldersThere,
        FallenLeaving { leaving: 1 },
        UprightAlone { removed: 2 },
        WearOut,
        Indoctrinate { elders: 1 },
        CameUp { count: 4 },
        Activated,
    ];
    list.extend(Suit::ALL.map(|suit| FirstOldFriend { suit }));
    every!(lp::Question: list;
        OldFriends, FirstOldFriend { .. }, Disarm { .. }, FallenIn, StandIn, EldersThere,
        FallenLeaving { .. }, UprightAlone { .. }, WearOut, Indoctrinate { .. }, CameUp { .. },
        Activated)
}

pub(super) fn questions(card: CardId) -> Vec<Question> {
    use Question::*;
    let (seat, whose) = (seat(1), powers());
    let mut list = vec![
        WhoRemoved { whose: Some(whose) },
        WhoRemoved { whose: None },
        WhoseRemoved { by: Some(seat) },
        WhoseRemoved { by: None },
        WhatRemoved { by: Some(seat), whose },
        WhatRemoved { by: None, whose },
        PiecesRemoved { by: seat },
        StepsLeft { seat, steps: vec![Step::Dominance, Step::Own(lp::Step::Cycle.into())] },
        CardCrafted { seat },
        ResolveEffect { seat, card },
        CardsDiscarded { seat, count: 1 },
        CardsSpent { seat },
        WhichDominance { seat },
        CoalitionWith { seat },
        RuledClearings { seat },
        WarriorsStored { seat },
        RiverClearings { seat },
        CardsDrawn { seat },
        WhichSeat { seat, card },
        WereDefending { whose: seat },
        WasDone { seat, card },
        CostOf { card },
        NameOf { card },
        ShuffleOrder,
        Battle(crate::engine::battle::Question::Dice),
    ];
    list.extend(Suit::ALL.map(|suit| DominanceHolds { seat, suit }));
    list.extend(figures().into_iter().map(|figure| Figure(figure.into())));
    list.extend(trackers().into_iter().flat_map(|tracker| [SetTo(tracker), Counterpart(tracker)]));
    list.extend(own_questions().into_iter().map(|own| Own(own.into())));
    every!(Question: list;
        WhoRemoved { .. }, WhoseRemoved { .. }, WhatRemoved { .. }, WereDefending { .. }, PiecesRemoved { .. },
        StepsLeft { .. }, CardCrafted { .. }, ResolveEffect { .. }, CardsDiscarded { .. },
        CardsSpent { .. }, WhichDominance { .. }, DominanceHolds { .. }, CoalitionWith { .. }, RuledClearings { .. },
        WarriorsStored { .. }, RiverClearings { .. }, CardsDrawn { .. }, WhichSeat { .. },
        WasDone { .. }, CostOf { .. }, NameOf { .. }, Figure(_), SetTo(_), Counterpart(_),
        ShuffleOrder, Battle(_), Own(_))
}

#[test]
pub(super) fn every_question_is_asked_in_both_languages_whatever_its_form() {
    let game = table(lp::Deal::App);
    let card = follower(&game);
    let forms = [
        Form::YesNo,
        Form::OneOf(vec![Choice::Card(card)]),
        Form::Number { min: 0, max: 3, start: 0 },
        Form::Counts { rows: vec![], min: 0, max: 3 },
        Form::Cards { from: vec![card], min: 1, max: 1 },
        Form::Faces { deck: DeckKind::Base, min: 1, max: 1 },
        Form::Faces { deck: DeckKind::Base, min: 1, max: 5 },
        Form::Price { max: 9 },
        Form::Shuffle { cards: vec![card] },
    ];
    for question in questions(card) {
        for to in [Answerer::Seat(seat(1)), Answerer::Table, Answerer::Chance] {
            for form in forms.clone() {
                let asked = Ask { to, question: question.clone(), form, law: None, private: false };
                differ(|language| ask(language, &game, &asked).title);
                differ(|language| confirm(language, &game, &asked));
                let help = |language| ask(language, &game, &asked).help;
                if !help(Language::English).is_empty() {
                    differ(help);
                }
            }
        }
    }
}

#[test]
pub(super) fn every_choice_and_row_has_a_name() {
    let game = table(lp::Deal::App);
    let pool = lp::Pool::Fallen.into();
    let mut choices = vec![Choice::Card(follower(&game)), Choice::Pool(pool)];
    choices.extend(Suit::ALL.map(Choice::Suit));
    choices.extend(zones().into_iter().map(Choice::Zone));
    for each in choices {
        in_both(|language| choice(language, &game, each));
    }
    let mut rows = vec![Countable::Pool(pool), Countable::Suit(Suit::Bird)];
    rows.extend(Class::ALL.map(Countable::Class));
    rows.extend(Class::ALL.map(|class| Countable::Pieces(seat(1), class)));
    rows.extend(figures().into_iter().map(|figure| Countable::Figure(figure.into())));
    for each in rows {
        differ(|language| countable(language, &game, each));
    }
    assert_eq!(choice(Language::English, &game, Choice::Seat(seat(2))), "Lynn B.");
    assert_eq!(choice(Language::English, &game, Choice::Seat(seat(1))), "Marquise");
    assert_eq!(choice(Language::Dutch, &game, Choice::Seat(powers())), "Verloren Machten");
}
