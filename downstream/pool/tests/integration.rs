//! The published integration tests of rayon-core that can share a process.

macro_rules! published {
    ($($tests:ident)*) => {$(
        mod $tests {
            include!(concat!(env!("RAYON_CORE"), "/tests/", stringify!($tests), ".rs"));
        }
    )*};
}

published! { scope_join scoped_threadpool simple_panic use_current_thread }
