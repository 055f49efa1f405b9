//! The subcommands about orderings of your own: `try` and `weakest`.

use anyhow::{Result, ensure};
use chase_lev_atomics::Site;
use chase_lev_evidence::{needs_modes, shown};
use chase_lev_verify::assignment::{Assignment, build_loom, judge_by_loom, judge_by_tlc, sees};
use chase_lev_verify::evidence::Report;
use chase_lev_verify::page;
use chase_lev_verify::results::Lanes;
use chase_lev_verify::weakest;
use itertools::Itertools;

use super::{evidence, write_page};

/// The bound on a scenario's executions in `try`.
const ALL_SMALL: usize = 10_000;

/// The bound on a scenario's executions while `weakest` searches.
const SMALLEST: usize = 1_000;

/// Checks an assignment, and shows the counterexample if something goes wrong. If nothing does, a
/// weaker site that was not judged is an error.
pub fn attempt(set: &[String], base: &str) -> Result<bool> {
    let mut set = set.iter();
    let assignment = set.try_fold(Assignment::of(base)?, |all, set| all.set(set))?;
    let differs = !assignment.differences().is_empty();
    ensure!(differs, "these are the orderings of {base} itself");
    println!("{assignment}");
    build_loom()?;
    let (mut judgements, holds) = judgements(&assignment)?;
    for outcome in judgements.iter_mut().flat_map(|it| &mut it.outcomes) {
        (outcome.expected, outcome.problem) = (outcome.verdict, None);
    }
    let mut evidence = evidence(judgements, format!("try, {assignment}"));
    evidence.answer = Some(holds);
    write_page(&evidence, "try.html")?;
    if holds {
        conclude(&assignment, &evidence.engines)?;
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

/// The sites of push, grow, pop and steal that are not searched below `Fenced`.
const LEFT_OUT: [&str; 6] = [
    // They need load buffering, which loom does not model.
    "push.top",
    "pop.restore",
    "steal.cas",
    // Loom's builds do without this look.
    "pop.look",
    // The owner reads its own writes.
    "grow.old",
    "pop.slot",
];

/// Searches below `Fenced` for the weakest assignments to the sites of push, grow, pop and steal
/// that loom can judge, in the smallest scenarios. What it finds is confirmed in all small ones.
/// Returns `false` if one is not confirmed, or is not that of a protocol.
///
/// Below `Asymmetric` there is nothing to search: the orderings of its own sites that loom can
/// judge are the strongest there are, and loom's suite shows that it fails if any one of them is
/// weaker.
pub fn weakest() -> Result<bool> {
    build_loom()?;
    let operations = ["push.", "grow.", "pop.", "steal."];
    let fenced = Assignment::of("Fenced")?;
    let mut sites = fenced.sites.clone();
    sites.retain(|site| {
        let name = site.name();
        let is_searched = operations.iter().any(|of| name.starts_with(of));
        is_searched && !LEFT_OUT.contains(&name) && !needs_modes(name)
    });
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
