//! Every refusal is a sentence.

use super::*;

fn misfits() -> Vec<Misfit> {
    use Misfit::*;
    every!(Misfit: vec![
            Beginning, NoSuchSeat(1), NoSuchCard(2), CardNotThere(3), CardTwice(4), NoRoom(5),
            OtherCards, PiecesShort, OffTheTrack, NoSuchItem, OtherFaction, OutOfRange, EndTwice,
            TextTooLong, Order(6),
        ];
        Beginning, NoSuchSeat(_), NoSuchCard(_), CardNotThere(_), CardTwice(_), NoRoom(_),
        OtherCards, PiecesShort, OffTheTrack, NoSuchItem, OtherFaction, OutOfRange, EndTwice,
        TextTooLong, Order(_))
}

fn own_refusals() -> Vec<lp::Refusal> {
    use lp::Refusal::*;
    let mut list = vec![
        NoUprightElder,
        NobodyFallen,
        NobodyOnMap,
        NoFollower,
        NotInTableau,
        FollowerUsed,
        NoElderInSupply,
        NoElderLeft { needed: 1, left: 0 },
        NoElderLeft { needed: 3, left: 2 },
        TableauFilled,
        CraftsInEvening,
    ];
    for action in lp::Action::ALL {
        list.push(SameActionTwice { action });
        list.extend(Suit::ALL.map(|follower| WrongSuit { follower, action }));
    }
    list.extend(Ground::ALL.map(|suit| NoElderThere { suit }));
    every!(lp::Refusal: list;
        NoUprightElder, NobodyFallen, NobodyOnMap, NoFollower, NotInTableau, WrongSuit { .. },
        FollowerUsed, SameActionTwice { .. }, NoElderInSupply, NoElderLeft { .. },
        NoElderThere { .. }, TableauFilled, CraftsInEvening)
}

fn refusals(card: CardId) -> Vec<RefusalKind> {
    use RefusalKind::*;
    let mut list = vec![
        NoSuchSeat,
        SeatLeft,
        NotBegun,
        BegunAlready,
        SeatCount,
        FactionTwice,
        TextTooLong,
        GameOver,
        NotOver,
        NobodyHasWon,
        StillSetup,
        NotYourTurn,
        AlreadyDone,
        Cancelled,
        AnswerDoesNotFit,
        NoPointsToLose,
        NoLongerScores,
        NothingChanges,
        NoSuchPiece,
        NobodyToBattle,
        NobodyElse,
        HandEmpty,
        NotCraftable,
        Duplicate,
        CraftsOtherwise,
        TooFewPoints { points: 1 },
        TooFewPoints { points: 9 },
        DominanceAlready,
        NoDominanceForTwo,
        NoDominanceForBots,
        NoCoalition { players: 3 },
        NotAvailable,
        CardElsewhere(card),
    ];
    list.extend(Phase::ALL.map(OtherPhase));
    list.extend(Item::ALL.map(ItemGone));
    list.extend(Suit::ALL.map(|needed| WrongSuit { needed }));
    list.extend(misfits().into_iter().map(Misfit));
    list.extend(own_refusals().into_iter().map(|own| Own(own.into())));
    every!(RefusalKind: list;
        NoSuchSeat, SeatLeft, NotBegun, BegunAlready, SeatCount, FactionTwice, TextTooLong,
        GameOver, NotOver, NobodyHasWon, StillSetup, OtherPhase(_), NotYourTurn, AlreadyDone, Cancelled,
        AnswerDoesNotFit, NoPointsToLose, NoLongerScores, NothingChanges, NoSuchPiece,
        NobodyToBattle, NobodyElse, HandEmpty, ItemGone(_), NotCraftable, Duplicate, CraftsOtherwise,
        TooFewPoints { .. }, DominanceAlready, NoDominanceForTwo, NoDominanceForBots,
        NoCoalition { .. }, NotAvailable, WrongSuit { .. }, CardElsewhere(_), Misfit(_), Own(_))
}

#[test]
fn every_refusal_is_a_sentence_in_both_languages() {
    let game = table(lp::Deal::App);
    for kind in refusals(follower(&game)) {
        let refused = Refusal::plain(kind);
        for text in in_both(|language| refusal(language, &game, &refused)) {
            assert!(text.ends_with('.'), "{text:?} is no sentence");
        }
        differ(|language| refusal(language, &game, &refused));
    }
    for broken in [
        Broken::Number(1, 2),
        Broken::NotOnCursor(3, 4),
        Broken::NoSuchEntry(5),
        Broken::Misfit(Misfit::OtherCards),
    ] {
        differ(|language| super::super::broken(language, broken));
    }
    let mouse = lp::Refusal::WrongSuit { follower: Suit::Mouse, action: lp::Action::Seek };
    assert_eq!(
        refusal(Language::English, &game, &Refusal::plain(mouse)),
        "A mouse follower cannot seek. It can recruit, move or battle."
    );
}
