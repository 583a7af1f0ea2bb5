//! What the window tells: each of its callbacks as one call of the desk.
//! A touch is passed on as it comes and then everything is shown anew; no callback decides anything.

use std::rc::Rc;

use slint::ComponentHandle;

use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::window::ui;
use crate::words::Language;

use super::Shell;
use super::chrome::{from_ui, theme_named};

impl Shell {
    pub(super) fn listen(self: &Rc<Self>) {
        self.listen_act();
        self.listen_shelf();
        self.listen_due();
        self.listen_language();
        self.listen_asking();
        self.listen_laws();
        self.listen_new_game();
        self.listen_settings();
        self.listen_curtain();
        self.listen_closing();
    }

    fn listen_act(self: &Rc<Self>) {
        let act = self.global::<ui::Act>();
        on!(self, act, on_take, |desk, token| desk.take(&token));
        on!(self, act, on_answer_choice, |desk, token| desk.take(&token));
        on!(self, act, on_answer_number, |desk, key, value| desk.set_number(&key, value));
        on!(self, act, on_answer_card, |desk, key| desk.pick_card(&key));
        on!(self, act, on_unpick_card, |desk, key| desk.unpick_card(&key));
        on!(self, act, on_answer_text, |desk, text| desk.set_text(&text));
        on!(self, act, on_confirm, |desk| desk.confirm());
        on!(self, act, on_cancel, |desk| desk.cancel());
        on!(self, act, on_undo, |desk| desk.undo());
        on!(self, act, on_redo, |desk| desk.redo());
        on!(self, act, on_law, |desk, number| desk.open_law_page(&number));
        on!(self, act, on_go, |desk, screen| desk.go(from_ui(screen)));
        on!(self, act, on_seat, |desk, key| {
            if let Some(seat) = key.parse().ok().and_then(SeatId::new) {
                desk.show_seat(seat);
            }
        });
        on!(self, act, on_seat_at, |desk, place| desk
            .show_place(usize::try_from(place).unwrap_or(0)));
        on!(self, act, on_retry_save, |desk| desk.retry_save());
        on!(self, act, on_save_elsewhere, |desk| desk.ask_elsewhere());
        on!(self, act, on_dismiss_notice, |desk| desk.dismiss_dialog());
        on!(self, act, on_notice_other, |desk| desk.dialog_other());
        on!(self, act, on_dismiss_snackbar, |desk| desk.dismiss_remark());
        on!(self, act, on_snackbar_act, |desk| desk.remark_action());
        on!(self, act, on_close_game, |desk| desk.close_game());
        on!(self, act, on_tick, |_desk| {});
    }

    /// The step that is due; where the page has its choices, it brings them into sight.
    fn listen_due(self: &Rc<Self>) {
        let shell = Rc::downgrade(self);
        self.global::<ui::Act>().on_due(move || {
            let Some(shell) = shell.upgrade() else { return };
            let here = shell.desk.borrow_mut().do_due();
            shell.refresh();
            if here {
                let board = shell.global::<ui::Board>();
                board.set_seeks(board.get_seeks().wrapping_add(1));
            }
        });
    }

    fn listen_language(self: &Rc<Self>) {
        let act = self.global::<ui::Act>();
        let shell = Rc::downgrade(self);
        act.on_language(move |code| {
            let Some(shell) = shell.upgrade() else { return };
            if let Some(language) = Language::from_locale(&code) {
                shell.desk.borrow_mut().set_language(language);
                shell.tell_language();
                shell.refresh();
            }
        });
    }

    fn listen_asking(self: &Rc<Self>) {
        let asking = self.global::<ui::Asking>();
        let shell = Rc::downgrade(self);
        asking.on_filter(move || {
            let Some(shell) = shell.upgrade() else { return };
            let asking = shell.global::<ui::Asking>();
            let suit = match asking.get_suit_filter().as_str() {
                "fox" => Some(Suit::Fox),
                "rabbit" => Some(Suit::Rabbit),
                "mouse" => Some(Suit::Mouse),
                "bird" => Some(Suit::Bird),
                _ => None,
            };
            shell.touched(|desk| desk.filter(&asking.get_search(), suit));
        });
    }

    fn listen_laws(self: &Rc<Self>) {
        on!(self, self.global::<ui::Chrome>(), on_side_changed, |_desk| {});
        let laws = self.global::<ui::Laws>();
        on!(self, laws, on_searched, |desk, words| desk.search_law(&words));
        on!(self, laws, on_open, |desk, key| desk.open_law_page(&key));
        on!(self, laws, on_close, |desk| desk.close_law());
    }

    fn listen_new_game(self: &Rc<Self>) {
        let new_game = self.global::<ui::NewGame>();
        let at = |key: &str| key.parse::<usize>().unwrap_or(usize::MAX);
        on!(self, new_game, on_name, |desk, seat, name| desk.name_new_seat(at(&seat), &name));
        on!(self, new_game, on_edit, |desk, seat| desk.new_game.editing = seat.parse().ok());
        on!(self, new_game, on_faction, |desk, seat, token| desk.new_game.pick(at(&seat), &token));
        on!(self, new_game, on_name_faction, |desk, seat, name| desk
            .new_game
            .name_faction(at(&seat), &name));
        on!(self, new_game, on_start_points, |desk, seat, points| desk
            .start_points(at(&seat), points));
        on!(self, new_game, on_up, |desk, seat| {
            let at = at(&seat);
            desk.new_game.shift(at, at.wrapping_sub(1));
        });
        on!(self, new_game, on_down, |desk, seat| {
            let at = at(&seat);
            desk.new_game.shift(at, at.saturating_add(1));
        });
        on!(self, new_game, on_add_seat, |desk| desk.new_game.add());
        on!(self, new_game, on_remove_seat, |desk, seat| desk.new_game.remove(at(&seat)));
        on!(self, new_game, on_choose, |desk, choice| desk.choose_new(&choice));
        on!(self, new_game, on_repeat_last, |desk| desk.repeat_last());
        on!(self, new_game, on_begin, |desk| desk.begin());
    }

    fn listen_settings(self: &Rc<Self>) {
        let settings = self.global::<ui::Settings>();
        on!(self, settings, on_set_theme, |desk, theme| desk
            .files
            .change(|s| s.theme = theme_named(&theme)));
        on!(self, settings, on_set_scale, |desk, percent| desk
            .files
            .change(|s| s.scale_percent = u16::try_from(percent).unwrap_or(100)));
        on!(self, settings, on_set_reduced_motion, |desk, on| desk
            .files
            .change(|s| s.reduced_motion = on));
        on!(self, settings, on_set_keep_awake, |desk, on| desk.files.change(|s| s.keep_awake = on));
        on!(self, settings, on_set_far_view, |desk, on| desk.files.change(|s| s.far_view = on));
        on!(self, settings, on_set_curtain, |desk, on| desk.files.change(|s| s.curtain = on));
        on!(self, settings, on_set_clock, |desk, on| desk.files.change(|s| s.clock = on));
        on!(self, settings, on_set_table_words, |desk, on| desk.use_table_words(on));
    }

    fn listen_curtain(self: &Rc<Self>) {
        let curtain = self.global::<ui::Curtain>();
        on!(self, curtain, on_hold, |desk, open| desk.hold_curtain(open));
        on!(self, curtain, on_close, |desk| desk.close_curtain());
        on!(self, curtain, on_show_form, |desk| desk.show_form());
    }

    /// The window closes when all is saved, or the person has been asked.
    fn listen_closing(self: &Rc<Self>) {
        let shell = Rc::downgrade(self);
        self.window.window().on_close_requested(move || {
            let Some(shell) = shell.upgrade() else {
                return slint::CloseRequestResponse::HideWindow;
            };
            let may = shell.desk.borrow_mut().may_close();
            shell.refresh();
            if may {
                slint::CloseRequestResponse::HideWindow
            } else {
                slint::CloseRequestResponse::KeepWindowShown
            }
        });
    }
}
