//! Broken variants of the pool, each of which must fail. Each runs in a process of its own.

use std::cell::RefCell;
use std::collections::HashMap;
use std::env;
use std::process::{Command, Stdio};

use chase_lev_atomics::Site;
use chase_lev_atomics::hook::{self, Hook, Location, Operation};
use chase_lev_pool::research::{Fault, plant};
use chase_lev_pool::{Waiting, is_worker};
use libtest_mimic::{Failed, Trial};
use shuttle::current::{TaskId, me};

use super::programs::{self, PROGRAMS, explore};

/// The environment variable that names the variant which a child process runs.
const VARIANT: &str = "CHASE_LEV_POOL_VARIANT";

/// Stands for all random programs.
const RANDOM: &str = "random programs";

/// A broken pool: its name, its fault, and the program that must fail on it.
pub struct Variant(&'static str, Broken, &'static str);

enum Broken {
    /// Waiters follow another rule.
    Rule(Fault),
    /// Some atomic accesses behave differently.
    Accesses(&'static dyn Hook),
}
use Broken::{Accesses, Rule};

const VARIANTS: [Variant; 10] = [
    Variant("TakesAnything", Rule(Fault::TakesAnything), RANDOM),
    Variant("TakesAncestors", Rule(Fault::TakesAncestors), RANDOM),
    Variant(
        "RunsWhatItPops",
        Rule(Fault::RunsWhatItPops),
        "a lock across a join",
    ),
    Variant(
        "LosesJobs",
        Rule(Fault::LosesJobs),
        "the outer scope's jobs",
    ),
    Variant("HidesJobs", Rule(Fault::HidesJobs), "a job is put back"),
    // A thread that frees a permit wakes nobody, even if its last look sees a job: no permit seems free.
    Variant(
        "WaitsSilently",
        Accesses(&Reads("sleep.look", 0)),
        "a call back",
    ),
    // A waiter stops waiting too early: its latch seems set.
    Variant(
        "LeavesTheSecond",
        Accesses(&Reads("latch.probe", 1)),
        "the first panics",
    ),
    Variant(
        "LeavesJobs",
        Accesses(&Reads("latch.probe", 1)),
        "the outer scope's jobs",
    ),
    // A thread that queues a job does not see that others sleep.
    Variant(
        "WakesNobody",
        Accesses(&Reads("publish.look", 0)),
        "after a sleep",
    ),
    // A worker's next session takes the slot of the session before it.
    Variant("ReusesPlaces", Accesses(&ReusesPlaces), "two thieves"),
];

/// The loads at the site of this name read this value. A thread that is no worker still waits for its latch.
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

/// `lineage.record` writes twice: to the session's slot, and to that of the worker's previous session.
struct ReusesPlaces;

thread_local! {
    /// The slot of each worker's previous session in this execution, all of whose threads run on one
    /// thread of the machine.
    static LAST: RefCell<HashMap<TaskId, *const Location>> = RefCell::default();
}

// SAFETY: parents are only compared with each other.
unsafe impl Hook for ReusesPlaces {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        if site.name() == "lineage.record" {
            let last = LAST.with_borrow_mut(|last| last.insert(me(), location));
            if let Some(last) = last {
                // SAFETY: the tables live until the end of the execution, and `LAST` is then cleared.
                unsafe { &*last }.perform(operation, site.order())?;
            }
        }
        location.perform(operation, site.order())
    }
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
        match self.1 {
            // SAFETY: this process only shows whether the program fails.
            Rule(fault) => unsafe { plant(fault) },
            Accesses(hook) => hook::install(hook),
        }
        match PROGRAMS.iter().find(|(name, _)| *name == self.2) {
            Some((_, run)) => {
                _ = explore(1000, move || {
                    LAST.with_borrow_mut(HashMap::clear);
                    run();
                });
            }
            None => (2..4).for_each(|threads| programs::random(threads, Waiting::Own)),
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
