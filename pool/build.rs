//! Sets `cfg(checker)` when a checker's types replace the machine's: with `--cfg loom` and the
//! feature `loom`, or the same for shuttle; otherwise `cfg(traced)` with the feature `trace`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(checker, traced)");
    let set = |name: String| std::env::var_os(name).is_some();
    let engine = |name| set(format!("CARGO_CFG_{name}")) && set(format!("CARGO_FEATURE_{name}"));
    if engine("LOOM") || engine("SHUTTLE") {
        println!("cargo::rustc-cfg=checker");
    } else if set(String::from("CARGO_FEATURE_TRACE")) {
        println!("cargo::rustc-cfg=traced");
    }
}
