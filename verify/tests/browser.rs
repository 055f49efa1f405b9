//! The page in a browser: all of it is there, nothing is wider than the view, and nothing goes
//! wrong, in either theme, on a screen and on a phone.
//!
//! Without Chromium, this is left out, unless `CHASE_LEV_BROWSER=required`.

mod sample;

use std::path::{Path, PathBuf};
use std::process::{self, Command, Output};
use std::{env, fs};

use chase_lev_verify::page::render;

/// Before the page's own script: notes what goes wrong.
const BEFORE: &str = "<script>
const wrong = [];
addEventListener('error', (event) => wrong.push(event.message));
console.error = (...words) => wrong.push(words.join(' '));
</script>";

/// After it: uses the page, and says in the end what was wrong.
const AFTER: &str = r##"<script>
addEventListener("load", () => setTimeout(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const check = (fact, words) => { if (!fact) wrong.push(words); };
  const fits = (when) => check(document.documentElement.scrollWidth <= innerWidth,
    `${when}: ${document.documentElement.scrollWidth} px wide, in ${innerWidth}`);
  check(innerWidth === WIDTH, `the view is ${innerWidth} px wide`);
  fits("at first");
  check(all("svg.lanes").length === DRAWINGS, `${all("svg.lanes").length} drawings`);
  const dark = getComputedStyle(document.body).backgroundColor.match(/\d+/g)[0] < 128;
  check(dark === DARK, `the theme is ${dark ? "dark" : "light"}`);
  document.getElementById("theme").click();
  const now = getComputedStyle(document.body).backgroundColor.match(/\d+/g)[0] < 128;
  check(now !== DARK, "the theme does not change");
  document.getElementById("theme").click();
  for (const details of all("details")) details.open = true;
  fits("with everything open");

  const figure = document.querySelector("figure");
  const scroll = figure.querySelector(".scroll");
  const press = (key) => scroll.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const at = () => [...figure.querySelectorAll(".s")].findIndex((step) => step.matches(".now"));
  scroll.focus();
  const moves = [["Home", 0], ["ArrowDown", 1], ["j", 2], ["k", 1], ["End", figure.querySelectorAll(".s").length - 1]];
  for (const [key, step] of moves) {
    press(key);
    check(at() === step, `${key} leads to step ${at()}, not ${step}`);
  }
  press("Home");
  check(figure.querySelectorAll(".s.later").length > 0, "later steps are shown");
  fits("while stepping");
  press("Escape");
  check(at() === -1, "Escape does not show all");

  const form = document.getElementById("filters");
  form.elements.engine.value = "tlc";
  form.dispatchEvent(new Event("input"));
  const shown = all("article.counterexample:not([hidden])");
  check(shown.length === 1, `${shown.length} counterexamples of TLC`);
  check(location.hash === "#?engine=tlc", `the address is ${location.hash}`);
  location.hash = "";
  location.hash = "#?verdict=unexpected&text=push.top";
  setTimeout(() => {
    check(form.elements.text.value === "push.top", "the address does not filter");
    check(all("tbody.find:not([hidden])").length === 1, "not one subject");
    const hidden = document.querySelector("article.counterexample[hidden]");
    location.hash = hidden.id;
    setTimeout(() => {
      check(!hidden.hidden && hidden.querySelector("details").open, "a link leads to nothing");
      document.documentElement.dataset.wrong = wrong.join("; ") || "nothing";
      parent.postMessage(document.documentElement.dataset.wrong, "*");
    }, 50);
  }, 50);
}));
</script></body>"##;

/// What is wrong with the page in a frame of this width.
fn wrong(browser: &Path, directory: &Path, width: usize, dark: bool) -> String {
    let evidence = sample::evidence();
    let drawings = evidence.engines.iter().flat_map(|report| &report.outcomes);
    let drawings = drawings
        .filter(|outcome| outcome.counterexample.is_some())
        .count();
    let html = render(&evidence).expect("it renders");
    let theme = if dark { "dark" } else { "light" };
    let after = AFTER
        .replace("WIDTH", &width.to_string())
        .replace("DRAWINGS", &drawings.to_string())
        .replace("DARK", &dark.to_string());
    let html = html
        .replacen("<html", &format!("<html data-theme=\"{theme}\""), 1)
        .replacen("<head>", &format!("<head>{BEFORE}"), 1)
        .replacen("</body>", &after, 1);
    fs::write(directory.join("page.html"), html).expect("the page can be written");
    // A window cannot be as narrow as a phone; a frame can.
    let frame = format!(
        "<body data-wrong=\"no answer\"><script>addEventListener('message', (event) => \
         document.body.dataset.wrong = event.data);</script>\
         <iframe src=\"page.html\" style=\"width: {width}px; height: 900px; border: 0\">"
    );
    let file = directory.join("frame.html");
    fs::write(&file, frame).expect("the frame can be written");
    let output = browse(browser, &file);
    let dom = String::from_utf8_lossy(&output.stdout);
    let said = dom.split("data-wrong=\"").nth(1);
    let said = said.and_then(|rest| rest.split('"').next());
    said.unwrap_or("no document").to_owned()
}

/// Chromium, as Debian has it, if it is installed.
fn browser() -> Option<PathBuf> {
    let path = env::var_os("CHROMIUM").map_or("/usr/bin/chromium".into(), PathBuf::from);
    path.exists().then_some(path)
}

/// Has a browser without a window print what comes of a file, in a profile of its own.
fn browse(browser: &Path, file: &Path) -> Output {
    let profile = env::temp_dir().join(format!("chase-lev-browser-{}", process::id()));
    let mut command = Command::new("timeout");
    command.arg("120").arg(browser);
    command.args([
        "--headless",
        "--no-sandbox",
        "--no-first-run",
        "--hide-scrollbars",
    ]);
    command.args(["--disable-gpu", "--disable-quic", "--disable-sync"]);
    command.args([
        "--disable-background-networking",
        "--disable-component-update",
    ]);
    command.arg("--virtual-time-budget=4000");
    command.arg(format!("--user-data-dir={}", profile.display()));
    command
        .arg("--dump-dom")
        .arg(format!("file://{}", file.display()));
    let output = command.output().expect("the browser starts");
    let _ = fs::remove_dir_all(&profile);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "the browser fails: {errors}");
    output
}

#[test]
fn the_page_works_in_a_browser() {
    let Some(browser) = browser() else {
        let required = env::var_os("CHASE_LEV_BROWSER").is_some_and(|value| value == "required");
        assert!(!required, "Chromium is not installed");
        eprintln!("left out, for Chromium is not installed: the page in a browser");
        return;
    };
    let directory = env::temp_dir().join(format!("chase-lev-frames-{}", process::id()));
    fs::create_dir_all(&directory).expect("there is room for files");
    for (width, dark) in [(1280, false), (1280, true), (390, false), (390, true)] {
        let wrong = wrong(&browser, &directory, width, dark);
        assert_eq!(wrong, "nothing", "{width} px, dark: {dark}");
    }
    let _ = fs::remove_dir_all(directory);
}
