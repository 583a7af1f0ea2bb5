//! The lists of a board or of the table by group, and how Slint gets hold of every list.
//! Rows are set in place by their keys; what they say is the view models'.

use std::rc::Rc;

use crate::app::view::Row;
use crate::window::models::Groups;
use crate::window::rows::ToUi;
use crate::window::ui;

use super::Shell;

/// All lists of a board or of the table, by group.
pub(super) struct Lists {
    steps: Groups<ui::StepRow>,
    spaces: Groups<ui::SpaceRow>,
    cards: Groups<ui::CardRow>,
    piles: Groups<ui::PileRow>,
    counters: Groups<ui::CounterRow>,
    choices: Groups<ui::ChoiceRow>,
    notes: Groups<ui::NoteRow>,
    headers: Groups<ui::HeaderRow>,
}

impl Lists {
    pub(super) fn new() -> Self {
        Self {
            steps: Groups::new(|r| &r.key),
            spaces: Groups::new(|r| &r.key),
            cards: Groups::new(|r| &r.key),
            piles: Groups::new(|r| &r.key),
            counters: Groups::new(|r| &r.key),
            choices: Groups::new(|r| &r.key),
            notes: Groups::new(|r| &r.key),
            headers: Groups::new(|r| &r.key),
        }
    }

    /// Sets every list; says which groups there are, in their own order.
    pub(super) fn set(&self, rows: &[Row]) -> Vec<String> {
        let mut groups: Vec<String> = Vec::new();
        macro_rules! name {
            ($Kind:ident) => {
                for row in rows {
                    if let Row::$Kind(row) = row
                        && !groups.contains(&row.group)
                    {
                        groups.push(row.group.clone());
                    }
                }
            };
        }
        name!(Header);
        name!(Step);
        name!(Space);
        name!(Card);
        name!(Pile);
        name!(Counter);
        name!(Choice);
        name!(Note);
        macro_rules! part {
            ($list:ident, $Kind:ident) => {
                self.$list.set(
                    rows.iter()
                        .filter_map(|row| {
                            let Row::$Kind(row) = row else { return None };
                            Some((row.group.clone(), row.to_ui()))
                        })
                        .collect(),
                );
            };
        }
        // What stands under a row comes before that row: a list whose place is just being worked out anew
        // notes a change of its own, but is not drawn again (Slint 1.18).
        part!(choices, Choice);
        part!(notes, Note);
        part!(cards, Card);
        part!(spaces, Space);
        part!(piles, Pile);
        part!(counters, Counter);
        part!(headers, Header);
        part!(steps, Step);
        groups
    }
}

macro_rules! bind_groups {
    ($global:expr, $shell:expr, $lists:ident) => {{
        let global = $global;
        macro_rules! one {
            ($on:ident, $list:ident) => {
                let shell = Rc::downgrade($shell);
                global.$on(move |group| {
                    shell.upgrade().map(|s| s.$lists.$list.list(&group)).unwrap_or_default()
                });
            };
        }
        one!(on_steps, steps);
        one!(on_spaces, spaces);
        one!(on_cards, cards);
        one!(on_piles, piles);
        one!(on_counters, counters);
        one!(on_choices, choices);
        one!(on_notes, notes);
        one!(on_headers, headers);
    }};
}

impl Shell {
    pub(super) fn lend_lists(self: &Rc<Self>) {
        bind_groups!(self.global::<ui::Board>(), self, board);
        bind_groups!(self.global::<ui::Table>(), self, table);
        self.global::<ui::Table>().set_seats(self.seats.model());
        let ledger = self.global::<ui::Ledger>();
        ledger.set_rows(self.ledger.model());
        ledger.set_branches(self.branches.model());
        let asking = self.global::<ui::Asking>();
        asking.set_choices(self.ask_choices.model());
        asking.set_numbers(self.ask_numbers.model());
        asking.set_cards(self.ask_cards.model());
        asking.set_picked(self.ask_picked.model());
        self.global::<ui::Curtain>().set_cards(self.curtain.model());
        self.global::<ui::Laws>().set_results(self.laws.model());
        self.shelf.lend(self);
        self.ending.lend(self);
        self.global::<ui::Laws>().set_links(self.law_links.model());
        let new_game = self.global::<ui::NewGame>();
        new_game.set_seats(self.new_seats.model());
        new_game.set_factions(self.new_factions.model());
        new_game.set_looks(self.new_looks.model());
        new_game.set_bots(self.new_bots.model());
        new_game.set_decks(self.new_decks.model());
        new_game.set_deals(self.new_deals.model());
        new_game.set_rules(self.new_rules.model());
        new_game.set_orders(self.new_orders.model());
    }
}
