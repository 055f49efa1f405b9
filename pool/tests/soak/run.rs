//! A program is a tree generated from a seed. The seed of each node determines the node's operation and
//! its parts.
//!
//! Two rules make every program end on rayon-core. First, a job blocks only for jobs spawned after it
//! began, so no two jobs wait for each other, whatever lies above them on a stack. Second, fewer jobs of a
//! pool block at a time than it has workers, so some worker runs the jobs that they wait for. Since a
//! blocked worker does not run its part of a broadcast, a program either broadcasts or blocks.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{Sender, channel, sync_channel};
use std::sync::{Arc, Barrier, Mutex};
use std::thread;

use chase_lev_pool::Waiting;

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
}

/// The default.
fn any(builder: chase_lev_pool::ThreadPoolBuilder, _: u64) -> chase_lev_pool::ThreadPoolBuilder {
    builder.waiting(Waiting::Any)
}

/// `Waiting::Own`, with many spares, one or none.
fn own(
    builder: chase_lev_pool::ThreadPoolBuilder,
    random: u64,
) -> chase_lev_pool::ThreadPoolBuilder {
    builder
        .waiting(Waiting::Own)
        .max_spares([256, 1, 0][random as usize % 3])
}

fn plain(builder: rayon_core::ThreadPoolBuilder, _: u64) -> rayon_core::ThreadPoolBuilder {
    builder
}

macro_rules! programs {
    ($($name:ident: $pool:ident, $configure:path;)*) => {$(
        pub mod $name {
            use super::*;
            use $pool as pool;
            use pool::{Scope, ThreadPool, ThreadPoolBuilder, join, scope};

            /// The state shared by the jobs of a program. The last of them drops the pools.
            struct Shared {
                pools: [ThreadPool; 2],
                /// For each pool, the number of further jobs that may block.
                may_block: [AtomicUsize; 2],
                broadcasts: bool,
                held: Mutex<u64>,
                done: Arc<Done>,
                /// Dropped when all jobs are done.
                _ends: Mutex<Sender<()>>,
            }

            /// The place at which a node runs.
            #[derive(Clone, Copy)]
            struct Place<'a> {
                shared: &'a Arc<Shared>,
                /// The current pool, and the pool of the scope `outer`.
                pool: usize,
                outer_pool: usize,
                outer: &'a Scope<'static>,
            }

            /// Runs the program of a seed. Returns its number of nodes, and a sum over them and their
            /// results.
            pub fn program(seed: u64) -> (u64, u64) {
                let random = mixed(seed);
                let threads = [1 + random % 5, 1 + random / 8 % 3].map(|threads| threads as usize);
                let done = Arc::new(Done::default());
                let (sender, receiver) = channel();
                let shared = Arc::new(Shared {
                    pools: threads.map(|threads| {
                        let builder = ThreadPoolBuilder::new().num_threads(threads);
                        $configure(builder, random / 4096).build().expect("threads")
                    }),
                    may_block: threads.map(|threads| AtomicUsize::new(threads - 1)),
                    broadcasts: random / 32 % 3 == 0,
                    held: Mutex::new(0),
                    done: done.clone(),
                    _ends: Mutex::new(sender),
                });
                let node = Node { seed: random, size: 1 << (random / 128 % 14) };
                let again = shared.clone();
                let sum = shared.pools[0].install(move || begin(&again, 0, node));
                drop(shared);
                receiver.recv().expect_err("nothing is sent");
                (done.nodes.load(SeqCst), done.sum.load(SeqCst).wrapping_add(sum))
            }

            /// Runs a node in a scope of its own.
            fn begin(shared: &Arc<Shared>, pool: usize, node: Node) -> u64 {
                scope(|outer| run(Place { shared, pool, outer_pool: pool, outer }, node))
            }

            impl Place<'_> {
                /// Calls `block` if another job may block, and `otherwise` if not.
                fn blocking(
                    self,
                    block: impl FnOnce() -> u64,
                    otherwise: impl FnOnce() -> u64,
                ) -> u64 {
                    let left = &self.shared.may_block[self.pool];
                    let less = |left: usize| left.checked_sub(1);
                    if self.shared.broadcasts || left.fetch_update(SeqCst, SeqCst, less).is_err() {
                        return otherwise();
                    }
                    let result = block();
                    left.fetch_add(1, SeqCst);
                    result
                }

                /// Spawns a job that runs the node: a detached one in either pool, or one of the scope.
                fn spawn(self, node: Node, then: impl FnOnce(u64) + Send + 'static) {
                    let shared = self.shared.clone();
                    match node.seed % 4 {
                        0 => {
                            let pool = self.outer_pool;
                            self.outer.spawn(move |outer| {
                                let shared = &shared;
                                then(run(Place { shared, pool, outer_pool: pool, outer }, node));
                            });
                        }
                        1 => pool::spawn({
                            let pool = self.pool;
                            move || then(begin(&shared, pool, node))
                        }),
                        either => {
                            let pool = either as usize % 2;
                            let job = move || then(begin(&shared, pool, node));
                            self.shared.pools[pool].spawn(job);
                        }
                    }
                }

                /// Spawns a job and waits for it by blocking or yielding.
                fn wait(self, node: Node) -> u64 {
                    let (sender, receiver) = channel();
                    self.spawn(node, move |sum| sender.send(sum).expect("the other job waits"));
                    let yields = || loop {
                        match receiver.try_recv() {
                            Ok(sum) => return sum,
                            Err(_) => _ = pool::yield_now(),
                        }
                        thread::yield_now();
                    };
                    self.blocking(|| receiver.recv().expect("the job sends"), yields)
                }

                fn join(self, node: Node) -> u64 {
                    let part = |i| move || run(self, node.part(i, 2));
                    let (a, b) = join(part(0), part(1));
                    a.rotate_left(1) ^ b
                }

                /// A `join` whose halves wait for each other before they begin.
                fn meet(self, node: Node) -> u64 {
                    let meet = || {
                        let both = Barrier::new(2);
                        let part = |i| {
                            let both = &both;
                            move || {
                                both.wait();
                                run(self, node.part(i, 2))
                            }
                        };
                        let (a, b) = join(part(0), part(1));
                        a.rotate_left(1) ^ b
                    };
                    self.blocking(meet, || self.join(node))
                }

                /// Two jobs of a scope, one of which sends to the other over a channel without a buffer.
                fn feed(self, node: Node) -> u64 {
                    let feed = || {
                        let (sender, receiver) = sync_channel(0);
                        let mut sum = 0;
                        let total = &mut sum;
                        scope(move |s| {
                            s.spawn(move |_| *total = receiver.iter().sum());
                            s.spawn(move |_| (0..5).for_each(|i| sender.send(i).unwrap()));
                        });
                        sum
                    };
                    self.blocking(feed, || 10) ^ run(self, node.part(0, 1))
                }

                /// Runs each part of the node as a job of a scope, in the current pool or in place.
                fn scope(self, node: Node) -> u64 {
                    let (parts, sum) = (1 + node.seed / 64 % 4, AtomicU64::new(0));
                    let sum = &sum;
                    let add = move |place: Self, i| {
                        sum.fetch_add(run(place, node.part(i, parts)), SeqCst);
                    };
                    match node.seed / 512 % 3 {
                        0 => scope(|s| (0..parts).for_each(|i| s.spawn(move |_| add(self, i)))),
                        pool => {
                            let pool = pool as usize - 1;
                            let there = Place { pool, ..self };
                            self.shared.pools[pool].in_place_scope(|s| {
                                (0..parts).for_each(|i| s.spawn(move |_| add(there, i)));
                            });
                        }
                    }
                    sum.load(SeqCst)
                }

                /// Runs the node's part on each worker of a pool.
                fn broadcast(self, node: Node) -> u64 {
                    let pool = node.seed as usize / 64 % 2;
                    let there = Place { pool, ..self };
                    let parts = self.shared.pools[pool].current_num_threads() as u64;
                    let run = |_: pool::BroadcastContext<'_>| run(there, node.part(0, parts));
                    self.shared.pools[pool].broadcast(run).into_iter().fold(0, u64::wrapping_add)
                }

                /// Installs the node's part in a pool from a thread that is no worker.
                fn thread(self, node: Node) -> u64 {
                    let pool = node.seed as usize / 64 % 2;
                    let there = Place { pool, ..self };
                    let part = || run(there, node.part(0, 1));
                    let install = || self.shared.pools[pool].install(part);
                    let join = || thread::scope(|t| t.spawn(install).join().expect("no panics"));
                    self.blocking(join, install)
                }

                /// Holds a lock across a `join`, if the lock is free.
                fn hold(self, node: Node) -> u64 {
                    let Ok(mut held) = self.shared.held.try_lock() else {
                        return self.join(node);
                    };
                    let before = *held;
                    let sum = self.join(node);
                    assert_eq!(*held, before);
                    *held += 1;
                    sum
                }
            }

            fn run(place: Place<'_>, node: Node) -> u64 {
                let Place { shared, .. } = place;
                shared.done.nodes.fetch_add(1, SeqCst);
                shared.done.sum.fetch_add(node.seed, SeqCst);
                if node.size <= 1 {
                    if node.seed % 16 == 0 {
                        pool::yield_now();
                    }
                    return node.seed;
                }
                match node.seed / 4 % 16 {
                    0 | 1 => place.wait(node.part(0, 1)),
                    2 => {
                        place.spawn(node.part(0, 1), |_| ());
                        1
                    }
                    3 => place.meet(node),
                    4 => place.feed(node),
                    5 => place.thread(node),
                    6 => place.hold(node),
                    7 if shared.broadcasts => place.broadcast(node),
                    7 | 8 => {
                        let pool = node.seed as usize / 64 % 2;
                        let there = Place { pool, ..place };
                        shared.pools[pool].install(|| run(there, node.part(0, 1)))
                    }
                    9..=11 => place.scope(node),
                    _ => place.join(node),
                }
            }
        }
    )*};
}

programs! {
    by_default: chase_lev_pool, super::any;
    owning: chase_lev_pool, super::own;
    rayon: rayon_core, super::plain;
}
