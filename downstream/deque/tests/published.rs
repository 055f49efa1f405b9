//! The published tests of crossbeam-deque, on the crate that replaces it. `check`
//! sets the path to them.

macro_rules! published {
    ($($tests:ident)*) => {$(
        mod $tests {
            include!(concat!(env!("CROSSBEAM_DEQUE"), "/tests/", stringify!($tests), ".rs"));
        }
    )*};
}

published! { fifo injector lifo steal }
