//! The atomic accesses and fences of the waiting, with their memory orderings.

use core::sync::atomic::Ordering::SeqCst;

use chase_lev_atomics::{Site, kind, sites};

pub(crate) use chase_lev_atomics::{FAILED, at};

/// Replaces `publish.fence` in a process without barriers.
pub(crate) const WITHOUT_BARRIERS: Site<kind::Fence> = Site::new("publish.fence", SeqCst);

sites! {
    /// The atomic accesses and fences of the waiting. Weakening any of them makes a check under
    /// loom fail.
    pub const SITES;

    /// Orders the push of a job before `publish.look`. Pairs with `sleep.fence`: the publisher sees
    /// the idle thread, or the last look sees the job.
    PUBLISH_FENCE "publish.fence" LightFence SeqCst;
    /// Looks for idle threads after a job was published. `publish.fence` orders it.
    PUBLISH_LOOK "publish.look" Load Relaxed;

    /// Loads `idle` before a search. `search.begin` compares it.
    SEARCH_LOOK "search.look" Load Relaxed;
    /// Adds a searcher. Only atomicity matters: it keeps the searchers few.
    SEARCH_BEGIN "search.begin" Cas Relaxed;
    /// Subtracts a searcher that has found a job. Only atomicity matters: it shows the last
    /// searcher.
    SEARCH_END "search.end" Rmw Relaxed;

    /// Adds an idle thread and subtracts a searcher. `sleep.fence` orders it before the last look.
    SLEEP_ANNOUNCE "sleep.announce" Rmw Relaxed;
    /// Orders `sleep.announce` before the last look. Pairs with `publish.fence`.
    SLEEP_FENCE "sleep.fence" HeavyFence SeqCst;
    /// Looks for idle threads after the last look has seen a job. `sleep.fence` orders it.
    SLEEP_LOOK "sleep.look" Load Relaxed;
    /// Subtracts an idle thread and adds a searcher. The lock orders it.
    WAKE_CHOOSE "wake.choose" Rmw Relaxed;

    /// Gives a permit to a thread, or takes it away. Releases to `permit.look` everything that its
    /// last holder did, and that a chosen thread counts as a searcher.
    PERMIT_GRANT "permit.grant" Store Release;
    /// Loads a thread's permit. Acquires from `permit.grant` everything that its last holder did.
    PERMIT_LOOK "permit.look" Load Acquire;
    /// Stores the number of threads that run without a permit. The lock orders it.
    OVER_SET "over.set" Store Relaxed;
    /// Loads that number between two jobs. A thread that frees a permit looks again under the lock.
    OVER_LOOK "over.look" Load Relaxed;
    /// Records the session in which a job runs. It is only compared with the sessions of elements.
    RUNNER_RECORD "runner.record" Rmw Relaxed;
    /// Loads that session. No remaining element has an outdated number.
    RUNNER_LOOK "runner.look" Load Relaxed;

    /// Records a session's parent. Elements of the session are pushed later, and the push orders
    /// it.
    LINEAGE_RECORD "lineage.record" Store Relaxed;
    /// Loads a session's parent. A thread that reads it too late fails to claim the element.
    LINEAGE_LOOK "lineage.look" Load Relaxed;

    /// Looks at a latch. Acquires from `latch.set` what the waiter waits for.
    LATCH_PROBE "latch.probe" Load Acquire;
    /// Leaves the waiter's unparker in the latch and releases it to `latch.set`.
    LATCH_SLEEP "latch.sleep" Cas Release;
    /// Sets a latch. Releases the result to `latch.probe`; acquires the unparker from
    /// `latch.sleep`.
    LATCH_SET "latch.set" Rmw AcqRel;

    /// Adds a job to a count. Another unfinished job keeps the count above zero.
    COUNT_ADD "count.add" Rmw Relaxed;
    /// Subtracts a finished job. Releases its effects; the last one acquires those of the others.
    COUNT_DONE "count.done" Rmw AcqRel;
}
