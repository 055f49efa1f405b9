//! Sets `cfg(checker)`, as chase-lev's own does: when a checker's types replace the machine's. And
//! `cfg(sanitize_thread)` under ThreadSanitizer.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(checker, loom, crossbeam_loom, shuttle, sanitize_thread)");
    let set = |name: String| std::env::var_os(name).is_some();
    let engine = |name| set(format!("CARGO_CFG_{name}")) && set(format!("CARGO_FEATURE_{name}"));
    if engine("LOOM") || engine("SHUTTLE") {
        println!("cargo::rustc-cfg=checker");
    }
    let sanitizers = std::env::var("CARGO_CFG_SANITIZE").unwrap_or_default();
    if sanitizers.split(',').any(|sanitizer| sanitizer == "thread") {
        println!("cargo::rustc-cfg=sanitize_thread");
    }
}
