//! Those that differ from the deque that ships in orderings, or in one fault, only.

use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

use chase_lev::protocol::Protocol;
use chase_lev::reclaim::{Epoch, Retain};
use chase_lev::research::Sites;
use chase_lev_atomics::Site;

use super::Published;
use crate::suite::instruments::faults::Fault;
use crate::suite::variants::{Keeps, Variant, variants};

/// What is known of each.
macro_rules! published {
    ($($name:ident: $called:literal, $source:literal, $differs:literal;)*) => {$(
        impl Published for $name {
            const NAME: &'static str = $called;
            const SOURCE: &'static str = $source;
            const DIFFERS: &'static str = $differs;
        }
    )*};
}

variants! {
    LePrinted<Retain> = LE2013 { grow_ring: Relaxed };
    CdsChecker<Retain> = LE2013 {};
    Crossbeam<Epoch> = LE2013 {};
    CrossbeamBefore<Epoch> = LE2013 { push_bottom: Release };
    CrossbeamBatches<Keeps<false>> = LE2013 { push_bottom: Release };
    Rfc<Retain> = WEAKEST { push_fence: Relaxed, push_bottom: Release, pop_cas: Release };
    GenMc<Retain> = WEAKEST { push_fence: Relaxed, push_bottom: Release, pop_cas: AcqRel };
    Taskflow<Retain> = LE2013 { push_bottom: Release };
    Parkring<Retain> = RELEASE_STORES {
        pop_restore: Release, pop_cas: SeqCst, steal_top: Acquire, steal_cas: SeqCst
    };
    CppSeries<Retain> = LE2013 { push_fence: Relaxed, push_bottom: Release, steal_top: Relaxed };
    Skeleton<Retain> = WEAKEST {
        push_top: Relaxed, push_fence: Relaxed, grow_ring: Relaxed, pop_fence: Relaxed,
        steal_fence: Relaxed, steal_bottom: Relaxed, steal_ring: Relaxed, steal_cas: Relaxed
    };
    RingFirst<Retain> = LE2013 {} faults { steal_ring: Early };
}

published! {
    LePrinted: "Lê et al. 2013, as printed",
        "Correct and efficient work-stealing for weak memory models; Nhat Minh Lê, Antoniu \
         Pop, Albert Cohen and Francesco Zappa Nardelli; PPoPP 2013, figure 1",
        "A new ring is published with a relaxed store, and loaded with consume, here acquire.";
    CdsChecker: "CDSChecker 2013",
        "CDSchecker: checking concurrent data structures written with C/C++ atomics; Brian \
         Norris and Brian Demsky; OOPSLA 2013; benchmark chase-lev-deque-bugfix",
        "The listing of Lê et al., with the ring published by a release store.";
    Crossbeam: "crossbeam-deque 0.8.8",
        "crossbeam-deque 0.8.8; the crossbeam developers; 2026",
        "The orderings of Lê et al., with the ring published by release and loaded with \
         acquire, and rings reclaimed by epochs. Not modelled: slots are read without \
         atomics; a steal that finds another ring before its claim gives up; the fence of a \
         steal is that of its pin, if it pins.";
    CrossbeamBefore: "crossbeam-deque before 0.8.7",
        "crossbeam-deque 0.6.1 to 0.8.6; the crossbeam developers; 2018 to 2024",
        "As 0.8.8, with a release fence and a release store in push.";
    CrossbeamBatches: "crossbeam-deque before 0.8.1, batches",
        "RUSTSEC-2021-0093: data race in crossbeam-deque; the RustSec advisory database; 2021",
        "A batch uses the ring that it has loaded first, whatever the owner does meanwhile.";
    Rfc: "crossbeam RFC deque-proof",
        "Proving the correctness of a work-stealing deque, crossbeam RFC \
         2018-01-07-deque-proof; Jeehoon Kang; 2018",
        "A release store in push and no fence; the reservation in pop is relaxed.";
    GenMc: "GenMC test suite",
        "GenMC: a model checker for weak memory models; Michalis Kokologiannakis and Viktor \
         Vafeiadis; CAV 2021; test chase-lev",
        "A release store in push and no fence; the reservation in pop is relaxed.";
    Taskflow: "Taskflow",
        "Taskflow, class UnboundedWSQ; Tsung-Wei Huang; 2018 to 2026",
        "The orderings of Lê et al., with a release fence and a release store in push, and \
         the ring published by release. It loads the ring with consume, here acquire.";
    Parkring: "parkring 1.0.0",
        "parkring 1.0.0, class Worker; 2026",
        "Release stores in push and pop instead of the fence in push.";
    CppSeries: "C++ series",
        "Work-Stealing Deque, parts 1 to 4; André Leite; 2025",
        "A release store in push and no fence; a steal loads `top` relaxed.";
    Skeleton: "pseudo-code skeleton",
        "Dynamic circular work-stealing deque; David Chase and Yossi Lev; SPAA 2005: its \
         pseudo-code, with relaxed atomics",
        "No fence, and every access is relaxed. The paper assumes sequential consistency, under \
         which its algorithm is correct.";
    RingFirst: "ring before bottom",
        "A variation on Lê et al. (PPoPP 2013) in which steal first loads everything that it \
         needs",
        "A steal loads the ring before it loads `bottom`.";
}
