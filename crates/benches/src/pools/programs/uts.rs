//! Unbalanced tree search: a binomial tree of the benchmark UTS (Olivier et al., LCPC 2006), with
//! another hash. The size of a subtree is unknown until it is searched.

use super::mixed;
use crate::pools::{Pool, Program};

/// The seed of the tree.
#[derive(Clone)]
pub struct Uts(pub u64);

/// The number of children of the root, and of any other node with children.
const ROOT: u64 = 64;
const MANY: u64 = 4;

/// The number of nodes in 2<sup>16</sup> that have children: a little below the number that would
/// make the tree infinite.
const PARENTS: u64 = (1 << 16) * 249 / 1000;

/// Returns the number of nodes in the subtree of `node`.
fn size<P: Pool>(scope: P::Scope<'_>, node: u64) -> u64 {
    if node % (1 << 16) < PARENTS { 1 + children::<P>(scope, node, 0, MANY) } else { 1 }
}

/// Returns the number of nodes in the subtrees of some children of `node`.
fn children<P: Pool>(scope: P::Scope<'_>, node: u64, first: u64, end: u64) -> u64 {
    if end - first == 1 {
        return size::<P>(scope, mixed(node.wrapping_add(first)));
    }
    let middle = first + (end - first) / 2;
    let (left, right) = P::join(
        scope,
        |s| children::<P>(s, node, first, middle),
        |s| children::<P>(s, node, middle, end),
    );
    left + right
}

impl Program for Uts {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        1 + children::<P>(scope, mixed(self.0), 0, ROOT)
    }
}
