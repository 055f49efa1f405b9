//! The table of the ordering sites.
//!
//! `deque.rs`, `batch.rs`, `mode.rs`, `records.rs` and `reclaim` show the ordering of each access at the
//! access; [`at`] compares it with this table at compile time.
//!
//! The repository's `docs/verdicts.md` has the verdict of each engine on each weaker ordering, within the
//! bounds of the check: the failure, or the reason why none was found. `Weakest` orders as Lê et al. do,
//! except that `pop.cas`, `steal.top` and `steal.cas` are weaker.

use core::sync::atomic::Ordering::{Relaxed, Release, SeqCst};

use chase_lev_atomics::{Access, sites};

pub(crate) use chase_lev_atomics::{Site, at};

sites! {
    /// The ordering sites of the algorithm, in program order.
    pub struct Sites;

    /// The weakest orderings that suffice, as far as loom and TLC can tell.
    pub const WEAKEST;

    /// Looks for room. Acquires the thieves' claims, `steal.cas`, before a slot is reused.
    push_top "push.top" Load Acquire;
    /// Stores the element. `push.fence` orders it.
    push_slot "push.slot" Store Relaxed Early;
    /// Releases the slot to `steal.bottom`.
    push_fence "push.fence" Fence Release;
    /// Publishes the element. `push.fence` orders it.
    push_bottom "push.bottom" Store Relaxed;

    /// Loads from the old ring, which only the owner writes.
    grow_old "grow.old" Load Relaxed Joined;
    /// Stores to the new ring. `grow.ring` publishes it.
    grow_slot "grow.slot" Store Relaxed Early;
    /// Publishes the new ring, and releases the copies to `steal.ring`.
    grow_ring "grow.ring" Store Release Joined;

    /// Skips the reservation if the deque is empty. `pop.top` decides otherwise.
    pop_look "pop.look" Load Relaxed;
    /// Reserves the youngest element. `push.fence` releases the slots below it to `steal.bottom`.
    pop_reserve "pop.reserve" Store Relaxed;
    /// Pairs with `steal.fence`: the owner sees the thief's claim, or the thief sees the reservation.
    pop_fence "pop.fence" Fence SeqCst;
    /// Loads the mode. A light `pop.fence` orders it after the reservation.
    pop_mode "pop.mode" Load Relaxed;
    /// Pairs with `steal.top` and `steal.bottom`, unless the deque is cold.
    pop_warm "pop.warm" Fence SeqCst;
    /// Makes a warming deque warm. `pop.warm` releases the reservations to `steal.mode`.
    owner_warm "owner.warm" Store Relaxed;
    /// Looks for thieves' claims. `pop.fence` orders it after the reservation.
    pop_top "pop.top" Load Relaxed;
    /// Loads the youngest element, which the owner wrote.
    pop_slot "pop.slot" Load Relaxed Joined;
    /// Claims the last element before a thief can. Atomicity suffices, because `pop.fence` orders it.
    pop_cas "pop.cas" Cas Relaxed Joined;
    /// Undoes the reservation. `top` has reached this `bottom`, so a thief that reads it cannot claim.
    pop_restore "pop.restore" Store Relaxed Joined;

    /// Makes the deque cold. `cool.fence` orders it before the loads of `cool.look`.
    cool_mode "cool.mode" Store Relaxed;
    /// Pairs with `enter.fence`: the owner sees the thief's record, or the thief sees the mode.
    cool_fence "cool.fence" HeavyFence SeqCst;
    /// Looks for a thread in a steal. Acquires its claims from `reader.leave`.
    cool_look "cool.look" Load Acquire;
    /// Makes the deque warm again if a thread is in a steal. `cool.fence` releases the reservations.
    cool_again "cool.again" Store Relaxed;
    /// Lets thieves do without a barrier after the owner has left. Releases its reservations.
    owner_leave "owner.leave" Store Release;

    /// Saves the rest of a steal if the deque is empty. Acquires the claims of other thieves.
    look_top "look.top" Load Acquire;
    /// Does the same as `look.top`. `steal.bottom` decides otherwise.
    look_bottom "look.bottom" Load Relaxed;
    /// Pairs with `cool.fence` and a heavy `retire.fence`, after `reader.enter`.
    enter_fence "enter.fence" LightFence SeqCst;
    /// Loads the mode. Acquires from `warm.done` the reservations that precede the barrier.
    steal_mode "steal.mode" Load Acquire;
    /// Replaces `enter.fence` in a process without barriers. Pairs with `retire.fence`.
    fenced_fence "fenced.fence" Fence SeqCst;
    /// Makes the owner run fences from now on. `warm.fence` orders it.
    warm_claim "warm.claim" Cas Relaxed;
    /// Pairs with a light `pop.fence`: the thief sees the reservation, or the pop sees `warm.claim`.
    warm_fence "warm.fence" HeavyFence SeqCst;
    /// Saves other thieves the barrier. `warm.fence` releases the reservations to `steal.mode`.
    warm_done "warm.done" Cas Relaxed;

    /// Loads the oldest index. `steal.fence` follows, and acquires.
    steal_top "steal.top" Load Relaxed;
    /// Pairs with `pop.fence`; also with `retire.fence`, for `reader.enter` and `steal.ring`.
    steal_fence "steal.fence" Fence SeqCst;
    /// Looks for an element. Acquires it from `push.fence`.
    steal_bottom "steal.bottom" Load Acquire;
    /// Loads the ring. Acquires its copies from `grow.ring`.
    steal_ring "steal.ring" Load Acquire Joined;
    /// Loads the oldest element, which counts only if the claim succeeds.
    steal_slot "steal.slot" Load Relaxed Joined;
    /// Claims the oldest element. Releases the load of its slot to `push.top`.
    steal_cas "steal.cas" Cas Release Joined;

    /// Claims the oldest element in a batch. With `batch.bottom`, it replaces a fence.
    batch_cas "batch.cas" Cas SeqCst Joined;
    /// Loads `bottom` again. With `batch.cas`, it pairs with `pop.fence` or `pop.warm`.
    batch_bottom "batch.bottom" Load SeqCst;

    /// Orders the two loads of `Stealer::len`, which only counts.
    len_fence "len.fence" Fence SeqCst;

    /// Announces a steal. Releases the thread's earlier steals to `retire.look` and `cool.look`.
    reader_enter "reader.enter" Store Release Joined;
    /// Ends a steal, and releases it to `retire.look` and `cool.look`.
    reader_leave "reader.leave" Store Release Early;
    /// Pairs with `steal.fence`, or with `enter.fence` if heavy: the thief sees the new ring, or the
    /// owner sees the thief's record.
    retire_fence "retire.fence" Fence SeqCst;
    /// Loads a thread's count. Acquires its steals from `reader.leave` and `reader.enter`.
    retire_look "retire.look" Load Acquire;
    /// Loads the list of blocks of records. Acquires them from `records.push`.
    records_head "records.head" Load Acquire None;
    /// Pushes a block of records, and releases it to `records.head`.
    records_push "records.push" Cas Release None;
    /// Loads which records threads have. Acquires the steals of those that have ended from `record.release`.
    record_look "record.look" Load Acquire None;
    /// Claims a released record. Acquires its count from `record.release`.
    record_claim "record.claim" Cas Acquire None;
    /// Releases the record and the steals of a thread that ends to `record.claim` and `record.look`.
    record_release "record.release" Add Release None;
}

impl Sites {
    /// [`Sites::WEAKEST`] with release stores instead of the fence in push.
    ///
    /// `pop.reserve` must then release as well. Since C++20, and in Rust, a later relaxed store of the
    /// same thread does not continue a release sequence, so a thief that reads such a store would
    /// synchronise with nothing. `pop.restore` need not release, because a thief that reads it cannot
    /// claim an element.
    pub const RELEASE_STORES: Sites = Sites::WEAKEST.with_release_stores();

    /// [`Sites::WEAKEST`] with a light fence in pop, and sequentially consistent accesses in place of
    /// the fence in steal, for the modes of [`Reference`](crate::protocol::Reference).
    ///
    /// `steal.cas` is sequentially consistent because RC11 and IMM require it; in C++20, a release
    /// suffices.
    pub const REFERENCE: Sites = Sites {
        pop_fence: Sites::WEAKEST.pop_fence.by(Access::LightFence),
        steal_top: Sites::WEAKEST.steal_top.with(SeqCst),
        steal_fence: Sites::WEAKEST.steal_fence.with(Relaxed),
        steal_bottom: Sites::WEAKEST.steal_bottom.with(SeqCst),
        steal_cas: Sites::WEAKEST.steal_cas.with(SeqCst),
        retire_fence: Sites::WEAKEST.retire_fence.by(Access::HeavyFence),
        ..Sites::WEAKEST
    };

    /// Returns these sites with release stores in push, as in [`Sites::RELEASE_STORES`].
    pub(crate) const fn with_release_stores(self) -> Sites {
        Sites {
            push_fence: self.push_fence.with(Relaxed),
            push_bottom: self.push_bottom.with(Release),
            pop_reserve: self.pop_reserve.with(Release),
            ..self
        }
    }

    /// Returns `true` if the owner's fence is light, so that the deque has modes.
    pub(crate) const fn have_modes(&self) -> bool {
        matches!(self.pop_fence.access(), Access::LightFence)
    }

    /// Returns `true` if the sites of reclamation have the orderings of the shipped protocols.
    pub(crate) const fn reclaim_as_shipped(&self) -> bool {
        let (mine, shipped) = (self.all(), Sites::WEAKEST.all());
        let mut i = 0;
        while i < mine.len()
            && (!is_of_reclamation(mine[i]) || mine[i].order() as u8 == shipped[i].order() as u8)
        {
            i += 1;
        }
        i == mine.len()
    }
}

/// Returns `true` for a site of reclamation, or of the threads' records.
const fn is_of_reclamation(site: Site) -> bool {
    let name = site.name().as_bytes();
    // Except `retire.fence`, which a protocol chooses.
    matches!(name, [b'r', b'e', ..]) && !matches!(name, [.., b'.', b'f', b'e', b'n', b'c', b'e'])
}

/// The sites of reclamation and of the threads' records, which no protocol chooses.
pub(crate) struct Reclamation;

impl Reclamation {
    pub(crate) const SITES: Sites = Sites::WEAKEST;
}
