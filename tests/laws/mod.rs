//! The law pages against the engine's table of laws: complete, in both languages, found by search,
//! and each law that the app says it does something about named by a test.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use woodland_ledger::engine::law::{Book, LawRef};
use woodland_ledger::words::laws::{self, Class, LawPage};

/// The chapters that have pages, one a line.
const WRITTEN: &[(Book, &str)] = &[
    (Book::Root, "1"),
    (Book::Root, "2"),
    (Book::Root, "3"),
    (Book::Root, "4"),
    (Book::Root, "5"),
    (Book::Root, "10"),
    (Book::Root, "6"),
    (Book::Root, "7"),
    (Book::Root, "8"),
    (Book::Root, "9"),
    (Book::Nemesis, "LP"),
    (Book::Nemesis, "TOF"),
    (Book::Nemesis, "LR"),
    (Book::Nemesis, "NB"),
    (Book::Clockwork, "10"),
];

fn full(page: &LawPage) -> String {
    format!("{}:{}", page.book, page.number)
}

#[test]
fn every_law_of_a_written_chapter_has_one_page_in_reading_order() {
    let written = |law: &&LawRef| {
        let chapter = law.number().split('.').next().unwrap_or_default();
        WRITTEN.contains(&(law.book(), chapter))
    };
    let every_law: Vec<LawRef> = LawRef::all().collect();
    let expected: Vec<&LawRef> = every_law.iter().filter(written).collect();
    let pages: Vec<LawRef> = laws::all().map(|page| full(page).parse().unwrap()).collect();

    let missing: Vec<_> = expected.iter().filter(|law| !pages.contains(law)).collect();
    assert!(missing.is_empty(), "laws without a page: {missing:?}");
    let unlisted: Vec<_> = pages.iter().filter(|law| !written(law)).collect();
    assert!(unlisted.is_empty(), "pages of chapters that WRITTEN does not list: {unlisted:?}");
    assert!(pages.iter().eq(expected), "each law once, in the order of the engine's table");
}

#[test]
fn a_page_is_found_by_its_law() {
    for page in laws::all() {
        assert_eq!(laws::page(page.book, page.number), Some(page));
        assert_eq!(laws::page_of(full(page).parse().unwrap()), Some(page));
    }
    assert_eq!(laws::page("root", "LP.6.1"), None);
    assert_eq!(laws::page("nemesis", "LP.6.9"), None);
}

#[test]
fn a_law_left_to_the_table_says_why_and_no_other_does() {
    for page in laws::all() {
        let left = page.class == Class::NotModelled;
        assert_eq!(left, !page.why.is_empty(), "{}: {:?}", full(page), page.why);
    }
}

#[test]
fn links_lead_to_other_laws_once_each() {
    for page in laws::all() {
        let links: BTreeSet<_> = page.see.iter().collect();
        assert_eq!(links.len(), page.see.len(), "{} links twice", full(page));
        for link in links {
            assert!(link.parse::<LawRef>().is_ok(), "{} links to {link}", full(page));
            assert_ne!(*link, full(page), "a page links to itself");
        }
    }
}

#[test]
fn texts_are_short_whole_sentences() {
    for page in laws::all() {
        for text in [page.summary, page.note, page.why] {
            assert_eq!(text, text.trim(), "{}", full(page));
            assert!(text.is_empty() || text.ends_with(['.', '?', '!']), "{}: {text}", full(page));
        }
        let length = page.summary.chars().count();
        assert!((10..=320).contains(&length), "{} takes {length} letters", full(page));
        assert!(!page.heading.is_empty() && !page.heading.ends_with('.'), "{}", full(page));
    }
}

#[test]
fn every_text_has_its_dutch() {
    let dutch = dutch();
    for page in laws::all() {
        for text in [page.chapter, page.heading, page.summary, page.note, page.why] {
            assert!(text.is_empty() || dutch.contains_key(text), "{}: {text:?}", full(page));
        }
    }
}

#[test]
fn search_by_number_takes_any_spelling_in_both_languages() {
    for query in ["lp 6 2", "LP.6.2", "lp6.2", "nemesis:LP.6.2", "wet LP.6.2"] {
        assert_eq!(found_in_dutch(query)[0], "nemesis:LP.6.2", "{query}");
        assert_eq!(found_in_english(query)[0], "nemesis:LP.6.2", "{query}");
    }
    let found = found_in_dutch("6.2");
    let mut same_number =
        found.iter().take_while(|law| law.ends_with(":6.2") || law.ends_with(".6.2"));
    assert!(same_number.any(|law| law == "nemesis:LP.6.2"), "{found:?}");
    assert_eq!(found_in_dutch("3.2.1")[0], "root:3.2.1");
    assert_eq!(found_in_dutch("3.3.1.2")[0], "root:3.3.1.II");
}

#[test]
fn search_by_word_reads_the_language_asked() {
    assert_eq!(found_in_dutch("indoctrineer")[0], "nemesis:LP.6.2");
    assert_eq!(found_in_english("indoctrinate")[0], "nemesis:LP.6.2");
    assert_eq!(found_in_dutch("gevecht")[0], "root:4.3");
    assert_eq!(found_in_english("battle")[0], "root:4.3");
    assert_eq!(found_in_dutch("fiches verwijderen")[0], "root:3.2.1");
    assert_eq!(found_in_english("indoctrineer"), [""; 0]);
}

#[test]
fn search_by_word_passes_over_accents_and_case() {
    let plain = found_in_dutch("verloren");
    assert_eq!(found_in_dutch("VERLÓREN"), plain);
    // The headings of the Lost Souls come first, once they are written; then the Lost Powers.
    let dutch = dutch();
    let headings = laws::all().filter(|page| dutch[page.heading].contains("Verloren")).count();
    assert_eq!(plain[headings], "nemesis:LP.1");
    assert_eq!(found_in_dutch("ruines"), found_in_dutch("RUÏNES"));
    assert_eq!(found_in_dutch("ruines")[0], "root:2.2.4");
}

/// Tests name laws with their book, `nemesis:LP.6.1`: in a comment, a text or an assertion.
#[test]
fn every_law_that_the_app_acts_on_is_named_by_a_test() {
    let named = laws_named_by_tests(Path::new(env!("CARGO_MANIFEST_DIR")));
    let acted_on = laws::all().filter(|page| page.class != Class::NotModelled);
    let not_named: Vec<_> = acted_on.filter(|page| !named.contains(&full(page))).collect();
    for page in &not_named {
        println!("{:?} {} {}", page.class, full(page), english(page.heading));
    }
    assert!(not_named.is_empty(), "{} laws are named by no test", not_named.len());
}

#[test]
fn a_law_counts_as_named_by_its_whole_number_in_test_code_only() {
    let source = "/// root:3.2.1 and\n#[cfg(test)]\nmod tests {\n// law nemesis:LP.6.2.I.\n#[test]\nfn x() {}\n}";
    assert_eq!(named_in("src/engine/x.rs", source), ["nemesis:LP.6.2.I"]);
    assert_eq!(named_in("tests/x.rs", source), ["root:3.2.1", "nemesis:LP.6.2.I"]);
    assert_eq!(named_in("src/x/tests/y.rs", source), ["root:3.2.1", "nemesis:LP.6.2.I"]);
    assert_eq!(named_in("tests/x.rs", "#[test] fn y() { law(\"root:4.1\") }"), ["root:4.1"]);
    assert_eq!(named_in("src/x/tests.rs", "//! root:3.2.1, in a file without a test"), [""; 0]);
}

fn found_in_dutch(query: &str) -> Vec<String> {
    let dutch = dutch();
    let found = laws::search(|text| dutch[text].as_str(), query);
    found.into_iter().map(full).collect()
}

fn found_in_english(query: &str) -> Vec<String> {
    laws::search(english, query).into_iter().map(full).collect()
}

/// A text without the context before it.
fn english(text: &str) -> String {
    text.rsplit('\u{4}').next().unwrap_or(text).to_owned()
}

/// Every catalogue under `translations`, with the context before its text as the pages have it.
pub fn dutch() -> HashMap<String, String> {
    let mut texts = HashMap::new();
    for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("translations"), "po") {
        let path = file.to_str().expect("a path in letters");
        let catalogue = rspolib::pofile(path).unwrap_or_else(|e| panic!("{path}: {e}"));
        for entry in catalogue.entries {
            let context = entry.msgctxt.map(|context| context + "\u{4}").unwrap_or_default();
            if let Some(text) = entry.msgstr.filter(|text| !text.is_empty()) {
                texts.insert(context + &entry.msgid, text);
            }
        }
    }
    texts
}

fn laws_named_by_tests(package: &Path) -> BTreeSet<String> {
    const ABOUT_THE_LAW_ITSELF: [&str; 3] = ["src/words/laws/", "src/engine/law", "tests/laws/"];
    let mut named = BTreeSet::new();
    for file in ["src", "tests"].iter().flat_map(|folder| files(&package.join(folder), "rs")) {
        let place = file.strip_prefix(package).unwrap_or(&file);
        let place = place.to_string_lossy().replace('\\', "/");
        if !ABOUT_THE_LAW_ITSELF.iter().any(|start| place.starts_with(start)) {
            let source = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{place}: {e}"));
            named.extend(named_in(&place, &source));
        }
    }
    named
}

/// The laws that the tests of one source name; in `src`, what stands before the tests does not count.
fn named_in(place: &str, source: &str) -> Vec<String> {
    if !source.contains("#[test]") {
        return Vec::new();
    }
    let all_tests = place.ends_with("/tests.rs") || place.contains("/tests/");
    let tests = if place.starts_with("tests/") || all_tests {
        source
    } else {
        source.find("#[cfg(test)]").map_or("", |at| &source[at..])
    };
    tests
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == ':'))
        .map(|word| word.trim_matches(['.', ':']))
        .filter(|word| word.parse::<LawRef>().is_ok())
        .map(str::to_owned)
        .collect()
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|its| its == ending) {
            found.push(path);
        }
    }
    found
}
