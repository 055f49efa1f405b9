//! Programs on deques of `chase_lev.h`, which `interface.c` describes. Nothing if there is no C
//! compiler.

#![cfg(c)]

macro_rules! programs {
    ($($run:ident)*) => {
        unsafe extern "C" {
            $(
                /// Runs a number of steps on a deque of elements with this size in bytes.
                pub fn $run(
                    index: i64, capacity: usize, limit: usize, steps: *const u8, count: usize, results: *mut [usize; 2],
                );
            )*
            /// Pushes elements and takes them a number of times, and returns the sum of what was
            /// taken.
            pub safe fn time_words(steals: bool, times: usize, elements: usize) -> usize;
        }
    };
}

programs!(run_8 run_11 run_72);
