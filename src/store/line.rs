//! The ledger file: UTF-8, one JSON value a line, each line ended by `\n`. A line has one key, its kind:
//!
//! ```text
//! {"header":{"format":"woodland-ledger","version":1,"id":"…","created":1767225600000,"app":"0.1.0"}}
//! {"entry":{"id":1,"on":0,"at":1767225600000,"command":{…},"effects":[…]}}
//! {"cursor":{"at":1}}
//! ```
//!
//! The first line is the header, and the only one. An entry has the next number and follows the entry at the
//! cursor, which then stands at it; a cursor line moves the cursor (undo, redo, "back to here"), 0 being the bare table.
//! Lines are only ever appended. Fields that a reader does not know are passed over; a kind that it does not
//! know, or a higher version, is refused. Times are milliseconds since 1970, UTC. Blank lines mean nothing.
//! What lies where not everybody may look, the order of a deck and the cards of a hidden pile, is veiled: hexadecimal
//! digits that nobody reads by accident, and no secret from someone determined. Older lines that tell it openly are read.
//! What stands inside an entry is said by its types; `schema` tells all of it as a JSON Schema (`woodland-ledger schema`).

use serde::{Deserialize, Serialize};

use crate::engine::entry::{Entry, EntryId};

/// What the header of our files says.
pub const FORMAT: &str = "woodland-ledger";
/// The version that this build writes, and the highest that it reads.
pub const VERSION: u32 = 1;

/// The first line: whose file this is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub format: String,
    pub version: u32,
    /// Tells games apart, whatever their files are called.
    pub id: String,
    /// Milliseconds since 1970, UTC.
    pub created: i64,
    /// The version of the app that began the file.
    pub app: String,
}

impl Header {
    pub fn new(id: impl Into<String>, created: i64, app: impl Into<String>) -> Self {
        Self { format: FORMAT.into(), version: VERSION, id: id.into(), created, app: app.into() }
    }
}

/// One line of a ledger file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Header(Header),
    Entry(Box<Entry>),
    Cursor { at: EntryId },
}

impl Line {
    pub fn entry(entry: Entry) -> Self {
        Line::Entry(Box::new(entry))
    }

    /// Adds the line, with its end, to a text; on an error nothing is added.
    pub fn write_to(&self, text: &mut Vec<u8>) -> serde_json::Result<()> {
        let before = text.len();
        let written = serde_json::to_writer(&mut *text, self);
        match written {
            Ok(()) => text.push(b'\n'),
            Err(_) => text.truncate(before),
        }
        written
    }
}

/// As much of a header as every version has.
#[derive(Deserialize)]
struct AnyHeader {
    header: AnyVersion,
}

#[derive(Deserialize)]
struct AnyVersion {
    format: String,
    version: u32,
}

/// The version of one of our files, from its first line; `None` for anything else.
pub fn version(line: &[u8]) -> Option<u32> {
    let any: AnyHeader = serde_json::from_slice(line).ok()?;
    (any.header.format == FORMAT && any.header.version > 0).then_some(any.header.version)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(line: &Line) -> String {
        let mut text = Vec::new();
        line.write_to(&mut text).unwrap();
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn each_kind_has_its_own_key() {
        assert_eq!(
            text(&Line::Header(Header::new("q7", 12, "0.1.0"))),
            "{\"header\":{\"format\":\"woodland-ledger\",\"version\":1,\"id\":\"q7\",\"created\":12,\"app\":\"0.1.0\"}}\n"
        );
        assert_eq!(text(&Line::Cursor { at: EntryId(3) }), "{\"cursor\":{\"at\":3}}\n");
    }

    #[test]
    fn unknown_fields_are_passed_over_and_unknown_kinds_are_not() {
        let line =
            serde_json::from_str::<Line>("{\"cursor\":{\"at\":3,\"why\":\"touch\"}}").unwrap();
        assert_eq!(line, Line::Cursor { at: EntryId(3) });
        assert!(serde_json::from_str::<Line>("{\"mood\":{\"at\":3}}").is_err());
    }

    #[test]
    fn the_version_is_read_whatever_else_a_header_has_become() {
        let future = b"{\"header\":{\"format\":\"woodland-ledger\",\"version\":7,\"id\":[1]}}";
        assert_eq!(version(future), Some(7));
        assert_eq!(version(b"{\"header\":{\"format\":\"other\",\"version\":1}}"), None);
        assert_eq!(version(b"{\"header\":{\"format\":\"woodland-ledger\",\"version\":0}}"), None);
    }
}
