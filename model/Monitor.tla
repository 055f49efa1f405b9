------------------------------- MODULE Monitor -------------------------------
(* Strict linearizability: a sequential deque returns the same results as the *)
(* operations, including a thief's Empty, if each operation takes effect at   *)
(* some moment between its first step and its last. Each claim of a batch is  *)
(* a steal. Optionally, a push may take effect later; until then, only the    *)
(* owner has its element.                                                     *)
(*                                                                            *)
(* The moment at which Empty takes effect depends on later steps of other     *)
(* threads, so no refinement mapping can define it. Instead, a monitor keeps  *)
(* every possible state of the sequential deque: an operation takes effect in *)
(* these states no later than necessary, when one of the operations under way *)
(* returns (after Wing & Gong, Testing and verifying concurrent objects,      *)
(* 1993).                                                                     *)
EXTENDS Integers, Sequences, TLC

CONSTANT Thieves

VARIABLES
    owner, thief, taken,  \* the algorithm's variables
    possible,  \* states of the deque: its items, the elements whose push has not
               \* taken effect, and the results of pops and steals that have
    popped     \* the element that the owner's pop has taken so far, or Nothing

Threads == Thieves \cup {"owner"}

Nothing == 0    \* the result of None and Empty; elements are numbers from 1
Pending == -1   \* an operation has not taken effect, or there is none

InitMonitor ==
    /\ possible = {[items |-> <<>>, late |-> <<>>,
                    result |-> TLCEval([p \in Threads |-> Pending])]}
    /\ popped = Nothing

-----------------------------------------------------------------------------
(* How an operation takes effect in a state c of the deque.                   *)

Last(s) == s[Len(s)]
Front(s) == SubSeq(s, 1, Len(s) - 1)

Push(c) == [c EXCEPT !.items = Append(@, Head(c.late)), !.late = Tail(@)]

Pop(c) ==
    CASE c.late # <<>> -> [c EXCEPT !.late = Front(@), !.result["owner"] = Last(c.late)]
      [] c.items # <<>> -> [c EXCEPT !.items = Front(@), !.result["owner"] = Last(c.items)]
      [] OTHER -> [c EXCEPT !.result["owner"] = Nothing]

Steal(c, t) ==
    IF c.items = <<>> THEN [c EXCEPT !.result[t] = Nothing]
    ELSE [c EXCEPT !.items = Tail(@), !.result[t] = Head(c.items)]

\* A thief that only has to leave has returned.
Returns(l) == l.at \in {"idle", "reader.leave"}

\* The states after any one of the operations that are under way.
Effects(c) ==
    (IF c.late # <<>> THEN {Push(c)} ELSE {})
    \cup (IF owner.op = "pop" /\ c.result["owner"] = Pending THEN {Pop(c)} ELSE {})
    \cup {Steal(c, t) : t \in {t \in Thieves : ~Returns(thief[t]) /\ c.result[t] = Pending}}

RECURSIVE Closure(_)
Closure(states) ==
    LET more == UNION {Effects(c) : c \in states}
    IN  IF more \subseteq states THEN states ELSE Closure(states \cup more)

\* The states in which the operation of p returns e; or, if that is Pending,
\* has not taken effect.
Returned(p, e) ==
    {[c EXCEPT !.result[p] = Pending] : c \in {d \in Closure(possible) : d.result[p] = e}}

-----------------------------------------------------------------------------
Took ==
    LET now == {e \in DOMAIN taken : taken'[e] > taken[e]}
    IN  IF now = {} THEN Nothing ELSE CHOOSE e \in now : TRUE

\* A step of the algorithm, by which this many pushes must have taken effect.
NextMonitor(pushes) ==
    LET total == IF Took = Nothing THEN popped ELSE Took
        pops == owner.op = "pop" /\ owner'.op # "pop"
        acts == {t \in Thieves : thief[t].at # thief'[t].at}
        returns(t) == Took # Nothing \/ (Returns(thief'[t]) /\ ~Returns(thief[t]))
        result(t) ==  \* a Retry, or the end of a batch, is not an operation
            IF Took = Nothing /\ thief[t].at \in {"steal.cas", "batch.bottom"}
            THEN Pending ELSE Took
        overdue(c) == c.late # <<>> /\ Head(c.late) <= pushes
        next ==
            CASE owner.op # "push" /\ owner'.op = "push" ->
                   {[c EXCEPT !.late = Append(@, Len(taken) + 1)] : c \in possible}
              [] pops -> Returned("owner", total)
              [] owner' = owner /\ \E t \in acts : returns(t) ->
                   LET t == CHOOSE t \in acts : TRUE IN Returned(t, result(t))
              [] OTHER -> IF \E c \in possible : overdue(c) THEN Closure(possible) ELSE possible
    IN  /\ popped' = IF owner' = owner THEN popped ELSE IF pops THEN Nothing ELSE total
        /\ possible' = {c \in next : ~overdue(c)}

Linearizable == possible # {}
=============================================================================
