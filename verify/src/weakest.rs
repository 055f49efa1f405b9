//! The weakest assignments: all that pass, and of which no site can be weaker.
//!
//! Whatever is stronger than an assignment that passes, passes; whatever is weaker than one that
//! fails, fails. So the search looks for one weakest assignment, and then, for each of its
//! orderings, below all assignments that have a weaker one there: every other weakest assignment
//! is among these. (Reiter, *A theory of diagnosis from first principles*, 1987, has the tree.)

use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};

use anyhow::Result;
use chase_lev_atomics::{Access, Site};

/// Whether `a` orders at least as much as `b`.
pub(crate) fn at_least(a: Ordering, b: Ordering) -> bool {
    match (a, b) {
        (SeqCst, _) | (_, Relaxed) => true,
        (AcqRel, other) => other != SeqCst,
        (a, b) => a == b,
    }
}

/// The orderings that the search gives a site, the strongest first. Loom takes sequentially
/// consistent accesses for acquire and release, so only fences are sequentially consistent.
fn levels(access: Access) -> &'static [Ordering] {
    match access {
        Access::Load => &[Acquire, Relaxed],
        Access::Store => &[Release, Relaxed],
        Access::Cas | Access::Add | Access::Swap => &[AcqRel, Acquire, Release, Relaxed],
        Access::Fence => &[SeqCst, AcqRel, Acquire, Release, Relaxed],
        Access::LightFence | Access::HeavyFence => &[SeqCst, Relaxed],
    }
}

/// A point of the lattice: an ordering for each site that is searched.
pub type Point = Vec<Ordering>;

/// A search under way.
pub struct Search<'a> {
    sites: &'a [Site],
    judge: &'a mut dyn FnMut(&Point) -> Result<bool>,
    /// What has passed, and what has failed.
    known: Vec<(Point, bool)>,
    /// How often the judge was asked.
    pub asked: usize,
}

impl<'a> Search<'a> {
    /// A search for the weakest orderings of these sites, of which `judge` says whether they
    /// pass.
    pub fn new(sites: &'a [Site], judge: &'a mut dyn FnMut(&Point) -> Result<bool>) -> Self {
        Search {
            sites,
            judge,
            known: Vec::new(),
            asked: 0,
        }
    }

    /// All weakest points; `found` is called with each as it is found.
    pub fn run(&mut self, mut found: impl FnMut(&Point)) -> Result<Vec<Point>> {
        let top: Point = self
            .sites
            .iter()
            .map(|site| levels(site.access())[0])
            .collect();
        let mut weakest: Vec<Point> = Vec::new();
        let mut caps = vec![top];
        let mut next = 0;
        while let Some(cap) = caps.get(next).cloned() {
            next += 1;
            let below = weakest.iter().find(|point| is_above(&cap, point)).cloned();
            let point = match below {
                Some(point) => point,
                None if !self.passes(&cap)? => continue,
                None => {
                    let point = self.descend(cap.clone())?;
                    found(&point);
                    weakest.push(point.clone());
                    point
                }
            };
            for (i, site) in self.sites.iter().enumerate() {
                for level in highest_without(site, cap[i], point[i]) {
                    let mut lower = cap.clone();
                    lower[i] = level;
                    if !caps.contains(&lower) {
                        caps.push(lower);
                    }
                }
            }
        }
        Ok(weakest)
    }

    /// A weakest point below one that passes.
    fn descend(&mut self, mut point: Point) -> Result<Point> {
        for (i, site) in self.sites.iter().enumerate() {
            // The weakest first: most orderings of most sites are not needed.
            let mut lower: Vec<_> = below(site, point[i]).collect();
            lower.reverse();
            for level in lower {
                let mut weaker = point.clone();
                weaker[i] = level;
                if self.passes(&weaker)? {
                    point = weaker;
                    break;
                }
            }
        }
        Ok(point)
    }

    fn passes(&mut self, point: &Point) -> Result<bool> {
        for (other, passed) in &self.known {
            let decided = match passed {
                true => is_above(point, other),
                false => is_above(other, point),
            };
            if decided {
                return Ok(*passed);
            }
        }
        self.asked += 1;
        let passed = (self.judge)(point)?;
        self.known.push((point.clone(), passed));
        Ok(passed)
    }
}

/// Whether `a` is at least as strong as `b` everywhere.
fn is_above(a: &Point, b: &Point) -> bool {
    a.iter().zip(b).all(|(a, b)| at_least(*a, *b))
}

/// The orderings of a site below this one, stronger ones first.
fn below(site: &Site, order: Ordering) -> impl Iterator<Item = Ordering> + use<> {
    let levels = levels(site.access()).iter().copied();
    levels.filter(move |level| *level != order && at_least(order, *level))
}

/// The strongest orderings of a site below `cap` that are not at least `without`.
fn highest_without(site: &Site, cap: Ordering, without: Ordering) -> Vec<Ordering> {
    let lower = below(site, cap).filter(|level| !at_least(*level, without));
    let lower: Vec<_> = lower.collect();
    let is_highest = |level: &&Ordering| {
        let mut others = lower.iter();
        !others.any(|other| other != *level && at_least(*other, **level))
    };
    lower.iter().filter(is_highest).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chase_lev::research::Sites;

    /// What passes if one of these points, or a stronger one, is needed.
    fn search(needed: &[Point], sites: &[Site]) -> (Vec<Point>, usize) {
        let mut judge = |point: &Point| Ok(needed.iter().any(|need| is_above(point, need)));
        let mut search = Search::new(sites, &mut judge);
        let mut found = search.run(|_| {}).unwrap();
        found.sort_by_key(|point| format!("{point:?}"));
        (found, search.asked)
    }

    #[test]
    fn every_weakest_point_is_found() {
        let all = Sites::WEAKEST;
        let sites = [
            all.push_fence,
            all.push_bottom,
            all.pop_reserve,
            all.pop_fence,
        ];
        let mut needed = vec![
            vec![Release, Relaxed, Relaxed, SeqCst],
            vec![Relaxed, Release, Release, SeqCst],
            vec![Acquire, Relaxed, Release, AcqRel],
        ];
        needed.sort_by_key(|point| format!("{point:?}"));
        let (found, asked) = search(&needed, &sites);
        assert_eq!(found, needed);
        // The lattice has 5 * 2 * 2 * 5 points.
        assert!(asked < 50, "{asked}");
    }

    #[test]
    fn nothing_is_found_where_nothing_passes() {
        assert_eq!(search(&[], &[Sites::WEAKEST.pop_fence]), (vec![], 1));
    }
}
