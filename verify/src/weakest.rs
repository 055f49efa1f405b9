//! The weakest assignments: all that pass, and of which no site can be weaker.
//!
//! Whatever is stronger than an assignment that passes, passes; whatever is weaker than one that
//! fails, fails. So the search looks for one weakest assignment, and then, for each of its
//! orderings, below all assignments that have a weaker one there: every other weakest assignment
//! is among these. (Reiter, *A theory of diagnosis from first principles*, 1987, has the tree.)

use std::sync::atomic::Ordering::SeqCst;

use anyhow::Result;
use chase_lev_atomics::{Access, Site};

use crate::assignment::{and_weaker, at_least};

/// A search under way. Its points are orderings of the sites that are searched.
pub struct Search<Judge> {
    /// Says whether a point passes.
    judge: Judge,
    /// The points that were judged, and whether they passed.
    known: Vec<(Vec<Site>, bool)>,
}

impl<Judge: FnMut(&[Site]) -> Result<bool>> Search<Judge> {
    /// Calls `found` with each weakest point of these sites that passes, and returns how many were
    /// judged.
    pub fn run(
        sites: &[Site],
        judge: Judge,
        mut found: impl FnMut(&[Site]) -> Result<()>,
    ) -> Result<usize> {
        let known = Vec::new();
        let mut search = Search { judge, known };
        let mut weakest: Vec<Vec<Site>> = Vec::new();
        let mut caps: Vec<Vec<_>> = vec![sites.iter().copied().map(strongest).collect()];
        let mut next = 0;
        while let Some(cap) = caps.get(next).cloned() {
            next += 1;
            let below = weakest.iter().find(|point| is_above(&cap, point)).cloned();
            let point = match below {
                Some(point) => point,
                None if !search.passes(&cap)? => continue,
                None => {
                    let point = search.descend(cap.clone())?;
                    found(&point)?;
                    weakest.push(point.clone());
                    point
                }
            };
            for i in 0..sites.len() {
                for weaker in highest_without(cap[i], point[i]) {
                    let mut lower = cap.clone();
                    lower[i] = weaker;
                    if !caps.contains(&lower) {
                        caps.push(lower);
                    }
                }
            }
        }
        Ok(search.known.len())
    }

    /// A weakest point below one that passes.
    fn descend(&mut self, mut point: Vec<Site>) -> Result<Vec<Site>> {
        for i in 0..point.len() {
            // The weakest first: most orderings of most sites are not needed.
            for weaker in and_weaker(point[i]).into_iter().skip(1).rev() {
                let mut lower = point.clone();
                lower[i] = weaker;
                if self.passes(&lower)? {
                    point = lower;
                    break;
                }
            }
        }
        Ok(point)
    }

    fn passes(&mut self, point: &[Site]) -> Result<bool> {
        let decides = |(other, passed): &&(Vec<Site>, bool)| match passed {
            true => is_above(point, other),
            false => is_above(other, point),
        };
        if let Some((_, passed)) = self.known.iter().find(decides) {
            return Ok(*passed);
        }
        let passed = (self.judge)(point)?;
        self.known.push((point.to_vec(), passed));
        Ok(passed)
    }
}

/// A site with the strongest ordering that the search gives it. Loom takes most sequentially consistent
/// accesses for acquire and release, so only fences are sequentially consistent, and what is so already.
fn strongest(site: Site) -> Site {
    let strongest = site.with(SeqCst);
    match site.access() {
        Access::Fence | Access::LightFence | Access::HeavyFence => strongest,
        _ if site == strongest => strongest,
        _ => strongest.with(strongest.weaker()[0]),
    }
}

/// Whether `a` is at least as strong as `b` everywhere.
fn is_above(a: &[Site], b: &[Site]) -> bool {
    a.iter().zip(b).all(|(a, b)| at_least(*a, *b))
}

/// A site with the strongest orderings below that of `cap` that are not at least that of
/// `without`, which `cap` is.
fn highest_without(cap: Site, without: Site) -> Vec<Site> {
    let mut lower = and_weaker(cap);
    lower.retain(|site| !at_least(*site, without));
    // Only a highest one has none at least as strong but itself.
    let above = |site: Site| lower.iter().filter(move |other| at_least(**other, site));
    let sites = lower.iter().copied();
    sites.filter(|site| above(*site).count() == 1).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release};

    use chase_lev::research::Sites;

    use super::*;

    /// The search finds these points if one of them, or a stronger one, is needed. Returns how
    /// many were judged.
    fn finds(needed: &[Vec<Site>], sites: &[Site]) -> usize {
        let mut found = Vec::new();
        let passes = |point: &[Site]| Ok(needed.iter().any(|need| is_above(point, need)));
        let note = |point: &[Site]| {
            found.push(point.to_vec());
            Ok(())
        };
        let judged = Search::run(sites, passes, note).unwrap();
        assert_eq!(found.len(), needed.len());
        assert!(needed.iter().all(|point| found.contains(point)));
        judged
    }

    #[test]
    fn every_weakest_point_is_found() {
        let all = Sites::WEAKEST.all();
        let names = ["push.fence", "push.bottom", "pop.reserve", "pop.fence"];
        let site = |name| all.into_iter().find(|site| site.name() == name).unwrap();
        let sites = names.map(site);
        let needed = [
            [Release, Relaxed, Relaxed, SeqCst],
            [Relaxed, Release, Release, SeqCst],
            [Acquire, Relaxed, Release, AcqRel],
        ];
        let point = |orders| {
            let sites = sites.iter().zip(orders);
            sites.map(|(site, order)| site.with(order)).collect()
        };
        let judged = finds(&needed.map(point), &sites);
        // The lattice has 5 * 2 * 2 * 5 points.
        assert!(judged < 50, "{judged}");
    }

    #[test]
    fn nothing_is_found_where_nothing_passes() {
        assert_eq!(finds(&[], &[Sites::WEAKEST.pop_fence]), 1);
    }
}
