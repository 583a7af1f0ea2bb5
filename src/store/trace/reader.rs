//! The source that a type is read from: it gives whatever is asked for and writes down what that was.
//! It takes what it is asked as it comes: when all of a type was seen, `trace` knows.

use std::cell::RefCell;

use serde::de::{Deserializer, Visitor};

use super::{MOST_DEPTH, NUMBERS, Notes, SAMPLES, Shape, Stop, Type, Variant};

use super::parts::{Fields, OneValue, Parts, unseen};
use super::variants::OneVariant;

/// A text that was refused was not seen yet: another one will be tried.
pub(super) fn doubt<T>(read: Result<T, Stop>, shape: &mut Shape) -> Result<T, Stop> {
    if matches!((&read, &shape), (Err(Stop::Refused(_)), Shape::Text(_))) {
        *shape = Shape::Unknown;
    }
    read
}

/// One place of the value that is being read.
pub(super) struct Tracer<'a> {
    pub notes: &'a RefCell<Notes>,
    pub shape: &'a mut Shape,
    pub path: String,
    pub depth: usize,
}

/// The path of the type that a visitor reads for, out of the visitor's own.
fn type_path<V>() -> String {
    let whole = std::any::type_name::<V>();
    let inner = whole.split(" for ").last().unwrap_or(whole);
    let inner = inner.split(['>', '<']).next().unwrap_or(inner);
    inner.trim_start_matches("woodland_ledger::").replace("::", ".")
}

impl Tracer<'_> {
    fn under(&mut self, part: &str) -> Result<String, Stop> {
        if self.depth > MOST_DEPTH {
            return Err(Stop::Refused("a type holds itself".into()));
        }
        Ok(format!("{}/{part}", self.path))
    }

    fn sample(&self) -> usize {
        let mut notes = self.notes.borrow_mut();
        notes.last.clone_from(&self.path);
        notes.samples.get(&self.path).copied().unwrap_or(0)
    }

    fn number(&mut self, min: i128, max: i128) -> u8 {
        *self.shape = Shape::Integer { min, max };
        NUMBERS.get(self.sample()).copied().unwrap_or(0)
    }

    fn text(&mut self) -> &'static str {
        let sample = SAMPLES.get(self.sample()).copied().unwrap_or("");
        *self.shape = Shape::Text(sample);
        sample
    }
}

macro_rules! numbers {
    ($($deserialize:ident $visit:ident $Kind:ident)+) => {$(
        fn $deserialize<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Stop> {
            let sample = self.number($Kind::MIN.into(), $Kind::MAX.into());
            // The largest sample fits everywhere.
            visitor.$visit($Kind::try_from(sample).unwrap_or_default())
        }
    )+};
}

impl<'de> Deserializer<'de> for Tracer<'_> {
    type Error = Stop;

    numbers! {
        deserialize_i8 visit_i8 i8
        deserialize_i16 visit_i16 i16
        deserialize_i32 visit_i32 i32
        deserialize_i64 visit_i64 i64
        deserialize_u8 visit_u8 u8
        deserialize_u16 visit_u16 u16
        deserialize_u32 visit_u32 u32
        deserialize_u64 visit_u64 u64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        *self.shape = Shape::Any;
        visitor.visit_unit()
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        self.deserialize_any(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        *self.shape = Shape::Bool;
        visitor.visit_bool(false)
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        *self.shape = Shape::Number;
        visitor.visit_f32(0.0)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        *self.shape = Shape::Number;
        visitor.visit_f64(0.0)
    }

    fn deserialize_char<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Stop> {
        self.text();
        visitor.visit_char(' ')
    }

    fn deserialize_str<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Stop> {
        visitor.visit_borrowed_str(self.text())
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Stop> {
        Err(Stop::Refused("bytes are no JSON".into()))
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Stop> {
        let path = self.under("?")?;
        let mut inner = if let Shape::Maybe(inner) = self.shape {
            std::mem::replace(&mut **inner, Shape::Unknown)
        } else {
            Shape::Unknown
        };
        let tracer = Tracer { notes: self.notes, shape: &mut inner, path, depth: self.depth + 1 };
        let read = doubt(visitor.visit_some(tracer), &mut inner);
        *self.shape = Shape::Maybe(Box::new(inner));
        read
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Stop> {
        *self.shape = Shape::Null;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Stop> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Stop> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Stop> {
        let path = self.under("[]")?;
        let before =
            if let Shape::List(inner) = self.shape { (**inner).clone() } else { Shape::Unknown };
        let mut parts = vec![before];
        let read = visitor.visit_seq(Parts {
            notes: self.notes,
            shapes: &mut parts,
            path,
            depth: self.depth + 1,
            at: 0,
        });
        *self.shape = Shape::List(Box::new(parts.pop().unwrap_or(Shape::Unknown)));
        read
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        mut self,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Stop> {
        let path = self.under("()")?;
        let known: &[Shape] = if let Shape::Tuple(parts) = self.shape { parts } else { &[] };
        let mut parts = if known.len() == len { known.to_vec() } else { vec![Shape::Unknown; len] };
        let read = visitor.visit_seq(Parts {
            notes: self.notes,
            shapes: &mut parts,
            path,
            depth: self.depth + 1,
            at: 0,
        });
        *self.shape = Shape::Tuple(parts);
        read
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        len: usize,
        visitor: V,
    ) -> Result<V::Value, Stop> {
        self.deserialize_tuple(len, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Stop> {
        let path = self.under("{}")?;
        let mut inner = Shape::Unknown;
        let one = OneValue {
            notes: self.notes,
            shape: &mut inner,
            path,
            depth: self.depth + 1,
            given: false,
        };
        let read = visitor.visit_map(one);
        *self.shape = Shape::Map(Box::new(inner));
        read
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        let name = type_path::<V>();
        *self.shape = Shape::Named(name.clone());
        let mut notes = self.notes.borrow_mut();
        notes.types.entry(name.clone()).or_insert_with(|| Type::Struct(unseen(fields)));
        drop(notes);
        visitor.visit_map(Fields::new(self.notes, name, None, fields, self.depth))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        let name = type_path::<V>();
        *self.shape = Shape::Named(name.clone());
        let mut notes = self.notes.borrow_mut();
        notes.types.entry(name.clone()).or_insert_with(|| {
            Type::Enum(variants.iter().map(|v| (*v, Variant::Unseen)).collect())
        });
        let at = notes.choose(&name);
        drop(notes);
        if variants.is_empty() {
            return Err(Stop::Never);
        }
        visitor.visit_enum(OneVariant { notes: self.notes, name, at, depth: self.depth })
    }
}
