//! The shell's part about finished games: how one ended, and statistics over all of them.

use slint::{Image, Rgba8Pixel, SharedPixelBuffer};

use super::super::models::Keyed;
use super::super::rows::ToUi;
use super::super::ui;
use super::{Shell, set_if_new};
use crate::app::bg_stats::Code;
use crate::app::desk::{Desk, Screen};
use crate::app::plot::PlotMark;

/// The lists of these screens.
pub struct Lists {
    facts: Keyed<ui::FactRow>,
    places: Keyed<ui::PlaceRow>,
    steps: Keyed<ui::PlotStep>,
    ends: Keyed<ui::PlotEnd>,
    exports: Keyed<ui::ChoiceRow>,
    reopen: Keyed<ui::ChoiceRow>,
    choices: Keyed<ui::ChoiceRow>,
    rows: Keyed<ui::StatRow>,
}

impl Lists {
    pub fn new() -> Self {
        Self {
            facts: Keyed::new(|r| &r.key),
            places: Keyed::new(|r| &r.key),
            steps: Keyed::new(|r| &r.key),
            ends: Keyed::new(|r| &r.key),
            exports: Keyed::new(|r| &r.key),
            reopen: Keyed::new(|r| &r.key),
            choices: Keyed::new(|r| &r.key),
            rows: Keyed::new(|r| &r.key),
        }
    }

    pub fn lend(&self, shell: &Shell) {
        let ending = shell.global::<ui::Ending>();
        ending.set_facts(self.facts.model());
        ending.set_places(self.places.model());
        ending.set_steps(self.steps.model());
        ending.set_ends(self.ends.model());
        ending.set_exports(self.exports.model());
        ending.set_reopen(self.reopen.model());
        let statistics = shell.global::<ui::Statistics>();
        statistics.set_choices(self.choices.model());
        statistics.set_rows(self.rows.model());
    }
}

impl Shell {
    pub(super) fn show_ending(&self, desk: &Desk) {
        if desk.screen() != Screen::Ending {
            return;
        }
        let view = desk.ending();
        let ui = self.global::<ui::Ending>();
        let lists = &self.ending;
        lists.facts.set(view.facts.iter().map(ToUi::to_ui).collect());
        lists.places.set(view.places.iter().map(ToUi::to_ui).collect());
        lists.steps.set(view.plot.steps.iter().map(ToUi::to_ui).collect());
        lists.ends.set(view.plot.ends.iter().map(ToUi::to_ui).collect());
        lists.exports.set(view.exports.iter().map(ToUi::to_ui).collect());
        lists.reopen.set(view.reopen.iter().map(ToUi::to_ui).collect());
        let marks =
            |list: &[PlotMark]| -> Vec<ui::PlotMark> { list.iter().map(ToUi::to_ui).collect() };
        set_if_new(&ui.get_levels(), marks(&view.plot.levels), |m| ui.set_levels(m));
        set_if_new(&ui.get_rounds(), marks(&view.plot.rounds), |m| ui.set_rounds(m));
        let sources: Vec<ui::SourceRow> = view.sources.iter().map(ToUi::to_ui).collect();
        set_if_new(&ui.get_sources(), sources, |m| ui.set_sources(m));
        ui.set_title(view.title.into());
        ui.set_detail(view.detail.into());
        ui.set_law(view.law.into());
        ui.set_crest(view.crest.into());
        ui.set_colour(view.colour.into());
        // The same link is the same code: it is not painted anew.
        if ui.get_link() != view.link.as_str() {
            ui.set_has_code(view.code.is_some());
            ui.set_code(view.code.as_ref().map(painted).unwrap_or_default());
            ui.set_link(view.link.into());
        }
    }

    pub(super) fn show_statistics(&self, desk: &Desk) {
        if desk.screen() != Screen::Statistics {
            return;
        }
        let view = desk.statistics();
        self.ending.choices.set(view.choices.iter().map(ToUi::to_ui).collect());
        self.ending.rows.set(view.rows.iter().map(ToUi::to_ui).collect());
        self.global::<ui::Statistics>().set_summary(view.summary.into());
    }
}

/// Dark on white in every theme, or no camera reads it.
fn painted(code: &Code) -> Image {
    let Ok(side) = u32::try_from(code.side) else { return Image::default() };
    let mut pixels = SharedPixelBuffer::<Rgba8Pixel>::new(side, side);
    for (pixel, dark) in pixels.make_mut_slice().iter_mut().zip(&code.dark) {
        let shade = if *dark { 0 } else { 255 };
        *pixel = Rgba8Pixel { r: shade, g: shade, b: shade, a: 255 };
    }
    Image::from_rgba8(pixels)
}
