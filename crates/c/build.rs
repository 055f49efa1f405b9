//! Compiles the C interface, and sets `cfg(c)` if there is a C compiler.

use std::process::Command;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(c)");
    println!("cargo::rerun-if-changed=.");
    let mut build = cc::Build::new();
    build.file("src/interface.c").std("c11").flag("-pedantic");
    build.extra_warnings(true).warnings_into_errors(true);
    let version = |tool: cc::Tool| Command::new(tool.path()).arg("--version").output();
    let compiler = build.try_get_compiler();
    if compiler.is_ok_and(|tool| version(tool).is_ok()) {
        build.compile("chase_lev_interface");
        println!("cargo::rustc-cfg=c");
    }
}
