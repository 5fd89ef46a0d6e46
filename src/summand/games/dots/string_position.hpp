// StringPosition: a position of Strings-and-Coins, on a board of boxes or on a graph.
//
// The strings of a board are its undrawn lines. A position of a graph is the graph of its uncut
// strings.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/draw/picture.hpp"
#include "summand/games/dots/drawn_board.hpp"
#include "summand/search/strings/nimstring.hpp"
#include "summand/search/strings/string_graph.hpp"

namespace summand::games {

// What positions of one board or graph share.
class StringField {
 public:
  // Fails for a board that is too large (GridLayout::fits).
  static Result<std::shared_ptr<const StringField>> of(const dots::Board& board);
  explicit StringField(strings::StringGraph graph);

  const strings::AnyLayout& layout() const { return layout_; }
  strings::StringSet all() const { return all_; }
  // Null for a graph.
  const dots::Board* board() const { return board_ ? &*board_ : nullptr; }
  const strings::StringGraph& graph() const { return graph_; }
  // Of a board: the string beside two boxes, or beside one, that a line is.
  int string_of(unsigned line) const { return strings_of_lines_[line]; }

 private:
  explicit StringField(const dots::Board& board);

  std::optional<dots::Board> board_;
  strings::StringGraph graph_;  // if there is no board
  strings::AnyLayout layout_;
  strings::StringSet all_;
  std::vector<int> strings_of_lines_;
};

class StringPosition {
 public:
  StringPosition();  // a board of one box
  StringPosition(std::shared_ptr<const StringField> field, strings::StringSet uncut)
      : field_(std::move(field)), uncut_(uncut) {}
  // "3x3 a1-b1 a1-a2" has the drawn lines of a board, and "coins=2;strings=0-1,1-g" is a graph.
  static Result<StringPosition> parse(std::string_view text);
  // All lines of the board are undrawn. Rows and columns of boxes.
  static Result<StringPosition> board(unsigned rows, unsigned columns);
  std::string print() const;

  const std::shared_ptr<const StringField>& field() const { return field_; }
  strings::StringSet uncut() const { return uncut_; }
  bool is_loony() const { return strings::is_loony(field_->layout(), uncut_); }
  StringPosition without(int string) const {
    return {field_, uncut_.without(strings::StringSet::of(string))};
  }
  // Whether a coin has no string but this one.
  bool frees_a_coin(int string) const;
  // "a1-b1", or "0-1" or "0-g" on a graph. Of strings with the same ends the second one is "0-1/2".
  std::string name(int string) const;
  // The board with its drawn lines. Of a graph, its strings as text.
  Picture picture() const;

  // The ground and the coins, with the uncut strings between them. Coins of a board have places.
  BoardShape shape() const;
  std::optional<ShapeLayout> layout() const;
  // The place of an uncut string among the edges of the shape.
  int place_of(int string) const;

  friend std::strong_ordering operator<=>(const StringPosition& a, const StringPosition& b);
  friend bool operator==(const StringPosition& a, const StringPosition& b) {
    return (a <=> b) == 0;
  }
  friend std::uint64_t hash_value(const StringPosition& position);

 private:
  std::vector<std::pair<int, int>> uncut_pairs() const;  // of a graph

  std::shared_ptr<const StringField> field_;
  strings::StringSet uncut_;
};

}  // namespace summand::games
