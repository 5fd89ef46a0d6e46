#!/usr/bin/env python3
"""Checks a certificate of `summand heaps CODE --period --certificate FILE` with an own computation.

All values that the certificate speaks of are computed by the definition: the value of a heap is the least number that
is not the value of a move. Then the program checks that they repeat up to the bound, that no smaller period and no
smaller preperiod fits, and that the bound is as far as a theorem needs. After that the period lasts for ever.

octal-periodicity (Guy and Smith 1956). Let a move take at most t counters and leave at most k heaps (k >= 1). Let
G(m + p) = G(m) for n0 <= m < n, with n0 >= 1 and n >= k n0 + (k - 1) p + t. A move from n + p leaves at least
k (n0 + p) counters, so its largest heap is at least n0 + p, and may be made smaller by p: a move from n with the same
value. A move from n leaves a heap of at least n0, which may be made larger by p. So G(n + p) = G(n), and so on.

unequal-periodicity. If two heaps must differ, the changed heap may become equal to the other one. Then the two values
are equal, and the smaller heap can be changed by p as well. For this, n >= 2 n0 + 2 p + t is enough.

taking-periodicity. For codes that repeat with length L after t digits and leave at most one heap. Let L divide P and
G(m + P) = G(m) + S for n0 <= m < n0 + t. A heap n in class r modulo L moves to the t heaps below it as the first digits
say, and to all m < n - t in some classes. If the values of the latter for n + P are those for n plus S, and all numbers
below S, then G(n + P) = G(n) + S, and the condition holds again for n + 1.
"""
import math
import sys

from common import Lines, TooLarge, Wrong, checksum, expect, expect_file, mix, run
from heap_code import Code

TITLE = "summand certificate of a period, version 1"


def values_by_definition(code, count):
    """The values of the heaps below `count`. With three or more heaps, sums[j][n] has the values of j heaps of n."""
    values = []
    sums = [None, None] + [[set() for _ in range(count)] for _ in range(3, code.most_heaps + 1)]
    for n in range(count):
        for heaps in range(2, code.most_heaps):
            fewer = (lambda m: {values[m]}) if heaps == 2 else sums[heaps - 1].__getitem__
            sums[heaps][n] = {values[a] ^ v for a in range(1, n) for v in fewer(n - a)}
        seen = set()
        for left, heaps, differ in code.splits(n):
            if heaps == 0:
                seen.update([0] if left == 0 else [])
            elif heaps == 1:
                seen.update([values[left]] if 0 < left < n else [])
            elif heaps == 2:
                half = (left - differ) // 2 + 1
                seen.update(a ^ b for a, b in zip(values[1:half], values[left - 1:left - half:-1]))
            else:
                seen.update(values[a] ^ v for a in range(1, left) for v in sums[heaps - 1][left - a])
        value = 0
        while value in seen:
            value += 1
        values.append(value)
    return values


def digest(values):
    """The digest of values: four interleaved chains, joined at the end."""
    lanes = [1, 2, 3, 4]
    for n, value in enumerate(values):
        lanes[n % 4] = mix(lanes[n % 4], value)
    state = len(values)
    for lane in lanes:
        state = mix(state, lane)
    return state


def far_values(code, values, end, classes):
    """For each class, the values of the heaps m < end (and of the empty heap) that a heap far above may move to."""
    t = code.most_taken
    allowed = [code.digit(t + 1 + (r - t - 1) % classes)[0] for r in range(classes)]
    out = []
    for r in range(classes):
        reached = {0} if allowed[r] & 1 else set()
        reached.update(values[m] for m in range(1, end) if allowed[(r - m) % classes] & 2)
        out.append(reached)
    return out


def expect_theorem(code, theorem, n0, p, s, bound, values):
    """Raises Wrong unless the theorem applies to the code and proves the period from equality up to the bound."""
    k, t, start = max(code.most_heaps, 1), code.most_taken, max(n0, 1)
    if theorem == "octal-periodicity":
        expect(not code.repeated and not code.unequal and s == 0, "the theorem does not apply")
        expect(bound == k * start + (k - 1) * p + t, "the bound is not the one that the theorem needs")
    elif theorem == "unequal-periodicity":
        expect(not code.repeated and code.unequal and k <= 2 and s == 0, "the theorem does not apply")
        expect(bound == k * start + k * p + t, "the bound is not the one that the theorem needs")
    elif theorem == "taking-periodicity":
        expect(code.repeated and k == 1, "the theorem does not apply")
        classes = len(code.repeated)
        times = math.lcm(p, classes) // p
        whole, saltus = times * p, times * s
        first = bound + p - whole - max(t, p)
        expect(first >= start, "there are too few values for the theorem")
        early, late = (far_values(code, values, end, classes) for end in (first, first + whole))
        for before, after in zip(early, late):
            expect(after == set(range(saltus)) | {v + saltus for v in before},
                   "the values of far moves do not repeat")
    else:
        raise Wrong("there is no such theorem")


def check(data, options):
    lines = Lines(data, TITLE)
    name = lines.value("code")
    code = Code(name)
    n0, p, s = (lines.number(word) for word in ("preperiod", "period", "saltus"))
    theorem = lines.value("theorem")
    bound, count = lines.number("bound"), lines.number("values")
    claimed = lines.value("digest")
    lines.finish()
    text = data[:lines.end]
    expect_file(lines.last == b"checksum %016x\n" % checksum(text, len(text)), "the checksum does not fit")
    expect(p >= 1 and n0 <= bound and count == bound + p, "bound, period and number of values do not fit together")
    if count > options.most:
        raise TooLarge(f"{count} values, more than --most {options.most}")
    values = values_by_definition(code, count)
    expect(f"{digest(values):016x}" == claimed, "the digest is not that of the values")
    for n in range(n0, bound):
        expect(values[n + p] == values[n] + s, f"the heaps {n} and {n + p} do not repeat")
    expect_theorem(code, theorem, n0, p, s, bound, values)
    expect(n0 == 0 or values[n0 - 1 + p] != values[n0 - 1] + s, "the preperiod is not the least")
    for part in (p // q for q in range(2, p + 1) if p % q == 0):
        if s * part % p == 0:
            shift = s * part // p
            expect(any(values[n + part] != values[n] + shift for n in range(n0, n0 + p - part)),
                   f"{part} is a period, too")
    return f"{name} has period {p} from {n0} on, saltus {s}: {count} values by the definition, {theorem}"


if __name__ == "__main__":
    sys.exit(run(__doc__, check, [("--most", {"type": int, "default": 20_000, "help": "the most values (20000)"})]))
