//! Texts in the wrong tongue: whatever the catalogue says in English only, and keys that no catalogue holds.

use std::collections::HashSet;
use std::path::Path;

use woodland_ledger::words::Language;

/// What is English and nothing else.
pub struct Foreign {
    whole: HashSet<String>,
    runs: HashSet<[String; 3]>,
}

/// Three words in a row, wherever nothing is filled in between them.
fn runs(text: &str) -> Vec<[String; 3]> {
    let mut list = Vec::new();
    for part in text.split(['{', '}']).step_by(2) {
        let words: Vec<String> = part
            .split_whitespace()
            .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase())
            .filter(|word| !word.is_empty())
            .collect();
        list.extend(words.windows(3).map(|w| [w[0].clone(), w[1].clone(), w[2].clone()]));
    }
    list
}

/// A name from inside the program: `lost-powers`, `board.phase`, `{"seat":0}`, `{0}`.
fn is_key(text: &str) -> bool {
    let small = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_.".contains(c);
    let joined =
        text.contains(['_', '-', '.']) && text.starts_with(|c: char| c.is_ascii_lowercase());
    text.contains(['{', '⟦']) || joined && text.chars().all(small)
}

impl Foreign {
    /// For who reads this language; in English only keys are foreign.
    pub fn to(language: Language) -> Self {
        let (mut whole, mut runs_of) = (HashSet::new(), HashSet::new());
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("translations")
            .join(language.code())
            .join("LC_MESSAGES/woodland-ledger.po");
        if !path.exists() {
            return Self { whole, runs: runs_of };
        }
        let po = rspolib::pofile(path.to_str().expect("a path")).expect("a catalogue");
        let (mut own, mut own_runs) = (HashSet::new(), HashSet::new());
        for entry in &po.entries {
            for text in entry.msgstr.iter().chain(&entry.msgstr_plural) {
                own_runs.extend(runs(text));
                own.insert(text.clone());
            }
        }
        for entry in &po.entries {
            for text in std::iter::once(&entry.msgid).chain(&entry.msgid_plural) {
                runs_of.extend(runs(text));
                if !text.contains('{') {
                    whole.insert(text.clone());
                }
            }
        }
        whole.retain(|text| !own.contains(text));
        runs_of.retain(|run| !own_runs.contains(run));
        assert!(whole.len() > 500 && runs_of.len() > 5000, "a whole catalogue");
        Self { whole, runs: runs_of }
    }

    /// Why this text is in the wrong place, if it is.
    pub fn fault(&self, text: &str) -> Option<String> {
        if is_key(text) {
            return Some(format!("“{text}” is a key"));
        }
        let english = self.whole.contains(text);
        let run = runs(text).into_iter().find(|run| self.runs.contains(run));
        (english || run.is_some()).then(|| format!("“{text}” is English: {run:?}"))
    }
}

#[test]
fn the_wrong_tongue_is_told() {
    let foreign = Foreign::to(Language::Dutch);
    assert!(foreign.fault("Pieces removed…").is_some());
    assert!(foreign.fault("Mara: The ledger is closed. You can").is_some());
    assert!(
        foreign.fault("lost-powers").is_some() && foreign.fault("{seat} is aan de beurt").is_some()
    );
    assert!(foreign.fault("Mara is aan de beurt").is_none());
    assert!(Foreign::to(Language::English).fault("Pieces removed…").is_none());
}
