#include "summand/analysis/rated_moves.hpp"

#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>
#include <string>

#include "summand/language/session.hpp"

namespace summand {
namespace {

struct Rated {
  SumInPlay sum;
  RatedMoves left, right;
};

Rated rated(Session& session, const std::string& expression, std::uint64_t nodes = 100'000) {
  const Game game = *session.evaluate(expression)->get<Game>();
  SumInPlay sum = SumInPlay::of(game).value();
  Oracle oracle(game.shared_workspace(), nodes);
  RatedMoves left = rated_moves(oracle, sum, Player::left, 500).value();
  RatedMoves right = rated_moves(oracle, sum, Player::right, 500).value();
  return {std::move(sum), std::move(left), std::move(right)};
}

// Those of Left, the first `most` of them.
RatedMoves rated_for_left(Session& session, const std::string& expression, std::uint64_t nodes,
                          std::size_t most) {
  const Game game = *session.evaluate(expression)->get<Game>();
  const SumInPlay sum = SumInPlay::of(game).value();
  Oracle oracle(game.shared_workspace(), nodes);
  return rated_moves(oracle, sum, Player::left, most).value();
}

// The value of the sum after a move says who wins.
TEST(RatedMoves, AgreeWithTheValues) {
  for (const char* expression :
       {"domineering(3x3) + nim(2)", "clobber(\"xoxo|oxox\")", "toads-and-frogs(\"TT.F.F\") - ^",
        "col(path, 5) + {2|-1}", "cram(2x3) + *", "nim(3,5,7)"}) {
    Session session;
    const Rated all = rated(session, expression);
    for (const Player player : {Player::left, Player::right}) {
      const RatedMoves& moves = player == Player::left ? all.left : all.right;
      EXPECT_EQ(moves.legal, moves.moves.size());
      for (const RatedMove& move : moves.moves) {
        const Game left = *session.evaluate(move.leaves)->get<Game>();
        ValueStore& store = session.store();
        const bool wins = player == Player::left ? store.less_equal(store.zero(), left.value())
                                                 : store.less_equal(left.value(), store.zero());
        EXPECT_EQ(move.fate, wins ? Fate::win : Fate::loss) << expression << ": " << move.name;
      }
    }
  }
}

TEST(RatedMoves, AreCutButCounted) {
  Session session;
  const RatedMoves moves = rated_for_left(session, "nim(1000)", 1000, 10);
  EXPECT_EQ(moves.legal, 1000u);
  EXPECT_EQ(moves.moves.size(), 10u);
  EXPECT_EQ(moves.winning, 1u);
  EXPECT_EQ(moves.unknown, 0u);
}

TEST(RatedMoves, WinsComeFirstAlsoIfTheyAreTheLastMoves) {
  Session session;
  const RatedMoves moves = rated_for_left(session, "nim(30) + nim(7)", 1000, 2);
  EXPECT_EQ(moves.legal, 37u);
  EXPECT_EQ(moves.winning, 1u);
  ASSERT_EQ(moves.moves.size(), 2u);
  EXPECT_EQ(moves.moves[0].leaves, "nim(7) + nim(7)");
  EXPECT_EQ(moves.moves[0].fate, Fate::win);
  EXPECT_EQ(moves.moves[1].fate, Fate::loss);
}

TEST(RatedMoves, AreUnknownAfterAllNodesAreUsed) {
  Session session;
  const RatedMoves moves = rated_for_left(session, "clobber(4x4)", 1, 2);
  EXPECT_EQ(moves.legal, 24u);
  EXPECT_EQ(moves.unknown, 24u);
  EXPECT_EQ(moves.moves.size(), 2u);
}

// In misère Nim the player wins who leaves an odd number of heaps of 1, or nim-sum 0 beside a
// larger heap.
TEST(RatedMoves, MisereWinsAreThoseOfTheRuleOfMisereNim) {
  Session session;
  for (const char* expression : {"nim(1,1,3)", "nim(1,2,3)", "nim(2,5)", "nim(1,1,1)", "nim(4)"}) {
    const Game game = *session.evaluate(expression)->get<Game>();
    const SumInPlay sum = SumInPlay::of(game, Convention::misere).value();
    Oracle oracle(game.shared_workspace(), 1000);
    for (const Player player : {Player::left, Player::right}) {
      const auto moves = rated_moves(oracle, sum, player, 500);
      ASSERT_TRUE(moves);
      for (const RatedMove& move : moves->moves) {
        const Game after = *session.evaluate(move.leaves)->get<Game>();
        const SumInPlay left = SumInPlay::of(after, Convention::misere).value();
        std::uint64_t sum_of_heaps = 0, ones = 0, largest = 0;
        for (const Term& term : left.terms()) {
          const HeapSum its = term.position()->heap_sum().value();
          for (const std::uint64_t heap : its.heaps) {
            sum_of_heaps ^= heap;
            ones += heap == 1;
            largest = std::max(largest, heap);
          }
        }
        const bool wins = largest <= 1 ? ones % 2 == 1 : sum_of_heaps == 0;
        EXPECT_EQ(move.fate, wins ? Fate::win : Fate::loss) << expression << ": " << move.name;
        EXPECT_EQ(move.value, std::nullopt);
      }
    }
  }
}

TEST(RatedMoves, SayWhatTheyTouch) {
  Session session;
  const Rated all = rated(session, "domineering(2x2) + {2,1|-1}");
  using CellsOfMoves = std::vector<std::vector<int>>;
  const auto cells = [](const auto& moves) {
    CellsOfMoves out;
    for (const RatedMove& move : moves) out.push_back(move.cells);
    std::ranges::sort(out);
    return out;
  };
  // One option of {2,1|-1} is dominated.
  EXPECT_EQ(cells(all.left.moves), (CellsOfMoves{{0}, {0, 2}, {1, 3}}));
  EXPECT_EQ(cells(all.right.moves), (CellsOfMoves{{0}, {0, 1}, {2, 3}}));
}

TEST(RatedMoves, ALoopyGameMayBeADraw) {
  Session session;
  const Rated all = rated(session, "northcott(\"L..R|R.L.\")");
  EXPECT_FALSE(all.left.moves.empty());
  for (const RatedMove& move : all.left.moves) EXPECT_TRUE(move.fate);
}

TEST(RatedMoves, NothingIsGuessed) {
  Session session;
  const Rated all = rated(session, "clobber(3x5)", 1'000'000),
              some = rated(session, "clobber(3x5)", 1);
  std::size_t unknown = 0;
  for (std::size_t i = 0; i < all.left.moves.size(); ++i) {
    ASSERT_TRUE(all.left.moves[i].fate);
    const std::optional<Fate> fate = some.left.moves[i].fate;
    if (!fate) {
      ++unknown;
      EXPECT_EQ(some.left.moves[i].why_unknown, "the limit of nodes of the search is reached");
      EXPECT_EQ(some.left.moves[i].limit, Limit::size);
    }
    EXPECT_EQ(fate.value_or(*all.left.moves[i].fate), all.left.moves[i].fate);
  }
  EXPECT_GT(unknown, 0u);
}

// The budget ends the search of one move, wherever that is, and the move says so.
TEST(RatedMoves, AMoveThatIsUnknownNamesTheLimit) {
  std::size_t unknown = 0;
  for (std::uint64_t question = 1; question <= 300; ++question) {
    Session session(Budget({.questions = question}));
    const auto answer = session.evaluate("clobber(2x4)");
    if (!answer) continue;
    const Game game = *answer->get<Game>();
    const auto sum = SumInPlay::of(game);
    if (!sum) continue;
    Oracle oracle(sum->workspace(), 1'000'000);
    const auto moves = rated_moves(oracle, *sum, Player::left, 500);
    if (!moves) continue;
    for (const RatedMove& move : moves->moves) {
      EXPECT_EQ(move.why_unknown.empty(), move.fate.has_value());
      if (move.fate) continue;
      ++unknown;
      EXPECT_EQ(move.why_unknown, "stopped at question " + std::to_string(question));
    }
  }
  EXPECT_GT(unknown, 0u);
}

// The search of values also says who wins where the search of moves came to no end.
TEST(RatedMoves, ValuesAreAddedWhereTheyNeedASearch) {
  Session session;
  const Game game = *session.evaluate("domineering(4x3) + clobber(\"xoxo|oxox\")")->get<Game>();
  const SumInPlay sum = SumInPlay::of(game).value();
  Oracle oracle(game.shared_workspace(), 1);
  RatedMoves moves = rated_moves(oracle, sum, Player::left, 500).value();
  const auto unknown = [&] {
    return std::ranges::count_if(moves.moves, [](const RatedMove& m) { return !m.fate; });
  };
  ASSERT_GT(unknown(), 0);
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(5);
  ASSERT_TRUE(add_values(moves, sum, Player::left, end));
  EXPECT_EQ(unknown(), 0);
  ValueStore& store = session.store();
  for (const RatedMove& move : moves.moves) {
    const Game left = *session.evaluate(move.leaves)->get<Game>();
    const bool wins = store.less_equal(store.zero(), left.value());
    EXPECT_EQ(move.fate, wins ? Fate::win : Fate::loss) << move.name;
    ASSERT_TRUE(move.value) << move.name;
  }
}

TEST(RatedMoves, WithoutTimeNoValueIsAdded) {
  Session session;
  const Game game = *session.evaluate("domineering(6x6)")->get<Game>();
  const SumInPlay sum = SumInPlay::of(game).value();
  Oracle oracle(game.shared_workspace(), 1);
  RatedMoves moves = rated_moves(oracle, sum, Player::left, 3).value();
  ASSERT_TRUE(add_values(moves, sum, Player::left, std::chrono::steady_clock::now()));
  for (const RatedMove& move : moves.moves) EXPECT_FALSE(move.value);
}

TEST(RatedMoves, AMoveInAHeapSaysWhatIsLeftOfIt) {
  using Heaps = std::vector<std::string>;
  EXPECT_EQ(heap_after("2: 5->3"), Heaps{"3"});
  EXPECT_EQ(heap_after("20->11,8"), (Heaps{"11", "8"}));
  EXPECT_EQ(heap_after("5->0"), Heaps{});
  EXPECT_EQ(heap_after("4x7->4x4+4x3"), std::nullopt);
  EXPECT_EQ(heap_after("a1-b1"), std::nullopt);
}

}  // namespace
}  // namespace summand
