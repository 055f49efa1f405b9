//! The deques that files of data name.

use chase_lev::{Asymmetric, Fenced, GracePeriod, Retain};

use super::Epoch;
use super::broken::*;
use super::element::Element;
use super::gallery::csharp::CSharp;
use super::gallery::deployed::*;
use super::gallery::first_principles::FirstPrinciples;
use super::instruments::process::Process::{Looks, NoBarriers, Refused, RefusedOnce};
use super::subject::{Subject, subject, transcription};

/// The deques that variants change.
pub const FENCED: Subject = subject::<1, Fenced, Retain>();
pub const EPOCHS: Subject = subject::<1, Fenced, Epoch>();
pub const GRACE: Subject = subject::<1, Fenced, GracePeriod>();
pub const ASYMMETRIC: Subject = subject::<1, Asymmetric, GracePeriod>();

/// The shipped deques. They are named after their types and processes.
const SHIPPED: [Subject; 9] = [
    FENCED,
    EPOCHS,
    GRACE,
    ASYMMETRIC,
    subject::<1, Asymmetric, Retain>(),
    ASYMMETRIC.within(Looks),
    ASYMMETRIC.within(NoBarriers),
    ASYMMETRIC.within(Refused),
    ASYMMETRIC.within(RefusedOnce),
];

/// The broken reclamation strategies of either kind.
type Epochs<const HOW: u8> = Broken<Epoch, HOW>;
type Graces<const HOW: u8> = Broken<GracePeriod, HOW>;

/// The deques of the gallery that are not protocols.
type Queue<const EXCHANGES: bool, const EXACT: bool> = CSharp<Element<1>, EXCHANGES, EXACT>;
type First<const TAKES: bool, const FENCES: bool> = FirstPrinciples<Element<1>, TAKES, FENCES>;
type Kind<const HOW: u8> = Deployed<Element<1>, HOW>;

/// The deques with a broken reclamation strategy, and the transcriptions, each with its error.
const OTHERS: [(&str, Subject); 28] = [
    ("left before the claim, Asymmetric", subject::<1, Asymmetric, Graces<LEAVES_EARLY>>()),
    ("ring of the batch's beginning", subject::<1, Fenced, Keeps<false>>()),
    ("ring of an earlier steal", subject::<1, Fenced, Keeps<true>>()),
    ("freed at once", subject::<1, Fenced, Epochs<FREES_AT_ONCE>>()),
    ("never freed", subject::<1, Fenced, Epochs<NEVER_FREES>>()),
    ("no pin", subject::<1, Fenced, Epochs<NEVER_PINS>>()),
    ("pin after the load", subject::<1, Fenced, Epochs<PINS_LATE>>()),
    ("no announcement", subject::<1, Fenced, Graces<NEVER_PINS>>()),
    ("announced late", subject::<1, Fenced, Graces<ANNOUNCES_LATE>>()),
    ("retired before replaced, grace", subject::<1, Fenced, Graces<RETIRES_EARLY>>()),
    ("retired before replaced", subject::<1, Fenced, Epochs<RETIRES_EARLY>>()),
    (
        "freed although refused, Asymmetric",
        subject::<1, Asymmetric, Graces<IGNORES_REFUSAL>>().within(Refused),
    ),
    ("freed by unwinding", subject::<1, Fenced, Epochs<FREES_BY_UNWINDING>>()),
    ("C# 2008", transcription::<Queue<true, false>>()),
    ("C# 2008, exact None", transcription::<Queue<true, true>>()),
    ("C# 2008, no exchange in pop", transcription::<Queue<false, false>>()),
    ("first principles 2026", transcription::<First<true, false>>()),
    ("first principles 2026, with fences", transcription::<First<true, true>>()),
    ("first principles 2026, slots copied", transcription::<First<false, false>>()),
    ("first principles 2026, both", transcription::<First<false, true>>()),
    ("deployed, right", transcription::<Kind<RIGHT>>()),
    ("top before bottom", transcription::<Kind<TOP_FIRST>>()),
    ("cleared by the loser", transcription::<Kind<LOSER_CLEARS>>()),
    ("cleared by the loser, read before", transcription::<Kind<READS_FIRST>>()),
    ("cleared by the thief", transcription::<Kind<THIEF_CLEARS>>()),
    ("used before the claim", transcription::<Kind<LOOKS>>()),
    ("narrow indices", transcription::<Kind<NARROW>>()),
    ("unsigned from zero", transcription::<Kind<UNSIGNED>>()),
];

/// Returns `true` if the deque is a shipped one, in any kind of process.
pub fn ships(deque: &Subject) -> bool {
    SHIPPED.iter().any(|shipped| (shipped.name)() == (deque.name)())
}

/// Returns the deque of this name: a shipped one, such as `Fenced<Retain>`, or the deque of an
/// error.
///
/// # Errors
///
/// If there is none. The error lists the names.
pub fn named(name: &str) -> Result<Subject, String> {
    let shipped = SHIPPED.map(|deque| (deque.to_string(), deque));
    let others = OTHERS.map(|(name, deque)| (String::from(name), deque));
    let mut all = shipped.into_iter().chain(others);
    let found = all.clone().find(|(known, _)| known == name);
    found.map(|(_, deque)| deque).ok_or_else(|| {
        let names: Vec<_> = all.by_ref().map(|(name, _)| format!("'{name}'")).collect();
        format!("there is no deque '{name}'; there are {}", names.join(", "))
    })
}
