#include "summand/ruleset/training.hpp"

#include <utility>
#include <vector>

#include "summand/games/nogo.hpp"
#include "summand/games/nogo/compact.hpp"
#include "summand/search/proof_numbers/trainer.hpp"

namespace summand::games {

// From empty boards.
Training Nogo::learn(ValueStore& store, const TrainingOptions& options) {
  using Compact = nogo::Compact<8>;
  std::vector<nogo::StonesOnBits> starts;
  for (const auto& [rows, columns] :
       {std::pair{3, 5}, std::pair{3, 6}, std::pair{4, 4}, std::pair{4, 5}, std::pair{2, 8}}) {
    nogo::Position position(rows, columns);
    for (int cell = 0; cell < position.size(); ++cell) position.free.add(cell);
    starts.push_back(*Compact::of(position));
  }
  return Trainer<Compact>(store, options, std::move(starts)).train();
}

}  // namespace summand::games
