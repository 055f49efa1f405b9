//! The subcommands about orderings of your own: `try` and `weakest`.

use anyhow::{Result, ensure};
use chase_lev_atomics::Site;
use chase_lev_evidence::sites::Operation;
use chase_lev_evidence::{Protocol, Reason, Record, needs_modes, record, shown};
use chase_lev_verify::assignment::{Assignment, build_loom, judge_by_loom, judge_by_tlc, sees};
use chase_lev_verify::page;
use chase_lev_verify::report::Report;
use chase_lev_verify::results::Lanes;
use chase_lev_verify::weakest;
use itertools::Itertools;

use super::{results, write_page};

/// The bound on a scenario's executions in `try`.
const ALL_SMALL: usize = 10_000;

/// The bound on a scenario's executions while `weakest` searches.
const SMALLEST: usize = 1_000;

/// Checks an assignment, and shows the counterexample if something goes wrong. If nothing does, a
/// weaker site that was not judged is an error.
pub fn attempt(set: &[String], base: Protocol) -> Result<bool> {
    let mut set = set.iter();
    let assignment = set.try_fold(Assignment::of(base), |all, set| all.set(set))?;
    let differs = !assignment.differences().is_empty();
    ensure!(differs, "these are the orderings of {base} itself");
    println!("{assignment}");
    build_loom()?;
    let (mut judgements, holds) = judgements(&assignment)?;
    for outcome in judgements.iter_mut().flat_map(|it| &mut it.outcomes) {
        (outcome.expected, outcome.problem) = (outcome.verdict, None);
    }
    let mut results = results(judgements, format!("try, {assignment}"));
    results.answer = Some(holds);
    write_page(&results, "try.html")?;
    if holds {
        conclude(&assignment, &results.engines)?;
    }
    Ok(holds)
}

/// Returns the judgements of loom and TLC about an assignment, and `true` if nothing goes wrong.
fn judgements(assignment: &Assignment) -> Result<(Vec<Report>, bool)> {
    let mut judgements = vec![judge_by_loom(assignment, ALL_SMALL)?];
    let mut holds = tell(&judgements[0]);
    if assignment.differences().is_empty() {
        println!("tlc: these are the orderings that ship: `cargo verify --only tlc`");
    } else if holds && let Some(tlc) = judge_by_tlc(assignment)? {
        holds = tell(&tlc);
        judgements.push(tlc);
    }
    Ok((judgements, holds))
}

/// Prints, for each weaker site, the checks that are known to fail for it.
///
/// # Errors
///
/// If no such check judged a weaker site.
fn conclude(assignment: &Assignment, judgements: &[Report]) -> Result<()> {
    let (protocol, weaker) = assignment.weaker();
    if weaker.is_empty() {
        println!("nothing goes wrong within these bounds; no site is weaker than in {protocol}");
    }
    let mut unjudged = Vec::new();
    for site in weaker {
        let mut seen = judgements.iter().filter_map(|judgement| {
            let check = sees(judgement, site, protocol)?;
            Some(format!("{} ({check})", judgement.engine.name))
        });
        let seen = seen.join(" and ");
        if seen.is_empty() {
            unjudged.push(site);
        } else {
            println!(
                "{site} is weaker than in {protocol}; its known failure does not occur: {seen}"
            );
        }
    }
    ensure!(
        unjudged.is_empty(),
        "undecided: nothing goes wrong within these bounds, but no check that was made is known to \
         fail if one of these sites is weaker than in {protocol}: {}",
        unjudged.join(", ")
    );
    Ok(())
}

/// Prints a judgement. Returns `false` if there is a failure.
fn tell(judgement: &Report) -> bool {
    let (engine, count) = (&judgement.engine.name, judgement.outcomes.len());
    let Some(failure) = judgement.failure() else {
        let explored = judgement.explored_in_words();
        println!("{engine}: nothing goes wrong in {count} checks, {explored}");
        return true;
    };
    let message = failure.message.as_deref().unwrap_or_default();
    let (check, explored) = (&failure.check, failure.explored);
    println!("{engine}: {message}, in {check}, after {explored}\n");
    if let Some(trace) = &failure.counterexample {
        println!("{}\n", Lanes::from(trace));
    }
    println!("{}", page::sentence(failure).unwrap_or_default());
    false
}

/// Returns `true` if the search below `Fenced` includes a site: one of push, grow, pop or steal,
/// unless its record says why not, or its failure needs load buffering, which loom does not model.
fn is_searched(site: &Record) -> bool {
    use Operation::{Grow, Pop, Push, Steal};
    let fenced = site.weaker.iter().filter(|weaker| weaker.protocol == Protocol::Fenced);
    let mut verdicts = fenced.flat_map(|weaker| &weaker.loom);
    [Push, Grow, Pop, Steal].contains(&site.operation)
        && site.unsearched.is_none()
        && !verdicts.any(|by| by.ends == Err(Reason::LoadBuffering))
        && !needs_modes(site.name)
}

/// Searches below `Fenced` for the weakest assignments to the sites of push, grow, pop and steal
/// that loom can judge, in the smallest scenarios. Its findings are confirmed in all small ones.
/// Returns `false` if one is not confirmed, or is not a protocol's.
///
/// Below `Asymmetric` there is nothing to search: the orderings of its own sites that loom can
/// judge are the strongest there are, and loom's suite shows that it fails if any one of them is
/// weaker.
pub fn weakest() -> Result<bool> {
    build_loom()?;
    let fenced = Assignment::of(Protocol::Fenced);
    let mut sites = fenced.sites.clone();
    sites.retain(|site| is_searched(record(site.name()).expect("each site has a record")));
    let names = sites.iter().map(|site| site.name()).join(", ");
    println!("\nsearched: {names}");
    println!("kept as in Fenced: all other sites, which loom cannot judge in small scenarios");
    let mut judged = 0;
    let judge = |point: &[Site]| {
        judged += 1;
        let judgement = judge_by_loom(&fenced.clone().with(point), SMALLEST)?;
        Ok(judgement.failure().is_none())
    };
    let (weakest, mut good) = (weakest::weakest(&sites, judge)?, true);
    for point in &weakest {
        let assignment = fenced.clone().with(point);
        println!("\n{assignment}");
        for site in point {
            println!("  {:16} {}", site.name(), shown(site));
        }
        let (_, holds) = judgements(&assignment)?;
        good &= holds;
        if assignment.protocol().is_none() {
            println!("NOT AS EXPECTED: no protocol has these orderings");
            good = false;
        }
    }
    let count = weakest.len();
    println!("\n{count} weakest assignments; loom judged {judged} to find them");
    Ok(good)
}
