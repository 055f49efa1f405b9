//! The deques of the gallery that differ from the deque that ships only in orderings, or in one fault.

use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};

use chase_lev::Fenced;

use crate::suite::broken::Keeps;
use crate::suite::instruments::faults::Fault::Early;
use crate::suite::protocols::{LE2013, RELEASE_STORES};
use crate::suite::scenario::{of, one};
use crate::suite::subject::{Subject, subject};
use crate::suite::variants::{EPOCHS, FENCED, Variant, published};
use crate::suite::variants::{RACE, TWICE, UNWRITTEN};

const KEEPS: Subject = subject::<1, Fenced, Keeps<false>>();

/// The table. If no engine is listed as killing a deque, loom explores it in all small scenarios and must
/// find no error.
pub const PUBLISHED: &[Variant] = &[
    published("Le2013", FENCED)
        .source(
            "Correct and efficient work-stealing for weak memory models; Nhat Minh Lê, \
             Antoniu Pop, Albert Cohen and Francesco Zappa Nardelli; PPoPP 2013, figure 1",
        )
        .differs("The ring is published by a release store, and loaded with acquire.")
        .with(LE2013),
    published("ReleaseStores", FENCED)
        .source("The deque as it is built for ThreadSanitizer, which does not understand fences")
        .differs("Release stores in push and pop instead of the fence in push.")
        .with(RELEASE_STORES),
    published("Lê et al. 2013, as printed", FENCED)
        .with(LE2013)
        .source(
            "Correct and efficient work-stealing for weak memory models; Nhat Minh Lê, \
             Antoniu Pop, Albert Cohen and Francesco Zappa Nardelli; PPoPP 2013, figure 1",
        )
        .differs(
            "A new ring is published with a relaxed store, and loaded with consume, here \
             acquire.",
        )
        .order("grow.ring", Relaxed)
        .loom_kills(one("Pp|s"), RACE, 2),
    published("CDSChecker 2013", FENCED)
        .with(LE2013)
        .source(
            "CDSchecker: checking concurrent data structures written with C/C++ atomics; \
             Brian Norris and Brian Demsky; OOPSLA 2013; benchmark chase-lev-deque-bugfix",
        )
        .differs("The listing of Lê et al., with the ring published by a release store."),
    published("crossbeam-deque 0.8.8", EPOCHS)
        .with(LE2013)
        .source("crossbeam-deque 0.8.8; the crossbeam developers; 2026")
        .differs(
            "The orderings of Lê et al., with the ring published by release and loaded \
             with acquire, and rings reclaimed by epochs. Not modelled: slots are read \
             without atomics; a steal that finds another ring before its claim gives up; \
             the fence of a steal is that of its pin, if it pins.",
        ),
    published("crossbeam-deque before 0.8.7", EPOCHS)
        .with(LE2013)
        .source("crossbeam-deque 0.6.1 to 0.8.6; the crossbeam developers; 2018 to 2024")
        .differs("Like 0.8.8, with a release fence and a release store in push.")
        .order("push.bottom", Release),
    published("crossbeam-deque before 0.8.1, batches", KEEPS)
        .with(LE2013)
        .source(
            "RUSTSEC-2021-0093: data race in crossbeam-deque; the RustSec advisory \
             database; 2021",
        )
        .differs(
            "A batch uses the ring that it has loaded first, whatever the owner does \
             meanwhile.",
        )
        .order("push.bottom", Release)
        .both_kill(of("PPPPpoooop|b"), TWICE, 8364),
    published("crossbeam RFC deque-proof", FENCED)
        .source(
            "Proving the correctness of a work-stealing deque, crossbeam RFC \
             2018-01-07-deque-proof; Jeehoon Kang; 2018",
        )
        .differs("A release store in push and no fence; the reservation in pop is relaxed.")
        .order("push.fence", Relaxed)
        .order("push.bottom", Release)
        .order("pop.cas", Release)
        .loom_kills(of("ppo|s"), UNWRITTEN, 30),
    published("GenMC test suite", FENCED)
        .source(
            "GenMC: a model checker for weak memory models; Michalis Kokologiannakis and \
             Viktor Vafeiadis; CAV 2021; test chase-lev",
        )
        .differs("A release store in push and no fence; the reservation in pop is relaxed.")
        .order("push.fence", Relaxed)
        .order("push.bottom", Release)
        .order("pop.cas", AcqRel)
        .loom_kills(of("ppo|s"), UNWRITTEN, 30),
    published("Taskflow", FENCED)
        .with(LE2013)
        .source("Taskflow, class UnboundedWSQ; Tsung-Wei Huang; 2018 to 2026")
        .differs(
            "The orderings of Lê et al., with a release fence and a release store in \
             push, and the ring published by release. It loads the ring with consume, \
             here acquire.",
        )
        .order("push.bottom", Release),
    published("parkring 1.0.0", FENCED)
        .with(RELEASE_STORES)
        .source("parkring 1.0.0, class Worker; 2026")
        .differs("Release stores in push and pop instead of the fence in push.")
        .order("pop.restore", Release)
        .order("pop.cas", SeqCst)
        .order("steal.top", Acquire)
        .order("steal.cas", SeqCst),
    published("C++ series", FENCED)
        .with(LE2013)
        .source("Work-Stealing Deque, parts 1 to 4; André Leite; 2025")
        .differs("A release store in push and no fence; a steal loads `top` relaxed.")
        .order("push.fence", Relaxed)
        .order("push.bottom", Release)
        .order("steal.top", Relaxed)
        .loom_kills(of("ppo|s"), UNWRITTEN, 30),
    published("pseudo-code skeleton", FENCED)
        .source(
            "Dynamic circular work-stealing deque; David Chase and Yossi Lev; SPAA 2005: \
             its pseudo-code, with relaxed atomics",
        )
        .differs(
            "No fence, and every access is relaxed. The paper assumes sequential \
             consistency, under which its algorithm is correct.",
        )
        .order("push.top", Relaxed)
        .order("push.fence", Relaxed)
        .order("grow.ring", Relaxed)
        .order("pop.fence", Relaxed)
        .order("steal.fence", Relaxed)
        .order("steal.bottom", Relaxed)
        .order("steal.ring", Relaxed)
        .order("steal.cas", Relaxed)
        .loom_kills(of("p|s"), UNWRITTEN, 2),
    published("ring before bottom", FENCED)
        .with(LE2013)
        .source(
            "A variation on Lê et al. (PPoPP 2013) in which steal first loads everything \
             that it needs",
        )
        .differs("A steal loads the ring before it loads `bottom`.")
        .fault("steal.ring", Early)
        .shuttle_kills(one("Pp|ss|s"), TWICE),
];
