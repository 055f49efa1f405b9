//! Sets `cfg(checker)` when a checker's types replace the machine's: with `--cfg loom` and
//! the feature `loom`, or alike with shuttle. And `cfg(sanitize_thread)` under
//! ThreadSanitizer, of which only a build script can know on every toolchain.
//!
//! Rustdoc does not see `RUSTFLAGS`; it does see what a build script sets. So
//! this is how the documentation's tests learn that they cannot run.

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
