// Included by `same.rs`, once for each crate.

use std::iter;

use deque::{Injector, Steal, Worker};

use super::Step;

/// Moves a batch from a stealer or an injector. Evaluates to its first element, or to 0 if that is
/// not popped.
macro_rules! batch {
    ($source:expr, $dest:expr, $limit:expr, $pops:expr) => {
        match ($limit, $pops) {
            (None, true) => settled(|| $source.steal_batch_and_pop($dest)),
            (Some(limit), true) => settled(|| $source.steal_batch_with_limit_and_pop($dest, limit)),
            (None, false) => settled(|| $source.steal_batch($dest)).map(|()| 0),
            (Some(limit), false) => {
                settled(|| $source.steal_batch_with_limit($dest, limit)).map(|()| 0)
            }
        }
    };
}

pub struct Queues {
    workers: [Worker<u32>; 4],
    injector: Injector<u32>,
    /// The next element.
    next: Cell<u32>,
}

impl Queues {
    pub fn new() -> Self {
        Queues {
            workers: [
                Worker::new_lifo(),
                Worker::new_lifo(),
                Worker::new_fifo(),
                Worker::new_fifo(),
            ],
            injector: Injector::new(),
            next: Cell::new(0),
        }
    }

    /// Runs a step. Returns the element that it takes, if any, and the length of each queue after
    /// it, as all of its handles see it.
    pub fn run(&self, step: Step) -> (Option<u32>, Vec<(usize, bool)>) {
        let taken = match step {
            Step::Push(queue, number) => {
                let first = self.next.replace(self.next.get() + number);
                for element in first..self.next.get() {
                    match self.workers.get(queue) {
                        Some(worker) => worker.push(element),
                        None => self.injector.push(element),
                    }
                }
                None
            }
            Step::Pop(queue) if queue < 4 => self.workers[queue].pop(),
            Step::Pop(queue) | Step::Steal(queue) => {
                settled(|| match self.workers.get(queue) {
                    Some(worker) => worker.stealer().steal(),
                    None => self.injector.steal(),
                })
            }
            Step::Batch(source, dest, limit, pops) => match self.workers.get(source) {
                Some(worker) => batch!(worker.stealer(), &self.workers[dest], limit, pops),
                None => batch!(self.injector, &self.workers[dest], limit, pops),
            },
        };
        let seen = self.workers.iter().flat_map(|worker| {
            let stealer = worker.stealer().clone();
            [(worker.len(), worker.is_empty()), (stealer.len(), stealer.is_empty())]
        });
        let shared = (self.injector.len(), self.injector.is_empty());
        (taken, seen.chain([shared]).collect())
    }
}

/// Steals until the outcome is not `Retry`: a weak compare-and-swap can fail without another
/// thread.
fn settled<T>(steal: impl Fn() -> Steal<T>) -> Option<T> {
    iter::repeat_with(steal).find(|outcome| !outcome.is_retry()).and_then(Steal::success)
}
