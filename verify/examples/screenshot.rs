//! A picture of the page, of these results, or of the sample if there are none.

#[allow(dead_code)]
#[path = "../tests/sample/mod.rs"]
mod sample;

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result};
use chase_lev_verify::page;
use clap::Parser;

#[derive(Parser)]
struct Arguments {
    /// Results, a file for each engine, and the picture: OUT.png, or OUT.html for the page.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The width of the view.
    #[arg(long, default_value_t = 1280)]
    width: usize,
    /// The height of the picture.
    #[arg(long, default_value_t = 1600)]
    height: usize,
    /// In the dark theme.
    #[arg(long)]
    dark: bool,
    /// The element to go to.
    #[arg(long)]
    target: Option<String>,
    /// JavaScript to run before the picture is taken.
    #[arg(long, default_value = "")]
    script: String,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let (out, results) = arguments.files.split_last().context("no file to write")?;
    let evidence = match results {
        [] => sample::evidence(),
        results => sample::read(results)?,
    };
    let mut html = page::render(&evidence)?;
    if out.extension().is_some_and(|extension| extension == "html") {
        return Ok(fs::write(out, html)?);
    }
    let theme = if arguments.dark { "dark" } else { "light" };
    html = html.replacen("<html", &format!("<html data-theme=\"{theme}\""), 1);
    let target = arguments.target.unwrap_or_default();
    let script = format!(
        "<script>location.hash = {target:?}; setTimeout(() => {{ {} }}, 100);</script></body>",
        arguments.script
    );
    html = html.replacen("</body>", &script, 1);
    let scratch = env::temp_dir().join(format!("chase-lev-page-{}", std::process::id()));
    fs::create_dir_all(&scratch)?;
    let (inner, outer) = (scratch.join("page.html"), scratch.join("frame.html"));
    fs::write(&inner, html)?;
    // A window cannot be as narrow as a phone; a frame can.
    let (width, height) = (arguments.width, arguments.height);
    let frame = format!(
        "<body style=\"margin:0\"><iframe src=\"page.html\" \
         style=\"border:0;width:{width}px;height:{height}px\"></iframe>"
    );
    fs::write(&outer, frame)?;
    let picture = std::path::absolute(Path::new(out))?;
    let what = [
        format!("--screenshot={}", picture.display()),
        format!("--window-size={width},{height}"),
    ];
    let browser = sample::browser().context("chromium is not installed")?;
    sample::browse(&browser, &outer, &what)?;
    fs::remove_dir_all(scratch)?;
    Ok(())
}
