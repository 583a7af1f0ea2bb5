//! The screens about files: a game that was deleted, sent out, brought in, damaged; backups and the way back.

use std::fs;

use woodland_ledger::app::chooser::Chosen;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::touch::Touch;

use crate::kit::Person;

impl Person {
    /// Does something with the desk, and shows what came of it.
    fn on_desk<T>(&self, touch: impl FnOnce(&mut Desk) -> T) -> T {
        let done = touch(&mut self.shell.desk.borrow_mut());
        self.shell.refresh();
        done
    }
}

/// Each of them once, with games beside a spoilt file.
pub fn scenes(person: &Person, shown: &mut dyn FnMut(&str)) {
    let game = person.on_desk(|desk| desk.files.games()[0].path.clone());
    person.on_desk(|desk| desk.delete_game(&game));
    shown("deleted");
    person.on_desk(|desk| desk.remark_action());
    shown("put-back");
    person.on_desk(|desk| {
        desk.dismiss_remark();
        desk.ask_export(game.clone());
    });
    shown("ask-export");
    person.on_desk(|desk| {
        desk.cancel();
        desk.files.settle_backups();
        desk.go(Screen::Backups);
        desk.back_up_to_file();
    });
    shown("backups");
    person.on_desk(|desk| {
        desk.dismiss_remark();
        let backup = desk.files.backups()[0].path.clone();
        desk.ask_restore(&backup);
    });
    shown("ask-restore");
    person.on_desk(|desk| {
        desk.cancel();
        desk.go(Screen::Import);
    });
    shown("import-empty");
    person.on_desk(|desk| {
        fs::copy(&game, desk.files.outbox().join("Friday evening.woodland")).expect("a ledger");
        desk.ask_import();
    });
    shown("ask-import");
    person.on_desk(|desk| {
        desk.touch(Touch::Choose);
        desk.take_request().expect("a dialog is wanted");
        desk.chosen(Chosen::CannotBeShown);
    });
    shown("no-dialog");
    person.on_desk(|desk| desk.ask_backup());
    shown("ask-backup");
    person.on_desk(|desk| desk.ask_outbox());
    shown("ask-folder");
    person.on_desk(|desk| {
        desk.cancel();
        desk.go(Screen::Import);
    });
    shown("import");
    person.on_desk(|desk| {
        let text = fs::read(&game).expect("a ledger");
        let damaged = game.with_file_name("damaged.woodland");
        let (whole, rest) = text.split_at(text.len() / 2);
        fs::write(&damaged, [whole, b"\n\0\0\0\n", rest].concat()).expect("a damaged ledger");
        desk.open_game(&damaged);
    });
    shown("repair");
    person.on_desk(|desk| {
        let spoilt = game.with_file_name("spoilt.woodland");
        desk.open_game(&spoilt);
    });
    shown("repair-nothing");
    person.on_desk(|desk| desk.go(Screen::Start));
}
