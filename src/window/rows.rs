//! From the app's view rows to Slint's: the same fields under the same names, nothing worked out.

use slint::{ModelRc, SharedString, VecModel};

use super::ui;
use crate::app::view;

/// A view value as Slint wants it.
pub trait ToUi {
    type Ui;
    fn to_ui(&self) -> Self::Ui;
}

impl ToUi for String {
    type Ui = SharedString;
    fn to_ui(&self) -> SharedString {
        self.as_str().into()
    }
}

impl ToUi for &'static str {
    type Ui = SharedString;
    fn to_ui(&self) -> SharedString {
        (*self).into()
    }
}

impl ToUi for bool {
    type Ui = bool;
    fn to_ui(&self) -> bool {
        *self
    }
}

impl ToUi for i32 {
    type Ui = i32;
    fn to_ui(&self) -> i32 {
        *self
    }
}

impl ToUi for f32 {
    type Ui = f32;
    fn to_ui(&self) -> f32 {
        *self
    }
}

impl ToUi for u16 {
    type Ui = i32;
    fn to_ui(&self) -> i32 {
        i32::from(*self)
    }
}

impl ToUi for Vec<&'static str> {
    type Ui = ModelRc<SharedString>;
    fn to_ui(&self) -> ModelRc<SharedString> {
        ModelRc::new(self.iter().map(|s| SharedString::from(*s)).collect::<VecModel<_>>())
    }
}

macro_rules! enums {
    ($($Name:ident { $($Variant:ident),+ })+) => {
        $(impl ToUi for view::$Name {
            type Ui = ui::$Name;
            fn to_ui(&self) -> ui::$Name {
                match self { $(view::$Name::$Variant => ui::$Name::$Variant),+ }
            }
        })+
    };
}

enums! {
    StepState { Due, Optional, Done, Skipped, Impossible, Later }
    Weight { Filled, Tonal, Plain, Danger }
    AskKind { None, Choices, Numbers, Cards, Text, Dice }
    Saved { Nothing, Saving, Saved, Failed }
}

macro_rules! rows {
    ($($Name:ident { $($field:ident),+ $(,)? })+) => {
        $(impl ToUi for view::$Name {
            type Ui = ui::$Name;
            fn to_ui(&self) -> ui::$Name {
                ui::$Name { $($field: self.$field.to_ui()),+ }
            }
        })+
    };
}

rows! {
    StepRow { group, key, title, figure, detail, law, state, token }
    SpaceRow { group, key, label, points, filled, marker, crest, token }
    CardRow { group, key, name, suit, item, cost, value, note, used, empty, token }
    PileRow { group, key, name, count, detail, face_down, opens, token }
    CounterRow { group, key, name, value, text, note, drawing, token }
    ChoiceRow { group, key, text, detail, law, drawing, weight, allowed, selected, token }
    NoteRow { group, key, text, law, weight }
    HeaderRow { group, key, text, law }
    SeatRow {
        key, name, faction, crest, colour, points, points_value, status, hand, active, left,
        plus_token, minus_token, removal_token,
    }
    LedgerRow { key, turn, text, detail, points, time, crest, colour, undone, saved, back_token }
    SourceRow { seat, source, law, points }
    NumberRow { key, name, drawing, value, min, max, unknown }
    LawRow { key, number, book, title, text, note, class }
    GameRow { key, name, summary, when, crests, fault }
    NewSeatRow { key, name, faction, crest, colour, start_points, fault, named }
    PickRow { key, text, detail, crest, colour, allowed, selected, token }
}

impl ToUi for crate::app::shelf::FileRow {
    type Ui = ui::FileRow;
    fn to_ui(&self) -> ui::FileRow {
        ui::FileRow {
            key: self.key.to_ui(),
            title: self.title.to_ui(),
            detail: self.detail.to_ui(),
            fault: self.fault.to_ui(),
        }
    }
}

macro_rules! rows_of {
    ($module:ident: $($Name:ident { $($field:ident),+ $(,)? })+) => {
        $(impl ToUi for crate::app::$module::$Name {
            type Ui = ui::$Name;
            fn to_ui(&self) -> ui::$Name {
                ui::$Name { $($field: self.$field.to_ui()),+ }
            }
        })+
    };
}

rows_of! {
    ending_view:
    FactRow { key, name, value }
    PlaceRow { key, name, detail, crest, colour, points, won }
}

rows_of! {
    plot:
    PlotStep { key, colour, x1, x2, y1, y2 }
    PlotMark { at, text, strong }
    PlotEnd { key, name, crest, colour, points, detail, at }
}

rows_of! {
    statistics:
    StatRow { key, title, crest, colour, games, won, average, won_share, average_share }
}
