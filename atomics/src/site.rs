//! Sites: named accesses with their memory orderings.

use core::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

/// The effect of a site on memory.
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

/// The part that a site has in loom's search, which may interrupt a thread at each access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A step of its own.
    Own,
    /// No step, unless the hook asks for it (`Hook::explores_all`).
    None,
    /// Joined to the loads before it in the same operation: nothing but loads and private stores are
    /// between them.
    ///
    /// Loom need not interrupt a thread there that has only loaded. A load may return an old value, so
    /// what others do between these loads and this site, they may do before the loads. A slot's word that
    /// was written once has one value, so whoever loads it here must have seen that it was written.
    Joined,
    /// A store that may as well come earlier: nobody else stores there, and nobody acts on it before a
    /// later store of this thread, or only to free what this thread has used.
    Early,
}

/// One access or fence of an algorithm: its name and its memory ordering.
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
    /// A site that the source shows with this ordering.
    ///
    /// # Panics
    ///
    /// If a load releases or a store acquires, or if an asymmetric fence is neither `SeqCst` nor
    /// `Relaxed`; in a constant, that is a compilation error.
    pub const fn new(name: &'static str, access: Access, order: Ordering) -> Self {
        let can_be = match access {
            Access::Load => matches!(order, Relaxed | Acquire | SeqCst),
            Access::Store => matches!(order, Relaxed | Release | SeqCst),
            Access::LightFence | Access::HeavyFence => matches!(order, Relaxed | SeqCst),
            Access::Cas | Access::Add | Access::Swap | Access::Fence => true,
        };
        assert!(
            can_be,
            "a load cannot release, nor a store acquire; an asymmetric fence is SeqCst, or Relaxed: none"
        );
        Site {
            name,
            access,
            order,
            shown: order,
            step: Step::Own,
        }
    }

    /// The same site with another ordering.
    ///
    /// # Panics
    ///
    /// As [`new`](Site::new).
    pub const fn with(self, order: Ordering) -> Self {
        Site {
            order: Site::new(self.name, self.access, order).order,
            ..self
        }
    }

    /// The same site with another access, such as a [light](Access::LightFence) fence.
    ///
    /// # Panics
    ///
    /// As [`new`](Site::new).
    pub const fn by(self, access: Access) -> Self {
        Site {
            access: Site::new(self.name, access, self.order).access,
            ..self
        }
    }

    /// The same site with another part in loom's search.
    pub const fn stepping(self, step: Step) -> Self {
        Site { step, ..self }
    }

    /// The site's part in loom's search.
    pub const fn step(self) -> Step {
        self.step
    }

    /// The site's name, as in the documentation, the models and the reports.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The site's access.
    pub const fn access(self) -> Access {
        self.access
    }

    /// The site's memory ordering.
    #[inline(always)]
    pub const fn order(self) -> Ordering {
        self.order
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

    /// This site, if it is that of `field` and the table has the ordering that the source shows.
    ///
    /// # Panics
    ///
    /// If not. [`at`](crate::at) calls it in a constant, so that is a compilation error.
    #[doc(hidden)]
    pub const fn shown_as(self, field: &str, order: Ordering) -> Self {
        let (name, field) = (self.name.as_bytes(), field.as_bytes());
        assert!(name.len() == field.len(), "a site is in another's place");
        let mut i = 0;
        while i < name.len() {
            let same = name[i] == field[i] || (name[i] == b'.' && field[i] == b'_');
            assert!(same, "a site is in another's place");
            i += 1;
        }
        assert!(
            self.shown as u8 == order as u8,
            "the table of sites has another ordering than the source shows"
        );
        self
    }
}

/// Declares a struct with a field for each site, and a constant with the orderings.
///
/// A line of the table is the documentation of the site, its field, its name, its
/// [access](Access), the ordering, and its [part in loom's search](Step), if it is no step of its own.
/// The name is that of the field, with a dot for each underscore. The method `all` returns the
/// sites in the order of the table, and the constant `REASONS` has their documentation.
///
/// ```
/// chase_lev_atomics::sites! {
///     /// The sites of a flag.
///     pub struct Sites;
///     /// The orderings.
///     pub const DEFAULT;
///
///     /// Releases what was done before to `flag.see`.
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

/// A site of `P`, a type in scope whose constant `SITES` has the sites, with its ordering in sight:
/// `at!(flag_raise, Release)`.
///
/// It does not compile if the [table](sites) has another ordering, or another site in this place:
///
/// ```
/// use chase_lev_atomics::{Site, at, sites};
///
/// sites! {
///     struct Sites;
///     const DEFAULT;
///
///     /// Releases what was done before.
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
/// #     /// Releases what was done before.
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
