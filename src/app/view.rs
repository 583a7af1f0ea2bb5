//! The view models: plain data, already in the person's language, that any window can show.
//! Nothing here is decided; every value is worked out by the engine and worded by `words`.

mod laying;

pub use laying::{GameRow, NewSeatRow, PickRow};

/// What a control sends back when it is touched. Opaque to the window.
pub type Token = String;

/// A faction's or guest's crest, a suit, an item: names of drawings in `ui/icons`.
pub type Drawing = &'static str;

/// Where a step of the checklist stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    Due,
    Optional,
    Done,
    Skipped,
    Impossible,
    Later,
}

/// How loud a button or note is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Filled,
    Tonal,
    Plain,
    Danger,
}

/// A line of the checklist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRow {
    pub group: String,
    pub key: String,
    pub title: String,
    /// The worked-out number as a sentence: "Stand 2 Elders".
    pub figure: String,
    /// Why it is impossible, or what was done.
    pub detail: String,
    pub law: String,
    pub state: StepState,
    /// Empty: nothing to touch (its choices stand in the group named by `key`).
    pub token: Token,
}

/// A space of a track (score, sympathy, shades …).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpaceRow {
    pub group: String,
    pub key: String,
    pub label: String,
    pub points: String,
    pub filled: bool,
    pub marker: bool,
    pub crest: Drawing,
    pub token: Token,
}

/// A card lying open, or an empty place for one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardRow {
    pub group: String,
    pub key: String,
    pub name: String,
    /// "fox", "rabbit", "mouse", "bird", or "" for an empty place.
    pub suit: Drawing,
    /// The item drawn on it: "boot", "bag", "crossbow", "hammer", "sword", "tea", "coins", or "".
    pub item: Drawing,
    /// Crafting cost as it is read out: "Cost 3", "No cost", "Cost unknown".
    pub cost: String,
    /// What it would be worth now: "Retire +4".
    pub value: String,
    /// A reminder of its effect, in our own words.
    pub note: String,
    pub used: bool,
    pub empty: bool,
    pub token: Token,
}

/// A pile: open with its contents, or face down as a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PileRow {
    pub group: String,
    pub key: String,
    pub name: String,
    pub count: u16,
    /// "2 fox, 1 bird": only for piles that anyone may look through.
    pub detail: String,
    pub face_down: bool,
    /// Opens the list of its cards (a group of `CardRow`s named by `key`), where that is allowed.
    pub opens: bool,
    pub token: Token,
}

/// A number that can be looked at and corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CounterRow {
    pub group: String,
    pub key: String,
    pub name: String,
    pub value: i32,
    pub text: String,
    pub note: String,
    pub drawing: Drawing,
    /// Opens the "set to" form.
    pub token: Token,
}

/// Something that can be done now, or that the law forbids now with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    pub group: String,
    pub key: String,
    pub text: String,
    pub detail: String,
    pub law: String,
    pub drawing: Drawing,
    pub weight: Weight,
    /// False: touching it shows the refusal with its law.
    pub allowed: bool,
    pub selected: bool,
    pub token: Token,
}

/// A sentence to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRow {
    pub group: String,
    pub key: String,
    pub text: String,
    pub law: String,
    pub weight: Weight,
}

/// The title of a part of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeaderRow {
    pub group: String,
    pub key: String,
    pub text: String,
    pub law: String,
}

/// Any row of a board. The window sorts them into one list per kind and group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    Step(StepRow),
    Space(SpaceRow),
    Card(CardRow),
    Pile(PileRow),
    Counter(CounterRow),
    Choice(ChoiceRow),
    Note(NoteRow),
    Header(HeaderRow),
}

/// One seat's board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Which board drawing serves it: the faction's name, `lost-powers`.
    pub board: &'static str,
    /// The groups of rows that this drawing places itself; the rest is listed below it.
    pub groups: &'static [&'static str],
    /// The seat's key, as in [`SeatRow`].
    pub seat: String,
    pub crest: Drawing,
    pub colour: &'static str,
    /// The step group that runs now ("setup", "birdsong", …), or "" when it is another seat's turn.
    pub phase_group: &'static str,
    pub faction: String,
    pub points: String,
    pub rows: Vec<Row>,
}

impl BoardView {
    /// Letters of the longest word in the faction's name: what it needs in width.
    pub fn longest_word(&self) -> usize {
        self.faction.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0)
    }
}

/// The due step as one large button, on every screen of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DueView {
    /// Empty: nothing can be done.
    pub text: String,
    pub detail: String,
    pub colour: &'static str,
    pub token: Token,
    /// The key of its step's row; empty: it is no step.
    pub step: String,
}

/// One seat on the Table screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub key: String,
    pub name: String,
    pub faction: String,
    pub crest: Drawing,
    /// Colour name for `Theme`: a faction's or a guest's own.
    pub colour: &'static str,
    /// "17", or "–" for a seat that no longer scores.
    pub points: String,
    pub points_value: i32,
    /// "Dominance: fox", "left the game", hand size …
    pub status: String,
    pub hand: String,
    pub active: bool,
    pub left: bool,
    pub plus_token: Token,
    pub minus_token: Token,
    /// What this seat removed from others.
    pub removal_token: Token,
}

/// The Table screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    pub turn: String,
    pub phase: String,
    /// Who comes next; empty: nobody, or it is not known.
    pub following: String,
    pub next: String,
    pub next_token: Token,
    pub seats: Vec<SeatRow>,
    pub rows: Vec<Row>,
    /// Who won and why; empty while the game goes on.
    pub won: String,
    /// How long this turn and the game have lasted; empty: nobody wants to know.
    pub clock: String,
}

/// A line of the Ledger screen, newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerRow {
    pub key: String,
    pub turn: String,
    pub text: String,
    /// Sourced score lines and reactions, one a line.
    pub detail: String,
    pub points: String,
    pub time: String,
    pub crest: Drawing,
    pub colour: &'static str,
    pub undone: bool,
    pub saved: bool,
    pub back_token: Token,
}

/// One seat's score by source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceRow {
    pub seat: String,
    pub source: String,
    pub law: String,
    pub points: String,
}

/// The Ledger screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerView {
    pub rows: Vec<LedgerRow>,
    pub sources: Vec<SourceRow>,
    /// Branches that "back to here" dropped and that can be had back.
    pub branches: Vec<ChoiceRow>,
    /// Whose entries are told.
    pub whose: ChoiceRow,
}

/// A form for one question; which fields are used depends on `kind`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AskView {
    pub kind: AskKind,
    /// Who answers: a seat's name, or empty for the table.
    pub to: String,
    pub title: String,
    /// Numbers of a battle so far, each with its reason.
    pub lines: Vec<String>,
    pub help: String,
    pub law: String,
    /// `OneOf`, `YesNo`, `Seat`, `Suit`: touching one answers.
    pub choices: Vec<ChoiceRow>,
    /// `Numbers`: one stepper per row, in answer order.
    pub numbers: Vec<NumberRow>,
    /// `Cards`: the picker's list (all cards that may be named), filtered by suit and search in `app`.
    pub cards: Vec<CardRow>,
    pub picked: Vec<CardRow>,
    pub min: i32,
    pub max: i32,
    pub confirm: String,
    pub can_confirm: bool,
    /// The only seat that may see this form; empty: everybody may. Nothing secret is in it until it is shown.
    pub veil: String,
    /// It is for one seat's eyes, and they see it.
    pub private: bool,
    /// `Text`: the text as it stands.
    pub text: String,
    pub text_limit: i32,
}

/// A pile that only one seat may see. While it is closed, it holds no card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CurtainView {
    pub title: String,
    pub text: String,
    pub open: bool,
    pub cards: Vec<CardRow>,
}

/// What a form looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AskKind {
    #[default]
    None,
    Choices,
    Numbers,
    Cards,
    Text,
    /// Short answers side by side: numbers and dice.
    Dice,
}

/// One stepper of a `Numbers` form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberRow {
    pub key: String,
    pub name: String,
    pub drawing: Drawing,
    pub value: i32,
    pub min: i32,
    pub max: i32,
    /// Shown instead of the number while nobody has entered one: "?".
    pub unknown: bool,
}

/// A page of law, or a row of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LawRow {
    pub key: String,
    pub number: String,
    pub book: String,
    pub title: String,
    pub text: String,
    pub note: String,
    pub class: String,
}

/// What stands at the edge of every screen while a game is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChromeView {
    pub title: String,
    pub crest: Drawing,
    pub colour: &'static str,
    pub phase: String,
    pub undo: String,
    pub redo: String,
    /// What happened last.
    pub happened: String,
    pub saved: Saved,
    /// A fault that stays until it is mended; empty: none.
    pub banner: String,
    pub banner_detail: String,
}

/// Whether the last entry is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    Nothing,
    Saving,
    Saved,
    Failed,
}
