//! A published test of rayon-core that needs a process of its own.

include!(concat!(env!("RAYON_CORE"), "/tests/double_init_fail.rs"));
