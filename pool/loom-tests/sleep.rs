//! The sleep protocol alone: threads that search or wait, and threads that publish jobs.
//!
//! The queue is a counter with relaxed accesses, so that only the protocol orders anything. In most
//! scenarios a job never ends, so each job needs its own thread: if a job is queued while all
//! other threads sleep, loom reports a deadlock.

use std::array;
use std::cell::Cell;
use std::sync::atomic::Ordering::Relaxed;

use chase_lev_atomics::{Arc, Atomic, FAILED, Site, kind};
use chase_lev_pool::research::{Latch, Parker, Permit, Pool, Seat, Sleep, Sleeper, sites};
use loom::cell::UnsafeCell;
use loom::sync::Mutex;

use crate::explore::{DEADLOCK, RACE, Scenario};
use crate::suite::instruments::faults::{self, Fault};
use crate::suite::instruments::threads::{FENCES_ARE_STEPS, JoinHandle, spawn};
use crate::suite::jobs::Job;

const LOOK: Site<kind::Load> = Site::new("jobs.look", Relaxed);
const TAKE: Site<kind::Cas> = Site::new("jobs.take", Relaxed);
const ADD: Site<kind::Rmw> = Site::new("jobs.push", Relaxed);

/// The protocol is used as it should be.
const NONE: u8 = 0;
/// A submitter notifies before it publishes.
const NOTIFY_FIRST: u8 = 1;
/// The last look returns the result of the look before it.
const LOOK_EARLY: u8 = 2;
/// There is no last look.
const NO_LAST_LOOK: u8 = 3;

/// A pool whose threads take jobs from a single queue.
struct Queue {
    sleep: Sleep,
    jobs: Atomic<usize>,
    /// A wrong use of the protocol.
    misuse: u8,
    /// The result of the last look.
    seen: Cell<bool>,
    /// Parks the thread that serves as the spare until it is started.
    spare: Parker,
    started: Mutex<Option<Permit>>,
    /// Set when a job is done.
    latch: Latch,
    /// A second latch, which is set without a job.
    outer: Latch,
    /// Written only by the holder of the permit.
    work: UnsafeCell<usize>,
}

// SAFETY: all threads of a loom model run on one thread of the machine.
unsafe impl Sync for Queue {}
// SAFETY: as above.
unsafe impl Send for Queue {}

impl Pool for Queue {
    fn has_jobs(&self) -> bool {
        let has = self.jobs.load(LOOK) > 0;
        match self.misuse {
            LOOK_EARLY => self.seen.replace(has),
            NO_LAST_LOOK => false,
            _ => has,
        }
    }

    fn has_jobs_for(&self, _: usize) -> bool {
        false
    }

    fn start(&self, _: Seat, permit: Permit) {
        *self.started.lock().expect("no panics") = Some(permit);
        self.spare.unparker().unpark();
    }
}

impl Queue {
    /// Makes a pool with this many threads, `absent` of which do something else, and with `spares`
    /// if it waits as `Waiting::Own` says.
    fn new(threads: usize, absent: usize, spares: Option<usize>, misuse: u8) -> Arc<Self> {
        Arc::new(Queue {
            sleep: Sleep::new(threads, absent, spares),
            jobs: Atomic::<usize>::new(0),
            misuse,
            seen: Cell::new(false),
            spare: Parker::new(),
            started: Mutex::new(None),
            latch: Latch::unset(),
            outer: Latch::unset(),
            work: UnsafeCell::new(0),
        })
    }

    fn work(&self) {
        // SAFETY: loom checks the access.
        self.work.with_mut(|work| unsafe { *work += 1 });
    }

    fn take(&self) -> Option<()> {
        let mut left = self.jobs.load(LOOK);
        while left > 0 {
            match self.jobs.compare_exchange(left, left - 1, TAKE, FAILED) {
                Ok(_) => return Some(()),
                Err(found) => left = found,
            }
        }
        None
    }

    /// Queues some jobs and wakes a thread if necessary.
    fn publish(&self, jobs: usize) {
        if self.misuse == NOTIFY_FIRST {
            self.sleep.published(self);
        }
        self.jobs.fetch_add(jobs, ADD);
        if self.misuse != NOTIFY_FIRST {
            self.sleep.published(self);
        }
    }

    /// Searches for a job, and returns `true` if one was found.
    fn search(&self, own: &Sleeper) -> bool {
        let look = || self.take().map(|job| (job, false));
        self.sleep.search(own, self, None, look).is_some()
    }

    /// Waits for a latch, without finding jobs.
    fn wait(&self, own: &Sleeper, latch: &Latch) {
        let look = || None::<((), bool)>;
        assert!(self.sleep.search(own, self, Some(latch), look).is_none());
    }
}

/// Returns the sleeper of the thread in this seat, with the permit of that number.
fn sleeper(seat: usize) -> Sleeper {
    Sleeper::new(Seat(seat), Some(Permit(seat)))
}

/// Waits until a thread over quota has a permit.
fn permit(own: &Sleeper) {
    while own.thread.permit().is_none() {
        loom::thread::yield_now();
    }
}

/// Starts a thread that calls `act` with the pool.
fn start(pool: &Arc<Queue>, act: impl FnOnce(&Queue) + Send + 'static) -> JoinHandle<()> {
    let pool = pool.clone();
    spawn(move || act(&pool))
}

/// Waits until these threads have ended.
fn join(threads: impl IntoIterator<Item = JoinHandle<()>>) {
    for thread in threads {
        thread.join().expect("no panics");
    }
}

/// Publishes `JOBS` jobs one by one while the last of `THREADS` threads takes them. The other
/// threads are busy; one of them may be the publisher.
fn submit<const THREADS: usize, const JOBS: usize, const MISUSE: u8>() {
    let pool = Queue::new(THREADS, THREADS - 1, None, MISUSE);
    let worker = start(&pool, |pool| {
        let own = sleeper(THREADS - 1);
        (0..JOBS).for_each(|_| assert!(pool.search(&own)));
    });
    (0..JOBS).for_each(|_| pool.publish(1));
    worker.join().expect("no panics");
}

/// Publishes a job and shuts the pool down while its threads search.
fn shut_down<const THREADS: usize>() {
    let pool = Queue::new(THREADS, 0, None, NONE);
    let threads: [_; THREADS] = array::from_fn(|seat| {
        start(&pool, move |pool| {
            let own = sleeper(seat);
            while pool.search(&own) {}
        })
    });
    pool.publish(1);
    pool.sleep.shut_down(&*pool);
    join(threads);
    assert!(pool.take().is_none(), "a job is left");
}

/// Publishes two jobs for two threads, at once or one by one.
fn two<const TIMES: usize>() {
    let pool = Queue::new(2, 0, None, NONE);
    let threads = [0, 1].map(|seat| {
        start(&pool, move |pool| {
            assert!(pool.search(&sleeper(seat)));
        })
    });
    (0..TIMES).for_each(|_| pool.publish(2 / TIMES));
    join(threads);
}

/// The holder of the only permit waits for a job, which is published then. A spare runs the job and
/// passes the permit on. The work of the two holders must not race.
fn wait<const MISUSE: u8>() {
    let pool = Queue::new(1, 1, Some(1), MISUSE);
    let spare = start(&pool, move |pool| {
        let permit = loop {
            let started = pool.started.lock().expect("no panics").take();
            match started {
                Some(permit) => break permit,
                None => pool.spare.park(),
            }
        };
        let own = Sleeper::new(Seat(1), Some(permit));
        own.searches.set(true);
        assert!(pool.search(&own));
        pool.work();
        // SAFETY: the latch is set once.
        unsafe { Latch::set(&pool.latch) };
        assert!(!pool.search(&own));
    });
    let waiter = start(&pool, move |pool| {
        let sleeper = sleeper(0);
        pool.work();
        pool.wait(&sleeper, &pool.latch);
        permit(&sleeper);
        pool.work();
        pool.sleep.without_permit(&sleeper, pool, || pool.sleep.shut_down(pool));
    });
    pool.publish(1);
    join([spare, waiter]);
}

/// A thread is over quota until the holder of the only permit is out of work. The work of the two
/// holders must not race.
fn pass_on() {
    let pool = Queue::new(1, 0, Some(0), NONE);
    let holder = start(&pool, |pool| {
        let own = sleeper(0);
        pool.work();
        assert!(!pool.search(&own));
    });
    let own = Sleeper::new(Seat(1), None);
    // It waits for nothing, and continues without a permit.
    pool.sleep.without_permit(&own, &*pool, || ());
    permit(&own);
    pool.work();
    pool.sleep.without_permit(&own, &*pool, || pool.sleep.shut_down(&*pool));
    holder.join().expect("no panics");
}

/// A thread is registered in one latch while it waits for another, and then waits for the first,
/// while two threads set the latches. If `OWN`, it waits as `Waiting::Own` says.
fn wait_upon_wait<const OWN: bool>() {
    let pool = Queue::new(1, 1, OWN.then_some(0), NONE);
    let waiter = start(&pool, move |pool| {
        let own = sleeper(0);
        pool.outer.leave(&own.thread);
        pool.wait(&own, &pool.latch);
        pool.wait(&own, &pool.outer);
        assert_eq!(own.thread.permit(), Some(Permit(0)));
    });
    // SAFETY: each latch is set once.
    let outer = start(&pool, |pool| unsafe { Latch::set(&pool.outer) });
    // SAFETY: as above.
    unsafe { Latch::set(&pool.latch) };
    join([waiter, outer]);
}

/// The wait of a waiter that was chosen to search may be over before it has found the job. Then the
/// other thread must find it.
fn search_passed_on() {
    let pool = Queue::new(2, 0, None, NONE);
    let waiter = start(&pool, |pool| pool.wait(&sleeper(0), &pool.latch));
    let worker = start(&pool, |pool| {
        assert!(pool.search(&sleeper(1)));
    });
    // SAFETY: the latch is set once.
    unsafe { Latch::set(&pool.latch) };
    pool.publish(1);
    join([waiter, worker]);
}

const WORKER: &[&str] = &["submitter", "worker 0"];
const WORKERS: &[&str] = &["submitter", "worker 0", "worker 1"];
const WAITER: &[&str] = &["submitter", "spare", "waiter"];

const SUBMIT: Scenario = Scenario::new("submit during sleep", WORKER, 1012);
const SUBMITS: Scenario = Scenario::new("two submits during sleep", WORKER, 3043).bounded(3);
const SHUT_DOWN: Scenario = Scenario::new("shutdown during sleep", WORKER, 2948).bounded(3);
const PUSH: Scenario = Scenario::new("push during sleep", WORKER, 1012);
const BURST: Scenario = Scenario::new("a burst, two workers", WORKERS, 174_132).bounded(3);
const TWO: Scenario = Scenario::new("two submits, two workers", WORKERS, 51_302).bounded(2);
const WAIT: Scenario = Scenario::new("submit during a wait", WAITER, 8546).bounded(2);

const PASS: Scenario =
    Scenario::new("a permit is passed on", &["over quota", "holder"], 375).bounded(2);

const PASSED: Scenario =
    Scenario::new("a search is passed on", &["submitter", "waiter", "worker"], 6129).bounded(2);
const SETTERS: &[&str] = &["setter", "waiter", "outer setter"];
const UPON: Scenario = Scenario::new("a wait upon a wait", SETTERS, 2163).bounded(3);
const UPON_OWN: Scenario = Scenario::new("a wait upon a wait, own", SETTERS, 2163).bounded(3);

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let steps = Scenario::new("submit during sleep, fences as steps", WORKER, 4002);
    let shut_down_both =
        Scenario::new("shutdown during sleep, two workers", WORKERS, 6608).bounded(1);
    let once = submit::<1, 1, NONE>;
    let notify_first = submit::<1, 1, NOTIFY_FIRST>;
    let look_early = submit::<1, 1, LOOK_EARLY>;
    let upon_own = wait_upon_wait::<true>;
    // The last searcher sees that no permit is free, so it wakes no other.
    let wakes_nobody = || faults::plant([("search.end", Fault::Reads(0))]);
    vec![
        SUBMIT.passes(once),
        steps.passes(once).after(|| FENCES_ARE_STEPS.set(true)),
        SUBMITS.passes(submit::<1, 2, NONE>),
        SHUT_DOWN.passes(shut_down::<1>),
        shut_down_both.passes(shut_down::<2>),
        PUSH.passes(submit::<2, 1, NONE>),
        BURST.passes(two::<1>),
        TWO.passes(two::<2>),
        WAIT.passes(wait::<NONE>),
        SUBMIT.weakened(sites::PUBLISH_FENCE, Relaxed, DEADLOCK, 1, once),
        SUBMIT.weakened(sites::SLEEP_FENCE, Relaxed, DEADLOCK, 1, once),
        SUBMIT.kills("notify before publish", DEADLOCK, 1, notify_first),
        SUBMIT.kills("look before announcing", DEADLOCK, 1, look_early),
        BURST.kills("last searcher wakes nobody", DEADLOCK, 187, two::<1>).after(wakes_nobody),
        TWO.kills("last searcher wakes nobody", DEADLOCK, 149, two::<2>).after(wakes_nobody),
        WAIT.weakened(sites::PUBLISH_FENCE, Relaxed, DEADLOCK, 1, wait::<NONE>),
        WAIT.weakened(sites::SLEEP_FENCE, Relaxed, DEADLOCK, 1, wait::<NONE>),
        PASS.passes(pass_on),
        PASS.weakened(sites::PERMIT_GRANT, Relaxed, RACE, 1, pass_on),
        PASS.weakened(sites::PERMIT_LOOK, Relaxed, RACE, 1, pass_on),
        PASSED.passes(search_passed_on),
        UPON.passes(wait_upon_wait::<false>),
        UPON_OWN.passes(upon_own),
        UPON_OWN
            .kills("a waiter does not register", DEADLOCK, 1, upon_own)
            .after(|| faults::plant([("latch.sleep", Fault::Refused)])),
        WAIT.kills("no last look", DEADLOCK, 1, wait::<NO_LAST_LOOK>),
    ]
}
