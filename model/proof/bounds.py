"""The small bounds within which the proof is tied to the specification."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from model import assignment, manifest
from model.proof.access import Sites
from model.proof.relation import PROTOCOLS, Protocol, Reclamation


@dataclass(frozen=True)
class Bound:
    says: str
    protocol: str
    operations: int
    thieves: int = 1
    steals: int = 1
    capacity: int = 1
    rings: int = 1
    beforehand: int = 0  # the number of elements at the beginning
    mode: str = "Cold"  # at the beginning
    definitions: str = ""  # of the specification, instead of its own
    changed: Mapping[str, str] = field(default_factory=dict)  # orderings with which the invariant does not hold

    def of(self) -> Protocol:
        return PROTOCOLS[self.protocol]

    def sites(self) -> Sites:
        return {**self.of().orders, **self.changed}

    def reclaims(self) -> Reclamation:
        return Reclamation.NEVER if self.sites()["retire.fence"] == "none" else self.of().reclamation

    def names(self) -> tuple[str, ...]:
        return tuple(f"t{n + 1}" for n in range(self.thieves))

    def claim(self) -> manifest.Claim:
        """Returns the claim with which TLC enumerates the states."""
        changed = {site: order for site, order in self.changed.items() if site in assignment.KIND and order != "none"}
        sites = assignment.BASES[self.of().base] | changed
        differs = [f"{site.replace('.', '_')} = {order}" for site, order in sites.items()]
        differs += ["modes = TRUE"] * self.of().asymmetric
        differs += ["epochs = FALSE"] * (self.reclaims() is Reclamation.NEVER)
        bounds = (f"Thieves = {{{', '.join(self.names())}}}", f"Operations = {self.operations}",
                  f"Steals = {self.steals}", f"Capacity = {self.capacity}", f"Rings = {self.rings}",
                  f"beforehand = {self.beforehand}", f"first_mode <- {self.mode}",
                  f"grace_periods = {str(self.reclaims() is Reclamation.GRACE_PERIODS).upper()}",
                  "pauses <- Everywhere")
        return {"claim": "ChaseLevViews/tie", "expect": "holds", "seconds": manifest.LONG, "checks": "", "symmetry": "",
                "differs": "; ".join([*differs, *filter(None, [self.definitions])]), "bounds": "; ".join(bounds)}


BOUNDS = (
    Bound("three operations concurrent with two steals", "Fenced", operations=3, steals=2, capacity=2),
    Bound("three operations concurrent with a batch, a ring that grows", "Fenced", operations=3, rings=2,
          definitions="sizes <- AnySize"),
    Bound("two operations concurrent with two thieves", "Fenced", operations=2, thieves=2, capacity=2),
    Bound("three operations concurrent with a steal, a ring that grows, release stores", "ReleaseStores", operations=3,
          rings=2),
    Bound("three operations concurrent with a batch, a ring that grows, asymmetric fences", "Asymmetric", operations=3,
          rings=2, definitions="sizes <- AnySize; refusals <- Anybodys"),
    Bound("two operations concurrent with two steals, asymmetric fences", "Asymmetric", operations=2, steals=2,
          capacity=2, beforehand=1),
    Bound("two thieves after an element, asymmetric fences", "Asymmetric", operations=0, thieves=2, beforehand=1),
    Bound("two operations concurrent with a batch, a warm deque that cools", "Asymmetric", operations=2, capacity=2,
          beforehand=2, mode="Warm", definitions="sizes <- AnySize"),
    Bound("two operations concurrent with a steal, a warm deque, a ring that shrinks", "Asymmetric", operations=2,
          capacity=2, rings=2, beforehand=1, mode="Warm", definitions="CapacityOf <- Halved; refusals <- Anybodys"),
    Bound("two operations concurrent with a steal, a fenced deque, a ring that shrinks", "Asymmetric", operations=2,
          capacity=2, rings=2, beforehand=1, mode="Fenced", definitions="retire_fence = SeqCst; CapacityOf <- Halved"),
    Bound("one operation concurrent with a steal, an owner that leaves", "Asymmetric<Retain>", operations=1,
          beforehand=1, definitions="owner_leaves = TRUE"),
    Bound("two operations concurrent with a batch, a warm deque that cools wrongly", "Asymmetric", operations=2,
          capacity=2, beforehand=2, mode="Warm", definitions="sizes <- AnySize",
          changed={"cool.fence": "SeqCst", "retire.fence": "none"}),
    Bound("three operations concurrent with a batch that goes wrong", "Fenced", operations=3, capacity=2,
          definitions="sizes <- AnySize",
          changed={"batch.cas": "AcqRel", "batch.bottom": "Acquire", "retire.fence": "none"}),
    Bound("two operations concurrent with a steal that goes wrong", "Fenced", operations=2,
          definitions="load_buffering = TRUE; race_ghost = TRUE",
          changed={"push.top": "Relaxed", "steal.cas": "Relaxed", "retire.fence": "none"}),
    Bound("four operations concurrent with a steal, a ring that shrinks and grows", "Fenced", operations=4, capacity=2,
          rings=3, definitions="CapacityOf <- Halved"),
    Bound("three operations concurrent with a batch, a ring that grows, epochs", "Fenced<Epoch>", operations=3, rings=3,
          definitions="sizes <- AnySize"),
    Bound("two operations concurrent with two thieves, a ring that grows, epochs", "Fenced<Epoch>", operations=2,
          thieves=2, rings=2),
    Bound("two operations concurrent with a steal, a ring that grows, epochs that go wrong", "Fenced<Epoch>",
          operations=2, rings=2, definitions="pin_fence = AcqRel", changed={"pin": "none"}),
)
