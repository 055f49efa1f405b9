//! The results of the engines: a line for each exploration, and the traces of counterexamples.
//!
//! An engine writes JSON, one value per line: first a [`Header`], then an [`Outcome`] for each
//! exploration as soon as it ends. `schema.json`, which is generated from these types, describes
//! the lines.

mod failure;
mod lanes;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

pub use failure::Failure;
pub use lanes::{Lanes, Row};

/// The first line: the engine, and the number of explorations to come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// `native`, `loom`, `crossbeam-epoch`, `shuttle`, `tlc`, `proof`, `machine`, `axioms`,
    /// `refinement`, `progress` or `pool`.
    pub engine: String,
    /// The checker's own version.
    pub version: String,
    /// The number of outcomes to come.
    pub planned: usize,
}

/// The outcome of one exploration.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The subject: a protocol such as `Fenced<Retain>`, or a variant such as `pop.fence AcqRel`.
    /// It has the same name in all engines.
    pub subject: String,
    /// The kind of subject.
    pub group: Group,
    /// The check: the scenario, the claim or the test.
    pub check: String,
    /// The name by which `--only` selects it. It is empty if only a whole run makes the check.
    pub name: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The expected verdict.
    pub expected: Verdict,
    /// The number of executions, schedules, states, tests, obligations or instructions. For a
    /// failure, the number until then.
    pub explored: u64,
    /// The unit of `explored`.
    pub unit: Unit,
    /// True if nothing was left out, within the scenario and within what the engine models.
    pub exhaustive: bool,
    /// The time that the exploration took.
    pub seconds: f64,
    /// The kind of failure, if it is a known one.
    pub kind: Option<Failure>,
    /// The failure in the engine's words.
    pub message: Option<String>,
    /// The reason why a broken variant does not fail.
    pub reason: Option<String>,
    /// A problem other than the verdict: too few executions, for example.
    pub problem: Option<String>,
    /// The execution that failed. If the subject is not proved, a step that breaks the invariant.
    pub counterexample: Option<Trace>,
}

impl Outcome {
    /// Creates the outcome of an exploration to come, which is not exhaustive.
    pub fn new(group: Group, subject: &str, check: impl ToString) -> Self {
        Outcome {
            group,
            subject: subject.trim_end().to_owned(),
            check: check.to_string(),
            ..Outcome::default()
        }
    }

    /// Returns the same for every execution or schedule of the check.
    pub fn exhaustive(self) -> Self {
        self.exhaustive_if(true)
    }

    /// Returns the same for every execution or schedule of the check if `exhaustive` is true.
    pub fn exhaustive_if(self, exhaustive: bool) -> Self {
        Outcome { exhaustive, ..self }
    }

    /// Returns the key of the check.
    pub fn key(&self) -> Key<'_> {
        (self.group, &self.subject, &self.check)
    }

    /// Returns `true` if the verdict is the expected one and there is no problem.
    pub fn is_as_expected(&self) -> bool {
        self.verdict == self.expected && self.problem.is_none()
    }
}

/// A check, as `docs/record` has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The kind of subject.
    pub group: Group,
    /// The subject.
    pub subject: String,
    /// The check.
    pub check: String,
    /// The name by which `--only` selects it, or nothing if only a whole run makes it.
    pub name: String,
    /// The verdict.
    pub verdict: Verdict,
    /// The unit of the extents.
    pub unit: Unit,
    /// The reason why a broken variant does not fail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The extent that a default run explores, if it makes this check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<u64>,
    /// The same of a quick run.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quick: Option<u64>,
}

/// A check has this only once in an engine: the kind of subject, the subject and the check.
pub type Key<'a> = (Group, &'a str, &'a str);

impl Check {
    /// Returns the check that an outcome is of, without the extents of runs.
    pub fn of(outcome: &Outcome) -> Self {
        let Outcome { group, verdict, unit, .. } = *outcome;
        Check {
            group,
            subject: outcome.subject.clone(),
            check: outcome.check.clone(),
            name: outcome.name.clone(),
            verdict,
            unit,
            reason: outcome.reason.clone(),
            default: None,
            quick: None,
        }
    }

    /// Returns the key.
    pub fn key(&self) -> Key<'_> {
        (self.group, &self.subject, &self.check)
    }

    /// Returns the outcome of this check in a default run, if that makes it.
    pub fn outcome(self) -> Option<Outcome> {
        Some(Outcome {
            explored: self.default?,
            name: self.name,
            verdict: self.verdict,
            expected: self.verdict,
            unit: self.unit,
            reason: self.reason,
            ..Outcome::new(self.group, &self.subject, self.check)
        })
    }
}

/// A kind of subject.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// A protocol as it ships.
    #[default]
    Shipped,
    /// A variant of a protocol that is broken on purpose, or weaker by one step.
    Broken,
    /// A deque as published elsewhere.
    Gallery,
    /// A test of the checkers' searches and of the memory model itself.
    Instrument,
}

/// The verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing went wrong in what was explored.
    #[default]
    Holds,
    /// There is a counterexample.
    Fails,
    /// The exploration did not end.
    Unknown,
    /// There is no proof, and no counterexample either.
    Unproved,
}

impl Verdict {
    /// Returns the verdict in a word or two.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::Fails => "fails",
            Verdict::Unknown => "unknown",
            Verdict::Unproved => "not proved",
        }
    }

    /// Returns `true` if the verdict counts against the subject.
    pub fn is_against(self) -> bool {
        matches!(self, Verdict::Fails | Verdict::Unproved)
    }
}

/// A unit of exploration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Executions, of loom and of machine code.
    #[default]
    Executions,
    /// Schedules, of shuttle.
    Schedules,
    /// Distinct states, of TLC.
    States,
    /// Tests, on the machine itself.
    Tests,
    /// Obligations of the proof.
    Obligations,
    /// Instructions, on the longest path of an operation.
    Instructions,
}

/// An execution that failed, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Trace {
    /// The threads' names; the first is the owner.
    pub threads: Vec<String>,
    /// The steps, in the order in which they were executed.
    pub steps: Vec<Step>,
}

/// A step of a thread.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The number of the thread. A step of no thread, such as the collector's, has none.
    pub thread: Option<usize>,
    /// The kind of step.
    pub kind: Kind,
    /// The step in one readable line.
    pub text: String,
    /// The ordering site.
    pub site: Option<String>,
    /// The ordering: `Relaxed`, `Acquire`, `Release`, `AcqRel`, `SeqCst`, `Light` or `Heavy`.
    pub order: Option<String>,
    /// The location, such as `top` or `ring 1[0]`.
    pub place: Option<String>,
    /// The value that was read or written.
    pub value: Option<String>,
    /// The number of the step, from 0, that wrote the value that was read. Without one, the read
    /// found the initial value.
    pub reads: Option<usize>,
    /// The number of the step that had written the newest value, if the read is stale.
    pub newest: Option<usize>,
    /// The element that the operation pushes or has taken.
    pub element: Option<usize>,
}

/// A kind of step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// An operation begins.
    Call,
    /// An operation returns.
    Return,
    /// A load.
    Load,
    /// A store.
    Store,
    /// A successful compare-and-swap or another read-modify-write: it reads and writes.
    Update,
    /// A compare-and-swap that fails: it only reads.
    Failure,
    /// A fence.
    Fence,
    /// Anything else.
    #[default]
    Other,
}

/// Returns a value as a line of JSON.
pub fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is JSON") + "\n"
}

/// A line of an engine's results.
#[cfg(feature = "schema")]
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is needed")]
enum Line {
    /// The first line.
    Header(Header),
    /// Any other line.
    Outcome(Box<Outcome>),
}

/// Returns the JSON Schema of the lines, which `schema.json` contains.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    let schema = schemars::schema_for!(Line);
    serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n"
}
