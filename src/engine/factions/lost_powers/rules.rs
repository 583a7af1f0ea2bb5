//! The law of the Lost Powers: steps, what they come to, and what happens when an Elder is removed.
//! Numbers in `law(…)` are those of the Nemesis expansion's law.

use crate::engine::ask::{Answerer, Countable, CountRow, Question as Asked};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::Body;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::{Contract, FactionPool};
use crate::engine::figure::{FigureValue, Figures, Shape};
use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::{Candidate, Place};
use crate::engine::propose::{Draft, Means, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused, RefusalKind};
use crate::engine::score::Reason as Why;
use crate::engine::seat::{Seat, SeatId};
use crate::engine::suit::{Ground, Suit};
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Mark, Phase, Status, Step as Line, StepInfo};
use crate::engine::zone::{End, Sight, Zone as Place_};

use super::{Action, Command, Deal, Effect, Figure, Pick, Pool, Question, Reason, Refusal, Slot, State, Step, Zone};

const CRAFTING: LawRef = law(Book::Nemesis, "LP.2.1");
const TABLEAU: LawRef = law(Book::Nemesis, "LP.2.2.I");
const ORAL_HISTORY: LawRef = law(Book::Nemesis, "LP.2.2.I.a");
const FALLING: LawRef = law(Book::Nemesis, "LP.2.3");
const DOUBLE_TAP: LawRef = law(Book::Nemesis, "LP.2.3.II");
const LOSS: LawRef = law(Book::Nemesis, "LP.2.4");
const FILL: LawRef = law(Book::Nemesis, "LP.3.2");
const DISARM: LawRef = law(Book::Nemesis, "LP.4.1");
const RISE: LawRef = law(Book::Nemesis, "LP.4.2");
const DAYLIGHT: LawRef = law(Book::Nemesis, "LP.5");
const RETIRE: LawRef = law(Book::Nemesis, "LP.6.1");
const INDOCTRINATE: LawRef = law(Book::Nemesis, "LP.6.2");
const CYCLE: LawRef = law(Book::Nemesis, "LP.6.3");
const DISCARD: LawRef = law(Book::Nemesis, "LP.6.4");

const ELDERS: u8 = 5;
const HAND_LIMIT: u8 = 5;
/// More Old Friends of one suit, or a higher cost, than any print run holds.
const MOST: u8 = 9;

/// How the Lost Powers keep the contract.
pub struct Rules;

fn law_of(step: Step) -> LawRef {
    match step {
        Step::Warriors => law(Book::Nemesis, "LP.3.1"),
        Step::Tableau => FILL,
        Step::Disarm => DISARM,
        Step::Rise => RISE,
        Step::Followers => DAYLIGHT,
        Step::Retire => RETIRE,
        Step::Indoctrinate => INDOCTRINATE,
        Step::Cycle => CYCLE,
        Step::Discard => DISCARD,
    }
}

fn law_of_action(action: Action) -> LawRef {
    match action {
        Action::Recruit => law(Book::Nemesis, "LP.5.1"),
        Action::Draw => law(Book::Nemesis, "LP.5.2"),
        Action::Seek => law(Book::Nemesis, "LP.5.3"),
        Action::Move => law(Book::Nemesis, "LP.5.4"),
        Action::Battle => law(Book::Nemesis, "LP.5.5"),
    }
}

/// Whether a follower of this suit can take this action at all.
pub fn may(suit: Suit, action: Action) -> bool {
    match action {
        Action::Recruit => matches!(suit, Suit::Mouse | Suit::Bird),
        Action::Draw => matches!(suit, Suit::Rabbit | Suit::Bird),
        Action::Seek => matches!(suit, Suit::Fox | Suit::Bird),
        Action::Move | Action::Battle => true,
    }
}

fn zone(seat: SeatId, zone: Zone) -> Place_ {
    Place_::Own(seat, zone.into())
}

fn slot(seat: SeatId, place: Slot) -> Place_ {
    zone(seat, Zone::Slot(place))
}

/// The followers in the tableau, in order of their places.
pub fn followers(game: &Game, seat: SeatId) -> Vec<CardId> {
    Slot::ALL.iter().flat_map(|s| game.cards_in(slot(seat, *s)).to_vec()).collect()
}

fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

fn suit_of(game: &Game, card: CardId) -> Suit {
    game.card(card).map_or(Suit::Bird, |c| c.face.suit())
}

fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    match &draft.seat(seat)?.faction {
        super::super::Faction::LostPowers(state) => Ok(state.clone()),
        #[allow(unreachable_patterns)]
        _ => Err(Refused::plain(Misfit::OtherFaction).into()),
    }
}

fn acts_left(state: &State, card: CardId, suit: Suit) -> usize {
    let all = if suit == Suit::Bird { 2 } else { 1 };
    let done = state.acts.iter().filter(|(c, _)| *c == card).count();
    all - done.min(all)
}

impl Contract for Rules {
    type Pick = Pick;
    type State = State;
    type Command = Command;
    type Effect = Effect;
    type Step = Step;
    type Pool = Pool;
    type Zone = Zone;
    type Figure = Figure;

    fn begin(pick: &Pick) -> State {
        State { rules: *pick, ..State::default() }
    }

    fn pools() -> Vec<(Pool, u8)> {
        vec![(Pool::Supply, ELDERS), (Pool::Upright, 0), (Pool::Fallen, 0)]
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Warriors | Step::Tableau => Phase::Setup,
            Step::Disarm | Step::Rise => Phase::Birdsong,
            Step::Followers => Phase::Daylight,
            Step::Retire | Step::Indoctrinate | Step::Cycle | Step::Discard => Phase::Evening,
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::FillTableau => fill_tableau(draft, seat),
            Command::Disarm => disarm(draft, seat),
            Command::Rise => rise(draft, seat),
            Command::Act { card, action } => act(draft, seat, card, action),
            Command::Retire { card } => retire(draft, seat, card),
            Command::Indoctrinate => indoctrinate(draft, seat),
            Command::Cycle => cycle(draft, seat),
            Command::Discard => discard(draft, seat),
            Command::SetRules(rules) => set_rules(draft, seat, rules),
            Command::Refresh { card } => {
                let used = state(draft, seat)?.acts.iter().any(|(c, _)| *c == card);
                draft.must(used, RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Refreshed { card })
            }
            Command::SetActivated => {
                let now = state(draft, seat)?;
                let start = u16::from(now.activated);
                let range = (0, u16::from(ELDERS), start);
                let question = Asked::Own(Question::Activated.into());
                let n = draft.ask_number(Answerer::Table, question, range, Some(INDOCTRINATE))?;
                draft.must(n != start, RefusalKind::NothingChanges)?;
                let elders = u8::try_from(n).unwrap_or(ELDERS);
                draft.own(seat, Effect::Activated { elders, spent: [0; 4] })
            }
            Command::Shuffle => {
                let deck = zone(seat, Zone::Deck);
                draft.must(draft.game.cards_in(deck).len() > 1, RefusalKind::NothingChanges)?;
                draft.shuffle(deck)
            }
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Acted { card, action } => state.acts.push((card, action)),
            Effect::Refreshed { card } => state.acts.retain(|(c, _)| *c != card),
            Effect::Activated { elders, spent } => {
                if elders > ELDERS {
                    return Err(Misfit::OutOfRange);
                }
                (state.activated, state.spent) = (elders, spent);
            }
            Effect::StandIn(suits) => state.stand_in = Some(suits),
            Effect::Rose(n) => state.rose = Some(n),
            Effect::Rules(rules) => state.rules = rules,
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        *state = State { rules: state.rules, ..State::default() };
    }

    fn pool_kind(_pool: Pool) -> u8 {
        // All three hold Elders.
        0
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {
            Zone::Slot(_) | Zone::WornOut => Sight::Everyone,
            Zone::Deck => Sight::Nobody,
        }
    }

    fn zone_room(zone: Zone) -> usize {
        match zone {
            Zone::Slot(_) => 1,
            Zone::WornOut | Zone::Deck => usize::MAX,
        }
    }

    fn crafts_by_pieces(_state: &State) -> Result<(), Refused> {
        Err(Refused::plain(Refusal::CraftsInEvening).citing(CRAFTING))
    }

    // law nemesis:LP.2.2.I.a
    fn counts_as_crafted(game: &Game, seat: SeatId) -> Vec<CardId> {
        followers(game, seat)
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        let on_map = seat.pools.count(Pool::Upright.into()) + seat.pools.count(Pool::Fallen.into());
        [on_map, 0, 0]
    }

    fn sweeps_matter(seat: &Seat) -> bool {
        seat.pools.count(Pool::Upright.into()) + seat.pools.count(Pool::Fallen.into()) > 1
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, gone: u8) -> Outcome {
        let Some(enemy) = removal.enemy() else { return Ok(()) };
        for _ in 0..gone {
            draft.score(enemy, 1, Why::Own(Reason::ElderRemoved.into()), Some(LOSS))?;
        }
        for _ in 0..gone {
            wear_out_costliest(draft, removal.whose)?;
        }
        Ok(())
    }

    fn used_up(draft: &mut Draft<'_>, seat: SeatId, from: Option<Place_>) -> Outcome {
        match from {
            Some(Place_::Own(owner, _)) if owner == seat => {
                draft.score(seat, 1, Why::Own(Reason::OralHistory.into()), Some(ORAL_HISTORY))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {
            Figure::OldFriends(_) => Shape::Number { min: 1, max: MOST },
            Figure::Cost { .. } => Shape::Price { max: MOST },
        }
    }

    fn figures(known: &Figures) -> Vec<Figure> {
        let mut list = Suit::ALL.map(Figure::OldFriends).to_vec();
        for suit in Suit::ALL {
            let of_suit = known.number(Figure::OldFriends(suit).into()).unwrap_or(0);
            list.extend((0..of_suit).map(|nth| Figure::Cost { suit, nth }));
        }
        list
    }

    fn own_figure(face: Face) -> Option<Figure> {
        match face {
            Face::Own { suit, nth } => Some(Figure::Cost { suit, nth }),
            Face::Suit(_) | Face::Named(_) => None,
        }
    }
}

// The checklist

fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let who = game.seat(seat);
    let mark = who.and_then(|s| s.mark(Line::Own(step.into())));
    let hand = who.map_or(0, |s| s.hand);
    let (upright, fallen) = (count(game, seat, Pool::Upright), count(game, seat, Pool::Fallen));
    let tableau = followers(game, seat);
    let impossible = |refusal: Refusal| Status::Impossible(refusal.into());
    let fresh =
        tableau.iter().filter(|c| acts_left(state, **c, suit_of(game, **c)) > 0).count();
    let left = upright.saturating_sub(state.activated);
    // Disarm comes before Rise: who stood up since does not count for it.
    let stood = upright.saturating_sub(state.rose.unwrap_or(0));
    let (open, number) = match step {
        Step::Warriors => (Status::Done, Some(ELDERS)),
        Step::Tableau => (Status::Due, None),
        Step::Disarm if stood == 0 => (impossible(Refusal::NoUprightElder), None),
        Step::Disarm => (Status::Due, Some(stood)),
        Step::Rise if fallen == 0 => (impossible(Refusal::NobodyFallen), None),
        Step::Rise if tableau.is_empty() => (impossible(Refusal::NoFollower), None),
        Step::Rise => {
            let (least, most) = rise_bounds(game, &tableau, fallen);
            (Status::Due, (least == most).then_some(most))
        }
        Step::Followers if tableau.is_empty() => (impossible(Refusal::NoFollower), None),
        Step::Followers if fresh == 0 => (Status::Done, Some(0)),
        Step::Followers => (Status::Optional, u8::try_from(fresh).ok()),
        Step::Retire if upright == 0 => (impossible(Refusal::NoUprightElder), None),
        Step::Retire if tableau.is_empty() => (impossible(Refusal::NoFollower), None),
        Step::Retire => (Status::Optional, None),
        Step::Indoctrinate if upright == 0 => (impossible(Refusal::NoUprightElder), None),
        Step::Indoctrinate if left == 0 => (Status::Done, Some(0)),
        Step::Indoctrinate if hand == 0 => (Status::Impossible(RefusalKind::HandEmpty), Some(left)),
        Step::Indoctrinate => (Status::Optional, Some(left)),
        Step::Cycle => (Status::Due, u8::try_from(tableau.len()).ok()),
        Step::Discard if hand <= HAND_LIMIT => (Status::Done, Some(0)),
        Step::Discard => (Status::Due, Some(hand - HAND_LIMIT)),
    };
    let status = match mark {
        // A hand that has grown again has to be cut again.
        Some(Mark::Done) if step == Step::Discard => open,
        Some(Mark::Done) => Status::Done,
        Some(Mark::Skipped) => Status::Skipped,
        // What was due stays due, and is warned of; what was a choice was not taken.
        None if open == Status::Optional && who.is_some_and(|s| passed(s, step)) => Status::Skipped,
        None => open,
    };
    let number = if step == Step::Rise && mark.is_some() { state.rose } else { number };
    StepInfo {
        step: Line::Own(step.into()),
        phase: Rules::step_phase(step),
        law: law_of(step),
        status,
        count: number,
    }
}

fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    add(at(Step::Tableau), play(Command::FillTableau));
    add(at(Step::Disarm), play(Command::Disarm));
    add(at(Step::Rise), play(Command::Rise));
    for card in followers(game, seat) {
        let suit = suit_of(game, card);
        for action in Action::ALL.into_iter().filter(|a| may(suit, *a)) {
            add(Place::Card(card), play(Command::Act { card, action }));
        }
        add(at(Step::Retire), play(Command::Retire { card }));
    }
    add(at(Step::Indoctrinate), play(Command::Indoctrinate));
    add(at(Step::Cycle), play(Command::Cycle));
    add(at(Step::Discard), play(Command::Discard));
    corrections(game, seat, state, &mut add);
    list
}

fn corrections(
    game: &Game,
    seat: SeatId,
    state: &State,
    add: &mut impl FnMut(Place, Act),
) {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let rules = state.rules;
    let deal = match rules.deal {
        Deal::App => Deal::Table,
        Deal::Table => Deal::App,
    };
    add(Place::Correct, play(Command::SetRules(Pick { deal, ..rules })));
    let falls = !rules.last_elder_falls;
    add(Place::Correct, play(Command::SetRules(Pick { last_elder_falls: falls, ..rules })));
    let suits = !rules.check_suits;
    add(Place::Correct, play(Command::SetRules(Pick { check_suits: suits, ..rules })));
    add(Place::Correct, play(Command::SetActivated));
    if rules.deal == Deal::App {
        add(Place::Correct, play(Command::Shuffle));
    }
    let (worn_out, deck) = (zone(seat, Zone::WornOut), zone(seat, Zone::Deck));
    for card in followers(game, seat) {
        if state.acts.iter().any(|(c, _)| *c == card) {
            add(Place::Card(card), play(Command::Refresh { card }));
        }
        for to in [worn_out, deck, game.discard_zone()] {
            add(Place::Card(card), Act::MoveCard { card, to });
        }
    }
    let empty = Slot::ALL.into_iter().map(|s| slot(seat, s)).find(|z| game.cards_in(*z).is_empty());
    for card in game.cards_in(worn_out) {
        for to in empty.into_iter().chain([deck, game.discard_zone()]) {
            add(Place::Card(*card), Act::MoveCard { card: *card, to });
        }
    }
    let seen = followers(game, seat).into_iter().chain(game.cards_in(worn_out).iter().copied());
    for card in seen {
        match game.card(card).map(|c| c.face) {
            Some(Face::Suit(_)) => {
                add(Place::Card(card), Act::NameCard { card });
                add(Place::Card(card), Act::PriceCard { card });
            }
            Some(Face::Own { suit, nth }) => {
                add(Place::Card(card), Act::Learn(Figure::Cost { suit, nth }.into()));
            }
            Some(Face::Named(_)) => add(Place::Card(card), Act::NameCard { card }),
            None => {}
        }
    }
    for to in empty.into_iter().chain([worn_out, deck]) {
        add(Place::Correct, Act::AddCard { to });
    }
}

/// The law that puts the steps of a phase in order.
fn law_of_order(phase: Phase) -> LawRef {
    match phase {
        Phase::Setup => law(Book::Nemesis, "LP.3"),
        Phase::Birdsong => law(Book::Nemesis, "LP.4"),
        Phase::Daylight => DAYLIGHT,
        Phase::Evening => law(Book::Nemesis, "LP.6"),
    }
}

/// Whether a later step of the same phase is done, so that this one's moment has passed.
fn passed(who: &Seat, step: Step) -> bool {
    let phase = Rules::step_phase(step);
    Step::ALL.into_iter().any(|later| {
        later > step
            && Rules::step_phase(later) == phase
            && who.mark(Line::Own(later.into())) == Some(Mark::Done)
    })
}

/// A step happens in its own phase of the own turn, in its order. The table may insist on all of it.
fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    let phase = Rules::step_phase(step);
    table::enter(draft, seat, phase, law_of(step))?;
    let in_order = !passed(draft.seat(seat)?, step);
    draft.law(in_order, law_of_order(phase), RefusalKind::AlreadyDone)
}

fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    in_turn(draft, seat, step)?;
    let again = draft.seat(seat)?.mark(Line::Own(step.into())).is_some();
    draft.law(!again, law_of(step), RefusalKind::AlreadyDone)
}

// Setup

fn fill_tableau(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let deck = zone(seat, Zone::Deck);
    let empty = followers(&draft.game, seat).is_empty()
        && draft.game.cards_in(deck).is_empty()
        && draft.game.cards_in(zone(seat, Zone::WornOut)).is_empty();
    draft.must_by(empty, FILL, Refusal::TableauFilled)?;
    let unknown: Vec<Figure> = Suit::ALL
        .map(Figure::OldFriends)
        .into_iter()
        .filter(|figure| draft.game.figures.number((*figure).into()).is_none())
        .collect();
    if !unknown.is_empty() {
        let rows: Vec<CountRow> = unknown
            .iter()
            .map(|f| CountRow { what: Countable::Figure((*f).into()), min: 1, max: MOST })
            .collect();
        let question = Asked::Own(Question::OldFriends.into());
        // Only of the suits that are still unknown: their sum alone, not that of all four.
        let total = (rows.iter().map(|r| r.min).sum(), rows.iter().map(|r| r.max).sum());
        let counts = draft.ask_counts(Answerer::Table, question, rows, total, Some(FILL))?;
        for (figure, n) in unknown.into_iter().zip(counts) {
            let value = FigureValue::Number(n);
            draft.apply(Shared::Learned { figure: figure.into(), value })?;
        }
    }
    for (suit, place) in Suit::ALL.into_iter().zip(Slot::ALL) {
        let figure = Figure::OldFriends(suit).into();
        let all = draft.game.figures.number(figure).unwrap_or(1).max(1);
        let mut friends = Vec::new();
        for nth in 0..all {
            friends.push(draft.deal(Face::Own { suit, nth }, deck, End::Bottom)?);
        }
        let price = |card: &CardId| draft.game.price(*card);
        let alike = friends.iter().all(|card| price(card) == price(&friends[0]));
        let first = if alike {
            friends[0]
        } else {
            let question = Asked::Own(Question::FirstOldFriend { suit }.into());
            let to = Answerer::Seat(seat);
            draft.ask_cards(to, question, friends.clone(), (1, 1), Some(FILL))?[0]
        };
        draft.move_card(first, slot(seat, place), End::Top)?;
    }
    put_face_down(draft, seat)?;
    draft.mark(seat, Line::Own(Step::Tableau.into()))
}

/// The deck lies face down in an order that only chance, or the real deck, knows.
fn put_face_down(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let deck = zone(seat, Zone::Deck);
    match state(draft, seat)?.rules.deal {
        Deal::App => draft.shuffle(deck),
        Deal::Table => draft.forget_order(deck),
    }
}

fn set_rules(draft: &mut Draft<'_>, seat: SeatId, rules: Pick) -> Outcome {
    let now = state(draft, seat)?.rules;
    draft.must(now != rules, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Rules(rules))?;
    if now.deal == rules.deal { Ok(()) } else { put_face_down(draft, seat) }
}

// Birdsong

fn disarm(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Disarm)?;
    let upright = count(&draft.game, seat, Pool::Upright);
    draft.must_by(upright > 0, DISARM, Refusal::NoUprightElder)?;
    let question = Asked::Own(Question::Disarm { clearings: upright }.into());
    let removals = draft.ask_removals(seat, question, (0, upright), Means::Hits, Some(DISARM))?;
    draft.remove_all(&removals)?;
    draft.mark(seat, Line::Own(Step::Disarm.into()))
}

/// How many stand up when the fallen lie in these clearings: each follower stands one in a clearing of its suit.
fn stand_up(followers: [u8; 4], fallen: [u8; 3]) -> u8 {
    let [fox, rabbit, mouse, birds] = followers;
    let own: u8 = [fox, rabbit, mouse].iter().zip(fallen).map(|(f, lying)| (*f).min(lying)).sum();
    let lying: u8 = fallen.iter().sum();
    own + birds.min(lying - own)
}

fn by_suit(game: &Game, cards: &[CardId]) -> [u8; 4] {
    let mut suits = [0; 4];
    for card in cards {
        suits[suit_of(game, *card) as usize] += 1;
    }
    suits
}

/// The fewest and the most that can stand up, wherever the fallen lie.
fn rise_bounds(game: &Game, tableau: &[CardId], fallen: u8) -> (u8, u8) {
    let suits = by_suit(game, tableau);
    let ways = (0..=fallen)
        .flat_map(|fox| (0..=fallen - fox).map(move |rabbit| [fox, rabbit, fallen - fox - rabbit]));
    let counts: Vec<u8> = ways.map(|way| stand_up(suits, way)).collect();
    (counts.iter().copied().min().unwrap_or(0), counts.iter().copied().max().unwrap_or(0))
}

fn rise(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Rise)?;
    let fallen = count(&draft.game, seat, Pool::Fallen);
    draft.must_by(fallen > 0, RISE, Refusal::NobodyFallen)?;
    let tableau = followers(&draft.game, seat);
    draft.must_by(!tableau.is_empty(), RISE, Refusal::NoFollower)?;
    let (least, most) = rise_bounds(&draft.game, &tableau, fallen);
    let standing = if least == most {
        most
    } else {
        let suits = Ground::ALL.map(Ground::suit);
        let rows = suits
            .map(|suit| CountRow { what: Countable::Suit(suit), min: 0, max: fallen })
            .to_vec();
        let question = Asked::Own(Question::FallenIn.into());
        let to = Answerer::Seat(seat);
        let lying = draft.ask_counts(to, question, rows, (fallen, fallen), Some(RISE))?;
        let lying: [u8; 3] = lying.try_into().unwrap_or([0; 3]);
        stand_up(by_suit(&draft.game, &tableau), lying)
    };
    draft.shift(seat, Pool::Fallen, Pool::Upright, standing)?;
    draft.own(seat, Effect::Rose(standing))?;
    draft.mark(seat, Line::Own(Step::Rise.into()))
}

// Daylight

fn act(draft: &mut Draft<'_>, seat: SeatId, card: CardId, action: Action) -> Outcome {
    in_turn(draft, seat, Step::Followers)?;
    let in_tableau = followers(&draft.game, seat).contains(&card);
    draft.must_by(in_tableau, TABLEAU, Refusal::NotInTableau)?;
    let follower = suit_of(&draft.game, card);
    let law = law_of_action(action);
    draft.law(may(follower, action), law, Refusal::WrongSuit { follower, action })?;
    let now = state(draft, seat)?;
    let twice = now.acts.contains(&(card, action));
    if follower == Suit::Bird {
        draft.law(!twice, DAYLIGHT, Refusal::SameActionTwice { action })?;
    }
    draft.law(acts_left(&now, card, follower) > 0, DAYLIGHT, Refusal::FollowerUsed)?;
    let upright = count(&draft.game, seat, Pool::Upright);
    match action {
        Action::Recruit => {
            let there = count(&draft.game, seat, Pool::Supply) > 0;
            draft.must_by(there, law, Refusal::NoElderInSupply)?;
            draft.shift(seat, Pool::Supply, Pool::Upright, 1)?;
        }
        Action::Draw => draft.hand(seat, 1)?,
        // Drawn and laid back on the shared deck: the hand stays as it is.
        Action::Seek => {}
        // law nemesis:LP.2.3: fallen Elders cannot be moved.
        Action::Move => draft.law(upright > 0, FALLING, Refusal::NoUprightElder)?,
        Action::Battle => {
            let there = upright + count(&draft.game, seat, Pool::Fallen) > 0;
            draft.law(there, law, Refusal::NobodyOnMap)?;
        }
    }
    draft.own(seat, Effect::Acted { card, action })
}

// Evening

fn retire(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    once(draft, seat, Step::Retire)?;
    let in_tableau = followers(&draft.game, seat).contains(&card);
    draft.must_by(in_tableau, RETIRE, Refusal::NotInTableau)?;
    let upright = count(&draft.game, seat, Pool::Upright);
    draft.law(upright > 0, RETIRE, Refusal::NoUprightElder)?;
    let price = draft.price(card, RETIRE)?;
    draft.score(seat, 1, Why::Own(Reason::Retired.into()), Some(RETIRE))?;
    let extra = i16::from(price.amount());
    draft.score(seat, extra, Why::Own(Reason::CraftingCost.into()), Some(RETIRE))?;
    let kind = draft.game.card(card).and_then(|c| c.face.kind());
    if let Some(kind) = kind {
        let at_once = match kind.def().body {
            Body::Item { item, .. } => draft.game.items.count(item) > 0,
            Body::Favor(_) => true,
            Body::Persistent(_) | Body::Ambush | Body::Dominance => false,
        };
        let question = Asked::ResolveEffect { seat, card };
        if at_once && draft.ask_yes(Answerer::Seat(seat), question, Some(RETIRE))? {
            draft.immediate(seat, kind)?;
        }
    }
    draft.discard(card)?;
    draft.mark(seat, Line::Own(Step::Retire.into()))
}

fn indoctrinate(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Indoctrinate)?;
    let upright = count(&draft.game, seat, Pool::Upright);
    draft.must_by(upright > 0, INDOCTRINATE, Refusal::NoUprightElder)?;
    let now = state(draft, seat)?;
    let left = upright.saturating_sub(now.activated);
    draft.law(left > 0, INDOCTRINATE, Refusal::NoElderLeft { needed: 1, left })?;
    let in_hand = draft.seat(seat)?.hand;
    draft.law(in_hand > 0, INDOCTRINATE, RefusalKind::HandEmpty)?;
    let question = Asked::Own(Question::Indoctrinate { elders: left }.into());
    let faces = draft.ask_faces(
        Answerer::Seat(seat),
        question,
        (1, left.max(1).min(in_hand.max(1))),
        Some(INDOCTRINATE),
    )?;
    let (mut activated, mut spent) = (now.activated, now.spent);
    for face in faces {
        table::craftable(draft, face)?;
        draft.hand(seat, -1)?;
        // law nemesis:LP.6.2.I: an identical card is no hindrance.
        let card = draft.deal(face, zone(seat, Zone::WornOut), End::Top)?;
        let price = draft.price(card, INDOCTRINATE)?;
        // Known by suit alone and without a crafting cost: an ambush or a dominance card.
        draft.must_by(price != Price::NoCost, INDOCTRINATE, RefusalKind::NotCraftable)?;
        let needed = price.amount();
        let free = upright.saturating_sub(activated);
        draft.law(needed <= free, INDOCTRINATE, Refusal::NoElderLeft { needed, left: free })?;
        activated = activated.saturating_add(needed).min(ELDERS);
        if let Some(kind) = face.kind() {
            for (sum, n) in spent.iter_mut().zip(kind.def().cost) {
                *sum = u8::saturating_add(*sum, n);
            }
        }
    }
    if now.rules.check_suits {
        check_suits(draft, seat, upright, spent)?;
    }
    draft.own(seat, Effect::Activated { elders: activated, spent })
}

fn check_suits(draft: &mut Draft<'_>, seat: SeatId, upright: u8, spent: [u8; 4]) -> Outcome {
    let stand_in = match state(draft, seat)?.stand_in {
        Some(suits) => suits,
        None => {
            let rows = Ground::ALL
                .map(|g| CountRow { what: Countable::Suit(g.suit()), min: 0, max: upright })
                .to_vec();
            let question = Asked::Own(Question::StandIn.into());
            let total = (upright, upright);
            let suits =
                draft.ask_counts(Answerer::Seat(seat), question, rows, total, Some(INDOCTRINATE))?;
            let suits = suits.try_into().unwrap_or([0; 3]);
            draft.own(seat, Effect::StandIn(suits))?;
            suits
        }
    };
    for (suit, (there, needed)) in Ground::ALL.into_iter().zip(stand_in.into_iter().zip(spent)) {
        draft.law(needed <= there, INDOCTRINATE, Refusal::NoElderThere { suit })?;
    }
    Ok(())
}

fn wear_out(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    draft.move_card(card, zone(seat, Zone::WornOut), End::Top)
}

fn cycle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Cycle)?;
    for card in followers(&draft.game, seat) {
        wear_out(draft, seat, card)?;
    }
    draw_followers(draft, seat)?;
    draft.mark(seat, Line::Own(Step::Cycle.into()))
}

/// Fills the empty places. When the deck runs dry the Worn Out pile becomes a new one and the draw goes on.
fn draw_followers(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let (deck, worn_out) = (zone(seat, Zone::Deck), zone(seat, Zone::WornOut));
    loop {
        let mut places: Vec<Place_> = Slot::ALL.map(|s| slot(seat, s)).to_vec();
        places.retain(|place| draft.game.cards_in(*place).is_empty());
        if places.is_empty() {
            return Ok(());
        }
        if draft.game.cards_in(deck).is_empty() {
            let worn = draft.game.cards_in(worn_out).to_vec();
            if worn.is_empty() {
                // law nemesis:LP.2.2.III says nothing of fewer than four: places stay empty.
                return Ok(());
            }
            for card in worn {
                draft.move_card(card, deck, End::Bottom)?;
            }
            put_face_down(draft, seat)?;
        }
        let lying = draft.game.cards_in(deck).to_vec();
        let drawn = places.len().min(lying.len());
        let came_up = match state(draft, seat)?.rules.deal {
            Deal::App => lying[..drawn].to_vec(),
            Deal::Table => {
                let n = u8::try_from(drawn).unwrap_or(4);
                let question = Asked::Own(Question::CameUp { count: n }.into());
                draft.ask_cards(Answerer::Table, question, lying, (n, n), Some(CYCLE))?
            }
        };
        for (card, place) in came_up.into_iter().zip(places) {
            draft.move_card(card, place, End::Top)?;
        }
    }
}

fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    // First: nobody should be warned of steps left for a step that then has nothing to do.
    let hand = draft.seat(seat)?.hand;
    draft.must_by(hand > HAND_LIMIT, DISCARD, RefusalKind::NothingChanges)?;
    in_turn(draft, seat, Step::Discard)?;
    let n = hand - HAND_LIMIT;
    if draft.discards_matter() {
        let question = Asked::CardsDiscarded { seat, count: n };
        let faces = draft.ask_faces(Answerer::Seat(seat), question, (n, n), Some(DISCARD))?;
        draft.discard_from_hand(seat, &faces)?;
    } else {
        draft.hand(seat, -i8::try_from(n).unwrap_or(i8::MAX))?;
    }
    draft.mark(seat, Line::Own(Step::Discard.into()))
}

// Reactions

/// What becomes of removed Elders: how many leave upright, how many leave fallen, how many fall instead.
struct Fate {
    upright: u8,
    fallen: u8,
    fall: u8,
}

fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let seat = removal.whose;
    let none_of_these = removal.toll.buildings == 0 && removal.toll.tokens == 0;
    draft.must(none_of_these, RefusalKind::NoSuchPiece)?;
    let n = removal.toll.warriors;
    if n == 0 {
        return Ok(0);
    }
    let (upright, fallen) =
        (count(&draft.game, seat, Pool::Upright), count(&draft.game, seat, Pool::Fallen));
    draft.must(upright + fallen > 0, Refusal::NobodyOnMap)?;
    let fate = match removal.means {
        Means::Hits => fate_by_hits(draft, seat, n, upright, fallen)?,
        Means::Sweep => fate_by_sweep(draft, seat, n.min(upright + fallen), upright, fallen)?,
    };
    draft.shift(seat, Pool::Fallen, Pool::Supply, fate.fallen)?;
    draft.shift(seat, Pool::Upright, Pool::Supply, fate.upright)?;
    draft.shift(seat, Pool::Upright, Pool::Fallen, fate.fall)?;
    Ok(fate.upright + fate.fallen)
}

/// Hit by hit in one clearing. No Elder takes two hits of one deal; the last upright one falls.
fn fate_by_hits(
    draft: &mut Draft<'_>,
    seat: SeatId,
    hits: u8,
    upright: u8,
    fallen: u8,
) -> Outcome<Fate> {
    let (stood, lay) = if upright + fallen == 1 {
        (upright, fallen)
    } else {
        let rows: Vec<CountRow> = [(Pool::Upright, upright), (Pool::Fallen, fallen)]
            .into_iter()
            .filter(|(_, max)| *max > 0)
            .map(|(pool, max)| CountRow { what: Countable::Pool(FactionPool::from(pool)), min: 0, max })
            .collect();
        let question = Asked::Own(Question::EldersThere.into());
        let total = (1, upright + fallen);
        let counts = draft.ask_counts(Answerer::Seat(seat), question, rows, total, Some(DOUBLE_TAP))?;
        match (counts.as_slice(), upright) {
            ([stood, lay], _) => (*stood, *lay),
            ([lay], 0) => (0, *lay),
            ([stood], _) => (*stood, 0),
            _ => (0, 0),
        }
    };
    if hits >= stood + lay {
        // The owner orders the removals: the fallen go first, the last one standing falls.
        let fall = stood.min(1);
        return Ok(Fate { upright: stood - fall, fallen: lay, fall });
    }
    let (least, most) = (hits.saturating_sub(stood), hits.min(lay));
    let question = Asked::Own(Question::FallenLeaving { leaving: hits }.into());
    let range = (u16::from(least), u16::from(most), u16::from(most));
    let n = draft.ask_number(Answerer::Seat(seat), question, range, Some(FALLING))?;
    let leaving = u8::try_from(n).unwrap_or(most);
    Ok(Fate { upright: hits - leaving, fallen: leaving, fall: 0 })
}

/// Everything in one or more clearings at once: by the letter only an Elder that was alone falls.
fn fate_by_sweep(
    draft: &mut Draft<'_>,
    seat: SeatId,
    removed: u8,
    upright: u8,
    fallen: u8,
) -> Outcome<Fate> {
    let fall = if upright + fallen == 1 {
        upright
    } else {
        let question = Asked::Own(Question::UprightAlone { removed }.into());
        let range = (0, u16::from(removed.min(upright)), 0);
        let n = draft.ask_number(Answerer::Seat(seat), question, range, Some(FALLING))?;
        u8::try_from(n).unwrap_or(0)
    };
    let leaving = removed - fall;
    let (least, most) = (leaving.saturating_sub(upright - fall), leaving.min(fallen));
    let question = Asked::Own(Question::FallenLeaving { leaving }.into());
    let range = (u16::from(least), u16::from(most), u16::from(most));
    let n = draft.ask_number(Answerer::Seat(seat), question, range, Some(FALLING))?;
    let lying = u8::try_from(n).unwrap_or(most);
    let upright = leaving - lying;
    // The house rule: those that were not alone stood together, so one of them was the last.
    let last = u8::from(upright > 0 && state(draft, seat)?.rules.last_elder_falls);
    Ok(Fate { upright: upright - last, fallen: lying, fall: fall + last })
}

/// Loss of Wisdom: the costliest follower wears out; among equals the Lost Powers choose.
fn wear_out_costliest(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let tableau = followers(&draft.game, seat);
    let costliest = match tableau.as_slice() {
        [] => return Ok(()),
        [only] => vec![*only],
        _ => {
            let mut prices = Vec::new();
            for card in &tableau {
                prices.push((draft.price(*card, LOSS)?.amount(), *card));
            }
            let most = prices.iter().map(|(price, _)| *price).max().unwrap_or(0);
            prices.into_iter().filter(|(price, _)| *price == most).map(|(_, card)| card).collect()
        }
    };
    let question = Asked::Own(Question::WearOut.into());
    let cards = draft.ask_cards(Answerer::Seat(seat), question, costliest, (1, 1), Some(LOSS))?;
    for card in cards {
        wear_out(draft, seat, card)?;
    }
    Ok(())
}
