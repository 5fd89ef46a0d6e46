"""The rules of endgames of So Long Sucker with two living players, without donations and discards.

Colour 0 is Blue's and colour 1 is Red's. Colours 2 and 3 belong to players who are out. A pile is a tuple of colours
from bottom to top. Hands are one tuple: the chips of each colour in Blue's hand, then those in Red's. A state is
(board, hands, player to move, player who had the move before).
"""


class Rules:
    def __init__(self, colours, rebound, givers=(0, 0), rows=0):
        """`rebound` says who moves after a capture with a dead colour: R, P or L as in docs/guide/sucker.md.

        `givers` are the players who gave the players of the colours 2 and 3 their last move. `rows`, if not 0, is the
        largest number of piles.
        """
        self.colours, self.rebound, self.givers, self.rows = colours, rebound, givers, rows

    def plays(self, board, hands, me, before):
        """For each chip and each place: who decides how it goes on, and the states from which he chooses.

        A player without a play is out, and the other one has won.
        """
        new_pile = [()] if not self.rows or len(board) < self.rows else []
        for colour in range(self.colours):
            if hands[me * self.colours + colour]:
                rest = changed(hands, me * self.colours + colour, -1)
                for pile in [*new_pile, *dict.fromkeys(board)]:
                    yield self.play(board, rest, me, before, colour, pile)

    def play(self, board, hands, me, before, colour, pile):
        others = list(board)
        if pile:
            others.remove(pile)
        if pile and pile[-1] == colour and colour < 2:  # the owner takes the pile, and one chip of it dies
            taken = captures(hands, colour, pile + (colour,), self.colours)
            return colour, [(tuple(others), after, colour, me) for after in taken]
        if pile and pile[-1] == colour:  # all chips die
            following = {"R": me, "P": self.givers[colour - 2], "L": before}[self.rebound]
            return me, [(tuple(others), hands, following, me)]
        pile += (colour,)
        highest = highest_living(pile)
        followers = (0, 1) if highest is None else (1 - highest,)
        return me, [((*others, pile), hands, following, me) for following in followers]

    def wins(self, state, winner):
        """Whether the player to move wins, if winner(state) says who wins the states that plays lead to."""
        me = state[2]
        return any((any if decides == me else all)(winner(after) == me for after in states)
                   for decides, states in self.plays(*state))


def highest_living(pile):
    return next((colour for colour in reversed(pile) if colour < 2), None)


def kind_of(pile):
    """All that matters about a pile: its chips, its top, and its highest chip of a living colour (or None).

    A capture depends on the chips and the top, and a chip put on the pile changes all three by themselves.
    """
    return tuple(map(pile.count, range(4))), pile[-1], highest_living(pile)


def changed(hands, at, by):
    return hands[:at] + (hands[at] + by,) + hands[at + 1:]


def captures(hands, owner, chips, colours):
    """The hands after the owner took these chips without one of them."""
    for dies in set(chips):
        out = list(hands)
        for chip in chips:
            out[owner * colours + chip] += 1
        out[owner * colours + dies] -= 1
        yield tuple(out)


class Search:
    """Finds the winner of states by search through everything that may follow."""

    def __init__(self, rules):
        self.rules, self.known, self.examples = rules, {}, {}

    def winner(self, state):
        board, hands, active, before = state
        piles = tuple(sorted(self.examples.setdefault(kind_of(pile), pile) for pile in board))
        key = (piles, hands, active, before if self.rules.rebound == "L" else None)
        if key not in self.known:
            self.known[key] = active if self.rules.wins((piles, hands, active, before), self.winner) else 1 - active
        return self.known[key]
