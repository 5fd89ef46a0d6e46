// Maundy Cake (Winning Ways ch. 2), also with several ways to divide a cake (ch. 7).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "summand/games/cakes/dividing.hpp"

namespace summand::games {

struct MaundyCake : Dividing {
  static constexpr RulesetInfo info{
      .name = "maundy-cake",
      .title = "Maundy Cake",
      .rules =
          "A player divides a cake into any number of equal cakes along the lines between its "
          "cells, Left by cuts from top to bottom, Right by cuts from side to side. A cake may "
          "have "
          "more sides, each for Left, for Right or for either of them to divide.",
      .notation =
          "maundy-cake(4x6) is a cake of 4 rows, which Right divides, and 6 columns, which Left "
          "divides: maundy-cake(\"4Rx6L\"). Many-way cakes say of every side whose it is, L, R or "
          "G "
          "for either: \"2Gx6Lx2R\" (which many ways the book means is not certain). In quotes "
          "also "
          "several cakes: \"2 of 4x6, 3Gx5L\". The move 4x6->3 of 4x2 divides a cake in three.",
      .source = "Winning Ways ch. 2 and 7",
      .examples = {"4x6", "999x1000", "2Gx6Lx2R, 2 of 3x4"},
  };

  // Both players have the same moves if every side that may be divided is green.
  bool impartial(const Blocks& blocks) const {
    return std::ranges::none_of(blocks.batches(), [](const auto& batch) {
      return batch.cake.anybody_may(Divider::left) || batch.cake.anybody_may(Divider::right);
    });
  }

  std::optional<Known> theorem(const Blocks& blocks, ValueStore& store) const {
    Dyadic moves;
    std::uint64_t nimber = 0;
    for (const auto& [cake, count] : blocks.batches()) {
      if (!cake.anybody_may(Divider::either)) {
        moves += Dyadic(count) * cake.moves_ahead();
      } else if (!cake.anybody_may(Divider::left) && !cake.anybody_may(Divider::right)) {
        nimber ^= count % 2 * cake.tidied().nimber();
      } else {
        return std::nullopt;
      }
    }
    if (nimber == 0) {
      return Known{store.number(moves),
                   "Maundy Cake, by the chains of divisors (Winning Ways ch. 2)"};
    }
    return Known{store.sum(store.number(moves), store.nimber(nimber)),
                 "Impartial Maundy Cake, by the numbers of odd prime factors (Winning Ways ch. 7)"};
  }

  // maundy-cake(4x6), maundy-cake(4x6, 3x3).
  static Result<Start<MaundyCake>> make(const Arguments& arguments) {
    SUMMAND_TRY(blocks, make_blocks(arguments, Block::read));
    return Start<MaundyCake>{{}, blocks};
  }
  Result<Blocks> parse(std::string_view text) const { return Blocks::parse(text); }
  std::string print(const Blocks& blocks) const { return blocks.print(); }
  std::string print_move(const Blocks& blocks, Player, const Division& move) const {
    return print_division(blocks, move, &Block::print);
  }

  // Tables of at most 13 cells. Cakes of up to two sides, and one with three, are marked in all
  // ways, and some of them are not tidy.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    constexpr std::array kMarkings{Divider::left, Divider::right, Divider::either};
    std::vector<Block> kinds = small_blocks(2, 13, kMarkings);
    kinds.push_back(Block({{1, Divider::right}, {1, Divider::left}}));
    kinds.push_back(Block({{3, Divider::left}, {2, Divider::right}}));
    kinds.push_back(Block({{2, Divider::either}, {1, Divider::left}, {3, Divider::right}}));
    Blocks::for_each_of(kinds, 13, visit);
  }

  Picture picture(const Blocks& blocks) const { return picture_of(blocks); }
};

}  // namespace summand::games
