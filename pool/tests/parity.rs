//! The same programs on this pool and on rayon-core: only the `use` line differs.
#![cfg(not(checker))]

mod ours {
    use chase_lev_pool as pool;
    include!("parity/programs.rs");
}

mod rayon {
    use rayon_core as pool;
    include!("parity/programs.rs");
}

macro_rules! same {
    ($($program:ident)*) => {
        $(
            #[test]
            fn $program() {
                assert_eq!(ours::$program(), rayon::$program());
            }
        )*

        #[test]
        fn all_are_listed() {
            let text = include_str!("parity/programs.rs");
            let listed = [$(concat!("pub fn ", stringify!($program), "()")),*];
            assert_eq!(text.matches("\npub fn ").count(), listed.len());
            assert!(listed.iter().all(|name| text.contains(name)));
        }
    };
}

same! {
    joins_nest
    joins_return_what_the_closures_return
    a_scope_waits_for_all
    a_scope_in_place
    scopes_nest
    spawns_are_done
    one_part_on_each
    a_broadcast_from_within
    spawned_broadcasts
    numbers_of_threads
    indices
    names
    handlers
    the_first_panic_of_a_join
    the_second_panics
    both_panic
    a_job_of_a_scope_panics
    the_body_of_a_scope_panics
    panics_are_dropped
    install_panics
    a_broadcast_panics
    the_panic_handler_is_told
    a_yield_runs_a_job
    outside
    the_global_pool
    sorts
}
