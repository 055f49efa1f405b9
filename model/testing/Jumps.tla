---- MODULE Jumps ----
EXTENDS Naturals
VARIABLE place
Spec == place = 0 /\ [][place' = place + 2]_place
====
