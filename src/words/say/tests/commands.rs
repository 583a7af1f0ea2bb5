//! Every command has a button and a label.

use super::*;

pub(super) fn own_commands(card: CardId) -> Vec<lp::Command> {
    use lp::Command::*;
    let rules = lp::Pick::default();
    let mut list = vec![
        FillTableau,
        Disarm,
        Rise,
        Retire { card },
        Indoctrinate,
        Cycle,
        Discard,
        SetRules(lp::Pick { deal: lp::Deal::Table, ..rules }),
        SetRules(lp::Pick { last_elder_falls: true, ..rules }),
        SetRules(lp::Pick { check_suits: true, ..rules }),
        SetRules(rules),
        Refresh { card },
        SetActivated,
        Shuffle,
    ];
    list.extend(lp::Action::ALL.map(|action| Act { card, action }));
    every!(lp::Command: list;
        FillTableau, Disarm, Rise, Act { .. }, Retire { .. }, Indoctrinate, Cycle, Discard,
        SetRules(_), Refresh { .. }, SetActivated, Shuffle)
}

pub(super) fn trackers() -> Vec<Tracker> {
    let pool = |pool: lp::Pool| Tracker::Pool(powers(), pool.into());
    every!(Tracker: vec![
            Tracker::Points(powers()),
            Tracker::Hand(powers()),
            pool(lp::Pool::Supply),
            pool(lp::Pool::Upright),
            pool(lp::Pool::Fallen),
        ];
        Tracker::Points(_), Tracker::Hand(_), Tracker::Pool(..))
}

pub(super) fn zones() -> Vec<Zone> {
    let own = |zone: lp::Zone| Zone::Own(powers(), zone.into());
    let mut list = vec![Zone::Away, Zone::Discard, Zone::Available, Zone::Crafted(seat(1))];
    list.extend(lp::Slot::ALL.map(|slot| own(lp::Zone::Slot(slot))));
    list.extend([own(lp::Zone::WornOut), own(lp::Zone::Deck)]);
    every!(Zone: list;
        Zone::Away, Zone::Discard, Zone::Available, Zone::Crafted(_), Zone::Own(..))
}

pub(super) fn figures() -> Vec<lp::Figure> {
    let counts = Suit::ALL.map(lp::Figure::OldFriends);
    let costs = Suit::ALL.map(|suit| lp::Figure::Cost { suit, nth: 1 });
    counts.into_iter().chain(costs).collect()
}

pub(super) fn commands(game: &Game) -> Vec<Command> {
    use Command::*;
    let (card, one, two) = (follower(game), seat(1), seat(2));
    let item = Item::Boot;
    let mut list = vec![
        Begin(Box::new(setup(lp::Deal::App))),
        Start,
        EndPhase,
        EndTurn,
        Score { seat: one, by: 1 },
        Score { seat: one, by: -2 },
        MovePoints { from: one, to: two, points: 3, turn: 1 },
        MovePoints { from: one, to: one, points: 1, turn: 1 },
        Rescore {
            figure: figures()[0].into(),
            lines: vec![Rescored { seat: one, by: 2, turn: 1 }],
        },
        Remove { by: Some(one), whose: Some(powers()), means: Means::Hits },
        Remove { by: Some(one), whose: None, means: Means::Hits },
        Remove { by: None, whose: Some(one), means: Means::Hits },
        Remove { by: None, whose: None, means: Means::Hits },
        Battle { attacker: one, defender: None, by: None },
        Battle { attacker: one, defender: Some(two), by: None },
        Battle {
            attacker: powers(),
            defender: Some(two),
            by: Some(Box::new(lp::Command::Act { card, action: lp::Action::Battle }.into())),
        },
        Craft { seat: one },
        Draw { seat: one },
        Discard { seat: one },
        UseCard { seat: one, card },
        ActivateDominance { seat: one },
        TakeDominance { seat: one, card },
        CheckDominance { seat: one },
        MoveItem { seat: one, item, back: false },
        MoveItem { seat: one, item, back: true },
        NameCard { card },
        PriceCard { card },
        Rename { seat: two, name: "Mo".to_owned() },
        Repick { seat: two, pick: guest_pick() },
        Leave { seat: two },
        Return { seat: two },
        Swap { seat: one, with: two },
        TurnTo { seat: one, phase: Phase::Evening, round: 2 },
        Note("So we agreed.".to_owned()),
        Note(String::new()),
        Follow(crate::engine::printing::Printing::Law2025),
        Follow(crate::engine::printing::Printing::Sixth),
        Reopen,
        Close,
    ];
    list.extend(trackers().into_iter().map(SetTo));
    list.extend(zones().into_iter().map(|to| MoveCard { card, to }));
    list.extend(zones().into_iter().map(|to| AddCard { to }));
    list.extend(figures().into_iter().map(|figure| Learn(figure.into())));
    let own = own_commands(card).into_iter();
    list.extend(own.map(|play| Play { seat: powers(), play: play.into() }));
    every!(Command: list;
        Begin(_), Start, EndPhase, EndTurn, Score { .. }, MovePoints { .. }, Rescore { .. }, Remove { .. },
        Battle { .. }, Craft { .. }, Draw { .. }, Discard { .. }, UseCard { .. }, ActivateDominance { .. },
        TakeDominance { .. }, CheckDominance { .. }, SetTo(_), MoveItem { .. }, MoveCard { .. },
        AddCard { .. }, NameCard { .. }, PriceCard { .. }, Learn(_), Rename { .. },
        Repick { .. }, Leave { .. }, Return { .. }, Swap { .. }, TurnTo { .. }, Note(_), Follow(_), Reopen, Close,
        Play { .. })
}

pub(super) fn guest_pick() -> FactionPick {
    guest::Pick { name: String::new(), colour: guest::Colour::Teal }.into()
}

#[test]
pub(super) fn every_command_has_a_button_and_a_label() {
    let game = table(lp::Deal::App);
    for command in commands(&game) {
        differ(|language| super::super::command(language, &game, &command));
        let detail = |language| command_detail(language, &game, &command);
        if !detail(Language::English).is_empty() {
            in_both(detail);
        }
        let entry = bare(command, Vec::new());
        differ(|language| super::super::entry(language, &game, &entry).label);
    }
}
