//! Lists, tuples, maps and the fields of structs, as a type reads them.
//! It gives each part once and leaves out one field a pass; what a part is, the reader writes down.

use std::cell::RefCell;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{DeserializeSeed, MapAccess, SeqAccess};

use super::{Field, Notes, Shape, Stop};

use super::reader::{Tracer, doubt};

pub(super) fn unseen(fields: &'static [&'static str]) -> Vec<Field> {
    fields.iter().map(|name| Field { name, shape: Shape::Unknown, required: None }).collect()
}

/// The parts of a list or tuple; of a list one is enough.
pub(super) struct Parts<'a> {
    pub notes: &'a RefCell<Notes>,
    pub shapes: &'a mut Vec<Shape>,
    pub path: String,
    pub depth: usize,
    pub at: usize,
}

impl<'de> SeqAccess<'de> for Parts<'_> {
    type Error = Stop;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Stop> {
        let path = format!("{}{}", self.path, self.at);
        let Some(shape) = self.shapes.get_mut(self.at) else { return Ok(None) };
        self.at += 1;
        let read = seed.deserialize(Tracer { notes: self.notes, shape, path, depth: self.depth });
        doubt(read, shape).map(Some)
    }
}

/// A map with one value.
pub(super) struct OneValue<'a> {
    pub notes: &'a RefCell<Notes>,
    pub shape: &'a mut Shape,
    pub path: String,
    pub depth: usize,
    pub given: bool,
}

impl<'de> MapAccess<'de> for OneValue<'_> {
    type Error = Stop;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Stop> {
        if std::mem::replace(&mut self.given, true) {
            return Ok(None);
        }
        let mut key = Shape::Unknown;
        let path = format!("{}key", self.path);
        let tracer = Tracer { notes: self.notes, shape: &mut key, path, depth: self.depth };
        seed.deserialize(tracer).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Stop> {
        let path = self.path.clone();
        seed.deserialize(Tracer { notes: self.notes, shape: self.shape, path, depth: self.depth })
    }
}

/// The fields of a struct or of a variant, but for the one that this pass leaves out.
pub(super) struct Fields<'a> {
    pub notes: &'a RefCell<Notes>,
    pub name: String,
    pub variant: Option<usize>,
    pub fields: &'static [&'static str],
    pub skip: Option<usize>,
    pub depth: usize,
    pub at: usize,
}

impl<'a> Fields<'a> {
    pub(super) fn new(
        notes: &'a RefCell<Notes>,
        name: String,
        variant: Option<usize>,
        fields: &'static [&'static str],
        depth: usize,
    ) -> Self {
        let mut skip = None;
        {
            let mut notes = notes.borrow_mut();
            let known = notes.fields(&name, variant).map(|f| f.as_slice()).unwrap_or_default();
            // First all of them once; then one a pass is left out.
            if known.iter().all(|f| f.shape != Shape::Unknown) {
                skip = known.iter().position(|f| f.required.is_none());
            }
            if notes.left_out.is_some() {
                skip = None;
            } else if let Some(at) = skip {
                notes.left_out = Some((name.clone(), variant, at));
            }
        }
        Self { notes, name, variant, fields, skip, depth: depth + 1, at: 0 }
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Stop;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Stop> {
        if self.skip == Some(self.at) {
            self.at += 1;
        }
        match self.fields.get(self.at) {
            Some(name) => seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Stop> {
        let at = self.at;
        self.at += 1;
        let mut notes = self.notes.borrow_mut();
        let field = notes.fields(&self.name, self.variant).and_then(|fields| fields.get(at));
        let mut shape = field.map_or(Shape::Unknown, |f| f.shape.clone());
        drop(notes);
        let path = format!("{}.{:?}.{at}", self.name, self.variant);
        let read = seed.deserialize(Tracer {
            notes: self.notes,
            shape: &mut shape,
            path,
            depth: self.depth,
        });
        let read = doubt(read, &mut shape);
        let mut notes = self.notes.borrow_mut();
        if let Some(field) = notes.fields(&self.name, self.variant).and_then(|f| f.get_mut(at)) {
            field.shape = shape;
        }
        read
    }
}
