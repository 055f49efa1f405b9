//! Treiber's stack (*Systems programming: coping with parallelism*, IBM RJ 5118, 1986), in an arena
//! whose nodes are used only once, so a node cannot come back while a thread looks at it.
//!
//! This command explores it:
//!
//! ```sh
//! RUSTFLAGS="--cfg loom" cargo test --package chase-lev-atomics --example stack
//! ```

use std::iter;

use chase_lev_atomics::{Atomic, at, sites};

sites! {
    /// The sites of the stack.
    pub const SITES;

    /// Takes a node from the arena. Atomicity suffices.
    PUSH_NODE "push.node" Add Relaxed;
    /// Writes the node. `push.top` releases it.
    PUSH_VALUE "push.value" Store Relaxed;
    /// Loads the top, which `push.top` compares.
    PUSH_LOOK "push.look" Load Relaxed;
    /// Chains the node. `push.top` releases it.
    PUSH_NEXT "push.next" Store Relaxed;
    /// Publishes the node to `pop.look`.
    PUSH_TOP "push.top" Cas Release;
    /// Loads the top. Acquires its node from `push.top`.
    POP_LOOK "pop.look" Load Acquire;
    /// Reads the next node.
    POP_NEXT "pop.next" Load Relaxed;
    /// Takes the node. As a read-modify-write, it continues the release sequence of `push.top`.
    POP_TOP "pop.top" Cas Relaxed;
    /// Reads the value of the node.
    POP_VALUE "pop.value" Load Relaxed;
}

struct Node {
    value: Atomic<usize>,
    next: Atomic<usize>,
}

/// A stack into which a limited number of values can be pushed. Links are node numbers, or 0.
struct Stack {
    top: Atomic<usize>,
    used: Atomic<usize>,
    nodes: Vec<Node>,
}

impl Stack {
    fn new(pushes: usize) -> Self {
        let zero = Atomic::<usize>::new;
        let node = || Node {
            value: zero(0),
            next: zero(0),
        };
        let nodes = iter::repeat_with(node).take(pushes).collect();
        Stack {
            top: zero(0),
            used: zero(0),
            nodes,
        }
    }

    /// Pushes a value, or panics if no node is left in the arena.
    fn push(&self, value: usize) {
        let index = self.used.add(1, at!(PUSH_NODE, Relaxed));
        let node = &self.nodes[index];
        node.value.store(value, at!(PUSH_VALUE, Relaxed));
        loop {
            let top = self.top.load(at!(PUSH_LOOK, Relaxed));
            node.next.store(top, at!(PUSH_NEXT, Relaxed));
            let push = self
                .top
                .compare_exchange(top, index + 1, at!(PUSH_TOP, Release));
            if push.is_ok() {
                return;
            }
        }
    }

    fn pop(&self) -> Option<usize> {
        loop {
            let top = self.top.load(at!(POP_LOOK, Acquire));
            let node = self.nodes.get(top.checked_sub(1)?)?;
            let next = node.next.load(at!(POP_NEXT, Relaxed));
            if self
                .top
                .compare_exchange(top, next, at!(POP_TOP, Relaxed))
                .is_ok()
            {
                return Some(node.value.load(at!(POP_VALUE, Relaxed)));
            }
        }
    }
}

#[cfg(not(loom))]
fn main() {
    let stack = Stack::new(1000);
    std::thread::scope(|s| {
        for thread in 0..4 {
            let stack = &stack;
            s.spawn(move || (0..250).for_each(|i| stack.push(250 * thread + i)));
        }
    });
    let sum: usize = iter::from_fn(|| stack.pop()).sum();
    assert_eq!(sum, (0..1000).sum());
}

/// Runs two threads, each of which pushes a value and pops one. The rest is popped at the end.
#[cfg(loom)]
fn model() {
    let stack = chase_lev_atomics::Arc::new(Stack::new(2));
    let other = stack.clone();
    let thread = loom::thread::spawn(move || {
        other.push(7);
        other.pop()
    });
    stack.push(8);
    let mut popped = vec![stack.pop(), thread.join().unwrap(), stack.pop()];
    popped.retain(Option::is_some);
    popped.sort();
    assert_eq!(popped, [Some(7), Some(8)]);
}

#[cfg(loom)]
fn main() {
    loom::model(model);
}

#[cfg(all(test, loom))]
mod tests {
    use super::*;
    use chase_lev_atomics::mutate;

    #[test]
    fn holds_and_needs_these_orderings() {
        // SAFETY: the values are numbers.
        let mutants = unsafe { mutate::orderings(&SITES, model) };
        mutants.iter().for_each(|mutant| println!("{mutant}"));
        let fails = |mutant: &mutate::Mutant| (mutant.site, mutant.counterexample.is_some());
        let expected = ["push.top", "pop.look"].map(|site| (site, true));
        assert!(mutants.iter().map(fails).eq(expected), "{mutants:?}");
    }
}
