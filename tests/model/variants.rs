//! Broken variants: the algorithm is the one that ships; a variant is a type
//! that changes an ordering, plants a fault, or reclaims wrongly.

use std::cell::Cell;
use std::mem;
use std::sync::Mutex;
use std::sync::atomic::Ordering::{self, AcqRel, Relaxed};

use chase_lev::model::epoch;
use chase_lev::protocol::{Fault, Protocol, Site, Sites};
use chase_lev::reclaim::{Ring, Epoch, Published, Reclaim, Retain, Retired};

/// Protocols with one or more sites changed.
macro_rules! variants {
    ($($name:ident<$reclaim:ty> = $base:ident { $($site:ident: $change:expr),* };)*) => {$(
        pub struct $name;

        // SAFETY: none; that is the point. It runs only where a checker watches.
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
    GrowRing<Retain> = WEAKEST { grow_ring: To(Relaxed) };
    PopFence<Retain> = WEAKEST { pop_fence: To(AcqRel) };
    StealFence<Retain> = WEAKEST { steal_fence: To(AcqRel) };
    StealBottom<Retain> = WEAKEST { steal_bottom: To(Relaxed) };
    StealRing<Retain> = WEAKEST { steal_ring: To(Relaxed) };
    StealCas<Retain> = WEAKEST { steal_cas: To(Relaxed) };
    // The fences again, under epochs.
    PopFenceEpoch<Epoch> = WEAKEST { pop_fence: To(AcqRel) };
    StealFenceEpoch<Epoch> = WEAKEST { steal_fence: To(AcqRel) };
    // The buffer again, under epochs.
    GrowRingEpoch<Epoch> = WEAKEST { grow_ring: To(Relaxed) };
    StealRingEpoch<Epoch> = WEAKEST { steal_ring: To(Relaxed) };
    // One step below `ReleaseStores`, where it differs from `Weakest`. The
    // second is widespread: a release store in push, and no fence.
    ReleasePushBottom<Retain> = RELEASE_STORES { push_bottom: To(Relaxed) };
    ReleasePopReserve<Retain> = RELEASE_STORES { pop_reserve: To(Relaxed) };
    // One step below `Le2013`, where that is above `Weakest`.
    LePopCas<Retain> = LE2013 { pop_cas: To(AcqRel) };
    LeStealTop<Retain> = LE2013 { steal_top: To(Relaxed) };
    LeStealCas<Retain> = LE2013 { steal_cas: To(AcqRel) };
    // One step below `Asymmetric`, where it differs from `Weakest`.
    LightFence<Retain> = ASYMMETRIC { pop_fence: To(Relaxed) };
    HeavyFence<Retain> = ASYMMETRIC { steal_fence: To(Relaxed) };
    PopBatches<Retain> = ASYMMETRIC { pop_batches: To(Relaxed) };
    PopBatch<Retain> = ASYMMETRIC { pop_batch: To(AcqRel) };
    BatchLeave<Retain> = ASYMMETRIC { batch_leave: To(Relaxed) };
    AsymmetricStealTop<Retain> = ASYMMETRIC { steal_top: To(Relaxed) };
    // Batches.
    BatchFence<Retain> = WEAKEST { batch_fence: To(AcqRel) };
    BatchBottom<Retain> = WEAKEST { batch_bottom: To(Relaxed) };
    BatchBottomEarly<Retain> = WEAKEST { batch_bottom: Faulty(Fault::Early) };
    BatchAtOnce<Retain> = WEAKEST {
        steal_bottom: Faulty(Fault::AtOnce),
        steal_cas: Faulty(Fault::AtOnce),
        batch_bottom: Faulty(Fault::AtOnce)
    };
    BatchKeepsTheRing<FirstRing> = WEAKEST {};
    // Errors of logic.
    PopCasNotAtomic<Retain> = WEAKEST { pop_cas: Faulty(Fault::NotAtomic) };
    PopCasStored<Retain> = WEAKEST { pop_cas: Faulty(Fault::Stored) };
    PopCasAssumed<Retain> = WEAKEST { pop_cas: Faulty(Fault::Assumed) };
    PopCasRefused<Retain> = WEAKEST { pop_cas: Faulty(Fault::Refused) };
    PopReserveSkipped<Retain> = WEAKEST { pop_reserve: Faulty(Fault::Skipped) };
    PopRestoreSkipped<Retain> = WEAKEST { pop_restore: Faulty(Fault::Skipped) };
    StealCasNotAtomic<Retain> = WEAKEST { steal_cas: Faulty(Fault::NotAtomic) };
    StealCasStored<Retain> = WEAKEST { steal_cas: Faulty(Fault::Stored) };
    StealCasRefused<Retain> = WEAKEST { steal_cas: Faulty(Fault::Refused) };
    StealBottomEarly<Retain> = WEAKEST { steal_bottom: Faulty(Fault::Early) };
    StealRingEarly<Retain> = WEAKEST { steal_ring: Faulty(Fault::Early) };
    StealSlotLate<Retain> = WEAKEST {
        steal_top: Faulty(Fault::Swapped),
        steal_slot: Faulty(Fault::Swapped),
        steal_cas: Faulty(Fault::Swapped)
    };
    GrowRingSkipped<Retain> = WEAKEST { grow_ring: Faulty(Fault::Skipped) };
    GrowSlotSkipped<Retain> = WEAKEST { grow_slot: Faulty(Fault::FirstSkipped) };
    // Broken reclamation.
    FreesAtOnce<AtOnce> = WEAKEST {};
    NeverPins<NoPin> = WEAKEST {};
    PinsLate<LatePin> = WEAKEST {};
    RetiresEarly<EarlyRetire> = WEAKEST {};
    Leaks<NeverFreed> = WEAKEST {};
    KeepsTheRing<EarlierRing> = WEAKEST {};
}

/// The replaced ring is freed at once.
#[derive(Default)]
pub struct AtOnce;

// SAFETY: none, here and below; that is the point.
unsafe impl Reclaim for AtOnce {
    const FREES: bool = true;
    type Guard = epoch::Guard;

    fn pin(&self) -> epoch::Guard {
        Epoch.pin()
    }

    fn load<T>(&self, published: &Published<T>, guard: &epoch::Guard, site: Site) -> Ring<T> {
        Epoch.load(published, guard, site)
    }

    unsafe fn retire(&self, old: Retired) {
        drop(old);
    }
}

/// The replaced ring is forgotten.
#[derive(Default)]
pub struct NeverFreed;

// SAFETY: leaking is safe.
unsafe impl Reclaim for NeverFreed {
    const FREES: bool = true;
    type Guard = epoch::Guard;

    fn pin(&self) -> epoch::Guard {
        Epoch.pin()
    }

    fn load<T>(&self, published: &Published<T>, guard: &epoch::Guard, site: Site) -> Ring<T> {
        Epoch.load(published, guard, site)
    }

    unsafe fn retire(&self, old: Retired) {
        mem::forget(old);
    }
}

/// Thieves are not pinned.
#[derive(Default)]
pub struct NoPin;

// SAFETY: none.
unsafe impl Reclaim for NoPin {
    const FREES: bool = true;
    type Guard = ();

    fn pin(&self) {}

    fn load<T>(&self, published: &Published<T>, (): &(), site: Site) -> Ring<T> {
        // SAFETY: none.
        unsafe { published.load(site) }
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { Epoch.retire(old) }
    }
}

/// Thieves are pinned after they loaded the ring.
#[derive(Default)]
pub struct LatePin;

// SAFETY: none.
unsafe impl Reclaim for LatePin {
    const FREES: bool = true;
    type Guard = Cell<Option<epoch::Guard>>;

    fn pin(&self) -> Self::Guard {
        Cell::new(None)
    }

    fn load<T>(&self, published: &Published<T>, guard: &Self::Guard, site: Site) -> Ring<T> {
        // SAFETY: none.
        let loaded = unsafe { published.load(site) };
        guard.set(Some(epoch::pin()));
        loaded
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { Epoch.retire(old) }
    }
}

/// The ring is retired before its successor is published.
#[derive(Default)]
pub struct EarlyRetire;

// SAFETY: none.
unsafe impl Reclaim for EarlyRetire {
    const FREES: bool = true;
    type Guard = epoch::Guard;

    fn pin(&self) -> epoch::Guard {
        Epoch.pin()
    }

    fn load<T>(&self, published: &Published<T>, guard: &epoch::Guard, site: Site) -> Ring<T> {
        Epoch.load(published, guard, site)
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: none.
        unsafe { Epoch.retire(old) }
    }

    unsafe fn replace<T>(
        &self,
        published: &Published<T>,
        new: Ring<T>,
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
pub struct EarlierRing {
    retain: Retain,
    ring: Mutex<Option<[usize; 2]>>,
}

// SAFETY: none.
unsafe impl Reclaim for EarlierRing {
    const FREES: bool = false;
    type Guard = ();

    fn pin(&self) {}

    fn load<T>(&self, published: &Published<T>, (): &(), site: Site) -> Ring<T> {
        let loaded = self.retain.load(published, &(), site);
        let mut earlier = self.ring.lock().expect("no panics");
        let words = *earlier.get_or_insert(words(&loaded));
        // SAFETY: all handles here are of the same type.
        unsafe { mem::transmute_copy(&words) }
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { self.retain.retire(old) }
    }
}

/// A batch uses the ring that was loaded for its first element.
#[derive(Default)]
pub struct FirstRing(Retain);

// SAFETY: none.
unsafe impl Reclaim for FirstRing {
    const FREES: bool = false;
    type Guard = Cell<Option<[usize; 2]>>;

    fn pin(&self) -> Self::Guard {
        Cell::new(None)
    }

    fn load<T>(&self, published: &Published<T>, guard: &Self::Guard, site: Site) -> Ring<T> {
        let loaded = self.0.load(published, &(), site);
        let first = guard.get().unwrap_or(words(&loaded));
        guard.set(Some(first));
        // SAFETY: all handles here are of the same type.
        unsafe { mem::transmute_copy(&first) }
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { self.0.retire(old) }
    }
}

/// A handle, which is two words, without its type.
fn words<T>(ring: &Ring<T>) -> [usize; 2] {
    // SAFETY: as long, and without padding.
    unsafe { mem::transmute_copy(ring) }
}

/// The sites at which nothing happens unless fences are asymmetric.
const ASYMMETRIC: [&str; 5] = [
    "pop.batches",
    "pop.batch",
    "steal.look",
    "batch.enter",
    "batch.leave",
];

/// Sees to it that no weakening by one step is left out: that the name of some
/// job begins with the site, the ordering and, but for `Weakest`, the protocol.
pub fn every_weakening_is_in(names: &[&str]) {
    let asymmetric = |site: &Site| ASYMMETRIC.contains(&site.name());
    let changed = |sites: Sites| {
        let sites = sites.all().into_iter().zip(Sites::WEAKEST.all());
        sites
            .filter(|(site, weakest)| site != weakest)
            .map(|(site, _)| site)
    };
    let (extra, weakest): (Vec<_>, Vec<_>) = Sites::WEAKEST.all().into_iter().partition(asymmetric);
    let weakest = weakest.into_iter().map(|site| (site, ""));
    let le = changed(Sites::LE2013).map(|site| (site, ", Le2013"));
    let release = changed(Sites::RELEASE_STORES).map(|site| (site, ", ReleaseStores"));
    let asymmetric = changed(Sites::ASYMMETRIC).chain(extra);
    let asymmetric = asymmetric.map(|site| (site, ", Asymmetric"));
    let sites = weakest.into_iter().chain(le).chain(release);
    for (site, of) in sites.chain(asymmetric) {
        for weaker in site.weaker() {
            let name = format!("{} {weaker:?}{of} ", site.name());
            let listed = names.iter().any(|listed| listed.starts_with(&name));
            assert!(listed, "no variant is named {name}");
        }
    }
}
