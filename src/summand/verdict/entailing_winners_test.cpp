#include "summand/verdict/entailing_winners.hpp"

#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/verdict/engine.hpp"
#include "summand/verdict/oracle.hpp"
#include "summand/verdict/sum_test_support.hpp"

namespace summand {
namespace {

const std::vector<std::string>& games_of_strings() {
  static const std::vector<std::string> games = {
      "coins=1;strings=0-g",
      "coins=1;strings=0-g,0-g",
      "coins=2;strings=0-1,1-g",
      "coins=3;strings=g-0,0-1,1-2,2-g",
      "coins=3;strings=0-1,1-2,2-g",
      "coins=4;strings=0-1,1-2,2-3,3-0",
      "coins=3;strings=0-g,1-2,2-g",
      "coins=3;strings=0-1,1-2,2-g,0-g,0-g",
      "coins=3;strings=0-1,0-2,0-g,1-g",
  };
  return games;
}

const std::vector<std::string>& other_games() {
  static const std::vector<std::string> games = {
      "1",      "-1", "^", "v*", "+-1", "{2|-1}", "*3", "domineering(2x2)", "clobber(\"xoxo\")",
      "^ - 1/2"};
  return games;
}

// By the moves alone, with the rule that a player may move again.
class PlainEntailing {
 public:
  bool wins(const SumInPlay& sum, Player player) {
    const auto [at, is_new] = known_.try_emplace({sum.print(), player}, false);
    if (!is_new) return at->second;
    bool out = false;
    const std::vector<TermMove> moves = sum.moves(player).value();
    for (const TermMove& move : moves) {
      if (out) break;
      const Player next = move.next(player);
      out = wins(sum.after(move), next) == (next == player);
    }
    return known_[{sum.print(), player}] = out;
  }

 private:
  std::map<std::pair<std::string, Player>, bool> known_;
};

TEST(EntailingWinners, AreThoseOfTheMoves) {
  Session session;
  PlainEntailing plain;
  std::size_t sums = 0, moves = 0;
  std::vector<std::string> expressions;
  for (const std::string& one : games_of_strings()) {
    const std::string game = "nimstring(\"" + one + "\")";
    expressions.push_back(game);
    for (const std::string& other : other_games()) expressions.push_back(game + " + " + other);
    for (const std::string& other : games_of_strings()) {
      expressions.push_back("^ + " + game + " - nimstring(\"" + other + "\")");
    }
  }
  for (const std::string& expression : expressions) {
    const Game game = *session.evaluate(expression).value().get<Game>();
    const SumInPlay sum = SumInPlay::of(game).value();
    const Winners found = Engine(game).winners().value();
    Oracle oracle(sum.workspace(), 10'000);
    for (const Player first : {Player::left, Player::right}) {
      ++sums;
      const bool wins = plain.wins(sum, first);
      EXPECT_EQ(found.prospect(first).fate, wins ? Fate::win : Fate::loss) << expression;
      EXPECT_EQ(oracle.winners(sum, first).value().prospect(first).fate,
                wins ? Fate::win : Fate::loss)
          << expression;
      std::set<std::string> winning;
      const std::vector<TermMove> legal = sum.moves(first).value();
      moves += legal.size();
      for (const TermMove& move : legal) {
        const Player next = move.next(first);
        const bool leads_to_win = plain.wins(sum.after(move), next) == (next == first);
        if (leads_to_win) winning.insert(move.name);
      }
      std::set<std::string> named;
      for (const RatedMove& move : found.prospect(first).winning) named.insert(move.name);
      EXPECT_TRUE(found.names_moves) << expression;
      EXPECT_EQ(named, winning) << expression;
    }
  }
  EXPECT_GT(sums, 300u);
  EXPECT_GT(moves, 1'000u);
}

TEST(EntailingWinners, TheChoiceDecidesWhatNobodyWinsInAnyCase) {
  EXPECT_EQ(beside_loony(Outcome::previous), Outcome::next);
  EXPECT_EQ(beside_loony(Outcome::next), Outcome::next);
  EXPECT_EQ(beside_loony(Outcome::left), Outcome::left);
  EXPECT_EQ(beside_loony(Outcome::right), Outcome::right);
}

// A long search for a nimber ends at a limit, also if the value is not asked for.
TEST(EntailingWinners, ALimitIsALimit) {
  Session session(Budget({.questions = 20'000}));
  const Game game = *session.evaluate("nimstring(4x4) + ^").value().get<Game>();
  const auto found = Engine(game).without_value();
  ASSERT_FALSE(found);
  EXPECT_TRUE(found.error().limit.has_value());
}

TEST(EntailingWinners, LoopyGamesBesideThemAreRefused) {
  Session session;
  const auto found = [&](const std::string& expression) {
    return Engine(*session.evaluate(expression).value().get<Game>()).winners();
  };
  for (const char* game : {"nimstring(2x2)", "nimstring(\"coins=2;strings=0-1,1-g\")"}) {
    const auto winners = found(std::string(game) + " + on");
    ASSERT_FALSE(winners);
    EXPECT_NE(winners.error().error.message.find("loopy"), std::string::npos);
  }
}

}  // namespace
}  // namespace summand
