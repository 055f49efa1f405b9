//! Each fault is found in the stated number of schedules, and shows again in the schedule that was
//! printed; what was put right passes.

use rayon_shuttle::programs::{PROGRAMS, Program};
use rayon_shuttle::{explore, replay};

/// From this, all schedules follow.
const SEED: u64 = 1;

fn judge(program: &Program) {
    let Program {
        name,
        threads,
        schedules,
        fault,
        wrong,
        right,
    } = *program;
    let found = explore(SEED, schedules, threads, wrong);
    let found = found.unwrap_or_else(|| panic!("{name}: not found in {schedules} schedules"));
    println!("{name}: in schedule {}: {}", found.schedules, found.message);
    println!("    replay it with: {}", found.schedule);
    assert!(found.message.contains(fault), "{name}: another fault");
    let again = replay(&found.schedule, threads, wrong).expect("it fails again");
    assert_eq!(again.message, found.message, "{name}: it fails as it did");
    assert_eq!(
        explore(SEED, schedules, threads, wrong),
        Some(found),
        "{name}: from the seed"
    );
    assert_eq!(
        explore(SEED, schedules, threads, right),
        None,
        "{name}: put right"
    );
}

macro_rules! tests {
    ($($test:ident)*) => {
        /// The tests' names, each that of a program.
        const TESTS: &[&str] = &[$(stringify!($test)),*];

        $(
            #[test]
            fn $test() {
                let is_it = |program: &&Program| program.name.replace([' ', '-'], "_") == stringify!($test);
                judge(PROGRAMS.iter().find(is_it).expect("a program of that name"));
            }
        )*
    };
}

tests! {
    lost_update lost_maximum oversold the_last_one early_flag lock_by_load_and_store computed_twice
    lock_order philosophers lost_wake_up
}

#[test]
fn each_program_has_a_test() {
    assert_eq!(TESTS.len(), PROGRAMS.len());
}
