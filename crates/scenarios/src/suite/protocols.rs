//! The protocols that the suites judge: the shipped fences, and two that differ in orderings.

use std::any;

pub use chase_lev_evidence::{CHANGED, Changes, PROTOCOLS, find, needs_modes, rows, sites};

/// Returns the name of the fences with the reclamation strategy, such as `Fenced<Retain>`.
pub fn name<F, R>() -> String {
    let [fences, reclaim] = [any::type_name::<F>(), any::type_name::<R>()].map(|name| {
        let path = name.split('<').next().unwrap_or(name);
        path.rsplit("::").next().unwrap_or(path)
    });
    format!("{fences}<{reclaim}>")
}
