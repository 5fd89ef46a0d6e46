#include "summand/misere/quotient_play.hpp"

#include <gtest/gtest.h>
#include <random>
#include <set>

#include "summand/misere/quotient_test_support.hpp"

namespace summand {
namespace {

SolvedMisereGame solved(std::string_view code, std::uint32_t heaps) {
  FoundQuotient found = find_quotient(testing::rules_of(code), {.heaps = heaps}, Budget());
  return {testing::rules_of(code), std::move(found.quotient), found.period};
}

TEST(SolvedMisereGames, WinningMovesAreExactlyTheMovesToPPositions) {
  std::mt19937 random(3);
  for (const std::string_view code : {"0.77", "0.123", "0.71", "4.3"}) {
    const SolvedMisereGame game = solved(code, 200);
    testing::MisereSearch search(code);
    Budget budget;
    for (int i = 0; i < 100; ++i) {
      std::vector<std::uint64_t> sum(random() % 4);
      for (std::uint64_t& heap : sum) heap = random() % 10;
      const std::vector<std::uint32_t> small(sum.begin(), sum.end());
      const auto moves = game.winning_moves(sum, budget).value();
      if (search.is_p(small)) {
        EXPECT_TRUE(moves.empty());
      }
      for (const QuotientMove& move : moves) {
        std::vector<std::uint32_t> next = small;
        next.erase(std::ranges::find(next, move.heap));
        for (const std::uint64_t heap : move.left) {
          if (heap != 0) next.push_back(static_cast<std::uint32_t>(heap));
        }
        EXPECT_TRUE(search.is_p(next)) << code;
      }
      const bool has_moves = std::ranges::any_of(small, [&](std::uint32_t heap) {
        return heaps::count_of_breaks(game.rules(), heap) > 0;
      });
      if (has_moves && !search.is_p(small)) {
        EXPECT_FALSE(moves.empty()) << code;
      }
    }
  }
}

TEST(SolvedMisereGames, KnowHeapsOfAnySizeIfThePeriodIsProved) {
  const SolvedMisereGame kayles = solved("0.77", 200);
  EXPECT_TRUE(kayles.knows(std::uint64_t{1} << 60));
  EXPECT_EQ(kayles.element_of_heap(1'000'000'000'000), kayles.element_of_heap(76));
  const SolvedMisereGame dawson = solved("0.07", 20);
  const std::uint64_t sum[] = {3, 21};
  const auto element = dawson.element(sum);
  ASSERT_FALSE(element);
  EXPECT_EQ(element.error().offset, 1u);
}

TEST(SolvedMisereGames, SayWhyAMoveWins) {
  const SolvedMisereGame kayles = solved("0.77", 200);
  const std::uint64_t sum[] = {3};
  Budget budget;
  const auto moves = kayles.winning_moves(sum, budget).value();
  ASSERT_EQ(moves.size(), 1u);
  EXPECT_EQ(moves[0].left, (heaps::Left{1}));
  EXPECT_EQ(reason_of(kayles.quotient(), moves[0]), "element 1 (1) is in the P-portion");
  EXPECT_EQ(sum_text(std::vector<std::uint32_t>{2, 5}), "2+5");
  EXPECT_EQ(sum_text({}), "0");
}

TEST(SolvedMisereGames, LargeHeapsHaveAMoveToEachElementThatAnyMoveReaches) {
  const SolvedMisereGame kayles = solved("0.77", 200);
  for (const std::uint64_t heap : {2'000'003u, 2'000'008u}) {
    const std::uint64_t sum[] = {heap, 9};
    std::set<std::uint32_t> reached, by_moves;
    heaps::for_each_option(kayles.rules(), heap,
                           [&](std::uint64_t, std::span<const std::uint64_t> left) {
                             std::vector<std::uint64_t> next(left.begin(), left.end());
                             next.push_back(9);
                             const std::uint32_t element = kayles.element(next).value();
                             if (kayles.quotient().is_p(element)) reached.insert(element);
                           });
    Budget budget;
    const auto moves = kayles.winning_moves(sum, budget).value();
    for (const QuotientMove& move : moves) {
      EXPECT_TRUE(heaps::is_break(kayles.rules(), move.heap, move.left));
      if (move.heap == heap) by_moves.insert(move.element);
    }
    EXPECT_EQ(by_moves, reached);
  }
}

}  // namespace
}  // namespace summand
