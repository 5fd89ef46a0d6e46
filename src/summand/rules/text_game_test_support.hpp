// Games of share/games for tests.
#pragma once

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <string>

#include "summand/rules/text_game.hpp"
#include "summand/testing/table.hpp"

namespace summand::testing {

// The game of share/games/NAME.game.
inline std::shared_ptr<const AnyRuleset> shared_text_game(const std::string& name) {
  std::ifstream in(path_in_tree("share/games/" + name + ".game"));
  EXPECT_TRUE(in.good()) << name;
  const auto game = text_game(std::string(std::istreambuf_iterator<char>(in), {}));
  EXPECT_TRUE(game) << name << ": " << (game ? "" : game.error().message);
  return game.value_or(nullptr);
}

}  // namespace summand::testing
