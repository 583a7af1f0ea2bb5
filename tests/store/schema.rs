//! The schema of the ledger and the files that there are: what is read fits it, what is refused as no line does not.

use std::fs;
use std::path::Path;

use jsonschema::Validator;
use serde_json::Value;
use woodland_ledger::store::line::Line;
use woodland_ledger::store::schema::schema;

use super::script::{ledger, text};

fn validator() -> Validator {
    let schema = schema().unwrap();
    jsonschema::meta::validate(&schema).unwrap();
    jsonschema::validator_for(&schema).unwrap()
}

#[track_caller]
fn all_fit(validator: &Validator, text: &str, what: &str) {
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let value: Value = serde_json::from_str(line).unwrap();
        if let Err(e) = validator.validate(&value) {
            panic!("{what}, line {}: {e}\n{line}", at + 1);
        }
    }
}

#[test]
fn golden_games_fit_the_schema() {
    let validator = validator();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let mut seen = 0;
    for version in fs::read_dir(folder).unwrap() {
        for file in fs::read_dir(version.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|e| e == "woodland") {
                all_fit(
                    &validator,
                    &fs::read_to_string(&path).unwrap(),
                    &path.display().to_string(),
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn what_is_written_fits_the_schema() {
    let (lines, _) = ledger(300);
    let text = String::from_utf8(text(&lines)).unwrap();
    all_fit(&validator(), &text, "the scripted ledger");
}

/// A value changed at one place: whatever the reader refuses as no line, the schema should refuse too, and the other way about.
/// The schema is a little wider, where a type asks more than JSON can say; never narrower.
#[test]
fn the_schema_is_no_narrower_than_the_reader() {
    let validator = validator();
    let (lines, _) = ledger(40);
    let (mut refused, mut both) = (0, 0);
    for line in String::from_utf8(text(&lines)).unwrap().lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        for place in places(&value) {
            for new in [
                Value::Null,
                3.into(),
                (-1).into(),
                70_000.into(),
                "x".into(),
                Value::Array(vec![]),
            ] {
                let mut other = value.clone();
                *other.pointer_mut(&place).unwrap() = new;
                let read = serde_json::from_value::<Line>(other.clone()).is_ok();
                let fits = validator.is_valid(&other);
                assert!(fits || !read, "read, but the schema refuses {place} in {other}");
                refused += usize::from(!read);
                both += usize::from(!read && !fits);
            }
        }
    }
    assert!(refused > 1000 && both * 10 > refused * 9, "{both} of {refused} are refused by both");
}

/// Every place in a value, as a pointer.
fn places(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(map) => {
            map.iter().map(|(k, v)| (k.replace('~', "~0").replace('/', "~1"), v)).collect()
        }
        Value::Array(list) => list.iter().enumerate().map(|(i, v)| (i.to_string(), v)).collect(),
        _ => Vec::new(),
    };
    for (key, value) in inner {
        found.push(format!("/{key}"));
        found.extend(places(value).into_iter().map(|rest| format!("/{key}{rest}")));
    }
    found
}
