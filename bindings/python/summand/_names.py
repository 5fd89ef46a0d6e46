"""The functions of the language and the games of the library, by their names.

make_names.py wrote this file.
"""

from __future__ import annotations

from ._functions import call, given, ruleset_named
from ._summand import Game, Ruleset, Thermograph
from .types import GameLike, Number, Outcome, Record

__all__ = [
    "all_but",
    "amazons",
    "ambient",
    "atomic_weight",
    "backsliding_toads_and_frogs",
    "best_stops",
    "birthday",
    "blockbusting",
    "born_by",
    "candy_bar",
    "cannibal_clobber",
    "canonical",
    "cashing_cheques",
    "ceiling",
    "cheque_to_cash",
    "childish_hackenbush",
    "childish_hackenbush_hotchpotch",
    "chill",
    "circular",
    "clobber",
    "coins",
    "col",
    "companion",
    "compare",
    "confusion_interval",
    "conjunctive_sum",
    "conway_product",
    "cool",
    "cram",
    "cutcake",
    "dawsons_chess",
    "degree",
    "denominator",
    "digraph",
    "dim",
    "dissociate",
    "domineering",
    "downsum",
    "downsum_variety",
    "eatcake",
    "excitement",
    "final_stops",
    "find",
    "floor",
    "followers",
    "fox_and_geese",
    "freeze",
    "galvanized",
    "generalised_cutcake",
    "genus",
    "grundy",
    "hackenbush",
    "hare_and_hounds",
    "heat",
    "hotstrat",
    "identify",
    "impartial",
    "impartial_maundy_cake",
    "incentives",
    "is_all_small",
    "is_atomic",
    "is_even_tempered",
    "is_extraverted",
    "is_generally_restive",
    "is_generally_tame",
    "is_half_tame",
    "is_hot",
    "is_infinitesimal",
    "is_integer",
    "is_introverted",
    "is_loopy",
    "is_misere_even",
    "is_misere_linked",
    "is_misere_nimber",
    "is_misere_prime",
    "is_nimber",
    "is_number",
    "is_number_tiny",
    "is_number_up_star",
    "is_numberish",
    "is_odd_tempered",
    "is_plumtree",
    "is_pseudonumber",
    "is_restive",
    "is_restless",
    "is_stable",
    "is_stopper",
    "is_tame",
    "is_tameable",
    "is_uptimal",
    "king_dirt",
    "ko_mast",
    "ko_temperature",
    "ko_thermograph",
    "konane",
    "lamps",
    "lasker",
    "left_options",
    "left_stop",
    "left_wall",
    "lucky_star",
    "market",
    "maundy_cake",
    "mean",
    "miny",
    "misere",
    "misere_birthday",
    "misere_distinguisher",
    "misere_equal",
    "misere_form",
    "misere_link",
    "misere_mate",
    "misere_minus",
    "misere_nim_value",
    "misere_options",
    "misere_outcome",
    "misere_parts",
    "misere_primes",
    "misere_sum",
    "nim",
    "nim_inverse",
    "nim_power",
    "nim_product",
    "nim_square_root",
    "nim_sum",
    "nim_value",
    "nimble",
    "nogo",
    "northcott",
    "norton",
    "number_avoidance",
    "numerator",
    "octal",
    "offside",
    "onside",
    "options",
    "ordinal_product",
    "ordinal_sum",
    "outcome",
    "overheat",
    "overheat_from_zero",
    "playout",
    "poker_nim",
    "pow_to",
    "prim",
    "reduced",
    "remote_star",
    "remoteness",
    "remoteness_moves",
    "right_options",
    "right_stop",
    "right_wall",
    "seating_boys_and_girls",
    "seating_couples",
    "seating_families",
    "selective_sum",
    "sentestrat",
    "sheep",
    "ski_jumps",
    "smith_value",
    "snort",
    "stop_count",
    "stops",
    "strong_left_stop",
    "strong_right_stop",
    "subordinate",
    "subpositions",
    "subtraction",
    "superstar",
    "suspense",
    "suspense_moves",
    "temperature",
    "thermograph",
    "thermograph_by_play",
    "thermostat",
    "three_stops",
    "tiny",
    "toads_and_frogs",
    "treblecross",
    "turn_and_eatcake",
    "undominated_incentives",
    "up",
    "up_multiple",
    "uppitiness",
    "upsum",
    "upsum_variety",
    "uptimal_expansion",
    "variety",
    "verdict",
    "warm",
    "white_knight",
    "written_options",
    "wyt_queens",
]


def ambient(G: GameLike) -> list[Number]:
    """The ambient temperatures of a sum: with Left to move, and with Right to move.

    Args:
        G: A sum of games.

    Examples:
        >>> cgt.ambient("{5|1||0|-2} + {2|-1} + {1|-1}")
        [Fraction(3, 2), 0]
    """
    result: list[Number] = call("ambient", G)
    return result


def atomic_weight(G: GameLike) -> Game:
    """The atomic weight of an all-small game: how many ups it is worth. It may be any game.

    Args:
        G: A game.

    Examples:
        >>> cgt.atomic_weight("{^2|*}")
        Game('1')
    """
    result: Game = call("atomic_weight", G)
    return result


def best_stops(G: GameLike) -> list[Number]:
    """The stops of a sum if Left starts and if Right starts, by play, or for switches by formula.

    Args:
        G: A sum of games.

    Examples:
        >>> cgt.best_stops("{5|1} + {2|-1}")
        [4, 3]
    """
    result: list[Number] = call("best_stops", G)
    return result


def birthday(G: GameLike) -> int:
    """The day on which G is born: the depth of its canonical form.

    Args:
        G: A game.

    Examples:
        >>> cgt.birthday("{1|-1}")
        2
    """
    result: int = call("birthday", G)
    return result


def born_by(n: GameLike) -> list[Game]:
    """All games born by day n, which is at most 3: 1, 4, 22 or 1474 games.

    Args:
        n: A number.

    Examples:
        >>> cgt.born_by(1)
        [Game('0'), Game('*'), Game('1'), Game('-1')]
    """
    result: list[Game] = call("born_by", n)
    return result


def canonical(G: GameLike) -> Game:
    """The canonical form of G; how G was written is forgotten.

    Args:
        G: A game.

    Examples:
        >>> cgt.canonical("{0,*|1}")
        Game('1/2')
    """
    result: Game = call("canonical", G)
    return result


def ceiling(x: GameLike) -> Number:
    """The least integer that is not less than the number x.

    Args:
        x: A number.

    Examples:
        >>> cgt.ceiling("-3/4")
        0
    """
    result: Number = call("ceiling", x)
    return result


def cheque_to_cash(G: GameLike) -> Game:
    """The switch in which both players move first, in a sum of switches {x|y} and numbers.

    Args:
        G: A sum of games.

    Examples:
        >>> cgt.cheque_to_cash("{5|1} + {2|-3} + 7")
        Game('{2|-3}')
    """
    result: Game = call("cheque_to_cash", G)
    return result


def chill(G: GameLike) -> Game:
    """G cooled by 1.

    Args:
        G: A game.

    Examples:
        >>> cgt.chill("{2|-1}")
        Game('{1|0}')
    """
    result: Game = call("chill", G)
    return result


def companion(G: GameLike) -> Game:
    """The game that takes the place of G when 0 and * change places. The exchange keeps the order
    of the games born by day 1, 2, and so on.

    Args:
        G: A game.

    Examples:
        >>> cgt.companion("{1|0}")
        Game('{1|*}')
    """
    result: Game = call("companion", G)
    return result


def compare(G: GameLike, H: GameLike) -> str:
    """How G compares with H: <, =, > or || (confused).

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.compare("{1|0}", "1/2")
        '||'
    """
    result: str = call("compare", G, H)
    return result


def confusion_interval(G: GameLike) -> Record:
    """The numbers that G is confused with; [ and ] include an end, ( and ) do not.

    Args:
        G: A game.

    Returns:
        A record of the kind 'interval' with the members low, low_included, high and
            high_included.

    Examples:
        >>> print(cgt.confusion_interval("{2|-1}"))
        [-1, 2]
    """
    result: Record = call("confusion_interval", G)
    return result


def conjunctive_sum(G: GameLike, *H: GameLike) -> Game:
    """The games together: a player moves in all of them at once. Play ends when one of them has
    ended. They are played as they are written.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.conjunctive_sum("*5", "*6")
        Game('conjunctive_sum(*5, *6)')
    """
    result: Game = call("conjunctive_sum", G, *H)
    return result


def conway_product(G: GameLike, H: GameLike) -> Game:
    """Conway's product. From options x of G and y of H it has x.H + G.y - x.y. It multiplies
    numbers and nimbers. For other games it depends on how they are written.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.conway_product("{3|1}", "^2")
        Game('conway_product({3|1}, ^2)')
    """
    result: Game = call("conway_product", G, H)
    return result


def cool(G: GameLike, t: GameLike) -> Game:
    """G with a tax of t >= -1 on every move.

    Args:
        G: A game.
        t: A number.

    Examples:
        >>> cgt.cool("{3||2*|1*}", "1/2")
        Game('{5/2|2*}')
    """
    result: Game = call("cool", G, t)
    return result


def degree(G: GameLike) -> Game:
    """The degree of loopiness of a stopper: the onside of G - G.

    Args:
        G: A game.

    Examples:
        >>> cgt.degree("upon")
        Game('{0|-upon*}')
    """
    result: Game = call("degree", G)
    return result


def denominator(x: GameLike) -> Number:
    """The denominator of the number x in lowest terms, a power of two.

    Args:
        x: A number.

    Examples:
        >>> cgt.denominator("6/16")
        8
    """
    result: Number = call("denominator", x)
    return result


def dissociate(G: GameLike) -> list[Game | list[Game]]:
    """The mean of G, then pairs [t, e]: the infinitesimals e, heated by t, add up to the rest. The
    sum is verified; fails if that is too expensive.

    Args:
        G: A game.

    Examples:
        >>> cgt.dissociate("{4|1}")
        [Game('5/2'), [Game('3/2'), Game('*')]]
    """
    result: list[Game | list[Game]] = call("dissociate", G)
    return result


def downsum(G: GameLike, H: GameLike) -> Game:
    """The offside of the sum of two stoppers.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.downsum("over", "under")
        Game('under')
    """
    result: Game = call("downsum", G, H)
    return result


def downsum_variety(G: GameLike, D: GameLike) -> Game:
    """The downsum of G and of the upsum of -G and D. D is a stopper with D + D = D.

    Args:
        G: A game.
        D: A stopper with D + D = D.

    Examples:
        >>> cgt.downsum_variety("over", "over")
        Game('over')
    """
    result: Game = call("downsum_variety", G, D)
    return result


def excitement(G: GameLike) -> Record:
    """The temperatures at which a move is sente: it is answered, and the wall is vertical. Just
    below the mast such a move leaves a game at least as hot as G.

    Args:
        G: A game.

    Returns:
        A record of the kind 'excitement' with the members left and right.

    Examples:
        >>> print(cgt.excitement("{9|1||0|-2}"))
        Left's move is answered at temperatures from 0 to 2, and leaves a game that is hotter, of temperature 4
        Right's move is answered at temperatures from 0 to 1
    """
    result: Record = call("excitement", G)
    return result


def final_stops(G: GameLike) -> Record:
    """Who is to move from the stop if Left starts, and if Right starts.

    Args:
        G: A game.

    Returns:
        A record of the kind 'final_stops' with the members left and right.

    Examples:
        >>> print(cgt.final_stops("{5|1||0}"))
        if Left starts, Left is to move from 1
        if Right starts, Left is to move from 0
    """
    result: Record = call("final_stops", G)
    return result


def find(game: Ruleset | str, G: GameLike) -> Record:
    """The position of a game with value G that is written with the fewest characters (without the
    | of rows). For -G the result is the mirror image.

    Args:
        game: A game of the library, or its name.
        G: A game.

    Returns:
        A record of the kind 'position' with the members game, position, is_smallest and
            looked_through.

    Examples:
        >>> print(cgt.find(cgt.toads_and_frogs, "tiny(1/4)"))
        toads-and-frogs("T.TFFF")
    """
    result: Record = call("find", game, G)
    return result


def floor(x: GameLike) -> Number:
    """The greatest integer that is not greater than the number x.

    Args:
        x: A number.

    Examples:
        >>> cgt.floor("-3/4")
        -1
    """
    result: Number = call("floor", x)
    return result


def followers(G: GameLike) -> int:
    """How many values can be reached from the canonical form of G, itself included.

    Args:
        G: A game.

    Examples:
        >>> cgt.followers("{1|-1}")
        4
    """
    result: int = call("followers", G)
    return result


def freeze(G: GameLike) -> Game:
    """G cooled by its temperature: its mean, up to an infinitesimal.

    Args:
        G: A game.

    Examples:
        >>> cgt.freeze("{2|-1}")
        Game('1/2*')
    """
    result: Game = call("freeze", G)
    return result


def galvanized(W: GameLike, charge: GameLike | None = None, n: GameLike | None = None) -> Record:
    """W.^ played with a charge of ups and a star. A move in W adds two ups (Left) or two downs
    (Right), and *; integers discharge.

    Args:
        W: An atomic weight.
        charge: A number.
        n: A nimber.

    Returns:
        A record of the kind 'galvanized' with the members weight, charge, star, discharged,
            value, left and right.

    Examples:
        >>> print(cgt.galvanized("1/2"))
        1/2 charged 0: its value is {^2*|v*}
          Left moves to 0 charged +2 and *, which discharges to ^2*
          Right moves to 1 charged -2 and *, which discharges to v*
    """
    result: Record = call("galvanized", W, *given(charge, n))
    return result


def genus(G: GameLike) -> str:
    """The genus of an impartial game: its nim-values in normal and misère play.

    Args:
        G: A game.

    Examples:
        >>> cgt.genus("*2 + *2")
        '0^02'
    """
    result: str = call("genus", G)
    return result


def heat(G: GameLike, s: GameLike, t: GameLike | None = None) -> Game:
    """Every move of G earns t, but numbers stay. heat(G, s, t): Left's moves earn s, Right's t.

    Args:
        G: A game.
        s: A game: what every move earns, or Left's moves.
        t: A game: what Right's moves earn.

    Examples:
        >>> cgt.heat("^", 1)
        Game('{1||0|-2}')
    """
    result: Game = call("heat", G, s, *given(t))
    return result


def hotstrat(G: GameLike) -> Record:
    """A move in a hottest summand, for each player. For a position, the move on the board.

    Args:
        G: A sum of games.

    Returns:
        A record of the kind 'advice' with the members left and right.

    Examples:
        >>> print(cgt.hotstrat("domineering(2x2) + {1|0}"))
        Left plays a1-a2 in domineering("..|.."), which leaves 1: its temperature is 1, its width 0 at a tax of 1
        Right plays a1-b1 in domineering("..|.."), which leaves -1: its temperature is 1, its width 0 at a tax of 1
    """
    result: Record = call("hotstrat", G)
    return result


def identify(G: GameLike) -> Record:
    """Guesses a name for G (uptimals, W.^, tinies, superstars, switches, heated and overheated
    games), and proves it by the play of the difference.

    Args:
        G: A game.

    Returns:
        A record of the kind 'proof' with the members name, value, relation and moves.

    Examples:
        >>> print(cgt.identify("{3||2|0}"))
        G = 2 + heat(^, 1) = H, because the second player wins G - H:
          Left moves in G to 3: Right moves in -H to -3
          Left moves in -H to {0|-2}: Right moves in G to {2|0}
          Right moves in G to {2|0}: Left moves in -H to {0|-2}
          Right moves in -H to -3: Left moves in G to 3
    """
    result: Record = call("identify", G)
    return result


def impartial(G: GameLike) -> Game:
    """The impartial version of the position G, or of each position of a sum: both players may make
    Left's and Right's moves.

    Args:
        G: A game.

    Examples:
        >>> cgt.impartial("domineering(2x3)")
        Game('impartial(domineering("...|..."))')
    """
    result: Game = call("impartial", G)
    return result


def incentives(G: GameLike) -> list[list[Game]]:
    """What each move changes: Left's G^L - G, then Right's G - G^R.

    Args:
        G: A game.

    Examples:
        >>> cgt.incentives("{2|-1}")
        [[Game('{3|0}')], [Game('{3|0}')]]
    """
    result: list[list[Game]] = call("incentives", G)
    return result


def is_all_small(G: GameLike) -> bool:
    """Whether in every position both players can move or neither.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_all_small("tiny(1)")
        False
    """
    result: bool = call("is_all_small", G)
    return result


def is_atomic(G: GameLike) -> bool:
    """Whether it has an atomic weight.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_atomic("tiny(1)")
        True
    """
    result: bool = call("is_atomic", G)
    return result


def is_even_tempered(G: GameLike) -> bool:
    """Whether it is an even integer or has only odd-tempered options.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_even_tempered("{1|-1}")
        True
    """
    result: bool = call("is_even_tempered", G)
    return result


def is_extraverted(G: GameLike) -> bool:
    """Whether each option of the misère form is a part of the form.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_extraverted("*2 + *3")
        True
    """
    result: bool = call("is_extraverted", G)
    return result


def is_generally_restive(G: GameLike) -> bool:
    """Whether the misère form is restive once options that revert are left out.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_generally_restive("*[1,[0,2,[2]],[3,[2]]]")
        True
    """
    result: bool = call("is_generally_restive", G)
    return result


def is_generally_tame(G: GameLike) -> bool:
    """Whether the misère form is tame once options that revert are left out.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_generally_tame("*[[1,[2]],[[2]]]")
        True
    """
    result: bool = call("is_generally_tame", G)
    return result


def is_half_tame(G: GameLike) -> bool:
    """Whether G is not generally tame, but G + G is, and both its nim-values are 0.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_half_tame("*[0,[2]]")
        True
    """
    result: bool = call("is_half_tame", G)
    return result


def is_hot(G: GameLike) -> bool:
    """Whether the Left stop is greater than the Right stop.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_hot("{1|0}")
        True
    """
    result: bool = call("is_hot", G)
    return result


def is_infinitesimal(G: GameLike) -> bool:
    """Whether it is between -x and x for each number x > 0.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_infinitesimal("tiny(1)")
        True
    """
    result: bool = call("is_infinitesimal", G)
    return result


def is_integer(G: GameLike) -> bool:
    """Whether it is an integer.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_integer("1/2")
        False
    """
    result: bool = call("is_integer", G)
    return result


def is_introverted(G: GameLike) -> bool:
    """Whether the misère form is a part of each of its options: only 0 and * are.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_introverted("*2")
        False
    """
    result: bool = call("is_introverted", G)
    return result


def is_loopy(G: GameLike) -> bool:
    """Whether no short game is equal to G.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_loopy("a{0|a}")
        True
    """
    result: bool = call("is_loopy", G)
    return result


def is_misere_even(G: GameLike) -> bool:
    """Whether the misère form is born before the form of G + *.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_misere_even("*2 + *2")
        True
    """
    result: bool = call("is_misere_even", G)
    return result


def is_misere_linked(G: GameLike, H: GameLike) -> bool:
    """Whether for some X both G + X and H + X are P-positions in misère play.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.is_misere_linked("*[2]", "*[[2]]")
        False
    """
    result: bool = call("is_misere_linked", G, H)
    return result


def is_misere_nimber(G: GameLike) -> bool:
    """Whether the misère form is that of a nim-heap.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_misere_nimber("*2 + *3")
        False
    """
    result: bool = call("is_misere_nimber", G)
    return result


def is_misere_prime(G: GameLike) -> bool:
    """Whether the misère form is neither 0 nor *, nor the sum of two forms that are neither.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_misere_prime("*2")
        True
    """
    result: bool = call("is_misere_prime", G)
    return result


def is_nimber(G: GameLike) -> bool:
    """Whether it is one of 0, *, *2, *3, ...

    Args:
        G: A game.

    Examples:
        >>> cgt.is_nimber("*5")
        True
    """
    result: bool = call("is_nimber", G)
    return result


def is_number(G: GameLike) -> bool:
    """Whether it is a number.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_number("{0|1}")
        True
    """
    result: bool = call("is_number", G)
    return result


def is_number_tiny(G: GameLike) -> bool:
    """Whether it is a number, or the sum of a number and tiny(H) or miny(H) with H >= over.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_number_tiny("1/2 + tiny(on)")
        True
    """
    result: bool = call("is_number_tiny", G)
    return result


def is_number_up_star(G: GameLike) -> bool:
    """Whether it is the sum of a number, ups or downs, and a nimber.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_number_up_star("1/2v3*7")
        True
    """
    result: bool = call("is_number_up_star", G)
    return result


def is_numberish(G: GameLike) -> bool:
    """Whether it is the sum of a number and an infinitesimal.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_numberish("1/2 + over")
        True
    """
    result: bool = call("is_numberish", G)
    return result


def is_odd_tempered(G: GameLike) -> bool:
    """Whether it is an odd integer or has only even-tempered options.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_odd_tempered("{2|0}")
        True
    """
    result: bool = call("is_odd_tempered", G)
    return result


def is_plumtree(G: GameLike) -> bool:
    """Whether the canonical form has no cycles but passes. Short games have none.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_plumtree("upon")
        True
    """
    result: bool = call("is_plumtree", G)
    return result


def is_pseudonumber(G: GameLike) -> bool:
    """Whether it is a number x, x + over, x + under, on or off.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_pseudonumber("1/2 + over")
        True
    """
    result: bool = call("is_pseudonumber", G)
    return result


def is_restive(G: GameLike) -> bool:
    """Whether all options of the misère form are tame, its nim-value is 0 or 1, and its misère
    nim-value is not.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_restive("*[0,[2]]")
        True
    """
    result: bool = call("is_restive", G)
    return result


def is_restless(G: GameLike) -> bool:
    """Whether all options of the misère form are generally tame, its misère nim-value is 0 or 1,
    and its nim-value is not.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_restless("*[1,[2]]")
        True
    """
    result: bool = call("is_restless", G)
    return result


def is_stable(G: GameLike) -> bool:
    """Whether the upsum variety and the downsum variety of a stopper, relative to its degree, are
    equal.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_stable("upon")
        True
    """
    result: bool = call("is_stable", G)
    return result


def is_stopper(G: GameLike) -> bool:
    """Whether no play of G, as it is written, alternates for ever.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_stopper("dud")
        False
    """
    result: bool = call("is_stopper", G)
    return result


def is_tame(G: GameLike) -> bool:
    """Whether the misère form of G and all its followers have a genus of Nim.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_tame("*[0,[2]]")
        False
    """
    result: bool = call("is_tame", G)
    return result


def is_tameable(G: GameLike) -> bool:
    """Whether G is generally tame, or is so when tameable options count as tame.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_tameable("*[[1,[2]],[[2]]]")
        True
    """
    result: bool = call("is_tameable", G)
    return result


def is_uptimal(G: GameLike) -> bool:
    """Whether it is the sum of a number, a nimber, and powers of up: ^<n>, added or subtracted.

    Args:
        G: A game.

    Examples:
        >>> cgt.is_uptimal("1/2 + ^<2> - ^<3>")
        True
    """
    result: bool = call("is_uptimal", G)
    return result


def ko_mast(G: GameLike, komaster: str | None = None) -> Record:
    """The mean of a game with simple kos. The komaster is "left", "right" or "nobody" (the
    default): who may take a ko back at once, because of ko threats elsewhere.

    Args:
        G: A game.
        komaster: Who has the ko threats: "left", "right" or "nobody".

    Returns:
        A record of the kind 'ko_number' with the members number and komaster.

    Examples:
        >>> print(cgt.ko_mast("a{1|{a|0}}"))
        2/3 if nobody has ko threats
    """
    result: Record = call("ko_mast", G, *given(komaster))
    return result


def ko_temperature(G: GameLike, komaster: str | None = None) -> Record:
    """What a move in a game with simple kos is worth. The komaster is as in ko_mast.

    Args:
        G: A game.
        komaster: Who has the ko threats: "left", "right" or "nobody".

    Returns:
        A record of the kind 'ko_number' with the members number and komaster.

    Examples:
        >>> print(cgt.ko_temperature("a{1|{a|0}}"))
        1/3 if nobody has ko threats
    """
    result: Record = call("ko_temperature", G, *given(komaster))
    return result


def ko_thermograph(G: GameLike, komaster: str | None = None) -> Record:
    """The thermograph of a game with simple kos from t = 0 up, as t:value. The komaster is as in
    ko_mast.

    Args:
        G: A game.
        komaster: Who has the ko threats: "left", "right" or "nobody".

    Returns:
        A record of the kind 'ko_thermograph' with the members mast, temperature, left_wall,
            right_wall and komaster.

    Examples:
        >>> print(cgt.ko_thermograph("a{1|{a|0}}", "left"))
        mast 2/3, temperature 1/3, left wall 0:1 1/3:2/3, right wall 0:1 1/3:2/3, if Left is komaster
    """
    result: Record = call("ko_thermograph", G, *given(komaster))
    return result


def left_options(G: GameLike) -> list[Game]:
    """Left's options in the canonical form.

    Args:
        G: A game.

    Examples:
        >>> cgt.left_options("{2|1,*}")
        [Game('2')]
    """
    result: list[Game] = call("left_options", G)
    return result


def left_stop(G: GameLike) -> Number:
    """The number reached when Left starts and both play for it.

    Args:
        G: A game.

    Examples:
        >>> cgt.left_stop("{{9|1}|{0|-2}}")
        1
    """
    result: Number = call("left_stop", G)
    return result


def left_wall(G: GameLike | Thermograph, t: GameLike) -> Number:
    """The Left stop of G cooled by t >= -1, which is Left's wall at t. G may also be a
    thermograph.

    Args:
        G: A game or a thermograph.
        t: A number.

    Examples:
        >>> cgt.left_wall("{3|1||0|-2}", "1/2")
        1
    """
    result: Number = call("left_wall", G, t)
    return result


def lucky_star(G: GameLike) -> Record:
    """Who wins a sum of all-small games together with a remote star.

    Args:
        G: A sum of games.

    Returns:
        A record of the kind 'verdict' with the members outcome, winner and reason.

    Examples:
        >>> print(cgt.lucky_star("{0|v*}"))
        the next player wins: under a lucky star, the atomic weight 0 is neither at least 1 nor at most -1
    """
    result: Record = call("lucky_star", G)
    return result


def market(a: GameLike, b: GameLike, c: GameLike, d: GameLike) -> Record:
    """How the game a|b||c|d with a >= b >= c >= d cools, by a formula for its four stops.

    Args:
        a: A number.
        b: A number.
        c: A number.
        d: A number.

    Returns:
        A record of the kind 'market' with the members market, left_stop, right_stop, mean,
            temperature and sente.

    Examples:
        >>> print(cgt.market(7, 1, 0, -12))
        excitable, Right's move is sente: stops 1 and 0, mean 0, temperature 4
    """
    result: Record = call("market", a, b, c, d)
    return result


def mean(G: GameLike) -> Number:
    """The mean value of G: what each copy is worth in a sum of very many.

    Args:
        G: A game.

    Examples:
        >>> cgt.mean("{3||2|0}")
        2
    """
    result: Number = call("mean", G)
    return result


def miny(G: GameLike) -> Game:
    """Miny-G, {G|0||0}, for G > 0; also written -_G.

    Args:
        G: A game.

    Examples:
        >>> cgt.miny(1) == cgt.Game("{1|0||0}")
        True
    """
    result: Game = call("miny", G)
    return result


def misere(G: GameLike) -> Record:
    """Who wins in misère play, where the last move loses, and why.

    Args:
        G: A game.

    Returns:
        A record of the kind 'misere' with the members outcome, method, reason, left and right.

    Examples:
        >>> print(cgt.misere("*2 + *2"))
        the previous player wins: the nim-sum is 0, and a heap is larger than 1
    """
    result: Record = call("misere", G)
    return result


def misere_birthday(G: GameLike) -> Game:
    """The birthday of the canonical misère form.

    Args:
        G: A game.

    Examples:
        >>> cgt.misere_birthday("*2 + *2")
        Game('4')
    """
    result: Game = call("misere_birthday", G)
    return result


def misere_distinguisher(G: GameLike, H: GameLike) -> str:
    """A misère form X such that G + X and H + X have different outcomes in misère play.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.misere_distinguisher("*[2]", "*2 + *2")
        '*[1,2,[1,[2]]]'
    """
    result: str = call("misere_distinguisher", G, H)
    return result


def misere_equal(G: GameLike, H: GameLike) -> bool:
    """Whether two impartial games are equal in misère play.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.misere_equal("*2 + *2", 0)
        False
    """
    result: bool = call("misere_equal", G, H)
    return result


def misere_form(G: GameLike) -> str:
    """The canonical misère form: *[0,3] has the options 0 and *3.

    Args:
        G: A game.

    Examples:
        >>> cgt.misere_form("*2 + *3")
        '*[2,3,[2,3]]'
    """
    result: str = call("misere_form", G)
    return result


def misere_link(G: GameLike, H: GameLike) -> str:
    """A misère form X such that G + X and H + X are P-positions in misère play.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.misere_link("*[[2]]", "*2 + *2")
        '*[2,3,[1,2,[1,[2]]]]'
    """
    result: str = call("misere_link", G, H)
    return result


def misere_mate(G: GameLike) -> str:
    """Conway's mate: in misère play G and its mate are a P-position.

    Args:
        G: A game.

    Examples:
        >>> cgt.misere_mate("*")
        '0'
    """
    result: str = call("misere_mate", G)
    return result


def misere_minus(G: GameLike, H: GameLike) -> str:
    """The misère form X with H + X = G in misère play.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.misere_minus("*2 + *3", "*3")
        '*2'
    """
    result: str = call("misere_minus", G, H)
    return result


def misere_nim_value(G: GameLike) -> Game:
    """The misère nim-value: 0 for P-positions.

    Args:
        G: A game.

    Examples:
        >>> cgt.misere_nim_value(0)
        Game('1')
    """
    result: Game = call("misere_nim_value", G)
    return result


def misere_options(G: GameLike) -> list[str]:
    """The options of the canonical misère form.

    Args:
        G: A game.

    Examples:
        >>> cgt.misere_options("*2 + *3")
        ['*2', '*3', '*[2,3]']
    """
    result: list[str] = call("misere_options", G)
    return result


def misere_outcome(G: GameLike) -> Outcome:
    """Who wins in misère play: a player who cannot move wins.

    Args:
        G: A game.

    Examples:
        >>> cgt.misere_outcome("*2 + *2")
        <Outcome.PREVIOUS: 'P'>
    """
    result: Outcome = call("misere_outcome", G)
    return result


def misere_parts(G: GameLike) -> list[str]:
    """The parts of a misère form G except G, G + *, 0 and *. Of H and H + * the one born first.

    Args:
        G: A game.

    Examples:
        >>> cgt.misere_parts("*2 + *3")
        ['*2']
    """
    result: list[str] = call("misere_parts", G)
    return result


def misere_primes(G: GameLike) -> list[list[str]]:
    """All partitions of a misère form into primes.

    Args:
        G: A game.

    Examples:
        >>> cgt.misere_primes("*2 + *2")
        [['*2', '*2']]
    """
    result: list[list[str]] = call("misere_primes", G)
    return result


def misere_sum(G: GameLike, *H: GameLike) -> str:
    """The canonical misère form of a sum of games or forms.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.misere_sum("*[2]", "*")
        '*[3,[2]]'
    """
    result: str = call("misere_sum", G, *H)
    return result


def nim_inverse(a: GameLike) -> Game:
    """The nimber whose nim-product with *a is *1.

    Args:
        a: A nimber.

    Examples:
        >>> cgt.nim_inverse("*2")
        Game('*3')
    """
    result: Game = call("nim_inverse", a)
    return result


def nim_power(a: GameLike, n: GameLike) -> Game:
    """The nim-product of n times *a.

    Args:
        a: A nimber.
        n: A number.

    Examples:
        >>> cgt.nim_power("*2", 3)
        Game('*')
    """
    result: Game = call("nim_power", a, n)
    return result


def nim_product(a: GameLike, *b: GameLike) -> Game:
    """The product in the field of nimbers.

    Args:
        a: A nimber.
        b: A nimber.

    Examples:
        >>> cgt.nim_product("*2", "*3")
        Game('*')
    """
    result: Game = call("nim_product", a, *b)
    return result


def nim_square_root(a: GameLike) -> Game:
    """The nimber whose nim-product with itself is *a.

    Args:
        a: A nimber.

    Examples:
        >>> cgt.nim_square_root("*3")
        Game('*2')
    """
    result: Game = call("nim_square_root", a)
    return result


def nim_sum(a: GameLike, *b: GameLike) -> Game:
    """The sum of nimbers: binary addition without carrying.

    Args:
        a: A nimber.
        b: A nimber.

    Examples:
        >>> cgt.nim_sum("*3", "*5")
        Game('*6')
    """
    result: Game = call("nim_sum", a, *b)
    return result


def nim_value(G: GameLike) -> Number:
    """The n for which G is equal to *n.

    Args:
        G: A game.

    Examples:
        >>> cgt.nim_value("octal(kayles,5)")
        4
    """
    result: Number = call("nim_value", G)
    return result


def norton(G: GameLike, U: GameLike) -> Game:
    """The Norton product G.U, for U > 0 or an integer G.

    Args:
        G: A game.
        U: A game.

    Examples:
        >>> cgt.norton("1/2", "^")
        Game('{^2*|v*}')
    """
    result: Game = call("norton", G, U)
    return result


def number_avoidance(G: GameLike, x: GameLike) -> Record:
    """Winning moves in G + x, for a number x and a G that is not a number. A player who starts and
    can win does so by a move in G.

    Args:
        G: A game.
        x: A number.

    Returns:
        A record of the kind 'first_moves' with the members left and right.

    Examples:
        >>> print(cgt.number_avoidance("{2|-1}", -2))
        Left starting wins G + x by the move in G to 2
        Right starting wins G + x by the move in G to -1
    """
    result: Record = call("number_avoidance", G, x)
    return result


def numerator(x: GameLike) -> Number:
    """The numerator of the number x in lowest terms.

    Args:
        x: A number.

    Examples:
        >>> cgt.numerator("6/16")
        3
    """
    result: Number = call("numerator", x)
    return result


def offside(G: GameLike) -> Game:
    """The stopper that is G if Right wins every play without end.

    Args:
        G: A game.

    Examples:
        >>> cgt.offside("tis")
        Game('0')
    """
    result: Game = call("offside", G)
    return result


def onside(G: GameLike) -> Game:
    """The stopper that is G if Left wins every play without end.

    Args:
        G: A game.

    Examples:
        >>> cgt.onside("tis")
        Game('1')
    """
    result: Game = call("onside", G)
    return result


def options(G: GameLike) -> list[list[Game]]:
    """The options in the canonical form: Left's, then Right's.

    Args:
        G: A game.

    Examples:
        >>> cgt.options("{2|1,*}")
        [[Game('2')], [Game('*')]]
    """
    result: list[list[Game]] = call("options", G)
    return result


def ordinal_product(G: GameLike, H: GameLike) -> Game:
    """H, where each move of Left becomes a copy of G, and each move of Right a copy of -G. From
    options x of G and y of H it has (G.y) : x, or (G.y) : -x if y is Right's. It depends on how
    the games are written.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.ordinal_product("*5", "*6")
        Game('ordinal_product(*5, *6)')
    """
    result: Game = call("ordinal_product", G, H)
    return result


def ordinal_sum(G: GameLike, H: GameLike) -> Game:
    """G : H, where a move in G throws H away.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.ordinal_sum("{*|*}", 1)
        Game('{*|*} : 1')
    """
    result: Game = call("ordinal_sum", G, H)
    return result


def outcome(G: GameLike) -> Outcome:
    """Who wins: L (Left), R (Right), N (the next player) or P (the previous player).

    Args:
        G: A game.

    Examples:
        >>> cgt.outcome("{1|-1}")
        <Outcome.NEXT: 'N'>
    """
    result: Outcome = call("outcome", G)
    return result


def overheat(G: GameLike, s: GameLike, t: GameLike) -> Game:
    """Berlekamp's overheating: an integer n becomes n copies of s, and other moves earn t. Needs s
    > 0, t > 0 and not s <= t. Fails if small games show that it is not additive.

    Args:
        G: A game.
        s: A game: what an integer is multiplied with.
        t: A game: what other moves earn.

    Examples:
        >>> cgt.overheat("1/2", 1, "1*")
        Game('{1*|*}')
    """
    result: Game = call("overheat", G, s, t)
    return result


def overheat_from_zero(G: GameLike, t: GameLike) -> Game:
    """Overheating as in Winning Ways: every move earns t > 0, also in numbers.

    Args:
        G: A game.
        t: A game: what every move earns.

    Examples:
        >>> cgt.overheat_from_zero("1/4", 1)
        Game('{1|*}')
    """
    result: Game = call("overheat_from_zero", G, t)
    return result


def playout(strategy: str, G: GameLike) -> list[Number]:
    """The stops that a strategy reaches against the best defence: Left's if he starts, then
    Right's.

    Args:
        strategy: The name of a strategy, such as "thermostat".
        G: A sum of games.

    Examples:
        >>> cgt.playout("thermostat", "{5|1||0|-2} + {2|-1} + {1|-1}")
        [2, 1]
    """
    result: list[Number] = call("playout", strategy, G)
    return result


def pow(x: GameLike, n: GameLike) -> Game:
    """The number x to the power n. A game x = {0|H} has powers, too: pow(^, 2) is ^<2>. Then n may
    be on.

    Args:
        x: A number, or a game {0|H}.
        n: A number, or for a game {0|H} on, n+over or n+under.

    Examples:
        >>> cgt.pow(2, -3)
        Game('1/8')
    """
    result: Game = call("pow", x, n)
    return result


def pow_to(G: GameLike, x: GameLike) -> Game:
    """The sum of the powers of G up to x: it is G : y for 1 : y = x. Here x >= 0 is a number or
    on.

    Args:
        G: A game.
        x: A number, on, n+over or n+under.

    Examples:
        >>> cgt.pow_to("^", 3)
        Game('^[3]')
    """
    result: Game = call("pow_to", G, x)
    return result


def reduced(G: GameLike) -> Game:
    """The reduced canonical form: the simplest game infinitesimally close.

    Args:
        G: A game.

    Examples:
        >>> cgt.reduced("{1*|^}")
        Game('{1|0}')
    """
    result: Game = call("reduced", G)
    return result


def remote_star(G: GameLike) -> Game:
    """The least nimber *2, *3, ... above all that can be reached from G.

    Args:
        G: A game.

    Examples:
        >>> cgt.remote_star("^*5")
        Game('*5')
    """
    result: Game = call("remote_star", G)
    return result


def remoteness(G: GameLike) -> list[int]:
    """How many moves play of G lasts if the winner hurries: if Left starts, and if Right starts. G
    is played as it is written.

    Args:
        G: A game.

    Examples:
        >>> cgt.remoteness("nim(1,1)")
        [2, 2]
    """
    result: list[int] = call("remoteness", G)
    return result


def remoteness_moves(G: GameLike) -> list[list[Game]]:
    """The moves that keep the remoteness: Left's if he starts, then Right's.

    Args:
        G: A game.

    Examples:
        >>> cgt.remoteness_moves("{1,{3|1/2}|-1}")
        [[Game('1')], [Game('-1')]]
    """
    result: list[list[Game]] = call("remoteness_moves", G)
    return result


def right_options(G: GameLike) -> list[Game]:
    """Right's options in the canonical form.

    Args:
        G: A game.

    Examples:
        >>> cgt.right_options("{1|0,{2|*}}")
        [Game('0')]
    """
    result: list[Game] = call("right_options", G)
    return result


def right_stop(G: GameLike) -> Number:
    """The number reached when Right starts and both play for it.

    Args:
        G: A game.

    Examples:
        >>> cgt.right_stop("{3|{2*|1*}}")
        2
    """
    result: Number = call("right_stop", G)
    return result


def right_wall(G: GameLike | Thermograph, t: GameLike) -> Number:
    """The Right stop of G cooled by t >= -1, which is Right's wall at t. G may also be a
    thermograph.

    Args:
        G: A game or a thermograph.
        t: A number.

    Examples:
        >>> cgt.right_wall("domineering(2x4)", "1/2")
        0
    """
    result: Number = call("right_wall", G, t)
    return result


def selective_sum(G: GameLike, *H: GameLike) -> Game:
    """The games together: a player moves in one or more of them at once. They are played as they
    are written.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.selective_sum("*5", "*6")
        Game('selective_sum(*5, *6)')
    """
    result: Game = call("selective_sum", G, *H)
    return result


def sentestrat(G: GameLike, last: GameLike | None = None, t: GameLike | None = None) -> Record:
    """A move in a hottest summand. If LAST, where the opponent moved, is hotter than t, the lowest
    temperature so far, a move in LAST.

    Args:
        G: A sum of games.
        last: The game in which the opponent moved.
        t: A number.

    Returns:
        A record of the kind 'advice' with the members left and right.

    Examples:
        >>> print(cgt.sentestrat("{9|3} + {2|-1}", "{9|3}", "5/2"))
        Left answers in {9|3} to 9: its temperature is 3, above the ambient 5/2
        Right answers in {9|3} to 3: its temperature is 3, above the ambient 5/2
    """
    result: Record = call("sentestrat", G, *given(last, t))
    return result


def smith_value(G: GameLike) -> str:
    """The value of an impartial game by Smith's theory: a nimber, or inf(a, b, ...) if it is
    infinite and moves lead to the nimbers a, b, ...

    Args:
        G: A game.

    Examples:
        >>> cgt.smith_value('digraph("0>1,2;1>;2>0,2: 2")')
        'inf()'
    """
    result: str = call("smith_value", G)
    return result


def stop_count(G: GameLike) -> Number:
    """In how many ways play in the canonical form can end at its first number.

    Args:
        G: A game.

    Examples:
        >>> cgt.stop_count("{3||2|1}")
        3
    """
    result: Number = call("stop_count", G)
    return result


def stops(G: GameLike) -> list[Number]:
    """The Left stop and the Right stop.

    Args:
        G: A game.

    Examples:
        >>> cgt.stops("{1*|-1}")
        [1, -1]
    """
    result: list[Number] = call("stops", G)
    return result


def strong_left_stop(G: GameLike) -> Game:
    """The Left stop of a stopper, without over and under.

    Args:
        G: A game.

    Examples:
        >>> cgt.strong_left_stop("2 + over")
        Game('2')
    """
    result: Game = call("strong_left_stop", G)
    return result


def strong_right_stop(G: GameLike) -> Game:
    """The Right stop of a stopper, without over and under.

    Args:
        G: A game.

    Examples:
        >>> cgt.strong_right_stop("{1|under}")
        Game('0')
    """
    result: Game = call("strong_right_stop", G)
    return result


def subordinate(G: GameLike, B: GameLike) -> Game:
    """The H with G = B : H. It depends on how B is written.

    Args:
        G: A game.
        B: A game: the base of an ordinal sum.

    Examples:
        >>> cgt.subordinate("^", "{*|*}")
        Game('1')
    """
    result: Game = call("subordinate", G, B)
    return result


def subpositions(G: GameLike) -> list[Game]:
    """All values that can be reached from the canonical form of G, itself included.

    Args:
        G: A game.

    Examples:
        >>> cgt.subpositions("{1|-1}")
        [Game('0'), Game('1'), Game('-1'), Game('+-1')]
    """
    result: list[Game] = call("subpositions", G)
    return result


def superstar(a: GameLike, *b: GameLike) -> Game:
    """{0,*,...,*m|*a,*b,...}, where m is the least number not among a, b, ...

    Args:
        a: A nimber.
        b: A nimber.

    Examples:
        >>> cgt.superstar("*", "*2") == cgt.Game("{0|*,*2}")
        True
    """
    result: Game = call("superstar", a, *b)
    return result


def suspense(G: GameLike) -> list[int]:
    """How many moves play of G lasts if the loser hurries: if Left starts, and if Right starts. G
    is played as it is written.

    Args:
        G: A game.

    Examples:
        >>> cgt.suspense("*3")
        [1, 1]
    """
    result: list[int] = call("suspense", G)
    return result


def suspense_moves(G: GameLike) -> list[list[Game]]:
    """The moves that keep the suspense: Left's if he starts, then Right's.

    Args:
        G: A game.

    Examples:
        >>> cgt.suspense_moves("{1,{3|1/2}|-1}")
        [[Game('{3|1/2}')], [Game('-1')]]
    """
    result: list[list[Game]] = call("suspense_moves", G)
    return result


def temperature(G: GameLike) -> Number:
    """The tax on moves that makes G a number.

    Args:
        G: A game.

    Examples:
        >>> cgt.temperature("{3||2|0}")
        1
    """
    result: Number = call("temperature", G)
    return result


def thermograph(G: GameLike) -> Thermograph:
    """The Left and Right stops of G at every tax from -1 up, as t:value.

    Args:
        G: A game.

    Examples:
        >>> cgt.thermograph("{2|-1}")
        <thermograph: mean 1/2, temperature 3/2, left wall -1:3 3/2:1/2, right wall -1:-2 3/2:1/2>
    """
    result: Thermograph = call("thermograph", G)
    return result


def thermograph_by_play(G: GameLike) -> Thermograph:
    """The thermograph from tax 0 up, by play and without canonical forms. Expensive for sums,
    because all combinations of followers are played.

    Args:
        G: A sum of games.

    Examples:
        >>> cgt.thermograph_by_play("domineering(2,3) + {0|1*}")
        <thermograph: mean 7/4, temperature 5/4, left wall 0:3 5/4:7/4, right wall 0:1/2 5/4:7/4>
    """
    result: Thermograph = call("thermograph_by_play", G)
    return result


def thermostat(G: GameLike) -> Record:
    """A move in a summand that is widest at the ambient temperature, and what it ensures.

    Args:
        G: A sum of games.

    Returns:
        A record of the kind 'advice' with the members left and right.

    Examples:
        >>> print(cgt.thermostat("{5|1||0|-2} + {2|-1} + {1|-1}"))
        Left moves in {5|1||0|-2} to {5|1}: its temperature is 2, its width 1/2 at a tax of 3/2; the stop will be at least 3/2
        Right moves in {2|-1} to -1: its temperature is 3/2, its width 3 at a tax of 0; the stop will be at most 1
    """
    result: Record = call("thermostat", G)
    return result


def three_stops(x: GameLike, y: GameLike, z: GameLike, player: str) -> Record:
    """How {x||y|z} cools, if Right threatens, or {x|y||z} for "left"; x >= y >= z.

    Args:
        x: A number.
        y: A number.
        z: A number.
        player: The player who threatens: "left" or "right".

    Returns:
        A record of the kind 'market' with the members market, left_stop, right_stop, mean,
            temperature and sente.

    Examples:
        >>> print(cgt.three_stops(3, 2, 0, "right"))
        equitable: stops 3 and 2, mean 2, temperature 1
    """
    result: Record = call("three_stops", x, y, z, player)
    return result


def tiny(G: GameLike) -> Game:
    """Tiny-G, {0||0|-G}, for G > 0; also written +_G.

    Args:
        G: A game.

    Examples:
        >>> cgt.tiny(1) == cgt.Game("{0||0|-1}")
        True
    """
    result: Game = call("tiny", G)
    return result


def undominated_incentives(G: GameLike) -> list[Game]:
    """The incentives of both players that none of the other player's is greater than.

    Args:
        G: A game.

    Examples:
        >>> cgt.undominated_incentives("^")
        [Game('^*')]
    """
    result: list[Game] = call("undominated_incentives", G)
    return result


def up(n: GameLike) -> Game:
    """The sum of n ups; downs for a negative n.

    Args:
        n: A number.

    Examples:
        >>> cgt.up(-3)
        Game('v3')
    """
    result: Game = call("up", n)
    return result


def up_multiple(W: GameLike) -> Game:
    """W.^ for any game W; its atomic weight is W.

    Args:
        W: An atomic weight.

    Examples:
        >>> cgt.up_multiple("1/2")
        Game('{^2*|v*}')
    """
    result: Game = call("up_multiple", W)
    return result


def uppitiness(G: GameLike, H: GameLike | None = None) -> str:
    """Compares G with H (default: 0) in the presence of a remote star.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.uppitiness("tiny(1)", 0)
        '='
    """
    result: str = call("uppitiness", G, *given(H))
    return result


def upsum(G: GameLike, H: GameLike) -> Game:
    """The onside of the sum of two stoppers.

    Args:
        G: A game.
        H: A game.

    Examples:
        >>> cgt.upsum("over", "under")
        Game('over')
    """
    result: Game = call("upsum", G, H)
    return result


def upsum_variety(G: GameLike, D: GameLike) -> Game:
    """The upsum of G and of the downsum of -G and -D. D is a stopper with D + D = D.

    Args:
        G: A game.
        D: A stopper with D + D = D.

    Examples:
        >>> cgt.upsum_variety("under", "over")
        Game('under')
    """
    result: Game = call("upsum_variety", G, D)
    return result


def uptimal_expansion(G: GameLike) -> Record:
    """An uptimal as a number, a star, and after the point how many ups, ^<2>, ^<3>, ... are added;
    - follows a digit that is subtracted.

    Args:
        G: A game.

    Returns:
        A record of the kind 'uptimal' with the members expansion, number, star and ups.

    Examples:
        >>> print(cgt.uptimal_expansion("1/2* + 2.^<3> - ^"))
        1/2*.1-02
    """
    result: Record = call("uptimal_expansion", G)
    return result


def variety(G: GameLike) -> Game:
    """The upsum variety of a stopper, relative to its degree. The stopper must be stable.

    Args:
        G: A game.

    Examples:
        >>> cgt.variety("over")
        Game('over')
    """
    result: Game = call("variety", G)
    return result


def verdict(G: GameLike) -> Record:
    """Who wins by the names or atomic weights of the summands, or by a formula for switches, and
    why.

    Args:
        G: A sum of games.

    Returns:
        A record of the kind 'verdict' with the members outcome, winner and reason.

    Examples:
        >>> print(cgt.verdict("{^3|*} + {^2|*}"))
        Left wins: the atomic weight is 5/2, at least 2: Left is two ahead
    """
    result: Record = call("verdict", G)
    return result


def warm(G: GameLike) -> Game:
    """Berlekamp's overheating from 1* to 1, which undoes chilling.

    Args:
        G: A game.

    Examples:
        >>> cgt.warm("1/2")
        Game('{1|*}')
    """
    result: Game = call("warm", G)
    return result


def written_options(G: GameLike) -> list[list[Game]]:
    """The options of G as it is written: Left's, then Right's.

    Args:
        G: A game.

    Examples:
        >>> cgt.written_options('hackenbush("LR")')
        [[Game('hackenbush("0")')], [Game('hackenbush("L")')]]
    """
    result: list[list[Game]] = call("written_options", G)
    return result


all_but: Ruleset = ruleset_named("all-but")
"""All-but games. A player takes counters from one heap. Their number must not be in a given
set.

all-but({1,2,5}, 30, 7) has heaps of 30 and 7, from which 3, 4, 6, 7, ... counters are
taken; the set may also stand in quotes. In quotes alone, heaps from which all but 2 may be
taken. The move 30->26 takes 4.

Winning Ways ch. 4.

Examples:
    >>> cgt.all_but("30,7")
    all-but("2",7,30)
"""

amazons: Ruleset = ruleset_named("amazons")
"""Amazons. A player moves one of his amazons as a queen of chess moves, and from there she
shoots an arrow, which flies as a queen moves and burns the cell where it lands. Neither may
cross an amazon or a burned cell.

amazons(4x3) has an amazon of Left in the top left corner and one of Right in the opposite
one. In quotes, the rows stand from the top, divided by |: L is an amazon of Left and R one
of Right, # is a burned cell, . a free one. The letters of other programs are read, too: x
and o, X and O, or Q of Left and q of Right. Columns are letters and rows are numbers, a1 is
at the top left: the move a1-c3/c1 goes to c3 and burns c1.

Walter Zamkauskas 1988; Berlekamp 2000.

Examples:
    >>> cgt.amazons("L..|...|..R")
    amazons("L..|...|..R")
"""

backsliding_toads_and_frogs: Ruleset = ruleset_named("backsliding-toads-and-frogs")
"""Backsliding Toads-and-Frogs. As Toads-and-Frogs, but an animal may also slide one cell back
onto a free cell. Jumps go ahead only, over a single animal of the other kind.

backsliding-toads-and-frogs(3, 2, 4) is TTT..FFFF. In quotes, a strip from left to right: T
is a toad, F a frog, . a free cell. Cells are counted from 1: the moves 2-3 and 3-2 are
slides, 2x4 is a jump.

Winning Ways ch. 11; Siegel 2013.

Examples:
    >>> cgt.backsliding_toads_and_frogs("T.F")
    backsliding-toads-and-frogs("T.F")
"""

blockbusting: Ruleset = ruleset_named("blockbusting")
"""Blockbusting. The players buy parcels of land in a row, one at a time. In the end Left has a
point for every two neighbouring parcels that are both his, those at the ends of the row
included. A point is a free move.

In quotes, L5R is a row of 5 parcels between one of Left's and one of Right's, and L0L a
point: "L5R, L3L, L0L". The move L5R->L2L, L2R buys the third parcel for Left, L0L->0 cashes
a point. blockbusting(5) is R5R: only what is bought counts.

Winning Ways ch. 6.

Examples:
    >>> cgt.blockbusting("L5R")
    blockbusting("L5R")
"""

candy_bar: Ruleset = ruleset_named("candy-bar")
"""Candy bar. Either player breaks a bar in two along any line between its cells: impartial
Cutcake.

candy-bar(4x7) is a bar of 4 rows and 7 columns, candy-bar(4x7, 3x3) two bars; in quotes
also "2 of 4x7, 3x3". The move 4x7->4x4+4x3 breaks a bar in two.

Winning Ways ch. 2.

Examples:
    >>> cgt.candy_bar("4x7")
    candy-bar("4x7")
"""

cannibal_clobber: Ruleset = ruleset_named("cannibal-clobber")
"""Cannibal Clobber. A player moves one of his stones onto a neighbouring stone of either
player, above, below or beside it, and removes that stone.

cannibal-clobber(4x4) is a full chequered board of 4 rows and 4 columns, with a stone of
Left in the top left corner. In quotes, the rows stand from the top, divided by |: x is a
stone of Left, o one of Right, . a free cell. Columns are letters and rows are numbers, a1
is at the top left: the move a1-b1 takes the stone on b1.

Ingo Althöfer 2003.

Examples:
    >>> cgt.cannibal_clobber("xoxo|oxox")
    cannibal-clobber("xoxo|oxox")
"""

cashing_cheques: Ruleset = ruleset_named("cashing-cheques")
"""Cashing Cheques. Either player may cash a cheque 5|1: Left gets 5 coins for it, Right gets
1. Some cheques are exchanged for other cheques first. When only coins are left, their owner
spends them, one coin a move; half a coin is the number 1/2.

In quotes, cheques divided by commas: 5|1, or +-3 for 3|-3; 9|5||4|0 is exchanged by Left
for 9|5, by Right for 4|0; a number is coins, Right's if it is negative. Coins are put
together. The move 5|1 cashes or exchanges that cheque, the move coin spends one.

Winning Ways ch. 5 and 6.

Examples:
    >>> cgt.cashing_cheques("5|1, +-3")
    cashing-cheques("+-3, 5|1")
"""

childish_hackenbush: Ruleset = ruleset_named("childish-hackenbush")
"""Childish Hackenbush. Hackenbush in which a move may not cut off anything: Left deletes a
blue edge (L) or a green one (G), Right a red one (R) or a green one, and it must be the
only edge to disappear.

As in Hackenbush: in quotes, edges such as 0-1L (0 is the ground), or stalks by their
colours from the ground upwards, "LRRLG". Green edges keep the childish rule too; where they
may be cut with all that they hold, the game is childish-hackenbush-hotchpotch. (lollipop,
2, 6, 3) has 2 green sticks under a cycle of 6 blue and 3 red edges. A move is named by the
edge it deletes.

Winning Ways ch. 2.

Examples:
    >>> cgt.childish_hackenbush("LRL")
    childish-hackenbush("LRL")
"""

childish_hackenbush_hotchpotch: Ruleset = ruleset_named("childish-hackenbush-hotchpotch")
"""Childish Hackenbush Hotchpotch. Left deletes a blue edge (L), Right a red one (R), but only
if nothing else disappears; either deletes a green edge (G), and what is no longer joined to
the ground disappears.

As in Hackenbush: in quotes, edges such as 0-1L (0 is the ground), or stalks by their
colours from the ground upwards, "GLLR". (lollipop, 2, 6, 3) is a lollipop: 2 green sticks
side by side, and on them the candy, a cycle of 6 blue and then 3 red edges. A move is named
by the edge it deletes.

Winning Ways ch. 8.

Examples:
    >>> cgt.childish_hackenbush_hotchpotch("0-1G 0-1G 1-2L 2-3L 1-3R")
    childish-hackenbush-hotchpotch("0-1G 0-1G 1-2L 1-3R 2-3L")
"""

circular: Ruleset = ruleset_named("circular")
"""Rings of games by code. Counters lie in rings. The first move in a ring takes neighbouring
counters: as many as the code allows if one heap is left, or all if the code allows that.
The rest is a row, which is played by the code.

circular(kayles, 7, 5), or circular("0.77", 7, 5), has rings of 7 and 5 pins; with rows it
is circular(kayles, "o7,o5,3"), where o7 is a ring and 3 a row. In quotes alone, rings and
rows of Kayles. The move o7->5 opens a ring, 5->3,1 splits a row.

Winning Ways ch. 4.

Examples:
    >>> cgt.circular("o7,o5")
    circular("0.77",5,7)
"""

clobber: Ruleset = ruleset_named("clobber")
"""Clobber. A player moves one of his stones onto a neighbouring stone of the other player,
above, below or beside it, and removes that stone.

clobber(4x4) is a full chequered board of 4 rows and 4 columns, with a stone of Left in the
top left corner. In quotes, the rows stand from the top, divided by |: x is a stone of Left,
o one of Right, . a free cell; capitals are read, too. Columns are letters and rows are
numbers, a1 is at the top left: the move a1-b1 clobbers the stone on b1.

Albert, Grossman, Nowakowski and Wolfe 2005.

Examples:
    >>> cgt.clobber("xoxo|oxox|xoxo")
    clobber("xoxo|oxox|xoxo")
"""

coins: Ruleset = ruleset_named("coins")
"""Coin-turning by code. A player turns some coins of a row. The rightmost of them must be
turned from heads to tails. The code says how many coins are turned, and letters behind it
how they must lie: C beside each other, C(5) within five neighbouring places, E at equal
distances, S symmetrically, F with the coin of the first place. Commas divide several such
rules.

coins("1-3", "HTTH") is a row of Mock Turtles: H is a head, T a tail, and one to three coins
are turned. coins("1+C", 9, 4) is a row of Ruler with heads on places 9 and 4. In quotes
alone, a row of Turning Turtles. A move is the places of its coins, such as 1,4.

Lenstra; Winning Ways ch. 14; the codes are those of CGSuite 2.

Examples:
    >>> cgt.coins("HTHH")
    coins("1-2","HTHH")
"""

col: Ruleset = ruleset_named("col")
"""Col. Left paints an empty region blue, Right red; regions side by side may not get the same
colour. A region next to a painted one is left to the other player, or to nobody.

col(grid, 3x4) or col(3x4), col(path, 7), col(cycle, 5), col(star, 4) and col(complete, 5),
or the same in quotes, "path 7". In quotes also rows, divided by |: . is free, # is painted
or nobody's. b and r are tints, not paint: such a region may only get that colour, and has
none yet. B and R are painted regions, and the regions beside them are tinted by themselves.
L and R without B, b and r are tints, too; R alone could be either and is refused. Other
maps are edges and marks: "0-1 1-2 2-0 2b", "0-1 1-2 0B"; a vertex alone is "3". Graphs of
other programs are lines such as "graph6 D?{" and "sparse6 :An". "L5-" is five regions in a
row, the first beside a blue one. Moves are named by the vertex; on rows columns are letters
and a1 is at the top left.

Colin Vout; Winning Ways ch. 2.

Examples:
    >>> cgt.col(".......")
    col(".......")
"""

cram: Ruleset = ruleset_named("cram")
"""Cram. A player places a domino on two free cells, upright or lying down.

cram(4x5) is 4 rows of 5 free cells. In quotes, the rows stand from the top, divided by |: .
is a free cell, # a hole or a taken cell. Columns are letters and rows are numbers, a1 is at
the top left: the move b2-b3 places an upright domino.

Geoffrey Mott-Smith; Winning Ways ch. 5.

Examples:
    >>> cgt.cram("...|...|...")
    cram("...|...|...")
"""

cutcake: Ruleset = ruleset_named("cutcake")
"""Cutcake. Left cuts a cake in two from top to bottom, Right from side to side, along the
lines between its cells.

cutcake(4x7) is a cake of 4 rows and 7 columns, cutcake(4x7, 3x3) two cakes; in quotes also
"2 of 4x7, 3x3". The move 4x7->4x4+4x3 is a cut of Left's, 4x7->2x7+2x7 one of Right's.

Winning Ways ch. 2.

Examples:
    >>> cgt.cutcake("4x7")
    cutcake("4x7")
"""

dawsons_chess: Ruleset = ruleset_named("dawsons-chess")
"""Dawson's Chess. Left's white pawns stand on the lowest of three ranks, Right's black ones on
the highest. A pawn moves one square forward and captures diagonally forward. A player who
can capture must capture. So a pawn that advances is captured, and then its captor, until no
pawn can capture; here these captures are part of the move. The player who cannot move loses
(in Dawson's own game he wins).

dawsons-chess(8) is a board of 8 files. In quotes, the ranks from the top, divided by |: B
and W are pawns, . is a free square. Files are letters: the move d advances the pawn on the
file d.

T. R. Dawson 1935; Guy and Smith 1956; Winning Ways ch. 4.

Examples:
    >>> cgt.dawsons_chess("BBBBB|.....|WWWWW")
    dawsons-chess("BBBBB|.....|WWWWW")
"""

digraph: Ruleset = ruleset_named("digraph")
"""Tokens on a directed graph. A player moves a token along an arrow: one for both players, or
one of his own. Several tokens may stand on a vertex, and play may go round in circles.

In quotes, each vertex with the ends of its arrows: "0>1,2;1>;2>0". Arrows for one player
have an L or R, as in "0>1L,2R;1>0R". A token stands on vertex 0, or tokens stand where it
says behind a colon: "0>1;1>2,0: 1 1". The graph may be a line of another program: "digraph6
&BP_: 1". The move 0-2 takes a token from 0 to 2.

Smith 1966; Winning Ways ch. 11.

Examples:
    >>> cgt.digraph("0>1,2;1>;2>0")
    digraph("0>1,2;1>;2>0: 0")
"""

dim: Ruleset = ruleset_named("dim")
"""Dim. From a heap of n a player takes a number of counters that divides n. He may take the
whole heap, except in the version with proper divisors.

dim(12, 7) has heaps of 12 and 7; in quotes, sizes are divided by commas or spaces. In
dim(proper, 12, 7) a heap cannot be taken as a whole. The move 12->8 takes 4.

Winning Ways ch. 4.

Examples:
    >>> cgt.dim("12,7")
    dim(7,12)
"""

domineering: Ruleset = ruleset_named("domineering")
"""Domineering. Left places a domino upright on two free cells, Right places one lying down.

domineering(4x6) is 4 rows of 6 free cells. In quotes, the rows stand from the top, divided
by |: . is a free cell, # a hole or a taken cell. Columns are letters and rows are numbers,
a1 is at the top left: the move b2-b3 places an upright domino.

Göran Andersson; Winning Ways ch. 5.

Examples:
    >>> cgt.domineering("....|....|....|....")
    domineering("....|....|....|....")
"""

eatcake: Ruleset = ruleset_named("eatcake")
"""Eatcake. Left eats a whole column of a cake, Right a whole row. The pieces on its two sides
become separate cakes.

eatcake(4x7) is a cake of 4 rows and 7 columns, eatcake(4x7, 3x3) two cakes; in quotes also
"2 of 4x7, 3x3". The move 4x7->4x4+4x2 eats a column between them, 4x7->3x7 the row at an
edge.

James Bynum; Winning Ways ch. 8.

Examples:
    >>> cgt.eatcake("4x7")
    eatcake("4x7")
"""

fox_and_geese: Ruleset = ruleset_named("fox-and-geese")
"""Fox and Geese. Left moves a goose one cell diagonally upwards, Right moves the fox one cell
diagonally in any direction, always onto a free cell. Nobody is taken.

fox-and-geese(8x8) has geese on every other cell of the bottom row, and the fox in the
middle of the top row; fox-and-geese(8x8, e4) has the fox on e4. In quotes, the rows stand
from the top, divided by |: g is a goose, f a fox, . a free cell, # a hole. Columns are
letters and rows are numbers, a1 is at the top left: the move c8-d7 is one of a goose.

Winning Ways ch. 20.

Examples:
    >>> cgt.fox_and_geese("f#.|#.#|g#g")
    fox-and-geese("f#.|#.#|g#g")
"""

generalised_cutcake: Ruleset = ruleset_named("generalised-cutcake")
"""Generalised Cutcake. Left cuts the columns of a cake and Right its rows, each by a rule of
his own: in two, in any number of parts, in three, in two unequal parts, in halves, in equal
parts, in slices of width 1, in two thick parts (of at least 2), or by the code of a taking
game, which may eat columns.

generalised-cutcake(three, 4x7) is a cake of 4 rows and 7 columns that both cut in three,
generalised-cutcake(halves, any, 4x7) one that Left cuts in halves and Right as she likes;
the words are two, any, three, unequal, halves, equal, slices, thick. By codes, "4" is
Cutcake and "0.7" Eatcake. The rule of Hickerson's Cutcake is not at hand: these are
candidates, and none of them is claimed to be his. In quotes alone, cakes to cut in three.
The move 1x7->1x4+1x2+1x1 is a cut.

after Winning Ways ch. 2.

Examples:
    >>> cgt.generalised_cutcake("4x7")
    generalised-cutcake("three","three","4x7")
"""

grundy: Ruleset = ruleset_named("grundy")
"""Grundy's game. A player splits one heap into two of different sizes.

grundy(20, 7) has heaps of 20 and 7; in quotes, sizes are divided by commas or spaces. The
move 20->13,7 splits the 20.

Grundy 1939; Winning Ways ch. 4.

Examples:
    >>> cgt.grundy("20,7")
    grundy(7,20)
"""

hackenbush: Ruleset = ruleset_named("hackenbush")
"""Hackenbush. Left deletes a blue edge (L) or a green one (G), Right a red one (R) or a green
one; what is no longer joined to the ground (vertex 0) disappears.

In quotes, a list of edges such as 0-1L: two vertices and a colour, L, R or G. Stalks on the
ground may be written by their colours from the ground upwards, stalk by stalk: "LRRLG" or
"GGL R". The ground alone is "0". A line of another program is a green graph: "graph6 Bw",
"sparse6 :BcN". hackenbush(flower, 3, 2, 1) is a green stalk of 3 edges with 2 blue petals
and a red one. Pictures by name: hackenbush(dog), hackenbush(girl), hackenbush(chair),
hackenbush(table), hackenbush(bed). A move is named by the edge it deletes; the numbers in a
drawing are its ends, and 0 is the ground.

John Conway; Winning Ways ch. 1, 2 and 7.

Examples:
    >>> cgt.hackenbush("LRRLG")
    hackenbush("LRRLG")
"""

hare_and_hounds: Ruleset = ruleset_named("hare-and-hounds")
"""Hare and Hounds. Left moves a hound along a line to a free point beside it, but never back
to the left. Right moves the hare along a line in any direction. When the hare is to the
left of all hounds, they cannot move any more. Play without end is a draw.

hare-and-hounds(5) is the board of 11 points in 5 columns, with three hounds on the left and
the hare on the right. The number of columns is odd. In quotes, the three rows stand from
the top, divided by |: d is a hound, h the hare, . a free point, # the missing corners. The
points a2, c2, e2 and so on have diagonals. Columns are letters and rows are numbers, a1 is
at the top left: the move b1-c2 goes along a diagonal.

the French game; Siegel, Coping with cycles.

Examples:
    >>> cgt.hare_and_hounds("#d..#|d...h|#d..#")
    hare-and-hounds("#d..#|d...h|#d..#")
"""

impartial_maundy_cake: Ruleset = ruleset_named("impartial-maundy-cake")
"""Impartial Maundy Cake. Either player divides a cake into any number of equal cakes, along
any of its sides. It may have any number of dimensions.

impartial-maundy-cake(6x15) is a cake of 6 rows and 15 columns, (45) a bar of 45 cells,
(3x5x9) has three dimensions; in quotes also "2 of 6x15, 45". The move 6x15->3 of 6x5
divides a cake in three.

Winning Ways ch. 7.

Examples:
    >>> cgt.impartial_maundy_cake("6x15")
    impartial-maundy-cake("6x15")
"""

king_dirt: Ruleset = ruleset_named("king-dirt")
"""King Dirt. A player moves one of his stones one step in any of the eight directions, to a
free cell. The cell that it leaves is dirt and is never used again. A player with stones in
hand puts one on a free cell instead.

king-dirt(3x4) is an empty board of 3 rows and 4 columns, with one stone in hand for each
player; in king-dirt(3x4, 2, 1) Left has two. In quotes, the rows stand from the top,
divided by |: x is a stone of Left, o one of Right, . a free cell, # dirt. Behind the rows
";2,1" are stones in hand; with ";2,1?" a player may also move before his hand is empty.
Columns are letters and rows are numbers, a1 is at the top left: the move b2 puts a stone,
a1-b2 moves one.

the games of MCGS (Folkersen, Müller and Du).

Examples:
    >>> cgt.king_dirt("x..|...|..o")
    king-dirt("x..|...|..o")
"""

konane: Ruleset = ruleset_named("konane")
"""Konane. A player jumps with one of his stones over a neighbouring stone of the other player
onto the free cell behind it and takes that stone; he may go on with further jumps of the
same stone in the same direction.

konane(6x6) is a full chequered board from which the two stones in the middle are gone. In
quotes, the rows stand from the top, divided by |: x is a stone of Left, o one of Right, . a
free cell, # a missing cell; capitals are read, too. Columns are letters and rows are
numbers, a1 is at the top left: the move a1-e1 jumps twice.

the Hawaiian game; Ernst 1995, Chan and Tsai 2002.

Examples:
    >>> cgt.konane("xo.o.")
    konane("xo.o.")
"""

lamps: Ruleset = ruleset_named("lamps")
"""Lamps. A player switches one of his lamps on or off, or breaks a lamp of the other player.

In quotes, one letter a lamp: L is a lamp of Left that is off, l one that is on, R and r are
lamps of Right, . is a broken one. Lamps are counted from 1: the moves are 1 on, 1 off and 1
broken. A lamp by itself is broken after two moves at most, when the players take turns; in
lamps("LR") each of them can go on switching for ever.

an example for a heading of Winning Ways ch. 2: the sum of two finite games can last for
ever.

Examples:
    >>> cgt.lamps("L")
    lamps("L")
"""

lasker: Ruleset = ruleset_named("lasker")
"""Lasker's Nim. A player takes any number of counters, at least one, from one heap, or splits
a heap into two without taking any.

lasker(7, 5) has heaps of 7 and 5; in quotes, sizes are divided by commas or spaces. The
move 7->5 takes two counters, 7->4,3 splits the heap.

Lasker 1931; Winning Ways ch. 4.

Examples:
    >>> cgt.lasker("7,5")
    lasker(5,7)
"""

maundy_cake: Ruleset = ruleset_named("maundy-cake")
"""Maundy Cake. A player divides a cake into any number of equal cakes along the lines between
its cells, Left by cuts from top to bottom, Right by cuts from side to side. A cake may have
more sides, each for Left, for Right or for either of them to divide.

maundy-cake(4x6) is a cake of 4 rows, which Right divides, and 6 columns, which Left
divides: maundy-cake("4Rx6L"). Many-way cakes say of every side whose it is, L, R or G for
either: "2Gx6Lx2R" (which many ways the book means is not certain). In quotes also several
cakes: "2 of 4x6, 3Gx5L". The move 4x6->3 of 4x2 divides a cake in three.

Winning Ways ch. 2 and 7.

Examples:
    >>> cgt.maundy_cake("4x6")
    maundy-cake("4x6")
"""

nim: Ruleset = ruleset_named("nim")
"""Nim. A player takes any number of counters, at least one, from one heap.

nim(3,5,7) has heaps of 3, 5 and 7 counters; in quotes, sizes are divided by commas or
spaces. The move 5->3 leaves 3 counters of a heap of 5.

Bouton 1901; Winning Ways ch. 2.

Examples:
    >>> cgt.nim("3,5,7")
    nim(3,5,7)
"""

nimble: Ruleset = ruleset_named("nimble")
"""Nimble. A player slides a coin any number of squares to the left, also over or onto other
coins. Square 0 is the last.

nimble(3,5,5) has a coin on square 3 and two on square 5; squares are counted from 0. In
quotes, squares are divided by commas or spaces. The move 5->3 slides a coin from 5 to 3.

Winning Ways ch. 2.

Examples:
    >>> cgt.nimble("3,5,5")
    nimble(3,5,5)
"""

nogo: Ruleset = ruleset_named("nogo")
"""NoGo. A player puts a stone of his colour on a free cell. After that every group of
connected stones, his own and those of the other player, must still have a free cell above,
below or beside it.

nogo(4x4) is an empty board of 4 rows and 4 columns. In quotes, the rows stand from the top,
divided by |: x or X is a stone of Left, o or O one of Right, . a free cell, # a hole. < is
a safe stone of Left and > one of Right: its group needs no free cell here, because it has
one elsewhere that nobody may ever take. Moves are cells: columns are letters and rows are
numbers, a1 is at the top left.

Chou, Teytaud and Yen 2011.

Examples:
    >>> cgt.nogo("...|...|...")
    nogo("...|...|...")
"""

northcott: Ruleset = ruleset_named("northcott")
"""Northcott's Game. Every row has a man of Left and a man of Right. A player moves one of his
men any number of cells along its row, forwards or backwards, but neither onto nor over the
other man.

In quotes, the rows from the top, divided by |: L and R are the men, . is a free cell.
Columns are letters and rows are numbers, a1 is at the top left: the move b2-e2 takes the
man on b2 three cells to the right.

Northcott; Winning Ways ch. 3.

Examples:
    >>> cgt.northcott("L...R..|.R..L..|..L...R")
    northcott("L...R..|.R..L..|..L...R")
"""

octal: Ruleset = ruleset_named("octal")
"""Games by code. The code d0.d1d2d3... says how a heap may be changed: after taking i counters
from it one may leave no heap if d_i contains 1, one if it contains 2, two if it contains 4,
three if it contains 8, four if it contains 16.

octal("0.77", 20, 31) has heaps of 20 and 31 in the game of the code 0.77, which is Kayles:
octal(kayles, 20, 31). Digits are 0-9 and A-V, digits in brackets repeat (0.[3] is Nim), u
asks for unequal heaps (4u is Grundy's game). In quotes alone, heaps of Kayles. The move
20->11,8 leaves heaps of 11 and 8.

Guy & Smith 1956; Winning Ways ch. 4.

Examples:
    >>> cgt.octal("20,31")
    octal("0.77",20,31)
"""

poker_nim: Ruleset = ruleset_named("poker-nim")
"""Poker-Nim. A player takes any number of chips from one heap and keeps them, or adds some of
the chips he has won to one heap.

poker-nim(3,5,7) has heaps of 3, 5 and 7 chips, and nobody has won any yet. In quotes, the
chips that Left and Right hold stand after the heaps: "3,5,7; 2/0". The move 5->3 wins two
chips, 5->6 gives one back.

Winning Ways ch. 3.

Examples:
    >>> cgt.poker_nim("3,5,7")
    poker-nim("3,5,7")
"""

prim: Ruleset = ruleset_named("prim")
"""Prim. From a heap of n a player takes a number of counters that has no divisor in common
with n but 1. A last counter may be taken, except in the other version.

prim(12, 7) has heaps of 12 and 7; in quotes, sizes are divided by commas or spaces. In
prim(keep-last, 12, 7) a heap of 1 cannot be taken. The move 12->7 takes 5.

Winning Ways ch. 4.

Examples:
    >>> cgt.prim("12,7")
    prim(7,12)
"""

seating_boys_and_girls: Ruleset = ruleset_named("seating-boys-and-girls")
"""Seating Boys and Girls. Left seats boys and Right seats girls, one on a chair, and no boy
may sit next to a girl: Snort on a row of chairs.

seating-boys-and-girls(11, round) is a round table of 11 chairs, seating-boys-and-girls(7) a
row with free ends. In quotes, L5R is a row of 5 chairs between a boy and a girl (also b5g);
- is a free end: "L5R, -3-, round 11". The move L5R->L1L, L3R seats a boy. The rule is a
reconstruction by the pattern of the seating of couples and families.

after Winning Ways ch. 5.

Examples:
    >>> cgt.seating_boys_and_girls("round 8")
    seating-boys-and-girls("round 8")
"""

seating_couples: Ruleset = ruleset_named("seating-couples")
"""Seating Couples. The players seat couples on two chairs next to each other, Left always the
lady on the one side of the gentleman, Right on the other. Nobody may sit next to a person
of the other sex who is not his own partner, so that two couples of one player never touch.

seating-couples(11, round) is a round table of 11 chairs, seating-couples(7) a row with free
ends. In quotes, L5R is a row of 5 chairs between a couple of Left's and one of Right's; -
is a free end: "L5R, -3-, round 11". Small letters are single persons: l5g is a row between
a lady and a gentleman. The move L5R->L1L, L2R seats a couple.

Winning Ways ch. 2.

Examples:
    >>> cgt.seating_couples("round 11")
    seating-couples("round 11")
"""

seating_families: Ruleset = ruleset_named("seating-families")
"""Seating Families. The players seat families on chairs next to each other, the children
between their parents: Left always the lady first, Right the gentleman. No lady may sit next
to a gentleman of another family, so that two families of one player never touch. Families
of one are boys (Left's) and girls (Right's), who may not sit next to each other.

seating-families(5, 20) is a row of 20 chairs with free ends for families of five,
seating-families(5, 20, round) a round table, seating-families(5, "L18R") a row between a
family of Left's and one of Right's. There the neighbours may also be written as l (a lady)
and g (a gentleman): L18R is g18g. In quotes alone, families of five. The move L12R->L5L,
L2R seats a family.

Winning Ways ch. 8.

Examples:
    >>> cgt.seating_families("round 20")
    seating-families(5,"round 20")
"""

sheep: Ruleset = ruleset_named("sheep")
"""Sheep. A player divides one of his herds. Some of its sheep, and not all, walk in one of the
six directions as far as the cells are free, at least one cell. They are a herd of their own
there.

sheep(4x4) has a herd of 16 sheep of each player in opposite corners, sheep(4x4, 5) herds of
5. In quotes, the rows stand from the top, divided by |, with blanks between the cells: L4
is a herd of four sheep of Left, R12 one of Right, . a free cell, # a hole. Each row is half
a cell to the right of the one above. Columns are letters and rows are numbers, a1 is at the
top left: by the move a1-c1/3 three sheep walk.

Battle Sheep by Francesco Rotta 2010; the games of MCGS (Folkersen, Müller and Du).

Examples:
    >>> cgt.sheep("L3 . .|. . R3")
    sheep("L3 . .|. . R3")
"""

ski_jumps: Ruleset = ruleset_named("ski-jumps")
"""Ski-Jumps. Left slides a skier of his any number of squares to the right, also off the
slope, Right one of hers to the left; nobody may stand in the way. A jumper just above a
skier of the other player may jump over him onto the free square below. A skier who was
jumped over can never jump again: he becomes a slipper.

In quotes, the rows stand from the top, divided by |: L and R are jumpers, l and r slippers,
. is a free square: "L....|..R..|.....". Columns are letters and rows are numbers, a1 is at
the top left: a1-c1 is a slide, a1-off one off the slope, c1xc3 a jump.

Winning Ways ch. 1.

Examples:
    >>> cgt.ski_jumps("L....|..R..|.....")
    ski-jumps("L....|..R..|.....")
"""

snort: Ruleset = ruleset_named("snort")
"""Snort. Left puts bulls into an empty field, Right cows; bulls and cows may not stand side by
side. A field next to a taken one is left to the same player, or to nobody.

snort(path, 7), snort(cycle, 5), snort(star, 4), snort(complete, 5) and snort(3x4), or the
same in quotes, "path 7" and "grid 3x4". In quotes also rows, divided by |: . is free, # is
taken or nobody's. L and R are tints, not paint: only Left, or only Right, may use such a
field, and nobody has yet. A field that is taken is B (a bull of Left) or C (a cow of
Right), as in a match; then the tints are b and c, and the fields beside B and C are tinted
by themselves. Other farms are edges and marks: "0-1 1-2 2-0 2L", "0-1 1-2 0B"; a vertex
alone is "3". Graphs of other programs are lines such as "graph6 D?{" and "sparse6 :An".
"L5-" is five fields in a row, the first beside bulls. Moves are named by the vertex; on
rows columns are letters and a1 is at the top left.

Simon Norton; Winning Ways ch. 6.

Examples:
    >>> cgt.snort(".......")
    snort(".......")
"""

subtraction: Ruleset = ruleset_named("subtraction")
"""Subtraction games. A player takes counters from one heap. Their number must be in a given
set.

subtraction({1,2,5}, 30, 7) has heaps of 30 and 7, from which 1, 2 or 5 counters are taken;
the set may also stand in quotes. In quotes alone, heaps from which 1, 2 or 3 are taken. The
move 30->25 takes 5.

Winning Ways ch. 4.

Examples:
    >>> cgt.subtraction("30,7")
    subtraction("1,2,3",7,30)
"""

toads_and_frogs: Ruleset = ruleset_named("toads-and-frogs")
"""Toads-and-Frogs. Left moves a toad one cell to the right, or over a single frog onto the
cell behind it; Right moves a frog to the left in the same way. The cell must be free.

toads-and-frogs(3, 2, 4) is TTT..FFFF. In quotes, a strip from left to right: T is a toad, F
a frog, . a free cell; small letters are read, too. Cells are counted from 1: the move 2-3
is a slide, 2x4 a jump.

Winning Ways ch. 1.

Examples:
    >>> cgt.toads_and_frogs("TT.FF")
    toads-and-frogs("TT.FF")
"""

treblecross: Ruleset = ruleset_named("treblecross")
"""Treblecross. A player puts a cross on a free cell. The first player to make three crosses in
a row wins. A cross within two cells of another one lets the opponent win at once, so such
moves are left out here, and a player without other moves loses. The same holds on a strip
of one or two cells, where nobody can make three.

treblecross(9) is a strip of 9 free cells. In quotes, X is a cross and . a free cell:
"..X......". Cells are counted from 1, and a move is the cell that gets a cross.

Winning Ways ch. 4.

Examples:
    >>> cgt.treblecross(".........")
    treblecross(".........")
"""

turn_and_eatcake: Ruleset = ruleset_named("turn-and-eatcake")
"""Turn-and-Eatcake. Left eats a whole column of a cake, Right a whole row. The pieces on its
two sides are then turned through a right angle; other cakes on the table are not.

turn-and-eatcake(4x7) is a cake of 4 rows and 7 columns, turn-and-eatcake(4x7, 3x3) two
cakes; in quotes also "2 of 4x7, 3x3". The move 4x7->4x4+2x4 eats a column and turns what
was 4x4 and 4x2. Were it turned before eating, m x n would be our n x m.

Winning Ways ch. 8.

Examples:
    >>> cgt.turn_and_eatcake("4x7")
    turn-and-eatcake("4x7")
"""

white_knight: Ruleset = ruleset_named("white-knight")
"""The White Knight. A player moves a knight of chess, but only by one of the four moves that
take it nearer to the top left corner. Several knights may stand on a square.

white-knight(8x8) has a knight in the bottom right corner of 8 rows and 8 columns. In
quotes, the board and its knights: "8x8: h8 c5". Columns are letters and rows are numbers,
a1 is at the top left; the moves of c5 are c5-a4, c5-a6, c5-b3 and c5-d3. That the knight
moves so is our reading of the book.

Winning Ways ch. 3.

Examples:
    >>> cgt.white_knight("8x8: h8")
    white-knight("8x8: h8")
"""

wyt_queens: Ruleset = ruleset_named("wyt-queens")
"""Wyt Queens. A player moves a queen of chess any number of squares to the left, up, or up and
left, towards the corner (0,0). Queens do not get in each other's way.

wyt-queens(3,5) has a queen 3 squares to the right of the corner and 5 below it. In quotes
there may be several: "3,5 4,7". wyt-queens(rook, 3,5) and wyt-queens(king, 3,5) are played
with those pieces, and the queens of wyt-queens(reach, 3, 1,4) may also go up and left by
two numbers that differ by less than 3. The move 3,5->1,3 goes up and left.

Wythoff 1907; Winning Ways ch. 3; for reach: Fraenkel 1982.

Examples:
    >>> cgt.wyt_queens("3,5")
    wyt-queens("3,5")
"""
