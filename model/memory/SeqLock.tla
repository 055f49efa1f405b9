------------------------------ MODULE SeqLock -------------------------------
(* A sequence lock (Boehm, Can seqlocks get along with programming language   *)
(* memory models?, MSPC 2012): a value of two words with a version, which is  *)
(* odd while the value changes. Readers write nothing; they see by the        *)
(* version if the value changed while they read it. Each access is an action, *)
(* named like its site in crates/atomics/examples/seqlock.rs.                 *)
(*                                                                            *)
(* In SeqLock.cfg, set `write_fence` or `read_fence` to "Relaxed", which      *)
(* means none: with "Views", a reader returns words of two values. "TSO"      *)
(* cannot tell, because x86 keeps loads in order, and stores.                 *)
EXTENDS Memory

CONSTANTS
    Writes,       \* how often the writer writes
    Reads,        \* how often the reader tries to read
    write_fence,  \* after the version becomes odd: "Release"
    write_end,    \* the store of the even version: "Release"
    read_begin,   \* the first load of the version: "Acquire"
    read_fence    \* before the second one: "Acquire"

ASSUME AreOrders({write_fence, write_end, read_begin, read_fence})

VARIABLES
    memory,
    writer, writes,  \* the writer's next access, and how often it has begun to write
    reader, reads,   \* the reader's next access, and how often it has begun to read
    got              \* the version and the words that the reader has read

vars == <<memory, writer, writes, reader, reads, got>>

\* Both words of the value with version 2 * n are n.
Init ==
    /\ memory = NewMemory([x \in {"version", "first", "second"} |-> 0], {"writer", "reader"}, {})
    /\ writer = "write.begin" /\ writes = 0
    /\ reader = "read.begin" /\ reads = 0
    /\ got = [version |-> 0, first |-> 0, second |-> 0]

-----------------------------------------------------------------------------
(* The writer.                                                                *)

Stored(from, to, x, value, order) ==
    /\ writer = from /\ writer' = to
    /\ memory' \in Stores(memory, "writer", x, value, order)

WriteBegin ==
    /\ writes < Writes /\ writes' = writes + 1
    /\ Stored("write.begin", "write.fence", "version", 2 * writes + 1, "Relaxed")

WriteFence ==
    /\ writer = "write.fence" /\ writer' = "write.first"
    /\ memory' \in Fences(memory, "writer", write_fence)

WriteFirst == Stored("write.first", "write.second", "first", writes, "Relaxed")
WriteSecond == Stored("write.second", "write.end", "second", writes, "Relaxed")
WriteEnd == Stored("write.end", "write.begin", "version", 2 * writes, write_end)

Writer ==
    /\ WriteBegin \/ ((WriteFence \/ WriteFirst \/ WriteSecond \/ WriteEnd) /\ UNCHANGED writes)
    /\ UNCHANGED <<reader, reads, got>>

-----------------------------------------------------------------------------
(* The reader. It tries again if the version is odd, or has changed.          *)

Loaded(from, to, x, order) ==
    /\ reader = from /\ reader' = to
    /\ \E r \in Loads(memory, "reader", x, order) :
        memory' = r.memory /\ got' = [got EXCEPT ![x] = r.value]

ReadBegin ==
    /\ reads < Reads /\ reads' = reads + 1
    /\ Loaded("read.begin", "read.first", "version", read_begin)

ReadFirst == Loaded("read.first", "read.second", "first", "Relaxed")
ReadSecond == Loaded("read.second", "read.fence", "second", "Relaxed")

ReadFence ==
    /\ reader = "read.fence" /\ reader' = "read.end"
    /\ memory' \in Fences(memory, "reader", read_fence)
    /\ UNCHANGED got

ReadEnd ==
    /\ reader = "read.end"
    /\ \E r \in Loads(memory, "reader", "version", "Relaxed") :
        /\ memory' = r.memory
        /\ reader' = IF r.value = got.version /\ r.value % 2 = 0 THEN "returns" ELSE "read.begin"
    /\ UNCHANGED got

Returns == reader = "returns" /\ reader' = "read.begin" /\ UNCHANGED <<memory, got>>

Reader ==
    /\ \/ ReadBegin
       \/ (ReadFirst \/ ReadSecond \/ ReadFence \/ ReadEnd \/ Returns) /\ UNCHANGED reads
    /\ UNCHANGED <<writer, writes>>

-----------------------------------------------------------------------------
\* A step of the memory alone: with "TSO", a store leaves its buffer.
MemoryStep ==
    memory' \in Internal(memory) /\ UNCHANGED <<writer, writes, reader, reads, got>>

Done ==
    /\ writer = "write.begin" /\ writes = Writes
    /\ reader = "read.begin" /\ reads = Reads
    /\ UNCHANGED vars

Next == Writer \/ Reader \/ MemoryStep \/ Done

Spec == Init /\ [][Next]_vars

\* For the .cfg's VIEW: states that differ only by messages that nobody can read are one.
Seen == <<Recent(memory), writer, writes, reader, reads, got>>

\* The reader returns the value of the version that it has read.
NotTorn ==
    reader = "returns" => got.first = got.version \div 2 /\ got.second = got.version \div 2
=============================================================================
