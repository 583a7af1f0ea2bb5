//! The table that is being laid as rows: seats, factions and their looks, decks, options, orders.
//! What is chosen already they only show; choosing is not theirs.

use tr::tr;

use crate::app::factions::{self, OptionGroup, PickOption};
use crate::app::view::{ChoiceRow, NewSeatRow, PickRow, Weight};
use crate::engine::deck::DeckKind;
use crate::engine::factions::FactionPick;
use crate::engine::printing::Printing;
use crate::engine::seat::SeatSetup;
use crate::words::{Language, in_language, say};

use super::{NewGame, token};

impl NewGame {
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
                named: seat.pick.is_named(),
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

    pub(super) fn sits_elsewhere(&self, at: usize, pick: &FactionPick) -> bool {
        self.seats.iter().enumerate().any(|(i, seat)| i != at && seat.pick == *pick)
    }

    /// Whether the seat being edited plays by itself, where people may say so.
    pub fn bot_rows(&self, language: Language) -> Vec<ChoiceRow> {
        let edited = self.edited().filter(|(_, seat)| seat.pick.is_named());
        let row = |(at, seat): (usize, &SeatSetup)| ChoiceRow {
            group: "bots".into(),
            key: format!("bot-{at}"),
            text: in_language(language, || tr!("A bot")),
            detail: in_language(language, || {
                tr!("No hand, no ambush and no dominance; it loses tokens before buildings.")
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
}

/// An option that stands at the seat.
pub(super) struct Look {
    pub title: String,
    pub faction: Option<String>,
    pub option: PickOption,
}

pub(super) fn looks(language: Language, pick: &FactionPick) -> impl Iterator<Item = Look> {
    factions::options(language, pick).into_iter().filter_map(|option| match option.group.clone() {
        OptionGroup::Seat { title, faction } => Some(Look { title, faction, option }),
        OptionGroup::Deal | OptionGroup::Rule => None,
    })
}

fn sits_already(language: Language) -> String {
    in_language(language, || tr!("Sits at the table already."))
}
