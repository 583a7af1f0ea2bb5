//! Pieces: limits, owners and removals.

use super::*;

/// root:1.5.1: items are twelve and no more, in the supply or in somebody's box.
#[test]
fn pieces_are_limited_to_what_is_in_the_box() {
    let mut table = Table::of_guests(2);
    let take = |seat| Command::MoveItem { seat, item: Item::Boot, back: false };
    table.play(take(a()), &[]);
    table.play(take(b()), &[]);
    assert_eq!(table.refused(take(a()), &[]).kind, RefusalKind::ItemGone(Item::Boot));
    let back = |seat| Command::MoveItem { seat, item: Item::Boot, back: true };
    table.play(back(a()), &[]);
    assert_eq!(table.refused(back(a()), &[]).kind, RefusalKind::NoSuchPiece);
    assert_eq!(table.game().items.count(Item::Boot), 1);
}

/// root:1.5.2, root:1.5.3: each seat owns the faction it chose, so a piece removed is its owner's loss,
/// whoever removed it, and goes nowhere else.
#[test]
fn pieces_stay_their_owners() {
    let mut table = Table::of_guests(3);
    let names: Vec<String> = table
        .game()
        .seats()
        .map(|(_, s)| serde_json::to_value(&s.faction).unwrap()["guest"]["name"].to_string())
        .collect();
    assert_eq!(names, ["\"Guest 0\"", "\"Guest 1\"", "\"Guest 2\""]);
    let remove = Command::Remove { by: Some(b()), whose: Some(c()), means: Means::Hits };
    let entry = table.play(remove, &[counts([0, 1, 0])]);
    assert_eq!(reasons(&entry), [Reason::Removed { whose: c(), class: Class::Building }]);
}

/// root:1.5.4: asked for more than there is, as much as possible happens; all pieces go before anything else does.
#[test]
fn as_much_as_possible_happens_and_pieces_go_first() {
    let mut table = Table::of_guests(3);
    // Losing 5 of 3 points loses 3; the ledger keeps what was due.
    table.set_points(a(), 3);
    let entry = table.play(points(a(), -5), &[]);
    assert_eq!(scores(&entry), [line(a(), -3, "")]);
    assert_eq!(table.points(a()), 0);
    // A favor that hits two seats: every score stands after every removal, buildings before tokens, seat by seat.
    let favor = faces([named("Favor of the Foxes", Suit::Fox)]);
    let entry = table.play(craft(a()), &[favor, counts([3, 0, 1, 0, 2, 0])]);
    let removed = |whose, class| Reason::Removed { whose, class };
    assert_eq!(reasons(&entry), [removed(b(), Class::Token), removed(c(), Class::Building)]);
    assert_eq!(table.points(a()), 3);
}
