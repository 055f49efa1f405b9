//! Broken variants of the pool, each of which must fail. Each runs in a process of its own.

use std::cell::RefCell;
use std::collections::HashMap;
use std::env;
use std::process::{Command, Stdio};

use chase_lev_atomics::Site;
use chase_lev_atomics::hook::{self, Hook, Location, Operation};
use chase_lev_pool::Waiting;
use chase_lev_pool::research::{Act, Found, Rules, plant};
use libtest_mimic::{Failed, Trial};
use shuttle::current::{TaskId, me};

use super::explore::explore;
use super::programs::{self, PROGRAMS};

/// The environment variable that names the variant which a child process runs.
const VARIANT: &str = "CHASE_LEV_POOL_VARIANT";

/// Stands for all random programs.
const RANDOM: &str = "random programs";

/// A broken pool.
pub struct Variant {
    name: &'static str,
    fault: Fault,
    /// The program that must fail on it.
    program: &'static str,
}

enum Fault {
    /// Waiters follow other rules.
    Rules(Rules),
    /// Some atomic accesses behave differently.
    Accesses(&'static dyn Hook),
}

/// Defines a variant whose waiters decide `$act` when they find `$found`.
macro_rules! rule {
    ($name:literal, $program:expr, $found:pat => $act:expr) => {
        Variant {
            name: $name,
            fault: Fault::Rules(|found, act| match *found {
                $found => $act,
                _ => act,
            }),
            program: $program,
        }
    };
}

const VARIANTS: &[Variant] = &[
    // A waiter takes the thief's oldest element, whatever it is.
    rule!("TakesAnything", RANDOM, Found::Element { .. } => Act::Run),
    // A waiter takes the ancestors of its session instead of the descendants.
    rule!("TakesAncestors", RANDOM, Found::Element { pushed_in, awaited, descends } => {
        if descends(awaited, pushed_in) { Act::Run } else { Act::Leave }
    }),
    // A waiter runs every job that it pops.
    rule!("RunsWhatItPops", "a lock across a join", Found::Popped => Act::Run),
    // A waiter loses the jobs of other scopes that it pops.
    rule!("LosesJobs", "the outer scope's jobs", Found::Popped => Act::Lose),
    // A thread that frees a permit wakes nobody, even if its last look sees a job.
    Variant {
        name: "WaitsSilently",
        fault: Fault::Accesses(&NoLastLook),
        program: "a call back",
    },
    // A waiter stops waiting too early.
    rule!("LeavesTheSecond", "the first panics", Found::NotDone => Act::Leave),
    rule!("LeavesJobs", "the outer scope's jobs", Found::NotDone => Act::Leave),
    // A thread that queues a job does not see that others sleep.
    Variant {
        name: "WakesNobody",
        fault: Fault::Accesses(&WakesNobody),
        program: "after a sleep",
    },
    // A worker's next session takes the slot of the session before it.
    Variant {
        name: "ReusesPlaces",
        fault: Fault::Accesses(&ReusesPlaces),
        program: "two thieves",
    },
];

/// `publish.look` always reads that nobody sleeps.
struct WakesNobody;

// SAFETY: the value of that load is a count, which nobody dereferences.
unsafe impl Hook for WakesNobody {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        match site.name() {
            "publish.look" => Ok(0),
            _ => location.perform(operation, site.order()),
        }
    }
}

/// `sleep.look` always reads that no permit is free, so the last look wakes nobody.
struct NoLastLook;

// SAFETY: the value of that load is a count, which nobody dereferences.
unsafe impl Hook for NoLastLook {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        match site.name() {
            "sleep.look" => Ok(0),
            _ => location.perform(operation, site.order()),
        }
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

pub fn named() -> Option<&'static Variant> {
    let name = env::var(VARIANT).ok()?;
    let found = VARIANTS.iter().find(|variant| variant.name == name);
    Some(found.expect("the name of a variant"))
}

impl Variant {
    /// Runs the program with the fault. Exits with [`SURVIVED`] unless the program fails.
    pub fn run(&self) {
        match self.fault {
            // SAFETY: this process only shows whether the program fails.
            Fault::Rules(rules) => unsafe { plant(rules) },
            Fault::Accesses(hook) => hook::install(hook),
        }
        match PROGRAMS.iter().find(|(name, _)| *name == self.program) {
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
            .env(VARIANT, self.name)
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
    let trial = |variant: &'static Variant| {
        let name = format!("{} dies of {}", variant.name, variant.program);
        Trial::test(name, || variant.test())
    };
    VARIANTS.iter().map(trial).collect()
}
