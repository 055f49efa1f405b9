--------------------------------- MODULE TSO ---------------------------------
(* The memory of x86 (Sewell et al., x86-TSO, CACM 2010). A thread's stores   *)
(* wait in its buffer, and reach memory some time later, in order. A thread   *)
(* loads its own newest store of a location, or else what is in memory. A     *)
(* read-modify-write, a sequentially consistent store (`xchg`) and a full     *)
(* fence (`mfence`) wait until the thread's buffer is empty; all other        *)
(* accesses and fences are plain, whatever their ordering.                    *)
(*                                                                            *)
(* - `words` are the values in memory, by location;                           *)
(* - `buffer` has each thread's stores that are not in memory, oldest first.  *)
(*                                                                            *)
(* Memory.tla says what each operator means.                                  *)
EXTENDS Integers, Sequences

NewMemory(values, threads, ordered) ==
    [words |-> values, buffer |-> [p \in threads |-> <<>>]]

IsQuiet(m, p) == m.buffer[p] = <<>>

\* What a thread finds in a location.
Finds(m, p, x) ==
    LET own == SelectSeq(m.buffer[p], LAMBDA s : s.x = x)
    IN  IF own = <<>> THEN m.words[x] ELSE own[Len(own)].value

-----------------------------------------------------------------------------
Loads(m, p, x, order) == {[value |-> Finds(m, p, x), memory |-> m]}

Stores(m, p, x, value, order) ==
    IF order # "SeqCst"
    THEN {[m EXCEPT !.buffer[p] = Append(@, [x |-> x, value |-> value])]}
    ELSE IF IsQuiet(m, p) THEN {[m EXCEPT !.words[x] = value]} ELSE {}

Rmws(m, p, x, op(_), order) ==
    IF IsQuiet(m, p)
    THEN {[value |-> m.words[x], memory |-> [m EXCEPT !.words[x] = op(@)]]} ELSE {}

Cas(m, p, x, old, new, order, failure) ==
    Rmws(m, p, x, LAMBDA value : IF value = old THEN new ELSE value, order)

Fences(m, p, order) == IF order # "SeqCst" \/ IsQuiet(m, p) THEN {m} ELSE {}

\* It ends when each buffer has been empty since it began.
HeavyFences(m, p, qs) ==
    LET full == {q \in qs : ~IsQuiet(m, q)}
    IN  IF IsQuiet(m, p) /\ (full # qs \/ qs = {}) THEN {[left |-> full, memory |-> m]} ELSE {}

\* A thread's oldest store reaches memory.
Drains(m, p) ==
    LET s == Head(m.buffer[p])
    IN  [m EXCEPT !.words[s.x] = s.value, !.buffer[p] = Tail(@)]

Internal(m) == {Drains(m, p) : p \in {q \in DOMAIN m.buffer : ~IsQuiet(m, q)}}

-----------------------------------------------------------------------------
Latest(m, x) == m.words[x]
Posts(m, p, x, value) == Stores(m, p, x, value, "Relaxed")

\* Only events that are counted in a location of the thread's name are told apart: each adds 1 to it,
\* and is known when that is in memory.
Ticks(m, p, x) ==
    IF x = p THEN [m EXCEPT !.buffer[p] = Append(@, [x |-> x, value |-> Finds(m, p, x) + 1])] ELSE m
Count(m, p, x) == IF x \in DOMAIN m.buffer THEN Finds(m, p, x) ELSE 0
Knows(m, p, x, n) == x \notin DOMAIN m.buffer \/ Finds(m, p, x) >= n

Locks(m, p, x) ==
    IF m.words[x] = 0 /\ IsQuiet(m, p) THEN {[m EXCEPT !.words[x] = 1]} ELSE {}
Unlocks(m, p, x) == Stores(m, p, x, 0, "Release")

Starts(m, p, q) == m
Ended(m, p) == m
Recent(m) == m
=============================================================================
