//! The gates of the translations: sources and catalogue agree both ways, and nothing visible
//! stands outside the catalogue. Each gate is also fed something bad, to show that it can fail.

pub mod sources;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rspolib::{POEntry, POFile};
use sources::{Key, Texts, Token, Tongue};

const DUTCH: &str = "translations/nl/LC_MESSAGES/woodland-ledger.po";
const TEMPLATE: &str = "translations/woodland-ledger.pot";

/// Properties that people see or hear.
const SPOKEN: [&str; 9] = [
    "text",
    "title",
    "placeholder-text",
    "accessible-label",
    "accessible-value",
    "accessible-description",
    "accessible-placeholder-text",
    "label",
    "tooltip",
];

/// A Dutch word that must not be used, the one to use, and the English word that allows it after all.
const SPELLINGS: [(&str, &str, Option<&str>); 16] = [
    ("vagabond", "Vagebond", None),
    ("vagabonds", "Vagebonden", None),
    ("help", "Hulp", None),
    ("uitgeput", "afgemat", Some("exhaust")),
    ("uitgeputte", "afgematte", Some("exhaust")),
    ("vijandig", "vijandelijk", Some("hostile")),
    ("vijandige", "vijandelijke", Some("hostile")),
    ("u", "je", None),
    ("uw", "je", None),
    ("clearing", "open plek", None),
    ("token", "fiche", None),
    ("tokens", "fiches", None),
    ("follower", "volgeling", None),
    ("followers", "volgelingen", None),
    ("craften", "vervaardigen", None),
    ("partij", "spel", None),
];

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn dutch() -> POFile {
    let path = package().join(DUTCH);
    rspolib::pofile(path.to_str().expect("a UTF-8 path")).expect("the catalogue can be read")
}

fn catalogue(body: &str) -> POFile {
    rspolib::pofile(format!("msgid \"\"\nmsgstr \"\"\n\n{body}").as_str()).expect("a catalogue")
}

fn texts(tongue: Tongue, source: &str) -> Texts {
    let mut texts = Texts::default();
    texts.read(tongue, "a source", source);
    texts
}

fn keys(texts: &Texts) -> Vec<(&str, &str, Option<&str>)> {
    let all = texts.found.iter();
    all.map(|((id, context), plural)| (id.as_str(), context.as_str(), plural.as_deref())).collect()
}

#[track_caller]
fn assert_none(problems: &[String]) {
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

/// Fails unless there is one problem and it says `why`.
#[track_caller]
fn assert_one(problems: &[String], why: &str) {
    assert!(
        problems.len() == 1 && problems[0].contains(why),
        "expected one problem with {why:?}, found {problems:#?}"
    );
}

// Sources and catalogue.

fn catalogue_problems(texts: &Texts, po: &POFile) -> Vec<String> {
    let mut problems = texts.problems.clone();
    let mut known = BTreeSet::new();
    for entry in po.entries.iter().filter(|entry| !entry.msgid.is_empty()) {
        let key = key(entry);
        if entry.obsolete {
            problems.push(format!("left over: {key:?}"));
            continue;
        }
        if !known.insert(key.clone()) {
            problems.push(format!("twice: {key:?}"));
        }
        match texts.found.get(&key) {
            None => problems.push(format!("stale, in no source: {key:?}")),
            Some(plural) => problems.extend(entry_problem(entry, plural.as_deref())),
        }
    }
    let missing = texts.found.keys().filter(|key| !known.contains(*key));
    problems.extend(missing.map(|key| format!("missing in the catalogue: {key:?}")));
    problems
}

fn key(entry: &POEntry) -> Key {
    (entry.msgid.clone(), entry.msgctxt.clone().unwrap_or_default())
}

fn entry_problem(entry: &POEntry, plural: Option<&str>) -> Option<String> {
    let id = &entry.msgid;
    if entry.fuzzy() {
        return Some(format!("fuzzy: {id:?}"));
    }
    if entry.msgid_plural.as_deref() != plural {
        return Some(format!("other plural than {plural:?}: {id:?}"));
    }
    let (sources, forms): (Vec<&str>, Vec<&str>) = match plural {
        Some(plural) => {
            (vec![id, plural], entry.msgstr_plural.iter().map(String::as_str).collect())
        }
        None => (vec![id], entry.msgstr.as_deref().into_iter().collect()),
    };
    if forms.len() != sources.len() || forms.iter().any(|form| form.trim().is_empty()) {
        return Some(format!("untranslated: {id:?}"));
    }
    let differs = |(source, form): (&&str, &&str)| placeholders(source) != placeholders(form);
    if sources.iter().zip(&forms).any(differs) {
        return Some(format!("other placeholders in {forms:?}: {id:?}"));
    }
    let edges =
        |text: &str| (text.starts_with(char::is_whitespace), text.ends_with(char::is_whitespace));
    if sources.iter().zip(&forms).any(|(s, f)| edges(s) != edges(f)) {
        return Some(format!("other spaces around {forms:?}: {id:?}"));
    }
    None
}

/// The names between braces; `{}` counts as its number, so that a translation may turn them round.
fn placeholders(text: &str) -> BTreeSet<String> {
    let text = text.replace("{{", "").replace("}}", "");
    let inner = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
    let mut unnamed = 0..;
    inner
        .map(|(name, _)| match name.trim() {
            "" => unnamed.next().unwrap_or_default().to_string(),
            name => name.to_owned(),
        })
        .collect()
}

#[test]
fn every_text_is_translated_and_none_is_stale() {
    let problems = catalogue_problems(&Texts::of_package(package()), &dutch());
    assert_none(&problems);
}

#[test]
fn the_template_is_what_the_sources_say() {
    let template = fs::read_to_string(package().join(TEMPLATE)).expect("the template");
    let now = Texts::of_package(package()).template();
    assert!(template == now, "run translations/refresh");
}

#[test]
fn the_catalogue_gate_can_fail() {
    let draw = texts(Tongue::Rust, r#"tr!("Draw {n}", n)"#);
    let good = catalogue("msgid \"Draw {n}\"\nmsgstr \"Trek {n}\"\n");
    assert_none(&catalogue_problems(&draw, &good));
    for (body, why) in [
        ("", "missing"),
        ("msgid \"Draw {n}\"\nmsgstr \"\"\n", "untranslated"),
        ("msgid \"Draw {n}\"\nmsgstr \"Trek\"\n", "placeholders"),
        ("msgid \"Draw {n}\"\nmsgstr \"Trek {n} \"\n", "spaces"),
        ("#, fuzzy\nmsgid \"Draw {n}\"\nmsgstr \"Trek {n}\"\n", "fuzzy"),
        ("msgid \"Draw {n}\"\nmsgstr \"Trek {n}\"\n\nmsgid \"Old\"\nmsgstr \"Oud\"\n", "stale"),
        (
            "msgid \"Draw {n}\"\nmsgstr \"Trek {n}\"\n\n#~ msgid \"Old\"\n#~ msgstr \"Oud\"\n",
            "left over",
        ),
        (
            "msgid \"Draw {n}\"\nmsgid_plural \"Draw {n}s\"\nmsgstr[0] \"{n}\"\nmsgstr[1] \"{n}\"\n",
            "other plural",
        ),
    ] {
        assert_one(&catalogue_problems(&draw, &catalogue(body)), why);
    }

    let plural = texts(Tongue::Rust, r#"tr!("{n} card" | "{n} cards" % n)"#);
    let one_form = "msgid \"{n} card\"\nmsgid_plural \"{n} cards\"\nmsgstr[0] \"{n} kaart\"\n";
    assert_one(&catalogue_problems(&plural, &catalogue(one_form)), "untranslated");
}

#[test]
fn placeholders_may_change_places_but_not_names() {
    assert_eq!(placeholders("{} of {}"), placeholders("{1} van {0}"));
    assert_ne!(placeholders("{}"), placeholders("{1}"));
    assert_ne!(placeholders("{n} of {total}"), placeholders("{n}"));
    assert!(placeholders("{{not one}}").is_empty());
}

// The reader of the sources.

#[test]
fn rust_texts_are_found_in_every_way_of_writing() {
    let found = texts(
        Tongue::Rust,
        r##"
        // tr!("in a comment") /* tr!("still") */
        /* /* tr!("nested") */ tr!("outer") */
        const HEAD: &str = text!("law heading" => "Battle");
        const LAW: &str = crate::text!("Draw \
            one card.");
        fn f<'a>(c: char) -> &'a str { if c == '"' || c == '\'' { tr!["a \"b\" \u{e9}"] } else { tr!(r#"raw "x""#) } }
        let x = tr!("{n} card" | "{n} cards" % cards.len());
        let y = tr!("verb" => "Play", 1);
        let quoted = "tr!(\"in a string\")";
        let nested = tr!("{} of {}", tr!("one"), r"\n");
        try_tr("not this"); text("nor this");
        #[cfg(test)]
        mod tests { fn t() { tr!("only a test"); } }
        let after = tr!(
            "After the tests",
        );
        "##,
    );
    assert_none(&found.problems);
    assert_eq!(
        keys(&found),
        [
            ("After the tests", "", None),
            ("Battle", "law heading", None),
            ("Draw one card.", "", None),
            ("Play", "verb", None),
            ("a \"b\" é", "", None),
            ("one", "", None),
            ("raw \"x\"", "", None),
            ("{n} card", "", Some("{n} cards")),
            ("{} of {}", "", None),
        ]
    );
}

#[test]
fn slint_texts_are_found_in_templates_and_with_plurals() {
    let found = texts(
        Tongue::Slint,
        r#"
        // @tr("in a comment")
        Text { text: @tr("Points: {}", root.points); }
        Text { text: "\{a.b ? @tr("yes") : ""} / \{ { x: 1 }.x }" + @tr("{n} card" | "{n} cards" % n); }
        Text { title: @tr("menu" => "File"); icon: @image-url("not.svg"); }
        "#,
    );
    assert_none(&found.problems);
    assert_eq!(
        keys(&found),
        [
            ("File", "menu", None),
            ("Points: {}", "", None),
            ("yes", "", None),
            ("{n} card", "", Some("{n} cards")),
        ]
    );
}

#[test]
fn card_names_are_found_in_the_engines_table() {
    let mut texts = Texts::default();
    let table = r#"[Card { name: "Root Tea", suit: Suit::Fox }, Card { name: "Ambush!" }]"#;
    texts.read(Tongue::Rust, "src/engine/deck_table.rs", table);
    texts.read(Tongue::Rust, "src/engine/other.rs", r#"X { name: "key" }"#);
    assert_eq!(keys(&texts), [("Ambush!", "", None), ("Root Tea", "", None)]);
}

#[test]
fn the_reader_can_fail() {
    for source in [
        r#"tr!(name)"#,
        r#"text!(concat!("a", "b"))"#,
        r#"tr!("a" | plural % n)"#,
        r#"tr!("a" "b")"#,
    ] {
        assert_one(&texts(Tongue::Rust, source).problems, "not a literal");
    }
    let glued = r#"@tr("a" + "b")"#;
    assert_one(&texts(Tongue::Slint, glued).problems, "not a literal");
    let empty = texts(Tongue::Rust, r#"tr!("")"#);
    assert_one(&empty.problems, "empty");
    let twice = texts(Tongue::Rust, r#"tr!("{n} card"); tr!("{n} card" | "{n} cards" % n)"#);
    assert_one(&twice.problems, "plural");
}

// Literals in the window.

/// The app's own name, and languages named in themselves.
const UNTRANSLATED: [&str; 7] = [
    "Woodland Ledger",
    "English",
    "Nederlands",
    "EN",
    "NL",
    "Switch to English",
    "Naar het Nederlands",
];

/// Literals that people would see in `source` and that never went through `@tr`.
fn literal_problems(place: &str, source: &str) -> Vec<String> {
    let tokens = sources::tokens(Tongue::Slint, source);
    let mark = |at: usize, mark: char| tokens.get(at) == Some(&Token::Mark(mark));
    let mut problems = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let Token::Word(name) = token else { continue };
        let is_bound = mark(at + 1, ':') || (mark(at + 1, '=') && !mark(at + 2, '='));
        if !SPOKEN.contains(&name.as_str()) || !is_bound {
            continue;
        }
        for literal in literals(&tokens, at + 2) {
            problems.push(format!("{place}: {name}: {literal:?} without @tr"));
        }
    }
    problems
}

/// The literals with letters in the expression from `at` on, but for those in `@tr` and in comparisons.
fn literals(tokens: &[Token], mut at: usize) -> Vec<&str> {
    let mark = |at: usize, mark: char| tokens.get(at) == Some(&Token::Mark(mark));
    let is_block = mark(at, '{');
    let mut depth = 0;
    let mut found = Vec::new();
    while let Some(token) = tokens.get(at) {
        if let Some(first) = sources::call_at(Tongue::Slint, tokens, at)
            && let Some(message) = sources::message(tokens, first)
        {
            depth += 1;
            at = message.end;
            continue;
        }
        match token {
            Token::Mark('{' | '(' | '[') => depth += 1,
            Token::Mark('}' | ')' | ']') => {
                depth -= 1;
                if depth < 0 || (is_block && depth == 0) {
                    break;
                }
            }
            Token::Mark(';' | ',') if depth == 0 => break,
            Token::Text(text) if UNTRANSLATED.contains(&text.as_str()) => {}
            Token::Text(text) if text.chars().any(char::is_alphabetic) => {
                let compared = (at >= 2 && mark(at - 1, '=') && mark(at - 2, '='))
                    || (at >= 2 && mark(at - 1, '=') && mark(at - 2, '!'))
                    || (mark(at + 1, '=') && mark(at + 2, '='))
                    || (mark(at + 1, '!') && mark(at + 2, '='));
                if !compared {
                    found.push(text.as_str());
                }
            }
            _ => {}
        }
        at += 1;
    }
    found
}

#[test]
fn nothing_visible_stands_outside_the_catalogue() {
    let files = sources::source_files(package()).into_iter();
    let problems: Vec<_> = files
        // The gallery is for tests: its rows are made up.
        .filter(|(tongue, path)| *tongue == Tongue::Slint && !path.ends_with("gallery.slint"))
        .flat_map(|(_, path)| {
            let source = fs::read_to_string(&path).expect("a .slint file");
            literal_problems(&path.display().to_string(), &source)
        })
        .collect();
    assert_none(&problems);
}

#[test]
fn the_literal_gate_can_fail() {
    for source in [
        r#"Text { text: "Points"; }"#,
        r#"Text { text: root.x ? @tr("yes") : "no"; }"#,
        r#"Text { text: "\{n} points"; }"#,
        r#"Text { text: @tr("{} left", "cards"); }"#,
        r#"Text { text: { if (x) { return "Draw"; } return @tr("Draw"); } }"#,
        r#"in property <string> title: "Woodland";"#,
        r#"Row { accessible-label: "Suit: " + suit; }"#,
        r#"clicked => { field.placeholder-text = "Name"; }"#,
        r#"rows: [{ text: "Fox", n: 1 }];"#,
    ] {
        assert_one(&literal_problems("a source", source), "without @tr");
    }
    for source in [
        r#"Text { text: "\{n} / \{m}"; title: ""; accessible-value: "−1"; }"#,
        r#"Text { text: kind == "due" ? @tr("Due") : @tr("{} of {}", a, b); name: "key"; }"#,
        r#"Text { text: { if ("x" != kind) { return @tr("a"); } return ""; } key: "k"; }"#,
        r#"export struct Row { text: string } component A { p: "key"; }"#,
    ] {
        assert_none(&literal_problems("a source", source));
    }
}

// Dutch words.

fn spelling_problems(po: &POFile) -> Vec<String> {
    let mut problems = Vec::new();
    for entry in &po.entries {
        let english = entry.msgid.to_lowercase();
        for text in entry.msgstr.iter().chain(&entry.msgstr_plural) {
            // An option of the command line is no word.
            let lower = text.to_lowercase().replace("--help", "");
            let words: BTreeSet<_> =
                lower.split(|c: char| !(c.is_alphabetic() || c == '\'')).collect();
            let wrong = SPELLINGS.iter().filter(|(word, _, allowed)| {
                words.contains(word)
                    && !allowed.is_some_and(|english_word| english.contains(english_word))
            });
            problems.extend(
                wrong.map(|(word, right, _)| format!("{text:?}: {right:?} instead of {word:?}")),
            );
        }
    }
    problems
}

#[test]
fn dutch_keeps_to_one_spelling() {
    assert_none(&spelling_problems(&dutch()));
}

#[test]
fn the_spelling_gate_can_fail() {
    let of = |english: &str, dutch: &str| {
        let body = format!("msgid \"{english}\"\nmsgstr \"{dutch}\"\n");
        spelling_problems(&catalogue(&body))
    };
    assert_one(&of("The Vagabond", "De Vagabond"), "Vagebond");
    assert_one(&of("Worn out", "Uitgeput"), "afgemat");
    assert_one(&of("Undo your turn", "Maak uw beurt ongedaan"), "je");
    assert_none(&of("Exhausted", "Uitgeput"));
    assert_none(&of("The Vagabond helps", "De Vagebond geeft hulp"));
}

// Order.

fn order_problems(po: &POFile) -> Vec<String> {
    let ids = po.entries.iter().map(|entry| entry.msgid.as_str());
    let ids: Vec<_> = ids.filter(|id| !id.is_empty()).collect();
    ids.windows(2)
        .filter(|two| two[0] > two[1])
        .map(|two| format!("{:?} stands before {:?}", two[0], two[1]))
        .collect()
}

#[test]
fn the_catalogue_is_sorted_by_text_without_line_references() {
    let po = dutch();
    assert_none(&order_problems(&po));
    let with_places = po.entries.iter().filter(|e| !e.occurrences.is_empty());
    assert_eq!(with_places.count(), 0, "run translations/refresh");
}

#[test]
fn the_order_gate_can_fail() {
    let body = "msgid \"b\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"a\"\n";
    assert_one(&order_problems(&catalogue(body)), "before");
}
