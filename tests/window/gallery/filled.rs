//! A window full of them.

use super::*;

pub(super) fn fill<C: ComponentHandle + 'static>(window: &C)
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
    board(window);
    table(window);
    ledger(window);
    laws(window);
    start(window);
    new_game(window);
    chrome(window);
    settings(window);
}

fn board<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> Board<'a>: Global<'a, C>,
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
}

fn table<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> Table<'a>: Global<'a, C>,
{
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
}

fn ledger<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> Ledger<'a>: Global<'a, C>,
{
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
}

fn laws<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> Laws<'a>: Global<'a, C>,
{
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
}

fn start<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> Start<'a>: Global<'a, C>,
{
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
}

fn new_game<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> NewGame<'a>: Global<'a, C>,
{
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
}

fn chrome<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> Chrome<'a>: Global<'a, C>,
{
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
}

fn settings<C: ComponentHandle + 'static>(window: &C)
where
    for<'a> Settings<'a>: Global<'a, C>,
{
    let settings = window.global::<Settings>();
    settings.set_theme(s("light"));
    settings.set_version(s("0.1.0"));
    settings.set_data_folder(s("/home/mara/.local/share/woodland-ledger"));
}
