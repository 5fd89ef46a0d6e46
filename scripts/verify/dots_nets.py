#!/usr/bin/env python3
"""Checks a file of `summand dots POSITION --json > FILE`: nets of Dots-and-Boxes, by the rules alone.

The net of each line that is not drawn is computed by a table of all sets of undrawn lines. Positions of more than 20
such lines are refused, since the table would be too large.
"""
import json
import re
import sys

from common import NotSuchAFile, TooLarge, Wrong, run

MOST_LINES, MOST_BOXES = 20, 250


def board_of(text):
    """The lines by their names, each with the numbers of its boxes, the drawn lines, and the number of boxes."""
    words = text.split(";")[0].split()
    size = re.fullmatch(r"(\d+)x(\d+)", words[0]) if words else None
    if size is None:
        raise NotSuchAFile("no position of Dots-and-Boxes")
    if max(len(size[1]), len(size[2])) > 3 or not 0 < int(size[1]) * int(size[2]) <= MOST_BOXES:
        raise NotSuchAFile(f"a board has 1 to {MOST_BOXES} boxes")
    rows, columns = int(size[1]), int(size[2])
    boxes = {}
    for row in range(rows):
        for column in range(columns):
            a, b = chr(ord("a") + column), chr(ord("a") + column + 1)
            low, high = row + 1, row + 2
            for line in (f"{a}{low}-{b}{low}", f"{a}{high}-{b}{high}", f"{a}{low}-{a}{high}", f"{b}{low}-{b}{high}"):
                boxes.setdefault(line, []).append(row * columns + column)
    drawn = words[1:]
    if not set(drawn) <= set(boxes):
        raise NotSuchAFile("a line of the position is not on its board")
    return boxes, set(drawn), rows * columns


def nets_of(boxes, drawn, count):
    """The net of each line that is not drawn, for the player who draws it."""
    lines = [line for line in boxes if line not in drawn]
    if len(lines) > MOST_LINES:
        raise TooLarge(f"more than {MOST_LINES} lines are undrawn")
    around = [0] * count  # of each box, its undrawn lines
    for i, line in enumerate(lines):
        for box in boxes[line]:
            around[box] |= 1 << i
    completes = [[around[box] & ~(1 << i) for box in boxes[line]] for i, line in enumerate(lines)]
    nets = bytearray(1 << len(lines))  # and 64

    def net_of_line(undrawn, i):
        completed = sum(undrawn & others == 0 for others in completes[i])
        rest = nets[undrawn ^ 1 << i] - 64
        return completed + rest if completed else -rest

    nets[0] = 64
    for undrawn in range(1, len(nets)):
        nets[undrawn] = 64 + max(net_of_line(undrawn, i) for i in range(len(lines)) if undrawn >> i & 1)
    whole = len(nets) - 1
    return {line: net_of_line(whole, i) for i, line in enumerate(lines)}


def check(data, _options):
    try:
        answer = json.loads(data)
        boxes, drawn, count = board_of(answer["position"])
        claimed = {its["line"]: its["net"] for its in answer["lines"]}
        net, best = answer["net"], set(answer["best"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotSuchAFile("no answer of summand dots --json with the nets of lines") from error
    nets = nets_of(boxes, drawn, count)
    if not nets:
        raise NotSuchAFile("all lines are drawn")
    for line, its in nets.items():
        if claimed.get(line) != its:
            raise Wrong(f"the net of {line} is {its}, and not {claimed.get(line)}")
    if set(claimed) != set(nets):
        raise Wrong("a line is drawn, or is not on the board")
    most = max(nets.values(), default=0)
    if net != most or best != {line for line, its in nets.items() if its == most}:
        raise Wrong("the net and the best lines are not those of the lines")
    return f"the nets of {len(nets)} lines"


if __name__ == "__main__":
    sys.exit(run(__doc__, check))
