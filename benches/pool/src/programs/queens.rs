//! The ways to place queens on a board so that none attacks another.

use std::hint::black_box;

use crate::{Pool, Program};

/// The board's width.
pub struct Queens(pub u32);

/// The rows above, as bits: the columns and the diagonals that are attacked in this row.
#[derive(Clone, Copy)]
struct Attacked {
    columns: u32,
    left: u32,
    right: u32,
}

fn solutions<P: Pool>(scope: P::Scope<'_>, all: u32, above: Attacked) -> u64 {
    if above.columns == all {
        return 1;
    }
    place::<P>(
        scope,
        all,
        above,
        all & !(above.columns | above.left | above.right),
    )
}

/// Those with this row's queen in one of the columns `free`: forks until that is one.
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
    type State = ();
    type Output = u64;

    fn prepare(&self) {}

    fn run<P: Pool>(&self, scope: P::Scope<'_>, (): &mut ()) -> u64 {
        let none = Attacked {
            columns: 0,
            left: 0,
            right: 0,
        };
        solutions::<P>(scope, (1 << black_box(self.0)) - 1, none)
    }
}
