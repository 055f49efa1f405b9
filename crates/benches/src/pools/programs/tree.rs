//! The sum of a binary tree: forks and little else.

use std::iter;
use std::sync::Arc;

use crate::pools::{Pool, Program};

/// A node with two children or none.
struct Node {
    value: u64,
    children: Option<(Box<Node>, Box<Node>)>,
}

/// Builds a complete binary tree; `grow` makes an inner node or a leaf. Each level is contiguous in
/// memory if the allocator permits, so that the layout favours no order of visits.
fn complete<N>(levels: u32, grow: impl Fn(Option<(Box<N>, Box<N>)>) -> N) -> Box<N> {
    let leaves = 1 << (levels - 1);
    let mut level: Vec<_> = (0..leaves).map(|_| Box::new(grow(None))).collect();
    while level.len() > 1 {
        let mut children = level.into_iter();
        let pairs = iter::from_fn(|| Some((children.next()?, children.next()?)));
        level = pairs.map(|pair| Box::new(grow(Some(pair)))).collect();
    }
    level.pop().expect("a root")
}

fn complete_nodes(levels: u32) -> Box<Node> {
    complete(levels, |children| Node { value: 1, children })
}

/// The sum, with a fork for each inner node.
#[derive(Clone)]
pub struct Sum(Arc<Node>);

impl Sum {
    /// Creates a complete tree.
    pub fn new(levels: u32) -> Self {
        Sum(complete_nodes(levels).into())
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
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        sum::<P>(scope, &self.0)
    }
}

/// The sum, with a fork for every node including leaves; a child may be missing.
#[derive(Clone)]
pub struct EveryNode(Arc<Optional>);

struct Optional {
    value: u64,
    left: Option<Box<Optional>>,
    right: Option<Box<Optional>>,
}

impl EveryNode {
    /// Creates a complete tree.
    pub fn new(levels: u32) -> Self {
        let root = complete(levels, |children| {
            let (value, (left, right)) = (1, children.unzip());
            Optional { value, left, right }
        });
        EveryNode(root.into())
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
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        sum_every::<P>(scope, &self.0)
    }
}

/// Sets each node's value to the sum of its subtree. The closures write and return nothing.
pub struct InPlace(u32, Box<Node>);

impl InPlace {
    /// Creates a complete tree.
    pub fn new(levels: u32) -> Self {
        InPlace(levels, complete_nodes(levels))
    }
}

impl Clone for InPlace {
    /// Builds a new tree, to get the same layout in memory.
    fn clone(&self) -> Self {
        InPlace::new(self.0)
    }
}

fn add_up<P: Pool>(scope: P::Scope<'_>, node: &mut Node) {
    if let Some((left, right)) = &mut node.children {
        P::join(scope, |s| add_up::<P>(s, left), |s| add_up::<P>(s, right));
        node.value = left.value + right.value + 1;
    }
}

impl Program for InPlace {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        add_up::<P>(scope, &mut self.1);
        self.1.value
    }
}
