//! A program that uses the LIFO half of crossbeam-deque, compiled unchanged with both crates.

mod with_crossbeam_deque {
    use crossbeam_deque as deque;
    include!("drop_in/program.rs");
}

mod with_chase_lev {
    use chase_lev as deque;
    include!("drop_in/program.rs");
}
