//! The page shows everything once, and escapes all text.

mod sample;

use std::collections::{BTreeSet, HashSet};

use chase_lev_verify::evidence::{Ending, Evidence};
use chase_lev_verify::page::{render, sentence};
use chase_lev_verify::results::{Outcome, Verdict};

/// Returns the values of an attribute.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    let parts = html.split(begin.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

fn outcomes(evidence: &Evidence) -> impl Iterator<Item = &Outcome> {
    evidence.engines.iter().flat_map(|report| &report.outcomes)
}

fn sections(html: &str) -> Vec<&str> {
    let begin = "<article class=\"counterexample";
    let articles = html.split(begin).skip(1);
    articles.map(|article| values(article, "id")[0]).collect()
}

/// Each section has a drawing and the sentence of the failure's kind.
#[test]
fn every_counterexample_has_its_section() {
    let evidence = sample::evidence();
    let html = render(&evidence).unwrap();
    let sentences: Vec<_> = outcomes(&evidence)
        .filter_map(|o| Some((o.kind, sentence(o)?)))
        .collect();
    let sections = sections(&html);
    assert_eq!(sections.len(), sentences.len());
    assert_eq!(html.matches("<svg class=\"lanes\"").count(), sections.len());
    assert!(sections.contains(&"tlc-pop.fence-AcqRel-ChaseLevViews-pop.fence-AcqRel"));
    for (kind, sentence) in &sentences {
        let kind = kind.expect("a kind").sentence();
        assert!(sentence.starts_with(kind), "{sentence}");
    }
    assert_eq!(sections[0], LOOM);
    assert_eq!(
        sentences[0].1,
        "An element is taken twice: element 2, by thief 1's steal (step 30) and by the owner's \
         pop (step 33); thief 1's `steal.bottom` (step 26) read 2, not the 1 of the owner's \
         `pop.reserve` (step 13); the owner's `pop.top` (step 31) read 0, not the 2 of thief 1's \
         `steal.cas` (step 29)."
    );
}

/// The first counterexample of the sample.
const LOOM: &str = "loom-pop.fence-AcqRel-PPo_ss-in-4";

/// There is an edge for each read of another thread's write, for each stale read, and for the order of
/// fences.
#[test]
fn a_drawing_has_the_edges_of_its_trace() {
    let evidence = sample::evidence();
    let html = render(&evidence).unwrap();
    let mut articles = html.split("<article class=\"counterexample");
    let article = articles.find(|article| article.contains(&format!(" id=\"{LOOM}\"")));
    let article = article.expect("the counterexample");
    let trace = outcomes(&evidence).find_map(|outcome| outcome.counterexample.as_ref());
    let steps = &trace.expect("its trace").steps;
    let mut edges = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        let foreign = |write: &usize| steps[*write].thread != step.thread;
        edges.extend(step.reads.filter(foreign).map(|write| ("rf", write, at)));
        edges.extend(step.newest.map(|write| ("fr", at, write)));
    }
    let classes: HashSet<_> = edges.iter().map(|(class, ..)| *class).collect();
    assert_eq!(classes.len(), 2, "the sample has both");
    for (class, from, to) in edges {
        let ends = format!("\" data-a=\"{from}\" data-b=\"{to}\" d=\"M");
        let mut drawn = article.split("<path class=\"e ").skip(1);
        let edge = drawn.find(|edge| edge.starts_with(class) && edge.contains(&ends));
        assert!(edge.is_some(), "{class} from {from} to {to}");
    }
}

/// Identifiers are unique even if subjects differ only in characters that a slug drops.
#[test]
fn names_are_unique_and_stable_and_links_lead_somewhere() {
    let mut evidence = sample::evidence();
    let outcomes = &mut evidence.engines[1].outcomes;
    let mut again = outcomes[3].clone();
    outcomes.push(again.clone());
    again.check = again.check.replace(' ', "/");
    outcomes.push(again);
    let html = render(&evidence).unwrap();
    let ids = values(&html, "id");
    let unique: HashSet<_> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len());
    let document = html.split("<script>").next().expect("the document");
    for link in values(document, "href") {
        let name = link.strip_prefix('#');
        let name = name.expect("there are no links elsewhere");
        assert!(unique.contains(&name), "{link}");
    }
    for report in &mut evidence.engines {
        report.outcomes.reverse();
    }
    let reversed = render(&evidence).unwrap();
    let names = |html| sections(html).into_iter().collect::<BTreeSet<_>>();
    assert_eq!(names(&html), names(&reversed));
}

#[test]
fn the_first_thing_is_what_is_not_verified() {
    let html = render(&sample::evidence()).unwrap();
    let parts = [
        "<h1",
        "not as expected.",
        "Left out: it verified nothing in this run.",
        "id=\"filters\"",
        "id=\"verdicts\"",
        "id=\"sites\"",
        "id=\"counterexamples\"",
    ];
    let places = parts.map(|part| html.find(part).expect(part));
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
    let all = render(&evidence).unwrap();
    assert!(all.contains("All 22 outcomes are as expected."));
    assert!(!all.contains(" loud\""));
    evidence.engines[1].outcomes[0].verdict = Verdict::Unknown;
    evidence.engines[1].outcomes.pop();
    let one = render(&evidence).unwrap();
    assert!(one.contains("1 of 21 outcomes is not as expected."));
    assert!(one.contains("1 engine has not done all that was planned."));
    evidence.engines.clear();
    let none = render(&evidence).unwrap();
    assert!(none.contains("Nothing was checked."));
}

#[test]
fn what_is_said_is_no_html() {
    const HOSTILE: &str = "<script>alert('1')</script>\"|&`<b>`{{ 1 }}";
    let mut evidence = sample::evidence();
    evidence.machine = HOSTILE.into();
    for report in &mut evidence.engines {
        report.engine.about = HOSTILE.into();
        report.engine.limits = vec![HOSTILE.into()];
        report.ending = Ending::Broken(HOSTILE.into());
        for outcome in &mut report.outcomes {
            outcome.subject += HOSTILE;
            outcome.check += HOSTILE;
            outcome.kind = None;
            outcome.message = Some(HOSTILE.into());
            (outcome.reason, outcome.problem) = (outcome.message.clone(), outcome.message.clone());
            if let Some(about) = &mut outcome.about {
                about.source = HOSTILE.into();
                about.differs = HOSTILE.into();
            }
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
    let html = render(&evidence).unwrap();
    assert_eq!(html.matches("<script").count(), 1);
    assert!(!html.contains("<b>"));
    for name in [values(&html, "id"), values(&html, "href")].concat() {
        assert!(!name.contains(['<', '|', '\'', '&']), "{name}");
    }
}
