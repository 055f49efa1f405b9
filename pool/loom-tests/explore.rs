//! Scenarios, and the loom explorations of them.

use std::sync::atomic::Ordering;

use chase_lev_atomics::Site;

use crate::suite::exploration::{self, Failed, watched};
use crate::suite::instruments::orders;
use crate::suite::jobs::{self, Expect, Job};
use crate::suite::lanes::NAMES;
use crate::suite::models;
use crate::suite::results::{Group, What};

/// Names or messages.
type Texts = &'static [&'static str];

/// Loom's message when all threads wait.
pub const DEADLOCK: Texts = &["deadlock"];

/// Loom's message when two accesses race.
pub const RACE: Texts = &["Causality violation"];

/// A scenario: its name, its threads, and the extent of its exploration.
#[derive(Clone, Copy)]
pub struct Scenario {
    pub name: &'static str,
    pub threads: Texts,
    /// The least number of executions that loom must explore.
    pub floor: usize,
    /// The most preemptions in an execution; no bound if `None`.
    pub bound: Option<usize>,
}

impl Scenario {
    /// Creates a scenario whose executions loom explores without a bound on preemptions.
    pub const fn new(name: &'static str, threads: Texts, floor: usize) -> Self {
        Scenario { name, threads, floor, bound: None }
    }

    /// Restricts the exploration to executions with at most this many preemptions.
    pub const fn bounded(self, preemptions: usize) -> Scenario {
        Scenario { bound: Some(preemptions), ..self }
    }

    /// Expects that the shipped pool passes.
    pub fn passes(self, run: fn()) -> Job {
        self.job("pool", Group::Shipped, Expect::Passes, run)
    }

    /// Expects that this variant fails with one of the messages `by`, in execution number `within`.
    pub fn kills(self, variant: &str, by: Texts, within: usize, run: fn()) -> Job {
        self.job(variant, Group::Broken, Expect::Killed { by, within: Some(within) }, run)
    }

    /// Expects that the pool fails, in execution number `within`, if this site has this weaker
    /// ordering.
    pub fn weakened<K>(
        self,
        site: Site<K>,
        order: Ordering,
        by: Texts,
        within: usize,
        run: fn(),
    ) -> Job {
        let site = site.any();
        let job = self.kills(&format!("{} {order:?}", site.name()), by, within, run);
        job.after(move || orders::replace(vec![(site.name(), order)]))
    }

    fn job(self, subject: &str, group: Group, expect: Expect, run: fn()) -> Job {
        let name = match self.bound {
            None => String::from(self.name),
            Some(bound) => format!("{}, bound {bound}", self.name),
        };
        let what = What::new(group, subject, &name).exhaustive_if(self.bound.is_none());
        let title = format!("{subject:36}{name}");
        let explore = move || self.explore(&name, run);
        Job::new(title, what, expect, explore).sized(self.floor)
    }

    fn explore(&self, name: &str, run: fn()) -> Result<String, String> {
        NAMES.get_or_init(|| self.threads);
        let tell = |failed: &Failed| jobs::end(failed, |failed| print!("{failed}"));
        let check = || models::loom(self.bound).check(move || watched(run));
        let explored = exploration::explore(name, tell, check).at_least(self.floor)?;
        let seconds = explored.time.as_secs_f64();
        let executions = explored.executions;
        Ok(format!("{executions:>9} executions, {seconds:>6.2} s"))
    }
}
