//! Explorations of a body: every execution, without a bound on preemptions.

use crate::suite::exploration::{self, watched};
use crate::suite::jobs::{self, Expect, Job};
use crate::suite::lanes::NAMES;
use crate::suite::models;
use crate::suite::results::{Group, What};

/// A scenario: what runs, and what its threads are called.
#[derive(Clone, Copy)]
pub struct Scenario {
    pub name: &'static str,
    pub threads: &'static [&'static str],
    /// At least so many executions.
    pub floor: usize,
}

impl Scenario {
    /// What ships passes it.
    pub fn passes(self, run: fn()) -> Job {
        self.job("Shipped", Group::Shipped, Expect::Passes, run)
    }

    /// This variant is killed by it, in this execution.
    pub fn kills(
        self,
        variant: &str,
        by: &'static [&'static str],
        within: usize,
        run: fn(),
    ) -> Job {
        self.job(variant, Group::Broken, Expect::Killed { by, within }, run)
    }

    /// This variant survives it, for this reason.
    pub fn spares(self, variant: &str, reason: &'static str, run: fn()) -> Job {
        self.job(variant, Group::Broken, Expect::Survives { reason }, run)
    }

    fn job(self, subject: &str, group: Group, expect: Expect, run: fn()) -> Job {
        let Scenario {
            name,
            threads,
            floor,
        } = self;
        Job {
            name: format!("{subject:36}{name}"),
            what: What::new(group, subject, name).exhaustive(),
            expect,
            ignored: false,
            size: floor,
            run: Box::new(move || {
                NAMES.get_or_init(|| threads);
                let tell =
                    |failed: &exploration::Failed| jobs::end(failed, |failed| print!("{failed}"));
                let check = || models::loom(None).check(move || watched(run));
                let explored = exploration::explore(name, tell, check);
                if expect_all(expect) {
                    explored.at_least(floor)?;
                }
                let seconds = explored.time.as_secs_f64();
                Ok(format!(
                    "{:>9} executions, {seconds:>6.2} s",
                    explored.executions
                ))
            }),
        }
    }
}

/// Whether all executions are to be explored.
fn expect_all(expect: Expect) -> bool {
    !matches!(expect, Expect::Killed { .. })
}
