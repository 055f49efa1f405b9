---- MODULE Replay ----
EXTENDS Naturals, TLC, Traces
VARIABLE trace
good == Traces
Init == trace = 0 /\ PrintT(<<"traces", Traces>>)
Accept == trace < good /\ trace' = trace + 1 /\ PrintT(<<"accepted", trace'>>)
Next == Accept \/ UNCHANGED trace
Spec == Init /\ [][Next]_trace
Counts == trace \in Nat
====
