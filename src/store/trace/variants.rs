//! Enums as a type reads them: the variant that this pass takes.
//! Which one that is was chosen before; here it is read and written down.

use std::cell::RefCell;

use serde::de::value::U32Deserializer;
use serde::de::{self, DeserializeSeed, Deserializer, EnumAccess, VariantAccess, Visitor};

use super::{Notes, Shape, Stop, Type, Variant};

use super::parts::{Fields, unseen};
use super::reader::{Tracer, doubt};

/// The variant that this pass takes.
pub(super) struct OneVariant<'a> {
    pub notes: &'a RefCell<Notes>,
    pub name: String,
    pub at: usize,
    pub depth: usize,
}

impl OneVariant<'_> {
    fn note(&self, seen: Variant) {
        if let Some(Type::Enum(variants)) = self.notes.borrow_mut().types.get_mut(&self.name)
            && let Some((_, variant)) = variants.get_mut(self.at)
        {
            *variant = seen;
        }
    }

    fn seen(&self) -> Variant {
        match self.notes.borrow().types.get(&self.name) {
            Some(Type::Enum(variants)) => {
                variants.get(self.at).map_or(Variant::Unseen, |(_, v)| v.clone())
            }
            Some(Type::Struct(_)) | None => Variant::Unseen,
        }
    }

    fn value<T>(self, read: impl FnOnce(Tracer<'_>) -> Result<T, Stop>) -> Result<T, Stop> {
        let mut shape = match self.seen() {
            Variant::Value(shape) => shape,
            Variant::Unseen | Variant::Unit | Variant::Fields(_) => Shape::Unknown,
        };
        let path = format!("{}.{}", self.name, self.at);
        // Known to be on its way, so that a type inside does not choose it again.
        self.note(Variant::Value(shape.clone()));
        let tracer = Tracer { notes: self.notes, shape: &mut shape, path, depth: self.depth + 1 };
        let value = doubt(read(tracer), &mut shape);
        self.note(Variant::Value(shape));
        value
    }
}

impl<'de> EnumAccess<'de> for OneVariant<'_> {
    type Error = Stop;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Stop> {
        let at: U32Deserializer<Stop> =
            de::IntoDeserializer::into_deserializer(u32::try_from(self.at).unwrap_or(u32::MAX));
        Ok((seed.deserialize(at)?, self))
    }
}

impl<'de> VariantAccess<'de> for OneVariant<'_> {
    type Error = Stop;

    fn unit_variant(self) -> Result<(), Stop> {
        self.note(Variant::Unit);
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Stop> {
        self.value(|tracer| seed.deserialize(tracer))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Stop> {
        self.value(|tracer| tracer.deserialize_tuple(len, visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Stop> {
        if self.seen() == Variant::Unseen {
            self.note(Variant::Fields(unseen(fields)));
        }
        visitor.visit_map(Fields::new(self.notes, self.name, Some(self.at), fields, self.depth))
    }
}
