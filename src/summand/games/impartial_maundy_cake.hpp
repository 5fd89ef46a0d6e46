// Impartial Maundy Cake (Winning Ways ch. 7).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/cakes/dividing.hpp"

namespace summand::games {

struct ImpartialMaundyCake : Dividing {
  static constexpr RulesetInfo info{
      .name = "impartial-maundy-cake",
      .title = "Impartial Maundy Cake",
      .rules =
          "Either player divides a cake into any number of equal cakes, along any of its sides. It "
          "may have any number of dimensions.",
      .notation =
          "impartial-maundy-cake(6x15) is a cake of 6 rows and 15 columns, (45) a bar of 45 cells, "
          "(3x5x9) has three dimensions; in quotes also \"2 of 6x15, 45\". The move 6x15->3 of 6x5 "
          "divides a cake in three.",
      .source = "Winning Ways ch. 7",
      .examples = {"6x15", "45", "3x5x9, 2 of 4x4"},
  };

  bool impartial(const Blocks&) const { return true; }

  std::optional<Known> theorem(const Blocks& blocks, ValueStore& store) const {
    std::uint64_t nimber = 0;
    for (const auto& [cake, count] : blocks.batches()) {
      if (count % 2 != 0) nimber ^= cake.nimber();
    }
    return Known{store.nimber(nimber),
                 "Impartial Maundy Cake, by the numbers of odd prime factors (Winning Ways ch. 7)"};
  }

  // impartial-maundy-cake(6x15), impartial-maundy-cake(45, 3x5x9).
  static Result<Start<ImpartialMaundyCake>> make(const Arguments& arguments) {
    SUMMAND_TRY(blocks, make_blocks(arguments, Block::read_impartial));
    return Start<ImpartialMaundyCake>{{}, blocks};
  }
  Result<Blocks> parse(std::string_view text) const {
    return Blocks::parse(text, Block::read_impartial);
  }
  std::string print(const Blocks& blocks) const { return blocks.print(&Block::print_lengths); }
  std::string print_move(const Blocks& blocks, Player, const Division& move) const {
    return print_division(blocks, move, &Block::print_lengths);
  }

  // Tables of at most 19 cells in flat cakes, and some of one and of three dimensions.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    std::vector<Block> kinds{Block(std::vector<Side>{{4}}), Block({{2}, {1}, {3}}),
                             Block({{2}, {2}, {2}})};
    for (std::uint32_t rows = 1; rows <= 19; ++rows) {
      for (std::uint32_t columns = 1; rows * columns <= 19; ++columns) {
        if (rows * columns > 1) kinds.push_back(Block({{rows}, {columns}}));
      }
    }
    Blocks::for_each_of(kinds, 19, visit);
  }

  Picture picture(const Blocks& blocks) const { return picture_of(blocks); }
};

}  // namespace summand::games
