//! Sites: named accesses with memory orderings.

use core::marker::PhantomData;
use core::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

/// The role of a site in loom's search, which may interrupt a thread at each access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The site is a separate step.
    Own,
    /// The site is not a step.
    None,
    /// The site belongs to the same step as the loads before it in the same operation, from which only
    /// loads and private stores separate it.
    ///
    /// If the thread has only loaded since its step began, loom need not interrupt it here. A load may
    /// return an old value, so other threads may just as well act before these loads as between them and
    /// this site. A word that was written only once has one value, so a thread that loads it here must
    /// have seen that it was written.
    Joined,
    /// The site is a store that might as well come earlier: no other thread stores there, and other
    /// threads act on it only after a later store of this thread, or only to free memory that this thread
    /// has used.
    Early,
}

/// Declares the kinds of access, as values and as types.
macro_rules! kinds {
    ($($(#[$about:meta])* $Kind:ident,)*) => {
        /// The kind of access at a site.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Access {
            $($(#[$about])* $Kind,)*
        }

        /// The kinds of access, as types: `Site<kind::Load>` is the site of a load.
        pub mod kind {
            use super::Access;

            /// A kind of access.
            pub trait Kind {
                /// The same, as a value.
                const ACCESS: Access;
            }

            /// Any kind: what a hook receives.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct Any;

            $(
                #[doc = concat!("See [`Access::", stringify!($Kind), "`].")]
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub struct $Kind;

                impl Kind for $Kind {
                    const ACCESS: Access = Access::$Kind;
                }
            )*
        }
    };
}

kinds! {
    /// An atomic load.
    Load,
    /// An atomic store.
    Store,
    /// A compare-and-swap. If it fails, it is a load, which has its own site.
    Cas,
    /// Another atomic read-modify-write: `swap`, `fetch_add` and its kin.
    Rmw,
    /// A fence, or no fence if the ordering is `Relaxed`.
    Fence,
    /// The light half of a pair of asymmetric fences, or no fence if the ordering is `Relaxed`. It keeps
    /// the compiler from moving accesses past it, and costs nothing at run time.
    ///
    /// A light and a heavy fence order as two `SeqCst` fences do; two light fences order nothing.
    LightFence,
    /// The heavy half of a pair of asymmetric fences, or no fence if the ordering is `Relaxed`. Every
    /// thread of the process executes a `SeqCst` fence between its beginning and its end.
    HeavyFence,
}

use kind::Kind;

/// A named access or fence of an algorithm, with its kind `K` and its memory ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site<K = kind::Any>(Facts, PhantomData<K>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Facts {
    name: &'static str,
    access: Access,
    order: Ordering,
    /// The ordering that the source shows.
    shown: Ordering,
    step: Step,
    replaces_fence: bool,
    private: bool,
    after_fence: bool,
}

impl<K: Kind> Site<K> {
    /// Creates a site.
    ///
    /// # Panics
    ///
    /// Panics if a load releases, if a store acquires, or if an asymmetric fence is neither `SeqCst` nor
    /// `Relaxed`. In a constant, this is a compilation error.
    pub const fn new(name: &'static str, order: Ordering) -> Self {
        let facts = Facts {
            name,
            access: K::ACCESS,
            order,
            shown: order,
            step: Step::Own,
            replaces_fence: false,
            private: false,
            after_fence: false,
        };
        Site(facts, PhantomData).with(order)
    }

    /// Returns this site with the ordering that runs.
    ///
    /// # Panics
    ///
    /// Panics if the table has another ordering than the source shows. [`at`](crate::at) calls this in a
    /// constant, where that is a compilation error.
    #[doc(hidden)]
    pub const fn shown_as(self, order: Ordering) -> Self {
        assert!(
            self.0.shown as u8 == order as u8,
            "the table of sites has another ordering for this site than the source shows"
        );
        #[cfg(chase_lev_weaker)]
        {
            let mut i = 0;
            while i < WEAKER.len() {
                let (constant, order) = WEAKER[i];
                // Two kinds of fences may have the same name.
                if is_name_of(self.0.name, constant) && can_be(self.0.access, order) {
                    return self.with(order);
                }
                i += 1;
            }
        }
        self
    }
}

/// The marks of a table's last column: what a checker or a sanitizer does at the site.
impl<K> Site<K> {
    /// Marks a site that is not a step of loom's search: see [`Step::None`].
    pub const fn unexplored(mut self) -> Self {
        self.0.step = Step::None;
        self
    }

    /// Marks a site that may be joined to the previous step: see [`Step::Joined`].
    pub const fn joined(mut self) -> Self {
        self.0.step = Step::Joined;
        self
    }

    /// Marks a store that might as well come earlier: see [`Step::Early`].
    pub const fn early(mut self) -> Self {
        self.0.step = Step::Early;
        self
    }

    /// Marks a `SeqCst` access that stands for a fence before the accesses that follow it. Loom treats
    /// such an access as an `AcqRel` one, so it runs that fence after the access.
    pub const fn replaces_fence(mut self) -> Self {
        self.0.replaces_fence = true;
        self
    }

    /// Marks a fence on which a program that uses the algorithm cannot rely, because operations do without it on
    /// some machines or in some states. Its loads that rely on it are marked [`after_fence`](Site::after_fence).
    ///
    /// In a model of such a program, the fence orders nothing, and those loads have the newest value: the
    /// algorithm works, but does not order the accesses of the program more than it does on a machine.
    pub const fn private(mut self) -> Self {
        self.0.private = true;
        self
    }

    /// Marks a load that a [private](Site::private) fence, or an access that replaces one, orders after an earlier
    /// access of its thread.
    pub const fn after_fence(mut self) -> Self {
        self.0.after_fence = true;
        self
    }

    /// Marks a relaxed store that a fence before it releases. For ThreadSanitizer, which does not
    /// understand fences, it is a release store.
    pub const fn released(self) -> Self {
        if crate::THREAD_SANITIZER { self.with(Release) } else { self }
    }
}

impl<K> Site<K> {
    /// Returns the same site with another ordering.
    ///
    /// # Panics
    ///
    /// Panics if this kind of access cannot have the ordering: see [`new`](Site::new).
    pub const fn with(mut self, order: Ordering) -> Self {
        assert!(
            can_be(self.0.access, order),
            "a load cannot release, a store cannot acquire, and an asymmetric fence is SeqCst or Relaxed"
        );
        self.0.order = order;
        self
    }

    /// Returns the site without the type of its kind.
    #[inline(always)]
    pub const fn any(self) -> Site {
        Site(self.0, PhantomData)
    }

    /// Returns the site as a separate step, whatever its mark: then the search takes longer.
    pub const fn alone(mut self) -> Self {
        self.0.step = Step::Own;
        self
    }

    /// Returns the site's role in loom's search.
    pub const fn step(self) -> Step {
        self.0.step
    }

    /// Returns `true` if the site is a `SeqCst` access that stands for a fence.
    pub fn is_fence(self) -> bool {
        self.0.replaces_fence && self.0.order == SeqCst
    }

    /// Returns `true` if the site is a fence that belongs to its algorithm alone.
    pub const fn is_private(self) -> bool {
        self.0.private
    }

    /// Returns `true` if the site is a load that a private fence orders.
    pub const fn is_after_fence(self) -> bool {
        self.0.after_fence
    }

    /// Returns the site's name, which is the same in the documentation, the models and the reports.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// Returns the kind of access at the site.
    pub const fn access(self) -> Access {
        self.0.access
    }

    /// Returns the site's memory ordering.
    #[inline(always)]
    pub const fn order(self) -> Ordering {
        self.0.order
    }

    /// Returns the orderings that are one step weaker than this site's, if there are any.
    ///
    /// For a fence, `Relaxed` means no fence.
    pub const fn weaker(self) -> &'static [Ordering] {
        match (self.0.access, self.0.order) {
            (Access::Load, SeqCst) => &[Acquire],
            (Access::Store, SeqCst) => &[Release],
            (Access::LightFence | Access::HeavyFence, SeqCst) => &[Relaxed],
            (_, SeqCst) => &[AcqRel],
            (_, AcqRel) => &[Acquire, Release],
            (_, Acquire | Release) => &[Relaxed],
            _ => &[],
        }
    }
}

/// Returns `true` if this kind of access can have the ordering.
const fn can_be(access: Access, order: Ordering) -> bool {
    match access {
        Access::Load => matches!(order, Relaxed | Acquire | SeqCst),
        Access::Store => matches!(order, Relaxed | Release | SeqCst),
        Access::LightFence | Access::HeavyFence => matches!(order, Relaxed | SeqCst),
        Access::Cas | Access::Rmw | Access::Fence => true,
    }
}

/// Returns `true` if this is the name of that constant: `pop.fence` is the name of `POP_FENCE`.
#[doc(hidden)]
pub const fn is_name_of(name: &str, constant: &str) -> bool {
    let (name, constant) = (name.as_bytes(), constant.as_bytes());
    let mut i = 0;
    while i < name.len() && i < constant.len() {
        let underscore = name[i] == b'.' && constant[i] == b'_';
        if !underscore && name[i].to_ascii_uppercase() != constant[i] {
            return false;
        }
        i += 1;
    }
    name.len() == constant.len()
}

/// The constants whose orderings are replaced, which `build.rs` writes.
#[cfg(chase_lev_weaker)]
const WEAKER: &[(&str, Ordering)] = include!(concat!(env!("OUT_DIR"), "/weaker.rs"));

/// Declares a constant for each site of an algorithm.
///
/// Each entry of the table consists of the site's documentation, its constant, its name, its
/// [access](Access) and ordering, and perhaps marks for the checkers, such as
/// [`joined`](Site::joined). The name is the constant's in small letters, with a dot in place of an
/// underscore. The list has the sites in the order of the table, and `REASONS` their documentation.
///
/// ```
/// chase_lev_atomics::sites! {
///     /// The sites of a flag.
///     pub const SITES;
///
///     /// Releases all earlier accesses to `flag.see`.
///     FLAG_RAISE "flag.raise" Store Release;
///     /// Acquires from `flag.raise`.
///     FLAG_SEE "flag.see" Load Acquire;
/// }
/// assert_eq!(SITES.map(|site| site.name()), ["flag.raise", "flag.see"]);
/// assert_eq!(REASONS[1], "Acquires from `flag.raise`.");
/// ```
#[macro_export]
macro_rules! sites {
    (
        $(#[$list:meta])*
        $visible:vis const $SITES:ident;
        $(
            $(#[doc = $reason:literal])+
            $SITE:ident $name:literal $access:ident $order:ident $($mark:ident)*;
        )*
    ) => {
        $(
            $(#[doc = $reason])+
            $visible const $SITE: $crate::Site<$crate::kind::$access> =
                $crate::Site::<$crate::kind::$access>::new(
                    $name,
                    ::core::sync::atomic::Ordering::$order,
                )$(.$mark())*;
            const _: () = assert!($crate::is_name_of($name, stringify!($SITE)));
        )*

        $(#[$list])*
        $visible const $SITES: [$crate::Site; [$($name),*].len()] = [$($SITE.any()),*];

        /// The documentation of each site, in the order of the list.
        $visible const REASONS: [&'static str; [$($name),*].len()] =
            [$(concat!($($reason),+).trim_ascii_start()),*];
    };
}

/// Names a site and shows its ordering at the access: `at!(FLAG_RAISE, Release)`.
///
/// The first argument is the path of a constant in a [table](sites). The macro does not compile if the table
/// has another ordering for the site:
///
/// ```
/// use chase_lev_atomics::{Atomic, at, sites};
///
/// sites! {
///     /// The sites of a flag.
///     const SITES;
///
///     /// Releases all earlier accesses.
///     FLAG_RAISE "flag.raise" Store Release;
/// }
///
/// # fn f() {
/// let flag = Atomic::<usize>::new(0);
/// flag.store(1, at!(FLAG_RAISE, Release));
/// # }
/// ```
///
/// ```compile_fail,E0080
/// # use chase_lev_atomics::{Atomic, at, sites};
/// # sites! {
/// #     /// The sites of a flag.
/// #     const SITES;
/// #     /// Releases all earlier accesses.
/// #     FLAG_RAISE "flag.raise" Store Release;
/// # }
/// # let flag = Atomic::<usize>::new(0);
/// flag.store(1, at!(FLAG_RAISE, Relaxed));
/// ```
///
/// A site in place of one of another kind does not compile either:
///
#[doc = include_str!("kinds.md")]
#[macro_export]
macro_rules! at {
    ($SITE:path, $order:ident) => {
        const { $SITE.shown_as(::core::sync::atomic::Ordering::$order) }
    };
}
