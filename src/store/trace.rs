//! Traces what a type looks like in JSON by letting serde read it, again and again, from a source that gives
//! whatever is asked for and writes down what that was. So a schema needs no word in the types themselves.
//!
//! Each pass reads one value. It takes a variant that was not seen yet wherever there is one; it leaves a field out to
//! see whether it is missed; and where a type refuses a plain value, the next pass offers another at that place.

mod parts;
mod reader;
mod variants;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, Deserialize};

use reader::Tracer;

/// What stands at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    Unknown,
    Any,
    Null,
    Bool,
    Integer {
        min: i128,
        max: i128,
    },
    Number,
    /// With the sample that the type took.
    Text(&'static str),
    Maybe(Box<Shape>),
    List(Box<Shape>),
    Tuple(Vec<Shape>),
    Map(Box<Shape>),
    Named(String),
}

/// A field of a struct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    pub shape: Shape,
    /// `None` until it was left out once.
    pub required: Option<bool>,
}

/// What a variant holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Variant {
    Unseen,
    Unit,
    Value(Shape),
    Fields(Vec<Field>),
}

/// A type with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    Struct(Vec<Field>),
    Enum(Vec<(&'static str, Variant)>),
}

/// All types that were met, by their paths.
pub type Types = BTreeMap<String, Type>;

/// What strings are tried where the empty one is refused.
pub const SAMPLES: [&str; 4] = ["", "nemesis:LP.6.1", "Root Tea/fox", VEILED];
/// A fox card under the veil.
pub const VEILED: &str = "f83b477a5bbb83b9827f2709720daeadb4997e62472b08ecd1b69a7f63402409edd2b79b785c41250aefd3b094795d42";
/// What numbers are tried where 0 is refused.
const NUMBERS: [u8; 4] = [0, 1, 2, 10];
/// More passes than all factions take.
const MOST_PASSES: usize = 20_000;
const MOST_DEPTH: usize = 64;

/// Why a pass ended early.
#[derive(Debug)]
pub enum Stop {
    Missing,
    /// An enum without variants: nothing of it can ever be read.
    Never,
    Refused(String),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Missing => f.write_str("a field was missed"),
            Stop::Never => f.write_str("there is no such value"),
            Stop::Refused(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for Stop {}

impl de::Error for Stop {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Stop::Refused(why.to_string())
    }

    fn missing_field(_: &'static str) -> Self {
        Stop::Missing
    }
}

#[derive(Default)]
struct Notes {
    types: Types,
    /// Which sample each plain place takes, by its path.
    samples: BTreeMap<String, usize>,
    /// Where the last plain value was asked for.
    last: String,
    /// The field that this pass leaves out: its list of fields and its place in it.
    left_out: Option<(String, Option<usize>, usize)>,
}

/// Traces a type: what it is itself, and every type with a name that it leads to.
pub fn trace<T: for<'de> Deserialize<'de>>() -> Result<(Shape, Types), Stop> {
    let notes = RefCell::new(Notes::default());
    let mut root = Shape::Unknown;
    for _ in 0..MOST_PASSES {
        notes.borrow_mut().left_out = None;
        let tracer = Tracer { notes: &notes, shape: &mut root, path: String::new(), depth: 0 };
        let read = T::deserialize(tracer);
        let mut notes = notes.borrow_mut();
        let left_out = notes.left_out.take();
        match (read, left_out) {
            (Ok(_), Some(field)) => notes.settle(&field, false),
            (Err(Stop::Missing), Some(field)) => notes.settle(&field, true),
            (Ok(_), None) => {
                if let Shape::Named(name) = &root
                    && notes.unfinished(name, &mut Vec::new())
                {
                    continue;
                }
                return Ok((root, std::mem::take(&mut notes.types)));
            }
            (Err(Stop::Never), _) => {}
            (Err(Stop::Refused(why)), _) => {
                let last = notes.last.clone();
                let next = notes.samples.entry(last).or_default();
                *next += 1;
                if *next >= SAMPLES.len().max(NUMBERS.len()) {
                    return Err(Stop::Refused(why));
                }
            }
            (Err(stop), None) => return Err(stop),
        }
    }
    Err(Stop::Refused("no end".into()))
}

impl Notes {
    fn fields(&mut self, name: &str, variant: Option<usize>) -> Option<&mut Vec<Field>> {
        match (self.types.get_mut(name)?, variant) {
            (Type::Struct(fields), None) => Some(fields),
            (Type::Enum(variants), Some(at)) => match &mut variants.get_mut(at)?.1 {
                Variant::Fields(fields) => Some(fields),
                Variant::Unseen | Variant::Unit | Variant::Value(_) => None,
            },
            (Type::Struct(_), Some(_)) | (Type::Enum(_), None) => None,
        }
    }

    fn settle(&mut self, (name, variant, at): &(String, Option<usize>, usize), required: bool) {
        if let Some(field) = self.fields(name, *variant).and_then(|fields| fields.get_mut(*at)) {
            field.required = Some(required);
        }
    }

    /// Whether something under a type was not seen yet.
    fn unfinished(&self, name: &str, above: &mut Vec<String>) -> bool {
        if above.iter().any(|known| known == name) {
            return false;
        }
        above.push(name.to_owned());
        match self.types.get(name) {
            None => true,
            Some(Type::Struct(fields)) => self.fields_unfinished(fields, above),
            Some(Type::Enum(variants)) => {
                variants.iter().any(|(_, variant)| self.variant_unfinished(variant, above))
            }
        }
    }

    fn variant_unfinished(&self, variant: &Variant, above: &mut Vec<String>) -> bool {
        match variant {
            Variant::Unseen => true,
            Variant::Unit => false,
            Variant::Value(shape) => self.shape_unfinished(shape, above),
            Variant::Fields(fields) => self.fields_unfinished(fields, above),
        }
    }

    fn fields_unfinished(&self, fields: &[Field], above: &mut Vec<String>) -> bool {
        fields.iter().any(|f| f.required.is_none() || self.shape_unfinished(&f.shape, above))
    }

    fn shape_unfinished(&self, shape: &Shape, above: &mut Vec<String>) -> bool {
        match shape {
            Shape::Unknown => true,
            Shape::Any
            | Shape::Null
            | Shape::Bool
            | Shape::Integer { .. }
            | Shape::Number
            | Shape::Text(_) => false,
            Shape::Maybe(inner) | Shape::List(inner) | Shape::Map(inner) => {
                self.shape_unfinished(inner, above)
            }
            Shape::Tuple(parts) => parts.iter().any(|part| self.shape_unfinished(part, above)),
            Shape::Named(name) => self.unfinished(name, above),
        }
    }

    /// The variant to take now.
    fn choose(&self, name: &str) -> usize {
        let Some(Type::Enum(variants)) = self.types.get(name) else { return 0 };
        let unfinished =
            |(_, v): &(_, Variant)| self.variant_unfinished(v, &mut vec![name.to_owned()]);
        variants
            .iter()
            .position(|(_, v)| *v == Variant::Unseen)
            .or_else(|| variants.iter().position(unfinished))
            .or_else(|| variants.iter().position(|(_, v)| *v == Variant::Unit))
            .unwrap_or(0)
    }
}
