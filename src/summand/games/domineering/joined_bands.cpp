#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "summand/games/domineering.hpp"
#include "summand/games/domineering/band_search.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand::games {

namespace {

// What took the least work is forgotten first, so a greater table saves little.
constexpr std::size_t kMostTableBytes = std::size_t{1} << 28;

bool has_domino(const Cells& free) { return free.upright_pairs() + free.lying_pairs() > 0; }

}  // namespace

std::unique_ptr<BoardSearchOf<Cells>> Domineering::board_search(std::span<const Cells> positions,
                                                                ValueStore& store,
                                                                const BoardSearchOptions& options) {
  using domineering::BandPromises, domineering::BandSearch, domineering::LineGrid,
      domineering::WideWord;
  if (options.beside != Beside::nothing || std::ranges::count_if(positions, has_domino) != 1)
    return nullptr;
  const Cells& board = *std::ranges::find_if(positions, has_domino);
  const int width = std::max(board.rows(), board.columns());
  if (width > BandPromises::kMostWidth || !store.budget().allows(4 * BandPromises::bytes(width))) {
    return nullptr;
  }
  // What the evaluators find out is kept as long as the bands are.
  const auto evaluate_in = [](ValueStore& its_store) -> BandPromises::Evaluate {
    const auto evaluators = std::make_shared<Evaluators>(its_store);
    return [evaluators](const Cells& free) { return evaluators->of(Domineering())(free); };
  };
  const auto search = [&]<class Word>() -> std::unique_ptr<BoardSearchOf<Cells>> {
    return std::make_unique<BandSearch<Word>>(board.rows(), board.columns(), store, evaluate_in,
                                              std::min(options.table_bytes, kMostTableBytes));
  };
  if (LineGrid<std::uint64_t>::fits(board.rows(), board.columns())) {
    return search.template operator()<std::uint64_t>();
  }
  if (LineGrid<WideWord>::fits(board.rows(), board.columns())) {
    return search.template operator()<WideWord>();
  }
  return nullptr;
}

}  // namespace summand::games
