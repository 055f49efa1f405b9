//! The trees. Each has at least 300,000 entries in full size.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// A tree's name, and the function that makes it in an empty directory. With 10, it makes a tenth
/// of it.
pub type Tree = (&'static str, fn(&Path, usize));

/// All trees.
pub const TREES: [Tree; 4] = [("wide", wide), ("deep", deep), ("skewed", skewed), ("bushy", bushy)];

/// Makes 3000 sibling directories with 100 files each.
fn wide(root: &Path, fraction: usize) {
    for n in 0..3000 / fraction {
        files(&directory(root, n), 100);
    }
}

/// Makes 600 chains of 51 nested directories with nine files each.
fn deep(root: &Path, fraction: usize) {
    for n in 0..600 {
        (0..50 / fraction).fold(directory(root, n), |above, _| {
            files(&above, 9);
            directory(&above, 0)
        });
    }
}

/// Makes a directory with 150,000 files, and a chain of 50 nested directories, each with a sibling
/// of 3000 files.
fn skewed(root: &Path, fraction: usize) {
    files(&directory(root, 1), 150_000 / fraction);
    (0..50 / fraction).fold(directory(root, 0), |above, _| {
        files(&directory(&above, 1), 3000);
        directory(&above, 0)
    });
}

/// Makes six levels of directories with eight subdirectories and eight files each, like a source
/// tree.
fn bushy(root: &Path, fraction: usize) {
    fn fill(above: &Path, levels: usize) {
        files(above, 8);
        if levels > 0 {
            (0..8).for_each(|n| fill(&directory(above, n), levels - 1));
        }
    }
    fill(root, if fraction == 1 { 5 } else { 3 });
}

fn directory(above: &Path, n: usize) -> PathBuf {
    let path = above.join(n.to_string());
    fs::create_dir(&path).expect("a new directory");
    path
}

/// Makes files of different lengths, which take no space on the disk.
fn files(above: &Path, count: usize) {
    for n in 0..count {
        let file = File::create(above.join(format!("a file {n}"))).expect("a new file");
        file.set_len(n as u64 * 37 % 5000).expect("a longer file");
    }
}

/// Makes the tree in `folder`, unless it exists.
///
/// # Errors
///
/// If another file has its name, or if the tree cannot be made.
pub fn make((name, fill): Tree, folder: &Path, fraction: usize) -> io::Result<PathBuf> {
    let path = folder.join(name);
    if !path.exists() {
        // The tree gets its name only when it is complete.
        let unfinished = folder.join("unfinished");
        fs::create_dir(&unfinished)?;
        fill(&unfinished, fraction);
        fs::rename(&unfinished, &path)?;
    }
    Ok(path)
}
