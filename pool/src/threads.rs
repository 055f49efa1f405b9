//! The threads of a pool: how they start, and how a failed start is handled.

use core::{fmt, mem};
use std::io;
use std::sync::Arc;

use crate::latch::CountLatch;
use crate::own::Permit;
use crate::registry::Registry;
use crate::shim::Mutex;
use crate::shim::thread::{self, JoinHandle};
use crate::sleep::{Pool, Seat};
use crate::unwind::lock;
use crate::worker::Worker;

/// A thread of a pool that the program [starts](crate::ThreadPoolBuilder::build_with) itself.
///
/// If it is dropped without being run, the pool has one thread less.
pub struct ThreadBuilder {
    registry: Arc<Registry>,
    seat: Seat,
    permit: Permit,
    has_begun: bool,
}

impl ThreadBuilder {
    /// Creates the thread of this seat, which counts until this is dropped.
    pub(crate) fn new(registry: &Arc<Registry>, seat: Seat, permit: Permit) -> Self {
        registry.ended.add();
        ThreadBuilder { registry: registry.clone(), seat, permit, has_begun: false }
    }

    /// Returns the index of the worker.
    pub fn index(&self) -> usize {
        self.seat.0
    }

    /// Returns the name that its thread should have.
    pub fn name(&self) -> Option<&str> {
        let name = self.registry.settings.names[self.permit.0].get();
        name.map(String::as_str)
    }

    /// Returns the stack size that its thread should have, in bytes.
    pub fn stack_size(&self) -> Option<usize> {
        self.registry.settings.stack_size
    }

    /// Starts a thread that runs the worker.
    pub(crate) fn start(self) -> io::Result<()> {
        let mut builder = thread::Builder::new();
        if let Some(name) = self.name() {
            if name.contains('\0') {
                let error = format!("the name {name:?} contains a zero byte");
                return Err(io::Error::new(io::ErrorKind::InvalidInput, error));
            }
            builder = builder.name(String::from(name));
        }
        if let Some(size) = self.stack_size() {
            builder = builder.stack_size(size);
        }
        let (registry, seat) = (self.registry.clone(), self.seat);
        // The thread that had the seat before may still run destructors of its thread-locals.
        let before = Arc::new(Mutex::new(None::<JoinHandle<()>>));
        // While this is locked, the new thread does not leave the seat to another one.
        let mut locked = lock(&before);
        let own = before.clone();
        let thread = builder.spawn(move || {
            let before = lock(&own).take();
            self.run();
            // `shutdown` joins only the last thread of each seat.
            before.map(JoinHandle::join);
        })?;
        *locked = lock(&registry.started).insert(seat.0, thread);
        Ok(())
    }

    /// Runs the worker on the current thread until the pool ends.
    ///
    /// # Panics
    ///
    /// Panics if the current thread is a worker already. The pool has one thread less then.
    pub fn run(mut self) {
        assert!(
            Worker::with_outer(|worker| worker.is_none()),
            "the current thread is a worker of a pool already: run a `ThreadBuilder` on a thread of its own"
        );
        self.has_begun = true;
        Worker::new(self.registry.clone(), self.seat, self.permit).run_until_end();
        if self.seat.0 < self.registry.settings.threads {
            self.registry.join_spares();
        }
    }
}

impl Registry {
    /// Detaches the threads that run until the pool ends. Called before they can end: if a thread
    /// ends while another detaches it, glibc's `pthread_detach` reads memory of the thread that may
    /// be unmapped.
    pub fn detach_workers(&self) {
        let mut started = lock(&self.started);
        *started = started.split_off(&self.settings.threads);
    }

    /// Waits for the spares that no other thread joins or has detached. They have ended, or do so.
    fn join_spares(&self) {
        let spares = mem::take(&mut *lock(&self.started));
        spares.into_values().for_each(|spare| _ = spare.join());
    }
}

impl fmt::Debug for ThreadBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadBuilder")
            .field("pool", &self.registry.id())
            .field("index", &self.index())
            .field("name", &self.name())
            .field("stack_size", &self.stack_size())
            .finish()
    }
}

impl Drop for ThreadBuilder {
    fn drop(&mut self) {
        let registry = &self.registry;
        if !self.has_begun {
            registry.sleep.vacate(self.seat, Some(self.permit), registry);
        }
        // SAFETY: `new` added this thread to the count, and the `Arc` keeps the latch alive.
        unsafe { CountLatch::done(&registry.ended) };
    }
}

impl Pool for Arc<Registry> {
    fn has_jobs(&self) -> bool {
        !self.injector.is_empty() || self.peers(0).any(|(_, peer)| !peer.stealer.is_empty())
    }

    fn has_jobs_for(&self, index: usize) -> bool {
        !self.parts[index].is_empty()
    }

    #[cold]
    fn start(&self, seat: Seat, permit: Permit) {
        // On an error, the thread is dropped.
        _ = ThreadBuilder::new(self, seat, permit).start();
    }
}
