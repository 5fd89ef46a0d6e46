"""What a type checker says about a user's program: test_types.py compares it with the comments."""

from fractions import Fraction

import summand as cgt

board = cgt.domineering("..|..")
reveal_type(board)  # Position
reveal_type(board + 1)  # Game
reveal_type(board.moves("left")[0].after)  # Position
reveal_type(board.outcome)  # Outcome
g = cgt.domineering("..") + 1
reveal_type(g)  # Game
reveal_type(1 - 2 * g)  # Game
reveal_type(g.mean)  # int | Fraction
reveal_type(g.stops.left)  # int | Fraction
reveal_type(g > Fraction(1, 2))  # bool
reveal_type(g.position)  # Position | None
reveal_type(g.thermograph.left_wall[0].t)  # int | Fraction
reveal_type(cgt.cool(g, 1))  # Game
reveal_type(cgt.temperature("{3|-1}"))  # int | Fraction
reveal_type(cgt.birthday(board))  # int
reveal_type(cgt.left_options(g))  # list[Game]
reveal_type(cgt.clobber)  # Ruleset
reveal_type(cgt.analyze(g).value)  # Game | None
reveal_type(cgt.heaps("0.77").period().period)  # int | None
reveal_type(cgt.Match(g).play("1").winner)  # Player | None
reveal_type(next(cgt.sweep(abs, [1, -2])).value)  # int

cgt.temperatur  # error: Module has no attribute "temperatur"
cgt.cool(g)  # error: Missing positional argument "t" in call to "cool"
cgt.mean(1.5)  # error: Argument 1 to "mean" has incompatible type "float"
g + "1"  # error: Unsupported operand types for + ("Game" and "str")
board.play(1)  # error: Argument 1 to "play" of "Position" has incompatible type "int"
