#include "summand/ruleset/kept_results.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "summand/ruleset/kept_results_test_support.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/search/nimber_search.hpp"
#include "summand/search/sum_search.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using summand::testing::KeptInMemory;

AnyPosition board_of(std::string_view game, std::string_view text) {
  return find_ruleset(game)->parse(text).value();
}

// A run of the program: a store of values with evaluators, which may have kept results.
struct Worked {
  explicit Worked(KeptResults* kept, By by = By::anything) : evaluators(store, by, kept) {}

  std::string value(const AnyPosition& position) {
    return print(store, position.value(evaluators));
  }

  ValueStore store;
  Evaluators evaluators;
};

struct Searched {
  bool left_wins, right_wins;
  std::uint64_t nodes;
};

// Who wins when Left and when Right starts. Parts are not evaluated.
Searched searched(const std::vector<AnyPosition>& sum, KeptResults* kept, By by = By::anything) {
  Worked worked(kept, by);
  PartTables tables(worked.evaluators, EasyParts(0));
  SumSearch search(tables, 12);
  PartList list;
  for (const AnyPosition& position : sum) position.add_parts(tables, list);
  const SearchSum whole = search.sum_of(list);
  Searched out{};
  out.left_wins = search.wins(whole, Player::left);
  out.right_wins = search.wins(whole, Player::right);
  out.nodes = search.nodes();
  return out;
}

struct FoundStar {
  std::uint64_t nimber, nodes;
};

FoundStar found_star(const AnyPosition& position, KeptResults* kept) {
  Worked worked(kept);
  PartTables tables(worked.evaluators, EasyParts(0));
  NimberSearch search(tables);
  PartList list;
  position.add_parts(tables, list);
  const std::uint64_t nimber = search.nimber(list);
  return {nimber, search.nodes()};
}

const std::vector<std::pair<std::string, std::string>> kLongToEvaluate = {
    {"domineering", ".....|.....|.....|....."},
    {"clobber", "xoxo|oxox|xoxo"},
    {"snort", "L...|....|....|...L"},
    {"amazons", "L..|...|..R"},
};

TEST(KeptResults, GiveTheSameValuesAsWithoutThem) {
  for (const auto& [game, text] : kLongToEvaluate) {
    const AnyPosition position = board_of(game, text);
    const std::string expected = Worked(nullptr).value(position);
    KeptInMemory kept;
    EXPECT_EQ(Worked(&kept).value(position), expected) << game;
    ASSERT_FALSE(kept.rows.empty()) << game;
    EXPECT_EQ(kept.hits, 0u) << game;
    EXPECT_EQ(Worked(&kept).value(position), expected) << game;
    EXPECT_GT(kept.hits, 0u) << game;
  }
}

TEST(KeptResults, EveryRowHasTheValueOfItsPosition) {
  for (const auto& [game, text] : kLongToEvaluate) {
    KeptInMemory kept;
    Worked(&kept).value(board_of(game, text));
    for (const auto& [key, answer] : kept.rows) {
      const auto& [kind, name, call] = key;
      EXPECT_EQ(kind, KeptKind::value);
      EXPECT_EQ(name, game);
      ASSERT_TRUE(call.starts_with(game + "(\"")) << call;
      const std::string board = call.substr(game.size() + 2, call.size() - game.size() - 4);
      Worked again(nullptr, By::search);
      const std::string expected = again.value(board_of(game, board));
      const auto value = unpacked_value(again.store, answer);
      ASSERT_TRUE(value.has_value()) << call;
      EXPECT_EQ(print(again.store, *value), expected) << call;
    }
  }
}

TEST(KeptResults, AreNotAskedForSmallWork) {
  KeptInMemory kept;
  Worked worked(&kept);
  worked.value(board_of("domineering", "...|...|..."));
  worked.value(board_of("nim", "3,5,7"));
  EXPECT_EQ(kept.looks, 0u);
  EXPECT_TRUE(kept.rows.empty());
}

TEST(KeptResults, AreAskedAFewTimesForMuchWork) {
  KeptInMemory kept;
  Worked(&kept).value(board_of("domineering", ".....|.....|.....|....."));
  EXPECT_GT(kept.looks, 0u);
  EXPECT_LT(kept.looks, 500u);
}

// A wrong result is found out by the tests above only if results are used at all.
TEST(KeptResults, AreUsed) {
  const AnyPosition position = board_of("domineering", ".....|.....|.....|.....");
  KeptInMemory kept;
  Worked(&kept).value(position);
  Worked wrong(nullptr);
  const std::string seven = packed_value(wrong.store, wrong.store.number(7), 100).value();
  for (auto& [key, answer] : kept.rows) answer = seven;
  EXPECT_EQ(Worked(&kept).value(position), "7");
  for (auto& [key, answer] : kept.rows) answer = "no value";
  EXPECT_EQ(Worked(&kept).value(position), Worked(nullptr).value(position));
}

TEST(KeptResults, AreNotUsedWithoutTheorems) {
  const AnyPosition position = board_of("domineering", ".....|.....|.....|.....");
  KeptInMemory kept;
  Worked(&kept, By::search).value(position);
  EXPECT_EQ(kept.looks, 0u);
  EXPECT_TRUE(kept.rows.empty());
  searched({position}, &kept, By::search);
  EXPECT_EQ(kept.looks, 0u);
  EXPECT_TRUE(kept.rows.empty());
}

TEST(KeptResults, TellAnImpartialVersionFromItsGame) {
  const AnyPosition position = board_of("domineering", ".....|.....|.....|.....");
  KeptInMemory kept;
  Worked(&kept).value(position);
  const std::string expected = Worked(nullptr).value(position.impartial_version());
  EXPECT_EQ(Worked(&kept).value(position.impartial_version()), expected);
  EXPECT_EQ(Worked(&kept).value(position.impartial_version()), expected);
}

TEST(KeptResults, GiveTheSameWinnersInFewerNodes) {
  const std::vector<std::vector<AnyPosition>> sums = {
      {board_of("amazons", "L...|....|...R")},
      {board_of("clobber", "xoxox|oxoxo|xoxox")},
      {board_of("clobber", "xoxo|oxox|xoxo"), board_of("snort", "...|...|..."),
       board_of("domineering", "...|...|...")},
  };
  for (const auto& sum : sums) {
    const Searched expected = searched(sum, nullptr);
    ASSERT_GT(expected.nodes, 300u);
    KeptInMemory kept;
    for (const bool again : {false, true}) {
      const Searched found = searched(sum, &kept);
      EXPECT_EQ(found.left_wins, expected.left_wins);
      EXPECT_EQ(found.right_wins, expected.right_wins);
      ASSERT_FALSE(kept.rows.empty());
      if (again) {
        EXPECT_LT(found.nodes, expected.nodes);
        EXPECT_GT(kept.hits, 0u);
      }
    }
  }
}

TEST(KeptResults, GiveTheSameNimbersInFewerNodes) {
  for (const char* board : {"....|....|....|....", ".....|.....|.....", ".....|...#.|....."}) {
    const AnyPosition position = board_of("cram", board);
    const FoundStar expected = found_star(position, nullptr);
    KeptInMemory kept;
    EXPECT_EQ(found_star(position, &kept).nimber, expected.nimber) << board;
    if (expected.nodes < 300) continue;
    ASSERT_FALSE(kept.rows.empty()) << board;
    const FoundStar again = found_star(position, &kept);
    EXPECT_EQ(again.nimber, expected.nimber) << board;
    EXPECT_LT(again.nodes, expected.nodes) << board;
  }
}

}  // namespace
}  // namespace summand
