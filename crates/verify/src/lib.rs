//! `cargo verify`: runs every checker on the deque, and shows the results.

pub mod assignment;
pub mod documents;
pub mod engines;
pub mod finding;
pub mod page;
pub mod process;
pub mod record;
pub mod report;
pub mod run;
pub mod sabotage;
pub mod table;
pub mod weakest;

pub use chase_lev_evidence::results;
