//! The whole pool, on the deque, under shuttle.

#[cfg(all(checker, shuttle))]
mod explore;
#[cfg(all(checker, shuttle))]
mod programs;
#[cfg(all(checker, shuttle))]
#[path = "../tests/suite/tree.rs"]
mod tree;
#[cfg(all(checker, shuttle))]
mod variants;

#[cfg(not(all(checker, shuttle)))]
fn main() {
    if cfg!(shuttle) {
        eprintln!("Shuttle's types are not in place: add `--features shuttle`");
        std::process::exit(1);
    }
}

#[cfg(all(checker, shuttle))]
fn main() {
    if let Some(variant) = variants::named() {
        return variant.run();
    }
    let arguments = libtest_mimic::Arguments::from_args();
    let tests = programs::tests().into_iter().chain(variants::tests());
    libtest_mimic::run(&arguments, tests.collect()).exit();
}
