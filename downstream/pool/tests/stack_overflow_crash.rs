//! A published test of rayon-core that needs a process of its own.

include!(concat!(env!("RAYON_CORE"), "/tests/stack_overflow_crash.rs"));
