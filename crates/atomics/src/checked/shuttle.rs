//! Shuttle's types. Shuttle treats every atomic as sequentially consistent and ignores fences; its
//! `Arc` is the standard one.

use super::hook::{Kind, Operation};
pub use crate::cell::UnsafeCell;
use crate::site::Site;

pub use shuttle::sync::Arc;
pub use shuttle::sync::atomic::{self as raw, fence};
pub use shuttle::{hint, lazy_static, thread};

/// Returns the value without an atomic access, because the reference is exclusive.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    *atomic.get_mut()
}

/// The search's knowledge of a location: nothing, because to shuttle, every access is a step.
#[derive(Default)]
pub struct Search(());

impl Search {
    /// Performs an access.
    pub fn access<R>(&self, _: Site, _: Kind, _: Operation, access: impl FnOnce() -> R) -> R {
        access()
    }

    /// Does nothing.
    pub fn performed(&self, _: Operation) {}
}

/// Does nothing.
pub fn acted() {}

/// Runs a model 1,000 times, each time with a random interleaving.
pub fn model(model: impl Fn() + Send + Sync + 'static) {
    shuttle::check_random(model, 1000);
}
