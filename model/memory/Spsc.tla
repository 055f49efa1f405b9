-------------------------------- MODULE Spsc --------------------------------
(* A bounded queue for one producer and one consumer (Lamport, Proving the    *)
(* correctness of multiprocess programs, IEEE TSE 3(2), 1977). A slot is used *)
(* again when the consumer has read it. Each access is an action, named like  *)
(* its site in crates/atomics/examples/queue.rs.                              *)
(*                                                                            *)
(* In Spsc.cfg, set `push_tail` or `pop_tail` to "Relaxed": with "Views", the *)
(* consumer may read a slot before it is written. If `push_head` or           *)
(* `pop_head` is "Relaxed", the consumer's read of a slot races with the      *)
(* producer's next write to it. That is an error if the slot is not atomic.   *)
(* If it is, only load buffering makes a difference: the read takes effect    *)
(* after the store that gives the slot back. Views has no load buffering; set *)
(* `late` to TRUE for this one.                                               *)
EXTENDS Memory

CONSTANTS
    Capacity,   \* the number of slots
    Elements,   \* the producer pushes 1, 2, .. Elements
    push_head,  \* "Acquire"
    push_tail,  \* "Release"
    pop_tail,   \* "Acquire"
    pop_head,   \* "Release"
    late        \* TRUE if pop.slot may come after pop.head, which Release forbids

ASSUME AreOrders({push_head, push_tail, pop_tail, pop_head})

Slots == [n \in 0 .. Capacity - 1 |-> "slot " \o ToString(n)]
Slot(n) == Slots[n % Capacity]

VARIABLES
    memory,
    producer, tail,  \* the producer's next access, and how many elements it has pushed
    consumer, head,  \* the consumer's next access, and how many slots it has given back
    popped           \* the elements that were popped, in order

vars == <<memory, producer, tail, consumer, head, popped>>

\* Each thread counts its accesses to slots in a location of its name.
Init ==
    /\ memory = NewMemory([x \in {Slots[n] : n \in DOMAIN Slots} \cup
                                 {"head", "tail", "producer", "consumer"} |-> 0],
                          {"producer", "consumer"}, {})
    /\ producer = "push.head" /\ tail = 0
    /\ consumer = "pop.tail" /\ head = 0
    /\ popped = <<>>

-----------------------------------------------------------------------------
(* The producer. If there is no room, it looks again.                         *)

PushHead ==
    /\ producer = "push.head" /\ tail < Elements
    /\ \E r \in Loads(memory, "producer", "head", push_head) :
        /\ memory' = r.memory
        /\ producer' = IF tail - r.value = Capacity THEN "push.head" ELSE "push.slot"
    /\ UNCHANGED tail

PushSlot ==
    /\ producer = "push.slot" /\ producer' = "push.tail"
    /\ \E m \in Stores(memory, "producer", Slot(tail), tail + 1, "Relaxed") :
        memory' = Ticks(m, "producer", "producer")
    /\ UNCHANGED tail

PushTail ==
    /\ producer = "push.tail" /\ producer' = "push.head"
    /\ memory' \in Stores(memory, "producer", "tail", tail + 1, push_tail)
    /\ tail' = tail + 1

Producer == (PushHead \/ PushSlot \/ PushTail) /\ UNCHANGED <<consumer, head, popped>>

-----------------------------------------------------------------------------
(* The consumer. If the queue is empty, it looks again.                       *)

PopTail ==
    /\ consumer = "pop.tail" /\ head < Elements
    /\ \E r \in Loads(memory, "consumer", "tail", pop_tail) :
        /\ memory' = r.memory
        /\ consumer' \in IF r.value = head THEN {"pop.tail"}
                         ELSE {"pop.slot"} \cup IF late THEN {"pop.head early"} ELSE {}
    /\ UNCHANGED <<head, popped>>

PopSlot ==
    /\ consumer \in {"pop.slot", "pop.slot late"}
    /\ consumer' = IF consumer = "pop.slot" THEN "pop.head" ELSE "pop.tail"
    /\ \E r \in Loads(memory, "consumer", Slot(Len(popped)), "Relaxed") :
        /\ memory' = Ticks(r.memory, "consumer", "consumer")
        /\ popped' = Append(popped, r.value)
    /\ UNCHANGED head

PopHead ==
    /\ consumer \in {"pop.head", "pop.head early"}
    /\ consumer' = IF consumer = "pop.head" THEN "pop.tail" ELSE "pop.slot late"
    /\ memory' \in Stores(memory, "consumer", "head", head + 1, pop_head)
    /\ head' = head + 1 /\ UNCHANGED popped

Consumer == (PopTail \/ PopSlot \/ PopHead) /\ UNCHANGED <<producer, tail>>

-----------------------------------------------------------------------------
\* A step of the memory alone: with "TSO", a store leaves its buffer.
MemoryStep ==
    memory' \in Internal(memory) /\ UNCHANGED <<producer, tail, consumer, head, popped>>

Done == tail = Elements /\ Len(popped) = Elements /\ head = Elements /\ UNCHANGED vars

Next == Producer \/ Consumer \/ MemoryStep \/ Done

Spec == Init /\ [][Next]_vars

-----------------------------------------------------------------------------
InOrder == \A n \in DOMAIN popped : popped[n] = n

\* The write of an element happens before it is read, and the read of the element that was in the
\* slot before happens before that is written over.
NoRace ==
    /\ consumer \in {"pop.slot", "pop.slot late"} =>
           Knows(memory, "consumer", "producer", Len(popped) + 1)
    /\ producer = "push.slot" => Knows(memory, "producer", "consumer", tail + 1 - Capacity)
=============================================================================
