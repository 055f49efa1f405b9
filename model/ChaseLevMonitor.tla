--------------------------- MODULE ChaseLevMonitor ---------------------------
(* The strict linearizability of ChaseLev.                                    *)
EXTENDS ChaseLev

VARIABLES possible, popped  \* as in Monitor

INSTANCE Monitor

SpecMonitor ==
    /\ Init /\ InitMonitor
    /\ [][Next /\ NextMonitor(Len(taken'))]_<<vars, possible, popped>>
=============================================================================
