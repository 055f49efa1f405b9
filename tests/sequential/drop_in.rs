//! A program that uses crossbeam-deque's LIFO half runs unchanged with
//! chase-lev: the same file, compiled against each.

mod with_crossbeam_deque {
    use crossbeam_deque as deque;
    include!("drop_in/program.rs");
}

mod with_chase_lev {
    use chase_lev as deque;
    include!("drop_in/program.rs");
}
