//! The published unit tests of rayon-core, except the tests of its pools.
//!
//! Each module imports what its tests expect in the module around them.

pub use rayon_core::*;

mod inside;

use inside::{registry, unwind};

mod root {
    include!(concat!(env!("OUT_DIR"), "/unit_.rs"));
}

mod broadcast {
    include!(concat!(env!("OUT_DIR"), "/unit_broadcast.rs"));
}

mod join {
    use crate::unwind;
    pub use rayon_core::{join, join_context};
    include!(concat!(env!("OUT_DIR"), "/unit_join.rs"));
}

mod scope {
    include!(concat!(env!("OUT_DIR"), "/unit_scope.rs"));
}

mod spawn {
    pub use rayon_core::{spawn, spawn_fifo};
    include!(concat!(env!("OUT_DIR"), "/unit_spawn.rs"));
}
