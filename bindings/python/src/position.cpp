#include "bindings/python/src/position.hpp"

#include <algorithm>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "bindings/python/src/game.hpp"
#include "bindings/python/src/numbers.hpp"
#include "bindings/python/src/own_game.hpp"
#include "bindings/python/src/types.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/draw/svg.hpp"
#include "summand/draw/text.hpp"
#include "summand/draw/tikz.hpp"
#include "summand/ruleset/cell_grid.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand::python {

using namespace nb::literals;

namespace {

constexpr std::uint64_t kMostMoves = 1'000'000;
constexpr Player kBoth[] = {Player::left, Player::right};

// --- positions ---

// f() in the conversation of this thread. Rules written in Python can be stopped there.
template <class F>
auto in_room(F&& f) {
  return this_conversation()->enter(std::forward<F>(f));
}

std::vector<PyMove> moves_of(const PyPosition& self, nb::handle whose) {
  const Player player = to_player(whose);
  return in_room([&] {
    const std::uint64_t count = self.position.move_count(player);
    if (count > kMostMoves) {
      reach_limit(Limit::size, "a list of more than 1000000 moves");
    }
    std::vector<PyMove> out;
    for (AnyMove& move : self.position.moves(player)) out.push_back({player, std::move(move)});
    return out;
  });
}

std::string without_blanks(std::string name) {
  std::erase(name, ' ');
  return name;
}

// The legal move with this name. Blanks count only if several names differ in nothing else; then
// `after`, if given, decides between equal names.
std::optional<AnyMove> found_move(const AnyPosition& position, Player player,
                                  const std::string& name, const AnyPosition* after = nullptr) {
  auto move = position.move_named(player, without_blanks(name));
  const auto is_meant = [&](const AnyMove& one) {
    return one.name == name && (after == nullptr || one.after == *after);
  };
  if (!move || is_meant(*move) || position.move_count(player) > kMostMoves) return move;
  for (AnyMove& other : position.moves(player)) {
    if (is_meant(other)) return std::move(other);
  }
  return move;
}

PyPosition play_by_name(const PyPosition& self, const std::string& name, nb::handle whose,
                        const AnyPosition* after = nullptr) {
  std::vector<Player> players(std::begin(kBoth), std::end(kBoth));
  if (!whose.is_none()) players = {to_player(whose)};
  const std::vector<AnyMove> found = in_room([&] {
    std::vector<AnyMove> out;
    for (const Player player : players) {
      if (auto move = found_move(self.position, player, name, after)) {
        out.push_back(*std::move(move));
      }
    }
    return out;
  });
  if (found.empty()) {
    const char* who = players.size() == 2               ? "nobody"
                      : players.front() == Player::left ? "Left cannot play"
                                                        : "Right cannot play";
    refuse(ProblemKind::value, players.size() == 2
                                   ? std::string(who) + " can play '" + printable(name, 60) + "'"
                                   : std::string(who) + " '" + printable(name, 60) + "'");
  }
  if (found.size() == 2 && !(found[0].after == found[1].after)) {
    refuse(ProblemKind::value, "both players can play '" + printable(name, 60) +
                                   "', with different results: name the player");
  }
  return {found.front().after};
}

PyPosition play(const PyPosition& self, nb::handle move, nb::handle player) {
  if (nb::isinstance<nb::str>(move)) {
    return play_by_name(self, text_of(move), player);
  }
  if (!nb::isinstance<PyMove>(move)) {
    refuse(ProblemKind::type, "a move or the name of a move is expected");
  }
  const PyMove& given = nb::cast<const PyMove&>(move);
  if (!player.is_none() && to_player(player) != given.player) {
    refuse(ProblemKind::value, "this is a move of the other player");
  }
  return play_by_name(self, given.move.name, types::player(given.player), &given.move.after);
}

// Equal parts are listed once, with their count.
nb::list parts_of(const PyPosition& self) {
  struct Hash {
    std::size_t operator()(const AnyPosition& position) const { return hash_value(position); }
  };
  const auto parts = in_room([&] {
    std::vector<Copies<AnyPosition>> out;
    std::unordered_map<AnyPosition, std::size_t, Hash> places;
    for (auto& [part, count] : self.position.parts()) {
      const auto [at, is_new] = places.emplace(part, out.size());
      if (is_new) {
        out.push_back({std::move(part), count});
      } else {
        out[at->second].count += count;
      }
    }
    return out;
  });
  nb::list out;
  for (const auto& [part, count] : parts) {
    out.append(types::of("Part")(nb::cast(PyPosition{part}), count));
  }
  return out;
}

// The theorem that gives the value, or only the outcome.
nb::object theorem_of(const PyPosition& self) {
  const std::shared_ptr<Conversation> conversation = this_conversation();
  struct Found {
    std::string text;
    std::optional<Game> value = {};
    std::optional<Outcome> outcome = {};
  };
  const std::optional<Found> found = conversation->enter([&]() -> std::optional<Found> {
    Evaluators& evaluators = conversation->workspace()->evaluators;
    if (const auto theorem = self.position.theorem(evaluators)) {
      const auto value = self.position.value_by_theorem(evaluators);
      return Found{std::string(*theorem), Game(conversation->workspace(), *value)};
    }
    if (const auto known = self.position.outcome_by_theorem(evaluators)) {
      return Found{std::string(known->theorem), std::nullopt, known->outcome};
    }
    return std::nullopt;
  });
  if (!found) return nb::none();
  return types::of("Theorem")(
      found->text, found->value ? nb::cast(PyGame{conversation, *found->value}) : nb::none(),
      found->outcome ? types::outcome(*found->outcome) : nb::none());
}

std::string picture_of(const PyPosition& self, bool coordinates) {
  return in_room([&] {
    const auto picture = coordinates ? picture_with_names(self.position) : self.position.picture();
    return picture ? fmt::format("{}", separated(rows_of(*picture), "\n")) : self.position.print();
  });
}

std::optional<std::string> drawn(const PyPosition& self, Medium medium, bool coordinates) {
  return in_room([&]() -> std::optional<std::string> {
    const std::optional<Figure> figure =
        coordinates ? figure_with_names(self.position, medium) : self.position.figure(medium);
    if (!figure) return std::nullopt;
    return medium == Medium::svg ? as_svg(*figure) : as_tikz(*figure);
  });
}

std::string call_of(const PyPosition& self) {
  return in_room([&] { return self.position.print_call(); });
}

// A position is never equal to something else. A reader may expect the comparison of values.
nb::object equal(const PyPosition& self, nb::handle other) {
  if (nb::isinstance<PyPosition>(other)) {
    return nb::cast(self.position == nb::cast<const PyPosition&>(other).position);
  }
  if (!nb::isinstance<PyGame>(other) && !is_any_number(other)) {
    return nb::borrow(Py_NotImplemented);
  }
  warn_of_position();
  return nb::cast(false);
}

// By their texts. For other objects Python asks them: a game compares the values.
template <class Holds>
nb::object ordered(const PyPosition& self, nb::handle other, Holds&& holds) {
  if (nb::isinstance<PyPosition>(other)) {
    const PyPosition& its = nb::cast<const PyPosition&>(other);
    return nb::cast(static_cast<bool>(holds(call_of(self) <=> call_of(its))));
  }
  if (is_any_number(other)) {
    refuse(ProblemKind::type,
           "a position is not compared with numbers: compare its game, as in "
           "position.game < other");
  }
  return nb::borrow(Py_NotImplemented);
}

PyGame game_of(const PyPosition& self) { return *to_game(nb::cast(self), this_conversation()); }

// --- rulesets ---

std::optional<std::int64_t> as_int64(nb::handle object) {
  const auto integer = to_integer(object);
  return integer ? integer->to_int64() : std::nullopt;
}

// A name as expressions have it without quotes: dog, keep-last.
bool is_word(std::string_view text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return !text.empty() && is_letter(text.front()) && std::ranges::all_of(text, [&](char c) {
    return is_letter(c) || c == '-' || c == '_' || (c >= '0' && c <= '9');
  });
}

// The arguments with the texts that can be words as words. nullopt if there is none.
std::optional<Arguments> with_words(Arguments arguments) {
  bool has_words = false;
  for (Argument& argument : arguments) {
    const auto* text = argument.get<std::string>();
    if (text == nullptr || !is_word(*text)) continue;
    argument.what = Word{*text};
    has_words = true;
  }
  return has_words ? std::optional(std::move(arguments)) : std::nullopt;
}

// Python has only texts, but a game may take a word: snort("path", 5) is snort(path, 5). A text
// that the game can read as a text is one.
Result<AnyPosition> made_with(const AnyRuleset& rules, const Arguments& arguments) {
  auto position = rules.make(arguments);
  if (position) return position;
  const std::optional<Arguments> words = with_words(arguments);
  if (!words) return position;
  auto by_word = rules.make(*words);
  return by_word || arguments.size() > 1 ? by_word : position;
}

// int, text, (rows, columns), and a set or list of ints.
Argument to_argument(nb::handle object, std::size_t number) {
  Argument out{.what = std::int64_t{0}, .offset = number};
  const auto numbers = [&] {
    std::vector<std::int64_t> all;
    for (nb::handle element : object) {
      const auto one = as_int64(element);
      if (!one) refuse(ProblemKind::type, "integers are expected in an argument of a game");
      all.push_back(*one);
    }
    return all;
  };
  if (const auto one = as_int64(object)) {
    out.what = *one;
  } else if (nb::isinstance<nb::str>(object)) {
    out.what = text_of(object);
  } else if (nb::isinstance<nb::tuple>(object)) {
    out.what = Dimensions{numbers()};
  } else if (PyAnySet_Check(object.ptr()) || nb::isinstance<nb::list>(object)) {
    out.what = Numbers{numbers()};
  } else {
    refuse(ProblemKind::type,
           "an argument of a game is an integer, a text, a tuple such as (4, 6) for a board, or a "
           "set of integers");
  }
  return out;
}

PyPosition from_arguments(const PyRuleset& self, const nb::args& given) {
  if (self.own) {
    if (given.size() != 1) refuse(ProblemKind::type, "a game in Python takes one position");
    return self.own(given[0]);
  }
  Arguments arguments;
  std::optional<std::string> text;
  for (nb::handle argument : given) {
    arguments.push_back(to_argument(argument, arguments.size()));
    if (const auto* string = arguments.back().get<std::string>()) text = *string;
  }
  if (given.size() == 1 && text) arguments.front().offset = 0;
  auto position = in_room([&] { return made_with(*self.rules, arguments); });
  if (position) return {*std::move(position)};
  Problem problem{.kind = ProblemKind::parse, .message = position.error().message};
  if (given.size() == 1 && text) {
    problem.text = *text;
    problem.offset = position.error().offset;
  }
  throw problem;
}

PyPosition parsed(const PyRuleset& self, const std::string& text) {
  auto position = in_room([&] { return self.rules->parse(text); });
  if (position) return {*std::move(position)};
  throw Problem{.kind = ProblemKind::parse,
                .message = position.error().message,
                .text = text,
                .offset = position.error().offset};
}

std::vector<PyPosition> small_positions(const PyRuleset& self, std::size_t most) {
  return in_room([&] {
    std::vector<PyPosition> out;
    self.rules->small_positions([&](const AnyPosition& position) {
      if (out.size() < most) out.push_back({position});
    });
    return out;
  });
}

std::string documentation(const PyRuleset& self) {
  const RulesetInfo& info = self.rules->info();
  std::string out = std::string(info.title) + ". " + std::string(info.rules) + "\n\n" +
                    std::string(info.notation) + "\n\n" + std::string(info.source) + ".";
  for (const std::string_view example : info.given_examples()) {
    out += "\n\nExample: \"" + std::string(example) + "\"";
    break;
  }
  return out;
}

// The rulesets of the registry live for ever.
std::shared_ptr<const AnyRuleset> shared(const AnyRuleset& rules) {
  return {std::shared_ptr<const AnyRuleset>(), &rules};
}

std::vector<std::string_view> examples_of(const PyRuleset& self) {
  const auto given = self.rules->info().given_examples();
  return {given.begin(), given.end()};
}

void bind_moves(nb::module_& module) {
  nb::class_<PyMove>(module, "Move", R"(A legal move: its name, its player and what it leaves.

Examples:
    >>> import summand as cgt
    >>> move = cgt.domineering("..|..").moves("left")[0]
    >>> move, move.name, move.after
    (<move a1-a2 of Left>, 'a1-a2', domineering("#.|#.")))")
      .def_prop_ro(
          "name", [](const PyMove& move) { return move.move.name; },
          "The name, as `Position.play` reads it.")
      .def_prop_ro(
          "player", [](const PyMove& move) { return types::player(move.player); },
          nb::sig("def player(self) -> Player"), "Who makes the move.")
      .def_prop_ro(
          "after", [](const PyMove& move) { return PyPosition{move.move.after}; },
          "The position after the move.")
      .def_prop_ro(
          "again", [](const PyMove& move) { return move.move.entails; },
          "Whether the player who makes it moves again, anywhere in the sum.")
      .def("__str__", [](const PyMove& move) { return move.move.name; })
      .def("__repr__",
           [](const PyMove& move) {
             return "<move " + move.move.name + " of " +
                    (move.player == Player::left ? "Left" : "Right") + ">";
           })
      .def(
          "__eq__",
          [](const PyMove& a, nb::handle other) {
            if (!nb::isinstance<PyMove>(other)) return false;
            const PyMove& b = nb::cast<const PyMove&>(other);
            return a.player == b.player && a.move.name == b.move.name &&
                   a.move.after == b.move.after;
          },
          "other"_a.none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def(
          "__reduce__",
          [](const PyMove& move) {
            return nb::make_tuple(nb::module_::import_("summand._copies").attr("move_of"),
                                  nb::make_tuple(types::player(move.player), move.move.name,
                                                 PyPosition{move.move.after}));
          },
          nb::sig("def __reduce__(self) -> tuple[Callable[[str, str, Position], Move], "
                  "tuple[Player, str, Position]]"))
      .def("__hash__", [](const PyMove& move) {
        return static_cast<Py_hash_t>(hash_value(move.move.after) >> 2);
      });
  module.def(
      "move_of",
      [](nb::handle player, const std::string& name, const PyPosition& after) {
        return PyMove{to_player(player), {name, after.position}};
      },
      nb::sig("def move_of(player: str, name: str, after: Position) -> Move"), "For pickle.");
}

void bind_position(nb::module_& module) {
  nb::class_<PyPosition> position(module, "Position",
                                  R"(A position of a game. It never changes.

Positions are equal if they are the same position of the same game, not if their values are equal. A
position is not equal to any Game or number: compare its value or its game. Positions are ordered by
their texts, but <, <=, >, >= and | of a position and a Game compare the values. Sums, differences and
multiples of positions are games.

Examples:
    >>> import summand as cgt
    >>> board = cgt.domineering("..|..")
    >>> [move.name for move in board.moves("left")]
    ['a1-a2', 'b1-b2']
    >>> print(board.play("a1-a2").picture)
    █ ·
    █ ·
    >>> board.value == cgt.Game("{1|-1}"), board == cgt.domineering("..|..|##")
    (True, False)
    >>> (board + board).value
    Game('0'))");
  position
      .def("moves", &moves_of, "player"_a, nb::sig("def moves(self, player: str) -> list[Move]"),
           R"(The legal moves of a player.

Args:
    player: "left" or "right".

Raises:
    LimitReached: There are more than 1,000,000.

Examples:
    >>> import summand as cgt
    >>> cgt.toads_and_frogs("TT.FF").moves("left")
    [<move 2-3 of Left>])")
      .def("play", &play, "move"_a.none(), "player"_a.none() = nb::none(),
           nb::sig("def play(self, move: Move | str, player: str | None = None) -> Position"),
           R"(The position after a legal move.

Args:
    move: A move, or its name.
    player: Whose move it is. Needed only if both players have a move of this name.

Raises:
    ValueError: The move is not legal, or it is not clear whose move it is.

Examples:
    >>> import summand as cgt
    >>> cgt.toads_and_frogs("TT.FF").play("2-3").play("4x2", "right").text
    'TFT.F')")
      .def("parts", &parts_of, nb::sig("def parts(self) -> list[Part]"),
           R"(The parts whose sum this position is, each with its number of copies.

Examples:
    >>> import summand as cgt
    >>> cgt.domineering("..#..").parts()
    [Part(position=domineering("..###"), count=2)])")
      .def("theorem", &theorem_of, nb::sig("def theorem(self) -> Theorem | None"),
           R"(The theorem that gives the value or the outcome without search, if there is one.

Examples:
    >>> import summand as cgt
    >>> cgt.nim(3, 5).theorem().value
    Game('*6'))")
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
    >>> cgt.domineering("..|..").analyze().outcome
    <Outcome.NEXT: 'N'>)")
      .def(
          "mirror",
          [](const PyPosition& self) {
            return PyPosition{in_room([&] { return self.position.mirror(); })};
          },
          R"(The position with the players exchanged. Its value is the negative.

Examples:
    >>> import summand as cgt
    >>> cgt.toads_and_frogs("TT.F").mirror()
    toads-and-frogs("T.FF"))")
      .def_prop_ro(
          "picture", [](const PyPosition& self) { return picture_of(self, false); },
          R"(The board as lines of text.

Examples:
    >>> import summand as cgt
    >>> print(cgt.clobber("xo|ox").picture)
    ● ○
    ○ ●)")
      .def("text_picture", &picture_of, nb::kw_only(), "coordinates"_a = true,
           R"(The board as lines of text, with the names that moves have for its rows and columns.

Args:
    coordinates: Whether rows and columns have names.

Examples:
    >>> import summand as cgt
    >>> print(cgt.clobber("xo|ox").text_picture())
      a b
    1 ● ○
    2 ○ ●)")
      .def(
          "svg",
          [](const PyPosition& self, bool coordinates) {
            return drawn(self, Medium::svg, coordinates);
          },
          nb::kw_only(), "coordinates"_a = false,
          nb::sig("def svg(self, *, coordinates: bool = False) -> str | None"),
          R"(The board as SVG, or None if the game cannot draw it.

Args:
    coordinates: Whether rows and columns have names, as in a notebook.

Examples:
    >>> import summand as cgt
    >>> cgt.clobber("xo|ox").svg()[:4]
    '<svg')")
      .def(
          "tikz",
          [](const PyPosition& self, bool coordinates) {
            return drawn(self, Medium::tikz, coordinates);
          },
          nb::kw_only(), "coordinates"_a = false,
          nb::sig("def tikz(self, *, coordinates: bool = False) -> str | None"),
          R"(The board for LaTeX with TikZ, or None if the game cannot draw it.

Args:
    coordinates: Whether rows and columns have names.

Examples:
    >>> import summand as cgt
    >>> "tikzpicture" in cgt.clobber("xo|ox").tikz()
    True)")
      .def(
          "_repr_svg_",
          [](nb::handle self) {
            return nb::module_::import_("summand._notebook").attr("position_svg")(self);
          },
          nb::sig("def _repr_svg_(self) -> str | None"))
      .def_prop_ro("game", &game_of, R"(The game that begins with this position.

Examples:
    >>> import summand as cgt
    >>> cgt.clobber("xo").game == cgt.Game("*")
    True)")
      .def_prop_ro(
          "value",
          [](const PyPosition& self) -> nb::object {
            return nb::cast(game_of(self)).attr("canonical");
          },
          nb::sig("def value(self) -> Game"),
          R"(The value, in canonical form. This may take exponential time in the size of the position.

Raises:
    LimitReached: A limit ended the computation.

Examples:
    >>> import summand as cgt
    >>> cgt.clobber("xo").value
    Game('*'))")
      .def_prop_ro(
          "outcome",
          [](const PyPosition& self) -> nb::object {
            return nb::cast(game_of(self)).attr("outcome");
          },
          nb::sig("def outcome(self) -> Outcome"),
          R"(Who wins. Found by a theorem or by search if the value takes too long.

Examples:
    >>> import summand as cgt
    >>> cgt.nim(3, 5).outcome
    <Outcome.NEXT: 'N'>)")
      .def_prop_ro(
          "impartial",
          [](const PyPosition& self) { return in_room([&] { return self.position.impartial(); }); },
          "Whether both players have the same moves, now and later.")
      .def_prop_ro(
          "loopy", [](const PyPosition& self) { return self.position.loopy(); },
          "Whether a position can repeat.")
      .def_prop_ro(
          "entails", [](const PyPosition& self) { return self.position.entails(); },
          "Whether the game has moves after which a player moves again.")
      .def_prop_ro(
          "loony", [](const PyPosition& self) { return self.position.loony(); },
          R"(Whether it has no value, because the player to move chooses who moves next in the rest.

Examples:
    >>> import summand as cgt
    >>> cgt.nimstring("coins=2;strings=0-1,1-g").loony
    True)")
      .def_prop_ro(
          "ruleset", [](const PyPosition& self) { return PyRuleset{ruleset_of(self.position)}; },
          "The game that this is a position of.")
      .def_prop_ro(
          "object", [](const PyPosition& self) { return object_of(self.position); },
          nb::sig("def object(self) -> Any"),
          "The object that this position stands for, if its game is written in Python.")
      .def_prop_ro(
          "text",
          [](const PyPosition& self) { return in_room([&] { return self.position.print(); }); },
          "The position as the game reads it.")
      .def("__str__",
           [](const PyPosition& self) { return in_room([&] { return self.position.print(); }); })
      .def("__repr__", &call_of)
      .def(
          "__reduce__",
          [](nb::handle self) {
            return nb::module_::import_("summand._copies").attr("of_position")(self);
          },
          nb::sig("def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]"))
      .def("__hash__",
           [](const PyPosition& self) {
             return static_cast<Py_hash_t>(hash_value(self.position) >> 2);
           })
      .def("__eq__", &equal, "other"_a.none(), nb::sig("def __eq__(self, other: Any, /) -> bool"))
      .def(
          "__lt__",
          [](const PyPosition& a, nb::handle b) {
            return ordered(a, b, [](std::strong_ordering order) { return order < 0; });
          },
          "other"_a.none(), nb::sig("def __lt__(self, other: Position | Game, /) -> bool"))
      .def(
          "__le__",
          [](const PyPosition& a, nb::handle b) {
            return ordered(a, b, [](std::strong_ordering order) { return order <= 0; });
          },
          "other"_a.none(), nb::sig("def __le__(self, other: Position | Game, /) -> bool"))
      .def(
          "__gt__",
          [](const PyPosition& a, nb::handle b) {
            return ordered(a, b, [](std::strong_ordering order) { return order > 0; });
          },
          "other"_a.none(), nb::sig("def __gt__(self, other: Position | Game, /) -> bool"))
      .def(
          "__ge__",
          [](const PyPosition& a, nb::handle b) {
            return ordered(a, b, [](std::strong_ordering order) { return order >= 0; });
          },
          "other"_a.none(), nb::sig("def __ge__(self, other: Position | Game, /) -> bool"))
      .def(
          "__neg__", [](const PyPosition& self) { return -nb::cast(game_of(self)); },
          nb::sig("def __neg__(self) -> Game"))
      .def(
          "_sympy_",
          [](nb::handle self) {
            return nb::module_::import_("summand._functions").attr("no_sympy_number")(self);
          },
          nb::sig("def _sympy_(self) -> Never"))
      .def("__bool__", [](const PyPosition&) -> bool {
        throw Problem{.kind = ProblemKind::type,
                      .message =
                          "a position is neither true nor false: compare its game, as "
                          "in position.game != 0"};
      });
  for (const SumOperator& its : sum_operators()) {
    position.def(
        its.name,
        [apply = its.apply](const PyPosition& self, nb::handle other) {
          return apply(game_of(self), other);
        },
        "other"_a.none(), nb::sig(its.signature));
  }
}

void bind_ruleset(nb::module_& module) {
  nb::class_<PyRuleset>(module, "Ruleset", R"(A game that can be played: call it to make a position.

Examples:
    >>> import summand as cgt
    >>> cgt.clobber("xoxo|oxox")
    clobber("xoxo|oxox"))")
      .def("__call__", &from_arguments,
           nb::sig("def __call__(self, *arguments: Hashable | Iterable[int]) -> "
                   "Position"),
           R"(Makes a position.

Args:
    *arguments: A text as the game reads it, or what the game takes instead of a text: numbers such
        as heap sizes, a tuple such as (4, 6) for the rows and columns of an empty board, or words.
        A game that is written in Python takes one position.

Raises:
    ParseError: The game cannot read the arguments.

Examples:
    >>> import summand as cgt
    >>> cgt.clobber("xoxo|oxox")
    clobber("xoxo|oxox")
    >>> cgt.domineering((2, 3))
    domineering("...|...")
    >>> cgt.nim(3, 5).value
    Game('*6')
    >>> cgt.snort("path", 3)
    snort("..."))")
      .def("parse", &parsed, "text"_a, R"(Reads a position.

Raises:
    ParseError: The text is no position.

Examples:
    >>> import summand as cgt
    >>> cgt.clobber.parse("xo")
    clobber("xo"))")
      .def("small_positions", &small_positions, "most"_a = 1000,
           R"(Small positions of the game, for tests.

Args:
    most: The first positions, at most so many, are returned.

Examples:
    >>> import summand as cgt
    >>> len(cgt.clobber.small_positions(10))
    10)")
      .def_prop_ro(
          "name", [](const PyRuleset& self) { return self.rules->info().name; },
          "The name in expressions, such as toads-and-frogs.")
      .def_prop_ro(
          "title", [](const PyRuleset& self) { return self.rules->info().title; },
          "The name in headings, such as Toads-and-Frogs.")
      .def_prop_ro(
          "rules", [](const PyRuleset& self) { return self.rules->info().rules; },
          "The rules in a sentence or two.")
      .def_prop_ro(
          "notation", [](const PyRuleset& self) { return self.rules->info().notation; },
          "How positions and moves are written.")
      .def_prop_ro(
          "source", [](const PyRuleset& self) { return self.rules->info().source; },
          "Who invented the game, and where it is described.")
      .def_prop_ro("examples", &examples_of, "Texts of positions.")
      .def_prop_ro(
          "abilities", [](const PyRuleset& self) { return self.rules->abilities(); },
          "What the library knows of the game beside its moves.")
      .def_prop_ro("description", &documentation, "Rules, notation, source and an example.")
      .def(
          "__eq__",
          [](const PyRuleset& a, nb::handle other) {
            return nb::isinstance<PyRuleset>(other) &&
                   nb::cast<const PyRuleset&>(other).rules == a.rules;
          },
          "other"_a.none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def(
          "__reduce__",
          [](const PyRuleset& self) {
            return nb::make_tuple(nb::module_::import_("summand._copies").attr("ruleset_named"),
                                  nb::make_tuple(self.rules->info().name));
          },
          nb::sig("def __reduce__(self) -> tuple[Callable[[str], Ruleset], tuple[str]]"))
      .def("__hash__",
           [](const PyRuleset& self) {
             return static_cast<Py_hash_t>(std::hash<const void*>()(self.rules.get()) >> 2);
           })
      .def(
          "_repr_html_",
          [](nb::handle self) {
            return nb::module_::import_("summand._notebook").attr("ruleset_html")(self);
          },
          nb::sig("def _repr_html_(self) -> str"))
      .def("__repr__", [](const PyRuleset& self) {
        return "<game " + std::string(self.rules->info().title) + ">";
      });
}

}  // namespace

void warn_of_position() {
  const nb::object category = nb::module_::import_("summand.errors").attr("ComparisonWarning");
  const char* text =
      "a position equals no game and no number: compare its value, as in position.value == other";
  if (PyErr_WarnEx(category.ptr(), text, 1) != 0) throw nb::python_error();
}

void bind_positions(nb::module_& module) {
  bind_moves(module);
  bind_position(module);
  bind_ruleset(module);
  module.def("games", [] {
    std::vector<PyRuleset> out;
    for (const AnyRuleset* rules : all_rulesets()) out.push_back({shared(*rules)});
    return out;
  });
}

}  // namespace summand::python
