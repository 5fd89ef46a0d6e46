// The search for nimbers is compared with mex over all moves.
#include "summand/search/nimber_search.hpp"

#include <bit>
#include <gtest/gtest.h>
#include <random>
#include <vector>

#include "summand/games/cram.hpp"
#include "summand/ruleset/ruleset_parts.hpp"

namespace summand {
namespace {

using games::Cram;

constexpr std::uint64_t kBeyond = 8;  // no small board has this nimber

// The nimbers of all fills of a board, by mex. A domino leaves a smaller word.
std::vector<std::uint64_t> nimbers_of_fills(int rows, int columns) {
  std::vector<std::uint64_t> nimbers;
  for (std::uint64_t word = 0; word >> (rows * columns) == 0; ++word) {
    std::uint64_t found = 0;
    Cram().for_each_move(Cells(rows, columns, word), Player::left, [&](const Domino& domino) {
      const std::uint64_t left =
          word ^ std::uint64_t{1} << domino.cell ^ std::uint64_t{1} << domino.other;
      found |= std::uint64_t{1} << nimbers[left];
    });
    nimbers.push_back(static_cast<std::uint64_t>(std::countr_one(found)));
  }
  return nimbers;
}

struct CramSearch {
  explicit CramSearch(EasyParts easy = 0)
      : evaluators(store, By::search), tables(evaluators, easy), search(tables) {}

  void add(const Cells& board, PartList& out) { tables.of<RulesetParts>(Cram()).add(board, out); }

  ValueStore store;
  Evaluators evaluators;
  PartTables tables;
  NimberSearch search;
};

TEST(NimberSearch, AllFillsHaveTheirNimbersByMex) {
  const std::vector<std::uint64_t> expected = nimbers_of_fills(3, 4);
  for (const EasyParts& easy : {EasyParts(0), EasyParts(4), EasyParts(12, 3)}) {
    CramSearch all(easy);
    for (std::uint64_t word = expected.size(); word-- > 0;) {
      PartList parts;
      all.add(Cells(3, 4, word), parts);
      ASSERT_EQ(all.search.nimber(parts), expected[word]) << word;
    }
  }
}

// Questions leave other facts than nimbers do, so each search is asked in an order of its own.
TEST(NimberSearch, QuestionsAboutSumsWithHeapsAgreeWithMex) {
  const std::vector<std::uint64_t> expected = nimbers_of_fills(4, 4);
  std::mt19937_64 random(1);
  for (int round = 0; round < 30; ++round) {
    CramSearch sums(round % 2 == 0 ? EasyParts(0) : EasyParts(8, 2));
    for (int i = 0; i < 20; ++i) {
      PartList parts;
      std::uint64_t nimber = random() % kBeyond;
      parts.values.push_back(sums.store.nimber(nimber));
      for (std::uint64_t boards = random() % 4; boards > 0; --boards) {
        const std::uint64_t word = (random() | random()) % expected.size();
        sums.add(Cells(4, 4, word), parts);
        nimber ^= expected[word];
      }
      for (int j = 0; j < 3; ++j) {
        const std::uint64_t asked = random() % kBeyond;
        ASSERT_EQ(sums.search.is(parts, asked), asked == nimber);
      }
      ASSERT_TRUE(sums.search.is(parts, nimber));
      ASSERT_EQ(sums.search.nimber(parts), nimber);
    }
  }
}

// A limit in the middle of a search leaves facts that stay true.
TEST(NimberSearch, ALimitOfNodesDoesNotChangeTheNimber) {
  CramSearch cut;
  PartList parts;
  cut.add(Cells::full(4, 5), parts);
  for (std::uint64_t most = 1;; most += 3) {
    cut.search.stop_after(most);
    try {
      EXPECT_EQ(cut.search.nimber(parts), 2u);
      break;
    } catch (const LimitReached& limit) {
      EXPECT_EQ(limit.limit, Limit::size);
      ASSERT_LT(most, 3000u);
    }
  }
}

struct Watch final : OptionWatch {
  Verdict look_at(const PartList&) override {
    ++looks;
    return verdict;
  }
  Verdict verdict = Verdict::open;
  int looks = 0;
};

TEST(NimberSearch, AWatchLeavesOutResultsOfPartsThatTheTableHasMet) {
  CramSearch cram;
  auto& table = cram.tables.of<RulesetParts>(Cram());
  PartList start;
  table.add(Cells::full(3, 3), start);
  const std::uint32_t part = start.parts.at(0).number;
  Watch watch;
  // Up to symmetry a domino leaves one of two positions, and the table has met neither.
  EXPECT_EQ(table.count_options(part, Player::left, watch), 2u);
  EXPECT_EQ(watch.looks, 0);
  EXPECT_EQ(table.size(), 1u);

  PartList corner;
  table.add(Cram().parse("##.|...|...").value(), corner);
  EXPECT_EQ(table.count_options(part, Player::left, watch), 2u);
  EXPECT_EQ(watch.looks, 8);
  watch.verdict = OptionWatch::Verdict::closed;
  EXPECT_EQ(table.count_options(part, Player::left, watch), 1u);
  watch.verdict = OptionWatch::Verdict::settling;
  EXPECT_EQ(table.count_options(part, Player::left, watch), std::nullopt);

  OptionList options;
  EXPECT_FALSE(table.list_options(part, Player::left, options, &watch));
  EXPECT_TRUE(options.options.empty() && options.parts.empty());
  EXPECT_EQ(table.size(), 2u);
  watch.verdict = OptionWatch::Verdict::closed;
  EXPECT_TRUE(table.list_options(part, Player::left, options, &watch));
  EXPECT_EQ(options.options.size(), 4u);
  EXPECT_EQ(table.size(), 3u);
}

}  // namespace
}  // namespace summand
