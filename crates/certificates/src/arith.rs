//! Arithmetic: polynomials of integers, and what a comparison says of one.

use std::collections::{BTreeMap, HashMap};

use crate::term::{Op, Sort, Term, Terms};

/// A coefficient for each product of integers that are no sums or products; that of the empty product is the constant.
/// Divided by a positive number, with which they have no common divisor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Polynomial {
    parts: BTreeMap<Vec<Term>, i128>,
    over: i128,
}

/// What a comparison says.
#[derive(Clone, Copy, Debug)]
pub enum Fact {
    Known(bool),
    /// The polynomial with this number, which has no constant, is at least this.
    AtLeast(u32, i128),
    /// It is this.
    Is(u32, i128),
}

/// Polynomials without constants, each with a number.
#[derive(Default)]
pub struct Linear(HashMap<BTreeMap<Vec<Term>, i128>, u32>);

type Checked<T> = Result<T, String>;

/// Refuses numbers near the limits of the type, so that negating or dividing them is exact.
fn exact(value: Option<i128>) -> Checked<i128> {
    value
        .filter(|value| value.unsigned_abs() < 1 << 100)
        .ok_or_else(|| "a number is too large".to_string())
}

fn product(a: i128, b: i128) -> Checked<i128> {
    exact(a.checked_mul(b))
}

impl Polynomial {
    fn of(part: Vec<Term>, coefficient: i128, over: i128) -> Checked<Self> {
        Self {
            parts: BTreeMap::from([(part, exact(Some(coefficient))?)]),
            over: exact(Some(over))?,
        }
        .reduced()
    }

    /// Takes out what is zero, and the common divisor.
    fn reduced(mut self) -> Checked<Self> {
        self.parts.retain(|_, coefficient| *coefficient != 0);
        let divisor = self.parts.values().fold(self.over, |divisor, &each| gcd(divisor, each));
        self.parts.values_mut().for_each(|each| *each /= divisor);
        self.over /= divisor;
        Ok(self)
    }

    /// Adds a multiple of another one.
    fn plus(&self, other: &Self, times: i128) -> Checked<Self> {
        let mut sum = Self { parts: BTreeMap::new(), over: product(self.over, other.over)? };
        for (of, scale) in [(self, other.over), (other, product(self.over, times)?)] {
            for (part, &coefficient) in &of.parts {
                let to = sum.parts.entry(part.clone()).or_insert(0);
                *to = exact(to.checked_add(product(coefficient, scale)?))?;
            }
        }
        sum.reduced()
    }

    fn times(&self, other: &Self) -> Checked<Self> {
        let mut result = Self { parts: BTreeMap::new(), over: product(self.over, other.over)? };
        for (part, &a) in &self.parts {
            for (with, &b) in &other.parts {
                let mut joined = [part.as_slice(), with].concat();
                joined.sort_unstable();
                let to = result.parts.entry(joined).or_insert(0);
                *to = exact(to.checked_add(product(a, b)?))?;
            }
        }
        result.reduced()
    }
}

/// Returns the polynomial that a number is.
pub fn polynomial(terms: &mut Terms, term: Term) -> Checked<Polynomial> {
    if let Some(known) = terms.polynomials.get(&term) {
        return Ok(known.clone());
    }
    let args = terms.args(term).to_vec();
    let result = match *terms.op(term) {
        Op::Int(value) => Polynomial::of(vec![], value, 1)?,
        Op::Ratio(value, over) => Polynomial::of(vec![], value, over)?,
        Op::ToReal => polynomial(terms, args[0])?,
        Op::Add | Op::Sub => {
            let minus = *terms.op(term) == Op::Sub;
            let mut sum = Polynomial::of(vec![], 0, 1)?;
            for (n, &arg) in args.iter().enumerate() {
                let subtracted = minus && (n > 0 || args.len() == 1);
                sum = sum.plus(&polynomial(terms, arg)?, if subtracted { -1 } else { 1 })?;
            }
            sum
        }
        Op::Mul => {
            let mut result = Polynomial::of(vec![], 1, 1)?;
            for &arg in &args {
                result = result.times(&polynomial(terms, arg)?)?;
            }
            result
        }
        _ if terms.sort(term) == Sort::Int => Polynomial::of(vec![term], 1, 1)?,
        _ => return Err("a number that may not be an integer".to_string()),
    };
    terms.polynomials.insert(term, result.clone());
    Ok(result)
}

/// Returns the difference of two terms.
pub fn difference(terms: &mut Terms, a: Term, b: Term) -> Checked<Polynomial> {
    polynomial(terms, a)?.plus(&polynomial(terms, b)?, -1)
}

/// Returns what a comparison of integers says, and whether it says the opposite.
pub fn fact(terms: &mut Terms, op: &Op, a: Term, b: Term) -> Checked<(Fact, bool)> {
    // a > b is not b >= a.
    let (low, high, opposite) = match op {
        Op::Ge | Op::Eq => (b, a, false),
        Op::Le => (a, b, false),
        Op::Gt => (a, b, true),
        Op::Lt => (b, a, true),
        _ => return Err(format!("{op:?} is no comparison of integers")),
    };
    // All are integers, so it does not matter by what they are divided.
    let mut rest = difference(terms, high, low)?.parts;
    let bound = exact(rest.remove(&vec![]).unwrap_or(0).checked_neg())?;
    let divisor = rest.values().fold(0, |divisor, &each| gcd(divisor, each));
    let Some(&leading) = rest.values().next() else {
        return Ok((Fact::Known(if *op == Op::Eq { bound == 0 } else { bound <= 0 }), opposite));
    };
    // The leading coefficient becomes positive.
    let scale = if leading < 0 { -divisor } else { divisor };
    rest.values_mut().for_each(|each| *each /= scale);
    let next = terms.linear.0.len() as u32;
    let number = *terms.linear.0.entry(rest).or_insert(next);
    if *op == Op::Eq {
        let known =
            if bound % divisor == 0 { Fact::Is(number, bound / scale) } else { Fact::Known(false) };
        return Ok((known, false));
    }
    // scale * p >= bound, where p is an integer.
    if scale > 0 {
        return Ok((
            Fact::AtLeast(number, exact(bound.checked_add(scale - 1))?.div_euclid(scale)),
            opposite,
        ));
    }
    // p <= bound / scale, so not p >= that + 1. Rounded down.
    let most = exact(bound.checked_neg())?.div_euclid(divisor);
    Ok((Fact::AtLeast(number, exact(most.checked_add(1))?), !opposite))
}

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}

/// Checks that the sum of comparisons is a comparison: a rule that adds up both sides.
pub fn adds_up(terms: &mut Terms, premises: &[Term], conclusion: Term) -> Checked<()> {
    let (mut sum, mut strict) = (Polynomial::of(vec![], 0, 1)?, false);
    for &premise in premises {
        let (rest, more) = not_negative(terms, premise)?;
        sum = sum.plus(&rest, 1)?;
        strict |= more;
    }
    let (rest, more) = not_negative(terms, conclusion)?;
    if *terms.op(conclusion) == Op::Eq || rest != sum || more && !strict {
        return Err("the comparisons do not add up to this one".to_string());
    }
    Ok(())
}

/// Returns a polynomial that a comparison says not to be negative, and whether it says that it is positive.
fn not_negative(terms: &mut Terms, comparison: Term) -> Checked<(Polynomial, bool)> {
    let (op, &[a, b]) = (terms.op(comparison).clone(), terms.args(comparison)) else {
        return Err("not a comparison".to_string());
    };
    match op {
        Op::Lt | Op::Le => Ok((difference(terms, b, a)?, op == Op::Lt)),
        Op::Gt | Op::Ge => Ok((difference(terms, a, b)?, op == Op::Gt)),
        Op::Eq if terms.is_number(a) => Ok((difference(terms, b, a)?, false)),
        _ => Err("not a comparison of integers".to_string()),
    }
}
