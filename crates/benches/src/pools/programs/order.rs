//! The sum of a binary tree with some work in each node, whose nodes are in memory in a given
//! order.

use std::sync::Arc;

use crate::pools::{Pool, Program};

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

struct Node {
    value: u64,
    /// The indices of the children.
    children: Option<(usize, usize)>,
}

/// A complete tree.
#[derive(Clone)]
pub struct Ordered {
    nodes: Arc<[Node]>,
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
                nodes.extend((0..2 * inner + 1).map(|n| Node::new(n, children(n))));
                0
            }
            Order::ParentsFirst => parent_first(&mut nodes, levels),
            Order::ParentsLast => parent_last(&mut nodes, levels),
        };
        let nodes = nodes.into();
        Ordered { nodes, root }
    }
}

impl Node {
    fn new(index: usize, children: Option<(usize, usize)>) -> Self {
        let value = index as u64;
        Node { value, children }
    }
}

/// Adds a tree and returns its root.
fn parent_first(nodes: &mut Vec<Node>, levels: u32) -> usize {
    let root = nodes.len();
    nodes.push(Node::new(root, None));
    if levels > 1 {
        let mut child = || parent_first(nodes, levels - 1);
        nodes[root].children = Some((child(), child()));
    }
    root
}

/// Adds a tree and returns its root.
fn parent_last(nodes: &mut Vec<Node>, levels: u32) -> usize {
    let mut child = || parent_last(nodes, levels - 1);
    let children = (levels > 1).then(|| (child(), child()));
    nodes.push(Node::new(nodes.len(), children));
    nodes.len() - 1
}

fn sum<P: Pool>(scope: P::Scope<'_>, nodes: &[Node], root: usize) -> u64 {
    let node = &nodes[root];
    let value = (0..WORK).fold(node.value, |x, _| x.wrapping_mul(x | 3));
    let Some((left, right)) = node.children else {
        return value;
    };
    let (left, right) = P::join(scope, |s| sum::<P>(s, nodes, left), |s| sum::<P>(s, nodes, right));
    value.wrapping_add(left).wrapping_add(right)
}

impl Program for Ordered {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        sum::<P>(scope, &self.nodes, self.root)
    }
}
