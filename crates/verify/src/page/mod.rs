//! The page: the results of a run and its counterexamples, in one self-contained file of HTML.

mod drawing;
mod execution;

use anyhow::Result;
use askama::Template;
use askama::filters::{Html, Safe, escape};

use crate::report::Results;
use crate::results::{Kind, Verdict};
use crate::table::{cell, ending, wrong};
use drawing::Drawing;
pub use execution::sentence;

/// The values that the template uses.
#[derive(Template)]
#[template(path = "page.html", whitespace = "minimize")]
struct Page<'a> {
    results: &'a Results,
}

/// Renders the page.
///
/// # Errors
///
/// If the template fails.
pub fn render(results: &Results) -> Result<String> {
    Ok(Page { results }.render()?)
}

/// Returns the text as HTML, with code between backticks marked as such.
fn code(text: &str) -> Result<Safe<String>> {
    let text = escape(text, Html)?.to_string();
    let parts = text.split('`').enumerate().map(|(i, part)| match i % 2 {
        0 => part.to_owned(),
        _ => format!("<code>{part}</code>"),
    });
    Ok(Safe(parts.collect()))
}
