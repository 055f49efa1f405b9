//! A published test of rayon-core that needs its own process.

include!(concat!(env!("RAYON_CORE"), "/tests/double_init_fail.rs"));
