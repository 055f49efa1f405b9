//! An event count: a thread sleeps until a condition holds. The thread that makes it hold takes no lock, and wakes
//! the other only if that waits (Reed and Kanodia, *Synchronization with eventcounts and sequencers*, CACM 22(2), 1979).
//!
//! This command explores it:
//!
//! ```sh
//! RUSTFLAGS="--cfg loom" cargo test --package chase-lev-atomics --example event_count
//! ```

use chase_lev_atomics::{Arc, AtomicBool, AtomicUsize, at, fence, model, sites, thread};

sites! {
    /// The sites of the event count, and of a flag that is the condition.
    pub const SITES;

    /// Announces that this thread may sleep.
    WAIT_ANNOUNCE "wait.announce" Store Relaxed;
    /// Pairs with `notify.fence`: this thread sees the condition, or the other one sees that it waits.
    WAIT_FENCE "wait.fence" Fence SeqCst;
    /// Counts the events before the second look at the condition. Acquires the condition from `notify.fence`.
    WAIT_COUNT "wait.count" Load Acquire;
    /// Looks for an event since then.
    WAIT_LOOK "wait.look" Load Relaxed;
    /// Pairs with `wait.fence`.
    NOTIFY_FENCE "notify.fence" Fence SeqCst;
    /// Looks for a thread that waits.
    NOTIFY_LOOK "notify.look" Load Relaxed;
    /// Counts an event. `notify.fence` releases it.
    NOTIFY_COUNT "notify.count" Rmw Relaxed;
    /// Sets the flag.
    FLAG_SET "flag.set" Store Relaxed;
    /// Looks at the flag.
    FLAG_LOOK "flag.look" Load Relaxed;
}

/// An event count for one thread that waits.
#[derive(Clone)]
struct EventCount(Arc<(AtomicUsize, AtomicBool)>);

impl EventCount {
    /// Sleeps until the condition holds.
    fn wait_until(&self, holds: impl Fn() -> bool) {
        let (events, waits) = &*self.0;
        while !holds() {
            waits.store(true, at!(WAIT_ANNOUNCE, Relaxed));
            fence(at!(WAIT_FENCE, SeqCst));
            let count = events.load(at!(WAIT_COUNT, Acquire));
            if !holds() {
                while events.load(at!(WAIT_LOOK, Relaxed)) == count {
                    thread::park();
                }
            }
        }
    }

    /// Wakes the thread if it waits. The condition holds already.
    fn notify(&self, waiter: &thread::Thread) {
        let (events, waits) = &*self.0;
        fence(at!(NOTIFY_FENCE, SeqCst));
        if waits.load(at!(NOTIFY_LOOK, Relaxed)) {
            events.fetch_add(1, at!(NOTIFY_COUNT, Relaxed));
            waiter.unpark();
        }
    }
}

/// Sets a flag for which another thread waits.
fn wait_for_flag() {
    let (count, flag) = (AtomicUsize::new(0), Arc::new(AtomicBool::new(false)));
    let events = EventCount(Arc::new((count, AtomicBool::new(false))));
    let (waits, is_set) = (events.clone(), flag.clone());
    let waiter = thread::spawn(move || waits.wait_until(|| is_set.load(at!(FLAG_LOOK, Relaxed))));
    flag.store(true, at!(FLAG_SET, Relaxed));
    events.notify(waiter.thread());
    waiter.join().unwrap();
}

fn main() {
    model(wait_for_flag);
}

/// Both weaker fences fail. The other ordering fails only between `notify.count` and `unpark`, which loom does not
/// separate: to loom, whatever came before `unpark` happens before all that the other thread does next, parked or not.
#[cfg(all(test, loom))]
#[test]
fn holds_and_needs_these_orderings() {
    // SAFETY: the values are numbers.
    let holds = unsafe { chase_lev_atomics::mutate::orderings(&SITES, wait_for_flag) };
    assert!(holds.iter().map(|site| site.name()).eq(["wait.count"]));
}
