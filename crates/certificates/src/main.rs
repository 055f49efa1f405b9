//! Checks the certificates with which cvc5 proves the obligations of `model/proof`, and that none is missing.
//!
//! `certificates [FILE]` reads this from the file, or from standard input:
//! - `(each PROTOCOL (LEMMA ...) (GOAL ...))`: each of these lemmas has each of these goals, and all must be proved;
//! - `(problem ...)`: declarations and assertions of SMT-LIB, which the obligations after it assume;
//! - `(obligation ((PROTOCOL LEMMA GOAL) ...) FORMULA CERTIFICATE)`: what cvc5 proves, and what it is in each protocol.
#![forbid(unsafe_code)]

mod arith;
mod binders;
mod logic;
mod read;
mod steps;
mod syntax;
mod term;

use std::collections::BTreeMap;
use std::io::BufRead;
use std::process::ExitCode;

use steps::{Problem, Rules};
use syntax::{Reader, Syntax};

/// How many obligations that are missing are named.
const SHOWN: usize = 20;

/// Protocol, lemma and goal.
type Name = (String, String, String);

#[derive(Default)]
struct Session {
    /// How often each obligation was proved.
    proved: BTreeMap<Name, u32>,
    problem: Problem,
    rules: Rules,
    accepted: u64,
    refused: u64,
}

fn words(syntax: &Syntax) -> Result<Vec<String>, String> {
    syntax.list()?.iter().map(|each| each.text().map(str::to_string)).collect()
}

impl Session {
    fn read(&mut self, command: &Syntax) -> Result<(), String> {
        match command.list()? {
            [Syntax::Word(word), protocol, lemmas, goals] if word == "each" => {
                self.expect(protocol.text()?, &words(lemmas)?, &words(goals)?)
            }
            [Syntax::Word(word), commands @ ..] if word == "problem" => {
                self.problem = Problem::read(commands)?;
                Ok(())
            }
            [Syntax::Word(word), names, goal, certificate] if word == "obligation" => {
                let names = names.list()?.iter().map(words).collect::<Result<Vec<_>, _>>()?;
                match self.problem.check(goal, certificate.list()?, &mut self.rules) {
                    Ok(()) => {
                        self.accepted += 1;
                        names.iter().try_for_each(|name| self.prove(name))
                    }
                    Err(error) => {
                        self.refused += 1;
                        println!(
                            "refused: {}: {error}",
                            names.first().map_or(String::new(), |name| name.join(", "))
                        );
                        Ok(())
                    }
                }
            }
            _ => Err(format!("unknown command {command}")),
        }
    }

    fn expect(
        &mut self,
        protocol: &str,
        lemmas: &[String],
        goals: &[String],
    ) -> Result<(), String> {
        for (lemma, goal) in
            lemmas.iter().flat_map(|lemma| goals.iter().map(move |goal| (lemma, goal)))
        {
            if self.proved.insert((protocol.to_string(), lemma.clone(), goal.clone()), 0).is_some()
            {
                return Err(format!("{goal} after {lemma} in {protocol} is expected twice"));
            }
        }
        Ok(())
    }

    fn prove(&mut self, name: &[String]) -> Result<(), String> {
        let [protocol, lemma, goal] = name else {
            return Err("an obligation without three names".to_string());
        };
        let times = self.proved.get_mut(&(protocol.clone(), lemma.clone(), goal.clone()));
        *times.ok_or(format!("nobody expects {goal} after {lemma} in {protocol}"))? += 1;
        Ok(())
    }

    /// Prints what was accepted. Returns true if nothing is missing, twice, or refused.
    fn conclude(&self, bytes: u64) -> bool {
        let wrong: Vec<_> = self.proved.iter().filter(|&(_, &times)| times != 1).collect();
        for ((protocol, lemma, goal), times) in wrong.iter().take(SHOWN) {
            println!("proved {times} times: {goal} after {lemma} in {protocol}");
        }
        let steps: u64 = self.rules.values().sum();
        println!(
            "{} certificates accepted, {} refused; {} of {} obligations proved; {steps} steps by {} rules, {} MB",
            self.accepted,
            self.refused,
            self.proved.len() - wrong.len(),
            self.proved.len(),
            self.rules.len(),
            bytes / 1_000_000,
        );
        wrong.is_empty() && self.refused == 0 && !self.proved.is_empty()
    }
}

fn check(input: impl BufRead) -> Result<bool, String> {
    let (mut reader, mut session) = (Reader::new(input), Session::default());
    while let Some(command) = reader.next()? {
        session.read(&command).map_err(|error| format!("line {}: {error}", command.line()))?;
    }
    Ok(session.conclude(reader.bytes))
}

fn main() -> ExitCode {
    let file = std::env::args_os().nth(1);
    let checked = match &file {
        Some(file) => std::fs::File::open(file)
            .map_err(|error| format!("{}: {error}", file.display()))
            .and_then(|file| check(std::io::BufReader::new(file))),
        None => check(std::io::stdin().lock()),
    };
    match checked {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            println!("{error}");
            ExitCode::from(2)
        }
    }
}
