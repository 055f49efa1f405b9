//! Makes modules of the unit tests in rayon-core's sources, the place of which is in `RAYON_CORE`.

use std::path::Path;
use std::{env, fs};

/// The modules with unit tests: in the file `test.rs` of the folder of that name.
const UNITS: [&str; 6] = ["", "broadcast", "join", "scope", "spawn", "thread_pool"];

fn main() {
    println!("cargo:rerun-if-env-changed=RAYON_CORE");
    let source = env::var("RAYON_CORE").expect("`check` sets RAYON_CORE");
    let source = Path::new(&source);
    let out = env::var("OUT_DIR").expect("Cargo sets it");
    for unit in UNITS {
        let test = source.join("src").join(unit).join("test.rs");
        // These files have attributes of their own, as no file may that is included.
        let text = format!("#[path = {test:?}]\nmod test;\n");
        let file = Path::new(&out).join(format!("unit_{unit}.rs"));
        fs::write(file, text).expect("it is Cargo's folder for this");
    }
}
