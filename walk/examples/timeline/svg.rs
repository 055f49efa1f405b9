//! A trace as a picture: a band for each thread, with a row for each depth, and the arrows on top.

use std::collections::{HashMap, HashSet};
use std::iter;
use std::time::Duration;

use chase_lev_pool::trace::{Place, Source, Thread, Trace, What};

/// Sizes, in pixels.
const WIDTH: f64 = 1400.0;
const NAMES: f64 = 120.0;
const HEAD: f64 = 58.0;
const ROW: f64 = 16.0;
const GAP: f64 = 12.0;
/// A slice that is narrower is left out if there is something at that pixel already.
const NARROW: f64 = 0.5;
/// An arrow swings out so far.
const BEND: f64 = 9.0;
/// A letter is at least so wide.
const LETTER: f64 = 6.2;
/// A label with fewer letters says nothing, unless it has no more.
const READABLE: usize = 9;

const STYLE: &str = "\
    text{font:11px sans-serif;fill:#222}\
    text.label{pointer-events:none}\
    text.time{text-anchor:middle}\
    .band{fill:#f6f6f4}\
    .tick{stroke:#ddd}\
    path.arrow{fill:none;stroke-width:1.1;stroke-opacity:.7}";

/// The colors of slices, and what they mean.
const SLICES: [(&str, &str, &str); 7] = [
    ("run", "fill:#9ecae1", "runs a job"),
    ("stolen", "fill:#fdae6b", "runs a stolen job"),
    ("search", "fill:#fff3c4", "searches"),
    ("sleep", "fill:#dcdcdc", "sleeps"),
    ("wait", "fill:#dadaeb", "waits"),
    ("call", "fill:#c7e9c0", "calls a pool"),
    ("span", "fill:#74c476", "the program's own"),
];

/// Those of arrows, in the order in which `Because` has their reasons.
const ARROWS: [(&str, &str); 3] = [
    ("stolen", "stroke:#d94801"),
    ("submitted", "stroke:#2171b5"),
    ("woken", "stroke:#969696;stroke-dasharray:3 2"),
];

/// The picture. What would be narrower than half a pixel, and beside something else, is left out;
/// the picture says how much that is.
pub fn svg(trace: &Trace) -> String {
    let mut tops = vec![HEAD];
    for (index, thread) in trace.threads.iter().enumerate() {
        tops.push(tops[index] + rows(thread) as f64 * ROW + GAP);
    }
    let mut picture = Picture {
        trace,
        tops,
        svg: String::new(),
        left_out: 0,
    };
    picture.legend();
    picture.axis();
    for (index, thread) in trace.threads.iter().enumerate() {
        picture.band(index, thread);
    }
    picture.arrows();
    picture.notes();
    let height = picture.bottom() + 16.0;
    let slices = SLICES.map(|(class, style, _)| format!("rect.{class}{{{style}}}"));
    let arrows = ARROWS.map(|(class, style)| format!("path.{class}{{{style}}}"));
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{height}' \
         viewBox='0 0 {WIDTH} {height}'>\n<style>{STYLE}{}{}</style>\n\
         <rect width='100%' height='100%' fill='#fff'/>\n{}</svg>\n",
        slices.concat(),
        arrows.concat(),
        picture.svg
    )
}

struct Picture<'a> {
    trace: &'a Trace,
    /// Where each thread's band begins, and the end of the last.
    tops: Vec<f64>,
    svg: String,
    left_out: usize,
}

impl Picture<'_> {
    fn rectangle(&mut self, class: &str, [x, y]: [f64; 2], [width, height]: [f64; 2], title: &str) {
        let title = escaped(title);
        self.svg += &format!(
            "<rect class='{class}' x='{x:.2}' y='{y}' width='{width:.2}' height='{height}'>\
             <title>{title}</title></rect>\n"
        );
    }

    fn path(&mut self, class: &str, path: &str) {
        self.svg += &format!("<path class='{class}' d='{path}'><title>{class}</title></path>\n");
    }

    fn text(&mut self, class: &str, [x, y]: [f64; 2], text: &str) {
        let text = escaped(text);
        self.svg += &format!("<text class='{class}' x='{x:.1}' y='{y:.1}'>{text}</text>\n");
    }

    fn x(&self, time: Duration) -> f64 {
        let length = self.trace.length.as_secs_f64().max(1e-9);
        NAMES + time.as_secs_f64() / length * (WIDTH - NAMES - 10.0)
    }

    fn bottom(&self) -> f64 {
        self.tops[self.tops.len() - 1]
    }

    fn legend(&mut self) {
        let mut x = 4.0;
        for (class, _, what) in SLICES {
            self.rectangle(class, [x, 6.0], [12.0, 12.0], what);
            self.text("", [x + 16.0, 16.0], what);
            x += 36.0 + LETTER * what.len() as f64;
        }
        for (what, _) in ARROWS {
            self.path(&format!("arrow {what}"), &format!("M{x:.1} 12h18"));
            self.text("", [x + 22.0, 16.0], what);
            x += 42.0 + LETTER * what.len() as f64;
        }
    }

    /// Vertical lines at round times: 1, 2 or 5 times a power of ten.
    fn axis(&mut self) {
        let length = self.trace.length.as_nanos();
        let powers = iter::successors(Some(1), |power| Some(power * 10));
        let mut steps = powers.flat_map(|power| [power, 2 * power, 5 * power]);
        let step = steps.find(|&step| step >= length / 8).unwrap_or(length);
        for time in (0..=length).step_by(step as usize) {
            let time = Duration::from_nanos(time as u64);
            let (x, top, bottom) = (self.x(time), HEAD - 4.0, self.bottom());
            self.path("tick", &format!("M{x:.1} {top}V{bottom}"));
            self.text("time", [x, top - 3.0], &format!("{time:?}"));
        }
    }

    fn band(&mut self, index: usize, thread: &Thread) {
        let top = self.tops[index];
        let size = [WIDTH - NAMES - 10.0, rows(thread) as f64 * ROW];
        self.rectangle("band", [NAMES, top], size, &thread.name);
        self.text("", [4.0, top + 12.0], &cut(&thread.name, NAMES - 10.0));
        // The last pixel that is taken in each row.
        let mut ends = HashMap::new();
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
            let label = slice.what.label();
            let (length, from_time) = (slice.to - slice.from, slice.from);
            let title = format!("{label}, {length:?} from {from_time:?} on");
            self.rectangle(class(&slice.what), [from, y], [width, ROW - 1.0], &title);
            let short = cut(&label, width - 4.0);
            if short.len() >= label.len().min(READABLE) {
                self.text("label", [from + 2.0, y + 11.5], &short);
            }
        }
    }

    /// One arrow for each pair of pixels.
    fn arrows(&mut self) {
        let mut taken = HashSet::new();
        for arrow in self.trace.arrows() {
            let (class, _) = ARROWS[arrow.because as usize];
            let ([x, y], [to_x, to_y]) = (self.end(arrow.from), self.end(arrow.to));
            if !taken.insert((class, [x, y, to_x, to_y].map(|at| at.round() as i64))) {
                self.left_out += 1;
                continue;
            }
            // A little to the right and back, because most of them are steep.
            let (out, back) = (x + BEND, to_x + BEND);
            let (head, tail) = if to_y > y { (-3.0, 3.0) } else { (3.0, -3.0) };
            let curve = format!(
                "M{x:.1} {y:.1}C{out:.1} {y:.1} {back:.1} {to_y:.1} {to_x:.1} {to_y:.1}\
                 m-3 {head}l3 {tail}l3 {head}"
            );
            self.path(&format!("arrow {class}"), &curve);
        }
    }

    /// Where an arrow begins or ends: at the row in which the thread is then.
    fn end(&self, place: Place) -> [f64; 2] {
        let thread = &self.trace.threads[place.thread];
        let around = thread.slices.iter();
        let around = around.filter(|slice| slice.from <= place.time && place.time <= slice.to);
        let depth = around.map(|slice| slice.depth).max().unwrap_or(0);
        let y = self.tops[place.thread] + (depth as f64 + 0.5) * ROW;
        [self.x(place.time), y]
    }

    fn notes(&mut self) {
        let lost: u64 = self.trace.threads.iter().map(|thread| thread.lost).sum();
        let mut notes = format!("{:?} in all", self.trace.length);
        if self.left_out > 0 {
            notes += &format!("; {} too narrow to be drawn", self.left_out);
        }
        if lost > 0 {
            notes += &format!("; {lost} not recorded, because there was no room");
        }
        self.text("", [4.0, self.bottom() + 8.0], &notes);
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

/// The number of rows that a thread needs.
fn rows(thread: &Thread) -> usize {
    let depths = thread.slices.iter().map(|slice| slice.depth + 1);
    depths.max().unwrap_or(1)
}

/// As much of it as fits. The end of a path says more than its beginning.
fn cut(text: &str, width: f64) -> String {
    let room = (width / LETTER).max(0.0) as usize;
    match text.chars().count().saturating_sub(room) {
        0 => text.to_owned(),
        extra => iter::once('…')
            .chain(text.chars().skip(extra + 1))
            .collect(),
    }
}

/// For XML.
fn escaped(text: &str) -> String {
    // Control characters are not allowed, even as references.
    let text = text.replace(char::is_control, "\u{fffd}");
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('\'', "&apos;")
}

#[cfg(test)]
mod tests {
    use chase_lev_pool::trace::{Recording, span};
    use chase_lev_pool::{ThreadPoolBuilder, join};

    #[test]
    fn it_is_xml_and_names_all() {
        let recording = Recording::start().expect("there is no other");
        let span = span(|| "<a> & 'b' \u{1}".to_owned());
        let pool = ThreadPoolBuilder::new().num_threads(2);
        let pool = pool.build().expect("threads");
        pool.install(|| join(|| (), || ()));
        drop(span);
        let trace = recording.stop();
        let svg = super::svg(&trace);
        let document = roxmltree::Document::parse(&svg).expect("XML");
        let nodes = || document.descendants();
        let texts: Vec<_> = nodes().filter_map(|node| node.text()).collect();
        for thread in &trace.threads {
            assert!(texts.contains(&&*thread.name), "{}: {texts:?}", thread.name);
        }
        assert!(texts.contains(&"<a> & 'b' \u{fffd}"), "{texts:?}");
        let rectangles = nodes().filter(|node| node.attribute("class") == Some("run"));
        assert!(rectangles.count() > 1, "the legend's, and a job");
    }
}
