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
    /// From a queue to a worker, with a limit or none; and whether its first element is popped.
    Batch(usize, usize, Option<usize>, bool),
}

/// Takes each step with both, and what is left at the end.
fn come_to_the_same(program: &[Step]) {
    let (originals, ours) = (originals::Queues::new(), ours::Queues::new());
    let all = (0..5).flat_map(|queue| [Step::Pop(queue); 150]);
    for step in program.iter().copied().chain(all) {
        let (ours, originals) = (ours.take(step), originals.take(step));
        assert_eq!(ours, originals, "{step:?} in {program:?}");
    }
}

/// From every queue to every worker, with or without a pop.
fn ways() -> impl Iterator<Item = (usize, usize, bool)> {
    (0..5).flat_map(|source| (0..8).map(move |n| (source, n / 2, n % 2 == 1)))
}

#[test]
fn batches_from_every_kind_to_every_kind() {
    for (source, dest, pops) in ways() {
        // So few that no batch crosses one of the original injector's blocks, or so many that one
        // without a limit ends somewhere.
        let most = if source == 4 { 49 } else { 100 };
        for limit in [None, Some(1), Some(2), Some(3), Some(40)] {
            for pushes in 0..=most {
                let mut program = vec![Step::Push(dest, 1000)];
                program.extend((0..pushes).map(|n| Step::Push(source, n)));
                program.push(Step::Batch(source, dest, limit, pops));
                come_to_the_same(&program);
            }
        }
    }
}

#[test]
fn batches_of_nothing_are_refused() {
    for (source, dest, pops) in ways() {
        let nothing = Step::Batch(source, dest, Some(0), pops);
        let refused = |act: &dyn Fn()| panic::catch_unwind(AssertUnwindSafe(act)).is_err();
        assert!(refused(&|| drop(ours::Queues::new().take(nothing))));
        assert!(refused(&|| drop(originals::Queues::new().take(nothing))));
    }
}

#[test]
fn random_programs() {
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..2000 {
        // So few pushes that no batch crosses a block.
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
