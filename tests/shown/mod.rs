//! Laws that the app only tells: their pages say what the table has to do, in both languages,
//! and a reader gets to them from where the game needs them.

use std::collections::BTreeSet;

use woodland_ledger::words::laws::{self, Class};

/// Each shown law of the base game with what its page must say, in a few words of the summary.
const TOLD: &[(&str, &str)] = &[
    ("root:1.1.3", "whoever has the turn decides"),
    ("root:1.2.2", "discard pile"),
    ("root:2.1", "fox, rabbit, mouse and bird"),
    ("root:2.1.1.I", "only birds"),
    ("root:5.1.7", "letters give the order"),
    ("root:10.2.4", "ruled by the cult"),
    ("root:6.2.2", "nobody but you may place pieces"),
    ("root:7.2.2", "you rule, as long as you have a piece there"),
    ("root:5.2", "add them up"),
    ("root:8.2.5.I", "no clearing takes a second sympathy token"),
    ("root:8.6.1.I", "one move with your warriors"),
    ("root:8.6.1.II", "start one battle"),
    ("root:9.2.3", "whoever rules"),
    ("root:9.2.9", "another vagabond has none"),
    ("root:9.2.9.II.b", "warriors of one ally along"),
    ("root:9.3.2", "in any forest"),
    ("root:9.3.4", "under the four ruins"),
];

/// The battle, step by step, with what each page must say: the app works it out.
const BATTLE: &[(&str, &str)] = &[
    ("root:4.3", "four steps"),
    ("root:4.3.1", "one such card, of the clearing's suit or a bird"),
    ("root:4.3.1.I", "both cards are gone"),
    ("root:4.3.1.II", "two hits at once, before any dice"),
    ("root:4.3.2", "the high one is the attacker's"),
    ("root:4.3.2.I", "more hits than it has warriors"),
    ("root:4.3.3", "the attacker says who goes first"),
    ("root:4.3.3.I", "however few warriors"),
    ("root:4.3.3.II", "1 hit more"),
    ("root:4.3.4", "warriors go before buildings and tokens"),
];

fn full(page: &laws::LawPage) -> String {
    format!("{}:{}", page.book, page.number)
}

#[test]
fn shown_laws_tell_what_the_table_has_to_do() {
    let dutch = crate::laws::dutch();
    for (law, words) in TOLD {
        let page =
            laws::page_of(law.parse().unwrap()).unwrap_or_else(|| panic!("no page of {law}"));
        assert_eq!(page.class, Class::Shown, "{law}");
        assert!(page.summary.to_lowercase().contains(words), "{law}: {}", page.summary);
        let translated = dutch.get(page.summary).unwrap_or_else(|| panic!("{law} has no Dutch"));
        assert!(!translated.is_empty() && translated != page.summary, "{law}: {translated}");
    }
    let shown: BTreeSet<String> =
        laws::all().filter(|p| p.class == Class::Shown && p.book == "root").map(full).collect();
    assert_eq!(
        shown,
        TOLD.iter().map(|(law, _)| (*law).to_owned()).collect(),
        "each of them, and no other"
    );
}

/// From a follower's battle, nemesis:LP.5.5, to the battle of the law; from there every part of it stands in order,
/// and the one page on hits leads to No Double Tap, nemesis:LP.2.3.II.
#[test]
fn a_battle_leads_to_its_steps_in_order() {
    let page = |law: &str| laws::page_of(law.parse().unwrap()).unwrap();
    assert!(page("nemesis:LP.5.5").see.contains(&"root:4.3"));
    let battle: Vec<&str> = laws::all()
        .filter(|p| p.book == "root" && p.number.starts_with("4.3"))
        .map(|p| p.number)
        .collect();
    let told: Vec<&str> = BATTLE.iter().filter_map(|(law, _)| law.strip_prefix("root:")).collect();
    assert_eq!(battle, told);
    for (law, words) in BATTLE {
        assert!(page(law).summary.to_lowercase().contains(words), "{law}");
        assert!(matches!(page(law).class, Class::Asked | Class::Enforced), "{law}");
    }
    for step in 1..=4 {
        let heading = page(&format!("root:4.3.{step}")).heading;
        assert!(heading.starts_with(&format!("Step {step}: ")), "{heading}");
    }
    assert!(page("root:4.3.4").see.contains(&"nemesis:LP.2.3.II"));
}
