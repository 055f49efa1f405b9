"""Weaker orderings that are not judged, and the reasons why others survive."""

from __future__ import annotations

ABSENT: dict[str, str] = {
    "pop.fence Relaxed, Asymmetric": "A light fence is no event: the other thread's barrier is the fence.",
    "enter.fence Relaxed, Asymmetric": "A light fence is no event: the other thread's barrier is the fence.",
    **dict.fromkeys(("owner.leave Relaxed, Asymmetric", "records.push Relaxed", "record.claim Relaxed",
                     "record.release Relaxed"), "The programs of sites do not have this site."),
}
REASONS: dict[tuple[str, str], str] = {}
