#include "summand/verdict/oracle.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/verdict/sum_test_support.hpp"
#include "summand/verdict/winner_search.hpp"

namespace summand {
namespace {

Fate fate(Oracle& oracle, const SumInPlay& sum) {
  const auto winners = oracle.sure_winners(sum, Player::left);
  EXPECT_TRUE(winners.has_value());
  EXPECT_EQ(winners->means, Means::retrograde);
  return winners->left.fate;
}

// "LR" may be two lamps that can be switched for ever, or two pieces of Northcott's game that face
// each other.
TEST(Oracle, EqualTextsOfTwoGamesAreDifferentPositions) {
  Session session;
  const SumInPlay lamps = sum_of(session, "lamps(\"LR\")");
  const SumInPlay northcott = sum_of(session, "northcott(\"LR\")");
  Oracle alone(session.workspace(), 1000);
  const Fate known = fate(alone, northcott);
  Oracle both(session.workspace(), 1000);
  EXPECT_NE(fate(both, lamps), known);
  EXPECT_EQ(fate(both, northcott), known);
}

// The winner by bounds, which knows no search of boards.
Fate fate_by_bounds(Session& session, const SumInPlay& sum, Player first) {
  const Answer answer = session.evaluate(sum.print()).value();
  const Game& game = *answer.get<Game>();
  const WinnerQuestion question{.first = first, .search = {.by = SearchFrame::bounds}};
  WinnerSearch search = WinnerSearch::of(game, question).value();
  return search.winners().value().prospect(first).fate;
}

// Questions that are left to the search that a game brings along, with and without the start of
// all.
TEST(Oracle, SearchesBoardsAfterMoves) {
  constexpr std::uint64_t kNodes = 100'000, kShort = 200;
  for (const std::string expression :
       {"clobber(4x4) + *2", "nogo(3x4) + 1/2", "nogo(3x4) + {0|0,{1|-1}} + clobber(2x2)",
        "amazons(\"X...|....|...O\")", "konane(4x5) + *2"}) {
    Session session;
    const SumInPlay start = sum_of(session, expression);
    Oracle from_start(session.workspace(), kNodes);
    from_start.begin_with(start);
    std::uint64_t most = 0;
    for (const Player player : {Player::left, Player::right}) {
      const std::vector<TermMove> moves = start.moves(player).value();
      for (const TermMove& move : moves) {
        const SumInPlay after = start.after(move);
        const auto found = from_start.winners(after, opponent(player));
        ASSERT_TRUE(found.has_value()) << after.print();
        Oracle alone(session.workspace(), kNodes);
        const auto found_alone = alone.winners(after, opponent(player));
        ASSERT_TRUE(found_alone.has_value()) << after.print();
        const Fate known = fate_by_bounds(session, after, opponent(player));
        EXPECT_EQ(found->prospect(opponent(player)).fate, known) << after.print();
        EXPECT_EQ(found_alone->prospect(opponent(player)).fate, known) << after.print();
        most = std::max(most, found->nodes);
        from_start.allow_all();
      }
    }
    EXPECT_GE(most, kShort) << expression;
  }
}

}  // namespace
}  // namespace summand
