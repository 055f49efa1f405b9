//! How the checkers are set up.

#[cfg(loom)]
use loom::model::Builder;
#[cfg(shuttle)]
use shuttle::{Config, FailurePersistence, MaxSteps};

/// The most steps that an execution may take, ten times what the longest program needs:
/// operations end, and so do thieves that insist.
const MAX_STEPS: usize = 20_000;

/// Loom, exploring every execution; with `preemptions`, those with no more than so many.
#[cfg(loom)]
pub fn loom(preemptions: Option<usize>) -> Builder {
    let mut builder = Builder::new();
    builder.preemption_bound = preemptions;
    builder.max_permutations = None;
    builder.max_duration = None;
    builder.max_branches = MAX_STEPS;
    builder
}

/// Shuttle, keeping to itself what it would write to files.
#[cfg(shuttle)]
pub fn shuttle() -> Config {
    let mut config = Config::new();
    config.stack_size = 1 << 20;
    config.failure_persistence = FailurePersistence::None;
    config.max_steps = MaxSteps::FailAfter(MAX_STEPS);
    config.silence_warnings = true;
    config
}
