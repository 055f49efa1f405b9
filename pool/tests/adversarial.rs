//! Programs whose jobs need each other. Each of them that ends on rayon-core ends on this pool, in
//! both ways of waiting, with the same result. By default, this pool ends no others.
#![cfg(not(checker))]

#[macro_use]
#[path = "adversarial/child.rs"]
mod child;
#[path = "adversarial/pools.rs"]
mod pools;

#[path = "adversarial/between.rs"]
mod between;
#[path = "adversarial/blocking.rs"]
mod blocking;
#[path = "adversarial/broadcasts.rs"]
mod broadcasts;
#[path = "adversarial/builders.rs"]
mod builders;
#[path = "adversarial/channels.rs"]
mod channels;
#[path = "adversarial/latency.rs"]
mod latency;
#[path = "adversarial/locks.rs"]
mod locks;
#[path = "adversarial/threads.rs"]
mod threads;
