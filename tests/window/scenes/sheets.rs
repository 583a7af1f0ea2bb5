//! Sheets that lie over a screen, and the end of a game.

use super::*;

pub(super) fn sheets(person: &Person, shown: &mut dyn FnMut(&str)) {
    person.desk(|desk| desk.show_seat(seat(0)));
    let remove = Command::Remove { by: None, whose: None, means: Means::Hits };
    person.desk(|desk| desk.act(remove));
    shown("ask-choices");
    person.desk(|desk| desk.cancel());
    let own = Command::Remove { by: Some(seat(0)), whose: Some(seat(1)), means: Means::Hits };
    person.desk(|desk| desk.act(own));
    shown("ask-pieces");
    person.desk(|desk| desk.cancel());
    person.desk(|desk| desk.act(Command::Craft { seat: seat(1) }));
    shown("ask-cards");
    person.desk(|desk| desk.cancel());
    person.desk(|desk| desk.touch(Touch::WriteNote));
    shown("ask-text");
    let battle = Command::Battle { attacker: seat(1), defender: Some(seat(2)), by: None };
    person.desk(|desk| desk.act(battle));
    shown("ask-battle");
    person.desk(|desk| {
        let session = desk.session_mut().expect("a game");
        // Three against three, and no ambush.
        for answer in [2, 3, 0].map(Answer::One) {
            session.answer(answer);
        }
    });
    shown("ask-battle-dice");
    person.desk(|desk| desk.cancel());
    person.desk(|desk| desk.touch(Touch::ShowCorrections(seat(0))));
    shown("corrections");
    person.desk(|desk| desk.touch(Touch::ShowFigures(seat(0))));
    shown("figures");
    person.desk(|desk| desk.touch(Touch::MoveTo(seat(1), seat(2))));
    shown("move-points");
    let zone = Zone::Own(
        seat(0),
        FactionZone::LostPowers(lost_powers::Zone::Slot(lost_powers::Slot::ALL[0])),
    );
    let card = person.game().cards_in(zone)[0];
    person.desk(|desk| desk.touch(Touch::ShowCard(seat(0), card)));
    shown("card");
    person.desk(|desk| desk.touch(Touch::EditFaction(seat(1))));
    shown("faction");
    person.desk(|desk| desk.cancel());
    person.desk(|desk| desk.open_law_page("LP.2.3"));
    shown("law-sheet");
    person.desk(|desk| desk.close_law());
    let chrome = person.shell.window.global::<Chrome>();
    let worn = Zone::Own(seat(0), FactionZone::LostPowers(lost_powers::Zone::WornOut));
    let name = woodland_ledger::words::say::zone(person.language(), &person.game(), worn);
    chrome.set_open_pile_name(name.into());
    chrome.set_open_pile("worn-out".into());
    shown("pile");
    chrome.set_open_pile("".into());
    chrome.set_keys_open(true);
    shown("keys");
    chrome.set_keys_open(false);
}

pub(super) fn ledger_sheets(person: &Person, see: &mut dyn FnMut(&Person, &str)) {
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(person, name);
    };
    person.desk(|desk| desk.go(Screen::Ledger));
    let back = person.shell.desk.borrow().ledger().unwrap().rows[4].back_token.clone();
    person.desk(|desk| desk.take(&back));
    shown("back-to");
    person.desk(|desk| desk.dialog_other());
    shown("ledger-undone");
    person.does(Command::Note("Zoë brings the biscuits".into()), &[]);
    shown("ledger-branch");
    person.desk(|desk| desk.open_law_page("1.1.3"));
    person.desk(|desk| desk.close_law());
}

pub(super) fn end(person: &Person, see: &mut dyn FnMut(&Person, &str)) {
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(person, name);
    };
    while person.game().ending.is_none() {
        person.does(Command::Score { seat: seat(0), by: 1 }, &[]);
    }
    person.desk(|desk| desk.go(Screen::Table));
    person.desk(|desk| {
        let ending = desk.session().unwrap().game().ending.unwrap();
        assert!(desk.dialog().is_some(), "who has won is told: {ending:?}");
    });
    shown("won");
    person.desk(|desk| desk.dismiss_dialog());
    shown("table-won");
    person.desk(|desk| {
        let path = desk.path().unwrap().to_path_buf();
        desk.files.duplicate(&path).expect("a copy");
        let folder = path.parent().unwrap();
        std::fs::write(folder.join("spoilt.woodland"), "no ledger\n").unwrap();
        desk.close_game();
    });
    shown("start");
    crate::shelf::scenes(person, &mut shown);
    person.desk(|desk| {
        let path = desk.files.games()[0].path.clone();
        desk.ask_rename(path);
    });
    shown("rename");
    person.desk(|desk| desk.cancel());
}
