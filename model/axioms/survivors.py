"""Weaker orderings that are not judged, and the reasons why others survive."""

from __future__ import annotations

ABSENT: dict[str, str] = {
    "pop.fence Relaxed, Asymmetric": "A light fence is no event: the other thread's barrier is the fence.",
    "enter.fence Relaxed, Asymmetric": "A light fence is no event: the other thread's barrier is the fence.",
    **dict.fromkeys(("owner.leave Relaxed, Asymmetric", "records.push Relaxed", "record.claim Relaxed",
                     "record.release Relaxed"), "The programs of sites do not have this site."),
}
# By the weaker ordering and the model, or for all models.
BUFFERING = "It matters only with load buffering, which RC11 forbids."
STRONGER = "stronger than needed: `Fenced` does without it"
REASONS: dict[tuple[str, str], str] = {
    ("push.top Relaxed", "rc11"): BUFFERING,
    ("push.top Relaxed", "imm"): "It matters only with load buffering, and IMM orders the load before the stores that "
                                 "depend on it.",
    ("pop.restore Relaxed", "rc11"): BUFFERING,
    ("steal.cas Relaxed", "rc11"): BUFFERING,
    **dict.fromkeys((("pop.reserve Relaxed, ReleaseStores", model) for model in ("rc11", "imm")),
                    "Here, a later store of the same thread continues the release sequence of `push.bottom`."),
    ("steal.cas AcqRel, Asymmetric", "c20"): "in C++20 a release suffices; RC11 and IMM need SeqCst",
    **dict.fromkeys(((f"{site}, Le2013", "") for site in ("pop.cas AcqRel", "steal.top Relaxed", "steal.cas AcqRel")),
                    STRONGER),
    ("look.top Relaxed, Asymmetric", ""): "`Empty` is judged as sequentially consistent, and no more.",
    ("steal.mode Relaxed, Asymmetric", ""): "No scenario within these bounds needs it; TLC finds one that does.",
    ("reader.enter Relaxed", ""): "No scenario within these bounds needs it; TLC and loom find one that does.",
    ("records.head Relaxed", ""): "The list of records does not change in a scenario.",
}
