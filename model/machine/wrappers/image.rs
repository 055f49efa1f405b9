//! Prints the memory of empty and cold deques, word for word, and the memory of a thread's record.
//!
//! Each line is a piece of memory: its name, and its words. A word that points into a piece is the name
//! of the piece and a distance; a word that nothing has written is `-`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Mutex;

use chase_lev::{Asymmetric, Fenced, Fences, Retain, Worker, research};

/// The content of memory that nothing has written yet.
const UNWRITTEN: u8 = 0xa5;

/// Remembers what is allocated, and fills it.
struct Remembers;

static PIECES: Mutex<[(usize, usize); 64]> = Mutex::new([(0, 0); 64]);

// SAFETY: the system's allocator does the work.
unsafe impl GlobalAlloc for Remembers {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's.
        let piece = unsafe { System.alloc(layout) };
        // SAFETY: the piece is new, and so large.
        unsafe { piece.write_bytes(UNWRITTEN, layout.size()) };
        let mut pieces = PIECES.lock().unwrap();
        if let Some(free) = pieces.iter_mut().find(|(_, size)| *size == 0) {
            *free = (piece as usize, layout.size());
        }
        piece
    }

    unsafe fn dealloc(&self, piece: *mut u8, layout: Layout) {
        for each in PIECES.lock().unwrap().iter_mut() {
            if each.0 == piece as usize {
                *each = (0, 0);
            }
        }
        // SAFETY: the caller's.
        unsafe { System.dealloc(piece, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Remembers = Remembers;

/// The pieces that were allocated since.
fn allocated(before: &[(usize, usize)]) -> Vec<(usize, usize)> {
    // Not to be locked while memory is allocated.
    let now = *PIECES.lock().unwrap();
    let mut now = now.to_vec();
    now.retain(|piece| piece.1 != 0 && !before.contains(piece));
    now
}

/// The words of the pieces, as texts.
fn words(names: &[&str], pieces: &[(usize, usize)]) -> Vec<Vec<String>> {
    let text = |word: usize| {
        let mut inside = pieces.iter();
        match inside.position(|&(at, size)| (at..at + size).contains(&word)) {
            Some(piece) => format!("{}+{}", names[piece], word - pieces[piece].0),
            None if word == usize::from_ne_bytes([UNWRITTEN; 8]) => "-".into(),
            None => word.to_string(),
        }
    };
    let piece = |&(start, size): &(usize, usize)| {
        let addresses = (start..start + size).step_by(8);
        // SAFETY: the piece has that many words, and all were filled or written.
        let words = addresses.map(|at| text(unsafe { (at as *const usize).read_volatile() }));
        words.collect()
    };
    pieces.iter().map(piece).collect()
}

/// Fills the part of the stack that the next calls use: what they copy of it is padding.
#[inline(never)]
fn fill(byte: u8) {
    std::hint::black_box([byte; 1 << 16]);
}

/// The size of a record in bytes.
const RECORD: usize = 128;

const NAMES: [&str; 4] = ["worker", "stealer", "inner", "ring"];

fn print(name: &str, one: &[String], other: &[String]) {
    print!("{name}");
    for (one, other) in one.iter().zip(other) {
        print!(" {}", if one == other { one } else { "-" });
    }
    println!();
}

fn deque<F: Fences>(name: &str, capacity: usize, cools: bool) {
    fill(0x11);
    let one = new::<F>(capacity, cools);
    fill(0x22);
    let other = new::<F>(capacity, cools);
    for ((piece, one), other) in NAMES.iter().zip(one).zip(other) {
        print(&format!("{name} {capacity} {piece}"), &one, &other);
    }
}

/// The words of the pieces of a new deque, which may be made cold.
#[inline(never)]
fn new<F: Fences>(capacity: usize, cools: bool) -> Vec<Vec<String>> {
    let before = *PIECES.lock().unwrap();
    let worker = Box::new(Worker::<usize, F, Retain>::with_capacity_and_strategy(capacity));
    if cools {
        research::cool(&worker);
    }
    let stealer = Box::new(worker.stealer());
    let mut pieces = allocated(&before);
    let mut take = |address: usize| {
        let at = pieces.iter().position(|piece| piece.0 == address);
        pieces.remove(at.expect("a piece"))
    };
    let (mine, handle) = (take(&raw const *worker as usize), take(&raw const *stealer as usize));
    pieces.sort_by_key(|piece| usize::MAX - piece.1);
    let &[inner, ring] = &pieces[..] else {
        panic!("a deque allocates twice, not {} times", pieces.len())
    };
    words(&NAMES, &[mine, handle, inner, ring])
}

fn main() {
    for capacity in [1, 2, 4] {
        deque::<Fenced>("fenced", capacity, false);
        deque::<Asymmetric>("asymmetric", capacity, true);
        deque::<Asymmetric>("warm", capacity, false);
    }
    let worker = Worker::<usize, Asymmetric, Retain>::with_capacity_and_strategy(1);
    worker.push(1);
    let before = *PIECES.lock().unwrap();
    fill(UNWRITTEN);
    assert!(worker.stealer().steal().is_success());
    let mut pieces = allocated(&before);
    pieces.retain(|piece| piece.1 == RECORD);
    // The thread's record has counted the beginning and the end of a steal.
    let record = words(&["-"], &pieces).concat();
    assert!(record.contains(&"2".into()), "not a record: {record:?}");
    // Where the record is, no steal asks.
    let other: Vec<_> = record.iter().map(|word| word.replace("-+", "")).collect();
    print("thread 0 record", &record, &other);
}
