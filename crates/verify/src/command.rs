//! The command line.

mod binary;
mod orderings;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use anyhow::{Result, bail, ensure};
use askama::Template;
use chase_lev_evidence::{Protocol, shown, sites};
use chase_lev_verify::engines::{ALL, Engine, Extent, Request, processors, root};
use chase_lev_verify::process::end_with_interrupt;
use chase_lev_verify::report::{Ending, Report, Results};
use chase_lev_verify::{documents, page, run, sabotage, table};
use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};

/// Runs every checker on the deque, and shows the results.
///
/// Ends with status 0 if every verdict is the expected one, and every check that is recorded for
/// such a run was made, once, with the recorded result. Ends with 1 if not, and with 2 if the run
/// fails, or if orderings that were given could not be judged.
#[derive(Parser)]
#[command(name = "cargo verify", bin_name = "cargo verify", version)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Use smaller bounds, and leave out native, crossbeam-epoch and pool unless they are named
    #[arg(long, conflicts_with = "deep")]
    quick: bool,
    /// Run everything, for hours; resumes after an interruption
    #[arg(long)]
    deep: bool,
    /// Run only this engine, or only checks with this text in their names; may be repeated
    #[arg(long, value_name = "ENGINE|VARIANT|SITE")]
    only: Vec<String>,
    /// Leave this engine out; may be repeated
    #[arg(long, value_name = "ENGINE", value_parser = PossibleValuesParser::new(names()))]
    skip: Vec<String>,
    /// Run nothing: list the engines and the sites
    #[arg(long)]
    list: bool,
    /// Record the results of the engines that run, and update the documents' tables; with --quick,
    /// record what a quick run finds
    #[arg(long, conflicts_with = "deep")]
    write: bool,
    /// Run nothing: compare the documents' tables with what is recorded; with --write, update them
    #[arg(long, conflicts_with_all = ["quick", "deep", "only", "skip", "list"])]
    documents: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Checks orderings of your own against all small scenarios, in a minute or two
    ///
    /// Loom explores every small scenario. TLC then explores ten small bounds, and those of each
    /// claim that is known to fail if a site that you set is weaker. Ends with status 0 only if
    /// nothing goes wrong, and if every weaker site was judged by a check that is known to fail if
    /// that site alone is weaker. Ends with 1 and a counterexample if something goes wrong, and
    /// with 2 if a weaker site was not judged.
    Try {
        /// The ordering of a site, as in `pop.fence=acqrel`; may be repeated
        #[arg(long, value_name = "SITE=ORDERING", required = true)]
        set: Vec<String>,
        /// The protocol that supplies the other orderings
        #[arg(long, default_value_t = Protocol::Fenced)]
        base: Protocol,
    },
    /// Applies changes to the checks themselves, each to a copy, and sees that a check fails
    ///
    /// The changes are rows of the tables in `crates/verify/sabotage`. Each has a command, which
    /// must pass without the change, and then fail for the cause that the row names, within its
    /// time. Ends with status 1 if one does not, and with 2 if a change no longer applies.
    Sabotage {
        /// Apply only the changes with this text in their table, file or description
        #[arg(long, value_name = "TEXT", default_value = "")]
        only: String,
        /// Run nothing: check that each change applies, and list all
        #[arg(long)]
        list: bool,
    },
    /// Judges push, pop and steal in a program as it is shipped, in seconds
    ///
    /// The program is built with the feature `outlined` of chase-lev, for x86-64, as an ELF file
    /// with its symbols, best with `-Csymbol-mangling-version=v0`. Ends with status 0 if each of
    /// the functions that are found is one that the specification allows, with 1 if one is wrong,
    /// with 2 if there is none, or a tool is missing, and with 3 if something is not understood.
    Binary {
        /// The program
        program: PathBuf,
    },
    /// Searches for the weakest assignments of orderings that pass
    ///
    /// Ends with status 0 only if each of them is that of a known protocol.
    Weakest,
}

/// Runs the command line, and returns its status.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    end_with_interrupt()?;
    refuse_bounds()?;
    let passed = match &arguments.command {
        Some(Command::Try { set, base }) => orderings::attempt(set, *base),
        Some(Command::Sabotage { only, list }) => sabotage(only, *list),
        Some(Command::Weakest) => orderings::weakest(),
        Some(Command::Binary { program }) => return binary::run(program),
        None => verify(arguments),
    }?;
    Ok(if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Refuses variables that would change what the engines explore.
fn refuse_bounds() -> Result<()> {
    let mut names = env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned());
    let prefixes = ["CHASE_LEV_", "LOOM_", "PROPTEST_", "SHUTTLE_"];
    let bound = names.find(|name| prefixes.iter().any(|prefix| name.starts_with(prefix)));
    bound.map_or(Ok(()), |name| bail!("{name} would change what is explored: unset it"))
}

fn sabotage(only: &str, list: bool) -> Result<bool> {
    let changes = sabotage::read(root(), only)?;
    if list {
        sabotage::all_apply(&changes, root())?;
        sabotage::list(&changes);
        return Ok(true);
    }
    sabotage::run(&changes, root(), &run::directory().join("sabotage"))
}

fn verify(options: &Arguments) -> Result<bool> {
    if options.list {
        println!("{}", List.render()?);
        return Ok(true);
    }
    if options.documents {
        if options.write {
            documents::renew(&[])?;
        }
        documents::check(&[])?;
        println!("the documents' tables agree with what is recorded");
        return Ok(true);
    }
    let is_engine = |only: &&String| names().any(|name| name == **only);
    let (engines, names): (Vec<_>, Vec<_>) = options.only.iter().partition(is_engine);
    let only = match names.as_slice() {
        [] => None,
        [_, _, ..] => bail!("--only takes one variant or site; these are {names:?}"),
        [only] if options.write => {
            bail!("--write needs whole engines, and --only {only} selects a part of them")
        }
        [only] => Some(String::clone(only)),
    };
    let (selected, left_out): (Vec<&Engine>, Vec<_>) = ALL.iter().partition(|engine| {
        let wanted = engines.is_empty() && !(options.quick && engine.later);
        (wanted || engines.contains(&&engine.name)) && !options.skip.contains(&engine.name)
    });
    for engine in &selected {
        if let Err(missing) = engine.prepare() {
            let name = &engine.name;
            bail!("{missing:#}; or leave the engine out with `--skip {name}`");
        }
    }
    let extent = match (options.quick, options.deep) {
        (true, _) => Extent::Quick,
        (_, true) => Extent::Deep,
        _ => Extent::Default,
    };
    let request = Request { extent, only };
    let mut reports = run::run(&selected, &request)?;
    if !options.write {
        documents::compare(&mut reports, &request)?;
    }
    let ending = Ending::LeftOut(String::from("not selected"));
    let left_out = left_out.into_iter();
    reports.extend(left_out.map(|engine| Report::new(engine, ending.clone())));
    let only = options.only.iter().map(|only| format!(", only {only}"));
    let told = format!("{extent:?}{}", only.collect::<String>());
    let results = results(reports, told.to_lowercase());
    if !conclude(&results)? {
        return Ok(false);
    }
    if options.write {
        documents::write(&results, extent)?;
    }
    documents::check(&results.engines)?;
    println!("every verdict is the expected one, in every check that is recorded");
    Ok(true)
}

/// Returns the names of the engines.
fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|engine| engine.name.as_str())
}

/// Prints and writes the results. Returns `false` if one is not as expected.
fn conclude(results: &Results) -> Result<bool> {
    println!("{}", table::verdicts(results));
    println!("{}", table::wrong(results));
    for report in &results.engines {
        println!("{}: {}", report.engine.name, table::ending(report));
    }
    write_page(results, "index.html")?;
    let nothing = "nothing was selected: `cargo verify --list` lists what there is";
    ensure!(results.ran().next().is_some(), nothing);
    if !results.is_as_expected() {
        println!("NOT AS EXPECTED");
    }
    Ok(results.is_as_expected())
}

/// Writes the page, and prints its path.
fn write_page(results: &Results, name: &str) -> Result<()> {
    let path = run::directory().join(name);
    fs::write(&path, page::render(results)?)?;
    println!("\nthe page: {}", path.canonicalize()?.display());
    Ok(())
}

/// Returns the results with the date and the machine.
fn results(engines: Vec<Report>, extent: String) -> Results {
    Results {
        date: jiff::Zoned::now().date().to_string(),
        machine: format!("{}, {} processors", machine(), processors()),
        extent,
        engines,
        answer: None,
    }
}

/// Returns the model of the processor.
fn machine() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let mut lines = text.lines();
    let model = lines.find_map(|line| line.strip_prefix("model name\t: "));
    model.unwrap_or(std::env::consts::ARCH).to_owned()
}

/// The list of everything that can be selected.
#[derive(Template)]
#[template(
    ext = "txt",
    source = r#"engines
{% for engine in ALL.iter() %}  {{ "{:16}"|format(engine.name) }} {{ engine.about }}
{% endfor %}
sites, with the orderings of Fenced
{% for site in self::sites() %}  {{ "{:16} {:8}"|format(site.name, self::shown(site.fenced)) }} {{ site.reason }}
{% endfor %}
protocols
  {% for protocol in Protocol::ALL.iter() %}{% if !loop.first %}, {% endif %}{{ protocol }}{% endfor %}
  each with Retain, Epoch or GracePeriod

broken variants and published deques are in docs/verdicts.md"#
)]
struct List;
