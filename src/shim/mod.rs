//! The one place that knows which engine runs.
//!
//! `native` is the machine itself. `model` gives the same names to a checker's
//! types, and watches them: it records what happens, and finds uses of freed
//! memory.

#[cfg(not(model))]
mod barrier;
#[cfg(not(model))]
mod native;
#[cfg(not(model))]
pub use native::*;

#[cfg(model)]
pub mod model;
#[cfg(model)]
pub use model::*;
