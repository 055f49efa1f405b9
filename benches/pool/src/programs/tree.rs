//! The sum of a binary tree: nothing but forks.

use std::hint::black_box;
use std::iter;

use crate::{Pool, Program};

/// A node, with two children or none.
pub struct Node {
    value: u64,
    children: Option<(Box<Node>, Box<Node>)>,
}

/// A complete binary tree: `grow` makes a node of two children. Each level is contiguous in memory,
/// if the allocator likes, so that no order of visits is the memory's.
fn complete<N>(levels: u32, leaf: impl Fn() -> N, grow: impl Fn(Box<N>, Box<N>) -> N) -> Box<N> {
    let mut level: Vec<_> = (1..1 << levels)
        .step_by(2)
        .map(|_| Box::new(leaf()))
        .collect();
    while level.len() > 1 {
        let mut children = level.into_iter();
        let pair = || Some((children.next()?, children.next()?));
        level = iter::from_fn(pair)
            .map(|(left, right)| Box::new(grow(left, right)))
            .collect();
    }
    level.pop().expect("a root")
}

impl Node {
    fn tree(levels: u32) -> Box<Node> {
        let node = |children| Node { value: 1, children };
        complete(
            levels,
            || node(None),
            |left, right| node(Some((left, right))),
        )
    }
}

/// The sum: a leaf is no fork.
pub struct Sum(Box<Node>);

impl Sum {
    /// Of a complete tree.
    pub fn new(levels: u32) -> Self {
        Sum(Node::tree(levels))
    }
}

fn sum<P: Pool>(scope: P::Scope<'_>, node: &Node) -> u64 {
    let Some((left, right)) = &node.children else {
        return node.value;
    };
    let (left, right) = P::join(scope, |s| sum::<P>(s, left), |s| sum::<P>(s, right));
    node.value + left + right
}

impl Program for Sum {
    type State = ();
    type Output = u64;

    fn prepare(&self) {}

    fn run<P: Pool>(&self, scope: P::Scope<'_>, (): &mut ()) -> u64 {
        sum::<P>(scope, black_box(&self.0))
    }
}

/// The sum, where every node forks, leaves as well, and a child may be missing.
pub struct EveryNode(Box<Optional>);

struct Optional {
    value: u64,
    left: Option<Box<Optional>>,
    right: Option<Box<Optional>>,
}

impl Optional {
    fn tree(levels: u32) -> Box<Optional> {
        let node = |left, right| Optional {
            value: 1,
            left,
            right,
        };
        complete(
            levels,
            || node(None, None),
            |left, right| node(Some(left), Some(right)),
        )
    }
}

impl EveryNode {
    /// Of a complete tree.
    pub fn new(levels: u32) -> Self {
        EveryNode(Optional::tree(levels))
    }
}

fn sum_every<P: Pool>(scope: P::Scope<'_>, node: &Optional) -> u64 {
    let (left, right) = P::join(
        scope,
        |s| (node.left.as_deref()).map_or(0, |node| sum_every::<P>(s, node)),
        |s| (node.right.as_deref()).map_or(0, |node| sum_every::<P>(s, node)),
    );
    node.value + left + right
}

impl Program for EveryNode {
    type State = ();
    type Output = u64;

    fn prepare(&self) {}

    fn run<P: Pool>(&self, scope: P::Scope<'_>, (): &mut ()) -> u64 {
        sum_every::<P>(scope, black_box(&self.0))
    }
}

/// Each node's value becomes the sum of those below it: closures that write and return nothing.
pub struct InPlace {
    levels: u32,
}

impl InPlace {
    /// In a complete tree.
    pub fn new(levels: u32) -> Self {
        InPlace { levels }
    }
}

fn add_up<P: Pool>(scope: P::Scope<'_>, node: &mut Node) {
    if let Some((left, right)) = &mut node.children {
        P::join(scope, |s| add_up::<P>(s, left), |s| add_up::<P>(s, right));
        node.value = left.value + right.value + 1;
    }
}

impl Program for InPlace {
    type State = Box<Node>;
    type Output = u64;

    fn prepare(&self) -> Box<Node> {
        Node::tree(self.levels)
    }

    fn run<P: Pool>(&self, scope: P::Scope<'_>, root: &mut Box<Node>) -> u64 {
        add_up::<P>(scope, black_box(&mut *root));
        root.value
    }
}
