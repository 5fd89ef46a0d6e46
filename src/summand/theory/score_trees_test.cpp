#include "summand/theory/score_trees.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include "summand/value/outcome.hpp"
#include "summand/value/store.hpp"

namespace summand {
namespace {

using Tree = ScoreTrees::Tree;

// A random tree of at most so many moves, with final scores from -most to most.
Tree random_tree(ScoreTrees& trees, std::mt19937& random, unsigned depth, int most = 6) {
  if (depth == 0 || random() % 4 == 0) {
    return trees.final_score(static_cast<int>(random() % (2 * most + 1u)) - most);
  }
  std::array<std::vector<Tree>, 2> sides;
  for (auto& side : sides) {
    for (unsigned i = 1 + random() % 2; i > 0; --i) {
      side.push_back(random_tree(trees, random, depth - 1, most));
    }
  }
  return trees.make(std::move(sides[0]), std::move(sides[1]));
}

// The same tree as a game in which who cannot move loses, and a final score is a number.
Value game_of(const ScoreTrees& trees, Tree tree, ValueStore& store) {
  if (trees.is_final(tree)) return store.number(trees.score(tree));
  std::array<std::vector<Value>, 2> sides;
  for (const Player player : {Player::left, Player::right}) {
    for (const Tree option : trees.options(tree, player)) {
      sides[player == Player::left ? 0 : 1].push_back(game_of(trees, option, store));
    }
  }
  return store.make(sides[0], sides[1]);
}

// By the rules, without a memory.
Dyadic plain_score(const ScoreTrees& trees, const std::vector<Tree>& sum, Player first) {
  std::optional<Dyadic> best;
  Dyadic points = 0;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (trees.is_final(sum[i])) points += trees.score(sum[i]);
    for (const Tree option : trees.options(sum[i], first)) {
      std::vector<Tree> after = sum;
      after[i] = option;
      const Dyadic its = plain_score(trees, after, opponent(first));
      if (!best || (first == Player::left ? its > *best : its < *best)) best = its;
    }
  }
  return best.value_or(points);
}

TEST(ScoreTrees, ScoresOfSumsAreThoseOfTheRules) {
  std::mt19937 random(1);
  ScoreTrees trees{Budget()};
  ScoreSums sums(trees, Budget());
  for (int i = 0; i < 400; ++i) {
    std::vector<Tree> sum;
    for (unsigned k = 1 + random() % 3; k > 0; --k) sum.push_back(random_tree(trees, random, 2));
    Tree whole = trees.final_score(0);
    for (const Tree tree : sum) whole = trees.sum(whole, tree);
    for (const Player first : {Player::left, Player::right}) {
      const Dyadic score = plain_score(trees, sum, first);
      EXPECT_EQ(sums.score(sum, first), score);
      EXPECT_EQ(trees.stop(whole, first), score);
    }
  }
}

// Milnor 1953, Hanner 1959.
TEST(ScoreTrees, WithoutZugzwangTheyHaveTheStopsOfTheirGames) {
  std::mt19937 random(2);
  ScoreTrees trees{Budget()};
  ScoreSums sums(trees, Budget());
  ValueStore store;
  std::vector<Tree> calm;
  while (calm.size() < 300) {
    const Tree tree = random_tree(trees, random, 3);
    if (!trees.zugzwang(tree) && !trees.is_final(tree)) calm.push_back(tree);
  }
  for (int i = 0; i < 2'000; ++i) {
    std::vector<Tree> sum;
    Value value = store.zero();
    for (unsigned k = 2 + random() % 2; k > 0; --k) {
      sum.push_back(calm[random() % calm.size()]);
      value = store.sum(value, game_of(trees, sum.back(), store));
    }
    for (const Player first : {Player::left, Player::right}) {
      EXPECT_EQ(sums.score(sum, first), store.stop(value, first));
    }
  }
}

// With a zugzwang the values say nothing about scores: most random sums differ.
TEST(ScoreTrees, WithZugzwangTheirGamesHaveOtherStops) {
  std::mt19937 random(3);
  ScoreTrees trees{Budget()};
  ScoreSums sums(trees, Budget());
  ValueStore store;
  int differ = 0;
  for (int i = 0; i < 400; ++i) {
    const std::vector<Tree> sum = {random_tree(trees, random, 3), random_tree(trees, random, 3)};
    const Value value = store.sum(game_of(trees, sum[0], store), game_of(trees, sum[1], store));
    for (const Player first : {Player::left, Player::right}) {
      differ += sums.score(sum, first) != store.stop(value, first) ? 1 : 0;
    }
  }
  EXPECT_GT(differ, 100);
}

// G >= H by the rule: Right starts on G - H, and Left gets 0 or more. Then G is at least as good
// for Left in every sum of trees without zugzwang.
TEST(ScoreTrees, TheOrderHoldsInSumsWithoutZugzwang) {
  std::mt19937 random(4);
  ScoreTrees trees{Budget()};
  ScoreSums sums(trees, Budget());
  std::vector<Tree> calm;
  while (calm.size() < 60) {
    const Tree tree = random_tree(trees, random, 2, 3);
    if (!trees.zugzwang(tree)) calm.push_back(tree);
  }
  int ordered = 0, equal = 0;
  for (const Tree g : calm) {
    for (const Tree h : calm) {
      const Tree minus_h = trees.negative(h);
      const bool at_least = sums.score({g, minus_h}, Player::right).sign() >= 0;
      const bool at_most = sums.score({g, minus_h}, Player::left).sign() <= 0;
      bool never_less = true;
      for (const Tree rest : calm) {
        for (const Player first : {Player::left, Player::right}) {
          never_less = never_less && sums.score({g, rest}, first) >= sums.score({h, rest}, first);
        }
      }
      if (at_least) {
        EXPECT_TRUE(never_less);
      }
      ordered += at_least ? 1 : 0;
      equal += at_least && at_most && g != h ? 1 : 0;
    }
  }
  EXPECT_GT(ordered, 600);
  EXPECT_GT(equal, 10);
}

TEST(ScoreTrees, AZugzwangIsFoundInAnyPosition) {
  ScoreTrees trees{Budget()};
  const auto final_score = [&](int score) { return trees.final_score(score); };
  const Tree wait = trees.make({final_score(1)}, {final_score(3)});
  const Tree hot = trees.make({final_score(3)}, {final_score(1)});
  const Tree above = trees.make({trees.make({final_score(9)}, {wait})}, {final_score(-4)});
  EXPECT_EQ(trees.zugzwang(wait), wait);
  EXPECT_EQ(trees.zugzwang(above), wait);
  EXPECT_EQ(trees.zugzwang(hot), std::nullopt);
  EXPECT_EQ(trees.make({final_score(3), final_score(3)}, {final_score(1)}), hot);
  EXPECT_EQ(trees.negative(trees.negative(above)), above);
}

}  // namespace
}  // namespace summand
