//! Broken pools: each must fail, in a process of its own.

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

/// Names a variant, for a process that is to run it.
const VARIANT: &str = "CHASE_LEV_POOL_VARIANT";

/// Stands for the random programs.
const RANDOM: &str = "random programs";

/// A broken pool.
pub struct Variant {
    name: &'static str,
    fault: Fault,
    /// This program shows it.
    program: &'static str,
}

enum Fault {
    /// Waiters keep other rules.
    Rules(Rules),
    /// Accesses do something else.
    Accesses(&'static dyn Hook),
}

/// A pool whose waiters answer this when they come upon that.
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
    // A waiter takes what it descends from, and not what descends from it.
    rule!("TakesAncestors", RANDOM, Found::Element { pushed_in, awaited, descends } => {
        if descends(awaited, pushed_in) { Act::Run } else { Act::Leave }
    }),
    // A waiter runs what it has popped, whatever it is.
    rule!("RunsWhatItPops", "a lock across a join", Found::Popped => Act::Run),
    // A job of another scope that a waiter has popped is lost.
    rule!("LosesJobs", "the outer scope's jobs", Found::Popped => Act::Lose),
    // Nobody who frees a permit looks whether there is a job.
    Variant {
        name: "WaitsSilently",
        fault: Fault::Accesses(&NoLastLook),
        program: "a call back",
    },
    // A waiter returns before its wait is over.
    rule!("LeavesTheSecond", "the first panics", Found::NotDone => Act::Leave),
    rule!("LeavesJobs", "the outer scope's jobs", Found::NotDone => Act::Leave),
    // Nobody who queues a job sees that others sleep.
    Variant {
        name: "WakesNobody",
        fault: Fault::Accesses(&WakesNobody),
        program: "after a sleep",
    },
    // A session's place is taken by the worker's next one.
    Variant {
        name: "ReusesPlaces",
        fault: Fault::Accesses(&ReusesPlaces),
        program: "two thieves",
    },
];

/// `publish.look` is left out: nobody sleeps.
struct WakesNobody;

// SAFETY: nobody owns or dereferences what that load returns.
unsafe impl Hook for WakesNobody {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        match site.name() {
            "publish.look" => Ok(0),
            _ => location.perform(operation, site.order()),
        }
    }
}

/// `sleep.look` is left out: whoever frees a permit sees nobody who could have it.
struct NoLastLook;

// SAFETY: nobody owns or dereferences what that load returns.
unsafe impl Hook for NoLastLook {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        match site.name() {
            "sleep.look" => Ok(0),
            _ => location.perform(operation, site.order()),
        }
    }
}

/// `lineage.record` is done twice: in its place, and in that of the worker's session before.
struct ReusesPlaces;

thread_local! {
    /// Where each worker's last was, in this execution: all its threads run on one of the machine's.
    static LAST: RefCell<HashMap<TaskId, *const Location>> = RefCell::default();
}

// SAFETY: parents are only compared.
unsafe impl Hook for ReusesPlaces {
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        if site.name() == "lineage.record" {
            let last = LAST.with_borrow_mut(|last| last.insert(me(), location));
            if let Some(last) = last {
                // SAFETY: the tables stay to the end of the execution, after which this is cleared.
                unsafe { &*last }.perform(operation, site.order())?;
            }
        }
        location.perform(operation, site.order())
    }
}

/// The exit status of a process whose program was carried out.
const SURVIVED: i32 = 42;

pub fn named() -> Option<&'static Variant> {
    let name = env::var(VARIANT).ok()?;
    let found = VARIANTS.iter().find(|variant| variant.name == name);
    Some(found.expect("a variant"))
}

impl Variant {
    /// Runs the program with the fault. It panics, aborts or crashes, or the fault survives.
    pub fn run(&self) {
        match self.fault {
            // SAFETY: this process only finds out whether it fails.
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
            Some(SURVIVED) => Err(Failed::from("it survives")),
            Some(0) => Err(Failed::from("it was not run")),
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
