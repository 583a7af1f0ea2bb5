//! The New game screen: seats, factions, deck and order, until a table can be laid.

use tr::tr;

use crate::engine::deck::DeckKind;
use crate::engine::factions::FactionPick;
use crate::engine::figure::Figures;
use crate::engine::printing::Printing;
use crate::engine::refusal::Refusal;
use crate::engine::score::VictoryPoints;
use crate::engine::seat::{SeatId, SeatSetup};
use crate::engine::setup::{Lots, Setup};
use crate::words::{Language, in_language, say};

use super::chance::Chance;
use super::factions::{self, OptionGroup, PickOption};
use super::reach;
use super::view::{ChoiceRow, NewSeatRow, PickRow, Weight};

/// How often factions are drawn until their reach is enough.
const DRAWS: usize = 20;

/// A table that is being laid.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub seats: Vec<SeatSetup>,
    pub deck: DeckKind,
    pub first: usize,
    pub printing: Printing,
    /// What was drawn by lot and has stood since.
    pub lots: Lots,
    /// The seat whose faction is being chosen.
    pub editing: Option<usize>,
}

impl Default for NewGame {
    fn default() -> Self {
        let picks = factions::picks();
        let seat = |at: usize| SeatSetup {
            name: String::new(),
            pick: picks[at.min(picks.len() - 1)].clone(),
            bot: false,
            points: VictoryPoints::default(),
        };
        Self {
            seats: (0..3).map(seat).collect(),
            deck: DeckKind::default(),
            first: 0,
            printing: Printing::default(),
            lots: Lots::default(),
            editing: None,
        }
    }
}

impl NewGame {
    /// The same table again.
    pub fn again(setup: &Setup) -> Self {
        let seats =
            setup.seats.iter().map(|s| SeatSetup { points: VictoryPoints::default(), ..s.clone() });
        Self {
            seats: seats.collect(),
            deck: setup.deck,
            first: setup.first.index(),
            printing: setup.printing,
            lots: Lots::default(),
            editing: None,
        }
    }

    pub fn setup(&self, figures: Figures) -> Setup {
        Setup {
            seats: self.seats.clone(),
            deck: self.deck,
            first: u8::try_from(self.first).ok().and_then(SeatId::new).unwrap_or_default(),
            figures,
            printing: self.printing,
            lots: self.lots,
        }
    }

    pub fn can_add(&self) -> bool {
        self.seats.len() < usize::from(SeatId::MOST)
    }

    pub fn add(&mut self) {
        if !self.can_add() {
            return;
        }
        // The next faction that nobody plays yet.
        let nowhere = |pick: &FactionPick| !self.seats.iter().any(|s| s.pick == *pick);
        let free = factions::picks()
            .into_iter()
            .find(|pick| nowhere(pick) && !self.full(self.seats.len(), pick));
        if let Some(pick) = free.or_else(|| factions::picks().pop()) {
            self.lots = Lots::default();
            self.seats.push(SeatSetup {
                name: String::new(),
                pick,
                bot: false,
                points: VictoryPoints::default(),
            });
        }
    }

    pub fn remove(&mut self, at: usize) {
        if at < self.seats.len() && self.seats.len() > 2 {
            self.seats.remove(at);
            self.lots = Lots::default();
            self.first = self.first.min(self.seats.len() - 1);
            self.editing = None;
        }
    }

    pub fn shift(&mut self, at: usize, to: usize) {
        if at < self.seats.len() && to < self.seats.len() {
            self.seats.swap(at, to);
            self.lots.seating = false;
            self.editing = None;
        }
    }

    pub fn shuffle(&mut self, chance: &mut Chance) {
        let order = chance.order(self.seats.len());
        self.seats = order.into_iter().map(|at| self.seats[at].clone()).collect();
        self.first = 0;
        self.editing = None;
        self.lots.seating = true;
    }

    /// A faction with a board for every seat that a person has. Of a few draws, the first that is not said to be thin.
    pub fn draw_factions(&mut self, chance: &mut Chance) {
        let boards = boards();
        let seats: Vec<usize> =
            (0..self.seats.len()).filter(|at| !self.seats[*at].bot).take(boards.len()).collect();
        for _ in 0..DRAWS {
            let order = chance.order(boards.len());
            for (at, drawn) in seats.iter().zip(order) {
                let kinds = &boards[drawn];
                let kind = chance.order(kinds.len()).first().copied().unwrap_or_default();
                self.seats[*at].pick = kinds[kind].clone();
            }
            if !reach::reach(&self.seats).low() {
                break;
            }
        }
        self.lots.factions = true;
        self.editing = None;
    }

    pub fn fault(&self) -> Option<Refusal> {
        self.setup(Figures::default()).check().err()
    }

    /// Whether a faction sits at as many other places as it can.
    fn full(&self, at: usize, pick: &FactionPick) -> bool {
        let id = pick.id();
        let others = self.seats.iter().enumerate().filter(|(i, s)| *i != at && s.pick.id() == id);
        others.count() >= id.most()
    }

    pub fn rows(&self, language: Language) -> Vec<NewSeatRow> {
        self.seats
            .iter()
            .enumerate()
            .map(|(at, seat)| NewSeatRow {
                key: at.to_string(),
                name: seat.name.clone(),
                faction: say::pick_name(language, &seat.pick),
                crest: factions::pick_crest(&seat.pick),
                colour: factions::pick_colour(&seat.pick),
                start_points: i32::from(seat.points.get()),
                fault: match self.full(at, &seat.pick) {
                    false => String::new(),
                    true if seat.pick.id().once() => {
                        in_language(language, || tr!("This faction can sit here only once."))
                    }
                    true => in_language(language, || tr!("This faction can sit here only twice.")),
                },
                named: seat.pick.named("").is_some(),
            })
            .collect()
    }

    /// The seat whose faction is being chosen.
    fn edited(&self) -> Option<(usize, &SeatSetup)> {
        let at = self.editing?;
        Some((at, self.seats.get(at)?))
    }

    /// What the seat being edited may play; a faction that sits elsewhere says so.
    pub fn faction_rows(&self, language: Language) -> Vec<PickRow> {
        let Some((at, seat)) = self.edited() else { return Vec::new() };
        let mut rows: Vec<PickRow> = Vec::new();
        let mut told = Vec::new();
        for (i, pick) in factions::picks().into_iter().enumerate() {
            let name = say::pick_name(language, &pick);
            let faction = looks(language, &pick).find_map(|look| look.faction);
            if faction.is_some() && told.contains(&pick.id()) {
                continue;
            }
            told.push(pick.id());
            let selected = match &faction {
                Some(_) => pick.id() == seat.pick.id(),
                None => name == say::pick_name(language, &seat.pick),
            };
            let taken = self.full(at, &pick);
            rows.push(PickRow {
                key: format!("faction-{i}"),
                text: faction.unwrap_or(name),
                detail: if taken { sits_already(language) } else { String::new() },
                crest: factions::pick_crest(&pick),
                colour: factions::pick_colour(&pick),
                allowed: !taken,
                selected,
                token: token(&pick),
            });
        }
        rows
    }

    /// Who or what of its faction the seat being edited plays, with the choice's title.
    pub fn look_rows(&self, language: Language) -> (String, Vec<PickRow>) {
        let Some((at, seat)) = self.edited() else { return Default::default() };
        let mut title = String::new();
        let mut rows = Vec::new();
        for (i, look) in looks(language, &seat.pick).enumerate() {
            let taken = look.faction.is_some() && self.sits_elsewhere(at, &look.option.pick);
            rows.push(PickRow {
                key: format!("look-{i}"),
                text: look.option.text,
                detail: if taken { sits_already(language) } else { String::new() },
                crest: factions::pick_crest(&look.option.pick),
                colour: factions::pick_colour(&look.option.pick),
                allowed: !taken,
                selected: look.option.selected,
                token: token(&look.option.pick),
            });
            title = look.title;
        }
        (title, rows)
    }

    fn sits_elsewhere(&self, at: usize, pick: &FactionPick) -> bool {
        self.seats.iter().enumerate().any(|(i, seat)| i != at && seat.pick == *pick)
    }

    /// Whether the seat being edited plays by itself, where people may say so.
    pub fn bot_rows(&self, language: Language) -> Vec<ChoiceRow> {
        let edited = self.edited().filter(|(_, seat)| seat.pick.named("").is_some());
        let row = |(at, seat): (usize, &SeatSetup)| ChoiceRow {
            group: "bots".into(),
            key: format!("bot-{at}"),
            text: in_language(language, || tr!("A bot")),
            detail: in_language(language, || {
                tr!("It has no hand of cards, and laws that spare or spite bots see one in it.")
            }),
            law: String::new(),
            drawing: "",
            weight: Weight::Tonal,
            allowed: true,
            selected: seat.bot,
            token: format!("bot|{at}"),
        };
        edited.map(row).into_iter().collect()
    }

    /// What the faction of a seat is called, where people name it themselves.
    pub fn name_faction(&mut self, at: usize, name: &str) {
        let Some(seat) = self.seats.get_mut(at) else { return };
        if let Some(pick) = seat.pick.named(name) {
            seat.pick = pick;
            self.lots.factions = false;
        }
    }

    /// The house rules and ways of playing of every seated faction that has any.
    pub fn option_rows(&self, language: Language) -> Vec<ChoiceRow> {
        let mut rows = Vec::new();
        for (at, seat) in self.seats.iter().enumerate() {
            for (i, option) in factions::options(language, &seat.pick).into_iter().enumerate() {
                let group = match option.group {
                    OptionGroup::Deal => "deals",
                    OptionGroup::Rule => "rules",
                    OptionGroup::Seat { .. } => continue,
                };
                rows.push(ChoiceRow {
                    group: group.into(),
                    key: format!("option-{at}-{i}"),
                    text: option.text,
                    detail: option.detail,
                    law: String::new(),
                    drawing: "",
                    weight: Weight::Tonal,
                    allowed: true,
                    selected: option.selected,
                    token: format!("{at}|{}", token(&option.pick)),
                });
            }
        }
        rows.push(ChoiceRow {
            group: "rules".into(),
            key: "printing".into(),
            text: in_language(language, || tr!("Play by the 2025 printing of the Law")),
            detail: say::printing_detail(language, Printing::Law2025),
            law: String::new(),
            drawing: "",
            weight: Weight::Tonal,
            allowed: true,
            selected: self.printing == Printing::Law2025,
            token: "printing|".into(),
        });
        rows
    }

    /// Factions that the seat being edited cannot have, each with the reason.
    pub fn exclusions(&self, language: Language) -> Vec<String> {
        self.faction_rows(language)
            .into_iter()
            .filter(|row| !row.allowed)
            .map(|row| {
                in_language(language, || {
                    tr!("{faction}: {reason}", faction = row.text, reason = row.detail)
                })
            })
            .collect()
    }

    pub fn deck_rows(&self, language: Language) -> Vec<ChoiceRow> {
        DeckKind::ALL
            .into_iter()
            .enumerate()
            .map(|(i, deck)| ChoiceRow {
                group: "decks".into(),
                key: format!("deck-{i}"),
                text: say::deck(language, deck),
                detail: String::new(),
                law: String::new(),
                drawing: "",
                weight: Weight::Tonal,
                allowed: true,
                selected: self.deck == deck,
                token: format!("deck|{i}"),
            })
            .collect()
    }

    /// Who begins: one of the seats, or places and start by lot.
    pub fn order_rows(&self, language: Language) -> Vec<ChoiceRow> {
        let row = |key: String, text: String, selected: bool, token: String| ChoiceRow {
            group: "orders".into(),
            key,
            text,
            detail: String::new(),
            law: String::new(),
            drawing: "",
            weight: Weight::Tonal,
            allowed: true,
            selected,
            token,
        };
        let mut rows: Vec<ChoiceRow> = self
            .rows(language)
            .into_iter()
            .enumerate()
            .map(|(at, seat)| {
                let name = if seat.name.trim().is_empty() { seat.faction } else { seat.name };
                let text = in_language(language, || tr!("{seat} begins", seat = name));
                row(format!("first-{at}"), text, self.first == at, format!("first|{at}"))
            })
            .collect();
        let lot = in_language(language, || tr!("Draw places by lot"));
        rows.push(row("shuffle".into(), lot, self.lots.seating, "shuffle|".into()));
        rows
    }

    /// A choice on the screen.
    pub fn choose(&mut self, choice: &str, chance: &mut Chance) {
        let Some((what, rest)) = choice.split_once('|') else { return };
        match (what, rest.parse::<usize>().ok()) {
            ("deck", Some(at)) => self.deck = DeckKind::ALL.get(at).copied().unwrap_or_default(),
            ("first", Some(at)) if at < self.seats.len() => {
                self.first = at;
                self.lots.seating = false;
            }
            ("shuffle", _) => self.shuffle(chance),
            ("factions", _) => self.draw_factions(chance),
            ("bot", Some(at)) => {
                if let Some(seat) = self.seats.get_mut(at) {
                    seat.bot = !seat.bot;
                }
            }
            ("printing", _) => {
                self.printing = match self.printing {
                    Printing::Sixth => Printing::Law2025,
                    Printing::Law2025 => Printing::Sixth,
                }
            }
            (seat, None) => {
                if let (Ok(at), Ok(pick)) = (seat.parse::<usize>(), serde_json::from_str(rest))
                    && let Some(seat) = self.seats.get_mut(at)
                {
                    seat.pick = pick;
                }
            }
            _ => {}
        }
    }

    /// The faction of a seat, or who of it. The list stays open while there is more to say.
    pub fn pick(&mut self, at: usize, choice: &str) {
        let Ok(pick) = serde_json::from_str::<FactionPick>(choice) else { return };
        // Of two that tell themselves apart, the second is the first that is free.
        let free = match self.sits_elsewhere(at, &pick) {
            true => looks(Language::English, &pick)
                .filter(|look| look.faction.is_some())
                .map(|look| look.option.pick)
                .find(|other| !self.sits_elsewhere(at, other)),
            false => None,
        };
        let Some(seat) = self.seats.get_mut(at) else { return };
        seat.pick = free.unwrap_or(pick);
        seat.bot &= seat.pick.named("").is_some();
        let more = looks(Language::English, &seat.pick).next().is_some();
        self.editing = Some(at).filter(|_| more);
        self.lots.factions = false;
    }
}

/// An option that stands at the seat.
struct Look {
    title: String,
    faction: Option<String>,
    option: PickOption,
}

fn looks(language: Language, pick: &FactionPick) -> impl Iterator<Item = Look> {
    factions::options(language, pick).into_iter().filter_map(|option| match option.group.clone() {
        OptionGroup::Seat { title, faction } => Some(Look { title, faction, option }),
        OptionGroup::Deal | OptionGroup::Rule => None,
    })
}

fn sits_already(language: Language) -> String {
    in_language(language, || tr!("Sits at the table already."))
}

/// The factions with a board of their own that a person plays, each with all that it can be.
fn boards() -> Vec<Vec<FactionPick>> {
    let mut boards: Vec<Vec<FactionPick>> = Vec::new();
    for pick in factions::picks() {
        let id = pick.id();
        if pick.named("").is_some() || id.is_bot() {
            continue;
        }
        match boards.iter_mut().find(|kinds| kinds[0].id() == id) {
            Some(kinds) => kinds.push(pick),
            None => boards.push(vec![pick]),
        }
    }
    boards
}

fn token(pick: &FactionPick) -> String {
    serde_json::to_string(pick).unwrap_or_default()
}
