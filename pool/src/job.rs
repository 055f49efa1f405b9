//! Jobs. The deques and queues hold tokens, each of which can run its job once.

use core::cell::UnsafeCell;
use core::mem::{self, ManuallyDrop, MaybeUninit};
use core::ptr::NonNull;

use crossbeam_queue::SegQueue;

use crate::latch::Latch;
use crate::own::lineage::Session;
use crate::shim::Number;
use crate::sites::*;
use crate::unwind::{AbortOnUnwind, Panic, catch};
use crate::worker::Worker;

/// A worker's deque.
pub type Deque = chase_lev::Worker<Job>;

/// The right to run a job, owned by one holder: an element of a deque.
///
/// The address is not null, so an `Option<Job>` is two words and is passed in registers.
#[must_use = "a thread may wait for it"]
#[repr(C)]
pub struct Job {
    /// The address of the job.
    pub header: NonNull<Header>,
    /// The session in which it was pushed.
    pub session: Session,
}

// SAFETY: the contract of `Job::new` allows any thread to run the job.
unsafe impl Send for Job {}

impl Job {
    /// Creates the token of the job at this address, pushed in this session, or in `NONE` if no
    /// waiter needs to recognise it.
    ///
    /// # Safety
    ///
    /// Any thread must be allowed to call the header's function with the address once more for this
    /// `Job`, and what is at the address must stay there until then.
    #[inline(always)]
    pub unsafe fn new(header: NonNull<Header>, session: Session) -> Self {
        Job { header, session }
    }

    /// Returns the session in a slot that [`steal_if`](chase_lev::Stealer::steal_if) shows.
    ///
    /// The two words of a slot are written and read one by one. So before the claim they may belong
    /// to two different jobs, and the job at the address may be gone. This function reads only the
    /// session, which belongs to some job. If the claim succeeds, it is the session of the claimed
    /// job.
    pub fn seen(slot: &MaybeUninit<Job>) -> Session {
        // SAFETY: a deque shows only slots that were written, and reads each word as a whole. So
        // this word is the session of some job. The other word is not read, and no `Job` is made
        // from the two.
        unsafe { (&raw const (*slot.as_ptr()).session).read() }
    }

    /// Runs the job on the current worker, in its current session.
    pub fn execute(self, worker: &Worker) {
        // SAFETY: the job stays until it is executed. There is no other `Job` of it, and this one
        // is consumed.
        unsafe { ((*self.header.as_ptr()).0)(self.header, worker) }
    }
}

/// The first field of every job: the function that runs it on a worker. It never unwinds. The job
/// may be gone when it returns.
pub struct Header(unsafe fn(NonNull<Header>, &Worker));

/// A job on the stack of the thread that waits for it.
#[repr(C)]
pub struct StackJob<F, R> {
    header: Header,
    /// With `Waiting::Own`, the session in which another thread runs the job, or `NONE` until one
    /// has begun.
    runner: Number,
    pub latch: Latch,
    /// Taken by the thread that runs the job.
    work: UnsafeCell<ManuallyDrop<F>>,
    /// Written by a thread other than the owner, before it sets the latch.
    result: UnsafeCell<MaybeUninit<Result<R, Panic>>>,
}

impl<F: FnOnce(&Worker, bool) -> R + Send, R: Send> StackJob<F, R> {
    /// Creates a job whose closure gets the worker that runs it, and `true` unless that is the
    /// owner.
    #[inline(always)]
    pub fn new(work: F) -> Self {
        StackJob {
            header: Header(Self::execute),
            runner: Number::new(Session::NONE.0),
            latch: Latch::unset(),
            work: UnsafeCell::new(ManuallyDrop::new(work)),
            result: UnsafeCell::new(MaybeUninit::uninit()),
        }
    }

    /// Runs the job on its owner.
    ///
    /// # Safety
    ///
    /// The owner must have the [`Job`] back, and must not execute it.
    #[inline(always)]
    pub unsafe fn run_here(&self, owner: &Worker) -> R {
        // SAFETY: the owner has the `Job`, so no other thread takes the closure.
        let work = unsafe { ManuallyDrop::take(&mut *self.work.get()) };
        work(owner, false)
    }

    unsafe fn execute(this: NonNull<Header>, worker: &Worker) {
        let this = this.cast::<Self>().as_ptr();
        let session = worker.session.get();
        // SAFETY: the owner waits for the latch, so the job stays until the latch is set. Only this
        // thread runs the job, so it alone takes the closure and writes the result.
        unsafe {
            if session != Session::NONE {
                // `Relaxed`: it is only compared with the sessions of elements, which the deques
                // order.
                (*this).runner.swap(session.0, at!(RUNNER_RECORD, Relaxed));
            }
            let work = ManuallyDrop::take(&mut *(*this).work.get());
            let result = catch(|| work(worker, true));
            (*this).result.get().write(MaybeUninit::new(result));
            // From here on the job may be gone.
            Latch::set(&raw const (*this).latch);
        }
    }
}

impl<F, R> StackJob<F, R> {
    #[inline(always)]
    pub fn header(&self) -> NonNull<Header> {
        NonNull::from(self).cast()
    }

    /// Returns the session in which another thread runs the job, or `NONE` until one has begun.
    pub fn runner(&self) -> Session {
        Session(self.runner.load(at!(RUNNER_LOOK, Relaxed)))
    }

    /// Takes the result.
    ///
    /// # Safety
    ///
    /// The caller must have seen that the latch is set, and may call this once.
    pub unsafe fn result(&self) -> Result<R, Panic> {
        // SAFETY: the result was written before the latch was set, which the caller has seen.
        unsafe { (*self.result.get()).assume_init_read() }
    }
}

/// Under a checker, running a job whose frame is gone panics.
#[cfg(checker)]
impl<F, R> Drop for StackJob<F, R> {
    fn drop(&mut self) {
        let gone = Header(|_, _| panic!("a job was run after its frame had gone"));
        // SAFETY: the job is borrowed mutably. The write is volatile, because the compiler would
        // otherwise remove it: no correct program reads it.
        unsafe { (&raw mut self.header).write_volatile(gone) };
    }
}

/// A job on the heap, of a scope or detached.
#[repr(C)]
pub struct HeapJob<F> {
    header: Header,
    work: F,
}

impl<F: FnOnce(&Worker)> HeapJob<F> {
    /// Creates a job of this session that calls `work`. If that panics, the process aborts.
    ///
    /// # Safety
    ///
    /// Any thread must be allowed to call `work`, and its borrows must live until it has been
    /// called.
    pub unsafe fn job(work: F, session: Session) -> Job {
        let header = Header(Self::execute);
        let job = Box::new(HeapJob { header, work });
        // SAFETY: the box is given away here, and `execute` takes it back. The caller vouches for
        // `work`.
        unsafe { Job::new(NonNull::from(Box::leak(job)).cast(), session) }
    }

    unsafe fn execute(this: NonNull<Header>, worker: &Worker) {
        let guard = AbortOnUnwind("a job on the heap");
        // SAFETY: the box is from `job`, and a job is run once.
        let job = unsafe { Box::from_raw(this.cast::<Self>().as_ptr()) };
        (job.work)(worker);
        mem::forget(guard);
    }
}

/// Jobs that run in the order in which they are queued. With each of them, a *ticket* goes to a
/// deque: a token that runs the oldest.
#[repr(C)]
pub struct Fifo {
    header: Header,
    jobs: SegQueue<Job>,
}

impl Fifo {
    /// Creates an empty queue.
    pub fn new() -> Self {
        Fifo { header: Header(Self::execute), jobs: SegQueue::new() }
    }

    /// Queues a job and returns a ticket of the same session.
    ///
    /// # Safety
    ///
    /// The queue must stay where it is until all its jobs have begun.
    pub unsafe fn queue(&self, job: Job) -> Job {
        let session = job.session;
        self.jobs.push(job);
        // SAFETY: there are as many tickets as jobs, so any thread may run the oldest job with it.
        // The caller vouches for the queue.
        unsafe { Job::new(NonNull::from(self).cast(), session) }
    }

    unsafe fn execute(this: NonNull<Header>, worker: &Worker) {
        // SAFETY: the queue stays until the job that is taken here has begun.
        let oldest = unsafe { this.cast::<Self>().as_ref() }.jobs.pop();
        // From here on the queue may be gone as soon as the job is done.
        oldest.expect("a ticket has its job").execute(worker);
    }
}

/// Creates a job that nobody waits for. If `op`, or its drop, panics, it calls the panic handler.
pub fn detached(op: impl FnOnce(&Worker) + Send + 'static) -> Job {
    let work = |worker: &Worker| {
        worker.registry.settings.guard(|| {
            if worker.drops_jobs() {
                drop(op);
            } else {
                op(worker);
            }
        });
    };
    // SAFETY: `op` is `Send` and borrows nothing.
    unsafe { HeapJob::job(work, Session::NONE) }
}
