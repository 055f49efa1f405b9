//! Jobs of one pool that feed each other by channels.

use std::sync::mpsc::{channel, sync_channel};

programs! { EndsOn::All {
    /// One worker waits at the end of the inner scope for the consumer, which another worker runs.
    fn the_producer_is_of_the_outer_scope() -> u64 {
        let (sender, receiver) = sync_channel(0);
        let (begun, has_begun) = channel();
        let mut sum = 0;
        let total = &mut sum;
        pool::of(2).scope(|outer| {
            pool::scope(move |inner| {
                inner.spawn(move |_| {
                    begun.send(()).unwrap();
                    *total = receiver.iter().sum();
                });
                has_begun.recv().unwrap();
                outer.spawn(move |_| (0..100).for_each(|i| sender.send(i).unwrap()));
            });
        });
        sum
    }

    fn the_producer_is_detached() -> u64 {
        let (sender, receiver) = sync_channel(0);
        pool::of(2).install(|| {
            let produce = move || (0..100).for_each(|i| sender.send(i).unwrap());
            pool::apart(|| pool::spawn(produce), move || receiver.iter().sum()).1
        })
    }

    fn the_second_of_a_join_spawns_what_it_waits_for() -> u64 {
        let (sender, receiver) = channel();
        pool::of(2).scope(|s| {
            let second = move || {
                s.spawn(move |_| sender.send(7).unwrap());
                receiver.recv().unwrap()
            };
            pool::apart(|| (), second).1
        })
    }

    /// All four workers are needed: three for the stages, and one to receive.
    fn a_pipeline_of_detached_jobs() -> u64 {
        let (first, mut receiver) = sync_channel(0);
        pool::of(4).install(move || {
            let stages = move || {
                for _ in 0..2 {
                    let (sender, next) = sync_channel(0);
                    let last = std::mem::replace(&mut receiver, next);
                    pool::spawn(move || last.iter().for_each(|i| sender.send(2 * i).unwrap()));
                }
                pool::spawn(move || (0..100).for_each(|i| first.send(i).unwrap()));
                receiver.iter().sum()
            };
            pool::apart(|| (), stages).1
        })
    }

    /// All four workers take part: three wait for the next join, and then each for a job of the
    /// scope.
    fn joins_one_in_the_other() -> u64 {
        fn deep(s: &pool::Scope<'_>, level: u64) -> u64 {
            if level == 0 {
                return 0;
            }
            let (sender, receiver) = channel();
            let spawn = || s.spawn(move |_| sender.send(level).unwrap());
            pool::apart(spawn, move || deep(s, level - 1) + receiver.recv().unwrap()).1
        }
        pool::of(4).scope(|s| deep(s, 3))
    }
} }
