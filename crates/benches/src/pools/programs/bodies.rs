//! Simulation of bodies that attract each other, over all pairs.

use crate::pools::{Pool, Program};

/// A position or a velocity.
type Vector = [f64; 3];

/// The bodies in a leaf, the number of steps, and the time of a step.
const FEW: usize = 8;
const STEPS: usize = 2;
const STEP: f64 = 0.01;

/// The positions and velocities of the bodies.
#[derive(Clone)]
pub struct Bodies {
    places: Vec<Vector>,
    speeds: Vec<Vector>,
}

impl Bodies {
    /// Creates `count` bodies at rest.
    pub fn new(count: usize) -> Self {
        let place = |n: usize| [7, 11, 13].map(|m| (n * m % count) as f64);
        Bodies { places: (0..count).map(place).collect(), speeds: vec![[0.0; 3]; count] }
    }
}

fn accelerate<P: Pool>(scope: P::Scope<'_>, all: &[Vector], own: &[Vector], speeds: &mut [Vector]) {
    if own.len() <= FEW {
        for (place, speed) in own.iter().zip(speeds) {
            accelerate_one(all, place, speed);
        }
        return;
    }
    let middle = own.len() / 2;
    let (left, right) = own.split_at(middle);
    let (slow, fast) = speeds.split_at_mut(middle);
    P::join(
        scope,
        |s| accelerate::<P>(s, all, left, slow),
        |s| accelerate::<P>(s, all, right, fast),
    );
}

fn accelerate_one(all: &[Vector], place: &Vector, speed: &mut Vector) {
    let mut force = [0.0; 3];
    for other in all {
        let way = [0, 1, 2].map(|n| other[n] - place[n]);
        // The distance is softened, because a body's distance from itself is zero.
        let square = way.iter().map(|x| x * x).sum::<f64>() + 0.01;
        let weight = 1.0 / (square * square.sqrt());
        (0..3).for_each(|n| force[n] += way[n] * weight);
    }
    (0..3).for_each(|n| speed[n] += force[n] * STEP);
}

impl Program for Bodies {
    type Output = Vec<Vector>;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> Vec<Vector> {
        let Bodies { places, speeds } = self;
        for _ in 0..STEPS {
            accelerate::<P>(scope, places, places, speeds);
            for (place, speed) in places.iter_mut().zip(&*speeds) {
                (0..3).for_each(|n| place[n] += speed[n] * STEP);
            }
        }
        std::mem::take(places)
    }
}
