//! The New game screen: seats, factions, deck and order, until a table can be laid.
//! Whether it can be is the engine's to say; how it looks stands in `rows`.

mod rows;

use crate::engine::deck::DeckKind;
use crate::engine::factions::FactionPick;
use crate::engine::figure::Figures;
use crate::engine::printing::Printing;
use crate::engine::refusal::Refusal;
use crate::engine::score::VictoryPoints;
use crate::engine::seat::{SeatId, SeatSetup};
use crate::engine::setup::{Lots, Setup};
use crate::words::Language;

use super::chance::Chance;
use super::{factions, reach};

use rows::looks;

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

    /// What the faction of a seat is called, where people name it themselves.
    pub fn name_faction(&mut self, at: usize, name: &str) {
        let Some(seat) = self.seats.get_mut(at) else { return };
        if let Some(pick) = seat.pick.named(name) {
            seat.pick = pick;
            self.lots.factions = false;
        }
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
                if let Some(seat) = self.seats.get_mut(at).filter(|seat| seat.pick.is_named()) {
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
        seat.bot &= seat.pick.is_named();
        let more = looks(Language::English, &seat.pick).next().is_some();
        self.editing = Some(at).filter(|_| more);
        self.lots.factions = false;
    }
}

/// The factions with a board of their own that a person plays, each with all that it can be.
fn boards() -> Vec<Vec<FactionPick>> {
    let mut boards: Vec<Vec<FactionPick>> = Vec::new();
    for pick in factions::picks() {
        let id = pick.id();
        if pick.is_named() || id.is_bot() {
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
