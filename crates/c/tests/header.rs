//! The accesses of `chase_lev.h`, which have the orderings of the table and the order of the
//! programs.

use std::fs;

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
    let read = |path| fs::read_to_string(path).expect(path);
    let (header, table) = (read("chase_lev.h"), read("../../model/sites.json"));
    let table: serde_json::Value = serde_json::from_str(&table).expect("a table");
    let code = part(&header, "How far it is", "#define");
    let mut found = Vec::new();
    let uses = code.split("CHASE_LEV_");
    for (used, rest) in uses.filter_map(|used| used.split_once('(')) {
        let kind = used.strip_suffix("_AFTER_FENCE").unwrap_or(used);
        let words: Vec<_> = rest.split([',', ')']).map(str::trim).collect();
        let column = |name: &str, column| table[name][column].as_str().map(str::to_lowercase);
        if let "LIGHT_FENCE" | "HEAVY_FENCE" = kind {
            assert_eq!(column(&site(words[0]), "Asymmetric").unwrap(), words[1]);
        }
        if let "LOAD" | "STORE" | "FENCE" | "CAS" = kind {
            let (name, order) = (site(words[0]), words[1].replace('_', ""));
            assert_eq!(column(&name, "access"), Some(kind.to_lowercase()), "{name}");
            assert_eq!(column(&name, "Fenced").as_ref(), Some(&order), "{name}");
            // The form for ThreadSanitizer, in which the fence stays, and does no harm.
            let released = if used == kind { &order } else { "release" };
            let differs = column(&name, "ReleaseStores").as_deref() != Some(released);
            assert_eq!(differs, name == "push.fence", "{name}");
            found.push(name);
        }
    }

    let rust = ["../../src/deque.rs", "../../src/steal.rs"].map(read).concat();
    let programs = read("../../model/refinement/programs.py");
    let in_rust = |from| -> Vec<_> {
        let constants = part(&rust, from, "\n    }\n").split("at!(").skip(1);
        constants.map(|rest| site(part(rest, "", ","))).collect()
    };
    let in_program = |from, to| -> Vec<_> {
        let program = part(&programs, from, to).replace("reserved(at, w)", "\"pop.fence\"");
        let program = program.replace("at.cas(site,", "at.cas(\"steal.cas\",");
        let quoted = program.split('"').skip(1).step_by(2).map(String::from);
        quoted.filter(|text| text.contains('.')).collect()
    };
    let expected = [
        in_rust("fn reserve("),
        in_rust("fn resize("),
        in_program("def put(", "\n\n\n"),
        in_program("def pop(", "\n\n\n"),
        ["look.top", "look.bottom"].map(String::from).to_vec(),
        in_program("def take(", "claim(at"),
        in_program("def claim(", "\n\n\n"),
        in_rust("the number of elements that this thread can see."),
    ];
    assert_eq!(found, expected.concat());
}
