//! The broken variants, with loom's and shuttle's verdicts on each: the weaker orderings of
//! `sites.toml`, and the faults of `variants.toml`.
//!
//! The algorithm is the one that ships. The hook replaces orderings and plants faults; only a
//! broken reclamation strategy is a separate type.

mod written;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use chase_lev_evidence::data::{File, read, unique};
use chase_lev_evidence::sites::{Record, SITES, Weaker, records};

use super::deques::ships;
pub use super::deques::{ASYMMETRIC, FENCED, GRACE};
use super::instruments::faults::{self, Fault};
use super::instruments::orders::{self, Assignment};
use super::jobs::{Expect, Job};
use super::results::{Group, What};
use super::scenario::Scenario;
use super::subject::Subject;
use written::{BLIND, Table, by_loom};

/// The executions that an engine explores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The executions under loom: all of them, or those with at most [`BOUND`] preemptions if the
    /// accesses to records are steps.
    Loom,
    /// Random schedules and schedules by priorities under shuttle. For a variant that survives,
    /// every schedule, if the table of scenarios says that there are at most [`TIMES`].
    Random,
    /// The programs with three thieves that shuttle's suite generates.
    Programs,
}

/// The preemption bound.
pub const BOUND: usize = 2;

/// The number of schedules that each scheduler of shuttle chooses by default.
pub const TIMES: usize = 5_000;

/// The verdict of an engine on a variant.
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    pub how: How,
    pub scenario: Scenario,
    pub expect: Expect,
}

/// A deque that differs from a shipped one: with a weaker ordering, with an error, or as published.
#[derive(Debug)]
pub struct Variant {
    /// The name, such as `pop.fence Relaxed, Asymmetric`.
    pub name: String,
    group: Group,
    /// The deque that the variant changes.
    pub base: Subject,
    /// The orderings that the hook replaces. The last one that is given for a site counts.
    orders: Assignment,
    /// The faults that the hook plants.
    faults: Vec<(&'static str, Fault)>,
    judged: Vec<Judged>,
    /// `true` if it is a published deque that is right.
    pub is_right: bool,
}

impl Variant {
    /// Replaces the orderings and plants the faults, for the rest of the process.
    pub fn plant(&self) {
        self.base.prepare();
        orders::replace(self.orders.clone());
        faults::plant(self.faults.clone());
    }

    /// Returns the name of the job with this check, and its description.
    pub fn job(&self, scenario: impl ToString, check: impl ToString) -> (String, What) {
        let name = format!("{:35} {}", self.name, scenario.to_string());
        (name, What::new(self.group, &self.name, check))
    }

    /// Returns `true` if the variant changes a site that is not a step of loom's search.
    pub fn changes_unexplored(&self) -> bool {
        orders::any_unexplored(&self.orders)
    }
}

/// The file of the faults.
pub const BROKEN: File =
    ("crates/scenarios/src/suite/variants.toml", include_str!("variants.toml"));

/// The file of the deques of the gallery.
pub const GALLERY: File =
    ("crates/scenarios/src/suite/gallery/published.toml", include_str!("gallery/published.toml"));

/// Reads a file of variants.
///
/// # Panics
///
/// Panics if it has anything else, or a variant twice.
pub fn variants(group: Group, file: File) -> Vec<Variant> {
    let table: Table = read(file);
    let written = unique(file, table.variant, |it| it.0.name.clone());
    written.into_iter().map(|it| Variant { group, ..it.0 }).collect()
}

/// Reads a file of sites, and returns their weaker orderings as variants.
///
/// # Panics
///
/// Panics if it has anything else, or other sites than `src`.
pub fn weakenings(file: File) -> Vec<Variant> {
    let records: Vec<Record<Subject, Scenario>> = records(file);
    let all = records.into_iter().flat_map(|record| {
        let weaker = record.weaker.into_iter();
        weaker.flat_map(move |weaker| weakened(record.name, &weaker))
    });
    all.collect()
}

/// Returns the variant with a weaker ordering, and the variants of its checks that have a name.
fn weakened(site: &'static str, weaker: &Weaker<Subject, Scenario>) -> Vec<Variant> {
    let name = weaker.variant(site);
    let orders = [weaker.protocol.changes(), vec![(site, weaker.order)]].concat();
    let variant = |name, base, judged| Variant {
        name,
        group: Group::Broken,
        base,
        orders: orders.clone(),
        faults: Vec::new(),
        judged,
        is_right: false,
    };
    let blind =
        |scenario: &Scenario| Judged { how: How::Random, scenario: *scenario, expect: BLIND };
    let mut all =
        vec![variant(name.clone(), weaker.on, weaker.shuttle.iter().map(blind).collect())];
    for by in &weaker.loom {
        let judged = Judged { how: How::Loom, scenario: by.scenario, expect: by_loom(by.ends) };
        match &by.also {
            None => all[0].judged.push(judged),
            Some(also) => {
                let base = by.on.unwrap_or(weaker.on);
                all.push(variant(format!("{name}, {also}"), base, vec![judged]));
            }
        }
    }
    all
}

/// The broken variants.
pub static VARIANTS: LazyLock<Vec<Variant>> = LazyLock::new(|| {
    let mut all = weakenings(SITES);
    all.extend(variants(Group::Broken, BROKEN));
    let names: BTreeSet<_> = all.iter().map(|variant| &variant.name).collect();
    assert!(names.len() == all.len(), "{} and {} share a name", SITES.0, BROKEN.0);
    all
});

/// The deques of the gallery.
pub static PUBLISHED: LazyLock<Vec<Variant>> = LazyLock::new(|| variants(Group::Gallery, GALLERY));

/// Returns these variants with the verdicts of this engine.
pub fn judged(
    variants: &'static [Variant],
) -> impl Iterator<Item = (&'static Variant, &'static Judged)> {
    let all = variants.iter().flat_map(|variant| {
        let judged = variant.judged.iter();
        judged.map(move |judged| (variant, judged))
    });
    all.filter(move |(_, judged)| (judged.how == How::Loom) == cfg!(loom))
}

/// Checks that each scenario of a variant also runs with the deque that the variant changes.
///
/// # Panics
///
/// Panics if one of them does not.
pub fn every_scenario_runs_unchanged(jobs: &[Job]) {
    let shipped = jobs.iter().map(|job| &job.what);
    let shipped = shipped.filter(|what| what.group == Group::Shipped);
    for (variant, judged) in judged(&VARIANTS).filter(|(_, it)| it.how != How::Programs) {
        let base = &variant.base;
        let protocol = (base.protocol)().expect("a variant changes the code that ships");
        // A broken strategy stands for any.
        let name = if ships(base) { (base.name)() } else { format!("{protocol}<") };
        let check = base.check(judged.scenario);
        let runs = shipped.clone().any(|what| {
            let has = |part| what.check.split(", ").any(|own| own == part);
            what.subject.starts_with(&name) && check.split(", ").all(has)
        });
        let variant = &variant.name;
        assert!(runs, "{name} {check} does not run unchanged, as {variant}");
    }
}
