//! Explores a scenario with loom, and shows what went wrong.

#![allow(dead_code, reason = "each suite uses what it needs")]

pub mod lanes;
#[path = "../../tests/support/mod.rs"]
pub mod shared;

use std::any;
use std::cell::RefCell;
use std::collections::HashSet;
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

/// How much was explored.
#[derive(Clone, Default)]
pub struct Explored {
    pub executions: usize,
    /// The different outcomes of all operations together.
    pub outcomes: HashSet<Vec<(usize, Outcome)>>,
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

/// With what status a process ends in which a model failed, if it was asked to
/// end then.
pub const KILLED: i32 = 86;

/// Whether a failing model ends the process.
pub const END_WHEN_KILLED: &str = "CHASE_LEV_END_WHEN_KILLED";

/// The name of a protocol, without paths.
pub fn name<P>() -> String {
    let full = any::type_name::<P>();
    let parts = full.split_inclusive(['<', '>', ',']);
    parts.map(|part| part.rsplit("::").next().unwrap_or(part)).collect()
}

/// Explores every execution of `scenario` with elements of `N` words; with
/// `preemptions`, those with no more than so many.
///
/// # Panics
///
/// If an execution goes wrong, after drawing it.
pub fn explore<const N: usize, P: Protocol>(
    scenario: Scenario,
    preemptions: Option<usize>,
) -> Explored {
    show_failures();
    model::heap::clear();
    EXPLORATION.set(Some(Exploration {
        title: format!("{} {scenario}", name::<P>()),
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
        so_far(|explored| explored.outcomes.insert(outcomes));
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
        f(&mut exploration.as_mut().expect("an exploration is under way").so_far)
    })
}

/// Draws the execution in which a model fails. Loom may then abort, for it
/// cannot drop what belongs to a model outside of it.
fn show_failures() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let Some(exploration) = EXPLORATION.take() else {
                return default(info);
            };
            let message = info.payload_as_str().unwrap_or("a panic");
            let drawing = lanes::draw(&model::trace::events());
            eprintln!(
                "{}: {message}\nin execution {}:\n{drawing}\n",
                exploration.title, exploration.so_far.executions,
            );
            if std::env::var_os(END_WHEN_KILLED).is_some() {
                process::exit(KILLED);
            }
            default(info);
        }));
    });
}
