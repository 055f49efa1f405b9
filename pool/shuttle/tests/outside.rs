//! Under shuttle, rayon's functions panic outside a pool.

#[test]
#[should_panic = "under shuttle there is no global pool"]
fn outside_of_a_pool_rayon_panics() {
    shuttle::check_random(|| _ = rayon::join(|| 1, || 2), 1);
}
