"""Codes of taking-and-breaking games, as the files of the program write them, and what their moves leave.

A code is d0.d1d2d3... Bit j of the digit d_i allows a move that takes i counters from a heap and leaves the rest as
exactly j heaps, none of them empty. Digits go up to V = 31. A u after a digit means that the heaps left must differ in
size. Digits in square brackets at the end repeat for ever.
"""
from common import expect_file

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUV"


class Code:
    """`digits` and `repeated` have pairs (bits, whether the heaps must differ)."""

    def __init__(self, text):
        body = text.removeprefix("32:")
        first, point, rest = body.partition(".")
        self.digits, repeated = self.read(first), ""
        if rest.endswith("]"):
            rest, _, repeated = rest[:-1].partition("[")
            expect_file(repeated, "a code ends with [], without digits in it")
        expect_file(point and len(self.digits) == 1, f"{text[:40]!r} is not a code")
        expect_file(self.digits[0][0] % 4 == 0, "the digit before the point allows a move that changes nothing")
        self.digits += self.read(rest)
        self.repeated = self.read(repeated)
        all_digits = self.digits + self.repeated
        self.most_heaps = max(bits.bit_length() - 1 for bits, _ in all_digits)
        self.most_heaps = max(self.most_heaps, 0)
        self.unequal = any(differ for _, differ in all_digits)
        while not self.repeated and len(self.digits) > 1 and self.digits[-1][0] == 0:
            self.digits.pop()
        self.most_taken = len(self.digits) - 1  # of a code that does not repeat

    @staticmethod
    def read(text):
        out = []
        for letter in text:
            if letter == "u" and out and out[-1][0] >= 4 and not out[-1][1]:
                out[-1] = (out[-1][0], True)
                continue
            expect_file(letter in DIGITS, f"{letter!r} is not a digit of a code")
            out.append((DIGITS.index(letter), False))
        return out

    def digit(self, taken):
        if taken < len(self.digits):
            return self.digits[taken]
        if not self.repeated:
            return 0, False
        return self.repeated[(taken - len(self.digits)) % len(self.repeated)]

    def splits(self, heap):
        """For each move from a heap: how many counters are left, in how many heaps, and whether these must differ."""
        for taken in range(min(heap, self.most_taken if not self.repeated else heap) + 1):
            bits, differ = self.digit(taken)
            for heaps in range(bits.bit_length()):
                if bits >> heaps & 1:
                    yield heap - taken, heaps, differ

    def partitions(self, heap):
        """What each move from a heap leaves: tuples of heaps in falling order."""
        for left, heaps, differ in self.splits(heap):
            yield from into(left, heaps, left, differ)


def into(total, heaps, most, differ):
    """The ways to divide counters into that many heaps, none empty and none larger than `most`."""
    if heaps == 0:
        if total == 0:
            yield ()
        return
    for largest in range(min(most, total - heaps + 1), 0, -1):
        for rest in into(total - largest, heaps - 1, largest - differ, differ):
            yield (largest, *rest)
