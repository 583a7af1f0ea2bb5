//! Setup, step by step.

use super::*;
use crate::engine::ask::{Answerer, Form, Question as Asked};
use crate::engine::refusal::RefusalKind;
use crate::engine::turn::Status;
use crate::engine::zone::Sight;

/// root:8.3.1, root:8.3.2, root:8.3.3: ten warriors, three bases and ten tokens lie ready.
#[test]
fn pieces_lie_ready() {
    let table = laid(Pick::default());
    assert_eq!(warriors(&table), (10, 0, 0));
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Sympathy)), (10, 0));
    for suit in Ground::ALL {
        assert_eq!((pool(&table, Pool::Box(suit)), pool(&table, Pool::Base(suit))), (1, 0));
    }
    for (step, n) in [(Step::Gather, 10), (Step::Bases, 3), (Step::Track, 10)] {
        let info = table.step(alliance(), line_of(step));
        assert_eq!((info.status, info.count), (Status::Done, Some(n)));
    }
}

/// root:8.3.4, root:8.2.3: three cards are drawn face down; only the Alliance enters them.
#[test]
fn three_supporters_are_drawn() {
    let mut table = laid(Pick::default());
    let command = own(Command::GainSupporters);
    let info = table.step(alliance(), line_of(Step::Supporters));
    assert_eq!(
        (info.status, info.count, info.law.full().as_str()),
        (Status::Due, Some(3), "root:8.3.4")
    );
    let ask = table.asked(command.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::FirstSupporters.into()));
    assert_eq!((ask.to, ask.private), (Answerer::Seat(alliance()), true));
    assert!(matches!(ask.form, Form::Faces { min: 3, max: 3, .. }));
    // By suit, or by name where somebody wants it.
    table.play(command.clone(), &[faces([FOX, named("Anvil", Suit::Fox), BIRD])]);
    assert_eq!(held(&table), [2, 0, 0, 1]);
    assert_eq!(at().sight(), Sight::Owner);
    assert_eq!(table.hand(alliance()), 3, "supporters are no hand");
    table.forbids(command.clone(), &[], Refusal::SupportersGained, "root:8.3.4");
    table.undo();
    assert_eq!(held(&table), [0; 4]);
    table.redo();
    table.play(Act::Start, &[]);
    table.forbids(command, &[], RefusalKind::BegunAlready, "root:8.3.4");
}

/// Whoever else looks sees how many there are, and no order that tells where they came from.
#[test]
fn the_stack_is_redacted_for_everybody_else() {
    let mut table = laid(Pick::default());
    table.play(own(Command::GainSupporters), &[faces([BIRD, FOX, MOUSE])]);
    let text = format!("{:?}", table.game().zones());
    assert!(text.contains("Supporters") && !text.contains("CardId"), "{text}");
    assert_eq!(table.game().redacted(Some(alliance())).cards_in(at()), table.cards(at()));
    assert_eq!(table.game().redacted(Some(foe())).cards_in(at()).len(), 3);
}
