#include "summand/verdict/nimber_of_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/language/game_test_support.hpp"
#include "summand/language/session.hpp"

namespace summand {
namespace {

// Boards with more moves than a search evaluates, and heaps beside them.
const std::vector<std::string> kNimberTerms = {"cram(3x4)",
                                               "cram(4x4)",
                                               "cram(3x5)",
                                               "impartial(clobber(\"xoxo|oxox|xoxo\"))",
                                               "impartial(domineering(3x4))",
                                               "impartial(snort(path 7))",
                                               "octal(kayles, 12)",
                                               "*5"};

TEST(NimberOfGame, IsThatOfTheValueForAnyNumberOfThreads) {
  Session session;
  for (const std::string& first : kNimberTerms) {
    for (const std::string& second : kNimberTerms) {
      if (second < first) continue;
      const Game sum = game(session, first + " + " + second);
      const auto expected = sum.store().as_nimber(sum.value());
      for (const unsigned threads : {1u, 2u, 3u}) {
        for (const bool exact : {false, true}) {
          const auto found = search_nimber(sum, {.threads = threads, .exact = exact});
          ASSERT_TRUE(found.has_value()) << found.error().error.message;
          EXPECT_EQ(found->nimber, expected) << first << " + " << second << " on " << threads;
        }
      }
    }
  }
}

// Boards of one game and nimbers beside them, by keys and by positions.
TEST(NimberOfGame, OfBoardsSaysWhatIsCompared) {
  Session session;
  for (const char* const expression :
       {"cram(5x5)", "cram(3x7) + *3", "cram(4x5) + cram(\"....|...#|....|.#..\") + cram(3x5)",
        "cram(5x5) + cram(5x5)", "3.cram(3x5)", "cram(5x5) + *6", "11.cram(3x5) + 3.cram(5x5) + *2",
        "impartial(clobber(3x4)) + impartial(clobber(3x3)) + *5 + cram(2x2)"}) {
    const Game sum = game(session, expression);
    const auto exact = search_nimber(sum, {.exact = true});
    ASSERT_TRUE(exact.has_value()) << exact.error().error.message;
    EXPECT_EQ(exact->key_bits, 0u);
    for (const unsigned threads : {1u, 2u}) {
      const auto found = search_nimber(sum, {.threads = threads});
      ASSERT_TRUE(found.has_value()) << found.error().error.message;
      EXPECT_EQ(found->nimber, exact->nimber) << expression;
      EXPECT_EQ(found->method, "proof numbers");
      EXPECT_EQ(found->key_bits, 96u);
    }
  }
  const auto mixed = search_nimber(game(session, "cram(3x5) + impartial(domineering(3x4))"));
  ASSERT_TRUE(mixed.has_value()) << mixed.error().error.message;
  EXPECT_EQ(mixed->key_bits, 0u);
}

TEST(NimberOfGame, OfCopiesDependsOnTheirParity) {
  Session session;
  for (const auto& [expression, nimber] :
       {std::pair("candy-bar(\"24294967297 of 5x8\")", 1u), std::pair("999999.nim(3)", 3u),
        std::pair("impartial(cutcake(\"24294967296 of 5x8, 1x3\"))", 0u),
        std::pair("2000000.cram(3x4) + *2", 2u)}) {
    for (const unsigned threads : {1u, 2u}) {
      const auto found = search_nimber(game(session, expression), {.threads = threads});
      ASSERT_TRUE(found.has_value()) << expression << found.error().error.message;
      EXPECT_EQ(found->nimber, nimber) << expression;
    }
  }
}

TEST(NimberOfGame, OfSixtyFourAndMoreReachesALimit) {
  Session session;
  const Game queen = game(session, "wyt-queens(reach, 2, 1,100)");
  for (const unsigned threads : {1u, 2u}) {
    const auto found = search_nimber(queen, {.threads = threads});
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().limit, Limit::size);
  }
}

TEST(NimberOfGame, FailsForOtherGames) {
  Session session;
  for (const unsigned threads : {1u, 2u}) {
    // The value of the last part is a nimber, but its moves lead to other values.
    for (const char* expression : {"clobber(3x4)", "cram(3x5) + clobber(\"xoo|oxx\")",
                                   "cram(3x5) + toads-and-frogs(\".F.T.\")"}) {
      EXPECT_FALSE(search_nimber(game(session, expression), {.threads = threads}).has_value());
    }
    EXPECT_FALSE(
        search_nimber(game(session, "domineering(2x2)"), {.threads = threads}).has_value());
  }
}

TEST(NimberOfGame, ALimitOfNodesCountsAllThreadsTogether) {
  Session session;
  const Game board = game(session, "cram(5x6)");
  for (const unsigned threads : {1u, 2u, 3u}) {
    SearchWatch watch(1000);
    const auto found = search_nimber(board, {.threads = threads, .watch = &watch});
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().limit, Limit::size);
    EXPECT_EQ(watch.nodes(), 1000u);
  }
}

TEST(NimberOfGame, AtMostSixtyThreadsSearch) {
  Session session;
  const auto found = search_nimber(game(session, "cram(5x5)"), {.threads = 100, .exact = true});
  ASSERT_TRUE(found.has_value()) << found.error().error.message;
  EXPECT_EQ(found->nimber, search_nimber(game(session, "cram(5x5)"))->nimber);
  EXPECT_EQ(found->threads, 60u);
}

TEST(NimberOfGame, ALimitOfMemoryOfSeveralThreadsIsAnError) {
  Session session(Budget(Budget::Limits{.memory = 8'000'000}));
  const Game board = game(session, "cram(5x7)");
  std::vector<std::size_t> charged;
  for (const unsigned threads : {1u, 1u, 2u, 3u}) {
    const auto found = search_nimber(board, {.threads = threads, .exact = true});
    ASSERT_FALSE(found.has_value());
    EXPECT_EQ(found.error().limit, Limit::memory);
    charged.push_back(board.store().budget().charged());
  }
  for (const std::size_t its : charged) EXPECT_EQ(its, charged.front());
}

// Each thread lists the options of all parts before it searches, because what is known changes
// their order.
TEST(NimberOfGame, SumsOfLargePartsAgreeOnAnyNumberOfThreads) {
  const std::string large = "cram(4x5) + cram(\"....|...#|....|.#..\") + ";
  for (const char* const rest : {"cram(3x5)", "impartial(clobber(\"xoxox|oxoxo|xoxox\"))"}) {
    Session session(Budget(), By::search);
    const Game sum = game(session, large + rest);
    const auto alone = search_nimber(sum);
    ASSERT_TRUE(alone.has_value()) << alone.error().error.message;
    for (int round = 0; round < 5; ++round) {
      for (const unsigned threads : {2u, 3u}) {
        const auto shared = search_nimber(sum, {.threads = threads});
        ASSERT_TRUE(shared.has_value()) << shared.error().error.message;
        EXPECT_EQ(shared->nimber, alone->nimber) << threads << " threads";
      }
    }
  }
}

}  // namespace
}  // namespace summand
