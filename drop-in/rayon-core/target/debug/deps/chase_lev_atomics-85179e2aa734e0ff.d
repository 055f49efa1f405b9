/work/main/drop-in/rayon-core/target/debug/deps/chase_lev_atomics-85179e2aa734e0ff.d: /work/main/atomics/src/lib.rs /work/main/atomics/src/index.rs /work/main/atomics/src/site.rs /work/main/atomics/src/slots.rs /work/main/atomics/src/wait.rs /work/main/atomics/src/native.rs /work/main/atomics/src/native/barrier.rs /work/main/atomics/src/native/word.rs /work/main/atomics/src/../README.md

/work/main/drop-in/rayon-core/target/debug/deps/libchase_lev_atomics-85179e2aa734e0ff.rlib: /work/main/atomics/src/lib.rs /work/main/atomics/src/index.rs /work/main/atomics/src/site.rs /work/main/atomics/src/slots.rs /work/main/atomics/src/wait.rs /work/main/atomics/src/native.rs /work/main/atomics/src/native/barrier.rs /work/main/atomics/src/native/word.rs /work/main/atomics/src/../README.md

/work/main/drop-in/rayon-core/target/debug/deps/libchase_lev_atomics-85179e2aa734e0ff.rmeta: /work/main/atomics/src/lib.rs /work/main/atomics/src/index.rs /work/main/atomics/src/site.rs /work/main/atomics/src/slots.rs /work/main/atomics/src/wait.rs /work/main/atomics/src/native.rs /work/main/atomics/src/native/barrier.rs /work/main/atomics/src/native/word.rs /work/main/atomics/src/../README.md

/work/main/atomics/src/lib.rs:
/work/main/atomics/src/index.rs:
/work/main/atomics/src/site.rs:
/work/main/atomics/src/slots.rs:
/work/main/atomics/src/wait.rs:
/work/main/atomics/src/native.rs:
/work/main/atomics/src/native/barrier.rs:
/work/main/atomics/src/native/word.rs:
/work/main/atomics/src/../README.md:
