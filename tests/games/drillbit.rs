//! Three whole turns of the bot through the desk, by what stands on the screen: what each asks, and what it takes in touches.

use woodland_ledger::app::desk::Screen;
use woodland_ledger::engine::factions::drillbit_duchy::Pool;
use woodland_ledger::engine::factions::{FactionId, FactionPool};
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::invariants;
use woodland_ledger::engine::law::LawRef;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table;

use super::hand::{Bench, DeskHand, Hand};

/// What a person does with the form that lies open.
enum Reply<'a> {
    Pick(&'a str),
    Touch(&'a str),
    Set(&'a [(&'a str, i32)]),
}

/// A table with the bot, and what its turn has asked so far.
struct Player {
    hand: DeskHand,
    asked: Vec<String>,
}

const BOT: &str = "Drillbit Duchy";

impl Player {
    fn sit(folder: &std::path::Path, others: [&str; 2]) -> Self {
        let mut hand = DeskHand::new(Bench { folder: folder.into(), seed: 5 });
        hand.go(Screen::NewGame);
        hand.sit(1, BOT, "");
        for (at, faction) in others.into_iter().enumerate() {
            hand.sit(at + 2, faction, ["Mara", "Tim"][at]);
        }
        hand.touch("Begin the game");
        hand.touch(&format!("Board of {BOT}"));
        Self { hand, asked: Vec::new() }
    }

    fn game(&self) -> &Game {
        self.hand.desk.session().unwrap().game()
    }

    /// The large button says this, and is touched.
    fn due(&mut self, text: &str, replies: &[Reply<'_>]) {
        let due = self.hand.desk.due();
        assert_eq!(due.text, text, "{due:?}");
        self.hand.due();
        self.reply(replies);
    }

    fn touch(&mut self, label: &str, replies: &[Reply<'_>]) {
        self.hand.touch(label);
        self.reply(replies);
    }

    fn reply(&mut self, replies: &[Reply<'_>]) {
        for reply in replies {
            let ask =
                self.hand.desk.ask().unwrap_or_else(|| panic!("a question after {:?}", self.asked));
            self.asked.push(ask.title);
            match reply {
                Reply::Pick(card) => self.hand.pick(card),
                Reply::Touch(label) => self.hand.touch(label),
                Reply::Set(rows) => {
                    for (row, n) in *rows {
                        self.hand.set(row, *n);
                    }
                    self.hand.confirm();
                }
            }
        }
        let left = self.hand.desk.ask().map(|ask| (ask.title, ask.help));
        assert_eq!(left, None, "nothing more is asked");
        assert_eq!(invariants::check(self.game()), []);
    }

    /// Ends the bot's turn, lets the others pass, and says how many questions and touches the turn took.
    fn turn_over(&mut self, touches_before: usize) -> (usize, usize) {
        self.due("End the turn", &[]);
        let took = (std::mem::take(&mut self.asked).len(), self.hand.touches - touches_before);
        while self.game().turn.seat != bot() {
            self.hand.due();
            self.hand.desk.dismiss_dialog();
            self.hand.desk.cancel();
        }
        took
    }

    fn pool(&self, pool: Pool) -> u8 {
        self.game().seat(bot()).unwrap().pools.count(FactionPool::DrillbitDuchy(pool))
    }

    fn points(&self) -> u16 {
        self.game().seat(bot()).unwrap().points.get()
    }
}

fn bot() -> SeatId {
    SeatId::new(0).unwrap()
}

/// clockwork:10.3 to 10.7: three turns, each step a touch and a question only where the map is needed.
#[test]
fn three_turns_of_the_bot_ask_only_for_the_map() {
    let folder = tempfile::tempdir().unwrap();
    let mut bench = Player::sit(folder.path(), ["Riverfolk Company", "Corvid Conspiracy"]);
    let table = &mut bench;
    table.due("Surface", &[Reply::Set(&[("How many clearings lie beside the chosen corner?", 2)])]);
    table.hand.due();
    for card in ["a fox card", "a rabbit card"] {
        table.hand.pick(card);
    }
    table.hand.confirm();
    table.due("Begin the first turn", &[]);
    table.asked.clear();

    // An item on the order; too few in the Burrow to dig; one battle; the Captain's hit is spoken of.
    let before = table.hand.touches;
    table.due("Set the order", &[Reply::Pick("Root Tea, Mouse suit")]);
    table.due("Craft the order card", &[]);
    table.due("Recruit", &[]);
    assert_eq!((table.pool(Pool::Burrow), table.points()), (2, 1));
    table.due("Go on to Daylight", &[]);
    table.touch(
        "Battle…",
        &[
            Reply::Touch("Tim"),
            Reply::Set(&[("Tim: warriors", 1), ("Drillbit Duchy: warriors", 1)]),
        ],
    );
    table.due("Build", &[Reply::Touch("One clearing: done")]);
    table.due("Marshal", &[]);
    table.due("Go on to Evening", &[]);
    let home = "No building beside them: to the Burrow";
    table.due("Rally", &[Reply::Set(&[(home, 2)])]);
    table.due("Sway a minister", &[]);
    table.due("Discard the order", &[]);
    let first = table.turn_over(before);
    assert_eq!((table.pool(Pool::Burrow), table.pool(Pool::OnMap)), (4, 4));

    // A Dig with one tie; nobody to battle; no slot to build in.
    let before = table.hand.touches;
    table.due("Set the order", &[Reply::Pick("Ambush!, Fox suit")]);
    table.due("Recruit", &[]);
    table.due("Go on to Daylight", &[]);
    table.due(
        "Dig",
        &[
            Reply::Touch("Several: look for the most empty building slots"),
            Reply::Touch("One clearing: done"),
        ],
    );
    table.touch("Battle…", &[Reply::Touch("No battle is left")]);
    table.due("Build", &[Reply::Touch("No free slot in any clearing that it rules")]);
    table.due("Marshal", &[]);
    table.due("Go on to Evening", &[]);
    table.due("Rally", &[Reply::Set(&[])]);
    table.due("Sway a minister", &[]);
    table.due("Discard the order", &[]);
    let second = table.turn_over(before);
    assert_eq!(table.points(), 2);

    // The same with the two phases that need no board each in one touch.
    let before = table.hand.touches;
    let rest = "All steps left in this phase";
    table.touch(rest, &[Reply::Pick("a rabbit card"), Reply::Touch("None of these")]);
    table.due("Go on to Daylight", &[]);
    let dig = [Reply::Touch("There is no such clearing")];
    table.due("Dig", &dig);
    table.touch("Battle…", &[Reply::Touch("No battle is left")]);
    table.due("Build", &[Reply::Touch("One clearing: done")]);
    table.due("Marshal", &[]);
    table.due("Brigadier", &dig);
    table.due("Go on to Evening", &[]);
    table.touch(rest, &[Reply::Set(&[(home, 1)])]);
    let third = table.turn_over(before);

    println!("questions and touches: {first:?}, {second:?}, {third:?}");
    assert_eq!((first.0, second.0, third.0), (5, 6, 7));
    assert!(first.1 <= 21 && second.1 <= 19 && third.1 <= 18, "{first:?}, {second:?}, {third:?}");
}

/// nemesis:NB.2.2.I.d, nemesis:LR.2.2.II.a: the readings for bots stand on its list and in its questions where those
/// factions sit, and nowhere else.
#[test]
fn other_factions_read_the_bot_as_one() {
    let stench: LawRef = "nemesis:NB.2.2.I.d".parse().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut table = Player::sit(folder.path(), ["Noxious Battery", "Lemming Reavers"]);
    let battery = SeatId::new(1).unwrap();
    let marks = woodland_ledger::engine::factions::noxious_battery::Pool::MarksOnMap;
    let line = |game: &Game| {
        let steps = table::steps(game, bot());
        steps.into_iter().find(|info| info.law == stench)
    };
    assert!(line(table.game()).is_none(), "no mark, no stench");
    let tracker = table::Tracker::Pool(battery, marks.into());
    table.hand.desk.act(table::Command::SetTo(tracker));
    let answer = woodland_ledger::engine::ask::Answer::Number(2);
    table.hand.desk.session_mut().unwrap().answer(answer);
    assert!(line(table.game()).is_some());
    assert!(table.game().seat(bot()).unwrap().bot);
    assert_eq!(table.game().seat(bot()).unwrap().faction.id(), FactionId::DrillbitDuchy);

    let folder = tempfile::tempdir().unwrap();
    let alone = Player::sit(folder.path(), ["Riverfolk Company", "Corvid Conspiracy"]);
    assert!(line(alone.game()).is_none());
}
