//! The ordering sites of the waiting: one table, as that of chase-lev.

use core::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};

use chase_lev::research::{Access, Evidence, Row, Site};

macro_rules! loom {
    (blind) => {
        None
    };
    ($scenario:literal) => {
        Some($scenario)
    };
}

/// Makes the type, its constant and the table.
macro_rules! sites {
    ($(
        $field:ident $name:literal $access:ident $order:ident
        $what:literal
        $reason:literal
        $(=> $failure:literal, loom $loom:tt, tlc $tlc:literal;)*
    )*) => {
        /// Every ordering site of the waiting.
        #[derive(Clone, Copy, Debug)]
        pub struct Sites {
            $(
                #[doc = concat!("`", $name, "`: ", $what, ". ", $reason)]
                pub $field: Site,
            )*
        }

        impl Sites {
            /// Those that ship: as weak as suffices.
            pub const DEFAULT: Sites = Sites {
                $($field: Site::new($name, Access::$access, $order),)*
            };

            /// All of them.
            pub const fn all(&self) -> [Site; TABLE.len()] {
                [$(self.$field),*]
            }
        }

        /// What is known of each.
        pub const TABLE: &[Row] = &[$(Row {
            name: $name,
            what: $what,
            reason: $reason,
            evidence: &[$(Evidence {
                protocol: "Shipped",
                failure: $failure,
                loom: loom!($loom),
                tlc: $tlc,
            }),*],
        }),*];
    };
}

/// A site of the protocol `P`, with its default ordering in sight: it does not compile if
/// the table has another.
macro_rules! at {
    ($site:ident, $order:ident) => {
        const {
            use core::sync::atomic::Ordering;
            let default = $crate::sites::Sites::DEFAULT.$site.order();
            assert!(
                matches!(default, Ordering::$order),
                "the table of sites has another default ordering"
            );
            P::SITES.$site
        }
    };
}
pub(crate) use at;

/// The pool that ships, for `at!`.
pub struct Shipped;

impl Shipped {
    /// Its orderings.
    pub const SITES: Sites = Sites::DEFAULT;
}

sites! {
    publish_fence "publish.fence" LightFence SeqCst
        "fence between the queueing of a job and `publish.look`"
        "Pairs with `sleep.fence`: of a publisher and a sleeper, at least one sees the other. Below \
         `SeqCst`, all sleep while a job is queued."
        => "all sleep, a job is queued", loom "submit beside sleep", tlc "Sleep/publish.fence-Relaxed";

    publish_look "publish.look" Load Relaxed
        "load of `idle` by who has published a job"
        "The fence before it orders it."

    search_look "search.look" Load Relaxed
        "load of `idle` by who is to search"
        "`search.begin` compares it."

    search_begin "search.begin" Cas Relaxed
        "addition of a searcher to `idle`"
        "Atomicity keeps the searchers few. Who relies on a searcher relies on its last look."

    search_end "search.end" Add Relaxed
        "subtraction of a searcher that has found a job"
        "Atomicity tells who is the last, and whether there are sleepers. Without waking the \
         next, all others sleep while a job is queued (`last searcher wakes nobody`)."

    sleep_announce "sleep.announce" Add Relaxed
        "addition of a sleeper, which has ceased to search"
        "`sleep.fence` orders it before the last look. After that look, all sleep while a \
         job is queued (`look before announcing`)."

    sleep_fence "sleep.fence" HeavyFence SeqCst
        "fence between `sleep.announce` and the last look"
        "Pairs with `publish.fence`. Below `SeqCst`, all sleep while a job is \
         queued."
        => "all sleep, a job is queued", loom "submit beside sleep", tlc "Sleep/sleep.fence-AcqRel";

    sleep_withdraw "sleep.withdraw" Add Relaxed
        "subtraction of a sleeper that has found a job at its last look, or was chosen meanwhile"
        "As `search.end`."

    wake_choose "wake.choose" Add Relaxed
        "addition to `idle` that makes a sleeper a searcher"
        "The lock orders it among the sleepers; who relies on the chosen relies on its last look."

    runner_record "runner.record" Swap Relaxed
        "swap that says in which session a job is run"
        "It is only compared with what elements have in them, and those come with an order of \
         their own."

    runner_look "runner.look" Load Relaxed
        "load of the session in which a job is run"
        "As `runner.record`. An old number is found in no element that is left."

    lineage_record "lineage.record" Store Relaxed
        "store of a session's parent"
        "Who asks for it has acquired an element of the session from a deque, which comes after. \
         It is overwritten when all such elements were taken, and are done."

    lineage_look "lineage.look" Load Relaxed
        "load of a session's parent"
        "As `lineage.record`. Who is late is told of another session, and fails to claim the element."

    lineage_enter "lineage.enter" Store Relaxed
        "store of the session in which a worker runs something"
        "It only tells waiters where to look."

    lineage_now "lineage.now" Load Relaxed
        "load of the session in which another worker runs something"
        "As `lineage.enter`. Whoever looks there looks at the elements' sessions."

    latch_probe "latch.probe" Load Acquire
        "load of a latch by who waits for it"
        "Acquires from `latch.set`. Below `Acquire`, the waiter does not see what it has waited for."
        => "result not seen", loom "set beside probe and wait", tlc "";

    latch_sleep "latch.sleep" Cas Release
        "compare-and-swap that leaves the waiter's unparker in the latch"
        "Releases the unparker to `latch.set`. Below `Release`, one is used before it is made."
        => "unparker used before it is made", loom "set beside probe and wait", tlc "";

    latch_set "latch.set" Swap AcqRel
        "swap that sets a latch"
        "Releases what the waiter waits for to `latch.probe`; acquires the unparker from \
         `latch.sleep`. Below `Release`, the waiter does not see what it has waited for; below \
         `Acquire`, an unparker is used before it is made."
        => "result not seen", loom "set beside probe and wait", tlc "";
        => "unparker used before it is made", loom "set beside probe and wait", tlc "";

    count_add "count.add" Add Relaxed
        "addition to a count of what is to be done"
        "One that is not done keeps the count from zero meanwhile, so nobody acts on it."

    count_done "count.done" Add AcqRel
        "subtraction of what is done"
        "Releases what was done, and the last acquires that of the others. Below `AcqRel`, the \
         waiter does not see all of it."
        => "result not seen", loom "two done beside wait", tlc "";
}
