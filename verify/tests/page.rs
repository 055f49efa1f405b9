//! The page has everything, each part once, and nothing in it is taken for HTML that is not.

#[allow(dead_code)]
mod sample;

use std::collections::HashSet;

use chase_lev_verify::evidence::{Ending, Evidence};
use chase_lev_verify::page::{render, sentence};
use chase_lev_verify::results::{Failure, Verdict};

/// The values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    let parts = html.split(begin.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

fn sections(html: &str) -> Vec<&str> {
    let begin = "<article class=\"counterexample";
    let articles = html.split(begin).skip(1);
    articles.map(|article| values(article, "id")[0]).collect()
}

fn counterexamples(evidence: &Evidence) -> usize {
    let outcomes = evidence.engines.iter().flat_map(|report| &report.outcomes);
    outcomes
        .filter(|outcome| outcome.counterexample.is_some())
        .count()
}

#[test]
fn every_counterexample_has_its_section_and_its_drawing() {
    let evidence = sample::evidence();
    let html = render(&evidence).expect("it renders");
    let sections = sections(&html);
    assert_eq!(sections.len(), counterexamples(&evidence));
    assert_eq!(html.matches("<svg class=\"lanes\"").count(), sections.len());
    assert!(sections.contains(&"loom-pop.fence-AcqRel-PPo_ss-in-4"));
    assert!(sections.contains(&"tlc-pop.fence-AcqRel-ChaseLevViews-pop.fence-AcqRel"));
}

/// That of its kind, with the steps that matter.
#[test]
fn every_counterexample_has_its_sentence() {
    let evidence = sample::evidence();
    for outcome in evidence.engines.iter().flat_map(|report| &report.outcomes) {
        let kind = outcome.kind.map_or("", Failure::sentence);
        let said = sentence(outcome).unwrap_or_default();
        assert_eq!(outcome.counterexample.is_some(), !kind.is_empty());
        assert!(said.starts_with(kind), "{said}");
    }
    let sentence = sentence(&evidence.engines[1].outcomes[3]).unwrap();
    assert_eq!(
        sentence,
        "An element is taken twice: element 2, by thief 1's steal (step 30) and by the owner's \
         pop (step 33); thief 1's `steal.bottom` (step 26) read 2, not the 1 of the owner's \
         `pop.reserve` (step 13); the owner's `pop.top` (step 31) read 0, not the 2 of thief 1's \
         `steal.cas` (step 29)."
    );
}

/// Each read of another thread's write, each stale read, and the order of the fences.
#[test]
fn a_drawing_has_the_edges_of_its_trace() {
    let evidence = sample::evidence();
    let html = render(&evidence).expect("it renders");
    let article = html
        .split("<article class=\"counterexample")
        .find(|article| article.contains(" id=\"loom-pop.fence-AcqRel-PPo_ss-in-4\""))
        .expect("the counterexample");
    let outcomes = evidence.engines.iter().flat_map(|report| &report.outcomes);
    let mut of_it =
        outcomes.filter(|o| o.subject == "pop.fence AcqRel" && o.check == "PPo|ss in 4");
    let trace = of_it.find_map(|outcome| outcome.counterexample.as_ref());
    let steps = &trace.expect("its trace").steps;
    let mut edges = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let foreign = |write: &usize| steps[*write].thread != step.thread;
        edges.extend(step.reads.filter(foreign).map(|write| ("rf", write, at)));
        edges.extend(step.newest.map(|write| ("fr", at, write)));
    }
    for class in ["rf", "fr"] {
        assert!(
            edges.iter().any(|(of, ..)| *of == class),
            "no {class} in the sample"
        );
    }
    for (class, from, to) in edges {
        let ends = format!("\" data-a=\"{from}\" data-b=\"{to}\" d=\"M");
        let mut drawn = article.split("<path class=\"e ").skip(1);
        let edge = drawn.find(|edge| edge.starts_with(class) && edge.contains(&ends));
        assert!(edge.is_some(), "{class} from {from} to {to}");
    }
}

#[test]
fn names_are_unique_and_stable_and_links_lead_somewhere() {
    let mut evidence = sample::evidence();
    let html = render(&evidence).expect("it renders");
    let ids = values(&html, "id");
    let unique: HashSet<_> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len());
    let document = html.split("<script>").next().expect("the document");
    for link in values(document, "href") {
        let name = link
            .strip_prefix('#')
            .expect("there are no links elsewhere");
        assert!(unique.contains(&name), "{link}");
    }
    assert_eq!(html, render(&evidence).expect("it renders"));

    let before: HashSet<_> = sections(&html).into_iter().map(String::from).collect();
    for report in &mut evidence.engines {
        report.outcomes.reverse();
    }
    let reversed = render(&evidence).expect("it renders");
    assert_eq!(
        before,
        sections(&reversed).into_iter().map(String::from).collect()
    );
}

#[test]
fn subjects_that_are_written_alike_are_told_apart() {
    let mut evidence = sample::evidence();
    let outcomes = &mut evidence.engines[1].outcomes;
    let mut again = outcomes
        .iter()
        .find(|outcome| outcome.counterexample.is_some())
        .cloned();
    outcomes.extend(again.clone());
    if let Some(outcome) = &mut again {
        outcome.check = outcome.check.replace(' ', "/");
    }
    outcomes.extend(again);
    let html = render(&evidence).expect("it renders");
    let ids = values(&html, "id");
    assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len());
}

#[test]
fn the_first_thing_is_what_is_not_verified() {
    let html = render(&sample::evidence()).expect("it renders");
    let parts = [
        "<h1",
        "not as expected.",
        "Left out: it has verified nothing.",
        "id=\"filters\"",
    ];
    let more = ["id=\"verdicts\"", "id=\"sites\"", "id=\"counterexamples\""];
    let places = parts
        .iter()
        .chain(&more)
        .map(|part| html.find(part).expect(part));
    assert!(places.is_sorted());
    assert!(html.contains("2 of 22 outcomes are not as expected."));
    assert!(html.contains("1 engine broke off."));
    assert!(html.contains("1 engine was left out."));
}

#[test]
fn the_verdict_on_everything() {
    let mut evidence = sample::evidence();
    for report in &mut evidence.engines {
        report.ending = Ending::Complete;
        for outcome in &mut report.outcomes {
            (outcome.verdict, outcome.problem) = (outcome.expected, None);
        }
    }
    let all = render(&evidence).expect("it renders");
    assert!(all.contains("All 22 outcomes are as expected."));
    assert!(!all.contains(" loud\""));
    evidence.engines[1].outcomes[0].verdict = Verdict::Unknown;
    evidence.engines[1].outcomes.pop();
    let one = render(&evidence).expect("it renders");
    assert!(one.contains("1 of 21 outcomes is not as expected."));
    assert!(one.contains("1 engine has not done all that was planned."));
    evidence.engines.clear();
    assert!(
        render(&evidence)
            .expect("it renders")
            .contains("Nothing was checked.")
    );
}

#[test]
fn what_is_said_is_no_html() {
    let hostile = "<script>alert('1')</script>\"|&`<b>`{{ 1 }}";
    let mut evidence = sample::evidence();
    evidence.machine = hostile.into();
    for report in &mut evidence.engines {
        report.what = hostile.into();
        report.not_verified = vec![hostile.into()];
        report.ending = Ending::Broken(hostile.into());
        for outcome in &mut report.outcomes {
            outcome.subject += hostile;
            outcome.check += hostile;
            for text in [
                &mut outcome.message,
                &mut outcome.reason,
                &mut outcome.problem,
            ] {
                *text = Some(hostile.into());
            }
            if let Some(about) = &mut outcome.about {
                about.source = hostile.into();
                about.differs = hostile.into();
            }
            if let Some(trace) = &mut outcome.counterexample {
                trace.threads[0] = hostile.into();
                for step in &mut trace.steps {
                    step.text += hostile;
                    step.site = Some(hostile.into());
                    step.value = Some(hostile.into());
                }
            }
        }
    }
    let html = render(&evidence).expect("it renders");
    assert_eq!(html.matches("<script").count(), 1);
    assert!(!html.contains("<b>"));
    let quotes = values(&html, "id").into_iter().chain(values(&html, "href"));
    assert!(
        quotes
            .into_iter()
            .all(|name| !name.contains(['<', '|', '\'', '&']))
    );
}
