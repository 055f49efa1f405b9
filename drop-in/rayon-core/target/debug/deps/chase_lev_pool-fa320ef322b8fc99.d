/work/main/drop-in/rayon-core/target/debug/deps/chase_lev_pool-fa320ef322b8fc99.d: /work/main/pool/src/lib.rs /work/main/pool/src/broadcast.rs /work/main/pool/src/builder.rs /work/main/pool/src/current.rs /work/main/pool/src/global.rs /work/main/pool/src/handlers.rs /work/main/pool/src/install.rs /work/main/pool/src/job.rs /work/main/pool/src/join.rs /work/main/pool/src/latch.rs /work/main/pool/src/lineage.rs /work/main/pool/src/unnoted.rs /work/main/pool/src/registry.rs /work/main/pool/src/rules.rs /work/main/pool/src/scope.rs /work/main/pool/src/session.rs /work/main/pool/src/shim.rs /work/main/pool/src/sites.rs /work/main/pool/src/sleep.rs /work/main/pool/src/spawn.rs /work/main/pool/src/thread_pool.rs /work/main/pool/src/unwind.rs /work/main/pool/src/waiting.rs /work/main/pool/src/worker.rs

/work/main/drop-in/rayon-core/target/debug/deps/libchase_lev_pool-fa320ef322b8fc99.rlib: /work/main/pool/src/lib.rs /work/main/pool/src/broadcast.rs /work/main/pool/src/builder.rs /work/main/pool/src/current.rs /work/main/pool/src/global.rs /work/main/pool/src/handlers.rs /work/main/pool/src/install.rs /work/main/pool/src/job.rs /work/main/pool/src/join.rs /work/main/pool/src/latch.rs /work/main/pool/src/lineage.rs /work/main/pool/src/unnoted.rs /work/main/pool/src/registry.rs /work/main/pool/src/rules.rs /work/main/pool/src/scope.rs /work/main/pool/src/session.rs /work/main/pool/src/shim.rs /work/main/pool/src/sites.rs /work/main/pool/src/sleep.rs /work/main/pool/src/spawn.rs /work/main/pool/src/thread_pool.rs /work/main/pool/src/unwind.rs /work/main/pool/src/waiting.rs /work/main/pool/src/worker.rs

/work/main/drop-in/rayon-core/target/debug/deps/libchase_lev_pool-fa320ef322b8fc99.rmeta: /work/main/pool/src/lib.rs /work/main/pool/src/broadcast.rs /work/main/pool/src/builder.rs /work/main/pool/src/current.rs /work/main/pool/src/global.rs /work/main/pool/src/handlers.rs /work/main/pool/src/install.rs /work/main/pool/src/job.rs /work/main/pool/src/join.rs /work/main/pool/src/latch.rs /work/main/pool/src/lineage.rs /work/main/pool/src/unnoted.rs /work/main/pool/src/registry.rs /work/main/pool/src/rules.rs /work/main/pool/src/scope.rs /work/main/pool/src/session.rs /work/main/pool/src/shim.rs /work/main/pool/src/sites.rs /work/main/pool/src/sleep.rs /work/main/pool/src/spawn.rs /work/main/pool/src/thread_pool.rs /work/main/pool/src/unwind.rs /work/main/pool/src/waiting.rs /work/main/pool/src/worker.rs

/work/main/pool/src/lib.rs:
/work/main/pool/src/broadcast.rs:
/work/main/pool/src/builder.rs:
/work/main/pool/src/current.rs:
/work/main/pool/src/global.rs:
/work/main/pool/src/handlers.rs:
/work/main/pool/src/install.rs:
/work/main/pool/src/job.rs:
/work/main/pool/src/join.rs:
/work/main/pool/src/latch.rs:
/work/main/pool/src/lineage.rs:
/work/main/pool/src/unnoted.rs:
/work/main/pool/src/registry.rs:
/work/main/pool/src/rules.rs:
/work/main/pool/src/scope.rs:
/work/main/pool/src/session.rs:
/work/main/pool/src/shim.rs:
/work/main/pool/src/sites.rs:
/work/main/pool/src/sleep.rs:
/work/main/pool/src/spawn.rs:
/work/main/pool/src/thread_pool.rs:
/work/main/pool/src/unwind.rs:
/work/main/pool/src/waiting.rs:
/work/main/pool/src/worker.rs:
