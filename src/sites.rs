//! The ordering sites: one table.
//!
//! `deque.rs`, `batch.rs`, `mode.rs`, `records.rs` and `reclaim` show the ordering of each access where it stands;
//! [`at`] compares it with the table at compile time.
//!
//! The orderings cannot be weaker: the repository's `docs/verdicts.md` has the failure that each
//! weaker one leads to, and the check that shows it.

use core::sync::atomic::Ordering::{Relaxed, Release, SeqCst};

use chase_lev_atomics::{Access, sites};

pub(crate) use chase_lev_atomics::{Site, at};

sites! {
    /// Every ordering site of the algorithm, in program order.
    pub struct Sites;

    /// The weakest orderings that suffice, as far as loom and TLC can tell.
    pub const WEAKEST;

    /// Looks how far thieves have come. Acquires their claims, `steal.cas`, before a slot is reused.
    push_top "push.top" Load Acquire;
    /// Stores the element. `push.fence` orders it.
    push_slot "push.slot" Store Relaxed Early;
    /// Releases the slot to `steal.bottom`.
    push_fence "push.fence" Fence Release;
    /// Publishes the element. `push.fence` orders it.
    push_bottom "push.bottom" Store Relaxed;

    /// Loads from the old ring. The owner itself wrote there.
    grow_old "grow.old" Load Relaxed Joined;
    /// Stores to the new ring. `grow.ring` publishes it.
    grow_slot "grow.slot" Store Relaxed Early;
    /// Publishes the new ring, and releases the copies to `steal.ring`.
    grow_ring "grow.ring" Store Release Joined;

    /// Spares the reservation if there is nothing. Whoever goes on looks again.
    pop_look "pop.look" Load Relaxed;
    /// Takes the youngest element out of the thieves' sight. `push.fence` orders it for them.
    pop_reserve "pop.reserve" Store Relaxed;
    /// Pairs with `steal.fence`: of an owner and a thief after the same element, one sees the other.
    pop_fence "pop.fence" Fence SeqCst;
    /// Finds the mode after a light `pop.fence`, which orders it.
    pop_mode "pop.mode" Load Relaxed;
    /// Pairs with `steal.top` and `steal.bottom`, unless the deque is cold.
    pop_warm "pop.warm" Fence SeqCst;
    /// Looks for thieves' claims. `pop.fence` orders it.
    pop_top "pop.top" Load Relaxed;
    /// Loads the youngest element. The owner itself wrote it.
    pop_slot "pop.slot" Load Relaxed Joined;
    /// Claims the last element against thieves. Atomicity decides, and `pop.fence` does the ordering.
    pop_cas "pop.cas" Cas Relaxed Joined;
    /// Undoes the reservation. `top` has moved past, so whoever acts on it fails the claim.
    pop_restore "pop.restore" Store Relaxed Joined;

    /// Makes a deque cold. `cool.fence` orders it before the looks at the threads.
    cool_mode "cool.mode" Store Relaxed;
    /// Pairs with `enter.fence`: the owner sees the thief inside, or the thief sees that it is cold.
    cool_fence "cool.fence" HeavyFence SeqCst;
    /// Looks for a thread in a steal. Acquires its claims from `reader.leave`.
    cool_look "cool.look" Load Acquire;
    /// Makes the deque warm again, beside a thread in a steal. `cool.fence` releases the reservations.
    cool_again "cool.again" Store Relaxed;
    /// Has thieves do without a barrier when the owner has gone. Releases its reservations.
    owner_leave "owner.leave" Store Release;

    /// Spares the rest, and perhaps a barrier, if there is nothing. Acquires what others have claimed.
    look_top "look.top" Load Acquire;
    /// As `look.top`. Whoever goes on looks again.
    look_bottom "look.bottom" Load Relaxed;
    /// Pairs with `cool.fence` and a heavy `retire.fence`, after `reader.enter`.
    enter_fence "enter.fence" LightFence SeqCst;
    /// Finds the mode. Acquires the reservations before the barrier from `warm.done`.
    steal_mode "steal.mode" Load Acquire;
    /// Stands for `enter.fence` in a process without barriers. Pairs with `retire.fence`.
    fenced_fence "fenced.fence" Fence SeqCst;
    /// Has the owner fence from now on. `warm.fence` orders it.
    warm_claim "warm.claim" Cas Relaxed;
    /// Pairs with a light `pop.fence`: the thief sees the reservation, or the pop sees `warm.claim`.
    warm_fence "warm.fence" HeavyFence SeqCst;
    /// Spares others the barrier. `warm.fence` releases to `steal.mode`.
    warm_done "warm.done" Cas Relaxed;

    /// Finds the oldest index. `steal.fence` follows, and acquires.
    steal_top "steal.top" Load Relaxed;
    /// Pairs with `pop.fence`, and for `reader.enter` and `steal.ring` with `retire.fence`.
    steal_fence "steal.fence" Fence SeqCst;
    /// Looks whether there is an element. Acquires it from `push.fence`.
    steal_bottom "steal.bottom" Load Acquire;
    /// Finds the ring. Acquires its copies from `grow.ring`.
    steal_ring "steal.ring" Load Acquire Joined;
    /// Loads the oldest element: it counts only if the claim succeeds.
    steal_slot "steal.slot" Load Relaxed Joined;
    /// Claims the oldest element. Releases the load of its slot to `push.top`.
    steal_cas "steal.cas" Cas Release Joined;

    /// Claims the oldest element in a batch. With `batch.bottom` it pairs as a fence would.
    batch_cas "batch.cas" Cas SeqCst Joined;
    /// Looks at `bottom` again. With `batch.cas` it pairs with `pop.fence` or `pop.warm`.
    batch_bottom "batch.bottom" Load SeqCst;

    /// Keeps `Stealer::len` in order. What it orders is only counted.
    len_fence "len.fence" Fence SeqCst;

    /// Announces a thread in a steal. Releases its steals before to `retire.look` and `cool.look`.
    reader_enter "reader.enter" Store Release Joined;
    /// Ends the steal, and releases it to `retire.look` and `cool.look`.
    reader_leave "reader.leave" Store Release Early;
    /// Pairs with `steal.fence`, or if heavy with `enter.fence`: the thief sees the new ring, or the
    /// owner sees the thief.
    retire_fence "retire.fence" Fence SeqCst;
    /// Looks at a thread's count. Acquires from `reader.leave` and `reader.enter`.
    retire_look "retire.look" Load Acquire;
    /// Finds the list of records. Acquires them from `records.push`.
    records_head "records.head" Load Acquire None;
    /// Pushes a record, and releases it to `records.head`.
    records_push "records.push" Cas Release None;
    /// Claims a released record. Acquires its count from `record.release`.
    record_claim "record.claim" Cas Acquire None;
    /// Releases the record of a thread that ends to `record.claim`.
    record_release "record.release" Store Release None;
}

impl Sites {
    /// [`Sites::WEAKEST`] with release stores instead of push's fence.
    ///
    /// `pop.reserve` must then release as well: since C++20, and in Rust, a
    /// release sequence is not continued by a later relaxed store of the same
    /// thread, so a thief that reads that store would synchronise with
    /// nothing. `pop.restore` need not, because nobody acts on it with success.
    pub const RELEASE_STORES: Sites = Sites::WEAKEST.with_release_stores();

    /// [`Sites::WEAKEST`] with a light fence in pop, and sequentially consistent accesses in place of
    /// the fence in steal, for the modes of [`Reference`](crate::protocol::Reference).
    ///
    /// `steal.cas` could release only, in the memory model of C++20. In RC11 and IMM it could not.
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

    /// Whether the sites of reclamation are as they ship.
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

/// Whether this is a site of reclamation, or of the threads' records.
const fn is_of_reclamation(site: Site) -> bool {
    let name = site.name().as_bytes();
    // A protocol chooses `retire.fence`.
    matches!(name, [b'r', b'e', ..]) && !matches!(name, [.., b'.', b'f', b'e', b'n', b'c', b'e'])
}

/// The sites of reclamation and of the threads' records, which no protocol chooses.
pub(crate) struct Reclamation;

impl Reclamation {
    pub(crate) const SITES: Sites = Sites::WEAKEST;
}
