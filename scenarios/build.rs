//! Takes the programs of the tutorial out of its pages, for the tests, which include them.

use std::path::Path;
use std::{env, fs};

/// The pages with programs, and the modules of the programs.
const PAGES: [(&str, &[&str]); 7] = [
    ("1-mutex", &["mutex"]),
    ("2-two-ends", &["ring", "two_ends"]),
    ("3-claims", &["claims"]),
    ("4-last", &["last"]),
    ("5-fences", &["fences"]),
    ("6-release", &["release"]),
    ("7-growing", &["growing"]),
];

fn main() {
    let mut modules = String::new();
    for (name, programs) in PAGES {
        let page = format!("../docs/tutorial/{name}.md");
        println!("cargo::rerun-if-changed={page}");
        let page = fs::read_to_string(&page).expect("the page exists");
        let blocks: Vec<_> = page.split("\n```rust\n").skip(1).collect();
        assert_eq!(blocks.len(), programs.len(), "{name}");
        for (program, block) in programs.iter().zip(blocks) {
            let (code, _) = block.split_once("```\n").expect("the block has an end");
            modules += &format!("mod {program} {{\n{code}}}\n");
        }
    }
    let directory = env::var("OUT_DIR").expect("Cargo sets it");
    let file = Path::new(&directory).join("tutorial.rs");
    fs::write(file, modules).expect("the directory is writable");
}
