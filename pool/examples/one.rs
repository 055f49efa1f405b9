//! Only ours.
use std::hint::black_box;
struct Node {
    value: u64,
    children: Option<(Box<Node>, Box<Node>)>,
}
fn tree(levels: u32) -> Node {
    Node {
        value: 1,
        children: (levels > 1).then(|| (Box::new(tree(levels - 1)), Box::new(tree(levels - 1)))),
    }
}
fn ours(node: &Node) -> u64 {
    let Some((left, right)) = &node.children else {
        return node.value;
    };
    let (left, right) = chase_lev_pool::join(|| ours(left), || ours(right));
    node.value + left + right
}
fn main() {
    let root = tree(14);
    let pool = chase_lev_pool::ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .unwrap();
    let t = std::time::Instant::now();
    let s: u64 = pool.install(|| (0..20000).map(|_| ours(black_box(&root))).sum());
    println!("{s} {:.2}", t.elapsed().as_nanos() as f64 / s as f64);
}
