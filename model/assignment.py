"""Checks the user's own orderings, within fixed bounds and within the bounds of the claims about their sites."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from model import checked, claimed, config, data, modules, results, sites
from model.checker import Checker
from model.claimed import Claim, Value
from model.problem import Problem

# The sites by kind of access, and the orderings that they can have.
UPDATE = ("Relaxed", "Acquire", "Release", "AcqRel", "SeqCst")
ORDERS = {"Load": ("Relaxed", "Acquire", "SeqCst"), "Store": ("Relaxed", "Release", "SeqCst"),
          "Cas": UPDATE, "Add": UPDATE, "Fence": (*UPDATE, "Light", "Heavy")}
KIND = {name: re.sub("Light|Heavy", "", site.access) for name, site in sites.SITES.items() if site.tla}
BASES: dict[str, dict[str, str]] = {
    base: {site: row[base] for site, row in sites.TABLE.items() if row[base] != row[sites.USUAL]}
    for base in sites.PROTOCOLS}

INVARIANTS = {
    "Deque": ("TakenOnce", "Written", "HandedOver", "NoUseAfterFree", "NothingLost", "ReusedInTime"),
    "DequeScenarios": ("TakenOnce", "Written", "HandedOver", "EmptyLasts"),
    "GracePeriod": ("NoUseAfterFree", "FreedAfterReads", "FreedOnce", "RecordsMade"),
}


@dataclass(frozen=True, slots=True)
class Bound:
    claim: str
    says: str
    modes: bool | None = None  # of those only for deques with or without modes
    bounds: dict[str, Value] = field(default_factory=dict)  # as in claims.toml
    replaces: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.module() not in INVARIANTS:
            raise ValueError(f"{self.module()} is none of {', '.join(INVARIANTS)}")
        for name in (*self.bounds, *self.replaces, *self.replaces.values()):
            if name not in modules.defined(modules.SHARED, self.module()):
                raise ValueError(f"{name} is not defined in {self.module()}.tla")
        for _, error in checked.unknown(modules.SHARED, self.module(), "", self.bounds):
            raise ValueError(error)
        claimed.once("it gives", *self.bounds, *self.replaces)
        claimed.values(*self.bounds.values())

    def module(self) -> str:
        return self.claim.partition("/")[0]


@dataclass(frozen=True, slots=True)
class Bounds:
    """The file."""

    bound: tuple[Bound, ...]


FILE = Path(__file__).with_name("bounds.toml")
BOUNDS = data.toml(Bounds, FILE.read_text(encoding="utf-8"), FILE.name).bound

ORDER = "|".join(ORDERS["Fence"])

# The subject of a claim about a weaker site, with the protocol unless it is the usual one.
WEAKER = rf"(\S+) (?:{ORDER})\b(?:, ({'|'.join(BASES)})\b)?"


def read(settings: list[str], base: str) -> dict[str, str]:
    """Returns the orderings that differ from the usual protocol, by site."""
    found = dict(BASES[base])
    for setting in settings:
        site, _, order = setting.partition("=")
        if site not in KIND:
            raise Problem(f"{site} is no site of the model, which has {', '.join(KIND)}")
        if order not in ORDERS[KIND[site]]:
            raise Problem(f"{site} cannot be {order!r}; it can be {', '.join(ORDERS[KIND[site]])}")
        found[site] = order
    return found


def known(model: Path, site: str, base: str) -> list[Bound]:
    """Returns the bounds of the claims that are violated if this site alone is weaker than in the base.

    If there are none, and the base has the usual ordering at this site, the claims about the usual protocol count.
    """
    found: dict[str, dict[str, Bound]] = {base: {}, sites.USUAL: {}}
    for claim in checked.load(model):
        module = claim.module()
        # Scenarios have no modes.
        can = module in INVARIANTS and not (module == "DequeScenarios" and sites.is_asymmetric(base))
        about = can and re.match(WEAKER, claim.subject)
        if about and about[1] == site and claim.expect == "violates":
            bound = bound_of(model, claim)
            if has(model, bound, site):
                found.setdefault(about[2] or sites.USUAL, {}).setdefault(
                    f"{module} {bound.bounds} {bound.replaces}", bound)
    return list((found[base] or ({} if site in BASES[base] else found[sites.USUAL])).values())


def bound_of(model: Path, claim: Claim) -> Bound:
    """Returns the bounds of a claim, without what `claim_of` sets itself, whatever a claim does."""
    kept = {name: value for name, value in config.constants_of(model, claim).items() if name not in ("pauses", "modes")}
    replaces = {name: str(value) for name, value in kept.items() if isinstance(value, config.Definition)}
    bounds = {name: value for name, value in kept.items() if name not in replaces and value not in ORDERS["Fence"]}
    return Bound(claim.name, f"the bounds of {claim.name}", bounds=bounds, replaces=replaces)


def has(model: Path, bound: Bound, site: str) -> bool:
    """Returns true if the site occurs in a bound. With epochs, the collector's own fences replace some sites."""
    if site == "retire.fence" and bound.module() == "Deque" and bound.bounds.get("reclamation") != "GracePeriods":
        return False
    return site.replace(".", "_") in modules.defined(model, bound.module())


def claim_of(model: Path, bound: Bound, assigned: dict[str, str], base: str, subject: str) -> Claim:
    """Returns the claim that nothing is violated within a bound, with the orderings of the sites that occur in it."""
    differs: dict[str, Value] = {
        site.replace(".", "_"): order for site, order in assigned.items() if has(model, bound, site)}
    replaces = dict(bound.replaces)
    if bound.module() != "GracePeriod":
        if sites.is_asymmetric(base):
            differs["modes"] = True
        # With both, it takes too long.
        if not sites.is_asymmetric(base) or bound.bounds.get("Thieves") != "{t1, t2}":
            replaces["pauses"] = "Everywhere"
    return Claim(bound.claim, bound.says, subject, group="gallery", set="full", expect="holds", bounds=bound.bounds,
                 differs=differs, replaces=replaces, checks=INVARIANTS[bound.module()])


def check(settings: list[str], base: str, checker: Checker, file: results.Results) -> bool:
    assigned = read(settings, base)
    name = f"{base} with " + ", ".join(setting.replace("=", " ") for setting in settings)
    known_of = {site: known(checker.model, site, base) for site in (setting.partition("=")[0] for setting in settings)}
    fixed = [bound for bound in BOUNDS if bound.modes in (None, sites.is_asymmetric(base))]
    every = (*fixed, *(bound for some in known_of.values() for bound in some))
    file.begin("tlc", checker.version(), len(every))
    for bound in every:
        claim = claim_of(checker.model, bound, assigned, base, name)
        result = checker.run(claim)
        states = f"{result.output.states()} states, {result.seconds:.1f} s"
        print(f"{result.found}, {claim.says}: {states}", flush=True)
        if results.verdict(result.found) == "unknown":
            raise Problem(f"{claim.name} {result.found}:\n{result.output.complaint()}")
        file.append(results.outcome(result))
        if result.found != "holds":
            print("\n" + result.listing())
            print(f"\n{name}: {result.found}")
            return False
    print(f"\n{name}: holds within these bounds")
    blind = [site for site, some in known_of.items() if not some]
    if blind:
        print(f"In {base}, no claim is known to fail if one of these sites is weaker, so these bounds may miss the "
              f"failure: {', '.join(blind)}")
    return True
