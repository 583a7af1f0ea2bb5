//! Removal: what goes is asked for, then all of it goes, the remover scores, and the owners react.
//! It is the only way in which pieces are removed by another seat.

use crate::engine::ask::{Answerer, CountRow, Countable, Question};
use crate::engine::factions;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::propose::{Means, Outcome, Removal, Toll};
use crate::engine::refusal::{Refusal, RefusalKind};
use crate::engine::score::Reason;
use crate::engine::seat::SeatId;
use crate::engine::supply::Class;

use super::Draft;

const REMOVAL: LawRef = law(Book::Root, "3.2.1");

impl Draft<'_> {
    /// Asks for enemy pieces by seat and class.
    pub fn ask_removals(
        &mut self,
        by: SeatId,
        question: Question,
        total: (u8, u8),
        means: Means,
        law: Option<LawRef>,
    ) -> Outcome<Vec<Removal>> {
        Ok(self.ask_removals_or(by, question, total, means, &[], law)?.0)
    }

    /// The same, with rows of another kind that count towards the same total.
    pub fn ask_removals_or(
        &mut self,
        by: SeatId,
        question: Question,
        total: (u8, u8),
        means: Means,
        also: &[CountRow],
        law: Option<LawRef>,
    ) -> Outcome<(Vec<Removal>, Vec<u8>)> {
        let rows: Vec<CountRow> = self
            .game
            .enemies(by)
            .into_iter()
            .flat_map(|whose| {
                factions::removable(&self.game, whose).into_iter().map(move |(class, max)| {
                    CountRow { what: Countable::Pieces(whose, class), min: 0, max }
                })
            })
            .filter(|row| row.max > 0)
            .map(|row| CountRow { max: row.max.min(total.1), ..row })
            .chain(also.iter().copied())
            .collect();
        // Nobody has as much as has to go.
        let most = rows.iter().fold(0_u8, |sum, row| sum.saturating_add(row.max));
        if most < total.0 {
            let refusal = Refusal::plain(RefusalKind::NoSuchPiece);
            return Err(law.map_or(refusal.clone(), |law| refusal.citing(law)).into());
        }
        let counts = self.ask_counts(Answerer::Seat(by), question, rows.clone(), total, law)?;
        let mut removals: Vec<Removal> = Vec::new();
        for (row, n) in rows.iter().zip(counts.iter().copied()) {
            let Countable::Pieces(whose, class) = row.what else { continue };
            if n == 0 {
                continue;
            }
            if !removals.iter().any(|r| r.whose == whose) {
                removals.push(Removal {
                    by: Some(by),
                    whose,
                    toll: Toll::default(),
                    means,
                    defending: false,
                });
            }
            if let Some(removal) = removals.iter_mut().find(|r| r.whose == whose) {
                removal.toll.add(class, n);
            }
        }
        let also = counts[counts.len() - also.len()..].to_vec();
        Ok((removals, also))
    }

    /// The one way pieces are removed by another seat: all pieces go, then points, then reactions. Source: root:1.5.4, 3.2.1.
    pub fn remove_all(&mut self, removals: &[Removal]) -> Outcome {
        self.remove_counted(removals).map(|_| ())
    }

    /// The same; says how many warriors of each removal really left the map.
    pub fn remove_counted(&mut self, removals: &[Removal]) -> Outcome<Vec<u8>> {
        // A partner is no enemy: its removals give nobody anything.
        let removals: Vec<Removal> = removals
            .iter()
            .map(|r| Removal { by: r.by.filter(|by| !self.game.partners(*by, r.whose)), ..*r })
            .collect();
        let removals = removals.as_slice();
        let mut taken = Vec::new();
        for removal in removals {
            taken.push(factions::take(self, removal)?);
        }
        for removal in removals {
            if let Some(by) = removal.enemy() {
                for (class, n) in
                    [(Class::Building, removal.toll.buildings), (Class::Token, removal.toll.tokens)]
                {
                    let reason = Reason::Removed { whose: removal.whose, class };
                    self.score(by, i16::from(n), reason, Some(REMOVAL))?;
                }
            }
        }
        let mut removers: Vec<SeatId> = removals.iter().filter_map(Removal::enemy).collect();
        removers.dedup();
        for remover in removers {
            factions::has_removed(self, remover, removals)?;
        }
        for (removal, gone) in removals.iter().zip(&taken) {
            factions::react(self, removal, *gone)?;
        }
        Ok(taken)
    }
}
