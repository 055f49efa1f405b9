//! The page shows every counterexample, and escapes all text.

use std::path::Path;

use chase_lev_verify::engines::engine;
use chase_lev_verify::page::{render, sentence};
use chase_lev_verify::report::{Ending, Report, Results};
use chase_lev_verify::results::Outcome;

/// Returns a small sample of results: three engines that ran, one that was left out, and one that
/// broke off.
fn sample() -> Results {
    let left_out = Ending::LeftOut(String::from("it was not selected"));
    let broken = Ending::Broken(String::from("error: could not compile `crossbeam-epoch`"));
    Results {
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
        answer: None,
    }
}

/// Reads the sample of an engine.
fn read(name: &str) -> Report {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sample");
    let results = directory.join(format!("{name}.jsonl"));
    Report::read(engine(name), name, &results).expect("the sample can be read")
}

fn outcomes(results: &Results) -> impl Iterator<Item = &Outcome> {
    results.engines.iter().flat_map(|report| &report.outcomes)
}

/// There is an edge for each read of another thread's write, and for each stale read.
#[test]
fn a_drawing_has_the_edges_of_its_trace() {
    let results = sample();
    let html = render(&results).unwrap();
    let drawings: Vec<_> = html.split("<svg class=\"lanes\"").skip(1).collect();
    let traces = outcomes(&results).filter_map(|outcome| outcome.counterexample.as_ref());
    let traces: Vec<_> = traces.collect();
    assert_eq!(drawings.len(), traces.len());
    for (drawing, trace) in drawings.into_iter().zip(traces) {
        let steps = trace.steps.iter();
        let foreign = steps.clone().filter(|step| {
            let write = step.reads.map(|write| trace.steps[write].thread);
            write.is_some_and(|thread| thread != step.thread)
        });
        let stale = steps.filter(|step| step.newest.is_some());
        for (class, edges) in [("rf", foreign.count()), ("fr", stale.count())] {
            let path = format!("<path class=\"e {class}\"");
            assert_eq!(drawing.matches(&path).count(), edges, "{class}: {trace:?}");
        }
    }
}

#[test]
fn the_sentence_says_what_went_wrong_and_where() {
    let results = sample();
    let mut sentences = outcomes(&results).filter_map(sentence);
    assert_eq!(
        sentences.next().unwrap(),
        "An element is taken twice, in thief 1's steal (step 30) and the owner's pop (step 33); \
         thief 1's `steal.bottom` (step 26) read 2, not the 1 of the owner's `pop.reserve` \
         (step 13); the owner's `pop.top` (step 31) read 0, not the 2 of thief 1's `steal.cas` \
         (step 29)."
    );
}

#[test]
fn the_verdict_is_as_expected_only_if_all_are_and_there_are_some() {
    let mut results = sample();
    let says = |results: &Results, what| {
        let html = render(results).unwrap();
        assert!(html.contains(what), "{html}");
    };
    says(&results, "Not as expected.");
    says(&results, "LEFT OUT: it was not selected");
    says(&results, "BROKE OFF: error: could not compile");
    for report in &mut results.engines {
        report.ending = Ending::Complete;
        for outcome in &mut report.outcomes {
            (outcome.verdict, outcome.problem) = (outcome.expected, None);
        }
    }
    says(&results, "Every verdict is the expected one.");
    results.engines.clear();
    says(&results, "Not as expected.");
}

#[test]
fn what_is_said_is_no_html() {
    const HOSTILE: &str = "<script>alert('1')</script>\"|&`<b>`{{ 1 }}";
    let mut results = sample();
    results.machine = HOSTILE.into();
    for report in &mut results.engines {
        report.engine.about = HOSTILE.into();
        report.engine.limits = vec![HOSTILE.into()];
        report.ending = Ending::Broken(HOSTILE.into());
        for outcome in &mut report.outcomes {
            outcome.subject += HOSTILE;
            outcome.kind = None;
            outcome.message = Some(HOSTILE.into());
            outcome.problem = outcome.message.clone();
            if let Some(trace) = &mut outcome.counterexample {
                trace.threads[0] = HOSTILE.into();
                for step in &mut trace.steps {
                    step.text += HOSTILE;
                    step.site = Some(HOSTILE.into());
                    step.value = Some(HOSTILE.into());
                }
            }
        }
    }
    let html = render(&results).unwrap();
    assert!(!html.contains("<script") && !html.contains("<b>"));
}
