"""Games in Python for several tests."""


class Count:
    """Left takes one counter: the heap n is the number n."""

    def moves(self, n, player):
        return [n - 1] if n and player == "left" else []

    def show(self, n):
        return str(n)
