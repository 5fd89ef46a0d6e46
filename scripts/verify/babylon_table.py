#!/usr/bin/env python3
"""Checks a file of `summand babylon table --chips N --colours K --save FILE`.

The file has one byte for each position of N chips in at most K colours: its Grundy value. A stack may be put on another
one that has the same height or the same colour on top. The value of a position must be the least number that is not the
value of an option. All options have one stack less. So if this holds for every position, all values are right.

Up to `--all` positions every one is checked. In a larger table all starts are checked in this way, and random
positions: then the answer is only that no wrong value was found.

The order of the file. The stacks of one colour are a partition. Partitions are sorted by their chips, then by the
number of stacks, then by the heights from the highest on. A position is its partitions, the last one in this order
first. Positions are sorted by their first partition, then by the second, and so on.
"""
import bisect
import random
import sys

from common import Lines, TooLarge, expect, expect_file, mix, run

TITLE = "summand babylon-table 1"
UNKNOWN = 255


def partitions_of(chips, stacks, most):
    """The partitions of chips into that many stacks, none higher than `most`, in the order of the file."""
    if stacks == 0:
        return [()] if chips == 0 else []
    return [(high, *rest) for high in range(1, min(most, chips - stacks + 1) + 1)
            for rest in partitions_of(chips - high, stacks - 1, high)]


class Positions:
    """All positions, with their places. A position is a tuple of numbers of partitions in falling order."""

    def __init__(self, chips, colours):
        self.chips, self.colours = chips, min(colours, chips)
        self.partitions = [p for n in range(chips + 1) for stacks in range(n + 1) for p in partitions_of(n, stacks, n)]
        self.number = {p: i for i, p in enumerate(self.partitions)}
        self.sizes = [sum(p) for p in self.partitions]
        self.known = {}
        self.count = self.ways(self.colours, chips)[-1]

    def ways(self, colours, chips):
        """ways[i]: how many positions of these chips have a first partition with a number below i."""
        if (colours, chips) not in self.known:
            row = [0]
            for i, size in enumerate(self.sizes):
                if size > chips:
                    break
                row.append(row[-1] + self.continuations(colours - 1, chips - size, i) * (size > 0))
            self.known[colours, chips] = row
        return self.known[colours, chips]

    def continuations(self, colours, chips, most):
        if chips == 0:
            return 1
        if colours == 0:
            return 0
        row = self.ways(colours, chips)
        return row[min(most + 1, len(row) - 1)]

    def place(self, position):
        out, left, colours = 0, self.chips, self.colours
        for partition in position:
            out += self.ways(colours, left)[partition]
            left -= self.sizes[partition]
            colours -= 1
        return out

    def at(self, place):
        out, left, colours, most = [], self.chips, self.colours, len(self.partitions)
        while left:
            row = self.ways(colours, left)
            partition = bisect.bisect_right(row, place, 0, min(most + 1, len(row) - 1) + 1) - 1
            place -= row[partition]
            out.append(partition)
            left -= self.sizes[partition]
            colours, most = colours - 1, partition
        return tuple(out)

    def options(self, position):
        """The positions after one move."""
        colours = [list(self.partitions[i]) for i in position]
        for upper, own in enumerate(colours):
            for lower, other in enumerate(colours):
                for a in set(own):
                    for b in set(other):
                        if (upper == lower and (a != b or own.count(a) > 1)) or (upper != lower and a == b):
                            after = [list(heights) for heights in colours]
                            after[upper].remove(a)
                            after[lower].remove(b)
                            after[upper].append(a + b)
                            yield self.position_of(after)

    def position_of(self, colours):
        numbers = (self.number[tuple(sorted(heights, reverse=True))] for heights in colours if heights)
        return tuple(sorted(numbers, reverse=True))

    def starts(self):
        """The positions in which all stacks have one chip."""
        single = [self.number[(1,) * n] for n in range(self.chips + 1)]
        for colours in range(1, self.colours + 1):
            yield from (tuple(single[n] for n in heights) for heights in
                        partitions_of(self.chips, colours, self.chips))


def checksum(data, state):
    for i in range(0, len(data), 8):
        state = mix(state, int.from_bytes(data[i:i + 8], "little"))
    return mix(state, len(data))


def read(data):
    """The positions, the values and the number of stacks up to which they are known."""
    head_end = data.find(b"\n\n") + 2
    expect_file(head_end >= 2, "there is no empty line after the head")
    lines = Lines(data[:head_end], TITLE)
    chips, colours, layers, count = (lines.number(word) for word in ("chips", "colours", "layers", "positions"))
    lines.finish()
    expect_file(1 <= colours <= chips and layers <= chips, "such a table is not possible")
    values = data[head_end:head_end + count]
    last = b"\nchecksum %016x\n" % checksum(values, checksum(data[:head_end], 0))
    expect_file(data[head_end + count:] == last, "its length or its checksum is wrong")
    if chips > 44:
        raise TooLarge(f"{chips} chips, more than 44")
    positions = Positions(chips, colours)
    expect_file(count == positions.count, f"there are {positions.count} positions, not {count}")
    return positions, values, layers


def check(data, options):
    positions, values, layers = read(data)

    def look_at(place, position):
        stacks = sum(len(positions.partitions[i]) for i in position)
        if stacks > layers:
            expect(values[place] == UNKNOWN, f"a position of {stacks} stacks has a value beyond {layers} layers")
            return
        seen = {values[positions.place(option)] for option in positions.options(position)}
        mex = next(v for v in range(256) if v not in seen)
        expect(values[place] == mex, f"{[positions.partitions[i] for i in position]} has the value {mex}, "
                                     f"not {values[place]}")

    what = f"{positions.chips} chips in at most {positions.colours} colours, {layers} layers"
    if positions.count <= options.all:
        for place in range(positions.count):
            look_at(place, positions.at(place))
        return f"{what}: all {positions.count} values are right"
    starts = list(positions.starts())
    for position in starts:
        look_at(positions.place(position), position)
    rng = random.Random(options.seed)
    for _ in range(options.random):
        place = rng.randrange(positions.count)
        look_at(place, positions.at(place))
    return (f"{what}: the values of {len(starts)} starts and of {options.random} random positions of {positions.count} "
            "agree with those of their options")


if __name__ == "__main__":
    sys.exit(run(__doc__, check, [
        ("--all", {"type": int, "default": 100_000, "metavar": "N", "help": "check all of up to N values (100000)"}),
        ("--random", {"type": int, "default": 20_000, "metavar": "N",
                      "help": "random positions of a larger table (20000)"}),
        ("--seed", {"type": int, "default": 1, "help": "for the choice of the positions (1)"})]))
