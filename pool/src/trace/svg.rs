//! A timeline: a band for each thread, with a row for each depth, and the arrows on top.

use core::fmt::Write as _;
use core::time::Duration;
use std::collections::HashMap;
use std::io;

use super::{Because, Place, Source, Thread, Trace, What};

/// Sizes, in pixels.
const WIDTH: f64 = 1400.0;
const NAMES: f64 = 120.0;
const HEAD: f64 = 58.0;
const ROW: f64 = 16.0;
const GAP: f64 = 12.0;
/// What is narrower is left out if there is something at that pixel already.
const NARROW: f64 = 0.5;
/// How far an arrow swings out.
const BEND: f64 = 9.0;
/// How wide a letter is, at least.
const LETTER: f64 = 6.2;
/// A label with fewer letters says nothing, unless it has no more.
const READABLE: usize = 9;

const STYLE: &str = "\
    text{font:11px sans-serif;fill:#222}\
    .band{fill:#f6f6f4}\
    .tick{stroke:#ddd}\
    rect.run{fill:#9ecae1}\
    rect.stolen{fill:#fdae6b}\
    rect.search{fill:#fff3c4}\
    rect.sleep{fill:#dcdcdc}\
    rect.wait{fill:#dadaeb}\
    rect.call{fill:#c7e9c0}\
    rect.span{fill:#74c476}\
    path.stolen{stroke:#d94801}\
    path.submitted{stroke:#2171b5}\
    path.woken{stroke:#969696;stroke-dasharray:3 2}\
    path.arrow{fill:none;stroke-width:1.1;stroke-opacity:.7}";

/// What the colors mean.
const LEGEND: [(&str, &str); 7] = [
    ("run", "runs a job"),
    ("stolen", "runs a stolen job"),
    ("search", "searches"),
    ("sleep", "sleeps"),
    ("wait", "waits"),
    ("call", "calls a pool"),
    ("span", "the program's own"),
];
const ARROWS: [(&str, &str); 3] = [
    ("stolen", "stolen"),
    ("submitted", "submitted"),
    ("woken", "woken"),
];

impl Trace {
    /// Writes it as a picture, in SVG. What would be narrower than half a pixel, and beside something
    /// else, is left out; the picture says how much that is.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_svg(&self, mut out: impl io::Write) -> io::Result<()> {
        out.write_all(Picture::of(self).finish().as_bytes())
    }
}

struct Picture<'a> {
    trace: &'a Trace,
    /// Where each thread's band begins, and the end of the last.
    tops: Vec<f64>,
    svg: String,
    left_out: usize,
}

impl<'a> Picture<'a> {
    fn of(trace: &'a Trace) -> Self {
        let mut top = HEAD;
        let mut tops = vec![top];
        for thread in &trace.threads {
            top += rows(thread) as f64 * ROW + GAP;
            tops.push(top);
        }
        let mut picture = Picture {
            trace,
            tops,
            svg: String::new(),
            left_out: 0,
        };
        picture.axis();
        for (index, thread) in trace.threads.iter().enumerate() {
            picture.band(index, thread);
        }
        picture.arrows();
        picture
    }

    fn x(&self, time: Duration) -> f64 {
        let length = self.trace.length.as_secs_f64().max(1e-9);
        NAMES + time.as_secs_f64() / length * (WIDTH - NAMES - 10.0)
    }

    /// Vertical lines at round times.
    fn axis(&mut self) {
        let (bottom, length) = (self.bottom(), self.trace.length.as_nanos());
        let step = round_step(length / 8);
        for time in (0..=length).step_by(step as usize) {
            let time = Duration::from_nanos(time as u64);
            let (x, top) = (self.x(time), HEAD - 4.0);
            self.add(format_args!(
                "<path class='tick' d='M{x:.1} {top}V{bottom}'/>\
                 <text x='{x:.1}' y='{:.1}' text-anchor='middle'>{time:?}</text>",
                top - 3.0
            ));
        }
    }

    fn band(&mut self, index: usize, thread: &Thread) {
        let (top, height) = (self.tops[index], rows(thread) as f64 * ROW);
        let (name, long) = (cut(&thread.name, NAMES - 10.0), escaped(&thread.name));
        self.add(format_args!(
            "<rect class='band' x='{NAMES}' y='{top}' width='{:.1}' height='{height}'/>\
             <text x='4' y='{:.1}'>{}<title>{long}</title></text>",
            WIDTH - NAMES - 10.0,
            top + 12.0,
            escaped(&name),
        ));
        // The last pixel that is taken in each row.
        let mut ends: HashMap<usize, f64> = HashMap::new();
        let mut slices: Vec<_> = thread.slices.iter().collect();
        slices.sort_by_key(|slice| (slice.from, slice.depth));
        for slice in slices {
            let (from, to) = (self.x(slice.from), self.x(slice.to));
            let end = ends.entry(slice.depth).or_insert(f64::MIN);
            if to - from < NARROW && to < *end + NARROW {
                self.left_out += 1;
                continue;
            }
            let width = (to - from).max(NARROW);
            *end = from + width;
            let y = top + slice.depth as f64 * ROW;
            let (class, label) = (class(&slice.what), slice.what.label());
            let long = escaped(&label);
            self.add(format_args!(
                "<rect class='{class}' x='{from:.2}' y='{y}' width='{width:.2}' height='{:.1}'>\
                 <title>{long}, {:?} from {:?} on</title></rect>",
                ROW - 1.0,
                slice.to - slice.from,
                slice.from
            ));
            let short = cut(&label, width - 4.0);
            if short.len() >= label.len().min(READABLE) {
                let short = escaped(&short);
                self.add(format_args!(
                    "<text x='{:.1}' y='{:.1}' pointer-events='none'>{short}</text>",
                    from + 2.0,
                    y + 11.5
                ));
            }
        }
    }

    fn arrows(&mut self) {
        // One for each pair of pixels.
        let mut taken = HashMap::new();
        for arrow in self.trace.arrows() {
            let class = match arrow.because {
                Because::Stolen => "stolen",
                Because::Submitted => "submitted",
                Because::Woken => "woken",
            };
            let (from, to) = (self.end(arrow.from), self.end(arrow.to));
            let pixels = (
                class,
                from.0.round() as i64,
                from.1 as i64,
                to.0.round() as i64,
                to.1 as i64,
            );
            if taken.insert(pixels, ()).is_some() {
                self.left_out += 1;
                continue;
            }
            // A little to the right and back, for most of them are steep.
            let head = if to.1 > from.1 { -3.0 } else { 3.0 };
            self.add(format_args!(
                "<path class='arrow {class}' d='M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} \
                 {:.1} {:.1}m-3 {head}l3 {:.1}l3 {head}'><title>{class}</title></path>",
                from.0,
                from.1,
                from.0 + BEND,
                from.1,
                to.0 + BEND,
                to.1,
                to.0,
                to.1,
                -head,
            ));
        }
    }

    /// Where an arrow begins or ends: at the row in which the thread is then.
    fn end(&self, place: Place) -> (f64, f64) {
        let thread = &self.trace.threads[place.thread];
        let around = thread.slices.iter();
        let around = around.filter(|slice| slice.from <= place.time && place.time <= slice.to);
        let depth = around.map(|slice| slice.depth).max().unwrap_or(0);
        let y = self.tops[place.thread] + (depth as f64 + 0.5) * ROW;
        (self.x(place.time), y)
    }

    fn bottom(&self) -> f64 {
        self.tops[self.tops.len() - 1]
    }

    fn add(&mut self, what: core::fmt::Arguments<'_>) {
        // A string takes all.
        let _ = self.svg.write_fmt(what);
        self.svg.push('\n');
    }

    fn finish(mut self) -> String {
        let mut x = 4.0;
        for (class, what) in LEGEND {
            self.add(format_args!(
                "<rect class='{class}' x='{x}' y='6' width='12' height='12'/>\
                 <text x='{:.0}' y='16'>{what}</text>",
                x + 16.0
            ));
            x += 16.0 + 20.0 + LETTER * what.len() as f64;
        }
        for (class, what) in ARROWS {
            self.add(format_args!(
                "<path class='arrow {class}' d='M{x} 12h18'/><text x='{:.0}' y='16'>{what}</text>",
                x + 22.0
            ));
            x += 22.0 + 20.0 + LETTER * what.len() as f64;
        }
        let lost: u64 = self.trace.threads.iter().map(|thread| thread.lost).sum();
        let mut notes = vec![format!("{:?} in all", self.trace.length)];
        if self.left_out > 0 {
            notes.push(format!("{} too narrow to be drawn", self.left_out));
        }
        if lost > 0 {
            notes.push(format!("{lost} not recorded, for lack of room"));
        }
        let bottom = self.bottom();
        self.add(format_args!(
            "<text x='4' y='{:.1}'>{}</text>",
            bottom + 8.0,
            notes.join("; ")
        ));
        let height = bottom + 16.0;
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{height}' \
             viewBox='0 0 {WIDTH} {height}'>\n<style>{STYLE}</style>\n\
             <rect width='100%' height='100%' fill='#fff'/>\n{}</svg>\n",
            self.svg
        )
    }
}

fn class(what: &What) -> &'static str {
    match what {
        What::Run(_, Source::Stolen(_)) => "stolen",
        What::Run(..) => "run",
        What::Search => "search",
        What::Sleep(_) => "sleep",
        What::Wait => "wait",
        What::Call => "call",
        What::Span(_) => "span",
    }
}

/// How many rows a thread needs.
fn rows(thread: &Thread) -> usize {
    let depths = thread.slices.iter().map(|slice| slice.depth + 1);
    depths.max().unwrap_or(1)
}

/// 1, 2 or 5 times a power of ten: the least that is as large.
fn round_step(least: u128) -> u128 {
    let mut power = 1;
    loop {
        for step in [power, 2 * power, 5 * power] {
            if step >= least {
                return step;
            }
        }
        power *= 10;
    }
}

/// As much of it as fits.
fn cut(text: &str, width: f64) -> String {
    let room = (width / LETTER).max(0.0) as usize;
    match text.char_indices().nth(room) {
        None => text.to_owned(),
        // The end of a path says more than its beginning.
        Some(_) => {
            let count = text.chars().count();
            let rest = text.chars().skip(count - room.saturating_sub(1));
            core::iter::once('…').chain(rest).collect()
        }
    }
}

/// For XML.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\'' => escaped.push_str("&apos;"),
            // Not allowed, even as references.
            control if control.is_control() => escaped.push('\u{fffd}'),
            other => escaped.push(other),
        }
    }
    escaped
}
