//! A crew: threads that share their jobs, and sleep while there are none.
//!
//! Each member has a deque of its own and steals from the others'.

pub mod sync;

use chase_lev::{Steal, Stealer, Worker};

use sync::atomic::Ordering::{Relaxed, SeqCst};
use sync::atomic::{AtomicUsize, fence};
use sync::{Arc, Condvar, Mutex};

/// A thread of the crew.
pub struct Member<J> {
    own: Worker<J>,
    others: Vec<Stealer<J>>,
    sleepers: Arc<Sleepers>,
}

/// The members that sleep.
#[derive(Default)]
struct Sleepers {
    /// The number of members that have announced their sleep.
    announced: AtomicUsize,
    state: Mutex<State>,
    wakeup: Condvar,
}

#[derive(Default)]
struct State {
    /// The number of sleepers that must wake.
    wake: usize,
    closed: bool,
}

/// Creates a crew with this number of members. Each deque has room for `capacity` jobs before it grows.
pub fn crew<J>(members: usize, capacity: usize) -> Vec<Member<J>> {
    let sleepers = Arc::new(Sleepers::default());
    let deques = (0..members).map(|_| Worker::with_capacity(capacity));
    let deques: Vec<Worker<J>> = deques.collect();
    let stealers: Vec<_> = deques.iter().map(Worker::stealer).collect();
    let member = |(number, own)| {
        let (before, from) = stealers.split_at(number);
        Member {
            own,
            others: [before, &from[1..]].concat(),
            sleepers: sleepers.clone(),
        }
    };
    deques.into_iter().enumerate().map(member).collect()
}

impl<J> Member<J> {
    /// Adds a job, and wakes a sleeper for it.
    pub fn spawn(&self, job: J) {
        self.own.push(job);
        // Pairs with the fence in `next`: this sees the announcement, or the second look finds the job.
        fence(SeqCst);
        if self.sleepers.announced.load(Relaxed) > 0 {
            self.sleepers.state.lock().unwrap().wake += 1;
            self.sleepers.wakeup.notify_one();
        }
    }

    /// Returns the next job, or waits for one. Returns `None` if there is none and the crew is closed.
    pub fn next(&self) -> Option<J> {
        let mut closed = false;
        loop {
            let found = self.find();
            if found.is_some() || closed {
                return found;
            }
            self.sleepers.announced.fetch_add(1, Relaxed);
            fence(SeqCst);
            let found = self.find();
            if found.is_none() {
                closed = self.sleep();
            }
            self.sleepers.announced.fetch_sub(1, Relaxed);
            if found.is_some() {
                return found;
            }
        }
    }

    /// Closes the crew: members no longer wait for jobs, but still take those that are left.
    pub fn close(&self) {
        self.sleepers.state.lock().unwrap().closed = true;
        self.sleepers.wakeup.notify_all();
    }

    /// Takes a job from this member's deque, or else from another one.
    fn find(&self) -> Option<J> {
        let steal = || loop {
            match self.others.iter().map(Stealer::steal).collect() {
                Steal::Success(job) => return Some(job),
                Steal::Empty => return None,
                Steal::Retry => {}
            }
        };
        self.own.pop().or_else(steal)
    }

    /// Waits until another member wakes this one. Returns true if the crew is closed.
    fn sleep(&self) -> bool {
        let mut state = self.sleepers.state.lock().unwrap();
        while state.wake == 0 && !state.closed {
            state = self.sleepers.wakeup.wait(state).unwrap();
        }
        state.wake = state.wake.saturating_sub(1);
        state.closed
    }
}
