#include "summand/judge/judge.hpp"

#include <atomic>
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "summand/testing/table.hpp"

namespace summand::judge {
namespace {

std::vector<MatchRecord> records_in(std::string_view text, Session& session) {
  auto records = read_records(text, "", session);
  EXPECT_TRUE(records.has_value()) << records.error().error.message;
  return records ? *std::move(records) : std::vector<MatchRecord>();
}

JudgedMatch judged_in(std::string_view text, Session& session, const JudgeOptions& options = {}) {
  return judged(records_in(text, session).at(0), options, session);
}

std::string fault_of(std::string_view text) {
  Session session;
  const auto records = read_records(text, "", session);
  if (records) return "";
  return std::to_string(records.error().error.offset) + ": " + records.error().error.message;
}

// By the moves alone.
class PlainSums {
 public:
  bool wins(const SumInPlay& sum, Player player) {
    const auto [at, is_new] = known_.try_emplace({sum.print(), player}, false);
    if (!is_new) return at->second;
    const std::vector<TermMove> moves = sum.moves(player).value();
    bool out = moves.empty() && sum.misere();
    for (const TermMove& move : moves) {
      const Player next = move.next(player);
      out = out || wins(sum.after(move), next) == (next == player);
    }
    return known_[{sum.print(), player}] = out;
  }

 private:
  std::map<std::pair<std::string, Player>, bool> known_;
};

// Random matches; every verdict is that of a plain search.
TEST(Judge, VerdictsAreThoseOfPlainSearch) {
  std::mt19937 random(1);
  std::size_t graded = 0;
  for (const std::string& expression :
       {std::string("clobber(3x4)"), std::string("nim(1,3,5)"),
        std::string("clobber(2x5) + nim(2)"), std::string("domineering(3x3) - {2|-1}"),
        std::string("nimstring(2x2) + ^")}) {
    for (const bool misere : {false, true}) {
      if (misere && expression.find_first_of("d{^") != std::string::npos) continue;
      PlainSums plain;
      for (int match = 0; match < 12; ++match) {
        Session session;
        const Convention convention = misere ? Convention::misere : Convention::normal;
        const Game game = *session.evaluate(expression).value().get<Game>();
        const SumInPlay start = SumInPlay::of(game, convention).value();
        MatchRecord record{.format = "plain", .game = expression, .start = SumStart{start}};
        SumInPlay sum = start;
        std::vector<std::pair<SumInPlay, Player>> before;
        Player mover = Player::left;
        while (sum.has_moves(mover)) {
          const std::vector<TermMove> moves = sum.moves(mover).value();
          const TermMove& move = moves[random() % moves.size()];
          record.moves.push_back({sum.name_of(move), sum.name_of(move)});
          before.emplace_back(sum, mover);
          sum = sum.after(move);
          mover = move.next(mover);
        }
        before.emplace_back(sum, mover);
        const JudgedMatch found = judged(record, {}, session);
        ASSERT_EQ(found.moves.size(), record.moves.size());
        EXPECT_TRUE(found.winner.has_value());
        for (std::size_t i = 0; i < found.moves.size(); ++i) {
          const GradedMove& its = found.moves[i];
          const auto& [position, player] = before[i];
          const auto& [left, next] = before[i + 1];
          const bool could = plain.wins(position, player);
          const bool can = plain.wins(left, next) == (next == player);
          EXPECT_EQ(its.before, could ? "win" : "lose") << its.position;
          EXPECT_EQ(its.after, can ? "win" : "lose") << its.position;
          const Verdict verdict = its.legal == 1 ? Verdict::forced
                                  : !could       ? Verdict::lost_already
                                  : can          ? Verdict::kept
                                                 : Verdict::threw_away;
          EXPECT_EQ(its.verdict, verdict) << its.position << " " << its.move;
          ++graded;
        }
      }
    }
  }
  EXPECT_GT(graded, 500u);
}

TEST(Judge, GradesRecordsOfOpenSpiel) {
  std::size_t rows = 0;
  for (const auto& row : testing::table("judge.tsv")) {
    const auto& [game, actions] = std::pair(row[0], row[1]);
    Session session;
    MatchRecord record =
        records_in("{\"game\": \"" + game + "\", \"actions\": [" + actions + "]}", session).at(0);
    record.first_judged = record.moves.size() - 1;
    const JudgedMatch found = judged(std::move(record), {}, session);
    const GradedMove& its = found.moves.back();
    const std::string best = its.best ? std::to_string(*its.best) : "?";
    EXPECT_EQ(its.move, row[2]) << game;
    EXPECT_EQ(std::to_string(its.legal), row[3]) << game << " " << its.position;
    EXPECT_EQ(best, row[4]) << game << " " << its.position;
    EXPECT_EQ(its.before, row[5]) << game << " " << its.position;
    EXPECT_EQ(its.after, row[6]) << game << " " << its.position;
    EXPECT_EQ(name_of(its.verdict), row[7]) << game << " " << its.position;
    ++rows;
  }
  EXPECT_GT(rows, 60u);
}

TEST(Judge, ReadsTheFormatsOfOthers) {
  Session session;
  const auto game_of = [&](std::string_view text) {
    const std::vector<MatchRecord> records = records_in(text, session);
    return records.size() == 1
               ? std::string(records[0].format) + " " + std::to_string(records[0].moves.size())
               : std::to_string(records.size()) + " records";
  };
  EXPECT_EQ(
      game_of(
          "summand match 2\ngame nim(3,5)\nfirst left\nyou left\nlevel perfect\nmove 5->3\nend\n"),
      "summand 1");
  EXPECT_EQ(game_of("{\"game\": \"nim(3,5)\", \"moves\": [\"5->3\"]}"), "plain 1");
  EXPECT_EQ(game_of("{\"game\": \"dots-and-boxes 1x1\", \"moves\": [\"a1-b1\", \"a1-a2\"]}"),
            "plain 2");
  EXPECT_EQ(game_of("# by OpenSpiel\n[Game]\nclobber(rows=3,columns=4)\n\n[State]\n11\n39\n"),
            "openspiel 2");
  EXPECT_EQ(game_of("[Game]\nclobber_proxy(rows=3,columns=4)\n[State]\nhistory=0:11,1:39\n"),
            "openspiel 2");
  EXPECT_EQ(
      game_of("{\"game\": \"start_at(game=misere(game=nim()),history=3;5)\", \"actions\": [1]}"),
      "openspiel 3");
  EXPECT_EQ(game_of("{\"env\": \"Nim-v0\", \"logs\": [[0, \"[0 1]\"], "
                    "[-1, \"Player 0 removes 1 from pile 0.\"]]}"),
            "textarena 1");
  EXPECT_EQ(
      game_of("{\"info\": {\"openSpielGameStringResolved\": \"nim_proxy()\"}, \"configuration\": "
              "{}, \"steps\": [[{\"action\": {\"submission\": -1}}, {\"action\": "
              "{\"submission\": -1}}], [{\"action\": {\"submission\": 3}}, {\"action\": "
              "{\"submission\": -1}}]]}"),
      "kaggle 1");
  EXPECT_EQ(
      game_of("{\"game\": \"nim(3)\", \"moves\": []}\n\n{\"game\": \"nim(4)\", \"moves\": []}\n"),
      "2 records");
}

TEST(Judge, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(fault_of(""), "0: a record is expected");
  EXPECT_EQ(fault_of("hello"), "0: a record is JSON, or begins with 'summand match'");
  EXPECT_EQ(fault_of("{\"game\": \"nim(3\", \"moves\": []}").substr(0, 3), "9: ");
  EXPECT_EQ(fault_of("{\"game\": \"hex(size=3)\", \"actions\": []}").substr(0, 22),
            "9: hex is not judged: ");
  EXPECT_EQ(fault_of("{\"game\": \"nim()\", \"actions\": [\"pile:9, take:1;\"]}").substr(0, 4),
            "30: ");
  EXPECT_EQ(fault_of("{\"game\": \"amazons(board_size=7)\", \"actions\": []}"),
            "9: board_size is 6, 8 or 10");
  EXPECT_EQ(fault_of("{\"game\": 3, \"moves\": []}"),
            "0: an expression in quotes is expected: \"game\"");
}

// An illegal move ends the record, and is no move.
TEST(Judge, AnIllegalMoveIsAForfeit) {
  Session session;
  const JudgedMatch found =
      judged_in("{\"game\": \"nim(3,5)\", \"moves\": [\"5->3\", \"4->1\", \"3->0\"]}", session);
  ASSERT_EQ(found.moves.size(), 2u);
  EXPECT_EQ(found.moves[1].verdict, Verdict::illegal);
  ASSERT_TRUE(found.end);
  EXPECT_EQ(found.end->how, "illegal");
  EXPECT_EQ(found.decided_by, "illegal");
  EXPECT_EQ(figures_of(found)[1].forfeits, 1u);
  EXPECT_EQ(figures_of(found)[1].moves, 0u);
}

// A move that is none may have control characters, which reach no terminal.
TEST(Judge, WhatIsNoMoveIsPrintable) {
  Session session;
  for (const char* game : {"nim(3)", "dots-and-boxes 1x1"}) {
    const JudgedMatch found = judged_in(
        std::string("{\"game\": \"") + game + "\", \"moves\": [\"3\\u001b[31m\"]}", session);
    ASSERT_EQ(found.moves.size(), 1u);
    EXPECT_EQ(found.moves[0].verdict, Verdict::illegal);
    EXPECT_EQ(found.moves[0].move.find('\x1b'), std::string::npos);
  }
}

TEST(Judge, ALimitLeavesVerdictsUnknown) {
  Session session;
  const JudgedMatch found =
      judged_in("{\"game\": \"clobber(8x8)\", \"moves\": [\"a1-b1\"]}", session,
                {.time = std::chrono::milliseconds(50), .nodes = 1'000});
  ASSERT_EQ(found.moves.size(), 1u);
  EXPECT_EQ(found.moves[0].verdict, Verdict::not_known);
  EXPECT_EQ(figures_of(found)[0].not_known, 1u);
  // The session can still be used.
  EXPECT_EQ(judged_in("{\"game\": \"nim(1)\", \"moves\": [\"1->0\"]}", session).moves[0].verdict,
            Verdict::forced);
}

// Its time may end anywhere in the work on a position.
TEST(Judge, TheEndOfItsTimeIsNoFailureOfAMatch) {
  Session session;
  const std::vector<MatchRecord> records = records_in(
      "{\"game\": \"dots-and-boxes 4x4\", \"moves\": [\"a1-b1\", \"b1-c1\", \"c1-d1\"]}", session);
  for (int microseconds = 1; microseconds < 400; ++microseconds) {
    const auto found = within_limits([&]() -> Attempt<JudgedMatch> {
      return judged(records.at(0), {.time = std::chrono::microseconds(microseconds)}, session);
    });
    ASSERT_TRUE(found.has_value()) << microseconds;
    EXPECT_EQ(found->moves.size(), 3u);
  }
}

// The end of a match's time leaves verdicts unknown. An interrupt stops all.
TEST(Judge, AnInterruptStopsEverything) {
  std::atomic<bool> interrupt = false;
  Session session(Budget({.interrupt = &interrupt}));
  for (const char* start : {"clobber(8x8)", "dots-and-boxes 4x4"}) {
    interrupt = false;
    const std::string text = fmt::format(R"({{"game": "{}", "moves": ["{}"]}})", start,
                                         start[0] == 'c' ? "a1-b1" : "a1-a2");
    MatchRecord record = records_in(text, session).at(0);
    interrupt = true;
    const auto found =
        within_limits([&]() -> Attempt<JudgedMatch> { return judged(record, {}, session); });
    ASSERT_FALSE(found.has_value()) << start;
    EXPECT_EQ(found.error().limit, Limit::interrupted);
  }
}

TEST(Judge, IntervalsAreThoseOfWilson) {
  const Rate half = wilson(10, 20);
  EXPECT_NEAR(half.low, 0.2993, 1e-4);
  EXPECT_NEAR(half.high, 0.7007, 1e-4);
  EXPECT_NEAR(wilson(0, 10).high, 0.2775, 1e-4);
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

}  // namespace
}  // namespace summand::judge
