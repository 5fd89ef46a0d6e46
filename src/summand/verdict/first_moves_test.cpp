#include "summand/verdict/first_moves.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "summand/language/session.hpp"
#include "summand/verdict/sum_test_support.hpp"

namespace summand {
namespace {

std::size_t count_of_names(const std::vector<FirstMove>& moves) {
  std::size_t out = 0;
  for (const FirstMove& move : moves) out += move.names.size();
  return out;
}

TEST(FirstMoves, HaveEachMoveOnce) {
  Session session;
  for (const std::string text :
       {"clobber(6x6)", "domineering(3x4) - clobber(2x3)", "nim(3,5) + ^2 + 1/2"}) {
    const SumInPlay sum = sum_of(session, text);
    for (const Player player : {Player::left, Player::right}) {
      const auto moves = first_moves(sum, player).value();
      EXPECT_EQ(count_of_names(moves), sum.moves(player).value().size()) << text;
    }
  }
}

TEST(FirstMoves, OfASquareOfClobberAreAnEighthOrAQuarter) {
  Session session;
  // Eight symmetries, of which four keep the colours.
  EXPECT_EQ(first_moves(sum_of(session, "clobber(6x6)"), Player::left).value().size(), 15u);
  EXPECT_EQ(first_moves(sum_of(session, "clobber(2x2)"), Player::left).value().size(), 1u);
}

TEST(FirstMoves, ThatStandTogetherHaveOneValue) {
  Session session;
  for (const std::string text : {"domineering(3x4)", "clobber(3x3) - clobber(2x4)", "snort(3x3)"}) {
    const SumInPlay sum = sum_of(session, text);
    for (const Player player : {Player::left, Player::right}) {
      const std::vector<FirstMove> all = first_moves(sum, player).value();
      const std::vector<TermMove> moves = sum.moves(player).value();
      for (const FirstMove& first : all) {
        const auto value = session.evaluate(first.after.print()).value().get<Game>()->value();
        for (const TermMove& move : moves) {
          if (std::ranges::find(first.names, sum.name_of(move)) == first.names.end()) continue;
          EXPECT_EQ(session.evaluate(sum.after(move).print()).value().get<Game>()->value(), value)
              << text << " " << move.name;
        }
      }
    }
  }
}

}  // namespace
}  // namespace summand
