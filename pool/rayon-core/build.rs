//! Does nothing, but Cargo allows `links` only in packages with a build script.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
}
