//! The Alliance at a table with others, touch by touch, and its track against recorded games.

use std::fs;
use std::path::Path;

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::engine::ask::{Answer, Form, Question};
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::factions::alliance::{
    Command as Own, POINTS, Pool, Question as Asked, Spending,
};
use woodland_ledger::engine::factions::marquise::{Building, Piece, Pool as Cats};
use woodland_ledger::engine::factions::{
    FactionCommand, FactionQuestion, eyrie, lizard_cult, marquise,
};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::{Ground, Suit};
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::zone::Zone;

use super::hand::{Bench, DeskHand, Hand};
use super::recorded::recorded;

fn seat(at: u8) -> SeatId {
    SeatId::new(at).unwrap()
}

fn own(play: Own) -> Command {
    Command::Play { seat: seat(0), play: play.into() }
}

/// Plays it with these answers; steps left are gone over, and what is not answered is none.
fn does(desk: &mut Desk, command: Command, given: &[Answer]) {
    desk.act(command);
    let session = desk.session_mut().unwrap();
    let mut given = given.iter();
    while let Some(pending) = session.pending() {
        let left = matches!(pending.ask.question, Question::StepsLeft { .. });
        let answer = match &pending.ask.form {
            Form::YesNo if left => Answer::Yes(true),
            _ => given.next().cloned().unwrap_or_else(|| panic!("{:?}", pending.ask)),
        };
        session.answer(answer);
    }
    assert!(session.refusal().is_none(), "{:?}", session.refusal());
    assert!(given.next().is_none(), "fewer questions than answers");
}

fn set(desk: &mut Desk, tracker: Tracker, n: u16) {
    desk.act(Command::SetTo(tracker));
    let session = desk.session_mut().unwrap();
    session.answer(Answer::Number(n));
    while session.pending().is_some() {
        session.answer(Answer::One(0));
    }
    assert!(session.refusal().is_none(), "{:?}", session.refusal());
}

fn points(desk: &Desk, at: u8) -> u16 {
    desk.session().unwrap().game().seat(seat(at)).unwrap().points.get()
}

fn pieces(desk: &Desk, pool: Pool) -> u8 {
    desk.session().unwrap().game().seat(seat(0)).unwrap().pools.count(pool.into())
}

fn supporters(desk: &mut Desk, suits: &[Suit]) {
    use woodland_ledger::engine::factions::alliance::Zone as Stack;
    let to = Zone::Own(seat(0), Stack::Supporters.into());
    for suit in suits {
        does(desk, Command::AddCard { to }, &[Answer::Faces(vec![Face::Suit(*suit)])]);
    }
}

/// The Alliance with the Marquise, the Eyrie and the Cult, begun.
fn with_others(folder: &Path) -> Desk {
    let mut hand = DeskHand::new(Bench::new(folder, 1));
    hand.go(Screen::NewGame);
    let faction = ["Woodland Alliance", "Marquise de Cat", "Eyrie Dynasties", "Lizard Cult"];
    for at in 0..4 {
        hand.sit(at + 1, "Another faction", ["Ada", "Bram", "Chloé", "Dirk"][at]);
    }
    for (at, name) in faction.into_iter().enumerate() {
        hand.sit(at + 1, name, ["Ada", "Bram", "Chloé", "Dirk"][at]);
    }
    hand.touch("Begin the game");
    let mut desk = hand.desk;
    let cats = |play| Command::Play { seat: seat(1), play: FactionCommand::Marquise(play) };
    does(&mut desk, cats(marquise::Command::PlaceKeep), &[]);
    does(&mut desk, cats(marquise::Command::Garrison), &[Answer::Number(11)]);
    does(&mut desk, cats(marquise::Command::StartingBuildings), &[]);
    does(&mut desk, Command::Start, &[]);
    desk
}

/// root:8.4.1: a roost, a sawmill and five warriors: +2, hospitals asked, everything in one entry.
#[test]
fn a_revolt_among_others_is_one_entry() {
    let dir = tempfile::tempdir().unwrap();
    let mut desk = with_others(&dir.path().join("data"));
    let roosts = Tracker::Pool(seat(2), eyrie::Pool::Roosts.into());
    set(&mut desk, roosts, 2);
    set(&mut desk, Tracker::Pool(seat(0), Pool::Sympathy.into()), 3);
    supporters(&mut desk, &[Suit::Mouse, Suit::Bird, Suit::Fox]);
    let entries = desk.session().unwrap().history().len();
    // The form has rows for what each of them has on the map; the last counts sympathetic mouse clearings.
    desk.act(own(Own::Revolt(Spending::FewestBirds)));
    let session = desk.session_mut().unwrap();
    session.answer(Answer::One(2));
    let Form::Counts { rows, .. } = session.pending().unwrap().ask.form.clone() else { panic!() };
    use woodland_ledger::engine::ask::Countable;
    use woodland_ledger::engine::supply::Class;
    let counts = rows.iter().map(|row| match row.what {
        Countable::Pieces(whose, Class::Warrior) if whose == seat(1) => 5,
        Countable::Pieces(whose, Class::Building) if whose != seat(3) => 1,
        Countable::Own(_) => 2,
        _ => 0,
    });
    session.answer(Answer::Counts(counts.collect()));
    // Which building of the Marquise, then her hospitals.
    let sawmill = session.pending().unwrap().ask.form.clone();
    assert!(matches!(sawmill, Form::OneOf(_)), "{sawmill:?}");
    session.answer(Answer::One(0));
    let healing = session.pending().unwrap().ask.question.clone();
    assert!(
        matches!(
            healing,
            Question::Own(FactionQuestion::Marquise(marquise::Question::Healed { warriors: 5 }))
        ),
        "{healing:?}"
    );
    session.answer(Answer::Number(5));
    session.answer(Answer::Number(1));
    // The Cult sits: the card that heals is told apart.
    session.answer(Answer::Faces(vec![Face::Suit(Suit::Mouse)]));
    assert!(session.pending().is_none() && session.refusal().is_none(), "{:?}", session.pending());
    assert_eq!(session.history().len(), entries + 1, "one entry");
    assert_eq!(points(&desk, 0), 2);
    assert_eq!((pieces(&desk, Pool::Map), pieces(&desk, Pool::Officers)), (2, 1));
    let game = desk.session().unwrap().game();
    let cats = |piece| game.seat(seat(1)).unwrap().pools.count(Cats::Map(piece).into());
    assert_eq!((cats(Piece::Warrior), cats(Piece::Building(Building::Sawmill))), (11, 0));
    // Spent supporters and the healing card became Lost Souls.
    let souls = Zone::Own(seat(3), lizard_cult::Zone::LostSouls.into());
    assert_eq!(game.cards_in(souls).len(), 3);
    desk.undo();
    assert_eq!((points(&desk, 0), pieces(&desk, Pool::Base(Ground::Mouse))), (0, 0));
}

/// A base that the Cult sanctifies takes supporters and officers with it: the same removal, the same reactions.
#[test]
fn a_sanctified_base_is_a_lost_base() {
    let dir = tempfile::tempdir().unwrap();
    let mut desk = with_others(&dir.path().join("data"));
    supporters(&mut desk, &[Suit::Fox, Suit::Bird, Suit::Rabbit]);
    set(&mut desk, Tracker::Pool(seat(0), Pool::Base(Ground::Fox).into()), 1);
    set(&mut desk, Tracker::Pool(seat(0), Pool::Officers.into()), 3);
    set(&mut desk, Tracker::Pool(seat(3), lizard_cult::Pool::Acolytes.into()), 3);
    let outcast = lizard_cult::Outcast { suit: Ground::Fox, hated: true };
    let cult = |play: lizard_cult::Command| Command::Play { seat: seat(3), play: play.into() };
    does(&mut desk, cult(lizard_cult::Command::SetOutcast(outcast)), &[]);
    use woodland_ledger::engine::turn::Phase;
    does(&mut desk, Command::TurnTo { seat: seat(3), phase: Phase::Birdsong, round: 1 }, &[]);
    does(&mut desk, cult(lizard_cult::Command::Adjust), &[]);
    let sanctify = lizard_cult::Command::Conspire(lizard_cult::Conspiracy::Sanctify);
    // Whose building: seats clockwise from the Cult, the Alliance first.
    does(&mut desk, cult(sanctify), &[Answer::One(0)]);
    assert_eq!((points(&desk, 3), pieces(&desk, Pool::Officers)), (1, 1));
    let game = desk.session().unwrap().game();
    assert_eq!(woodland_ledger::engine::factions::alliance::stack(game, seat(0)).len(), 1);
    let souls = Zone::Own(seat(3), lizard_cult::Zone::LostSouls.into());
    assert_eq!(game.cards_in(souls).len(), 2);
}

/// root:8.2.6: Outrage stands on the board of who moves in, and takes three touches: the button, the veil, a suit.
#[test]
fn outrage_is_found_where_the_mover_looks() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = DeskHand::new(Bench::new(&dir.path().join("data"), 1));
    hand.desk = with_others(&dir.path().join("others"));
    set(&mut hand.desk, Tracker::Pool(seat(0), Pool::Sympathy.into()), 1);
    hand.desk.show_seat(seat(2));
    let before = hand.touches;
    hand.touch("Outrage: I moved into a sympathetic clearing…");
    show(&mut hand);
    hand.pick("a fox card");
    assert_eq!(hand.touches - before, 3);
    let session = hand.desk.session().unwrap();
    assert_eq!(session.game().seat(seat(2)).unwrap().hand, 2);
    let asked = |e: &Effect| matches!(e, Effect::Own { seat: s, .. } if *s == seat(0));
    assert!(session.history().told().next_back().unwrap().effects.iter().any(asked));
}

fn show(hand: &mut DeskHand) {
    assert!(!hand.desk.ask().unwrap().veil.is_empty(), "{:?}", hand.desk.ask());
    hand.touches += 1;
    hand.desk.show_form();
}

/// A usual turn: sympathy spreads, a card is mobilized behind the curtain, an officer recruits, the draw, the end: eight
/// touches.
#[test]
fn a_usual_turn_takes_eight_touches() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = DeskHand::new(Bench::new(&dir.path().join("data"), 1));
    hand.go(Screen::NewGame);
    hand.sit(1, "Another faction", "");
    hand.sit(2, "Another faction", "Bram");
    hand.sit(3, "Another faction", "Chloé");
    hand.sit(1, "Woodland Alliance", "Ada");
    hand.touch("Begin the game");
    assert_eq!(hand.desk.screen(), Screen::Board, "there is something to set up");
    hand.due();
    show(&mut hand);
    for _ in 0..3 {
        hand.pick("a mouse card");
    }
    hand.confirm();
    hand.due();
    let desk = &mut hand.desk;
    set(desk, Tracker::Pool(seat(0), Pool::Base(Ground::Mouse).into()), 1);
    set(desk, Tracker::Pool(seat(0), Pool::Officers.into()), 1);
    set(desk, Tracker::Pool(seat(0), Pool::Sympathy.into()), 1);
    let before = hand.touches;
    hand.touch("Spread sympathy…");
    hand.touch("Mouse clearing");
    hand.touch("Mobilize");
    show(&mut hand);
    hand.pick("a bird card");
    hand.touch("Recruit");
    hand.touch("Draw");
    hand.due();
    assert_eq!(hand.touches - before, 8);
    let state = hand.state();
    assert_eq!((&state["seats"][0]["points"], &state["seats"][0]["hand"]), (&1.into(), &4.into()));
    assert_eq!(state["turn"]["seat"], 1);
}

/// Martial law with too few cards: who tried hears what is missing, and nothing else tells it.
#[test]
fn what_is_missing_is_told_to_who_tried() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = DeskHand::new(Bench::new(&dir.path().join("data"), 1));
    hand.go(Screen::NewGame);
    hand.sit(1, "Another faction", "");
    hand.sit(2, "Another faction", "Bram");
    hand.sit(3, "Another faction", "Chloé");
    hand.sit(1, "Woodland Alliance", "Ada");
    hand.touch("Begin the game");
    does(&mut hand.desk, Command::Start, &[]);
    supporters(&mut hand.desk, &[Suit::Fox, Suit::Bird, Suit::Mouse]);
    set(&mut hand.desk, Tracker::Pool(seat(0), Pool::Sympathy.into()), 3);
    hand.desk.show_seat(seat(0));
    hand.touch("Spread sympathy…");
    let asked = hand.desk.session().unwrap().pending().unwrap().ask.question.clone();
    assert!(matches!(
        asked,
        Question::Own(FactionQuestion::Alliance(Asked::SpreadClearing { cost: 2 }))
    ));
    hand.touch("Fox clearing, martial law: 1 supporter more");
    let game = hand.desk.session().unwrap().game();
    let remark = hand.desk.remark().map(|r| r.view(hand.desk.language(), Some(game)));
    let told = remark.unwrap().text;
    assert!(told.contains("This takes 3 supporters that match fox; missing: 1."), "{told}");
}

// Recorded games

/// Sympathy on the map as the lines have it, and for each placement what our track gives and what was written down.
fn compare(text: &str) -> Vec<(u16, u16)> {
    let mut out = 0usize;
    let mut found = Vec::new();
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default().trim();
        let Some((seat, rest)) = line.split_once(':') else { continue };
        let actions: Vec<&str> = rest.split('/').collect();
        if seat != "A" {
            // Removed: "At12->" alone, or among others in brackets.
            let gone = actions.iter().filter(|action| {
                let Some((what, to)) = action.split_once("->") else { return false };
                to.is_empty() && what.contains("At")
            });
            out = out.saturating_sub(gone.count());
            continue;
        }
        for (at, action) in actions.iter().enumerate() {
            let Some(places) = action.strip_prefix("t->") else { continue };
            let n = places.split('+').count();
            let due: u16 = POINTS.iter().skip(out).take(n).map(|p| u16::from(*p)).sum();
            out += n;
            let written = actions.get(at + 1).and_then(|next| next.strip_prefix("++"));
            found.push((due, written.map_or(0, |n| n.parse().unwrap_or(1))));
        }
    }
    found
}

#[test]
fn made_up_lines_are_read() {
    let lines =
        "A:3#->$\nA:#$->/t->1+2+3/++2/#->A\nE:XA2/At2->/#->A/++\nA:t->4/++/#->A\nA:t->5/++2";
    assert_eq!(compare(lines), [(2, 2), (1, 1), (1, 2)]);
}

/// root:8.4.2.III: what our track gives for each placement is what the players wrote down.
#[test]
fn the_track_gives_what_players_wrote_down() {
    let Some(folder) = recorded() else {
        println!("No recorded games beside the checkout: only made-up lines were read.");
        return;
    };
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let compared = compare(&fs::read_to_string(&path).unwrap());
        println!("{}: {compared:?}", path.display());
        all.extend(compared);
    }
    let differ: Vec<_> = all.iter().filter(|(due, written)| due != written).collect();
    assert!(all.len() >= 15 && differ.is_empty(), "{differ:?} of {}", all.len());
}
