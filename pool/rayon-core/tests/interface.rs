//! A program can name rayon-core's generics, and its types have the same auto traits.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rayon_core::{
    BroadcastContext, FnContext, Scope, ScopeFifo, ThreadBuilder, ThreadPool, ThreadPoolBuildError,
    ThreadPoolBuilder, Yield,
};
use static_assertions::{assert_impl_all, assert_not_impl_any};

assert_impl_all!(Scope<'static>: Send, Sync);
assert_impl_all!(ScopeFifo<'static>: Send, Sync);
assert_impl_all!(ThreadPool: Send, Sync);
assert_impl_all!(ThreadPoolBuildError: Send, Sync);
assert_impl_all!(Yield: Send, Sync);
assert_impl_all!(ThreadBuilder: Send);
assert_not_impl_any!(ThreadPoolBuilder: Send, Sync);
assert_not_impl_any!(FnContext: Send, Sync);
assert_not_impl_any!(BroadcastContext<'static>: Send, Sync);

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
fn a_job_of_one_pool_spawns_in_the_scope_of_another() {
    let pools =
        [1, 3].map(|threads| ThreadPoolBuilder::new().num_threads(threads).build().unwrap());
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
