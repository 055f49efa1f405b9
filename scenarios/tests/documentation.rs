//! The documentation shows the example as it is.

#[test]
fn shows_the_example() {
    let page = include_str!("../../docs/your-own-deque.md");
    assert!(page.contains(include_str!("mutex.rs")));
}
