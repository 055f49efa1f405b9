//! A program is a tree generated from a seed. The seed of each node determines the node's operation
//! and its parts.
//!
//! Two rules make every program end on rayon-core. First, a job blocks only for jobs spawned after
//! it began, so no two jobs wait for each other, whatever lies above them on a stack. Second, fewer
//! jobs of a pool block at a time than it has workers, so some worker runs the jobs that they wait
//! for. Since a blocked worker does not run its part of a broadcast, a program either broadcasts or
//! blocks. No job waits for a lock.
//!
//! With `Waiting::Own`, and as many spares as it takes, the second rule is not for jobs that block
//! inside `blocking`, and jobs wait for locks, which they take in order: a job takes none that
//! comes before a lock held by a job that waits for it.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{Sender, channel, sync_channel};
use std::sync::{Arc, Barrier, Mutex};
use std::thread;

use chase_lev_pool::{self as ours, Waiting};

use crate::refuse::{NEXT, REFUSED, STACK};

/// A node of about `size` nodes in all.
#[derive(Clone, Copy)]
struct Node {
    seed: u64,
    size: u64,
}

fn mixed(seed: u64) -> u64 {
    let seed = (seed ^ seed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let seed = (seed ^ seed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    seed ^ seed >> 31
}

impl Node {
    /// Returns part `i` of `parts`.
    fn part(self, i: u64, parts: u64) -> Self {
        let seed = mixed(self.seed.wrapping_add(i + 1));
        let size = (self.size - 1) / parts;
        Node { seed, size }
    }
}

/// The work done so far.
#[derive(Default)]
struct Done {
    nodes: AtomicU64,
    sum: AtomicU64,
    handled: AtomicU64,
}

/// The form in which a pool runs a program.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// As on rayon-core: there may be too few spares.
    Plain,
    /// The same, while the system refuses some spares.
    Refused,
    /// Jobs also wait for locks, inside `blocking`.
    Announced,
    /// Jobs also wait for locks, and keep their workers. A job that holds a lock waits only for
    /// jobs that its own pool need not begin: the jobs of a `join` or of a scope.
    Silent,
}

/// The number of locks.
const LOCKS: usize = 4;

/// As many spares as these programs take.
const MANY: usize = 4096;

/// The events that are counted, to show that they happen.
pub const EVENTS: [&str; 7] = [
    "locks held",
    "waits inside `blocking`",
    "threads that use a pool",
    "jobs of handlers",
    "spawns under a lock into an outer scope",
    "refused threads",
    "exceptions",
];

/// The number of events, the last ones, that happen only with `Waiting::Own`.
pub const ONLY_OWN: usize = 3;

/// The default.
fn any(builder: ours::ThreadPoolBuilder, _: u64) -> (ours::ThreadPoolBuilder, Form) {
    (builder.waiting(Waiting::Any), Form::Plain)
}

/// `Waiting::Own`, with many spares, one or none.
fn own(builder: ours::ThreadPoolBuilder, random: u64) -> (ours::ThreadPoolBuilder, Form) {
    let (spares, form) = [
        (MANY, Form::Announced),
        (MANY, Form::Silent),
        (256, Form::Refused),
        (1, Form::Refused),
        (1, Form::Plain),
        (0, Form::Plain),
    ][random as usize % 6];
    (builder.waiting(Waiting::Own).max_spares(spares), form)
}

fn plain(builder: rayon_core::ThreadPoolBuilder, _: u64) -> (rayon_core::ThreadPoolBuilder, Form) {
    (builder, Form::Plain)
}

/// Stands in for `blocking` on a pool that has no such call.
fn just_call<R>(f: impl FnOnce() -> R) -> R {
    f()
}

macro_rules! programs {
    ($($name:ident: $pool:ident, $form:ident, $blocking:path, $exceptions:expr;)*) => {$(
        pub mod $name {
            use super::*;
            use $pool as pool;
            use $blocking as blocking;
            use pool::{Scope, ThreadPool, ThreadPoolBuilder, join, scope};

            /// How often each event has happened.
            pub static COUNTS: [AtomicU64; EVENTS.len()] = [const { AtomicU64::new(0) }; EVENTS.len()];

            fn count(event: &str, times: u64) {
                let index = EVENTS.iter().position(|one| *one == event).expect("an event");
                COUNTS[index].fetch_add(times, SeqCst);
            }

            /// The state shared by the jobs of a program. The last of them drops the pools.
            struct Shared {
                pools: [Arc<ThreadPool>; 2],
                form: Form,
                /// For each pool, the number of further jobs that may block.
                may_block: [AtomicUsize; 2],
                broadcasts: bool,
                locks: [Mutex<()>; LOCKS],
                done: Arc<Done>,
                /// Dropped when all jobs are done.
                _ends: Sender<()>,
            }

            /// The place at which a node runs.
            #[derive(Clone, Copy)]
            struct Place<'a> {
                shared: &'a Arc<Shared>,
                /// The current pool, and the pool of the scope `outer`.
                pool: usize,
                outer_pool: usize,
                outer: &'a Scope<'static>,
                /// The first lock that the node may take, and the first for jobs of the scope
                /// `outer`.
                locks: usize,
                outer_locks: usize,
            }

            /// Runs the program of a seed. Returns its number of nodes, and a sum over them and
            /// their results.
            pub fn program(seed: u64) -> (u64, u64) {
                let random = mixed(seed);
                let threads = [1 + random % 5, 1 + random / 8 % 3];
                let broadcasts = random / 32 % 3 == 0;
                let done = Arc::new(Done::default());
                let (sender, receiver) = channel();
                let builder = |pool: usize| {
                    let builder = ThreadPoolBuilder::new().num_threads(threads[pool] as usize);
                    $form(builder.stack_size(STACK), random / 4096)
                };
                let ((first, form), (second, _)) = (builder(0), builder(1));
                let second = Arc::new(second.build().expect("threads"));
                let kept = || (done.clone(), sender.clone());
                let handler = |spawns| handler(kept(), second.clone(), spawns);
                let first = first.start_handler(handler(true)).exit_handler(handler(false)).build();
                // The parts of a broadcast must begin.
                let form = if broadcasts && form == Form::Silent { Form::Announced } else { form };
                if form == Form::Refused {
                    // At random, at first, for a while, or for ever.
                    let next = [random, random % 16, u64::MAX >> 48, u64::MAX];
                    NEXT.store(next[random as usize / 65536 % 4], SeqCst);
                }
                let shared = Arc::new(Shared {
                    pools: [Arc::new(first.expect("threads")), second],
                    form,
                    may_block: threads.map(|threads| AtomicUsize::new(threads as usize - 1)),
                    broadcasts,
                    locks: Default::default(),
                    done: done.clone(),
                    _ends: sender,
                });
                let node = Node { seed: random, size: 1 << (random / 128 % 14) };
                let again = shared.clone();
                let sum = shared.pools[0].install(move || begin(&again, 0, 0, node));
                let exceptions: fn(&ThreadPool) -> usize = $exceptions;
                let exceptions = shared.pools.iter().map(|pool| exceptions(pool)).sum::<usize>();
                assert!(!shared.has_spares() || exceptions == 0);
                count("exceptions", exceptions as u64);
                // On rayon-core, a start handler cannot spawn in a pool that is dropped.
                while done.handled.load(SeqCst) < 5 * threads[0] {
                    thread::yield_now();
                }
                drop(shared);
                receiver.recv().expect_err("nothing is sent");
                NEXT.store(0, SeqCst);
                count("refused threads", REFUSED.swap(0, SeqCst));
                let handled = done.handled.load(SeqCst);
                assert_eq!(handled, 9 * threads[0]);
                count("jobs of handlers", handled);
                (done.nodes.load(SeqCst), done.sum.load(SeqCst).wrapping_add(sum))
            }

            /// Returns a handler that uses its own pool and another.
            fn handler(
                kept: (Arc<Done>, Sender<()>),
                other: Arc<ThreadPool>,
                spawns: bool,
            ) -> impl Fn(usize) + Send + Sync {
                move |_| {
                    let add = || _ = kept.0.handled.fetch_add(1, SeqCst);
                    other.install(|| join(add, add));
                    join(add, add);
                    if spawns {
                        let kept = kept.clone();
                        pool::spawn(move || _ = kept.0.handled.fetch_add(1, SeqCst));
                    }
                }
            }

            /// Runs a node in its own scope.
            fn begin(shared: &Arc<Shared>, pool: usize, locks: usize, node: Node) -> u64 {
                let (outer_pool, outer_locks) = (pool, locks);
                scope(|outer| {
                    run(Place { shared, pool, outer_pool, outer, locks, outer_locks }, node)
                })
            }

            impl Shared {
                /// Returns `true` if there are as many spares as it takes.
                fn has_spares(&self) -> bool {
                    matches!(self.form, Form::Announced | Form::Silent)
                }
            }

            impl Place<'_> {
                /// Returns `true` if the node may wait only for jobs of its own pool's joins and
                /// scopes.
                fn only_forks(self) -> bool {
                    self.shared.form == Form::Silent && self.locks > 0
                }

                /// Returns the place in the pool that the node uses.
                fn there(self, node: Node) -> Self {
                    let pool = node.seed as usize / 64 % 2;
                    Place { pool: if self.only_forks() { self.pool } else { pool }, ..self }
                }

                /// Returns `true` if the node blocks inside `blocking`.
                fn announces(self, node: Node) -> bool {
                    self.locks > 0 || node.seed / 1024 % 2 == 0
                }

                /// Calls `f`, which blocks.
                fn announce<R>(self, node: Node, f: impl FnOnce() -> R) -> R {
                    if !self.announces(node) {
                        return f();
                    }
                    count("waits inside `blocking`", 1);
                    blocking(f)
                }

                /// Calls `block` if another job may block, and `otherwise` if not.
                fn blocking(
                    self,
                    node: Node,
                    block: impl FnOnce() -> u64,
                    otherwise: impl FnOnce() -> u64,
                ) -> u64 {
                    if self.shared.has_spares() && self.announces(node) && !self.only_forks() {
                        return block();
                    }
                    let left = &self.shared.may_block[self.pool];
                    let less = |left: usize| left.checked_sub(1);
                    let may_not = self.shared.broadcasts || self.only_forks();
                    if may_not || left.fetch_update(SeqCst, SeqCst, less).is_err() {
                        return otherwise();
                    }
                    let result = block();
                    left.fetch_add(1, SeqCst);
                    result
                }

                /// Spawns a job that runs the node: a detached one in either pool, or one of the
                /// scope.
                fn spawn(self, node: Node, locks: usize, then: impl FnOnce(u64) + Send + 'static) {
                    let shared = self.shared.clone();
                    match node.seed % 4 {
                        0 => {
                            let Place { outer_pool, outer_locks, .. } = self;
                            let under = self.locks > outer_locks;
                            count("spawns under a lock into an outer scope", u64::from(under));
                            self.outer.spawn(move |outer| {
                                let (shared, pool) = (&shared, outer_pool);
                                let place = Place { shared, pool, outer_pool, outer, locks, outer_locks };
                                then(run(place, node));
                            });
                        }
                        either => {
                            let pool = [self.pool, 0, 1][either as usize - 1];
                            let job = move || then(begin(&shared, pool, locks, node));
                            self.shared.pools[pool].spawn(job);
                        }
                    }
                }

                /// Spawns a job and waits for it by blocking or yielding.
                fn wait(self, node: Node) -> u64 {
                    let (sender, receiver) = channel();
                    self.spawn(node, self.locks, move |sum| sender.send(sum).expect("it waits"));
                    let yields = || loop {
                        match receiver.try_recv() {
                            Ok(sum) => return sum,
                            Err(_) => _ = pool::yield_now(),
                        }
                        thread::yield_now();
                    };
                    let receive = || receiver.recv().expect("the job sends");
                    self.blocking(node, || self.announce(node, receive), yields)
                }

                fn join(self, node: Node) -> u64 {
                    let part = |i| move || run(self, node.part(i, 2));
                    let (a, b) = join(part(0), part(1));
                    a.rotate_left(1) ^ b
                }

                /// A `join` whose halves wait for each other before they begin.
                fn meet(self, node: Node) -> u64 {
                    let meet = || {
                        let both = &Barrier::new(2);
                        let part = |i| move || {
                            self.announce(node, || both.wait());
                            run(self, node.part(i, 2))
                        };
                        let (a, b) = join(part(0), part(1));
                        a.rotate_left(1) ^ b
                    };
                    self.blocking(node, meet, || self.join(node))
                }

                /// Two jobs of a scope, one of which sends to the other over a channel without a
                /// buffer.
                fn feed(self, node: Node) -> u64 {
                    let feed = || {
                        let (sender, receiver) = sync_channel(0);
                        let mut sum = 0;
                        let total = &mut sum;
                        let send = move || (0..5).for_each(|i| sender.send(i).unwrap());
                        scope(move |s| {
                            let receive = move || *total = receiver.iter().sum();
                            s.spawn(move |_| self.announce(node, receive));
                            s.spawn(move |_| self.announce(node, send));
                        });
                        sum
                    };
                    self.blocking(node, feed, || 10) ^ run(self, node.part(0, 1))
                }

                /// Runs each part of the node as a job of a scope, in the current pool or in place.
                fn scope(self, node: Node) -> u64 {
                    let (parts, sum) = (1 + node.seed / 64 % 4, AtomicU64::new(0));
                    let sum = &sum;
                    let add = move |place: Self, i| {
                        sum.fetch_add(run(place, node.part(i, parts)), SeqCst);
                    };
                    match node.seed / 512 % 2 {
                        0 => scope(|s| (0..parts).for_each(|i| s.spawn(move |_| add(self, i)))),
                        _ => {
                            let there = self.there(node);
                            self.shared.pools[there.pool].in_place_scope(|s| {
                                (0..parts).for_each(|i| s.spawn(move |_| add(there, i)));
                            });
                        }
                    }
                    sum.load(SeqCst)
                }

                /// Runs the node's part on each worker of a pool.
                fn broadcast(self, node: Node) -> u64 {
                    let there = self.there(node);
                    let pool = &self.shared.pools[there.pool];
                    let parts = pool.current_num_threads() as u64;
                    let run = |_: pool::BroadcastContext<'_>| run(there, node.part(0, parts));
                    pool.broadcast(run).into_iter().fold(0, u64::wrapping_add)
                }

                /// Spawns a job in a pool, and installs another, from a thread that is not a
                /// worker.
                fn thread(self, node: Node) -> u64 {
                    let there = self.there(node);
                    let install = || {
                        let (shared, pool, locks) = (self.shared.clone(), there.pool, self.outer_locks);
                        let job = move || _ = begin(&shared, pool, locks, node.part(0, 2));
                        self.shared.pools[pool].spawn(job);
                        self.shared.pools[pool].install(|| run(there, node.part(1, 2)))
                    };
                    let join = || {
                        count("threads that use a pool", 1);
                        thread::scope(|t| t.spawn(install).join().expect("no panics"))
                    };
                    self.blocking(node, || self.announce(node, join), install)
                }

                /// Holds a lock across a `join` or a scope, if there is another, and if it is free
                /// or the job may wait for it.
                fn hold(self, node: Node) -> u64 {
                    let Shared { locks, form, .. } = &**self.shared;
                    let held = locks.get(self.locks).and_then(|lock| match form {
                        Form::Plain | Form::Refused => lock.try_lock().ok(),
                        Form::Announced => blocking(|| lock.lock()).ok(),
                        Form::Silent => lock.lock().ok(),
                    });
                    count("locks held", u64::from(held.is_some()));
                    let more = self.shared.has_spares() && held.is_some();
                    let there = Place { locks: self.locks + usize::from(more), ..self };
                    match node.seed / 8192 % 3 {
                        0 => there.join(node),
                        1 => there.scope(node),
                        _ => begin(self.shared, self.pool, there.locks, node.part(0, 1)),
                    }
                }
            }

            fn run(place: Place<'_>, node: Node) -> u64 {
                let Place { shared, .. } = place;
                shared.done.nodes.fetch_add(1, SeqCst);
                shared.done.sum.fetch_add(node.seed, SeqCst);
                if node.size <= 1 {
                    // A thread that yields runs any job.
                    if node.seed % 16 == 0 && place.locks == 0 {
                        pool::yield_now();
                    }
                    return node.seed;
                }
                match node.seed / 4 % 16 {
                    0 if place.only_forks() => run(place, node.part(0, 1)),
                    0 => place.wait(node.part(0, 1)),
                    1 | 2 => {
                        place.spawn(node.part(0, 1), place.outer_locks, |_| ());
                        1
                    }
                    3 => place.meet(node),
                    4 => place.feed(node),
                    5 => place.thread(node),
                    6 | 7 => place.hold(node),
                    8 if shared.broadcasts => place.broadcast(node),
                    8 => {
                        let there = place.there(node);
                        shared.pools[there.pool].install(|| run(there, node.part(0, 1)))
                    }
                    9..=11 => place.scope(node),
                    _ => place.join(node),
                }
            }
        }
    )*};
}

programs! {
    by_default: ours, any, ours::blocking, ours::ThreadPool::exceptions;
    owning: ours, own, ours::blocking, ours::ThreadPool::exceptions;
    rayon: rayon_core, plain, just_call, |_| 0;
}
