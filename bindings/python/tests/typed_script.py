"""What a type checker says about a user's program: test_types.py compares it with the comments."""

from fractions import Fraction

import numpy as np
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
reveal_type(next(cgt.sweep("nim({})", [1, 2])).value)  # Game | bool | str | Outcome | Thermograph | Record
reveal_type(cgt.eval("1 + 1"))  # Game | bool | str | Outcome | Thermograph | Record
reveal_type(cgt.search("clobber(2x2)", where="G > 0", best=3).rows()[0])  # dict[str, Any]
reveal_type(cgt.moves(g, first="left", values=True).names())  # list[str]
reveal_type(cgt.explore(g))  # Exploration
reveal_type(float(g))  # float
reveal_type(g * np.int64(2))  # Game
reveal_type(cgt.mean(np.int64(2)))  # int | Fraction
reveal_type(cgt.born_by(2))  # list[Game]
reveal_type(cgt.analyze(g, steps=True, memory="1G").value)  # Game | None

cgt.temperatur  # error: Module has no attribute "temperatur"
cgt.cool(g)  # error: Missing positional argument "t" in call to "cool"
cgt.mean(1.5)  # error: Argument 1 to "mean" has incompatible type "float"
g + "1"  # error: Unsupported operand types for + ("Game" and "str")
board.play(1)  # error: Argument 1 to "play" of "Position" has incompatible type "int"
cgt.analyze(g, stepz=True)  # error: Unexpected keyword argument "stepz" for "analyze"
g.analyze(by=1)  # error: Argument "by" to "analyze" of "Game" has incompatible type "int"
cgt.search("clobber(2x2)", where=3)  # error: Argument "where" to "search" has incompatible type "int"
