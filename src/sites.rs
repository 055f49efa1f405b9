//! The ordering sites of push, pop, steal and batches, in program order.
//!
//! `deque.rs`, `steal.rs` and `batch.rs` show the ordering of each access at the access; [`at`]
//! compares it with this table at compile time. The sites by which the owner and a thief are sure
//! to see each other are in [`fences`](crate::fences), and those of records in `chase-lev-readers`.
//!
//! The repository's `docs/verdicts.md` has the verdict of each engine on each weaker ordering,
//! within the bounds of the check: the failure, or the reason why none was found.

use chase_lev_atomics::sites;

pub(crate) use chase_lev_atomics::at;

sites! {
    /// The sites of the deque.
    pub const SITES;

    /// Looks for room. Acquires the thieves' claims, `steal.cas`, before a slot is reused.
    PUSH_TOP "push.top" Load Acquire;
    /// Stores the element. `push.fence` orders it.
    PUSH_SLOT "push.slot" Store Relaxed early;
    /// Releases the slot to `steal.bottom`.
    PUSH_FENCE "push.fence" Fence Release;
    /// Publishes the element. `push.fence` orders it.
    PUSH_BOTTOM "push.bottom" Store Relaxed released;

    /// Loads from the old ring, which only the owner writes.
    GROW_OLD "grow.old" Load Relaxed joined;
    /// Stores to the new ring. `grow.ring` publishes it.
    GROW_SLOT "grow.slot" Store Relaxed early;
    /// Publishes the new ring, and releases the copies to `steal.ring`.
    GROW_RING "grow.ring" Store Release joined;

    /// Skips the reservation if the deque is empty. `pop.top` decides otherwise.
    POP_LOOK "pop.look" Load Relaxed;
    /// Reserves the youngest element. `push.fence` releases the slots below it to `steal.bottom`.
    POP_RESERVE "pop.reserve" Store Relaxed released;
    /// Looks for thieves' claims. `pop.fence` orders it after the reservation.
    POP_TOP "pop.top" Load Relaxed after_fence;
    /// Loads the youngest element, which the owner wrote.
    POP_SLOT "pop.slot" Load Relaxed joined;
    /// Claims the last element before a thief can. Atomicity suffices: `pop.fence` orders what
    /// comes before it, and `pop.restore` releases it.
    POP_CAS "pop.cas" Cas Relaxed joined;
    /// Undoes the reservation. Releases `pop.cas` to `steal.bottom`: otherwise, a thief that found
    /// nothing by the reservation could take the element after all.
    POP_RESTORE "pop.restore" Store Release joined;

    /// Loads the ring. Acquires its copies from `grow.ring`.
    STEAL_RING "steal.ring" Load Acquire joined after_fence;
    /// Loads the oldest element, which counts only if the claim succeeds.
    STEAL_SLOT "steal.slot" Load Relaxed joined;

    /// Claims the oldest element in a batch. With `batch.bottom`, it replaces a fence.
    BATCH_CAS "batch.cas" Cas SeqCst joined replaces_fence private;
    /// Loads `bottom` again. With `batch.cas`, it pairs with `pop.fence` or `pop.warm`.
    BATCH_BOTTOM "batch.bottom" Load SeqCst after_fence;

    /// Counts the elements, for `len` and for the room that a batch needs.
    LEN_TOP "len.top" Load Relaxed;
    /// Orders the announcement of a thread that will sleep before `len.bottom`. Pairs with a fence
    /// of the program's, after a push: else each may miss the other (`downstream`, in loom).
    LEN_FENCE "len.fence" Fence SeqCst;
    /// Counts the elements. Acquires, so that `len.top` comes after it where it is loaded first.
    LEN_BOTTOM "len.bottom" Load Acquire;
}
