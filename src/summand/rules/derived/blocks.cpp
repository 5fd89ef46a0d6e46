#include "summand/rules/derived/blocks.hpp"

#include <algorithm>
#include <cstddef>

namespace summand {

namespace {

// Cells that are joined have the same first cell.
class Joined {
 public:
  explicit Joined(int size) {
    for (int cell = 0; cell < size; ++cell) above_.push_back(cell);
  }
  int first(int cell) {
    while (above(cell) != cell) cell = above(cell) = above(above(cell));
    return cell;
  }
  void join(int a, int b) {
    a = first(a);
    b = first(b);
    above(std::max(a, b)) = std::min(a, b);
  }

 private:
  int& above(int cell) { return above_[static_cast<std::size_t>(cell)]; }

  std::vector<int> above_;
};

}  // namespace

bool Block::contains(int cell) const { return std::ranges::binary_search(cells, cell); }

std::vector<Block> blocks_of(const std::vector<Rewrite>& effects, int board_size) {
  const auto size = static_cast<std::size_t>(board_size);
  Joined joined(board_size);
  std::vector<bool> matters(size);
  const auto first_of = [](const Rewrite& effect) { return effect.touches.front().cell; };
  for (const Rewrite& effect : effects) {
    for_each_cell(effect, [&](int cell) {
      matters[static_cast<std::size_t>(cell)] = true;
      joined.join(first_of(effect), cell);
    });
  }
  std::vector<Block> out;
  std::vector<std::size_t> block_at(size);  // for the first cells of blocks
  const auto block_of = [&](int cell) -> std::size_t& {
    return block_at[static_cast<std::size_t>(joined.first(cell))];
  };
  for (int cell = 0; cell < board_size; ++cell) {
    if (!matters[static_cast<std::size_t>(cell)]) continue;
    if (joined.first(cell) == cell) {
      block_of(cell) = out.size();
      out.emplace_back();
    }
    out[block_of(cell)].cells.push_back(cell);
  }
  for (const Rewrite& effect : effects) {
    out[block_of(first_of(effect))].effects.push_back(effect);
  }
  return out;
}

}  // namespace summand
