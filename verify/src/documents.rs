//! The README's tables, and the summary of results from which they come.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use chase_lev::research::{Evidence as Shown, Sites, TABLE};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::assignment::{shown, sites_of};
use crate::evidence::{Ending, Evidence, Report};
use crate::results::{Group, Outcome, Unit, Verdict};
use crate::table::thousands;

/// What the documents say of a complete default run: nothing that differs from run to run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// A line for each engine.
    pub engines: Vec<Line>,
    /// In how many executions loom kills each variant, by variant and scenario.
    pub kills: BTreeMap<String, u64>,
}

/// What an engine has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The engine.
    pub engine: String,
    /// The checker's version.
    pub version: String,
    /// How many explorations or tests there were.
    pub explorations: usize,
    /// How many executions, schedules or states, all together.
    pub explored: u64,
    /// What these are.
    pub unit: Unit,
    /// How many explorations of broken variants or published deques failed, as expected.
    pub killed: usize,
    /// How many explorations of broken variants found nothing, as expected.
    pub survived: usize,
}

/// Where the summary is kept.
const SUMMARY: &str = "docs/verification.json";

impl Summary {
    /// That of a run in which every engine did all it had to.
    pub fn of(evidence: &Evidence) -> Result<Self> {
        let loom = evidence
            .engines
            .iter()
            .find(|report| report.engine == "loom");
        let kills = loom.iter().flat_map(|report| &report.outcomes);
        let kills = kills.filter(|o| o.group == Group::Broken && o.verdict == Verdict::Fails);
        Ok(Summary {
            engines: evidence.engines.iter().map(line).collect::<Result<_>>()?,
            kills: kills
                .map(|o| (format!("{}: {}", o.subject, o.check), o.explored))
                .collect(),
        })
    }

    /// The one that is kept.
    pub fn read(root: &Path) -> Result<Self> {
        let path = root.join(SUMMARY);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        serde_json::from_str(&text).with_context(|| path.display().to_string())
    }

    /// Keeps it.
    pub fn write(&self, root: &Path) -> Result<()> {
        let text = serde_json::to_string_pretty(self)? + "\n";
        Ok(fs::write(root.join(SUMMARY), text)?)
    }
}

fn line(report: &Report) -> Result<Line> {
    let header = match (&report.ending, &report.header) {
        (Ending::Complete, Some(header)) => header,
        _ => bail!("{} did not run to its end", report.engine),
    };
    let outcomes = &report.outcomes;
    let variants = outcomes
        .iter()
        .filter(|o| matches!(o.group, Group::Broken | Group::Gallery));
    let count = |verdict| {
        let of_verdict = |o: &&Outcome| o.verdict == verdict && o.expected == verdict;
        variants.clone().filter(of_verdict).count()
    };
    let survived = |o: &&Outcome| o.group == Group::Broken && o.verdict == Verdict::Holds;
    Ok(Line {
        engine: report.engine.clone(),
        version: header.version.clone(),
        explorations: outcomes.len(),
        explored: outcomes.iter().map(|outcome| outcome.explored).sum(),
        unit: outcomes
            .first()
            .context("an engine that found nothing")?
            .unit,
        killed: count(Verdict::Fails),
        survived: variants.clone().filter(survived).count(),
    })
}

/// How much was explored, by engine.
fn explored(summary: &Summary) -> String {
    let mut table = String::from(
        "| engine | explorations | in all | broken variants killed | survive, with a reason |\n\
         |---|--:|--:|--:|--:|\n",
    );
    for line in &summary.engines {
        let unit = format!("{:?}", line.unit).to_lowercase();
        let (explorations, explored) = match line.unit {
            Unit::Tests => (String::new(), format!("{} {unit}", line.explorations)),
            _ => (
                line.explorations.to_string(),
                format!("{} {unit}", thousands(line.explored)),
            ),
        };
        let (killed, survived) = match line.killed + line.survived {
            0 => (String::new(), String::new()),
            _ => (line.killed.to_string(), line.survived.to_string()),
        };
        let engine = &line.engine;
        table += &format!("| {engine} | {explorations} | {explored} | {killed} | {survived} |\n");
    }
    table
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
        table += &format!("| `{}` | {} | {} |", row.name, row.what, shown(default));
        for other in others.map(|sites| sites.all()[i]) {
            let differs = other != default;
            let cell = if differs { shown(other) } else { String::new() };
            table += &format!(" {cell} |");
        }
        table.push('\n');
    }
    table
}

/// The claims of the model, with the lengths of their counterexamples, if they have some.
fn claims(root: &Path) -> Result<BTreeMap<String, Option<u64>>> {
    let manifest = fs::read_to_string(root.join("model/manifest.json"))?;
    let manifest: Value = serde_json::from_str(&manifest)?;
    let claims = manifest["claims"].as_array().context("a list of claims")?;
    let claim = |claim: &Value| {
        let name = claim["claim"].as_str().context("a claim without a name")?;
        Ok((name.to_owned(), claim["within"].as_u64()))
    };
    claims.iter().map(claim).collect()
}

/// What shows that a site cannot be weaker by one step.
fn evidence(root: &Path, summary: &Summary) -> Result<String> {
    let claims = claims(root)?;
    let mut table = String::from(
        "| site | protocol | one step weaker | what goes wrong | loom | TLC |\n\
         |---|---|---|---|---|---|\n",
    );
    for (i, row) in TABLE.iter().enumerate() {
        let name = row.name;
        for of in row.evidence {
            let Shown {
                protocol, failure, ..
            } = of;
            let site = sites_of(protocol)?.all()[i];
            let weaker = match site.weaker() {
                // There is none; it is about where the site is.
                [] => String::from("later"),
                [weaker] => shown(site.with(*weaker)),
                more => bail!("{name} in {protocol}: {more:?}"),
            };
            let loom = match (of.loom, site.weaker()) {
                (Some(scenario), [weaker]) => {
                    let subject = match *protocol {
                        "Weakest" => format!("{name} {weaker:?}: "),
                        _ => format!("{name} {weaker:?}, {protocol}: "),
                    };
                    let of_it = |check: &str| {
                        let check = check.strip_prefix("records as steps, ").unwrap_or(check);
                        check.starts_with(&format!("{scenario} in "))
                    };
                    let mut kills = summary.kills.iter();
                    let kill =
                        kills.find(|(kill, _)| kill.strip_prefix(&subject).is_some_and(of_it));
                    let (_, count) =
                        kill.with_context(|| format!("loom does not kill {subject}"))?;
                    format!("`{}`, {count}", scenario.replace('|', "\\|"))
                }
                _ => String::from("cannot see"),
            };
            let tlc = match of.tlc {
                "" => String::new(),
                claim => match claims.get(claim) {
                    Some(Some(length)) => format!("`{claim}`, {length}"),
                    Some(None) => format!("`{claim}`, holds"),
                    None => bail!("{name}: there is no claim {claim}"),
                },
            };
            table +=
                &format!("| `{name}` | `{protocol}` | {weaker} | {failure} | {loom} | {tlc} |\n");
        }
    }
    Ok(table)
}

/// The README with its tables as they should be.
fn readme(root: &Path, summary: &Summary) -> Result<(String, String)> {
    let text = fs::read_to_string(root.join("README.md"))?;
    let tables = [
        ("explored", explored(summary)),
        ("sites", sites()),
        ("evidence", evidence(root, summary)?),
    ];
    let mut new = text.clone();
    for (mark, table) in tables {
        let (begin, end) = (
            format!("<!-- {mark} -->\n\n"),
            format!("\n<!-- /{mark} -->"),
        );
        let parts = new.split_once(&begin).and_then(|(before, rest)| {
            let (_, after) = rest.split_once(&end)?;
            Some(format!("{before}{begin}{table}{end}{after}"))
        });
        new = parts.with_context(|| format!("the README has no {begin}{end}"))?;
    }
    Ok((text, new))
}

/// Whether the README has the tables that belong to the summary that is kept.
///
/// # Errors
///
/// If not.
pub fn check(root: &Path) -> Result<()> {
    let (is, should_be) = readme(root, &Summary::read(root)?)?;
    if is != should_be {
        bail!("the README's tables are not those of {SUMMARY}: `cargo verify --write` mends this");
    }
    Ok(())
}

/// Whether a complete run has found what the documents say.
///
/// # Errors
///
/// If not: it says what differs.
pub fn compare(root: &Path, evidence: &Evidence) -> Result<()> {
    check(root)?;
    let (kept, found) = (Summary::read(root)?, Summary::of(evidence)?);
    for (kept, found) in kept.engines.iter().zip(&found.engines) {
        // How many tests there are depends on the platform.
        if kept != found && kept.unit != Unit::Tests {
            bail!(
                "{SUMMARY} says {kept:?}, but this run found {found:?}: `cargo verify --write` mends this"
            );
        }
    }
    match kept.kills == found.kills && kept.engines.len() == found.engines.len() {
        true => Ok(()),
        false => {
            bail!("{SUMMARY} has other kills than this run: `cargo verify --write` mends this")
        }
    }
}

/// Writes the summary of a complete run, and the README's tables.
pub fn write(root: &Path, evidence: &Evidence) -> Result<()> {
    Summary::of(evidence)?.write(root)?;
    rewrite(root)
}

/// Writes the README's tables from the summary that is kept.
pub fn rewrite(root: &Path) -> Result<()> {
    let (_, new) = readme(root, &Summary::read(root)?)?;
    Ok(fs::write(root.join("README.md"), new)?)
}
