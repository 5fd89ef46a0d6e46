#include "summand/ruleset/training.hpp"

#include <utility>
#include <vector>

#include "summand/games/amazons.hpp"
#include "summand/games/amazons/compact.hpp"
#include "summand/search/proof_numbers/trainer.hpp"

namespace summand::games {

// From boards with an amazon, or two, of each player in the corners.
Training Amazons::learn(ValueStore& store, const TrainingOptions& options) {
  using amazons::Compact;
  std::vector<amazons::Field> starts;
  for (const auto& [rows, columns] :
       {std::pair{3, 6}, std::pair{4, 5}, std::pair{5, 5}, std::pair{5, 6}}) {
    Board board(rows, columns);
    board.put(0, Piece::left);
    board.put(board.size() - 1, Piece::right);
    starts.push_back(*Compact::of(board));
    board.put(columns - 1, Piece::left);
    board.put(board.size() - columns, Piece::right);
    starts.push_back(*Compact::of(board));
  }
  return Trainer<Compact>(store, options, std::move(starts)).train();
}

}  // namespace summand::games
