//! A small sample of results.

use std::path::Path;

use chase_lev_verify::engines::engine;
use chase_lev_verify::evidence::{Ending, Evidence, Report};

/// Returns the sample: three engines that ran, one that was left out, and one that broke off.
pub fn evidence() -> Evidence {
    let left_out = Ending::LeftOut(String::from("it was not selected"));
    let broken = Ending::Broken(String::from("error: could not compile `crossbeam-epoch`"));
    Evidence {
        date: String::from("2026-11-22"),
        machine: String::from("x86_64-linux, 2 processors"),
        extent: String::from("default"),
        engines: vec![
            Report::new(engine("native"), left_out),
            read("loom"),
            Report::new(engine("crossbeam-epoch"), broken),
            read("shuttle"),
            read("tlc"),
        ],
    }
}

/// Reads the sample of an engine.
fn read(name: &str) -> Report {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sample");
    let results = directory.join(format!("{name}.jsonl"));
    Report::read(engine(name), &results).expect("the sample can be read")
}
