//! The walkers of the benchmarks, which all count the same, and the trees that they walk.

use std::fs::{self, File, FileType};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

use chase_lev_walk::{Counts, Options, walk};
use jwalk::Parallelism;
use parallel_disk_usage::data_tree::DataTree;
use parallel_disk_usage::device::DeviceBoundary;
use parallel_disk_usage::fs_tree_builder::FsTreeBuilder;
use parallel_disk_usage::get_size::GetApparentSize;
use parallel_disk_usage::hardlink::HardlinkIgnorant;
use parallel_disk_usage::os_string_display::OsStringDisplay;
use parallel_disk_usage::reporter::{ErrorOnlyReporter, ErrorReport};
use parallel_disk_usage::size::Bytes;

// The trees. Each has at least 300,000 entries in full size.

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

// The walkers. Each counts in the way that its documentation proposes, and reads the metadata of
// entries in parallel if it can.

/// Counts the entries of a tree with a number of threads, and adds up the lengths if the flag is
/// set.
pub type Count = fn(&Path, usize, bool) -> Counts;

/// A walker: its name in the reports, its function, and `true` if it distinguishes kinds of entries
/// and reads sizes only on demand.
pub type Walker = (&'static str, Count, bool);

/// All walkers. Each starts new threads.
pub const WALKERS: [Walker; 6] = [
    ("walk", ours, true),
    ("ignore", ignored, true),
    ("jwalk", jwalked, true),
    ("pdu", pdu, false),
    ("walkdir", walkdir, true),
    ("GNU find", find, true),
];

/// Counts an entry by the standard library's type.
fn add(counts: &mut Counts, kind: FileType) {
    *if kind.is_dir() {
        &mut counts.directories
    } else if kind.is_file() {
        &mut counts.files
    } else if kind.is_symlink() {
        &mut counts.links
    } else {
        &mut counts.others
    } += 1;
}

fn ours(root: &Path, threads: usize, sizes: bool) -> Counts {
    let walk = walk(root, Options { threads, sizes }, &|error| panic!("{error}"));
    let mut counts = walk.expect("a pool");
    counts.allocated = 0;
    counts
}

fn ignored(root: &Path, threads: usize, sizes: bool) -> Counts {
    /// Adds the counts of a thread when it ends.
    struct Part<'a>(Counts, &'a Mutex<Counts>);

    impl Drop for Part<'_> {
        fn drop(&mut self) {
            *self.1.lock().unwrap() += self.0;
        }
    }

    let counts = Mutex::new(Counts::default());
    let mut builder = ignore::WalkBuilder::new(root);
    let walk = builder.standard_filters(false).threads(threads);
    walk.build_parallel().run(|| {
        let mut part = Part(Counts::default(), &counts);
        Box::new(move |entry| {
            let entry = entry.expect("an entry");
            // Capture the whole value, because of the counts alone the closure would capture a
            // copy.
            let part = &mut part;
            let kind = entry.file_type().expect("it is no standard input");
            add(&mut part.0, kind);
            if sizes {
                part.0.bytes += u128::from(entry.metadata().expect("it is there").len());
            }
            ignore::WalkState::Continue
        })
    });
    counts.into_inner().unwrap()
}

fn jwalked(root: &Path, threads: usize, sizes: bool) -> Counts {
    let walk = jwalk::WalkDirGeneric::<((), u64)>::new(root);
    let walk = walk.skip_hidden(false).parallelism(match threads {
        1 => Parallelism::Serial,
        _ => Parallelism::RayonNewPool(threads),
    });
    let walk = if sizes {
        walk.process_read_dir(|_, _, (), entries| {
            for entry in entries.iter_mut().flatten() {
                entry.client_state = entry.metadata().expect("it is there").len();
            }
        })
    } else {
        walk
    };
    let mut counts = Counts::default();
    for entry in walk {
        let entry = entry.expect("an entry");
        add(&mut counts, entry.file_type());
        counts.bytes += u128::from(entry.client_state);
    }
    counts
}

fn pdu(root: &Path, threads: usize, _: bool) -> Counts {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
    // This walker recurses.
    let pool = pool.stack_size(1 << 28).build().expect("a pool");
    let tree: DataTree<OsStringDisplay, Bytes> = pool.install(|| {
        let builder = FsTreeBuilder {
            root: root.to_owned(),
            size_getter: GetApparentSize,
            hardlinks_recorder: &HardlinkIgnorant,
            reporter: &ErrorOnlyReporter::new(|error: ErrorReport| panic!("{:?}", error.error)),
            device_boundary: DeviceBoundary::Cross,
            max_depth: 1,
        };
        builder.into()
    });
    Counts { bytes: u64::from(tree.size()).into(), ..Counts::default() }
}

fn walkdir(root: &Path, _: usize, sizes: bool) -> Counts {
    let mut counts = Counts::default();
    for entry in walkdir::WalkDir::new(root) {
        let entry = entry.expect("an entry");
        add(&mut counts, entry.file_type());
        if sizes {
            counts.bytes += u128::from(entry.metadata().expect("it is there").len());
        }
    }
    counts
}

fn find(root: &Path, _: usize, sizes: bool) -> Counts {
    let format = if sizes { r"%y%s\n" } else { r"%y\n" };
    let mut find = Command::new("find");
    let find = find.arg(root).args(["-printf", format]);
    let mut find = find.stdout(Stdio::piped()).spawn().expect("GNU find");
    let mut output = BufReader::new(find.stdout.take().expect("a pipe"));
    let mut counts = Counts::default();
    let mut line = String::new();
    while output.read_line(&mut line).expect("text") > 0 {
        let (kind, size) = line.trim_end().split_at(1);
        *match kind {
            "d" => &mut counts.directories,
            "f" => &mut counts.files,
            "l" => &mut counts.links,
            _ => &mut counts.others,
        } += 1;
        if sizes {
            counts.bytes += size.parse::<u128>().expect("a size");
        }
        line.clear();
    }
    assert!(find.wait().expect("it has run").success());
    counts
}
