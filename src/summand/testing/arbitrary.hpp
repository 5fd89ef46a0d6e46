// Random games for rapidcheck, and how they are printed if a law fails.
#pragma once

#include <ostream>
#include <rapidcheck.h>
#include <string>

#include "summand/testing/game_tree.hpp"
#include "summand/value/names.hpp"

namespace summand::testing {

inline std::string text_of(const GameTree& tree) {
  std::string text = "{";
  for (std::size_t i = 0; i < tree.left.size(); ++i) {
    text += (i > 0 ? "," : "") + text_of(tree.left[i]);
  }
  text += "|";
  for (std::size_t i = 0; i < tree.right.size(); ++i) {
    text += (i > 0 ? "," : "") + text_of(tree.right[i]);
  }
  return text + "}";
}

inline std::ostream& operator<<(std::ostream& out, const GameTree& tree) {
  return out << text_of(tree);
}

// A random tree of at most that depth, with at most `width` options for each player.
inline rc::Gen<GameTree> tree(int depth, int width = 2) {
  if (depth == 0) return rc::gen::just(GameTree{});
  const auto options = rc::gen::mapcat(rc::gen::inRange(0, width + 1), [=](int count) {
    return rc::gen::container<std::vector<GameTree>>(static_cast<std::size_t>(count),
                                                     tree(depth - 1, width));
  });
  return rc::gen::apply(
      [](std::vector<GameTree> left, std::vector<GameTree> right) {
        return GameTree{std::move(left), std::move(right)};
      },
      options, options);
}

// A description of a value that can be made in any store. Leaves are numbers, ups, stars and their
// sums. All others are braces.
struct Recipe {
  std::int64_t quarters = 0;
  std::int64_t ups = 0;
  std::uint64_t star = 0;
  std::vector<Recipe> left, right;  // both empty: a leaf

  bool is_leaf() const { return left.empty() && right.empty(); }
};

inline Value value_of(ValueStore& store, const Recipe& recipe) {
  if (recipe.is_leaf()) {
    return store.number_up_star({Dyadic::ratio(recipe.quarters, 2), recipe.ups, recipe.star});
  }
  std::vector<Value> left, right;
  for (const Recipe& option : recipe.left) left.push_back(value_of(store, option));
  for (const Recipe& option : recipe.right) right.push_back(value_of(store, option));
  return store.make(left, right);
}

inline std::string text_of(const Recipe& recipe) {
  if (recipe.is_leaf()) {
    return std::to_string(recipe.quarters) + "/4^" + std::to_string(recipe.ups) + "*" +
           std::to_string(recipe.star);
  }
  std::string text = "{";
  for (const Recipe& option : recipe.left) text += text_of(option) + " ";
  text += "|";
  for (const Recipe& option : recipe.right) text += " " + text_of(option);
  return text + "}";
}

inline std::ostream& operator<<(std::ostream& out, const Recipe& recipe) {
  return out << text_of(recipe);
}

// Hot, tepid and cold games whose braces are nested at most that deep.
inline rc::Gen<Recipe> recipe(int depth, int width = 2) {
  const auto leaf = rc::gen::apply(
      [](std::int64_t quarters, std::int64_t ups, std::uint64_t star) {
        return Recipe{quarters, ups, star, {}, {}};
      },
      rc::gen::oneOf(rc::gen::inRange<std::int64_t>(-12, 13), rc::gen::just<std::int64_t>(0)),
      rc::gen::weightedElement<std::int64_t>({{6, 0}, {1, 1}, {1, -1}, {1, 2}, {1, -3}}),
      rc::gen::weightedElement<std::uint64_t>({{5, 0}, {2, 1}, {1, 2}, {1, 3}}));
  if (depth == 0) return leaf;
  const auto options = rc::gen::mapcat(rc::gen::inRange(1, width + 1), [=](int count) {
    return rc::gen::container<std::vector<Recipe>>(static_cast<std::size_t>(count),
                                                   recipe(depth - 1, width));
  });
  const auto braces = rc::gen::apply(
      [](std::vector<Recipe> left, std::vector<Recipe> right) {
        return Recipe{0, 0, 0, std::move(left), std::move(right)};
      },
      options, options);
  return rc::gen::weightedOneOf<Recipe>({{1, leaf}, {4, braces}});
}

}  // namespace summand::testing

template <>
struct rc::Arbitrary<summand::testing::GameTree> {
  static Gen<summand::testing::GameTree> arbitrary() { return summand::testing::tree(3); }
};

template <>
struct rc::Arbitrary<summand::testing::Recipe> {
  static Gen<summand::testing::Recipe> arbitrary() { return summand::testing::recipe(2); }
};
