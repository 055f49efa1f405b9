"""Checks the user's own orderings, within fixed bounds and within the bounds of the claims about their sites."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from model import data, manifest, modules, results, sites
from model.checker import Checker
from model.manifest import Claim
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
    "ChaseLevViews": "TakenOnce Written HandedOver NoUseAfterFree NothingLost ReusedInTime",
    "ChaseLevScenarios": "TakenOnce Written HandedOver EmptyLasts",
    "GracePeriod": "NoUseAfterFree FreedAfterReads FreedOnce RecordsMade",
}


@dataclass(frozen=True)
class Bound:
    claim: str
    says: str
    bounds: str
    modes: bool | None = None  # of those only for deques with or without modes

    @property
    def module(self) -> str:
        return self.claim.partition("/")[0]


# The bounds in which every assignment is checked, cheapest first.
BOUNDS = data.read(tuple[Bound, ...], json.loads(
    Path(__file__).with_name("bounds.json").read_text(encoding="utf-8")), "bounds.json")

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
    found: dict[str, dict[tuple[str, str], Bound]] = {base: {}, sites.USUAL: {}}
    for claim in manifest.load(model):
        module, name = manifest.module_of(claim), claim["claim"]
        # Scenarios have no modes.
        can = module in INVARIANTS and not (module == "ChaseLevScenarios" and sites.is_asymmetric(base))
        about = can and re.match(WEAKER, claim["subject"])
        if about and about[1] == site and claim["expect"] == "violates":
            # `claim_of` sets the orderings and these two itself, whatever a claim does.
            bound = Bound(name, f"the bounds of {name}", "; ".join(
                assignment for name, assignment in manifest.constants(model, claim).items()
                if name not in ("pauses", "modes") and not re.search(rf"= (?:{ORDER})$", assignment)))
            if has(model, bound, site):
                found.setdefault(about[2] or sites.USUAL, {}).setdefault((module, bound.bounds), bound)
    return list((found[base] or ({} if site in BASES[base] else found[sites.USUAL])).values())


def has(model: Path, bound: Bound, site: str) -> bool:
    """Returns true if the site occurs in a bound. With epochs, the collector's own fences replace some sites."""
    if site == "retire.fence" and bound.module == "ChaseLevViews" and "grace_periods = TRUE" not in bound.bounds:
        return False
    return site.replace(".", "_") in modules.defined(model, bound.module)


def claim_of(model: Path, bound: Bound, assigned: dict[str, str], base: str, subject: str) -> Claim:
    """Returns the claim that nothing is violated within a bound, with the orderings of the sites that occur in it."""
    lines = [f"{site.replace('.', '_')} = {order}" for site, order in assigned.items() if has(model, bound, site)]
    if bound.module != "GracePeriod":
        if sites.is_asymmetric(base):
            lines.append("modes = TRUE")
        # With both, it takes too long.
        if not sites.is_asymmetric(base) or "Thieves = {t1, t2}" not in bound.bounds:
            lines.append("pauses <- Everywhere")
    return {"claim": bound.claim, "says": bound.says, "bounds": bound.bounds, "expect": "holds",
            "differs": "; ".join(lines), "checks": INVARIANTS[bound.module], "subject": subject, "group": "gallery"}


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
        print(f"{result.found}, {claim['says']}: {states}", flush=True)
        if results.verdict(result.found) == "unknown":
            raise Problem(f"{claim['claim']} {result.found}:\n{result.output.complaint()}")
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
