// The boards that matches of Col and Snort show, for tests.
#pragma once

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ruleset/ruleset.hpp"

namespace summand::testing {

// The board of a match on a grid as text: the letters that stand on it.
inline std::string text_of_board(const Picture& picture, int rows, int columns) {
  std::vector<std::string> lines(static_cast<std::size_t>(rows),
                                 std::string(static_cast<std::size_t>(columns), '#'));
  for (const Mark& mark : picture.marks) {
    if (mark.row % 2 != 0 || mark.column % 4 != 0) continue;
    const std::string letter = !mark.plain.empty() ? mark.plain : mark.glyph;
    lines[static_cast<std::size_t>(mark.row / 2)][static_cast<std::size_t>(mark.column / 4)] =
        letter == "○" ? '.' : letter[0];
  }
  std::string out;
  for (const std::string& line : lines) out += (out.empty() ? "" : "|") + line;
  return out;
}

// Plays at random, and reads each board that the match shows. It must be the position.
template <class R>
void expect_boards_of_matches_are_read(std::string_view start_text) {
  const R rules;
  const auto start = rules.parse(start_text).value();
  std::mt19937_64 random(1);
  for (int match = 0; match < 50; ++match) {
    auto position = start;
    std::vector<MoveMade<typename R::Move>> made;
    for (int i = 0; i < 20; ++i) {
      const Player player = random() % 2 == 0 ? Player::left : Player::right;
      const auto legal = moves(rules, position, player);
      if (legal.empty()) continue;
      made.push_back({player, legal[random() % legal.size()]});
      position = rules.play(position, player, made.back().move);
      const std::string text =
          text_of_board(rules.picture_after(start, made), start.rows(), start.columns());
      const auto read = rules.parse(text);
      ASSERT_TRUE(read.has_value()) << text << ": " << read.error().message;
      EXPECT_EQ(*read, position) << text;
    }
  }
}

}  // namespace summand::testing
