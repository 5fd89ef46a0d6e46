#!/usr/bin/env python3
"""Looks in a file of `summand sucker tables --colours 3 --chips N --save FILE` for states that no formula decides.

Two states with the same hands may agree in all counts of sucker_no_formula.py, although one is won and the other lost.
Then no formula in these counts is right for both. The program goes through the sizes from `--from` to `--chips`, counts
such pairs of boards with Blue to move (for each hand, a lost board with the first won one), and prints a few of them.
It trusts the file, which sucker_table.py checks. The pairs themselves are proofs for sucker_no_formula.py.
"""
import itertools
import sys

from common import TooLarge, expect, run
from sucker_no_formula import LETTERS, counts
from sucker_table import Table


def text_of(board, hands):
    chips = [" ".join(f"{letter}{n}" for letter, n in zip(LETTERS, hand) if n) for hand in (hands[:3], hands[3:])]
    piles = " ".join("".join(LETTERS[c] for c in pile) for pile in board)
    return f"blue: {chips[0]}; red: {chips[1]}; piles: {piles}; to move: blue"


def groups_of(boards, guards):
    """Boards with the same counts, if each player holds a guard or not."""
    groups = {}
    for board in boards:
        hands = (guards[0], 0, 0, 0, guards[1], 0)
        groups.setdefault(counts((board, hands, 0, 0)), []).append(board)
    return [group for group in groups.values() if len(group) > 1]


def pairs(table, chips, before):
    """The states won and lost that agree in all counts."""
    numbering = table.numbering
    for on_board in range(chips):
        boards = [numbering.board_at(on_board, i) for i in range(numbering.board_count(on_board))]
        groups = {guards: groups_of(boards, guards) for guards in itertools.product(range(2), repeat=2)}
        for hands in numbering.all_hands(chips - on_board):
            for group in groups[int(hands[0] > 0), int(hands[4] > 0)]:
                winners = [table.winner((board, hands, 0, before)) for board in group]
                if len(set(winners)) == 2:
                    won = group[winners.index(0)]
                    yield from ((hands, won, board) for board, winner in zip(group, winners) if winner)


def check(data, options):
    table = Table(data)
    expect(table.rules.colours == 3, "the counts are for three colours")
    if options.chips > table.chips:
        raise TooLarge(f"the file has {table.chips} chips")
    out = []
    for chips in range(options.first, options.chips + 1):
        for before in range(2 if table.rules.rebound == "L" else 1):
            found = list(pairs(table, chips, before))
            who = f" ({('blue', 'red')[before]} before)" if table.rules.rebound == "L" else ""
            out.append(f"{len(found)} with {chips}{who}")
            for hands, won, lost in found[:options.show]:
                print(f"won  {text_of(won, hands)}\nlost {text_of(lost, hands)}")
    return f"pairs by the number of chips: {', '.join(out)}"


if __name__ == "__main__":
    sys.exit(run(__doc__, check, [
        ("--from", {"type": int, "default": 1, "metavar": "N", "dest": "first", "help": "the smallest size (1)"}),
        ("--chips", {"type": int, "default": 8, "metavar": "N", "help": "the largest size (8)"}),
        ("--show", {"type": int, "default": 2, "metavar": "N", "help": "print N pairs of each size (2)"})]))
