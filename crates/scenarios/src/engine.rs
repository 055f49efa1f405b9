//! Explorations of scenarios and programs.

#[cfg(any(loom, shuttle))]
pub use checked::*;
#[cfg(not(any(loom, shuttle)))]
pub use native::*;

/// By loom or shuttle.
#[cfg(any(loom, shuttle))]
mod checked {
    use std::io::{self, Write};
    use std::sync::mpsc;
    use std::{process, thread};

    use crate::suite::execute::execute;
    use crate::suite::exploration::{self, Failed};
    use crate::suite::models;
    use crate::suite::scenario::Scenario;
    use crate::{Deque, Element};

    /// Explores a scenario on a separate thread, which stops for ever if an execution fails.
    ///
    /// # Panics
    ///
    /// Panics if an execution fails.
    pub fn explore<D: Deque<Element>>(scenario: Scenario) -> usize {
        let (ended, end) = mpsc::channel();
        thread::spawn(move || {
            let failed = ended.clone();
            let tell = move |failure: &Failed| drop(failed.send(Err(failure.to_string())));
            let explored = exploration::explore(scenario, tell, || run::<D>(scenario));
            drop(ended.send(Ok(explored.executions)));
        });
        let end = end.recv().expect("an exploration has an end");
        end.unwrap_or_else(|failure: String| panic!("{failure}"))
    }

    /// Explores a program, which has the name of the current thread. If an execution fails, shows it and ends the
    /// process, because the values of the program cannot be dropped. A bound from the environment is shown as well.
    pub fn model(program: impl Fn() + Send + Sync + 'static) -> usize {
        let tell = |failure: &Failed| {
            // Not by `eprint`, whose output a test loses with the process.
            let _ = write!(io::stderr(), "\n{failure}");
            process::exit(101);
        };
        let test = thread::current();
        let bound = models::bound();
        let name = format!("{}{bound}", test.name().unwrap_or("a program"));
        let explored = exploration::explore(&name, tell, || models::run_program(program));
        if !bound.is_empty() {
            let _ =
                writeln!(io::stderr(), "{name}: {} executions, no failure", explored.executions);
        }
        explored.executions
    }

    /// Runs the scenario under loom, without a preemption bound.
    #[cfg(loom)]
    fn run<D: Deque<Element>>(scenario: Scenario) {
        models::run(execute::<1, D>, scenario, None);
    }

    /// Runs 1,000 schedules.
    #[cfg(shuttle)]
    fn run<D: Deque<Element>>(scenario: Scenario) {
        models::run_each(250, move || {
            exploration::execution(execute::<1, D>, &scenario);
        });
    }
}

/// On real threads.
#[cfg(not(any(loom, shuttle)))]
mod native {
    use crate::suite::execute::execute;
    use crate::suite::scenario::Scenario;
    use crate::{Deque, Element};

    /// The number of times that each scenario is executed.
    const TIMES: usize = 200;

    /// Runs a program.
    pub fn model(program: impl Fn()) -> usize {
        program();
        1
    }

    /// Executes a scenario several times.
    ///
    /// # Panics
    ///
    /// Panics if an execution is wrong.
    pub fn explore<D: Deque<Element>>(scenario: Scenario) -> usize {
        for _ in 0..TIMES {
            execute::<1, D>(&scenario);
        }
        TIMES
    }
}
