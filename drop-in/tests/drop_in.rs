//! The program that runs on crossbeam-deque and on chase-lev runs on what replaces the one by the
//! other.

use crossbeam_deque as deque;

include!("../../tests/sequential/drop_in/program.rs");
