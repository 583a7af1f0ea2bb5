//! The law beside the game: steps, points and refusals lead to a law, and the law leads back.

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::law::{self, links};
use woodland_ledger::app::session::Session;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::ask::{Answer, CountRow, Countable, Form};
use woodland_ledger::engine::factions::guest;
use woodland_ledger::engine::law::{Book, LawRef};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::supply::Class;
use woodland_ledger::engine::table::Command;
use woodland_ledger::words::Language;

use super::{desk, playing};

/// Both ways between the law and what is on the table: steps and points lead to a law, and the law leads back.
#[test]
fn laws_lead_to_steps_and_points_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    for seat in desk.new_game.seats.iter_mut().skip(1) {
        seat.pick = guest::Pick { name: "Otters".into(), colour: guest::Colour::Red }.into();
    }
    desk.begin();
    let mut steps = 0;
    for seat in 0..3 {
        desk.show_seat(SeatId::new(seat).unwrap());
        for row in desk.board().unwrap().rows {
            let Row::Step(step) = row else { continue };
            desk.open_law_page(&step.law);
            let law = desk.open_law().unwrap_or_else(|| panic!("{} of {}", step.law, step.title));
            let back = links(desk.language(), desk.context().as_ref(), law);
            let to = Touch::ShowSteps(SeatId::new(seat).unwrap()).token();
            assert!(back.iter().any(|link| link.token == to && link.text == step.title), "{law}");
            desk.take(&to);
            assert_eq!((desk.open_law(), desk.screen()), (None, Screen::Board));
            steps += 1;
        }
    }
    assert!(steps > 5);
    // Points by a law: a building removed. From the ledger's sources to the law, and back to the points.
    desk.act(Command::Start);
    while desk.session().unwrap().pending().is_some() {
        desk.session_mut().unwrap().answer(Answer::Yes(true));
    }
    let source = LawRef::find(Book::Root, "3.2.1").unwrap();
    let before = links(Language::English, desk.context().as_ref(), source);
    assert!(!before.iter().any(|link| link.token == Touch::ShowPoints.token()));
    removes_a_building(&mut desk);
    let after = links(Language::English, desk.context().as_ref(), source);
    let points = after.iter().find(|link| link.token == Touch::ShowPoints.token()).expect("points");
    let told = desk.ledger().unwrap().sources;
    assert!(told.iter().any(|row| row.law == "3.2.1"), "{told:?}");
    desk.open_law_page("3.2.1");
    desk.take(&points.token.clone());
    assert_eq!((desk.open_law(), desk.screen()), (None, Screen::Ledger));
    // A law that leans on another is named by it: both ways.
    for page in law::search(Language::English, "") {
        let Ok(one) = page.key.parse::<LawRef>() else { panic!("{}", page.key) };
        for link in links(Language::English, None, one) {
            let Some(Touch::ReadLaw(other)) = Touch::parse(&link.token) else { panic!() };
            let back = links(Language::English, None, other);
            assert!(
                back.iter().any(|l| l.token == Touch::ReadLaw(one).token()),
                "{one} and {other}"
            );
        }
    }
}

/// The first seat removes a building of the second's.
fn removes_a_building(desk: &mut Desk) {
    let (by, whose) = (SeatId::new(0), SeatId::new(1));
    desk.act(Command::Remove { by, whose, means: Means::Hits });
    let session = desk.session_mut().unwrap();
    let Some(pending) = session.pending() else { panic!("what?") };
    let Form::Counts { rows, .. } = &pending.ask.form else { panic!("{:?}", pending.ask) };
    let building = |row: &CountRow| row.what == Countable::Class(Class::Building);
    let counts = rows.iter().map(|row| u8::from(building(row))).collect();
    session.answer(Answer::Counts(counts));
    while session.pending().is_some() {
        session.answer(Answer::Yes(false));
    }
    assert!(session.refusal().is_none(), "{:?}", session.refusal());
}

/// A refusal names its law, and that law has a page.
#[test]
fn a_refusal_leads_to_its_law() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let mut named = 0;
    for seat in [0, 1].into_iter().filter_map(SeatId::new) {
        for command in [Command::ActivateDominance { seat }, Command::Craft { seat }] {
            desk.act(command);
            let law = match (desk.dialog(), desk.remark()) {
                (Some(dialog), _) => dialog.view(Language::English, desk.context().as_ref()).law,
                (None, Some(remark)) => {
                    remark.view(Language::English, desk.session().map(Session::game)).law
                }
                (None, None) => String::new(),
            };
            desk.cancel();
            if !law.is_empty() {
                desk.open_law_page(&law);
                let page = law::page(Language::Dutch, desk.open_law().unwrap());
                assert_eq!(page.expect("a page").number, law);
                named += 1;
            }
            desk.dismiss_dialog();
        }
    }
    assert!(named > 1);
}
