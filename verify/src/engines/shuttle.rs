//! Shuttle: random schedules of long programs.

use super::{DEQUE, Engine, Extent, build, suite};

const FLAGS: &str = "--cfg shuttle";

/// The engine.
pub const ENGINE: Engine = Engine {
    name: "shuttle",
    what: "random schedules of long programs; all schedules of short ones",
    command: "RUSTFLAGS=\"--cfg shuttle\" cargo test",
    not_verified: &[
        "To shuttle, every access is sequentially consistent: it judges no ordering.",
        "Random schedules prove nothing about others.",
        "It does not interleave the counts of Arc.",
    ],
    needs: || Ok(()),
    build: || vec![build(DEQUE, FLAGS, &["--test", "shuttle-tests"])],
    run: |request| {
        let mut command = suite(request, DEQUE, FLAGS, "shuttle-tests");
        match request.extent {
            Extent::Quick => command.env("SHUTTLE_ITERATIONS", "500"),
            Extent::Default => &mut command,
            Extent::Deep => command.env("SHUTTLE_ITERATIONS", "50000"),
        };
        vec![command]
    },
    read: None,
};
