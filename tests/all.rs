//! All tests that stand outside the sources, in one program.

mod laws;
