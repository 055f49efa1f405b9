//! Terms. Each is kept once, so two terms are the same if their numbers are. Each has a sort, which `make` checks.

use std::collections::HashMap;

/// The number of a term.
pub type Term = u32;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    Bool,
    Int,
    /// Fractions, in certificates only.
    Real,
    /// A sort of the problem.
    Of(u32),
    /// Of the lists in certificates, which are no values.
    List,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    True,
    False,
    Not,
    And,
    Or,
    Implies,
    Ite,
    Eq,
    Distinct,
    Int(i128),
    /// A fraction, whose denominator is positive.
    Ratio(i128, i128),
    ToReal,
    Add,
    Sub,
    Mul,
    Ge,
    Gt,
    Le,
    Lt,
    /// A constant or function of the problem.
    Symbol(u32),
    /// A function with some of its arguments, which is no value.
    Partial(u32),
    /// A variable is its name and its sort.
    Var(String, Sort),
    /// Variables that are bound in the argument.
    Forall(Box<[Term]>),
    /// Values of the variables of a closed formula `forall`, one of them, with which its body is false if it can be.
    Witness(usize),
    List,
}

#[derive(Debug)]
pub struct Node {
    pub op: Op,
    pub args: Box<[Term]>,
    pub sort: Sort,
    /// The free variables, in order.
    pub free: Box<[Term]>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    pub name: String,
    pub takes: Vec<Sort>,
    pub gives: Sort,
    /// True for values of an enumeration: no two are equal.
    pub constructor: bool,
}

#[derive(Default)]
pub struct Terms {
    nodes: Vec<Node>,
    known: HashMap<(Op, Box<[Term]>), Term>,
    pub symbols: Vec<Symbol>,
    pub polynomials: HashMap<Term, crate::arith::Polynomial>,
    pub linear: crate::arith::Linear,
}

impl Terms {
    pub fn node(&self, term: Term) -> &Node {
        &self.nodes[term as usize]
    }

    pub fn op(&self, term: Term) -> &Op {
        &self.node(term).op
    }

    pub fn args(&self, term: Term) -> &[Term] {
        &self.node(term).args
    }

    pub fn sort(&self, term: Term) -> Sort {
        self.node(term).sort
    }

    pub fn free(&self, term: Term) -> &[Term] {
        &self.node(term).free
    }

    pub fn is_closed(&self, term: Term) -> bool {
        self.free(term).is_empty()
    }

    /// Returns true for a formula without free variables.
    pub fn is_formula(&self, term: Term) -> bool {
        self.sort(term) == Sort::Bool && self.is_closed(term)
    }

    pub fn is_number(&self, term: Term) -> bool {
        matches!(self.sort(term), Sort::Int | Sort::Real)
    }

    /// Returns the arguments of a term with this operator.
    pub fn parts(&self, op: &Op, term: Term) -> Option<&[Term]> {
        (self.op(term) == op).then(|| self.args(term))
    }

    /// Returns both sides of an equation.
    pub fn equation(&self, term: Term) -> Result<(Term, Term), String> {
        match self.parts(&Op::Eq, term) {
            Some(&[a, b]) => Ok((a, b)),
            _ => Err("not an equation".to_string()),
        }
    }

    /// Returns the bound variables and the body of a quantified formula.
    pub fn forall(&self, term: Term) -> Result<(&[Term], Term), String> {
        match self.op(term) {
            Op::Forall(variables) => Ok((variables, self.args(term)[0])),
            _ => Err("not a quantified formula".to_string()),
        }
    }

    /// Makes a term. A conjunction or disjunction of one formula is that formula, and a negative number is a number.
    pub fn make(&mut self, op: Op, args: &[Term]) -> Result<Term, String> {
        if let (Op::And | Op::Or, &[only]) = (&op, args)
            && self.sort(only) == Sort::Bool
        {
            return Ok(only);
        }
        if let (Op::Sub, &[number]) = (&op, args)
            && let Op::Int(value) = self.op(number)
        {
            let value = value.checked_neg().ok_or("a number is too large")?;
            return self.make(Op::Int(value), &[]);
        }
        let key = (op, args.into());
        if let Some(&term) = self.known.get(&key) {
            return Ok(term);
        }
        let sort = self.sort_of(&key.0, args)?;
        let mut free: Vec<Term> = args.iter().flat_map(|&arg| self.free(arg)).copied().collect();
        if let Op::Forall(bound) = &key.0 {
            free.retain(|variable| !bound.contains(variable));
        }
        let term = self.nodes.len() as Term;
        if let Op::Var(..) = key.0 {
            free.push(term);
        }
        free.sort_unstable();
        free.dedup();
        let (op, args) = key.clone();
        self.nodes.push(Node { op, args, sort, free: free.into() });
        self.known.insert(key, term);
        Ok(term)
    }

    fn sort_of(&self, op: &Op, args: &[Term]) -> Result<Sort, String> {
        let sorts: Vec<Sort> = args.iter().map(|&arg| self.sort(arg)).collect();
        let all = |sort| sorts.iter().all(|&each| each == sort);
        let alike =
            |sorts: &[Sort]| sorts[0] != Sort::List && sorts.iter().all(|&each| each == sorts[0]);
        let found = match (op, sorts.len()) {
            (Op::True | Op::False, 0) => Some(Sort::Bool),
            (Op::Not, 1) | (Op::And | Op::Or, _) if all(Sort::Bool) => Some(Sort::Bool),
            (Op::Implies, 2..) if all(Sort::Bool) => Some(Sort::Bool),
            (Op::Ite, 3) if sorts[0] == Sort::Bool && alike(&sorts[1..]) => Some(sorts[1]),
            (Op::Eq, 2) | (Op::Distinct, 2..) if alike(&sorts) => Some(Sort::Bool),
            (Op::Int(_), 0) => Some(Sort::Int),
            (Op::Ratio(_, 1..), 0) => Some(Sort::Real),
            (Op::ToReal, 1) if all(Sort::Int) => Some(Sort::Real),
            (Op::Add | Op::Sub | Op::Mul, 1..) if all(Sort::Int) || all(Sort::Real) => {
                Some(sorts[0])
            }
            (Op::Ge | Op::Gt | Op::Le | Op::Lt, 2) if all(Sort::Int) || all(Sort::Real) => {
                Some(Sort::Bool)
            }
            (Op::Symbol(number), _) => {
                let symbol = &self.symbols[*number as usize];
                (symbol.takes == sorts).then_some(symbol.gives)
            }
            (Op::Var(_, sort), 0) if *sort != Sort::List => Some(*sort),
            (Op::Forall(bound), 1) if all(Sort::Bool) && self.are_variables(bound) => {
                Some(Sort::Bool)
            }
            (Op::Witness(n), 1) if self.is_closed(args[0]) => {
                self.forall(args[0])?.0.get(*n).map(|&variable| self.sort(variable))
            }
            (Op::List | Op::Partial(_), _) => Some(Sort::List),
            _ => None,
        };
        found.ok_or_else(|| match op {
            Op::Symbol(n) => format!("{} does not take {sorts:?}", self.symbols[*n as usize].name),
            _ => format!("{op:?} does not take {sorts:?}"),
        })
    }

    /// Returns true for one or more different variables.
    fn are_variables(&self, terms: &[Term]) -> bool {
        let different = terms.iter().enumerate().all(|(n, term)| !terms[..n].contains(term));
        !terms.is_empty()
            && different
            && terms.iter().all(|&term| matches!(self.op(term), Op::Var(..)))
    }

    pub fn truth(&mut self, value: bool) -> Term {
        self.make(if value { Op::True } else { Op::False }, &[]).expect("it has no arguments")
    }

    pub fn not(&mut self, term: Term) -> Result<Term, String> {
        self.make(Op::Not, &[term])
    }
}
