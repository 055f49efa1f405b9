//! What a location has held.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::trace;

/// The writes to a location in modification order, each with the number of
/// steps before it.
///
/// They come in that order: only one thread stores to a location, and a
/// compare-and-swap acts on the newest value.
pub struct History<T>(Mutex<Vec<(usize, T)>>);

impl<T: Copy> History<T> {
    pub fn new(value: T) -> Self {
        History(Mutex::new(vec![(0, value)]))
    }

    fn writes(&self) -> MutexGuard<'_, Vec<(usize, T)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a write.
    pub fn push(&self, value: T) {
        self.writes().push((trace::steps(), value));
    }

    /// The number of writes, of which the first made the location.
    pub fn count(&self) -> usize {
        self.writes().len()
    }

    /// What this write wrote.
    pub fn version(&self, version: usize) -> T {
        self.writes()[version].1
    }

    /// What the newest write wrote.
    pub fn newest(&self) -> T {
        self.version(self.count() - 1)
    }

    /// What the newest write had written when the current thread's operation
    /// was called.
    pub fn when_called(&self) -> T {
        let call = trace::called();
        let writes = self.writes();
        let before = writes.partition_point(|(steps, _)| *steps <= call);
        writes[before.saturating_sub(1)].1
    }
}
