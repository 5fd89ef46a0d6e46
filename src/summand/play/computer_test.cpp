// The computer never loses a won position: tested in every game, against every line of the
// opponent.
#include "summand/play/computer.hpp"

#include <cstdio>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/play/sum_match.hpp"
#include "summand/verdict/sum_test_support.hpp"

namespace summand {
namespace {

constexpr std::uint64_t kNodesForComputer = 100'000;

// Plays the winner's part against every reply, each position once. Returns true if he always makes
// the last move.
class EveryLine {
 public:
  explicit EveryLine(const std::shared_ptr<Workspace>& workspace)
      : oracle_(workspace, kNodesForComputer), computer_(oracle_, {}, 1) {}

  Oracle& oracle() { return oracle_; }
  std::size_t positions() const { return seen_.size(); }

  bool won(const SumInPlay& start, Player first, Player winner) {
    std::vector<std::pair<SumInPlay, Player>> waiting = {{start, first}};
    while (!waiting.empty()) {
      const auto [sum, mover] = std::move(waiting.back());
      waiting.pop_back();
      if (!seen_.insert({sum.print(), mover == Player::left}).second) continue;
      const auto moves = sum.moves(mover).value();
      if (mover == winner) {
        if (moves.empty()) return false;
        const ChosenIndex choice = computer_.best(sum, mover, moves);
        if (choice.kind != kWinning) return false;
        waiting.emplace_back(sum.after(moves[choice.action]), moves[choice.action].next(mover));
      } else {
        for (const TermMove& move : moves) {
          waiting.emplace_back(sum.after(move), move.next(mover));
        }
      }
    }
    return true;
  }

 private:
  Oracle oracle_;
  Computer computer_;
  std::set<std::pair<std::string, bool>> seen_;
};

void check(Session& session, const std::string& expression) {
  EveryLine lines(session.workspace());
  const SumInPlay sum = sum_of(session, expression);
  for (const Player first : {Player::left, Player::right}) {
    const auto found = lines.oracle().winners(sum, first);
    ASSERT_TRUE(found.has_value()) << expression;
    const Fate fate = found->prospect(first).fate;
    if (fate == Fate::draw) continue;
    const Player winner = fate == Fate::win ? first : opponent(first);
    EXPECT_TRUE(lines.won(sum, first, winner)) << expression;
  }
}

TEST(Computer, NeverLosesAWonPositionOfAnyGame) {
  constexpr std::size_t kPositions = 4;  // of each game, spread over its small ones
  for (const AnyRuleset* game : all_rulesets()) {
    std::vector<std::string> calls;
    game->small_positions(
        [&](const AnyPosition& position) { calls.push_back(position.print_call()); });
    for (std::size_t i = 1; i <= kPositions && !calls.empty(); ++i) {
      Session session;
      check(session, calls[calls.size() * i / kPositions - 1]);
    }
  }
}

TEST(Computer, NeverLosesAWonSum) {
  for (const char* const expression :
       {"toads-and-frogs(\"TT.FF\") + domineering(2x3) + *2", "domineering(3x3) - nim(3) + 1/2",
        "{3|1} + {2|-2} + {0|-1}", "octal(kayles, 5) + nim(2) + cram(2x3)",
        "hackenbush(\"0-1L 1-2R\") + snort(path, 3) - {1|-1}", "^ + v* + {2|^}",
        "clobber(\"xoxo\") + amazons(2x3) + 3/4", "northcott(\"L..R\") + *3"}) {
    Session session;
    check(session, expression);
  }
}

TEST(Computer, ALevelWithSlipsSometimesTakesAnyMove) {
  Session session;
  const SumInPlay sum = sum_of(session, "nim(1,2,4)");
  Oracle oracle(session.workspace(), kNodesForComputer);
  const auto moves = sum.moves(Player::left).value();
  std::size_t slips = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Computer computer(oracle, {.slips_in_100 = 50}, seed);
    const ChosenIndex choice = computer.choose(sum, Player::left, moves);
    ASSERT_LT(choice.action, moves.size());
    slips += choice.kind == kSlip ? 1 : 0;
  }
  EXPECT_GT(slips, 25u);
  EXPECT_LT(slips, 75u);
}

// In a lost position it takes the move that leaves the opponent fewest ways to win. In nim(1,2,3)
// every move has at least one winning reply.
TEST(Computer, SaysThatItIsLost) {
  Session session;
  const SumInPlay sum = sum_of(session, "nim(1,2,3)");
  Oracle oracle(session.workspace(), kNodesForComputer);
  Computer computer(oracle, {}, 1);
  const auto moves = sum.moves(Player::left).value();
  EXPECT_EQ(computer.best(sum, Player::left, moves).kind, kLost);
}

// Northcott's game is decided by a theorem, by which a move away from the opponent may win, too.
TEST(Computer, BringsTheEndNearerIfATheoremGivesOnlyTheWinner) {
  Session session;
  const SumInPlay sum = sum_of(session, "northcott(\"..L.....R|L.....R..|.L....R..\")");
  Oracle oracle(session.workspace(), kNodesForComputer);
  Computer computer(oracle, {}, 1), other(oracle, {.slips_in_100 = 100}, 2);
  constexpr int kMostMoves = 100;
  SumMatch match("", sum, Player::left);
  for (int i = 0; i < kMostMoves && !match.is_over(); ++i) {
    const auto moves = match.moves().value();
    Computer& mover = match.to_move() == Player::left ? computer : other;
    match.play(moves[mover.choose(match.sum(), match.to_move(), moves).action]);
  }
  ASSERT_TRUE(match.is_over());
  EXPECT_EQ(match.winner(), Player::left);
}

// In twins that cancel every move loses, and each answer is found quickly.
TEST(Computer, ExaminesTheRepliesOfALostSumWithinALimit) {
  Session session;
  const std::string board = "clobber(\"xoxoxo|oxoxox|xoxoxo\")";
  const SumInPlay sum = sum_of(session, board + " + " + board);
  Oracle oracle(session.workspace(), kNodesForComputer);
  Computer computer(oracle, {}, 1);
  const ChosenIndex choice = computer.best(sum, Player::left, sum.moves(Player::left).value());
  EXPECT_EQ(choice.kind, kLost);
}

TEST(Computer, GuessesIfTheLimitIsReached) {
  Session session;
  const SumInPlay sum = sum_of(session, "domineering(7x7)");
  Oracle oracle(session.workspace(), 10);
  Computer computer(oracle, {}, 1);
  const auto moves = sum.moves(Player::left).value();
  const ChosenIndex choice = computer.best(sum, Player::left, moves);
  EXPECT_EQ(choice.kind, kGuessed);
  EXPECT_FALSE(choice.reason.empty());
}

TEST(Computer, SaysThatItUsesAConjecture) {
  Session session;
  const std::string lost = "babylon(\"50x1r 50x1b 3r 2b\")";
  const SumInPlay sum = sum_of(session, lost);
  Oracle oracle(session.workspace(), 10);
  Computer computer(oracle, {}, 1);
  const auto moves = sum.moves(Player::left).value();
  const ChosenIndex first = computer.best(sum, Player::left, moves);
  EXPECT_EQ(first.kind, kGuessed);
  EXPECT_TRUE(first.reason.starts_with("if a conjecture is true, every move loses: "));
  const SumInPlay left = sum.after(moves[first.action]);
  const auto answers = left.moves(Player::right).value();
  const ChosenIndex answer = computer.best(left, Player::right, answers);
  EXPECT_EQ(answer.kind, kConjectured);
  for (const ChosenIndex& choice : {first, answer}) {
    EXPECT_TRUE(choice.reason.ends_with("conjectured (C6), checked by search up to 48 chips"))
        << choice.reason;
  }
}

}  // namespace
}  // namespace summand
