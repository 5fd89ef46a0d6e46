#include "summand/rules/text_game.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "summand/base/current_budget.hpp"
#include "summand/rules/text_game_test_support.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::shared_text_game;

constexpr Player kPlayers[] = {Player::left, Player::right};

// The value of a position by its moves alone.
class ByMoves {
 public:
  explicit ByMoves(ValueStore& store) : store_(store) {}

  Value operator()(const AnyPosition& position) {
    const std::string text = position.print();
    if (const auto known = values_.find(text); known != values_.end()) return known->second;
    std::vector<Value> options[2];
    for (const Player player : kPlayers) {
      for (const AnyMove& move : position.moves(player)) {
        options[player == Player::right].push_back((*this)(move.after));
      }
    }
    const Value value = store_.make(options[0], options[1]);
    values_.emplace(text, value);
    return value;
  }

 private:
  ValueStore& store_;
  std::map<std::string, Value> values_;
};

std::vector<std::string> names_of(const AnyRuleset& game, std::string_view text, Player player) {
  std::vector<std::string> out;
  for (const AnyMove& move : game.parse(text).value().moves(player)) out.push_back(move.name);
  std::ranges::sort(out);
  return out;
}
using Names = std::vector<std::string>;

std::shared_ptr<const AnyRuleset> made(std::string_view rules, std::string_view board = "strip") {
  const auto game = text_game("game made\nboard " + std::string(board) +
                              "\ncells . free, x Left, o Right, # hole\n" + std::string(rules));
  EXPECT_TRUE(game) << (game ? "" : game.error().message);
  return game.value_or(nullptr);
}

TEST(TextGame, ValuesAreThoseOfTheTable) {
  ValueStore store;
  std::map<std::string, std::pair<std::shared_ptr<const AnyRuleset>, ByMoves>> games;
  Evaluators evaluators(store);
  for (const auto& row : testing::table("text_games.tsv")) {
    const auto at =
        games.try_emplace(row[0], row[0] == "game" ? nullptr : shared_text_game(row[0]), store)
            .first;
    auto& [game, by_moves] = at->second;
    const auto position = game->parse(row[1]);
    ASSERT_TRUE(position) << row[0] << " " << row[1];
    const Value expected = testing::value_from_text(store, row[2]);
    EXPECT_EQ(by_moves(*position), expected)
        << row[0] << " " << row[1] << " is " << print(store, by_moves(*position));
    if (!position->loopy()) {
      EXPECT_EQ(position->value(evaluators), expected) << row[0] << " " << row[1];
    }
  }
  EXPECT_GE(games.size(), 20u);
}

constexpr std::size_t kMostText = 9;  // of a position that is compared

// A game of share/games has the same moves and values as the game of that name in C++.
void expect_twin(const std::string& name, bool same_names = true) {
  const AnyRuleset* const other = find_ruleset(name);
  const auto game = shared_text_game(name);
  ASSERT_TRUE(other != nullptr && game != nullptr);
  ValueStore store;
  ByMoves by_moves(store);
  Evaluators evaluators(store);
  std::size_t positions = 0, moves = 0;
  other->small_positions([&](const AnyPosition& position) {
    const std::string text = position.print();
    if (::testing::Test::HasFailure() || text.size() > kMostText) return;
    const auto twin = game->parse(text);
    ASSERT_TRUE(twin) << text;
    EXPECT_EQ(twin->print(), text);
    ++positions;
    for (const Player player : kPlayers) {
      std::set<std::pair<std::string, std::string>> its, ours;
      for (const AnyMove& move : position.moves(player)) {
        its.emplace(same_names ? move.name : "", move.after.print());
      }
      for (const AnyMove& move : twin->moves(player)) {
        ours.emplace(same_names ? move.name : "", move.after.print());
      }
      EXPECT_EQ(ours, its) << name << " " << text;
      moves += ours.size();
    }
    const Value value = position.value(evaluators);
    if (!twin->loopy()) {
      EXPECT_EQ(twin->value(evaluators), value) << name << " " << text;
    } else if (positions % 16 == 0) {
      EXPECT_EQ(by_moves(*twin), value) << name << " " << text;
    }
  });
  std::printf("[  GAME    ] %s: %zu positions, %zu moves\n", name.c_str(), positions, moves);
  EXPECT_GE(positions, 80u);
  EXPECT_GE(moves, 250u);
}

TEST(TextGame, AmazonsAsText) { expect_twin("amazons"); }
TEST(TextGame, ClobberAsText) { expect_twin("clobber"); }
TEST(TextGame, CramAsText) { expect_twin("cram"); }
TEST(TextGame, DomineeringAsText) { expect_twin("domineering"); }
TEST(TextGame, KonaneAsText) { expect_twin("konane"); }
TEST(TextGame, ToadsAndFrogsAsText) { expect_twin("toads-and-frogs", false); }
TEST(TextGame, TreblecrossAsText) { expect_twin("treblecross"); }

Arguments arguments_of(const std::vector<std::int64_t>& numbers) {
  Arguments out(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    out[i].what = numbers[i];
    out[i].offset = 7;
  }
  return out;
}

// Starts are boards of any size, filled as those of the games in C++.
TEST(TextGame, StartsAreThoseOfTheLibrary) {
  for (const char* const name : {"domineering", "cram", "clobber"}) {
    for (std::int64_t rows = 1; rows <= 4; ++rows) {
      for (std::int64_t columns = 1; columns <= 5; ++columns) {
        const auto start = shared_text_game(name)->make(arguments_of({rows, columns}));
        const auto other = find_ruleset(name)->make(arguments_of({rows, columns}));
        ASSERT_TRUE(start && other);
        EXPECT_EQ(start->print(), other->print());
        const Arguments sides = {{.what = Dimensions{{rows, columns}}}};
        EXPECT_EQ(shared_text_game(name)->make(sides).value().print(), start->print());
      }
    }
  }
  for (std::int64_t cells = 1; cells <= 9; ++cells) {
    EXPECT_EQ(shared_text_game("treblecross")->make(arguments_of({cells})).value().print(),
              find_ruleset("treblecross")->make(arguments_of({cells})).value().print());
  }
  EXPECT_EQ(shared_text_game("clobber-ring")->make(arguments_of({5})).value().print(), "xoxox");
}

TEST(TextGame, StartsHaveALimit) {
  const auto error = [](const std::string& name, std::vector<std::int64_t> numbers) {
    const auto start = shared_text_game(name)->make(arguments_of(std::move(numbers)));
    EXPECT_FALSE(start);
    return start ? Error{} : start.error();
  };
  EXPECT_EQ(error("clobber", {100, 100}), (Error{"a board has at most 4096 cells", 7}));
  EXPECT_EQ(error("clobber", {INT64_MAX, INT64_MAX}), (Error{"a board has at most 4096 cells", 7}));
  EXPECT_EQ(error("clobber", {0, 3}), (Error{"a board has at least one row and one column", 7}));
  EXPECT_EQ(error("clobber", {3}),
            (Error{"expected a number of rows and one of columns, such as 4x6", 7}));
  EXPECT_EQ(error("kayles-row", {0}), (Error{"expected a number of cells from 1 to 4096", 7}));
  EXPECT_EQ(error("kayles-row", {4097}), (Error{"expected a number of cells from 1 to 4096", 7}));
  EXPECT_EQ(error("kayles-row", {2, 3}), (Error{"expected a number of cells from 1 to 4096", 7}));
  EXPECT_EQ(error("anti-clobber", {2, 3}).message,
            "anti-clobber takes one position in quotes, such as anti-clobber(\"x..|..o\")");
  EXPECT_EQ(shared_text_game("kayles-row")->make(arguments_of({4096})).value().print(),
            std::string(4096, 'I'));
}

TEST(TextGame, MovesAreNamedByTheirCells) {
  EXPECT_EQ(names_of(*shared_text_game("konane"), "xo.o.", Player::left),
            (Names{"a1-c1", "a1-e1"}));
  EXPECT_EQ(names_of(*shared_text_game("col"), "..", Player::right), (Names{"a1", "b1"}));
  EXPECT_EQ(names_of(*shared_text_game("toppling-dominoes"), "LR", Player::left),
            (Names{"1", "1-2"}));
  EXPECT_EQ(names_of(*shared_text_game("amazons"), "L.", Player::left), (Names{"a1-b1/a1"}));
  EXPECT_EQ(names_of(*shared_text_game("fission"), ".x.", Player::right), (Names{"a1-c1"}));
}

TEST(TextGame, MovesOfTheSameCellsAreToldApartByTheirLetters) {
  EXPECT_EQ(names_of(*made("Left . -> x\nLeft . -> o"), ".", Player::left), (Names{"1=o", "1=x"}));
  EXPECT_EQ(
      names_of(*made("Left ... -> x=x\nLeft ... -> xxx\nLeft ..x -> x=."), "...", Player::left),
      (Names{"1-3=xx", "1-3=xxx"}));
}

TEST(TextGame, WaysWithTheSameResultAreOneMove) {
  EXPECT_EQ(names_of(*made("Left [x.].[x.] -> =x= either way"), "...", Player::left), (Names{"2"}));
  EXPECT_EQ(names_of(*made("Left .. -> xx either way\nLeft .. -> xx"), "..", Player::left).size(),
            1u);
}

TEST(TextGame, HolesAreNotCells) {
  const auto game = made("Left . -> x unless beside x\nRight .| -> o=");
  EXPECT_EQ(names_of(*game, "x#.", Player::left), (Names{"3"}));
  EXPECT_EQ(names_of(*game, ".#..", Player::right), (Names{"1", "4"}));
}

TEST(TextGame, ARingHasNoEdge) {
  const auto game = made("Left xo -> .x either way\nRight .x. -> ooo", "ring");
  EXPECT_EQ(names_of(*game, "oxx", Player::left), (Names{"2-1", "3-1"}));
  EXPECT_EQ(names_of(*game, "x.", Player::right), Names{});  // it would meet a cell twice
  EXPECT_EQ(names_of(*game, "x..", Player::right), (Names{"3-2"}));
}

TEST(TextGame, AGameThatMayRepeatHasNoValue) {
  const auto game = shared_text_game("backsliding-toads-and-frogs");
  const AnyPosition position = game->parse("T.F").value();
  EXPECT_TRUE(position.loopy());
  ValueStore store;
  Evaluators evaluators(store);
  EXPECT_THROW(static_cast<void>(position.value(evaluators)), LimitReached);
}

TEST(TextGame, CountsProveThatPlayEnds) {
  const std::set<std::string> by_counts = {"amazons",        "clobber",       "clobber-king",
                                           "clobber-knight", "clobber-queen", "clobber-rook",
                                           "clobber-ring",   "col",           "cram",
                                           "domineering",    "fission",       "hot-clobber",
                                           "kayles-row",     "konane",        "nogo-strip",
                                           "snort",          "treblecross",   "toppling-dominoes",
                                           "anti-clobber"};
  for (const std::string& name : by_counts) {
    const auto game = shared_text_game(name);
    EXPECT_FALSE(game->parse(game->info().examples[0]).value().loopy()) << name;
  }
}

TEST(TextGame, ImpartialIfBothPlayersHaveTheSameRules) {
  const auto is_impartial = [](const std::string& name) {
    const auto game = shared_text_game(name);
    return game->parse(game->info().examples[0]).value().impartial();
  };
  EXPECT_TRUE(is_impartial("cram"));
  EXPECT_TRUE(is_impartial("mock-turtles"));
  EXPECT_TRUE(is_impartial("treblecross"));
  EXPECT_FALSE(is_impartial("domineering"));
  EXPECT_FALSE(is_impartial("clobber"));
}

TEST(TextGame, DescribesItself) {
  const auto game = shared_text_game("clobber-queen");
  EXPECT_EQ(game->info().name, "clobber-queen");
  EXPECT_EQ(game->info().title, "Clobber with the moves of a queen");
  EXPECT_EQ(game->info().given_examples().size(), 1u);
  EXPECT_EQ(game->info().notation,
            "clobber-queen(4x6) has 4 rows of 6 cells, filled with xo|ox again and again. "
            "In quotes, the rows stand from the top, divided by |: . is free, x is a piece of "
            "Left, o is a piece of Right. Columns are letters and rows are numbers, a1 is at the "
            "top left. A move is named by the cells that it changes: a1-b1 changes a1 and b1.");
  const AnyPosition position = game->parse("x.o|o.x").value();
  EXPECT_EQ(position.print_call(), "clobber-queen(\"x.o|o.x\")");
  EXPECT_EQ(position.shape()->kind, ShapeKind::grid);
  EXPECT_EQ(position.cells_of_moves(Player::left).size(), position.moves(Player::left).size());
}

TEST(TextGame, WrongPositionsHaveTheirPlace) {
  const auto offset_of = [](const AnyRuleset& game, std::string_view text) {
    const auto position = game.parse(text);
    return position ? std::string::npos : position.error().offset;
  };
  EXPECT_EQ(offset_of(*shared_text_game("clobber"), "xo|xy"), 4u);
  EXPECT_EQ(offset_of(*shared_text_game("clobber"), "xo|x"), 4u);
  EXPECT_EQ(offset_of(*shared_text_game("ruler"), "HT|HT"), 2u);
  const std::string_view file =
      "game g\nboard strip\ncells . free, x Left\nexample \".,\"\nboth . -> x";
  EXPECT_EQ(text_game(file).error().offset, file.find(".,") + 1);
}

TEST(TextGame, GamesOfTheSameRulesShareNothing) {
  const auto first = shared_text_game("clobber"), second = shared_text_game("clobber");
  EXPECT_EQ(first->parse("xo").value(), first->parse("xo").value());
  EXPECT_NE(first->parse("xo").value(), second->parse("xo").value());
}

// Each repetition multiplies the ways, so a walk along this pattern takes longer than a life.
TEST(TextGame, AMoveThatIsLookedForTooLongIsInterrupted) {
  std::string runs;
  for (int i = 0; i < 20; ++i) runs += ".* ";
  std::string kept;
  for (int i = 0; i < 20; ++i) kept += "=* ";
  const auto game = made("Left " + runs + "o -> " + kept + "x");
  const AnyPosition position = game->parse(std::string(60, '.') + "o").value();
  const std::atomic<bool> interrupt = true;
  const CurrentBudget current(Budget(Budget::Limits{.interrupt = &interrupt}));
  EXPECT_THROW(static_cast<void>(position.moves(Player::left)), LimitReached);
}

TEST(TextGame, LargeBoardsAreRead) {
  const auto game = shared_text_game("toppling-dominoes");
  const std::string text = std::string(1000, 'L') + std::string(1000, 'R');
  const AnyPosition position = game->parse(text).value();
  EXPECT_EQ(position.print(), text);
  EXPECT_EQ(position.moves(Player::left).size(), 2000u);
  EXPECT_FALSE(game->parse(std::string(5000, 'L')));
}

}  // namespace
}  // namespace summand
