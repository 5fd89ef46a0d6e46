"""Cells of tables: GitHub reads the bar in `{1\\|0}` as a part of the code, and Python-Markdown needs `{1|0}`."""
import re

CODE = re.compile(r"`[^`\n]+`")


def with_plain_bars(text):
    """The text with plain bars in the code of its tables."""
    code = False
    lines = text.split("\n")
    for at, line in enumerate(lines):
        code ^= line.startswith("```")
        if line.startswith("|") and not code:
            lines[at] = CODE.sub(lambda found: found[0].replace("\\|", "|"), line)
    return "\n".join(lines)
