//! The one place that knows which engine runs: the machine, loom or shuttle.
//!
//! As that of chase-lev, the types of which it takes under a checker: each access then goes by
//! chase-lev's hook, and leaves the marks that loom's search needs.

#[cfg(not(checker))]
mod native;
#[cfg(not(checker))]
pub use native::*;

#[cfg(checker)]
mod checked;
#[cfg(checker)]
pub use checked::*;

#[cfg(all(loom, feature = "loom"))]
#[path = "loom.rs"]
mod engine;
#[cfg(all(shuttle, feature = "shuttle"))]
#[path = "shuttle.rs"]
mod engine;

pub use chase_lev::research::{fence, support};
