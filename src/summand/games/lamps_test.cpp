#include "summand/games/lamps.hpp"

#include <gtest/gtest.h>

#include "summand/ruleset/erase.hpp"
#include "summand/search/sum_graph.hpp"
#include "summand/testing/games.hpp"
#include "summand/testing/play_ends.hpp"

namespace summand::games {
namespace {

using summand::testing::moves_from;

static_assert(Loopy<Lamps> && !HasTheorem<Lamps> && SplitsIntoParts<Lamps> && HasMirror<Lamps>);

Ending ending(std::string_view text, Player first) {
  Budget budget;
  const SumGraph graph({ErasedRuleset<Lamps>::erase({}, Lamps().parse(text).value())}, budget);
  return graph.ending(graph.start(), first);
}

TEST(Lamps, AreSwitchedByTheirOwnersAndBrokenByTheOthers) {
  EXPECT_EQ(moves_from<Lamps>("LrL", Player::left),
            (std::vector<std::string>{"L.L", "Lrl", "lrL"}));
  EXPECT_EQ(moves_from<Lamps>("Lr", Player::right), (std::vector<std::string>{".r", "LR"}));
}

TEST(Lamps, OneLampIsSoonOverIfThePlayersAlternate) {
  EXPECT_EQ(ending("L", Player::left), (Ending{Fate::loss, 2}));
  EXPECT_EQ(ending("L", Player::right), (Ending{Fate::win, 1}));
  EXPECT_EQ(ending("r", Player::right), (Ending{Fate::loss, 2}));
}

TEST(Lamps, ASumOfTwoLampsCanLastForEver) {
  // A player who breaks the opponent's last lamp loses his own in return, and then has no move.
  EXPECT_EQ(ending("LR", Player::left).fate, Fate::draw);
  EXPECT_EQ(ending("LR", Player::right).fate, Fate::draw);
}

TEST(Lamps, PlayThatNeedNotEndIsFoundOnlyByMovesThatDoNotAlternate) {
  const Lamps rules;
  summand::testing::PlayEnds<Lamps> play_ends(rules);
  EXPECT_FALSE(play_ends(rules.parse("L").value()));
  EXPECT_TRUE(play_ends(rules.parse("..").value()));
}

TEST(Lamps, HaveNoCanonicalForm) {
  ValueStore store;
  Evaluator<Lamps> evaluate(Lamps(), store);
  EXPECT_THROW(evaluate(Lamps().parse("L").value()), LimitReached);
}

}  // namespace
}  // namespace summand::games
