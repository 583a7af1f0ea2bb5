//! The shell's part about the pages of a game: boards, the table, the ledger and the Law.
//! What nobody looks at is not told: long lists wait until their page is up.

use slint::SharedString;

use crate::app::desk::{Desk, Screen};
use crate::app::law;
use crate::app::view::Row;
use crate::window::rows::ToUi;
use crate::window::ui;

use super::{Shell, set_if_new};

const TABLE_GROUPS: [&str; 4] = ["events", "supply", "available", "notes"];

impl Shell {
    pub(super) fn show_board(&self, desk: &Desk) {
        let board = self.global::<ui::Board>();
        let Some(view) = desk.board() else {
            self.board.set(&[]);
            return;
        };
        let groups = self.board.set(&view.rows);
        // A group named like a row holds that row's choices; the row shows them itself.
        let of_a_row = |group: &String| {
            view.rows.iter().any(|row| {
                matches!(row, Row::Step(row) if row.key == *group)
                    || matches!(row, Row::Card(row) if row.key == *group)
            })
        };
        let more: Vec<SharedString> = groups
            .into_iter()
            .filter(|g| !view.groups.contains(&g.as_str()) && !of_a_row(g))
            .map(SharedString::from)
            .collect();
        set_if_new(&board.get_more_groups(), more, |m| board.set_more_groups(m));
        board.set_board(view.board.into());
        board.set_longest_word(i32::try_from(view.longest_word()).unwrap_or(i32::MAX));
        board.set_seat(view.seat.into());
        board.set_crest(view.crest.into());
        board.set_colour(view.colour.into());
        board.set_faction(view.faction.into());
        board.set_points(view.points.into());
        board.set_phase_group(view.phase_group.into());
    }

    pub(super) fn show_table(&self, desk: &Desk) {
        let table = self.global::<ui::Table>();
        let Some(view) = desk.table() else { return };
        let groups = self.table.set(&view.rows);
        let more: Vec<SharedString> = groups
            .into_iter()
            .filter(|g| !TABLE_GROUPS.contains(&g.as_str()))
            .map(SharedString::from)
            .collect();
        set_if_new(&table.get_more_groups(), more, |m| table.set_more_groups(m));
        self.seats.set(view.seats.iter().map(ToUi::to_ui).collect());
        table.set_turn(view.turn.into());
        table.set_phase(view.phase.into());
        table.set_following(view.following.into());
        table.set_next(view.next.into());
        table.set_next_token(view.next_token.into());
        table.set_won(view.won.into());
        table.set_clock(view.clock.into());
    }

    pub(super) fn show_ledger(&self, desk: &Desk) {
        // Telling a long ledger takes time; it is told when somebody looks.
        if desk.screen() != Screen::Ledger && !self.global::<ui::Chrome>().get_side() {
            return;
        }
        let Some(view) = desk.ledger() else { return };
        self.ledger.set(view.rows.iter().map(ToUi::to_ui).collect());
        self.branches.set(view.branches.iter().map(ToUi::to_ui).collect());
        let ledger = self.global::<ui::Ledger>();
        ledger.set_whose(view.whose.to_ui());
        let sources: Vec<ui::SourceRow> = view.sources.iter().map(ToUi::to_ui).collect();
        set_if_new(&ledger.get_sources(), sources, |m| ledger.set_sources(m));
    }

    pub(super) fn show_law(&self, desk: &Desk) {
        let laws = self.global::<ui::Laws>();
        let open = desk.open_law();
        let context = desk.context();
        let links =
            open.map(|l| law::links(desk.language(), context.as_ref(), l)).unwrap_or_default();
        self.law_links.set(links.iter().map(ToUi::to_ui).collect());
        let page = open.and_then(|l| law::page(desk.language(), l));
        laws.set_page(page.map(|p| p.to_ui()).unwrap_or_default());
        if desk.screen() == Screen::Law || self.global::<ui::Chrome>().get_side() {
            let found = law::search(desk.language(), desk.law_words());
            self.laws.set(found.iter().map(ToUi::to_ui).collect());
        }
    }
}
