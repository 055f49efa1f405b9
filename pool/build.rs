//! Sets `cfg(checker)` when a checker's types replace the machine's: with `--cfg loom` and the feature
//! `loom`, or the same for shuttle.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(checker)");
    let set = |name: String| std::env::var_os(name).is_some();
    let engine = |name| set(format!("CARGO_CFG_{name}")) && set(format!("CARGO_FEATURE_{name}"));
    if engine("LOOM") || engine("SHUTTLE") {
        println!("cargo::rustc-cfg=checker");
    }
}
