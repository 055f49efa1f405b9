//! The ways to place queens on a board so that none attacks another.

use crate::pools::{Pool, Program};

/// The width of the board.
#[derive(Clone)]
pub struct Queens(pub u32);

/// The columns of this row that queens in the rows above attack, one bit each: along columns and
/// diagonals.
#[derive(Clone, Copy, Default)]
struct Attacked {
    columns: u32,
    left: u32,
    right: u32,
}

fn solutions<P: Pool>(scope: P::Scope<'_>, all: u32, above: Attacked) -> u64 {
    if above.columns == all {
        return 1;
    }
    let free = all & !(above.columns | above.left | above.right);
    place::<P>(scope, all, above, free)
}

/// Counts the solutions with this row's queen in one of the columns `free`. Forks until one column
/// is left.
fn place<P: Pool>(scope: P::Scope<'_>, all: u32, above: Attacked, free: u32) -> u64 {
    let column = free & free.wrapping_neg();
    let others = free ^ column;
    if free == 0 {
        0
    } else if others == 0 {
        let below = Attacked {
            columns: above.columns | column,
            left: (above.left | column) << 1,
            right: (above.right | column) >> 1,
        };
        solutions::<P>(scope, all, below)
    } else {
        let (one, rest) = P::join(
            scope,
            |s| place::<P>(s, all, above, column),
            |s| place::<P>(s, all, above, others),
        );
        one + rest
    }
}

impl Program for Queens {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        solutions::<P>(scope, (1 << self.0) - 1, Attacked::default())
    }
}
