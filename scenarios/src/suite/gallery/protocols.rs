//! Those that differ from the deque that ships in orderings, or in one fault, only.

use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};

use crate::suite::instruments::faults::Fault::Early;
use crate::suite::scenario::of;
use crate::suite::variants::Base::{
    Le2013, Le2013BatchKeepsTheRing, Le2013Epoch, ReleaseStores, Weakest,
};
use crate::suite::variants::{
    Change, Judged, RACE, TWICE, TWICE_OR_DROPPED, UNWRITTEN, loom_kills, shuttle_kills,
};

/// A deque of the gallery, as a change of one that ships.
pub struct Published {
    pub name: &'static str,
    /// Title, author and year; and how it differs from the deque that ships.
    pub about: [&'static str; 2],
    pub change: Change,
    /// Who kills it. If nobody does, loom finds nothing wrong in any small scenario.
    pub killed: &'static [Judged],
}

/// The table.
pub const PUBLISHED: &[Published] = &[
    Published {
        name: "Lê et al. 2013, as printed",
        about: [
            "Correct and efficient work-stealing for weak memory models; Nhat Minh Lê, Antoniu \
         Pop, Albert Cohen and Francesco Zappa Nardelli; PPoPP 2013, figure 1",
            "A new ring is published with a relaxed store, and loaded with consume, here acquire.",
        ],
        change: Change {
            base: Le2013,
            orders: &[("grow.ring", Relaxed)],
            faults: &[],
        },
        killed: &[loom_kills(of("Pp|s").capacity(1), RACE, 2)],
    },
    Published {
        name: "CDSChecker 2013",
        about: [
            "CDSchecker: checking concurrent data structures written with C/C++ atomics; Brian \
         Norris and Brian Demsky; OOPSLA 2013; benchmark chase-lev-deque-bugfix",
            "The listing of Lê et al., with the ring published by a release store.",
        ],
        change: Change {
            base: Le2013,
            orders: &[],
            faults: &[],
        },
        killed: &[],
    },
    Published {
        name: "crossbeam-deque 0.8.8",
        about: [
            "crossbeam-deque 0.8.8; the crossbeam developers; 2026",
            "The orderings of Lê et al., with the ring published by release and loaded with \
         acquire, and rings reclaimed by epochs. Not modelled: slots are read without \
         atomics; a steal that finds another ring before its claim gives up; the fence of a \
         steal is that of its pin, if it pins.",
        ],
        change: Change {
            base: Le2013Epoch,
            orders: &[],
            faults: &[],
        },
        killed: &[],
    },
    Published {
        name: "crossbeam-deque before 0.8.7",
        about: [
            "crossbeam-deque 0.6.1 to 0.8.6; the crossbeam developers; 2018 to 2024",
            "As 0.8.8, with a release fence and a release store in push.",
        ],
        change: Change {
            base: Le2013Epoch,
            orders: &[("push.bottom", Release)],
            faults: &[],
        },
        killed: &[],
    },
    Published {
        name: "crossbeam-deque before 0.8.1, batches",
        about: [
            "RUSTSEC-2021-0093: data race in crossbeam-deque; the RustSec advisory database; 2021",
            "A batch uses the ring that it has loaded first, whatever the owner does meanwhile.",
        ],
        change: Change {
            base: Le2013BatchKeepsTheRing,
            orders: &[("push.bottom", Release)],
            faults: &[],
        },
        killed: &[
            loom_kills(of("PPPPpoooop|b"), TWICE, 8364),
            shuttle_kills(of("PPPPpoooop|b"), TWICE_OR_DROPPED),
        ],
    },
    Published {
        name: "crossbeam RFC deque-proof",
        about: [
            "Proving the correctness of a work-stealing deque, crossbeam RFC \
         2018-01-07-deque-proof; Jeehoon Kang; 2018",
            "A release store in push and no fence; the reservation in pop is relaxed.",
        ],
        change: Change {
            base: Weakest,
            orders: &[
                ("push.fence", Relaxed),
                ("push.bottom", Release),
                ("pop.cas", Release),
            ],
            faults: &[],
        },
        killed: &[loom_kills(of("ppo|s"), UNWRITTEN, 30)],
    },
    Published {
        name: "GenMC test suite",
        about: [
            "GenMC: a model checker for weak memory models; Michalis Kokologiannakis and Viktor \
         Vafeiadis; CAV 2021; test chase-lev",
            "A release store in push and no fence; the reservation in pop is relaxed.",
        ],
        change: Change {
            base: Weakest,
            orders: &[
                ("push.fence", Relaxed),
                ("push.bottom", Release),
                ("pop.cas", AcqRel),
            ],
            faults: &[],
        },
        killed: &[loom_kills(of("ppo|s"), UNWRITTEN, 30)],
    },
    Published {
        name: "Taskflow",
        about: [
            "Taskflow, class UnboundedWSQ; Tsung-Wei Huang; 2018 to 2026",
            "The orderings of Lê et al., with a release fence and a release store in push, and \
         the ring published by release. It loads the ring with consume, here acquire.",
        ],
        change: Change {
            base: Le2013,
            orders: &[("push.bottom", Release)],
            faults: &[],
        },
        killed: &[],
    },
    Published {
        name: "parkring 1.0.0",
        about: [
            "parkring 1.0.0, class Worker; 2026",
            "Release stores in push and pop instead of the fence in push.",
        ],
        change: Change {
            base: ReleaseStores,
            orders: &[
                ("pop.restore", Release),
                ("pop.cas", SeqCst),
                ("steal.top", Acquire),
                ("steal.cas", SeqCst),
            ],
            faults: &[],
        },
        killed: &[],
    },
    Published {
        name: "C++ series",
        about: [
            "Work-Stealing Deque, parts 1 to 4; André Leite; 2025",
            "A release store in push and no fence; a steal loads `top` relaxed.",
        ],
        change: Change {
            base: Le2013,
            orders: &[
                ("push.fence", Relaxed),
                ("push.bottom", Release),
                ("steal.top", Relaxed),
            ],
            faults: &[],
        },
        killed: &[loom_kills(of("ppo|s"), UNWRITTEN, 30)],
    },
    Published {
        name: "pseudo-code skeleton",
        about: [
            "Dynamic circular work-stealing deque; David Chase and Yossi Lev; SPAA 2005: its \
         pseudo-code, with relaxed atomics",
            "No fence, and every access is relaxed. The paper assumes sequential consistency, under \
         which its algorithm is correct.",
        ],
        change: Change {
            base: Weakest,
            orders: &[
                ("push.top", Relaxed),
                ("push.fence", Relaxed),
                ("grow.ring", Relaxed),
                ("pop.fence", Relaxed),
                ("steal.fence", Relaxed),
                ("steal.bottom", Relaxed),
                ("steal.ring", Relaxed),
                ("steal.cas", Relaxed),
            ],
            faults: &[],
        },
        killed: &[loom_kills(of("p|s"), UNWRITTEN, 2)],
    },
    Published {
        name: "ring before bottom",
        about: [
            "A variation on Lê et al. (PPoPP 2013) in which steal first loads everything that it \
         needs",
            "A steal loads the ring before it loads `bottom`.",
        ],
        change: Change {
            base: Le2013,
            orders: &[],
            faults: &[("steal.ring", Early)],
        },
        killed: &[shuttle_kills(of("Pp|ss|s").capacity(1), TWICE_OR_DROPPED)],
    },
];
