#!/usr/bin/env python3
"""Checks a file of `summand sucker tables --colours C --chips N --rebound R --save FILE`.

The file says who wins each endgame of So Long Sucker with two living players, Blue and Red, and up to N chips in hands
and on the board, without donations and discards. The rules are written here a second time, for piles as strings of
colours. A player wins a state that he decides exactly if one of his actions leads to a state that he wins. An action
puts a chip from a hand on the board, or removes a chip for ever. So games end, and if this holds for all states, all
answers are right.

Up to `--all` states every one is checked. In a larger table random states are checked: then the answer is only that no
wrong one was found.

The order of the file. Two piles are of one kind if they agree in the chips of each colour, the colour on top, and the
living colour that lies highest. Kinds are sorted by length, then by the kind below the top, then by the top. A board is
its kinds in falling order. States are sorted by chips, then by chips on the board, then by the number of piles, then by
the kinds, then by the hands. Each state has four bits, for the player to move (Blue, Red) and the player who had the
move before (Blue, Red). A bit is 1 if Blue wins.
"""
import bisect
import functools
import itertools
import math
import random
import re
import sys

from common import TooLarge, checksum, expect, expect_file, run
from sucker_rules import Rules, kind_of

TITLE = "summand table of So Long Sucker endgames, version 2"
HEAD = re.compile(r"colours ([2-4]) chips (\d+) rebound ([RPL]) givers ([01]) ([01]) rows (\d+)")


class Numbering:
    """The numbers of kinds, boards, hands and states."""

    def __init__(self, colours, chips):
        self.colours, self.chips = colours, chips
        self.examples, self.kinds, layer = [], {}, [()]  # a pile for each kind
        for _ in range(chips):
            longer = [pile + (c,) for pile in layer for c in range(colours) if not pile or pile[-1] != c]
            layer = []
            for pile in longer:
                if kind_of(pile) not in self.kinds:
                    self.kinds[kind_of(pile)] = len(self.examples)
                    self.examples.append(pile)
                    layer.append(pile)
        self.lengths = [len(pile) for pile in self.examples]
        # up_to[piles][chips][k]: the boards of these piles and chips that begin with a kind below k.
        self.up_to = [[[0] * (len(self.examples) + 1) for _ in range(chips + 1)] for _ in range(chips + 1)]
        for piles in range(1, chips + 1):
            for n in range(piles, chips + 1):
                row = self.up_to[piles][n]
                for k, length in enumerate(self.lengths):
                    row[k + 1] = row[k] + (self.boards_below(piles - 1, n - length, k + 1) if length <= n else 0)
        self.level_from = [0]
        for n in range(chips + 1):
            self.level_from.append(self.level_from[-1] + sum(self.board_count(s) * self.hand_count(n - s)
                                                             for s in range(n + 1)))

    def boards_below(self, piles, chips, end):
        return int(chips == 0) if piles == 0 else self.up_to[piles][chips][end]

    @functools.lru_cache(None)
    def board_count(self, chips):
        return sum(self.boards_below(piles, chips, -1) for piles in range(chips + 1))

    def hand_count(self, chips):
        return math.comb(chips + 2 * self.colours - 1, 2 * self.colours - 1)

    def place(self, board, hands):
        """The place of a state in the file. Hands are the chips of Blue, then those of Red, each by colours."""
        kinds = sorted((self.kinds[kind_of(pile)] for pile in board), reverse=True)
        on_board, in_hands = sum(map(len, board)), sum(hands)
        chips = on_board + in_hands
        number = sum(self.boards_below(piles, on_board, -1) for piles in range(len(kinds)))
        left = on_board
        for i, kind in enumerate(kinds):
            number += self.up_to[len(kinds) - i][left][kind]
            left -= self.lengths[kind]
        out = self.level_from[chips]
        out += sum(self.board_count(s) * self.hand_count(chips - s) for s in range(on_board))
        out += number * self.hand_count(in_hands)
        return out + sum(math.comb(s + i, i + 1) for i, s in enumerate(itertools.accumulate(hands[:-1])))

    def board_at(self, chips, number):
        piles = 0
        while number >= self.boards_below(piles, chips, -1):
            number -= self.boards_below(piles, chips, -1)
            piles += 1
        out = []
        for left in range(piles, 0, -1):
            row = self.up_to[left][chips]
            kind = bisect.bisect_right(row, number) - 1
            number -= row[kind]
            chips -= self.lengths[kind]
            out.append(self.examples[kind])
        return tuple(out)

    def all_hands(self, chips):
        for bars in itertools.combinations(range(chips + 2 * self.colours - 1), 2 * self.colours - 1):
            ends = (-1, *bars, chips + 2 * self.colours - 1)
            yield tuple(b - a - 1 for a, b in zip(ends, ends[1:]))

    def random_state(self, rng):
        at = rng.randrange(self.level_from[-1])
        chips = bisect.bisect_right(self.level_from, at) - 1
        weights = [self.board_count(s) * self.hand_count(chips - s) for s in range(chips + 1)]
        [on_board] = rng.choices(range(chips + 1), weights)
        bars = sorted(rng.sample(range(chips - on_board + 2 * self.colours - 1), 2 * self.colours - 1))
        ends = (-1, *bars, chips - on_board + 2 * self.colours - 1)
        hands = tuple(b - a - 1 for a, b in zip(ends, ends[1:]))
        return self.board_at(on_board, rng.randrange(self.board_count(on_board))), hands


class Table:
    def __init__(self, data):
        self.data = data
        second = data.find(b"\n", data.find(b"\n") + 1)
        self.head_end = second + 1
        head = HEAD.fullmatch(data[len(TITLE) + 1:max(second, 0)].decode("ascii", "replace"))
        expect_file(data.startswith(TITLE.encode() + b"\n") and head, "the first two lines are not those of a table")
        colours, self.chips, rebound, *givers, rows = (word if word in "RPL" else int(word) for word in head.groups())
        if self.chips > 16:
            raise TooLarge(f"{self.chips} chips")
        self.rules = Rules(colours, rebound, givers, rows)
        self.numbering = Numbering(colours, self.chips)
        self.states = self.numbering.level_from[-1]
        size = self.head_end + (self.states + 1) // 2
        expect_file(len(data) == size + 17 and data[size:] == b"%016x\n" % checksum(data[:size]),
                    "its length or its checksum is wrong")

    def blue_wins(self, board, hands, active, before):
        at = self.numbering.place(board, hands)
        return self.data[self.head_end + at // 2] >> (at % 2 * 4 + active * 2 + before) & 1

    def winner(self, state):
        return 0 if self.blue_wins(*state) else 1


def all_states(numbering):
    for chips in range(numbering.chips + 1):
        for on_board in range(chips + 1):
            for number in range(numbering.board_count(on_board)):
                board = numbering.board_at(on_board, number)
                for hands in numbering.all_hands(chips - on_board):
                    yield board, hands


def check(data, options):
    table = Table(data)
    rules = table.rules
    rng = random.Random(options.seed)
    complete = table.states <= options.all
    states = (all_states(table.numbering) if complete else
              (table.numbering.random_state(rng) for _ in range(options.random)))
    checked = 0
    for board, hands in states:
        if rules.rows and len(board) > rules.rows:
            continue
        checked += 1
        for active, before in itertools.product(range(2), repeat=2):
            state = (board, hands, active, before)
            expect((table.winner(state) == active) == table.rules.wins(state, table.winner),
                   f"board {board}, hands {hands}, player {active} to move, {before} had the move before")
    what = f"{rules.colours} colours, up to {table.chips} chips, rebound {rules.rebound}, givers {rules.givers}"
    if complete:
        return f"{what}: all {checked} states are right"
    return f"{what}: {checked} random states of {table.states} agree with those that their actions lead to"


if __name__ == "__main__":
    sys.exit(run(__doc__, check, [
        ("--all", {"type": int, "default": 50_000, "metavar": "N", "help": "check all of up to N states (50000)"}),
        ("--random", {"type": int, "default": 5000, "metavar": "N", "help": "random states of a larger table (5000)"}),
        ("--seed", {"type": int, "default": 1, "help": "for the choice of the states (1)"})]))
