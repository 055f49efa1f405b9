//! A thread that sleeps while there are no jobs, model-checked by loom.
//!
//! Idle threads should not burn their cores. But a thread that decides to sleep just when a job is
//! pushed may never wake. The protocol below prevents that, and this file shows how to check such a
//! protocol together with the deque:
//!
//! - `cargo run --example sleeper` runs it on the machine.
//! - `RUSTFLAGS="--cfg loom" cargo test --example sleeper` explores every execution of a small program,
//!   with the real deque and all the stale values that relaxed loads may return. Two planted bugs must
//!   be found.
//!
//! A crate of your own needs a few lines in its `Cargo.toml`: see `docs/model-checking.md`.

use chase_lev::{Steal, Stealer, Worker};
use sync::atomic::Ordering::{Relaxed, SeqCst};
use sync::atomic::{AtomicBool, fence};
use sync::{Arc, Condvar, Mutex, thread};

/// Loom's types, or else those of the standard library.
mod sync {
    #[cfg(all(loom, feature = "loom"))]
    pub use loom::{sync::*, thread};
    #[cfg(not(all(loom, feature = "loom")))]
    pub use std::{sync::*, thread};
}

/// The protocol, or the protocol with a bug. A user of this example needs `Right` only.
#[derive(Clone, Copy, PartialEq)]
enum Variant {
    Right,
    /// A bug: the sleeper does not look for jobs again after its announcement.
    NoSecondLook,
    /// A bug: the look at the announcement may come before the push.
    NoFence,
}

/// The place where one thread sleeps, which takes jobs from a deque.
struct Sleeper {
    variant: Variant,
    /// True from the sleeper's announcement until it has found a job.
    announced: AtomicBool,
    /// True while the sleeper is to wake.
    woken: Mutex<bool>,
    wakeup: Condvar,
}

impl Sleeper {
    fn new(variant: Variant) -> Self {
        Sleeper {
            variant,
            announced: AtomicBool::new(false),
            woken: Mutex::new(false),
            wakeup: Condvar::new(),
        }
    }

    /// Returns the next job. Sleeps while there is none.
    fn next<J>(&self, jobs: &Stealer<J>) -> J {
        loop {
            if let Some(job) = find(jobs) {
                return job;
            }
            self.announced.store(true, Relaxed);
            // Pairs with the fence in `wake`: either the second look finds the job, or `wake` sees the
            // announcement. Without both fences, both may miss: this is store buffering.
            fence(SeqCst);
            if self.variant == Variant::NoSecondLook || jobs.is_empty() {
                let mut woken = self.woken.lock().unwrap();
                while !*woken {
                    woken = self.wakeup.wait(woken).unwrap();
                }
                *woken = false;
            }
            self.announced.store(false, Relaxed);
        }
    }

    /// Wakes the sleeper if it has announced itself. To be called after each push.
    fn wake(&self) {
        if self.variant != Variant::NoFence {
            // Pairs with the fence in `next`.
            fence(SeqCst);
        }
        if self.announced.load(Relaxed) {
            *self.woken.lock().unwrap() = true;
            self.wakeup.notify_one();
        }
    }
}

/// Steals the oldest job.
fn find<J>(jobs: &Stealer<J>) -> Option<J> {
    loop {
        match jobs.steal() {
            Steal::Success(job) => return Some(job),
            Steal::Empty => return None,
            Steal::Retry => {}
        }
    }
}

/// Pushes jobs for one thread, which sleeps when it has caught up, and checks that it gets all of them.
fn program(jobs: usize, variant: Variant) {
    // Room for one job, so the deque grows if the thread is late.
    let owner = Worker::with_capacity(1);
    owner.push(1);
    let sleeper = Arc::new(Sleeper::new(variant));
    let (stealer, its) = (owner.stealer(), sleeper.clone());
    let thread = thread::spawn(move || (0..jobs).map(|_| its.next(&stealer)).sum::<usize>());
    for job in 2..=jobs {
        owner.push(job);
        sleeper.wake();
    }
    assert_eq!(thread.join().unwrap(), jobs * (jobs + 1) / 2);
}

fn main() {
    program(100_000, Variant::Right);
    println!("every job was taken");
}

#[cfg(all(test, not(any(loom, shuttle))))]
#[test]
fn every_job_is_taken() {
    program(1_000, Variant::Right);
}

#[cfg(all(test, loom, feature = "loom"))]
mod loom_tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;
    use std::{env, process};

    /// Explores every execution of the program with two jobs. Returns how many there are.
    fn explore(variant: Variant) -> usize {
        // The standard library's types: they count executions, and are not part of any.
        let executions = std::sync::Arc::new(AtomicUsize::new(0));
        let count = executions.clone();
        loom::model(move || {
            count.fetch_add(1, Relaxed);
            program(2, variant);
        });
        executions.load(Relaxed)
    }

    /// A model that explores nothing would pass as well, so the test asks for a number of executions.
    #[test]
    fn every_job_is_taken() {
        let executions = explore(Variant::Right);
        assert!(executions >= 300, "only {executions} executions");
    }

    /// Expects a deadlock, in a process of its own: loom aborts after one.
    fn sleeps_for_ever(variant: Variant, test: &str) {
        const CHILD: &str = "SLEEPER_CHILD";
        if env::var_os(CHILD).is_some() {
            explore(variant);
            return;
        }
        let mut command = process::Command::new(env::current_exe().unwrap());
        command
            .args(["--exact", test, "--nocapture"])
            .env(CHILD, "1");
        let output = command.output().unwrap();
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "loom finds no bug");
        assert!(message.contains("deadlock; threads"), "{message}");
    }

    #[test]
    fn without_the_second_look_it_sleeps_for_ever() {
        let test = "loom_tests::without_the_second_look_it_sleeps_for_ever";
        sleeps_for_ever(Variant::NoSecondLook, test);
    }

    #[test]
    fn without_the_fence_it_sleeps_for_ever() {
        let test = "loom_tests::without_the_fence_it_sleeps_for_ever";
        sleeps_for_ever(Variant::NoFence, test);
    }
}
