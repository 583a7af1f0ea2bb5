//! The Lemming Reavers' board at setup, in Birdsong, in Daylight with caches on the board, and a cache taken.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::lemming_reavers::{
    Action, Cache, Command as Own, Pick, Pool, Spot,
};
use woodland_ledger::engine::factions::{FactionCommand, FactionPick};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};

fn lemmings() -> SeatId {
    SeatId::default()
}

fn play(own: Own) -> Command {
    Command::Play { seat: lemmings(), play: FactionCommand::LemmingReavers(own) }
}

/// Shows them in turn.
pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    person.desk(|desk| {
        desk.welcomed();
        desk.new_game.seats[0].pick = FactionPick::LemmingReavers(Pick::default());
        for (at, name) in names.into_iter().take(3).enumerate() {
            desk.name_new_seat(at, name);
        }
        desk.begin();
        desk.show_seat(lemmings());
    });
    shown("lemmings-setup");
    person.does(play(Own::Settle), &[]);
    person.does(Command::Start, &[]);
    let set = |pool: Pool, n: u16| {
        let tracker = Tracker::Pool(lemmings(), pool.into());
        person.does(Command::SetTo(tracker), &[Answer::Number(n)]);
    };
    set(Pool::Warriors, 12);
    set(Pool::Encampments, 3);
    set(Pool::Cache(Cache::Provisions, Spot::Board), 1);
    set(Pool::Cache(Cache::Depot, Spot::Board), 2);
    set(Pool::Cache(Cache::Loot, Spot::Map), 1);
    person.does(play(Own::Arrive), &[]);
    person.desk(|desk| desk.show_seat(lemmings()));
    shown("lemmings-birdsong");
    person.does(play(Own::Scout { cache: Cache::Reserve }), &[]);
    person.does(Command::TurnTo { seat: lemmings(), phase: Phase::Daylight, round: 4 }, &[]);
    person.does(play(Own::Rally(Action::Build)), &[Answer::Number(3)]);
    person.desk(|desk| desk.show_seat(lemmings()));
    shown("lemmings-daylight");
    let take = Command::Remove { by: SeatId::new(1), whose: Some(lemmings()), means: Means::Hits };
    person.desk(|desk| {
        desk.act(take);
        let session = desk.session_mut().expect("a game");
        session.answer(Answer::Counts(vec![0, 0, 1]));
    });
    shown("lemmings-taken");
    person.desk(|desk| desk.cancel());
}
