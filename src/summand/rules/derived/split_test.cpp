#include "summand/rules/derived/split.hpp"

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "summand/games/clobber.hpp"
#include "summand/games/cram.hpp"
#include "summand/games/domineering.hpp"
#include "summand/games/toads_and_frogs.hpp"
#include "summand/rules/derived/derived_test_support.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::PlainGame;
using testing::PlainValues;
using Texts = std::vector<std::string>;

Texts parts_of(const std::string& name, std::string_view board) {
  const PlainGame game = PlainGame::shared(name);
  const Splitter splitter(game.text, game.rules);
  return game.print(splitter.parts(game.parse(board)));
}

TEST(DerivedParts, AreThoseOfTheRules) {
  EXPECT_EQ(parts_of("domineering", "..#.|###.|.#.."), (Texts{"..", "#.|#.|.."}));
  EXPECT_EQ(parts_of("clobber", "xo..ox|....x.|oo...x"), (Texts{"xo", "ox|x."}));
  EXPECT_EQ(parts_of("toads-and-frogs", "T.TTFF.F"), (Texts{"T.", ".F"}));
  EXPECT_EQ(parts_of("toads-and-frogs", ".FT."), (Texts{".F", "T."}));
  EXPECT_EQ(parts_of("col", ".x.o.|..#.."), (Texts{".x|..", "o.|.."}));
  EXPECT_EQ(parts_of("snort", ".x..o."), (Texts{".x", "x..o", "o."}));
  EXPECT_EQ(parts_of("konane", "xo.#.ox|...#..."), (Texts{"xo.", ".ox"}));
  EXPECT_EQ(parts_of("elephants-and-rhinos", "E.RE.R"), (Texts{"E.RE.R"}));
}

TEST(DerivedParts, APositionThatPlayCannotChangeHasNone) {
  EXPECT_EQ(parts_of("domineering", ".#.|#.#"), Texts{});
  EXPECT_EQ(parts_of("toads-and-frogs", "..FTT"), (Texts{"..F"}));
  EXPECT_EQ(parts_of("toads-and-frogs", "FFTT"), Texts{});
}

// The boards of one game have the same parts by rules in C++ and by rules as text.
template <class Game, class Cut>
void expect_same_parts(Cut&& cut) {
  const Game rules;
  const PlainGame game = PlainGame::shared(std::string(Game::info.name));
  const Splitter splitter(game.text, game.rules);
  std::size_t boards = 0, fall_apart = 0;
  rules.small_positions([&](const typename Game::Position& position) {
    if (::testing::Test::HasFailure()) return;
    Texts expected;
    for_each_part(rules, position, [&](const typename Game::Position& part, std::uint64_t) {
      expected.push_back(rules.print(cut(part)));
    });
    Texts found = game.print(splitter.parts(game.parse(rules.print(position))));
    std::ranges::sort(expected);
    std::ranges::sort(found);
    EXPECT_EQ(found, expected) << rules.print(position);
    ++boards;
    fall_apart += expected.size() > 1;
  });
  std::printf("[  PARTS   ] %s: %zu boards, %zu fall apart\n", game.text.name.c_str(), boards,
              fall_apart);
  EXPECT_GE(boards, 1000u);
  EXPECT_GE(fall_apart, 100u);
}

const auto kAsIs = [](const auto& part) { return part; };
const auto kTrimmed = [](const auto& part) { return part.trimmed(); };

TEST(DerivedParts, OfClobberAreTheConnectedGroups) { expect_same_parts<games::Clobber>(kAsIs); }
TEST(DerivedParts, OfDomineeringAreTheConnectedParts) {
  expect_same_parts<games::Domineering>(kTrimmed);
}
TEST(DerivedParts, OfCramAreTheConnectedParts) { expect_same_parts<games::Cram>(kTrimmed); }

// Terminal animals are not looked for: their theorem is about values, and its halves share cells.
TEST(DerivedParts, DeadAnimalsSeparateToadsAndFrogs) {
  const games::ToadsAndFrogs rules;
  const PlainGame game = PlainGame::shared("toads-and-frogs");
  const Splitter splitter(game.text, game.rules);
  const auto parts = [&](const std::string& text) {
    return game.print(splitter.parts(game.parse(text)));
  };
  std::size_t strips = 0, with_dead = 0, further = 0;
  Strip::for_each_up_to(8, [&](const Strip& strip) {
    if (strip.length() == 0 || ::testing::Test::HasFailure()) return;
    const std::string text = rules.print(strip);
    const std::uint64_t dead = games::ToadsAndFrogs::dead_animals(strip);
    Texts expected, piece_parts;
    std::string piece;
    std::size_t pieces = 0;
    for (int cell = 0; cell <= strip.length(); ++cell) {
      if (cell < strip.length() && (dead >> cell & 1) == 0) {
        piece += text[static_cast<std::size_t>(cell)];
      } else if (!piece.empty()) {
        piece_parts = parts(piece);
        pieces += !piece_parts.empty();
        expected.insert(expected.end(), piece_parts.begin(), piece_parts.end());
        piece.clear();
      }
    }
    Texts found = parts(text);
    std::ranges::sort(expected);
    std::ranges::sort(found);
    EXPECT_EQ(found, expected) << text;
    ++strips;
    with_dead += dead != 0;
    further += found.size() > pieces;
  });
  std::printf(
      "[  PARTS   ] toads-and-frogs: %zu strips, %zu with dead animals, %zu fall apart "
      "further\n",
      strips, with_dead, further);
  EXPECT_EQ(strips, 9840u);
  EXPECT_GE(with_dead, 1000u);
  EXPECT_GE(further, 400u);
}

// --- sums ---

struct Size {
  int rows, columns;
};

// All boards of some sizes, or some of them at random, are the sums of their parts. Returns how
// many fall apart.
std::size_t expect_sums(const std::string& name, const std::vector<Size>& sizes) {
  const PlainGame game = PlainGame::shared(name);
  const Splitter splitter(game.text, game.rules);
  ValueStore store;
  PlainValues values(game, store);
  constexpr std::size_t kMostBoards = 150;
  std::mt19937 random(7);
  std::size_t boards = 0, fall_apart = 0, parts_written = 0;
  const auto check = [&](const LetterBoard& board) {
    if (::testing::Test::HasFailure()) return;
    const std::vector<LetterBoard> parts = splitter.parts(board);
    std::vector<Value> terms;
    for (const LetterBoard& part : parts) terms.push_back(values(part));
    EXPECT_EQ(store.sum(terms), values(board)) << name << " " << game.print(board);
    ++boards;
    parts_written += parts.size();
    fall_apart += parts.size() > 1;
  };
  for (const auto [rows, columns] : sizes) {
    double fills = 1;
    for (int i = 0; i < rows * columns; ++i) fills *= static_cast<double>(game.text.cells.size());
    if (fills <= kMostBoards) {
      game.for_each_fill(rows, columns, check);
      continue;
    }
    for (std::size_t i = 0; i < kMostBoards; ++i) {
      LetterBoard board(rows, columns);
      for (int cell = 0; cell < board.size(); ++cell) {
        board.put(cell, static_cast<Letter>(random() % game.text.cells.size()));
      }
      check(board);
    }
  }
  std::printf("[  SUMS    ] %s: %zu boards, %zu parts, %zu fall apart\n", name.c_str(), boards,
              parts_written, fall_apart);
  return fall_apart;
}

TEST(DerivedParts, AddUpToTheWhole) {
  const std::set<std::string> endless = {"backsliding-toads-and-frogs", "fox-and-geese"};
  std::size_t games = 0, fall_apart = 0;
  for (const std::string& name : testing::names_of_shared_games()) {
    if (endless.contains(name)) continue;
    const bool is_grid = PlainGame::shared(name).text.board == BoardKind::grid;
    fall_apart += is_grid ? expect_sums(name, {{1, 4}, {2, 3}, {3, 3}, {2, 4}})
                          : expect_sums(name, {{1, 3}, {1, 5}, {1, 6}, {1, 7}});
    ++games;
  }
  EXPECT_GE(games, 26u);
  EXPECT_GE(fall_apart, 300u);
}

}  // namespace
}  // namespace summand
