//! The table of the broken variants, with loom's and shuttle's verdicts on each.
//!
//! The algorithm is the one that ships. The hook replaces orderings and plants faults; only a broken
//! reclamation strategy is a type of its own.

use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed};

use chase_lev::{Asymmetric, Fenced, GracePeriod, Reclaim, Retain};
use chase_lev_atomics::Site;
use chase_lev_evidence::{EVIDENCE, Evidence};

use super::Epoch;
use super::broken::*;
use super::instruments::faults::{self, Fault};
use super::instruments::orders;
use super::instruments::process::Process::{Looks, NoBarriers};
use super::jobs::Expect::{self, Killed, Passes, Survives};
use super::jobs::Job;
use super::protocols::{Changes, LE2013, PROTOCOLS, RELEASE_STORES, needs_modes, sites};
use super::results::{Group, What};
use super::scenario::{Scenario, of, one, two};
use super::subject::{Subject, subject};

use Fault::{
    Assumed, AtOnce, Early, NotAtomic, OnceSkipped, Reads, Refused, Skipped, Stored, Swapped,
    Writes,
};

/// The deques that variants change.
pub const FENCED: Subject = subject::<1, Fenced, Retain>();
pub const EPOCHS: Subject = subject::<1, Fenced, Epoch>();
pub const GRACE: Subject = subject::<1, Fenced, GracePeriod>();
pub const ASYMMETRIC: Subject = subject::<1, Asymmetric, GracePeriod>();

/// The broken reclamation strategies of either kind.
type Epochs<const HOW: u8> = Broken<Epoch, HOW>;
type Graces<const HOW: u8> = Broken<GracePeriod, HOW>;

/// The executions that an engine explores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// All executions under loom, without a preemption bound.
    All,
    /// The executions under loom with at most [`BOUND`] preemptions.
    Bounded,
    /// Random schedules and schedules by priorities under shuttle. For a variant that survives, every
    /// schedule, if the table of scenarios says that there are at most [`TIMES`].
    Random,
    /// The programs with three thieves that shuttle's suite generates.
    Programs,
}

/// The preemption bound.
pub const BOUND: usize = 2;

/// The number of schedules that each scheduler of shuttle chooses by default.
pub const TIMES: usize = 5_000;

/// The verdict of an engine on a variant.
#[derive(Clone, Copy)]
pub struct Judged {
    pub how: How,
    pub scenario: Scenario,
    /// The minimal number of executions under loom, if the variant survives.
    pub size: usize,
    pub expect: Expect,
}

impl Judged {
    fn kills_with(&self, program: &str) -> bool {
        self.scenario.program == program && matches!(self.expect, Killed { .. })
    }

    /// Expects loom to find no error in at least `size` executions.
    pub const fn right(scenario: Scenario, size: usize) -> Self {
        Judged {
            how: How::All,
            scenario,
            size,
            expect: Passes,
        }
    }
}

/// A deque that differs from a shipped one: with a weaker ordering, with an error, or as published.
pub struct Variant {
    /// The site of a logic error, or an empty text.
    at: &'static str,
    /// The logic error, or the name of a published deque. Empty if one ordering is weaker.
    logic: &'static str,
    /// The difference from other variants of the same kind.
    note: &'static str,
    /// The title, author and year of a published deque.
    source: &'static str,
    /// The differences of a published deque.
    differs: &'static str,
    /// The shipped deque that the variant changes.
    pub base: Subject,
    /// The name of the orderings that the variant weakens, if they are not those of the base.
    protocol: &'static str,
    /// The orderings that the hook replaces.
    orders: Few<(&'static str, Ordering)>,
    /// The faults that the hook plants.
    faults: Few<(&'static str, Fault)>,
    judged: Few<Judged>,
}

/// A list of a few items, for constants.
type Few<T> = [Option<T>; FEW];

const FEW: usize = 8;

/// Returns the list with one more item.
const fn more<T: Copy>(mut few: Few<T>, one: T) -> Few<T> {
    let mut count = 0;
    while few[count].is_some() {
        count += 1;
    }
    few[count] = Some(one);
    few
}

/// Parts of the messages with which a variant may fail.
type By = &'static [&'static str];

/// The builder with which the tables are written.
impl Variant {
    const fn new(base: Subject, logic: &'static str) -> Self {
        Variant {
            at: "",
            logic,
            note: "",
            source: "",
            differs: "",
            base,
            protocol: "",
            orders: [None; FEW],
            faults: [None; FEW],
            judged: [None; FEW],
        }
    }

    pub const fn source(self, source: &'static str) -> Self {
        Variant { source, ..self }
    }

    pub const fn differs(self, differs: &'static str) -> Self {
        Variant { differs, ..self }
    }

    const fn at(self, at: &'static str) -> Self {
        Variant { at, ..self }
    }

    const fn note(self, note: &'static str) -> Self {
        Variant { note, ..self }
    }

    /// Replaces an ordering. The last one that is given for a site counts.
    pub const fn order(self, site: &'static str, order: Ordering) -> Self {
        let orders = more(self.orders, (site, order));
        Variant { orders, ..self }
    }

    /// Replaces the orderings that a protocol changes.
    pub const fn with(mut self, changes: Changes) -> Self {
        let mut i = 0;
        while i < changes.len() {
            self = self.order(changes[i].0, changes[i].1);
            i += 1;
        }
        self
    }

    pub const fn fault(self, site: &'static str, fault: Fault) -> Self {
        let faults = more(self.faults, (site, fault));
        Variant { faults, ..self }
    }

    const fn judged(self, how: How, scenario: Scenario, size: usize, expect: Expect) -> Self {
        let judged = Judged {
            how,
            scenario,
            size,
            expect,
        };
        let judged = more(self.judged, judged);
        Variant { judged, ..self }
    }

    /// Expects loom to kill the variant in this execution, with the first of these messages.
    pub const fn loom_kills(self, scenario: Scenario, by: By, within: usize) -> Self {
        let (by, _) = by.split_at(1);
        self.judged(How::All, scenario, 0, Killed { by, within })
    }

    /// Expects loom to find no error in at least `size` executions, for this reason.
    const fn loom_passes(self, scenario: Scenario, size: usize, reason: &'static str) -> Self {
        self.judged(How::All, scenario, size, Survives { reason })
    }

    /// Expects one of shuttle's schedulers to kill the variant, with one of these messages.
    pub const fn shuttle_kills(self, scenario: Scenario, by: By) -> Self {
        let within = TIMES;
        self.judged(How::Random, scenario, 0, Killed { by, within })
    }

    /// Expects shuttle to kill the variant with a generated program.
    const fn programs_kill(self, by: By) -> Self {
        let within = TIMES;
        self.judged(How::Programs, of(""), 0, Killed { by, within })
    }

    /// Expects no schedule of shuttle to kill the variant, because shuttle treats every access as sequentially
    /// consistent.
    const fn shuttle_passes(self, scenario: Scenario) -> Self {
        let reason = "to shuttle, every access is sequentially consistent";
        self.judged(How::Random, scenario, 0, Survives { reason })
    }

    /// Expects loom to kill the variant in this execution, and shuttle not to kill it.
    const fn only_loom_kills(self, scenario: Scenario, by: By, within: usize) -> Self {
        let killed = self.loom_kills(scenario, by, within);
        killed.shuttle_passes(scenario)
    }

    /// Expects loom to kill the variant in this execution, and shuttle to kill it as well.
    pub const fn both_kill(self, scenario: Scenario, by: By, within: usize) -> Self {
        let killed = self.loom_kills(scenario, by, within);
        killed.shuttle_kills(scenario, by)
    }
}

/// Creates a variant in which one ordering is replaced.
const fn weaker(base: Subject, site: &'static str, order: Ordering) -> Variant {
    Variant::new(base, "").order(site, order)
}

/// Creates a variant of a protocol that differs from `Fenced` in these orderings, in which one ordering is
/// replaced.
const fn weaker_than(
    protocol: &'static str,
    changes: Changes,
    site: &'static str,
    order: Ordering,
) -> Variant {
    let protocol = Variant {
        protocol,
        ..Variant::new(FENCED, "")
    };
    protocol.with(changes).order(site, order)
}

/// Creates a variant with a fault at a site.
const fn wrong(base: Subject, site: &'static str, fault: Fault, logic: &'static str) -> Variant {
    Variant::new(base, logic).at(site).fault(site, fault)
}

/// Creates a variant with a broken reclamation strategy.
const fn reclaims<R: Reclaim>(logic: &'static str) -> Variant {
    Variant::new(subject::<1, Fenced, R>(), logic)
}

/// Creates a deque of the gallery, which has the differences from the shipped one that follow.
pub const fn published(name: &'static str, base: Subject) -> Variant {
    Variant::new(base, name)
}

impl Variant {
    /// Replaces the orderings and plants the faults, for the rest of the process.
    ///
    /// # Panics
    ///
    /// Panics if there is no such site.
    pub fn plant(&self) {
        let orders: Vec<_> = self.orders.into_iter().flatten().collect();
        let faults: Vec<_> = self.faults.into_iter().flatten().collect();
        let changed = orders.iter().map(|(name, _)| name);
        for name in changed.chain(faults.iter().map(|(name, _)| name)) {
            let exists = sites().iter().any(|site| site.name == *name);
            assert!(exists, "there is no site {name}");
        }
        self.base.prepare();
        orders::replace(orders);
        faults::plant(faults);
    }

    /// Returns the name, such as `pop.fence Relaxed, Asymmetric`.
    pub fn name(&self) -> String {
        let name = match self.orders.iter().flatten().last() {
            Some((site, order)) if self.logic.is_empty() => format!("{site} {order:?}"),
            _ => format!("{} {}", self.at, self.logic),
        };
        let protocol = self.protocol();
        let is_told = protocol != "Fenced" && self.source.is_empty();
        let protocol = if is_told { protocol.as_str() } else { "" };
        let mut words = vec![name.trim(), protocol, self.note];
        words.retain(|word| !word.is_empty());
        words.join(", ")
    }

    /// Returns the name of the job with this check, and its description.
    pub fn job(&self, scenario: Scenario, check: impl ToString) -> (String, What) {
        let name = self.name();
        let (group, width) = match self.source {
            "" => (Group::Broken, 36),
            _ => (Group::Gallery, 40),
        };
        let what = What {
            about: (group == Group::Gallery).then_some([self.source, self.differs]),
            ..What::new(group, &name, check)
        };
        (format!("{name:width$}{scenario}"), what)
    }

    /// Returns true if the table has no verdict on the variant, which means that it must hold.
    pub fn is_right(&self) -> bool {
        self.judged[0].is_none()
    }

    /// Returns the name of the orderings that the variant changes.
    fn protocol(&self) -> String {
        match self.protocol {
            "" => self.base.protocol(),
            protocol => protocol.to_owned(),
        }
    }

    /// Returns true if the variant changes a site that is not a step of loom's search.
    pub fn changes_unexplored(&self) -> bool {
        let orders = self.orders.iter().flatten();
        orders::any_unexplored(orders.map(|(site, _)| *site))
    }

    /// Returns true if the variant is this protocol with this ordering at a site, and has no other difference.
    fn weakens(&self, protocol: &str, site: Site, order: Ordering) -> bool {
        let alone = self.logic.is_empty() && self.note.is_empty();
        let last = self.orders.iter().flatten().last();
        alone && self.protocol() == protocol && last == Some(&(site.name(), order))
    }
}

/// Returns these variants with the verdicts of this engine.
pub fn judged(
    variants: &'static [Variant],
) -> impl Iterator<Item = (&'static Variant, &'static Judged)> {
    let all = variants.iter().flat_map(|variant| {
        let judged = variant.judged.iter().flatten();
        judged.map(move |judged| (variant, judged))
    });
    let by_loom = |how| matches!(how, How::All | How::Bounded);
    all.filter(move |(_, judged)| by_loom(judged.how) == cfg!(loom))
}

/// The messages of failures. Loom fails with the first one. Shuttle does not detect races, but only their
/// consequences.
pub const RACE: By = &["Causality violation", "is used after it was freed"];
const RACE_OR_TWICE: By = &[
    "Causality violation",
    "was taken twice",
    "was dropped twice",
];
pub const UNWRITTEN: By = &["an unwritten slot was taken"];
pub const TWICE: By = &["was taken twice", "was dropped twice"];
pub const DROPPED: By = &["was dropped twice", "was taken twice"];
const FREED: By = &["is used after it was freed"];
const LEAKED: By = &["1 rings leaked", "rings leaked"];
pub const NO_DEQUE: By = &["no deque does this", "to nobody"];
const TO_NOBODY: By = &["to nobody"];
const NO_CAUSE: By = &["a Retry without a cause"];

const LOAD_BUFFERING: &str = "the failure needs load buffering, which loom does not model";
const EMPTY: &str = "`Empty` is only sequentially consistent; ChaseLevTSO demands more, on TSO";
const SEQ_CST: &str =
    "loom has no sequentially consistent loads; a fence after the first access stands for them";
const RC11: &str = "in C++20 a release suffices; RC11 and IMM need SeqCst";
const STRONGER: &str = "stronger than needed: Fenced is weaker still";
const TWO: &str = "the failure needs two elements";

/// The table.
pub const VARIANTS: &[Variant] = &[
    // One step below `Fenced`.
    weaker(FENCED, "push.top", Relaxed)
        .loom_passes(one("PSp|s|s"), 788, LOAD_BUFFERING)
        .loom_passes(one("Pop|s"), 554, LOAD_BUFFERING)
        .loom_passes(one("Pp|ss"), 116, LOAD_BUFFERING)
        .loom_passes(two("PPp|ss"), 183, LOAD_BUFFERING)
        .shuttle_passes(one("Pop|s")),
    weaker(FENCED, "push.fence", Relaxed).only_loom_kills(of("p|s"), UNWRITTEN, 2),
    weaker(FENCED, "grow.ring", Relaxed).only_loom_kills(one("Pp|s"), RACE, 2),
    weaker(EPOCHS, "grow.ring", Relaxed)
        .note("epochs")
        .loom_kills(one("Pp|s"), RACE, 21),
    weaker(FENCED, "pop.fence", AcqRel).only_loom_kills(of("PPo|ss"), TWICE, 3),
    weaker(EPOCHS, "pop.fence", AcqRel)
        .note("epochs")
        .loom_kills(of("PPo|ss"), TWICE, 3),
    weaker(EPOCHS, "pop.fence", AcqRel)
        .note("pinned")
        .loom_kills(of("PPo|@ss"), TWICE, 3),
    weaker(FENCED, "pop.fence", AcqRel)
        .note("one element")
        .loom_passes(of("Po|s"), 158, TWO),
    weaker(FENCED, "steal.fence", AcqRel).only_loom_kills(of("PPo|ss"), TWICE, 3),
    weaker(EPOCHS, "steal.fence", AcqRel)
        .note("epochs")
        .loom_kills(of("PPo|ss"), TWICE, 72),
    weaker(EPOCHS, "steal.fence", AcqRel)
        .note("pinned")
        .loom_kills(of("PPo|@ss"), TWICE, 42),
    weaker(FENCED, "steal.fence", AcqRel)
        .note("one element")
        .loom_passes(of("Po|s"), 158, TWO),
    weaker(GRACE, "steal.fence", AcqRel)
        .note("grace periods")
        .loom_kills(one("PPPPPOOOo|s"), FREED, 1),
    weaker(FENCED, "steal.bottom", Relaxed).only_loom_kills(of("p|s"), UNWRITTEN, 2),
    weaker(FENCED, "steal.ring", Relaxed).only_loom_kills(one("Pp|s"), RACE, 2),
    weaker(EPOCHS, "steal.ring", Relaxed)
        .note("epochs")
        .loom_kills(one("Pp|s"), RACE, 21),
    weaker(FENCED, "steal.cas", Relaxed)
        .loom_passes(one("PSp|s|s"), 827, LOAD_BUFFERING)
        .loom_passes(one("Pop|s"), 554, LOAD_BUFFERING)
        .loom_passes(one("Pp|ss"), 116, LOAD_BUFFERING)
        .loom_passes(two("PPp|ss"), 183, LOAD_BUFFERING)
        .shuttle_passes(one("Pop|s")),
    // Batches.
    weaker(FENCED, "batch.cas", AcqRel)
        .loom_kills(of("PPPoo|b"), TWICE, 56)
        .shuttle_passes(of("PPPo|b")),
    weaker(FENCED, "batch.bottom", Acquire)
        .loom_passes(of("PPPoop|b"), 598, SEQ_CST)
        .shuttle_passes(of("PPPo|b")),
    weaker(FENCED, "batch.bottom", Relaxed).loom_kills(of("PPPoop|b"), TWICE, 170),
    // Grace periods.
    weaker(GRACE, "reader.enter", Relaxed).only_loom_kills(one("PPPPPOOOoo|ss"), RACE, 440),
    weaker(GRACE, "reader.leave", Relaxed).only_loom_kills(one("PPPPPOOOo|s"), RACE, 3),
    weaker(GRACE, "retire.fence", AcqRel).only_loom_kills(one("PPPPPOOOo|s"), FREED, 1),
    weaker(GRACE, "retire.look", Relaxed).only_loom_kills(one("PPPPPOOOo|s"), RACE, 3),
    weaker(GRACE, "records.head", Relaxed).only_loom_kills(one("PPPPPOOOo|s"), RACE, 3),
    weaker(GRACE, "records.push", Relaxed).only_loom_kills(one("PPPPPOOOo|s"), RACE, 3),
    weaker(GRACE, "record.look", Relaxed).only_loom_kills(one("PPPPPOOOo|s"), RACE, 23),
    weaker(GRACE, "record.claim", Relaxed)
        .loom_kills(one("PPPPPOOOo|s|s"), RACE, 2786)
        .shuttle_passes(one("PPPPPOOOo|s")),
    weaker(GRACE, "record.release", Relaxed)
        .loom_kills(one("PPPPPOOOo|s|s"), RACE, 2792)
        .shuttle_passes(one("PPPPPOOOo|s")),
    // One step below `ReleaseStores`, where it differs from `Fenced`. The first is widespread: a
    // release store in pop, and no fence in push.
    weaker_than("ReleaseStores", RELEASE_STORES, "push.bottom", Relaxed).only_loom_kills(
        of("p|s"),
        UNWRITTEN,
        2,
    ),
    weaker_than("ReleaseStores", RELEASE_STORES, "pop.reserve", Relaxed).only_loom_kills(
        of("ppo|s"),
        UNWRITTEN,
        30,
    ),
    // One step below `Le2013`, where that is above `Fenced`.
    weaker_than("Le2013", LE2013, "pop.cas", AcqRel)
        .loom_passes(of("Po|s|s"), 53641, STRONGER)
        .shuttle_passes(of("PPo|ss")),
    weaker_than("Le2013", LE2013, "steal.top", Relaxed)
        .loom_passes(of("PPo|s|s"), 35935, STRONGER)
        .shuttle_passes(of("PPo|ss")),
    weaker_than("Le2013", LE2013, "steal.cas", AcqRel)
        .loom_passes(of("PPo|s|s"), 35935, STRONGER)
        .shuttle_passes(of("PPo|ss")),
    // One step below `Asymmetric`, where it differs from `Fenced`.
    weaker(ASYMMETRIC, "pop.fence", Relaxed).only_loom_kills(of("PPo|ss"), TWICE, 1),
    weaker(ASYMMETRIC, "pop.warm", AcqRel).only_loom_kills(of("PPPSo|ss"), TWICE, 3),
    weaker(ASYMMETRIC, "cool.fence", Relaxed).only_loom_kills(of("PPPPScoo|b"), TWICE, 1),
    weaker(ASYMMETRIC, "cool.look", Relaxed).only_loom_kills(of("PPPPScoo|b"), TWICE, 8161),
    weaker(ASYMMETRIC, "owner.leave", Relaxed).only_loom_kills(of("PPox|ss"), TWICE, 2),
    weaker(ASYMMETRIC.within(Looks), "look.top", Relaxed)
        .loom_passes(of("p|ss"), 10, EMPTY)
        .shuttle_passes(of("PPo|ss")),
    weaker(ASYMMETRIC, "enter.fence", Relaxed).only_loom_kills(of("PPPPScoo|b"), TWICE, 1),
    weaker(ASYMMETRIC, "steal.mode", Relaxed)
        .loom_passes(of("PPo|ss"), 1601, SEQ_CST)
        .shuttle_passes(of("PPo|ss")),
    weaker(ASYMMETRIC.within(NoBarriers), "fenced.fence", AcqRel)
        .loom_passes(one("PPPPPOOOo|s"), 358, SEQ_CST)
        .shuttle_passes(one("PPPPPOOOo|s")),
    weaker(ASYMMETRIC, "warm.fence", Relaxed).only_loom_kills(of("PPo|ss"), TWICE, 1),
    weaker(ASYMMETRIC, "steal.top", Acquire).only_loom_kills(of("PPPSo|ss"), TWICE, 1),
    weaker(ASYMMETRIC, "steal.bottom", Acquire)
        .loom_passes(of("PPPSo|ss"), 231, SEQ_CST)
        .shuttle_passes(of("PPPSo|ss")),
    weaker(ASYMMETRIC, "steal.cas", AcqRel)
        .loom_passes(of("PPPSo|ss"), 231, RC11)
        .shuttle_passes(of("PPPSo|ss")),
    weaker(ASYMMETRIC, "retire.fence", Relaxed).only_loom_kills(one("PPPPPOOOo|s"), FREED, 1),
    // Errors in the logic of the modes.
    wrong(ASYMMETRIC, "pop.mode", Early, "before pop.reserve").only_loom_kills(
        of("PPo|ss"),
        TWICE,
        31,
    ),
    wrong(ASYMMETRIC, "pop.mode", Reads(0), "taken for cold").only_loom_kills(
        of("PPPSo|ss"),
        TWICE,
        1,
    ),
    wrong(ASYMMETRIC, "warm.claim", Writes(2), "warm at once").only_loom_kills(
        of("PPoo|s|s"),
        TWICE,
        331,
    ),
    wrong(ASYMMETRIC, "warm.claim", Assumed, "assumed").only_loom_kills(of("PPPoo|b"), TWICE, 1027),
    wrong(ASYMMETRIC, "cool.look", Reads(0), "nobody inside").only_loom_kills(
        of("PPPPScoo|b"),
        TWICE,
        7700,
    ),
    wrong(ASYMMETRIC, "cool.again", Skipped, "skipped").only_loom_kills(
        of("PPPPScoo|b"),
        TWICE,
        8036,
    ),
    wrong(ASYMMETRIC, "steal.mode", Early, "before reader.enter").only_loom_kills(
        of("PPPPScoo|b"),
        TWICE,
        9428,
    ),
    Variant::new(
        subject::<1, Asymmetric, Graces<LEAVES_EARLY>>(),
        "left before the claim",
    )
    .only_loom_kills(of("PPPPScoo|b"), TWICE, 8007),
    // Errors in the logic of pops and steals. Loads that read early are left to shuttle, because loom does
    // not know of these reads.
    wrong(FENCED, "pop.cas", NotAtomic, "not atomic").both_kill(of("Po|s"), TWICE, 31),
    wrong(FENCED, "pop.cas", Stored, "stored").both_kill(of("Po|s"), TWICE, 31),
    wrong(FENCED, "pop.cas", Assumed, "assumed").both_kill(of("Po|s"), DROPPED, 1),
    wrong(FENCED, "pop.cas", Refused, "refused").both_kill(of("Po|s"), NO_DEQUE, 1),
    wrong(FENCED, "pop.reserve", Skipped, "skipped").both_kill(of("PPo|ss"), TWICE, 1),
    wrong(FENCED, "pop.restore", Skipped, "skipped").both_kill(of("Po|s"), UNWRITTEN, 1),
    wrong(FENCED, "steal.cas", NotAtomic, "not atomic")
        .both_kill(of("P|s|s"), TWICE, 1)
        .programs_kill(TWICE),
    wrong(FENCED, "steal.cas", Stored, "stored").both_kill(of("P|s|s"), TWICE, 1),
    wrong(FENCED, "steal.cas", Refused, "refused")
        .loom_kills(of("P|s"), NO_CAUSE, 1)
        .loom_kills(of("PPo|s"), TO_NOBODY, 1)
        .shuttle_kills(of("P|s"), NO_CAUSE)
        .shuttle_kills(of("P|r"), &["exceeded max_steps"]),
    wrong(FENCED, "steal.bottom", Early, "before steal.top")
        .shuttle_kills(of("PPo|s|s"), TWICE)
        .programs_kill(TWICE),
    wrong(FENCED, "steal.ring", Early, "before steal.top")
        .shuttle_kills(one("Pp|ss|s"), TWICE)
        .programs_kill(&["taken", "dropped"]),
    wrong(FENCED, "steal.slot", Swapped, "after steal.cas")
        .fault("steal.top", Swapped)
        .fault("steal.cas", Swapped)
        .both_kill(one("Pp|ss"), RACE_OR_TWICE, 70),
    wrong(FENCED, "grow.ring", Skipped, "skipped").both_kill(one("Pp|ss"), DROPPED, 1),
    wrong(FENCED, "grow.slot", OnceSkipped, "once skipped")
        .both_kill(one("Pp|s"), UNWRITTEN, 2)
        .programs_kill(UNWRITTEN),
    // Batches. The third variant is the error that the fix of RUSTSEC-2021-0093 prevents.
    wrong(FENCED, "steal.bottom", AtOnce, "at once")
        .at("batch")
        .fault("batch.cas", AtOnce)
        .fault("batch.bottom", AtOnce)
        .both_kill(of("PPPoo|b"), TWICE, 56),
    wrong(FENCED, "batch.bottom", Early, "of the call").both_kill(of("PPPoo|b"), TWICE, 67),
    reclaims::<Keeps<false>>("ring of the batch's beginning").both_kill(
        of("PPPPpoooop|b"),
        TWICE,
        8364,
    ),
    reclaims::<Keeps<true>>("ring of an earlier steal").both_kill(one("Pp|ss"), TWICE, 2),
    // Reclamation.
    reclaims::<Epochs<FREES_AT_ONCE>>("freed at once").both_kill(one("Pp|s"), FREED, 3),
    reclaims::<Epochs<NEVER_FREES>>("never freed").both_kill(one("Pp|s"), LEAKED, 1),
    reclaims::<Epochs<NEVER_PINS>>("no pin").both_kill(one("Pp|s"), RACE, 7),
    reclaims::<Epochs<PINS_LATE>>("pin after the load")
        .both_kill(one("Pp|s"), FREED, 20)
        .programs_kill(FREED),
    reclaims::<Graces<NEVER_PINS>>("no announcement").both_kill(one("PPPPPOOOo|s"), RACE, 2),
    reclaims::<Graces<ANNOUNCES_LATE>>("announced late").only_loom_kills(
        one("PPPPPOOOo|s"),
        RACE,
        2,
    ),
    reclaims::<Graces<RETIRES_EARLY>>("retired before replaced, grace").both_kill(
        one("PPPPPOOOo|s"),
        FREED,
        1,
    ),
    reclaims::<Epochs<RETIRES_EARLY>>("retired before replaced").both_kill(one("Pp|s"), FREED, 3),
    reclaims::<Epochs<FREES_BY_UNWINDING>>("freed by unwinding").both_kill(one("Pp|s"), FREED, 3),
];

/// The sites that no suite judges, because they only count elements.
const NOT_JUDGED: [&str; 2] = ["len.fence", "len.bottom"];

/// Returns true if the weaker orderings of a site must be judged for this protocol: if its ordering differs
/// from that of `Fenced`, or if only this protocol uses the site.
fn differs(protocol: &str, site: &Site, fenced: &Site) -> bool {
    let other = (site.access(), site.order()) != (fenced.access(), fenced.order());
    match protocol {
        "Fenced" => !needs_modes(site.name()),
        "Asymmetric" => needs_modes(site.name()) || other,
        _ => other,
    }
}

/// Checks that the table has this engine's verdict on every ordering that is one step weaker, and that loom
/// kills those variants with the scenarios in `EVIDENCE`.
///
/// # Panics
///
/// Panics if it does not.
pub fn every_weakening_is_judged() {
    let mut shown: Vec<_> = EVIDENCE.iter().filter(|_| cfg!(loom)).collect();
    let [(_, fenced), ..] = &*PROTOCOLS;
    for (protocol, sites) in &*PROTOCOLS {
        let sites = sites.iter().zip(fenced);
        let sites = sites.filter(|(site, fenced)| differs(protocol, site, fenced));
        for (site, _) in sites.filter(|(site, _)| !NOT_JUDGED.contains(&site.name())) {
            let is_shown = |it: &mut &Evidence| (it.site, it.protocol) == (site.name(), *protocol);
            let scenario = shown.extract_if(.., is_shown).find_map(|it| it.loom);
            for &order in site.weaker() {
                let listed = judged(VARIANTS);
                let mut listed = listed.filter(|(it, _)| it.weakens(protocol, *site, order));
                let as_shown = |judged: &Judged| match scenario {
                    Some(program) => judged.kills_with(program),
                    None => true,
                };
                assert!(
                    listed.any(|(_, judged)| as_shown(judged)),
                    "no variant has {} {order:?} of {protocol}, with {scenario:?}",
                    site.name(),
                );
            }
        }
    }
    let rest = shown.iter().find(|it| it.loom.is_some());
    assert!(rest.is_none(), "no variant belongs to {rest:?}");
}

/// Checks that each scenario of a variant also runs with the deque that the variant changes.
///
/// # Panics
///
/// Panics if one of them does not.
pub fn every_scenario_runs_unchanged(jobs: &[Job]) {
    // To shuttle, all protocols without modes are the same.
    let explored =
        |base: &Subject| cfg!(loom) || ["Fenced", "Asymmetric"].contains(&&*base.protocol());
    let judged =
        judged(VARIANTS).filter(|(it, judged)| judged.how != How::Programs && explored(&it.base));
    let mut missing = Vec::new();
    for (variant, judged) in judged {
        let name = (variant.base.name)();
        // A broken strategy stands for any.
        let is_shipped = ["Retain>", "Epoch>", "GracePeriod>"]
            .iter()
            .any(|it| name.ends_with(it));
        let name = if is_shipped {
            name
        } else {
            variant.base.protocol()
        };
        let check = variant.base.check(judged.scenario);
        let runs = |job: &Job| {
            let parts = job.what.check.split(", ").collect::<Vec<_>>();
            job.what.group == Group::Shipped
                && job.what.subject.starts_with(&name)
                && check.split(", ").all(|part| parts.contains(&part))
        };
        if !jobs.iter().any(runs) {
            missing.push(format!("{name} {check}, as {}", variant.name()));
        }
    }
    assert!(
        missing.is_empty(),
        "scenarios of variants do not run unchanged: {missing:#?}"
    );
}
