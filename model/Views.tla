-------------------------------- MODULE Views --------------------------------
(* The release/acquire fragment of the memory model of C++20 and of Rust, as  *)
(* a machine: operators on values, to be used in the actions of a             *)
(* specification. After Kang et al., A promising semantics for relaxed-memory *)
(* concurrency (POPL 2017), without promises; fences and release sequences as *)
(* there, but a release sequence ends with a plain store of any thread, as    *)
(* C++20 has it.                                                              *)
(*                                                                            *)
(* - A location has messages, each with a timestamp, in modification order. A *)
(*   thread may read any that is not older than what it has seen of it.       *)
(* - A view says how much of each location has been seen: a timestamp.        *)
(* - A message carries the view that whoever acquires it joins.               *)
(* - A thread has three views: `cur`, what it has seen; `acq`, what it will   *)
(*   have seen after an acquire fence; `rel`, what it had seen at its last    *)
(*   release fence.                                                           *)
(* - `sc` is what has been seen at any sequentially consistent fence: there   *)
(*   is one order of them all, which is a little stronger than the standard.  *)
(*                                                                            *)
(* Not modelled: sequentially consistent accesses (they count as acquire and  *)
(* release), consume, non-atomic accesses, and loads that read what is        *)
(* written later in the thread's own program order (load buffering).          *)
EXTENDS Integers, TLC

Acquires(order) == order \in {"Acquire", "AcqRel", "SeqCst"}
Releases(order) == order \in {"Release", "AcqRel", "SeqCst"}

Max(a, b) == IF a > b THEN a ELSE b

Join(v, w) == TLCEval([x \in DOMAIN v |-> Max(v[x], w[x])])

\* The view v, having seen the message of this time.
See(v, x, time) == [v EXCEPT ![x] = Max(@, time)]

-----------------------------------------------------------------------------
NoView(locations) == TLCEval([x \in locations |-> 0])

\* A thread that has seen nothing but the first message of each location.
NewThread(locations) ==
    LET none == NoView(locations) IN [cur |-> none, acq |-> none, rel |-> none]

\* The memory in which each location has a value, written at time 0.
NewMemory(values) ==
    TLCEval([x \in DOMAIN values |->
        0 :> [value |-> values[x], view |-> NoView(DOMAIN values)]])

-----------------------------------------------------------------------------
Newest(memory, x) == CHOOSE n \in DOMAIN memory[x] : \A m \in DOMAIN memory[x] : m <= n

\* After every other message of x.
Next(memory, x) == Newest(memory, x) + 1

\* The times of the messages of x that the thread may read.
Readable(memory, thread, x) == {n \in DOMAIN memory[x] : n >= thread.cur[x]}

\* The thread, having read the message of this time.
Read(memory, thread, x, time, order) ==
    LET view == See(memory[x][time].view, x, time) IN
    [thread EXCEPT
        !.cur = IF Acquires(order) THEN Join(@, view) ELSE See(@, x, time),
        !.acq = Join(@, view)]

\* The message that the thread writes at this time, above what it has seen.
Message(thread, x, time, value, order) ==
    [value |-> value,
     view |-> See(IF Releases(order) THEN thread.cur ELSE thread.rel, x, time)]

\* Memory with it, and the thread after it.
Add(memory, x, time, message) == [memory EXCEPT ![x] = (time :> message) @@ @]
Wrote(thread, x, time) == [thread EXCEPT !.cur[x] = time, !.acq[x] = time]

\* A store.
Store(memory, thread, x, time, value, order) ==
    [memory |-> Add(memory, x, time, Message(thread, x, time, value, order)),
     thread |-> Wrote(thread, x, time)]

\* A read-modify-write of the message of this time: it comes next, and carries
\* on the release sequence.
Update(memory, thread, x, time, value, order) ==
    LET read == Read(memory, thread, x, time, order)
        message == Message(read, x, time + 1, value, order)
        view == Join(message.view, memory[x][time].view)
    IN  [memory |-> Add(memory, x, time + 1, [message EXCEPT !.view = view]),
         thread |-> Wrote(read, x, time + 1)]

\* A fence; "Relaxed" stands for none.
Fence(sc, thread, order) ==
    LET seen == IF Acquires(order) THEN thread.acq ELSE thread.cur
        cur == IF order = "SeqCst" THEN Join(seen, sc) ELSE seen
    IN  [sc |-> IF order = "SeqCst" THEN cur ELSE sc,
         thread |-> [cur |-> cur,
                     acq |-> Join(thread.acq, cur),
                     rel |-> IF Releases(order) THEN cur ELSE thread.rel]]
=============================================================================
