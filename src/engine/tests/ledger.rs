//! The tree of entries, and the cursor in it.

use super::*;

/// A question asked and given up leaves nothing behind: only an entry changes a game.
#[test]
fn a_question_can_be_cancelled() {
    let table = Table::of_guests(3);
    let (before, entries) = (table.bytes(), table.history.all().len());
    for offer in offers(table.game(), a()) {
        if let Ok(Some(ask)) = offer.verdict {
            assert_eq!(table.asked(offer.command, &[]), *ask);
        }
    }
    assert_eq!((table.bytes(), table.history.all().len()), (before, entries));
}

fn note(n: u32) -> Command {
    Command::Note(format!("line {n}"))
}

/// "Back to here" over 40 entries, then one stray touch: the 40 can be had back, and the stray one too.
#[test]
fn an_evening_survives_one_stray_touch() {
    let mut table = Table::of_guests(2);
    let here = table.history.here();
    for _ in 0..40 {
        table.play(points(a(), 1), &[]);
        if table.game().ending.is_some() {
            table.play(Command::Reopen, &[]);
        }
    }
    let (tip, evening) = (table.history.here(), table.bytes());
    table.history.go_to(here).unwrap();
    assert_eq!(table.points(a()), 0);
    assert_eq!(table.history.undone().count(), 41);
    table.play(note(0), &[]);
    assert_eq!((table.history.branches(), table.history.after()), (&[tip][..], None));
    table.history.go_to(tip).unwrap();
    assert_eq!((table.bytes(), table.points(a())), (evening, 40));
    assert_eq!(table.history.branches(), [], "one dropped note is quickly done again");
}

/// One dropped entry is quickly done again; two are kept.
#[test]
fn a_branch_of_two_entries_is_kept_and_one_of_one_is_not() {
    for (dropped, kept) in [(1, 0), (2, 1)] {
        let mut table = Table::of_guests(2);
        let here = table.history.here();
        for n in 0..dropped {
            table.play(note(n), &[]);
        }
        table.history.go_to(here).unwrap();
        table.play(note(9), &[]);
        assert_eq!(table.history.branches().len(), kept, "{dropped} dropped");
    }
}

/// A branch entered half-way keeps its tip, and what lies on the path is not called dropped.
#[test]
fn branches_are_what_the_path_does_not_reach() {
    let mut table = Table::of_guests(2);
    let start = table.history.here();
    let ids: Vec<EntryId> = (0..6).map(|n| table.play(note(n), &[]).id).collect();
    table.history.go_to(start).unwrap();
    table.play(note(10), &[]);
    table.history.go_to(ids[2]).unwrap();
    assert_eq!(table.history.branches(), [ids[5]]);
    table.history.go_to(start).unwrap();
    let other = table.play(note(11), &[]).id;
    // The half was dropped too, and both are on the way to the whole.
    assert_eq!(table.history.branches(), [ids[5], ids[2]]);
    table.history.go_to(ids[5]).unwrap();
    assert_eq!(table.history.branches(), []);
    assert_eq!(table.history.here(), ids[5]);
    table.history.go_to(other).unwrap();
    assert_eq!(table.history.branches(), [ids[5]]);
}

/// Going back over the copies that are kept, and forth again, gives the same game as playing there.
#[test]
fn long_ledgers_go_back_and_forth() {
    let mut table = Table::of_guests(2);
    let mut seen = vec![(table.history.here(), table.bytes())];
    for n in 0..200 {
        table.play(if n % 3 == 0 { Command::EndTurn } else { note(n) }, &[]);
        seen.push((table.history.here(), table.bytes()));
    }
    for at in [0, 199, 63, 64, 65, 126, 127, 128, 62, 10, 200, 1, 130] {
        table.history.go_to(seen[at].0).unwrap();
        assert_eq!(table.bytes(), seen[at].1, "entry {at}");
    }
    // A new branch from the middle does not use the copies of the old one.
    table.history.go_to(seen[60].0).unwrap();
    for n in 0..10 {
        table.play(points(b(), 1), &[]);
        assert_eq!(table.points(b()), n + 1);
    }
    let tip = table.history.here();
    table.history.go_to(seen[150].0).unwrap();
    assert_eq!(table.bytes(), seen[150].1);
    table.history.go_to(tip).unwrap();
    assert_eq!(table.points(b()), 10);
    // The first entry laid the table: undo stops there.
    let mut fresh = Table::lay(setup(vec![sits(guest("A")), sits(guest("B"))]));
    assert_eq!(fresh.history.before(), None);
    fresh.play(note(0), &[]);
    assert!(fresh.history.before().is_some());
}

/// An entry that does not continue the ledger is not taken in, and nothing has changed.
#[test]
fn a_strange_entry_is_not_taken_in() {
    let mut table = Table::of_guests(2);
    let good = table.play(note(1), &[]);
    let before = table.bytes();
    assert!(table.history.push(good.clone()).is_err(), "its number is taken");
    let mut strange = good.clone();
    strange.id = table.history.next_id();
    assert!(table.history.push(strange.clone()).is_err(), "it follows another");
    strange.on = table.history.here();
    strange.effects = vec![Effect::Hand { seat: a(), by: 1 }, Effect::Hand { seat: c(), by: 1 }];
    assert!(table.history.push(strange).is_err(), "there is no third seat");
    assert_eq!((table.bytes(), table.history.next_id()), (before, EntryId(good.id.0 + 1)));
    assert!(table.history.go_to(EntryId(99)).is_err());
    assert!(History::default().push(good).is_err());
}
