//! The README's tables of sites are those of the table in `src/sites.rs`.
//!
//! `CHASE_LEV_WRITE=1 cargo test --test documents` writes them.

#![cfg(not(any(loom, shuttle)))]

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use chase_lev::research::{Access, Evidence, Site, Sites, TABLE};
use serde_json::Value;

fn path(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// How a site orders, for a person.
fn order(site: Site) -> String {
    let order = format!("{:?}", site.order());
    match site.access() {
        Access::Fence | Access::LightFence | Access::HeavyFence if order == "Relaxed" => {
            String::from("none")
        }
        Access::LightFence => String::from("light"),
        Access::HeavyFence => String::from("heavy"),
        _ => order,
    }
}

/// What each site is, and its ordering in each protocol; empty where it is the default's.
fn sites() -> String {
    let mut table = String::from(
        "| site | what | `Weakest` | `Le2013` | `ReleaseStores` | `Asymmetric` |\n\
         |---|---|---|---|---|---|\n",
    );
    let others = [Sites::LE2013, Sites::RELEASE_STORES, Sites::ASYMMETRIC];
    for (i, row) in TABLE.iter().enumerate() {
        let default = Sites::WEAKEST.all()[i];
        let _ = write!(
            table,
            "| `{}` | {} | {} |",
            row.name,
            row.what,
            order(default)
        );
        for other in others.map(|sites| sites.all()[i]) {
            let differs = other != default;
            let cell = if differs { order(other) } else { String::new() };
            let _ = write!(table, " {cell} |");
        }
        table.push('\n');
    }
    table
}

/// The claims of the model, with the lengths of their counterexamples, if they have some.
fn claims() -> BTreeMap<String, Option<u64>> {
    let manifest: Value = serde_json::from_str(&read("model/manifest.json")).expect("it is JSON");
    let claims = manifest["claims"].as_array().expect("a list of claims");
    let claim = |claim: &Value| {
        let name = claim["claim"].as_str().expect("a name").to_owned();
        (name, claim["within"].as_u64())
    };
    claims.iter().map(claim).collect()
}

/// What shows that a site cannot be weaker by one step.
fn evidence() -> String {
    let claims = claims();
    let mut table = String::from(
        "| site | protocol | one step weaker | what goes wrong | loom | TLC |\n\
         |---|---|---|---|---|---|\n",
    );
    for (i, row) in TABLE.iter().enumerate() {
        for shown in row.evidence {
            let sites = match shown.protocol {
                "Weakest" => Sites::WEAKEST,
                "ReleaseStores" => Sites::RELEASE_STORES,
                "Asymmetric" => Sites::ASYMMETRIC,
                other => panic!("{}: there is no protocol {other}", row.name),
            };
            let site = sites.all()[i];
            let weaker = match site.weaker() {
                // There is none; it is about where the site is.
                [] => String::from("later"),
                [weaker] => order(site.with(*weaker)),
                more => panic!("{} in {}: {more:?}", row.name, shown.protocol),
            };
            let Evidence {
                protocol, failure, ..
            } = shown;
            let loom = shown
                .loom
                .map_or(String::from("cannot see"), |(scenario, count)| {
                    format!("`{}`, {count}", scenario.replace('|', "\\|"))
                });
            let tlc = match shown.tlc {
                "" => String::new(),
                claim => match claims.get(claim) {
                    Some(Some(length)) => format!("`{claim}`, {length}"),
                    Some(None) => format!("`{claim}`, holds"),
                    None => panic!("{}: there is no claim {claim}", row.name),
                },
            };
            let name = row.name;
            let _ = writeln!(
                table,
                "| `{name}` | `{protocol}` | {weaker} | {failure} | {loom} | {tlc} |"
            );
        }
    }
    table
}

/// Compares what is between two marks in the README, or writes it.
fn compare(mark: &str, table: &str) {
    let text = read("README.md");
    let (begin, end) = (
        format!("<!-- {mark} -->\n\n"),
        format!("\n<!-- /{mark} -->"),
    );
    let parts = text.split_once(&begin).and_then(|(before, rest)| {
        let (old, after) = rest.split_once(&end)?;
        Some((before, old, after))
    });
    let (before, old, after) = parts.unwrap_or_else(|| panic!("the README has no {begin}{end}"));
    if env::var_os("CHASE_LEV_WRITE").is_some() {
        let new = format!("{before}{begin}{table}{end}{after}");
        fs::write(path("README.md"), new).expect("the README can be written");
    } else {
        assert_eq!(
            old, table,
            "CHASE_LEV_WRITE=1 cargo test --test documents mends this"
        );
    }
}

#[test]
fn the_readme_has_the_table_of_sites() {
    compare("sites", &sites());
    compare("evidence", &evidence());
}
