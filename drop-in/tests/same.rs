//! Any program of one thread comes to the same as with crossbeam-deque.

use std::panic::{self, AssertUnwindSafe};

mod originals {
    use original as deque;
    include!("same/queues.rs");
}

mod ours {
    use crossbeam_deque as deque;
    include!("same/queues.rs");
}

/// What a program does next. Queues 0 and 1 are LIFO workers, 2 and 3 FIFO workers, 4 is an
/// injector.
#[derive(Clone, Copy, Debug)]
enum Step {
    Push(usize, u32),
    /// Of an injector: a steal, as is its pop.
    Steal(usize),
    Pop(usize),
    /// From a queue to a worker.
    Batch(usize, usize, Option<usize>, Pops),
}

/// Whether a batch's first element goes to the caller.
type Pops = bool;

/// Takes each step with both, and what is left at the end.
fn come_to_the_same(program: &[Step]) {
    let (originals, ours) = (originals::Queues::new(), ours::Queues::new());
    let all = (0..5).flat_map(|queue| [Step::Pop(queue); 150]);
    for step in program.iter().copied().chain(all) {
        assert_eq!(
            ours.take(step),
            originals.take(step),
            "{step:?} in {program:?}"
        );
    }
}

#[test]
fn batches_from_every_kind_to_every_kind() {
    for (source, dest) in (0..5).flat_map(|source| [0, 1, 2, 3].map(|dest| (source, dest))) {
        for limit in [None, Some(1), Some(2), Some(3), Some(40)] {
            for (pushes, pops) in (0..50).flat_map(|n| [(n, false), (n, true)]) {
                let mut program = vec![Step::Push(dest, 1000)];
                program.extend((0..pushes).map(|n| Step::Push(source, n)));
                program.push(Step::Batch(source, dest, limit, pops));
                come_to_the_same(&program);
            }
        }
    }
}

#[test]
fn batches_without_a_limit_end_somewhere() {
    for (source, dest) in (0..4).flat_map(|source| [0, 1, 2, 3].map(|dest| (source, dest))) {
        for pops in [false, true] {
            let mut program: Vec<Step> = (0..100).map(|n| Step::Push(source, n)).collect();
            program.push(Step::Batch(source, dest, None, pops));
            come_to_the_same(&program);
        }
    }
}

#[test]
fn batches_of_nothing_are_refused() {
    for (source, dest) in (0..5).flat_map(|source| [0, 1, 2, 3].map(|dest| (source, dest))) {
        for pops in [false, true] {
            let nothing = Step::Batch(source, dest, Some(0), pops);
            let refused = |act: &dyn Fn()| panic::catch_unwind(AssertUnwindSafe(act)).is_err();
            assert!(refused(&|| drop(ours::Queues::new().take(nothing))));
            assert!(refused(&|| drop(originals::Queues::new().take(nothing))));
        }
    }
}

#[test]
fn random_programs() {
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..2000 {
        // So few pushes that no batch crosses one of the original injector's blocks.
        let program: Vec<Step> = (0..rng.u32(..60))
            .map(|n| match rng.u8(..8) {
                0..4 => Step::Push(rng.usize(..5), n),
                4 => Step::Pop(rng.usize(..5)),
                5 => Step::Steal(rng.usize(..5)),
                _ => {
                    let limit = rng.bool().then(|| rng.usize(1..9));
                    Step::Batch(rng.usize(..5), rng.usize(..4), limit, rng.bool())
                }
            })
            .collect();
        come_to_the_same(&program);
    }
}
