"""Each clause of the memory models decides a litmus test: without it, the verdict is another."""

import re
import shutil
import tempfile
import unittest
from dataclasses import dataclass
from pathlib import Path

from model import tlc
from model.checker import call, find_jar

HERE = Path(__file__).resolve().parent / "memory"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in HERE.glob("*.tla")}

# Changes of each module: what is replaced, by what, and the test that sees it.

SC = (
    ("Stores(m, p, x, value, order) == {[m EXCEPT ![x] = value]}", "Stores(m, p, x, value, order) == {m}", "CoWR"),
    ("memory |-> [m EXCEPT ![x] = op(@)]]", "memory |-> m]", "INC-chain"),
    ("IF m[x] = old THEN [m EXCEPT ![x] = new] ELSE m", "[m EXCEPT ![x] = new]", "Cas-unequal"),
    ("IF m[x] = old THEN [m EXCEPT ![x] = new] ELSE m", "m", "Cas"),
    ("IF m[x] = 0 THEN {[m EXCEPT ![x] = 1]} ELSE {}", "{[m EXCEPT ![x] = 1]}", "Locks"),
    ("Unlocks(m, p, x) == {[m EXCEPT ![x] = 0]}", "Unlocks(m, p, x) == {m}", "Locks-both"),
    ("HeavyFences(m, p, qs) == {[left |-> {}, memory |-> m]}", "HeavyFences(m, p, qs) == {}", "Heavy-alone"),
    ("Posts(m, p, x, value) == {[m EXCEPT ![x] = value]}", "Posts(m, p, x, value) == {m}", "Posted"),
)

TSO = (
    ("IF own = <<>> THEN m.words[x] ELSE own[Len(own)].value", "m.words[x]", "SB-rfi"),
    ("own[Len(own)].value", "own[1].value", "CoWR-newest"),
    ("LAMBDA s : s.x = x", "LAMBDA s : TRUE", "n6"),
    ('IF order # "SeqCst"\n    THEN {[m EXCEPT !.buffer[p]', "IF TRUE\n    THEN {[m EXCEPT !.buffer[p]", "SB-SeqCst"),
    ('IF order # "SeqCst"\n    THEN {[m EXCEPT !.buffer[p] = Append(@, [x |-> x, value |-> value])]}',
     'IF order # "SeqCst"\n    THEN {[m EXCEPT !.words[x] = value]}', "SB-relaxed"),
    ("Append(@, [x |-> x, value |-> value])", "<<[x |-> x, value |-> value]>> \\o @", "MP-relaxed"),
    ("ELSE IF IsQuiet(m, p) THEN {[m EXCEPT !.words[x] = value]} ELSE {}",
     "ELSE {[m EXCEPT !.words[x] = value]}", "MP-SeqCst-store"),
    ("Rmws(m, p, x, op(_), order) ==\n    IF IsQuiet(m, p)\n",
     "Rmws(m, p, x, op(_), order) ==\n    IF TRUE\n", "Elsewhere-SeqCst"),
    ("[m EXCEPT !.words[x] = op(@)]]} ELSE {}", "m]} ELSE {}", "INC"),
    ("LAMBDA value : IF value = old THEN new ELSE value", "LAMBDA value : new", "Cas-unequal"),
    ('IF order # "SeqCst" \\/ IsQuiet(m, p) THEN {m} ELSE {}', "{m}", "SB-fences"),
    ("LET full == {q \\in qs : ~IsQuiet(m, q)}", "LET full == {}", "SB-heavy"),
    ("IF IsQuiet(m, p) /\\ (full", "IF TRUE /\\ (full", "SB-heavy"),
    ("(full # qs \\/ qs = {})", "full # qs", "Heavy-alone"),
    ("!.words[s.x] = s.value, !.buffer", "!.buffer", "SB-seen"),
    ('Posts(m, p, x, value) == Stores(m, p, x, value, "Relaxed")', "Posts(m, p, x, value) == {m}", "Posted"),
    ("IF x = p THEN [m EXCEPT !.buffer[p] = Append(@, [x |-> x, value |-> Finds(m, p, x) + 1])] ELSE m", "m",
     "Raced-release-acquire"),
    ("value |-> Finds(m, p, x) + 1]", "value |-> Finds(m, p, x)]", "Raced-release-acquire"),
    ("x \\notin DOMAIN m.buffer \\/ Finds(m, p, x) >= n", "TRUE", "Raced"),
    ("IF m.words[x] = 0 /\\ IsQuiet(m, p)", "IF m.words[x] = 0", "SB-locks"),
    ("IF m.words[x] = 0 /\\ IsQuiet(m, p)", "IF IsQuiet(m, p)", "Locks"),
    ('Unlocks(m, p, x) == Stores(m, p, x, 0, "Release")', "Unlocks(m, p, x) == {[m EXCEPT !.words[x] = 0]}", "Handed"),
)

VIEWS = (
    ('Acquires(order) == order \\in {"Acquire", "AcqRel", "SeqCst"}',
     'Acquires(order) == order \\in {"AcqRel", "SeqCst"}', "MP-release-acquire"),
    ('Acquires(order) == order \\in {"Acquire", "AcqRel", "SeqCst"}',
     'Acquires(order) == order \\in {"Acquire", "SeqCst"}', "MP-fences-AcqRel"),
    ('Acquires(order) == order \\in {"Acquire", "AcqRel", "SeqCst"}',
     'Acquires(order) == order \\in {"Acquire", "AcqRel"}', "MP-SeqCst"),
    ('Acquires(order) == order \\in {"Acquire", "AcqRel", "SeqCst"}',
     'Acquires(order) == order \\in {"Acquire", "AcqRel", "SeqCst", "Release"}', "Swapped-release"),
    ('Acquires(order) == order \\in {"Acquire", "AcqRel", "SeqCst"}', "Acquires(order) == TRUE", "MP-release-only"),
    ('Releases(order) == order \\in {"Release", "AcqRel", "SeqCst"}',
     'Releases(order) == order \\in {"AcqRel", "SeqCst"}', "MP-release-acquire"),
    ('Releases(order) == order \\in {"Release", "AcqRel", "SeqCst"}',
     'Releases(order) == order \\in {"Release", "SeqCst"}', "MP-fences-AcqRel"),
    ('Releases(order) == order \\in {"Release", "AcqRel", "SeqCst"}',
     'Releases(order) == order \\in {"Release", "AcqRel"}', "MP-SeqCst"),
    ('Releases(order) == order \\in {"Release", "AcqRel", "SeqCst"}', "Releases(order) == TRUE", "MP-acquire-only"),
    ('Releases(order) == order \\in {"Release", "AcqRel", "SeqCst"}',
     'Releases(order) == order # "Relaxed"', "MP-fences-acquire"),
    ("~\\E k \\in DOMAIN m.messages[x] : n < k /\\ k <= m.views[p].cur[x]}\n\n\\* The times",
     "TRUE}\n\n\\* The times", "CoRR-relaxed"),
    ("n < k /\\ k <= m.views[p].cur[x]", "n < k", "MP-Cas"),
    ("n > time /\\ ~m.messages[x][n].update}", "n > time}", "Atomic"),
    ("n > time /\\ ~m.messages[x][n].update}", "~m.messages[x][n].update}", "CoWW"),
    ("{n \\in DOMAIN m.messages[x] : n > time /\\ ~m.messages[x][n].update}\n    \\cup {", "{", "TwoPlusTwoW-release"),
    ("THEN Join(@, view) ELSE See(@, x, time)", "THEN Join(@, view) ELSE @", "CoRR-relaxed"),
    ("IF Acquires(order) THEN Join(@, view) ELSE See(@, x, time)", "See(@, x, time)", "MP-release-acquire"),
    ("        !.acq = Join(@, view)]\n\n\\* The view of the", "        !.acq = @]\n\n\\* The view of the", "MP-fences"),
    ("    See(IF Releases(order) THEN thread.cur", "    See(IF Releases(order) THEN thread.rel", "MP-release-acquire"),
    ("        ELSE thread.rel, x, time)", "        ELSE thread.cur, x, time)", "MP-acquire-only"),
    ("        ELSE thread.rel, x, time)", "        ELSE NoView(DOMAIN thread.rel), x, time)", "MP-fences"),
    ("    See(IF Releases(order)", "    LET Same(v, y, n) == v IN Same(IF Releases(order)", "CoRR-release-acquire"),
    ("!.cur[x] = time, !.acq[x] = Max(@, time)]", "!.acq[x] = Max(@, time)]", "CoWR"),
    ("!.cur[x] = time, !.acq[x] = Max(@, time)]", "!.cur[x] = time]", "CoWR-fence"),
    ("IN  [old EXCEPT !.view = View(@)]]\n                ELSE", "IN  old]\n                ELSE", "CoRR-stored-fence"),
    ("[m.messages[y][n] EXCEPT !.view = View(@)]", "m.messages[y][n]", "MPS-release-acquire"),
    ("[l EXCEPT !.cur = View(@), !.acq = View(@), !.rel = View(@)]",
     "[l EXCEPT !.acq = View(@), !.rel = View(@)]", "CoRR-stored"),
    ("[l EXCEPT !.cur = View(@), !.acq = View(@), !.rel = View(@)]",
     "[l EXCEPT !.cur = View(@), !.rel = View(@)]", "CoRR-stored-fence"),
    ("[l EXCEPT !.cur = View(@), !.acq = View(@), !.rel = View(@)]",
     "[l EXCEPT !.cur = View(@), !.acq = View(@)]", "MPS-fence"),
    ("Access(e) == IF e.x = x /\\ e.at >= Writes(time) THEN", "Access(e) == IF FALSE THEN", "SBS-SeqCst"),
    ("Access(e) == IF e.x = x /\\ e.at >= Writes(time) THEN",
     "Access(e) == IF e.x = x /\\ e.at > Writes(time) THEN", "SBS-SeqCst"),
    ("Limit(v) == IF x \\in DOMAIN v THEN View(v) ELSE v", "Limit(v) == v", "RBehind-stored"),
    ("sc |-> [view |-> View(m.sc.view),", "sc |-> [view |-> m.sc.view,", "SBS-fences"),
    ("accesses |-> {Access(e) : e \\in m.sc.accesses}", "accesses |-> m.sc.accesses", "SBS-SeqCst"),
    ("touched |-> {Access(e) : e \\in m.sc.touched}", "touched |-> m.sc.touched", "RBehind-before"),
    ("[e EXCEPT !.fence = Max(@, n)]", "e", "Against-SeqCst"),
    ("IF n = 0 \\/ \\E a \\in m.sc.touched : Says(a, touch) THEN m.sc.touched",
     "IF TRUE THEN m.sc.touched", "RBehind-SeqCst"),
    ("ELSE {a \\in m.sc.touched : ~Says(touch, a)} \\cup {touch}", "ELSE {touch}", "RBehind-first"),
    ("a.x = b.x /\\ a.at <= b.at /\\ a.fence >= b.fence", "a.x = b.x /\\ a.at <= b.at", "RBehind-later"),
    ("a.x = b.x /\\ a.at <= b.at /\\ a.fence >= b.fence", "a.x = b.x /\\ a.fence >= b.fence", "RBehind-between"),
    ("a.x = b.x /\\ a.at <= b.at /\\ a.fence >= b.fence", "a.at <= b.at /\\ a.fence >= b.fence", "RBehind-second"),
    ("{a.fence : a \\in {b \\in m.sc.touched : b.x = x /\\ b.at < at}}", "{}", "RBehind-SeqCst"),
    ("{b \\in m.sc.touched : b.x = x /\\ b.at < at}", "{b \\in m.sc.touched : b.x = x}", "RBehind-before"),
    ("{b \\in m.sc.touched : b.x = x /\\ b.at < at}", "{b \\in m.sc.touched : b.at < at}", "RBehind-other"),
    ("e \\in {d \\in raised : d.number <= before[d.by]}}]", "e \\in {}}]", "SB-SeqCst"),
    ("e \\in {d \\in raised : d.number <= before[d.by]}}]", "e \\in raised}]", "MP-SeqCst-flag-relaxed"),
    ("IF e.x = x /\\ at < e.at THEN", "IF at < e.at THEN", "Against-seen-other"),
    ("IF e.x = x /\\ at < e.at THEN", "IF e.x = x THEN", "Against-seen-same"),
    ("!.views[p] = [after EXCEPT !.cur[p] = number, !.acq[p] = number]]",
     "!.views[p] = [after EXCEPT !.acq[p] = number]]", "SB-SeqCst"),
    ("!.views[p] = [after EXCEPT !.cur[p] = number, !.acq[p] = number]]",
     "!.views[p] = [after EXCEPT !.cur[p] = number]]", "SB-SeqCst-fences"),
    ("    \\/ <<d.by, d.number>> \\in e.behind\n    \\/", "    \\/", "SB-SeqCst"),
    ("    \\/ d.x = e.x /\\ d.at < e.at\n", "    \\/ FALSE\n", "SB-SeqCst"),
    ("d.x = e.x /\\ d.at < e.at\n", "d.at < e.at\n", "SB-SeqCst-seen"),
    ("{e \\in accesses : e.fence <= n /\\ ~", "{e \\in accesses : ~", "Against-SeqCst"),
    ("           /\\ \\A e \\in accesses : e.at >= Reads(fences[n + 1][e.x])\n", "", "RBehind-SeqCst"),
    ("e.at >= Reads(fences[n + 1][e.x])", "e.at > Reads(fences[n + 1][e.x])", "RBehind-seen"),
    ("e.at >= Reads(fences[n + 1][e.x])", "e.at >= Writes(fences[n + 1][e.x])", "S-against"),
    ("Reads(time) == 2 * time + 1", "Reads(time) == 2 * time", "S-against"),
    ("Consistent(m) == Completes(m.sc.fences, 0, m.sc.accesses)", "Consistent(m) == TRUE", "SB-SeqCst"),
    ("r.memory.sc = m.sc \\/ Consistent(r.memory)}", "TRUE}", "SB-SeqCst"),
    ("LET room == Room(m, x, time)\n        thread", "LET room == m\n        thread", "S-release-only"),
    ("view |-> Released(thread, x, time, order), update |-> FALSE]",
     "view |-> NoView(DOMAIN thread.cur), update |-> FALSE]", "MP-release-acquire"),
    ("view == Join(Released(read, x, time + 1, order), room.messages[x][time].view)",
     "view == Released(read, x, time + 1, order)", "Updated-release-acquire"),
    ("view == Join(Released(read, x, time + 1, order), room.messages[x][time].view)",
     "view == room.messages[x][time].view", "MP-update"),
    ("message == [value |-> value, view |-> view, update |-> TRUE]",
     "message == [value |-> value, view |-> view, update |-> FALSE]", "INC"),
    ("LET room == Room(m, x, time + 1)", "LET room == m", "S-update"),
    ("Wrote(read, x, time + 1, order), order)", "Wrote(room.views[p], x, time + 1, order), order)", "Swapped-acquire"),
    ("\\/ Ordered(m) = {} \\/ Consistent(n)", "\\/ TRUE", "TwoPlusTwoW-SeqCst"),
    ("IF May(m, x, time, n) THEN {n} ELSE {}", "{n}", "TwoPlusTwoW-SeqCst"),
    ("IF May(m, x, time + 1, n) THEN", "IF TRUE THEN", "TwoPlusTwoW-updates"),
    ("n + 1 \\notin DOMAIN m.messages[x] \\/ ~m.messages[x][n + 1].update}", "TRUE}", "INC"),
    ("n + 1 \\notin DOMAIN m.messages[x] \\/ ~m.messages[x][n + 1].update}",
     "n + 1 \\notin DOMAIN m.messages[x]}", "S-update"),
    ("m.messages[x][n].value = old}", "TRUE}", "Cas-unequal"),
    ("{r \\in fails : r.value # old}", "fails", "Cas-newer"),
    ("{r \\in fails : r.value # old}", "{}", "Unswapped-relaxed"),
    ("ELSE Loads(m, p, x, failure)", "ELSE Loads(m, p, x, order)", "Unswapped-relaxed"),
    ("LAMBDA value : new, order)", 'LAMBDA value : new, "Relaxed")', "Swapped-acquire"),
    ("IF swaps = Readable(m, p, x) THEN {} ELSE", "IF swaps # {} THEN {} ELSE", "MP-Cas"),
    ("seen == IF Acquires(order) THEN thread.acq ELSE thread.cur", "seen == thread.cur", "MP-fences"),
    ("seen == IF Acquires(order) THEN thread.acq ELSE thread.cur", "seen == thread.acq", "MP-fences-release"),
    ("joined == Join(seen, m.sc.view)", "joined == seen", "SB-fences"),
    ("n == IF limit = m.sc.fences[last] THEN last ELSE last + 1", "n == last", "RBehind-SeqCst"),
    ('ELSE [joined EXCEPT !["fences"] = n]', "ELSE joined", "Against-SeqCst"),
    ("!.acq = Join(@, cur),\n                                !.rel",
     "!.acq = @,\n                                !.rel", "SB-fences-each-two"),
    ("!.rel = IF Releases(order) THEN cur ELSE @]", "!.rel = @]", "MP-fences"),
    ("!.rel = IF Releases(order) THEN cur ELSE @]", "!.rel = cur]", "MP-fences-acquire"),
    ("!.sc.view = cur, !.sc.fences", "!.sc.fences", "SB-fences"),
    ('Finds(q) == Fence(Fence(begins, q, "SeqCst"), p, "SeqCst")',
     'Finds(q) == Fence(begins, p, "SeqCst")', "SB-heavy"),
    ('Finds(q) == Fence(Fence(begins, q, "SeqCst"), p, "SeqCst")',
     'Finds(q) == Fence(begins, q, "SeqCst")', "SB-heavy"),
    ('LET begins == Fence(m, p, "SeqCst")', "LET begins == m", "SB-heavy"),
    ("[left |-> qs \\ {q}, memory", "[left |-> {}, memory", "SB-heavy-each-1"),
    ("IF qs = {} THEN {[left |-> {}, memory |-> begins]}", "IF qs = {} THEN {}", "Heavy-alone"),
    ("{[m EXCEPT !.messages[x][0].value = value]}", "{m}", "Posted"),
    ("!.views[p].cur[x] = @ + 1, !.views[p].acq[x]", "!.views[p].acq[x]", "Raced-release-acquire"),
    ("!.views[p].cur[x] = @ + 1, !.views[p].acq[x] = m.views[p].cur[x] + 1]",
     "!.views[p].cur[x] = @ + 1]", "Raced-fence"),
    ("Knows(m, p, x, n) == m.views[p].cur[x] >= n", "Knows(m, p, x, n) == TRUE", "Raced"),
    ("IF m.messages[x][0].value # 0 THEN {}", "IF FALSE THEN {}", "Locks"),
    ("!.views[p].cur = Join(@, view), !.views[p].acq = Join(@, view)]}", "!.views[p].acq = Join(@, view)]}", "Handed"),
    ("!.views[p].cur = Join(@, view), !.views[p].acq = Join(@, view)]}",
     "!.views[p].cur = Join(@, view)]}", "Handed-fence"),
    (", !.messages[x][0].view = m.views[p].cur]}", "]}", "Handed"),
    ("!.messages[x][0].value = 0, !.messages", "!.messages", "Locks-both"),
    ("[m EXCEPT !.views[p].cur = Join(@, seen), !.views[p].acq = Join(@, seen)]",
     "[m EXCEPT !.views[p].acq = Join(@, seen)]", "Joined"),
    ("[m EXCEPT !.views[p].cur = Join(@, seen), !.views[p].acq = Join(@, seen)]",
     "[m EXCEPT !.views[p].cur = Join(@, seen)]", "Joined-fence"),
    ("[m EXCEPT !.views[p] = NewThread(DOMAIN @.cur, Continues(@))]", "m", "SB-heavy-ended"),
)

VIEWS11 = (
    ("THEN Join(thread.rel, thread.seq[x])", "THEN thread.rel", "Restored-release-acquire"),
    ("THEN Join(thread.rel, thread.seq[x])", "THEN thread.seq[x]", "MP-fences"),
    ("[wrote EXCEPT !.seq[x] = wrote.cur]",
     "[wrote EXCEPT !.seq = [y \\in DOMAIN @ |-> wrote.cur]]", "Restored-elsewhere"),
    ("Continues(thread) /\\ Releases(order) THEN", "Continues(thread) THEN", "Restored-relaxed"),
    ("            IF ~Continues(l) THEN seen\n            ELSE",
     "            IF TRUE THEN seen\n            ELSE", "MPS-restored"),
)

RECENT = (
    ("\\A p \\in threads : n <= m.views[p].cur[x]])", "\\A p \\in threads : n >= m.views[p].cur[x]])", "MP-relaxed"),
    ("k < n /\\ n <= oldest[x]}", "k < n /\\ n <= oldest[x] + 1}", "MP-relaxed"),
    ("!.cur = Since(@), !.acq = Since(@), !.rel = Since(@)]\n        Kept",
     "!.acq = Since(@), !.rel = Since(@)]\n        Kept", "CoRR-again"),
    ("!.cur = Since(@), !.acq = Since(@), !.rel = Since(@)]\n        Kept",
     "!.cur = Since(@), !.rel = Since(@)]\n        Kept", "CoRR-again-acquire-fence"),
    ("!.cur = Since(@), !.acq = Since(@), !.rel = Since(@)]\n        Kept",
     "!.cur = Since(@), !.acq = Since(@)]\n        Kept", "CoRR-again-fences"),
    ("!.update = @ /\\ n > 0]", "!.update = FALSE]", "INC"),
    ("[old EXCEPT !.view = Since(@), ", "[old EXCEPT ", "CoRR-again-release"),
    ("[m.sc EXCEPT !.view = Since(@)]", "m.sc", "CoRR-again-fences-SeqCst"),
)

# Changes that no test sees. Others are of what only saves time.
UNSEEN = {
    ("Views", 'fences == {before["fences"]}', "fences == {0}"):
        "Accesses that are coherence-ordered after one behind a fence come after the fence because it is in `touched`.",
    ("Views", "Released(read, x, time + 1, order)", "Released(room.views[p], x, time + 1, order)"):
        "An update passes on what it acquires in any case, with the release sequence.",
    ("Views", "!.update = @ /\\ n > 0]", "!.update = @]"):
        "Nothing comes before the oldest message.",
    ("TSO", "Count(m, p, x) == IF x \\in DOMAIN m.buffer THEN Finds(m, p, x) ELSE 0", "Count(m, p, x) == 0"):
        "No litmus test keeps a count; the claims of Deque with grace periods do.",
    ("Views", "Count(m, p, x) == m.views[p].cur[x]", "Count(m, p, x) == 0"):
        "No litmus test keeps a count; the claims of Dekker, and of Deque with grace periods, do.",
}


@dataclass(frozen=True)
class Change:
    """A change of a module, with the memory and the test that it is tried with."""

    module: str
    old: str
    new: str
    test: str
    memory: str
    ordered: bool = True

    def texts(self, number: int) -> dict[str, str]:
        """Returns the modules that the change makes different, under names with this number."""
        found = {name: TEXTS[name] for name in (self.module, "Memory", "Litmus")}
        if found[self.module].count(self.old) != 1:
            raise ValueError(f"{self.module} does not have this once: {self.old}")
        found[self.module] = found[self.module].replace(self.old, self.new)
        if not self.ordered:
            found["Litmus"] = found["Litmus"].replace("\nordered == TRUE", "\nordered == FALSE")
        names = "|".join(found)
        return {f"{name}{number}": re.sub(rf"\b(MODULE|INSTANCE|EXTENDS) ({names})\b", rf"\1 \g<2>{number}", text)
                for name, text in found.items()}


CHANGES = [
    *(Change("SC", *each, "SC") for each in SC), *(Change("TSO", *each, "TSO") for each in TSO),
    *(Change("Views", *each, "Views") for each in VIEWS), *(Change("Views", *each, "Views11") for each in VIEWS11),
    *(Change("Views", *each, "Views", ordered=False) for each in RECENT)]


def decided(changes: list[Change]) -> set[int]:
    """Returns the numbers of the changes with which the test has another verdict than the published one."""
    every = list(enumerate(changes))
    instances = "\n".join(f'L{n} == INSTANCE Litmus{n} WITH memory_model <- "{change.memory}"' for n, change in every)
    differs = "\n".join(f'    [] change = {n} -> ~L{n}!IsAsPublished(L{n}!Named("{change.test}"))'
                        for n, change in every)
    with tempfile.TemporaryDirectory(prefix="tlc-") as folder:
        for path in HERE.glob("*.tla"):
            shutil.copy(path, folder)
        for n, change in every:
            for name, text in change.texts(n).items():
                Path(folder, f"{name}.tla").write_text(text, encoding="utf-8")
        Path(folder, "Every.tla").write_text(f"""---- MODULE Every ----
EXTENDS Integers, TLC
VARIABLES change, test, state
{instances}
Init == change \\in 0 .. {len(changes) - 1} /\\ test = 0 /\\ state = 0
Next == UNCHANGED <<change, test, state>>
Differs ==
    CASE FALSE -> FALSE
{differs}
Says == Differs => PrintT(change)
====
""", encoding="utf-8")
        Path(folder, "Every.cfg").write_text("INIT Init\nNEXT Next\nINVARIANT Says\n", encoding="utf-8")
        code, stdout, stderr = call(
            ["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xss32m", f"-Djava.io.tmpdir={folder}", "-cp",
             str(find_jar()), "tlc2.TLC", "-tool", "-workers", "1", "-metadir", folder, "Every.tla"],
            600, cwd=folder)
    output = tlc.read_output(stdout, stderr)
    if code or output.states() != len(changes):
        raise ValueError(f"TLC ends with {code}: {output.complaint()}")
    return {int(line) for line in output.printed_lines}


class Clauses(unittest.TestCase):
    def test_each_clause_decides_a_test(self) -> None:
        found = decided(CHANGES)
        for n, change in enumerate(CHANGES):
            self.assertIn(n, found, f"{change.module}, {change.old} => {change.new}: {change.test} is as before")

    def test_a_change_without_effect_is_not_seen(self) -> None:
        same = [Change(each.module, each.old, each.old, each.test, each.memory, each.ordered) for each in CHANGES[::9]]
        self.assertEqual(decided(same), set())

    def test_what_no_test_sees_is_there(self) -> None:
        """A change of what is not there any more would be a reason without a clause."""
        for (module, old, _), reason in UNSEEN.items():
            self.assertEqual((TEXTS[module].count(old), bool(reason)), (1, True), old)


if __name__ == "__main__":
    unittest.main()
