#include <gtest/gtest.h>
#include <new>

#include "summand/language/language_test_support.hpp"
#include "summand/testing/run_time_game.hpp"

namespace summand {
namespace {

using testing::RunTimeFunctions;
using testing::RunTimeGame;
using Numbers = RunTimeFunctions::Numbers;

// Left takes one counter, so a heap is the number of its counters.
Numbers count_down(std::uint64_t heap, Player player) {
  return player == Player::left && heap > 0 ? Numbers{heap - 1} : Numbers{};
}
// Both may take any number of counters.
Numbers take_any(std::uint64_t heap, Player) {
  Numbers out;
  for (std::uint64_t left = 0; left < heap; ++left) out.push_back(left);
  return out;
}

std::shared_ptr<const AnyRuleset> made_game(std::string name, decltype(&count_down) moves) {
  return RunTimeGame::make({.name = std::move(name), .moves = moves})->ruleset();
}

std::string refusal(Session& session, std::string name) {
  const auto added = session.add_game(made_game(std::move(name), count_down));
  return added ? "" : added.error().message;
}

TEST(AddedGames, AreCalledLikeOtherGames) {
  Session session;
  EXPECT_EQ(said(session, "made(\"3\")"), "0: unknown game or function 'made'");
  ASSERT_TRUE(session.add_game(made_game("made", count_down)));
  EXPECT_EQ(said(session, "made(\"3\") + nim(2) - 1"), "2*2");
  EXPECT_EQ(said(session, "-made(\"3\")"), "-3");
  EXPECT_EQ(said(session, "[outcome(made(\"1\")), birthday(made(\"7\"))]"), "[L, 7]");
  EXPECT_EQ(said(session, "1 + made(\"3x\")"), "11: a digit is expected here");
  EXPECT_EQ(said(session, "made(\"\")"), "6: a number is expected here");
  EXPECT_EQ(said(session, "made(3)"), "5: made takes one position in quotes, such as made(\"\")");
  EXPECT_EQ(said(session, "made"), "0: made is a game: write made(...)");
  EXPECT_EQ(said(session, "made = 3"), "0: 'made' is the name of a game and cannot be assigned");
}

TEST(AddedGames, OfASourceAreReadWhenTheyAreNeeded) {
  Session session;
  int times = 0;
  session.add_games_later([&] {
    ++times;
    return std::vector{made_game("later", count_down), made_game("both", take_any)};
  });
  ASSERT_TRUE(session.add_game(made_game("both", count_down)));
  EXPECT_EQ(said(session, "mean(nim(2)) + both(\"2\")"), "2");
  EXPECT_EQ(times, 0);
  EXPECT_EQ(said(session, "later(\"3\") + both(\"2\")"), "5");
  EXPECT_EQ(said(session, "later = 3"), "0: 'later' is the name of a game and cannot be assigned");
  EXPECT_EQ(session.games().all().back()->info().name, "both");
  EXPECT_EQ(session.games().all().size(), all_rulesets().size() + 2);
  EXPECT_EQ(times, 1);
  Session other(Budget(), By::anything, session.games());
  EXPECT_EQ(said(other, "later(\"3\")"), "3");
}

TEST(AddedGames, HaveTheirOwnNames) {
  Session session;
  EXPECT_EQ(refusal(session, "nim"), "'nim' is the name of another game");
  EXPECT_EQ(refusal(session, "mean"), "'mean' is the name of another function");
  EXPECT_EQ(refusal(session, "leftstop"), "'leftstop' is the name of another function");
  EXPECT_EQ(said(session, "mean({2|0})"), "1");
}

// Otherwise nobody could call the game, and no expression of it could be read again.
TEST(AddedGames, HaveNamesThatExpressionsRead) {
  Session session;
  for (const char* name :
       {"",    "_",   "__",  "_x",       "v",  "vv",     "v2",  "2",   "a-", "-a", "a--b",
        "a-2", "a b", "a\n", "\x1b[31m", "a(", "\u00e9", "a.b", "for", "in", "if"}) {
    EXPECT_TRUE(refusal(session, name).contains("cannot be the name of a game")) << name;
  }
  EXPECT_TRUE(refusal(session, "\x1b[31m").starts_with("'\\x1b[31m' cannot"));
  for (const char* name : {"a", "vx", "a2", "a-b", "made-of-wood", "x", "a_b"}) {
    EXPECT_EQ(refusal(session, name), "");
    EXPECT_EQ(said(session, std::string(name) + "(\"5\") - 1"), "4") << name;
  }
}

TEST(AddedGames, ReplaceAddedGamesOfTheSameName) {
  Session session;
  const auto game = made_game("made", count_down);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(session.add_game(game));
  EXPECT_EQ(session.find_game("made"), game.get());
  EXPECT_EQ(said(session, "x = made(\"3\")"), "3");
  ASSERT_TRUE(session.add_game(made_game("made", take_any)));
  EXPECT_NE(session.find_game("made"), game.get());
  EXPECT_EQ(said(session, "made(\"3\") + x"), "3*3");
  EXPECT_EQ(said(session, "x"), "3");
}

TEST(AddedGames, BelongToManySessions) {
  Session first, second;
  const auto game = made_game("made", take_any);
  ASSERT_TRUE(first.add_game(game) && second.add_game(game));
  second.store().nimber(77);  // so that handles differ
  EXPECT_EQ(said(first, "made(\"3\") + made(\"6\")"), "*5");
  EXPECT_EQ(said(second, "made(\"6\") + made(\"3\")"), "*5");
  ASSERT_TRUE(first.add_game(made_game("made", count_down)));
  EXPECT_EQ(said(second, "made(\"3\")"), "*3");
}

TEST(AddedGames, LeaveNamesAndResultsAsTheyAre) {
  Session session;
  EXPECT_EQ(said(session, "made = {3|1}"), "{3|1}");
  ASSERT_TRUE(session.add_game(made_game("made", count_down)));
  EXPECT_EQ(said(session, "_ + 0"), "{3|1}");
  EXPECT_EQ(said(session, "made + made(\"2\")"), "{5|3}");
  EXPECT_EQ(said(session, "made = 3"), "0: 'made' is the name of a game and cannot be assigned");
}

TEST(AddedGames, ALimitInsideTheirMovesLeavesTheSessionUsable) {
  bool is_full = true;
  Session session;
  ASSERT_TRUE(session.add_game(RunTimeGame::make({.moves = [&](std::uint64_t heap, Player player) {
                                 if (is_full && heap == 2) reach_limit(Limit::memory, "full");
                                 return count_down(heap, player);
                               }})->ruleset()));
  EXPECT_EQ(limit_of(session, "canonical(made(\"5\"))"), Limit::memory);
  EXPECT_EQ(limit_of(session, "mean(made(\"5\") + {1|0})"), Limit::memory);
  is_full = false;
  EXPECT_EQ(said(session, "made(\"5\")"), "5");
}

TEST(AddedGames, TheEndOfMemoryInsideTheirMovesIsALimit) {
  Session session;
  ASSERT_TRUE(session.add_game(RunTimeGame::make({.moves = [](std::uint64_t, Player) -> Numbers {
                                 throw std::bad_alloc();
                               }})->ruleset()));
  EXPECT_EQ(limit_of(session, "canonical(made(\"5\"))"), Limit::memory);
  EXPECT_EQ(said(session, "1 + 1"), "2");
}

TEST(AddedGames, PlayThatRepeatsIsRefusedWhereAValueIsNeeded) {
  Session session;
  ASSERT_TRUE(session.add_game(RunTimeGame::make({.moves = [](std::uint64_t n, Player) {
                                 return Numbers{(n + 1) % 3};
                               }})->ruleset()));
  EXPECT_EQ(written("0.nim(2)"), "0.nim(2)");
  for (const char* text : {"canonical(made(\"0\"))", "made(\"1\") + 1 > 0", "{made(\"1\")|} == 1",
                           "mean(-made(\"2\"))", "made(\"0\") : 1 > 0"}) {
    EXPECT_EQ(limit_of(session, text), Limit::size) << text;
  }
  EXPECT_EQ(said(session, "0.made(\"0\")"), "0");
}

// A text of 10 MB, in a sum with itself.
TEST(AddedGames, MayHaveLongTexts) {
  Session session;
  ASSERT_TRUE(session.add_game(
      RunTimeGame::make(
          {.moves = count_down, .show = [](std::uint64_t) { return std::string(10'000'000, '1'); }})
          ->ruleset()));
  const auto answer = session.evaluate("made(\"3\") + made(\"4\")");
  ASSERT_TRUE(answer);
  const auto text =
      within_limits([&]() -> Result<std::string> { return answer->get<Game>()->print(); });
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().limit, Limit::size);
  EXPECT_EQ(print(*answer), "7");
}

}  // namespace
}  // namespace summand
