//! Sets `cfg(checker)`, as chase-lev's own does: when a checker's types replace the machine's.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(checker, loom, crossbeam_loom, shuttle)");
    let set = |name: String| std::env::var_os(name).is_some();
    let engine = |name| set(format!("CARGO_CFG_{name}")) && set(format!("CARGO_FEATURE_{name}"));
    if engine("LOOM") || engine("SHUTTLE") {
        println!("cargo::rustc-cfg=checker");
    }
}
