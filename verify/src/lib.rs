//! `cargo verify`: runs every checker over the deque, and shows what each has found.

pub mod evidence;
pub mod page;
pub mod results;
