//! Broken variants: the algorithm is the one that ships; a variant is a type that says which
//! orderings the hook replaces and which faults it plants, or that reclaims wrongly.

use std::cell::Cell;
use std::mem;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;
use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed};

use chase_lev::protocol::Protocol;
use chase_lev::reclaim::{Epoch, GracePeriod, Reclaim, Retain};
use chase_lev::research::{Published, Retired, Ring, Sites};
use chase_lev_atomics::Site;

use super::evidence::EVIDENCE;
use super::instruments::faults::{self, Fault};
use super::instruments::orders;
use super::jobs::Expect;
use super::protocols::LE2013;

/// A protocol, and what the hook makes of it.
pub trait Variant: Protocol {
    /// The orderings that it replaces.
    const ORDERS: &'static [(&'static str, Ordering)];
    /// The faults that it plants.
    const FAULTS: &'static [(Site, Fault)];

    /// Does so from now on.
    fn plant() {
        orders::replace(Self::ORDERS.to_vec());
        faults::plant(Self::FAULTS);
    }
}

/// Variants of a protocol, each with orderings replaced or faults planted at its sites.
macro_rules! variants {
    ($($name:ident<$reclaim:ty> = $base:ident {
        $($site:ident: $order:ident),*
    } $(faults { $($at:ident: $fault:ident),* })?;)*) => {$(
        pub struct $name;

        // SAFETY: its sites are those of a protocol that ships; the hook answers for the rest.
        unsafe impl Protocol for $name {
            const SITES: Sites = $crate::suite::protocols::$base;
            type Reclaim = $reclaim;
        }

        impl Variant for $name {
            const ORDERS: &'static [(&'static str, Ordering)] =
                &[$(($crate::suite::protocols::$base.$site.name(), $order)),*];
            const FAULTS: &'static [(Site, Fault)] =
                &[$($(($crate::suite::protocols::$base.$at, Fault::$fault)),*)?];
        }
    )*};
}
pub(super) use variants;

variants! {
    // One step below `Weakest`.
    PushTop<Retain> = WEAKEST { push_top: Relaxed };
    PushFence<Retain> = WEAKEST { push_fence: Relaxed };
    GrowRing<Retain> = WEAKEST { grow_ring: Relaxed };
    PopFence<Retain> = WEAKEST { pop_fence: AcqRel };
    StealFence<Retain> = WEAKEST { steal_fence: AcqRel };
    StealBottom<Retain> = WEAKEST { steal_bottom: Relaxed };
    StealRing<Retain> = WEAKEST { steal_ring: Relaxed };
    StealCas<Retain> = WEAKEST { steal_cas: Relaxed };
    // The fences again, under epochs.
    PopFenceEpoch<Epoch> = WEAKEST { pop_fence: AcqRel };
    StealFenceEpoch<Epoch> = WEAKEST { steal_fence: AcqRel };
    // Grace periods.
    ReaderEnter<GracePeriod> = WEAKEST { reader_enter: Relaxed };
    ReaderLeave<GracePeriod> = WEAKEST { reader_leave: Relaxed };
    RetireFence<GracePeriod> = WEAKEST { retire_fence: AcqRel };
    RetireLook<GracePeriod> = WEAKEST { retire_look: Relaxed };
    StealFenceGrace<GracePeriod> = WEAKEST { steal_fence: AcqRel };
    RecordsHead<GracePeriod> = WEAKEST { records_head: Relaxed };
    RecordsPush<GracePeriod> = WEAKEST { records_push: Relaxed };
    RecordClaim<GracePeriod> = WEAKEST { record_claim: Relaxed };
    RecordRelease<GracePeriod> = WEAKEST { record_release: Relaxed };
    // The ring again, under epochs.
    GrowRingEpoch<Epoch> = WEAKEST { grow_ring: Relaxed };
    StealRingEpoch<Epoch> = WEAKEST { steal_ring: Relaxed };
    // One step below `ReleaseStores`, where it differs from `Weakest`. The
    // second is widespread: a release store in push, and no fence.
    ReleasePushBottom<Retain> = RELEASE_STORES { push_bottom: Relaxed };
    ReleasePopReserve<Retain> = RELEASE_STORES { pop_reserve: Relaxed };
    // One step below `Le2013`, where that is above `Weakest`.
    LePopCas<Retain> = LE2013 { pop_cas: AcqRel };
    LeStealTop<Retain> = LE2013 { steal_top: Relaxed };
    LeStealCas<Retain> = LE2013 { steal_cas: AcqRel };
    // One step below `Asymmetric`, where it differs from `Weakest`.
    LightFence<Retain> = ASYMMETRIC { pop_fence: Relaxed };
    HeavyFence<Retain> = ASYMMETRIC { steal_fence: Relaxed };
    PopBatches<Retain> = ASYMMETRIC { pop_batches: Relaxed };
    PopBatch<Retain> = ASYMMETRIC { pop_batch: AcqRel };
    WarmFence<Retain> = ASYMMETRIC { warm_fence: AcqRel };
    BatchLeave<Retain> = ASYMMETRIC { batch_leave: Relaxed };
    // Warm deques: errors of logic, and an owner that never cools, which is none.
    TokenEarly<Retain> = ASYMMETRIC {} faults {
        batch_enter: TokenEarly, batch_leave: TokenEarly
    };
    TakenForToken<Retain> = ASYMMETRIC {} faults { batch_enter: TakenForToken };
    CoolsAll<Retain> = ASYMMETRIC {} faults { batch_cool: Cleared };
    CoolsTwice<Retain> = ASYMMETRIC {} faults { batch_cool: Twice };
    NeverCools<Retain> = ASYMMETRIC {} faults { batch_cool: Skipped };
    AsymmetricStealTop<Retain> = ASYMMETRIC { steal_top: Relaxed };
    // Batches.
    BatchCas<Retain> = WEAKEST { batch_cas: AcqRel };
    BatchBottom<Retain> = WEAKEST { batch_bottom: Acquire };
    BatchBottomRelaxed<Retain> = WEAKEST { batch_bottom: Relaxed };
    BatchBottomEarly<Retain> = WEAKEST {} faults { batch_bottom: Early };
    BatchAtOnce<Retain> = WEAKEST {} faults {
        steal_bottom: AtOnce, batch_cas: AtOnce, batch_bottom: AtOnce
    };
    BatchKeepsTheRing<Keeps<false>> = WEAKEST {};
    // Errors of logic.
    PopCasNotAtomic<Retain> = WEAKEST {} faults { pop_cas: NotAtomic };
    PopCasStored<Retain> = WEAKEST {} faults { pop_cas: Stored };
    PopCasAssumed<Retain> = WEAKEST {} faults { pop_cas: Assumed };
    PopCasRefused<Retain> = WEAKEST {} faults { pop_cas: Refused };
    PopReserveSkipped<Retain> = WEAKEST {} faults { pop_reserve: Skipped };
    PopRestoreSkipped<Retain> = WEAKEST {} faults { pop_restore: Skipped };
    StealCasNotAtomic<Retain> = WEAKEST {} faults { steal_cas: NotAtomic };
    StealCasStored<Retain> = WEAKEST {} faults { steal_cas: Stored };
    StealCasRefused<Retain> = WEAKEST {} faults { steal_cas: Refused };
    StealBottomEarly<Retain> = WEAKEST {} faults { steal_bottom: Early };
    StealRingEarly<Retain> = WEAKEST {} faults { steal_ring: Early };
    StealSlotLate<Retain> = WEAKEST {} faults {
        steal_top: Swapped, steal_slot: Swapped, steal_cas: Swapped
    };
    GrowRingSkipped<Retain> = WEAKEST {} faults { grow_ring: Skipped };
    GrowSlotSkipped<Retain> = WEAKEST {} faults { grow_slot: FirstSkipped };
    // Broken reclamation.
    FreesAtOnce<Broken<Epoch, FREES_AT_ONCE>> = WEAKEST {};
    NeverPins<Broken<Epoch, NEVER_PINS>> = WEAKEST {};
    PinsLate<Broken<Epoch, PINS_LATE>> = WEAKEST {};
    RetiresEarly<Broken<Epoch, RETIRES_EARLY>> = WEAKEST {};
    Leaks<Broken<Epoch, NEVER_FREES>> = WEAKEST {};
    FreesByUnwinding<Broken<Epoch, FREES_BY_UNWINDING>> = WEAKEST {};
    NeverAnnounces<Broken<GracePeriod, NEVER_PINS>> = WEAKEST {};
    AnnouncesLate<Broken<GracePeriod, ANNOUNCES_LATE>> = WEAKEST {};
    RetiresEarlyGrace<Broken<GracePeriod, RETIRES_EARLY>> = WEAKEST {};
    KeepsTheRing<Keeps<true>> = WEAKEST {};
}

/// How reclamation is broken.
pub const FREES_AT_ONCE: u8 = 0;
pub const NEVER_FREES: u8 = 1;
pub const NEVER_PINS: u8 = 2;
/// Thieves are pinned after they loaded the ring.
pub const PINS_LATE: u8 = 3;
/// The ring is retired before its successor is published.
pub const RETIRES_EARLY: u8 = 4;
/// Something foreign panics in `retire`, and unwinding frees the ring.
pub const FREES_BY_UNWINDING: u8 = 5;
/// Thieves announce themselves after their fence.
pub const ANNOUNCES_LATE: u8 = 6;

/// Some way of reclamation, but for what is broken.
#[derive(Default)]
pub struct Broken<R, const HOW: u8>(R);

// SAFETY: none, here and below; that is the point.
unsafe impl<R: Reclaim, const HOW: u8> Reclaim for Broken<R, HOW> {
    const FREES: bool = true;
    type Guard<'a> = Cell<Option<R::Guard<'a>>>;

    fn announce(&self) -> Self::Guard<'_> {
        let announces = ![NEVER_PINS, PINS_LATE, ANNOUNCES_LATE].contains(&HOW);
        Cell::new(announces.then(|| self.0.announce()))
    }

    fn pin<'a>(&'a self, guard: &mut Self::Guard<'a>) {
        if HOW == ANNOUNCES_LATE {
            guard.set(Some(self.0.announce()));
        }
        if let Some(guard) = guard.get_mut() {
            self.0.pin(guard);
        }
    }

    fn load<'a, T>(
        &'a self,
        published: &Published<T>,
        guard: &Self::Guard<'a>,
        site: Site,
    ) -> Ring<T> {
        // SAFETY: none.
        let loaded = unsafe { published.load(site) };
        if HOW == PINS_LATE {
            let mut pinned = self.0.announce();
            self.0.pin(&mut pinned);
            guard.set(Some(pinned));
        }
        loaded
    }

    unsafe fn retire(&self, old: Retired) {
        match HOW {
            // SAFETY: none.
            FREES_AT_ONCE => unsafe { old.free() },
            NEVER_FREES => drop(old),
            FREES_BY_UNWINDING => {
                let frees = Frees(Some(old));
                let foreign = AssertUnwindSafe(move || {
                    let _frees = frees;
                    panic::resume_unwind(Box::new("foreign"));
                });
                let _: Result<(), _> = panic::catch_unwind(foreign);
            }
            // SAFETY: the caller's.
            _ => unsafe { self.0.retire(old) },
        }
    }

    unsafe fn replace<T>(&self, published: &Published<T>, new: Ring<T>, old: Retired, site: Site) {
        if HOW == RETIRES_EARLY {
            // SAFETY: none.
            unsafe { self.retire(old) };
            // SAFETY: the caller's.
            unsafe { published.store(new, site) };
        } else {
            // SAFETY: the caller's.
            unsafe { published.store(new, site) };
            // SAFETY: its successor has been published.
            unsafe { self.retire(old) };
        }
    }

    unsafe fn collect(&self) {
        // SAFETY: the caller's.
        unsafe { self.0.collect() };
    }
}

/// Frees a ring when it is dropped, as no [`Retired`] does.
struct Frees(Option<Retired>);

impl Drop for Frees {
    fn drop(&mut self) {
        if let Some(old) = self.0.take() {
            // SAFETY: none.
            unsafe { old.free() };
        }
    }
}

/// Thieves use the ring that was loaded first: by this batch, or by any steal.
#[derive(Default)]
pub struct Keeps<const FOR_GOOD: bool> {
    retain: Retain,
    first: Mutex<Option<[usize; 2]>>,
}

// SAFETY: none.
unsafe impl<const FOR_GOOD: bool> Reclaim for Keeps<FOR_GOOD> {
    const FREES: bool = false;
    type Guard<'a> = Cell<Option<[usize; 2]>>;

    fn announce(&self) -> Self::Guard<'_> {
        let first = self.first.lock().expect("no panics");
        Cell::new(first.filter(|_| FOR_GOOD))
    }

    fn load<'a, T>(
        &'a self,
        published: &Published<T>,
        guard: &Self::Guard<'a>,
        site: Site,
    ) -> Ring<T> {
        let loaded = words(&self.retain.load(published, &(), site));
        let mut first = self.first.lock().expect("no panics");
        let ring = guard.get().unwrap_or(loaded);
        guard.set(Some(ring));
        first.get_or_insert(ring);
        // SAFETY: all handles here are of the same type.
        unsafe { mem::transmute_copy(&ring) }
    }

    unsafe fn retire(&self, old: Retired) {
        // SAFETY: the caller's.
        unsafe { self.retain.retire(old) }
    }
}

/// A handle, which is two words, without its type.
fn words<T>(ring: &Ring<T>) -> [usize; 2] {
    // SAFETY: as long, and without padding.
    unsafe { mem::transmute_copy(ring) }
}

/// The sites at which nothing happens unless fences are asymmetric.
const ASYMMETRIC: [&str; 7] = [
    "pop.batches",
    "pop.batch",
    "batch.cool",
    "steal.look",
    "batch.enter",
    "warm.fence",
    "batch.leave",
];

/// A site that no suite judges: what it orders is only counted.
const NOT_JUDGED: &str = "len.fence";

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
    let le = changed(LE2013).map(|site| (site, ", Le2013"));
    let release = changed(Sites::RELEASE_STORES).map(|site| (site, ", ReleaseStores"));
    let asymmetric = changed(Sites::ASYMMETRIC).chain(extra);
    let asymmetric = asymmetric.map(|site| (site, ", Asymmetric"));
    let sites = weakest.into_iter().chain(le).chain(release);
    let judged = |(site, _): &(Site, _)| site.name() != NOT_JUDGED;
    for (site, of) in sites.chain(asymmetric).filter(judged) {
        for weaker in site.weaker() {
            let name = format!("{} {weaker:?}{of} ", site.name());
            let listed = names.iter().any(|listed| listed.starts_with(&name));
            assert!(listed, "no variant is named {name}");
        }
    }
}

/// Checks that the evidence says of loom what its jobs, of these names and expectations, do.
///
/// # Panics
///
/// If it does not.
pub fn table_is_true(jobs: &[(&str, Expect)]) {
    for shown in EVIDENCE {
        let (sites, of) = match shown.protocol {
            "ReleaseStores" => (Sites::RELEASE_STORES, ", ReleaseStores "),
            "Asymmetric" => (Sites::ASYMMETRIC, ", Asymmetric "),
            _ => (Sites::WEAKEST, " "),
        };
        let Some(scenario) = shown.loom else {
            continue;
        };
        let name = shown.site;
        let site = sites.all().into_iter().find(|site| site.name() == name);
        let [weaker] = site.expect("a site of the table").weaker() else {
            panic!("{name}: not one step weaker");
        };
        let (name, scenario) = (format!("{name} {weaker:?}{of}"), format!(" {scenario} in"));
        let kills = |(job, expect): &(&str, Expect)| {
            let killed = matches!(expect, Expect::Killed { .. });
            job.starts_with(&name) && job.contains(&scenario) && killed
        };
        assert!(jobs.iter().any(kills), "no job kills {name} with{scenario}");
    }
}
