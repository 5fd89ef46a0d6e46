"""Docstrings of the Python module as Markdown."""
import re

import headers

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)


def with_code(text):
    """The text with fences around the examples that are not indented."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


def without_markup(text):
    """The text with no sign that is markup, outside of its examples."""
    words, section, examples = text.partition("\nExamples:\n")
    return headers.escaped(words) + section + examples
