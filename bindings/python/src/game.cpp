#include "bindings/python/src/game.hpp"

#include <algorithm>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <string>
#include <utility>
#include <vector>

#include "bindings/python/src/numbers.hpp"
#include "bindings/python/src/position.hpp"
#include "bindings/python/src/thermograph.hpp"
#include "bindings/python/src/types.hpp"
#include "bindings/python/src/workspace.hpp"
#include "summand/algebra/parcel.hpp"
#include "summand/value/fingerprint.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand::python {

using namespace nb::literals;

namespace {

[[noreturn]] void refuse(nb::handle object, const char* wanted) {
  throw Problem{
      .kind = ProblemKind::type,
      .message = std::string(wanted) + " is expected, not " + nb::inst_name(object).c_str()};
}

PyGame made(const std::shared_ptr<Conversation>& conversation, Game game) {
  return {conversation, std::move(game)};
}

PyGame number_as_game(const std::shared_ptr<Conversation>& conversation, const Dyadic& number) {
  return conversation->enter([&] {
    return made(conversation,
                Game(conversation->workspace(), conversation->store().number(number)));
  });
}

PyGame evaluated(const std::shared_ptr<Conversation>& conversation, const std::string& text) {
  Answer answer =
      conversation->attempt(text, [&] { return conversation->session().evaluate(text); });
  const Game* game = answer.get<Game>();
  if (game == nullptr) {
    throw Problem{.kind = ProblemKind::parse,
                  .message = "this is " + std::string(describe(answer)) + ", not a game",
                  .text = text};
  }
  return made(conversation, *game);
}

// f(g, h) in the conversation of g, or NotImplemented if `other` is no game.
template <class F>
nb::object with_other(const PyGame& g, nb::handle other, F&& f) {
  std::optional<PyGame> h = to_game(other, g.conversation);
  if (!h) return nb::borrow(Py_NotImplemented);
  if (&h->game.workspace() != &g.game.workspace()) h->game = moved(*h, g);
  auto result = g.conversation->enter([&] { return f(g.game, h->game); });
  if constexpr (std::is_same_v<decltype(result), Game>) {
    return nb::cast(PyGame{g.conversation, std::move(result)});
  } else {
    return nb::cast(result);
  }
}

template <class Holds>
nb::object compared(const PyGame& g, nb::handle other, Holds&& holds) {
  return with_other(g, other, [&](const Game& a, const Game& b) { return holds(a <=> b); });
}

std::optional<Dyadic> number_of(const PyGame& g) {
  return g.conversation->enter([&] { return as_number(g.game.store(), g.game.value()); });
}

// Whether g == other, if this is a game of the same workspace, and both values are known.
std::optional<bool> equal_at_a_glance(const PyGame& g, nb::handle other) {
  if (!nb::isinstance<PyGame>(other)) return std::nullopt;
  const PyGame& h = nb::cast<const PyGame&>(other);
  if (&h.game.workspace() != &g.game.workspace()) return std::nullopt;
  return g.conversation->glance([&]() -> std::optional<bool> {
    const Value a = g.game.construction()->known_value(), b = h.game.construction()->known_value();
    return a && b ? std::optional(a == b) : std::nullopt;
  });
}

// Whether a loopy game is known to equal no short one.
bool equals_no_short_game(const Game& game) {
  const auto sides = sides_of(game);
  return sides &&
         !(sides->is_stopper() && !is_loopy(game_of(game.shared_workspace(), sides->onside)));
}

// Whether only one of them equals a short game. A comparison of a large short game with a loopy one
// would reach a limit. Only inside of enter().
bool are_told_apart_by_sides(const Game& g, const Game& h) {
  return is_loopy(g) != is_loopy(h) && equals_no_short_game(is_loopy(g) ? g : h);
}

// Whether g == other: games with equal values are, and a game and a number of any kind that is its
// value. Other numbers, such as 1/3 and infinity, are different from all games. So is a position,
// because it is not equal to other positions with its value.
nb::object equal_to_game(const PyGame& g, nb::handle other) {
  if (const auto known = equal_at_a_glance(g, other)) return nb::cast(*known);
  if (nb::isinstance<PyPosition>(other)) {
    warn_of_position();
    return nb::cast(false);
  }
  if (!is_any_number(other)) {
    return with_other(g, other, [](const Game& a, const Game& b) {
      return !are_told_apart_by_sides(a, b) && (a <=> b) == 0;
    });
  }
  const auto number = g.conversation->enter([&]() -> std::optional<Dyadic> {
    if (is_loopy(g.game) && equals_no_short_game(g.game)) return std::nullopt;
    return as_number(g.game.store(), g.game.value());
  });
  if (!number) return nb::cast(false);
  try {
    return nb::cast(to_python(*number).equal(other));
  } catch (nb::python_error& error) {
    // Fraction asks every number for its imaginary part, but a float of SymPy has none.
    if (!error.matches(PyExc_AttributeError)) throw;
    return nb::cast(false);
  }
}

nb::object unequal_to_game(const PyGame& g, nb::handle other) {
  const nb::object same = equal_to_game(g, other);
  return same.is(nb::borrow(Py_NotImplemented)) ? same : nb::cast(!nb::cast<bool>(same));
}

PyGame times(const PyGame& g, const Dyadic& count) {
  return made(g.conversation, g.conversation->enter([&] { return g.game.copies(count); }));
}

nb::object multiplied(const PyGame& g, nb::handle other) {
  const std::optional<Dyadic> count = to_integer(other);
  return count ? nb::cast(times(g, *count)) : nb::borrow(Py_NotImplemented);
}

// The result of a function of the language for this game.
nb::object asked(const PyGame& g, const char* function) {
  return call_function(g.conversation, function, {Answer{g.game}});
}

// Equal loopy games have the same sides, and so the same text of them. nullopt if the game is equal
// to a short one. Only inside of enter().
std::optional<std::uint64_t> hash_of_loopy(const Game& game) {
  if (!is_loopy(game)) return std::nullopt;
  const auto found = sides_of(game);
  if (!found) return 0;
  const auto& workspace = game.shared_workspace();
  if (found->is_stopper() && !is_loopy(game_of(workspace, found->onside))) return std::nullopt;
  std::uint64_t hash = 1;
  for (const char c : workspace->loopy_text().print(*found)) {
    hash = hash_combine(hash, static_cast<std::uint8_t>(c));
  }
  return hash;
}

Py_hash_t hash_of(const PyGame& g) {
  if (const auto loopy = g.conversation->enter([&] { return hash_of_loopy(g.game); })) {
    const auto hash = static_cast<Py_hash_t>(*loopy);
    return hash == -1 ? -2 : hash;
  }
  if (const auto number = number_of(g)) return nb::hash(to_python(*number));
  const std::uint64_t fingerprint =
      g.conversation->enter([&] { return Fingerprints(g.game.store()).of(g.game.value()); });
  const auto hash = static_cast<Py_hash_t>(fingerprint);
  return hash == -1 ? -2 : hash;
}

nb::tuple options(const PyGame& g, Player player) {
  const std::vector<Game> games = g.conversation->enter([&] {
    std::vector<Game> out;
    g.game.store().for_each_option(g.game.value(), player, [&](Value option) {
      out.emplace_back(g.game.shared_workspace(), option);
    });
    return out;
  });
  nb::list out;
  for (const Game& game : games) out.append(nb::cast(made(g.conversation, game)));
  return nb::tuple(out);
}

nb::list summands_of(const PyGame& g) {
  const std::vector<Summand> summands = g.conversation->look_at([&] { return g.game.summands(); });
  nb::list out;
  for (const Summand& summand : summands) {
    out.append(types::of("Summand")(to_python(summand.copies),
                                    nb::cast(made(g.conversation, summand.game))));
  }
  return out;
}

nb::object stops_of(const PyGame& g) {
  const auto [left, right] = g.conversation->enter([&] {
    const Value value = g.game.value();
    return std::pair(g.game.store().left_stop(value), g.game.store().right_stop(value));
  });
  return types::of("Stops")(to_python(left), to_python(right));
}

nb::object as_integer(const PyGame& g) {
  const auto number = number_of(g);
  if (!number || !number->is_integer()) {
    throw Problem{.kind = ProblemKind::value, .message = "this game is not an integer"};
  }
  return to_python(*number);
}

nb::object as_fraction(const PyGame& g) {
  const auto number = number_of(g);
  if (!number) throw Problem{.kind = ProblemKind::value, .message = "this game is not a number"};
  return types::fraction()(to_python(*number));
}

// An error if the float would be another number.
double as_float(const PyGame& g) {
  const nb::object number = as_fraction(g);
  const nb::object nearest = nb::steal(PyNumber_Float(number.ptr()));
  if (!nearest.is_valid() && PyErr_ExceptionMatches(PyExc_OverflowError) == 0) {
    throw nb::python_error();
  }
  PyErr_Clear();
  if (!nearest.is_valid() || !nearest.equal(number)) {
    refuse(ProblemKind::value,
           "no float is exactly this number: as_fraction() gives it as a Fraction");
  }
  return nb::cast<double>(nearest);
}

std::string written(const PyGame& g) {
  return g.conversation->look_at([&] { return g.game.print(); });
}

std::string value_text(const PyGame& g) {
  return g.conversation->enter([&] { return print(Answer{g.game}); });
}

PyGame canonical_of(const PyGame& g) {
  return made(g.conversation, g.conversation->enter(
                                  [&] { return Game(g.game.shared_workspace(), g.game.value()); }));
}

nb::object confused(const PyGame& g, nb::handle other) {
  return compared(g, other, [](std::partial_ordering order) {
    return order == std::partial_ordering::unordered;
  });
}

struct Comparison {
  const char* name;
  const char* signature;
  bool (*holds)(std::partial_ordering order);
};

constexpr Comparison kComparisons[] = {
    {"__le__", "def __le__(self, other: GameOrNumber, /) -> bool",
     [](std::partial_ordering order) { return order <= 0; }},
    {"__lt__", "def __lt__(self, other: GameOrNumber, /) -> bool",
     [](std::partial_ordering order) { return order < 0; }},
    {"__ge__", "def __ge__(self, other: GameOrNumber, /) -> bool",
     [](std::partial_ordering order) { return order >= 0; }},
    {"__gt__", "def __gt__(self, other: GameOrNumber, /) -> bool",
     [](std::partial_ordering order) { return order > 0; }},
};

void bind_comparisons(nb::class_<PyGame>& game) {
  game.def("__eq__", &equal_to_game, "other"_a.none(),
           nb::sig("def __eq__(self, other: object, /) -> bool"));
  game.def("__ne__", &unequal_to_game, "other"_a.none(),
           nb::sig("def __ne__(self, other: object, /) -> bool"));
  for (const Comparison& its : kComparisons) {
    game.def(
        its.name,
        [holds = its.holds](const PyGame& g, nb::handle h) { return compared(g, h, holds); },
        "other"_a.none(), nb::sig(its.signature));
  }
}

void initialise(PyGame* at, nb::handle source) {
  new (at) PyGame(read_game(source, this_conversation()));
}

}  // namespace

std::span<const SumOperator> sum_operators() {
  static constexpr SumOperator kTable[] = {
      {"__add__", "def __add__(self, other: GameOrNumber, /) -> Game",
       [](const PyGame& g, nb::handle h) {
         return with_other(g, h, [](const Game& a, const Game& b) { return a + b; });
       }},
      {"__radd__", "def __radd__(self, other: GameOrNumber, /) -> Game",
       [](const PyGame& g, nb::handle h) {
         return with_other(g, h, [](const Game& a, const Game& b) { return b + a; });
       }},
      {"__sub__", "def __sub__(self, other: GameOrNumber, /) -> Game",
       [](const PyGame& g, nb::handle h) {
         return with_other(g, h, [](const Game& a, const Game& b) { return a - b; });
       }},
      {"__rsub__", "def __rsub__(self, other: GameOrNumber, /) -> Game",
       [](const PyGame& g, nb::handle h) {
         return with_other(g, h, [](const Game& a, const Game& b) { return b - a; });
       }},
      {"__mul__", "def __mul__(self, count: SupportsIndex, /) -> Game", &multiplied},
      {"__rmul__", "def __rmul__(self, count: SupportsIndex, /) -> Game", &multiplied},
  };
  return kTable;
}

std::optional<PyGame> to_game(nb::handle object,
                              const std::shared_ptr<Conversation>& conversation) {
  if (nb::isinstance<PyGame>(object)) return nb::cast<const PyGame&>(object);
  if (nb::isinstance<PyPosition>(object)) {
    const AnyPosition& position = nb::cast<const PyPosition&>(object).position;
    return conversation->enter(
        [&] { return made(conversation, Game(conversation->workspace(), position)); });
  }
  if (const auto number = to_number(object)) return number_as_game(conversation, *number);
  return std::nullopt;
}

PyGame read_game(nb::handle object, const std::shared_ptr<Conversation>& conversation) {
  if (nb::isinstance<nb::str>(object)) return evaluated(conversation, text_of(object));
  auto game = to_game(object, conversation);
  if (!game) refuse(object, "a text, a number, a position or a game");
  if (game->conversation == conversation) return *std::move(game);
  return made(conversation, moved(*game, number_as_game(conversation, 0)));
}

Game moved(const PyGame& game, const PyGame& into) {
  const Parcel parcel = game.conversation->look_at([&] { return Parcel::pack(game.game); });
  return into.conversation->enter([&] { return parcel.unpack(into.game.shared_workspace()); });
}

Game here(Conversation& conversation, const Game& game) {
  if (game.shared_workspace() == conversation.workspace()) return game;
  return Parcel::pack(game).unpack(conversation.workspace());
}

void bind_game(nb::module_& module) {
  nb::class_<PyGame> game(module, "Game",
                          R"(A game: how it was written, and its value once that is asked for.

Games are added, subtracted, negated and multiplied by integers. They are compared by their values,
and `g | h` is true if they are confused. A value is computed when it is first needed, and then kept:
this may take exponential time in the size of a position.

Args:
    source: An expression, an int, a Fraction, a position or another game.

Raises:
    ParseError: The text is no expression, or its result is no game.
    ValueError: The denominator of a Fraction is no power of two.
    LimitReached: A limit ended the computation. Any operation that needs a value raises this.

Examples:
    >>> import summand as cgt
    >>> g = cgt.Game("{3|-1}")
    >>> g + 1
    Game('{3|-1} + 1')
    >>> print(g + 1)
    {4|0}
    >>> g.mean, g.temperature
    (1, 2)
    >>> g + 2 > 0, g == 1, g | 1
    (True, False, True))");
  bind_comparisons(game);
  for (const SumOperator& its : sum_operators()) {
    game.def(its.name, its.apply, "other"_a.none(), nb::sig(its.signature));
  }
  game.def("__init__", &initialise, "source"_a.none(),
           nb::sig("def __init__(self, source: GameLike) -> None"))
      .def("__neg__",
           [](const PyGame& g) {
             return made(g.conversation, g.conversation->enter([&] { return -g.game; }));
           })
      .def("__pos__", [](const PyGame& g) { return g; })
      .def("__or__", &confused, "other"_a.none(),
           nb::sig("def __or__(self, other: GameOrNumber, /) -> bool"),
           "Whether the games are confused: neither is at least as good as the other.")
      .def("__ror__", &confused, "other"_a.none(),
           nb::sig("def __ror__(self, other: GameOrNumber, /) -> bool"))
      .def("__bool__",
           [](const PyGame&) -> bool {
             throw Problem{.kind = ProblemKind::type,
                           .message = "a game is neither true nor false: compare it, as in g != 0"};
           })
      .def(
          "_sympy_",
          [](nb::handle self) {
            return nb::module_::import_("summand._functions").attr("no_sympy_number")(self);
          },
          nb::sig("def _sympy_(self) -> Never"))
      .def("__hash__", &hash_of)
      .def("__int__", &as_integer, nb::sig("def __int__(self) -> int"))
      .def("__float__", &as_float, nb::sig("def __float__(self) -> float"))
      .def(
          "as_integer_ratio",
          [](const PyGame& g) { return as_fraction(g).attr("as_integer_ratio")(); },
          nb::sig("def as_integer_ratio(self) -> tuple[int, int]"),
          R"(The number that this game is, as a pair: the numerator and the denominator.

Python calls this for Fraction(game) from version 3.14 on.

Raises:
    ValueError: The game is not a number.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{0|1}").as_integer_ratio()
    (1, 2))")
      .def("__str__", &value_text)
      .def("__repr__",
           [](const PyGame& g) {
             const std::string text = written(g);
             return "Game(" + std::string(nb::repr(nb::str(text.c_str())).c_str()) + ")";
           })
      .def(
          "__reduce__",
          [](nb::handle self) {
            return nb::module_::import_("summand._copies").attr("of_game")(self);
          },
          nb::sig("def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]"))
      .def("as_fraction", &as_fraction, nb::sig("def as_fraction(self) -> fractions.Fraction"),
           R"(The number that this game is.

Raises:
    ValueError: The game is not a number.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{0|1}").as_fraction()
    Fraction(1, 2))")
      .def_prop_ro("expression", &written,
                   R"(The game as it was written, as an expression.

Examples:
    >>> import summand as cgt
    >>> (cgt.Game("^") + 1).expression
    '^ + 1')")
      .def_prop_ro(
          "left", [](const PyGame& g) { return options(g, Player::left); },
          nb::sig("def left(self) -> tuple[Game, ...]"), R"(Left's options in the canonical form.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{3,2|-1}").left
    (Game('3'),))")
      .def_prop_ro(
          "right", [](const PyGame& g) { return options(g, Player::right); },
          nb::sig("def right(self) -> tuple[Game, ...]"), "Right's options in the canonical form.")
      .def_prop_ro("value", &canonical_of, "The value: the same as the canonical form.")
      .def_prop_ro("canonical", &canonical_of,
                   R"(The canonical form: the value of this game, without how it was written.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{0,*|1}").canonical
    Game('1/2'))")
      .def_prop_ro(
          "outcome", [](const PyGame& g) { return asked(g, "outcome"); },
          nb::sig("def outcome(self) -> Outcome"),
          R"(Who wins. Found by a theorem or by search if the value takes too long.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("*").outcome
    <Outcome.NEXT: 'N'>)")
      .def_prop_ro(
          "mean", [](const PyGame& g) { return asked(g, "mean"); },
          nb::sig("def mean(self) -> Number"), R"(What each copy is worth in a sum of very many.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{3||2|0}").mean
    2)")
      .def_prop_ro(
          "temperature", [](const PyGame& g) { return asked(g, "temperature"); },
          nb::sig("def temperature(self) -> Number"),
          R"(The lowest tax on moves that makes the game infinitesimally close to a number.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{3||2|0}").temperature
    1)")
      .def_prop_ro("stops", &stops_of, nb::sig("def stops(self) -> Stops"),
                   R"(The Left stop and the Right stop.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{3|-1}").stops
    Stops(left=3, right=-1))")
      .def_prop_ro(
          "left_stop", [](const PyGame& g) { return asked(g, "left_stop"); },
          nb::sig("def left_stop(self) -> Number"),
          "The number reached if Left starts and both play for it.")
      .def_prop_ro(
          "right_stop", [](const PyGame& g) { return asked(g, "right_stop"); },
          nb::sig("def right_stop(self) -> Number"),
          "The number reached if Right starts and both play for it.")
      .def_prop_ro(
          "atomic_weight", [](const PyGame& g) { return asked(g, "atomic_weight"); },
          nb::sig("def atomic_weight(self) -> Game"),
          R"(The atomic weight of an all-small game.

Raises:
    NotDefined: The game has none.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{^2|*}").atomic_weight
    Game('1'))")
      .def_prop_ro(
          "birthday", [](const PyGame& g) { return asked(g, "birthday"); },
          nb::sig("def birthday(self) -> int"), R"(The depth of the canonical form.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{1|-1}").birthday
    2)")
      .def_prop_ro(
          "thermograph", [](const PyGame& g) { return asked(g, "thermograph"); },
          nb::sig("def thermograph(self) -> Thermograph"),
          R"(The Left and the Right stop at every tax from -1 up.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{3|-1}").thermograph.at("left", 1)
    2)")
      .def_prop_ro(
          "is_number", [](const PyGame& g) { return number_of(g).has_value(); },
          R"(Whether the value is a number.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{0|1}").is_number
    True)")
      .def_prop_ro("summands", &summands_of, nb::sig("def summands(self) -> list[Summand]"),
                   R"(The terms of the sum as it was written, with how many copies of each.

Examples:
    >>> import summand as cgt
    >>> (3 * cgt.Game("^") - 1).summands[0]
    Summand(copies=3, game=Game('^')))")
      .def_prop_ro(
          "position",
          [](const PyGame& g) -> nb::object {
            const AnyPosition* position = g.game.position();
            return position == nullptr ? nb::none() : nb::cast(PyPosition{*position});
          },
          nb::sig("def position(self) -> Position | None"),
          R"(The position, if the game was written as a single one.

Examples:
    >>> import summand as cgt
    >>> cgt.Game('domineering(2x2)').position
    domineering("..|.."))")
      .def(
          "analyze",
          [](nb::handle self, const nb::kwargs& options) {
            return nb::module_::import_("summand._questions").attr("analyze")(self, **options);
          },
          nb::sig("def analyze(self, **options: Unpack[AnalyzeOptions]) -> Analysis"),
          R"(Who wins, by which moves, what it is worth, and how that is known.

Args:
    **options: Those of `summand.analyze`.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("^").analyze().outcome
    <Outcome.LEFT: 'L'>)")
      .def(
          "_repr_pretty_",
          [](nb::handle self, nb::handle printer, bool) {
            nb::module_::import_("summand._notebook").attr("game_pretty")(self, printer);
          },
          nb::sig("def _repr_pretty_(self, printer: Any, cycle: bool) -> None"))
      .def(
          "_repr_latex_",
          [](nb::handle self) {
            return nb::module_::import_("summand._notebook").attr("game_latex")(self);
          },
          nb::sig("def _repr_latex_(self) -> str | None"))
      .def(
          "_repr_html_",
          [](nb::handle self) {
            return nb::module_::import_("summand._notebook").attr("game_html")(self);
          },
          nb::sig("def _repr_html_(self) -> str | None"))
      .def(
          "_repr_svg_",
          [](nb::handle self) {
            return nb::module_::import_("summand._notebook").attr("game_svg")(self);
          },
          nb::sig("def _repr_svg_(self) -> str | None"))
      .def(
          "ordinal_sum",
          [](const PyGame& g, nb::handle top) {
            return with_other(g, top,
                              [](const Game& a, const Game& b) { return a.ordinal_sum(b); });
          },
          "top"_a, nb::sig("def ordinal_sum(self, top: GameOrNumber) -> Game"),
          R"(The ordinal sum self : top, in which a move in self removes top.

Args:
    top: A game, a position or a number.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{*|*}").ordinal_sum(1).canonical
    Game('^'))")
      .def("confused_with", &confused, "other"_a,
           nb::sig("def confused_with(self, other: GameOrNumber) -> bool"),
           R"(Whether neither game is at least as good as the other. The same as `self | other`.

Args:
    other: A game, a position or a number.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("*").confused_with(0)
    True)")
      .def(
          "braces",
          [](const PyGame& g) {
            return g.conversation->enter(
                [&] { return print_braces(g.game.store(), g.game.value()); });
          },
          R"(The value in nested braces, with no names but those of numbers and nimbers.

Programs without Summand's names read it.

Examples:
    >>> import summand as cgt
    >>> print(cgt.Game("1^").braces())
    {1|{1|1}})")
      .def(
          "latex",
          [](const PyGame& g) {
            return g.conversation->enter([&] { return latex(g.game.store(), g.game.value()); });
          },
          R"(The value for LaTeX's math mode.

Examples:
    >>> import summand as cgt
    >>> print(cgt.Game(3).latex())
    3)")
      .def(
          "pretty",
          [](const PyGame& g) {
            return g.conversation->enter([&] { return pretty(g.game.store(), g.game.value()); });
          },
          R"(The value for people, with arrows and fractions.

Examples:
    >>> import summand as cgt
    >>> print(cgt.Game("1/2 + ^").pretty())
    ½↑)");
  module.def(
      "game",
      [](nb::handle left, nb::handle right) {
        const std::shared_ptr<Conversation> conversation = this_conversation();
        const auto games = [&](nb::handle options) {
          std::vector<Game> out;
          for (nb::handle option : options) out.push_back(read_game(option, conversation).game);
          return out;
        };
        std::vector<Game> lefts = games(left), rights = games(right);
        return made(conversation, conversation->enter([&] {
          for (std::vector<Game>* side : {&lefts, &rights}) {
            for (Game& option : *side) option = here(*conversation, option);
          }
          return braces(conversation->workspace(), lefts, rights);
        }));
      },
      "left"_a, "right"_a,
      nb::sig("def game(left: Iterable[str | GameOrNumber], right: Iterable[str | GameOrNumber]) "
              "-> Game"),
      R"(The game {left | right} with these options.

Args:
    left: Left's options: expressions, numbers, positions and games.
    right: Right's options.

Raises:
    ParseError: A text is no expression.

Examples:
    >>> import summand as cgt
    >>> print(cgt.game([0, "*"], [1]))
    1/2)");
}

}  // namespace summand::python
