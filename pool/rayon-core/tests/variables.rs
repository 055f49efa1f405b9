//! The environment variables that set the number of threads, each tested in its own process.

use std::env;
use std::process::Command;

use rayon_core::ThreadPoolBuilder;

/// Returns the numbers of threads with these variables: of the global pool, of one with the
/// default, and of one with 3.
fn threads(variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(env::current_exe().unwrap());
    command
        .args(["--exact", "child", "--ignored", "--nocapture"])
        .env_remove("RAYON_NUM_THREADS")
        .env_remove("RAYON_RS_NUM_CPUS")
        .envs(variables.iter().copied());
    let output = String::from_utf8(command.output().unwrap().stdout).unwrap();
    let (_, found) = output.split_once("threads: ").expect(&output);
    found.lines().next().unwrap().to_owned()
}

#[test]
#[ignore = "the other test runs it"]
fn child() {
    let of = |asked| {
        let pool = ThreadPoolBuilder::new().num_threads(asked).build().unwrap();
        pool.current_num_threads()
    };
    let global = rayon_core::current_num_threads();
    println!("threads: {global} {} {}", of(0), of(3));
}

#[test]
#[ignore = "the other test runs it"]
fn use_the_global_pool() {
    rayon_core::spawn(|| ());
    println!("it was built");
}

/// As on rayon-core, the program fails if there cannot be as many threads as the variable says.
#[test]
fn a_number_of_threads_that_cannot_be_had() {
    let child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "use_the_global_pool", "--ignored", "--nocapture"])
        .env("RAYON_NUM_THREADS", "3000")
        // The stacks of that many threads do not fit into the address space.
        .env("RUST_MIN_STACK", (1_u64 << 44).to_string())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&child.stderr);
    assert!(!child.status.success(), "{said}");
    assert!(said.contains("The global thread pool has not been initialized."), "{said}");
}

#[test]
fn a_pool_has_as_many_threads_as_the_variables_say() {
    let [new, old] = ["RAYON_NUM_THREADS", "RAYON_RS_NUM_CPUS"];
    assert_eq!(threads(&[(new, "5")]), "5 5 3");
    assert_eq!(threads(&[(old, "6")]), "6 6 3");
    assert_eq!(threads(&[(new, "5"), (old, "6")]), "5 5 3");
    assert_eq!(threads(&[(new, "five"), (old, "6")]), "6 6 3");
    let default = threads(&[]);
    assert_eq!(threads(&[(new, "0"), (old, "6")]), default);
    assert_eq!(threads(&[(old, "-1")]), default);
}
