//! Logic errors, planted at sites to show that the suites notice them.

use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::Ordering::Relaxed;

use chase_lev::research::Sites;
use chase_lev_atomics::Site;
use chase_lev_atomics::hook::{Kind, Location, Operation};

use super::{access as plain, heap, record, threads, writes};

/// A logic error at a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The store does not happen.
    Skipped,
    /// The store does not happen, if it would be the first to its ring.
    OnceSkipped,
    /// The access happens twice.
    Twice,
    /// The load reads what was there when the operation was called.
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
    /// The load reads this without looking.
    Reads(u64),
    /// The compare-and-swap writes this.
    Writes(u64),
    /// The first claim of a batch claims all of it, and the batch does not look again: planted
    /// at both looks at `bottom` and at the claim.
    AtOnce,
}

static PLANTED: OnceLock<Vec<(&'static str, Fault)>> = OnceLock::new();

/// Plants these at the sites of these names, for the whole process.
pub fn plant(faults: impl Into<Vec<(&'static str, Fault)>>) {
    let planted = PLANTED.set(faults.into());
    assert!(planted.is_ok(), "a process has one variant");
}

fn planted(site: Site) -> Option<Fault> {
    let faults = PLANTED.get()?;
    let found = faults.iter().find(|(at, _)| *at == site.name());
    found.map(|(_, fault)| *fault)
}

/// Makes an access, with the fault that is planted at its site.
pub fn access(site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
    use Operation::{Cas, Load, Store};
    let first = location.kind() == Kind::Word
        && matches!(operation, Store(_))
        && heap::touch(heap::place(location).ring);
    let Some(fault) = planted(site) else {
        return plain(site, location, operation);
    };
    let result = match (fault, operation) {
        (Fault::Skipped, Store(_)) => return Ok(0),
        (Fault::OnceSkipped, Store(_)) if first => return Ok(0),
        (Fault::Reads(value), Load) => Ok(value),
        (Fault::Early, Load) => Ok(writes::when_called(location)),
        (Fault::NotAtomic, Cas(old, new)) => match location.perform(Load, Relaxed) {
            Ok(found) if found == old => location.perform(Store(new), Relaxed).and(Ok(old)),
            Ok(found) | Err(found) => Err(found),
        },
        (Fault::Stored, Cas(old, new)) => location.perform(Store(new), Relaxed).and(Ok(old)),
        (Fault::Assumed, Cas(old, _)) => Ok(old),
        (Fault::Refused, Cas(..)) => Err(writes::newest(location)),
        (Fault::Writes(new), Cas(old, _)) => return plain(site, location, Cas(old, new)),
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

/// The site of a claim that is made elsewhere than in the code.
const CLAIM: Site = Sites::WEAKEST.steal_cas;

/// By thread, what a fault has to remember of the operation under way.
#[derive(Clone, Copy, Default)]
struct Steal {
    /// Where `top` is, and what was read from it.
    top: Option<(*const Location, u64)>,
    /// The claim's result, once it was made.
    claim: Option<Result<u64, u64>>,
    /// What was read from `bottom`.
    bottom: u64,
    /// The end of what was claimed.
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

/// The claim, and the load of the slot before it, change places.
fn swapped(site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
    let mut steal = remembered();
    match (location.kind(), operation) {
        (Kind::Index, Operation::Load) => {
            let result = plain(site, location, operation);
            steal.top = result.ok().map(|t| (&raw const *location, t));
            steal.claim = None;
            remember(steal);
            result
        }
        (Kind::Word, _) => {
            if let (Some((top, t)), None) = (steal.top, steal.claim) {
                // SAFETY: the steal that looked at `top` is under way, with the deque.
                let top = unsafe { &*top };
                steal.claim = Some(plain(CLAIM, top, Operation::Cas(t, t.wrapping_add(1))));
                remember(steal);
            }
            plain(site, location, operation)
        }
        _ => steal
            .claim
            .expect("a steal claims after it has read the slot"),
    }
}

/// A batch looks once, and claims once.
fn at_once(site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
    let mut steal = remembered();
    let again = site.name() == Sites::WEAKEST.batch_bottom.name();
    match operation {
        Operation::Load if again => {
            record(site, location, operation, Ok(steal.bottom));
            Ok(steal.bottom)
        }
        Operation::Cas(t, _) if (t as i64) < steal.end => Ok(t),
        Operation::Cas(t, _) => {
            let half = (steal.bottom - t).div_ceil(2);
            let result = plain(site, location, Operation::Cas(t, t + half));
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
