//! Fills the window with made-up rows and photographs every screen and the gallery of parts.

use i_slint_backend_testing::{AccessibleRole, ElementHandle, ElementQuery};
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, Global, LogicalSize, ModelRc, SharedString, VecModel};
use std::cell::RefCell;
use std::rc::Rc;
use woodland_ledger::window::ui::*;

use crate::kit::no_display;
use crate::pictures::{folder, photograph};

fn model<T: Clone + 'static>(rows: Vec<T>) -> ModelRc<T> {
    ModelRc::from(Rc::new(VecModel::from(rows)))
}

fn s(text: &str) -> SharedString {
    text.into()
}

fn step(
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
fn card(
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

fn choice(key: &str, text: &str, allowed: bool, selected: bool, weight: Weight) -> ChoiceRow {
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

fn seat(
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

fn steps(group: &str) -> Vec<StepRow> {
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

fn cards(group: &str) -> Vec<CardRow> {
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

fn choices(group: &str) -> Vec<ChoiceRow> {
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

fn table_choices(group: &str) -> Vec<ChoiceRow> {
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

fn counter(key: &str, name: &str, value: i32, text: &str, note: &str, drawing: &str) -> CounterRow {
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

fn counters(group: &str) -> Vec<CounterRow> {
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

fn supply(group: &str) -> Vec<CounterRow> {
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

fn piles(group: &str) -> Vec<PileRow> {
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

fn note(text: &str, law: &str, weight: Weight) -> NoteRow {
    NoteRow { text: s(text), law: s(law), weight, ..NoteRow::default() }
}

fn notes(group: &str) -> Vec<NoteRow> {
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

fn by_group<R: Clone + 'static>(rows: fn(&str) -> Vec<R>) -> impl Fn(SharedString) -> ModelRc<R> {
    move |group| model(rows(&group))
}

fn fill<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> Board<'a>: Global<'a, C>,
    for<'a> Table<'a>: Global<'a, C>,
    for<'a> Ledger<'a>: Global<'a, C>,
    for<'a> Laws<'a>: Global<'a, C>,
    for<'a> Start<'a>: Global<'a, C>,
    for<'a> NewGame<'a>: Global<'a, C>,
    for<'a> Chrome<'a>: Global<'a, C>,
    for<'a> Settings<'a>: Global<'a, C>,
    for<'a> Asking<'a>: Global<'a, C>,
{
    let board = window.global::<Board>();
    board.on_steps(by_group(steps));
    board.on_spaces(|_| model(vec![]));
    board.on_cards(by_group(cards));
    board.on_piles(by_group(piles));
    board.on_counters(by_group(counters));
    board.on_choices(by_group(choices));
    board.on_notes(by_group(notes));
    board.on_headers(|group| {
        let law = match group.as_str() {
            "tableau" => "LP.2.2",
            "elders" => "LP.2.1",
            "piles" => "LP.2.5",
            _ => return model(vec![]),
        };
        model(vec![HeaderRow { law: s(law), ..HeaderRow::default() }])
    });
    board.set_board(s("lost-powers"));
    board.set_seat(s("0"));
    board.set_crest(s("lost-powers"));
    board.set_colour(s("lost-powers"));
    board.set_faction(s("Lost Powers"));
    board.set_points(s("17"));
    board.set_phase_group(s("evening"));
    board.set_due_text(s("Retire a follower"));
    board.set_due_detail(s("Worth 1 + its crafting cost"));
    board.set_due_token(s("retire"));

    let table = window.global::<Table>();
    table.on_steps(|_| model(vec![]));
    table.on_spaces(|_| model(vec![]));
    table.on_cards(by_group(cards));
    table.on_piles(|_| model(vec![]));
    table.on_counters(by_group(supply));
    table.on_choices(by_group(table_choices));
    table.on_notes(|_| model(vec![]));
    table.on_headers(|_| model(vec![]));
    table.set_turn(s("Turn 4: Mara"));
    table.set_phase(s("Evening"));
    table.set_next(s("End the turn"));
    table.set_next_token(s("next"));
    let mut left = seat("3", "Bo", "Guest", "guest-key", "guest-grey", 6, "");
    left.points = s("–");
    left.status = s("Left the game");
    left.left = true;
    let mut dominance =
        seat("2", "Ada van der Woude", "Riverfolk", "guest-moon", "guest-violet", 12, "3");
    dominance.status = s("Dominance: mouse");
    table.set_seats(model(vec![
        seat("0", "Mara", "Lost Powers", "lost-powers", "lost-powers", 17, "4"),
        seat("1", "Tim", "Marquise de Cat", "guest-paw", "guest-red", 21, "5"),
        dominance,
        left,
    ]));

    let entry = |key: &str,
                 text: &str,
                 detail: &str,
                 points: &str,
                 crest: &str,
                 colour: &str,
                 undone: bool| LedgerRow {
        key: s(key),
        turn: s("Turn 4"),
        text: s(text),
        detail: s(detail),
        points: s(points),
        time: s("20:14"),
        crest: s(crest),
        colour: s(colour),
        undone,
        saved: !undone,
        back_token: s("b"),
    };
    let ledger = window.global::<Ledger>();
    ledger.set_rows(model(vec![
        entry("9", "Drew a card with Woodland Runners", "", "", "lost-powers", "lost-powers", true),
        entry(
            "8",
            "Retired Root Tea",
            "1 for retiring and 1 for its crafting cost (LP.6.1)\n2 for the tea",
            "+4",
            "lost-powers",
            "lost-powers",
            false,
        ),
        entry("7", "Stood 1 Elder", "", "", "lost-powers", "lost-powers", false),
        entry(
            "6",
            "Disarmed the Eyrie: 1 roost",
            "1 for a building removed (3.2.1)",
            "+1",
            "lost-powers",
            "lost-powers",
            false,
        ),
        entry("5", "Tim scored for a sawmill", "", "+2", "guest-paw", "guest-red", false),
        entry(
            "4",
            "Ada activated mouse dominance",
            "Her marker leaves the track for good (3.3)",
            "",
            "guest-moon",
            "guest-violet",
            false,
        ),
    ]));
    ledger.set_sources(model(vec![
        SourceRow {
            seat: s("Mara"),
            source: s("Retired followers"),
            law: s("LP.6.1"),
            points: s("11"),
        },
        SourceRow {
            seat: s("Mara"),
            source: s("Buildings and tokens removed"),
            law: s("3.2.1"),
            points: s("6"),
        },
    ]));

    let law = |number: &str, title: &str, text: &str| LawRow {
        key: s(number),
        number: s(number),
        book: s("Lost Powers"),
        title: s(title),
        text: s(text),
        note: s(""),
        class: s(""),
    };
    let laws = window.global::<Laws>();
    laws.set_results(model(vec![
        law("LP.2.1", "Elders", ""),
        law("LP.4.1", "Disarm", ""),
        law("LP.4.2", "Rise", ""),
        law("LP.6.1", "Retire", ""),
        law("LP.6.2", "Indoctrinate", ""),
    ]));

    let game = |name: &str, summary: &str, when: &str, fault: &str| GameRow {
        key: s(name),
        name: s(name),
        summary: s(summary),
        when: s(when),
        crests: model(vec![s("lost-powers"), s("guest-paw"), s("guest-moon"), s("guest-key")]),
        fault: s(fault),
    };
    let start = window.global::<Start>();
    start.set_going_on(game(
        "Friday night",
        "Turn 4, Mara in the Evening: 17, 21, 12",
        "a minute ago",
        "",
    ));
    start.set_games(model(vec![
        game("Friday night", "Turn 4, Mara in the Evening", "a minute ago", ""),
        game("The long one", "Tim won with 31 points", "last Sunday", ""),
        game(
            "From Ada",
            "",
            "in March",
            "The file breaks off at line 41. Everything before it can be opened.",
        ),
    ]));

    let new_seat =
        |key: &str, name: &str, faction: &str, crest: &str, colour: &str, fault: &str| NewSeatRow {
            key: s(key),
            name: s(name),
            faction: s(faction),
            crest: s(crest),
            colour: s(colour),
            start_points: 0,
            fault: s(fault),
            named: key == "1",
        };
    let option = |key: &str, text: &str, detail: &str, selected: bool| ChoiceRow {
        detail: s(detail),
        ..choice(key, text, true, selected, Weight::Tonal)
    };
    let new_game = window.global::<NewGame>();
    new_game.set_seats(model(vec![
        new_seat("0", "Mara", "Lost Powers", "lost-powers", "lost-powers", ""),
        new_seat("1", "", "Guest: red", "guest-paw", "guest-red", ""),
        new_seat(
            "2",
            "Ada",
            "Guest: red",
            "guest-paw",
            "guest-red",
            "Another seat has this colour. Choose a different one.",
        ),
    ]));
    new_game.set_editing(s("0"));
    let pick = |key: &str, text: &str, crest: &str, colour: &str| PickRow {
        key: s(key),
        text: s(text),
        crest: s(crest),
        colour: s(colour),
        allowed: key != "g2",
        selected: key == "lp",
        ..PickRow::default()
    };
    new_game.set_factions(model(vec![
        pick("lp", "Lost Powers", "lost-powers", "lost-powers"),
        pick("g1", "Guest: red", "guest-paw", "guest-red"),
        pick("g2", "Guest: green", "guest-leaf", "guest-green"),
        pick("g3", "Guest: brown", "guest-acorn", "guest-brown"),
        pick("g4", "Guest: teal", "guest-lantern", "guest-teal"),
    ]));
    new_game.set_orders(model(vec![
        option("o1", "As you sit", "The first seat begins", true),
        option("o2", "Shuffled", "", false),
    ]));
    new_game.set_decks(model(vec![
        option("d1", "Base deck", "", false),
        option("d2", "Exiles & Partisans", "", true),
        option("d3", "Squires & Disciples", "", false),
    ]));
    new_game.set_deals(model(vec![
        option("a", "The app deals", "It shuffles and draws, and keeps the order to itself", true),
        option("b", "The table deals", "You draw from your own cards and tell the app", false),
    ]));
    new_game.set_faults(model(vec![s("Two seats have the same colour.")]));
    new_game.set_can_add(true);

    let chrome = window.global::<Chrome>();
    chrome.set_title(s("Mara, Lost Powers"));
    chrome.set_crest(s("lost-powers"));
    chrome.set_colour(s("lost-powers"));
    chrome.set_phase(s("Turn 4 · Evening"));
    chrome.set_undo(s("Undo: retired Root Tea, +4"));
    chrome.set_happened(s("Retired Root Tea: 4 points"));
    chrome.set_saved(Saved::Saved);
    chrome.set_banner(s("This game could not be saved"));
    chrome.set_banner_detail(s(
        "The disk is full. Everything is still here; make room and try again.",
    ));
    chrome.set_snackbar(s("Only a fox seeks. This follower is a mouse."));
    chrome.set_snackbar_law(s("LP.5.3"));

    let settings = window.global::<Settings>();
    settings.set_theme(s("light"));
    settings.set_version(s("0.1.0"));
    settings.set_data_folder(s("/home/mara/.local/share/woodland-ledger"));
}

fn press(window: &impl ComponentHandle, label: &str) {
    let control = ElementHandle::find_by_accessible_label(window, label)
        .next()
        .unwrap_or_else(|| panic!("no control called {label}"));
    control.invoke_accessible_default_action();
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(200));
}

/// Controls that a finger must be able to hit.
fn too_small(window: &impl ComponentHandle, name: &str) -> Vec<String> {
    let mut found = vec![];
    for role in [
        AccessibleRole::Button,
        AccessibleRole::Checkbox,
        AccessibleRole::RadioButton,
        AccessibleRole::Switch,
        AccessibleRole::Tab,
    ] {
        for element in ElementQuery::from_root(window).match_accessible_role(role).find_all() {
            let size = element.size();
            if element.accessible_enabled() != Some(false)
                && (size.width < 47.5 || size.height < 47.5)
            {
                let label = element.accessible_label().unwrap_or_default();
                if !label.contains("Slint") {
                    found.push(format!("{name}: “{label}” is {} × {}", size.width, size.height));
                }
            }
        }
    }
    found
}

#[test]
fn every_screen_has_its_picture() {
    no_display();

    let window = AppWindow::new().expect("a window");
    fill(&window);
    let chrome = window.global::<Chrome>();
    chrome.set_banner(s(""));
    chrome.set_snackbar(s(""));
    chrome.set_playing(true);
    window.show().expect("the window shows");

    let screens = [
        ("start", Screen::Start),
        ("new-game", Screen::NewGame),
        ("table", Screen::Table),
        ("board", Screen::Board),
        ("ledger", Screen::Ledger),
        ("law", Screen::Law),
        ("settings", Screen::Settings),
        ("about", Screen::About),
    ];
    let mut small = vec![];
    for (size, width, height) in
        [("phone", 360.0, 720.0), ("desktop", 1280.0, 800.0), ("tall", 360.0, 2600.0)]
    {
        window.window().set_size(LogicalSize::new(width, height));
        for theme in ["light", "dark"] {
            // Without pictures to keep, one size shows that everything draws.
            if (size == "tall" && theme == "dark")
                || (folder().is_none() && (size != "phone" || theme != "light"))
            {
                continue;
            }
            window.global::<Settings>().set_theme(s(theme));
            for (name, screen) in screens {
                chrome.set_screen(screen);
                photograph(window.window(), &format!("{size}-{theme}-{name}"));
                small.extend(too_small(&window, name));
            }
            chrome.set_screen(Screen::Board);
            small.extend(sheets(&window, &format!("{size}-{theme}")));
        }
    }
    window.window().set_size(LogicalSize::new(360.0, 720.0));
    window.global::<Settings>().set_theme(s("light"));
    window.global::<Settings>().set_scale(200);
    for (name, screen) in screens {
        chrome.set_screen(screen);
        photograph(window.window(), &format!("large-{name}"));
    }
    window.global::<Settings>().set_scale(100);
    chrome.set_banner(s("This game could not be saved"));
    chrome.set_snackbar(s("Only a fox seeks. This follower is a mouse."));
    chrome.set_saved(Saved::Failed);
    chrome.set_redo(s("Redo: drew a card"));
    chrome.set_screen(Screen::Board);
    photograph(window.window(), "phone-light-fault");
    let board = window.global::<Board>();
    board.set_board(s("guest"));
    board.set_colour(s("guest-red"));
    board.set_crest(s("guest-paw"));
    board.set_faction(s("Guest: red"));
    window.window().set_size(LogicalSize::new(360.0, 1600.0));
    photograph(window.window(), "tall-guest");
    board.set_board(s("lost-powers"));
    chrome.set_banner(s(""));
    chrome.set_snackbar(s(""));
    window.window().set_size(LogicalSize::new(360.0, 720.0));
    chrome.set_screen(Screen::Ledger);
    press(&window, "Where points came from");
    photograph(window.window(), "phone-light-sources");
    window.global::<Ledger>().set_rows(model(vec![]));
    press(&window, "By turn");
    photograph(window.window(), "phone-light-ledger-empty");
    window.global::<Start>().set_first_start(true);
    chrome.set_playing(false);
    chrome.set_screen(Screen::Start);
    photograph(window.window(), "phone-light-first-start");
    window.hide().expect("the window hides");

    let gallery = Gallery::new().expect("a gallery");
    fill(&gallery);
    gallery.show().expect("the gallery shows");
    for (size, width) in [("phone", 360.0), ("desktop", 560.0)] {
        for theme in ["light", "dark"] {
            gallery.global::<Settings>().set_theme(s(theme));
            gallery.window().set_size(LogicalSize::new(width, 6200.0));
            photograph(gallery.window(), &format!("gallery-{size}-{theme}"));
        }
    }
    small.extend(too_small(&gallery, "gallery"));
    // The touchable layer of a part is as large as the part.
    for part in ElementHandle::find_by_element_type_name(&gallery, "Pressable") {
        let size = part.size();
        if size.width < 47.5 || size.height < 47.5 {
            small.push(format!("gallery: a touchable layer is {} × {}", size.width, size.height));
        }
    }
    small.sort();
    small.dedup();
    assert!(small.is_empty(), "too small for a finger:\n{}", small.join("\n"));
}

fn sheets(window: &AppWindow, name: &str) -> Vec<String> {
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

fn tap(window: &slint::Window, held: &[Key], text: SharedString) {
    for key in held {
        window.dispatch_event(WindowEvent::KeyPressed { text: (*key).into() });
    }
    window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
    window.dispatch_event(WindowEvent::KeyReleased { text });
    for key in held.iter().rev() {
        window.dispatch_event(WindowEvent::KeyReleased { text: (*key).into() });
    }
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(50));
}

#[test]
fn keys_and_touches_reach_the_app() {
    no_display();
    let window = AppWindow::new().expect("a window");
    fill(&window);
    let said = Rc::new(RefCell::new(Vec::<String>::new()));
    let act = window.global::<Act>();
    let note = |what: &'static str| {
        let said = said.clone();
        move || said.borrow_mut().push(what.into())
    };
    act.on_undo(note("undo"));
    act.on_redo(note("redo"));
    act.on_due(note("due"));
    act.on_cancel(note("cancel"));
    act.on_take({
        let said = said.clone();
        move |token| said.borrow_mut().push(format!("take {token}"))
    });
    act.on_seat_at({
        let said = said.clone();
        move |place| said.borrow_mut().push(format!("seat {place}"))
    });
    act.on_answer_number({
        let said = said.clone();
        move |key, value| said.borrow_mut().push(format!("{key} {value}"))
    });
    act.on_law({
        let said = said.clone();
        move |number| said.borrow_mut().push(format!("law {number}"))
    });
    let chrome = window.global::<Chrome>();
    chrome.set_banner(s(""));
    chrome.set_snackbar(s(""));
    chrome.set_playing(true);
    chrome.set_screen(Screen::Board);
    // Rows that are scrolled out of sight cannot be found.
    window.window().set_size(LogicalSize::new(360.0, 2600.0));
    window.show().expect("the window shows");
    let view = window.window();
    // Drawing once makes the rows that a page shows.
    view.take_snapshot().expect("a picture");
    tap(view, &[Key::Control], s("z"));
    tap(view, &[Key::Control, Key::Shift], s("Z"));
    tap(view, &[Key::Control], Key::Return.into());
    tap(view, &[], s("3"));
    tap(view, &[], Key::F1.into());
    assert!(chrome.get_keys_open());
    tap(view, &[], Key::Escape.into());
    assert!(!chrome.get_keys_open());
    press(&window, "Indoctrinate");
    press(&window, "Recruit");
    press(&window, "Read law LP.6.2");
    press(&window, "Worn Out");
    assert_eq!(chrome.get_open_pile(), "worn-out");
    // A digit over a sheet goes to no seat, and Escape closes the sheet.
    tap(view, &[], s("2"));
    tap(view, &[], Key::Escape.into());
    assert_eq!(chrome.get_open_pile(), "");

    let asking = window.global::<Asking>();
    asking.set_numbers(model(vec![NumberRow {
        key: s("fox"),
        name: s("Fox"),
        value: 2,
        min: 0,
        max: 5,
        ..NumberRow::default()
    }]));
    asking.set_kind(AskKind::Numbers);
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(100));
    press(&window, "One more: Fox");
    tap(view, &[], Key::Escape.into());
    let expected =
        ["undo", "redo", "due", "seat 3", "take x", "take c1", "law LP.6.2", "fox 3", "cancel"];
    assert_eq!(*said.borrow(), expected);

    // The step that is due and a card are touched where they lie.
    asking.set_kind(AskKind::None);
    i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(100));
    said.borrow_mut().clear();
    let due = ElementQuery::from_root(&window)
        .match_accessible_role(AccessibleRole::Button)
        .find_all()
        .into_iter()
        .find(|element| {
            element.accessible_label().as_deref() == Some("Retire a follower")
                && element.accessible_description().as_deref()
                    == Some("Worth 1 + its crafting cost")
        })
        .expect("the due button");
    due.mock_single_click(slint::platform::PointerEventButton::Left);
    assert_eq!(*said.borrow(), ["due"]);
}
