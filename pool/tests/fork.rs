//! The child of a `fork` has none of the pool's threads.
#![cfg(all(target_os = "linux", target_env = "gnu", not(any(loom, shuttle))))]

use std::panic::catch_unwind;
use std::process;

use chase_lev_pool::ThreadPoolBuilder;
use nix::sys::wait::{WaitStatus, waitpid};
use nix::unistd::{ForkResult, alarm, fork};

/// A call from the child panics, with a message that says what to do: to build another pool.
#[test]
fn a_call_from_the_child_panics() {
    assert_eq!(chase_lev_pool::join(|| 1, || 2), (1, 2));
    // SAFETY: the child only calls the pool, which allocates; the allocator of glibc works after a
    // `fork`.
    match unsafe { fork() }.expect("a child") {
        ForkResult::Child => {
            // Ends the child if it hangs.
            alarm::set(20);
            let panic = catch_unwind(|| chase_lev_pool::join(|| 1, || 2)).expect_err("no threads");
            let said = panic.downcast_ref::<&str>().is_some_and(|text| text.contains("`fork`"));
            let pool = ThreadPoolBuilder::new().num_threads(1).build();
            let runs = pool.expect("a thread").install(|| true);
            process::exit(if said && runs { 0 } else { 1 });
        }
        ForkResult::Parent { child } => {
            let ended = waitpid(child, None).expect("the child ends");
            // If it hangs, the alarm ends it.
            assert_eq!(ended, WaitStatus::Exited(child, 0));
        }
    }
}
