//! A program can name rayon-core's generics, and its types have the same auto traits.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rayon_core::{
    BroadcastContext, FnContext, Scope, ScopeFifo, ThreadBuilder, ThreadPool, ThreadPoolBuildError,
    ThreadPoolBuilder, Yield,
};

/// Tells the traits of a type: an inherent method takes precedence over one of a trait.
struct Of<T>(PhantomData<T>);

impl<T: Send> Of<T> {
    fn sends(&self) -> bool {
        true
    }
}

impl<T: Sync> Of<T> {
    fn syncs(&self) -> bool {
        true
    }
}

trait Without {
    fn sends(&self) -> bool {
        false
    }

    fn syncs(&self) -> bool {
        false
    }
}

impl<T> Without for Of<T> {}

/// Evaluates to whether a type is `Send`, and whether it is `Sync`.
macro_rules! traits {
    ($type:ty) => {{
        let of = Of::<$type>(PhantomData);
        [of.sends(), of.syncs()]
    }};
}

#[test]
fn types_are_send_and_sync_as_in_rayon_core() {
    let (both, neither) = ([true; 2], [false; 2]);
    assert_eq!(traits!(Scope<'static>), both);
    assert_eq!(traits!(ScopeFifo<'static>), both);
    assert_eq!(traits!(ThreadPool), both);
    assert_eq!(traits!(ThreadPoolBuildError), both);
    assert_eq!(traits!(Yield), both);
    assert_eq!(traits!(ThreadPoolBuilder), neither);
    assert_eq!(traits!(FnContext), neither);
    assert_eq!(traits!(BroadcastContext<'static>), neither);
    assert!(traits!(ThreadBuilder)[0]);
}

#[test]
fn generics_can_be_named() {
    type Nothing = fn();
    type InContext = fn(FnContext);
    type Each = fn(BroadcastContext<'_>);
    type Op<'a> = fn(&Scope<'a>);
    type OpFifo<'a> = fn(&ScopeFifo<'a>);
    type Part = fn(&Scope<'static>, BroadcastContext<'_>);
    type PartFifo = fn(&ScopeFifo<'static>, BroadcastContext<'_>);
    let pool = ThreadPoolBuilder::new().build().unwrap();
    pool.install::<Nothing, ()>(|| {
        rayon_core::join::<Nothing, Nothing, (), ()>(|| (), || ());
        rayon_core::join_context::<InContext, InContext, (), ()>(|_| (), |_| ());
        rayon_core::spawn::<Nothing>(|| ());
        rayon_core::spawn_fifo::<Nothing>(|| ());
        rayon_core::spawn_broadcast::<Each>(|_| ());
        rayon_core::broadcast::<Each, ()>(|_| ());
        rayon_core::in_place_scope::<'_, Op<'_>, ()>(|_| ());
        rayon_core::in_place_scope_fifo::<'_, OpFifo<'_>, ()>(|_| ());
        rayon_core::scope::<'static, Op<'static>, ()>(|scope| {
            scope.spawn::<Op<'static>>(|_| ());
            scope.spawn_broadcast::<Part>(|_, _| ());
        });
        rayon_core::scope_fifo::<'static, OpFifo<'static>, ()>(|scope| {
            scope.spawn_fifo::<OpFifo<'static>>(|_| ());
            scope.spawn_broadcast::<PartFifo>(|_, _| ());
        });
    });
    pool.join::<Nothing, Nothing, (), ()>(|| (), || ());
    pool.scope::<Op<'_>, ()>(|_| ());
    pool.scope_fifo::<OpFifo<'_>, ()>(|_| ());
    pool.in_place_scope::<Op<'_>, ()>(|_| ());
    pool.in_place_scope_fifo::<OpFifo<'_>, ()>(|_| ());
    pool.spawn::<Nothing>(|| ());
    pool.spawn_fifo::<Nothing>(|| ());
    pool.spawn_broadcast::<Each>(|_| ());
    pool.broadcast::<Each, ()>(|_| ());
}

#[test]
fn the_debug_output_of_a_builder_is_rayon_cores() {
    let builder = ThreadPoolBuilder::new()
        .num_threads(3)
        .panic_handler(|_| ());
    let shown = "ThreadPoolBuilder { num_threads: 3, use_current_thread: false, \
         get_thread_name: None, panic_handler: Some(<closure>), stack_size: None, \
         start_handler: None, exit_handler: None, breadth_first: false }";
    assert_eq!(format!("{builder:?}"), shown);
}

#[test]
fn a_job_of_one_pool_spawns_in_the_scope_of_another() {
    let pools = [1, 3].map(|threads| {
        ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap()
    });
    let count = &AtomicUsize::new(0);
    pools[0].in_place_scope_fifo(|scope| {
        pools[1].broadcast(|_| {
            for _ in 0..10 {
                scope.spawn_fifo(move |_| _ = count.fetch_add(1, Relaxed));
            }
        });
    });
    assert_eq!(count.load(Relaxed), 30);
}
