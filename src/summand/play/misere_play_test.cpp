// Matches in misère play: their end, the computer, and their records.
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "summand/language/session.hpp"
#include "summand/play/assessment.hpp"
#include "summand/play/computer.hpp"
#include "summand/play/record_test_support.hpp"
#include "summand/play/sum_match.hpp"

namespace summand {
namespace {

SumInPlay misere_sum_of(Session& session, const std::string& expression) {
  const auto answer = session.evaluate(expression);
  EXPECT_TRUE(answer.has_value()) << expression;
  return SumInPlay::of(*answer->get<Game>(), Convention::misere).value();
}

// Lets the computer play for the winner against every line of the loser.
class EveryMisereLine {
 public:
  explicit EveryMisereLine(const SumInPlay& sum)
      : oracle_(sum.workspace(), 100'000), computer_(oracle_, PlayLevel{0}, 1) {}

  Oracle& oracle() { return oracle_; }

  bool wins_all(const SumInPlay& sum, Player to_move, Player winner) {
    if (!met_.insert({sum.print(), to_move}).second) return true;
    const auto moves = sum.moves(to_move).value();
    if (moves.empty()) return to_move == winner;
    if (to_move == winner) {
      const ChosenIndex choice = computer_.choose(sum, to_move, moves);
      EXPECT_EQ(choice.kind, kWinning) << sum.print();
      return wins_all(sum.after(moves[choice.action]), opponent(to_move), winner);
    }
    for (const TermMove& move : moves) {
      if (!wins_all(sum.after(move), opponent(to_move), winner)) return false;
    }
    return true;
  }

 private:
  Oracle oracle_;
  Computer computer_;
  std::set<std::pair<std::string, Player>> met_;
};

TEST(MiserePlay, TheComputerWinsEveryWonSum) {
  for (const std::string expression :
       {"nim(1,2,3)", "*2 + nim(1,1)", "octal(\"0.77\",5,2)", "octal(\"0.07\",7,4)",
        "domineering(\"...|...\") + nim(2)", "toads-and-frogs(\"TT.F\") - 1", "2 + *"}) {
    Session session;
    const SumInPlay sum = misere_sum_of(session, expression);
    for (const Player first : {Player::left, Player::right}) {
      EveryMisereLine lines(sum);
      const auto found = lines.oracle().winners(sum, first);
      ASSERT_TRUE(found.has_value()) << expression;
      EXPECT_FALSE(found->reason.empty());
      const Player winner = found->prospect(first).fate == Fate::win ? first : opponent(first);
      EXPECT_TRUE(lines.wins_all(sum, first, winner)) << expression;
    }
  }
}

TEST(MiserePlay, APlayerWhoCannotMoveWins) {
  Session session;
  SumMatch match("nim(1)", misere_sum_of(session, "nim(1)"), Player::left);
  EXPECT_FALSE(match.is_over());
  ASSERT_TRUE(match.play("1->0").has_value());
  EXPECT_EQ(match.winner(), Player::right);
}

TEST(MiserePlay, RecordsKeepTheConvention) {
  Session session;
  SumMatch match("nim(2,1)", misere_sum_of(session, "nim(2,1)"), Player::right);
  ASSERT_TRUE(match.play("2->0").has_value());
  const std::string text = print(match);
  EXPECT_NE(text.find("first right\nmisere\nyou"), std::string::npos);
  const auto again = read_record(text, session);
  ASSERT_TRUE(again.has_value());
  EXPECT_TRUE(again->match.sum().misere());
  EXPECT_EQ(print(*again), text);
}

TEST(MiserePlay, GamesThatAreWrittenOutAreRefused) {
  Session session;
  for (const std::string expression : {"{0|1}", "^", "1/2", "*:*", "northcott(\"L.R\")"}) {
    const auto answer = session.evaluate(expression);
    EXPECT_FALSE(SumInPlay::of(*answer->get<Game>(), Convention::misere).has_value()) << expression;
  }
}

TEST(MiserePlay, TheAssessmentGivesTheReason) {
  Session session;
  const SumInPlay sum = misere_sum_of(session, "nim(2,2)");
  Oracle oracle(sum.workspace(), 1000);
  const auto lines = assessment(oracle, sum);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0],
            "If Left is to move, Right wins (by the rule of misère Nim: the nim-sum is 0, and a "
            "heap is larger than 1).");
}

}  // namespace
}  // namespace summand
