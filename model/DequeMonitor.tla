---------------------------- MODULE DequeMonitor ----------------------------
(* The strict linearizability of the deque; with store buffers, except that a *)
(* push may take effect late, but no later than its store to bottom is in     *)
(* memory.                                                                    *)
EXTENDS Deque

VARIABLES
    possible, popped,  \* as in Monitor
    ends               \* for each store in the owner's buffer: TRUE if it ends a push

INSTANCE Monitor WITH taken <- machine.taken

\* TRUE if a push may take effect after it has returned.
late_pushes == TRUE

Buffer == IF memory_model = "TSO" THEN machine.memory.buffer["owner"] ELSE <<>>

\* How many pushes have stored to bottom; and how many of them are not in memory.
Stored == Len(machine.taken) - (IF owner.at \in {"push.fence", "push.bottom"} THEN 1 ELSE 0)
Late == Cardinality({n \in DOMAIN ends : ends[n]})

\* A step that stores several times ends no push.
NextEnds ==
    ends' = CASE Len(Buffer') > Len(Buffer) ->
                   ends \o [n \in 1 .. Len(Buffer') - Len(Buffer) |-> owner.at = "push.bottom"]
              [] Len(Buffer') < Len(Buffer) -> Tail(ends)
              [] OTHER -> ends

SpecMonitor ==
    /\ Init /\ InitMonitor /\ ends = <<>>
    /\ [][/\ Next
          /\ NextEnds
          /\ NextMonitor(Stored' - (IF late_pushes THEN Late' ELSE 0))
         ]_<<vars, possible, popped, ends>>
=============================================================================
