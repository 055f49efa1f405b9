//! S-expressions: what SMT-LIB and CPC are written in.

use std::io::BufRead;

/// An S-expression, with the line on which it begins.
#[derive(Debug)]
pub enum Syntax {
    /// A symbol, without the bars around it; a keyword or a number.
    Word(String),
    /// What is in quotation marks.
    Text(String),
    List(Vec<Syntax>, usize),
}

impl Syntax {
    pub fn word(&self) -> Result<&str, String> {
        match self {
            Self::Word(word) => Ok(word),
            other => Err(format!("{other} is not a word")),
        }
    }

    pub fn text(&self) -> Result<&str, String> {
        match self {
            Self::Text(text) => Ok(text),
            other => Err(format!("{other} is not in quotation marks")),
        }
    }

    pub fn list(&self) -> Result<&[Syntax], String> {
        match self {
            Self::List(items, _) => Ok(items),
            other => Err(format!("{other} is not a list")),
        }
    }

    pub fn line(&self) -> usize {
        if let Self::List(_, line) = self { *line } else { 0 }
    }
}

impl std::fmt::Display for Syntax {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Word(word) => f.write_str(word),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::List(items, _) => {
                f.write_str("(")?;
                for (n, item) in items.iter().take(4).enumerate() {
                    write!(f, "{}{item}", if n > 0 { " " } else { "" })?;
                }
                f.write_str(if items.len() > 4 { " ...)" } else { ")" })
            }
        }
    }
}

/// Reads S-expressions one after the other.
pub struct Reader<R> {
    input: R,
    line: usize,
    pub bytes: u64,
}

impl<R: BufRead> Reader<R> {
    pub fn new(input: R) -> Self {
        Self { input, line: 1, bytes: 0 }
    }

    fn peek(&mut self) -> Result<Option<u8>, String> {
        let buffer = self.input.fill_buf().map_err(|error| error.to_string())?;
        Ok(buffer.first().copied())
    }

    fn advance(&mut self, byte: u8) {
        self.line += usize::from(byte == b'\n');
        self.bytes += 1;
        self.input.consume(1);
    }

    /// Returns the next expression, or `None` at the end of the input.
    pub fn next(&mut self) -> Result<Option<Syntax>, String> {
        let mut open: Vec<(Vec<Syntax>, usize)> = Vec::new();
        while let Some(byte) = self.peek()? {
            let line = self.line;
            let done = match byte {
                b' ' | b'\t' | b'\r' | b'\n' => {
                    self.advance(byte);
                    continue;
                }
                b';' => {
                    self.until(b'\n')?;
                    continue;
                }
                b'(' => {
                    self.advance(byte);
                    open.push((Vec::new(), line));
                    continue;
                }
                b')' => {
                    self.advance(byte);
                    let (items, line) = open.pop().ok_or(format!("line {line}: unexpected )"))?;
                    Syntax::List(items, line)
                }
                b'|' | b'"' => {
                    self.advance(byte);
                    let inside = self.until(byte)?;
                    if byte == b'|' { Syntax::Word(inside) } else { Syntax::Text(inside) }
                }
                _ => Syntax::Word(self.plain()?),
            };
            match open.last_mut() {
                Some((items, _)) => items.push(done),
                None => return Ok(Some(done)),
            }
        }
        if open.is_empty() { Ok(None) } else { Err("the input ends within a list".to_string()) }
    }

    fn until(&mut self, end: u8) -> Result<String, String> {
        let mut inside = Vec::new();
        loop {
            let byte = self.peek()?.ok_or("the input ends within quotation marks")?;
            self.advance(byte);
            if byte == end {
                return String::from_utf8(inside).map_err(|error| error.to_string());
            }
            inside.push(byte);
        }
    }

    fn plain(&mut self) -> Result<String, String> {
        let mut word = Vec::new();
        while let Some(byte) = self.peek()? {
            if byte.is_ascii_whitespace() || matches!(byte, b'(' | b')' | b'|' | b'"' | b';') {
                break;
            }
            self.advance(byte);
            word.push(byte);
        }
        String::from_utf8(word).map_err(|error| error.to_string())
    }
}
