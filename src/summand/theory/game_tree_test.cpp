#include "summand/theory/game_tree.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/base/budget.hpp"
#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/names.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::value_from_text;
using Fate = Branch::Fate;

LiteralGame canonical(Value g) { return {{{.value = g, .left = {}, .right = {}}}}; }

// Appends all positions, each after its options.
std::uint32_t append(LiteralGame& game, const GameTree& tree) {
  LiteralGame::Node node;
  for (const GameTree& option : tree.left) node.left.push_back(append(game, option));
  for (const GameTree& option : tree.right) node.right.push_back(append(game, option));
  game.nodes.push_back(std::move(node));
  return static_cast<std::uint32_t>(game.nodes.size() - 1);
}

class GrownTree : public ::testing::Test {
 protected:
  Value value(const char* text) { return value_from_text(store, text); }
  // A node for each text, and {left|right} as the last node.
  LiteralGame braces(std::vector<const char*> left, std::vector<const char*> right) {
    LiteralGame out;
    LiteralGame::Node root;
    for (const char* text : left) {
      root.left.push_back(static_cast<std::uint32_t>(out.nodes.size()));
      out.nodes.push_back({.value = value(text), .left = {}, .right = {}});
    }
    for (const char* text : right) {
      root.right.push_back(static_cast<std::uint32_t>(out.nodes.size()));
      out.nodes.push_back({.value = value(text), .left = {}, .right = {}});
    }
    out.nodes.push_back(std::move(root));
    return out;
  }
  std::vector<std::string> texts(const std::vector<Branch>& tree) {
    std::vector<std::string> out;
    for (const Branch& branch : tree) out.push_back(print(store, branch.value));
    return out;
  }

  ValueStore store;
};

using Texts = std::vector<std::string>;

TEST_F(GrownTree, HasCanonicalOptionsSortedByTheirTexts) {
  const std::vector<Branch> tree = grow_tree(store, canonical(value("^*2")), {.depth = 2});
  EXPECT_EQ(texts(tree), (Texts{"^*2", "0", "*3", "*", "0", "*2", "*", "0", "*2"}));
  EXPECT_EQ(tree[2].lefts, 3u);
  EXPECT_EQ(tree[2].rights, 3u);
  EXPECT_EQ(tree[5].parent, 2u);
}

TEST_F(GrownTree, EndsAtTheLeavesAskedFor) {
  const LiteralGame game = canonical(value("{2|*}"));
  EXPECT_EQ(texts(grow_tree(store, game, {.leaves = Leaves::names})), (Texts{"{2|*}", "2", "*"}));
  EXPECT_EQ(texts(grow_tree(store, game, {.leaves = Leaves::numbers})),
            (Texts{"{2|*}", "2", "*", "0", "0"}));
  EXPECT_EQ(texts(grow_tree(store, game, {.leaves = Leaves::zero})),
            (Texts{"{2|*}", "2", "*", "1", "0", "0", "0"}));
}

TEST_F(GrownTree, SaysWhereItIsCut) {
  const std::vector<Branch> tree = grow_tree(store, canonical(value("{2|*}")), {.depth = 1});
  EXPECT_EQ(texts(tree), (Texts{"{2|*}", "2", "*"}));
  EXPECT_FALSE(tree[1].cut);
  EXPECT_TRUE(tree[2].cut);
}

TEST_F(GrownTree, MarksDominatedOptionsAndTheirWitness) {
  const std::vector<Branch> tree = grow_tree(store, braces({"1", "3", "1"}, {"0"}), {});
  EXPECT_EQ(texts(tree), (Texts{"{3|0}", "1", "3", "1", "0"}));
  EXPECT_EQ(tree[1].fate, Fate::dominated);
  EXPECT_EQ(tree[1].witness, value("3"));
  EXPECT_EQ(tree[2].fate, Fate::kept);
  EXPECT_EQ(tree[3].fate, Fate::duplicate);
  EXPECT_EQ(tree[4].fate, Fate::kept);
}

// {^|v} = *: Right answers ^ by a move to *, from which Left can move to 0.
TEST_F(GrownTree, ShowsTheBypassOfAReversibleOption) {
  const std::vector<Branch> tree = grow_tree(store, braces({"^"}, {"v"}), {});
  EXPECT_EQ(tree[1].fate, Fate::reversible);
  EXPECT_EQ(tree[1].witness, value("*"));
  ASSERT_EQ(tree[1].bypass.size(), 1u);
  const Branch& replacement = tree[tree[1].bypass[0]];
  EXPECT_EQ(replacement.value, store.zero());
  EXPECT_EQ(replacement.player, Player::left);
  EXPECT_EQ(tree[replacement.parent].value, value("*"));
  EXPECT_EQ(tree[replacement.parent].player, Player::right);
  EXPECT_EQ(tree[replacement.parent].parent, 1u);
}

// {*2,0|0} = ^*: Right answers *2 by a move to *, from which Left can move to 0, which is already
// an option.
TEST_F(GrownTree, KeepsAnOptionThatAlsoComesFromABypass) {
  const std::vector<Branch> tree = grow_tree(store, braces({"*2", "0"}, {"0"}), {});
  EXPECT_EQ(tree[1].fate, Fate::reversible);
  EXPECT_EQ(tree[2].value, store.zero());
  EXPECT_EQ(tree[2].fate, Fate::kept);
}

TEST_F(GrownTree, CanShowTheCanonicalForm) {
  const LiteralGame game = braces({"^"}, {"v"});
  EXPECT_EQ(texts(grow_tree(store, game, {.canonical = true})), (Texts{"*", "0", "0"}));
}

TEST_F(GrownTree, OfAFormHasItsLiteralOptions) {
  const Form form = literal(store, {value("1"), value("3")}, {value("0")});
  EXPECT_EQ(grow_tree(store, literal_game(store, form), {}).size(), 4u);
  EXPECT_EQ(texts(grow_tree(store, literal_game(store, canonical_form(value("*"))), {})),
            (Texts{"*", "0", "0"}));
}

TEST_F(GrownTree, WithTooManyNodesReachesTheSizeLimit) {
  EXPECT_THROW(grow_tree(store, canonical(store.nimber(20)), {}), LimitReached);
  EXPECT_THROW(grow_tree(store, canonical(store.nimber(1'000'000'000)), {.depth = 1}),
               LimitReached);
  EXPECT_EQ(grow_tree(store, canonical(store.nimber(1'000'000'000)), {.depth = 0}).size(), 1u);
}

TEST_F(GrownTree, KnowsBriefTextsWithoutWritingThem) {
  EXPECT_TRUE(is_brief(store, value("{{5|1}|{0|-2}}")));
  EXPECT_TRUE(is_brief(store, store.nimber(1'000'000'000)));
  EXPECT_FALSE(is_brief(store, store.number(Dyadic::power_of_two(5000))));
  Value deep = value("+-1");
  for (int i = 0; i < 40; ++i) {
    const Value less = store.sum(deep, store.number(-3 - i));
    deep = store.make(std::vector{deep, store.number(-100)}, std::vector{less});
  }
  EXPECT_FALSE(is_brief(store, deep));
}

// Kept options and replacements of reversible ones include all options of the canonical form.
RC_GTEST_PROP(GrownTrees, KeepWhatTheCanonicalFormIsMadeOf, (const GameTree& tree)) {
  ValueStore store;
  LiteralGame game;
  append(game, tree);
  const std::vector<Branch> grown = grow_tree(store, game, {.leaves = Leaves::zero});
  for (const Branch& branch : grown) {
    std::vector<Value> left, right;
    for (std::uint32_t k = 0; k < branch.lefts + branch.rights; ++k) {
      const Branch& option = grown[branch.first_child + k];
      std::vector<Value>& options = option.player == Player::left ? left : right;
      if (option.fate == Fate::kept) options.push_back(option.value);
      options.insert(options.end(), option.replacements.begin(), option.replacements.end());
      for (const std::uint32_t replacement : option.bypass) {
        const Branch& shown = grown[replacement];
        RC_ASSERT(std::ranges::count(option.replacements, shown.value) > 0);
        RC_ASSERT(grown[grown[shown.parent].parent].parent == option.parent);
      }
    }
    RC_ASSERT(store.make(left, right) == branch.value);
    for (const Player player : {Player::left, Player::right}) {
      for (const Value option : store.options(branch.value, player)) {
        RC_ASSERT(std::ranges::count(player == Player::left ? left : right, option) > 0);
      }
    }
  }
}

}  // namespace
}  // namespace summand
