//! The ledger of one seat beside that of all of them.

use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::words::Language;

use super::{playing, score};

#[test]
fn one_seats_ledger_tells_its_deeds_and_points_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    for seat in [0, 1, 1, 0, 1] {
        score(&mut desk, seat, 1);
    }
    let all = desk.ledger().unwrap();
    assert_eq!(all.whose.text, "Every seat");
    desk.take(&all.whose.token);
    let form = desk.ask().unwrap();
    let names: Vec<&str> = form.choices.iter().map(|c| c.text.as_str()).collect();
    let game = desk.session().unwrap().game();
    assert_eq!(names.len(), game.order().len() + 1, "{names:?}");

    let second = SeatId::new(1).unwrap();
    let token = Touch::LedgerOf(Some(second)).token();
    assert!(form.choices.iter().any(|c| c.token == token));
    desk.take(&token);
    assert!(desk.ask().is_none(), "the form is gone");
    let own = desk.ledger().unwrap();
    let scored: Vec<&str> = own.rows.iter().map(|r| r.points.as_str()).collect();
    assert_eq!(scored, ["+1", "+1", "+1"]);
    assert!(own.sources.iter().all(|s| s.seat == own.whose.text), "{:?}", own.sources);
    assert!(own.rows.iter().all(|row| all.rows.contains(row)), "told as in the whole ledger");

    // An undone entry still belongs to its seat; another language tells the same rows.
    desk.undo();
    desk.set_language(Language::Dutch);
    let own = desk.ledger().unwrap();
    assert_eq!(own.rows.iter().map(|r| r.undone).collect::<Vec<_>>(), [true, false, false]);
    desk.take(&Touch::LedgerOf(None).token());
    let back = desk.ledger().unwrap();
    assert_eq!((back.rows.len(), back.whose.text.as_str()), (all.rows.len(), "Iedereen"));
}
