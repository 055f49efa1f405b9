//! The ordering sites of the waiting.

use chase_lev_atomics::sites;

pub(crate) use chase_lev_atomics::at;

/// The pool that ships, for `at!`.
pub struct Shipped;

impl Shipped {
    /// Its orderings.
    pub const SITES: Sites = Sites::DEFAULT;
}

sites! {
    /// Every ordering site of the waiting.
    pub struct Sites;

    /// The orderings that ship: as weak as suffices.
    pub const DEFAULT;

    /// Queues a job before `publish.look`. Pairs with `sleep.fence`: the publisher sees the free permit,
    /// or the last look sees the job.
    publish_fence "publish.fence" LightFence SeqCst;
    /// Looks for free permits once a job is published. `publish.fence` orders it.
    publish_look "publish.look" Load Relaxed;

    /// Looks at `idle` before a search. `search.begin` compares it.
    search_look "search.look" Load Relaxed;
    /// Adds a searcher. Atomicity keeps the searchers few.
    search_begin "search.begin" Cas Relaxed;
    /// Subtracts a searcher that has found a job. Atomicity tells whether it was the last.
    search_end "search.end" Add Relaxed;

    /// Adds a free permit, and subtracts the searcher that had it. `sleep.fence` orders it before the
    /// last look.
    sleep_announce "sleep.announce" Add Relaxed;
    /// Frees the permit before the last look. Pairs with `publish.fence`.
    sleep_fence "sleep.fence" HeavyFence SeqCst;
    /// Looks for free permits when the last look has seen a job. `sleep.fence` orders it.
    sleep_look "sleep.look" Load Relaxed;
    /// Subtracts a free permit, and adds the searcher that has it. The lock orders it among the permits.
    wake_choose "wake.choose" Add Relaxed;

    /// Gives a permit to a thread, or takes it. Releases to `permit.look` what was done with it before.
    permit_grant "permit.grant" Store Release;
    /// Loads a thread's permit. Acquires from `permit.grant` what was done with it before.
    permit_look "permit.look" Load Acquire;
    /// Counts the threads that run without a permit. The lock orders it.
    over_set "over.set" Store Relaxed;
    /// Loads their number, between two jobs. Whoever frees a permit looks again behind the lock.
    over_look "over.look" Load Relaxed;
    /// Says that a thread's wait is over, or that it knows. The latch orders what it waits for.
    resumed_set "resumed.set" Store Relaxed;
    /// Looks whether a thread's wait is over. As above.
    resumed_look "resumed.look" Load Relaxed;

    /// Records the session in which a job is run. It is only compared with what elements hold.
    runner_record "runner.record" Swap Relaxed;
    /// Loads that session. An old number is found in no element that is left.
    runner_look "runner.look" Load Relaxed;

    /// Records a session's parent. Elements of the session come later, with an order of their own.
    lineage_record "lineage.record" Store Relaxed;
    /// Loads a session's parent. Whoever is late fails to claim the element.
    lineage_look "lineage.look" Load Relaxed;
    /// Records the session in which a worker runs something. It only tells waiters where to look.
    lineage_enter "lineage.enter" Store Relaxed;
    /// Loads the session in which another worker runs something. The elements' sessions decide.
    lineage_now "lineage.now" Load Relaxed;

    /// Looks at a latch. Acquires what the waiter has waited for from `latch.set`.
    latch_probe "latch.probe" Load Acquire;
    /// Leaves the waiter's unparker in the latch, and releases it to `latch.set`.
    latch_sleep "latch.sleep" Cas Release;
    /// Sets a latch. Releases the result to `latch.probe`; acquires the unparker from `latch.sleep`.
    latch_set "latch.set" Swap AcqRel;

    /// Adds to a count of what is to be done. What is not done keeps the count from zero.
    count_add "count.add" Add Relaxed;
    /// Subtracts what is done. Releases it, and the last acquires that of the others.
    count_done "count.done" Add AcqRel;
}
