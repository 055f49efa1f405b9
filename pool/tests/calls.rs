//! Calls that cost the pool time: of the C library, counted in its place, and of the pool's own.
#![cfg(all(target_os = "linux", target_env = "gnu", not(any(loom, shuttle))))]

mod suite;

use std::process;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Barrier, Mutex, MutexGuard, PoisonError, mpsc};
use std::{mem, thread};

use chase_lev_pool::research::{Permit, Pool, Seat, Sleep, Sleeper};
use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, Waiting, blocking};
use nix::libc::{
    RTLD_NEXT, SYS_getpid, SYS_sched_yield, c_int, c_long, c_void, dlsym, pthread_self, pthread_t,
    syscall,
};
use suite::{pause, until};

/// The number of calls of a function.
struct Calls(AtomicUsize);

impl Calls {
    const fn none() -> Self {
        Calls(AtomicUsize::new(0))
    }

    fn now(&self) -> usize {
        self.0.load(SeqCst)
    }

    /// Makes this system call, which has no arguments.
    fn count(&self, number: c_long) -> c_int {
        self.0.fetch_add(1, SeqCst);
        // SAFETY: the system calls of this file access no memory.
        unsafe { syscall(number) as c_int }
    }
}

static PROCESSES: Calls = Calls::none();
static YIELDS: Calls = Calls::none();

// SAFETY: it returns what the C library's function does.
#[unsafe(no_mangle)]
extern "C" fn getpid() -> c_int {
    PROCESSES.count(SYS_getpid)
}

// SAFETY: it does what the C library's function does.
#[unsafe(no_mangle)]
extern "C" fn sched_yield() -> c_int {
    YIELDS.count(SYS_sched_yield)
}

/// Lets one test run at a time.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn one_worker() -> ThreadPool {
    let pool = ThreadPoolBuilder::new().num_threads(1).build();
    pool.expect("a thread")
}

/// To notice that the process is the child of a `fork` costs no system call.
#[test]
fn a_job_from_outside_asks_for_no_process() {
    let _alone = alone();
    let unused = PROCESSES.now();
    _ = process::id();
    let before = PROCESSES.now();
    assert!(before > unused, "nobody counts");
    let (pool, (sender, receiver)) = (one_worker(), mpsc::channel());
    for n in 0..1000 {
        let sender = sender.clone();
        pool.spawn(move || sender.send(n).expect("the test waits"));
        pool.install(|| ());
    }
    assert_eq!(receiver.iter().take(1000).sum::<u32>(), 499_500);
    pool.shutdown();
    assert_eq!(PROCESSES.now(), before);
}

/// A searcher looks 32 times before it sleeps, and lets other threads run in between.
#[test]
fn a_searcher_yields_between_its_looks() {
    let _alone = alone();
    let before = YIELDS.now();
    // Its worker searches once.
    one_worker().shutdown();
    assert_eq!(YIELDS.now() - before, 31);
}

/// A pool without jobs, which counts the looks for a job of one thread.
struct Idle(Calls);

impl Pool for &Idle {
    fn has_jobs(&self) -> bool {
        false
    }

    fn has_jobs_for(&self, _: usize) -> bool {
        self.0.0.fetch_add(1, SeqCst);
        false
    }

    fn start(&self, _: Seat, _: Permit) {
        unreachable!("there are no spares");
    }
}

/// With `Waiting::Own`, the permits of the threads that a program does not start become free. Each
/// is looked at a few times, not once for each of the others.
#[test]
fn threads_that_are_not_started_cost_a_few_looks() {
    let _alone = alone();
    const THREADS: usize = 1000;
    for others in [0, 1] {
        let pool = &Idle(Calls::none());
        let sleep = Sleep::new(others + THREADS, 0, Some(0));
        thread::scope(|scope| {
            for other in 0..others {
                let own = Sleeper::new(Seat(other), Some(Permit(other)));
                scope.spawn(|| sleep.search(&{ own }, &pool, None, || None::<((), bool)>));
            }
            pause(50);
            for unused in others..others + THREADS {
                sleep.vacate(Seat(unused), Some(Permit(unused)), &pool);
            }
            sleep.shut_down(&pool);
        });
        let looks = pool.0.now();
        assert!(looks < 4 * THREADS, "{looks} looks with {others} other threads");
    }
}

/// The threads that are ending.
static ENDING: Mutex<Vec<pthread_t>> = Mutex::new(Vec::new());
/// The number of times that another thread detached one of them.
static LATE: Calls = Calls::none();

// SAFETY: it does what the C library's function does.
#[unsafe(no_mangle)]
extern "C" fn pthread_detach(thread: pthread_t) -> c_int {
    // SAFETY: it always returns the current thread.
    let is_own = thread == unsafe { pthread_self() };
    if !is_own && ENDING.lock().expect("no panics").contains(&thread) {
        LATE.0.fetch_add(1, SeqCst);
    }
    // SAFETY: the C library has a function of this name and type, and the caller keeps the
    // contract.
    unsafe {
        let original = dlsym(RTLD_NEXT, c"pthread_detach".as_ptr());
        mem::transmute::<*mut c_void, extern "C" fn(pthread_t) -> c_int>(original)(thread)
    }
}

/// If a thread ends while another detaches it, glibc may use its memory after that is unmapped.
#[test]
fn no_thread_is_detached_while_it_ends() {
    let _alone = alone();
    // SAFETY: it always returns the current thread.
    let own = || unsafe { pthread_self() };
    // With `Waiting::Own`, the jobs need three spares.
    for (waiting, jobs) in [(Waiting::Any, 3), (Waiting::Own, 6)].repeat(50) {
        let running = Arc::new(AtomicUsize::new(0));
        let begins = {
            let running = running.clone();
            move |index| {
                // It may have the number of one that has ended.
                ENDING.lock().expect("no panics").retain(|one| *one != own());
                running.fetch_add(usize::from(index < 3), SeqCst);
            }
        };
        let builder = ThreadPoolBuilder::new().num_threads(3).waiting(waiting);
        let builder = builder.handle_spares().start_handler(begins);
        let ends = move |_| ENDING.lock().expect("no panics").push(own());
        let pool = builder.exit_handler(ends).build().expect("threads");
        let all = &Barrier::new(jobs);
        pool.in_place_scope(|scope| {
            (0..jobs).for_each(|_| scope.spawn(|_| _ = blocking(|| all.wait())));
        });
        until(|| running.load(SeqCst) == 3);
        drop(pool);
        // The pool has the handler, and is gone when it has no threads.
        until(|| Arc::strong_count(&running) == 1);
    }
    assert_eq!(LATE.now(), 0, "threads were detached while they ended");
}
