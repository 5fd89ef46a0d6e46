"""Reads a value as the program prints it: its name, or its options in braces. See docs/guide/notation.md."""
import re

from common import expect_file
from short_games import lowest

TOKEN = re.compile(r"\s*(\d+/\d+|\d+|\|+|\+-|tiny|miny|superstar|[{}(),*^v<>\[\]+-])")


class Reader:
    """Reads a value as the program prints it."""

    def __init__(self, games, text):
        self.games, self.tokens, at = games, [], 0
        while at < len(text):
            found = TOKEN.match(text, at)
            expect_file(found, f"{text[at:at + 20]!r} is not part of a value")
            self.tokens.append(found[1])
            at = found.end()
        self.tokens = self.tokens[::-1]

    def next_is(self, *tokens):
        return bool(self.tokens) and self.tokens[-1] in tokens

    def take(self, token):
        expect_file(self.next_is(token), f"{token!r} was expected in a value")
        self.tokens.pop()

    def whole(self):
        out = self.sum()
        expect_file(not self.tokens, "there is something after the end of a value")
        return out

    def sum(self):
        negative, out = False, self.games.zero
        if self.next_is("-"):
            self.tokens.pop()
            negative = True
        while True:
            term = self.term()
            out = self.games.add(out, self.games.negative(term) if negative else term)
            if not self.next_is("+", "-"):
                return out
            negative = self.tokens.pop() == "-"
            if not negative and self.next_is("-"):  # a sum may go on with + -1
                self.tokens.pop()
                negative = True

    def term(self):
        """A game in braces, a call, or a number, ups and a nimber side by side."""
        games = self.games
        expect_file(self.tokens, "a value ends too early")
        if self.next_is("{"):
            return self.in_braces()
        if self.next_is("+-"):
            self.tokens.pop()
            lefts = self.list_in("(", ")") if self.next_is("(") else [self.term()]
            return games.of(lefts, map(games.negative, lefts))
        if self.next_is("tiny", "miny"):
            is_tiny = self.tokens.pop() == "tiny"
            [g] = self.list_in("(", ")")
            tiny = games.of([games.zero], [games.of([games.zero], [games.negative(g)])])
            return tiny if is_tiny else games.negative(tiny)
        if self.next_is("superstar"):
            self.tokens.pop()
            return self.superstar(self.list_in("(", ")"))
        return self.side_by_side()

    def superstar(self, numbers):
        """{0,*,...,*m | *a,*b,...}, where m is the least number that is not one of a, b, ..."""
        games = self.games
        options = [n for n in range(64) if games.integer(n) in numbers]
        expect_file(len(options) == len(numbers), "a superstar has an option that is no nimber")
        mex = next(n for n in range(65) if n not in options)
        return games.of(map(games.nimber, range(mex + 1)), map(games.nimber, options))

    def list_in(self, opening, closing):
        self.take(opening)
        out = [self.sum()]
        while self.next_is(","):
            self.tokens.pop()
            out.append(self.sum())
        self.take(closing)
        return out

    def in_braces(self):
        """The game in braces: options with commas between them, and runs of bars. The longest run is the divider."""
        self.take("{")
        sides, bars = [[]], []
        while not self.next_is("}"):
            if self.tokens and self.tokens[-1][0] == "|":
                bars.append(len(self.tokens.pop()))
                sides.append([])
            else:
                if sides[-1]:
                    self.take(",")
                sides[-1].append(self.sum())
        self.take("}")
        return self.divided(sides, bars)

    def divided(self, sides, bars):
        expect_file(bars and bars.count(max(bars)) == 1, "braces have no bar, or no longest run of bars")
        at = bars.index(max(bars))
        parts = ((sides[:at + 1], bars[:at]), (sides[at + 1:], bars[at + 1:]))
        return self.games.of(*([self.divided(*part)] if part[1] else part[0][0] for part in parts))

    def side_by_side(self):
        games, out, known = self.games, self.games.zero, False
        while self.tokens:
            token = self.tokens[-1]
            if token[0].isdigit() and not known:
                self.tokens.pop()
                numerator, _, denominator = token.partition("/")
                expect_file(len(token) < 20 and int(numerator) <= 1000, f"{token[:30]} is too large to be read")
                expect_file(int(denominator or 1).bit_count() == 1, f"{token} is not a dyadic number")
                out = games.number(*lowest(int(numerator), int(denominator or 1)))
            elif token in "^v":
                self.tokens.pop()
                ups = self.ups()
                out = games.add(out, ups if token == "^" else games.negative(ups))
            elif token == "*":
                self.tokens.pop()
                out = games.add(out, games.nimber(self.count(1)))
            else:
                break
            known = True
        expect_file(known, "a value ends too early or has a strange part")
        return out

    def count(self, otherwise, most=100):
        if self.tokens and self.tokens[-1].isdigit():
            expect_file(len(self.tokens[-1]) < 6 and int(self.tokens[-1]) <= most, "a value is too large to be read")
            return int(self.tokens.pop())
        return otherwise

    def ups(self):
        """What follows ^ : a number of ups, <n> for an uptimal, or [n] for the sum of the first n."""
        games = self.games
        if self.next_is("<", "["):
            opening = self.tokens.pop()
            n = self.count(0, most=10)
            self.take(">" if opening == "<" else "]")
            out = games.zero
            for i in range(n if opening == "<" else 1, n + 1):
                out = games.add(out, games.uptimal(i))
            return out
        out = games.zero
        for _ in range(self.count(1)):
            out = games.add(out, games.up)
        return out
