//! What the engines find out: the lines of their results, and the traces of their
//! counterexamples.
//!
//! An engine writes JSON, one value a line: first a [`Header`], then an [`Outcome`] for each
//! exploration, as soon as it is done. `schema.json` describes the lines; it is made from these
//! types.

mod failure;
mod lanes;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

pub use failure::Failure;
pub use lanes::Lanes;

/// The first line: which engine this is, and how much it has to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// `native`, `loom`, `crossbeam-epoch`, `shuttle`, `tlc`, `proof`, `machine` or `pool`.
    pub engine: String,
    /// The checker's own version.
    pub version: String,
    /// How many outcomes there will be.
    pub planned: usize,
}

/// What came of one exploration.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// What was checked: a protocol such as `Weakest<Retain>`, or a variant such as
    /// `pop.fence AcqRel`. Engines that check the same have the same subject.
    pub subject: String,
    /// What kind of subject this is.
    pub group: Group,
    /// How it was checked: the scenario, the claim or the test.
    pub check: String,
    /// What was found.
    pub verdict: Verdict,
    /// What should have been found.
    pub expected: Verdict,
    /// How many executions, schedules, states, tests or obligations there were; in a failure, until then.
    pub explored: u64,
    /// What `explored` counts.
    pub unit: Unit,
    /// Whether nothing was left out, within the scenario and what the engine models.
    pub exhaustive: bool,
    /// How long it took.
    pub seconds: f64,
    /// How the subject fails, if that is of a kind that is known.
    pub kind: Option<Failure>,
    /// What went wrong with the subject, in the engine's words.
    pub message: Option<String>,
    /// Why nothing went wrong with a broken variant.
    pub reason: Option<String>,
    /// What is not as it should be, besides the verdict: too few executions, for example.
    pub problem: Option<String>,
    /// Where a deque of the gallery is from, and what is particular about it.
    pub about: Option<About>,
    /// The execution that failed; or, of what is not proved, a step that breaks the invariant.
    pub counterexample: Option<Trace>,
}

impl Outcome {
    /// Whether all is as it should be.
    pub fn is_as_expected(&self) -> bool {
        self.verdict == self.expected && self.problem.is_none()
    }
}

/// What kind of subject was checked.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Group {
    /// A protocol as it ships.
    Shipped,
    /// A variant of one that is broken on purpose, or weaker by one step.
    Broken,
    /// A deque as somebody has published it.
    Gallery,
    /// The instruments themselves: whether the checkers' searches and the model are sound.
    Instrument,
}

/// All kinds in the order in which they are shown, each with the heading of its table, and what
/// that says.
pub const HEADINGS: [(Group, &str, &str); 4] = [
    (
        Group::Shipped,
        "The deque as it ships",
        "Each protocol, with each way of reclamation. All of it must hold.",
    ),
    (
        Group::Broken,
        "Broken on purpose",
        "One ordering is weaker by one step, or the logic has an error. An engine that finds no \
         counterexample says why.",
    ),
    (
        Group::Gallery,
        "The gallery",
        "Deques as others have published them.",
    ),
    (
        Group::Instrument,
        "The instruments",
        "Whether the checkers' searches and the models are sound.",
    ),
];

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing went wrong in what was explored.
    Holds,
    /// There is a counterexample.
    Fails,
    /// The exploration did not end.
    Unknown,
    /// There is no proof; nor is there a counterexample.
    Unproved,
}

impl Verdict {
    /// In a word or two.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::Fails => "fails",
            Verdict::Unknown => "unknown",
            Verdict::Unproved => "not proved",
        }
    }

    /// Whether it speaks against the subject.
    pub fn is_against(self) -> bool {
        matches!(self, Verdict::Fails | Verdict::Unproved)
    }
}

/// What was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Executions, of loom and of machine code.
    Executions,
    /// Schedules, of shuttle.
    Schedules,
    /// Distinct states, of TLC.
    States,
    /// Tests, on the machine itself.
    Tests,
    /// Obligations of the proof.
    Obligations,
}

/// A deque of the gallery.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// Title, author and year.
    pub source: String,
    /// How it differs from the deque that ships.
    pub differs: String,
}

/// An execution that failed, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trace {
    /// The threads' names; the first is the owner.
    pub threads: Vec<String>,
    /// The steps, in the order in which they were executed.
    pub steps: Vec<Step>,
}

/// A step of a thread.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The number of the thread; of nobody's, such as the collector's, if there is none.
    pub thread: Option<usize>,
    /// What it does.
    pub kind: Kind,
    /// The step in one line, for a person.
    pub text: String,
    /// The ordering site.
    pub site: Option<String>,
    /// The ordering: `Relaxed`, `Acquire`, `Release`, `AcqRel`, `SeqCst`, `Light` or `Heavy`.
    pub order: Option<String>,
    /// The location, such as `top` or `ring 1[0]`.
    pub place: Option<String>,
    /// What was read or written.
    pub value: Option<String>,
    /// The number of the step, from 0, that wrote what was read; without one, a read
    /// has read what was there at first.
    pub reads: Option<usize>,
    /// If the read is stale: the number of the step that had written the newest value.
    pub newest: Option<usize>,
    /// The element that is pushed, or with whose taking the operation ends.
    pub element: Option<usize>,
}

/// What a step does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// An operation begins.
    Call,
    /// It ends.
    Return,
    /// A load.
    Load,
    /// A store.
    Store,
    /// A compare-and-swap, or another read-modify-write, that succeeds: it reads and writes.
    Update,
    /// A compare-and-swap that fails: it only reads.
    Failure,
    /// A fence.
    Fence,
    /// Anything else.
    #[default]
    Other,
}

/// A value as a line of JSON.
pub fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it is JSON") + "\n"
}

/// A line of an engine's results.
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is needed")]
enum Line {
    /// The first.
    Header(Header),
    /// Any other.
    Outcome(Box<Outcome>),
}

/// The JSON Schema of the lines: what `schema.json` has.
pub fn schema() -> String {
    let schema = schemars::schema_for!(Line);
    serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n"
}
