//! The tests that crossbeam-deque is published with, on what replaces it. `drop-in/check` says
//! where they are.

macro_rules! published {
    ($($tests:ident)*) => {$(
        mod $tests {
            include!(concat!(env!("CROSSBEAM_DEQUE"), "/tests/", stringify!($tests), ".rs"));
        }
    )*};
}

published! { fifo injector lifo steal }
