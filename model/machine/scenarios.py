"""The scenarios, in the suite's notation: the owner's program, and after each bar a thief's."""

from program import Scenario

# What of both is the same: `Weakest`, and `Reference` from a cold deque.
SMALL = (Scenario("p|s"), Scenario("Po|s"), Scenario("ppo|s"), Scenario("PPo|ss"), Scenario("Pp|s", 1),
         Scenario("p|b"))
SCENARIOS = {
    "weakest": (*SMALL, Scenario("PPo|s|s"), Scenario("PPo|sb"), Scenario("PPPoo|b")),
    # A deque from which somebody has stolen is warm.
    "reference": (*SMALL, Scenario("PPo|b"), Scenario("PSp|s"), Scenario("PPPSo|ss"), Scenario("PPPSo|s|s"),
                  Scenario("PPPSo|sb"), Scenario("PPPPSoo|b"), Scenario("PPPoo|b", slow=True),
                  Scenario("PPo|s|s", slow=True)),
}
