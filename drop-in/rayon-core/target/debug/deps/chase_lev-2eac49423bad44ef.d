/work/main/drop-in/rayon-core/target/debug/deps/chase_lev-2eac49423bad44ef.d: /work/main/src/lib.rs /work/main/src/batch.rs /work/main/src/deque.rs /work/main/src/mode.rs /work/main/src/protocol.rs /work/main/src/reclaim.rs /work/main/src/reclaim/grace.rs /work/main/src/records.rs /work/main/src/research.rs /work/main/src/ring.rs /work/main/src/sites.rs /work/main/src/steal.rs

/work/main/drop-in/rayon-core/target/debug/deps/libchase_lev-2eac49423bad44ef.rlib: /work/main/src/lib.rs /work/main/src/batch.rs /work/main/src/deque.rs /work/main/src/mode.rs /work/main/src/protocol.rs /work/main/src/reclaim.rs /work/main/src/reclaim/grace.rs /work/main/src/records.rs /work/main/src/research.rs /work/main/src/ring.rs /work/main/src/sites.rs /work/main/src/steal.rs

/work/main/drop-in/rayon-core/target/debug/deps/libchase_lev-2eac49423bad44ef.rmeta: /work/main/src/lib.rs /work/main/src/batch.rs /work/main/src/deque.rs /work/main/src/mode.rs /work/main/src/protocol.rs /work/main/src/reclaim.rs /work/main/src/reclaim/grace.rs /work/main/src/records.rs /work/main/src/research.rs /work/main/src/ring.rs /work/main/src/sites.rs /work/main/src/steal.rs

/work/main/src/lib.rs:
/work/main/src/batch.rs:
/work/main/src/deque.rs:
/work/main/src/mode.rs:
/work/main/src/protocol.rs:
/work/main/src/reclaim.rs:
/work/main/src/reclaim/grace.rs:
/work/main/src/records.rs:
/work/main/src/research.rs:
/work/main/src/ring.rs:
/work/main/src/sites.rs:
/work/main/src/steal.rs:
