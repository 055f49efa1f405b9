//! `cargo verify`: runs every checker over the deque, and shows what each has found.

pub mod assignment;
pub mod documents;
pub mod engines;
pub mod evidence;
pub mod finding;
pub mod page;
pub mod process;
pub mod run;
pub mod table;
pub mod weakest;

pub use chase_lev_results as results;
