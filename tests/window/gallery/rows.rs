//! Made-up rows of every kind.

use super::*;

pub(super) fn model<T: Clone + 'static>(rows: Vec<T>) -> ModelRc<T> {
    ModelRc::from(Rc::new(VecModel::from(rows)))
}

pub(super) fn s(text: &str) -> SharedString {
    text.into()
}

pub(super) fn step(
    key: &str,
    title: &str,
    figure: &str,
    detail: &str,
    law: &str,
    state: StepState,
    token: &str,
) -> StepRow {
    StepRow {
        group: s(""),
        key: s(key),
        title: s(title),
        figure: s(figure),
        detail: s(detail),
        law: s(law),
        state,
        token: s(token),
    }
}

#[allow(clippy::too_many_arguments)]
pub(super) fn card(
    key: &str,
    name: &str,
    suit: &str,
    item: &str,
    cost: &str,
    value: &str,
    note: &str,
    used: bool,
) -> CardRow {
    CardRow {
        group: s(""),
        key: s(key),
        name: s(name),
        suit: s(suit),
        item: s(item),
        cost: s(cost),
        value: s(value),
        note: s(note),
        used,
        empty: name.is_empty(),
        token: s(key),
    }
}

pub(super) fn choice(
    key: &str,
    text: &str,
    allowed: bool,
    selected: bool,
    weight: Weight,
) -> ChoiceRow {
    ChoiceRow {
        key: s(key),
        text: s(text),
        allowed,
        selected,
        weight,
        token: s(key),
        ..ChoiceRow::default()
    }
}

pub(super) fn seat(
    key: &str,
    name: &str,
    faction: &str,
    crest: &str,
    colour: &str,
    points: i32,
    hand: &str,
) -> SeatRow {
    SeatRow {
        key: s(key),
        name: s(name),
        faction: s(faction),
        crest: s(crest),
        colour: s(colour),
        points: points.to_string().into(),
        points_value: points,
        hand: s(hand),
        active: key == "0",
        plus_token: s("p"),
        minus_token: s("m"),
        removal_token: s("r"),
        ..SeatRow::default()
    }
}

pub(super) fn steps(group: &str) -> Vec<StepRow> {
    use StepState::{Done, Due, Impossible, Later, Optional};
    match group {
        "birdsong" => vec![
            step(
                "disarm",
                "Disarm",
                "2 clearings with an upright Elder",
                "Removed 1 roost of the Eyrie",
                "LP.4.1",
                Done,
                "",
            ),
            step("rise", "Rise", "Stood 1 Elder", "one for each follower", "LP.4.2", Done, ""),
        ],
        "daylight" => {
            vec![step("act", "Each follower acts once", "2 of 4 have acted", "", "LP.5", Done, "")]
        }
        "evening" => vec![
            step(
                "retire",
                "Retire a follower",
                "Worth 1 + its crafting cost",
                "2 Elders stand upright",
                "LP.6.1",
                Due,
                "",
            ),
            step(
                "indoctrinate",
                "Indoctrinate",
                "2 upright Elders may craft from your hand",
                "",
                "LP.6.2",
                Optional,
                "x",
            ),
            step(
                "cycle",
                "Cycle",
                "Draw 4 cards",
                "Worn Out is shuffled when the deck runs dry",
                "LP.6.3",
                Later,
                "",
            ),
            step("discard", "Discard down to 5", "", "You hold 4 cards", "LP.6.4", Impossible, "x"),
        ],
        _ => vec![],
    }
}

pub(super) fn cards(group: &str) -> Vec<CardRow> {
    match group {
        "tableau" => vec![
            card("slot-1", "Root Tea", "fox", "tea", "Cost 1", "Retire +4", "An item", false),
            card("slot-2", "Better Burrow Bank", "rabbit", "", "Cost 2", "Retire +3", "", true),
            card("slot-3", "Woodland Runners", "bird", "boot", "No cost", "Retire +1", "", false),
            card("slot-4", "", "", "", "", "", "", false),
        ],
        "worn-out" => vec![
            card(
                "w1",
                "Armorers",
                "fox",
                "",
                "Cost 1",
                "",
                "Ignore rolled hits in one battle",
                false,
            ),
            card(
                "w2",
                "Tax Collector",
                "mouse",
                "",
                "Cost 3",
                "",
                "Remove a warrior to draw a card",
                false,
            ),
            card("w3", "Travel Gear", "mouse", "boot", "Cost 1", "", "", false),
        ],
        "available" => vec![card(
            "d1",
            "Dominance",
            "mouse",
            "",
            "No cost",
            "",
            "Rule three mouse clearings",
            false,
        )],
        _ => vec![],
    }
}

pub(super) fn choices(group: &str) -> Vec<ChoiceRow> {
    use Weight::{Danger, Plain, Tonal};
    match group {
        "retire" => vec![
            choice("r1", "Root Tea +4", true, false, Tonal),
            choice("r2", "Better Burrow Bank +3", true, false, Tonal),
            choice("r3", "Woodland Runners +1", true, false, Tonal),
            choice("r4", "Nobody", true, false, Plain),
        ],
        "slot-1" => vec![
            choice("a1", "Seek", true, false, Tonal),
            choice("a2", "Move", true, false, Tonal),
            choice("a3", "Battle", true, false, Tonal),
        ],
        "slot-2" => vec![
            choice("b1", "Draw", false, true, Tonal),
            choice("b2", "Move", false, false, Tonal),
            choice("b3", "Battle", false, false, Tonal),
        ],
        "slot-3" => vec![
            choice("c1", "Recruit", true, false, Tonal),
            choice("c2", "Draw", true, true, Tonal),
            choice("c3", "Seek", true, false, Tonal),
            choice("c4", "Move", true, false, Tonal),
            choice("c5", "Battle", true, false, Tonal),
        ],
        "events" => vec![
            choice("e1", "Elder removed", true, false, Danger),
            choice("e2", "Elder fell", true, false, Tonal),
            choice("e3", "Warriors removed", true, false, Tonal),
            choice("e4", "Card discarded", true, false, Tonal),
        ],
        "correct" => vec![
            choice("k1", "Set Elders to", true, false, Plain),
            choice("k2", "Name a card", true, false, Plain),
        ],
        _ => vec![],
    }
}

pub(super) fn table_choices(group: &str) -> Vec<ChoiceRow> {
    use Weight::{Danger, Tonal};
    match group {
        "events" => vec![
            choice("e1", "Points", true, false, Tonal),
            choice("e2", "Building or token removed", true, false, Tonal),
            choice("e3", "Warriors removed", true, false, Tonal),
            choice("e4", "Item crafted", true, false, Tonal),
            choice("e5", "Dominance", true, false, Tonal),
            choice("e6", "A player leaves", true, false, Danger),
            choice("e7", "Note", true, false, Tonal),
        ],
        _ => vec![],
    }
}

pub(super) fn counter(
    key: &str,
    name: &str,
    value: i32,
    text: &str,
    note: &str,
    drawing: &str,
) -> CounterRow {
    CounterRow {
        group: s(""),
        key: s(key),
        name: s(name),
        value,
        text: s(text),
        note: s(note),
        drawing: s(drawing),
        token: s(key),
    }
}

pub(super) fn counters(group: &str) -> Vec<CounterRow> {
    match group {
        "elders" => vec![
            counter("supply", "Supply", 2, "", "", ""),
            counter("upright", "Upright", 2, "", "", ""),
            counter("fallen", "Fallen", 1, "", "", ""),
        ],
        "counters" => vec![
            counter("hand", "Cards in hand", 4, "", "", "hand"),
            counter("warriors", "Warriors in supply", 3, "", "of 5", "warrior"),
        ],
        _ => vec![],
    }
}

pub(super) fn supply(group: &str) -> Vec<CounterRow> {
    if group != "supply" {
        return vec![];
    }
    [
        ("boot", 2),
        ("bag", 1),
        ("crossbow", 1),
        ("hammer", 0),
        ("sword", 2),
        ("tea", 1),
        ("coins", 2),
    ]
    .into_iter()
    .map(|(item, left)| counter(item, item, left, "", "", item))
    .collect()
}

pub(super) fn piles(group: &str) -> Vec<PileRow> {
    if group != "piles" {
        return vec![];
    }
    vec![
        PileRow {
            key: s("deck"),
            name: s("Follower deck"),
            count: 5,
            face_down: true,
            token: s("deck"),
            ..PileRow::default()
        },
        PileRow {
            key: s("worn-out"),
            name: s("Worn Out"),
            count: 3,
            detail: s("1 fox, 2 mouse"),
            opens: true,
            ..PileRow::default()
        },
    ]
}

pub(super) fn note(text: &str, law: &str, weight: Weight) -> NoteRow {
    NoteRow { text: s(text), law: s(law), weight, ..NoteRow::default() }
}

pub(super) fn notes(group: &str) -> Vec<NoteRow> {
    match group {
        "reminders" => vec![note(
            "Better Burrow Bank: at the start of Birdsong, you and another player draw a card.",
            "LP.2.2",
            Weight::Tonal,
        )],
        "notes" => vec![
            note(
                "An upright Elder counts three for rule; a fallen one counts one and cannot move.",
                "LP.2.1",
                Weight::Tonal,
            ),
            note("Recruit only where no Elder stands.", "LP.5.1", Weight::Tonal),
        ],
        _ => vec![],
    }
}

pub(super) fn by_group<R: Clone + 'static>(
    rows: fn(&str) -> Vec<R>,
) -> impl Fn(SharedString) -> ModelRc<R> {
    move |group| model(rows(&group))
}
