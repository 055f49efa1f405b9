//! Implementations of the interface for each pool.

use std::marker::PhantomData;
use std::num::NonZero;

use chase_lev_pool::{Here, Waiting};

use super::Pool;

/// Implements the interface for a pool that finds its worker in a thread-local variable, as
/// rayon-core does.
macro_rules! by_thread {
    ($(#[$doc:meta])* $Pool:ident($Inner:ty), $name:literal, $new:expr, $join:path) => {
        $(#[$doc])*
        pub struct $Pool($Inner);

        impl Pool for $Pool {
            const NAME: &'static str = $name;
            type Scope<'a> = ();

            fn new(threads: usize) -> Self {
                $Pool($new(threads))
            }

            fn run<R: Send>(&self, program: impl FnOnce(()) -> R + Send) -> R {
                self.0.install(|| program(()))
            }

            #[inline]
            fn join<A: Send, B: Send>(
                (): (),
                a: impl FnOnce(()) -> A + Send,
                b: impl FnOnce(()) -> B + Send,
            ) -> (A, B) {
                $join(|| a(()), || b(()))
            }
        }
    };
}

by_thread! {
    /// chase-lev-pool with its default settings.
    Ours(chase_lev_pool::ThreadPool), "chase-lev-pool", |threads| ours(threads, Waiting::Any),
    chase_lev_pool::join
}

by_thread! {
    /// chase-lev-pool whose waiting workers run only what they wait for.
    Own(chase_lev_pool::ThreadPool), "Own", |threads| ours(threads, Waiting::Own),
    chase_lev_pool::join
}

fn ours(threads: usize, waiting: Waiting) -> chase_lev_pool::ThreadPool {
    let builder = chase_lev_pool::ThreadPoolBuilder::new().num_threads(threads);
    builder.waiting(waiting).build().expect("threads")
}

/// chase-lev-pool with a handle to the worker instead of the thread-local variable.
pub struct Handle(chase_lev_pool::ThreadPool);

impl Pool for Handle {
    const NAME: &'static str = "join_with";
    type Scope<'a> = Here<'a>;

    fn new(threads: usize) -> Self {
        Handle(ours(threads, Waiting::Any))
    }

    fn run<R: Send>(&self, program: impl FnOnce(Here<'_>) -> R + Send) -> R {
        self.0.install(|| chase_lev_pool::join_with(program, |_| ()).0)
    }

    #[inline]
    fn join<A: Send, B: Send>(
        here: Here<'_>,
        a: impl FnOnce(Here<'_>) -> A + Send,
        b: impl FnOnce(Here<'_>) -> B + Send,
    ) -> (A, B) {
        here.join(a, b)
    }
}

by_thread! {
    /// rayon-core.
    Rayon(rayon_core::ThreadPool), "rayon-core",
    |threads| rayon_core::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads"),
    rayon_core::join
}

by_thread! {
    /// parkring.
    Parkring(parkring::ThreadPool), "parkring", parkring::ThreadPool::new, parkring::join
}

/// chili, which counts the caller as one of its threads.
pub struct Chili(chili::ThreadPool);

/// A borrowed [`chili::Scope`]. It stays on its thread, so only one copy is in use at a time: the
/// closures of a join are `Send`, and so cannot contain a copy of the surrounding scope.
#[derive(Clone, Copy)]
pub struct ChiliScope<'a>(*mut chili::Scope<'static>, PhantomData<&'a ()>);

impl<'a> ChiliScope<'a> {
    #[inline]
    fn new(scope: &'a mut chili::Scope<'_>) -> Self {
        ChiliScope((&raw mut *scope).cast(), PhantomData)
    }
}

impl Pool for Chili {
    const NAME: &'static str = "chili";
    type Scope<'a> = ChiliScope<'a>;

    fn new(threads: usize) -> Self {
        Chili(chili::ThreadPool::with_config(chili::Config {
            thread_count: NonZero::new(threads),
            ..Default::default()
        }))
    }

    fn run<R: Send>(&self, program: impl FnOnce(ChiliScope<'_>) -> R + Send) -> R {
        program(ChiliScope::new(&mut self.0.scope()))
    }

    #[inline]
    fn join<A: Send, B: Send>(
        scope: ChiliScope<'_>,
        a: impl FnOnce(ChiliScope<'_>) -> A + Send,
        b: impl FnOnce(ChiliScope<'_>) -> B + Send,
    ) -> (A, B) {
        // SAFETY: the pointer is from `new`, whose borrow lasts as long as `'a`, and no other copy
        // is in use. The lifetime of `chili::Scope` is faked, but nothing that it returns has that
        // lifetime.
        let scope = unsafe { &mut *scope.0 };
        scope.join(|s| a(ChiliScope::new(s)), |s| b(ChiliScope::new(s)))
    }
}

/// forte, which counts the caller as one of its threads. The pool is leaked: shrinking it to zero
/// threads deadlocks, because it joins its heartbeat thread while it holds a lock that this thread
/// takes.
pub struct Forte(&'static forte::ThreadPool);

impl Pool for Forte {
    const NAME: &'static str = "forte";
    type Scope<'a> = &'a forte::Worker;

    fn new(threads: usize) -> Self {
        let pool = Box::leak(Box::new(forte::ThreadPool::new()));
        pool.resize_to(threads - 1);
        Forte(pool)
    }

    fn run<R: Send>(&self, program: impl FnOnce(&forte::Worker) -> R + Send) -> R {
        self.0.with_worker(program)
    }

    #[inline]
    fn join<A: Send, B: Send>(
        worker: &forte::Worker,
        a: impl FnOnce(&forte::Worker) -> A + Send,
        b: impl FnOnce(&forte::Worker) -> B + Send,
    ) -> (A, B) {
        worker.join(a, b)
    }
}

/// No pool: one closure, then the other.
pub struct Sequential;

impl Pool for Sequential {
    const NAME: &'static str = "sequential";
    type Scope<'a> = ();

    fn new(_: usize) -> Self {
        Sequential
    }

    fn run<R: Send>(&self, program: impl FnOnce(()) -> R + Send) -> R {
        program(())
    }

    #[inline]
    fn join<A: Send, B: Send>(
        (): (),
        a: impl FnOnce(()) -> A + Send,
        b: impl FnOnce(()) -> B + Send,
    ) -> (A, B) {
        (a(()), b(()))
    }
}
