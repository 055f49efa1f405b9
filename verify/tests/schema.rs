//! `schema.json` is that of the types; what the engines write is read as it says.

use std::{env, fs};

use chase_lev_verify::results::{Outcome, schema};

/// `CHASE_LEV_WRITE=1 cargo test --package chase-lev-verify --test schema` writes it.
#[test]
fn the_schema_is_that_of_the_types() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/schema.json");
    if env::var_os("CHASE_LEV_WRITE").is_some() {
        fs::write(path, schema()).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), schema());
}

#[test]
fn a_line_with_an_unknown_field_is_refused() {
    let line = r#"{"subject": "Weakest<Retain>", "group": "shipped", "check": "Po|s in 4",
        "verdict": "holds", "expected": "holds", "explored": 80, "unit": "executions",
        "exhaustive": true, "seconds": 0.1}"#;
    assert!(serde_json::from_str::<Outcome>(line).is_ok());
    let wrong = line.replace("\"seconds\"", "\"second\": 1, \"seconds\"");
    let error = serde_json::from_str::<Outcome>(&wrong).unwrap_err();
    assert!(
        error.to_string().contains("unknown field `second`"),
        "{error}"
    );
}
