//! The Vagabond's board at setup, with a full pack in Daylight, and the question which items are damaged.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::vagabond::{
    Change, Character, Command as Own, Items, Kind, Pick, Side, Thing, state_of,
};
use woodland_ledger::engine::factions::{FactionCommand, FactionPick};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, guests_beside, pass};

fn vagabond() -> SeatId {
    SeatId::default()
}

fn play(own: Own) -> Command {
    Command::Play { seat: vagabond(), play: FactionCommand::Vagabond(own) }
}

fn at(n: usize) -> Answer {
    Answer::One(u8::try_from(n).expect("few answers"))
}

/// Which of the changes of a thing this is, among those that it can undergo.
fn nth(items: &Items, thing: Thing, change: Change) -> Answer {
    let able: Vec<Change> =
        Change::ALL.into_iter().filter(|change| items.can(thing, *change)).collect();
    at(able.iter().position(|c| *c == change).expect("it can"))
}

/// Shows them in turn.
pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    let shown = |name: &str, see: &mut dyn FnMut(&Person, &str)| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    person.desk(|desk| {
        desk.welcomed();
        let pick = Pick { character: Character::Ranger };
        desk.new_game.seats[0].pick = FactionPick::Vagabond(pick);
        guests_beside(&mut desk.new_game.seats);
        for (at, name) in names.into_iter().take(3).enumerate() {
            desk.name_new_seat(at, name);
        }
        desk.begin();
        desk.show_seat(vagabond());
    });
    shown("vagabond-setup", see);
    person.does(play(Own::GetQuests), &[at(1), at(6), at(12)]);
    person.does(Command::Start, &[]);
    for kind in
        [Kind::TEA, Kind::TEA, Kind::COINS, Kind::BAG, Kind::BOOT, Kind::HAMMER, Kind::SWORD]
    {
        let which = Kind::ALL.iter().position(|k| *k == kind).expect("a kind");
        person.does(play(Own::AddItem), &[at(which)]);
    }
    let change = |thing: Thing, change: Change| {
        let game = person.game();
        let state = state_of(&game, vagabond()).expect("a Vagabond");
        person.does(play(Own::Handle(thing)), &[nth(&state.items, thing, change)]);
    };
    let up = |kind: Kind| Thing::Satchel(kind, Side::Up);
    change(up(Kind::BOOT), Change::Exhaust);
    change(up(Kind::TORCH), Change::Exhaust);
    change(up(Kind::HAMMER), Change::Damage);
    person.does(play(Own::SetRelation { with: SeatId::new(1).expect("a seat") }), &[at(4)]);
    person.does(play(Own::SetRelation { with: SeatId::new(2).expect("a seat") }), &[at(0)]);
    person.does(play(Own::AddDone), &[at(0)]);
    person.desk(|desk| desk.show_seat(vagabond()));
    shown("vagabond-birdsong", see);
    person.does(play(Own::SetForest(false)), &[]);
    person.does(Command::TurnTo { seat: vagabond(), phase: Phase::Daylight, round: 4 }, &[]);
    person.desk(|desk| desk.show_seat(vagabond()));
    shown("vagabond-daylight", see);
    let hit = Command::Remove { by: SeatId::new(1), whose: Some(vagabond()), means: Means::Sweep };
    person.desk(|desk| {
        desk.act(hit);
        let session = desk.session_mut().expect("a game");
        session.answer(Answer::Counts(vec![1]));
    });
    shown("vagabond-hit", see);
    person.desk(|desk| desk.cancel());
}
