//! Reads the texts out of the sources: `tr!`, `text!`, `@tr`, the card table, Slint's own widgets.
//! Needs the standard library only, so that `translations/refresh` works while the app does not build.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Texts that stand in tables of the engine, which knows no catalogue: file and field.
const TABLES: [(&str, &str); 1] = [("src/engine/deck_table.rs", "name")];

/// What Slint's own text fields and dialogs say (1.18.1; the date and time pickers are not used).
const WIDGETS: [&str; 17] = [
    "Abort",
    "Apply",
    "Cancel",
    "Close",
    "Copy",
    "Cut",
    "Help",
    "Ignore",
    "No",
    "OK",
    "Paste",
    "Redo",
    "Reset",
    "Retry",
    "Select All",
    "Undo",
    "Yes",
];

const HEADER: &str = r#"# The texts of Woodland Ledger, gathered by translations/refresh.
msgid ""
msgstr ""
"Project-Id-Version: woodland-ledger\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"#;

/// Text and context; sorts as the catalogue is sorted.
pub type Key = (String, String);

/// Every text with its plural.
#[derive(Debug, Default)]
pub struct Texts {
    pub found: BTreeMap<Key, Option<String>>,
    pub problems: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    Rust,
    Slint,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Word(String),
    Text(String),
    Mark(char),
}

/// A text and where its literals end, counted in tokens.
pub struct Message {
    pub context: Option<String>,
    pub id: String,
    pub plural: Option<String>,
    pub end: usize,
}

impl Texts {
    /// All texts of the package in `root`.
    pub fn of_package(root: &Path) -> Texts {
        let mut texts = Texts::default();
        for (tongue, path) in source_files(root) {
            let place = path.strip_prefix(root).unwrap_or(&path);
            let place = place.to_string_lossy();
            let source = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{place}: {e}"));
            texts.read(tongue, &place, &source);
        }
        for text in WIDGETS {
            texts.add("Slint's widgets", None, text.to_owned(), None);
        }
        texts
    }

    /// Adds the texts of one source.
    pub fn read(&mut self, tongue: Tongue, place: &str, source: &str) {
        let mut tokens = tokens(tongue, source);
        if tongue == Tongue::Rust {
            tokens = without_tests(tokens);
        }
        for at in 0..tokens.len() {
            if let Some(first) = call_at(tongue, &tokens, at) {
                match message(&tokens, first) {
                    Some(m) => self.add(place, m.context, m.id, m.plural),
                    None => {
                        let near = near(&tokens, at);
                        self.problems
                            .push(format!("{place}: the text is not a literal near `{near}`"));
                    }
                }
            }
        }
        for (_, field) in TABLES.iter().filter(|(file, _)| *file == place) {
            for window in tokens.windows(3) {
                if let [Token::Word(word), Token::Mark(':'), Token::Text(text)] = window
                    && word == field
                {
                    self.add(place, None, text.clone(), None);
                }
            }
        }
    }

    fn add(&mut self, place: &str, context: Option<String>, id: String, plural: Option<String>) {
        if id.is_empty() {
            self.problems.push(format!("{place}: an empty text"));
            return;
        }
        let key = (id, context.unwrap_or_default());
        let id = key.0.clone();
        let before = self.found.entry(key).or_insert_with(|| plural.clone());
        if *before != plural {
            // The window finds no singular in an entry that has plural forms.
            self.problems.push(format!(
                "{place}: {id:?} has the plural {plural:?} here and {before:?} elsewhere"
            ));
        }
    }

    /// The template that gettext's tools merge into each language.
    pub fn template(&self) -> String {
        let mut out = HEADER.to_owned();
        for ((id, context), plural) in &self.found {
            out.push('\n');
            if !context.is_empty() {
                out += &field("msgctxt", context);
            }
            out += &field("msgid", id);
            match plural {
                Some(plural) => {
                    out += &field("msgid_plural", plural);
                    out += "msgstr[0] \"\"\nmsgstr[1] \"\"\n";
                }
                None => out += "msgstr \"\"\n",
            }
        }
        out
    }
}

fn field(name: &str, text: &str) -> String {
    let quoted = |line: &str| {
        let line = line.replace('\\', "\\\\").replace('"', "\\\"");
        let line = line.replace('\n', "\\n").replace('\t', "\\t");
        format!("\"{line}\"\n")
    };
    let lines: String = text.split_inclusive('\n').map(quoted).collect();
    if text.trim_end_matches('\n').contains('\n') {
        format!("{name} \"\"\n{lines}")
    } else {
        format!("{name} {lines}")
    }
}

/// The sources that may hold texts, sorted, with the tests left out.
pub fn source_files(root: &Path) -> Vec<(Tongue, PathBuf)> {
    fn walk(folder: &Path, ending: &str, into: &mut Vec<PathBuf>) {
        let Ok(entries) = fs::read_dir(folder) else {
            return;
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
            if path.is_dir() {
                walk(&path, ending, into);
            } else if !is_test && path.extension().is_some_and(|e| e == ending) {
                into.push(path);
            }
        }
    }
    let mut files = Vec::new();
    for (tongue, folder, ending) in [(Tongue::Rust, "src", "rs"), (Tongue::Slint, "ui", "slint")] {
        let mut found = Vec::new();
        walk(&root.join(folder), ending, &mut found);
        found.sort();
        files.extend(found.into_iter().map(|path| (tongue, path)));
    }
    files
}

/// Where the first literal of a call of `tr!(`, `text!(` or `@tr(` should stand.
pub fn call_at(tongue: Tongue, tokens: &[Token], at: usize) -> Option<usize> {
    let word = |offset: usize, names: &[&str]| matches!(tokens.get(at + offset), Some(Token::Word(w)) if names.contains(&w.as_str()));
    let mark = |offset: usize, marks: &[char]| matches!(tokens.get(at + offset), Some(Token::Mark(m)) if marks.contains(m));
    let called = match tongue {
        Tongue::Rust => word(0, &["tr", "text"]) && mark(1, &['!']) && mark(2, &['(', '[', '{']),
        Tongue::Slint => mark(0, &['@']) && word(1, &["tr"]) && mark(2, &['(']),
    };
    called.then_some(at + 3)
}

/// `"context" => "text" | "plural"`, the first and last being optional; nothing else may touch them.
pub fn message(tokens: &[Token], first: usize) -> Option<Message> {
    let text = |at: usize| match tokens.get(at) {
        Some(Token::Text(text)) => Some(text.clone()),
        _ => None,
    };
    let mark = |at: usize, mark: char| tokens.get(at) == Some(&Token::Mark(mark));
    let mut at = first;
    let mut id = text(at)?;
    let mut context = None;
    if mark(at + 1, '=') && mark(at + 2, '>') {
        at += 3;
        context = Some(std::mem::replace(&mut id, text(at)?));
    }
    let mut plural = None;
    if mark(at + 1, '|') {
        at += 2;
        plural = Some(text(at)?);
    }
    let ends: &[char] = if plural.is_some() { &['%'] } else { &[',', ')', ']', '}'] };
    let end = at + 1;
    ends.iter().any(|e| mark(end, *e)).then_some(Message { context, id, plural, end })
}

/// Leaves out every item under `#[cfg(test)]`.
pub fn without_tests(tokens: Vec<Token>) -> Vec<Token> {
    let attribute = tokens_of_attribute();
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if !tokens[at..].starts_with(&attribute) {
            kept.push(tokens[at].clone());
            at += 1;
            continue;
        }
        at += attribute.len();
        let mut depth = 0_u32;
        while let Some(token) = tokens.get(at) {
            at += 1;
            match token {
                Token::Mark('{' | '(' | '[') => depth += 1,
                Token::Mark(')' | ']') => depth = depth.saturating_sub(1),
                Token::Mark('}') => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        break;
                    }
                }
                Token::Mark(';') if depth == 0 => break,
                _ => {}
            }
        }
    }
    kept
}

fn tokens_of_attribute() -> Vec<Token> {
    tokens(Tongue::Rust, "#[cfg(test)]")
}

/// A few tokens in a row, for messages.
pub fn near(tokens: &[Token], at: usize) -> String {
    let shown = tokens[at..].iter().take(8).map(|token| match token {
        Token::Word(word) => word.clone(),
        Token::Text(text) => format!("{text:?}"),
        Token::Mark(mark) => mark.to_string(),
    });
    shown.collect::<Vec<_>>().join(" ")
}

/// Words, string literals and marks; comments, spaces and character literals are dropped.
/// A Slint template `"a \{b} c"` becomes the texts `"a "` and `" c"` around the tokens of `b`.
pub fn tokens(tongue: Tongue, source: &str) -> Vec<Token> {
    let mut lexer = Lexer {
        tongue,
        chars: source.chars().collect(),
        at: 0,
        tokens: Vec::new(),
        templates: Vec::new(),
    };
    while lexer.at < lexer.chars.len() {
        lexer.step();
    }
    lexer.tokens
}

struct Lexer {
    tongue: Tongue,
    chars: Vec<char>,
    at: usize,
    tokens: Vec<Token>,
    /// For each Slint template that is open: the braces open in it.
    templates: Vec<u32>,
}

impl Lexer {
    fn peek(&self, ahead: usize) -> char {
        self.chars.get(self.at + ahead).copied().unwrap_or('\0')
    }

    fn step(&mut self) {
        let slint = self.tongue == Tongue::Slint;
        match (self.peek(0), self.peek(1)) {
            ('/', '/') => self.skip_while(|c| c != '\n'),
            ('/', '*') => self.skip_block_comment(),
            ('"', _) => {
                self.at += 1;
                self.string();
            }
            ('\'', '\\') if !slint => {
                self.at += 3;
                self.skip_while(|c| c != '\'');
                self.at += 1;
            }
            ('\'', _) if !slint => self.at += if self.peek(2) == '\'' { 3 } else { 1 },
            (c, _) if c.is_alphanumeric() || c == '_' => self.word(),
            (c, _) if c.is_whitespace() => self.at += 1,
            (c, _) => {
                self.at += 1;
                match (c, self.templates.last_mut()) {
                    ('}', Some(0)) => {
                        self.templates.pop();
                        return self.string();
                    }
                    ('}', Some(open)) => *open -= 1,
                    ('{', Some(open)) => *open += 1,
                    _ => {}
                }
                self.tokens.push(Token::Mark(c));
            }
        }
    }

    fn skip_while(&mut self, more: impl Fn(char) -> bool) {
        while self.at < self.chars.len() && more(self.peek(0)) {
            self.at += 1;
        }
    }

    fn skip_block_comment(&mut self) {
        let mut depth = 0;
        while self.at < self.chars.len() {
            match (self.peek(0), self.peek(1)) {
                ('/', '*') => depth += 1,
                ('*', '/') => depth -= 1,
                _ => {
                    self.at += 1;
                    continue;
                }
            }
            self.at += 2;
            if depth == 0 {
                return;
            }
        }
    }

    fn word(&mut self) {
        let slint = self.tongue == Tongue::Slint;
        let start = self.at;
        self.skip_while(|c| c.is_alphanumeric() || c == '_' || (slint && c == '-'));
        let word: String = self.chars[start..self.at].iter().collect();
        if !slint && matches!(word.as_str(), "r" | "br" | "cr") && self.raw_string() {
            return;
        }
        self.tokens.push(Token::Word(word));
    }

    /// `"…"` or `#"…"#` after an `r`; nothing happens if it is a raw identifier.
    fn raw_string(&mut self) -> bool {
        let hashes = (0..).take_while(|i| self.peek(*i) == '#').count();
        if self.peek(hashes) != '"' {
            return false;
        }
        self.at += hashes + 1;
        let start = self.at;
        let closes = |at: usize| {
            self.chars[at] == '"'
                && self.chars[at + 1..].iter().take_while(|c| **c == '#').count() >= hashes
        };
        let end = (start..self.chars.len()).find(|at| closes(*at));
        let end = end.unwrap_or(self.chars.len());
        let text = self.chars[start..end].iter().collect();
        self.tokens.push(Token::Text(text));
        self.at = end + 1 + hashes;
        true
    }

    /// From behind the opening quote, or behind the brace that ends an expression in a template.
    fn string(&mut self) {
        let mut text = String::new();
        while self.at < self.chars.len() {
            let c = self.peek(0);
            self.at += 1;
            match c {
                '"' => break,
                '\\' => {
                    let escaped = self.peek(0);
                    self.at += 1;
                    match escaped {
                        '{' if self.tongue == Tongue::Slint => {
                            self.templates.push(0);
                            break;
                        }
                        '\n' => self.skip_while(char::is_whitespace),
                        'n' => text.push('\n'),
                        't' => text.push('\t'),
                        'r' => text.push('\r'),
                        '0' => text.push('\0'),
                        'x' => {
                            text.extend(self.code(2));
                        }
                        'u' => {
                            self.at += 1;
                            let digits =
                                (0..).take_while(|i| !matches!(self.peek(*i), '}' | '\0')).count();
                            text.extend(self.code(digits));
                            self.at += 1;
                        }
                        other => text.push(other),
                    }
                }
                other => text.push(other),
            }
        }
        self.tokens.push(Token::Text(text));
    }

    fn code(&mut self, digits: usize) -> Option<char> {
        let end = (self.at + digits).min(self.chars.len());
        let hex: String = self.chars[self.at..end].iter().collect();
        self.at = end;
        u32::from_str_radix(&hex, 16).ok().and_then(char::from_u32)
    }
}
