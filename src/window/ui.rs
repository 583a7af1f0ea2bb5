//! What the Slint compiler made of `ui/`. Nothing else may be written here.

#![allow(clippy::all, clippy::pedantic, missing_docs, unused_qualifications, unreachable_pub)]

slint::include_modules!();
