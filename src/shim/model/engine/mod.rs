//! The checker's own types, under loom's names.

#[cfg(loom)]
mod loom;
#[cfg(loom)]
pub use loom::*;

#[cfg(shuttle)]
mod shuttle;
#[cfg(shuttle)]
pub use shuttle::*;

#[cfg(all(loom, shuttle))]
compile_error!("one checker at a time: --cfg loom or --cfg shuttle");
