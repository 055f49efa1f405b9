//! Certificates, step by step. Each step says what it proves, and must follow from its premises.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::read::Names;
use crate::syntax::Syntax;
use crate::term::{Op, Sort, Term, Terms};
use crate::{arith, binders, logic};

/// The assumptions of a lemma.
#[derive(Default)]
pub struct Problem {
    terms: Terms,
    names: Names,
    assumed: HashSet<Term>,
}

/// How many steps there are by each rule.
pub type Rules = BTreeMap<String, u64>;

impl Problem {
    /// Reads declarations and assertions.
    pub fn read(commands: &[Syntax]) -> Result<Self, String> {
        let mut problem = Self::default();
        for command in commands {
            let at = |error| format!("line {}: {error}", command.line());
            match command.list()? {
                [Syntax::Word(word), formula] if word == "assert" => {
                    let formula = problem.formula(formula).map_err(at)?;
                    problem.assumed.insert(formula);
                }
                items => problem.names.declare(&mut problem.terms, items).map_err(at)?,
            }
        }
        Ok(problem)
    }

    /// Reads a formula without free variables.
    fn formula(&mut self, syntax: &Syntax) -> Result<Term, String> {
        let formula = self.names.term(&mut self.terms, syntax)?;
        if self.terms.is_formula(formula) {
            Ok(formula)
        } else {
            Err(format!("{syntax} is not a closed formula"))
        }
    }

    /// Checks that a certificate refutes the assumptions with the negation of the goal.
    pub fn check(
        &mut self,
        goal: &Syntax,
        certificate: &[Syntax],
        rules: &mut Rules,
    ) -> Result<(), String> {
        self.names.certificate = false;
        let goal = self.formula(goal)?;
        let negated = self.terms.not(goal)?;
        self.names.certificate = true;
        self.names.defined.clear();
        let mut proof = Proof {
            problem: self,
            negated,
            facts: HashMap::new(),
            order: vec![],
            scopes: vec![],
            last: None,
        };
        for command in certificate {
            proof
                .command(command, rules)
                .map_err(|error| format!("line {}: {error}", command.line()))?;
        }
        let contradiction = proof.last == Some(proof.problem.terms.truth(false));
        if contradiction && proof.scopes.is_empty() {
            Ok(())
        } else {
            Err("it does not end with false".to_string())
        }
    }
}

struct Proof<'a> {
    problem: &'a mut Problem,
    negated: Term,
    facts: HashMap<String, Term>,
    /// The names of all facts, as they come.
    order: Vec<String>,
    /// What is assumed for now, and how many facts there were before.
    scopes: Vec<(Term, usize)>,
    /// What the last step proves.
    last: Option<Term>,
}

impl Proof<'_> {
    fn command(&mut self, command: &Syntax, rules: &mut Rules) -> Result<(), String> {
        let items = command.list()?;
        self.last = None;
        match items {
            [Syntax::Word(word), name, Syntax::List(takes, _), term] if word == "define" => {
                let term = self.term(term)?;
                let name = name.word()?;
                let new = name.starts_with('@') && takes.is_empty();
                let before = self.problem.names.defined.insert(name.to_string(), term);
                if new && before.is_none() {
                    Ok(())
                } else {
                    Err(format!("{name} is defined twice, or takes arguments"))
                }
            }
            [Syntax::Word(word), name, formula] if word == "assume" || word == "assume-push" => {
                let formula = self.term(formula)?;
                if word == "assume-push" {
                    if !self.problem.terms.is_formula(formula) {
                        return Err("it assumes what is not a closed formula".to_string());
                    }
                    self.scopes.push((formula, self.order.len()));
                } else if formula != self.negated && !self.problem.assumed.contains(&formula) {
                    return Err("the problem does not assume this".to_string());
                }
                self.add(name, formula)
            }
            [
                Syntax::Word(pop),
                name,
                Syntax::Word(rule),
                Syntax::Word(scope),
                Syntax::Word(premises),
                Syntax::List(of, _),
            ] if [pop, rule, scope, premises] == ["step-pop", ":rule", "scope", ":premises"] => {
                let [premise] = &of[..] else { return Err("scope has one premise".to_string()) };
                let conclusion = self.scope(premise)?;
                *rules.entry("scope".to_string()).or_default() += 1;
                self.last = Some(conclusion);
                self.add(name, conclusion)
            }
            [Syntax::Word(word), name, conclusion, attributes @ ..] if word == "step" => {
                let conclusion = self.term(conclusion)?;
                let (mut rule, mut premises, mut args) = (None, vec![], vec![]);
                for attribute in attributes.chunks(2) {
                    match attribute {
                        [Syntax::Word(key), Syntax::Word(word)] if key == ":rule" => {
                            rule = Some(word.as_str())
                        }
                        [Syntax::Word(key), Syntax::List(names, _)] if key == ":premises" => {
                            premises = names
                                .iter()
                                .map(|name| self.fact(name))
                                .collect::<Result<_, _>>()?;
                        }
                        [Syntax::Word(key), Syntax::List(terms, _)] if key == ":args" => {
                            args = terms
                                .iter()
                                .map(|term| self.term(term))
                                .collect::<Result<_, _>>()?;
                        }
                        _ => return Err("unknown attribute of a step".to_string()),
                    }
                }
                let rule = rule.ok_or("a step without a rule")?;
                self.step(rule, &premises, &args, conclusion)
                    .map_err(|error| format!("{rule}: {error}"))?;
                *rules.entry(rule.to_string()).or_default() += 1;
                self.last = Some(conclusion);
                self.add(name, conclusion)
            }
            _ => self.problem.names.declare(&mut self.problem.terms, items),
        }
    }

    fn term(&mut self, syntax: &Syntax) -> Result<Term, String> {
        self.problem.names.term(&mut self.problem.terms, syntax)
    }

    fn fact(&self, name: &Syntax) -> Result<Term, String> {
        self.facts.get(name.word()?).copied().ok_or(format!("nothing has proved {name}"))
    }

    fn add(&mut self, name: &Syntax, formula: Term) -> Result<(), String> {
        let name = name.word()?.to_string();
        self.order.push(name.clone());
        if self.facts.insert(name.clone(), formula).is_some() {
            Err(format!("{name} is proved twice"))
        } else {
            Ok(())
        }
    }

    /// Takes back the newest assumption, and forgets what was proved with it.
    fn scope(&mut self, premise: &Syntax) -> Result<Term, String> {
        let premise = self.fact(premise)?;
        let (assumed, before) = self.scopes.pop().ok_or("nothing was assumed")?;
        self.order.drain(before..).for_each(|name| {
            self.facts.remove(&name);
        });
        self.problem.terms.make(Op::Implies, &[assumed, premise])
    }

    /// Checks that the conclusion of a step follows from its premises.
    fn step(
        &mut self,
        rule: &str,
        premises: &[Term],
        args: &[Term],
        conclusion: Term,
    ) -> Result<(), String> {
        let terms = &mut self.problem.terms;
        if terms.sort(conclusion) != Sort::Bool {
            return Err("it proves what is not a formula".to_string());
        }
        match (rule, premises, args) {
            ("refl" | "trans" | "cong" | "nary_cong" | "pairwise_cong", ..) => {
                binders::congruent(terms, premises, conclusion)
            }
            ("arith_sum_ub", ..) => arith::adds_up(terms, premises, conclusion),
            ("instantiate", &[formula], &[list]) => {
                binders::instantiate(terms, formula, list, conclusion)
            }
            ("skolemize", &[premise], []) => binders::skolemize(terms, premise, conclusion),
            ("alpha_equiv", [], _) => binders::renamed(terms, conclusion),
            ("quant-unused-vars" | "quant_var_reordering", [], _) => {
                binders::unused(terms, conclusion)
            }
            ("quant-miniscope-and", [], _) => binders::miniscope_and(terms, conclusion),
            ("quant-miniscope-or", [], _) => binders::miniscope_or(terms, conclusion),
            ("quant-merge-prenex", [], _) => binders::merge(terms, conclusion),
            ("quant-var-elim-eq", [], _) => binders::eliminate(terms, conclusion),
            (rule, ..) if is_logic(rule) => {
                if logic::follows(terms, premises, conclusion)? {
                    Ok(())
                } else {
                    Err("it does not follow".to_string())
                }
            }
            _ => Err("unknown rule".to_string()),
        }
    }
}

/// Returns true for the rules of propositional logic, of comparisons, and of `ite`: what they prove must follow, whatever
/// their arguments are.
fn is_logic(rule: &str) -> bool {
    let families = [
        "arith-",
        "arith_mult_",
        "arith_poly_norm",
        "bool-",
        "chain_",
        "cnf_",
        "eq-",
        "equiv_elim",
        "false_",
        "implies_elim",
        "int_tight_",
        "ite-",
        "ite_",
        "not_",
        "true_",
    ];
    let single = [
        "absorb",
        "aci_norm",
        "and_elim",
        "and_intro",
        "arith_trichotomy",
        "contra",
        "distinct-elim",
        "distinct_values",
        "eq_resolve",
        "evaluate",
        "factoring",
        "modus_ponens",
        "process_scope",
        "reordering",
        "resolution",
        "skolem_intro",
        "split",
        "symm",
    ];
    single.contains(&rule) || families.iter().any(|family| rule.starts_with(family))
}
