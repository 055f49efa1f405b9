//! Wrapping indices.

use core::ops::{Add, AddAssign, Sub};

/// The position of an element in an endless sequence.
///
/// Indices wrap, so they have no order. Their distances are meaningful as long as two indices are less
/// than half of the range apart.
///
/// ```
/// use chase_lev_atomics::{Distance, Index};
///
/// let last = Index(Distance::MAX);
/// let next = last + 1;
/// assert_eq!(next - last, 1);
/// assert_eq!(last.later(next), next);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Index(pub Distance);

/// The distance between two indices.
// 64 bits wherever the target has such atomics: a 32-bit index could wrap around to the same value while a
// thread sleeps between its load and its claim.
#[cfg(any(checker, target_has_atomic = "64"))]
pub type Distance = i64;
/// The distance between two indices.
#[cfg(not(any(checker, target_has_atomic = "64")))]
pub type Distance = isize;

impl Index {
    /// Returns the later of two indices.
    pub fn later(self, other: Index) -> Index {
        if other - self > 0 { other } else { self }
    }
}

impl Add<Distance> for Index {
    type Output = Index;

    #[inline(always)]
    fn add(self, distance: Distance) -> Index {
        Index(self.0.wrapping_add(distance))
    }
}

impl AddAssign<Distance> for Index {
    #[inline(always)]
    fn add_assign(&mut self, distance: Distance) {
        *self = *self + distance;
    }
}

impl Sub<Distance> for Index {
    type Output = Index;

    #[inline(always)]
    fn sub(self, distance: Distance) -> Index {
        Index(self.0.wrapping_sub(distance))
    }
}

impl Sub for Index {
    type Output = Distance;

    #[inline(always)]
    fn sub(self, other: Index) -> Distance {
        self.0.wrapping_sub(other.0)
    }
}
