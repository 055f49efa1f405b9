//! A crew: threads that share their jobs, and sleep while there are none.
//!
//! Each member has a deque of its own and steals from the others'.

mod sync;

use std::marker::PhantomData;

use chase_lev::{Steal, Stealer, Worker};

use sync::atomic::Ordering::{Relaxed, SeqCst};
use sync::atomic::{AtomicUsize, fence};
use sync::{Arc, Condvar, Mutex};

/// How a member falls asleep and is woken. Each step is needed: a test leaves one out.
pub trait Sleep {
    /// Who has announced that it sleeps looks for jobs again before it does.
    const LOOKS_AGAIN: bool = true;
    /// Who has a new job has a fence between its push and its look for sleepers.
    const FENCES: bool = true;
}

/// All steps.
pub struct Careful;

impl Sleep for Careful {}

/// A thread's part in the crew.
pub struct Member<J, S = Careful> {
    own: Worker<J>,
    others: Vec<Stealer<J>>,
    dormitory: Arc<Dormitory>,
    _sleep: PhantomData<S>,
}

/// Where members sleep.
struct Dormitory {
    /// How many have announced that they sleep.
    sleepers: AtomicUsize,
    bell: Mutex<Bell>,
    rung: Condvar,
}

#[derive(Default)]
struct Bell {
    /// How many are to wake.
    wake: usize,
    closed: bool,
}

/// A crew of so many members, with room for so many jobs each before a deque grows.
pub fn crew<J, S: Sleep>(members: usize, capacity: usize) -> Vec<Member<J, S>> {
    let dormitory = Arc::new(Dormitory {
        sleepers: AtomicUsize::new(0),
        bell: Mutex::new(Bell::default()),
        rung: Condvar::new(),
    });
    let deques = (0..members).map(|_| Worker::with_capacity(capacity));
    let deques: Vec<Worker<J>> = deques.collect();
    let stealers: Vec<_> = deques.iter().map(Worker::stealer).collect();
    let member = |(number, own)| {
        let (before, from) = stealers.split_at(number);
        Member {
            own,
            others: [before, &from[1..]].concat(),
            dormitory: dormitory.clone(),
            _sleep: PhantomData,
        }
    };
    deques.into_iter().enumerate().map(member).collect()
}

impl<J, S: Sleep> Member<J, S> {
    /// Adds a job, and wakes a sleeper for it.
    pub fn spawn(&self, job: J) {
        self.own.push(job);
        if S::FENCES {
            fence(SeqCst);
        }
        if self.dormitory.sleepers.load(Relaxed) > 0 {
            self.dormitory.bell.lock().unwrap().wake += 1;
            self.dormitory.rung.notify_one();
        }
    }

    /// The next job, for which this waits; `None` if the crew is closed and there is none.
    pub fn next(&self) -> Option<J> {
        let mut closed = false;
        loop {
            let found = self.find();
            if found.is_some() || closed {
                return found;
            }
            self.dormitory.sleepers.fetch_add(1, Relaxed);
            fence(SeqCst);
            let found = if S::LOOKS_AGAIN { self.find() } else { None };
            if found.is_none() {
                closed = self.sleep();
            }
            self.dormitory.sleepers.fetch_sub(1, Relaxed);
            if found.is_some() {
                return found;
            }
        }
    }

    /// Says that no job comes from outside any more.
    pub fn close(&self) {
        self.dormitory.bell.lock().unwrap().closed = true;
        self.dormitory.rung.notify_all();
    }

    /// A job of its own, or of another's.
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

    /// Sleeps until the bell rings; says whether the crew is closed.
    fn sleep(&self) -> bool {
        let mut bell = self.dormitory.bell.lock().unwrap();
        while bell.wake == 0 && !bell.closed {
            bell = self.dormitory.rung.wait(bell).unwrap();
        }
        bell.wake = bell.wake.saturating_sub(1);
        bell.closed
    }
}
