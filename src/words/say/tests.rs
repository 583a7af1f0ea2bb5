//! Every message of the engine has words in both languages, and what lies face down stays unsaid.

use crate::engine::propose::Means;
use std::collections::BTreeSet;

use crate::engine::ask::{Answer, Answerer, Ask, Choice, CountRow, Countable, Form, Question};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::{Body, CardKind, DeckKind};
use crate::engine::effect::{Effect, Ending, Notice, Victory};
use crate::engine::entry::{Entry, EntryId};
use crate::engine::factions::{FactionPick, guest, lost_powers as lp};
use crate::engine::figure::FigureValue;
use crate::engine::game::Game;
use crate::engine::history::Broken;
use crate::engine::item::Item;
use crate::engine::law::{Book, law};
use crate::engine::offer::offers;
use crate::engine::propose::{Proposal, propose};
use crate::engine::refusal::{Misfit, Refusal, RefusalKind};
use crate::engine::score::Reason;
use crate::engine::seat::{SeatId, SeatSetup, Standing};
use crate::engine::setup::Setup;
use crate::engine::suit::{Ground, Suit};
use crate::engine::supply::Class;
use crate::engine::table::{Command, Rescored, Tracker, steps};
use crate::engine::turn::{Mark, Phase, Status, Step, StepInfo, Turn};
use crate::engine::veil::Veiled;
use crate::engine::zone::{End, Zone};
use crate::words::Language;

use super::*;

/// The list, once it holds every variant. A new variant does not compile until it stands here.
macro_rules! every {
    ($Type:ty: $list:expr; $($variant:pat),+ $(,)?) => {{
        let list: Vec<$Type> = $list;
        let name = |each: &$Type| match each { $($variant => stringify!($variant)),+ };
        let told: BTreeSet<&str> = list.iter().map(name).collect();
        for each in [$(stringify!($variant)),+] {
            assert!(told.contains(each), "{each} is not in the list");
        }
        list
    }};
}

/// A text as people read it: something, whole, and not twice the same space.
#[track_caller]
fn assert_readable(text: &str) {
    assert!(!text.trim().is_empty(), "an empty text");
    assert!(!text.contains(['{', '}', '\u{4}']), "a hole in {text:?}");
    assert!(!text.contains("  "), "two spaces in {text:?}");
    assert!(text.split(' ').all(|word| !word.contains('_')), "a key in {text:?}");
}

#[track_caller]
fn in_both(say: impl Fn(Language) -> String) -> [String; 2] {
    let both = [say(Language::English), say(Language::Dutch)];
    both.iter().for_each(|text| assert_readable(text));
    both
}

#[track_caller]
fn differ(say: impl Fn(Language) -> String) -> String {
    let [english, dutch] = in_both(say);
    assert_ne!(english, dutch);
    english
}

/// The seat of the Lost Powers.
fn powers() -> SeatId {
    seat(0)
}

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

fn setup(deal: lp::Deal) -> Setup {
    let guest = |name: &str, colour| guest::Pick { name: name.to_owned(), colour }.into();
    let sit = |name: &str, pick: FactionPick| SeatSetup {
        name: name.to_owned(),
        pick,
        bot: false,
        points: Default::default(),
    };
    Setup {
        seats: vec![
            sit("", lp::Pick { deal, ..lp::Pick::default() }.into()),
            sit("", guest("Marquise", guest::Colour::Gold)),
            sit("Lynn\nB.", guest("", guest::Colour::Red)),
        ],
        deck: DeckKind::Base,
        first: powers(),
        figures: Default::default(),
        printing: Default::default(),
        lots: Default::default(),
    }
}

/// The first answer that fits, but for counts: all of the first rows that hold any.
fn answer(ask: &Ask) -> Answer {
    let fill = |rows: &[CountRow], total: u8| {
        let mut left = total;
        let mut take = |row: &CountRow| {
            let n = left.min(row.max).max(row.min);
            left = left.saturating_sub(n);
            n
        };
        rows.iter().map(&mut take).collect::<Vec<u8>>()
    };
    match &ask.form {
        Form::YesNo => Answer::Yes(true),
        Form::OneOf(_) => Answer::One(0),
        Form::Number { min, max, start } => Answer::Number((*start + 1).clamp(*min, *max)),
        Form::Counts { rows, min, .. } => {
            let least: u8 = rows.iter().map(|row| row.min).sum();
            let rest = (*min).max(1).max(least) - least;
            Answer::Counts(if least == 0 {
                fill(rows, rest)
            } else {
                rows.iter().map(|row| row.min + 1).collect()
            })
        }
        Form::Cards { from, min, .. } => Answer::Cards(from[..usize::from(*min)].to_vec()),
        Form::Faces { min, .. } => {
            let tea = CardKind::find("Root Tea", Suit::Fox).unwrap();
            Answer::Faces(vec![Face::Named(tea); usize::from((*min).max(1))])
        }
        Form::Price { .. } => Answer::Price(Price::Cost(2)),
        Form::Shuffle { cards } => {
            let mut cards = cards.clone();
            cards.reverse();
            Answer::Order(Veiled(cards))
        }
    }
}

/// Does it, or fails the test.
fn play(game: &Game, command: Command, insist: bool, given: Vec<Answer>) -> (Game, Entry) {
    attempt(game, command.clone(), insist, given)
        .unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"))
}

/// Does it with the answers given, and with the first that fits where those run out.
fn attempt(
    game: &Game,
    command: Command,
    insist: bool,
    mut given: Vec<Answer>,
) -> Result<(Game, Entry), Refusal> {
    let mut answers = Vec::new();
    let effects = loop {
        match propose(game, &command, insist, &answers)? {
            Proposal::Done(effects) => break effects,
            Proposal::Asked(ask) => {
                let text = in_both(|language| super::ask(language, game, &ask).title);
                assert_ne!(text[0], text[1]);
                in_both(|language| confirm(language, game, &ask));
                let next = if given.is_empty() { answer(&ask) } else { given.remove(0) };
                answers.push(next);
            }
        }
    };
    let entry = Entry {
        id: EntryId(1),
        on: EntryId(0),
        at: 0,
        command,
        insist,
        answers,
        effects,
        reroll: false,
    };
    let mut after = game.clone();
    after.fold(&entry).unwrap();
    Ok((after, entry))
}

/// A table in the first turn: the tableau is filled, one Elder stands, another lies.
fn table(deal: lp::Deal) -> Game {
    let begun = play(&Game::default(), Command::Begin(Box::new(setup(deal))), false, vec![]).0;
    let own = |play: lp::Command| Command::Play { seat: powers(), play: play.into() };
    let counts = Answer::Counts(vec![2; 4]);
    let filled = play(&begun, own(lp::Command::FillTableau), false, vec![counts]).0;
    let mut game = play(&filled, Command::Start, false, vec![]).0;
    let shift = |from: lp::Pool, to: lp::Pool| Effect::Shift {
        seat: powers(),
        from: from.into(),
        to: to.into(),
        n: 1,
    };
    let moved = bare(
        Command::Note(String::new()),
        vec![shift(lp::Pool::Supply, lp::Pool::Upright), shift(lp::Pool::Supply, lp::Pool::Fallen)],
    );
    game.fold(&moved).unwrap();
    game
}

fn bare(command: Command, effects: Vec<Effect>) -> Entry {
    Entry {
        id: EntryId(1),
        on: EntryId(0),
        at: 0,
        command,
        insist: false,
        answers: Vec::new(),
        effects,
        reroll: false,
    }
}

fn follower(game: &Game) -> CardId {
    lp::followers(game, powers())[0]
}

fn own_commands(card: CardId) -> Vec<lp::Command> {
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

fn trackers() -> Vec<Tracker> {
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

fn zones() -> Vec<Zone> {
    let own = |zone: lp::Zone| Zone::Own(powers(), zone.into());
    let mut list = vec![Zone::Away, Zone::Discard, Zone::Available, Zone::Crafted(seat(1))];
    list.extend(lp::Slot::ALL.map(|slot| own(lp::Zone::Slot(slot))));
    list.extend([own(lp::Zone::WornOut), own(lp::Zone::Deck)]);
    every!(Zone: list;
        Zone::Away, Zone::Discard, Zone::Available, Zone::Crafted(_), Zone::Own(..))
}

fn figures() -> Vec<lp::Figure> {
    let counts = Suit::ALL.map(lp::Figure::OldFriends);
    let costs = Suit::ALL.map(|suit| lp::Figure::Cost { suit, nth: 1 });
    counts.into_iter().chain(costs).collect()
}

fn commands(game: &Game) -> Vec<Command> {
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

fn guest_pick() -> FactionPick {
    guest::Pick { name: String::new(), colour: guest::Colour::Teal }.into()
}

#[test]
fn every_command_has_a_button_and_a_label() {
    let game = table(lp::Deal::App);
    for command in commands(&game) {
        differ(|language| super::command(language, &game, &command));
        let detail = |language| command_detail(language, &game, &command);
        if !detail(Language::English).is_empty() {
            in_both(detail);
        }
        let entry = bare(command, Vec::new());
        differ(|language| super::entry(language, &game, &entry).label);
    }
}

fn own_effects(card: CardId) -> Vec<lp::Effect> {
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

fn reasons(card: CardId) -> Vec<Reason> {
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

fn effects(game: &Game) -> Vec<Effect> {
    use Effect::*;
    let (card, one) = (follower(game), seat(1));
    let deck = Zone::Own(powers(), lp::Zone::Deck.into());
    let step = Step::Own(lp::Step::Cycle.into());
    let end = Ending { winner: one, how: Victory::Points };
    let item = Item::Coins;
    let mut list = vec![
        Began(Box::new(setup(lp::Deal::App))),
        Reordered { zone: deck, order: Veiled(game.cards_in(deck).to_vec()) },
        Named { card, face: Face::Suit(Suit::Fox) },
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
fn every_effect_is_a_line_in_both_languages() {
    let game = table(lp::Deal::App);
    for effect in effects(&game) {
        let line = |language| super::effects::line(language, &game, &game, &effect);
        let both = [line(Language::English), line(Language::Dutch)].map(Option::unwrap_or_default);
        assert_readable(&both[0]);
        assert_ne!(both[0], both[1], "{effect:?}");
        assert_readable(&both[1]);
    }
}

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
        NobodyHasWon,
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
        differ(|language| super::broken(language, broken));
    }
    let mouse = lp::Refusal::WrongSuit { follower: Suit::Mouse, action: lp::Action::Seek };
    assert_eq!(
        refusal(Language::English, &game, &Refusal::plain(mouse)),
        "A mouse follower cannot seek. It can recruit, move or battle."
    );
}

fn own_questions() -> Vec<lp::Question> {
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

fn questions(card: CardId) -> Vec<Question> {
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
fn every_question_is_asked_in_both_languages_whatever_its_form() {
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
fn every_choice_and_row_has_a_name() {
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
        differ(|language| super::item(language, item));
    }
    for suit in Suit::ALL {
        differ(|language| super::suit(language, suit));
        differ(|language| suit_word(language, suit));
        differ(|language| face(language, Face::Suit(suit)));
        differ(|language| face(language, Face::Own { suit, nth: 0 }));
        differ(|language| standing(language, Standing::Dominance(suit)));
    }
    for phase in Phase::ALL {
        differ(|language| super::phase(language, phase));
    }
    for deck in DeckKind::ALL {
        differ(|language| super::deck(language, deck));
    }
    for class in Class::ALL {
        differ(|language| super::class(language, class, 2));
    }
    for zone in zones() {
        in_both(|language| super::zone(language, &game, zone));
    }
    for tracker in trackers() {
        differ(|language| super::tracker(language, &game, tracker));
    }
    for figure in figures() {
        differ(|language| super::figure(language, figure.into()));
    }
    for price in [None, Some(Price::NoCost), Some(Price::Cost(3))] {
        differ(|language| super::price(language, price));
    }
    for reason in reasons(follower(&game)) {
        differ(|language| super::reason(language, &game, &reason));
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

#[test]
fn a_retired_item_is_told_with_all_its_points() {
    let game = table(lp::Deal::App);
    let tea = CardKind::find("Root Tea", Suit::Fox).unwrap();
    let named = Effect::Named { card: follower(&game), face: Face::Named(tea) };
    let mut before = game.clone();
    before.fold(&bare(Command::Note(String::new()), vec![named])).unwrap();
    let retire = lp::Command::Retire { card: follower(&game) };
    let command = Command::Play { seat: powers(), play: retire.into() };
    assert_eq!(super::command(Language::English, &before, &command), "Retire Root Tea");
    assert_eq!(command_detail(Language::English, &before, &command), "+2 points, item +2");
    let (_, entry) = play(&before, command, true, vec![]);

    let text = super::entry(Language::English, &before, &entry);
    assert_eq!(text.label, "Lost Powers retired Root Tea, +4");
    for line in [
        "Lost Powers +1: follower retired (LP.6.1)",
        "Lost Powers +1: crafting cost of the retired follower (LP.6.1)",
        "Lost Powers took an item: tea",
        "Lost Powers +2: crafted item: tea (3.2.2)",
        "Root Tea goes to the discard pile",
    ] {
        assert!(text.lines.contains(&line.to_owned()), "{line:?} not in {:#?}", text.lines);
    }
    let text = super::entry(Language::Dutch, &before, &entry);
    assert_eq!(text.label, "Verloren Machten: Wortelthee met pensioen, +4");
    assert!(text.lines.contains(&"Wortelthee gaat naar de aflegstapel".to_owned()));
}

#[test]
fn a_removed_elder_is_told_with_what_it_sets_off() {
    let game = table(lp::Deal::App);
    let command = Command::Remove { by: Some(seat(1)), whose: Some(powers()), means: Means::Hits };
    let given = vec![Answer::Counts(vec![2]), Answer::Counts(vec![1, 1])];
    let (_, entry) = play(&game, command, false, given);
    let text = super::entry(Language::English, &game, &entry);
    assert_eq!(text.label, "Marquise removed from Lost Powers: 2 warriors, +1");
    for line in
        ["1 fallen Elder left the map", "1 Elder fell", "Marquise +1: Elder removed (LP.2.4)"]
    {
        assert!(text.lines.contains(&line.to_owned()), "{line:?} not in {:#?}", text.lines);
    }
}

#[test]
fn the_first_entry_names_the_table_that_it_lays() {
    let begin = Command::Begin(Box::new(setup(lp::Deal::App)));
    let (_, entry) = play(&Game::default(), begin, false, vec![]);
    let text = super::entry(Language::English, &Game::default(), &entry);
    assert_eq!(text.label, "Game begun: Lost Powers, Marquise and Lynn B.");
    assert_eq!(text.lines, ["Standard deck; first turn: Lost Powers"]);
}

/// Everything that an entry says, in both languages.
fn told(before: &Game, entry: &Entry) -> String {
    let say = |language| {
        let text = super::entry(language, before, entry);
        format!("{}\n{}\n", text.label, text.lines.join("\n"))
    };
    say(Language::English) + &say(Language::Dutch)
}

#[test]
fn cards_that_stay_in_the_hidden_deck_are_never_named() {
    for deal in [lp::Deal::App, lp::Deal::Table] {
        let mut game = table(deal);
        let deck = Zone::Own(powers(), lp::Zone::Deck.into());
        let own = |play: lp::Command| Command::Play { seat: powers(), play: play.into() };
        // Names that can be told from one another, laid into the deck unseen.
        let kinds: Vec<CardKind> = CardKind::of(DeckKind::Base)
            .filter(|kind| matches!(kind.def().body, Body::Persistent(_)))
            .take(9)
            .collect();
        let names = |cards: &[CardId], game: &Game| -> Vec<String> {
            let kinds = cards.iter().filter_map(|card| game.card(*card)?.face.kind());
            let both = [Language::English, Language::Dutch];
            kinds.flat_map(|kind| both.map(|language| card_name(language, kind))).collect()
        };
        for kind in &kinds {
            let faces = Answer::Faces(vec![Face::Named(*kind)]);
            let (after, entry) = play(&game, Command::AddCard { to: deck }, false, vec![faces]);
            for name in names(&[game.next_card()], &after) {
                assert!(!told(&game, &entry).contains(&name), "{name} added to the deck");
            }
            game = after;
        }
        let turns = [
            own(lp::Command::Shuffle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::Cycle),
            own(lp::Command::SetRules(lp::Pick { check_suits: true, deal, ..Default::default() })),
        ];
        let mut shuffled = 0;
        for command in turns {
            let (after, entry) = play(&game, command, true, vec![]);
            shuffled += entry
                .effects
                .iter()
                .filter(|effect| matches!(effect, Effect::Reordered { .. }))
                .count();
            let text = told(&game, &entry);
            // Cards worn out by this entry were seen before they went into the deck.
            let seen = lp::followers(&game, powers());
            let hidden: Vec<CardId> =
                after.cards_in(deck).iter().copied().filter(|card| !seen.contains(card)).collect();
            for name in names(&hidden, &after) {
                assert!(!text.contains(&name), "{name} lies in the deck, told in\n{text}");
            }
            game = after;
        }
        assert!(shuffled >= 2, "the deck was never made anew");
    }
}

#[test]
fn a_card_dealt_or_moved_face_down_is_counted_and_not_named() {
    let game = table(lp::Deal::App);
    let (card, to, end) =
        (follower(&game), Zone::Own(powers(), lp::Zone::Deck.into()), End::Bottom);
    let face = Face::Named(CardKind::find("Anvil", Suit::Fox).unwrap());
    for effect in [Effect::Dealt { card, face, to, end }, Effect::Card { card, from: to, to, end }]
    {
        let line = super::effects::line(Language::English, &game, &game, &effect);
        assert_eq!(line.as_deref(), Some("A card goes into the Follower deck"));
    }
}

#[test]
fn what_ended_is_told_by_what_began() {
    let game = table(lp::Deal::App);
    let mut now = game;
    for label in [
        "Lost Powers ended Birdsong",
        "Lost Powers ended Daylight",
        "Lost Powers ended the turn",
        "Marquise ended Birdsong",
    ] {
        let (after, entry) = play(&now, Command::EndPhase, false, vec![]);
        assert_eq!(super::entry(Language::English, &now, &entry).label, label);
        now = after;
    }
}

#[test]
fn whatever_is_offered_can_be_told() {
    let mut game = table(lp::Deal::App);
    for turn in 0..12 {
        for who in [powers(), seat(1), seat(2)] {
            for offer in offers(&game, who) {
                in_both(|language| command(language, &game, &offer.command));
                let done = match offer.verdict {
                    Ok(_) => attempt(&game, offer.command, false, vec![]),
                    Err(refused) => Err(refused),
                };
                match done {
                    Ok((after, entry)) => {
                        for language in Language::OFFERED {
                            let text = super::entry(language, &game, &entry);
                            assert_readable(&text.label);
                            text.lines.iter().for_each(|line| assert_readable(line));
                            if std::env::var_os("SHOW_TEXTS").is_some() && turn < 4 {
                                println!("{text:#?}");
                            }
                            // Asked for too late, a label still is one.
                            assert_readable(&super::entry(language, &after, &entry).label);
                        }
                    }
                    // The law may also stand in the way of an answer.
                    Err(refused) => {
                        differ(|language| refusal(language, &game, &refused));
                    }
                }
            }
            for info in steps(&game, who) {
                in_both(|language| step_title(language, &game, info.step));
            }
        }
        game = play(&game, Command::EndPhase, false, vec![]).0;
    }
}
