//! The base law, chapters 1 to 5, a file each: what holds for every faction.
//! No faction's own law stands here, and no page says what a rule does that the engine does not.

pub(super) mod golden_rules;
pub(super) mod key_actions;
pub(super) mod key_terms;
pub(super) mod setup;
pub(super) mod victory;
