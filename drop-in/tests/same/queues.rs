// Included by `same.rs`, once for each crate.

use std::iter;

use deque::{Injector, Steal, Worker};

use super::Step;

pub struct Queues {
    workers: [Worker<u32>; 4],
    injector: Injector<u32>,
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
        }
    }

    /// What is taken, if anything, and how long each queue is then.
    pub fn take(&self, step: Step) -> (Option<u32>, Vec<usize>) {
        let taken = match step {
            Step::Push(queue, element) => {
                match self.workers.get(queue) {
                    Some(worker) => worker.push(element),
                    None => self.injector.push(element),
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
            Step::Batch(source, dest, limit, true) => {
                settled(|| self.batch_and_pop(source, &self.workers[dest], limit))
            }
            Step::Batch(source, dest, limit, false) => {
                settled(|| self.batch(source, &self.workers[dest], limit)).map(|()| 0)
            }
        };
        let lengths = self.workers.iter().map(|worker| worker.len());
        (taken, lengths.chain([self.injector.len()]).collect())
    }

    fn batch(&self, source: usize, dest: &Worker<u32>, limit: Option<usize>) -> Steal<()> {
        match (self.workers.get(source).map(Worker::stealer), limit) {
            (Some(stealer), None) => stealer.steal_batch(dest),
            (Some(stealer), Some(limit)) => stealer.steal_batch_with_limit(dest, limit),
            (None, None) => self.injector.steal_batch(dest),
            (None, Some(limit)) => self.injector.steal_batch_with_limit(dest, limit),
        }
    }

    fn batch_and_pop(&self, source: usize, dest: &Worker<u32>, limit: Option<usize>) -> Steal<u32> {
        match (self.workers.get(source).map(Worker::stealer), limit) {
            (Some(stealer), None) => stealer.steal_batch_and_pop(dest),
            (Some(stealer), Some(limit)) => stealer.steal_batch_with_limit_and_pop(dest, limit),
            (None, None) => self.injector.steal_batch_and_pop(dest),
            (None, Some(limit)) => self.injector.steal_batch_with_limit_and_pop(dest, limit),
        }
    }
}

/// Retries, which one thread needs where a compare-and-swap fails for no reason.
fn settled<T>(steal: impl Fn() -> Steal<T>) -> Option<T> {
    iter::repeat_with(steal).find(|outcome| !outcome.is_retry()).and_then(Steal::success)
}
