//! The broken variants, `variants.toml`, with loom's and shuttle's verdicts on each.
//!
//! The algorithm is the one that ships. The hook replaces orderings and plants faults; only a
//! broken reclamation strategy is a type of its own.

mod written;

use std::sync::LazyLock;

use chase_lev::{Asymmetric, Fenced, GracePeriod, Retain};
use chase_lev_atomics::Site;
use chase_lev_evidence::{EVIDENCE, Evidence, File, assert_unique, read, weakening};

use written::Table;
pub use written::read_subject;

use super::Epoch;
use super::broken::*;
use super::element::Element;
use super::gallery::csharp::CSharp;
use super::gallery::deployed::*;
use super::gallery::first_principles::FirstPrinciples;
use super::instruments::faults::{self, Fault};
use super::instruments::orders::{self, Assignment};
use super::instruments::process::Process::{Looks, NoBarriers, Refused, RefusedOnce};
use super::jobs::Expect::{self, Killed};
use super::jobs::Job;
use super::protocols::{PROTOCOLS, needs_modes};
use super::results::{Group, What};
use super::scenario::Scenario;
use super::subject::{Subject, subject, transcription};

/// The deques that variants change.
pub const FENCED: Subject = subject::<1, Fenced, Retain>();
pub const EPOCHS: Subject = subject::<1, Fenced, Epoch>();
pub const GRACE: Subject = subject::<1, Fenced, GracePeriod>();
pub const ASYMMETRIC: Subject = subject::<1, Asymmetric, GracePeriod>();

/// The broken reclamation strategies of either kind.
type Epochs<const HOW: u8> = Broken<Epoch, HOW>;
type Graces<const HOW: u8> = Broken<GracePeriod, HOW>;

/// The deques of the gallery that are not protocols.
type Queue<const EXCHANGES: bool, const EXACT: bool> = CSharp<Element<1>, EXCHANGES, EXACT>;
type First<const TAKES: bool, const FENCES: bool> = FirstPrinciples<Element<1>, TAKES, FENCES>;
type Kind<const HOW: u8> = Deployed<Element<1>, HOW>;

/// Returns the deque of this name: a shipped one, one with a broken reclamation strategy, or a
/// transcription.
pub fn base(name: &str) -> Option<Subject> {
    Some(match name {
        "Fenced<Retain>" => FENCED,
        "Fenced<Epoch>" => EPOCHS,
        "Fenced<GracePeriod>" => GRACE,
        "Asymmetric" => ASYMMETRIC,
        "Asymmetric<Retain>" => subject::<1, Asymmetric, Retain>(),
        "Asymmetric, looks ahead" => ASYMMETRIC.within(Looks),
        "Asymmetric, no barriers" => ASYMMETRIC.within(NoBarriers),
        "Asymmetric, barriers refused" => ASYMMETRIC.within(Refused),
        "Asymmetric, a barrier refused" => ASYMMETRIC.within(RefusedOnce),
        "left before the claim, Asymmetric" => subject::<1, Asymmetric, Graces<LEAVES_EARLY>>(),
        "ring of the batch's beginning" => subject::<1, Fenced, Keeps<false>>(),
        "ring of an earlier steal" => subject::<1, Fenced, Keeps<true>>(),
        "freed at once" => subject::<1, Fenced, Epochs<FREES_AT_ONCE>>(),
        "never freed" => subject::<1, Fenced, Epochs<NEVER_FREES>>(),
        "no pin" => subject::<1, Fenced, Epochs<NEVER_PINS>>(),
        "pin after the load" => subject::<1, Fenced, Epochs<PINS_LATE>>(),
        "no announcement" => subject::<1, Fenced, Graces<NEVER_PINS>>(),
        "announced late" => subject::<1, Fenced, Graces<ANNOUNCES_LATE>>(),
        "retired before replaced, grace" => subject::<1, Fenced, Graces<RETIRES_EARLY>>(),
        "retired before replaced" => subject::<1, Fenced, Epochs<RETIRES_EARLY>>(),
        "freed although refused, Asymmetric" => {
            subject::<1, Asymmetric, Graces<IGNORES_REFUSAL>>().within(Refused)
        }
        "freed by unwinding" => subject::<1, Fenced, Epochs<FREES_BY_UNWINDING>>(),
        "C# 2008" => transcription::<Queue<true, false>>(),
        "C# 2008, exact None" => transcription::<Queue<true, true>>(),
        "C# 2008, no exchange in pop" => transcription::<Queue<false, false>>(),
        "first principles 2026" => transcription::<First<true, false>>(),
        "first principles 2026, with fences" => transcription::<First<true, true>>(),
        "first principles 2026, slots copied" => transcription::<First<false, false>>(),
        "first principles 2026, both" => transcription::<First<false, true>>(),
        "deployed, right" => transcription::<Kind<RIGHT>>(),
        "top before bottom" => transcription::<Kind<TOP_FIRST>>(),
        "cleared by the loser" => transcription::<Kind<LOSER_CLEARS>>(),
        "cleared by the loser, read before" => transcription::<Kind<READS_FIRST>>(),
        "cleared by the thief" => transcription::<Kind<THIEF_CLEARS>>(),
        "used before the claim" => transcription::<Kind<LOOKS>>(),
        "narrow indices" => transcription::<Kind<NARROW>>(),
        "unsigned from zero" => transcription::<Kind<UNSIGNED>>(),
        _ => return None,
    })
}

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
    /// The minimal number of executions under loom, if the variant survives.
    pub size: usize,
    pub expect: Expect,
}

/// A deque that differs from a shipped one: with a weaker ordering, with an error, or as published.
#[derive(Debug)]
pub struct Variant {
    /// The name, such as `pop.fence Relaxed, Asymmetric`.
    pub name: &'static str,
    group: Group,
    /// The deque that the variant changes.
    pub base: Subject,
    /// The orderings that the hook replaces. The last one that is given for a site counts.
    orders: Assignment,
    /// The faults that the hook plants.
    faults: Vec<(&'static str, Fault)>,
    judged: Vec<Judged>,
    /// The minimal number of executions in the small scenarios together, for a published deque that
    /// is right.
    pub small: Option<usize>,
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
        (name, What::new(self.group, self.name, check))
    }

    /// Returns `true` if the variant changes a site that is not a step of loom's search.
    pub fn changes_unexplored(&self) -> bool {
        orders::any_unexplored(&self.orders)
    }
}

/// The file of the broken variants.
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
    let written = table.variant.into_iter();
    let variants: Vec<_> = written.map(|it| Variant { group, ..it.0 }).collect();
    assert_unique(file, variants.iter().map(|variant| variant.name));
    variants
}

/// The broken variants.
pub static VARIANTS: LazyLock<Vec<Variant>> = LazyLock::new(|| variants(Group::Broken, BROKEN));

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

/// The sites that no suite judges, because they only count elements.
const NOT_JUDGED: [&str; 2] = ["len.fence", "len.bottom"];

/// Returns `true` if the weaker orderings of a site must be judged for this protocol: if its
/// ordering differs from that of `Fenced`, or if only this protocol uses the site.
fn differs(protocol: &str, site: &Site, fenced: &Site) -> bool {
    let other = (site.access(), site.order()) != (fenced.access(), fenced.order());
    match protocol {
        "Fenced" => !needs_modes(site.name()),
        "Asymmetric" => needs_modes(site.name()) || other,
        _ => other,
    }
}

/// Checks that the table has this engine's verdict on every ordering that is one step weaker, and
/// that loom kills those variants with the scenarios in `EVIDENCE`.
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
            let is_shown =
                |it: &mut &Evidence| (&*it.site, &*it.protocol) == (site.name(), *protocol);
            let scenario = shown.extract_if(.., is_shown).find_map(|it| it.loom.as_deref());
            for &order in site.weaker() {
                let name = weakening(site.name(), &format!("{order:?}"), protocol);
                let mut listed = judged(&VARIANTS).filter(|(it, _)| it.name == name);
                let found = listed.any(|(_, judged)| {
                    let is_killed = matches!(judged.expect, Killed { .. });
                    scenario.is_none_or(|it| is_killed && judged.scenario.program == it)
                });
                assert!(found, "there is no variant '{name}' with {scenario:?}");
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
    let shipped = jobs.iter().map(|job| &job.what);
    let shipped = shipped.filter(|what| what.group == Group::Shipped);
    for (variant, judged) in judged(&VARIANTS).filter(|(_, it)| it.how != How::Programs) {
        let protocol = variant.base.protocol();
        if cfg!(shuttle) && !["Fenced", "Asymmetric"].contains(&&*protocol) {
            // To shuttle, all protocols without modes are the same.
            continue;
        }
        let name = (variant.base.name)();
        let strategies = ["Retain>", "Epoch>", "GracePeriod>"];
        // A broken strategy stands for any.
        let is_shipped = strategies.iter().any(|it| name.ends_with(it));
        let name = if is_shipped { name } else { protocol };
        let check = variant.base.check(judged.scenario);
        let runs = shipped.clone().any(|what| {
            let has = |part| what.check.split(", ").any(|own| own == part);
            what.subject.starts_with(&name) && check.split(", ").all(has)
        });
        let variant = variant.name;
        assert!(runs, "{name} {check} does not run unchanged, as {variant}");
    }
}
