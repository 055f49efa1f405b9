//! Broken variants, and how loom kills them; and those that it cannot kill.
//!
//! A variant is a type: the algorithm is the one that ships. Its counterexample
//! is left in `target/tmp`.

use std::mem;
use std::sync::Mutex;
use std::sync::atomic::Ordering::{self, AcqRel, Relaxed};

use crate::support::explore;
use crate::support::jobs::{Expect, Job};
use crate::support::shared::scenario::{Scenario, of};

use chase_lev::model::epoch;
use chase_lev::protocol::{Fault, Protocol, Site, Sites};
use chase_lev::reclaim::{Buffer, Epoch, Published, Reclaim, Retain, Retired};

/// Protocols with one or more sites changed.
macro_rules! variants {
    ($($name:ident<$reclaim:ty> = $base:ident { $($site:ident: $change:expr),* };)*) => {$(
        struct $name;

        // SAFETY: none; that is the point. It runs only where loom watches.
        unsafe impl Protocol for $name {
            const SITES: Sites = Sites {
                $($site: change(Sites::$base.$site, $change),)*
                ..Sites::$base
            };
            type Reclaim = $reclaim;
        }
    )*};
}

enum Change {
    To(Ordering),
    Faulty(Fault),
}
use Change::{Faulty, To};

const fn change(site: Site, change: Change) -> Site {
    match change {
        To(order) => site.with(order),
        Faulty(fault) => site.faulty(fault),
    }
}

variants! {
    // One step below `Weakest`.
    PushTop<Retain> = WEAKEST { push_top: To(Relaxed) };
    PushFence<Retain> = WEAKEST { push_fence: To(Relaxed) };
    GrowBuffer<Retain> = WEAKEST { grow_buffer: To(Relaxed) };
    PopFence<Retain> = WEAKEST { pop_fence: To(AcqRel) };
    StealFence<Retain> = WEAKEST { steal_fence: To(AcqRel) };
    StealBottom<Retain> = WEAKEST { steal_bottom: To(Relaxed) };
    StealBuffer<Retain> = WEAKEST { steal_buffer: To(Relaxed) };
    StealCas<Retain> = WEAKEST { steal_cas: To(Relaxed) };
    // The fences again, under epochs.
    PopFenceEpoch<Epoch> = WEAKEST { pop_fence: To(AcqRel) };
    StealFenceEpoch<Epoch> = WEAKEST { steal_fence: To(AcqRel) };
    // The buffer again, under epochs.
    GrowBufferEpoch<Epoch> = WEAKEST { grow_buffer: To(Relaxed) };
    StealBufferEpoch<Epoch> = WEAKEST { steal_buffer: To(Relaxed) };
    // One step below `ReleaseStores`, where it differs from `Weakest`. The
    // second is widespread: a release store in push, and no fence.
    ReleasePushBottom<Retain> = RELEASE_STORES { push_bottom: To(Relaxed) };
    ReleasePopReserve<Retain> = RELEASE_STORES { pop_reserve: To(Relaxed) };
    // One step below `Le2013`, where that is above `Weakest`.
    LePopCas<Retain> = LE2013 { pop_cas: To(AcqRel) };
    LeStealTop<Retain> = LE2013 { steal_top: To(Relaxed) };
    LeStealCas<Retain> = LE2013 { steal_cas: To(AcqRel) };
    // Errors of logic.
    PopCasNotAtomic<Retain> = WEAKEST { pop_cas: Faulty(Fault::NotAtomic) };
    PopCasAssumed<Retain> = WEAKEST { pop_cas: Faulty(Fault::Assumed) };
    PopCasRefused<Retain> = WEAKEST { pop_cas: Faulty(Fault::Refused) };
    StealCasRefused<Retain> = WEAKEST { steal_cas: Faulty(Fault::Refused) };
    StealCasNotAtomic<Retain> = WEAKEST { steal_cas: Faulty(Fault::NotAtomic) };
    PopReserveSkipped<Retain> = WEAKEST { pop_reserve: Faulty(Fault::Skipped) };
    PopRestoreSkipped<Retain> = WEAKEST { pop_restore: Faulty(Fault::Skipped) };
    // Broken reclamation.
    FreesAtOnce<AtOnce> = WEAKEST {};
    NeverPins<NoPin> = WEAKEST {};
    PinsLate<LatePin> = WEAKEST {};
    RetiresEarly<EarlyRetire> = WEAKEST {};
    Leaks<NeverFreed> = WEAKEST {};
    KeepsTheRing<EarlierRing> = WEAKEST {};
}

/// What `Epoch` does right.
fn pin_and_load<T>(published: &Published<T>, site: Site) -> (Buffer<T>, epoch::Guard) {
    Epoch.protect(published, site)
}

/// The replaced ring is freed at once.
#[derive(Default)]
struct AtOnce;

// SAFETY: none, here and below; that is the point.
unsafe impl Reclaim for AtOnce {
    const FREES: bool = true;
    type Guard = epoch::Guard;

    fn protect<T>(&self, published: &Published<T>, site: Site) -> (Buffer<T>, epoch::Guard) {
        pin_and_load(published, site)
    }

    unsafe fn retire(&self, old: Retired) {
        drop(old);
    }
}

/// The replaced ring is forgotten.
#[derive(Default)]
struct NeverFreed;

// SAFETY: leaking is safe.
unsafe impl Reclaim for NeverFreed {
    const FREES: bool = true;
    type Guard = epoch::Guard;

    fn protect<T>(&self, published: &Published<T>, site: Site) -> (Buffer<T>, epoch::Guard) {
        pin_and_load(published, site)
    }

    unsafe fn retire(&self, old: Retired) {
        mem::forget(old);
    }
}

/// Thieves are not pinned.
#[derive(Default)]
struct NoPin;

// SAFETY: none.
unsafe impl Reclaim for NoPin {
    const FREES: bool = true;
    type Guard = ();

    fn protect<T>(&self, published: &Published<T>, site: Site) -> (Buffer<T>, ()) {
        // SAFETY: none.
        (unsafe { published.load(site) }, ())
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { Epoch.retire(old) }
    }
}

/// Thieves are pinned after they loaded the ring.
#[derive(Default)]
struct LatePin;

// SAFETY: none.
unsafe impl Reclaim for LatePin {
    const FREES: bool = true;
    type Guard = epoch::Guard;

    fn protect<T>(&self, published: &Published<T>, site: Site) -> (Buffer<T>, epoch::Guard) {
        // SAFETY: none.
        (unsafe { published.load(site) }, epoch::pin())
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { Epoch.retire(old) }
    }
}

/// The ring is retired before its successor is published.
#[derive(Default)]
struct EarlyRetire;

// SAFETY: none.
unsafe impl Reclaim for EarlyRetire {
    const FREES: bool = true;
    type Guard = epoch::Guard;

    fn protect<T>(&self, published: &Published<T>, site: Site) -> (Buffer<T>, epoch::Guard) {
        pin_and_load(published, site)
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: none.
        unsafe { Epoch.retire(old) }
    }

    unsafe fn replace<T>(
        &self,
        published: &Published<T>,
        new: Buffer<T>,
        old: Retired,
        site: Site,
    ) {
        // SAFETY: none.
        unsafe { self.retire(old) };
        published.store(new, site);
    }
}

/// Thieves use the ring that was loaded for an earlier steal: before
/// `bottom`.
#[derive(Default)]
struct EarlierRing {
    retain: Retain,
    ring: Mutex<Option<[usize; 2]>>,
}

// SAFETY: none.
unsafe impl Reclaim for EarlierRing {
    const FREES: bool = false;
    type Guard = ();

    fn protect<T>(&self, published: &Published<T>, site: Site) -> (Buffer<T>, ()) {
        let (loaded, ()) = self.retain.protect(published, site);
        // SAFETY: a handle is two words, and all are of the same type.
        unsafe {
            let mut earlier = self.ring.lock().expect("no panics");
            let words = earlier.get_or_insert(mem::transmute_copy(&loaded));
            (mem::transmute_copy(words), ())
        }
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { self.retain.retire(old) }
    }
}

/// Loom kills this variant with this scenario.
fn killed<P: Protocol>(name: &str, scenario: Scenario, by: &'static str, within: usize) -> Job {
    job::<P>(name, scenario, Expect::Killed { by, within })
}

/// Loom explores all of this scenario, at least so many executions, and
/// finds nothing wrong with this variant.
fn survives<P: Protocol>(
    name: &str,
    scenario: Scenario,
    floor: usize,
    reason: &'static str,
) -> Job {
    job::<P>(name, scenario, Expect::Survives { floor, reason })
}

fn job<P: Protocol>(name: &str, scenario: Scenario, expect: Expect) -> Job {
    Job {
        name: format!("{name:36}{scenario}"),
        expect,
        ignored: false,
        run: Box::new(move || match (expect, explore::<1, P>(scenario, None)) {
            (Expect::Survives { floor, .. }, explored) if explored.executions < floor => Err(
                format!("explored too little, less than {floor}: {explored}"),
            ),
            (_, explored) => Ok(explored),
        }),
    }
}

const LOAD_BUFFERING: &str = "the failure needs load buffering, which loom does not model";
const STRONGER: &str = "stronger than needed: Weakest is weaker still";

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let one = |program| of(program).capacity(1);
    let two = |program| of(program).capacity(2);
    let jobs = vec![
        // Orderings.
        survives::<PushTop>("push.top Relaxed", one("PSp|s|s"), 346, LOAD_BUFFERING),
        survives::<PushTop>("push.top Relaxed", one("Pop|s"), 297, LOAD_BUFFERING),
        survives::<PushTop>("push.top Relaxed", two("PPp|ss"), 67, LOAD_BUFFERING),
        killed::<PushFence>("push.fence Relaxed", of("p|s"), UNWRITTEN, 2),
        killed::<GrowBuffer>("grow.buffer Relaxed", one("Pp|s"), RACE, 2),
        killed::<GrowBufferEpoch>("grow.buffer Relaxed, epochs", one("Pp|s"), RACE, 21),
        killed::<PopFence>("pop.fence AcqRel", of("PPo|ss"), TWICE, 1),
        killed::<PopFenceEpoch>("pop.fence AcqRel, epochs", of("PPo|ss"), TWICE, 1),
        killed::<PopFenceEpoch>("pop.fence AcqRel, pinned", of("PPo|@ss"), TWICE, 1),
        killed::<StealFence>("steal.fence AcqRel", of("PPo|ss"), TWICE, 1),
        killed::<StealFenceEpoch>("steal.fence AcqRel, epochs", of("PPo|ss"), TWICE, 14),
        killed::<StealFenceEpoch>("steal.fence AcqRel, pinned", of("PPo|@ss"), TWICE, 2),
        survives::<PopFence>(
            "pop.fence AcqRel, one element",
            of("Po|s"),
            76,
            "it takes two elements",
        ),
        survives::<StealFence>(
            "steal.fence AcqRel, one element",
            of("Po|s"),
            76,
            "it takes two elements",
        ),
        killed::<StealBottom>("steal.bottom Relaxed", of("p|s"), UNWRITTEN, 2),
        killed::<StealBuffer>("steal.buffer Relaxed", one("Pp|s"), RACE, 2),
        killed::<StealBufferEpoch>("steal.buffer Relaxed, epochs", one("Pp|s"), RACE, 21),
        survives::<StealCas>("steal.cas Relaxed", one("PSp|s|s"), 367, LOAD_BUFFERING),
        survives::<StealCas>("steal.cas Relaxed", one("Pop|s"), 297, LOAD_BUFFERING),
        survives::<StealCas>("steal.cas Relaxed", two("PPp|ss"), 67, LOAD_BUFFERING),
        killed::<ReleasePushBottom>(
            "push.bottom Relaxed, ReleaseStores",
            of("p|s"),
            UNWRITTEN,
            2,
        ),
        killed::<ReleasePopReserve>(
            "pop.reserve Relaxed, ReleaseStores",
            of("ppo|s"),
            UNWRITTEN,
            25,
        ),
        survives::<LePopCas>("pop.cas AcqRel, Le2013", of("Po|s|s"), 25027, STRONGER),
        survives::<LeStealTop>("steal.top Relaxed, Le2013", of("PPo|s|s"), 10765, STRONGER),
        survives::<LeStealCas>("steal.cas AcqRel, Le2013", of("PPo|s|s"), 10765, STRONGER),
        // Logic.
        killed::<PopCasNotAtomic>("pop.cas not atomic", of("Po|s"), TWICE, 31),
        killed::<PopCasAssumed>("pop.cas assumed", of("Po|s"), "was dropped twice", 1),
        killed::<StealCasNotAtomic>("steal.cas not atomic", of("P|s|s"), TWICE, 1),
        killed::<PopCasRefused>("pop.cas refused", of("Po|s"), "no deque does this", 1),
        killed::<StealCasRefused>("steal.cas refused", of("P|s"), "a Retry without a cause", 1),
        killed::<PopReserveSkipped>("pop.reserve skipped", of("PPo|ss"), TWICE, 1),
        killed::<PopRestoreSkipped>("pop.restore skipped", of("Pop|s"), "was never dropped", 1),
        killed::<KeepsTheRing>("ring of an earlier steal", one("Pp|ss"), TWICE, 2),
        // Reclamation.
        killed::<FreesAtOnce>("freed at once", one("Pp|s"), FREED, 1),
        killed::<Leaks>("never freed", one("Pp|s"), "1 rings leaked", 2),
        killed::<NeverPins>("no pin", one("Pp|s"), RACE, 7),
        killed::<PinsLate>("pin after the load", one("Pp|s"), FREED, 20),
        killed::<RetiresEarly>("retired before replaced", one("Pp|s"), FREED, 1),
    ];
    complete(&jobs);
    jobs
}

const RACE: &str = "Causality violation";
const UNWRITTEN: &str = "an unwritten slot was taken";
const TWICE: &str = "was taken twice";
const FREED: &str = "is used after it was freed";

/// Sees to it that no weakening by one step is left out.
fn complete(jobs: &[Job]) {
    let changed = |sites: Sites| {
        let sites = sites.all().into_iter().zip(Sites::WEAKEST.all());
        sites
            .filter(|(site, weakest)| site != weakest)
            .map(|(site, _)| site)
    };
    let weakest = Sites::WEAKEST.all().map(|site| (site, ""));
    let le = changed(Sites::LE2013).map(|site| (site, ", Le2013"));
    let release = changed(Sites::RELEASE_STORES).map(|site| (site, ", ReleaseStores"));
    for (site, of) in weakest.into_iter().chain(le).chain(release) {
        for weaker in site.weaker() {
            let name = format!("{} {weaker:?}{of} ", site.name());
            let listed = jobs.iter().any(|job| job.name.starts_with(&name));
            assert!(listed, "no variant is named {name}");
        }
    }
}
