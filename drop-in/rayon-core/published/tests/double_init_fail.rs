//! A test that rayon-core is published with, and that needs a process of its own.

include!(concat!(env!("RAYON_CORE"), "/tests/double_init_fail.rs"));
