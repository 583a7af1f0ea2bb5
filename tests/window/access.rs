//! What hands and ears need: every control is large enough, has a name and a role, and no text is
//! left in the wrong tongue.

use i_slint_backend_testing::{AccessibleRole, ElementHandle};
use woodland_ledger::words::Language;

use crate::kit::{Person, TOUCHED, all};
use crate::scenes::{self, LONG, SHORT};

/// A finger's width, less half a pixel for rounding.
const FINGER: f32 = 47.5;

/// Where an element lies, in half pixels.
fn place(e: &ElementHandle) -> [i32; 4] {
    let (at, size) = (e.absolute_position(), e.size());
    [at.x, at.y, size.width, size.height].map(|n| (n * 2.0).round() as i32)
}

fn faults(person: &Person, scene: &str, found: &mut Vec<String>) {
    let everything = all(&person.shell.window);
    let (mut roles, mut fields) = (Vec::new(), Vec::new());
    for e in &everything {
        let role = e.accessible_role();
        let label = e.accessible_label().unwrap_or_default();
        let touched = role.is_some_and(|role| TOUCHED.contains(&role));
        let size = e.size();
        if e.type_name().is_some_and(|name| name == "TextField") {
            fields.push(e);
        }
        if !touched && role != Some(AccessibleRole::Spinbox) || label.contains("Slint") {
            continue;
        }
        roles.push(place(e));
        if size.width == 0.0 || size.height == 0.0 {
            continue;
        }
        if label.trim().is_empty() {
            found.push(format!("{scene}: a {role:?} of {size:?} has no name"));
        }
        // A field to write in is as large as its frame, below.
        let small = size.width < FINGER || size.height < FINGER;
        if small && role != Some(AccessibleRole::TextInput) && e.accessible_enabled() != Some(false)
        {
            found.push(format!("{scene}: “{label}” is {} × {}", size.width, size.height));
        }
    }
    for field in fields {
        let size = field.size();
        if size.width > 0.0 && (size.width < FINGER || size.height < FINGER) {
            found.push(format!("{scene}: a field is {} × {}", size.width, size.height));
        }
    }
    // Whatever can be pressed speaks: a control with a role lies exactly there.
    for press in ElementHandle::find_by_element_type_name(&person.shell.window, "Pressable") {
        let here = place(&press);
        if here[2] > 0
            && !roles.iter().any(|role| role.iter().zip(here).all(|(a, b)| (a - b).abs() <= 1))
        {
            found.push(format!("{scene}: something at {here:?} can be pressed and has no role"));
        }
    }
    for text in texts(&everything) {
        if text.contains('{') || text.contains('⟦') {
            found.push(format!("{scene}: “{text}” is not filled in"));
        }
    }
}

/// Everything that is said or shown.
fn texts(everything: &[ElementHandle]) -> Vec<String> {
    let mut said: Vec<String> = everything
        .iter()
        .flat_map(|e| {
            [
                e.accessible_label(),
                e.accessible_value(),
                e.accessible_description(),
                e.accessible_placeholder_text(),
            ]
        })
        .flatten()
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty())
        .collect();
    said.sort();
    said.dedup();
    said
}

fn every_control_serves(language: Language, names: [&str; 5]) {
    let mut found = Vec::new();
    let mut seen = 0;
    scenes::every(language, names, &mut |person, scene| {
        person.look();
        seen += 1;
        faults(person, scene, &mut found);
    });
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    assert!(seen > 30, "{seen} pages and sheets were seen");
}

#[test]
fn every_control_serves_in_english() {
    every_control_serves(Language::English, SHORT);
}

#[test]
fn every_control_serves_in_dutch() {
    every_control_serves(Language::Dutch, LONG);
}

/// What is left of a text once everything that came from the catalogue is taken out.
fn unmarked(text: &str) -> String {
    let mut depth = 0;
    let mut rest = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth -= 1,
            _ if depth == 0 => rest.push(letter),
            _ => {}
        }
    }
    rest
}

/// Words that are the same in every tongue: names, numbers of laws, keys, languages in themselves.
fn known(word: &str) -> bool {
    let names = SHORT.iter().flat_map(|name| name.split_whitespace());
    let others = [
        "Woodland",
        "Ledger",
        "EN",
        "NL",
        "English",
        "Nederlands",
        "Naar",
        "het",
        "Switch",
        "to",
        "xx",
        "Version",
        "https",
        "#MadeWithSlint",
        "Ctrl",
        "Shift",
        "Enter",
        "Tab",
        "Esc",
        "Z",
        "F",
        "F1",
        "spoilt",
        "Slint",
        "biscuits",
        "Alecto",
        "Megaera",
        "Tisiphone",
        "damaged",
        // A folder.
        "shared",
        "brings",
        "the",
    ];
    names.chain(others).any(|name| name == word)
}

#[test]
fn every_text_comes_from_the_catalogue() {
    let mut found = Vec::new();
    let pseudo = Language::from_locale("xx").expect("the made-up language is in test builds");
    scenes::every(pseudo, SHORT, &mut |person, scene| {
        person.look();
        let folder = person.folder.display().to_string();
        for text in texts(&all(&person.shell.window)) {
            let text = text.replace(&folder, "");
            // Law numbers, `LP.2.3` and `2.1.1.I`, are the same everywhere.
            let rest = unmarked(&text);
            let strange: Vec<&str> = rest
                .split(|c: char| c.is_whitespace() || "+,;:()/?·–".contains(c))
                .filter(|word| word.chars().any(char::is_alphabetic))
                .filter(|word| !word.chars().any(|c| c == '.') && !known(word))
                // The play in a link for another app.
                .filter(|word| !word.starts_with("data=%7B"))
                .collect();
            if !strange.is_empty() {
                found.push(format!("{text} [{}] ({scene})", strange.join(" ")));
            }
        }
    });
    found.sort();
    found.dedup_by(|a, b| a.split(" (").next() == b.split(" (").next());
    assert!(found.is_empty(), "{} texts:\n{}", found.len(), found.join("\n"));
}
