//! What the threads of a pool share.

use core::ptr;

use crossbeam_queue::SegQueue;
use crossbeam_utils::CachePadded;

use std::sync::Arc;

use crate::builder::Handlers;
use crate::deque::Stealer;
use crate::faults::{Fault, is_planted};
use crate::job::{Panic, StackJob, Task, catch};
use crate::lineage::{self, Lineage};
use crate::session::{self, Frame, Session};
use crate::shim::{Mutex, MutexGuard, Unparker};
use crate::sleep::Sleep;
use crate::trace;
use crate::waiting::Waiting;
use crate::worker::Worker;

/// What the threads of a pool share.
pub struct Registry {
    pub seats: Box<[CachePadded<Seat>]>,
    /// What nobody in particular is to run.
    pub injector: SegQueue<Task>,
    pub sleep: Sleep,
    pub waiting: Waiting,
    pub handlers: Handlers,
}

/// What the others know of a worker.
pub struct Seat {
    pub stealer: Stealer,
    /// Its worker writes it often, and the others seldom read it.
    pub lineage: CachePadded<Lineage>,
    mail: Mutex<Vec<Mail>>,
    pub unparker: Unparker,
}

/// What one worker is to run, and no other.
struct Mail {
    task: Task,
    when: When,
}

/// When a worker runs its mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Not while it waits.
    Idle,
    /// Also when it waits for this: then it is a part of that.
    WaitsFor(*const ()),
    /// Also while it waits.
    Waits,
}

// SAFETY: what is waited for is only compared.
unsafe impl Send for When {}

impl Seat {
    pub fn new(stealer: Stealer, unparker: Unparker) -> Self {
        Seat {
            stealer,
            lineage: CachePadded::new(Lineage::new()),
            mail: Mutex::new(Vec::new()),
            unparker,
        }
    }

    /// The oldest mail that is `wanted`.
    pub fn take_mail(&self, wanted: impl Fn(When) -> bool) -> Option<Task> {
        let mut mail = self.mail();
        let place = mail.iter().position(|mail| wanted(mail.when))?;
        trace::found(trace::Source::Mail);
        Some(mail.remove(place).task)
    }

    fn mail(&self) -> MutexGuard<'_, Vec<Mail>> {
        // Nothing panics behind the lock but for lack of memory, which changes nothing.
        self.mail.lock().unwrap_or_else(|error| error.into_inner())
    }
}

impl Registry {
    pub fn threads(&self) -> usize {
        self.seats.len()
    }

    /// Whether one session is the other, or descends from it: see [`lineage::descends`].
    pub fn descends(&self, session: Session, ancestor: Session) -> bool {
        lineage::descends(session, ancestor, |worker| &self.seats[worker].lineage)
    }

    /// Has any worker run it.
    pub fn inject(&self, task: Task) {
        trace::submit(task);
        self.injector.push(task);
        if !is_planted(Fault::WakesNobody) {
            self.sleep.published();
        }
    }

    /// Has this worker run it.
    pub fn deliver(&self, worker: usize, task: Task, when: When) {
        trace::submit(task);
        let seat = &self.seats[worker];
        seat.mail().push(Mail { task, when });
        // It sleeps for want of jobs, or in a latch.
        self.sleep.published_to(worker);
        seat.unparker.unpark();
    }

    /// Which worker's seat this is, if it is in this pool.
    fn index_of(&self, seat: *const Seat) -> Option<usize> {
        self.seats.iter().position(|own| ptr::eq(&**own, seat))
    }

    /// Runs `op` on a worker of this pool: the current thread, if it is one.
    #[inline]
    pub fn in_worker<R: Send>(self: &Arc<Self>, op: impl FnOnce(&Worker) -> R + Send) -> R {
        Worker::with(|current| match current {
            Some(worker) if Arc::ptr_eq(&worker.registry, self) => op(worker),
            other => self.install(other, op),
        })
    }

    /// As [`in_worker`](Registry::in_worker), from a thread that is a worker of another pool, or of
    /// none.
    #[cold]
    fn install<R: Send>(&self, caller: Option<&Worker>, op: impl FnOnce(&Worker) -> R + Send) -> R {
        let _call = trace::call();
        let work = || Worker::with(|worker| op(worker.expect("a worker runs this")));
        let frame = caller.map_or(Frame::NONE, |caller| caller.frame.get());
        let job = StackJob::new(work, frame);
        let task = Task::of(job.header());
        match caller {
            None => {
                self.inject(task);
                job.latch().block();
            }
            Some(caller) => {
                self.part_of(frame, task);
                caller.wait(job.latch(), job.header().cast(), || false);
            }
        }
        // SAFETY: the latch is set.
        unsafe { job.result() }.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }

    /// Has a worker run it. If a worker of this pool waits for what is run in `frame`, which is
    /// the current thread's, that worker: all others may be waiting, too, and this is a part of
    /// what it waits for.
    fn part_of(&self, frame: *const Frame, task: Task) {
        // SAFETY: it is the current thread's.
        let waiter = unsafe { session::waiter(frame, |seat| self.index_of(seat).is_some()) };
        match waiter {
            Some((seat, awaited)) if !is_planted(Fault::InjectsCalls) => {
                let index = self.index_of(seat).expect("it was found here");
                self.deliver(index, task, When::WaitsFor(awaited));
            }
            _ => self.inject(task),
        }
    }

    /// What becomes of a panic for which nobody waits.
    pub fn tell(&self, panic: Panic) {
        let abort = |what| {
            eprintln!("chase-lev-pool: {what}; aborting");
            std::process::abort()
        };
        match &self.handlers.panic {
            None => {
                // Dropping it might panic.
                core::mem::forget(panic);
                abort("a spawned job or a handler panicked, and there is no panic handler")
            }
            Some(handler) => {
                if catch(|| handler(panic)).is_err() {
                    abort("a panic handler panicked")
                }
            }
        }
    }

    /// Calls a handler, whose panic is told.
    pub fn call(&self, handler: &Option<crate::builder::ThreadHandler>, index: usize) {
        if let Some(handler) = handler
            && let Err(panic) = catch(|| handler(index))
        {
            self.tell(panic);
        }
    }
}
