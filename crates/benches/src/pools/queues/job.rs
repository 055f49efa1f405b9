//! Jobs, each of which lives on the stack of the worker that waits for it.

use std::cell::UnsafeCell;
use std::mem::{ManuallyDrop, MaybeUninit};
use std::ptr;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::{Acquire, Release};

use chase_lev_scenarios::gallery::Content;

use super::{Queue, Worker};

/// An element of a queue: a job or nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct Task(*const Header);

// SAFETY: a job contains only `Send` values, and is run once.
unsafe impl Send for Task {}

// SAFETY: a task is an address, and running it is unsafe. Only the pool has deques of tasks. Each
// of them has one owner and is never full, and none is one of the gallery's wrong deques.
unsafe impl Content for Task {
    fn none() -> Self {
        Task(ptr::null())
    }

    #[inline(always)]
    fn exists(&self) -> bool {
        !self.0.is_null()
    }
}

impl Task {
    /// Runs the job for its owner.
    ///
    /// # Safety
    ///
    /// The job must belong to `worker`'s pool, and no other thread may have it.
    pub unsafe fn run<Q: Queue>(self, worker: &Worker<Q>) {
        // SAFETY: nobody else has the job, by the caller's contract, and its owner keeps it until
        // it is done.
        unsafe { ((*self.0).run)(self.0, ptr::from_ref(worker).cast()) };
    }
}

/// The first field of every job.
struct Header {
    /// Runs the job; takes the job and a worker.
    run: unsafe fn(*const Header, *const ()),
    done: AtomicBool,
}

/// The second closure of a fork.
#[repr(C)]
pub struct Job<F, R> {
    header: Header,
    /// Taken by the worker that runs it.
    work: UnsafeCell<ManuallyDrop<F>>,
    /// Written by a worker other than the owner.
    result: UnsafeCell<MaybeUninit<R>>,
}

impl<F, R> Job<F, R> {
    #[inline(always)]
    pub fn new<Q: Queue>(work: F) -> Self
    where
        F: FnOnce(&Worker<Q>) -> R + Send,
        R: Send,
    {
        Job {
            header: Header { run: Self::run_of::<Q>, done: AtomicBool::new(false) },
            work: UnsafeCell::new(ManuallyDrop::new(work)),
            result: UnsafeCell::new(MaybeUninit::uninit()),
        }
    }

    #[inline(always)]
    pub fn task(&self) -> Task {
        Task(ptr::from_ref(self).cast())
    }

    /// Takes the closure, for the owner to run.
    ///
    /// # Safety
    ///
    /// The owner must have the job back, so that no other thread has run it or will run it. Can be
    /// called once.
    #[inline(always)]
    pub unsafe fn work(&self) -> F {
        // SAFETY: nobody else takes the closure, by the caller's contract.
        unsafe { ManuallyDrop::take(&mut *self.work.get()) }
    }

    unsafe fn run_of<Q: Queue>(this: *const Header, worker: *const ())
    where
        F: FnOnce(&Worker<Q>) -> R,
    {
        let this = this.cast::<Self>();
        // SAFETY: by the contract of `Task::run`, nobody else has the job. Its owner keeps it until
        // it is done.
        unsafe {
            let work = ManuallyDrop::take(&mut *(*this).work.get());
            let result = work(&*worker.cast());
            (*this).result.get().write(MaybeUninit::new(result));
            // Releases the result. The job may be gone afterwards.
            (*this).header.done.store(true, Release);
        }
    }

    /// Returns `true` if another worker has run the job. Everything that it did happens before.
    pub fn is_done(&self) -> bool {
        self.header.done.load(Acquire)
    }

    /// Takes the result.
    ///
    /// # Safety
    ///
    /// The job [is done](Job::is_done). Can be called once.
    pub unsafe fn result(&self) -> R {
        // SAFETY: the result was written before `done` was set, which the caller has seen.
        unsafe { (*self.result.get()).assume_init_read() }
    }
}
