// Babylon: a stack may be put on another of the same height or the same top colour (Faidutti 2003).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/babylon/stacks.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

// Moves put stacks on each other, so a position is not the sum of its stacks.
struct Babylon {
  static constexpr RulesetInfo info{
      .name = "babylon",
      .title = "Babylon",
      .rules =
          "Chips of some colours lie on a table. A player puts a stack on another one that has the "
          "same height or the same colour on top; a player who cannot move loses.",
      .notation =
          "babylon(3,3,3,3) is the game from its box: three single chips of each of four colours. "
          "In quotes, each stack is its height and the letter of its top chip: \"2r 1b 1b 3g\", "
          "and 40x1r is forty single chips; \"<2,4;2;6>\" is two red and four blue single chips, "
          "a red stack of two and a blue one of six. Colours are r, b, g, y and other letters. "
          "The move 1r>2r puts a stack 1r on a stack 2r.",
      .source = "Bruno Faidutti 2003; Goadrich & Schlatter 2011; Georgakopoulos & Winkler 2012",
      .examples = {"3x1r 3x1b 3x1g 3x1y", "2r 1b 1b 3g", "3x1r 3x1b"},
  };

  using Position = babylon::Stacks;
  using Move = babylon::StackMove;

  bool operator==(const Babylon&) const = default;

  template <class Visit>
  void for_each_move(const Position& stacks, Player, Visit&& visit) const {
    babylon::for_each_move(stacks, visit);
  }
  Position play(const Position& stacks, Player, const Move& move) const {
    return babylon::after(stacks, move);
  }
  bool impartial(const Position&) const { return true; }
  Position mirror(const Position& stacks) const { return stacks; }
  static constexpr bool splits_by_moves = true;
  // The names of the colours do not matter.
  Position representative(const Position& stacks) const { return stacks.unnamed(); }

  // Positions of one colour, starts in two colours, and a lone stack that nobody can reach. Throws
  // LimitReached if there are more stacks than could be searched.
  std::optional<Known> theorem(const Position& stacks, ValueStore& store) const;
  // For positions of two colours: by the lemmas on them (babylon/strategy.hpp).
  std::optional<Advice<Move>> advice(const Position& stacks, Player) const;
  // Also for positions of two colours: by conjectured certificates, if nothing certain is known.
  std::optional<Conjectured<Move>> conjecture(const Position& stacks, Player) const;

  std::optional<PositionKey> key(const Position& stacks) const;

  // The number of chips of each colour: babylon(3,3,3,3).
  static Result<Start<Babylon>> make(const Arguments& arguments);
  Result<Position> parse(std::string_view text) const { return Position::parse(text); }
  std::string print(const Position& stacks) const { return stacks.print(); }
  std::string print_call(const Position& stacks) const;
  std::string print_move(const Position&, Player, const Move& move) const {
    return babylon::print(move);
  }

  std::optional<Move> read_move(const Position& stacks, Player, std::string_view text) const {
    return babylon::read_move(stacks, text);
  }

  // All positions of four colours with at most 9 chips, and of two with at most 14.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    for (std::uint64_t chips = 0; chips <= 14; ++chips) {
      for_each_with(Position(), {0, 1}, chips, chips <= 9 ? 4 : 2, visit);
    }
  }

  BoardShape shape(const Position& stacks) const { return stacks.shape(); }
  // The upper stack, then the one that it is put on. Both are one place if the stacks are equal.
  std::vector<int> cells(const Position& stacks, Player, const Move& move) const {
    return {stacks.place_in_shape(move.upper), stacks.place_in_shape(move.lower)};
  }
  Picture picture(const Position& stacks) const { return stacks.picture(); }

 private:
  // Adds stacks from `next` on until that many chips are used up.
  template <class Visit>
  static void for_each_with(const Position& stacks, babylon::Stack next, std::uint64_t chips,
                            int colours, Visit& visit) {
    if (chips == 0) return visit(stacks);
    for (; next.colour < colours; next = {static_cast<std::uint8_t>(next.colour + 1), 1}) {
      for (; next.height <= chips; ++next.height) {
        Position more = stacks;
        more.add(next);
        for_each_with(more, next, chips - next.height, colours, visit);
      }
    }
  }
};

}  // namespace summand::games
