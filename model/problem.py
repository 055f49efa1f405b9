"""What the programs report, instead of a result."""


class Problem(Exception):
    """A reason why nothing can be checked: a mistake in a file, or a tool that is missing."""


class NotUnderstood(Problem):
    """Code that may well be right, but has an instruction, a call or a loop that nothing here describes."""
