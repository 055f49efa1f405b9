//! The table of sites and the protocols.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};
use std::{env, fs};

use chase_lev_atomics::Access::{self, Cas, Fence, HeavyFence, LightFence, Load, Store};
use chase_lev_atomics::Site;
use chase_lev_scenarios::suite::protocols::sites::{Operation, Proof};
use chase_lev_scenarios::suite::protocols::{Protocol, RECORDS, named, sites};

/// Returns a site with this kind of access.
fn site(access: Access) -> Site {
    let mut all = Protocol::ALL.iter().flat_map(|protocol| protocol.sites());
    let found = all.find(|site| site.access() == access).copied();
    found.expect("every kind of access has a site")
}

#[test]
fn a_step_weaker() {
    let weaker = |access, order| site(access).with(order).weaker();
    assert_eq!(weaker(Load, SeqCst), [Acquire]);
    assert_eq!(weaker(Store, SeqCst), [Release]);
    for access in [Cas, Fence] {
        assert_eq!(weaker(access, SeqCst), [AcqRel]);
        assert_eq!(weaker(access, AcqRel), [Acquire, Release]);
        assert_eq!(weaker(access, Acquire), [Relaxed]);
        assert_eq!(weaker(access, Release), [Relaxed]);
        assert_eq!(weaker(access, Relaxed), []);
    }
    for access in [LightFence, HeavyFence] {
        assert_eq!(weaker(access, SeqCst), [Relaxed]);
        assert_eq!(weaker(access, Relaxed), []);
    }
    assert_eq!(weaker(Load, Acquire), [Relaxed]);
    assert_eq!(weaker(Store, Release), [Relaxed]);
}

#[test]
fn what_no_access_can_have_is_refused() {
    let refused = |access: Access, order: Ordering| {
        std::panic::catch_unwind(|| site(access).with(order)).is_err()
    };
    let orders = [Relaxed, Acquire, Release, AcqRel, SeqCst];
    let allowed = |access| orders.map(|order| !refused(access, order));
    assert_eq!(allowed(Load), [true, true, false, false, true]);
    assert_eq!(allowed(Store), [true, false, true, false, true]);
    for access in [Cas, Fence] {
        assert_eq!(allowed(access), [true; 5]);
    }
    for access in [LightFence, HeavyFence] {
        assert_eq!(allowed(access), [true, false, false, false, true]);
    }
}

/// Reading `sites.toml` compares its sites, their order and their kinds of access with `src`.
#[test]
fn each_site_has_one_record() {
    let names: BTreeSet<_> = sites().iter().map(|site| site.name).collect();
    assert_eq!((names.len(), RECORDS.len()), (sites().len(), sites().len()));
    for (site, record) in sites().iter().zip(&*RECORDS) {
        let is_of_modes = record.proof == Proof::Modes && record.operation != Operation::Record;
        assert!(site.needs_modes || !is_of_modes, "{}", site.name);
    }
}

/// Compares `model/sites.json` with the protocols.
/// `CHASE_LEV_WRITE=1 cargo test --test sequential sites` writes it.
#[test]
fn the_models_have_the_same_table() {
    let line = |(i, site): (usize, &Site)| {
        let orders = Protocol::ALL
            .iter()
            .map(|protocol| format!(r#""{protocol}": "{}""#, named(&protocol.sites()[i])));
        let orders = orders.collect::<Vec<_>>().join(", ");
        let (name, access) = (site.name(), site.access());
        format!(r#""{name}": {{"access": "{access:?}", {orders}}}"#)
    };
    let lines: Vec<_> = Protocol::Fenced.sites().iter().enumerate().map(line).collect();
    let table = format!("{{\n{}\n}}\n", lines.join(",\n"));

    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/model/sites.json");
    if env::var_os("CHASE_LEV_WRITE").is_some() {
        fs::write(path, &table).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), table);
}
