//! Sets `cfg(checker)`, as the crate's own does: here, a checker needs no feature.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(checker, loom, crossbeam_loom, shuttle)");
    let set = |checker| std::env::var_os(format!("CARGO_CFG_{checker}")).is_some();
    if set("LOOM") || set("SHUTTLE") {
        println!("cargo::rustc-cfg=checker");
    }
}
