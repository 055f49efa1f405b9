//! Explores a scenario with loom, and shows what went wrong.

#![allow(dead_code, reason = "each suite uses what it needs")]

pub mod jobs;
mod lanes;
#[path = "../../tests/support/mod.rs"]
pub mod shared;
mod sights;

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::panic;
use std::process;
use std::sync::Once;
use std::time::{Duration, Instant};

use chase_lev::model;
use chase_lev::protocol::Protocol;

use shared::execute::execute;
use shared::history::Outcome;
use shared::scenario::Scenario;
use shared::table::Sight;
use sights::sights;

/// How much was explored.
#[derive(Clone, Default)]
pub struct Explored {
    pub executions: usize,
    /// The different outcomes of all operations together.
    pub outcomes: HashSet<Vec<(usize, Outcome)>>,
    /// What was seen in some execution.
    pub sights: BTreeSet<Sight>,
    pub time: Duration,
}

impl fmt::Display for Explored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:>9} executions, {:>3} outcomes, {:>6.2} s",
            self.executions,
            self.outcomes.len(),
            self.time.as_secs_f64(),
        )
    }
}

/// An exploration under way.
struct Exploration {
    title: String,
    so_far: Explored,
}

thread_local! {
    // Loom runs all threads of a model on one thread of the machine.
    static EXPLORATION: RefCell<Option<Exploration>> = const { RefCell::new(None) };
}

/// Explores every execution of `scenario` with elements of `N` words; with
/// `preemptions`, those with no more than so many.
///
/// If an execution goes wrong, it is drawn, and the process ends.
pub fn explore<const N: usize, P: Protocol>(
    scenario: Scenario,
    preemptions: Option<usize>,
) -> Explored {
    end_when_killed();
    EXPLORATION.set(Some(Exploration {
        title: scenario.to_string(),
        so_far: Explored::default(),
    }));
    let start = Instant::now();
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = preemptions;
    builder.max_permutations = None;
    builder.max_duration = None;
    builder.max_branches = 20_000;
    builder.check(move || {
        model::begin();
        so_far(|explored| explored.executions += 1);
        let mut outcomes: Vec<_> = execute::<N, P>(&scenario)
            .into_iter()
            .map(|operation| (operation.thread, operation.outcome))
            .collect();
        outcomes.sort_by_key(|(thread, _)| *thread);
        so_far(|explored| {
            explored.outcomes.insert(outcomes);
            explored.sights.extend(model::trace::with(sights));
        });
    });
    model::end();
    let exploration = EXPLORATION.take().expect("set above");
    Explored {
        time: start.elapsed(),
        ..exploration.so_far
    }
}

fn so_far<T>(f: impl FnOnce(&mut Explored) -> T) -> T {
    EXPLORATION.with_borrow_mut(|exploration| {
        f(&mut exploration
            .as_mut()
            .expect("an exploration is under way")
            .so_far)
    })
}

/// Draws the execution in which the model fails, and ends the process: loom
/// cannot drop what belongs to a model outside of it. Once, and first: loom ends
/// its threads by panics, which a hook of its own hides from the one before.
fn end_when_killed() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let Some(exploration) = EXPLORATION.take() else {
                return default(info);
            };
            let payload = info.payload();
            let message = payload.downcast_ref::<String>().map(String::as_str);
            let message = message.or(payload.downcast_ref::<&str>().copied());
            let message = message.unwrap_or("a panic").trim().lines().next();
            let message = message.unwrap_or_default();
            let drawing = model::trace::with(lanes::draw);
            println!(
                "{}\n{message}\nin execution {}\n\n{drawing}",
                exploration.title, exploration.so_far.executions,
            );
            process::exit(jobs::KILLED);
        }));
    });
}
