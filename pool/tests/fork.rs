//! The child of a `fork` has none of the pool's threads. To notice that costs no system call.
#![cfg(all(target_os = "linux", target_env = "gnu", not(any(loom, shuttle))))]

use std::panic::catch_unwind;
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc;

use chase_lev_pool::ThreadPoolBuilder;
use nix::libc::{SYS_getpid, c_int, syscall};
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
            let said = panic
                .downcast_ref::<&str>()
                .is_some_and(|text| text.contains("`fork`"));
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

/// The number of times that this program has asked for its process.
static ASKED: AtomicUsize = AtomicUsize::new(0);

/// Counts, in the place of the C library's function.
// SAFETY: it returns what the C library's function does.
#[unsafe(no_mangle)]
extern "C" fn getpid() -> c_int {
    ASKED.fetch_add(1, SeqCst);
    // SAFETY: this system call has no arguments and no effect.
    unsafe { syscall(SYS_getpid) as c_int }
}

#[test]
fn a_job_from_outside_asks_for_no_process() {
    _ = process::id();
    let asked = ASKED.load(SeqCst);
    assert!(asked > 0, "nobody counts");
    let (sender, receiver) = mpsc::channel();
    for n in 0..1000 {
        let sender = sender.clone();
        chase_lev_pool::spawn(move || sender.send(n).expect("the test waits"));
        chase_lev_pool::join(|| (), || ());
    }
    assert_eq!(receiver.iter().take(1000).sum::<u32>(), 499_500);
    assert_eq!(ASKED.load(SeqCst), asked);
}
