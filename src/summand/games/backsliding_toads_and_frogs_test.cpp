#include "summand/games/backsliding_toads_and_frogs.hpp"

#include <array>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/games/toads_and_frogs.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::moves_from;

static_assert(Loopy<BackslidingToadsAndFrogs> && HasMirror<BackslidingToadsAndFrogs> &&
              HasKey<BackslidingToadsAndFrogs> && MakesStarts<BackslidingToadsAndFrogs> &&
              NamesCells<BackslidingToadsAndFrogs> && HasPicture<BackslidingToadsAndFrogs> &&
              !HasTheorem<BackslidingToadsAndFrogs> && !SplitsIntoParts<BackslidingToadsAndFrogs>);

using BacksliderTexts = std::vector<std::string>;

SumGraph graph_of_backsliders(std::string_view text, Budget& budget) {
  return SumGraph({ErasedRuleset<BackslidingToadsAndFrogs>::erase(
                      {}, BackslidingToadsAndFrogs().parse(text).value())},
                  budget);
}

// "L2 R3": who wins and within how many moves, if Left starts and if Right starts.
std::string endings_of_backsliders(std::string_view text) {
  Budget budget;
  const SumGraph graph = graph_of_backsliders(text, budget);
  std::string out;
  for (const Player first : {Player::left, Player::right}) {
    const Ending ending = graph.ending(graph.start(), first);
    if (!out.empty()) out += ' ';
    if (ending.fate == Fate::draw) {
      out += 'D';
      continue;
    }
    const Player winner = ending.fate == Fate::win ? first : opponent(first);
    out += (winner == Player::left ? 'L' : 'R') + std::to_string(ending.distance);
  }
  return out;
}

TEST(BackslidingToadsAndFrogs, AnimalsAlsoSlideBackButDoNotJumpBack) {
  EXPECT_EQ(moves_from<BackslidingToadsAndFrogs>(".T.F", Player::left),
            (BacksliderTexts{"..TF", "T..F"}));
  EXPECT_EQ(moves_from<BackslidingToadsAndFrogs>("T.F.", Player::right),
            (BacksliderTexts{"T..F", "TF.."}));
  EXPECT_TRUE(moves_from<BackslidingToadsAndFrogs>(".FT", Player::left).empty());
  EXPECT_EQ(moves_from<BackslidingToadsAndFrogs>(".TF.", Player::left),
            (BacksliderTexts{"..FT", "T.F."}));
}

// A move of this game is a move of Toads-and-Frogs, or the reverse of one of its slides.
TEST(BackslidingToadsAndFrogs, HaveTheMovesOfToadsAndFrogsAndTheirReversedSlides) {
  const BackslidingToadsAndFrogs rules;
  const ToadsAndFrogs forward;
  Strip::for_each_up_to(7, [&](const Strip& strip) {
    for (const Player player : {Player::left, Player::right}) {
      std::vector<std::pair<int, int>> ahead;
      for_each_move(forward, strip, player,
                    [&](auto move) { ahead.emplace_back(move.from, move.to); });
      for_each_move(rules, strip, player, [&](auto move) {
        const std::pair there(move.from, move.to);
        if (std::ranges::find(ahead, there) != ahead.end()) {
          std::erase(ahead, there);
          return;
        }
        bool reverses = false;
        for_each_move(forward, rules.play(strip, player, move), player,
                      [&](auto back) { reverses |= back.from == move.to && back.to == move.from; });
        EXPECT_TRUE(reverses) << rules.print(strip) << " " << rules.print_move(strip, player, move);
      });
      EXPECT_TRUE(ahead.empty()) << rules.print(strip);
    }
  });
}

TEST(BackslidingToadsAndFrogs, ToadsAloneWithASpaceHaveAMoveForEver) {
  for (const std::string_view text : {"T.", ".TT", "T.T.T"}) {
    EXPECT_EQ(endings_of_backsliders(text), "L1 L0") << text;
  }
}

TEST(BackslidingToadsAndFrogs, OutcomesAndLengthsOfSmallStrips) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEndings = {{
      {"T.F", "R4 L4"},
      {"......T", "L1 L0"},
      {"...TFFT", "L15 R3"},
      {"..FFT", "R0 R1"},
      {"TF", "R0 L0"},
  }};
  for (const auto& [text, endings] : kEndings) {
    EXPECT_EQ(endings_of_backsliders(text), endings) << text;
  }
}

}  // namespace
}  // namespace summand::games
