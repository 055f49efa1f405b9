//! Uses deques of several kinds of elements, whose operations are then found in the program.

use chase_lev::{Asymmetric, Fenced, Retain, Steal, Worker};

fn main() {
    let numbers = Worker::<usize, Fenced, Retain>::with_capacity_and_strategy(2);
    let boxes = Worker::<Box<usize>, Fenced, Retain>::with_capacity_and_strategy(2);
    let others = Worker::<u64, Asymmetric, Retain>::with_capacity_and_strategy(2);
    numbers.try_reserve(std::env::args().count() * 3).expect("no memory");
    boxes.try_reserve(std::env::args().count() * 3).expect("no memory");
    others.try_reserve(std::env::args().count() * 3).expect("no memory");
    for n in 0..std::env::args().count() {
        numbers.push(n);
        boxes.push(Box::new(n));
        others.push(n as u64);
    }
    println!("{:?} {:?} {:?}", numbers.stealer().steal(), boxes.stealer().steal(), others.stealer().steal());
    println!("{:?} {:?} {:?}", numbers.pop(), boxes.pop(), others.pop());
    assert!(matches!(numbers.stealer().steal(), Steal::Empty));
}
