//! The files for citations and deposits agree with each other.

use std::fs;

use chase_lev_verify::engines::root;
use serde_json::Value;

#[test]
fn the_version_and_its_date_are_the_same_everywhere() {
    let read = |name| fs::read_to_string(root().join(name)).unwrap();
    let json = |name| serde_json::from_str::<Value>(&read(name)).unwrap();
    let line = |name, key: &str| {
        let text: String = read(name);
        let line = text.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap().trim_matches(['"', ' ']).to_owned()
    };
    let (codemeta, zenodo) = (json("codemeta.json"), json(".zenodo.json"));
    let version = line("Cargo.toml", "version = ");
    assert_eq!(version, line("CITATION.cff", "version: "));
    assert_eq!(codemeta["version"], version);
    assert_eq!(zenodo["version"], version);
    let date = line("CITATION.cff", "date-released: ");
    assert_eq!(codemeta["dateModified"], date);
    assert_eq!(zenodo["publication_date"], date);
}
