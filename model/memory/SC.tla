---------------------------------- MODULE SC ----------------------------------
(* Sequentially consistent memory (Lamport, IEEE TC 1979): every access takes *)
(* effect at once, for all threads. A memory is a function from locations to  *)
(* values. Memory.tla says what each operator means.                          *)
EXTENDS Integers

NewMemory(values, threads, ordered) == values

Loads(m, p, x, order) == {[value |-> m[x], memory |-> m]}
Stores(m, p, x, value, order) == {[m EXCEPT ![x] = value]}
Rmws(m, p, x, op(_), order) == {[value |-> m[x], memory |-> [m EXCEPT ![x] = op(@)]]}

Cas(m, p, x, old, new, order, failure) ==
    {[value |-> m[x], memory |-> IF m[x] = old THEN [m EXCEPT ![x] = new] ELSE m]}

Fences(m, p, order) == {m}
HeavyFences(m, p, qs) == {[left |-> {}, memory |-> m]}

Internal(m) == {}
IsQuiet(m, p) == TRUE

Latest(m, x) == m[x]
Posts(m, p, x, value) == {[m EXCEPT ![x] = value]}

Ticks(m, p, x) == m
Count(m, p, x) == 0
Knows(m, p, x, n) == TRUE

Locks(m, p, x) == IF m[x] = 0 THEN {[m EXCEPT ![x] = 1]} ELSE {}
Unlocks(m, p, x) == {[m EXCEPT ![x] = 0]}

Starts(m, p, q) == m
Ended(m, p) == m
Recent(m) == m
=============================================================================
