//! A test of the suites' runner: each job below differs from what is expected of it, so its run is red, and
//! says why.

#[cfg(not(any(loom, shuttle)))]
fn main() {}

#[cfg(any(loom, shuttle))]
fn main() {
    checked::main();
}

#[cfg(any(loom, shuttle))]
mod checked {
    use std::env;
    use std::process::Command;

    use chase_lev_scenarios::suite::jobs::{self, JOB};
    use chase_lev_scenarios::suite::variants::FENCED;
    use chase_lev_scenarios::suite::{Expect, Explored, Group, Job, Sight, What, of};

    /// The variable of the process that runs the jobs.
    const RED: &str = "CHASE_LEV_RED";

    fn explore() -> Result<Explored, String> {
        #[cfg(loom)]
        return Ok(FENCED.explore(of("Po|s"), None));
        #[cfg(shuttle)]
        {
            use chase_lev_scenarios::suite::schedule::Choice;
            let show = |failed: &chase_lev_scenarios::suite::Failed| print!("{failed}");
            Ok(FENCED.explore(of("Po|s"), &[Choice::Random(100)], show))
        }
    }

    fn fails() -> Result<Explored, String> {
        use chase_lev_scenarios::suite::instruments::{faults, faults::Fault};
        faults::plant([("pop.cas", Fault::Assumed)]);
        explore()
    }

    const fn killed(by: &'static [&'static str], within: usize) -> Expect {
        Expect::Killed { by, within: Some(within) }
    }

    fn job(name: &str, expect: Expect, run: fn() -> Result<Explored, String>) -> Job {
        Job::new(name, What::new(Group::Instrument, name, ""), expect, run)
    }

    /// Returns the jobs. The name of each is the text that its run must print.
    fn all() -> Vec<Job> {
        let passes = Expect::Passes;
        let twice = &["was taken twice", "was dropped twice"];
        vec![
            job("of 1000000 executions", passes, || explore()?.at_least(1_000_000)),
            job("expected 99 outcomes", passes, || explore()?.reaches(99)),
            job("no execution showed Torn", passes, || explore()?.shows(&[Sight::Torn])),
            job("killed, but expected Passes", passes, fails),
            job("expected Killed", killed(twice, 1), explore),
            job("killed with another message", killed(&["never said"], 1), fails),
            job("killed late", killed(twice, 0), fails),
        ]
    }

    pub fn main() {
        if env::var_os(RED).is_some() || env::var_os(JOB).is_some() {
            let mut jobs = all();
            jobs.push(job("right", Expect::Passes, || explore()?.at_least(1)));
            jobs::main(env!("CARGO_TARGET_TMPDIR"), jobs);
        }
        let run = |variable| {
            let mut again = Command::new(env::current_exe().expect("an executable"));
            let again = again.env(RED, "1").envs([variable]);
            again.output().expect("it runs")
        };
        let output = run(("LOOM_MAX_PREEMPTIONS", "0"));
        assert_eq!(output.status.code(), Some(2), "a bound is refused");
        let output = run(("CHASE_LEV_MOST", "500"));
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(" s, with CHASE_LEV_MOST=500"), "{told}");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(said.contains("1 passed; 7 failed"), "{said}");
        for Job { name, .. } in all() {
            let title = format!("---- {name} ----");
            let (_, why) = said.split_once(&title).unwrap_or_default();
            let why = why.split("---- ").next().unwrap_or_default();
            assert!(why.contains(&name), "{name}: {said}");
        }
    }
}
