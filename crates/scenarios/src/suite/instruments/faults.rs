//! Logic errors that are planted at sites, to show that the suites detect them.

use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::Ordering::Relaxed;

use chase_lev::research::fenced::STEAL_CAS;
use chase_lev_atomics::Site;
use chase_lev_atomics::hook::{Kind, Location, Operation};
use serde::{Deserialize, Deserializer, de};

use crate::suite::protocols::sites;

use super::{access as plain, heap, record, threads, writes};

/// A logic error at a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Fault {
    /// The store does not happen.
    Skipped,
    /// The store does not happen if it would be the first one to its ring.
    OnceSkipped,
    /// The access happens twice.
    Twice,
    /// The load reads the value that was there when the operation was called.
    Early,
    /// The compare-and-swap is a load, a comparison and a store.
    NotAtomic,
    /// The compare-and-swap is a store.
    Stored,
    /// The compare-and-swap succeeds without looking, and writes nothing.
    Assumed,
    /// The compare-and-swap fails without looking.
    Refused,
    /// The claim of a steal comes before the load of its slot: planted at the claim, the load
    /// of `top` before it, and the load of the slot.
    Swapped,
    /// The load does not happen, and reads this value; an addition happens, and reads it.
    Reads(u64),
    /// The compare-and-swap writes this value.
    Writes(u64),
    /// The first claim of a batch claims all of its elements, and the batch does not load `bottom` again:
    /// planted at both loads of `bottom` and at the claim.
    AtOnce,
}

/// The name of a site.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SiteName(pub &'static str);

impl<'de> Deserialize<'de> for SiteName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        let site = sites().iter().find(|site| site.name == name);
        let unknown = || de::Error::custom(format!("there is no site '{name}'"));
        site.map(|site| SiteName(site.name)).ok_or_else(unknown)
    }
}

static PLANTED: OnceLock<Vec<(&'static str, Fault)>> = OnceLock::new();

/// Plants these faults at the sites of these names, for the rest of the process.
pub fn plant(faults: impl Into<Vec<(&'static str, Fault)>>) {
    let planted = PLANTED.set(faults.into());
    assert!(planted.is_ok(), "a process has one variant");
}

fn planted(site: Site) -> Option<Fault> {
    let found = PLANTED.get()?.iter().find(|(at, _)| *at == site.name());
    found.map(|(_, fault)| *fault)
}

/// Performs an access, with the fault that is planted at its site, if any.
pub fn access(site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
    use Operation::{Add, Cas, Load, Store};
    let first = location.kind == Kind::Word
        && matches!(operation, Store(_))
        && heap::touch(heap::place(location).ring);
    let Some(fault) = planted(site) else {
        return plain(site, location, operation);
    };
    let result = match (fault, operation) {
        (Fault::Skipped, Store(_)) => return Ok(0),
        (Fault::OnceSkipped, Store(_)) if first => return Ok(0),
        (Fault::Reads(value), Load) => Ok(value),
        (Fault::Reads(value), Add(_)) => location.perform(operation, site.order()).and(Ok(value)),
        (Fault::Early, Load) => Ok(writes::when_called(location)),
        (Fault::NotAtomic, Cas(old, new, _)) => match location.perform(Load, Relaxed) {
            Ok(found) if found == old => location.perform(Store(new), Relaxed).and(Ok(old)),
            Ok(found) | Err(found) => Err(found),
        },
        (Fault::Stored, Cas(old, new, _)) => location.perform(Store(new), Relaxed).and(Ok(old)),
        (Fault::Assumed, Cas(old, ..)) => Ok(old),
        (Fault::Refused, Cas(..)) => Err(writes::newest(location)),
        (Fault::Writes(new), Cas(old, _, failure)) => {
            return plain(site, location, Cas(old, new, failure));
        }
        (Fault::Twice, _) => {
            let result = plain(site, location, operation);
            let _ = plain(site, location, operation);
            return result;
        }
        (Fault::Swapped, _) => return swapped(site, location, operation),
        (Fault::AtOnce, _) => return at_once(site, location, operation),
        _ => return plain(site, location, operation),
    };
    record(site, location, operation, result);
    result
}

/// The site of a claim that a fault moves to another place.
const CLAIM: Site = STEAL_CAS.any();

/// The state of a thread's current operation that a fault needs.
#[derive(Clone, Copy, Default)]
struct Steal {
    /// The location of `top`, and the value that was read from it.
    top: Option<(*const Location, u64)>,
    /// The result of the claim, once it was made.
    claim: Option<Result<u64, u64>>,
    /// The value that was read from `bottom`.
    bottom: u64,
    /// The end of the range that was claimed.
    end: i64,
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static STEALS: [Cell<Steal>; 16] = Default::default();
}

fn remembered() -> Steal {
    STEALS.with(|steals| steals[threads::current()].get())
}

fn remember(steal: Steal) {
    STEALS.with(|steals| steals[threads::current()].set(steal));
}

/// Performs the claim before the load of the slot.
fn swapped(site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
    let mut steal = remembered();
    match (location.kind, operation) {
        (Kind::Index, Operation::Load) => {
            let result = plain(site, location, operation);
            steal.top = result.ok().map(|t| (&raw const *location, t));
            steal.claim = None;
            remember(steal);
            result
        }
        (Kind::Word, _) => {
            if let (Some((top, t)), None) = (steal.top, steal.claim) {
                // SAFETY: the steal that loaded `top` has not ended, so the deque still exists.
                let top = unsafe { &*top };
                steal.claim =
                    Some(plain(CLAIM, top, Operation::Cas(t, t.wrapping_add(1), Relaxed)));
                remember(steal);
            }
            plain(site, location, operation)
        }
        _ => steal.claim.expect("a steal claims after it has read the slot"),
    }
}

/// Loads `bottom` and claims only once in a batch.
fn at_once(site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
    let mut steal = remembered();
    let again = site.name() == "batch.bottom";
    match operation {
        Operation::Load if again => {
            record(site, location, operation, Ok(steal.bottom));
            Ok(steal.bottom)
        }
        Operation::Cas(t, ..) if (t as i64) < steal.end => Ok(t),
        Operation::Cas(t, _, failure) => {
            let half = (steal.bottom - t).div_ceil(2);
            let result = plain(site, location, Operation::Cas(t, t + half, failure));
            if result.is_ok() {
                steal.end = (t + half) as i64;
                remember(steal);
            }
            result
        }
        _ => {
            let result = plain(site, location, operation);
            steal.bottom = location.value(result.unwrap_or_default());
            steal.end = i64::MIN;
            remember(steal);
            result
        }
    }
}
