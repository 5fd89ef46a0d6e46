#!/usr/bin/env python3
"""Checks a file that proves that no formula in some counts decides an endgame of So Long Sucker.

The file has states with their winners, in blocks. Each winner is found again by search through the whole game.

same     A state that the player to move wins and one that he loses, which agree in every count. So no formula in these
         counts is right for both: no inequality, no case distinction, no remainder, nothing.
balance  States that he wins and states that he loses, equally many, with the same sum of every count. If there were
         weights w and a limit t, so that he wins exactly if the weighted counts have a sum above t, then both sums
         would be equal, and yet the first one above n t and the second one not. So no single inequality decides.

The counts (his: of the player to move, theirs: of the other one; a long pile has two chips or more):
  guards, prisoners and greens in his and in their hands
  piles with his, with their and with a dead colour on top; long piles of the first two kinds
  chips of the owner in these long piles, and the most in one of them
  what he gains by capturing all his long piles: guards, prisoners, greens. A chip of the other player dies, otherwise a
  green one. What they gain in the same way, but without their most valuable pile, where a guard is worth two greens: of
  equal ones, that with more guards.
  all chips, and the chips on the board
"""
import re
import sys

from common import expect, expect_file, run
from sucker_rules import Rules, Search

TITLE = "states of So Long Sucker that no formula decides, version 1"
LETTERS = "brgy"


def chips_of(text):
    out = [0] * 3
    for word in text.split():
        found = re.fullmatch(r"([brg])(\d\d?)", word)
        expect_file(found, f"{word!r} is no number of chips")
        out[LETTERS.index(found[1])] += int(found[2])
    return tuple(out)


def state_of(text):
    """A state with Blue to move, as (board, hands, player to move, player who had the move before), and the giver."""
    fields = dict(part.split(": ", 1) for part in text.split("; ") if ": " in part)
    expect_file(fields.pop("to move", "") == "blue", "Blue is not to move")
    giver = fields.pop("givers", "g=b")
    before = fields.pop("before", "red")
    expect_file(giver in ("g=b", "g=r") and before in ("blue", "red"), "strange givers or an earlier turn")
    piles = fields.pop("piles", "").split()
    expect_file(all(set(pile) <= set("brg") for pile in piles), "a pile has a strange chip")
    hands = chips_of(fields.pop("blue", "")) + chips_of(fields.pop("red", ""))
    expect_file(not fields, f"a state has strange fields: {', '.join(fields)}")
    board = tuple(tuple(map(LETTERS.index, pile)) for pile in piles)
    return (board, hands, 0, int(before == "red")), int(giver == "g=r")


def gain(pile):
    """What the owner gets: guards, prisoners, greens."""
    owner, others = pile.count(pile[-1]), pile.count(1 - pile[-1])
    return owner, others - min(others, 1), pile.count(2) - (others == 0)


def counts(state):
    board, hands, _, _ = state
    by_top = [[pile for pile in board if pile[-1] == top] for top in range(3)]
    long = [[pile for pile in piles if len(pile) > 1] for piles in by_top[:2]]
    own = [[pile.count(top) for pile in long[top]] for top in range(2)]
    mine = list(map(gain, long[0])) if hands[0] else []
    theirs = sorted(map(gain, long[1]), key=lambda g: (2 * g[0] + g[2], g[0]))[:-1] if hands[4] else []
    return (*hands, *map(len, by_top), *map(len, long), *map(sum, own), *(max(one, default=0) for one in own),
            *(sum(g[i] for g in mine) for i in range(3)), *(sum(g[i] for g in theirs) for i in (0, 2)),
            sum(hands) + sum(map(len, board)), sum(map(len, board)))


def blocks_of(text):
    """Pairs of the kind of a block, and its lists of states won and lost."""
    out = []
    for line in text.split("\n"):
        if not line:
            continue
        word, _, rest = line.partition(" ")
        if word in ("same", "balance"):
            rebound = re.fullmatch(r"rebound ([RPL])", rest)
            expect_file(rebound, f"{line!r} does not say which rebound")
            out.append((word, rebound[1], [], []))
        else:
            expect_file(out and word in ("won", "lost"), f"{line!r} is not a line of such a file")
            out[-1][2 if word == "won" else 3].append(state_of(rest.strip()))
    return out


def check(data, options):
    expect_file(data.startswith(TITLE.encode() + b"\n") and data.isascii(), f"the first line is not '{TITLE}'")
    blocks = blocks_of(data.decode("ascii").split("\n", 1)[1])
    expect_file(blocks, "there are no states")
    for kind, rebound, won, lost in blocks:
        expect(len(won) == len(lost) >= 1, "there must be as many states won as lost")
        expect(kind == "balance" or len(won) == 1, "a block 'same' has one state of each kind")
        expect(len({giver for _, giver in won + lost}) == 1, "a block has one giver")
        search = Search(Rules(3, rebound, givers=(won[0][1], 0)))
        for winner, states in ((0, won), (1, lost)):
            for state, _ in states:
                expect(search.winner(state) == winner, f"rebound {rebound}: the player {winner} does not win {state}")
        sums = [[sum(column) for column in zip(*(counts(state) for state, _ in states))] for states in (won, lost)]
        expect(sums[0] == sums[1], f"a block '{kind}' has different counts: {sums[0]} and {sums[1]}")
    return f"{len(blocks)} blocks: no formula of the kinds described decides these endgames"


if __name__ == "__main__":
    sys.exit(run(__doc__, check))
