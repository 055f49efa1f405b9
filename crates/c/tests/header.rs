//! The accesses of `chase_lev.h`, which have the orderings of the table and the order of the programs.

use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path)
}

/// Returns a text from a phrase on, up to another.
fn part<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).expect(from);
    rest.split(to).next().unwrap_or(rest)
}

/// `POP_TOP` is the site `pop.top`.
fn site(constant: &str) -> String {
    constant.to_lowercase().replace('_', ".")
}

#[test]
fn each_access_has_the_ordering_of_its_site() {
    let (header, table) = (read("chase_lev.h"), read("../../model/sites.json"));
    let table: serde_json::Value = serde_json::from_str(&table).expect("a table");
    let code = part(&header, "How far it is", "#define");
    let mut found = Vec::new();
    for access in code.split("CL_").skip(1) {
        let (macro_name, rest) = access.split_once('(').expect("a macro or a function");
        let kind = macro_name
            .strip_suffix("_AFTER_FENCE")
            .unwrap_or(macro_name);
        if let "LOAD" | "STORE" | "FENCE" | "CAS" = kind {
            let words: Vec<_> = rest.split([',', ')']).map(str::trim).collect();
            let (name, order) = (site(words[0]), words[1].replace('_', ""));
            let column = |name: &str, column| table[name][column].as_str().map(str::to_lowercase);
            assert_eq!(column(&name, "access"), Some(kind.to_lowercase()), "{name}");
            assert_eq!(column(&name, "Fenced").as_ref(), Some(&order), "{name}");
            // The form for ThreadSanitizer.
            let released = kind != macro_name;
            let other = if released { "release" } else { &order };
            let is_fence = name == "push.fence"; // It stays, and does no harm.
            assert_eq!(
                column(&name, "ReleaseStores").as_deref() == Some(other),
                !is_fence,
                "{name}"
            );
            found.push(name);
        }
    }

    let (rust, programs) = (
        read("../../src/deque.rs"),
        read("../../model/refinement/programs.py"),
    );
    let in_rust = |from, to| -> Vec<_> {
        let constants = part(&rust, from, to).split("at!(").skip(1);
        constants.map(|rest| site(part(rest, "", ","))).collect()
    };
    let in_program = |from| -> Vec<_> {
        let program = part(&programs, from, "\n\n\n").replace("reserved(at, w)", "\"pop.fence\"");
        let quoted = program
            .split('"')
            .skip(1)
            .step_by(2)
            .filter(|text| text.contains('.'));
        quoted.map(String::from).collect()
    };
    let expected = [
        in_rust("fn reserve(", "\n    }\n"),
        in_rust("fn resize(", "\n    }\n"),
        in_program("def push("),
        in_program("def pop("),
        in_program("def take("),
        in_rust(
            "Returns the number of elements that this thread can see.",
            "\n    }\n",
        ),
    ];
    assert_eq!(found, expected.concat());
}
