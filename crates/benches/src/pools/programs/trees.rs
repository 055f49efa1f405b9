//! Sums of binary trees.

use std::iter;
use std::sync::Arc;

use crate::pools::{Pool, Program};

// The sum of a binary tree: forks and little else.

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

// The sum of a binary tree with some work in each node, whose nodes are in memory in a given
// order.

/// The number of multiplications for each node. Each waits for the one before it.
const WORK: u32 = 15;

/// The order of the nodes in memory.
#[derive(Clone, Copy)]
pub enum Order {
    /// Level by level, which favours no order of visits.
    Levels,
    /// A parent before its children's subtrees, the first child's before the second's.
    ParentsFirst,
    /// A parent after its children's subtrees.
    ParentsLast,
}

struct Placed {
    value: u64,
    /// The indices of the children.
    children: Option<(usize, usize)>,
}

/// A complete tree.
#[derive(Clone)]
pub struct Ordered {
    nodes: Arc<[Placed]>,
    root: usize,
}

impl Ordered {
    /// Creates a tree with this number of levels.
    pub fn new(levels: u32, order: Order) -> Self {
        let mut nodes = Vec::with_capacity((1 << levels) - 1);
        let root = match order {
            Order::Levels => {
                let inner = (1 << (levels - 1)) - 1;
                let children = |n| (n < inner).then_some((2 * n + 1, 2 * n + 2));
                nodes.extend((0..2 * inner + 1).map(|n| Placed::new(n, children(n))));
                0
            }
            Order::ParentsFirst => parent_first(&mut nodes, levels),
            Order::ParentsLast => parent_last(&mut nodes, levels),
        };
        let nodes = nodes.into();
        Ordered { nodes, root }
    }
}

impl Placed {
    fn new(index: usize, children: Option<(usize, usize)>) -> Self {
        let value = index as u64;
        Placed { value, children }
    }
}

/// Adds a tree and returns its root.
fn parent_first(nodes: &mut Vec<Placed>, levels: u32) -> usize {
    let root = nodes.len();
    nodes.push(Placed::new(root, None));
    if levels > 1 {
        let mut child = || parent_first(nodes, levels - 1);
        nodes[root].children = Some((child(), child()));
    }
    root
}

/// Adds a tree and returns its root.
fn parent_last(nodes: &mut Vec<Placed>, levels: u32) -> usize {
    let mut child = || parent_last(nodes, levels - 1);
    let children = (levels > 1).then(|| (child(), child()));
    nodes.push(Placed::new(nodes.len(), children));
    nodes.len() - 1
}

fn sum_placed<P: Pool>(scope: P::Scope<'_>, nodes: &[Placed], root: usize) -> u64 {
    let node = &nodes[root];
    let value = (0..WORK).fold(node.value, |x, _| x.wrapping_mul(x | 3));
    let Some((left, right)) = node.children else {
        return value;
    };
    let (left, right) =
        P::join(scope, |s| sum_placed::<P>(s, nodes, left), |s| sum_placed::<P>(s, nodes, right));
    value.wrapping_add(left).wrapping_add(right)
}

impl Program for Ordered {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        sum_placed::<P>(scope, &self.nodes, self.root)
    }
}
