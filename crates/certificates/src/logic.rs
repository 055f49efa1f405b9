//! Whether a formula follows from others by propositional logic, comparisons of one polynomial with numbers, equations of
//! two terms, and cases of `ite`.

use std::collections::HashMap;

use crate::arith::{Fact, fact};
use crate::term::{Op, Sort, Term, Terms};

/// How many cases are tried at most.
const MOST_CASES: usize = 20_000;

/// What a formula that is not built from others says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Atom {
    Known(bool),
    AtLeast(u32, i128),
    Is(u32, i128),
    /// Two terms are equal.
    Same(Term, Term),
    Opaque(Term),
}

/// What is assumed in a case.
#[derive(Clone, Default)]
struct Case {
    formulas: HashMap<Term, bool>,
    atoms: HashMap<Atom, bool>,
    /// The least and the largest value of a polynomial.
    bounds: HashMap<u32, (i128, i128)>,
    /// Values that a polynomial does not have.
    never: Vec<(u32, i128)>,
    /// Formulas of which more may follow.
    open: Vec<Term>,
}

/// The assumptions contradict each other.
struct Closed;

/// Returns whether the conclusion is true wherever all premises are.
pub fn follows(terms: &mut Terms, premises: &[Term], conclusion: Term) -> Result<bool, String> {
    let mut formulas: Vec<(Term, bool)> = premises.iter().map(|&premise| (premise, true)).collect();
    formulas.push((conclusion, false));
    contradict(terms, &formulas, &mut 0)
}

/// Returns whether the formulas contradict each other. If that needs the values of an `ite`, it tries both.
fn contradict(
    terms: &mut Terms,
    formulas: &[(Term, bool)],
    cases: &mut usize,
) -> Result<bool, String> {
    let mut search = Search { terms, cases };
    let mut case = Case::default();
    let given = formulas.to_vec();
    match search.assume(&mut case, given)? {
        Err(Closed) => return Ok(true),
        Ok(()) if search.contradicts(case)? => return Ok(true),
        Ok(()) => {}
    }
    let Some(condition) = formulas.iter().find_map(|&(formula, _)| condition(terms, formula))
    else {
        return Ok(false);
    };
    for value in [true, false] {
        let mut known = HashMap::new();
        let mut chosen = vec![(condition, value)];
        for &(formula, truth) in formulas {
            chosen.push((choose(terms, formula, condition, value, &mut known)?, truth));
        }
        if !contradict(terms, &chosen, cases)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the condition of an `ite` of terms in a formula, outside quantified formulas.
fn condition(terms: &Terms, formula: Term) -> Option<Term> {
    match terms.op(formula) {
        Op::Forall(_) | Op::Witness(_) => None,
        Op::Ite if terms.sort(formula) != Sort::Bool => Some(terms.args(formula)[0]),
        _ => terms.args(formula).iter().find_map(|&arg| condition(terms, arg)),
    }
}

/// Replaces each `ite` that has this condition, outside quantified formulas.
fn choose(
    terms: &mut Terms,
    term: Term,
    condition: Term,
    value: bool,
    known: &mut HashMap<Term, Term>,
) -> Result<Term, String> {
    if let Some(&result) = known.get(&term) {
        return Ok(result);
    }
    let (op, args) = (terms.op(term).clone(), terms.args(term).to_vec());
    let result = match op {
        Op::Forall(_) | Op::Witness(_) => term,
        Op::Ite if args[0] == condition => {
            choose(terms, if value { args[1] } else { args[2] }, condition, value, known)?
        }
        _ => {
            let args = args.iter().map(|&arg| choose(terms, arg, condition, value, known));
            let args = args.collect::<Result<Vec<_>, _>>()?;
            terms.make(op, &args)?
        }
    };
    known.insert(term, result);
    Ok(result)
}

struct Search<'a> {
    terms: &'a mut Terms,
    cases: &'a mut usize,
}

impl Search<'_> {
    /// Returns whether a case contradicts itself, and all cases within it do.
    fn contradicts(&mut self, mut case: Case) -> Result<bool, String> {
        if self.deduce(&mut case)?.is_err() {
            return Ok(true);
        }
        let Some(formula) = self.undecided(&case)? else { return Ok(false) };
        *self.cases += 1;
        if *self.cases > MOST_CASES {
            return Err("too many cases".to_string());
        }
        for value in [true, false] {
            let mut inner = case.clone();
            if self.assume(&mut inner, vec![(formula, value)])?.is_ok()
                && !self.contradicts(inner)?
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns a formula on whose truth that of an open one depends.
    fn undecided(&mut self, case: &Case) -> Result<Option<Term>, String> {
        for &formula in &case.open {
            for arg in self.terms.args(formula).to_vec() {
                if self.value(case, arg)?.is_none() {
                    return Ok(Some(arg));
                }
            }
        }
        Ok(None)
    }

    /// Assumes formulas, and what follows from each alone.
    fn assume(
        &mut self,
        case: &mut Case,
        mut given: Vec<(Term, bool)>,
    ) -> Result<Result<(), Closed>, String> {
        while let Some((formula, value)) = given.pop() {
            match case.formulas.insert(formula, value) {
                Some(known) if known == value => continue,
                Some(_) => return Ok(Err(Closed)),
                None => {}
            }
            let args = self.terms.args(formula).to_vec();
            match (self.terms.op(formula).clone(), value) {
                (Op::Not, _) => given.push((args[0], !value)),
                (Op::And, true) | (Op::Or, false) => {
                    given.extend(args.iter().map(|&arg| (arg, value)))
                }
                (Op::Implies, false) => {
                    let (&last, first) = args.split_last().expect("it has two arguments");
                    given.extend(first.iter().map(|&arg| (arg, true)));
                    given.push((last, false));
                }
                (Op::And | Op::Or | Op::Implies | Op::Ite, _) => case.open.push(formula),
                (Op::Eq, _) if self.terms.sort(args[0]) == Sort::Bool => case.open.push(formula),
                (Op::Distinct, _) => {
                    let different = self.different(&args)?;
                    given.push((different, value));
                }
                _ => {
                    let (atom, opposite) = self.atom(formula)?;
                    if self.assume_atom(case, atom, value != opposite).is_err() {
                        return Ok(Err(Closed));
                    }
                }
            }
        }
        Ok(Ok(()))
    }

    /// Returns the formula that no two terms are equal.
    fn different(&mut self, args: &[Term]) -> Result<Term, String> {
        let mut pairs = Vec::new();
        for (n, &a) in args.iter().enumerate() {
            for &b in &args[n + 1..] {
                let equal = self.terms.make(Op::Eq, &[a, b])?;
                pairs.push(self.terms.not(equal)?);
            }
        }
        self.terms.make(Op::And, &pairs)
    }

    fn atom(&mut self, formula: Term) -> Result<(Atom, bool), String> {
        let op = self.terms.op(formula).clone();
        match (&op, self.terms.args(formula)) {
            (Op::True | Op::False, _) => Ok((Atom::Known(op == Op::True), false)),
            (Op::Ge | Op::Gt | Op::Le | Op::Lt | Op::Eq, &[a, b]) if self.terms.is_number(a) => {
                let (fact, opposite) = fact(self.terms, &op, a, b)?;
                let atom = match fact {
                    Fact::Known(value) => Atom::Known(value),
                    Fact::AtLeast(polynomial, bound) => Atom::AtLeast(polynomial, bound),
                    Fact::Is(polynomial, value) => Atom::Is(polynomial, value),
                };
                Ok((atom, opposite))
            }
            (Op::Eq, &[a, b]) if a == b => Ok((Atom::Known(true), false)),
            (Op::Eq, &[a, b]) if self.is_constructor(a) && self.is_constructor(b) => {
                Ok((Atom::Known(false), false))
            }
            (Op::Eq, &[a, b]) => Ok((Atom::Same(a.min(b), a.max(b)), false)),
            _ => Ok((Atom::Opaque(formula), false)),
        }
    }

    fn is_constructor(&self, term: Term) -> bool {
        matches!(*self.terms.op(term), Op::Symbol(number) if self.terms.symbols[number as usize].constructor)
    }

    fn assume_atom(&self, case: &mut Case, atom: Atom, value: bool) -> Result<(), Closed> {
        if case.atoms.insert(atom, value).is_some_and(|known| known != value)
            || atom == Atom::Known(!value)
        {
            return Err(Closed);
        }
        let (polynomial, low, high) = match (atom, value) {
            (Atom::AtLeast(polynomial, bound), true) => (polynomial, bound, i128::MAX),
            (Atom::AtLeast(polynomial, bound), false) => (polynomial, i128::MIN, bound - 1),
            (Atom::Is(polynomial, is), true) => (polynomial, is, is),
            (Atom::Is(polynomial, is), false) => {
                case.never.push((polynomial, is));
                (polynomial, i128::MIN, i128::MAX)
            }
            _ => return Ok(()),
        };
        let bounds = case.bounds.entry(polynomial).or_insert((i128::MIN, i128::MAX));
        *bounds = (bounds.0.max(low), bounds.1.min(high));
        while let Some(&(_, is)) =
            case.never.iter().find(|(p, is)| *p == polynomial && bounds.0 == *is)
        {
            bounds.0 = is + 1;
        }
        while let Some(&(_, is)) =
            case.never.iter().find(|(p, is)| *p == polynomial && bounds.1 == *is)
        {
            bounds.1 = is - 1;
        }
        if bounds.0 > bounds.1 { Err(Closed) } else { Ok(()) }
    }

    /// Returns the value of a formula as far as it is known without looking at what it is built from.
    fn value(&mut self, case: &Case, formula: Term) -> Result<Option<bool>, String> {
        if let Some(&value) = case.formulas.get(&formula) {
            return Ok(Some(value));
        }
        match self.terms.op(formula) {
            Op::Not => {
                let inner = self.terms.args(formula)[0];
                Ok(self.value(case, inner)?.map(|value| !value))
            }
            Op::And | Op::Or | Op::Implies | Op::Ite | Op::Distinct => Ok(None),
            Op::Eq if self.terms.sort(self.terms.args(formula)[0]) == Sort::Bool => Ok(None),
            _ => {
                let (atom, opposite) = self.atom(formula)?;
                let bounds = |polynomial| {
                    case.bounds.get(&polynomial).copied().unwrap_or((i128::MIN, i128::MAX))
                };
                let value = match atom {
                    Atom::Known(value) => Some(value),
                    Atom::AtLeast(polynomial, bound) => match bounds(polynomial) {
                        (low, _) if low >= bound => Some(true),
                        (_, high) if high < bound => Some(false),
                        _ => None,
                    },
                    Atom::Is(polynomial, is) => match bounds(polynomial) {
                        (low, high) if low == is && high == is => Some(true),
                        (low, high) if is < low || high < is => Some(false),
                        _ => case.atoms.get(&atom).copied(),
                    },
                    Atom::Same(..) | Atom::Opaque(_) => case.atoms.get(&atom).copied(),
                };
                Ok(value.map(|value| value != opposite))
            }
        }
    }

    /// Assumes what follows from open formulas, until nothing more does.
    fn deduce(&mut self, case: &mut Case) -> Result<Result<(), Closed>, String> {
        loop {
            let before = case.formulas.len();
            for formula in std::mem::take(&mut case.open) {
                let consequences = self.consequences(case, formula)?;
                match consequences {
                    Some(more) => {
                        if self.assume(case, more)?.is_err() {
                            return Ok(Err(Closed));
                        }
                    }
                    None => case.open.push(formula),
                }
            }
            if case.formulas.len() == before {
                return Ok(Ok(()));
            }
        }
    }

    /// Returns what follows from an open formula. `None` if more may follow later.
    fn consequences(
        &mut self,
        case: &Case,
        formula: Term,
    ) -> Result<Option<Vec<(Term, bool)>>, String> {
        let (op, args) = (self.terms.op(formula).clone(), self.terms.args(formula).to_vec());
        let value = case.formulas[&formula];
        match op {
            Op::Eq => {
                if args[0] == args[1] {
                    return Ok((!value).then(|| vec![(args[0], true), (args[0], false)]));
                }
                let (a, b) = (self.value(case, args[0])?, self.value(case, args[1])?);
                Ok(match (a, b) {
                    (Some(a), _) => Some(vec![(args[1], a == value), (args[0], a)]),
                    (_, Some(b)) => Some(vec![(args[0], b == value), (args[1], b)]),
                    _ => None,
                })
            }
            Op::Ite => Ok(match self.value(case, args[0])? {
                Some(condition) => {
                    Some(vec![(args[if condition { 1 } else { 2 }], value), (args[0], condition)])
                }
                None => match (self.value(case, args[1])?, self.value(case, args[2])?) {
                    (Some(a), _) if a != value => Some(vec![(args[0], false), (args[2], value)]),
                    (_, Some(b)) if b != value => Some(vec![(args[0], true), (args[1], value)]),
                    _ => None,
                },
            }),
            // One of several literals: in an implication, all but the last are negated.
            _ => {
                let wanted = |n: usize| match op {
                    Op::And => false,
                    Op::Or => true,
                    _ => n + 1 == args.len(),
                };
                let mut left = None;
                for (n, &arg) in args.iter().enumerate() {
                    match self.value(case, arg)? {
                        Some(value) if value == wanted(n) => return Ok(Some(vec![])),
                        Some(_) => {}
                        None if left.is_none() => left = Some((arg, wanted(n))),
                        None if left == Some((arg, wanted(n))) => {}
                        None => return Ok(None),
                    }
                }
                Ok(Some(match left {
                    Some(only) => vec![only],
                    None => vec![(formula, !value)],
                }))
            }
        }
    }
}
