//! A made-up evening of two guests: the same lines every time, with undo, redo and branches among them.

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use woodland_ledger::engine::ask::{Answer, Form};
use woodland_ledger::engine::deck::DeckKind;
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::entry::{Entry, EntryId};
use woodland_ledger::engine::factions::guest;
use woodland_ledger::engine::figure::Figures;
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::propose::{Proposal, propose};
use woodland_ledger::engine::score::VictoryPoints;
use woodland_ledger::engine::seat::{SeatId, SeatSetup};
use woodland_ledger::engine::setup::Setup;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::store::line::{Header, Line};
use woodland_ledger::store::writer::{Report, Settled, Wake, Writer};

/// Names that files have been broken by.
pub const NAMES: [&str; 7] = [
    "🦊 Zoë \u{200d}👩‍👩‍👧",
    "\"quotes\" 'and' \\back\\slash",
    "two\nlines\r\nand \u{2028} more",
    "exactly forty letters long, no less: aaa",
    "",
    "{\"entry\":{}}",
    "\u{0}\u{1b}[31m\t\u{7f}",
];

pub fn header() -> Header {
    Header::new("test-game", 1_767_225_600_000, "0.1.0")
}

pub fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

pub fn setup(names: [&str; 2]) -> Setup {
    let guest = |name: &str, colour| SeatSetup {
        name: name.into(),
        pick: guest::Pick { name: "Guests".into(), colour }.into(),
        bot: false,
        points: VictoryPoints::default(),
    };
    Setup {
        seats: vec![guest(names[0], guest::Colour::Red), guest(names[1], guest::Colour::Blue)],
        deck: DeckKind::default(),
        first: seat(0),
        figures: Figures::default(),
        printing: Default::default(),
        lots: Default::default(),
    }
}

/// What the rules make of a command here; simple asks get their plainest answer.
pub fn effects(history: &History, command: &Command) -> Option<(Vec<Answer>, Vec<Effect>)> {
    let mut answers = Vec::new();
    loop {
        match propose(history.game(), command, false, &answers).ok()? {
            Proposal::Done(effects) => return Some((answers, effects)),
            Proposal::Asked(ask) => answers.push(match ask.form {
                Form::YesNo => Answer::Yes(true),
                Form::Number { start, .. } => Answer::Number(start),
                _ => return None,
            }),
        }
    }
}

/// An entry at the cursor.
pub fn entry(history: &History, command: Command, at: i64) -> Option<Entry> {
    let (answers, effects) = effects(history, &command)?;
    Some(Entry {
        id: history.next_id(),
        on: history.here(),
        at,
        command,
        insist: false,
        answers,
        effects,
        reroll: false,
    })
}

/// A game that plays itself.
#[derive(Clone, Default)]
pub struct Script {
    pub history: History,
    /// Lines made, without the header.
    pub lines: usize,
}

impl Script {
    /// Goes on from a loaded game. The number of lines is what its file holds.
    pub fn from(history: History, lines: usize) -> Self {
        Self { history, lines }
    }

    fn command(&self) -> Command {
        let game = self.history.game();
        if !game.begun() {
            return Command::Begin(Box::new(setup([NAMES[0], NAMES[1]])));
        }
        if game.turn.phase == Phase::Setup {
            return Command::Start;
        }
        let who = seat(u8::from(!self.lines.is_multiple_of(2)));
        let high = game.seat(who).is_some_and(|s| s.points.get() > 20);
        match self.lines % 6 {
            0 => Command::Rename { seat: who, name: NAMES[self.lines / 6 % NAMES.len()].into() },
            1 | 2 => Command::Score { seat: who, by: if high { -1 } else { 1 } },
            3 => Command::EndTurn,
            4 => Command::Draw { seat: who },
            _ => Command::Note(format!("line {} {}", self.lines, NAMES[self.lines % NAMES.len()])),
        }
    }

    /// The next line, which has already happened here.
    pub fn next(&mut self) -> Line {
        let goal = match self.lines % 11 {
            6 | 9 => self.history.before(),
            7 => self.history.after(),
            // Further back, so that the next entry leaves a branch.
            10 => self.history.told().rev().nth(3).map(|entry| entry.id),
            _ => None,
        };
        let goal = goal.or_else(|| {
            self.lines.is_multiple_of(29).then(|| self.history.branches().last().copied())?
        });
        self.lines += 1;
        if let Some(at) = goal {
            self.history.go_to(at).unwrap();
            return Line::Cursor { at };
        }
        let at = 1_767_225_600_000 + self.lines as i64;
        let entry = entry(&self.history, self.command(), at)
            .or_else(|| entry(&self.history, Command::Note("nothing else".into()), at))
            .unwrap();
        self.history.push(entry.clone()).unwrap();
        Line::entry(entry)
    }
}

/// The text of some lines.
pub fn text<'a>(lines: impl IntoIterator<Item = &'a Line>) -> Vec<u8> {
    let mut text = Vec::new();
    for line in lines {
        line.write_to(&mut text).unwrap();
    }
    text
}

/// A whole ledger of so many scripted lines, header included.
pub fn ledger(lines: usize) -> (Vec<Line>, History) {
    let mut script = Script::default();
    let mut all = vec![Line::Header(header())];
    all.extend((0..lines).map(|_| script.next()));
    (all, script.history)
}

/// A callback that passes reports on.
pub fn wake() -> (Wake, Receiver<Report>) {
    let (send, receive) = channel();
    (Box::new(move |report| drop(send.send(report))), receive)
}

pub fn quiet() -> Wake {
    Box::new(|_| {})
}

pub fn settle(writer: &Writer) -> Settled {
    writer.settle(Duration::from_secs(20))
}

/// Closes a writer that has nothing unsaved.
pub fn close(writer: Writer) {
    writer.close().map_err(|(_, fault)| fault).unwrap();
}

/// Writes a scripted ledger with the real writer.
pub fn write(path: &Path, lines: &[Line]) {
    let [Line::Header(header), rest @ ..] = lines else {
        panic!("a ledger starts with its header")
    };
    let mut writer = Writer::create(path, header, quiet()).unwrap();
    for line in rest {
        writer.append(line.clone());
    }
    close(writer);
}

/// Whether two histories are the same in everything a person can see or do next.
pub fn assert_same(a: &History, b: &History) {
    assert_eq!(a.game(), b.game());
    assert_eq!(a.all(), b.all());
    assert_eq!(a.here(), b.here());
    assert_eq!(a.branches(), b.branches());
    let ids = |h: &History| -> (Vec<EntryId>, Vec<EntryId>) {
        (h.told().map(|e| e.id).collect(), h.undone().map(|e| e.id).collect())
    };
    assert_eq!(ids(a), ids(b));
}
