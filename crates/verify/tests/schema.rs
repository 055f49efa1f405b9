//! `schema.json` is generated from the types.

use std::{env, fs};

use chase_lev_verify::results::schema;

/// `CHASE_LEV_WRITE=1 cargo test --package chase-lev-verify --test schema` writes the file.
#[test]
fn the_schema_is_that_of_the_types() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/schema.json");
    if env::var_os("CHASE_LEV_WRITE").is_some() {
        fs::write(path, schema()).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), schema());
}
