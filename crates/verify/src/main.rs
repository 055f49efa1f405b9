//! The command.

mod command;

use std::process::ExitCode;

use clap::Parser;

use command::Arguments;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    command::run(&arguments).unwrap_or_else(|error| {
        eprintln!("cargo verify: {error:#}");
        ExitCode::from(2)
    })
}
