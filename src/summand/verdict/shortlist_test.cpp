#include "summand/verdict/shortlist.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/play/computer.hpp"
#include "summand/play/sum_match.hpp"
#include "summand/verdict/sum_test_support.hpp"

namespace summand {
namespace {

std::vector<std::string> names(const std::vector<TermMove>& moves) {
  std::vector<std::string> out;
  for (const TermMove& move : moves) out.push_back(move.name);
  return out;
}

TEST(Shortlist, HasAllMovesIfTheyCanBeListed) {
  Session session;
  const SumInPlay sum = sum_of(session, "domineering(3x3) + nim(3,5) + ^2 - snort(path 4)");
  for (const Player player : {Player::left, Player::right}) {
    EXPECT_EQ(names(shortlist(sum, player).value()), names(sum.moves(player).value()));
  }
}

TEST(Shortlist, OfALargeHeapHasAMoveToEachNimberThatMatters) {
  Session session;
  const SumInPlay sum = sum_of(session, "octal(kayles, 1000000) + domineering(2x2)");
  ASSERT_FALSE(sum.moves(Player::left).has_value());
  Oracle oracle(sum.workspace(), 100'000);
  const auto moves = shortlist(sum, Player::left).value();
  std::vector<std::uint64_t> nimbers;
  for (const TermMove& move : moves) {
    if (move.term != 0) continue;
    const auto values = oracle.values(sum.after(move)).value();
    nimbers.push_back(sum.store().as_nimber(values[0]).value());
  }
  std::ranges::sort(nimbers);
  nimbers.erase(std::ranges::unique(nimbers).begin(), nimbers.end());
  const auto own = sum.store().as_nimber(oracle.values(sum).value()[0]).value();
  ASSERT_EQ(nimbers.size(), own);
  for (std::uint64_t n = 0; n < own; ++n) EXPECT_EQ(nimbers[n], n);
  EXPECT_EQ(std::ranges::count(moves, std::size_t{1}, &TermMove::term), 2);
}

// A player who can win finds a move. It leaves a sum of nimbers that add up to 0.
TEST(Shortlist, IsEnoughToWin) {
  Session session;
  for (const std::string expression :
       {"nim(1000000000000000000, 7)", "*1000000000 + nim(12)",
        "octal(kayles, 1000000) + nim(3,70)", "octal(\"0.137\", 500000) + octal(kayles, 300000)",
        "circular(kayles, 250000) + *12", "subtraction({1,2,5}, 1000000000000) + nim(1)",
        "octal(kayles, 1000000000002)", "1*100 + nim(1000000) - 1", "nim(1000000) + ^ + *70",
        "nim(100000) + domineering(3x3)", "nim(100001) + nim(100000) + domineering(3x3)",
        "wyt-queens(1000000,1000003)"}) {
    const SumInPlay sum = sum_of(session, expression);
    Oracle oracle(sum.workspace(), 100'000);
    Computer computer(oracle, {}, 1);
    const auto moves = shortlist(sum, Player::right).value();
    ASSERT_FALSE(moves.empty()) << expression;
    const auto before = oracle.winners(sum, Player::right);
    ASSERT_TRUE(before.has_value()) << expression;
    const ChosenIndex choice = computer.best(sum, Player::right, moves);
    if (before->right.fate == Fate::loss) {
      EXPECT_EQ(choice.kind, kLost) << expression;
    } else {
      EXPECT_EQ(choice.kind, kWinning) << expression;
      const auto after = oracle.winners(sum.after(moves[choice.action]), Player::left);
      EXPECT_EQ(after->left.fate, Fate::loss) << expression;
    }
  }
}

// Games that cannot tell which of their moves matter, and heaps with an unknown nimber.
TEST(Shortlist, HasSomeMovesOfAnyLargeGame) {
  Session session;
  for (const std::string expression :
       {"candy-bar(400000x400000)", "-cutcake(400000x400000)", "wyt-queens(rook,100000,200000)",
        "nim(60000) + wyt-queens(30000,30000)", "grundy(1000000000000) + nim(3)"}) {
    SumMatch match("", sum_of(session, expression), Player::left);
    const auto moves = match.moves();
    ASSERT_TRUE(moves.has_value()) << expression << ": " << moves.error().error.message;
    ASSERT_FALSE(moves->empty()) << expression;
    // Any of them can be made by its name.
    const std::string name = match.sum().name_of(moves->back());
    EXPECT_TRUE(match.play(name).has_value()) << expression << ": " << name;
  }
}

TEST(Match, WithALargeHeapAcceptsAnyLegalMoveByItsName) {
  Session session;
  SumMatch match("", sum_of(session, "octal(kayles, 1000000) + nim(200000)"), Player::left);
  EXPECT_TRUE(match.play("1: 1000000->600000, 399999").has_value());
  EXPECT_EQ(match.sum().print(), "octal(\"0.77\",399999,600000) + nim(200000)");
  EXPECT_FALSE(match.play("600000->300000,300000").has_value());
  EXPECT_FALSE(match.play("600000->600000").has_value());
  EXPECT_FALSE(match.play("5->4").has_value());
  EXPECT_TRUE(match.play("200000->123456").has_value());
  EXPECT_TRUE(match.play("399999->399997").has_value());
  EXPECT_TRUE(match.play("1").has_value());
}

TEST(Match, OfALargeNimberAcceptsAnyOptionByItsName) {
  Session session;
  SumMatch match("", sum_of(session, "*5000000"), Player::left);
  EXPECT_FALSE(match.play("*5000000").has_value());
  EXPECT_TRUE(match.play("*4999999").has_value());
  EXPECT_TRUE(match.play("*").has_value());
  EXPECT_TRUE(match.play("0").has_value());
  EXPECT_TRUE(match.is_over());
}

}  // namespace
}  // namespace summand
