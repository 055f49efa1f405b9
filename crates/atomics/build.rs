//! Sets `cfg(checker)` if a checker's types replace the machine's: with `--cfg loom` and the feature
//! `loom`, or with `--cfg shuttle` and the feature `shuttle`. Also sets `cfg(sanitize_thread)` under
//! ThreadSanitizer, which only a build script can detect on every toolchain.
//!
//! Rustdoc does not see `RUSTFLAGS`, but it does see the output of a build script. It needs `checker` to
//! leave out the examples that cannot run on a checker's types.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(checker, sanitize_thread)");
    let set = |name: String| std::env::var_os(name).is_some();
    let engine = |name| set(format!("CARGO_CFG_{name}")) && set(format!("CARGO_FEATURE_{name}"));
    match (engine("LOOM"), engine("SHUTTLE")) {
        (true, true) => panic!("one checker at a time: --cfg loom or --cfg shuttle"),
        (false, false) => {}
        _ => println!("cargo::rustc-cfg=checker"),
    }
    let sanitizers = std::env::var("CARGO_CFG_SANITIZE").unwrap_or_default();
    if sanitizers.split(',').any(|sanitizer| sanitizer == "thread") {
        println!("cargo::rustc-cfg=sanitize_thread");
    }
}
