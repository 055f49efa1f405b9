//! A ring is freed once the last of two thieves has left that were in a steal when it was replaced.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use chase_lev::{Fenced, Worker};
use loom::sync::{Arc, mpsc};

use crate::suite::instruments::trace::{self, Event};
use crate::suite::instruments::{self, threads};
use crate::suite::models;
use crate::suite::{Expect, Group, Job, What};

type Stealer = chase_lev::Stealer<usize, Fenced>;

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let jobs = [0, 1].map(|first| {
        let name = format!("two readers, {first} leaves first");
        let what = What::new(Group::Shipped, "Fenced<GracePeriod>", &name).exhaustive();
        let run = move || {
            static EXECUTIONS: AtomicUsize = AtomicUsize::new(0);
            models::loom(None).check(move || {
                execution(first);
                EXECUTIONS.fetch_add(1, Relaxed);
            });
            match EXECUTIONS.load(Relaxed) {
                0 => Err("no execution was explored".to_owned()),
                executions => Ok(format!("{executions} executions")),
            }
        };
        Job::new(name, what, Expect::Passes, run)
    });
    jobs.into()
}

/// Spawns a thread that stops in the middle of a steal. The returned closure ends the steal and the thread.
fn stop(stealer: Arc<Stealer>) -> impl FnOnce() {
    let [(here, is_here), (go, may_go)] = [mpsc::channel(), mpsc::channel()];
    let thief = threads::spawn(move || {
        let stolen = stealer.steal_if(|_| {
            here.send(()).expect("the owner waits");
            may_go.recv().expect("the owner sends it");
            false
        });
        assert!(stolen.is_empty());
    });
    is_here.recv().expect("the thief sends it");
    move || {
        go.send(()).expect("the thief waits");
        thief.join().expect("it did not panic");
    }
}

/// Lets the owner look at the threads that may read its replaced rings, and returns true if it has freed any.
fn look(worker: &Worker<usize, Fenced>) -> bool {
    worker.push(0);
    assert!(worker.pop().is_some());
    trace::with(|events| {
        events
            .iter()
            .any(|(_, it)| matches!(it, Event::Free { .. }))
    })
}

fn execution(first: usize) {
    instruments::begin();
    let worker = Worker::with_capacity_and_strategy(1);
    (0..9).for_each(|i| worker.push(i));
    let stealer = Arc::new(worker.stealer());
    let mut thieves = Vec::from_iter((0..2).map(|_| stop(stealer.clone())));
    while worker.len() > 1 {
        assert!(worker.pop().is_some());
    }
    assert!(
        !look(&worker),
        "a ring is freed, but two thieves are in a steal"
    );
    thieves.remove(first)();
    assert!(!look(&worker), "a ring is freed, but a thief is in a steal");
    thieves.remove(0)();
    assert!(
        look(&worker),
        "no ring is freed, but no thief is in a steal"
    );
    drop((worker, stealer));
    instruments::end();
}
