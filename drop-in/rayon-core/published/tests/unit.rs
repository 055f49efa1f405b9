//! The unit tests that rayon-core is published with, but for those of its pools.
//!
//! What a module has here besides, its tests find in their surroundings.

pub use rayon_core::*;

#[path = "inside/registry.rs"]
mod registry;
#[path = "inside/unwind.rs"]
mod unwind;

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
