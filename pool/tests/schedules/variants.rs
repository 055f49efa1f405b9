//! Broken variants of the pool, each of which must fail. Each runs in its own process.

use std::cell::RefCell;
use std::collections::HashMap;
use std::env;
use std::process::{Command, Stdio};

use chase_lev_atomics::Site;
use chase_lev_atomics::hook::{self, Hook, Location, Operation};
use chase_lev_pool::{Waiting, is_worker};
use libtest_mimic::{Failed, Trial};
use shuttle::current::{TaskId, me};

use super::programs::{self, PROGRAMS, explore};

/// The environment variable that names the variant which a child process runs.
const VARIANT: &str = "CHASE_LEV_POOL_VARIANT";

/// Stands for all random programs.
const RANDOM: &str = "random programs";

/// A broken pool: its name, how some of its atomic accesses behave, and the program that must fail
/// on it.
pub struct Variant(&'static str, &'static dyn Hook, &'static str);

const VARIANTS: [Variant; 8] = [
    // A waiter takes any element: all seem to descend from what it waits for.
    Variant("TakesAnything", &TakesAnything, RANDOM),
    // It also runs what it pops.
    Variant("RunsWhatItPops", &TakesAnything, "a lock across a join"),
    // A waiter takes the ancestors of its session instead of the descendants.
    Variant("TakesAncestors", &TakesAncestors, RANDOM),
    // A thread that frees a permit wakes nobody, even if its last look sees a job: no permit seems
    // free.
    Variant("WaitsSilently", &Reads("sleep.look", 0), "a call back"),
    // A waiter stops waiting too early: its latch seems set.
    Variant("LeavesTheSecond", &Reads("latch.probe", 1), "the first panics"),
    Variant("LeavesJobs", &Reads("latch.probe", 1), "the outer scope's jobs"),
    // A thread that queues a job does not see that others sleep.
    Variant("WakesNobody", &Reads("publish.look", 0), "after a sleep"),
    // A worker's next session takes the place of the session before it.
    Variant("ReusesPlaces", &ReusesPlaces, "two thieves"),
];

/// The loads at the site of this name read this value. A thread that is not a worker still waits
/// for its latch.
struct Reads(&'static str, u64);

// SAFETY: nobody dereferences the value: it is a count, or says that a latch is set.
unsafe impl Hook for Reads {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        if site.name() == self.0 && (self.0 != "latch.probe" || is_worker()) {
            return Ok(self.1);
        }
        location.perform(operation, site.order())
    }
}

/// `lineage.look` reads the session that the thread has last seen as a thief's.
struct TakesAnything;

// SAFETY: sessions are only compared with each other.
unsafe impl Hook for TakesAnything {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        let awaited = match site.name() {
            "lineage.look" => STATE.with_borrow(|state| state.awaited.get(&me()).copied()),
            _ => None,
        };
        let result = awaited.map_or_else(|| location.perform(operation, site.order()), Ok)?;
        if site.name() == "runner.look" {
            STATE.with_borrow_mut(|state| state.awaited.insert(me(), result));
        }
        Ok(result)
    }
}

/// `lineage.record` and `runner.record` record, in place of a parent, the session of the job that
/// was last stolen from it.
struct TakesAncestors;

// SAFETY: sessions are only compared with each other.
unsafe impl Hook for TakesAncestors {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        match (site.name(), operation) {
            ("lineage.record", Operation::Store(parent)) => {
                STATE.with_borrow_mut(|state| state.begun.insert(me(), (location, parent)));
                location.perform(Operation::Store(0), site.order())
            }
            ("runner.record", Operation::Swap(child)) => {
                let parent = STATE.with_borrow_mut(|state| {
                    let (place, parent) = state.begun.remove(&me())?;
                    state.places.insert(child, place);
                    state.places.get(&parent).copied()
                });
                if let Some(place) = parent {
                    // SAFETY: the tables live until the end of the execution, and `STATE` is then
                    // cleared.
                    unsafe { &*place }.perform(Operation::Store(child), site.order())?;
                }
                location.perform(operation, site.order())
            }
            _ => location.perform(operation, site.order()),
        }
    }
}

/// `lineage.record` writes twice: to the session's place, and to the place of the worker's previous
/// session.
struct ReusesPlaces;

// SAFETY: sessions are only compared with each other.
unsafe impl Hook for ReusesPlaces {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        if site.name() == "lineage.record" {
            let last = STATE.with_borrow_mut(|state| state.last.insert(me(), location));
            if let Some(last) = last {
                // SAFETY: the tables live until the end of the execution, and `STATE` is then
                // cleared.
                unsafe { &*last }.perform(operation, site.order())?;
            }
        }
        location.perform(operation, site.order())
    }
}

thread_local! {
    /// The hooks' memory of this execution, all of whose threads run on one thread of the
    /// machine.
    static STATE: RefCell<State> = RefCell::default();
}

#[derive(Default)]
struct State {
    /// The session that each thread has last seen as a thief's.
    awaited: HashMap<TaskId, u64>,
    /// The place of the session that each worker has begun last, and its parent.
    begun: HashMap<TaskId, (*const Location, u64)>,
    /// The place of each session.
    places: HashMap<u64, *const Location>,
    /// The place of each worker's previous session.
    last: HashMap<TaskId, *const Location>,
}

/// The exit status of a process whose program has passed.
const SURVIVED: i32 = 42;

/// Returns the variant that this child process runs.
pub fn named() -> Option<Variant> {
    let name = env::var(VARIANT).ok()?;
    let found = VARIANTS.into_iter().find(|variant| variant.0 == name);
    Some(found.expect("the name of a variant"))
}

impl Variant {
    /// Runs the program with the fault. Exits with [`SURVIVED`] unless the program fails.
    pub fn run(&self) {
        hook::install(self.1);
        let begin = || _ = STATE.take();
        match PROGRAMS.iter().find(|(name, _)| *name == self.2) {
            Some((_, run)) => {
                _ = explore(1000, move || {
                    begin();
                    run();
                });
            }
            None => (2..4).for_each(|threads| programs::random(threads, Waiting::Own, begin)),
        }
        std::process::exit(SURVIVED);
    }

    fn test(&self) -> Result<(), Failed> {
        let child = Command::new(env::current_exe()?)
            .env(VARIANT, self.0)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .output()?;
        match child.status.code() {
            Some(SURVIVED) => Err(Failed::from("the variant survives")),
            Some(0) => Err(Failed::from("the variant was not run")),
            _ => Ok(()),
        }
    }
}

pub fn tests() -> Vec<Trial> {
    let trial = |variant: Variant| {
        let name = format!("{} dies of {}", variant.0, variant.2);
        Trial::test(name, move || variant.test())
    };
    VARIANTS.into_iter().map(trial).collect()
}
