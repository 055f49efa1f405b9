//! The tests that crossbeam-deque is published with, of which `drop-in/check` knows where they
//! are, on what replaces it.

mod fifo {
    include!(concat!(env!("CROSSBEAM_DEQUE"), "/tests/fifo.rs"));
}

mod injector {
    include!(concat!(env!("CROSSBEAM_DEQUE"), "/tests/injector.rs"));
}

mod lifo {
    include!(concat!(env!("CROSSBEAM_DEQUE"), "/tests/lifo.rs"));
}

mod steal {
    include!(concat!(env!("CROSSBEAM_DEQUE"), "/tests/steal.rs"));
}
