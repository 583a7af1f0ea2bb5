//! Every line, question and answer of a battle, in both languages.

use super::*;
use crate::engine::battle::Line;
use crate::engine::card::CardId;
use crate::engine::factions::eyrie::Reason;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::tests::kit::{Table, named, seat};
use crate::engine::zone::Zone;

fn table() -> (Table, CardId) {
    let mut table = Table::of_guests(3);
    let card = table.lay_card(named("Brutal Tactics", Suit::Bird), Zone::Crafted(seat(0)));
    (table, card)
}

fn one() -> SeatId {
    seat(0)
}

fn every_why(card: CardId) -> [Why; 3] {
    let law = "root:7.8.3".parse().unwrap();
    [Why::Defenceless, Why::Card(card), Why::own(Reason::Commander, law)]
}

fn every_line(card: CardId) -> Vec<Line> {
    let (seat, other) = (one(), seat(1));
    let toll = Toll { warriors: 1, buildings: 2, tokens: 1, pawns: 1 };
    let mut lines = vec![
        Line::Began { attacker: seat, defender: other },
        Line::Stands { seat, warriors: 1, most: false },
        Line::Stands { seat, warriors: 3, most: false },
        Line::Stands { seat, warriors: 12, most: true },
        Line::Swords { seat, swords: 2 },
        Line::Allied { seat, ally: other, warriors: 2 },
        Line::NoAmbush { seat, card },
        Line::Foiled { seat },
        Line::Over { seat },
        Line::Joined { seat, card, n: 1 },
        Line::Dice { dice: [3, 1], by_app: false },
        Line::Dice { dice: [3, 1], by_app: true },
        Line::Deals { seat, rolled: 2, extra: 0 },
        Line::Deals { seat, rolled: 2, extra: 1 },
        Line::Lost { seat, toll, items: 0 },
        Line::Lost { seat, toll: Toll::default(), items: 2 },
        Line::Spent { seat, hits: 1 },
        Line::Again { seat, card },
    ];
    lines.extend(Suit::ALL.map(Some).into_iter().chain([None]).map(|suit| Line::Ambushed {
        seat,
        suit,
        hits: 2,
    }));
    let rolls = [Some(Roll::Higher), Some(Roll::Lower), Some(Roll::Same), None];
    for (roll, most) in rolls.into_iter().flat_map(|roll| [(roll, 1), (roll, 5)]) {
        lines.push(Line::Rolled { seat, roll, hits: 2, most });
    }
    for why in every_why(card) {
        lines.push(Line::Swapped { seat, why });
        lines.push(Line::Instead { seat, hits: 2, why });
        lines.push(Line::Extra { seat, hits: 1, why });
        lines.push(Line::Ignored { seat, hits: 1, why });
    }
    lines
}

fn differ(say: impl Fn(Language) -> String) {
    let [english, dutch] = [Language::English, Language::Dutch].map(say);
    for text in [&english, &dutch] {
        assert!(!text.trim().is_empty() && !text.contains(['{', '}', '\u{4}']), "{text:?}");
    }
    assert_ne!(english, dutch);
}

/// root:4.3: whatever number comes up, its line says where it comes from.
#[test]
fn every_line_is_told_in_both_languages() {
    let (table, card) = table();
    for line in every_line(card) {
        differ(|language| battle_line(language, table.game(), &line));
    }
}

#[test]
fn every_question_and_answer_of_a_battle_has_words() {
    let (table, card) = table();
    let (seat, game) = (one(), table.game());
    let what = Countable::Pieces(seat, Class::Warrior);
    let fallen = crate::engine::factions::lost_powers::Pool::Fallen;
    for question in [
        Question::Defender { attacker: seat },
        Question::Stands { seat, what },
        Question::Stands { seat, what: Countable::Pool(fallen.into()) },
        Question::Swords { seat },
        Question::PawnThere { seat },
        Question::Ambush { seat },
        Question::Foil { seat },
        Question::Joined { seat, card },
        Question::Dice,
        Question::ToHand { seat, card },
        Question::Fits { card },
        Question::Else { seat, hits: 2 },
        Question::Tokens { seat, hits: 1 },
        Question::Buildings { seat, hits: 2 },
        Question::BackThere { seat, n: 2 },
    ] {
        differ(|language| title(language, game, question));
        differ(|language| help(language, question));
    }
    for each in [
        Pick::AtLeast(12),
        Pick::Swords,
        Pick::None,
        Pick::Ambush(Suit::Fox),
        Pick::Crafted { card, itself: true },
        Pick::Crafted { card, itself: false },
        Pick::Roll,
        Pick::Dice([3, 1]),
    ] {
        differ(|language| pick(language, game, each));
    }
    assert_eq!(pick(Language::Dutch, game, Pick::Count(3)), "3");
}

/// root:4.3.2.I: a cut number says what it would have been, and by which law it was cut.
#[test]
fn a_line_names_its_number_its_reason_and_its_law() {
    let (table, _) = table();
    let line = Line::Rolled { seat: one(), roll: Some(Roll::Higher), hits: 3, most: 2 };
    assert_eq!(
        battle_line(Language::English, table.game(), &line),
        "Guest 0: higher roll 3, but never more than fight there: 2 hits (4.3.2.I)"
    );
    let line = Line::Deals { seat: one(), rolled: 2, extra: 1 };
    assert_eq!(
        battle_line(Language::English, table.game(), &line),
        "Guest 0 deals 3 hits: 2 rolled and 1 extra (4.3.4)"
    );
}
