//! A work-stealing thread pool, the waiting of which is proved.

mod latch;
mod shim;
mod sites;
mod sleep;

/// For suites. Exempt from semantic versioning: anything here may change in any release.
pub mod research {
    pub use crate::latch::{CountLatch, Latch};
    pub use crate::shim::{Parker, Unparker};
    pub use crate::sites::{Sites, TABLE};
    pub use crate::sleep::{MOST, Protocol, Shipped, Sleep};
}
