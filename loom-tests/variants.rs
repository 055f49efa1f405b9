//! How loom kills the broken variants; and those that it cannot kill.
//!
//! A counterexample is left in `target/tmp`.

use crate::explore::explore;
use crate::suite::instruments::threads::explore_records;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::variants::*;

/// Loom kills this variant with this scenario.
fn killed<P: Variant>(
    name: &str,
    scenario: Scenario,
    by: &'static [&'static str],
    within: usize,
) -> Job {
    job::<P>(name, scenario, 0, Expect::Killed { by, within })
}

/// Loom explores all of this scenario, at least so many executions, and
/// finds nothing wrong with this variant.
fn survives<P: Variant>(name: &str, scenario: Scenario, floor: usize, reason: &'static str) -> Job {
    job::<P>(name, scenario, floor, Expect::Survives { reason })
}

/// As [`survives`], but with at most two preemptions: all would be too many.
fn survives_within_bound<P: Variant>(
    name: &str,
    scenario: Scenario,
    floor: usize,
    reason: &'static str,
) -> Job {
    job_with::<P>(name, scenario, floor, Some(""), Expect::Survives { reason })
}

/// Loom kills this variant with this scenario, if how threads come by their records is explored,
/// with at most two preemptions.
fn killed_with_records<P: Variant>(
    name: &str,
    scenario: Scenario,
    by: &'static [&'static str],
    within: usize,
) -> Job {
    let expect = Expect::Killed { by, within };
    let job = job_with::<P>(name, scenario, 0, Some("records as steps, "), expect);
    Job {
        run: Box::new(move || {
            explore_records();
            (job.run)()
        }),
        ..job
    }
}

fn job<P: Variant>(name: &str, scenario: Scenario, floor: usize, expect: Expect) -> Job {
    job_with::<P>(name, scenario, floor, None, expect)
}

/// The most preemptions, if they are bounded.
const BOUND: usize = 2;

/// If preemptions are bounded, the name of the check begins with `bounded`.
fn job_with<P: Variant>(
    name: &str,
    scenario: Scenario,
    floor: usize,
    bounded: Option<&str>,
    expect: Expect,
) -> Job {
    let preemptions = bounded.map(|_| BOUND);
    Job {
        name: format!("{name:36}{scenario}"),
        what: match bounded {
            None => What::new(Group::Broken, name, scenario).exhaustive(),
            Some(how) => {
                let check = format!("{how}{scenario}, bound {BOUND}");
                What::new(Group::Broken, name, check)
            }
        },
        expect,
        ignored: false,
        size: floor,
        run: Box::new(move || {
            P::plant();
            let explored = explore::<1, P>(scenario, preemptions);
            explored.executions.at_least(floor)?;
            Ok(explored.to_string())
        }),
    }
}

const LOAD_BUFFERING: &str = "the failure needs load buffering, which loom does not model";
const EMPTY: &str = "`Empty` is only sequentially consistent; on TSO, ChaseLevTSO asks more";
const LIGHT: &str = "to loom, the light fence is sequentially consistent by itself";
const SEQ_CST: &str =
    "loom has no sequentially consistent loads; a fence after the claim stands for them";
const POLICY: &str = "when the owner cools is a matter of speed";
const STRONGER: &str = "stronger than needed: Weakest is weaker still";

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let one = |program| of(program).capacity(1);
    let two = |program| of(program).capacity(2);
    let jobs = vec![
        // Orderings.
        survives::<PushTop>("push.top Relaxed", one("PSp|s|s"), 788, LOAD_BUFFERING),
        survives::<PushTop>("push.top Relaxed", one("Pop|s"), 554, LOAD_BUFFERING),
        survives::<PushTop>("push.top Relaxed", one("Pp|ss"), 116, LOAD_BUFFERING),
        survives::<PushTop>("push.top Relaxed", two("PPp|ss"), 183, LOAD_BUFFERING),
        killed::<PushFence>("push.fence Relaxed", of("p|s"), UNWRITTEN, 2),
        killed::<GrowRing>("grow.ring Relaxed", one("Pp|s"), RACE, 2),
        killed::<GrowRingEpoch>("grow.ring Relaxed, epochs", one("Pp|s"), RACE, 21),
        killed::<PopFence>("pop.fence AcqRel", of("PPo|ss"), TWICE, 3),
        killed::<PopFenceEpoch>("pop.fence AcqRel, epochs", of("PPo|ss"), TWICE, 3),
        killed::<PopFenceEpoch>("pop.fence AcqRel, pinned", of("PPo|@ss"), TWICE, 3),
        killed::<StealFence>("steal.fence AcqRel", of("PPo|ss"), TWICE, 3),
        killed::<StealFenceEpoch>("steal.fence AcqRel, epochs", of("PPo|ss"), TWICE, 72),
        killed::<StealFenceEpoch>("steal.fence AcqRel, pinned", of("PPo|@ss"), TWICE, 42),
        survives::<PopFence>(
            "pop.fence AcqRel, one element",
            of("Po|s"),
            158,
            "it takes two elements",
        ),
        survives::<StealFence>(
            "steal.fence AcqRel, one element",
            of("Po|s"),
            158,
            "it takes two elements",
        ),
        killed::<StealBottom>("steal.bottom Relaxed", of("p|s"), UNWRITTEN, 2),
        killed::<StealRing>("steal.ring Relaxed", one("Pp|s"), RACE, 2),
        killed::<StealRingEpoch>("steal.ring Relaxed, epochs", one("Pp|s"), RACE, 21),
        survives::<StealCas>("steal.cas Relaxed", one("PSp|s|s"), 827, LOAD_BUFFERING),
        survives::<StealCas>("steal.cas Relaxed", one("Pop|s"), 554, LOAD_BUFFERING),
        survives::<StealCas>("steal.cas Relaxed", one("Pp|ss"), 116, LOAD_BUFFERING),
        survives::<StealCas>("steal.cas Relaxed", two("PPp|ss"), 183, LOAD_BUFFERING),
        killed::<ReleasePushBottom>(
            "push.bottom Relaxed, ReleaseStores",
            of("p|s"),
            UNWRITTEN,
            2,
        ),
        killed::<ReleasePopReserve>(
            "pop.reserve Relaxed, ReleaseStores",
            of("ppo|s"),
            UNWRITTEN,
            30,
        ),
        survives::<LePopCas>("pop.cas AcqRel, Le2013", of("Po|s|s"), 53641, STRONGER),
        survives::<LeStealTop>("steal.top Relaxed, Le2013", of("PPo|s|s"), 35935, STRONGER),
        survives::<LeStealCas>("steal.cas AcqRel, Le2013", of("PPo|s|s"), 35935, STRONGER),
        // Logic. What reads early is left to shuttle: loom does not see that
        // it reads.
        killed::<PopCasNotAtomic>("pop.cas not atomic", of("Po|s"), TWICE, 31),
        killed::<PopCasAssumed>("pop.cas assumed", of("Po|s"), &["was dropped twice"], 1),
        killed::<StealCasNotAtomic>("steal.cas not atomic", of("P|s|s"), TWICE, 1),
        killed::<PopCasRefused>("pop.cas refused", of("Po|s"), &["no deque does this"], 1),
        killed::<StealCasRefused>(
            "steal.cas refused",
            of("P|s"),
            &["a Retry without a cause"],
            1,
        ),
        killed::<StealCasRefused>("steal.cas refused", of("PPo|s"), &["to nobody"], 1),
        killed::<PopReserveSkipped>("pop.reserve skipped", of("PPo|ss"), TWICE, 1),
        killed::<PopRestoreSkipped>("pop.restore skipped", of("Po|s"), UNWRITTEN, 1),
        killed::<PopCasStored>("pop.cas stored", of("Po|s"), TWICE, 31),
        killed::<StealCasStored>("steal.cas stored", of("P|s|s"), TWICE, 1),
        killed::<StealSlotLate>("steal.slot after steal.cas", one("Pp|ss"), RACE, 70),
        killed::<GrowRingSkipped>("grow.ring skipped", one("Pp|ss"), &["was dropped twice"], 1),
        killed::<GrowSlotSkipped>("grow.slot once skipped", one("Pp|s"), UNWRITTEN, 2),
        killed::<KeepsTheRing>("ring of an earlier steal", one("Pp|ss"), TWICE, 2),
        // Batches. The first is what the fix of RUSTSEC-2021-0093 looks for.
        killed::<BatchKeepsTheRing>(
            "ring of the batch's beginning",
            of("PPPPpoooop|b"),
            TWICE,
            8364,
        ),
        killed::<BatchAtOnce>("batch at once", of("PPPoo|b"), TWICE, 56),
        killed::<BatchBottomEarly>("batch.bottom of the call", of("PPPoo|b"), TWICE, 67),
        killed::<BatchCas>("batch.cas AcqRel", of("PPPoo|b"), TWICE, 56),
        survives::<BatchBottom>("batch.bottom Acquire", of("PPPoop|b"), 598, SEQ_CST),
        killed::<BatchBottomRelaxed>("batch.bottom Relaxed", of("PPPoop|b"), TWICE, 170),
        // Asymmetric fences, both of which loom takes for sequentially consistent.
        killed::<LightFence>("pop.fence Relaxed, Asymmetric", of("PPo|ss"), TWICE, 1),
        killed::<HeavyFence>("steal.fence Relaxed, Asymmetric", of("PPo|s|s"), TWICE, 37),
        survives::<AsymmetricStealTop>("steal.top Relaxed, Asymmetric", of("p|s|s"), 788, EMPTY),
        survives::<PopBatches>(
            "pop.batches Relaxed, Asymmetric",
            of("PPPoo|b"),
            5249,
            LIGHT,
        ),
        survives::<PopBatch>("pop.batch AcqRel, Asymmetric", of("PPPoo|b"), 5249, LIGHT),
        survives_within_bound::<TokenEarly>(
            "batch.token early, Asymmetric",
            of("PPo|s|s"),
            3852,
            LIGHT,
        ),
        survives_within_bound::<TakenForToken>(
            "batch.token mistaken, Asymmetric",
            of("PPo|s|s"),
            3004,
            LIGHT,
        ),
        killed::<CoolsAll>("batch.cool all, Asymmetric", of("PPSo|s"), MISCOUNTED, 61),
        killed::<CoolsTwice>("batch.cool twice, Asymmetric", of("PPSo|s"), MISCOUNTED, 1),
        survives::<NeverCools>(
            "batch.cool skipped, Asymmetric",
            of("PPPSoo|s"),
            9755,
            POLICY,
        ),
        killed::<WarmFence>("warm.fence AcqRel, Asymmetric", of("PPo|ss"), TWICE, 564),
        survives::<BatchLeave>(
            "batch.leave Relaxed, Asymmetric",
            of("PPPoo|b"),
            5249,
            LIGHT,
        ),
        // Reclamation.
        killed::<FreesAtOnce>("freed at once", one("Pp|s"), FREED, 3),
        killed::<Leaks>("never freed", one("Pp|s"), &["1 rings leaked"], 1),
        killed::<NeverPins>("no pin", one("Pp|s"), RACE, 7),
        killed::<PinsLate>("pin after the load", one("Pp|s"), FREED, 20),
        killed::<NeverAnnounces>("no announcement", one("Pp|s"), RACE, 7),
        killed::<AnnouncesLate>("announced late", one("Pp|s"), RACE, 7),
        killed::<RetiresEarlyGrace>("retired before replaced, grace", one("Pp|s"), FREED, 1),
        killed::<ReaderEnter>("reader.enter Relaxed", one("Ppoo|ss"), RACE, 9970),
        killed::<ReaderLeave>("reader.leave Relaxed", one("Pp|s"), RACE, 8),
        killed::<RetireFence>("retire.fence AcqRel", one("Pp|s"), FREED, 1),
        killed::<RetireLook>("retire.look Relaxed", one("Pp|s"), RACE, 8),
        killed::<StealFenceGrace>("steal.fence AcqRel, grace periods", one("Pp|s"), FREED, 1),
        killed_with_records::<RecordsHead>("records.head Relaxed", one("Pp|s"), RACE, 8),
        killed_with_records::<RecordsPush>("records.push Relaxed", one("Pp|s"), RACE, 8),
        killed_with_records::<RecordClaim>("record.claim Relaxed", one("Pp|s|s"), RACE, 3822),
        killed_with_records::<RecordRelease>("record.release Relaxed", one("Pp|s|s"), RACE, 3777),
        killed::<RetiresEarly>("retired before replaced", one("Pp|s"), FREED, 3),
        killed::<FreesByUnwinding>("freed by unwinding", one("Pp|s"), FREED, 3),
    ];
    every_weakening_is_in(&jobs.iter().map(|job| job.name.as_str()).collect::<Vec<_>>());
    let expected = jobs.iter().map(|job| (job.name.as_str(), job.expect));
    table_is_true(&expected.collect::<Vec<_>>());
    jobs
}

const RACE: &[&str] = &["Causality violation"];
const UNWRITTEN: &[&str] = &["an unwritten slot was taken"];
const MISCOUNTED: &[&str] = &["a batch is left"];
const TWICE: &[&str] = &["was taken twice"];
const FREED: &[&str] = &["is used after it was freed"];
