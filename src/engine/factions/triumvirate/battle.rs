//! The arithmetic of a battle and of what comes of it: pure numbers, for the rules, the notes and any battle screen.

use super::Fury;

/// What a battle begins with when the Triumvirate attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Both dice, in either order.
    pub dice: [u8; 2],
    /// The most hits that either side can deal by rolling: its warriors there. Source: root:4.3.2.I.
    pub own: u8,
    pub theirs: u8,
    /// The shade, when the defender is the Nemesis.
    pub shade: Option<u8>,
}

/// Rolled hits, before any effect and any extra hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    pub dealt: u8,
    pub taken: u8,
}

/// Hatred of Sunlight and Break Them In. A defender who takes the higher roll anyway changes nothing: the rolls
/// are swapped once. Source: nemesis:TOF.2.4, nemesis:TOF.2.4.I, root:8.2.2.
pub fn rolled(attack: Attack) -> Rolled {
    let [one, two] = attack.dice;
    Rolled {
        dealt: attack.shade.unwrap_or(one.min(two)).min(attack.own),
        taken: one.max(two).min(attack.theirs),
    }
}

/// How many hits Alecto may let them ignore: the first one. Source: nemesis:TOF.7.1.
pub fn spared(furies: &[Fury], against_nemesis: bool, grudge_there: bool) -> u8 {
    u8::from(furies.contains(&Fury::Alecto) && against_nemesis && grudge_there)
}

/// What all grudges on the map count together for rule. Source: nemesis:TOF.7.2.
pub fn rule_weight(furies: &[Fury], grudges: u8) -> u8 {
    if furies.contains(&Fury::Megaera) { grudges.saturating_mul(3) } else { 0 }
}

/// Retribution that a battle gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    pub due: u8,
    pub gained: u8,
    /// For which no piece was left.
    pub lost: u8,
}

/// One for each piece that a rolled hit removed, and one more if any items were damaged, as far as there are
/// pieces. Source: nemesis:TOF.5.3.I.
pub fn retribution(pieces: u8, items: u8, spare: u8) -> Gain {
    let due = pieces.saturating_add(u8::from(items > 0));
    let gained = due.min(spare);
    Gain { due, gained, lost: due - gained }
}

/// The points that Vindicate gives, and what is left then. Source: nemesis:TOF.6.1.
pub fn vindicated(retribution: u8) -> (u8, u8) {
    (retribution / 3, retribution % 3)
}

/// Warriors spread as evenly as possible: how many places get how many, the larger share first.
pub fn evenly(warriors: u8, places: u8) -> Vec<(u8, u8)> {
    let (Some(each), Some(more)) = (warriors.checked_div(places), warriors.checked_rem(places))
    else {
        return Vec::new();
    };
    let shares = [(more, each + 1), (places - more, each)];
    shares.into_iter().filter(|(places, each)| *places > 0 && *each > 0).collect()
}
