/work/main/drop-in/rayon-core/target/debug/deps/rayon_core-092bc284113b186d.d: src/lib.rs src/builder.rs src/current.rs src/deprecated.rs src/error.rs src/fifo.rs src/global.rs src/scope_fifo.rs src/spawn_handler.rs src/thread_pool.rs

/work/main/drop-in/rayon-core/target/debug/deps/librayon_core-092bc284113b186d.rlib: src/lib.rs src/builder.rs src/current.rs src/deprecated.rs src/error.rs src/fifo.rs src/global.rs src/scope_fifo.rs src/spawn_handler.rs src/thread_pool.rs

/work/main/drop-in/rayon-core/target/debug/deps/librayon_core-092bc284113b186d.rmeta: src/lib.rs src/builder.rs src/current.rs src/deprecated.rs src/error.rs src/fifo.rs src/global.rs src/scope_fifo.rs src/spawn_handler.rs src/thread_pool.rs

src/lib.rs:
src/builder.rs:
src/current.rs:
src/deprecated.rs:
src/error.rs:
src/fifo.rs:
src/global.rs:
src/scope_fifo.rs:
src/spawn_handler.rs:
src/thread_pool.rs:
