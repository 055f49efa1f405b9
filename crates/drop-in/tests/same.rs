//! A program of one thread has the same result as on crossbeam-deque.

use std::panic::{self, AssertUnwindSafe};

mod originals {
    use original as deque;
    include!("same/queues.rs");
}

mod ours {
    use crossbeam_deque as deque;
    include!("same/queues.rs");
}

/// A step of a program. Queues 0 and 1 are LIFO workers, 2 and 3 are FIFO workers, and 4 is an
/// injector.
#[derive(Clone, Copy, Debug)]
enum Step {
    Push(usize, u32),
    /// A steal. A pop of the injector is a steal too.
    Steal(usize),
    Pop(usize),
    /// A batch from a queue to a worker, with a limit or without; true if its first element is
    /// popped.
    Batch(usize, usize, Option<usize>, bool),
}

/// Runs the program on both crates, empties all queues, and compares each step.
fn compare(program: &[Step]) {
    let (originals, ours) = (originals::Queues::new(), ours::Queues::new());
    let all = (0..5).flat_map(|queue| [Step::Pop(queue); 150]);
    for step in program.iter().copied().chain(all) {
        let (ours, originals) = (ours.run(step), originals.run(step));
        assert_eq!(ours, originals, "{step:?} in {program:?}");
    }
}

/// Returns every pair of a queue and a worker, with and without a pop.
fn ways() -> impl Iterator<Item = (usize, usize, bool)> {
    (0..5).flat_map(|source| (0..8).map(move |n| (source, n / 2, n % 2 == 1)))
}

#[test]
fn batches_from_every_kind_to_every_kind() {
    for (source, dest, pops) in ways() {
        // Few enough that no batch crosses a block of the original injector, or enough for a batch
        // that the maximum ends.
        let most = if source == 4 { 49 } else { 100 };
        for limit in [None, Some(1), Some(2), Some(3), Some(40)] {
            for pushes in 0..=most {
                let mut program = vec![Step::Push(dest, 1000)];
                program.extend((0..pushes).map(|n| Step::Push(source, n)));
                program.push(Step::Batch(source, dest, limit, pops));
                compare(&program);
            }
        }
    }
}

#[test]
fn a_limit_of_zero_panics() {
    for (source, dest, pops) in ways() {
        let nothing = Step::Batch(source, dest, Some(0), pops);
        let refused = |act: &dyn Fn()| panic::catch_unwind(AssertUnwindSafe(act)).is_err();
        assert!(refused(&|| drop(ours::Queues::new().run(nothing))));
        assert!(refused(&|| drop(originals::Queues::new().run(nothing))));
    }
}

#[test]
fn random_programs() {
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..2000 {
        // Few enough pushes that no batch crosses a block.
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
        compare(&program);
    }
}
