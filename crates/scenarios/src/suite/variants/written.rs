//! The variants and the verdicts on them as the files have them.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

use chase_lev_evidence::{CHANGED, find};
use serde::{Deserialize, Deserializer, de};

use super::{FENCED, How, Judged, TIMES, Variant, base};
use crate::suite::instruments::faults::{Fault, SiteName};
use crate::suite::instruments::orders::Assignment;
use crate::suite::jobs::Expect::{self, Killed, Survives};
use crate::suite::protocols::PROTOCOLS;
use crate::suite::results::Group;
use crate::suite::scenario::{Scenario, of};
use crate::suite::subject::Subject;
use crate::suite::table::scenario;

/// Reads the name of a deque.
pub fn read_subject<'de, D: Deserializer<'de>>(from: D) -> Result<Subject, D::Error> {
    let name = String::deserialize(from)?;
    base(&name).ok_or_else(|| de::Error::custom(format!("there is no deque '{name}'")))
}

/// A failure that kills a variant.
#[derive(Clone, Copy, Deserialize)]
pub enum Failure {
    Race,
    RaceOrTwice,
    Unwritten,
    Twice,
    TakenOrDropped,
    Dropped,
    Freed,
    Lost,
    Leaked,
    NoDeque,
    ToNobody,
    NoCause,
    Unfenced,
    Refused,
    Room,
    Endless,
}

impl Failure {
    /// Returns the messages, one of which the failure has. Loom fails with the first one. Shuttle
    /// does not detect races, but only their consequences.
    fn messages(self) -> &'static [&'static str] {
        match self {
            Failure::Race => &["Causality violation", "is used after it was freed"],
            Failure::RaceOrTwice => {
                &["Causality violation", "was taken twice", "was dropped twice"]
            }
            Failure::Unwritten => &["an unwritten slot was taken"],
            Failure::Twice => &["was taken twice", "was dropped twice"],
            Failure::TakenOrDropped => &["taken", "dropped"],
            Failure::Dropped => &["was dropped twice", "was taken twice"],
            Failure::Freed => &["is used after it was freed"],
            Failure::Lost => &["was never dropped"],
            Failure::Leaked => &["1 rings leaked", "rings leaked"],
            Failure::NoDeque => &["no deque does this", "to nobody"],
            Failure::ToNobody => &["to nobody"],
            Failure::NoCause => &["a Retry without a cause"],
            Failure::Unfenced => &["steals without a fence"],
            Failure::Refused => &["is freed although the kernel refused a barrier"],
            Failure::Room => &["are enough"],
            Failure::Endless => &["exceeded max_steps"],
        }
    }
}

/// The reason why loom does not kill a variant.
#[derive(Clone, Copy, Deserialize)]
pub enum Reason {
    LoadBuffering,
    Empty,
    SeqCst,
    Rc11,
    Stronger,
    Two,
}

impl Reason {
    fn text(self) -> &'static str {
        match self {
            Reason::LoadBuffering => "the failure needs load buffering, which loom does not model",
            Reason::Empty => {
                "`Empty` is only sequentially consistent; ChaseLevTSO demands more, on TSO"
            }
            Reason::SeqCst => {
                "loom has no sequentially consistent loads; a fence after the first access stands \
                 for them"
            }
            Reason::Rc11 => "in C++20 a release suffices; RC11 and IMM need SeqCst",
            Reason::Stronger => "stronger than needed: Fenced is weaker still",
            Reason::Two => "the failure needs two elements",
        }
    }
}

/// The reason why shuttle does not kill a weaker ordering.
pub const BLIND: Expect =
    Survives { reason: "to shuttle, every access is sequentially consistent" };

/// A verdict as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Verdict<S> {
    #[serde(deserialize_with = "scenario")]
    scenario: Scenario,
    killed: Option<Failure>,
    within: Option<usize>,
    survives: Option<S>,
    because: Option<Reason>,
}

/// A verdict of loom.
#[derive(Deserialize)]
#[serde(try_from = "Verdict<usize>")]
pub struct ByLoom {
    pub scenario: Scenario,
    /// The failure that shuttle finds as well, if the verdict is of both.
    pub killed: Option<Failure>,
    pub size: usize,
    pub expect: Expect,
}

impl TryFrom<Verdict<usize>> for ByLoom {
    type Error = &'static str;

    fn try_from(verdict: Verdict<usize>) -> Result<Self, &'static str> {
        let Verdict { scenario, killed, .. } = verdict;
        let (size, expect) = match verdict {
            Verdict {
                killed: Some(failure),
                within: Some(within),
                survives: None,
                because: None,
                ..
            } => {
                let by = &failure.messages()[..1];
                (0, Killed { by, within })
            }
            Verdict {
                killed: None,
                within: None,
                survives: Some(size),
                because: Some(reason),
                ..
            } => {
                let reason = reason.text();
                (size, Survives { reason })
            }
            _ => return Err("'killed' with 'within', or 'survives' with 'because' is needed"),
        };
        Ok(ByLoom { scenario, killed, size, expect })
    }
}

/// A verdict of shuttle.
#[derive(Deserialize)]
#[serde(try_from = "Verdict<bool>")]
pub struct ByShuttle {
    pub scenario: Scenario,
    pub expect: Expect,
}

impl TryFrom<Verdict<bool>> for ByShuttle {
    type Error = &'static str;

    fn try_from(verdict: Verdict<bool>) -> Result<Self, &'static str> {
        let expect = match verdict {
            Verdict {
                killed: Some(failure), within: None, survives: None, because: None, ..
            } => by_shuttle(failure),
            Verdict { killed: None, within: None, survives: Some(true), because: None, .. } => {
                BLIND
            }
            _ => return Err("either 'killed' or 'survives = true' is needed"),
        };
        let scenario = verdict.scenario;
        Ok(ByShuttle { scenario, expect })
    }
}

pub fn by_shuttle(failure: Failure) -> Expect {
    Killed { by: failure.messages(), within: TIMES }
}

/// The orderings in a text such as `pop.fence=AcqRel`, or those of a protocol.
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub struct Orders(pub Assignment);

impl TryFrom<String> for Orders {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        if let Some((_, changes)) = CHANGED.iter().find(|(protocol, _)| *protocol == text) {
            return Ok(Orders(changes.to_vec()));
        }
        // An access may be stronger in one protocol than in another.
        let mut found = PROTOCOLS.iter().map(|(_, sites)| find(&text, sites));
        let first = found.next().expect("a protocol");
        let site = found.fold(first, |first, next| first.or_else(|error| next.map_err(|_| error)));
        let names = CHANGED.map(|(name, _)| name).join(", ");
        let site = site.map_err(|error| format!("{error}; the protocols are {names}"))?;
        Ok(Orders(vec![(site.name(), site.order())]))
    }
}

/// A variant as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub name: String,
    #[serde(default = "fenced", deserialize_with = "read_subject")]
    pub on: Subject,
    #[serde(default)]
    pub with: Vec<Orders>,
    #[serde(default)]
    pub plants: BTreeMap<SiteName, Fault>,
    pub small: Option<usize>,
    #[serde(default)]
    pub both: Vec<ByLoom>,
    #[serde(default)]
    pub only_loom: Vec<ByLoom>,
    #[serde(default)]
    pub loom: Vec<ByLoom>,
    #[serde(default)]
    pub shuttle: Vec<ByShuttle>,
    pub programs: Option<Failure>,
}

fn fenced() -> Subject {
    FENCED
}

/// A variant of no group yet.
#[derive(Deserialize)]
#[serde(try_from = "Row")]
pub struct Written(pub Variant);

impl TryFrom<Row> for Written {
    type Error = String;

    fn try_from(row: Row) -> Result<Self, String> {
        let mut judged: Vec<Judged> = Vec::new();
        let mut add = |how, scenario, size, expect| {
            if judged.iter().any(|it| (it.how, it.scenario) == (how, scenario)) {
                return Err(format!("two verdicts on {scenario}"));
            }
            judged.push(Judged { how, scenario, size, expect });
            Ok(())
        };
        for it in row.both.iter().chain(&row.only_loom).chain(&row.loom) {
            add(How::Loom, it.scenario, it.size, it.expect)?;
        }
        for it in &row.both {
            let failure = it.killed.ok_or("'both' must kill it")?;
            add(How::Random, it.scenario, 0, by_shuttle(failure))?;
        }
        for it in &row.only_loom {
            it.killed.ok_or("'only_loom' must kill it")?;
            add(How::Random, it.scenario, 0, BLIND)?;
        }
        for it in row.shuttle {
            add(How::Random, it.scenario, 0, it.expect)?;
        }
        if let Some(failure) = row.programs {
            add(How::Programs, of(""), 0, by_shuttle(failure))?;
        }
        if judged.is_empty() != row.small.is_some() {
            return Err(String::from("either 'small' or a verdict is needed"));
        }
        let orders: Assignment = row.with.into_iter().flat_map(|orders| orders.0).collect();
        if named_ordering(&row.name).is_some_and(|order| orders.last() != Some(&order)) {
            return Err(format!("'{}' does not end with its ordering", row.name));
        }
        let faults = row.plants.into_iter();
        Ok(Written(Variant {
            name: row.name.leak(),
            // The caller sets it.
            group: Group::Broken,
            base: row.on,
            orders,
            faults: faults.map(|(site, fault)| (site.0, fault)).collect(),
            judged,
            small: row.small,
        }))
    }
}

/// Returns the ordering with which a name begins, such as `pop.fence AcqRel, Asymmetric`.
fn named_ordering(name: &str) -> Option<(&'static str, Ordering)> {
    let mut words = name.split([' ', ',']);
    let text = format!("{}={}", words.next()?, words.next()?);
    let orders = Orders::try_from(text).ok()?;
    orders.0.first().copied()
}

/// A file of variants.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub variant: Vec<Written>,
}
