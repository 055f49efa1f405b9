//! The sum of a binary tree: nothing but forks.

use std::hint::black_box;

use crate::{Pool, Program};

/// A node, with two children or none.
pub struct Node {
    value: u64,
    children: Option<(Box<Node>, Box<Node>)>,
}

impl Node {
    fn tree(levels: u32) -> Node {
        let child = || Box::new(Node::tree(levels - 1));
        Node {
            value: 1,
            children: (levels > 1).then(|| (child(), child())),
        }
    }
}

/// The sum: a leaf is no fork.
pub struct Sum(Node);

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
pub struct EveryNode(Optional);

struct Optional {
    value: u64,
    left: Option<Box<Optional>>,
    right: Option<Box<Optional>>,
}

impl Optional {
    fn tree(levels: u32) -> Optional {
        let child = || (levels > 1).then(|| Box::new(Optional::tree(levels - 1)));
        Optional {
            value: 1,
            left: child(),
            right: child(),
        }
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
    type State = Node;
    type Output = u64;

    fn prepare(&self) -> Node {
        Node::tree(self.levels)
    }

    fn run<P: Pool>(&self, scope: P::Scope<'_>, root: &mut Node) -> u64 {
        add_up::<P>(scope, black_box(&mut *root));
        root.value
    }
}
