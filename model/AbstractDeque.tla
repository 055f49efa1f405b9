--------------------------- MODULE AbstractDeque ---------------------------
(* The sequential deque that the Chase-Lev deque refines. The owner works     *)
(* at one end, thieves at the other. A steal may also find nothing (Empty) or *)
(* give up (Retry); that changes nothing here, so it is a stuttering step.    *)
EXTENDS Integers, Sequences

VARIABLES
    items,  \* the elements, the oldest first; an element is the number of its push
    taken,  \* how often each element has been taken
    done    \* how many of the owner's operations have taken effect

Init ==
    /\ items = <<>>
    /\ taken = <<>>
    /\ done = 0

Push ==
    /\ items' = Append(items, Len(taken) + 1)
    /\ taken' = Append(taken, 0)
    /\ done' = done + 1

Pop ==
    /\ items # <<>>
    /\ items' = SubSeq(items, 1, Len(items) - 1)
    /\ taken' = [taken EXCEPT ![items[Len(items)]] = @ + 1]
    /\ done' = done + 1

PopNone ==
    /\ items = <<>>
    /\ done' = done + 1
    /\ UNCHANGED <<items, taken>>

Steal ==
    /\ items # <<>>
    /\ items' = Tail(items)
    /\ taken' = [taken EXCEPT ![Head(items)] = @ + 1]
    /\ UNCHANGED done

Next == Push \/ Pop \/ PopNone \/ Steal

Spec == Init /\ [][Next]_<<items, taken, done>>
=============================================================================
