//! Everything that crossbeam-deque has in public behaves as there in one thread, except for what
//! the README lists: here are programs of every kind of step, and the rest of the interface.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};

use proptest::prelude::*;
use proptest::sample::select;

mod originals {
    use original as deque;
    include!("same/items.rs");
    include!("same/queues.rs");
}

mod ours {
    use crossbeam_deque as deque;
    include!("same/items.rs");
    include!("same/queues.rs");
}

/// The program that runs on crossbeam-deque and on chase-lev also runs on this crate.
mod of_workers {
    use crossbeam_deque as deque;
    include!("../../../tests/sequential/drop_in.rs");
}

/// A step of a program. Queues 0 and 1 are LIFO workers, 2 and 3 are FIFO workers, and 4 is an
/// injector.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Pushes this many elements.
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
    let run = |step| {
        let outcome = ours.run(step);
        assert_eq!(outcome, originals.run(step), "{step:?} in {program:?}");
        outcome
    };
    program.iter().for_each(|&step| _ = run(step));
    for queue in 0..5 {
        while run(Step::Pop(queue)).0.is_some() {}
    }
}

/// Returns every pair of a queue and a worker, with and without a pop.
fn ways() -> impl Iterator<Item = (usize, usize, bool)> {
    (0..5).flat_map(|source| (0..8).map(move |n| (source, n / 2, n % 2 == 1)))
}

#[test]
fn batches_from_every_kind_to_every_kind() {
    for (source, dest, pops) in ways() {
        for limit in [None, Some(1), Some(3), Some(40), Some(usize::MAX)] {
            for pushes in 0..=130 {
                compare(&[
                    Step::Push(dest, 1),
                    Step::Push(source, pushes),
                    Step::Batch(source, dest, limit, pops),
                ]);
            }
        }
    }
}

/// The original takes everything up to the end of a block, wherever the first element is.
#[test]
fn batches_that_end_with_a_block() {
    for before in (0..70).step_by(3) {
        for pushes in (before + 1)..(before + 70) {
            for limit in [None, Some(20), Some(usize::MAX)] {
                let pushed = Step::Push(4, pushes);
                let taken = vec![Step::Steal(4); before as usize];
                let batches = [true, false].map(|pops| Step::Batch(4, 2, limit, pops));
                compare(&[&[pushed], &*taken, &batches].concat());
            }
        }
    }
}

#[test]
fn a_limit_of_zero_panics() {
    for (source, dest, pops) in ways() {
        let nothing = Step::Batch(source, dest, Some(0), pops);
        let message = |act: &dyn Fn()| {
            let panic = panic::catch_unwind(AssertUnwindSafe(act)).expect_err("a panic");
            (panic.downcast_ref::<&str>().copied()).map_or_else(String::new, str::to_owned)
        };
        let ours = message(&|| drop(ours::Queues::new().run(nothing)));
        let original = message(&|| drop(originals::Queues::new().run(nothing)));
        assert_eq!(original, "assertion failed: limit > 0");
        assert_eq!(ours, "the limit of a batch must be at least 1, not 0");
    }
}

fn steps() -> impl Strategy<Value = Step> {
    let limit = prop_oneof![Just(None), (1..100_usize).prop_map(Some)];
    prop_oneof![
        (0..5_usize, select(&[1, 1, 2, 3, 70][..])).prop_map(|(queue, n)| Step::Push(queue, n)),
        (0..5_usize).prop_map(Step::Pop),
        (0..5_usize).prop_map(Step::Steal),
        (0..5_usize, 0..4_usize, limit, any::<bool>())
            .prop_map(|(source, dest, limit, pops)| Step::Batch(source, dest, limit, pops)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn random_programs(program in prop::collection::vec(steps(), 0..60)) {
        compare(&program);
    }
}

#[test]
fn outcomes_of_steals() {
    assert_eq!(ours::outcomes(), originals::outcomes());
}

#[test]
fn debug_output() {
    assert_eq!(ours::debug(), originals::debug());
}

/// The differences are those that the README lists.
#[test]
fn traits_and_sizes() {
    let mut different = Vec::new();
    for (ours, original) in ours::traits().into_iter().zip(originals::traits()) {
        if ours != original {
            different.push(format!("{}: {}, not {}", ours.0, ours.1, original.1));
        }
    }
    assert_eq!(
        different,
        [
            "Worker<Cell<u8>> is UnwindSafe: true, not false",
            "Stealer<Cell<u8>> is UnwindSafe: true, not false",
            "Injector<u8> is UnwindSafe: true, not false",
            "Injector<Rc<u8>> is UnwindSafe: true, not false",
            "Injector<Cell<u8>> is UnwindSafe: true, not false",
            "Stealer<Cell<u8>> is RefUnwindSafe: true, not false",
            "Injector<Cell<u8>> is RefUnwindSafe: true, not false",
        ]
    );
    assert_eq!(ours::sizes(), [128, 16, 384]);
    assert_eq!(originals::sizes(), [32, 16, 256]);
}

thread_local! {
    /// The numbers of the elements that were dropped.
    static DROPPED: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

/// An element whose drop is recorded. The drop of an odd one panics if panics are wanted.
struct Element {
    number: u32,
    panics: bool,
}

impl Drop for Element {
    fn drop(&mut self) {
        DROPPED.with_borrow_mut(|dropped| dropped.push(self.number));
        assert!(!self.panics || self.number.is_multiple_of(2), "{}", self.number);
    }
}

/// Returns what is dropped, and the message of the panic, if any.
fn dropped(act: impl FnOnce(Vec<Element>), panics: bool) -> (Vec<u32>, Option<String>) {
    let elements = (0..70).map(|number| Element { number, panics }).collect();
    let panic = panic::catch_unwind(AssertUnwindSafe(|| act(elements))).err();
    (DROPPED.take(), panic.and_then(|panic| panic.downcast_ref().cloned()))
}

#[test]
fn drops() {
    for queue in 0..3 {
        let of = |panics| {
            let ours = dropped(|elements| ours::drop_all(queue, elements), panics);
            let original = dropped(|elements| originals::drop_all(queue, elements), panics);
            (ours, original)
        };
        let (ours, original) = of(false);
        assert_eq!(ours, original);
        assert_eq!(ours.0.len(), 70);

        // The original leaks what follows the first panic, and so do FIFO workers and injectors.
        let ((ours, panic), original) = of(true);
        assert_eq!(panic.as_deref(), Some("1"));
        assert_eq!(original.0, [0, 1]);
        if queue == 0 {
            assert!(ours.into_iter().eq(0..70));
        } else {
            assert_eq!((ours, panic), original);
        }
    }
}
