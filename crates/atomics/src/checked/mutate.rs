//! Mutation testing of memory orderings, with loom.
//!
//! [`orderings`] weakens the sites by one step, one at a time, and explores the same model with each
//! weaker ordering. If the model fails, the result has the counterexample: the accesses of an execution,
//! in order.

use std::cell::RefCell;
use std::sync::atomic::Ordering::SeqCst;
use std::{env, fmt, panic, process, thread};

use super::checker;
use super::hook::{self, Hook, Location, Operation};
use crate::site::Site;

/// A site with a weaker ordering, and the outcome of the model with it.
#[derive(Debug)]
pub struct Mutant {
    /// The site with the weaker ordering. For a fence, `Relaxed` means no fence.
    pub site: Site,
    /// The accesses of an execution that fails, one per line, and the failure. `None` if no execution
    /// that loom explores fails, so that this ordering suffices for the model as far as loom can tell.
    pub counterexample: Option<String>,
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let site = describe(self.site);
        match &self.counterexample {
            Some(steps) => write!(f, "{site}: fails\n{steps}"),
            None => write!(f, "{site}: holds"),
        }
    }
}

/// What to know of a failure if a table has such an ordering.
const SEQ_CST: &str =
    "Loom takes SeqCst accesses, but not fences, for AcqRel ones: see `replaces_fence`.";

/// The variable that names the mutant that a process explores: the site, and its ordering. Empty for the table's
/// own orderings.
const MUTANT: &str = "CHASE_LEV_MUTANT";

/// The exit statuses of that process, which differ from those of a test harness.
const HOLDS: i32 = 40;
const FAILS: i32 = 41;

/// Explores the model with the sites as they are, and then with each ordering that is one step weaker.
///
/// Two orderings that hold alone may fail together, because one site is weakened at a time. Loom takes a `SeqCst`
/// access for an `AcqRel` one unless it is marked ([`Site::replaces_fence`]), so it does not judge the difference.
///
/// Call this once, at the beginning of a test: each exploration has a process of its own, which runs the same
/// test.
///
/// # Panics
///
/// Panics if the model fails with the sites as they are, and shows the accesses of an execution that fails. Panics
/// if the test with the name of this thread does not explore a mutant.
///
/// # Safety
///
/// With a weaker ordering, the algorithm may violate its own safety conditions before the model notices:
/// it may take a value twice, or read one that was not written. The caller must ensure that this does no
/// harm in these processes: the values must tolerate it, as numbers do, and code outside of the model must
/// not depend on them.
pub unsafe fn orderings(sites: &[Site], model: impl Fn() + Send + Sync + 'static) -> Vec<Mutant> {
    let mut mutants = sites
        .iter()
        .flat_map(|site| site.weaker().iter().map(|order| site.with(*order)));
    if let Ok(chosen) = env::var(MUTANT) {
        let mutant = mutants.find(|site| describe(*site) == chosen);
        hook::install(Box::leak(Box::new(Weaker(mutant))));
        panic::set_hook(Box::new(|failure| {
            println!("{MUTANT}{}{failure}", STEPS.take());
            process::exit(FAILS);
        }));
        loom::model(move || {
            STEPS.take();
            model();
        });
        process::exit(HOLDS);
    }
    if let Some(steps) = explore("") {
        let is_strong = sites.iter().any(|site| site.order() == SeqCst);
        let hint = if is_strong { SEQ_CST } else { "" };
        panic!("the model fails with the orderings of the table:\n{steps}\n{hint}");
    }
    let explored = |site| Mutant {
        site,
        counterexample: explore(&describe(site)),
    };
    mutants.map(explored).collect()
}

fn describe(site: Site) -> String {
    format!("{} {:?}", site.name(), site.order())
}

/// Explores a mutant in another process. Returns the accesses of an execution that fails, and the failure.
fn explore(mutant: &str) -> Option<String> {
    let test = thread::current();
    let mut child = process::Command::new(env::current_exe().expect("the test has an executable"));
    child.args(test.name()).args(["--exact", "--nocapture"]);
    child.env(MUTANT, mutant);
    let output = child.output().expect("the test can be run again");
    let said = String::from_utf8_lossy(&output.stdout);
    match output.status.code() {
        Some(HOLDS) => None,
        Some(FAILS) => said.split_once(MUTANT).map(|(_, steps)| steps.to_owned()),
        _ => panic!("{mutant:?} was not explored by {test:?}: {said}"),
    }
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static STEPS: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A hook that weakens a site, if there is one, and records the accesses.
struct Weaker(Option<Site>);

fn record(site: Site, did: &str) {
    let (thread, site) = (checker::current(), describe(site));
    STEPS.with_borrow_mut(|steps| *steps += &format!("thread {thread}: {site}{did}\n"));
}

// SAFETY: accesses are performed as they are, except for the weaker ordering, which the caller of
// `orderings` vouches for.
unsafe impl Hook for Weaker {
    fn site(&self, site: Site) -> Site {
        let own = self.0.filter(|weaker| weaker.name() == site.name());
        own.unwrap_or(site)
    }

    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        let result = location.perform(operation, site.order());
        let value = |bits| location.value(bits);
        let found = result.map(value).map_err(value);
        record(site, &format!(" {operation:?} -> {found:?}"));
        result
    }

    // What a table says of joined steps may not be true of weaker orderings.
    fn joins_steps(&self) -> bool {
        false
    }

    fn fence(&self, site: Site) -> bool {
        record(site, "");
        checker::fence(site.order());
        true
    }
}
