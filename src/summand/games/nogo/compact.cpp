#include "summand/games/nogo/compact.hpp"

#include <algorithm>
#include <memory>
#include <span>

#include "summand/games/nogo.hpp"
#include "summand/games/nogo/learned.hpp"
#include "summand/search/proof_numbers/board_proofs.hpp"

namespace summand::games {

// Boards of seven columns have up to 8 rows, and single rows up to 32 cells.
std::unique_ptr<BoardSearchOf<nogo::Position>> Nogo::board_search(
    std::span<const nogo::Position> positions, ValueStore& store,
    const BoardSearchOptions& options) {
  static const OrderModel model = nogo::learned(), model_of_rows = nogo::learned_rows();
  const auto is_row = [](const nogo::Position& its) {
    return std::min(its.free.rows(), its.free.columns()) == 1;
  };
  if (std::ranges::all_of(positions, is_row)) {
    return board_proofs<nogo::Position, nogo::Compact<2>>(positions, store, model_of_rows, options);
  }
  return board_proofs<nogo::Position, nogo::Compact<8>>(positions, store, model, options);
}

}  // namespace summand::games
