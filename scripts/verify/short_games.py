"""Short partizan games in canonical form, the simplest way.

A game is a number: the place of its pair (Left's options, Right's options) in a list. Equal games get the same number.
"""

class Games:
    def __init__(self):
        self.forms, self.numbers = [], {}
        self.compared, self.sums, self.negatives = {}, {}, {}
        self.zero = self.of([], [])
        self.star = self.of([self.zero], [self.zero])
        self.up = self.of([self.zero], [self.star])

    def less_equal(self, g, h):
        """G <= H, unless Left has a good first move in G or Right has one in H."""
        if g == h:
            return True
        if (g, h) not in self.compared:
            self.compared[g, h] = (not any(self.less_equal(h, left) for left in self.forms[g][0]) and
                                   not any(self.less_equal(right, g) for right in self.forms[h][1]))
        return self.compared[g, h]

    def of(self, lefts, rights):
        """The game with these options, which are games in canonical form."""
        lefts, rights = set(lefts), set(rights)
        changed = True
        while changed:  # the form that the loop has stays equal to the game
            lefts = {g for g in lefts if not any(g != h and self.less_equal(g, h) for h in lefts)}
            rights = {g for g in rights if not any(g != h and self.less_equal(h, g) for h in rights)}
            changed = False
            for g in list(lefts):  # reversible through a right option that is at most the game
                for back in self.forms[g][1]:
                    if self.form_is_at_least(lefts, rights, back):
                        lefts = lefts - {g} | set(self.forms[back][0])
                        changed = True
                        break
            for g in list(rights):
                for back in self.forms[g][0]:
                    if self.form_is_at_most(lefts, rights, back):
                        rights = rights - {g} | set(self.forms[back][1])
                        changed = True
                        break
        form = (frozenset(lefts), frozenset(rights))
        if form not in self.numbers:
            self.numbers[form] = len(self.forms)
            self.forms.append(form)
        return self.numbers[form]

    def form_is_at_least(self, lefts, rights, h):
        """Whether h <= {lefts | rights}."""
        if any(self.less_equal(right, h) for right in rights):
            return False
        return not any(self.form_is_at_most(lefts, rights, left) for left in self.forms[h][0])

    def form_is_at_most(self, lefts, rights, h):
        """Whether {lefts | rights} <= h."""
        if any(self.less_equal(h, left) for left in lefts):
            return False
        return not any(self.form_is_at_least(lefts, rights, right) for right in self.forms[h][1])

    def negative(self, g):
        if g not in self.negatives:
            lefts, rights = self.forms[g]
            self.negatives[g] = self.of(map(self.negative, rights), map(self.negative, lefts))
        return self.negatives[g]

    def add(self, g, h):
        if self.zero in (g, h):
            return g + h - self.zero
        key = (min(g, h), max(g, h))
        if key not in self.sums:
            (g_left, g_right), (h_left, h_right) = self.forms[g], self.forms[h]
            self.sums[key] = self.of([self.add(x, h) for x in g_left] + [self.add(g, x) for x in h_left],
                                     [self.add(x, h) for x in g_right] + [self.add(g, x) for x in h_right])
        return self.sums[key]

    def integer(self, n):
        g = self.zero
        for _ in range(abs(n)):
            g = self.of([g], []) if n > 0 else self.of([], [g])
        return g

    def number(self, numerator, denominator):
        """A fraction whose denominator is a power of two."""
        if denominator == 1:
            return self.integer(numerator)
        return self.of([self.number(*lowest(numerator - 1, denominator))],
                       [self.number(*lowest(numerator + 1, denominator))])

    def nimber(self, n):
        smaller = []
        for _ in range(n):
            smaller.append(self.of(smaller, smaller))
        return self.of(smaller, smaller)

    def uptimal(self, n):
        """{0 | * - the sum of the uptimals before it}."""
        before = self.star
        for i in range(1, n):
            before = self.add(before, self.negative(self.uptimal(i)))
        return self.of([self.zero], [before])


def lowest(numerator, denominator):
    while denominator > 1 and numerator % 2 == 0:
        numerator, denominator = numerator // 2, denominator // 2
    return numerator, denominator
