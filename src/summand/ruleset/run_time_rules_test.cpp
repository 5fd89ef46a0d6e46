#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "summand/testing/plain_value.hpp"
#include "summand/testing/run_time_game.hpp"
#include "summand/testing/short_forms.hpp"

namespace summand {
namespace {

using testing::RunTimeFunctions;
using testing::RunTimeGame;
using testing::RunTimeRules;
using Numbers = RunTimeFunctions::Numbers;

// Left takes one counter or half of them. Right takes a third, or all but one.
Numbers unequal_moves(std::uint64_t heap, Player player) {
  if (heap == 0) return {};
  if (player == Player::left) return {heap - 1, heap / 2};
  return heap < 3 ? Numbers{} : Numbers{heap / 3, 1};
}

// Nobody moves from 0, and from anywhere else Left takes one counter: the heap n is the number n.
Numbers lefts_moves(std::uint64_t heap, Player player) {
  return player == Player::left && heap > 0 ? Numbers{heap - 1} : Numbers{};
}

std::shared_ptr<const RunTimeGame> unequal() {
  return RunTimeGame::make({.name = "unequal", .moves = unequal_moves});
}

// The message of the limit that the work reaches, or "" if it reaches none.
template <class Work>
std::string limit_reached_by(Work&& work) {
  try {
    work();
  } catch (const LimitReached& reached) {
    return reached.message;
  }
  return "";
}

TEST(RunTimeRules, APositionKnowsTheRulesetThatWasMade) {
  const auto game = unequal();
  const AnyPosition position = game->position(5);
  EXPECT_EQ(&position.ruleset(), game->ruleset().get());
  EXPECT_EQ(position.ruleset().info().name, "unequal");
  EXPECT_EQ(position.print_call(), "unequal(\"5\")");
  EXPECT_EQ(game->ruleset()->parse("5").value(), position);
  EXPECT_EQ(game->ruleset()->parse("5x").error().offset, 1u);
  EXPECT_EQ(&position.moves(Player::left).front().after.ruleset(), game->ruleset().get());
  EXPECT_EQ(&position.parts().front().part.ruleset(), game->ruleset().get());
}

TEST(RunTimeRules, VersionsBelongToTheRulesetThatWasMade) {
  const auto game = unequal(), other = unequal();
  const AnyPosition negative = game->position(5).mirror();
  const AnyPosition impartial = game->position(5).impartial_version();
  EXPECT_EQ(&negative.ruleset(), &game->versions().negative);
  EXPECT_EQ(&impartial.ruleset(), &game->versions().impartial);
  EXPECT_EQ(negative.ruleset().info().name, "unequal");
  EXPECT_EQ(negative.print_call(), "-unequal(\"5\")");
  EXPECT_EQ(negative, game->position(5).mirror());
  EXPECT_NE(negative, other->position(5).mirror());
  EXPECT_NE(impartial, other->position(5).impartial_version());
  EXPECT_EQ(negative.mirror(), game->position(5));
  EXPECT_EQ(impartial.ruleset().parse("5").value(), impartial);
}

TEST(RunTimeRules, GamesOfOneTypeShareNothing) {
  const auto game = unequal();
  const auto other = RunTimeGame::make({.name = "unequal", .moves = lefts_moves});
  EXPECT_NE(game->position(5), other->position(5));
  EXPECT_EQ(game->position(5), game->position(5));
  ValueStore store;
  Evaluators evaluators(store);
  const Value before = game->position(6).value(evaluators);
  EXPECT_EQ(other->position(6).value(evaluators), store.number(6));
  EXPECT_EQ(game->position(6).value(evaluators), before);
  EXPECT_NE(before, store.number(6));
}

TEST(RunTimeRules, ValuesAreThoseOfTheMoves) {
  const auto game = unequal();
  ValueStore store;
  Evaluators evaluators(store), by_search(store, By::search);
  testing::PlainValue<RunTimeRules> plain(game->rules(), store);
  for (std::uint64_t heap = 0; heap < 40; ++heap) {
    const Value expected = plain({heap});
    EXPECT_EQ(game->position(heap).value(evaluators), expected) << heap;
    EXPECT_EQ(game->position(heap).value(by_search), expected) << heap;
    EXPECT_EQ(game->position(heap).mirror().value(evaluators), store.negative(expected)) << heap;
  }
}

TEST(RunTimeRules, BothPlayersHaveAllMovesInTheImpartialVersion) {
  ValueStore store;
  Evaluators evaluators(store);
  const auto game = RunTimeGame::make({.moves = lefts_moves});
  for (std::uint64_t heap = 0; heap < 6; ++heap) {
    EXPECT_EQ(game->position(heap).impartial_version().value(evaluators), store.nimber(heap % 2));
  }
}

// The parts of 100 a + b are the heaps a and b.
TEST(RunTimeRules, PositionsAreTheSumsOfTheirParts) {
  const auto game = RunTimeGame::make(
      {.moves =
           [](std::uint64_t heaps, Player player) {
             Numbers out;
             const std::uint64_t a = heaps / 100, b = heaps % 100;
             for (const std::uint64_t after : unequal_moves(a, player)) {
               out.push_back(100 * after + b);
             }
             for (const std::uint64_t after : unequal_moves(b, player)) {
               out.push_back(100 * a + after);
             }
             return out;
           },
       .parts = [](std::uint64_t heaps) { return Numbers{heaps / 100, heaps % 100}; }});
  ValueStore store;
  Evaluators evaluators(store);
  testing::PlainValue<RunTimeRules> plain(game->rules(), store);
  for (const std::uint64_t heaps : {0, 7, 505, 309, 1108}) {
    EXPECT_EQ(game->position(heaps).value(evaluators), plain({heaps})) << heaps;
  }
  EXPECT_EQ(game->position(309).parts().size(), 2u);
}

// --- theorems ---

// Heaps of at least 3 are said to be the number 100, which is wrong, so that it is seen who uses
// it.
std::optional<Known> large_heaps(std::uint64_t heap, ValueStore& store) {
  if (heap < 3) return std::nullopt;
  return Known{.what = store.number(100), .theorem = "large heaps"};
}

TEST(RunTimeRules, TheoremsAreUsedUnlessValuesAreSearchedFor) {
  const auto game = RunTimeGame::make({.moves = lefts_moves, .theorem = large_heaps});
  ValueStore store;
  Evaluators evaluators(store), by_search(store, By::search);
  EXPECT_EQ(game->position(2).value(evaluators), store.number(2));
  EXPECT_EQ(game->position(3).value(evaluators), store.number(100));
  EXPECT_EQ(game->position(3).value(by_search), store.number(3));
  EXPECT_EQ(game->position(3).theorem(evaluators), "large heaps");
  EXPECT_EQ(game->position(3).mirror().value(evaluators), store.number(-100));
  EXPECT_EQ(game->position(3).impartial_version().value(evaluators), store.nimber(1));
}

TEST(RunTimeRules, AnOutcomeIsThatOfTheOtherPlayerInTheNegative) {
  const auto game = RunTimeGame::make(
      {.moves = lefts_moves, .theorem = [](std::uint64_t, ValueStore&) -> std::optional<Known> {
         return Known{.what = Outcome::left, .theorem = "Left alone has moves"};
       }});
  ValueStore store;
  Evaluators evaluators(store);
  EXPECT_EQ(game->position(4).outcome_by_theorem(evaluators)->outcome, Outcome::left);
  EXPECT_EQ(game->position(4).mirror().outcome_by_theorem(evaluators)->outcome, Outcome::right);
  EXPECT_EQ(game->position(4).value(evaluators), store.number(4));
}

// --- play that does not end ---

// Left moves around a circle of five positions, which 10 and more lead to.
Numbers circle_moves(std::uint64_t n, Player player) {
  if (player == Player::right) return {};
  if (n < 5) return {(n + 1) % 5};
  return n < 10 ? Numbers{} : Numbers{n - 7, 5};
}

TEST(RunTimeRules, PositionsThatRepeatHaveNoValue) {
  const auto game = RunTimeGame::make({.moves = circle_moves});
  ValueStore store;
  Evaluators evaluators(store);
  PartTables tables(evaluators, 0);
  PartList parts;
  Budget budget;
  for (const AnyPosition& position :
       {game->position(2), game->position(10), game->position(2).mirror(),
        game->position(10).impartial_version()}) {
    const auto refused = [](std::string_view message) { return message.ends_with("can repeat"); };
    EXPECT_PRED1(refused, limit_reached_by([&] { position.value(evaluators); }));
    EXPECT_PRED1(refused, limit_reached_by([&] { position.add_parts(tables, parts); }));
    EXPECT_PRED1(refused, limit_reached_by([&] { position.taxed(budget); }));
  }
  EXPECT_EQ(game->position(6).value(evaluators), store.zero());
  EXPECT_EQ(game->position(13).value(evaluators), store.number(1));
}

TEST(RunTimeRules, ATheoremCanEndPlayThatRepeats) {
  const auto game =
      RunTimeGame::make({.moves = circle_moves,
                         .theorem = [](std::uint64_t n, ValueStore& store) -> std::optional<Known> {
                           if (n != 3) return std::nullopt;
                           return Known{.what = store.nimber(2), .theorem = "by agreement"};
                         }});
  ValueStore store;
  Evaluators evaluators(store), by_search(store, By::search);
  EXPECT_EQ(game->position(3).value(evaluators), store.nimber(2));
  const Value star = store.nimber(2), after = store.make({{star}}, {});
  EXPECT_EQ(game->position(2).value(evaluators), after);
  EXPECT_NE(limit_reached_by([&] { game->position(2).value(by_search); }), "");
  EXPECT_NE(limit_reached_by([&] { game->position(2).impartial_version().value(evaluators); }), "");
}

// --- what functions throw ---

// Every call of the moves fails in turn. What was found before that is right.
template <class Thrown>
void throw_everywhere() {
  bool has_thrown = true;
  for (int last = 1; has_thrown; ++last) {
    int calls = 0;
    has_thrown = false;
    const auto game = RunTimeGame::make({.moves = [&](std::uint64_t heap, Player player) {
      if (++calls == last) throw Thrown{};
      return unequal_moves(heap, player);
    }});
    ValueStore store;
    Evaluators evaluators(store);
    try {
      static_cast<void>(game->position(14).value(evaluators));
    } catch (const Thrown&) {
      has_thrown = true;
    }
    calls = last;  // nothing is thrown again
    testing::PlainValue<RunTimeRules> plain(game->rules(), store);
    for (std::uint64_t heap = 0; heap <= 14; ++heap) {
      ASSERT_EQ(game->position(heap).value(evaluators), plain({heap})) << last << " " << heap;
    }
    ASSERT_LT(last, 10'000);
  }
}

struct RunTimeTestError : std::runtime_error {
  RunTimeTestError() : std::runtime_error("of the test") {}
};
struct RunTimeTestLimit : LimitReached {
  RunTimeTestLimit() : LimitReached{Limit::interrupted, "of the test"} {}
};

TEST(RunTimeRules, AnExceptionOfTheMovesLeavesRightValues) { throw_everywhere<RunTimeTestError>(); }
TEST(RunTimeRules, ALimitInsideTheMovesLeavesRightValues) { throw_everywhere<RunTimeTestLimit>(); }

// --- long and large games ---

TEST(RunTimeRules, ManyMovesInARowNeedNoDeepStack) {
  const auto game = RunTimeGame::make({.moves = lefts_moves});
  ValueStore store;
  Evaluators evaluators(store);
  EXPECT_EQ(game->position(50'000).value(evaluators), store.number(50'000));
}

TEST(RunTimeRules, MemoryIsCountedAndGivenBack) {
  // Left has 20,000 moves to positions where nobody can move.
  const auto game = RunTimeGame::make({.moves = [](std::uint64_t n, Player player) {
    Numbers out;
    if (player == Player::right || n > 1) return out;
    for (std::uint64_t after = 2; after < 20'002; ++after) out.push_back(after);
    return out;
  }});
  Budget budget;
  ValueStore store(budget);
  const auto found = [&](std::uint64_t number) {
    Evaluators evaluators(store);
    return game->position(number).value(evaluators);
  };
  EXPECT_EQ(found(1), store.number(1));
  const std::size_t before = budget.charged();
  budget.limit_memory(before + 100'000);
  {
    Evaluators evaluators(store);
    const auto message = limit_reached_by([&] { game->position(1).value(evaluators); });
    EXPECT_TRUE(message.starts_with("the memory limit of")) << message;
    EXPECT_EQ(game->position(5).value(evaluators), store.zero());
  }
  EXPECT_EQ(budget.charged(), before);
  budget.limit_memory(SIZE_MAX);
  EXPECT_EQ(found(1), store.number(1));
  EXPECT_EQ(budget.charged(), before);
}

// --- how long a game lives ---

TEST(RunTimeRules, AGameLivesAsLongAsItsPositionsAndValues) {
  ValueStore store;
  std::weak_ptr<const RunTimeGame> watched;
  {
    std::optional<AnyPosition> position;
    {
      const auto game = unequal();
      watched = game;
      position = game->position(5);
    }
    EXPECT_FALSE(watched.expired());
    EXPECT_EQ(position->ruleset().info().name, "unequal");
    Evaluators evaluators(store);
    static_cast<void>(position->mirror().value(evaluators));
    position.reset();
    EXPECT_FALSE(watched.expired());
  }
  EXPECT_TRUE(watched.expired());
}

}  // namespace
}  // namespace summand
