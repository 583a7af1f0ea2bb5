//! Who may import whom, and where a faction may be named: read from the sources and held.
//! Each rule is also fed something bad, to show that it can fail.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::words::sources::{self, Token, Tongue, tokens};

/// Each room, and the rooms of ours that it may name besides itself.
const ROOMS: [(&str, &[&str]); 6] = [
    ("engine", &[]),
    ("store", &["engine"]),
    ("words", &["engine"]),
    ("app", &["store", "words", "engine"]),
    ("window", &["app", "store", "words", "engine"]),
    ("cli", &["app", "store", "words", "engine"]),
];

/// The one place outside the window that names it: without arguments the command line opens it.
const OPENS_THE_WINDOW: &str = "src/cli/mod.rs";

/// Packages that the engine may use; every other dependency is closed to it.
const ENGINE_PACKAGES: [&str; 3] = ["serde", "serde_json", "thiserror"];

/// What would make the engine's answer depend on more than its arguments.
const IMPURE: [&str; 7] = ["fs", "net", "time", "thread", "env", "process", "io"];

/// Rooms in which each faction has a file of its own under `factions`.
const LAYERS: [&str; 3] = ["engine", "words", "app"];

/// Slint files in which the factions' boards, colours and drawings are told apart.
const UI_LISTS: [&str; 4] = [
    "ui/boards/any_board.slint",
    "ui/theme/theme.slint",
    "ui/parts/drawings.slint",
    // The page of all parts is for tests only.
    "ui/gallery.slint",
];

/// How long a source may become; what is longer wants to stand in two rooms.
const MOST_LINES: usize = 400;

/// Tables and nothing else: they may be as long as what they list.
const LONG_TABLES: [&str; 1] = ["src/engine/law_table.rs"];

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every source under `folder` with its path inside the package, `/` between the parts.
fn sources_in(folder: &str, ending: &str) -> BTreeMap<String, String> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, ending, found);
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&package().join(folder), ending, &mut found);
    assert!(!found.is_empty(), "{folder} holds no .{ending}");
    let place = |path: &Path| {
        let inside = path.strip_prefix(package()).expect("under the package");
        inside.components().map(|c| c.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
    };
    found
        .iter()
        .map(|path| (place(path), fs::read_to_string(path).expect("a source can be read")))
        .collect()
}

/// The factions of the engine, as their folders are called; what stands beside them is the contract's.
fn factions() -> BTreeSet<String> {
    let names = sources_in("src/engine/factions", "rs");
    let names = names.keys().filter_map(|place| {
        let (name, _) = place.strip_prefix("src/engine/factions/")?.split_once('/')?;
        Some(name.to_owned())
    });
    names.collect()
}

/// `src/engine/factions/guest/mod.rs` is `engine::factions::guest`.
fn module_of(place: &str) -> Vec<String> {
    let inside = place.strip_prefix("src/").unwrap_or(place);
    let inside = inside.strip_suffix(".rs").unwrap_or(inside);
    let mut parts: Vec<String> = inside.split('/').map(str::to_owned).collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

/// Every path that a source names, `use` trees taken apart. Ours begin with `crate` and are whole;
/// others begin with their package or with whatever was imported.
fn paths(place: &str, source: &str) -> BTreeSet<Vec<String>> {
    let tokens = tokens(Tongue::Rust, source);
    let mut found = BTreeSet::new();
    let mut depth = 0_usize;
    // Modules inside this file, and the depth of braces at which each of them began.
    let mut inner: Vec<(String, usize)> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Token::Mark('{') => {
                if let Some([Token::Word(word), Token::Word(name)]) =
                    at.checked_sub(2).and_then(|from| tokens.get(from..at))
                    && word == "mod"
                {
                    inner.push((name.clone(), depth));
                }
                depth += 1;
            }
            Token::Mark('}') => {
                depth = depth.saturating_sub(1);
                inner.pop_if(|(_, began)| *began == depth);
            }
            Token::Word(_) => {
                let imported = at > 0 && tokens[at - 1] == Token::Word("use".into());
                let begins = !(at > 1 && colons(&tokens, at - 2));
                if begins && (imported || colons(&tokens, at + 1)) {
                    let mut module = module_of(place);
                    module.extend(inner.iter().map(|(name, _)| name.clone()));
                    let mut trees = Vec::new();
                    tree(&tokens, at, Vec::new(), &mut trees);
                    found.extend(trees.into_iter().map(|path| whole(path, &module)));
                }
            }
            Token::Mark(_) | Token::Text(_) => {}
        }
    }
    found
}

fn colons(tokens: &[Token], at: usize) -> bool {
    tokens.get(at..at + 2) == Some(&[Token::Mark(':'), Token::Mark(':')])
}

/// Reads `a::b::{c, d::e}` from its first word; says where it ends.
fn tree(
    tokens: &[Token],
    mut at: usize,
    mut path: Vec<String>,
    found: &mut Vec<Vec<String>>,
) -> usize {
    loop {
        match tokens.get(at) {
            Some(Token::Word(word)) => {
                // `a::{self}` is `a`.
                if word != "self" || path.is_empty() {
                    path.push(word.clone());
                }
                at += 1;
                if !colons(tokens, at) {
                    found.push(path);
                    return at;
                }
                at += 2;
            }
            Some(Token::Mark('{')) => {
                at += 1;
                loop {
                    match tokens.get(at) {
                        Some(Token::Mark('}')) => return at + 1,
                        Some(Token::Word(_)) => at = tree(tokens, at, path.clone(), found),
                        Some(Token::Mark(_) | Token::Text(_)) => at += 1,
                        None => return at,
                    }
                }
            }
            // `a::*`, `Vec::<u8>` and the like.
            Some(Token::Mark(_) | Token::Text(_)) | None => {
                found.push(path);
                return at;
            }
        }
    }
}

/// Writes `self` and `super` out, seen from a module.
fn whole(path: Vec<String>, module: &[String]) -> Vec<String> {
    let mut rest = path.into_iter().peekable();
    let mut base = match rest.peek().map(String::as_str) {
        Some("crate" | "woodland_ledger") => {
            rest.next();
            Vec::new()
        }
        Some("self" | "super") => module.to_vec(),
        Some(_) | None => return rest.collect(),
    };
    while let Some(word) = rest.next_if(|word| word == "self" || word == "super") {
        if word == "super" {
            base.pop();
        }
    }
    std::iter::once("crate".to_owned()).chain(base).chain(rest).collect()
}

/// The dependencies in Cargo.toml, as Rust calls them.
static DEPENDENCIES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let manifest = fs::read_to_string(package().join("Cargo.toml")).expect("Cargo.toml");
    let section = manifest.split("\n[dependencies]\n").nth(1).expect("it has dependencies");
    let section = section.split("\n[").next().unwrap_or_default();
    let names = section.lines().filter_map(|line| line.split_once(" = "));
    names.map(|(name, _)| name.replace('-', "_")).collect()
});

/// What a source in a room imports against the rules.
fn wrong_imports(place: &str, source: &str) -> Vec<String> {
    let room = place.strip_prefix("src/").and_then(|p| p.split('/').next()).unwrap_or_default();
    let Some((_, below)) = ROOMS.iter().find(|(name, _)| *name == room) else {
        return Vec::new();
    };
    let mut wrong = Vec::new();
    let mut tell = |path: &[String], why: &str| {
        wrong.push(format!("{place}: {} – {why}", path.join("::")));
    };
    for path in paths(place, source) {
        let words: Vec<&str> = path.iter().map(String::as_str).collect();
        match words.as_slice() {
            ["crate", "window", ..] if place == OPENS_THE_WINDOW => {}
            ["crate", other, ..]
                if ROOMS.iter().any(|(name, _)| name == other)
                    && *other != room
                    && !below.contains(other) =>
            {
                tell(&path, &format!("{room} may not name {other}"));
            }
            ["slint", ..] if room != "window" => tell(&path, "only the window names Slint"),
            [first, ..] if first.starts_with("i_slint") && room != "window" => {
                tell(&path, "only the window names Slint");
            }
            ["std", part, ..] if room == "engine" && IMPURE.contains(part) => {
                tell(&path, "the engine's answer depends on its arguments only");
            }
            [package, ..]
                if room == "engine"
                    && DEPENDENCIES.contains(*package)
                    && !ENGINE_PACKAGES.contains(package) =>
            {
                tell(&path, "the engine does without this package");
            }
            _ => {}
        }
    }
    wrong
}

/// The faction that a file belongs to: `src/app/factions/guest.rs` is a guest's.
fn owner(place: &str) -> Option<&str> {
    let (room, rest) = place.strip_prefix("src/")?.split_once("/factions/")?;
    let name = rest.split('/').next()?;
    let name = name.strip_suffix(".rs").unwrap_or(name);
    (LAYERS.contains(&room) && name != "mod").then_some(name)
}

/// All ways in which code spells a faction: `lost_powers`, `LostPowers`, `lost-powers`.
fn spellings(faction: &str) -> [String; 3] {
    let camel = faction.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect();
    [faction.to_owned(), camel, faction.replace('_', "-")]
}

/// Whether a word or a whole text names a faction, or a variety of it, `guest-red`.
fn names(token: &Token, faction: &str) -> bool {
    let [snake, camel, kebab] = spellings(faction);
    match token {
        Token::Word(word) => *word == snake || *word == camel,
        Token::Text(text) => {
            *text == snake || *text == kebab || text.starts_with(&format!("{kebab}-"))
        }
        Token::Mark(_) => false,
    }
}

/// Where a source names one of the factions that it must not know.
fn named(tongue: Tongue, place: &str, source: &str, factions: &BTreeSet<String>) -> Vec<String> {
    let tokens = sources::without_tests(tokens(tongue, source));
    let mut found = Vec::new();
    for faction in factions.iter().filter(|faction| owner(place) != Some(faction.as_str())) {
        for at in (0..tokens.len()).filter(|at| names(&tokens[*at], faction)) {
            let near = sources::near(&tokens, at.saturating_sub(2));
            found.push(format!("{place}: names {faction} near `{near}`"));
        }
    }
    found
}

/// Files that may name any faction: the list of each layer, the law's pages, tests.
fn is_list(place: &str) -> bool {
    place.ends_with("/factions/mod.rs")
        || place.starts_with("src/words/laws/")
        || place.starts_with("ui/boards/")
        || UI_LISTS.contains(&place)
        || place.ends_with("/tests.rs")
        || place.contains("/tests/")
}

/// What is wrong with a source's length.
fn too_long(place: &str, source: &str) -> Option<String> {
    let lines = source.lines().count();
    if place.ends_with("/tests.rs") || place.contains("/tests/") {
        return None;
    }
    if LONG_TABLES.contains(&place) {
        let table = !tokens(Tongue::Rust, source).contains(&Token::Word("fn".into()));
        return (!table || lines <= MOST_LINES)
            .then(|| format!("{place}: no long table, so it needs no leave to be one"));
    }
    (lines > MOST_LINES).then(|| format!("{place}: {lines} lines, {MOST_LINES} are the most"))
}

/// The lines `Name = module,` of a layer's list.
fn list(source: &str) -> Vec<(String, String)> {
    let tokens = sources::without_tests(tokens(Tongue::Rust, source));
    let entries = tokens.windows(4).filter_map(|window| match window {
        [Token::Word(name), Token::Mark('='), Token::Word(module), Token::Mark(',')]
            if spellings(module)[1] == *name =>
        {
            Some((name.clone(), module.clone()))
        }
        _ => None,
    });
    entries.collect()
}

/// What is wrong with the list of one layer.
fn wrong_list(place: &str, source: &str, factions: &BTreeSet<String>) -> Vec<String> {
    let list = list(source);
    let tokens = sources::without_tests(tokens(Tongue::Rust, source));
    let mut wrong = Vec::new();
    for faction in factions {
        let camel = &spellings(faction)[1];
        let listed = list.iter().filter(|(_, module)| module == faction).count();
        let written = tokens.iter().filter(|token| **token == Token::Word(camel.clone())).count();
        if listed != 1 || written != 1 {
            wrong.push(format!(
                "{place}: {camel} stands {listed} times in the list and is named {written} times"
            ));
        }
    }
    for (name, module) in &list {
        if !factions.contains(module) {
            wrong.push(format!("{place}: {name} is no faction of the engine"));
        }
    }
    wrong
}

#[track_caller]
fn assert_none(problems: Vec<String>) {
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn every_room_imports_only_rooms_below_it() {
    let sources = sources_in("src", "rs");
    for (room, _) in ROOMS {
        let inside = format!("src/{room}/");
        assert!(sources.keys().any(|place| place.starts_with(&inside)), "no room {room}");
    }
    assert_none(sources.iter().flat_map(|(place, text)| wrong_imports(place, text)).collect());
}

#[test]
fn a_wrong_import_is_seen() {
    for (place, source) in [
        ("src/engine/game.rs", "use crate::store::line::Line;"),
        ("src/engine/game.rs", "use super::super::words::say;"),
        ("src/engine/game.rs", "fn f() { crate::words::say::done() }"),
        ("src/engine/game.rs", "use std::fs;"),
        ("src/engine/game.rs", "use std::{fmt, time::{self}};"),
        ("src/engine/game.rs", "use std::{collections::{BTreeMap, BTreeSet}, time::Instant};"),
        ("src/engine/game.rs", "use rand::Rng;"),
        ("src/engine/game.rs", "fn now() { chrono::Utc::now(); }"),
        ("src/engine/factions/guest/mod.rs", "use slint::Model;"),
        ("src/store/line.rs", "use crate::{engine, words::Language};"),
        ("src/words/say/mod.rs", "use crate::app::Context;"),
        ("src/app/desk.rs", "use crate::window;"),
        ("src/app/desk.rs", "use crate::cli;"),
        ("src/app/desk.rs", "use slint;"),
        ("src/app/desk.rs", "use i_slint_core::items;"),
        ("src/app/desk.rs", "mod tests { use super::super::super::window::run; }"),
        ("src/window/shell.rs", "use crate::cli::run;"),
        ("src/cli/replay.rs", "use crate::window;"),
    ] {
        let seen = wrong_imports(place, source);
        assert_eq!(seen.len(), 1, "{place}: {source}: {seen:?}");
    }
}

#[test]
fn a_right_import_is_let_pass() {
    for (place, source) in [
        ("src/engine/game.rs", "use std::{collections::BTreeMap, fmt}; use super::table::fs;"),
        ("src/engine/game.rs", "// use std::fs;\nconst X: &str = \"std::fs\";"),
        ("src/engine/factions/guest/mod.rs", "use super::super::game::Game;"),
        ("src/store/mod.rs", "mod tests { use super::super::engine::game; }"),
        ("src/cli/mod.rs", "use crate::window;"),
        ("src/window/shell.rs", "use crate::app::desk::Desk; slint::include_modules!();"),
        ("src/main.rs", "woodland_ledger::cli::run();"),
    ] {
        assert_none(wrong_imports(place, source));
    }
}

#[test]
fn a_faction_is_named_in_its_own_files_and_in_one_list_a_layer() {
    let factions = factions();
    let rust = sources_in("src", "rs");
    let slint = sources_in("ui", "slint");
    let all = rust.iter().map(|file| (Tongue::Rust, file));
    let all = all.chain(slint.iter().map(|file| (Tongue::Slint, file)));
    let problems = all
        .filter(|(_, (place, _))| !is_list(place))
        .flat_map(|(tongue, (place, text))| named(tongue, place, text, &factions));
    assert_none(problems.collect());
}

#[test]
fn a_faction_named_in_the_wrong_place_is_seen() {
    let factions = ["guest", "lost_powers"].map(str::to_owned).into();
    for (place, source) in [
        ("src/engine/game.rs", "if let Faction::LostPowers(_) = faction {}"),
        ("src/engine/table.rs", "use super::factions::guest;"),
        ("src/window/shell.rs", "if board == \"lost-powers\" {}"),
        ("src/app/board.rs", "let colour = \"guest-red\";"),
        ("src/app/factions/guest.rs", "use super::lost_powers;"),
        ("src/engine/factions/lost_powers/rules.rs", "use super::super::guest::State;"),
    ] {
        assert_eq!(named(Tongue::Rust, place, source, &factions).len(), 1, "{place}: {source}");
    }
    let source = "Drawing { name: \"lost-powers\"; }";
    assert_eq!(named(Tongue::Slint, "ui/parts/pile.slint", source, &factions).len(), 1);
    let own = "use super::guest; const BOARD: &str = \"guest\"; // unlike lost_powers";
    assert_none(named(Tongue::Rust, "src/app/factions/guest.rs", own, &factions));
    let tested = "#[cfg(test)]\nmod tests { use super::factions::guest; }";
    assert_none(named(Tongue::Rust, "src/app/board.rs", tested, &factions));
}

#[test]
fn every_layer_lists_the_same_factions_in_the_same_order() {
    let factions = factions();
    let mut order = None;
    for layer in LAYERS {
        let place = format!("src/{layer}/factions/mod.rs");
        let source = fs::read_to_string(package().join(&place)).expect("a list");
        assert_none(wrong_list(&place, &source, &factions));
        let list = list(&source);
        assert_eq!(*order.get_or_insert_with(|| list.clone()), list, "{place}");
    }
}

#[test]
fn a_second_list_is_seen() {
    let factions = ["guest", "lost_powers"].map(str::to_owned).into();
    let good = "mod guest; mod lost_powers; boards! { LostPowers = lost_powers, Guest = guest, }";
    assert_none(wrong_list("a", good, &factions));
    for bad in [
        "boards! { LostPowers = lost_powers, }",
        "boards! { LostPowers = lost_powers, Guest = guest, Moles = moles, }",
        "boards! { LostPowers = lost_powers, Guest = guest, } more! { Guest = guest, }",
        "boards! { LostPowers = lost_powers, Guest = guest, } fn f() { if x == Guest {} }",
    ] {
        assert_eq!(wrong_list("a", bad, &factions).len(), 1, "{bad}");
    }
}

#[test]
fn every_source_can_be_read_in_one_sitting() {
    let sources = sources_in("src", "rs");
    for table in LONG_TABLES {
        assert!(sources.contains_key(table), "no table {table}");
    }
    assert_none(sources.iter().filter_map(|(place, text)| too_long(place, text)).collect());
}

#[test]
fn a_source_that_is_too_long_is_seen() {
    let long = "// A line.\n".repeat(MOST_LINES + 1);
    let work = format!("fn f() {{}}\n{long}");
    for (place, source) in [
        ("src/app/desk.rs", long.as_str()),
        ("src/window/shell/chrome.rs", &work),
        (LONG_TABLES[0], &work),
        (LONG_TABLES[0], "// A line."),
    ] {
        assert!(too_long(place, source).is_some(), "{place}");
    }
    for (place, source) in [
        ("src/app/desk.rs", long.split_once('\n').map_or("", |(_, rest)| rest)),
        ("src/engine/tests/walk.rs", &work),
        ("src/words/say/tests.rs", &work),
        (LONG_TABLES[0], &long),
    ] {
        assert_none(too_long(place, source).into_iter().collect());
    }
}
