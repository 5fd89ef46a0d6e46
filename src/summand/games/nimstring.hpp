// Nimstring: Strings-and-Coins in which the last complete turn wins (Winning Ways ch. 16).
//
// A player who frees a coin cuts again, anywhere in the sum. So the moves give no canonical form:
// a position in which coins can be taken with a choice is loony, and every other one is a nimber.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/games/dots/string_position.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct Nimstring {
  static constexpr RulesetInfo info{
      .name = "nimstring",
      .title = "Nimstring",
      .rules =
          "A player cuts a string between two coins, or between a coin and the ground. If that "
          "frees a coin of its last string, he moves again, in any game of the sum. A player who "
          "cannot complete his turn loses.",
      .notation =
          "nimstring(3x3) is a board of 3 rows and 3 columns of boxes, which are the coins; its "
          "strings are the undrawn lines. In quotes with drawn lines: \"2x2 a1-b1 b1-b2\"; a1 is "
          "the lowest dot at the left. Any graph is \"coins=3;strings=0-1,1-2,2-g\", where g is "
          "the ground. A move is named by its line, or by its two ends; of strings with the same "
          "ends the second one is 0-1/2.",
      .source = "Winning Ways ch. 16; Berlekamp, The Dots and Boxes Game",
      .examples = {"2x2", "3x3 a1-b1 b2-b3", "coins=3;strings=0-1,1-2,2-0,2-g"},
  };

  using Position = StringPosition;
  struct Move {
    int string;
    auto operator<=>(const Move&) const = default;
  };

  bool operator==(const Nimstring&) const = default;

  template <class Visit>
  void for_each_move(const Position& position, Player, Visit&& visit) const {
    for_each_string(position.uncut(), [&](int string) { visit(Move{string}); });
  }
  Position play(const Position& position, Player, Move move) const {
    return position.without(move.string);
  }
  bool impartial(const Position&) const { return true; }

  bool entails(const Position& position, Player, Move move) const {
    return position.frees_a_coin(move.string);
  }
  bool is_loony(const Position& position) const { return position.is_loony(); }

  // Remembers nimbers of the last few boards and graphs.
  class Nimbers {
   public:
    explicit Nimbers(const Budget& budget) : budget_(budget) {}

    std::uint64_t of(const Position& position) {
      return values_on(position.field()).of(position.uncut()).nimber;
    }

   private:
    struct Known {
      std::shared_ptr<const StringField> field;
      strings::NimstringValues values;
    };
    static constexpr std::size_t kMostFields = 8;

    strings::NimstringValues& values_on(const std::shared_ptr<const StringField>& field) {
      for (Known& known : known_) {
        if (known.field == field) return known.values;
      }
      if (known_.size() == kMostFields) known_.pop_front();
      known_.push_back({field, {field->layout(), field->all(), budget_}});
      return known_.back().values;
    }

    Budget budget_;
    std::deque<Known> known_;
  };

  Result<Position> parse(std::string_view text) const { return Position::parse(text); }
  std::string print(const Position& position) const { return position.print(); }
  std::string print_move(const Position& position, Player, Move move) const {
    return position.name(move.string);
  }
  static Result<Start<Nimstring>> make(const Arguments& arguments) {
    const auto* size = arguments.size() == 1 ? arguments[0].get<Dimensions>() : nullptr;
    Dimensions both;
    if (arguments.size() == 2) {
      for (const Argument& argument : arguments) {
        if (const auto* side = argument.get<std::int64_t>()) both.sides.push_back(*side);
      }
      size = &both;
    }
    constexpr std::int64_t kMost = 63;  // of a row, as the board then checks
    const auto fits = [](std::int64_t side) { return side >= 1 && side <= kMost; };
    if (size == nullptr || size->sides.size() != 2 || !std::ranges::all_of(size->sides, fits)) {
      return fail(
          "nimstring takes a board in rows and columns of boxes, such as 3x3, or a "
          "position in quotes",
          arguments.empty() ? 0 : arguments[0].offset);
    }
    auto position = Position::board(static_cast<unsigned>(size->sides[0]),
                                    static_cast<unsigned>(size->sides[1]));
    if (!position) return shifted(std::move(position).error(), arguments[0].offset);
    return Start<Nimstring>{{}, *std::move(position)};
  }

  // All positions of boards up to 2x2 and 1x3, each 25th of 2x3, and all of four graphs.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (const auto& [start, step] :
         {std::pair("1x1", 1u), std::pair("1x2", 1u), std::pair("1x3", 1u), std::pair("3x1", 1u),
          std::pair("2x2", 1u), std::pair("2x3", 25u),
          std::pair("coins=2;strings=0-1,0-1,0-1,0-g,1-g", 1u),
          std::pair("coins=3;strings=0-1,0-1,1-2,2-g,2-g", 1u),
          std::pair("coins=3;strings=0-1,1-2,2-0,0-g", 1u),
          std::pair("coins=5;strings=0-1,1-2,2-3,3-4,4-g", 1u)}) {
      const Position whole = *Position::parse(start);
      std::vector<int> all;
      for_each_string(whole.uncut(), [&](int string) { all.push_back(string); });
      for (std::uint64_t cut = 0; cut < std::uint64_t{1} << all.size(); cut += step) {
        Position position = whole;
        for (std::size_t i = 0; i < all.size(); ++i) {
          if ((cut >> i & 1) != 0) position = position.without(all[i]);
        }
        visit(position);
      }
    }
  }

  BoardShape shape(const Position& position) const { return position.shape(); }
  std::optional<ShapeLayout> layout(const Position& position) const { return position.layout(); }
  std::vector<int> cells(const Position& position, Player, Move move) const {
    return {position.place_of(move.string)};
  }
  Picture picture(const Position& position) const { return position.picture(); }
};

}  // namespace summand::games
