//! Files that follow from others.

use std::{env, fs};

use chase_lev_verify::engines::root;
use chase_lev_verify::results::schema;

/// `CHASE_LEV_WRITE=1 cargo test --package chase-lev-verify --test committed` writes the file.
#[test]
fn the_schema_is_that_of_the_types() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/schema.json");
    if env::var_os("CHASE_LEV_WRITE").is_some() {
        fs::write(path, schema()).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), schema());
}

#[test]
fn the_version_to_cite_is_that_of_the_package() {
    let version = |name, key: &str| {
        let text = fs::read_to_string(root().join(name)).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap().trim_matches('"').to_owned()
    };
    let of_the_package = version("Cargo.toml", "version = ");
    assert_eq!(version("CITATION.cff", "version: "), of_the_package);
}
