//! The pools from which the deque was developed: one small pool, in which only the queue differs.

mod job;
mod kinds;
mod skeleton;

pub use job::Task;
pub use kinds::{Exchanging, Fenced, Fenceless, FixedSize, Locked};
pub use skeleton::{Skeleton, Worker};

use chase_lev_scenarios::{Deque, Steal, Stealer};

/// A worker's queue: a deque that the scenarios can check.
pub trait Queue: Deque<Task> {
    /// The name of a pool with this queue in the reports.
    const NAME: &'static str;

    /// The initial capacity.
    const CAPACITY: usize = 64;

    /// Returns `true` if there is room for another job. If not, the pool does not fork.
    #[inline(always)]
    fn has_room(&self) -> bool {
        true
    }

    /// Steals a job from another worker. If it takes more jobs, the others are added to this queue.
    fn steal(&mut self, victim: &Self::Stealer) -> Steal<Task> {
        victim.steal()
    }
}
