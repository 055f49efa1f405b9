//! A program that may hang is run in a child process.

use std::env;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Tells a child process its pool.
const POOL: &str = "CHASE_LEV_POOL_TEST_POOL";

/// The result of a program, which is the same in each round.
pub type Program = fn() -> u64;

/// The fate of a program on rayon-core.
#[derive(Clone, Copy, PartialEq)]
pub enum OnRayon {
    Ends,
    Hangs,
}

/// A child process has so many rounds at most, and begins none after so much time.
const ROUNDS: (usize, Duration) = (50, Duration::from_millis(400));

/// The time after which a program counts as hanging, if it is to end, and if it is to hang.
const LIMIT: [Duration; 2] = [Duration::from_secs(20), Duration::from_secs(2)];

/// In the parent, runs this test in a child process for each pool, and compares. In a child, runs the
/// program.
pub fn judge(test: &str, on_rayon: OnRayon, [ours, rayon]: [Program; 2]) {
    match env::var(POOL).as_deref() {
        Ok("ours") => return rounds(ours),
        Ok(_) => return rounds(rayon),
        Err(_) => {}
    }
    let (_, test) = test.split_once("::").expect("the crate and the test");
    let start = Instant::now();
    let children = ["ours", "rayon-core"].map(|pool| spawn(test, pool));
    let limits = [LIMIT[0], LIMIT[usize::from(on_rayon == OnRayon::Hangs)]];
    let [ours, rayon] = [0, 1].map(|i| (i, start + limits[i]));
    let [mut first, mut second] = children;
    // The shorter limit first.
    let rayon = result(&mut second, rayon.1);
    let ours = result(&mut first, ours.1);
    match on_rayon {
        OnRayon::Ends => assert!(rayon.is_some(), "it hangs on rayon-core"),
        OnRayon::Hangs => assert_eq!(rayon, None, "it ends on rayon-core"),
    }
    assert!(ours.is_some(), "it hangs");
    if on_rayon == OnRayon::Ends {
        assert_eq!(ours, rayon);
    }
}

fn rounds(program: Program) {
    let start = Instant::now();
    let first = program();
    for _ in 1..ROUNDS.0 {
        if start.elapsed() > ROUNDS.1 {
            break;
        }
        assert_eq!(program(), first);
    }
    println!("\nresult {first}");
}

fn spawn(test: &str, pool: &str) -> Child {
    Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "--nocapture", test])
        .env(POOL, pool)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child process")
}

/// What the child prints as its result, or `None` if it takes too long.
fn result(child: &mut Child, limit: Instant) -> Option<String> {
    while child.try_wait().expect("a child process").is_none() {
        if Instant::now() > limit {
            child.kill().expect("it runs");
            child.wait().expect("a child process");
            return None;
        }
        thread::sleep(Duration::from_millis(2));
    }
    let mut text = String::new();
    let stdout = child.stdout.as_mut().expect("it is piped");
    stdout.read_to_string(&mut text).expect("text");
    let result = text.lines().find(|line| line.starts_with("result "));
    Some(String::from(result.expect("the child has failed")))
}

/// Makes a test of each program, which is written once, and is compiled for both pools.
macro_rules! programs {
    ($($on_rayon:ident { $($(#[$about:meta])* fn $program:ident() -> u64 $run:block)* })*) => {
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
                crate::child::judge(test, crate::child::OnRayon::$on_rayon, programs);
            }
        )*)*
    };
}
