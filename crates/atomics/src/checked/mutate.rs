//! Mutation testing of memory orderings, with loom.
//!
//! [`orderings`] weakens the sites by one step, one at a time, and explores the same model with each weaker
//! ordering. [`frontier`] weakens them together, as far as the model holds.
//!
//! Both print what they explore. `send.flag Relaxed: holds` means that no execution that loom explores fails, so
//! that this ordering suffices for the model as far as loom can tell. If the environment has a bound, such as
//! `LOOM_MAX_PREEMPTIONS`, the line has it too. Otherwise, the counterexample follows: the
//! accesses of an execution that fails, in order, and the failure. For a fence, `Relaxed` means no fence.

use std::sync::Mutex;
use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};
use std::{env, panic, process, thread};

use super::checker;
use super::hook::{self, Hook, Location, Operation};
use crate::site::Site;

/// The variable that has the orderings that a process explores in place of the table's: `send.flag Relaxed, ...`.
const MUTANT: &str = "CHASE_LEV_MUTANT";

/// A hint for the case that the table's own orderings fail.
const WRONG: &str = "The model fails with the orderings of the table. Loom takes SeqCst accesses, but not fences, \
                     for AcqRel ones: see `replaces_fence`.";

/// Explores the model with the sites as they are, and then with each ordering that is one step weaker. Returns the
/// weaker sites with which it holds.
///
/// One site is weakened at a time, so two orderings that hold alone may fail together: see [`frontier`]. Loom takes a
/// `SeqCst` access for an `AcqRel` one unless it is marked ([`Site::replaces_fence`]), so it does not judge the
/// difference.
///
/// Call this once, at the beginning of a test: each exploration has its own process, which runs the same
/// test.
///
/// # Panics
///
/// Panics if the model fails with the sites as they are. Panics if the test with the name of this thread does not
/// explore a mutant.
///
/// # Safety
///
/// With a weaker ordering, the algorithm may violate its own safety conditions before the model notices:
/// it may take a value twice, or read one that was not written. The caller must ensure that this does no
/// harm in these processes: the values must tolerate it, as numbers do, and code outside of the model must
/// not depend on them.
pub unsafe fn orderings(sites: &[Site], model: impl Fn() + Send + Sync + 'static) -> Vec<Site> {
    begin(sites, model);
    let weaker = one_step_weaker(sites).map(|(_, site)| site);
    weaker.filter(|site| holds(&[*site])).collect()
}

/// Returns the weakest assignments of orderings to the sites with which the model holds: if any ordering is weaker
/// still, it fails. If each ordering of the table is needed, the table is the only one.
///
/// An assignment is taken to fail if a stronger one does. So this explores those that hold, and those that fail
/// while all that are one step stronger hold. If *n* sites can be weakened, each by one step, at most
/// 2<sup>*n*</sup> assignments hold.
///
/// Call this as [`orderings`] is called.
///
/// # Panics
///
/// Panics as [`orderings`] does.
///
/// # Safety
///
/// The same as for [`orderings`].
pub unsafe fn frontier(sites: &[Site], model: impl Fn() + Send + Sync + 'static) -> Vec<Vec<Site>> {
    begin(sites, model);
    let (mut holding, mut failing) = (vec![sites.to_vec()], Vec::<Vec<Site>>::new());
    let mut next = 0;
    while let Some(point) = holding.get(next).cloned() {
        next += 1;
        for (i, site) in one_step_weaker(&point) {
            let mut lower = point.clone();
            lower[i] = site;
            if !holding.contains(&lower) && !failing.iter().any(|point| is_above(point, &lower)) {
                let changed = lower.iter().copied().filter(|site| !sites.contains(site));
                let holds = holds(&Vec::from_iter(changed));
                if holds { &mut holding } else { &mut failing }.push(lower);
            }
        }
    }
    let lower = |point| holding.iter().filter(move |lower| is_above(point, lower));
    let weakest = holding.iter().filter(|point| lower(point).count() == 1);
    weakest.cloned().collect()
}

/// Returns each site with each ordering that is one step weaker, and its number.
fn one_step_weaker(sites: &[Site]) -> impl Iterator<Item = (usize, Site)> {
    let sites = sites.iter().copied().enumerate();
    let weaker = |site: Site| site.weaker().iter().map(move |order| site.with(*order));
    sites.flat_map(move |(i, site)| weaker(site).map(move |weaker| (i, weaker)))
}

/// Returns `true` if each ordering of `a` is at least as strong as that of `b`.
fn is_above(a: &[Site], b: &[Site]) -> bool {
    let weaker = |a, b| one_step_weaker(&[a]).any(|(_, weaker)| is_above(&[weaker], &[b]));
    a.iter().zip(b).all(|(a, b)| a == b || weaker(*a, *b))
}

/// Explores the chosen orderings if this is the process of a mutant. Otherwise, has the table's orderings
/// explored.
fn begin(sites: &[Site], model: impl Fn() + Send + Sync + 'static) {
    let Ok(chosen) = env::var(MUTANT) else {
        return assert!(holds(sites), "{WRONG}");
    };
    let read = |site: &str| {
        let (name, order) = site.rsplit_once(' ')?;
        let mut orders = [Relaxed, Acquire, Release, AcqRel, SeqCst].into_iter();
        let order = orders.find(|known| format!("{known:?}") == order)?;
        Some((name.to_owned(), order))
    };
    let weaker = chosen.split(", ").filter_map(read).collect();
    hook::install(Box::leak(Box::new(Weaker(weaker))));
    panic::set_hook(Box::new(|failure| {
        println!("{MUTANT} fails\n{}{failure}", STEPS.lock().unwrap());
        process::exit(0);
    }));
    loom::model(move || {
        STEPS.lock().unwrap().clear();
        model();
    });
    println!("{MUTANT} holds{}", bounds());
    process::exit(0);
}

/// Returns the bounds that the environment has for loom's exploration.
fn bounds() -> String {
    let bounds = ["LOOM_MAX_", "LOOM_CHECKPOINT_FILE"];
    let set = env::vars().filter(|(name, _)| bounds.iter().any(|bound| name.starts_with(bound)));
    set.map(|(name, value)| format!(", with {name}={value}")).collect()
}

fn describe(site: &Site) -> String {
    format!("{} {:?}", site.name(), site.order())
}

/// Explores the model with these sites in another process, and prints the outcome. Returns `true` if it holds.
fn holds(sites: &[Site]) -> bool {
    let test = thread::current();
    let mut child = process::Command::new(env::current_exe().expect("the test has an executable"));
    child.args(test.name()).args(["--exact", "--nocapture"]);
    let mutant = Vec::from_iter(sites.iter().map(describe)).join(", ");
    child.env(MUTANT, &mutant);
    let output = child.output().expect("the test can be run again");
    let said = String::from_utf8_lossy(&output.stdout);
    let outcome = said.split_once(MUTANT);
    let (_, outcome) =
        outcome.unwrap_or_else(|| panic!("{test:?} did not explore '{mutant}': {said}"));
    println!("{mutant}:{outcome}");
    outcome.starts_with(" holds")
}

/// The accesses of an execution so far.
static STEPS: Mutex<String> = Mutex::new(String::new());

/// A hook that replaces the orderings of sites, and records the accesses.
struct Weaker(Vec<(String, Ordering)>);

fn record(site: Site, did: &str) {
    let (thread, site) = (checker::current(), describe(&site));
    *STEPS.lock().unwrap() += &format!("thread {thread}: {site}{did}\n");
}

// SAFETY: accesses are performed as they are, except for the weaker orderings, which the caller of `orderings` or
// `frontier` vouches for.
unsafe impl Hook for Weaker {
    fn site(&self, site: Site) -> Site {
        let own = self.0.iter().find(|(name, _)| name == site.name());
        let site = own.map_or(site, |(_, order)| site.with(*order));
        // The marks of a table about the steps of a search may not be right for weaker orderings.
        site.alone()
    }

    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        let result = location.perform(operation, site.order());
        let value = |bits| location.value(bits);
        let found = result.map(value).map_err(value);
        record(site, &format!(" {operation:?} -> {found:?}"));
        result
    }

    fn runs_private_fences(&self) -> bool {
        true
    }

    fn fence(&self, site: Site) -> bool {
        record(site, "");
        ().fence(site)
    }
}
