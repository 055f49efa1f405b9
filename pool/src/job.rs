//! Jobs: what the deques and queues hold is the address of a job's header.

use core::cell::UnsafeCell;
use core::mem::{self, ManuallyDrop, MaybeUninit};
use core::ptr;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::latch::Latch;
use crate::session::{Frame, Runner, Session};
use crate::trace;
use crate::worker::Worker;

/// What somebody panicked with.
pub type Panic = Box<dyn Any + Send>;

/// Calls `f`; what it panicked with, if it did. Whoever calls this sees to it that the panic goes
/// on, or is told.
#[inline(always)]
pub fn catch<R>(f: impl FnOnce() -> R) -> Result<R, Panic> {
    catch_unwind(AssertUnwindSafe(f))
}

/// Drops what nobody will have. If that panics, there are two panics, of which the first goes on.
#[cold]
pub fn drop_quietly<T>(value: T) {
    if let Err(panic) = catch(|| drop(value)) {
        // Dropping it might panic.
        mem::forget(panic);
    }
}

/// An element of a deque: a job, and the session in which it was pushed.
///
/// Thieves look at it before they claim it, so all its bits must mean something.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Task {
    pub job: *const Header,
    pub session: Session,
}

// SAFETY: jobs are made of what is `Send`, and are run once.
unsafe impl Send for Task {}

impl Task {
    /// Whether this is the job at that address.
    #[inline(always)]
    pub fn is(self, job: *const Header) -> bool {
        ptr::eq(self.job, job)
    }

    /// A job that nobody can know by its session.
    pub fn of(job: *const Header) -> Self {
        Task {
            job,
            session: Session::NONE,
        }
    }
}

/// What all jobs begin with.
#[repr(C)]
pub struct Header {
    pub kind: &'static Kind,
    /// The frame in which somebody waits for the job, who is on that frame's thread; null if
    /// nobody does, or no worker.
    pub frame: *const Frame,
    /// The session in which it is run, once it is known; of jobs that a `join` waits for.
    pub runner: Runner,
}

impl Header {
    #[inline(always)]
    pub fn new(kind: &'static Kind, frame: *const Frame) -> Self {
        Header {
            kind,
            frame,
            runner: Runner::new(),
        }
    }
}

/// What a job is.
pub struct Kind {
    /// Runs it, and never unwinds. The job may be gone when this returns.
    pub execute: unsafe fn(*const Header, &Worker),
    pub role: Role,
    /// That of what it calls.
    pub name: trace::Name,
}

/// What somebody who finds a job must know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// One thread waits for it, on the latch in the job.
    Single,
    /// A [`Member`] of a scope.
    Scope,
    /// A [`Member`] of a broadcast.
    Part,
    /// Nobody waits for it.
    Detached,
}

/// A job of several that somebody waits for together.
#[repr(C)]
pub struct Member {
    pub header: Header,
    /// What they have in common.
    pub group: *const (),
}

/// What the waiter of a job waits for: the job, or its group.
///
/// # Safety
///
/// The job must not have been run.
pub unsafe fn awaited(job: *const Header) -> *const () {
    // SAFETY: the caller's; a member's job begins with a `Member`.
    unsafe {
        match (*job).kind.role {
            Role::Scope | Role::Part => (*job.cast::<Member>()).group,
            Role::Single | Role::Detached => job.cast(),
        }
    }
}

/// A job on the stack of the thread that waits for it.
#[repr(C)]
pub struct StackJob<F, R> {
    header: Header,
    latch: Latch,
    /// Taken by whoever runs it.
    work: UnsafeCell<ManuallyDrop<F>>,
    /// Written by a runner that is not the owner, before the latch is set.
    result: UnsafeCell<MaybeUninit<Result<R, Panic>>>,
}

impl<F: FnOnce() -> R + Send, R: Send> StackJob<F, R> {
    const KIND: Kind = Kind {
        execute: Self::execute,
        role: Role::Single,
        name: trace::Name::of::<F>(),
    };

    #[inline(always)]
    pub fn new(work: F, frame: *const Frame) -> Self {
        StackJob {
            header: Header::new(const { &Self::KIND }, frame),
            latch: Latch::new(),
            work: UnsafeCell::new(ManuallyDrop::new(work)),
            result: UnsafeCell::new(MaybeUninit::uninit()),
        }
    }

    #[inline(always)]
    pub fn header(&self) -> *const Header {
        ptr::from_ref(self).cast()
    }

    pub fn runner(&self) -> &Runner {
        &self.header.runner
    }

    pub fn latch(&self) -> &Latch {
        &self.latch
    }

    /// Runs it on the thread of its owner.
    ///
    /// # Safety
    ///
    /// The owner has it back: nobody else has run it, or will.
    #[inline(always)]
    pub unsafe fn run_here(&self) -> R {
        // SAFETY: nobody else takes it.
        let work = unsafe { ManuallyDrop::take(&mut *self.work.get()) };
        work()
    }

    unsafe fn execute(this: *const Header, _: &Worker) {
        let this = this.cast::<Self>();
        // SAFETY: the owner waits for the latch, so the job stays until that is set; who runs a
        // job is the only one to do so.
        unsafe {
            let work = ManuallyDrop::take(&mut *(*this).work.get());
            let result = catch(work);
            (*this).result.get().write(MaybeUninit::new(result));
            // From here on the job may be gone.
            Latch::set(&raw const (*this).latch);
        }
    }

    /// What it came to, when its latch is set.
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
impl<F, R> Drop for StackJob<F, R> {
    fn drop(&mut self) {
        static GONE: Kind = Kind {
            execute: |_, _| panic!("a job was run after its frame had gone"),
            role: Role::Single,
            name: trace::Name::of::<()>(),
        };
        // SAFETY: it is the caller's alone. Volatile, or it is left out, for nobody may read it.
        unsafe { (&raw mut self.header.kind).write_volatile(&GONE) };
    }
}

/// A job that nobody waits for.
#[repr(C)]
pub struct HeapJob<F> {
    header: Header,
    work: F,
}

impl<F: FnOnce(&Worker) + Send> HeapJob<F> {
    const KIND: Kind = Kind {
        execute: Self::execute,
        role: Role::Detached,
        name: trace::Name::of::<F>(),
    };

    /// The job, to be run once. `work` must not panic: that aborts.
    ///
    /// # Safety
    ///
    /// What `work` borrows stays until it is run.
    pub unsafe fn task(work: F) -> Task {
        let job = Box::new(HeapJob {
            header: Header::new(const { &Self::KIND }, ptr::null()),
            work,
        });
        Task::of(Box::into_raw(job).cast_const().cast())
    }

    unsafe fn execute(this: *const Header, worker: &Worker) {
        let guard = AbortOnUnwind("a detached job");
        // SAFETY: it is from `task`, and run once.
        let job = unsafe { Box::from_raw(this.cast_mut().cast::<Self>()) };
        (job.work)(worker);
        mem::forget(guard);
    }
}

/// Ends the process if it is dropped: where a panic would leave others waiting, or with borrows
/// of a frame that has gone. There is none unless the kernel takes back a barrier that it has
/// granted, or memory runs out.
pub struct AbortOnUnwind(pub &'static str);

impl Drop for AbortOnUnwind {
    fn drop(&mut self) {
        eprintln!("chase-lev-pool: {} panicked; aborting", self.0);
        std::process::abort();
    }
}
