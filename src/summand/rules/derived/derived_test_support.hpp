// Games of share/games without the abilities that are derived from their rules, for tests.
#pragma once

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "summand/rules/board_text.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/results.hpp"
#include "summand/rules/text/read_game.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/store.hpp"

namespace summand::testing {

// A game by its rules alone.
struct PlainGame {
  GameText text;
  std::vector<PlayerRule> rules;

  static PlainGame of(std::string_view file) {
    const auto read = read_game(file);
    EXPECT_TRUE(read) << (read ? "" : read.error().message);
    PlainGame out{read.value_or(GameText{}), {}};
    out.rules = player_rules(out.text);
    return out;
  }
  // share/games/NAME.game
  static PlainGame shared(const std::string& name) {
    std::ifstream in(path_in_tree("share/games/" + name + ".game"));
    EXPECT_TRUE(in.good()) << name;
    return of(std::string(std::istreambuf_iterator<char>(in), {}));
  }
  // With the cells `. free, x Left, o Right, # hole`, if no others are given.
  static PlainGame with(const std::string& rules, const std::string& board = "strip",
                        const std::string& cells = ". free, x Left, o Right, # hole") {
    return of("game made\nboard " + board + "\ncells " + cells + "\n" + rules);
  }

  BoardSides sides(const LetterBoard& board) const {
    return {text.board, board.rows(), board.columns()};
  }
  LetterBoard parse(std::string_view board) const {
    const auto read = board_from_text(board, text.signs());
    EXPECT_TRUE(read) << board;
    return read.value_or(LetterBoard{});
  }
  std::string print(const LetterBoard& board) const { return text_of(board, text.signs()); }
  std::vector<std::string> print(const std::vector<LetterBoard>& boards) const {
    std::vector<std::string> out;
    for (const LetterBoard& board : boards) out.push_back(print(board));
    return out;
  }

  std::vector<LetterBoard> results(const LetterBoard& board, Player player) const {
    std::vector<LetterBoard> out;
    for (const PlayerRule& rule : rules) {
      if (rule.player != player) continue;
      for_each_way(rule, sides(board), board,
                   [&](const LetterBoard& after, auto) { out.push_back(after); });
    }
    std::ranges::sort(out);
    const auto rest = std::ranges::unique(out);
    out.erase(rest.begin(), rest.end());
    return out;
  }
  // Calls visit(board) for all boards of these sides.
  template <class Visit>
  void for_each_fill(int rows, int columns, Visit&& visit) const {
    const auto letters = static_cast<Letter>(text.cells.size());
    LetterBoard board(rows, columns);
    for (int cell = 0; cell < board.size();) {
      visit(board);
      for (cell = 0; cell < board.size(); ++cell) {  // the next board
        const Letter next = board.at(cell) + 1;
        board.put(cell, next == letters ? Letter{0} : next);
        if (next < letters) break;
      }
    }
  }
};

// Values by moves alone.
class PlainValues {
 public:
  PlainValues(const PlainGame& game, ValueStore& store) : game_(game), store_(store) {}

  Value operator()(const LetterBoard& board) {
    if (const auto known = values_.find(board); known != values_.end()) return known->second;
    std::vector<Value> options[2];
    for (const Player player : {Player::left, Player::right}) {
      for (const LetterBoard& after : game_.results(board, player)) {
        options[player == Player::right].push_back((*this)(after));
      }
    }
    const Value value = store_.make(options[0], options[1]);
    values_.emplace(board, value);
    return value;
  }

 private:
  const PlainGame& game_;
  ValueStore& store_;
  std::map<LetterBoard, Value> values_;
};

// The names of the games of share/games.
inline std::vector<std::string> names_of_shared_games() {
  std::vector<std::string> out;
  for (const auto& file : std::filesystem::directory_iterator(path_in_tree("share/games"))) {
    out.push_back(file.path().stem().string());
  }
  std::ranges::sort(out);
  return out;
}

}  // namespace summand::testing
