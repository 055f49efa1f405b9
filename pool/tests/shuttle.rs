//! The whole pool, with its deques, under shuttle.

#[cfg(shuttle)]
mod schedules {
    pub mod programs;
    pub mod variants;
}
#[cfg(shuttle)]
mod suite;

#[cfg(not(shuttle))]
fn main() {}

#[cfg(shuttle)]
fn main() {
    use schedules::{programs, variants};

    if let Some(variant) = variants::named() {
        return variant.run();
    }
    let arguments = libtest_mimic::Arguments::from_args();
    let tests = programs::tests().into_iter().chain(variants::tests());
    libtest_mimic::run(&arguments, tests.collect()).exit();
}
