//! A trace as a picture: a band for each thread, with a row for each depth, and the arrows on top.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::time::Duration;

use chase_lev_pool::trace::{Because, Place, Source, Thread, Trace, What};

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

/// The meanings of the colors: of slices, then of arrows.
const SLICES: [(&str, &str); 7] = [
    ("run", "runs a job"),
    ("stolen", "runs a stolen job"),
    ("search", "searches"),
    ("sleep", "sleeps"),
    ("wait", "waits"),
    ("call", "calls a pool"),
    ("span", "the program's own"),
];
const ARROWS: [&str; 3] = ["stolen", "submitted", "woken"];

/// Adds a line to a string, which takes all.
macro_rules! add {
    ($svg:expr, $($format:tt)*) => {
        _ = writeln!($svg, $($format)*)
    };
}

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
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{height}' \
         viewBox='0 0 {WIDTH} {height}'>\n<style>{STYLE}</style>\n\
         <rect width='100%' height='100%' fill='#fff'/>\n{}</svg>\n",
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
    fn x(&self, time: Duration) -> f64 {
        let length = self.trace.length.as_secs_f64().max(1e-9);
        NAMES + time.as_secs_f64() / length * (WIDTH - NAMES - 10.0)
    }

    fn bottom(&self) -> f64 {
        self.tops[self.tops.len() - 1]
    }

    fn legend(&mut self) {
        let mut x = 4.0;
        for (class, what) in SLICES {
            let text = x + 16.0;
            add!(
                self.svg,
                "<rect class='{class}' x='{x}' y='6' width='12' height='12'/>\
                 <text x='{text:.0}' y='16'>{what}</text>"
            );
            x = text + 20.0 + LETTER * what.len() as f64;
        }
        for what in ARROWS {
            let text = x + 22.0;
            add!(
                self.svg,
                "<path class='arrow {what}' d='M{x} 12h18'/><text x='{text:.0}' y='16'>{what}</text>"
            );
            x = text + 20.0 + LETTER * what.len() as f64;
        }
    }

    /// Vertical lines at round times: 1, 2 or 5 times a power of ten.
    fn axis(&mut self) {
        let length = self.trace.length.as_nanos();
        let powers = std::iter::successors(Some(1), |power| Some(power * 10));
        let mut steps = powers.flat_map(|power| [power, 2 * power, 5 * power]);
        let step = steps.find(|&step| step >= length / 8).unwrap_or(length);
        for time in (0..=length).step_by(step as usize) {
            let time = Duration::from_nanos(time as u64);
            let (x, top, bottom) = (self.x(time), HEAD - 4.0, self.bottom());
            add!(
                self.svg,
                "<path class='tick' d='M{x:.1} {top}V{bottom}'/>\
                 <text x='{x:.1}' y='{:.1}' text-anchor='middle'>{time:?}</text>",
                top - 3.0
            );
        }
    }

    fn band(&mut self, index: usize, thread: &Thread) {
        let (top, height) = (self.tops[index], rows(thread) as f64 * ROW);
        add!(
            self.svg,
            "<rect class='band' x='{NAMES}' y='{top}' width='{:.1}' height='{height}'/>\
             <text x='4' y='{:.1}'>{}<title>{}</title></text>",
            WIDTH - NAMES - 10.0,
            top + 12.0,
            escaped(&cut(&thread.name, NAMES - 10.0)),
            escaped(&thread.name),
        );
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
            add!(
                self.svg,
                "<rect class='{}' x='{from:.2}' y='{y}' width='{width:.2}' height='{:.1}'>\
                 <title>{}, {:?} from {:?} on</title></rect>",
                class(&slice.what),
                ROW - 1.0,
                escaped(&label),
                slice.to - slice.from,
                slice.from
            );
            let short = cut(&label, width - 4.0);
            if short.len() >= label.len().min(READABLE) {
                add!(
                    self.svg,
                    "<text x='{:.1}' y='{:.1}' pointer-events='none'>{}</text>",
                    from + 2.0,
                    y + 11.5,
                    escaped(&short)
                );
            }
        }
    }

    /// One arrow for each pair of pixels.
    fn arrows(&mut self) {
        let mut taken = HashSet::new();
        for arrow in self.trace.arrows() {
            let class = match arrow.because {
                Because::Stolen => ARROWS[0],
                Because::Submitted => ARROWS[1],
                Because::Woken => ARROWS[2],
            };
            let (from, to) = (self.end(arrow.from), self.end(arrow.to));
            let pixels = [from.0, from.1, to.0, to.1].map(|at| at.round() as i64);
            if !taken.insert((class, pixels)) {
                self.left_out += 1;
                continue;
            }
            // A little to the right and back, because most of them are steep.
            let head = if to.1 > from.1 { -3.0 } else { 3.0 };
            let (out, back) = (from.0 + BEND, to.0 + BEND);
            add!(
                self.svg,
                "<path class='arrow {class}' d='M{:.1} {:.1}C{out:.1} {:.1} {back:.1} {:.1} \
                 {:.1} {:.1}m-3 {head}l3 {:.1}l3 {head}'><title>{class}</title></path>",
                from.0,
                from.1,
                from.1,
                to.1,
                to.0,
                to.1,
                -head,
            );
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

    fn notes(&mut self) {
        let lost: u64 = self.trace.threads.iter().map(|thread| thread.lost).sum();
        let mut notes = format!("{:?} in all", self.trace.length);
        if self.left_out > 0 {
            notes += &format!("; {} too narrow to be drawn", self.left_out);
        }
        if lost > 0 {
            notes += &format!("; {lost} not recorded, because there was no room");
        }
        let y = self.bottom() + 8.0;
        add!(self.svg, "<text x='4' y='{y:.1}'>{notes}</text>");
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
    match text.chars().count() {
        count if count <= room => text.to_owned(),
        count => {
            let rest = text.chars().skip(count - room.saturating_sub(1));
            std::iter::once('…').chain(rest).collect()
        }
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
