//! The kit on sheets of its own.

use super::*;

pub(super) fn sheets(window: &AppWindow, name: &str) -> Vec<String> {
    let mut small = vec![];
    let asking = window.global::<Asking>();
    asking.set_title(s("Whose piece was removed?"));
    asking.set_to(s("Mara answers"));
    asking.set_help(s("Each enemy building or token scores 1 point."));
    asking.set_law(s("LP.4.1"));
    let with_detail = |key: &str, text: &str, drawing: &str| ChoiceRow {
        drawing: s(drawing),
        ..choice(key, text, true, false, Weight::Tonal)
    };
    asking.set_choices(model(vec![
        with_detail("1", "Tim, Marquise de Cat", "guest-paw"),
        with_detail("2", "Ada, Riverfolk", "guest-moon"),
        choice("3", "Nobody's", true, false, Weight::Plain),
    ]));
    asking.set_kind(AskKind::Choices);
    photograph(window.window(), &format!("{name}-ask-choices"));
    small.extend(too_small(window, "ask-choices"));

    let number = |key: &str, text: &str, drawing: &str, value: i32, unknown: bool| NumberRow {
        key: s(key),
        name: s(text),
        drawing: s(drawing),
        value,
        min: 0,
        max: 5,
        unknown,
    };
    asking.set_title(s("How many cards were discarded?"));
    asking.set_numbers(model(vec![
        number("fox", "Fox", "fox", 1, false),
        number("rabbit", "Rabbit", "rabbit", 0, false),
        number("mouse", "Mouse", "mouse", 0, true),
        number("bird", "Bird", "bird", 2, false),
    ]));
    asking.set_confirm(s("Discard 3 cards"));
    asking.set_can_confirm(true);
    asking.set_kind(AskKind::Numbers);
    photograph(window.window(), &format!("{name}-ask-numbers"));
    small.extend(too_small(window, "ask-numbers"));

    asking.set_title(s("Which card came up?"));
    asking.set_suit_filter(s("fox"));
    asking.set_cards(model(
        cards("worn-out").into_iter().chain(cards("tableau").into_iter().take(3)).collect(),
    ));
    asking.set_picked(model(cards("worn-out").into_iter().take(1).collect()));
    asking.set_can_confirm(false);
    asking.set_confirm(s("Draw 2 cards"));
    asking.set_kind(AskKind::Cards);
    photograph(window.window(), &format!("{name}-ask-cards"));
    small.extend(too_small(window, "ask-cards"));

    asking.set_title(s("Add a note"));
    asking.set_text(s(""));
    asking.set_text_limit(200);
    asking.set_confirm(s("Write it down"));
    asking.set_kind(AskKind::Text);
    photograph(window.window(), &format!("{name}-ask-text"));
    small.extend(too_small(window, "ask-text"));
    asking.set_kind(AskKind::None);

    let laws = window.global::<Laws>();
    laws.set_page(LawRow {
        key: s("LP.6.1"),
        number: s("LP.6.1"),
        book: s("Lost Powers"),
        title: s("Retire"),
        text: s("With an Elder standing upright, you may let one follower go to the discard pile. You score 1 point and as many more as the card costs to craft. A card without a cost scores 1 in all."),
        note: s("The book names no cost for dominance cards. The app counts them as 1."),
        class: s(""),
    });
    photograph(window.window(), &format!("{name}-law-sheet"));
    small.extend(too_small(window, "law-sheet"));
    laws.set_page(LawRow::default());

    let chrome = window.global::<Chrome>();
    chrome.set_open_pile_name(s("Worn Out"));
    chrome.set_open_pile(s("worn-out"));
    photograph(window.window(), &format!("{name}-pile"));
    small.extend(too_small(window, "pile"));
    chrome.set_open_pile(s(""));

    chrome.set_keys_open(true);
    photograph(window.window(), &format!("{name}-keys"));
    small.extend(too_small(window, "keys"));
    chrome.set_keys_open(false);

    chrome.set_notice_title(s("Mara wins"));
    chrome.set_notice_text(s("Lost Powers reached 30 points in the Evening of turn 6."));
    chrome.set_notice_drawing(s("crown"));
    chrome.set_notice_law(s("3.1"));
    chrome.set_notice_confirm(s("Close the game"));
    chrome.set_notice_other(s("Play on"));
    photograph(window.window(), &format!("{name}-notice"));
    small.extend(too_small(window, "notice"));
    chrome.set_notice_title(s(""));
    small
}
