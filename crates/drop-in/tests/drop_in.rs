//! The program that runs on crossbeam-deque and on chase-lev also runs on this crate.

use crossbeam_deque as deque;

include!("../../../tests/sequential/drop_in/program.rs");
