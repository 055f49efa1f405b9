//! The version to cite is that of the package.

use std::fs;

use chase_lev_verify::engines::root;

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
