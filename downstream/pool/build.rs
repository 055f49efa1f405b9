//! Makes modules of the unit tests in rayon-core's sources, which are at `RAYON_CORE`.

use std::path::Path;
use std::{env, fs};

/// The modules with unit tests, each in the file `test.rs` of the folder with its name.
const UNITS: [&str; 6] = ["", "broadcast", "join", "scope", "spawn", "thread_pool"];

fn main() {
    println!("cargo:rerun-if-env-changed=RAYON_CORE");
    // Without it, the tests do not compile, and the programs need none.
    let Ok(source) = env::var("RAYON_CORE") else { return };
    let source = Path::new(&source);
    let out = env::var("OUT_DIR").expect("Cargo sets it");
    for unit in UNITS {
        let test = source.join("src").join(unit).join("test.rs");
        // These files begin with attributes, so `include!` does not accept them.
        let text = format!("#[path = {test:?}]\nmod test;\n");
        let file = Path::new(&out).join(format!("unit_{unit}.rs"));
        fs::write(file, text).expect("it is Cargo's folder for this");
    }
}
