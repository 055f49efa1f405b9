--------------------------- MODULE ChaseLevMonitor ---------------------------
(* Strict linearizability: whatever the operations of ChaseLev return, and a  *)
(* thief's Empty as well, a sequential deque returns, if each operation takes *)
(* effect at some moment between its first step and its last.                 *)
(*                                                                            *)
(* Where Empty takes effect depends on what other threads do later, so no     *)
(* refinement mapping can say it. Instead, a monitor keeps every state in     *)
(* which the sequential deque may be: an operation takes effect in them no    *)
(* later than necessary, when one of those under way returns (after Wing &    *)
(* Gong, Testing and verifying concurrent objects, 1993).                     *)
EXTENDS ChaseLev

VARIABLES
    possible,  \* states of the deque, with the results of what took effect
    popped     \* what the owner's pop has taken so far, or Nothing

Threads == Thieves \cup {"owner"}

Nothing == 0    \* what a push, None and Empty return; elements are numbers from 1
Pending == -1   \* an operation has not taken effect, or there is none

InitMonitor ==
    /\ Init
    /\ possible = {[items |-> <<>>, result |-> TLCEval([p \in Threads |-> Pending])]}
    /\ popped = Nothing

Busy(p) == IF p = "owner" THEN owner.at # "idle" ELSE thief[p].at # "idle"

\* The state c of the deque, once the operation of p has taken effect.
Effect(c, p) ==
    LET items == c.items
        returns(e, rest) == [items |-> rest, result |-> [c.result EXCEPT ![p] = e]]
    IN  CASE p = "owner" /\ owner.op = "push" ->
               returns(Nothing, Append(items, Len(taken) + 1))
          [] items = <<>> ->
               returns(Nothing, items)
          [] p = "owner" ->
               returns(items[Len(items)], SubSeq(items, 1, Len(items) - 1))
          [] OTHER ->
               returns(Head(items), Tail(items))

\* These states, and those after any of the operations that are under way.
RECURSIVE Closure(_)
Closure(states) ==
    LET more == {Effect(x[1], x[2]) : x \in
                   {y \in states \X Threads : Busy(y[2]) /\ y[1].result[y[2]] = Pending}}
    IN  IF more \subseteq states THEN states ELSE Closure(states \cup more)

\* The states in which the operation of p returns e; or, if that is Pending,
\* has not taken effect.
Returned(p, e) ==
    {[c EXCEPT !.result[p] = Pending] : c \in {d \in Closure(possible) : d.result[p] = e}}

Took ==
    LET now == {e \in DOMAIN taken : taken'[e] > taken[e]}
    IN  IF now = {} THEN Nothing ELSE CHOOSE e \in now : TRUE

NextMonitor ==
    /\ Next
    /\ LET returns == {p \in Threads : Busy(p) /\ ~Busy(p)'}
           retries(p) == p # "owner" /\ thief[p].at = "steal.cas" /\ Took = Nothing
           total == IF Took = Nothing THEN popped ELSE Took
       IN  /\ popped' = CASE "owner" \in returns -> Nothing
                          [] owner' # owner -> total
                          [] OTHER -> popped
           /\ possible' =
                IF returns = {} THEN possible
                ELSE LET p == CHOOSE p \in returns : TRUE IN
                     CASE p = "owner" -> Returned(p, total)
                       [] retries(p) -> Returned(p, Pending)
                       [] OTHER -> Returned(p, Took)

SpecMonitor == InitMonitor /\ [][NextMonitor]_<<vars, possible, popped>>

Linearizable == possible # {}
=============================================================================
