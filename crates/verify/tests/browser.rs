//! The page works in a browser: nothing is wider than the view, and no script fails, in both themes, on a
//! screen and on a phone.
//!
//! Without Chromium, this test is skipped, unless `CHASE_LEV_BROWSER=required`.

mod sample;

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use chase_lev_verify::page::render;

/// The path of Chromium on Debian.
const BROWSER: &str = "/usr/bin/chromium";

/// A script that runs before the page's own, and notes errors.
const BEFORE: &str = "<script>
const wrong = [];
addEventListener('error', (event) => wrong.push(event.message));
console.error = (...words) => wrong.push(words.join(' '));
</script>";

/// Returns the complaints about the page in a frame of this width.
fn wrong(directory: &Path, width: usize, dark: bool) -> String {
    let html = render(&sample::evidence()).expect("it renders");
    let theme = if dark { "dark" } else { "light" };
    let view = format!("const WIDTH = {width}, DARK = {dark};");
    let uses = include_str!("browser.js");
    let after = format!("<script>{view}</script><script>{uses}</script></body>");
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
    let dom = browse(&file, &directory.join("profile"));
    let said = dom.split("data-wrong=\"").nth(1);
    let said = said.and_then(|rest| rest.split('"').next());
    said.unwrap_or("no document").to_owned()
}

/// Opens a file in a headless browser, and returns the resulting document.
fn browse(file: &Path, profile: &Path) -> String {
    let flags = "--headless --no-sandbox --no-first-run --hide-scrollbars --disable-gpu \
                 --disable-quic --disable-sync --disable-background-networking \
                 --disable-component-update --virtual-time-budget=4000 --dump-dom";
    let mut command = Command::new("timeout");
    command.args(["120", BROWSER]).args(flags.split(' '));
    command.arg(format!("--user-data-dir={}", profile.display()));
    command.arg(format!("file://{}", file.display()));
    let output = command.output().expect("the browser starts");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "the browser fails: {errors}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_page_works_in_a_browser() {
    if !Path::new(BROWSER).exists() {
        let required = env::var_os("CHASE_LEV_BROWSER").is_some_and(|value| value == "required");
        assert!(!required, "Chromium is not installed");
        eprintln!("skipped: Chromium is not installed");
        return;
    }
    let directory = tempfile::tempdir().expect("there is room for files");
    for (width, dark) in [(1280, false), (1280, true), (390, false), (390, true)] {
        let wrong = wrong(directory.path(), width, dark);
        assert_eq!(wrong, "nothing", "{width} px, dark: {dark}");
    }
}
