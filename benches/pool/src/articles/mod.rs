//! The pools of the articles: one small pool for all, in which only the queue differs.

mod job;
mod queues;
mod skeleton;

pub use job::Task;
pub use queues::{Exchanging, Fenced, Fenceless, FixedSize, Locked};
pub use skeleton::{Skeleton, Worker};

use chase_lev_scenarios::{Deque, Steal, Stealer};

/// A worker's queue: a deque that the scenarios have been through.
pub trait Queue: Deque<Task> {
    /// What the reports call a pool with it.
    const NAME: &'static str;

    /// The room at first.
    const CAPACITY: usize = 64;

    /// Whether there is room for another job. If not, nothing is forked.
    #[inline(always)]
    fn has_room(&self) -> bool {
        true
    }

    /// A job of another worker's. What else is taken from there comes to this queue.
    fn steal(&mut self, victim: &Self::Stealer) -> Steal<Task> {
        victim.steal()
    }
}
