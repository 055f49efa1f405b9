//! Sites: named accesses with memory orderings.

use core::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

/// The kind of access at a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// An atomic load.
    Load,
    /// An atomic store.
    Store,
    /// A compare-and-swap. Its failure ordering is always `Relaxed`.
    Cas,
    /// An atomic addition.
    Add,
    /// An atomic swap.
    Swap,
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

/// The role of a site in loom's search, which may interrupt a thread at each access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The site is a step of its own.
    Own,
    /// The site is not a step, unless the hook asks for it (`Hook::explores_all`).
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

/// A named access or fence of an algorithm, with its memory ordering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    name: &'static str,
    access: Access,
    order: Ordering,
    /// The ordering that the source shows.
    shown: Ordering,
    step: Step,
}

impl Site {
    /// Creates a site with the ordering that the source shows.
    ///
    /// # Panics
    ///
    /// Panics if a load releases, if a store acquires, or if an asymmetric fence is neither `SeqCst` nor
    /// `Relaxed`. In a constant, this is a compilation error.
    pub const fn new(name: &'static str, access: Access, order: Ordering) -> Self {
        let can_be = match access {
            Access::Load => matches!(order, Relaxed | Acquire | SeqCst),
            Access::Store => matches!(order, Relaxed | Release | SeqCst),
            Access::LightFence | Access::HeavyFence => matches!(order, Relaxed | SeqCst),
            Access::Cas | Access::Add | Access::Swap | Access::Fence => true,
        };
        assert!(
            can_be,
            "a load cannot release, a store cannot acquire, and an asymmetric fence is SeqCst or Relaxed"
        );
        Site {
            name,
            access,
            order,
            shown: order,
            step: Step::Own,
        }
    }

    /// Returns the same site with another ordering.
    ///
    /// # Panics
    ///
    /// Panics when [`new`](Site::new) does.
    pub const fn with(self, order: Ordering) -> Self {
        Site {
            order: Site::new(self.name, self.access, order).order,
            ..self
        }
    }

    /// Returns the same site with another kind of access, such as a [light](Access::LightFence) fence.
    ///
    /// # Panics
    ///
    /// Panics when [`new`](Site::new) does.
    pub const fn by(self, access: Access) -> Self {
        Site {
            access: Site::new(self.name, access, self.order).access,
            ..self
        }
    }

    /// Returns the same site with another role in loom's search.
    pub const fn stepping(self, step: Step) -> Self {
        Site { step, ..self }
    }

    /// Returns the site's role in loom's search.
    pub const fn step(self) -> Step {
        self.step
    }

    /// Returns the site's name, which is the same in the documentation, the models and the reports.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Returns the kind of access at the site.
    pub const fn access(self) -> Access {
        self.access
    }

    /// Returns the site's memory ordering.
    #[inline(always)]
    pub const fn order(self) -> Ordering {
        self.order
    }

    /// Returns the orderings that are one step weaker than this site's, if there are any.
    ///
    /// For a fence, `Relaxed` means no fence.
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

    /// Returns this site.
    ///
    /// # Panics
    ///
    /// Panics if this is not the site of `field`, or if the table has another ordering than the source
    /// shows. [`at`](crate::at) calls this in a constant, where that is a compilation error.
    #[doc(hidden)]
    pub const fn shown_as(self, field: &str, order: Ordering) -> Self {
        let (name, field) = (self.name.as_bytes(), field.as_bytes());
        assert!(
            name.len() == field.len(),
            "a site is in the place of another one"
        );
        let mut i = 0;
        while i < name.len() {
            let same = name[i] == field[i] || (name[i] == b'.' && field[i] == b'_');
            assert!(same, "a site is in the place of another one");
            i += 1;
        }
        assert!(
            self.shown as u8 == order as u8,
            "the table of sites has another ordering for this site than the source shows"
        );
        self
    }
}

/// Declares a struct with a field for each site, and a constant with the orderings.
///
/// Each entry of the table consists of the site's documentation, field, name, [access](Access) and
/// ordering, and its [role in loom's search](Step) if it is not a step of its own. The name is that of
/// the field, with a dot in place of each underscore. The method `all` returns the sites in the order of
/// the table, and the constant `REASONS` has their documentation.
///
/// ```
/// chase_lev_atomics::sites! {
///     /// The sites of a flag.
///     pub struct Sites;
///     /// The orderings.
///     pub const DEFAULT;
///
///     /// Releases all earlier accesses to `flag.see`.
///     flag_raise "flag.raise" Store Release;
///     /// Acquires from `flag.raise`.
///     flag_see "flag.see" Load Acquire;
/// }
/// assert_eq!(Sites::DEFAULT.all().map(|site| site.name()), ["flag.raise", "flag.see"]);
/// assert_eq!(Sites::REASONS[1], "Acquires from `flag.raise`.");
/// ```
#[macro_export]
macro_rules! sites {
    (
        $(#[$table:meta])*
        $visible:vis struct $Sites:ident;
        $(#[$constant:meta])*
        $also:vis const $DEFAULT:ident;
        $(
            $(#[doc = $reason:literal])+
            $field:ident $name:literal $access:ident $order:ident $($Step:ident)?;
        )*
    ) => {
        $(#[$table])*
        #[derive(Clone, Copy, Debug)]
        $visible struct $Sites {
            $($(#[doc = $reason])+ pub $field: $crate::Site,)*
        }

        impl $Sites {
            $(#[$constant])*
            $also const $DEFAULT: $Sites = $Sites {
                $($field: $crate::Site::new(
                    $name,
                    $crate::Access::$access,
                    ::core::sync::atomic::Ordering::$order,
                )$(.stepping($crate::Step::$Step))?,)*
            };

            /// The documentation of each site, in the order of the table.
            $also const REASONS: [&'static str; [$($name),*].len()] =
                [$(concat!($($reason),+).trim_ascii_start()),*];

            /// All sites, in the order of the table.
            $also const fn all(&self) -> [$crate::Site; [$($name),*].len()] {
                [$(self.$field),*]
            }
        }
    };
}

/// Names a site and shows its ordering at the access: `at!(flag_raise, Release)`.
///
/// `P` must be a type in scope whose constant `SITES` has the sites. The macro does not compile if the
/// [table](sites) has another ordering for the site, or another site in its place:
///
/// ```
/// use chase_lev_atomics::{Site, at, sites};
///
/// sites! {
///     struct Sites;
///     const DEFAULT;
///
///     /// Releases all earlier accesses.
///     flag_raise "flag.raise" Store Release;
/// }
///
/// struct P;
///
/// impl P {
///     const SITES: Sites = Sites::DEFAULT;
/// }
///
/// let site: Site = at!(flag_raise, Release);
/// ```
///
/// ```compile_fail,E0080
/// # use chase_lev_atomics::{Site, at, sites};
/// # sites! {
/// #     struct Sites;
/// #     const DEFAULT;
/// #     /// Releases all earlier accesses.
/// #     flag_raise "flag.raise" Store Release;
/// # }
/// # struct P;
/// # impl P {
/// #     const SITES: Sites = Sites::DEFAULT;
/// # }
/// let site: Site = at!(flag_raise, Relaxed);
/// ```
#[macro_export]
macro_rules! at {
    ($field:ident, $order:ident) => {
        const {
            P::SITES
                .$field
                .shown_as(stringify!($field), ::core::sync::atomic::Ordering::$order)
        }
    };
}
