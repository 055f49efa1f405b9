//! Declarations and terms, as SMT-LIB and certificates write them.

use std::collections::HashMap;

use crate::syntax::Syntax;
use crate::term::{Op, Sort, Symbol, Term, Terms};

/// What the names of a problem mean.
#[derive(Default)]
pub struct Names {
    sorts: HashMap<String, Sort>,
    values: HashMap<Sort, Vec<String>>,
    symbols: HashMap<String, u32>,
    /// The terms that a certificate defines.
    pub defined: HashMap<String, Term>,
    /// True while a certificate is read: it declares nothing that the problem has not declared.
    pub certificate: bool,
}

/// The variables that are bound around a term, and the terms that `let` names.
enum Local {
    Bound(Term),
    Let(String, Term),
}

const RESERVED: [&str; 26] = [
    "true", "false", "not", "and", "or", "=>", "ite", "=", "distinct", "+", "-", "*", ">=", ">",
    "<=", "<", "let", "!", "forall", "exists", "_", "as", "div", "mod", "abs", "xor",
];

impl Names {
    /// Reads a declaration.
    pub fn declare(&mut self, terms: &mut Terms, command: &[Syntax]) -> Result<(), String> {
        let words: Vec<&str> = command.iter().map_while(|each| each.word().ok()).collect();
        match (&words[..], &command[words.len()..]) {
            (["declare-sort", name, "0"], []) => self.declare_sort(name, None),
            (["declare-fun", name], [Syntax::List(takes, _), gives]) => {
                let takes = takes.iter().map(|each| self.sort(each)).collect::<Result<_, _>>()?;
                let gives = self.sort(gives)?;
                self.declare_symbol(terms, name, takes, gives, false)
            }
            (["declare-fun", name, gives], _) => Err(format!("{name} {gives}: no list of sorts")),
            (["declare-const", name, gives], []) => {
                let gives = self.named_sort(gives)?;
                self.declare_symbol(terms, name, vec![], gives, false)
            }
            (["declare-const", name], [Syntax::List(arrow, _)]) => match &arrow[..] {
                [Syntax::Word(word), takes @ .., gives] if word == "->" => {
                    let takes =
                        takes.iter().map(|each| self.sort(each)).collect::<Result<_, _>>()?;
                    let gives = self.sort(gives)?;
                    self.declare_symbol(terms, name, takes, gives, false)
                }
                _ => Err(format!("the sort of {name} is unknown")),
            },
            (["declare-datatypes"], [sorts, values]) => self.declare_values(terms, sorts, values),
            _ => Err("unknown declaration".to_string()),
        }
    }

    /// Reads an enumeration, `((Name 0)) (((first) (second)))`.
    fn declare_values(
        &mut self,
        terms: &mut Terms,
        sorts: &Syntax,
        values: &Syntax,
    ) -> Result<(), String> {
        let ([sort], [values]) = (sorts.list()?, values.list()?) else {
            return Err("several datatypes in one declaration".to_string());
        };
        let [name, Syntax::Word(arity)] = sort.list()? else {
            return Err("unknown datatype".to_string());
        };
        let mut constructors = Vec::new();
        for each in values.list()? {
            match each {
                Syntax::Word(word) => constructors.push(word.clone()),
                Syntax::List(items, _) if items.len() == 1 => {
                    constructors.push(items[0].word()?.to_string())
                }
                other => return Err(format!("{other} is not a constructor without arguments")),
            }
        }
        if arity != "0" {
            return Err("a datatype with parameters".to_string());
        }
        self.declare_sort(name.word()?, Some(constructors.clone()))?;
        let sort = self.named_sort(name.word()?)?;
        constructors
            .iter()
            .try_for_each(|value| self.declare_symbol(terms, value, vec![], sort, true))
    }

    fn declare_sort(&mut self, name: &str, values: Option<Vec<String>>) -> Result<(), String> {
        if self.certificate {
            let same =
                self.sorts.get(name).is_some_and(|sort| self.values.get(sort) == values.as_ref());
            return if same { Ok(()) } else { Err(format!("the problem has no such sort {name}")) };
        }
        let sort = Sort::Of(self.sorts.len() as u32);
        if ["Bool", "Int"].contains(&name) || self.sorts.insert(name.to_string(), sort).is_some() {
            return Err(format!("the sort {name} is declared twice"));
        }
        self.values.extend(values.map(|values| (sort, values)));
        Ok(())
    }

    fn declare_symbol(
        &mut self,
        terms: &mut Terms,
        name: &str,
        takes: Vec<Sort>,
        gives: Sort,
        constructor: bool,
    ) -> Result<(), String> {
        let symbol = Symbol { name: name.to_string(), takes, gives, constructor };
        if self.certificate {
            let known = self.symbols.get(name).map(|&number| &terms.symbols[number as usize]);
            return if known == Some(&symbol) {
                Ok(())
            } else {
                Err(format!("the problem has no such symbol {name}"))
            };
        }
        let number = terms.symbols.len() as u32;
        let reserved =
            RESERVED.contains(&name) || name.starts_with('@') || name.starts_with(char::is_numeric);
        if reserved || self.symbols.insert(name.to_string(), number).is_some() {
            return Err(format!("{name} is declared twice, or reserved"));
        }
        terms.symbols.push(symbol);
        Ok(())
    }

    fn sort(&self, syntax: &Syntax) -> Result<Sort, String> {
        self.named_sort(syntax.word()?)
    }

    fn named_sort(&self, name: &str) -> Result<Sort, String> {
        match name {
            "Bool" => Ok(Sort::Bool),
            "Int" => Ok(Sort::Int),
            _ => self.sorts.get(name).copied().ok_or(format!("unknown sort {name}")),
        }
    }

    /// Reads a term.
    pub fn term(&self, terms: &mut Terms, syntax: &Syntax) -> Result<Term, String> {
        self.within(terms, syntax, &mut Vec::new())
    }

    fn within(
        &self,
        terms: &mut Terms,
        syntax: &Syntax,
        locals: &mut Vec<Local>,
    ) -> Result<Term, String> {
        let items = match syntax {
            Syntax::Word(word) => return self.word(terms, word, locals),
            Syntax::Text(text) => return Err(format!("unexpected {text:?}")),
            Syntax::List(items, _) => items,
        };
        let Some((Syntax::Word(head), rest)) = items.split_first() else {
            return Err(format!("unknown term {syntax}"));
        };
        match (head.as_str(), rest) {
            // Patterns are for solvers only.
            ("!", [term, attributes @ ..]) if attributes.chunks(2).all(is_pattern) => {
                return self.within(terms, term, locals);
            }
            ("let", [bindings, body]) => {
                let outside = locals.len();
                let mut named = Vec::new();
                for binding in bindings.list()? {
                    let [name, value] = binding.list()? else {
                        return Err(format!("unknown binding {binding}"));
                    };
                    named.push(Local::Let(
                        name.word()?.to_string(),
                        self.within(terms, value, locals)?,
                    ));
                }
                locals.extend(named);
                let result = self.within(terms, body, locals);
                locals.truncate(outside);
                return result;
            }
            ("forall", [variables, body]) if !self.certificate => {
                let (outside, mut bound) = (locals.len(), Vec::new());
                for variable in variables.list()? {
                    let [name, sort] = variable.list()? else {
                        return Err(format!("unknown variable {variable}"));
                    };
                    let variable =
                        terms.make(Op::Var(name.word()?.to_string(), self.sort(sort)?), &[])?;
                    bound.push(variable);
                    locals.push(Local::Bound(variable));
                }
                let body = self.within(terms, body, locals);
                locals.truncate(outside);
                return terms.make(Op::Forall(bound.into()), &[body?]);
            }
            ("@var", [Syntax::Text(name), sort]) if self.certificate => {
                return terms.make(Op::Var(name.clone(), self.sort(sort)?), &[]);
            }
            ("_", [function, rest @ ..]) if self.certificate => {
                let (symbol, mut args) = match function {
                    Syntax::Word(word) if self.symbols.contains_key(word) => {
                        (self.symbols[word], vec![])
                    }
                    other => {
                        let part = self.within(terms, other, locals)?;
                        let Op::Partial(symbol) = *terms.op(part) else {
                            return Err(format!("{other} takes nothing"));
                        };
                        (symbol, terms.args(part).to_vec())
                    }
                };
                for each in rest {
                    args.push(self.within(terms, each, locals)?);
                }
                let all = terms.symbols[symbol as usize].takes.len() == args.len();
                return terms
                    .make(if all { Op::Symbol(symbol) } else { Op::Partial(symbol) }, &args);
            }
            _ => {}
        }
        let args = rest
            .iter()
            .map(|each| self.within(terms, each, locals))
            .collect::<Result<Vec<_>, _>>()?;
        if self.certificate {
            match (head.as_str(), &args[..]) {
                ("forall", &[variables, body]) => {
                    let bound =
                        terms.parts(&Op::List, variables).ok_or("no list of variables")?.into();
                    return terms.make(Op::Forall(bound), &[body]);
                }
                ("@list", args) => return terms.make(Op::List, args),
                // A name for a term is the term.
                ("@purify", &[term]) => return Ok(term),
                ("@quantifiers_skolemize", &[formula, number]) => {
                    let Op::Int(number) = *terms.op(number) else {
                        return Err("no number of a witness".to_string());
                    };
                    return terms.make(
                        Op::Witness(usize::try_from(number).map_err(|e| e.to_string())?),
                        &[formula],
                    );
                }
                _ => {}
            }
        }
        let op = match head.as_str() {
            "not" => Op::Not,
            "and" => Op::And,
            "or" => Op::Or,
            "=>" => Op::Implies,
            "ite" => Op::Ite,
            "=" => Op::Eq,
            "distinct" => Op::Distinct,
            "+" => Op::Add,
            "-" => Op::Sub,
            "*" => Op::Mul,
            ">=" => Op::Ge,
            ">" => Op::Gt,
            "<=" => Op::Le,
            "<" => Op::Lt,
            "to_real" if self.certificate => Op::ToReal,
            name => Op::Symbol(*self.symbols.get(name).ok_or(format!("unknown function {name}"))?),
        };
        terms.make(op, &args)
    }

    fn word(&self, terms: &mut Terms, word: &str, locals: &[Local]) -> Result<Term, String> {
        for (n, local) in locals.iter().enumerate().rev() {
            match local {
                Local::Bound(variable) => {
                    if matches!(terms.op(*variable), Op::Var(name, _) if name == word) {
                        return Ok(*variable);
                    }
                }
                Local::Let(name, term) if name == word => {
                    let captured = |inner: &Local| matches!(inner, Local::Bound(v) if terms.free(*term).contains(v));
                    return if locals[n..].iter().any(captured) {
                        Err(format!("a variable of {word} is bound again where it is used"))
                    } else {
                        Ok(*term)
                    };
                }
                Local::Let(..) => {}
            }
        }
        if word == "true" || word == "false" {
            return Ok(terms.truth(word == "true"));
        }
        if let Some(&number) = self.symbols.get(word) {
            return terms.make(Op::Symbol(number), &[]);
        }
        if let Some(&term) = self.defined.get(word) {
            return Ok(term);
        }
        let number = |word: &str| -> Option<i128> {
            let digits = word.strip_prefix('-').unwrap_or(word);
            digits.chars().all(|c| c.is_ascii_digit()).then(|| word.parse().ok())?
        };
        let unknown = || format!("unknown name {word}");
        match word.split_once('/').filter(|_| self.certificate) {
            Some((a, b)) => {
                let (a, b) = number(a).zip(number(b)).ok_or_else(unknown)?;
                terms.make(Op::Ratio(a, b), &[])
            }
            None => terms.make(Op::Int(number(word).ok_or_else(unknown)?), &[]),
        }
    }
}

fn is_pattern(attribute: &[Syntax]) -> bool {
    matches!(attribute, [Syntax::Word(key), Syntax::List(..)] if key == ":pattern")
}
