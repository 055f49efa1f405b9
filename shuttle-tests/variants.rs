//! How shuttle kills broken variants of the logic and of reclamation; and that
//! it can kill none of the orderings, for it takes every access for sequentially
//! consistent.

use crate::explore::{Explored, TIMES, explore, job, with_replay};
use crate::programs;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::schedule::Choice;
use crate::suite::variants::*;

const UNWRITTEN: &[&str] = &["an unwritten slot was taken"];
const TWICE: &[&str] = &["was taken twice", "was dropped twice"];
const FREED: &[&str] = &["is used after it was freed"];
const MISCOUNTED: &[&str] = &["a batch is left"];
const CONSISTENT: &str = "to shuttle, every access is sequentially consistent";

/// A job with this variant's faults planted.
fn variant<P: Variant>(
    name: String,
    what: What,
    expect: Expect,
    run: impl Fn() -> Result<String, String> + Send + 'static,
) -> Job {
    let job = job::<1, P>(name, what, expect, run);
    Job {
        run: Box::new(move || {
            P::plant();
            (job.run)()
        }),
        ..job
    }
}

/// Schedules of this scenario, at random or by priorities, kill this variant.
fn killed<P: Variant>(name: &str, scenario: Scenario, by: &'static [&'static str]) -> Job {
    let within = TIMES;
    let what = What::new(Group::Broken, name, scenario);
    let name = format!("{name:36}{scenario}");
    variant::<P>(name, what, Expect::Killed { by, within }, move || {
        let mut total = Explored::default();
        for choice in Choice::random(TIMES) {
            total += explore::<1, P>(scenario, &choice, with_replay);
        }
        Ok(total.to_string())
    })
}

/// Generated programs kill this variant, and become simple ones.
fn found<P: Variant>(name: &str, by: &'static [&'static str]) -> Job {
    let within = TIMES;
    let what = What::new(Group::Broken, name, "programs, 3 thieves");
    let name = format!("simplified: {name}");
    variant::<P>(name, what, Expect::Killed { by, within }, || {
        Ok(programs::search::<1, P>(3, TIMES)?.to_string())
    })
}

/// No schedule of this scenario kills this variant; there are so many.
fn survives<P: Variant>(name: &str, scenario: Scenario, all: usize) -> Job {
    let expect = Expect::Survives { reason: CONSISTENT };
    let what = What::new(Group::Broken, name, scenario).exhaustive();
    variant::<P>(format!("{name:36}{scenario}"), what, expect, move || {
        let explored = explore::<1, P>(scenario, &Choice::All, with_replay);
        match explored.executions.executions == all {
            true => Ok(explored.to_string()),
            false => Err(format!("there should be {all} schedules: {explored}")),
        }
    })
}

/// Nor does any of these schedules, where all would be too many.
fn survives_some<P: Variant>(name: &str, scenario: Scenario) -> Job {
    let expect = Expect::Survives { reason: CONSISTENT };
    let what = What::new(Group::Broken, name, scenario);
    variant::<P>(format!("{name:36}{scenario}"), what, expect, move || {
        let mut total = Explored::default();
        for choice in Choice::random(TIMES) {
            total += explore::<1, P>(scenario, &choice, with_replay);
        }
        total.executions.at_least(4 * TIMES)?;
        Ok(total.to_string())
    })
}

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let orderings = orderings();
    let names: Vec<_> = orderings.iter().map(|job| job.name.as_str()).collect();
    every_weakening_is_in(&names);
    [logic(), reclamation(), generated(), orderings]
        .into_iter()
        .flatten()
        .collect()
}

fn logic() -> Vec<Job> {
    let one = |program| of(program).capacity(1);
    vec![
        killed::<PopCasAssumed>("pop.cas assumed", of("Po|s"), TWICE),
        killed::<PopCasNotAtomic>("pop.cas not atomic", of("Po|s"), TWICE),
        killed::<PopCasStored>("pop.cas stored", of("Po|s"), TWICE),
        killed::<PopCasRefused>(
            "pop.cas refused",
            of("Po|s"),
            &["no deque does this", "to nobody"],
        ),
        killed::<PopReserveSkipped>("pop.reserve skipped", of("PPo|ss"), TWICE),
        killed::<PopRestoreSkipped>("pop.restore skipped", of("Po|s"), UNWRITTEN),
        killed::<StealCasNotAtomic>("steal.cas not atomic", of("P|s|s"), TWICE),
        killed::<StealCasStored>("steal.cas stored", of("P|s|s"), TWICE),
        killed::<StealCasRefused>("steal.cas refused", of("P|s"), &["a Retry without a cause"]),
        killed::<StealCasRefused>("steal.cas refused", of("P|r"), &["exceeded max_steps"]),
        killed::<StealBottomEarly>("steal.bottom before steal.top", of("PPo|s|s"), TWICE),
        killed::<StealRingEarly>("steal.ring before steal.top", one("Pp|ss|s"), TWICE),
        killed::<StealSlotLate>("steal.slot after steal.cas", one("Pp|ss"), TWICE),
        killed::<KeepsTheRing>("ring of an earlier steal", one("Pp|ss"), TWICE),
        killed::<BatchAtOnce>("batch at once", of("PPPoo|b"), TWICE),
        killed::<BatchBottomEarly>("batch.bottom of the call", of("PPPoo|b"), TWICE),
        killed::<BatchKeepsTheRing>("ring of the batch's beginning", of("PPPPpoooop|b"), TWICE),
        killed::<CoolsAll>("batch.cool all, Asymmetric", of("PPSo|s"), MISCOUNTED),
        killed::<CoolsTwice>("batch.cool twice, Asymmetric", of("PPSo|s"), MISCOUNTED),
        killed::<GrowRingSkipped>("grow.ring skipped", one("Pp|ss"), TWICE),
        killed::<GrowSlotSkipped>("grow.slot once skipped", one("Pp|s"), UNWRITTEN),
    ]
}

fn reclamation() -> Vec<Job> {
    let one = |program| of(program).capacity(1);
    vec![
        killed::<FreesAtOnce>("freed at once", one("Pp|s"), FREED),
        killed::<Leaks>("never freed", one("Pp|s"), &["rings leaked"]),
        killed::<NeverPins>("no pin", one("Pp|s"), FREED),
        killed::<PinsLate>("pin after the load", one("Pp|s"), FREED),
        killed::<NeverAnnounces>("no announcement", one("Pp|s"), FREED),
        killed::<RetiresEarlyGrace>("retired before replaced, grace", one("Pp|s"), FREED),
        killed::<RetiresEarly>("retired before replaced", one("Pp|s"), FREED),
        killed::<FreesByUnwinding>("freed by unwinding", one("Pp|s"), FREED),
    ]
}

fn generated() -> Vec<Job> {
    vec![
        found::<StealCasNotAtomic>("steal.cas not atomic", TWICE),
        found::<StealBottomEarly>("steal.bottom before steal.top", TWICE),
        found::<StealRingEarly>("steal.ring before steal.top", &["taken", "dropped"]),
        found::<GrowSlotSkipped>("grow.slot once skipped", UNWRITTEN),
        found::<PinsLate>("pin after the load", FREED),
    ]
}

/// Each with the scenario that loom kills it with, if loom does.
fn orderings() -> Vec<Job> {
    let (p, pp) = (of("p|s"), of("PPo|ss"));
    let grows = of("Pp|s").capacity(1);
    let reuses = of("Pop|s").capacity(1);
    let batch = of("PPPo|b");
    let looks = of("Ppoo|ss").capacity(1);
    vec![
        survives::<PushTop>("push.top Relaxed", reuses, 639),
        survives::<PushFence>("push.fence Relaxed", p, 10),
        survives::<GrowRing>("grow.ring Relaxed", grows, 924),
        survives::<PopFence>("pop.fence AcqRel", pp, 285),
        survives::<StealFence>("steal.fence AcqRel", pp, 285),
        survives::<StealBottom>("steal.bottom Relaxed", p, 10),
        survives::<StealRing>("steal.ring Relaxed", grows, 924),
        survives::<StealCas>("steal.cas Relaxed", reuses, 639),
        survives::<ReleasePushBottom>("push.bottom Relaxed, ReleaseStores", p, 10),
        survives::<ReleasePopReserve>("pop.reserve Relaxed, ReleaseStores", of("ppo|s"), 1348),
        survives_some::<BatchCas>("batch.cas AcqRel", batch),
        survives_some::<BatchBottom>("batch.bottom Acquire", batch),
        survives_some::<LightFence>("pop.fence Relaxed, Asymmetric", pp),
        survives_some::<HeavyFence>("steal.fence Relaxed, Asymmetric", pp),
        survives_some::<AsymmetricStealTop>("steal.top Relaxed, Asymmetric", pp),
        survives_some::<PopBatches>("pop.batches Relaxed, Asymmetric", batch),
        survives_some::<PopBatch>("pop.batch AcqRel, Asymmetric", batch),
        survives_some::<WarmFence>("warm.fence AcqRel, Asymmetric", pp),
        survives_some::<TokenEarly>("batch.token early, Asymmetric", of("PPo|s|s")),
        survives_some::<TakenForToken>("batch.token mistaken, Asymmetric", of("PPo|s|s")),
        survives_some::<NeverCools>("batch.cool skipped, Asymmetric", of("PPPSoo|s")),
        survives_some::<BatchLeave>("batch.leave Relaxed, Asymmetric", batch),
        survives_some::<AnnouncesLate>("announced late", grows),
        survives_some::<ReaderEnter>("reader.enter Relaxed", looks),
        survives_some::<ReaderLeave>("reader.leave Relaxed", grows),
        survives_some::<RetireFence>("retire.fence AcqRel", grows),
        survives_some::<RetireLook>("retire.look Relaxed", grows),
        survives_some::<RecordsHead>("records.head Relaxed", grows),
        survives_some::<RecordsPush>("records.push Relaxed", grows),
        survives_some::<RecordClaim>("record.claim Relaxed", grows),
        survives_some::<RecordRelease>("record.release Relaxed", grows),
        survives::<LePopCas>("pop.cas AcqRel, Le2013", pp, 285),
        survives::<LeStealTop>("steal.top Relaxed, Le2013", pp, 285),
        survives::<LeStealCas>("steal.cas AcqRel, Le2013", pp, 285),
    ]
}
