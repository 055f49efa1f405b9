//! Rules about equations, and about quantified formulas.

use std::collections::HashMap;

use crate::term::{Op, Term, Terms};

type Checked<T = ()> = Result<T, String>;

fn require(right: bool, otherwise: &str) -> Checked {
    if right { Ok(()) } else { Err(otherwise.to_string()) }
}

/// Checks an equation of two terms that are equal, or the same function of arguments that are, by the premises.
pub fn congruent(terms: &Terms, premises: &[Term], conclusion: Term) -> Checked {
    let mut classes = Classes::default();
    for &premise in premises {
        let (a, b) = terms.equation(premise)?;
        classes.join(a, b);
    }
    let (a, b) = terms.equation(conclusion)?;
    let (x, y) = (terms.args(a), terms.args(b));
    let alike = || terms.op(a) == terms.op(b) && x.len() == y.len();
    let equal = classes.same(a, b) || alike() && x.iter().zip(y).all(|(&x, &y)| classes.same(x, y));
    require(equal, "the sides are not equal by the premises")
}

#[derive(Default)]
struct Classes(HashMap<Term, Term>);

impl Classes {
    fn root(&self, mut term: Term) -> Term {
        while let Some(&next) = self.0.get(&term) {
            term = next;
        }
        term
    }

    fn same(&self, a: Term, b: Term) -> bool {
        self.root(a) == self.root(b)
    }

    fn join(&mut self, a: Term, b: Term) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.0.insert(a, b);
        }
    }
}

/// Replaces free variables. Refuses to put a term where one of its variables is bound.
pub fn substitute(terms: &mut Terms, term: Term, with: &[(Term, Term)]) -> Checked<Term> {
    replace(terms, term, with, &mut HashMap::new())
}

fn replace(
    terms: &mut Terms,
    term: Term,
    with: &[(Term, Term)],
    known: &mut HashMap<Term, Term>,
) -> Checked<Term> {
    if !terms.free(term).iter().any(|free| with.iter().any(|(variable, _)| variable == free)) {
        return Ok(term);
    }
    if let Some(&result) = known.get(&term) {
        return Ok(result);
    }
    let (op, args) = (terms.op(term).clone(), terms.args(term).to_vec());
    let result = match &op {
        Op::Var(..) => {
            with.iter().find(|(variable, _)| *variable == term).expect("it is replaced").1
        }
        Op::Forall(bound) => {
            let free = |variable: &Term| terms.free(term).contains(variable);
            let inner: Vec<_> =
                with.iter().filter(|(variable, _)| free(variable)).copied().collect();
            let captures =
                inner.iter().any(|(_, by)| terms.free(*by).iter().any(|each| bound.contains(each)));
            require(!captures, "a variable would be bound")?;
            let body = replace(terms, args[0], &inner, &mut HashMap::new())?;
            terms.make(op, &[body])?
        }
        _ => {
            let args = args
                .iter()
                .map(|&arg| replace(terms, arg, with, known))
                .collect::<Checked<Vec<_>>>()?;
            terms.make(op, &args)?
        }
    };
    known.insert(term, result);
    Ok(result)
}

/// Replaces the variables of a quantified formula in its body.
fn instance(terms: &mut Terms, formula: Term, by: &[Term]) -> Checked<Term> {
    let (variables, body) = terms.forall(formula)?;
    let same = variables.len() == by.len()
        && variables.iter().zip(by).all(|(&v, &by)| terms.sort(v) == terms.sort(by));
    require(same, "the terms do not have the sorts of the variables")?;
    let with: Vec<_> = variables.iter().copied().zip(by.iter().copied()).collect();
    substitute(terms, body, &with)
}

/// A quantified formula implies what it says of these terms.
pub fn instantiate(terms: &mut Terms, formula: Term, list: Term, conclusion: Term) -> Checked {
    let by = terms.parts(&Op::List, list).ok_or("no list of terms")?.to_vec();
    let made = instance(terms, formula, &by)?;
    require(made == conclusion, "not this instance of the formula")
}

/// If a quantified formula is false, its body is false of its witnesses.
pub fn skolemize(terms: &mut Terms, premise: Term, conclusion: Term) -> Checked {
    let Some(&[formula]) = terms.parts(&Op::Not, premise) else {
        return Err("not a negation".to_string());
    };
    let count = terms.forall(formula)?.0.len();
    let witnesses =
        (0..count).map(|n| terms.make(Op::Witness(n), &[formula])).collect::<Checked<Vec<_>>>()?;
    let body = instance(terms, formula, &witnesses)?;
    require(terms.not(body)? == conclusion, "not what the witnesses say")
}

/// Checks an equation of two terms that differ in the names of bound variables only.
pub fn renamed(terms: &Terms, conclusion: Term) -> Checked {
    let (a, b) = terms.equation(conclusion)?;
    require(alpha(terms, a, b, &mut Vec::new()), "the sides differ in more than names")
}

fn alpha(terms: &Terms, a: Term, b: Term, bound: &mut Vec<(Term, Term)>) -> bool {
    if let (Op::Var(..), Op::Var(..)) = (terms.op(a), terms.op(b)) {
        let found = bound.iter().rev().find(|(x, y)| *x == a || *y == b);
        return found.map_or(a == b, |&(x, y)| x == a && y == b);
    }
    if terms.is_closed(a) && a == b {
        return true;
    }
    let outside = bound.len();
    match (terms.op(a), terms.op(b)) {
        (Op::Forall(x), Op::Forall(y)) => {
            if x.len() != y.len() || x.iter().zip(y).any(|(&x, &y)| terms.sort(x) != terms.sort(y))
            {
                return false;
            }
            bound.extend(x.iter().copied().zip(y.iter().copied()));
        }
        (x, y) if x != y => return false,
        _ => {}
    }
    let (x, y) = (terms.args(a), terms.args(b));
    let same = x.len() == y.len() && x.iter().zip(y).all(|(&x, &y)| alpha(terms, x, y, bound));
    bound.truncate(outside);
    same
}

/// Checks that a quantified formula is one without some variables that do not occur, or with them in another order.
pub fn unused(terms: &Terms, conclusion: Term) -> Checked {
    let (a, b) = terms.equation(conclusion)?;
    let (variables, body) = terms.forall(a)?;
    require(narrowed(terms, variables, body, b).is_some(), "a variable that occurs is left out")
}

/// Returns the variables of `b` if it is `a` for all values of some of these variables, and the others do not occur in `a`.
fn narrowed(terms: &Terms, variables: &[Term], a: Term, b: Term) -> Option<Vec<Term>> {
    let kept = match terms.forall(b) {
        _ if a == b => Vec::new(),
        Ok((kept, body)) if body == a => kept.to_vec(),
        _ => return None,
    };
    let occur = terms.free(a).iter().filter(|free| variables.contains(free));
    let right = kept.iter().all(|each| variables.contains(each))
        && occur.clone().all(|each| kept.contains(each));
    right.then_some(kept)
}

/// A conjunction holds for all values if each of its parts does.
pub fn miniscope_and(terms: &mut Terms, conclusion: Term) -> Checked {
    let (a, b) = terms.equation(conclusion)?;
    let (variables, body) = terms.forall(a)?;
    let bound = Op::Forall(variables.into());
    let parts = terms.parts(&Op::And, body).ok_or("not a conjunction")?.to_vec();
    let parts = parts
        .iter()
        .map(|&part| terms.make(bound.clone(), &[part]))
        .collect::<Checked<Vec<_>>>()?;
    require(terms.make(Op::And, &parts)? == b, "not the parts of the conjunction")
}

/// A disjunction holds for all values if each part has its own variables, and one does for all values of its own.
pub fn miniscope_or(terms: &Terms, conclusion: Term) -> Checked {
    let (a, b) = terms.equation(conclusion)?;
    let (variables, body) = terms.forall(a)?;
    let (parts, others) = (terms.parts(&Op::Or, body), terms.parts(&Op::Or, b));
    let (parts, others) = (parts.ok_or("not a disjunction")?, others.ok_or("not a disjunction")?);
    require(parts.len() == others.len(), "not the parts of the disjunction")?;
    let mut seen = Vec::new();
    for (&part, &other) in parts.iter().zip(others) {
        for variable in
            narrowed(terms, variables, part, other).ok_or("not a part of the disjunction")?
        {
            require(!seen.contains(&variable), "a variable occurs in several parts")?;
            seen.push(variable);
        }
    }
    Ok(())
}

/// Quantifiers that follow each other are one.
pub fn merge(terms: &mut Terms, conclusion: Term) -> Checked {
    let (mut a, b) = terms.equation(conclusion)?;
    let mut variables = Vec::new();
    while let Ok((more, body)) = terms.forall(a) {
        variables.extend_from_slice(more);
        a = body;
    }
    require(
        terms.make(Op::Forall(variables.into()), &[a])? == b,
        "not one quantifier with all variables",
    )
}

/// If a disjunction says that `x` is not `t`, or more, then only `t` matters.
pub fn eliminate(terms: &mut Terms, conclusion: Term) -> Checked {
    let (a, b) = terms.equation(conclusion)?;
    let (&[x], body) = terms.forall(a)? else { return Err("several variables".to_string()) };
    let parts = terms.parts(&Op::Or, body).map_or(vec![body], <[Term]>::to_vec);
    let unequal = terms.parts(&Op::Not, parts[0]).ok_or("not a negation")?[0];
    let (left, t) = terms.equation(unequal)?;
    require(left == x && !terms.free(t).contains(&x), "not an equation for the variable")?;
    let rest = match parts.len() {
        1 => terms.truth(false),
        _ => terms.make(Op::Or, &parts[1..])?,
    };
    require(substitute(terms, rest, &[(x, t)])? == b, "not what the rest says of this term")
}
