//! Runs programs that may hang in child processes.

use std::env;
use std::io::Read;
use std::panic::resume_unwind;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The environment variable that names the pool of a child process.
const POOL: &str = "CHASE_LEV_POOL_TEST_POOL";

/// A program, which must return the same result in each round.
pub type Program = fn() -> u64;

/// The pools on which a program ends.
#[derive(Clone, Copy, PartialEq)]
pub enum EndsOn {
    All,
    /// Only on this pool with `Waiting::Own`.
    Own,
    Neither,
}

/// The time after which a child process begins no new round, of at most 100.
const ROUNDS: Duration = Duration::from_millis(400);

/// The time within which a program must end if it is expected to end, on a loaded machine.
const ENDS: Duration = Duration::from_secs(120);
/// The time for which a program must run if it is expected to hang.
const HANGS: Duration = Duration::from_secs(2);

/// In the parent, runs this test in a child process for each pool, and compares the results. In a
/// child, runs the program.
pub fn judge(test: &str, ends: EndsOn, [ours, rayon]: [Program; 2]) {
    match env::var(POOL).as_deref() {
        Ok("rayon-core") => return rounds(rayon),
        Ok(_) => return rounds(ours),
        Err(_) => {}
    }
    let (_, test) = test.split_once("::").expect("the crate and the test");
    let run = |pool| {
        let is_to_end = ends == EndsOn::All || ends == EndsOn::Own && pool == "own";
        let result = run(test, pool, if is_to_end { ENDS } else { HANGS });
        assert_eq!(result.is_some(), is_to_end, "does it end on {pool}?");
        result
    };
    let [any, own, rayon] = thread::scope(|s| {
        let runs = ["any", "own", "rayon-core"].map(|pool| s.spawn(move || run(pool)));
        runs.map(|run| run.join().unwrap_or_else(|panic| resume_unwind(panic)))
    });
    if ends == EndsOn::All {
        assert_eq!([&any, &own], [&rayon; 2]);
    }
}

fn rounds(program: Program) {
    let (start, first) = (Instant::now(), program());
    let in_time = (1..100).take_while(|_| start.elapsed() < ROUNDS);
    in_time.for_each(|_| assert_eq!(program(), first));
    println!("\nresult {first}");
}

/// Returns the result that the child process prints, or `None` if it takes too long.
fn run(test: &str, pool: &str, limit: Duration) -> Option<String> {
    let start = Instant::now();
    let mut child = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "--nocapture", test])
        .env(POOL, pool)
        // rayon-core does not know it.
        .env("CHASE_LEV_POOL_WAITING", if pool == "own" { "own" } else { "any" })
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child process");
    while child.try_wait().expect("a child process").is_none() {
        if start.elapsed() > limit {
            child.kill().expect("the child still runs");
            child.wait().expect("a child process");
            return None;
        }
        thread::sleep(Duration::from_millis(2));
    }
    let mut text = String::new();
    let stdout = child.stdout.as_mut().expect("stdout is piped");
    stdout.read_to_string(&mut text).expect("text");
    let result = text.lines().find(|line| line.starts_with("result "));
    Some(String::from(result.expect("the child has failed")))
}

/// Compiles each program for both pools, and makes a test of it.
macro_rules! programs {
    ($(EndsOn::$ends:ident { $($(#[$about:meta])* fn $program:ident() -> u64 $run:block)* })*) => {
        mod ours {
            use super::*;
            use crate::pools::ours as pool;
            $($($(#[$about])* pub fn $program() -> u64 $run)*)*
        }

        mod rayon {
            use super::*;
            use crate::pools::rayon as pool;
            $($($(#[$about])* pub fn $program() -> u64 $run)*)*
        }

        $($(
            #[test]
            fn $program() {
                let test = concat!(module_path!(), "::", stringify!($program));
                let programs = [ours::$program, rayon::$program];
                crate::child::judge(test, crate::child::EndsOn::$ends, programs);
            }
        )*)*
    };
}
