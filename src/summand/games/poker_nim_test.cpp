#include "summand/games/poker_nim.hpp"

#include <gtest/gtest.h>
#include <random>

#include "summand/games/nim.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(Loopy<PokerNim> && HasTheorem<PokerNim> && GivesAdvice<PokerNim> &&
              HasMirror<PokerNim> && MakesStarts<PokerNim>);

AnyPosition poker_nim(std::string_view text) {
  return ErasedRuleset<PokerNim>::erase({}, PokerNim().parse(text).value());
}

TEST(PokerNim, ChipsThatAreTakenAreKeptAndMayBeAddedAgain) {
  EXPECT_EQ(moves_from<PokerNim>("2; 1/3", Player::left),
            (std::vector<std::string>{"0; 3/3", "1; 2/3", "3; 0/3"}));
  EXPECT_EQ(moves_from<PokerNim>("1", Player::right), (std::vector<std::string>{"0; 0/1"}));
}

TEST(PokerNim, WrongPositionsAreRefusedWithTheirPlace) {
  const auto offset = [](std::string_view text) {
    const auto parsed = PokerNim().parse(text);
    return parsed ? -1 : static_cast<int>(parsed.error().offset);
  };
  EXPECT_EQ(offset("1; 2"), 4);
  EXPECT_EQ(offset("1; x/2"), 3);
  EXPECT_EQ(offset("1; 2/3/"), 6);
  EXPECT_EQ(offset("1000001"), 0);
  EXPECT_EQ(offset("18446744073709551615 18446744073709551615"), 0);
}

TEST(PokerNim, TheHoldersOfTheChipsDoNotAffectTheValues) {
  EXPECT_TRUE(has_value<PokerNim>("3,5,7", "*1"));
  EXPECT_TRUE(has_value<PokerNim>("3,5; 40/2", "*6"));
  EXPECT_TRUE(has_value<PokerNim>("1,2,3; 5/0", "0"));
}

TEST(PokerNim, InASumItIsWorthItsNimHeap) {
  Budget budget;
  for (std::uint64_t heap = 0; heap < 5; ++heap) {
    const AnyPosition nim = ErasedRuleset<Nim>::erase({}, Heaps({heap}));
    const SumGraph graph({poker_nim("2,1; 2/1"), nim}, budget);
    for (const Player first : {Player::left, Player::right}) {
      EXPECT_EQ(graph.ending(graph.start(), first).fate, heap == 3 ? Fate::loss : Fate::win);
    }
  }
}

// The opponent usually adds as many chips as he can.
TEST(PokerNim, TheAdviceWinsAgainstAnOpponentWhoAddsChips) {
  std::mt19937 random(5);
  const PokerNim rules;
  for (int games = 0; games < 1000;) {
    PokerNim::Position position{Heaps({1 + random() % 9, 1 + random() % 9, 1 + random() % 9}),
                                {random() % 9, random() % 9}};
    if (!rules.advice(position, Player::left)) continue;
    ++games;
    for (int plies = 0;; ++plies) {
      ASSERT_LT(plies, 1000) << rules.print(position);
      const auto advice = rules.advice(position, Player::left);
      ASSERT_TRUE(advice.has_value()) << rules.print(position);
      position = rules.play(position, Player::left, advice->move);
      std::vector<PokerNim::Move> answers;
      rules.for_each_move(position, Player::right, [&](auto move) { answers.push_back(move); });
      if (answers.empty()) break;
      const auto given = [](const PokerNim::Move& move) {
        return static_cast<std::int64_t>(move.to) - static_cast<std::int64_t>(move.from);
      };
      const auto move = random() % 4 == 0 ? answers[random() % answers.size()]
                                          : *std::ranges::max_element(answers, {}, given);
      position = rules.play(position, Player::right, move);
    }
  }
}

}  // namespace
}  // namespace summand::games
