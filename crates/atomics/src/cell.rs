//! A cell that no checker watches.

use core::cell;

/// A value that threads may change through a shared reference. Under loom, it is loom's, which reports races.
pub struct UnsafeCell<T>(cell::UnsafeCell<T>);

impl<T> UnsafeCell<T> {
    /// Creates a cell with this value.
    pub const fn new(value: T) -> Self {
        UnsafeCell(cell::UnsafeCell::new(value))
    }

    /// Calls `f` with a pointer to the value, by which it may be read during the call.
    pub fn with<R>(&self, f: impl FnOnce(*const T) -> R) -> R {
        f(self.0.get())
    }

    /// Calls `f` with a pointer to the value, by which it may be written during the call.
    pub fn with_mut<R>(&self, f: impl FnOnce(*mut T) -> R) -> R {
        f(self.0.get())
    }
}
