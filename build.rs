//! Sets `cfg(model)` when a model checker's types replace the standard atomics.
//!
//! Rustdoc does not see `RUSTFLAGS`; it does see what a build script sets. So
//! this is how the documentation's tests learn that they cannot run.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(model)");
    let set = |name| std::env::var_os(name).is_some();
    if set("CARGO_CFG_LOOM") || set("CARGO_CFG_SHUTTLE") {
        println!("cargo::rustc-cfg=model");
    }
}
