------------------------------ MODULE Treiber -------------------------------
(* Treiber's stack (Systems programming: coping with parallelism, IBM RJ      *)
(* 5118, 1986): a linked list whose head is changed by compare-and-swap. Each *)
(* access is an action. The value and the link of a node are written before   *)
(* the node is pushed.                                                        *)
(*                                                                            *)
(* In Treiber.cfg, set `push_cas` or `pop_head` to "Relaxed": with "Views", a *)
(* thread may find a node before its value or its link is written. x86 keeps  *)
(* stores in order, and loads. Set `reuse` to TRUE, with Operations = 3: then *)
(* the stack breaks in any memory, even "SC", because a compare-and-swap      *)
(* cannot tell that the head has changed and changed back (the ABA problem).  *)
EXTENDS Memory

CONSTANTS
    Threads,     \* a set of model values
    Operations,  \* how many each thread executes, pushes or pops
    Initial,     \* how many elements are in the stack at first
    push_cas,    \* "Release"
    pop_head,    \* "Acquire"
    reuse        \* TRUE if a thread may push a node again that it has popped

ASSUME AreOrders({push_cas, pop_head})

Elements == 1 .. Initial + Operations * Cardinality(Threads)
Nodes == Elements
Null == 0
Unwritten == -1

\* Locations. The link of node n is in Link(n).
Top == <<"top", 0>>
Link(n) == <<"link", n>>
Value(n) == <<"value", n>>

VARIABLES
    memory,
    thread,  \* each thread's next access, operations left, operands, and the nodes that it may use
    pushed,  \* the number of elements that were pushed; each push has a new one
    popped   \* the elements that were popped, and how often

vars == <<memory, thread, pushed, popped>>

\* At first, the stack has element n in node n.
Initially(x) ==
    CASE x = Top -> Initial
      [] x # Top /\ x[2] > Initial -> Unwritten
      [] OTHER -> IF x[1] = "link" THEN x[2] - 1 ELSE x[2]

Init ==
    /\ memory = NewMemory([x \in {Top} \cup ({"link", "value"} \X Nodes) |-> Initially(x)],
                          Threads, {})
    /\ thread = TLCEval([t \in Threads |->
           [at |-> "idle", left |-> Operations, node |-> Null, head |-> Null, link |-> Null,
            owns |-> {}]])
    /\ pushed = Initial
    /\ popped = TLCEval([e \in {Unwritten} \cup Elements |-> 0])

-----------------------------------------------------------------------------
\* Thread t goes on at `to`, with these operands. Between operations, it has none.
Goes(t, to, node, head, link) ==
    thread' = [thread EXCEPT ![t].at = to, ![t].node = node, ![t].head = head, ![t].link = link]

Idle(t, owns) ==
    thread' = [thread EXCEPT ![t].at = "idle", ![t].left = @ - 1, ![t].owns = owns,
                             ![t].node = Null, ![t].head = Null, ![t].link = Null]

Begins(t) == thread[t].at = "idle" /\ thread[t].left > 0

-----------------------------------------------------------------------------
(* Push.                                                                      *)

\* A new node, or one that the thread has popped, gets a new element.
PushValue(t) ==
    /\ Begins(t)
    /\ \E n \in {pushed + 1} \cup IF reuse THEN thread[t].owns ELSE {} :
        /\ memory' \in Stores(memory, t, Value(n), pushed + 1, "Relaxed")
        /\ thread' = [thread EXCEPT ![t].at = "push.head", ![t].node = n, ![t].owns = @ \ {n}]
    /\ pushed' = pushed + 1 /\ UNCHANGED popped

PushHead(t) ==
    /\ thread[t].at = "push.head"
    /\ \E r \in Loads(memory, t, Top, "Relaxed") :
        memory' = r.memory /\ Goes(t, "push.link", thread[t].node, r.value, Null)
    /\ UNCHANGED <<pushed, popped>>

PushLink(t) ==
    LET l == thread[t] IN
    /\ l.at = "push.link"
    /\ memory' \in Stores(memory, t, Link(l.node), l.head, "Relaxed")
    /\ Goes(t, "push.cas", l.node, l.head, Null)
    /\ UNCHANGED <<pushed, popped>>

\* If it fails, the thread tries again with the head that it has found.
PushCas(t) ==
    LET l == thread[t] IN
    /\ l.at = "push.cas"
    /\ \E r \in Cas(memory, t, Top, l.head, l.node, push_cas, "Relaxed") :
        /\ memory' = r.memory
        /\ IF r.value = l.head THEN Idle(t, l.owns)
           ELSE Goes(t, "push.link", l.node, r.value, Null)
    /\ UNCHANGED <<pushed, popped>>

-----------------------------------------------------------------------------
(* Pop. If the stack is empty, the operation ends.                            *)

PopHead(t) ==
    /\ Begins(t) \/ thread[t].at = "pop.head"
    /\ \E r \in Loads(memory, t, Top, pop_head) :
        /\ memory' = r.memory
        /\ IF r.value = Null THEN Idle(t, thread[t].owns)
           ELSE Goes(t, "pop.link", Null, r.value, Null)
    /\ UNCHANGED <<pushed, popped>>

PopLink(t) ==
    LET l == thread[t] IN
    /\ l.at = "pop.link"
    /\ \E r \in Loads(memory, t, Link(l.head), "Relaxed") :
        memory' = r.memory /\ Goes(t, "pop.cas", Null, l.head, r.value)
    /\ UNCHANGED <<pushed, popped>>

\* Read-modify-writes go on with the release sequence of each push, so this one need not release.
PopCas(t) ==
    LET l == thread[t] IN
    /\ l.at = "pop.cas"
    /\ \E r \in Cas(memory, t, Top, l.head, l.link, "Relaxed", "Relaxed") :
        /\ memory' = r.memory
        /\ IF r.value = l.head THEN Goes(t, "pop.value", l.head, Null, Null)
           ELSE Goes(t, "pop.head", Null, Null, Null)
    /\ UNCHANGED <<pushed, popped>>

PopValue(t) ==
    LET l == thread[t] IN
    /\ l.at = "pop.value"
    /\ \E r \in Loads(memory, t, Value(l.node), "Relaxed") :
        memory' = r.memory /\ popped' = [popped EXCEPT ![r.value] = @ + 1]
    /\ Idle(t, l.owns \cup {l.node})
    /\ UNCHANGED pushed

-----------------------------------------------------------------------------
\* A step of the memory alone: with "TSO", a store leaves its buffer.
MemoryStep == memory' \in Internal(memory) /\ UNCHANGED <<thread, pushed, popped>>

Done == (\A t \in Threads : thread[t].at = "idle" /\ thread[t].left = 0) /\ UNCHANGED vars

Next ==
    \/ \E t \in Threads :
        \/ PushValue(t) \/ PushHead(t) \/ PushLink(t) \/ PushCas(t)
        \/ PopHead(t) \/ PopLink(t) \/ PopCas(t) \/ PopValue(t)
    \/ MemoryStep
    \/ Done

Spec == Init /\ [][Next]_vars

\* For the .cfg: threads are alike.
Symmetry == Permutations(Threads)

-----------------------------------------------------------------------------
\* What is popped was handed over: its node was written.
HandedOver ==
    /\ popped[Unwritten] = 0
    /\ \A t \in Threads : thread[t].link # Unwritten

TakenOnce == \A e \in Elements : popped[e] <= 1
=============================================================================
