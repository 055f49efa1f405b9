//! Mutation testing of memory orderings, with loom.
//!
//! [`orderings`] weakens each site by one step, and explores the same model with it. A weaker
//! ordering that fails has its counterexample: the accesses of an execution, in their order.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::{env, fmt, panic, process, thread};

use super::checker;
use super::hook::{self, Hook, Location, Operation};
use crate::site::Site;

/// A site with a weaker ordering, and how the model ended with it.
#[derive(Debug)]
pub struct Mutant {
    /// The site.
    pub site: &'static str,
    /// The weaker ordering; for a fence, `Relaxed` is none.
    pub order: Ordering,
    /// The accesses of an execution that fails, a line each, and the failure. `None` if every
    /// execution holds: this ordering suffices for the model.
    pub counterexample: Option<String>,
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.counterexample {
            None => write!(f, "{} {:?}: holds", self.site, self.order),
            Some(steps) => write!(f, "{} {:?}: fails\n{steps}", self.site, self.order),
        }
    }
}

/// Set for the process that explores a mutant: the site, and its ordering.
const MUTANT: &str = "CHASE_LEV_MUTANT";

/// The statuses with which that process ends, none of which is a test's own.
const HOLDS: i32 = 40;
const FAILS: i32 = 41;

/// Explores the model with the sites as they are, and then with each ordering that is a step weaker.
///
/// To be called by a test, once, with nothing before it: each mutant is explored in a process of its
/// own, which runs the same test.
///
/// # Panics
///
/// If the model fails with the sites as they are, or if the test that has this thread's name does not
/// explore a mutant.
///
/// # Safety
///
/// With a weaker ordering, the algorithm may break what its own safety relies on before the model
/// notices: take a value twice, or read one that is not written. The caller answers for that in those
/// processes: such values do no harm, like numbers, and nothing outside depends on what they do.
pub unsafe fn orderings(sites: &[Site], model: impl Fn() + Send + Sync + 'static) -> Vec<Mutant> {
    let mutants = sites
        .iter()
        .flat_map(|site| site.weaker().iter().map(|order| site.with(*order)));
    let mut mutants = mutants.collect::<Vec<_>>();
    if let Ok(mutant) = env::var(MUTANT) {
        mutants.retain(|site| mutant == describe(*site));
        hook::install(Box::leak(Box::new(Weaker(mutants[0]))));
        panic::set_hook(Box::new(|failure| {
            println!("{MUTANT}{}{failure}", STEPS.take());
            process::exit(FAILS);
        }));
    }
    let model = Arc::new(model);
    loom::model(move || {
        STEPS.take();
        model();
    });
    match env::var_os(MUTANT) {
        Some(_) => process::exit(HOLDS),
        None => mutants.into_iter().map(explore).collect(),
    }
}

fn describe(site: Site) -> String {
    format!("{} {:?}", site.name(), site.order())
}

/// Explores a mutant in another process.
fn explore(site: Site) -> Mutant {
    let test = thread::current();
    let mut child = process::Command::new(env::current_exe().expect("a test has a program"));
    child.args(test.name()).args(["--exact", "--nocapture"]);
    let output = child.env(MUTANT, describe(site)).output();
    let output = output.expect("the test can be run again");
    let said = String::from_utf8_lossy(&output.stdout);
    let counterexample = match output.status.code() {
        Some(HOLDS) => None,
        Some(FAILS) => said.split_once(MUTANT).map(|(_, steps)| steps.to_owned()),
        _ => panic!(
            "{} was not explored: test '{}' did not run, or ended otherwise: {said}",
            describe(site),
            test.name().unwrap_or_default()
        ),
    };
    Mutant {
        site: site.name(),
        order: site.order(),
        counterexample,
    }
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static STEPS: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Weakens one site, and records the steps.
struct Weaker(Site);

fn record(site: Site, did: fmt::Arguments<'_>) {
    let (thread, site) = (checker::current(), describe(site));
    STEPS.with_borrow_mut(|steps| *steps += &format!("thread {thread}: {site}{did}\n"));
}

// SAFETY: accesses are performed as they are. For the weaker ordering, the caller of `orderings` answers.
unsafe impl Hook for Weaker {
    fn site(&self, site: Site) -> Site {
        match site.name() == self.0.name() {
            true => self.0,
            false => site,
        }
    }

    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        let result = location.perform(operation, site.order());
        let value = |bits| location.value(bits);
        record(
            site,
            format_args!(" {operation:?} -> {:?}", result.map(value).map_err(value)),
        );
        result
    }

    fn fence(&self, site: Site) {
        record(site, format_args!(""));
        checker::fence(site.order());
    }
}
