//! The instruments that watch or change the deque through its hook: the trace of an execution, the values of
//! each location, a heap that detects uses after free, and faults.

pub mod faults;
pub mod heap;
pub mod orders;
pub mod process;
pub mod threads;
pub mod trace;
pub mod writes;

use std::alloc::Layout;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Once;

use chase_lev_atomics::hook::{self, Hook, Kind, Location, Operation};
use chase_lev_atomics::{Site, Step};

use process::{PROCESS, Process};
use trace::{Event, Place, Value};

thread_local! {
    // All threads of a model run on one thread of the machine.
    /// The accesses under way, by their addresses on the stacks of their threads.
    static UNDER_WAY: RefCell<BTreeMap<usize, (Site, Option<Place>)>> = RefCell::default();
}

/// Starts an execution. Must be called first in the model.
pub fn begin() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| hook::install(&Watch));
    UNDER_WAY.take();
    trace::clear();
    writes::clear();
    process::begin();
    threads::begin();
}

/// Ends an execution. Must be called when all threads have been joined; with `--cfg crossbeam_loom`, when
/// the execution is over, because only then does crossbeam-epoch free the remaining rings.
///
/// # Panics
///
/// Panics if a ring leaked.
pub fn end() {
    let leaked = heap::clear();
    assert!(leaked == 0, "{leaked} rings leaked");
}

/// The hook that all instruments use.
struct Watch;

// SAFETY: accesses are performed as they are, and rings come from an allocator. A suite replaces orderings
// and plants faults only in the deque of a model. There, the heap keeps each ring until the end of the
// execution, which the use of a freed ring ends, and each element is the address of a record, which
// detects a second taker.
unsafe impl Hook for Watch {
    fn site(&self, site: Site) -> Site {
        let site = orders::replaced(site);
        let is_alone = match site.step() {
            Step::None => threads::RECORDS_ARE_EXPLORED.get(),
            _ => !threads::STEPS_ARE_JOINED.get(),
        };
        if is_alone { site.alone() } else { site }
    }

    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        faults::access(site, location, operation)
    }

    fn fence(&self, site: Site) -> bool {
        let done = process::fence(site);
        trace::record(Event::Fence { site });
        done
    }

    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller has the same obligation.
        unsafe { heap::alloc(layout) }
    }

    unsafe fn dealloc(&self, start: *mut u8, _: Layout) {
        heap::free(start);
    }

    fn has_barriers(&self) -> bool {
        PROCESS.get().has_barriers()
    }

    fn runs_private_fences(&self) -> bool {
        PROCESS.get() != Process::PrivateFences
    }

    fn looks_ahead(&self) -> bool {
        PROCESS.get() == Process::Looks
    }
}

/// Performs an access as it is, and records it.
fn access(site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
    // Before and after, because a ring may be freed while the access waits for its turn.
    let place = check(location);
    let at = (&raw const site).addr();
    UNDER_WAY.with_borrow_mut(|all| all.insert(at, (site, place)));
    let result = location.perform(operation, site.order());
    UNDER_WAY.with_borrow_mut(|all| all.remove(&at));
    check(location);
    record(site, location, operation, result);
    result
}

/// Checks that the location is not in a ring that was freed, and returns its place if it is in a ring.
///
/// # Panics
///
/// Panics if the ring was freed.
fn check(location: &Location) -> Option<Place> {
    (location.kind == Kind::Word).then(|| heap::place(location))
}

/// Returns the message of a panic on this stack. If an access races, it also says which, and why.
pub fn explain(message: &str) -> String {
    let here = (&raw const message).addr();
    // Stacks grow downwards, so this thread's access is the next one above. Loom's stacks have 32 KiB and a guard
    // page: an access of another thread is so near only if its stack is 20 KiB deeper.
    let stack = here..here + (1 << 14);
    let access = UNDER_WAY.with_borrow(|all| Some(*all.range(stack).next()?.1));
    let access = access.filter(|_| message.starts_with("Causality violation"));
    access.map_or(message.to_owned(), |(site, place)| {
        let (place, or) = match place {
            Some(place) => (format!(" {place}"), ""),
            None => (String::new(), ", or after it is dropped"),
        };
        let name = site.name();
        format!("{message} {name}{place} is used before it is initialised{or}.")
    })
}

/// Records an access and its result.
fn record(site: Site, location: &Location, operation: Operation, result: Result<u64, u64>) {
    let read = result.unwrap_or_else(|found| found);
    let seen = writes::seen(location, read);
    let written = result.ok().and_then(|found| operation.written(found));
    if let Some(new) = written {
        writes::push(location, new);
    }
    trace::record(match operation {
        Operation::Load | Operation::LoadNewest => Event::Load {
            site,
            value: shown(location, read),
            newest: shown(location, writes::newest(location)),
            seen,
        },
        // On a record, on the list of records, or on a mode.
        Operation::Cas(..) if location.kind != Kind::Index => {
            Event::Record { site, done: result.is_ok() }
        }
        Operation::Cas(old, new, _) => Event::Cas {
            site,
            old: old as i64,
            new: new as i64,
            found: result.err().map(|found| location.value(found) as i64),
            seen,
        },
        _ => Event::Store { site, value: shown(location, writes::newest(location)), at: seen.at },
    });
}

/// Returns the value of a location as a drawing shows it.
fn shown(location: &Location, value: u64) -> Value {
    match location.kind {
        Kind::Index | Kind::Number => Value::Index(location.value(value) as i64),
        Kind::Pointer => heap::ring(value as usize).map_or(Value::Record, Value::Ring),
        Kind::Word => Value::Slot { place: heap::place(location), version: value as usize },
    }
}
