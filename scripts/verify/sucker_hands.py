#!/usr/bin/env python3
"""Compares a file of `summand sucker tables --colours 3 --chips N --rebound R --save FILE` with formulas for hands.

In a state without piles the player to move has g guards (chips of his own colour), p prisoners (chips of the other
colour) and d greens (chips of the dead colour). The other player has G, P and D of them. With

    a = g - G,   b = 2 a + d - D,   c = 3 a + 2 (d - D)

the formulas say that the player to move

    loses if g + d = 0, and wins if g + d > 0 and G + D = 0. Otherwise he wins exactly if
    a = 0:  b >= 1
    a < 0:  b >= 0,  or (rule P, the other player is the giver)  c - P >= 1
    a > 0:  b >= 2,  but not if
            R, and P if the other is the giver:  a >= 2, b = 2, p = d = 0
            L:                                   a >= 2, b = 2, p = 0
            P if he is the giver himself:        c + p <= 2

All hands of the file are compared. The answers of the file for hands of up to `--search` chips are also found again by
search. sucker_table.py checks the file itself.
"""
import itertools
import sys

from common import expect, run
from sucker_rules import Search
from sucker_table import Table


def says(reading, hand):
    """What the formula says about (g, p, d, P, G, D). The reading is R, L, "P me" or "P other"."""
    g, p, d, their_p, their_g, their_d = hand
    a, e = g - their_g, d - their_d
    b, c = 2 * a + e, 3 * a + 2 * e
    if g + d == 0 or their_g + their_d == 0:
        return g + d > 0
    if a == 0:
        return b >= 1
    if a < 0:
        return b >= 0 or (reading == "P other" and c - their_p >= 1)
    if reading == "P me":
        return b >= 2 and c + p >= 3
    return b >= 2 and not (a >= 2 and b == 2 and p == 0 and (reading == "L" or d == 0))


def check(data, options):
    table = Table(data)
    rules = table.rules
    expect(rules.colours == 3 and not rules.rows, "the formulas are for three colours and any number of piles")
    search = Search(rules)
    hands = searched = won = 0
    for chips in range(table.chips + 1):
        for hand in table.numbering.all_hands(chips):
            hands += 1
            searched += chips <= options.search
            for active, before in itertools.product(range(2), repeat=2):
                state = ((), hand, active, before)
                winner = table.winner(state)
                expect(chips > options.search or search.winner(state) == winner, f"{state}: {winner} does not win")
                blue, red = hand[:3], hand[3:]
                seen = hand if active == 0 else (red[1], red[0], red[2], blue[1], blue[0], blue[2])
                reading = rules.rebound
                if reading == "P":
                    reading = "P me" if rules.givers[0] == active else "P other"
                expect(says(reading, seen) == (winner == active), f"{reading}: the formula is wrong for {seen}")
                won += winner == active
    return (f"rebound {rules.rebound}: the formulas are right for all {hands} hands of up to {table.chips} chips "
            f"without piles ({searched} hands also by search), and the player to move wins {won} of {4 * hands}")


if __name__ == "__main__":
    sys.exit(run(__doc__, check, [
        ("--search", {"type": int, "default": 5, "metavar": "N", "help": "search the hands of up to N chips (5)"})]))
