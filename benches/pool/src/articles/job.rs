//! Jobs, each on the stack of the worker that waits for it.

use std::cell::UnsafeCell;
use std::mem::{ManuallyDrop, MaybeUninit};
use std::ptr;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::{Acquire, Release};

use chase_lev_scenarios::gallery::Content;

use super::{Queue, Worker};

/// What the queues hold: a job, or nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct Task(*const Header);

// SAFETY: jobs are made of what is `Send`, and are run once.
unsafe impl Send for Task {}

// SAFETY: a task is an address, and to run it is unsafe. Only the pool has deques of tasks: each has
// one owner, and none is one of the wrong ones or full.
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
    /// Runs it on another's behalf.
    ///
    /// # Safety
    ///
    /// It is a job of `worker`'s pool that nobody else has.
    pub unsafe fn run<Q: Queue>(self, worker: &Worker<Q>) {
        // SAFETY: the caller's; its owner waits until it is done.
        unsafe { ((*self.0).run)(self.0, ptr::from_ref(worker).cast()) };
    }
}

/// What all jobs begin with.
struct Header {
    /// Takes the job and a worker.
    run: unsafe fn(*const Header, *const ()),
    done: AtomicBool,
}

/// The second closure of a fork.
#[repr(C)]
pub struct Job<F, R> {
    header: Header,
    /// Taken by whoever runs it.
    work: UnsafeCell<ManuallyDrop<F>>,
    /// Written by a worker that is not its owner.
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
            header: Header {
                run: Self::run_of::<Q>,
                done: AtomicBool::new(false),
            },
            work: UnsafeCell::new(ManuallyDrop::new(work)),
            result: UnsafeCell::new(MaybeUninit::uninit()),
        }
    }

    #[inline(always)]
    pub fn task(&self) -> Task {
        Task(ptr::from_ref(self).cast())
    }

    /// Its closure, for its owner to run.
    ///
    /// # Safety
    ///
    /// The owner has it back: nobody else has run it, or will. This is called once.
    #[inline(always)]
    pub unsafe fn work(&self) -> F {
        // SAFETY: the caller's.
        unsafe { ManuallyDrop::take(&mut *self.work.get()) }
    }

    unsafe fn run_of<Q: Queue>(this: *const Header, worker: *const ())
    where
        F: FnOnce(&Worker<Q>) -> R,
    {
        let this = this.cast::<Self>();
        // SAFETY: `Task::run`'s. The job stays until it is done.
        unsafe {
            let work = ManuallyDrop::take(&mut *(*this).work.get());
            let result = work(&*worker.cast());
            (*this).result.get().write(MaybeUninit::new(result));
            // From here on the job may be gone. Releases the result.
            (*this).header.done.store(true, Release);
        }
    }

    /// Whether another has run it. If so, what it did happens before.
    pub fn is_done(&self) -> bool {
        self.header.done.load(Acquire)
    }

    /// What it came to.
    ///
    /// # Safety
    ///
    /// It [is done](Job::is_done), and this is called once.
    pub unsafe fn result(&self) -> R {
        // SAFETY: it was written before the job was done, which the caller has seen.
        unsafe { (*self.result.get()).assume_init_read() }
    }
}
