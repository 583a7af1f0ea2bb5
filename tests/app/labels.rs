//! The undo button and the ledger name the same thing, in both languages, for every kind of entry that there is.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;
use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::ledger::label;
use woodland_ledger::engine::ask::{Answer, CountRow, Form};
use woodland_ledger::engine::card::{Face, Price};
use woodland_ledger::engine::deck::CardKind;
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::item::Item;
use woodland_ledger::engine::printing::Printing;
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Rescored, Tracker};
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::engine::zone::Zone;
use woodland_ledger::store::schema::schema;
use woodland_ledger::words::{Language, say};

const BOTH: [Language; 2] = [Language::English, Language::Dutch];

/// Small numbers, the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n.max(1)
    }
}

fn counts(rows: &[CountRow], total: u8) -> Vec<u8> {
    let mut left = total.saturating_sub(rows.iter().map(|row| row.min).sum());
    let mut take = |row: &CountRow| {
        let more = left.min(row.max - row.min);
        left -= more;
        row.min + more
    };
    rows.iter().map(&mut take).collect()
}

fn fitting(dice: &mut Dice, form: &Form) -> Answer {
    let between = |dice: &mut Dice, min: u8, max: u8| {
        min + u8::try_from(dice.below(usize::from(max - min).min(3) + 1)).unwrap()
    };
    match form {
        Form::YesNo => Answer::Yes(dice.below(3) > 0),
        Form::OneOf(choices) => Answer::One(u8::try_from(dice.below(choices.len())).unwrap()),
        Form::Number { min, max, .. } => Answer::Number(
            min + u16::try_from(dice.below(usize::from(max - min).min(20) + 1)).unwrap(),
        ),
        Form::Counts { rows, min, max } => {
            let room: u32 = rows.iter().map(|row| u32::from(row.max)).sum();
            let max = (*max).min(u8::try_from(room).unwrap_or(u8::MAX));
            let total = between(dice, *min, max.max(*min));
            Answer::Counts(counts(rows, total))
        }
        Form::Cards { from, min, max } => {
            let max = (*max).min(u8::try_from(from.len()).unwrap());
            let n = usize::from(between(dice, *min, max.max(*min)));
            Answer::Cards(from.iter().copied().take(n).collect())
        }
        Form::Faces { deck, min, max } => {
            let n = usize::from(between(dice, *min, *max));
            let all: Vec<CardKind> = CardKind::of(*deck).collect();
            Answer::Faces((0..n).map(|_| Face::Named(all[dice.below(all.len())])).collect())
        }
        Form::Price { max } => Answer::Price(Price::Cost(between(dice, 0, *max))),
        Form::Shuffle { .. } => panic!("chance answers this"),
    }
}

/// The kind of a command: its name, and for a faction's own play the faction and that play's name.
fn kind(command: &Command) -> String {
    fn first(value: &Value) -> String {
        match value {
            Value::Object(map) => map.keys().next().cloned().unwrap_or_default(),
            Value::String(word) => word.clone(),
            _ => String::new(),
        }
    }
    let value = serde_json::to_value(command).unwrap();
    match command {
        Command::Play { play, .. } => {
            let play = serde_json::to_value(play).unwrap();
            let faction = first(&play);
            format!("play {faction} {}", first(&play[&faction]))
        }
        _ => first(&value),
    }
}

/// What no offer leads to, but a person can do by hand.
fn by_hand(dice: &mut Dice, desk: &Desk) -> Vec<Command> {
    let game = desk.session().unwrap().game();
    let order = game.order();
    let seat = order[dice.below(order.len())];
    let with = order[dice.below(order.len())];
    let card = game.all_cards().map(|(id, _)| id).nth(dice.below(game.all_cards().count()));
    let mut all = vec![
        Command::MovePoints { from: seat, to: with, points: 1, turn: game.turn.number },
        Command::Score { seat, by: 1 },
        Command::Remove { by: Some(with), whose: Some(seat), means: Means::Hits },
        Command::Craft { seat },
        Command::Draw { seat },
        Command::Discard { seat },
        Command::ActivateDominance { seat },
        Command::CheckDominance { seat },
        Command::SetTo(Tracker::Points(seat)),
        Command::SetTo(Tracker::Hand(seat)),
        Command::MoveItem { seat, item: Item::Tea, back: false },
        Command::MoveItem { seat, item: Item::Tea, back: true },
        Command::AddCard { to: Zone::Discard },
        Command::AddCard { to: Zone::Available },
        Command::AddCard { to: Zone::Crafted(seat) },
        Command::Rename { seat, name: format!("Zoë {}", dice.below(100)) },
        Command::Leave { seat },
        Command::Return { seat },
        Command::Swap { seat, with },
        Command::TurnTo { seat, phase: Phase::Daylight, round: game.turn.round.max(1) },
        Command::Note("what was said".into()),
        Command::Start,
        Command::EndPhase,
        Command::EndTurn,
        Command::Reopen,
        Command::Close,
        Command::Follow(Printing::Law2025),
    ];
    // A figure that was told, as if it had been told wrong.
    let learned =
        desk.session().unwrap().history().told().flat_map(|entry| &entry.effects).find_map(
            |effect| match effect {
                Effect::Learned { figure, .. } => Some(*figure),
                _ => None,
            },
        );
    if let Some(figure) = learned {
        let lines = vec![Rescored { seat, by: 1, turn: game.turn.number }];
        all.push(Command::Rescore { figure, lines });
    }
    if let Some(who) = game.seat(with) {
        let pools = who.pools.iter().map(|(pool, _)| Command::SetTo(Tracker::Pool(with, pool)));
        all.extend(pools);
        if let Some(pick) =
            setup(desk).and_then(|setup| setup.seats.get(with.index()).map(|s| s.pick.clone()))
        {
            all.push(Command::Repick { seat, pick });
        }
    }
    if let Some(card) = card {
        all.extend([
            Command::MoveCard { card, to: Zone::Crafted(seat) },
            Command::MoveCard { card, to: Zone::Discard },
            Command::NameCard { card },
            Command::PriceCard { card },
            Command::UseCard { seat, card },
            Command::TakeDominance { seat, card },
        ]);
    }
    all
}

fn setup(desk: &Desk) -> Option<&woodland_ledger::engine::setup::Setup> {
    match &desk.session()?.history().told().next()?.command {
        Command::Begin(setup) => Some(setup),
        _ => None,
    }
}

/// What the window shows of the last entry: the ledger's line, the undo button, and the redo button once it is taken back.
fn same_everywhere(desk: &mut Desk, what: &str) -> [String; 2] {
    BOTH.map(|language| {
        desk.set_language(language);
        let here = desk.session().unwrap().history().here();
        let row = desk.ledger().unwrap().rows.remove(0);
        assert_eq!(row.key, here.0.to_string(), "{what}");
        let name = label(&desk.context().unwrap(), here);
        assert_eq!(row.text, name, "{what}");
        assert!(!name.trim().is_empty() && !name.contains(['{', '}', '\n']), "{what}: {name}");
        assert!(say::undo(language, &name).contains(&name));
        if desk.session().unwrap().history().before().is_some() {
            desk.undo();
            let next = desk.session().unwrap().history().after().unwrap();
            assert_eq!(label(&desk.context().unwrap(), next), name, "{what}, undone");
            let undone = desk.ledger().unwrap().rows;
            let undone = undone.iter().find(|row| row.key == next.0.to_string()).unwrap();
            assert!(undone.undone && undone.text == name, "{what}, undone");
            desk.redo();
            assert_eq!(desk.session().unwrap().history().here(), next);
        }
        name
    })
}

/// Walks a game with these factions; notes which kinds of entries came about, and what they were called.
fn walk(
    folder: &Path,
    seed: u64,
    factions: &[String],
    steps: usize,
    seen: &mut BTreeMap<String, (usize, [String; 2])>,
) {
    let mut desk = super::desk_with(folder, Chance::seeded(seed));
    let mut dice = Dice(seed);
    desk.go(Screen::NewGame);
    while desk.new_game.seats.len() < factions.len() {
        desk.new_game.add();
    }
    for (at, faction) in factions.iter().enumerate() {
        desk.new_game.pick(at, faction);
    }
    desk.begin();
    assert!(desk.session().is_some(), "{factions:?}: {:?}", desk.remark());
    let names = same_everywhere(&mut desk, "begin");
    seen.entry("begin".into()).or_insert((0, names)).0 += 1;
    for _ in 0..steps {
        let session = desk.session().unwrap();
        let seats: Vec<SeatId> = session.game().order().to_vec();
        let offers = seats.iter().flat_map(|seat| session.offers(*seat)).map(|offer| offer.command);
        let mut all: Vec<Command> = offers.collect();
        // Kinds that are not known yet first, then whatever is rare.
        all.extend(by_hand(&mut dice, &desk));
        let times = |command: &Command| seen.get(&kind(command)).map_or(0, |(n, _)| *n);
        let start = dice.below(all.len());
        all.rotate_left(start);
        all.sort_by_key(times);
        for command in all.into_iter().take(12) {
            let kind = kind(&command);
            if act(&mut desk, &mut dice, command.clone()) {
                let names = same_everywhere(&mut desk, &kind);
                seen.entry(kind).or_insert((0, names)).0 += 1;
                break;
            }
        }
    }
    // Won by points, opened again and closed as it stands.
    let seat = desk.session().unwrap().game().order()[0];
    let won = Command::Score { seat, by: 30 };
    for command in [Command::Reopen, won, Command::Reopen, Command::Close] {
        let kind = kind(&command);
        if act(&mut desk, &mut dice, command) {
            let names = same_everywhere(&mut desk, &kind);
            seen.entry(kind).or_insert((0, names)).0 += 1;
        }
    }
}

/// Whether it came about.
fn act(desk: &mut Desk, dice: &mut Dice, command: Command) -> bool {
    desk.dismiss_dialog();
    let session = desk.session_mut().unwrap();
    let before = session.history().here();
    session.act(command);
    if session.refusal().is_some_and(|refusal| refusal.can_insist) {
        session.insist();
    }
    for _ in 0..30 {
        let Some(form) = session.pending().map(|pending| pending.ask.form.clone()) else { break };
        let answer = fitting(dice, &form);
        session.answer(answer);
    }
    session.cancel();
    session.history().here() != before
}

#[test]
fn undo_and_ledger_name_every_kind_of_entry_alike() {
    let dir = tempfile::tempdir().unwrap();
    let mut seen = BTreeMap::new();
    let mut probe = super::desk(&dir.path().join("probe"));
    probe.new_game.editing = Some(0);
    let factions: Vec<String> =
        probe.new_game.faction_rows(Language::English).into_iter().map(|row| row.token).collect();
    // Every faction sits once, four at a table.
    for (n, table) in factions.chunks(4).enumerate() {
        let mut table = table.to_vec();
        while table.len() < 2 {
            table.push(factions[0].clone());
        }
        let folder = dir.path().join(n.to_string());
        walk(&folder, n as u64 + 1, &table, 260, &mut seen);
    }
    let schema = schema().unwrap();
    let kinds = schema["$defs"]["engine.table.Command"]["oneOf"].as_array().unwrap();
    let mut wanted = BTreeSet::new();
    for kind in kinds {
        let words = kind["enum"].as_array().into_iter().flatten().filter_map(|w| w.as_str());
        wanted.extend(words.map(str::to_owned));
        let names = kind["properties"].as_object().into_iter().flat_map(|map| map.keys());
        wanted.extend(names.filter(|name| *name != "play").cloned());
    }
    let missed: Vec<&String> = wanted.iter().filter(|kind| !seen.contains_key(*kind)).collect();
    assert!(missed.is_empty(), "never came about: {missed:?} of {:?}", seen.keys());
    // Told in each language, not only in one: what is more than a name differs.
    let alike: Vec<&String> =
        seen.iter().filter(|(_, (_, [en, nl]))| en == nl).map(|(kind, _)| kind).collect();
    assert!(alike.len() * 10 <= seen.len(), "the same in both languages: {alike:?}");
}
