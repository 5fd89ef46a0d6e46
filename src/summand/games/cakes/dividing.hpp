// The common parts of the games in which cakes are divided into equal parts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/cakes/block.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

// One cake of a batch is divided along a side into `parts` equal cakes.
struct Division {
  std::size_t batch, side;
  std::uint32_t parts;
  friend bool operator==(const Division&, const Division&) = default;
};

struct Dividing {
  static constexpr bool splits_by_moves = true;

  using Position = Blocks;
  using Move = Division;

  friend bool operator==(const Dividing&, const Dividing&) = default;

  template <class Visit>
  void for_each_move(const Blocks& blocks, Player player, Visit&& visit) const {
    for (std::size_t i = 0; i < blocks.batches().size(); ++i) {
      for_each_division(
          blocks.batches()[i].cake, player,
          [&](std::size_t side, std::uint32_t parts) { visit(Division{i, side, parts}); });
    }
  }
  Blocks play(Blocks blocks, Player, const Division& move) const {
    const Block cake = blocks.batches()[move.batch].cake;
    const Block one = cake.divided(move.side, move.parts);
    blocks.remove(cake);
    if (one.cells() > 1) blocks.add(one, move.parts);  // nobody can move in single cells
    return blocks;
  }

  // Cakes of one cell have no moves, so they are left out.
  std::optional<Copies<Blocks>> take_copies(Blocks& rest) const {
    while (const auto batch = rest.take_batch()) {
      if (batch->cake.cells() > 1) return Copies<Blocks>{Blocks(batch->cake), batch->count};
    }
    return std::nullopt;
  }
  // The order of the sides does not matter, nor do sides of length 1.
  Blocks representative(const Blocks& blocks) const {
    Blocks out;
    for (const auto& batch : blocks.batches()) out.add(batch.cake.tidied(), batch.count);
    return out;
  }
  // Writes 4x6->3 of 4x2.
  template <class Write>
  static std::string print_division(const Blocks& blocks, const Division& move, Write&& write) {
    const Block& cake = blocks.batches()[move.batch].cake;
    return fmt::format("{}->{} of {}", std::invoke(write, cake), move.parts,
                       std::invoke(write, cake.divided(move.side, move.parts)));
  }
  BoardShape shape(const Blocks& blocks) const { return shape_of(blocks); }
  std::vector<int> cells(const Blocks&, Player, const Division& move) const {
    return {static_cast<int>(move.batch)};
  }

  Blocks mirror(const Blocks& blocks) const {
    Blocks out;
    for (const auto& batch : blocks.batches()) out.add(batch.cake.exchanged(), batch.count);
    return out;
  }
};

}  // namespace summand::games
