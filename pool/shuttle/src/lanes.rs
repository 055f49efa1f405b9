//! Draws an execution in lanes: a column for each thread, a row for each step of the program.
//!
//! Shuttle asks its scheduler for the next thread on the stack of the thread that is about to take
//! a step, so the calls on that stack tell which line of the program the step belongs to. Calls
//! within rayon, the pool, shuttle and the standard library are skipped. A thread that is in no
//! others, such as an idle worker, has no row.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::{fs, mem, panic};

use chase_lev_evidence::results::{Kind, Lanes, Step, Trace};
use shuttle::current::{TaskId, get_name_for_task, try_get_current_task};
use shuttle::scheduler::{Schedule, Scheduler, Task};

use crate::explore::message;

/// The greatest length of a row's text: the width of a lane without the gap.
const LENGTH: usize = 42;

thread_local! {
    /// The execution that a [`Recorder`] records. All threads of an execution run on one of the
    /// system's.
    static DRAWING: RefCell<Option<Drawing>> = const { RefCell::new(None) };
    /// True if the panics of this thread are not printed.
    pub static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// A scheduler that records the execution, in which another one chooses the threads.
pub struct Recorder<S>(pub S);

impl<S: Scheduler> Scheduler for Recorder<S> {
    fn new_execution(&mut self) -> Option<Schedule> {
        DRAWING.with_borrow_mut(|drawing| _ = drawing.get_or_insert_default());
        self.0.new_execution()
    }

    fn next_task(
        &mut self,
        runnable: &[&Task],
        current: Option<TaskId>,
        is_yielding: bool,
    ) -> Option<TaskId> {
        let next = self.0.next_task(runnable, current, is_yielding)?;
        record(|drawing| {
            if let Some(current) = current {
                drawing.stop(current, runnable.iter().any(|task| task.id() == current));
            }
            drawing.proceed(next);
        });
        Some(next)
    }

    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

fn record(step: impl FnOnce(&mut Drawing)) {
    DRAWING.with_borrow_mut(|drawing| drawing.as_mut().map(step));
}

/// Records each panic where it begins: the pool carries it on to the thread that waits for the job.
pub fn record_panics() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        // Shuttle's first run sets a hook that prints.
        shuttle::check_dfs(|| (), None);
        let hook = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if let Some(current) = try_get_current_task() {
                let message = message(panic.payload());
                let text = format!("panics: {}", first_line(&message));
                record(|drawing| drawing.add(current, None, text));
            }
            if !IS_QUIET.get() {
                hook(panic);
            }
        }));
    });
}

/// Returns the drawing of the execution that was recorded, if one was. It has failed with
/// `message`.
pub fn take(message: &str) -> Option<String> {
    Some(DRAWING.take()?.finish(message))
}

fn first_line(message: &str) -> &str {
    message.lines().next().unwrap_or_default()
}

/// An execution so far.
#[derive(Default)]
struct Drawing {
    /// The call in which each thread takes its next step.
    next: HashMap<TaskId, Place>,
    /// The last call of rayon in which each thread took a step.
    calls: HashMap<TaskId, Place>,
    /// The names of the threads that have rows, in the order of their start.
    names: BTreeMap<usize, String>,
    rows: Vec<Row>,
}

struct Row {
    thread: TaskId,
    /// The call, if the row is a step.
    place: Option<Place>,
    text: String,
}

impl Drawing {
    /// Notes where the current thread stops: before its next step, or in one that has to wait.
    fn stop(&mut self, thread: TaskId, is_runnable: bool) {
        let Some(place) = Place::current() else {
            self.next.remove(&thread);
            return;
        };
        if !is_runnable {
            // The row before is the attempt.
            self.rows.pop_if(|row| row.is(thread, &place));
            let text = place.text("waits: ");
            self.add(thread, Some(place.clone()), text);
        }
        self.next.insert(thread, place);
    }

    /// Adds a row for the next step of a thread, if the step does not belong to the call before.
    fn proceed(&mut self, thread: TaskId) {
        let Some(place) = self.next.get(&thread).cloned() else {
            return;
        };
        let is_same = if place.is_shuttles {
            self.rows.last().is_some_and(|row| row.is(thread, &place))
        } else {
            self.calls.insert(thread, place.clone()).as_ref() == Some(&place)
        };
        if !is_same {
            let text = place.text("");
            self.add(thread, Some(place), text);
        }
    }

    fn add(&mut self, thread: TaskId, place: Option<Place>, text: String) {
        let name = || get_name_for_task(thread).map(String::from).unwrap_or_default();
        self.names.entry(thread.into()).or_insert_with(name);
        self.rows.push(Row { thread, place, text });
    }

    /// Returns the drawing, of an execution that has failed with `message`.
    fn finish(mut self, message: &str) -> String {
        for (id, name) in self.names.clone() {
            let thread = TaskId::from(id);
            // The message of a deadlock lists the threads that wait.
            if message.contains(&format!("(task {name}({id})")) && self.next.contains_key(&thread) {
                self.add(thread, None, "waits for ever".to_owned());
            }
        }
        let step = |row: Row| Step {
            thread: self.names.keys().position(|id| *id == usize::from(row.thread)),
            kind: Kind::Call,
            text: row.text,
            ..Step::default()
        };
        let trace = Trace {
            steps: self.rows.into_iter().map(step).collect(),
            threads: self.names.into_values().collect(),
        };
        format!("{}\n{}", Lanes::from(&trace), first_line(message))
    }
}

impl Row {
    /// Returns `true` if the row is a step of this thread in this call.
    fn is(&self, thread: TaskId, place: &Place) -> bool {
        self.thread == thread && self.place.as_ref() == Some(place)
    }
}

/// A call of the program at which a thread takes a step.
#[derive(Clone, PartialEq, Eq)]
struct Place {
    file: PathBuf,
    line: usize,
    column: usize,
    /// The function that is called.
    callee: String,
    /// True if the function is shuttle's, so that the step is the program's own; false if it is
    /// rayon's.
    is_shuttles: bool,
}

impl Place {
    /// Returns the innermost call on the stack that the program makes.
    fn current() -> Option<Self> {
        let (mut callee, mut is_shuttles, mut found) = (String::new(), false, None);
        backtrace::trace(|frame| {
            backtrace::resolve_frame(frame, |symbol| {
                let (Some(file), Some(line), None) = (symbol.filename(), symbol.lineno(), &found)
                else {
                    return;
                };
                if is_programs(file) {
                    found = Some(Place {
                        file: file.to_owned(),
                        line: line as usize,
                        column: symbol.colno().unwrap_or(0) as usize,
                        callee: mem::take(&mut callee),
                        is_shuttles,
                    });
                } else if let Some(name) = symbol.name() {
                    callee = plain(&format!("{name:#}"));
                    is_shuttles =
                        is_registrys(file) && file.to_string_lossy().contains("/shuttle-");
                }
            });
            found.is_none()
        });
        found
    }

    /// Returns the call as it is written, after the number of its line.
    fn text(&self, what: &str) -> String {
        let file = fs::read_to_string(&self.file).unwrap_or_default();
        let line = file.lines().nth(self.line.saturating_sub(1)).unwrap_or_default();
        let call = call(line, self.column).filter(|call| call.contains(&self.callee));
        let text = call.unwrap_or(&self.callee);
        let text = format!("{:>3} {what}{text}", self.line);
        text.chars().take(LENGTH).collect()
    }
}

/// Returns `true` if the file belongs to the program, and not to the libraries on which it runs.
fn is_programs(file: &Path) -> bool {
    let ours = [
        "src",
        "crates/atomics",
        "crates/readers",
        "pool/src",
        "pool/rayon-core",
        "pool/shuttle/src/explore.rs",
        "pool/shuttle/src/lanes.rs",
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let root = root.expect("this package is in pool");
    // The sources of the standard library and of the system are elsewhere.
    !is_registrys(file)
        && !ours.iter().any(|part| file.starts_with(root.join(part)))
        && file.exists()
}

/// Returns `true` if the file is of a package that Cargo has downloaded, or of the standard
/// library.
fn is_registrys(file: &Path) -> bool {
    let file = file.to_string_lossy();
    file.contains("/registry/src/") || file.contains("/rustlib/src/")
}

/// Returns the last part of a function's name, without generics; of a destructor, with its type.
fn plain(name: &str) -> String {
    if let Some((_, dropped)) = name.split_once("drop_in_place<") {
        return format!("drop {}", plain(dropped));
    }
    let mut depth = 0;
    let outside = |character: &char| {
        match character {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ => return depth == 0,
        }
        false
    };
    let name: String = name.chars().filter(outside).collect();
    name.rsplit("::").next().unwrap_or_default().to_owned()
}

/// Returns the call in this line that has its function's name in this column.
fn call(line: &str, column: usize) -> Option<&str> {
    let (before, from) = line.split_at_checked(column.checked_sub(1)?)?;
    let is_name = |character: char| character.is_alphanumeric() || "_.:[]".contains(character);
    let begin = before.trim_end_matches(is_name).len();
    let mut depth = 0;
    let end = from.find(|character| {
        depth += match character {
            '(' => 1,
            ')' => -1,
            _ => return false,
        };
        depth <= 0
    });
    let end = end.map_or(line.len(), |end| column + end);
    Some(line[begin..end].trim_start_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_function_has_the_last_part_of_its_name() {
        let names = [
            ("load<u64>", "load"),
            ("pool::Atomic<V>::load", "load"),
            ("<pool::Scope<'_> as core::Trait<T>>::spawn", "spawn"),
            ("drop_in_place<sync::mutex::MutexGuard<bool>>", "drop MutexGuard"),
        ];
        for (name, last) in names {
            assert_eq!(plain(name), last);
        }
    }
}
