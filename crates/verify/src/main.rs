//! The command.

mod command;

use std::process::ExitCode;

use clap::Parser;

use command::Arguments;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match command::run(&arguments) {
        Ok(status) => ExitCode::from(status),
        Err(error) => {
            eprintln!("cargo verify: {error:#}");
            ExitCode::from(2)
        }
    }
}
