//! The queues, each with one idea more than the previous one.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};

use chase_lev_scenarios::gallery::{CSharp, FirstPrinciples};
use chase_lev_scenarios::{Deque, Scenario, Steal, Stealer};

use super::{Queue, Task};

/// Locks a queue. No thread panics while it holds the lock.
fn lock<Q>(queue: &Mutex<Q>) -> MutexGuard<'_, Q> {
    queue.lock().expect("no panics")
}

/// One deque for each worker, each in a mutex, with the youngest element last. A thief takes the
/// older half.
pub struct Locked<T>(Arc<Mutex<VecDeque<T>>>);

impl<T: Send + 'static> Deque<T> for Locked<T> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        Locked(Arc::new(Mutex::new(VecDeque::with_capacity(capacity))))
    }

    fn push(&mut self, element: T) {
        lock(&self.0).push_back(element);
    }

    fn pop(&mut self) -> Option<T> {
        lock(&self.0).pop_back()
    }

    fn stealer(&self) -> Self {
        Locked(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.start == 0 && !scenario.program.contains(['@', 'w'])
    }

    fn steal_batch(&mut self, victim: &Self) -> Steal<()> {
        // One lock at a time; otherwise two thieves that rob each other would deadlock.
        let batch: Vec<T> = {
            let mut victim = lock(&victim.0);
            let half = victim.len().div_ceil(2);
            victim.drain(..half).collect()
        };
        if batch.is_empty() {
            return Steal::Empty;
        }
        lock(&self.0).extend(batch);
        Steal::Success(())
    }

    fn count(&self) -> usize {
        lock(&self.0).len()
    }
}

impl<T: Send + 'static> Stealer<T> for Locked<T> {
    fn steal(&self) -> Steal<T> {
        let oldest = lock(&self.0).pop_front();
        oldest.map_or(Steal::Empty, Steal::Success)
    }
}

impl Queue for Locked<Task> {
    const NAME: &'static str = "locked deques";

    fn steal(&mut self, victim: &Self) -> Steal<Task> {
        match self.steal_batch(victim) {
            // Other thieves may have emptied this queue already.
            Steal::Success(()) => self.pop().map_or(Steal::Retry, Steal::Success),
            Steal::Empty => Steal::Empty,
            Steal::Retry => Steal::Retry,
        }
    }
}

/// The lock-assisted queue for C# from the article of 2008.
pub type Exchanging<T> = CSharp<T, true, false>;

impl Queue for Exchanging<Task> {
    const NAME: &'static str = "C# 2008";
}

/// The deque of the Rust article of 2026, completed by the parts that it lacks: fences, claims
/// before the element is taken, and a check for room.
pub type FixedSize<T> = FirstPrinciples<T, false, true>;

impl Queue for FixedSize<Task> {
    const NAME: &'static str = "fixed size";
    const CAPACITY: usize = 4096;

    #[inline(always)]
    fn has_room(&self) -> bool {
        FixedSize::has_room(self)
    }
}

/// This repository's deque with a fence in each pop.
pub type Fenced<T> = chase_lev::Worker<T, chase_lev::Fenced>;

impl Queue for Fenced<Task> {
    const NAME: &'static str = "one fence";
}

/// This repository's deque with the default fences.
pub type Fenceless<T> = chase_lev::Worker<T>;

impl Queue for Fenceless<Task> {
    const NAME: &'static str = "no fence";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pools::queues::{Worker, job::Job};
    use chase_lev_scenarios::{Element, check};

    /// The queues from the gallery are checked in its own tests.
    #[test]
    fn is_a_deque() {
        assert_eq!(check::<Locked<Element>>().scenarios, 46);
    }

    #[test]
    fn a_fixed_size_is_known() {
        let job = Job::new(|_: &Worker<FixedSize<Task>>| ());
        let mut deque = FixedSize::new(4);
        for _ in 0..4 {
            assert!(deque.has_room());
            deque.push(job.task());
        }
        assert!(!deque.has_room());
        assert!(deque.stealer().steal().success().is_some() && deque.has_room());
    }
}
