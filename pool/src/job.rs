//! Jobs: what the deques and queues hold is a token, which has a job run once.

use core::cell::UnsafeCell;
use core::marker::PhantomData;
use core::mem::{self, ManuallyDrop, MaybeUninit};
use core::ptr;

use crate::latch::Latch;
use crate::session::Session;
use crate::shim::Number;
use crate::sites::{Shipped as P, at};
use crate::unwind::{AbortOnUnwind, Panic, catch};

/// A worker's deque.
pub type Deque = chase_lev::Worker<Job>;

/// A job that is not run yet, and is its holder's alone: an element of a deque.
///
/// Thieves look at it before they claim it, so all its bits must mean something.
#[must_use = "somebody may wait for it"]
#[repr(C)]
pub struct Job {
    header: *const Header,
    session: Session,
}

// SAFETY: `Job::new` takes only what any thread may run.
unsafe impl Send for Job {}

impl Job {
    /// The job at an address, pushed in this session; in `NONE` if nobody can know it by that.
    ///
    /// # Safety
    ///
    /// There is no other `Job` of this address, and never was. Any thread may call `kind.execute` with
    /// it, once; until then it stays.
    #[inline(always)]
    pub unsafe fn new(header: *const Header, session: Session) -> Self {
        Job { header, session }
    }

    /// The session in which it was pushed.
    #[inline(always)]
    pub fn session(&self) -> Session {
        self.session
    }

    /// Returns whether this is the job at that address.
    #[inline(always)]
    pub fn is(&self, header: *const Header) -> bool {
        ptr::eq(self.header, header)
    }

    /// Its address.
    pub fn header(&self) -> *const Header {
        self.header
    }

    fn kind(&self) -> &'static Kind {
        // SAFETY: it stays until it is executed, which takes `self`.
        unsafe { (*self.header).kind }
    }

    /// The type of its closure.
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
pub struct Header {
    kind: &'static Kind,
}

impl Header {
    #[inline(always)]
    pub fn new(kind: &'static Kind) -> Self {
        Header { kind }
    }
}

/// All that those who find a job know of it.
pub struct Kind {
    /// Runs it in a session, and never unwinds. The job may be gone when this returns.
    execute: unsafe fn(*const Header, Session),
    /// See [`Job::name`].
    name: fn() -> &'static str,
}

impl Kind {
    /// The kind of jobs with closures of type `F`.
    pub const fn of<F>(execute: unsafe fn(*const Header, Session)) -> Self {
        let name = core::any::type_name::<F>;
        Kind { execute, name }
    }
}

/// A job on the stack of the thread that waits for it.
#[repr(C)]
pub struct StackJob<F, R, H> {
    header: Header,
    /// The session in which somebody else runs it: `NONE` until that is known.
    runner: Number,
    pub latch: Latch,
    /// Taken by whoever runs it.
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
            header: Header::new(const { &Self::KIND }),
            runner: Number::new(Session::NONE.0),
            latch: Latch::default(),
            work: UnsafeCell::new(ManuallyDrop::new(work)),
            result: UnsafeCell::new(MaybeUninit::uninit()),
            here: PhantomData,
        }
    }

    #[inline(always)]
    pub fn header(&self) -> *const Header {
        ptr::from_ref(self).cast()
    }

    /// The session in which somebody else runs it: `NONE` until that is known.
    pub fn runner(&self) -> Session {
        Session(self.runner.load(at!(runner_look, Relaxed)))
    }

    /// Runs it on the thread of its owner. Its closure is given `here`; elsewhere, nothing.
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

    unsafe fn execute(this: *const Header, session: Session) {
        let this = this.cast::<Self>();
        // SAFETY: the owner waits for the latch, so the job stays until that is set; who runs a
        // job is the only one to do so.
        unsafe {
            // `Relaxed`: it is only compared with what elements have in them, and those come with
            // an order of their own.
            (*this).runner.swap(session.0, at!(runner_record, Relaxed));
            let work = ManuallyDrop::take(&mut *(*this).work.get());
            let result = catch(|| work(None));
            (*this).result.get().write(MaybeUninit::new(result));
            // From here on the job may be gone.
            Latch::set(&raw const (*this).latch);
        }
    }

    /// Its result, when its latch is set.
    ///
    /// # Safety
    ///
    /// The latch is set, and this is called once.
    pub unsafe fn result(&self) -> Result<R, Panic> {
        // SAFETY: it was written before the latch was set, which the caller has seen.
        unsafe { (*self.result.get()).assume_init_read() }
    }
}

/// Under a checker, whoever runs a job whose frame has gone is told.
#[cfg(checker)]
impl<F, R, H> Drop for StackJob<F, R, H> {
    fn drop(&mut self) {
        static GONE: Kind = Kind::of::<()>(|_, _| panic!("a job was run after its frame had gone"));
        // SAFETY: it is the caller's alone. Volatile, or it is left out, because nobody may read it.
        unsafe { (&raw mut self.header.kind).write_volatile(&GONE) };
    }
}

/// A job that nobody waits for.
#[repr(C)]
pub struct HeapJob<F> {
    header: Header,
    work: F,
}

impl<F: FnOnce() + Send + 'static> HeapJob<F> {
    const KIND: Kind = Kind::of::<F>(Self::execute);

    /// A job that calls `work`. That must not panic, or the process aborts.
    pub fn job(work: F) -> Job {
        let job = Box::new(HeapJob {
            header: Header::new(const { &Self::KIND }),
            work,
        });
        // SAFETY: the box is given away here, and `execute` takes it back. `work` is `Send`.
        unsafe { Job::new(Box::into_raw(job).cast_const().cast(), Session::NONE) }
    }

    unsafe fn execute(this: *const Header, _: Session) {
        let guard = AbortOnUnwind("a detached job");
        // SAFETY: it is from `job`, and run once.
        let job = unsafe { Box::from_raw(this.cast_mut().cast::<Self>()) };
        (job.work)();
        mem::forget(guard);
    }
}
