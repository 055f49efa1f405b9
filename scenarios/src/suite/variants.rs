//! The broken variants, and how loom and shuttle judge each of them: one table.
//!
//! The algorithm is the one that ships. The hook replaces orderings and plants faults; only
//! reclamation that is broken is a type of its own.

use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed};

use chase_lev::protocol::Protocol;
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};
use chase_lev::research::Sites;
use chase_lev_atomics::Site;

use super::broken::*;
use super::evidence::EVIDENCE;
use super::instruments::faults::{self, Fault};
use super::instruments::orders;
use super::jobs::Expect;
use super::protocols::{self, PROTOCOLS};
use super::scenario::{Scenario, of};

use Base::*;
use Fault::{
    Assumed, AtOnce, Cleared, Early, FirstSkipped, NotAtomic, Refused, Skipped, Stored, Swapped,
    TakenForToken, TokenEarly, Twice,
};

/// Something to do with a deque of any protocol.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<P: Protocol>(self) -> Self::Output;
}

/// The deques that variants change: names for a protocol with a way of reclamation.
macro_rules! bases {
    ($($protocol:ident { $($name:ident: $reclaim:ty,)* })*) => {
        /// A deque that a variant changes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Base {
            $($($name,)*)*
        }

        impl Base {
            /// Does something with the deque of this name.
            pub fn visit<V: Visit>(self, visit: V) -> V::Output {
                match self {
                    $($(Base::$name => visit.visit::<protocols::$protocol<$reclaim>>(),)*)*
                }
            }

            /// The name of its protocol.
            pub fn protocol(self) -> &'static str {
                match self {
                    $($(Base::$name)|* => stringify!($protocol),)*
                }
            }
        }
    };
}

bases! {
    Weakest {
        Weakest: Retain,
        WeakestEpoch: Epoch,
        WeakestGrace: GracePeriod,
        FreesAtOnce: Broken<Epoch, FREES_AT_ONCE>,
        NeverPins: Broken<Epoch, NEVER_PINS>,
        PinsLate: Broken<Epoch, PINS_LATE>,
        RetiresEarly: Broken<Epoch, RETIRES_EARLY>,
        Leaks: Broken<Epoch, NEVER_FREES>,
        FreesByUnwinding: Broken<Epoch, FREES_BY_UNWINDING>,
        NeverAnnounces: Broken<GracePeriod, NEVER_PINS>,
        AnnouncesLate: Broken<GracePeriod, ANNOUNCES_LATE>,
        RetiresEarlyGrace: Broken<GracePeriod, RETIRES_EARLY>,
        KeepsTheRing: Keeps<true>,
        BatchKeepsTheRing: Keeps<false>,
    }
    Le2013 {
        Le2013: Retain,
        Le2013Epoch: Epoch,
        Le2013BatchKeepsTheRing: Keeps<false>,
    }
    ReleaseStores {
        ReleaseStores: Retain,
    }
    Asymmetric {
        Asymmetric: Retain,
    }
}

/// A deque that differs from one that ships.
#[derive(Clone, Copy)]
pub struct Change {
    /// From which.
    pub base: Base,
    /// The orderings that the hook replaces.
    pub orders: &'static [(&'static str, Ordering)],
    /// The faults that it plants.
    pub faults: &'static [(&'static str, Fault)],
}

impl Change {
    /// Has the hook do so from now on.
    ///
    /// # Panics
    ///
    /// If there is no such site.
    pub fn plant(&self) {
        let sites = Sites::WEAKEST.all().map(|site| site.name());
        let orders = self.orders.iter().map(|(name, _)| name);
        for name in orders.chain(self.faults.iter().map(|(name, _)| name)) {
            assert!(sites.contains(name), "there is no site {name}");
        }
        orders::replace(self.orders.to_vec());
        faults::plant(self.faults);
    }
}

/// Who judges a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Loom,
    Shuttle,
}

/// Which executions an engine explores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Every one.
    All,
    /// Those with at most [`BOUND`] preemptions.
    Bounded,
    /// Those with at most [`BOUND`] preemptions, and how threads come by their records as well.
    Records,
    /// Those with schedules at random, or by priorities.
    Random,
    /// Those of programs that are generated, with three thieves.
    Programs,
}

/// The most preemptions, if they are bounded.
pub const BOUND: usize = 2;

/// How an engine judges a variant.
#[derive(Clone, Copy)]
pub struct Judged {
    pub engine: Engine,
    pub how: How,
    pub scenario: Scenario,
    /// How many executions there are: for loom at least, for shuttle exactly; 0 if they are not counted.
    pub size: usize,
    pub expect: Expect,
}

/// Loom kills it in this execution.
pub const fn loom_kills(scenario: Scenario, by: &'static [&'static str], within: usize) -> Judged {
    Judged {
        engine: Engine::Loom,
        how: How::All,
        scenario,
        size: 0,
        expect: Expect::Killed { by, within },
    }
}

/// Loom finds nothing wrong with it in at least so many executions, for it is right.
pub const fn loom_explores(scenario: Scenario, size: usize) -> Judged {
    Judged {
        engine: Engine::Loom,
        how: How::All,
        scenario,
        size,
        expect: Expect::Passes,
    }
}

/// Loom finds nothing wrong with it in at least so many executions, for this reason.
const fn loom_passes(scenario: Scenario, size: usize, reason: &'static str) -> Judged {
    Judged {
        expect: Expect::Survives { reason },
        ..loom_explores(scenario, size)
    }
}

/// How often each scheduler of shuttle's chooses a schedule, by default.
pub const TIMES: usize = 5_000;

/// One of shuttle's schedulers kills it.
pub const fn shuttle_kills(scenario: Scenario, by: &'static [&'static str]) -> Judged {
    Judged {
        engine: Engine::Shuttle,
        how: How::Random,
        scenario,
        size: 0,
        expect: Expect::Killed { by, within: TIMES },
    }
}

/// To shuttle, every access is sequentially consistent: none of the schedules, of which there are so
/// many, kills it; or none of those that it chooses, if they are not counted.
const fn shuttle_passes(scenario: Scenario, size: usize) -> Judged {
    Judged {
        engine: Engine::Shuttle,
        how: if size > 0 { How::All } else { How::Random },
        scenario,
        size,
        expect: Expect::Survives { reason: CONSISTENT },
    }
}

impl Judged {
    /// The same, of those executions.
    const fn how(self, how: How) -> Self {
        Judged { how, ..self }
    }
}

/// A broken variant, or one that is weaker than what ships.
pub struct Variant {
    /// What is wrong; nothing, if that is an ordering.
    logic: &'static str,
    pub change: Change,
    /// What is particular, if there are several of the kind.
    note: &'static str,
    pub judged: &'static [Judged],
}

/// A variant with one ordering replaced.
const fn weaker(
    base: Base,
    order: &'static [(&'static str, Ordering); 1],
    judged: &'static [Judged],
) -> Variant {
    Variant {
        logic: "",
        change: Change {
            base,
            orders: order,
            faults: &[],
        },
        note: "",
        judged,
    }
}

/// A variant with faults planted, or with broken reclamation.
const fn wrong(
    base: Base,
    logic: &'static str,
    faults: &'static [(&'static str, Fault)],
    judged: &'static [Judged],
) -> Variant {
    Variant {
        logic,
        change: Change {
            base,
            orders: &[],
            faults,
        },
        note: "",
        judged,
    }
}

impl Variant {
    const fn note(self, note: &'static str) -> Self {
        Variant { note, ..self }
    }

    /// What it is called, such as `pop.fence Relaxed, Asymmetric`.
    pub fn name(&self) -> String {
        let mut name = match self.change.orders {
            [(site, order)] => format!("{site} {order:?}"),
            _ => String::from(self.logic),
        };
        let protocol = self.change.base.protocol();
        let protocol = if protocol == "Weakest" { "" } else { protocol };
        for more in [protocol, self.note] {
            if !more.is_empty() {
                name = format!("{name}, {more}");
            }
        }
        name
    }
}

pub const RACE: &[&str] = &["Causality violation"];
pub const UNWRITTEN: &[&str] = &["an unwritten slot was taken"];
pub const TWICE: &[&str] = &["was taken twice"];
/// Shuttle may come upon the second drop first.
pub const TWICE_OR_DROPPED: &[&str] = &["was taken twice", "was dropped twice"];
const DROPPED: &[&str] = &["was dropped twice"];
const MISCOUNTED: &[&str] = &["a batch is left"];
const FREED: &[&str] = &["is used after it was freed"];
const LEAKED: &[&str] = &["1 rings leaked"];
const NO_DEQUE: &[&str] = &["no deque does this"];
const TO_NOBODY: &[&str] = &["to nobody"];
const NO_CAUSE: &[&str] = &["a Retry without a cause"];

const LOAD_BUFFERING: &str = "the failure needs load buffering, which loom does not model";
const EMPTY: &str = "`Empty` is only sequentially consistent; on TSO, ChaseLevTSO asks more";
const LIGHT: &str = "to loom, the light fence is sequentially consistent by itself";
const SEQ_CST: &str =
    "loom has no sequentially consistent loads; a fence after the claim stands for them";
const POLICY: &str = "when the owner cools is a matter of speed";
const STRONGER: &str = "stronger than needed: Weakest is weaker still";
const TWO: &str = "it takes two elements";
const CONSISTENT: &str = "to shuttle, every access is sequentially consistent";

const fn one(program: &'static str) -> Scenario {
    of(program).capacity(1)
}

const fn two(program: &'static str) -> Scenario {
    of(program).capacity(2)
}

/// Programs are generated.
const ANY: Scenario = of("");

/// The table.
// Wrapped, its rows would be hard to compare.
#[rustfmt::skip]
pub const VARIANTS: &[Variant] = &[
    // One step below `Weakest`.
    weaker(Weakest, &[("push.top", Relaxed)], &[
        loom_passes(one("PSp|s|s"), 788, LOAD_BUFFERING),
        loom_passes(one("Pop|s"), 554, LOAD_BUFFERING),
        loom_passes(one("Pp|ss"), 116, LOAD_BUFFERING),
        loom_passes(two("PPp|ss"), 183, LOAD_BUFFERING),
        shuttle_passes(one("Pop|s"), 639),
    ]),
    weaker(Weakest, &[("push.fence", Relaxed)], &[
        loom_kills(of("p|s"), UNWRITTEN, 2),
        shuttle_passes(of("p|s"), 10),
    ]),
    weaker(Weakest, &[("grow.ring", Relaxed)], &[
        loom_kills(one("Pp|s"), RACE, 2),
        shuttle_passes(one("Pp|s"), 924),
    ]),
    weaker(WeakestEpoch, &[("grow.ring", Relaxed)], &[
        loom_kills(one("Pp|s"), RACE, 21),
    ]).note("epochs"),
    weaker(Weakest, &[("pop.fence", AcqRel)], &[
        loom_kills(of("PPo|ss"), TWICE, 3),
        shuttle_passes(of("PPo|ss"), 285),
    ]),
    weaker(WeakestEpoch, &[("pop.fence", AcqRel)], &[
        loom_kills(of("PPo|ss"), TWICE, 3),
    ]).note("epochs"),
    weaker(WeakestEpoch, &[("pop.fence", AcqRel)], &[
        loom_kills(of("PPo|@ss"), TWICE, 3),
    ]).note("pinned"),
    weaker(Weakest, &[("pop.fence", AcqRel)], &[
        loom_passes(of("Po|s"), 158, TWO),
    ]).note("one element"),
    weaker(Weakest, &[("steal.fence", AcqRel)], &[
        loom_kills(of("PPo|ss"), TWICE, 3),
        shuttle_passes(of("PPo|ss"), 285),
    ]),
    weaker(WeakestEpoch, &[("steal.fence", AcqRel)], &[
        loom_kills(of("PPo|ss"), TWICE, 72),
    ]).note("epochs"),
    weaker(WeakestEpoch, &[("steal.fence", AcqRel)], &[
        loom_kills(of("PPo|@ss"), TWICE, 42),
    ]).note("pinned"),
    weaker(Weakest, &[("steal.fence", AcqRel)], &[
        loom_passes(of("Po|s"), 158, TWO),
    ]).note("one element"),
    weaker(WeakestGrace, &[("steal.fence", AcqRel)], &[
        loom_kills(one("Pp|s"), FREED, 1),
    ]).note("grace periods"),
    weaker(Weakest, &[("steal.bottom", Relaxed)], &[
        loom_kills(of("p|s"), UNWRITTEN, 2),
        shuttle_passes(of("p|s"), 10),
    ]),
    weaker(Weakest, &[("steal.ring", Relaxed)], &[
        loom_kills(one("Pp|s"), RACE, 2),
        shuttle_passes(one("Pp|s"), 924),
    ]),
    weaker(WeakestEpoch, &[("steal.ring", Relaxed)], &[
        loom_kills(one("Pp|s"), RACE, 21),
    ]).note("epochs"),
    weaker(Weakest, &[("steal.cas", Relaxed)], &[
        loom_passes(one("PSp|s|s"), 827, LOAD_BUFFERING),
        loom_passes(one("Pop|s"), 554, LOAD_BUFFERING),
        loom_passes(one("Pp|ss"), 116, LOAD_BUFFERING),
        loom_passes(two("PPp|ss"), 183, LOAD_BUFFERING),
        shuttle_passes(one("Pop|s"), 639),
    ]),
    // Batches.
    weaker(Weakest, &[("batch.cas", AcqRel)], &[
        loom_kills(of("PPPoo|b"), TWICE, 56),
        shuttle_passes(of("PPPo|b"), 0),
    ]),
    weaker(Weakest, &[("batch.bottom", Acquire)], &[
        loom_passes(of("PPPoop|b"), 598, SEQ_CST),
        shuttle_passes(of("PPPo|b"), 0),
    ]),
    weaker(Weakest, &[("batch.bottom", Relaxed)], &[
        loom_kills(of("PPPoop|b"), TWICE, 170),
    ]),
    // Grace periods.
    weaker(WeakestGrace, &[("reader.enter", Relaxed)], &[
        loom_kills(one("Ppoo|ss"), RACE, 9970),
        shuttle_passes(one("Ppoo|ss"), 0),
    ]),
    weaker(WeakestGrace, &[("reader.leave", Relaxed)], &[
        loom_kills(one("Pp|s"), RACE, 8),
        shuttle_passes(one("Pp|s"), 0),
    ]),
    weaker(WeakestGrace, &[("retire.fence", AcqRel)], &[
        loom_kills(one("Pp|s"), FREED, 1),
        shuttle_passes(one("Pp|s"), 0),
    ]),
    weaker(WeakestGrace, &[("retire.look", Relaxed)], &[
        loom_kills(one("Pp|s"), RACE, 8),
        shuttle_passes(one("Pp|s"), 0),
    ]),
    weaker(WeakestGrace, &[("records.head", Relaxed)], &[
        loom_kills(one("Pp|s"), RACE, 8).how(How::Records),
        shuttle_passes(one("Pp|s"), 0),
    ]),
    weaker(WeakestGrace, &[("records.push", Relaxed)], &[
        loom_kills(one("Pp|s"), RACE, 8).how(How::Records),
        shuttle_passes(one("Pp|s"), 0),
    ]),
    weaker(WeakestGrace, &[("record.claim", Relaxed)], &[
        loom_kills(one("Pp|s|s"), RACE, 3822).how(How::Records),
        shuttle_passes(one("Pp|s"), 0),
    ]),
    weaker(WeakestGrace, &[("record.release", Relaxed)], &[
        loom_kills(one("Pp|s|s"), RACE, 3777).how(How::Records),
        shuttle_passes(one("Pp|s"), 0),
    ]),
    // One step below `ReleaseStores`, where it differs from `Weakest`. The first is widespread: a
    // release store in pop, and no fence in push.
    weaker(ReleaseStores, &[("push.bottom", Relaxed)], &[
        loom_kills(of("p|s"), UNWRITTEN, 2),
        shuttle_passes(of("p|s"), 10),
    ]),
    weaker(ReleaseStores, &[("pop.reserve", Relaxed)], &[
        loom_kills(of("ppo|s"), UNWRITTEN, 30),
        shuttle_passes(of("ppo|s"), 1348),
    ]),
    // One step below `Le2013`, where that is above `Weakest`.
    weaker(Le2013, &[("pop.cas", AcqRel)], &[
        loom_passes(of("Po|s|s"), 53641, STRONGER),
        shuttle_passes(of("PPo|ss"), 285),
    ]),
    weaker(Le2013, &[("steal.top", Relaxed)], &[
        loom_passes(of("PPo|s|s"), 35935, STRONGER),
        shuttle_passes(of("PPo|ss"), 285),
    ]),
    weaker(Le2013, &[("steal.cas", AcqRel)], &[
        loom_passes(of("PPo|s|s"), 35935, STRONGER),
        shuttle_passes(of("PPo|ss"), 285),
    ]),
    // One step below `Asymmetric`, where it differs from `Weakest`. Loom takes both of its fences
    // for sequentially consistent.
    weaker(Asymmetric, &[("pop.fence", Relaxed)], &[
        loom_kills(of("PPo|ss"), TWICE, 1),
        shuttle_passes(of("PPo|ss"), 0),
    ]),
    weaker(Asymmetric, &[("steal.fence", Relaxed)], &[
        loom_kills(of("PPo|s|s"), TWICE, 37),
        shuttle_passes(of("PPo|ss"), 0),
    ]),
    weaker(Asymmetric, &[("steal.top", Relaxed)], &[
        loom_passes(of("p|s|s"), 788, EMPTY),
        shuttle_passes(of("PPo|ss"), 0),
    ]),
    weaker(Asymmetric, &[("pop.batches", Relaxed)], &[
        loom_passes(of("PPPoo|b"), 5249, LIGHT),
        shuttle_passes(of("PPPo|b"), 0),
    ]),
    weaker(Asymmetric, &[("pop.batch", AcqRel)], &[
        loom_passes(of("PPPoo|b"), 5249, LIGHT),
        shuttle_passes(of("PPPo|b"), 0),
    ]),
    weaker(Asymmetric, &[("warm.fence", AcqRel)], &[
        loom_kills(of("PPo|ss"), TWICE, 564),
        shuttle_passes(of("PPo|ss"), 0),
    ]),
    weaker(Asymmetric, &[("batch.leave", Relaxed)], &[
        loom_passes(of("PPPoo|b"), 5249, LIGHT),
        shuttle_passes(of("PPPo|b"), 0),
    ]),
    // Warm deques: errors of logic, and an owner that never cools, which is none.
    wrong(Asymmetric, "batch.token early", &[("batch.enter", TokenEarly), ("batch.leave", TokenEarly)], &[
        loom_passes(of("PPo|s|s"), 3852, LIGHT).how(How::Bounded),
        shuttle_passes(of("PPo|s|s"), 0),
    ]),
    wrong(Asymmetric, "batch.token mistaken", &[("batch.enter", TakenForToken)], &[
        loom_passes(of("PPo|s|s"), 3004, LIGHT).how(How::Bounded),
        shuttle_passes(of("PPo|s|s"), 0),
    ]),
    wrong(Asymmetric, "batch.cool all", &[("batch.cool", Cleared)], &[
        loom_kills(of("PPSo|s"), MISCOUNTED, 61),
        shuttle_kills(of("PPSo|s"), MISCOUNTED),
    ]),
    wrong(Asymmetric, "batch.cool twice", &[("batch.cool", Twice)], &[
        loom_kills(of("PPSo|s"), MISCOUNTED, 1),
        shuttle_kills(of("PPSo|s"), MISCOUNTED),
    ]),
    wrong(Asymmetric, "batch.cool skipped", &[("batch.cool", Skipped)], &[
        loom_passes(of("PPPSoo|s"), 9755, POLICY),
        shuttle_passes(of("PPPSoo|s"), 0),
    ]),
    // Errors of the logic of pops and steals. What reads early is left to shuttle: loom does not see
    // that it reads.
    wrong(Weakest, "pop.cas not atomic", &[("pop.cas", NotAtomic)], &[
        loom_kills(of("Po|s"), TWICE, 31),
        shuttle_kills(of("Po|s"), TWICE_OR_DROPPED),
    ]),
    wrong(Weakest, "pop.cas stored", &[("pop.cas", Stored)], &[
        loom_kills(of("Po|s"), TWICE, 31),
        shuttle_kills(of("Po|s"), TWICE_OR_DROPPED),
    ]),
    wrong(Weakest, "pop.cas assumed", &[("pop.cas", Assumed)], &[
        loom_kills(of("Po|s"), DROPPED, 1),
        shuttle_kills(of("Po|s"), TWICE_OR_DROPPED),
    ]),
    wrong(Weakest, "pop.cas refused", &[("pop.cas", Refused)], &[
        loom_kills(of("Po|s"), NO_DEQUE, 1),
        shuttle_kills(of("Po|s"), &["no deque does this", "to nobody"]),
    ]),
    wrong(Weakest, "pop.reserve skipped", &[("pop.reserve", Skipped)], &[
        loom_kills(of("PPo|ss"), TWICE, 1),
        shuttle_kills(of("PPo|ss"), TWICE_OR_DROPPED),
    ]),
    wrong(Weakest, "pop.restore skipped", &[("pop.restore", Skipped)], &[
        loom_kills(of("Po|s"), UNWRITTEN, 1),
        shuttle_kills(of("Po|s"), UNWRITTEN),
    ]),
    wrong(Weakest, "steal.cas not atomic", &[("steal.cas", NotAtomic)], &[
        loom_kills(of("P|s|s"), TWICE, 1),
        shuttle_kills(of("P|s|s"), TWICE_OR_DROPPED),
        shuttle_kills(ANY, TWICE_OR_DROPPED).how(How::Programs),
    ]),
    wrong(Weakest, "steal.cas stored", &[("steal.cas", Stored)], &[
        loom_kills(of("P|s|s"), TWICE, 1),
        shuttle_kills(of("P|s|s"), TWICE_OR_DROPPED),
    ]),
    wrong(Weakest, "steal.cas refused", &[("steal.cas", Refused)], &[
        loom_kills(of("P|s"), NO_CAUSE, 1),
        loom_kills(of("PPo|s"), TO_NOBODY, 1),
        shuttle_kills(of("P|s"), NO_CAUSE),
        shuttle_kills(of("P|r"), &["exceeded max_steps"]),
    ]),
    wrong(Weakest, "steal.bottom before steal.top", &[("steal.bottom", Early)], &[
        shuttle_kills(of("PPo|s|s"), TWICE_OR_DROPPED),
        shuttle_kills(ANY, TWICE_OR_DROPPED).how(How::Programs),
    ]),
    wrong(Weakest, "steal.ring before steal.top", &[("steal.ring", Early)], &[
        shuttle_kills(one("Pp|ss|s"), TWICE_OR_DROPPED),
        shuttle_kills(ANY, &["taken", "dropped"]).how(How::Programs),
    ]),
    wrong(Weakest, "steal.slot after steal.cas", &[("steal.top", Swapped), ("steal.slot", Swapped), ("steal.cas", Swapped)], &[
        loom_kills(one("Pp|ss"), RACE, 70),
        shuttle_kills(one("Pp|ss"), TWICE_OR_DROPPED),
    ]),
    wrong(Weakest, "grow.ring skipped", &[("grow.ring", Skipped)], &[
        loom_kills(one("Pp|ss"), DROPPED, 1),
        shuttle_kills(one("Pp|ss"), TWICE_OR_DROPPED),
    ]),
    wrong(Weakest, "grow.slot once skipped", &[("grow.slot", FirstSkipped)], &[
        loom_kills(one("Pp|s"), UNWRITTEN, 2),
        shuttle_kills(one("Pp|s"), UNWRITTEN),
        shuttle_kills(ANY, UNWRITTEN).how(How::Programs),
    ]),
    // Batches. The last is what the fix of RUSTSEC-2021-0093 looks for.
    wrong(Weakest, "batch at once", &[("steal.bottom", AtOnce), ("batch.cas", AtOnce), ("batch.bottom", AtOnce)], &[
        loom_kills(of("PPPoo|b"), TWICE, 56),
        shuttle_kills(of("PPPoo|b"), TWICE_OR_DROPPED),
    ]),
    wrong(Weakest, "batch.bottom of the call", &[("batch.bottom", Early)], &[
        loom_kills(of("PPPoo|b"), TWICE, 67),
        shuttle_kills(of("PPPoo|b"), TWICE_OR_DROPPED),
    ]),
    wrong(BatchKeepsTheRing, "ring of the batch's beginning", &[], &[
        loom_kills(of("PPPPpoooop|b"), TWICE, 8364),
        shuttle_kills(of("PPPPpoooop|b"), TWICE_OR_DROPPED),
    ]),
    wrong(KeepsTheRing, "ring of an earlier steal", &[], &[
        loom_kills(one("Pp|ss"), TWICE, 2),
        shuttle_kills(one("Pp|ss"), TWICE_OR_DROPPED),
    ]),
    // Reclamation.
    wrong(FreesAtOnce, "freed at once", &[], &[
        loom_kills(one("Pp|s"), FREED, 3),
        shuttle_kills(one("Pp|s"), FREED),
    ]),
    wrong(Leaks, "never freed", &[], &[
        loom_kills(one("Pp|s"), LEAKED, 1),
        shuttle_kills(one("Pp|s"), &["rings leaked"]),
    ]),
    wrong(NeverPins, "no pin", &[], &[
        loom_kills(one("Pp|s"), RACE, 7),
        shuttle_kills(one("Pp|s"), FREED),
    ]),
    wrong(PinsLate, "pin after the load", &[], &[
        loom_kills(one("Pp|s"), FREED, 20),
        shuttle_kills(one("Pp|s"), FREED),
        shuttle_kills(ANY, FREED).how(How::Programs),
    ]),
    wrong(NeverAnnounces, "no announcement", &[], &[
        loom_kills(one("Pp|s"), RACE, 7),
        shuttle_kills(one("Pp|s"), FREED),
    ]),
    wrong(AnnouncesLate, "announced late", &[], &[
        loom_kills(one("Pp|s"), RACE, 7),
        shuttle_passes(one("Pp|s"), 0),
    ]),
    wrong(RetiresEarlyGrace, "retired before replaced, grace", &[], &[
        loom_kills(one("Pp|s"), FREED, 1),
        shuttle_kills(one("Pp|s"), FREED),
    ]),
    wrong(RetiresEarly, "retired before replaced", &[], &[
        loom_kills(one("Pp|s"), FREED, 3),
        shuttle_kills(one("Pp|s"), FREED),
    ]),
    wrong(FreesByUnwinding, "freed by unwinding", &[], &[
        loom_kills(one("Pp|s"), FREED, 3),
        shuttle_kills(one("Pp|s"), FREED),
    ]),
];

/// The variants that this engine judges, with each of its verdicts.
pub fn judged_by(engine: Engine) -> impl Iterator<Item = (&'static Variant, &'static Judged)> {
    let all = VARIANTS
        .iter()
        .flat_map(|variant| variant.judged.iter().map(move |judged| (variant, judged)));
    all.filter(move |(_, judged)| judged.engine == engine)
}

/// The sites at which nothing happens unless fences are asymmetric.
const ASYMMETRIC: [&str; 7] = [
    "pop.batches",
    "pop.batch",
    "batch.cool",
    "steal.look",
    "batch.enter",
    "warm.fence",
    "batch.leave",
];

/// A site that no suite judges: what it orders is only counted.
const NOT_JUDGED: &str = "len.fence";

/// Whether this protocol's ordering of a site is judged beside it: where it differs from that of
/// `Weakest`, or where nothing happens with another protocol.
fn differs(protocol: &str, site: &Site, weakest: &Site) -> bool {
    let asymmetric = ASYMMETRIC.contains(&site.name());
    match protocol {
        "Weakest" => !asymmetric,
        "Asymmetric" => asymmetric || site != weakest,
        _ => site != weakest,
    }
}

/// Sees to it that this engine judges every weakening by one step.
///
/// # Panics
///
/// If it does not.
pub fn every_weakening_is_judged(engine: Engine) {
    for (protocol, sites) in PROTOCOLS {
        let sites = sites.all().into_iter().zip(Sites::WEAKEST.all());
        let sites = sites.filter(|(site, weakest)| differs(protocol, site, weakest));
        for (site, _) in sites.filter(|(site, _)| site.name() != NOT_JUDGED) {
            for &order in site.weaker() {
                let mut listed = judged_by(engine).map(|(variant, _)| variant);
                assert!(
                    listed.any(|variant| variant.weakens(protocol, site, order)),
                    "{engine:?} judges no {} {order:?} of {protocol}",
                    site.name(),
                );
            }
        }
    }
}

impl Variant {
    /// Whether it gives a site of this protocol this ordering, and is otherwise what ships.
    fn weakens(&self, protocol: &str, site: Site, order: Ordering) -> bool {
        let Change { base, orders, .. } = self.change;
        base.protocol() == protocol && orders == [(site.name(), order)] && self.note.is_empty()
    }
}

/// Sees to it that the table of sites says of loom what this one does.
///
/// # Panics
///
/// If it does not.
pub fn table_is_true() {
    for shown in EVIDENCE {
        let Some(scenario) = shown.loom else {
            continue;
        };
        let of = PROTOCOLS.iter().find(|(name, _)| *name == shown.protocol);
        let mut sites = of.expect("a protocol of the suite").1.all().into_iter();
        let site = sites.find(|site| site.name() == shown.site);
        let site = site.expect("a site of the table");
        let [weaker] = *site.weaker() else {
            panic!("{}: not one step weaker", shown.site);
        };
        let kills = |(variant, judged): (&Variant, &Judged)| {
            variant.weakens(shown.protocol, site, weaker)
                && judged.scenario.program == scenario
                && matches!(judged.expect, Expect::Killed { .. })
        };
        assert!(
            judged_by(Engine::Loom).any(kills),
            "loom does not kill {} {weaker:?} of {} with {scenario}",
            shown.site,
            shown.protocol
        );
    }
}
