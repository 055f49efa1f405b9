//! The command.

use std::process::ExitCode;

#[cfg(target_os = "linux")]
mod command;

#[cfg(target_os = "linux")]
fn main() -> ExitCode {
    command::main()
}

#[cfg(not(target_os = "linux"))]
fn main() -> ExitCode {
    eprintln!("walk: this program needs system calls of Linux");
    ExitCode::from(2)
}
