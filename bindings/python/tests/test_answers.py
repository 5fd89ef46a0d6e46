"""The types of answers are those that the answers have."""

from typing import NotRequired, get_origin, get_type_hints

import summand as cgt
from summand import _answers


def fits(answer, name):
    """Whether one of the types of that name has all members of the answer, and the answer all that it needs.

    Answers in Python have no `schema`, because they are made by the module that knows it.
    """
    return any(needed <= set(answer) | {"schema"} <= known for known, needed in _members(name))


def _members(name):
    """All members of the type of that name, or of each of its alternatives, and those that it needs."""
    for key in [key for key in vars(_answers) if key.rstrip("0123456789") == name]:
        of = getattr(_answers, key)
        if not isinstance(of, type):
            continue  # the name of all alternatives
        hints = get_type_hints(of, include_extras=True)
        yield set(hints), {member for member, its in hints.items() if get_origin(its) is not NotRequired}


def test_answers_have_the_members_of_their_types():
    assert fits(cgt.analyze("nim(3) + *2"), "AnalyzeAnswer")
    assert fits(cgt.analyze("nim(2)", misere=True), "AnalyzeAnswer")
    assert fits(cgt.solve("domineering(2x2)"), "SolveAnswer")
    assert not fits({"command": "solve"}, "SolveAnswer")
