//! The atomic accesses and fences of the waiting, with their memory orderings.

use chase_lev_atomics::sites;

pub(crate) use chase_lev_atomics::at;

/// Gives `at!` the orderings of the shipped pool.
pub struct Shipped;

impl Shipped {
    /// The shipped orderings.
    pub const SITES: Sites = Sites::DEFAULT;
}

sites! {
    /// The memory ordering of each atomic access and fence of the waiting.
    pub struct Sites;

    /// The shipped orderings. Weakening any of them makes a check under loom fail.
    pub const DEFAULT;

    /// Orders the push of a job before `publish.look`. Pairs with `sleep.fence`: the publisher sees the
    /// free permit, or the last look sees the job.
    publish_fence "publish.fence" LightFence SeqCst;
    /// Looks for free permits after a job was published. `publish.fence` orders it.
    publish_look "publish.look" Load Relaxed;

    /// Loads `idle` before a search. `search.begin` compares it.
    search_look "search.look" Load Relaxed;
    /// Adds a searcher. Only atomicity matters: it keeps the searchers few.
    search_begin "search.begin" Cas Relaxed;
    /// Subtracts a searcher that has found a job. Only atomicity matters: it shows the last searcher.
    search_end "search.end" Add Relaxed;

    /// Adds a free permit and subtracts the searcher that held it. `sleep.fence` orders it before the last
    /// look.
    sleep_announce "sleep.announce" Add Relaxed;
    /// Orders the release of the permit before the last look. Pairs with `publish.fence`.
    sleep_fence "sleep.fence" HeavyFence SeqCst;
    /// Looks for free permits after the last look has seen a job. `sleep.fence` orders it.
    sleep_look "sleep.look" Load Relaxed;
    /// Subtracts a free permit and adds the searcher that gets it. The lock orders it.
    wake_choose "wake.choose" Add Relaxed;

    /// Gives a permit to a thread, or takes it away. Releases to `permit.look` everything that its last
    /// holder did.
    permit_grant "permit.grant" Store Release;
    /// Loads a thread's permit. Acquires from `permit.grant` everything that its last holder did.
    permit_look "permit.look" Load Acquire;
    /// Stores the number of threads that run without a permit. The lock orders it.
    over_set "over.set" Store Relaxed;
    /// Loads that number between two jobs. A thread that frees a permit looks again under the lock.
    over_look "over.look" Load Relaxed;
    /// Records that a thread sleeps in a wait, or that it was resumed. The latch orders what it waits for.
    wait_set "wait.set" Store Relaxed;
    /// Looks if a thread sleeps in a wait or was resumed. The latch orders what it waits for.
    wait_look "wait.look" Load Relaxed;

    /// Records the session in which a job runs. It is only compared with the sessions of elements.
    runner_record "runner.record" Swap Relaxed;
    /// Loads that session. No remaining element has an outdated number.
    runner_look "runner.look" Load Relaxed;

    /// Records a session's parent. Elements of the session are pushed later, and the push orders it.
    lineage_record "lineage.record" Store Relaxed;
    /// Loads a session's parent. A thread that reads it too late fails to claim the element.
    lineage_look "lineage.look" Load Relaxed;
    /// Records the session that a worker runs. It only hints to waiters where to look.
    lineage_enter "lineage.enter" Store Relaxed;
    /// Loads the session that another worker runs. A hint: the sessions of the elements decide.
    lineage_now "lineage.now" Load Relaxed;

    /// Looks at a latch. Acquires from `latch.set` what the waiter waits for.
    latch_probe "latch.probe" Load Acquire;
    /// Leaves the waiter's unparker in the latch and releases it to `latch.set`.
    latch_sleep "latch.sleep" Cas Release;
    /// Sets a latch. Releases the result to `latch.probe`; acquires the unparker from `latch.sleep`.
    latch_set "latch.set" Swap AcqRel;

    /// Adds a job to a count. Another unfinished job keeps the count above zero.
    count_add "count.add" Add Relaxed;
    /// Subtracts a finished job. Releases its effects; the last one acquires those of the others.
    count_done "count.done" Add AcqRel;
}
