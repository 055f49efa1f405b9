//! The suite: scenarios, their execution, and the oracles. With a checker, also explorations as
//! tests, instruments, and broken variants.
//!
//! This module is for the suites of this repository, and may change at any time. The root of the
//! crate is the interface for other deques.

#![allow(missing_docs, reason = "in a suite, a name that says everything needs no comment")]

pub use crate::{deque, scenario};
pub use chase_lev_evidence as protocols;

pub mod broken;
#[cfg(not(any(loom, shuttle)))]
pub mod bursts;
pub mod element;
pub mod execute;
pub mod gallery;
pub mod history;
pub mod table;
pub mod threads;

#[cfg(any(loom, shuttle))]
pub mod claims;
#[cfg(any(loom, shuttle))]
mod deques;
#[cfg(any(all(loom, not(crossbeam_loom)), shuttle))]
mod epoch;
#[cfg(any(loom, shuttle))]
pub mod exploration;
#[cfg(any(loom, shuttle))]
pub mod instruments;
#[cfg(any(loom, shuttle))]
pub mod jobs;
#[cfg(any(loom, shuttle))]
pub mod lanes;
#[cfg(any(loom, shuttle))]
pub mod models;
#[cfg(loom)]
pub mod particular;
#[cfg(any(loom, shuttle))]
pub mod results;
#[cfg(shuttle)]
pub mod schedule;
#[cfg(any(loom, shuttle))]
mod sights;
#[cfg(all(loom, target_os = "linux", target_pointer_width = "64"))]
mod stacks;
#[cfg(any(loom, shuttle))]
pub mod subject;
#[cfg(any(loom, shuttle))]
pub mod variants;

#[cfg(all(loom, crossbeam_loom))]
pub use chase_lev::Epoch;
#[cfg(any(all(loom, not(crossbeam_loom)), shuttle))]
pub use epoch::Epoch;
#[cfg(any(loom, shuttle))]
pub use {
    exploration::{Explored, Failed},
    jobs::{Expect, Job},
    results::{Group, What},
    scenario::{Scenario, of, one},
    subject::{Subject, subject},
    table::{ROWS, Row, Sight},
};
