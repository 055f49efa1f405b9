//! Trees of files.

use std::fs::{self, File};
use std::path::Path;

/// The name of a shape, and a function that returns the directories of such a tree, as paths below
/// its root.
pub type Shape = (&'static str, fn() -> Vec<String>);

pub const SHAPES: [Shape; 3] = [
    // All directories have the same parent.
    ("wide", || (0..400).map(|n| format!("{n}")).collect()),
    // A few branches of many levels.
    ("deep", || {
        let branch = |n: usize| (1..=100).map(move |level| format!("{n}{}", "/d".repeat(level)));
        (0..4).flat_map(branch).collect()
    }),
    // Each level has half as many directories as the one above it.
    ("skewed", || {
        let level = |n: usize| (0..400 >> n).map(move |i| format!("{}{i}", "s/".repeat(n)));
        (0..9).flat_map(level).collect()
    }),
];

/// Makes a tree with `files` files in each directory.
pub fn make(root: &Path, shape: Shape, files: usize) {
    for path in shape.1() {
        let directory = root.join(path);
        fs::create_dir_all(&directory).unwrap();
        for n in 0..files {
            File::create(directory.join(format!("{n}.rs"))).unwrap();
        }
    }
}

/// Makes a tree with everything that a walker can meet: each shape, ignored and hidden files,
/// invalid patterns, and links to files, to nothing and to the directory above.
pub fn make_world(root: &Path) {
    for shape in SHAPES {
        make(&root.join(shape.0), shape, 2);
    }
    let odd = root.join("odd");
    make(&odd, SHAPES[0], 3);
    fs::write(odd.join(".gitignore"), "1.rs\n/2*\n!/20\n").unwrap();
    fs::write(odd.join("30/.gitignore"), "*.rs\n!0.rs\n").unwrap();
    for n in 31..40 {
        fs::write(odd.join(format!("{n}/.ignore")), "a{b\n").unwrap();
    }
    fs::write(odd.join(".hidden"), "").unwrap();
    #[cfg(unix)]
    for n in 40..60 {
        use std::os::unix::fs::symlink;
        symlink("0.rs", odd.join(format!("{n}/link"))).unwrap();
        symlink("none", odd.join(format!("{n}/dangling"))).unwrap();
        symlink("..", odd.join(format!("{n}/loop"))).unwrap();
    }
}
