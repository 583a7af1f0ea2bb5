//! What every view is worked out from: the session, the language and who is looking.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use crate::engine::card::CardId;
use crate::engine::entry::EntryId;
use crate::engine::game::Game;
use crate::engine::offer::{Offer, Place};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::table::Command;
use crate::words::say::EntryText;
use crate::words::{Language, in_language, say};

use super::session::Session;
use super::touch::Touch;
use super::view::{ChoiceRow, Drawing, Weight};

/// A pure view's arguments.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    pub session: &'a Session,
    pub language: Language,
    pub told: &'a Told,
}

/// What entries sound like, once they have been told: an entry and what came before it never change.
#[derive(Default)]
pub struct Told(RefCell<HashMap<(EntryId, Language), Rc<EntryText>>>);

impl<'a> Context<'a> {
    pub fn game(&self) -> &'a Game {
        self.session.game()
    }

    pub fn seat(&self, seat: SeatId) -> Option<&'a Seat> {
        self.game().seat(seat)
    }

    pub fn name(&self, seat: SeatId) -> String {
        say::seat_name(self.language, self.game(), seat)
    }

    pub fn card(&self, card: CardId) -> String {
        say::card(self.language, self.game(), card)
    }

    /// An entry in words. Its neighbours up to `back` before it are told on the way.
    pub fn entry(&self, id: EntryId, back: usize) -> Rc<EntryText> {
        if let Some(text) = self.told.0.borrow().get(&(id, self.language)) {
            return text.clone();
        }
        let history = self.session.history();
        let mut told = self.told.0.borrow_mut();
        if let Some(place) = history.place(id) {
            history.walk(place.saturating_sub(back)..place + 1, |before, entry| {
                told.entry((entry.id, self.language))
                    .or_insert_with(|| Rc::new(say::entry(self.language, before, entry)));
            });
        } else if let Some(entry) = history.entry(id) {
            // A dropped branch: what came before it is off the path as well.
            match history.game_before(entry) {
                Ok(before) => {
                    let text = Rc::new(say::entry(self.language, &before, entry));
                    told.insert((id, self.language), text);
                }
                // It was folded when it was made: this cannot happen.
                Err(misfit) => log::error!("an entry no longer fits: {misfit}"),
            }
        }
        told.get(&(id, self.language)).cloned().unwrap_or_default()
    }

    /// Words it in the person's language.
    pub fn tell(&self, text: impl FnOnce() -> String) -> String {
        in_language(self.language, text)
    }

    /// A button for an offer; one that the law forbids says so when it is touched.
    pub fn choice(&self, group: &str, at: usize, offer: &Offer, weight: Weight) -> ChoiceRow {
        let (detail, law) = match &offer.verdict {
            Ok(_) => (say::command_detail(self.language, self.game(), &offer.command), None),
            Err(refusal) => (say::refusal(self.language, self.game(), refusal), refusal.law),
        };
        ChoiceRow {
            group: group.into(),
            key: format!("{group}-{at}"),
            text: say::command(self.language, self.game(), &offer.command),
            detail,
            law: law.map(|law| law.to_string()).unwrap_or_default(),
            drawing: drawing(&offer.command),
            weight,
            allowed: offer.verdict.is_ok(),
            selected: false,
            token: Touch::Do(offer.command.clone()).token(),
        }
    }

    /// A button that is not an offer of the engine.
    pub fn button(&self, group: &str, key: &str, text: String, touch: &Touch) -> ChoiceRow {
        ChoiceRow {
            group: group.into(),
            key: format!("{group}-{key}"),
            text,
            detail: String::new(),
            law: String::new(),
            drawing: "",
            weight: Weight::Plain,
            allowed: true,
            selected: false,
            token: touch.token(),
        }
    }
}

/// The offers at one place, in their own order.
pub fn at(offers: &[Offer], place: Place) -> impl Iterator<Item = &Offer> {
    offers.iter().filter(move |offer| offer.place == place)
}

/// The drawing on an offer's button.
pub fn drawing(command: &Command) -> Drawing {
    match command {
        Command::Score { by, .. } if *by > 0 => "plus",
        Command::Score { .. } => "minus",
        Command::Remove { .. } => "warrior",
        Command::Battle { .. } => "dice",
        Command::Craft { .. } => "hammer",
        Command::Draw { .. } => "draw-card",
        Command::Discard { .. } => "hand",
        Command::ActivateDominance { .. } | Command::TakeDominance { .. } => "crown",
        Command::SetTo(_) | Command::NameCard { .. } | Command::Rename { .. } => "edit",
        Command::Begin(_)
        | Command::Start
        | Command::EndPhase
        | Command::EndTurn
        | Command::MovePoints { .. }
        | Command::Rescore { .. }
        | Command::UseCard { .. }
        | Command::CheckDominance { .. }
        | Command::MoveItem { .. }
        | Command::MoveCard { .. }
        | Command::AddCard { .. }
        | Command::PriceCard { .. }
        | Command::Learn(_)
        | Command::Repick { .. }
        | Command::Leave { .. }
        | Command::Return { .. }
        | Command::Swap { .. }
        | Command::TurnTo { .. }
        | Command::Note(_)
        | Command::Follow(_)
        | Command::Reopen
        | Command::Close
        | Command::Play { .. } => "",
    }
}

/// A suit's drawing.
pub fn suit_drawing(suit: crate::engine::suit::Suit) -> Drawing {
    use crate::engine::suit::Suit;
    match suit {
        Suit::Fox => "fox",
        Suit::Rabbit => "rabbit",
        Suit::Mouse => "mouse",
        Suit::Bird => "bird",
    }
}

/// An item's drawing.
pub fn item_drawing(item: crate::engine::item::Item) -> Drawing {
    use crate::engine::item::Item;
    match item {
        Item::Boot => "boot",
        Item::Bag => "bag",
        Item::Crossbow => "crossbow",
        Item::Hammer => "hammer",
        Item::Sword => "sword",
        Item::Tea => "tea",
        Item::Coins => "coins",
    }
}
