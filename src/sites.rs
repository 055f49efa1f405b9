//! The ordering sites: one table.
//!
//! From it come the types, their documentation, the orderings of the shipped protocols and
//! the README's tables. `deque.rs`, `batch.rs` and `warm.rs` show the default ordering of each
//! access where it stands; [`at`](crate::sites) compares it with the table at compile time.

use core::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

/// What an ordering site does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// An atomic load.
    Load,
    /// An atomic store.
    Store,
    /// A compare-and-swap. Its failure ordering is always `Relaxed`: a failed
    /// claim acts on nothing that it read.
    Cas,
    /// An atomic addition.
    Add,
    /// An atomic swap.
    Swap,
    /// A fence; `Relaxed` means that there is none.
    Fence,
    /// The light half of a pair of asymmetric fences: it keeps the compiler from
    /// moving accesses past it, and costs nothing. `Relaxed` means none.
    ///
    /// A light and a heavy fence order as two `SeqCst` fences do; two light ones
    /// order nothing.
    LightFence,
    /// The heavy half: every thread of the process executes a `SeqCst` fence
    /// between its beginning and its end. `Relaxed` means none.
    HeavyFence,
}

impl Access {
    /// Whether it is a fence of any kind.
    const fn is_fence(self) -> bool {
        matches!(
            self,
            Access::Fence | Access::LightFence | Access::HeavyFence
        )
    }
}

/// One access or fence of the algorithm: its name and its memory ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    name: &'static str,
    access: Access,
    order: Ordering,
}

impl Site {
    /// A site of a deque of one's own.
    ///
    /// # Panics
    ///
    /// As [`with`](Site::with).
    pub const fn new(name: &'static str, access: Access, order: Ordering) -> Self {
        match access {
            Access::Load => assert!(
                matches!(order, Relaxed | Acquire | SeqCst),
                "a load is Relaxed, Acquire or SeqCst"
            ),
            Access::Store => assert!(
                matches!(order, Relaxed | Release | SeqCst),
                "a store is Relaxed, Release or SeqCst"
            ),
            Access::LightFence | Access::HeavyFence => assert!(
                matches!(order, Relaxed | SeqCst),
                "an asymmetric fence is SeqCst, or Relaxed: none"
            ),
            Access::Cas | Access::Add | Access::Swap | Access::Fence => {}
        }
        Site {
            name,
            access,
            order,
        }
    }

    /// The same site with another ordering.
    ///
    /// # Panics
    ///
    /// If a load is to release or a store to acquire, or if an asymmetric fence is
    /// to be neither `SeqCst` nor `Relaxed`; in a constant, that is a compilation error.
    pub const fn with(self, order: Ordering) -> Self {
        Site::new(self.name, self.access, order)
    }

    /// The site's name, as in the documentation, the models and the reports.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// What the site does.
    pub const fn access(self) -> Access {
        self.access
    }

    /// The site's memory ordering.
    #[inline(always)]
    pub const fn order(self) -> Ordering {
        self.order
    }

    /// Whether this is a site of the list of threads' records, not of a deque.
    #[cfg(checker)]
    pub(crate) fn is_of_records(self) -> bool {
        self.name.starts_with("record")
    }

    /// Whether this is a claim that, with the load after it, does what a fence between them would.
    #[cfg(checker)]
    pub(crate) fn stands_for_a_fence(self) -> bool {
        self.name == Sites::WEAKEST.batch_cas.name && self.order == SeqCst
    }

    /// The orderings that are one step weaker than this site's.
    ///
    /// Empty if there is none. For a fence, `Relaxed` stands for no fence.
    pub const fn weaker(self) -> &'static [Ordering] {
        match (self.access, self.order) {
            (Access::Load, SeqCst) => &[Acquire],
            (Access::Store, SeqCst) => &[Release],
            (Access::LightFence | Access::HeavyFence, SeqCst) => &[Relaxed],
            (_, SeqCst) => &[AcqRel],
            (_, AcqRel) => &[Acquire, Release],
            (_, Acquire | Release) => &[Relaxed],
            _ => &[],
        }
    }

    /// Whether this is a site of reclamation, or of the threads' records.
    const fn is_of_reclamation(&self) -> bool {
        matches!(self.name.as_bytes(), [b'r', b'e', ..])
    }

    /// Whether this is the site of that name, and makes the same kind of access.
    const fn stands_for(&self, other: &Site) -> bool {
        let (name, others) = (self.name.as_bytes(), other.name.as_bytes());
        let mut same = name.len() == others.len();
        let mut i = 0;
        while same && i < name.len() {
            same = name[i] == others[i];
            i += 1;
        }
        same && (self.access.is_fence() == other.access.is_fence())
            && (self.access.is_fence() || self.access as u8 == other.access as u8)
    }
}

/// How an entry of the table orders: as the language does, or by an asymmetric fence.
enum Order {
    Plain(Ordering),
    Light,
    Heavy,
}

const fn site(name: &'static str, access: Access, order: Order) -> Site {
    match order {
        Order::Plain(order) => Site::new(name, access, order),
        Order::Light => Site::new(name, Access::LightFence, SeqCst),
        Order::Heavy => Site::new(name, Access::HeavyFence, SeqCst),
    }
}

/// What is known of a site, for the documents and the suites.
#[derive(Debug)]
pub struct Row {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub what: &'static str,
    /// Why its ordering is what it is: its partner, and what goes wrong below it.
    pub reason: &'static str,
    /// What shows that.
    pub evidence: &'static [Evidence],
}

/// What shows that a site cannot be one step weaker.
#[derive(Debug)]
pub struct Evidence {
    /// In which protocol.
    pub protocol: &'static str,
    /// What goes wrong.
    pub failure: &'static str,
    /// The scenario with which loom kills the weaker site; `None` if loom cannot see the failure.
    pub loom: Option<&'static str>,
    /// The claim of `model/manifest.json` by which TLC kills it, or by which it survives;
    /// empty if there is none.
    pub tlc: &'static str,
}

/// An [`Order`], as the table writes it.
macro_rules! order {
    (Light) => {
        Order::Light
    };
    (Heavy) => {
        Order::Heavy
    };
    ($order:ident) => {
        Order::Plain($order)
    };
}

macro_rules! loom {
    (blind) => {
        None
    };
    ($scenario:literal) => {
        Some($scenario)
    };
}

/// Makes the types and constants from the table.
macro_rules! sites {
    ($(
        $field:ident $name:literal $access:ident
        [$le:ident $weakest:ident $release:ident $asymmetric:ident]
        $what:literal
        $reason:literal
        $(=> $protocol:ident: $failure:literal, loom $loom:tt, tlc $tlc:literal;)*
    )*) => {
        /// Every ordering site of the algorithm, in program order.
        ///
        /// Each field says which site it works with, and what goes wrong below its
        /// weakest sufficient ordering. In brackets are variants of the suites that break its
        /// logic; [`TABLE`] has what shows that its ordering cannot be weaker. A site
        /// of which nothing is said is `Relaxed` in every shipped protocol.
        #[derive(Clone, Copy, Debug)]
        pub struct Sites {
            $(
                #[doc = concat!("`", $name, "`: ", $what, ". ", $reason)]
                pub $field: Site,
            )*
        }

        impl Sites {
            /// The orderings of Lê et al. (PPoPP 2013, figure 1), with the ring published
            /// by a release store and loaded with acquire.
            ///
            /// Their listing publishes the ring relaxed, which is a bug, and loads it
            /// with consume, which Rust does not have.
            pub const LE2013: Sites = Sites {
                $($field: site($name, Access::$access, order!($le)),)*
            };

            /// [`Sites::LE2013`] with every site as weak as suffices.
            pub const WEAKEST: Sites = Sites {
                $($field: site($name, Access::$access, order!($weakest)),)*
            };

            /// [`Sites::WEAKEST`] with release stores instead of push's fence.
            ///
            /// `pop.reserve` must then release as well: since C++20, and in Rust, a
            /// release sequence is not continued by a later relaxed store of the same
            /// thread, so a thief that reads that store would synchronise with
            /// nothing. `pop.restore` need not, because nobody acts on it with success.
            pub const RELEASE_STORES: Sites = Sites {
                $($field: site($name, Access::$access, order!($release)),)*
            };

            /// [`Sites::WEAKEST`] with asymmetric fences: a light one in pop, a heavy one
            /// in steal.
            ///
            /// `steal.top` then acquires, for the look that follows has no fence before it.
            pub const ASYMMETRIC: Sites = Sites {
                $($field: site($name, Access::$access, order!($asymmetric)),)*
            };

            /// All sites, in program order.
            pub const fn all(&self) -> [Site; TABLE.len()] {
                [$(self.$field),*]
            }
        }

        /// What is known of each site, in program order.
        pub const TABLE: &[Row] = &[$(Row {
            name: $name,
            what: $what,
            reason: $reason,
            evidence: &[$(Evidence {
                protocol: stringify!($protocol),
                failure: $failure,
                loom: loom!($loom),
                tlc: $tlc,
            }),*],
        }),*];
    };
}

impl Sites {
    /// Whether the owner's fence is light, so that it must know of batches, and
    /// thieves look before they pay for theirs.
    pub(crate) const fn are_asymmetric(&self) -> bool {
        matches!(self.pop_fence.access, Access::LightFence)
    }

    /// Whether each field has its own site, making the access that the code makes there.
    pub(crate) const fn are_in_place(&self) -> bool {
        let (mine, theirs) = (self.all(), Sites::LE2013.all());
        let mut i = 0;
        while i < mine.len() && mine[i].stands_for(&theirs[i]) {
            i += 1;
        }
        i == mine.len()
    }

    /// Whether the sites of reclamation are as they ship.
    pub(crate) const fn reclaim_as_shipped(&self) -> bool {
        let (mine, shipped) = (self.all(), Reclamation::SITES.all());
        let mut i = 0;
        while i < mine.len()
            && (!mine[i].is_of_reclamation() || mine[i].order as u8 == shipped[i].order as u8)
        {
            i += 1;
        }
        i == mine.len()
    }
}

/// The sites of reclamation and of the threads' records, which no protocol chooses.
pub(crate) struct Reclamation;

impl Reclamation {
    pub(crate) const SITES: Sites = Sites::WEAKEST;
}

/// A site of the protocol `P`, with its default ordering in sight: it does not compile if
/// the table has another.
macro_rules! at {
    ($site:ident, $order:ident) => {
        const {
            use core::sync::atomic::Ordering;
            let default = $crate::sites::Sites::WEAKEST.$site.order();
            assert!(
                matches!(default, Ordering::$order),
                "the table of sites has another default ordering"
            );
            P::SITES.$site
        }
    };
}
pub(crate) use at;

// The columns are the orderings of `Le2013`, `Weakest`, `ReleaseStores` and `Asymmetric`.
sites! {
    push_top "push.top" Load [Acquire Acquire Acquire Acquire]
        "load of `top`, when the ring looks full"
        "Acquires the claims of `steal.cas`. Below `Acquire`, a slot is reused while a thief \
         that will succeed has still to read it. That failure needs load buffering."
        => Weakest: "slot reused while it is read", loom blind, tlc "ChaseLevViews/push.top-Relaxed-race";

    push_slot "push.slot" Store [Relaxed Relaxed Relaxed Relaxed]
        "store of the element"
        "`push.fence` orders it."

    push_fence "push.fence" Fence [Release Release Relaxed Release]
        "fence before `bottom`"
        "Releases the slot to `steal.bottom`. Below `Release`, a thief takes a slot that was \
         never written."
        => Weakest: "unwritten slot taken", loom "p|s", tlc "ChaseLevViews/push.fence-Relaxed";

    push_bottom "push.bottom" Store [Relaxed Relaxed Release Relaxed]
        "store that publishes the element"
        "`push.fence` orders it. Without that fence it releases to `steal.bottom` itself; \
         below `Release`, a thief then takes a slot that was never written."
        => ReleaseStores: "unwritten slot taken", loom "p|s", tlc "ChaseLevViews/push.fence-Relaxed";

    grow_old "grow.old" Load [Relaxed Relaxed Relaxed Relaxed]
        "copying: load from the old ring"
        "The owner itself wrote what it loads."

    grow_slot "grow.slot" Store [Relaxed Relaxed Relaxed Relaxed]
        "copying: store to the new ring"
        "`grow.ring` publishes it. Without it, an unwritten slot is taken (`grow.slot once skipped`)."

    grow_ring "grow.ring" Store [Release Release Release Release]
        "store that publishes the ring"
        "Releases the copies to `steal.ring`. Below `Release`, a thief takes a slot that is \
         not yet copied."
        => Weakest: "slot taken before it is copied", loom "Pp|s", tlc "ChaseLevViews/grow.ring-Relaxed";

    pop_reserve "pop.reserve" Store [Relaxed Relaxed Release Relaxed]
        "store of `bottom`"
        "Takes the youngest element out of the thieves' sight. A thief may read this store \
         for the elements below: `push.fence` orders that, too. Without that fence it releases \
         to `steal.bottom` itself; below `Release`, a thief then takes a slot that was never \
         written."
        => ReleaseStores: "unwritten slot taken", loom "ppo|s", tlc "ChaseLevViews/pop.reserve-Relaxed-retained";

    pop_fence "pop.fence" Fence [SeqCst SeqCst SeqCst Light]
        "fence between `bottom` and `top`"
        "Pairs with `steal.fence`: of an owner and a thief after the same element, at least \
         one sees the other. Below `SeqCst`, an element is taken twice."
        => Weakest: "element taken twice", loom "PPo|ss", tlc "ChaseLevViews/pop.fence-AcqRel";
        => Asymmetric: "element taken twice", loom "PPo|ss", tlc "";

    pop_batches "pop.batches" Load [Acquire Acquire Acquire Acquire]
        "load of the numbers of thieves inside and of tokens, after a light `pop.fence`"
        "Acquires the claims of thieves that have left, from `batch.leave`. Below `Acquire`, \
         it may come after the look at `top`, and an element that such a thief has claimed is taken \
         again. The same without it (`ChaseLevTSO/pop.batches-none`)."
        => Asymmetric: "element taken twice", loom blind, tlc "ChaseLevViews/pop.batches-Relaxed";

    pop_batch "pop.batch" Fence [SeqCst SeqCst SeqCst SeqCst]
        "fence between that load and `top`, if there are thieves inside, or tokens"
        "Pairs with `warm.fence`, and with `batch.cas` and `batch.bottom`. Below `SeqCst`, an element \
         is taken twice."
        => Asymmetric: "element taken twice", loom blind, tlc "ChaseLevViews/pop.batch-AcqRel";

    batch_cool "batch.cool" Add [Relaxed Relaxed Relaxed Relaxed]
        "subtraction of the tokens that `pop.batches` has read, after `pop.batch`"
        "From then on, thieves run a barrier again. It releases nothing, and continues the release \
         of `batch.leave`, for it is an addition."

    pop_top "pop.top" Load [Relaxed Relaxed Relaxed Relaxed]
        "load of `top`"
        "`pop.fence` orders it."

    pop_slot "pop.slot" Load [Relaxed Relaxed Relaxed Relaxed]
        "load of the youngest element"
        "The owner itself wrote what it loads."

    pop_cas "pop.cas" Cas [SeqCst Relaxed Relaxed Relaxed]
        "claim of the last element, against thieves"
        "Atomicity decides who gets the element, and `pop.fence` does the ordering, so \
         `Relaxed` suffices (`pop.cas not atomic`, `pop.cas assumed`)."

    pop_restore "pop.restore" Store [Relaxed Relaxed Relaxed Relaxed]
        "store that undoes the reservation"
        "`top` has moved past, so whoever acts on this value fails its claim. Without it, an \
         unwritten slot is taken (`pop.restore skipped`)."

    steal_top "steal.top" Load [Acquire Relaxed Relaxed Acquire]
        "load of `top`"
        "`steal.fence` follows and acquires, so `Relaxed` suffices. Before a heavy fence, \
         `Acquire` keeps `steal.look` behind it; nothing in the model needs that."
        => Asymmetric: "nothing seen", loom blind, tlc "ChaseLevViews/steal.top-Relaxed-heavy";

    steal_look "steal.look" Load [Relaxed Relaxed Relaxed Relaxed]
        "load of `bottom`, before a heavy `steal.fence`"
        "An unsuccessful steal then runs no barrier. Whoever goes on looks again, so `Relaxed` \
         suffices."

    steal_fence "steal.fence" Fence [SeqCst SeqCst SeqCst Heavy]
        "fence between `top` and `bottom`"
        "Pairs with `pop.fence`. Below `SeqCst`, an element is taken twice. It also orders \
         `reader.enter` before `steal.ring`, and pairs with `retire.fence` for that: a ring is \
         freed while it is read (`steal.fence AcqRel, grace periods`)."
        => Weakest: "element taken twice", loom "PPo|ss", tlc "ChaseLevViews/steal.fence-AcqRel";
        => Asymmetric: "element taken twice", loom "PPo|s|s", tlc "ChaseLevViews/steal.fence-Light";

    steal_bottom "steal.bottom" Load [Acquire Acquire Acquire Acquire]
        "load of `bottom`"
        "Acquires from `push.fence`. Below `Acquire`, a thief takes a slot that was never \
         written. Before `steal.top`, it is wrong under any ordering \
         (`steal.bottom before steal.top`)."
        => Weakest: "unwritten slot taken", loom "p|s", tlc "ChaseLevViews/steal.bottom-Relaxed";

    steal_ring "steal.ring" Load [Acquire Acquire Acquire Acquire]
        "load of the ring, after `bottom`"
        "Acquires from `grow.ring`. Below `Acquire`, a thief takes a slot that is not yet \
         copied. Before `steal.bottom`, it is wrong under any ordering \
         (`ring of an earlier steal`)."
        => Weakest: "slot taken before it is copied", loom "Pp|s", tlc "ChaseLevViews/steal.ring-Relaxed";

    steal_slot "steal.slot" Load [Relaxed Relaxed Relaxed Relaxed]
        "load of the oldest element"
        "It may be stale or torn, and counts only if the claim succeeds. After the claim, the \
         slot may be another element's (`steal.slot after steal.cas`)."

    steal_cas "steal.cas" Cas [SeqCst Release Release Release]
        "claim of the oldest element"
        "Releases the load of the slot to `push.top`. Below `Release`, a slot is reused before \
         it is read. That failure needs load buffering."
        => Weakest: "slot reused before it is read", loom blind, tlc "ChaseLevViews/steal.cas-Relaxed";

    batch_enter "batch.enter" Add [Relaxed Relaxed Relaxed Relaxed]
        "addition to the number of thieves inside, before a heavy `steal.fence` or `warm.fence`"
        "Comes after the `batch.leave` that left the token, so `warm.fence` comes after that thief's \
         barrier in the order of fences (C++20, [atomics.order], paragraph 4). After a heavy \
         `steal.fence`, it is wrong under any ordering."
        => Asymmetric: "after the barrier, element taken twice", loom blind, tlc "ChaseLevViews/batch.enter-late";

    warm_fence "warm.fence" Fence [SeqCst SeqCst SeqCst SeqCst]
        "fence between `top` and `bottom`, instead of a heavy `steal.fence`, if there is a token"
        "Pairs with `pop.batch`, and for the ring with `retire.fence`. Below `SeqCst`, an element is \
         taken twice."
        => Asymmetric: "element taken twice", loom "PPo|ss", tlc "ChaseLevViews/warm.fence-AcqRel";

    batch_cas "batch.cas" Cas [SeqCst SeqCst SeqCst SeqCst]
        "claim of the oldest element, in a batch"
        "With `batch.bottom` it does what a fence between them would: it pairs with `pop.fence`, or \
         with `pop.batch` if that is light. Below `SeqCst`, an element is taken twice. With one \
         claim for all, the owner takes the same elements (`batch at once`)."
        => Weakest: "element taken twice", loom "PPPoo|b", tlc "ChaseLevViews/batch.cas-AcqRel";
        => Asymmetric: "element taken twice", loom blind, tlc "ChaseLevViews/batch.cas-AcqRel-heavy";

    batch_bottom "batch.bottom" Load [SeqCst SeqCst SeqCst SeqCst]
        "load of `bottom` after a claim, in a batch"
        "With `batch.cas` it pairs with `pop.fence` or `pop.batch`. Below `SeqCst`, an element is \
         taken twice. Without this look, the owner takes the same elements \
         (`batch.bottom of the call`)."
        => Weakest: "element taken twice", loom blind, tlc "ChaseLevViews/batch.bottom-Acquire";
        => Asymmetric: "element taken twice", loom blind, tlc "ChaseLevViews/batch.bottom-Acquire-heavy";

    batch_leave "batch.leave" Add [Release Release Release Release]
        "subtraction from the number of thieves inside, and addition of a token after a barrier"
        "Releases the claims to `pop.batches`. Below `Release`, an element is taken twice."
        => Asymmetric: "element taken twice", loom blind, tlc "ChaseLevViews/batch.leave-Relaxed";

    len_fence "len.fence" Fence [SeqCst SeqCst SeqCst SeqCst]
        "fence between `top` and `bottom` in `Stealer::len`"
        "It is an ordinary one, whatever that of a steal is. What it orders is only counted."

    reader_enter "reader.enter" Store [Release Release Release Release]
        "store of the thread's count, when it begins to read rings"
        "`steal.fence` orders it before `steal.ring`, and pairs with `retire.fence` for that: either \
         the thief sees the new ring, or the owner sees the thief. Releases the steals before to \
         `retire.look`. Below `Release`, a ring is freed that was read in an earlier steal. After \
         that fence, a ring is freed while it is read (`announced late`)."
        => Weakest: "ring freed while it is read", loom "Ppoo|ss", tlc "GracePeriod/reader.enter-Relaxed";

    reader_leave "reader.leave" Store [Release Release Release Release]
        "store of the thread's count, when it has read"
        "Releases what the thread has read to `retire.look`. Below `Release`, a ring is freed while \
         it is read."
        => Weakest: "ring freed while it is read", loom "Pp|s", tlc "GracePeriod/reader.leave-Relaxed";

    retire_fence "retire.fence" Fence [SeqCst SeqCst SeqCst SeqCst]
        "fence between `grow.ring` and the look at the thieves"
        "Pairs with `steal.fence`. Below `SeqCst`, a ring is freed while it is read."
        => Weakest: "ring freed while it is read", loom "Pp|s", tlc "GracePeriod/retire.fence-AcqRel";

    retire_look "retire.look" Load [Acquire Acquire Acquire Acquire]
        "load of a thread's count"
        "Acquires from `reader.leave` and `reader.enter`. Below `Acquire`, a ring is freed while it \
         is read."
        => Weakest: "ring freed while it is read", loom "Pp|s", tlc "GracePeriod/retire.look-Relaxed";

    records_head "records.head" Load [Acquire Acquire Acquire Acquire]
        "load of the head of the list of records, by the owner or by a thread that needs one"
        "`retire.fence` orders it. Acquires records from `records.push`. Below `Acquire`, a record is \
         used before it is made."
        => Weakest: "record used before it is made", loom "Pp|s", tlc "GracePeriod/records.head-Relaxed";

    records_push "records.push" Cas [Release Release Release Release]
        "push of a record onto the list"
        "Releases the record to `records.head`; also the one that it found, whose release it \
         continues."
        => Weakest: "record used before it is made", loom "Pp|s", tlc "GracePeriod/records.push-Relaxed";

    record_claim "record.claim" Cas [Acquire Acquire Acquire Acquire]
        "claim of a record that a thread has released"
        "Acquires the count from `record.release`. Below `Acquire`, a ring is freed while it is read."
        => Weakest: "ring freed while it is read", loom "Pp|s|s", tlc "GracePeriod/record.claim-Relaxed";

    record_release "record.release" Store [Release Release Release Release]
        "store that releases the record of a thread that ends"
        "Releases the count to `record.claim`. Below `Release`, a ring is freed while it is read."
        => Weakest: "ring freed while it is read", loom "Pp|s|s", tlc "GracePeriod/record.release-Relaxed";
}
