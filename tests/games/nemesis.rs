//! All four factions of the Nemesis expansion at one table with two guests, twelve full rounds through the desk:
//! after every entry the pieces and the points add up, every line of the four checklists is done at least once,
//! and the file replays to the same game.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::files::Files;
use woodland_ledger::app::session::Keeping;
use woodland_ledger::engine::ask::{Answer, CountRow, Countable, Form, Question};
use woodland_ledger::engine::card::{Face, Price};
use woodland_ledger::engine::deck::{Body, CardKind};
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::entry::EntryId;
use woodland_ledger::engine::factions::{FactionCommand, FactionId};
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::invariants;
use woodland_ledger::engine::offer::{Place, offers};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, due, steps};
use woodland_ledger::engine::turn::{Phase, Status, Step};
use woodland_ledger::store::ledger::load;
use woodland_ledger::store::place::Place as Folders;
use woodland_ledger::words::Language;

const ROUNDS: u16 = 12;
const NEMESIS: [FactionId; 4] = [
    FactionId::LostPowers,
    FactionId::LemmingReavers,
    FactionId::NoxiousBattery,
    FactionId::Triumvirate,
];

/// What is done at least once in these twelve rounds: all that the four factions do on their turns, and on each other's.
const DONE: &str = "battle
    lost_powers.fill_tableau lost_powers.disarm lost_powers.rise lost_powers.act lost_powers.retire
    lost_powers.indoctrinate lost_powers.cycle lost_powers.discard
    lemming_reavers.settle lemming_reavers.arrive lemming_reavers.recruit lemming_reavers.scout LemmingReavers.craft
    lemming_reavers.rally lemming_reavers.seize lemming_reavers.plunder lemming_reavers.draw lemming_reavers.discard
    noxious_battery.place_cannon noxious_battery.levy noxious_battery.fire noxious_battery.repair NoxiousBattery.craft
    noxious_battery.act noxious_battery.spray noxious_battery.load noxious_battery.draw noxious_battery.discard
    noxious_battery.foul_stench
    triumvirate.place_start triumvirate.evoke triumvirate.adjust_nemesis triumvirate.get_madder triumvirate.recruit
    triumvirate.remind triumvirate.punish triumvirate.vindicate triumvirate.draw triumvirate.discard Triumvirate.craft";

/// A table that plays on whatever comes: it answers each question in the same way every time, in turns.
pub(super) struct Table {
    pub(super) desk: Desk,
    /// Turns the answers, so that not every question is answered alike.
    nth: usize,
    points: BTreeMap<SeatId, i32>,
    seen: EntryId,
    pub(super) done: BTreeSet<String>,
}

pub(super) fn seat(at: u8) -> SeatId {
    SeatId::new(at).unwrap()
}

impl Table {
    pub(super) fn laid(folder: &Path, sits: &[&str]) -> Self {
        let files =
            Files::new(Folders::find(Some(folder)).unwrap(), || 1_767_225_600_000, Arc::new(|| {}));
        let mut desk = Desk::new(files, Chance::seeded(11), Language::English);
        desk.go(Screen::NewGame);
        while desk.new_game.seats.len() < sits.len() {
            desk.new_game.add();
        }
        for (at, name) in sits.iter().enumerate() {
            desk.new_game.editing = Some(at);
            let rows = desk.new_game.faction_rows(Language::English);
            let row = rows.into_iter().find(|row| row.text == *name).expect(name);
            desk.new_game.pick(at, &row.token);
        }
        desk.begin();
        let seats = u8::try_from(sits.len()).unwrap();
        let points = (0..seats).map(|at| (seat(at), 0)).collect();
        let mut table =
            Self { desk, nth: 0, points, seen: EntryId::default(), done: BTreeSet::new() };
        table.look();
        table
    }

    pub(super) fn game(&self) -> &Game {
        self.desk.session().unwrap().game()
    }

    fn next(&mut self) -> usize {
        self.nth += 1;
        self.nth
    }

    /// Puts a command, and answers what it asks.
    pub(super) fn act(&mut self, command: Command) {
        self.desk.act(command.clone());
        for _ in 0..40 {
            let Some(pending) = self.desk.session().unwrap().pending() else { break };
            let (form, question) = (pending.ask.form.clone(), pending.ask.question.clone());
            let answer = self.answer(&form, &question);
            assert!(form.accepts(&answer), "{form:?} does not take {answer:?}");
            self.desk.session_mut().unwrap().answer(answer);
        }
        assert!(self.desk.session().unwrap().pending().is_none(), "{command:?} asks on and on");
        self.desk.dismiss_dialog();
        self.desk.dismiss_remark();
        if self.game().ending.is_some() {
            self.desk.act(Command::Reopen);
        }
        self.look();
    }

    fn answer(&mut self, form: &Form, question: &Question) -> Answer {
        let n = self.next();
        match form {
            Form::YesNo => {
                Answer::Yes(matches!(question, Question::StepsLeft { .. }) || n.is_multiple_of(2))
            }
            Form::OneOf(choices) => Answer::One(u8::try_from(n % choices.len()).unwrap()),
            Form::Number { min, max, start } => {
                let more = u16::try_from(n % 2).unwrap();
                Answer::Number((start + more).clamp(*min, *max))
            }
            // Printed numbers that go with one another, whatever is read first.
            Form::Counts { rows, .. }
                if rows.iter().all(|row| matches!(row.what, Countable::Figure(_))) =>
            {
                Answer::Counts(rows.iter().map(|row| row.min.max(1).min(row.max)).collect())
            }
            Form::Counts { rows, min, max } => Answer::Counts(counts(rows, *min, *max, n)),
            Form::Cards { from, min, .. } => {
                let at = n % from.len().max(1);
                let turned = from[at..].iter().chain(&from[..at]).copied();
                Answer::Cards(turned.take(usize::from((*min).max(1)).min(from.len())).collect())
            }
            Form::Faces { min, deck, .. } => {
                // Crafted and indoctrinated cards are named, others by suit alone.
                let named = CardKind::of(*deck)
                    .filter(|kind| matches!(kind.def().body, Body::Persistent(_)))
                    .filter(|kind| kind.cost() == Some(1))
                    .nth(n % 2)
                    .map(Face::Named);
                let suit = Face::Suit(Suit::ALL[n % 4]);
                let face =
                    if *min == 1 && n.is_multiple_of(3) { named.unwrap_or(suit) } else { suit };
                Answer::Faces(vec![face; usize::from((*min).max(1))])
            }
            Form::Price { max } => {
                Answer::Price(Price::Cost(u8::try_from(n % 3).unwrap().min(*max)))
            }
            Form::Shuffle { .. } => unreachable!("chance answers this"),
        }
    }

    /// Reads every entry that is new: what must hold after each of them.
    fn look(&mut self) {
        let session = self.desk.session().unwrap();
        let (mut points, mut seen) = (self.points.clone(), self.seen);
        let (history, game) = (session.history(), session.game());
        for entry in history.told().filter(|entry| entry.id > seen) {
            if let Command::Play { play, .. } = &entry.command {
                self.done.insert(name(play));
            }
            if matches!(entry.command, Command::Battle { by: Some(_), .. }) {
                self.done.insert("battle".to_owned());
            }
            if matches!(entry.command, Command::Craft { .. }) {
                self.done.insert(format!(
                    "{:?}.craft",
                    game.seat(entry.command.seat(game).unwrap()).unwrap().faction.id()
                ));
            }
            for effect in &entry.effects {
                if let Effect::Score { seat, applied, .. } = effect {
                    *points.get_mut(seat).unwrap() += i32::from(*applied);
                }
            }
        }
        seen = history.here().max(seen);
        assert_eq!(invariants::check(game), Vec::new(), "after entry {seen:?}");
        for (seat, sum) in &points {
            let who = game.seat(*seat).unwrap();
            assert_eq!(i32::from(who.points.get()), *sum, "points of {seat:?} at {seen:?}");
        }
        (self.points, self.seen) = (points, seen);
    }

    /// Takes every line of the running phase that can be taken, in order.
    fn take_phase(&mut self, who: SeatId) {
        let phase = self.game().turn.phase;
        let lines: Vec<Step> = steps(self.game(), who)
            .into_iter()
            .filter(|s| s.phase == phase)
            .map(|s| s.step)
            .collect();
        for step in lines {
            for _ in 0..4 {
                let info = steps(self.game(), who).into_iter().find(|s| s.step == step);
                let open = info.is_some_and(|i| matches!(i.status, Status::Due | Status::Optional));
                let n = self.next();
                // Whole battles now and then only: the dice of a table that wins them all leave nobody standing.
                let allowed: Vec<Command> = offers(self.game(), who)
                    .into_iter()
                    .filter(|o| o.place == Place::Step(step) && o.verdict.is_ok())
                    .map(|o| o.command)
                    .filter(|c| n.is_multiple_of(7) || !matches!(c, Command::Battle { .. }))
                    .collect();
                if !open || allowed.is_empty() || self.game().turn.seat != who {
                    break;
                }
                self.act(allowed[n % allowed.len()].clone());
                if self.game().turn.phase != phase {
                    return;
                }
            }
        }
        // Followers act, and whatever else lies on cards of the board.
        for _ in 0..6 {
            let on_cards: Vec<Command> = offers(self.game(), who)
                .into_iter()
                .filter(|o| matches!(o.place, Place::Card(_)) && o.verdict.is_ok())
                .map(|o| o.command)
                .filter(
                    |c| matches!(c, Command::Play { play, .. } if name(play) == "lost_powers.act"),
                )
                .collect();
            if phase != Phase::Daylight || on_cards.is_empty() {
                break;
            }
            let n = self.next();
            self.act(on_cards[n % on_cards.len()].clone());
        }
    }

    pub(super) fn turn(&mut self) {
        let (who, number) = (self.game().turn.seat, self.game().turn.number);
        // Cards to spend: a generous table.
        for _ in 0..3 {
            self.act(Command::Draw { seat: who });
        }
        for _ in 0..3 {
            let phase = self.game().turn.phase;
            self.take_phase(who);
            // Something ended the phase by itself, as turmoil does: the next one has its lines too.
            if self.game().turn.phase != phase && self.game().turn.number == number {
                self.take_phase(who);
            }
            if self.game().turn.number != number {
                return;
            }
            // Somebody is hit now and then, by the seats in turn.
            let n = self.next();
            let whose = seat(u8::try_from(n % 4).unwrap());
            let remove = Command::Remove { by: Some(who), whose: Some(whose), means: Means::Hits };
            if whose != who && n.is_multiple_of(6) {
                self.desk.act(remove.clone());
                let can = self.desk.session().unwrap().pending().is_some();
                self.desk.cancel();
                self.desk.dismiss_dialog();
                if can {
                    self.act(remove);
                }
            }
            // A guest scores on its own board.
            if n.is_multiple_of(5) && self.game().seat(seat(4)).is_some() {
                self.act(Command::Score { seat: seat(4), by: 1 });
            }
            if self.game().turn.phase == Phase::Evening {
                break;
            }
            self.act(Command::EndPhase);
        }
        self.act(Command::EndTurn);
    }

    /// Every line of everybody's setup.
    pub(super) fn set_up(&mut self) {
        for at in 0..u8::try_from(self.points.len()).unwrap() {
            for _ in 0..8 {
                let Some(info) = due(self.game(), seat(at)).into_iter().next() else { break };
                let offer = offers(self.game(), seat(at))
                    .into_iter()
                    .find(|o| o.place == Place::Step(info.step) && o.verdict.is_ok());
                self.act(offer.expect("what is due can be done").command);
            }
            assert!(due(self.game(), seat(at)).is_empty(), "seat {at} is set up");
        }
    }

    /// The file holds all of it.
    pub(super) fn replays(&mut self) {
        let game = self.game().clone();
        let session = self.desk.session_mut().unwrap();
        session.settle();
        assert_eq!(session.keeping(), Keeping::Saved);
        let path = self.desk.path().unwrap().to_path_buf();
        self.desk.close_game();
        let loaded = load(&path).unwrap();
        assert_eq!(*loaded.history.game(), game, "it replays to the same game");
        println!("{} entries, points {:?}", loaded.history.told().count(), self.points);
    }
}

/// What a faction's own command is called in the file.
fn name(play: &FactionCommand) -> String {
    let value = serde_json::to_value(play).unwrap();
    let (faction, own) = value.as_object().unwrap().iter().next().unwrap();
    let own = match own {
        serde_json::Value::Object(own) => own.keys().next().unwrap().clone(),
        own => own.as_str().unwrap_or_default().to_owned(),
    };
    format!("{faction}.{own}")
}

/// The least that is asked for, begun at another row each time; two of a removal's pieces at most.
fn counts(rows: &[CountRow], min: u8, max: u8, n: usize) -> Vec<u8> {
    let mut counts: Vec<u8> = rows.iter().map(|row| row.min).collect();
    let pieces =
        rows.iter().any(|row| matches!(row.what, Countable::Class(_) | Countable::Pieces(..)));
    let least = if pieces { 1 } else { 2 };
    let wanted = min.max(least).min(max);
    for at in (0..rows.len()).cycle().skip(n % rows.len().max(1)).take(rows.len() * 40) {
        if counts.iter().map(|n| u32::from(*n)).sum::<u32>() >= u32::from(wanted) {
            break;
        }
        if counts[at] < rows[at].max {
            counts[at] += 1;
        }
    }
    counts
}

#[test]
fn twelve_rounds_of_all_four_nemesis_factions_add_up_and_replay() {
    let folder = tempfile::tempdir().unwrap();
    let sits = [
        "Lost Powers",
        "Lemming Reavers",
        "Noxious Battery",
        "Triumvirate of Fury",
        "Another faction",
        "Another faction",
    ];
    let mut table = Table::laid(folder.path(), &sits);
    table.set_up();
    table.act(Command::Start);
    while table.game().turn.round <= ROUNDS {
        table.turn();
    }
    let game = table.game().clone();
    assert_eq!(game.turn.number, 6 * ROUNDS + 1, "twelve turns of six seats");

    for (at, faction) in NEMESIS.into_iter().enumerate() {
        let who = game.seat(seat(u8::try_from(at).unwrap())).unwrap();
        assert_eq!(who.faction.id(), faction);
    }
    let missed: Vec<&str> =
        DONE.split_whitespace().filter(|own| !table.done.contains(*own)).collect();
    assert!(missed.is_empty(), "nobody ever did {missed:?} in {:?}", table.done);
    assert!(game.seats().all(|(_, who)| who.left || who.points.get() > 0), "everybody scored");

    table.replays();
}
