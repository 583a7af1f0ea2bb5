//! Models that stay: rows are set in place by key, so that a list keeps its scroll and its focus.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use slint::{Model, ModelRc, VecModel};

/// A list whose rows have keys.
pub struct Keyed<T: 'static> {
    model: Rc<VecModel<T>>,
    key: fn(&T) -> &str,
}

impl<T: Clone + PartialEq + 'static> Keyed<T> {
    pub fn new(key: fn(&T) -> &str) -> Self {
        Self { model: Rc::new(VecModel::default()), key }
    }

    pub fn model(&self) -> ModelRc<T> {
        self.model.clone().into()
    }

    /// Makes the list these rows with as few changes as it takes.
    pub fn set(&self, rows: Vec<T>) {
        let same = |at: usize, row: &T| {
            self.model.row_data(at).is_some_and(|old| (self.key)(&old) == (self.key)(row))
        };
        let wanted = rows.len();
        for (at, row) in rows.into_iter().enumerate() {
            if !same(at, &row) {
                match (at + 1..self.model.row_count()).find(|later| same(*later, &row)) {
                    Some(later) => (at..later).for_each(|_| drop(self.model.remove(at))),
                    None => {
                        self.model.insert(at, row);
                        continue;
                    }
                }
            }
            if self.model.row_data(at).as_ref() != Some(&row) {
                self.model.set_row_data(at, row);
            }
        }
        while self.model.row_count() > wanted {
            self.model.remove(self.model.row_count() - 1);
        }
    }
}

/// One list per group, made when somebody looks at it first.
pub struct Groups<T: 'static> {
    lists: RefCell<HashMap<String, Keyed<T>>>,
    key: fn(&T) -> &str,
}

impl<T: Clone + PartialEq + 'static> Groups<T> {
    pub fn new(key: fn(&T) -> &str) -> Self {
        Self { lists: RefCell::default(), key }
    }

    pub fn list(&self, group: &str) -> ModelRc<T> {
        let mut lists = self.lists.borrow_mut();
        lists.entry(group.to_owned()).or_insert_with(|| Keyed::new(self.key)).model()
    }

    /// Sorts the rows into their groups; a group that none is in becomes empty.
    pub fn set(&self, rows: Vec<(String, T)>) {
        let mut sorted: HashMap<String, Vec<T>> = HashMap::new();
        for (group, row) in rows {
            sorted.entry(group).or_default().push(row);
        }
        let mut lists = self.lists.borrow_mut();
        for group in sorted.keys() {
            if !lists.contains_key(group) {
                lists.insert(group.clone(), Keyed::new(self.key));
            }
        }
        for (group, list) in lists.iter() {
            list.set(sorted.remove(group).unwrap_or_default());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keyed() -> Keyed<(String, i32)> {
        Keyed::new(|row| &row.0)
    }

    fn rows(list: &[(&str, i32)]) -> Vec<(String, i32)> {
        list.iter().map(|(key, n)| ((*key).to_owned(), *n)).collect()
    }

    #[test]
    fn a_list_becomes_what_is_asked_for() {
        let list = keyed();
        for wanted in [
            rows(&[("a", 1), ("b", 2), ("c", 3)]),
            rows(&[("a", 1), ("c", 4)]),
            rows(&[("x", 0), ("a", 1), ("y", 5), ("c", 4)]),
            rows(&[("c", 4), ("a", 1)]),
            rows(&[]),
        ] {
            list.set(wanted.clone());
            assert_eq!(list.model().iter().collect::<Vec<_>>(), wanted);
        }
    }

    #[test]
    fn a_row_that_stays_is_not_made_anew() {
        let list = keyed();
        list.set(rows(&[("a", 1), ("b", 2)]));
        let model = list.model();
        list.set(rows(&[("a", 1), ("b", 3)]));
        assert!(model == list.model());
    }

    #[test]
    fn groups_keep_their_lists() {
        let groups: Groups<(String, i32)> = Groups::new(|row| &row.0);
        let seen_first = groups.list("one");
        groups.set(vec![("one".into(), ("a".into(), 1)), ("two".into(), ("b".into(), 2))]);
        assert_eq!(seen_first.row_count(), 1);
        groups.set(Vec::new());
        assert_eq!(seen_first.row_count(), 0);
    }
}
