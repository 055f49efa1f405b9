//! Jobs: the deques and queues hold a token of each, by which it is run once.

use core::cell::UnsafeCell;
use core::marker::PhantomData;
use core::mem::{self, ManuallyDrop, MaybeUninit};
use core::ptr::NonNull;

use crate::latch::Latch;
use crate::session::Session;
use crate::shim::Number;
use crate::sites::{Shipped as P, at};
use crate::unwind::{AbortOnUnwind, Panic, catch};

/// A worker's deque.
pub type Deque = chase_lev::Worker<Job>;

/// A job that has not run yet, and belongs to its holder alone: an element of a deque.
///
/// The address is not null, so that an `Option<Job>` is two words, which travel in registers.
#[must_use = "a thread may wait for it"]
#[repr(C)]
pub struct Job {
    header: NonNull<Header>,
    session: Session,
}

// SAFETY: `Job::new` takes only what any thread may run.
unsafe impl Send for Job {}

impl Job {
    /// Makes the job at an address, pushed in this session: `NONE` if no waiter may take it.
    ///
    /// # Safety
    ///
    /// There is no other `Job` of this address, and never was. Any thread may call `kind.execute` with
    /// it, once; until then it stays.
    #[inline(always)]
    pub unsafe fn new(header: NonNull<Header>, session: Session) -> Self {
        Job { header, session }
    }

    /// Returns the session in which it was pushed.
    pub fn session(&self) -> Session {
        self.session
    }

    /// Returns the session in the content of a slot that [`steal_if`](chase_lev::Stealer::steal_if) shows.
    ///
    /// The two words of a slot are written and read one by one, so before the claim they may be of two
    /// jobs, and the address may be of one that has gone. This reads the session alone, in which some job
    /// was pushed. If the claim succeeds, it is the session of the job that was claimed.
    pub fn seen(slot: &MaybeUninit<Job>) -> Session {
        // SAFETY: a deque shows only slots that were written, and each word of one at a time. So this word
        // was the session of some job. Nothing is said of the other word, and no `Job` is made of them.
        unsafe { (&raw const (*slot.as_ptr()).session).read() }
    }

    /// Returns true if this is the job at that address.
    #[inline(always)]
    pub fn is(&self, header: NonNull<Header>) -> bool {
        self.header == header
    }

    /// Returns its address.
    pub fn address(&self) -> usize {
        self.header.addr().get()
    }

    fn kind(&self) -> &'static Kind {
        // SAFETY: it stays until it is executed, which takes `self`.
        unsafe { (*self.header.as_ptr()).0 }
    }

    /// Returns the type of its closure.
    pub fn name(&self) -> &'static str {
        (self.kind().name)()
    }

    /// Runs it, in this session.
    pub fn execute(self, session: Session) {
        // SAFETY: there is no other `Job` of it, and this one goes.
        unsafe { (self.kind().execute)(self.header, session) }
    }
}

/// The beginning of every job.
#[repr(C)]
pub struct Header(pub &'static Kind);

/// All that a thread that finds a job knows of it.
pub struct Kind {
    /// Runs it in a session, and never unwinds. The job may be gone when this returns.
    execute: unsafe fn(NonNull<Header>, Session),
    /// See [`Job::name`].
    name: fn() -> &'static str,
}

impl Kind {
    /// Returns the kind of jobs with closures of type `F`.
    pub const fn of<F>(execute: unsafe fn(NonNull<Header>, Session)) -> Self {
        let name = core::any::type_name::<F>;
        Kind { execute, name }
    }
}

/// A job on the stack of the thread that waits for it.
#[repr(C)]
pub struct StackJob<F, R, H> {
    header: Header,
    /// The session in which another thread runs it: `NONE` until that is known.
    runner: Number,
    pub latch: Latch,
    /// Taken by the thread that runs it.
    work: UnsafeCell<ManuallyDrop<F>>,
    /// Written by a runner that is not the owner, before the latch is set.
    result: UnsafeCell<MaybeUninit<Result<R, Panic>>>,
    here: PhantomData<fn(H)>,
}

impl<F: FnOnce(Option<H>) -> R + Send, R: Send, H> StackJob<F, R, H> {
    const KIND: Kind = Kind::of::<F>(Self::execute);

    #[inline(always)]
    pub fn new(work: F) -> Self {
        StackJob {
            header: Header(const { &Self::KIND }),
            runner: Number::new(Session::NONE.0),
            latch: Latch::default(),
            work: UnsafeCell::new(ManuallyDrop::new(work)),
            result: UnsafeCell::new(MaybeUninit::uninit()),
            here: PhantomData,
        }
    }

    /// Runs it on the thread of its owner, and gives its closure `here`. On another thread, the closure is
    /// given nothing.
    ///
    /// # Safety
    ///
    /// The owner has its [`Job`] back, and drops that.
    #[inline(always)]
    pub unsafe fn run_here(&self, here: H) -> R {
        // SAFETY: nobody else takes it.
        let work = unsafe { ManuallyDrop::take(&mut *self.work.get()) };
        work(Some(here))
    }

    unsafe fn execute(this: NonNull<Header>, session: Session) {
        let this = this.cast::<Self>().as_ptr();
        // SAFETY: the owner waits for the latch, so the job stays until that is set. A job is run by one
        // thread alone.
        unsafe {
            // `Relaxed`: it is only compared with the sessions in elements, and those come with an order
            // of their own.
            (*this).runner.swap(session.0, at!(runner_record, Relaxed));
            let work = ManuallyDrop::take(&mut *(*this).work.get());
            let result = catch(|| work(None));
            (*this).result.get().write(MaybeUninit::new(result));
            // From here on the job may be gone.
            Latch::set(&raw const (*this).latch);
        }
    }
}

impl<F, R, H> StackJob<F, R, H> {
    #[inline(always)]
    pub fn header(&self) -> NonNull<Header> {
        NonNull::from(self).cast()
    }

    /// Returns the session in which another thread runs it: `NONE` until that is known.
    pub fn runner(&self) -> Session {
        Session(self.runner.load(at!(runner_look, Relaxed)))
    }

    /// Returns its result.
    ///
    /// # Safety
    ///
    /// The latch is set, and this is called once.
    pub unsafe fn result(&self) -> Result<R, Panic> {
        // SAFETY: it was written before the latch was set, which the caller has seen.
        unsafe { (*self.result.get()).assume_init_read() }
    }
}

/// Under a checker, running a job whose frame has gone is a failure.
#[cfg(checker)]
impl<F, R, H> Drop for StackJob<F, R, H> {
    fn drop(&mut self) {
        static GONE: Kind = Kind::of::<()>(|_, _| panic!("a job was run after its frame had gone"));
        // SAFETY: it is the caller's alone. Volatile, or the compiler leaves it out, because nothing may
        // read it.
        unsafe { (&raw mut self.header.0).write_volatile(&GONE) };
    }
}

/// A job for which no thread waits.
#[repr(C)]
pub struct HeapJob<F> {
    header: Header,
    work: F,
}

impl<F: FnOnce() + Send + 'static> HeapJob<F> {
    const KIND: Kind = Kind::of::<F>(Self::execute);

    /// Makes a job that calls `work`. If that panics, the process aborts.
    pub fn job(work: F) -> Job {
        let header = Header(const { &Self::KIND });
        let job = Box::new(HeapJob { header, work });
        // SAFETY: the box is given away here, and `execute` takes it back. `work` is `Send`.
        unsafe { Job::new(NonNull::from(Box::leak(job)).cast(), Session::NONE) }
    }

    unsafe fn execute(this: NonNull<Header>, _: Session) {
        let guard = AbortOnUnwind("a detached job");
        // SAFETY: it is from `job`, and run once.
        let job = unsafe { Box::from_raw(this.cast::<Self>().as_ptr()) };
        (job.work)();
        mem::forget(guard);
    }
}
