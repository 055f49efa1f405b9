//! An engine whose parts count in different units.

use chase_lev_verify::engines::engine;
use chase_lev_verify::finding::Finding;
use chase_lev_verify::report::{Ending, Report};
use chase_lev_verify::results::{Group, Outcome, Unit, Verdict};
use chase_lev_verify::table;

fn outcome(check: &str, verdict: Verdict, explored: u64, unit: Unit) -> Outcome {
    Outcome {
        verdict,
        expected: verdict,
        explored,
        unit,
        ..Outcome::new(Group::Broken, "publish.fence Relaxed", check)
    }
}

#[test]
fn a_finding_is_that_of_the_part_that_fails_first() {
    let holds = outcome("a claim that holds", Verdict::Holds, 2, Unit::States);
    let claim = outcome("a claim", Verdict::Fails, 40, Unit::States);
    let scenario = outcome("a scenario", Verdict::Fails, 1, Unit::Executions);
    let finding = Finding::of(&[&holds, &claim, &scenario]).expect("there are outcomes");
    let (word, check, extent) = finding.told(Group::Broken);
    let found = (word, check, extent.as_str(), finding.explored);
    assert_eq!(found, ("fails", Some("a scenario"), "1 execution", 0));
}

#[test]
fn the_unit_of_an_engine_is_that_of_most_outcomes() {
    let test = outcome("a test", Verdict::Holds, 1, Unit::Tests);
    let claim = outcome("a claim", Verdict::Fails, 40, Unit::States);
    let mut report = Report::new(engine("pool"), Ending::Complete);
    report.outcomes = vec![claim, test.clone(), test];
    assert_eq!(table::ending(&report), "3 checks as expected, 2 tests, 0 s");
}
