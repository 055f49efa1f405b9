//! Does nothing. Cargo takes `links` only from packages with a build script.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
}
