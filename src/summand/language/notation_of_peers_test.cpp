// tests/data/notation_of_peers.tsv: texts that other programs print. Each is read as the game that
// the program means, and that game is written as the program reads it.
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "summand/language/language_test_support.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

// Of +-1^ there are two readings: +-(1^), or +-1 + ^. Tinies have a positive game in them; pycgt
// prints Miny(*) for v2*.
bool is_refused(std::string_view text) { return text == "+-1^" || text == "Miny(*)"; }

TEST(NotationOfPeers, EveryTextIsReadAsTheGameThatIsMeant) {
  Session session;
  std::set<std::string> read;
  int refused = 0;
  for (const auto& cells : testing::table("notation_of_peers.tsv")) {
    ASSERT_EQ(cells.size(), 3u) << cells[0];
    const std::string &text = cells[1], &meant = cells[2];
    read.insert(cells[0] + text);
    const auto expected = session.evaluate(meant);
    ASSERT_TRUE(expected.has_value()) << meant;
    const auto answer = session.evaluate(text);
    if (is_refused(text)) {
      EXPECT_FALSE(answer.has_value()) << text;
      ++refused;
      continue;
    }
    ASSERT_TRUE(answer.has_value()) << text << ": " << answer.error().error.message;
    const Game &game = *answer->get<Game>(), &its = *expected->get<Game>();
    EXPECT_TRUE(game == its) << cells[0] << " means " << meant << " by " << text;
    if (game.has_loops()) continue;
    EXPECT_EQ(print_braces(session.store(), game.value()), meant) << text;
  }
  EXPECT_GE(read.size(), 200u);
  EXPECT_EQ(refused, 2);
}

}  // namespace
}  // namespace summand
