//! Plants typos in the suites' files of data: each must be refused, or change what is read.
#![cfg(loom)]

use std::panic;

use chase_lev_evidence::data::File;
use chase_lev_evidence::sites::{SITES, records};
use chase_lev_evidence::typos::{self, Step, Typo};
use chase_lev_scenarios::suite::particular::explorations;
use chase_lev_scenarios::suite::table::{self, scenarios};
use chase_lev_scenarios::suite::variants::{BROKEN, GALLERY, variants};
use chase_lev_scenarios::suite::{Group, Scenario, Subject};

/// The files that `loom-tests` has for itself.
const PARTICULAR: File = ("particular.toml", include_str!("../../../loom-tests/particular.toml"));
const CROSSBEAM_EPOCH: File =
    ("crossbeam_epoch.toml", include_str!("../../../loom-tests/crossbeam_epoch.toml"));

/// Checks that each typo in a file is refused, or changes what `read` returns, except for those in
/// values of these keys. Returns the number of typos.
fn check(file: File, free: &[&str], read: impl Fn(File) -> String + panic::RefUnwindSafe) -> usize {
    let is_free = |typo: Typo, way: &[Step]| {
        typo == Typo::Changed
            && matches!(way.last(), Some(Step::Key(key)) if free.contains(&key.as_str()))
    };
    let (count, mut unseen) = typos::unseen(file, read);
    unseen.retain(|(typo, way)| !is_free(*typo, way));
    assert!(unseen.is_empty(), "{}: {unseen:?}", file.0);
    count
}

#[test]
fn each_typo_is_seen() {
    // The costs of scenarios are texts for readers.
    let costs = ["usually", "to_free", "with_modes", "always"];
    let counts = [
        check(SITES, &["unjudged"], |file| format!("{:?}", records::<Subject, Scenario>(file))),
        check(table::SCENARIOS, &costs, |file| format!("{:?}", scenarios(file))),
        check(BROKEN, &[], |file| format!("{:?}", variants(Group::Broken, file))),
        check(GALLERY, &[], |file| format!("{:?}", variants(Group::Gallery, file))),
        check(PARTICULAR, &[], |file| format!("{:?}", explorations(file))),
        check(CROSSBEAM_EPOCH, &[], |file| format!("{:?}", explorations(file))),
    ];
    println!("{counts:?} typos");
    assert!(counts.iter().sum::<usize>() > 5_000, "{counts:?}");
}

fn sites(file: File) {
    records::<Subject, Scenario>(file);
}

fn broken(file: File) {
    variants(Group::Broken, file);
}

/// A file, a function that reads it, a text in it, a typo of that, and the error.
type Case<'a> = (File<'a>, fn(File), &'a str, &'a str, String);

/// Each typo that once switched a check off without a word, and each line that is there twice, is
/// reported with its line.
#[test]
fn a_typo_is_reported_with_its_line() {
    let line = |(_, text): File, of: &str| text[..text.find(of).unwrap()].matches('\n').count() + 1;
    let (look, top) = ("[[site]]\nname = \"pop.look\"", "[[site]]\nname = \"pop.top\"");
    let stored = "[[variant]]\nname = \"pop.cas stored\"";
    let reads: [Case; 6] = [
        (
            SITES,
            sites,
            "\"LoadBuffering\"",
            "\"LoadBufering\"",
            String::from("sites.toml: TOML parse error at line"),
        ),
        (
            SITES,
            sites,
            "order = \"AcqRel\"",
            "order = \"AcqRell\"",
            String::from("there is no ordering 'AcqRell'"),
        ),
        (SITES, sites, look, top, format!("sites.toml:{}: \"pop.top\"", line(SITES, top))),
        (
            BROKEN,
            broken,
            "pop.cas not atomic",
            "pop.cas stored",
            format!("variants.toml:{}", line(BROKEN, stored)),
        ),
        (GALLERY, broken, "[\"Le2013\"]", "[\"Le2014\"]", String::from("does not have the form")),
        (
            GALLERY,
            broken,
            "right = true",
            "right = truth",
            String::from("published.toml: TOML parse error at line 10"),
        ),
    ];
    for (file, read, right, wrong, expected) in reads {
        let text = file.1.replacen(right, wrong, 1);
        assert_ne!(text, file.1);
        let error = panic::catch_unwind(|| read((file.0, &text))).expect_err("it is refused");
        let error = error.downcast_ref::<String>().expect("a message");
        assert!(error.contains(&expected), "{error}");
    }
}
