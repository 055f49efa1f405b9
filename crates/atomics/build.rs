//! Sets `cfg(checker)` if a checker's types replace the machine's: with `--cfg loom` and the feature
//! `loom`, or with `--cfg shuttle` and the feature `shuttle`. Sets `cfg(barriers)` where there are
//! process-wide barriers, and `cfg(sanitize_thread)` under ThreadSanitizer, which only a build
//! script can detect on every toolchain.
//!
//! With `--cfg chase_lev_weaker`, writes orderings that replace the tables' own, to check weaker machine
//! code: the variable `CHASE_LEV_WEAKER` has a list such as `pop.fence=AcqRel,steal.top=Relaxed`.
//!
//! Rustdoc does not see `RUSTFLAGS`, but it does see the output of a build script. It needs `checker` to
//! leave out the examples that cannot run on a checker's types.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(barriers, checker, sanitize_thread)");
    let set = |name: String| env::var_os(name).is_some();
    let engine = |name| set(format!("CARGO_CFG_{name}")) && set(format!("CARGO_FEATURE_{name}"));
    match (engine("LOOM"), engine("SHUTTLE")) {
        (true, true) => panic!("one checker at a time: --cfg loom or --cfg shuttle"),
        (false, false) => {}
        _ => println!("cargo::rustc-cfg=checker"),
    }
    let target = |part| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    let is_known = target("OS") == "linux" && ["x86_64", "aarch64"].contains(&&*target("ARCH"));
    // Miri does not know the system call.
    let has_none = |name| set(format!("CARGO_CFG_{name}"));
    if is_known && !["MIRI", "CHASE_LEV_NO_BARRIERS"].into_iter().any(has_none) {
        println!("cargo::rustc-cfg=barriers");
    }
    if set(String::from("CARGO_CFG_CHASE_LEV_WEAKER")) {
        println!("cargo::rerun-if-env-changed=CHASE_LEV_WEAKER");
        let list = env::var("CHASE_LEV_WEAKER").expect("CHASE_LEV_WEAKER has a list of sites");
        let replaced = list.split(',').filter_map(|site| site.split_once('='));
        let entry = |(name, order): (&str, &str)| {
            let constant = name.to_uppercase().replace('.', "_");
            format!("({constant:?}, Ordering::{order}),")
        };
        let table = format!("&[{}]", replaced.map(entry).collect::<String>());
        let out = env::var_os("OUT_DIR").expect("Cargo sets OUT_DIR");
        fs::write(Path::new(&out).join("weaker.rs"), table).expect("OUT_DIR can be written");
    }
    let sanitizers = env::var("CARGO_CFG_SANITIZE").unwrap_or_default();
    if sanitizers.split(',').any(|sanitizer| sanitizer == "thread") {
        println!("cargo::rustc-cfg=sanitize_thread");
    }
}
