//! Forms of the app's own: what is not a question of the engine but still needs a person's word.

use tr::tr;

use crate::engine::card::CardId;
use crate::engine::seat::SeatId;
use crate::engine::setup::Setup;
use crate::engine::table::Command;
use crate::engine::turn::Phase;
use crate::words::{Language, say};

use super::board;
use super::context::Context;
use super::factions;
use super::figures;
use super::file_forms::FileForm;
use super::touch::Touch;
use super::view::{AskKind, AskView, ChoiceRow, NumberRow, Weight};

/// What stands open.
#[derive(Clone, Debug, Default)]
pub enum Local {
    #[default]
    None,
    Corrections(SeatId),
    Figures(SeatId),
    Card(SeatId, CardId),
    Faction(SeatId),
    Swap(SeatId),
    Turn(SeatId),
    MoveTo(SeatId),
    MovePoints {
        from: SeatId,
        to: SeatId,
        points: i32,
        ago: i32,
    },
    Name(SeatId, String),
    Note(String),
    /// Whose ledger to tell.
    Whose,
    /// About files; needs no open game.
    File(FileForm),
}

impl Local {
    pub fn set_text(&mut self, new: &str) {
        match self {
            Local::Name(_, text) | Local::Note(text) => new.clone_into(text),
            Local::File(form) => form.set_text(new),
            Local::None
            | Local::Corrections(_)
            | Local::Figures(_)
            | Local::Card(..)
            | Local::Faction(_)
            | Local::Swap(_)
            | Local::Turn(_)
            | Local::MoveTo(_)
            | Local::Whose
            | Local::MovePoints { .. } => {}
        }
    }

    /// Whether words or numbers stand in it that would be lost with it.
    pub fn written(&self) -> bool {
        match self {
            Local::Name(_, text) | Local::Note(text) => !text.is_empty(),
            Local::MovePoints { points, ago, .. } => (*points, *ago) != (1, 0),
            Local::File(FileForm::Name(_, text)) => !text.is_empty(),
            Local::File(FileForm::Path(form)) => form.text != form.offered,
            Local::File(FileForm::Export { .. } | FileForm::Restore(_))
            | Local::None
            | Local::Corrections(_)
            | Local::Figures(_)
            | Local::Card(..)
            | Local::Faction(_)
            | Local::Swap(_)
            | Local::Turn(_)
            | Local::MoveTo(_)
            | Local::Whose => false,
        }
    }

    pub fn set_number(&mut self, key: &str, value: i32) {
        if let Local::MovePoints { points, ago, .. } = self {
            match key {
                "points" => *points = value,
                "ago" => *ago = value,
                _ => {}
            }
        }
    }

    /// What confirming does.
    pub fn command(&self, turn: u16) -> Option<Command> {
        match self {
            Local::Name(seat, name) => Some(Command::Rename { seat: *seat, name: name.clone() }),
            Local::Note(text) if !text.trim().is_empty() => Some(Command::Note(text.clone())),
            Local::MovePoints { from, to, points, ago } => Some(Command::MovePoints {
                from: *from,
                to: *to,
                points: u8::try_from(*points).ok()?,
                turn: turn.saturating_sub(u16::try_from(*ago).ok()?),
            }),
            Local::Note(_)
            | Local::None
            | Local::Corrections(_)
            | Local::Figures(_)
            | Local::Card(..)
            | Local::Faction(_)
            | Local::Swap(_)
            | Local::Turn(_)
            | Local::MoveTo(_)
            | Local::Whose
            | Local::File(_) => None,
        }
    }

    /// The form on the screen while no game is open.
    pub fn view_at_start(&self, language: Language) -> Option<AskView> {
        let Local::File(form) = self else { return None };
        Some(form.view(language))
    }

    /// The form on the screen.
    pub fn view(&self, context: &Context<'_>) -> Option<AskView> {
        let tell = |text: &dyn Fn() -> String| context.tell(text);
        let mut view = empty();
        match self {
            Local::None => return None,
            Local::Corrections(seat) => {
                view.to = context.name(*seat);
                view.title = tell(&|| tr!("Put something right"));
                view.help = tell(&|| {
                    tr!("Every correction is a line in the ledger and can be taken back.")
                });
                view.choices = board::corrections(context, *seat);
            }
            Local::Figures(seat) => {
                view.to = context.name(*seat);
                view.title = tell(&|| tr!("Printed numbers of this board"));
                view.help = tell(&|| {
                    tr!(
                        "Read them off your own board and cards, once; the app keeps them for later games."
                    )
                });
                view.choices = figures::rows(context, *seat);
            }
            Local::Card(seat, card) => {
                view.to = context.name(*seat);
                view.title = context.card(*card);
                view.help = context
                    .game()
                    .card(*card)
                    .and_then(|c| c.face.kind())
                    .map(|kind| say::card_effect(context.language, kind))
                    .unwrap_or_default();
                view.choices = board::card_menu(context, *seat, *card);
            }
            Local::Faction(seat) => {
                view.to = context.name(*seat);
                view.title = tell(&|| tr!("Which faction is it?"));
                view.help = tell(&|| tr!("Points and hand stay; the board starts anew."));
                view.choices = factions::picks()
                    .into_iter()
                    .enumerate()
                    .map(|(i, pick)| {
                        let text = say::pick_name(context.language, &pick);
                        let drawing = factions::pick_crest(&pick);
                        let touch = Touch::Do(Command::Repick { seat: *seat, pick });
                        ChoiceRow {
                            drawing,
                            ..context.button("menu", &i.to_string(), text, &touch)
                        }
                    })
                    .collect();
            }
            Local::Swap(seat) => {
                view.to = context.name(*seat);
                view.title = tell(&|| tr!("Change places with whom?"));
                view.choices = seats(context, Some(*seat), |with| {
                    Touch::Do(Command::Swap { seat: *seat, with })
                });
            }
            Local::Turn(seat) => {
                view.to = context.name(*seat);
                view.title = tell(&|| tr!("Where in the turn?"));
                let round = context.game().turn.round.max(1);
                view.choices = Phase::OF_TURN
                    .into_iter()
                    .enumerate()
                    .map(|(i, phase)| {
                        let touch = Touch::Do(Command::TurnTo { seat: *seat, phase, round });
                        context.button(
                            "menu",
                            &i.to_string(),
                            say::phase(context.language, phase),
                            &touch,
                        )
                    })
                    .collect();
            }
            Local::MoveTo(from) => {
                view.to = context.name(*from);
                view.title = tell(&|| tr!("Who should have had the points?"));
                let same = tell(&|| tr!("The same seat, but in an earlier turn"));
                view.choices = seats(context, Some(*from), |to| Touch::MoveTo(*from, to));
                view.choices.push(context.button(
                    "menu",
                    "same",
                    same,
                    &Touch::MoveTo(*from, *from),
                ));
            }
            Local::MovePoints { from, to, points, ago } => {
                let (giver, taker) = (context.name(*from), context.name(*to));
                view.kind = AskKind::Numbers;
                view.title = context.tell(|| tr!("From {from} to {to}", from = giver, to = taker));
                view.confirm = tell(&|| tr!("Move the points"));
                let held = context.seat(*from).map_or(0, |s| i32::from(s.points.get()));
                view.can_confirm = *points > 0 && (from != to || *ago > 0);
                view.numbers = vec![
                    NumberRow {
                        key: "points".into(),
                        name: tell(&|| tr!("Points")),
                        drawing: "points",
                        value: *points,
                        min: 0,
                        max: held.min(99),
                        unknown: false,
                    },
                    NumberRow {
                        key: "ago".into(),
                        name: tell(&|| tr!("Turns ago (of any seat)")),
                        drawing: "",
                        value: *ago,
                        min: 0,
                        max: i32::from(context.game().turn.number),
                        unknown: false,
                    },
                ];
            }
            Local::Name(seat, name) => {
                view.kind = AskKind::Text;
                view.to = context.name(*seat);
                view.title = tell(&|| tr!("Player's name"));
                view.confirm = tell(&|| tr!("Save the name"));
                view.text.clone_from(name);
                view.text_limit = 40;
            }
            Local::Note(text) => {
                view.kind = AskKind::Text;
                view.title = tell(&|| tr!("A note in the ledger"));
                view.confirm = tell(&|| tr!("Write it down"));
                view.can_confirm = !text.trim().is_empty();
                view.text.clone_from(text);
                view.text_limit = i32::try_from(Setup::TEXT_LIMIT).unwrap_or(2000);
            }
            Local::Whose => {
                view.title = tell(&|| tr!("Whose entries?"));
                view.help =
                    tell(&|| tr!("Those of one seat: what it did, its points, and its turns."));
                view.choices = seats(context, None, |seat| Touch::LedgerOf(Some(seat)));
                let all = tell(&|| tr!("Every seat"));
                view.choices.insert(0, context.button("menu", "all", all, &Touch::LedgerOf(None)));
            }
            Local::File(form) => return Some(form.view(context.language)),
        }
        for choice in &mut view.choices {
            choice.weight = Weight::Tonal;
        }
        Some(view)
    }
}

pub(super) fn empty() -> AskView {
    AskView { kind: AskKind::Choices, can_confirm: true, ..AskView::default() }
}

fn seats(
    context: &Context<'_>,
    but: Option<SeatId>,
    touch: impl Fn(SeatId) -> Touch,
) -> Vec<ChoiceRow> {
    let game = context.game();
    let others = game.order().iter().copied().filter(|s| Some(*s) != but);
    others
        .map(|seat| {
            let drawing = game.seat(seat).map_or("", |s| factions::crest(&s.faction));
            let key = u8::from(seat).to_string();
            ChoiceRow { drawing, ..context.button("menu", &key, context.name(seat), &touch(seat)) }
        })
        .collect()
}
