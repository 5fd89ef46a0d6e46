#include "summand/ruleset/training.hpp"

#include <utility>
#include <vector>

#include "summand/games/cram.hpp"
#include "summand/games/cram/compact.hpp"
#include "summand/search/proof_numbers/trainer.hpp"

namespace summand::games {

// From full boards.
Training Cram::learn(ValueStore& store, const TrainingOptions& options) {
  using Compact = cram::Compact<8>;
  std::vector<Compact::Part> starts;
  for (const auto& [rows, columns] :
       {std::pair{3, 7}, std::pair{4, 5}, std::pair{4, 6}, std::pair{5, 5}, std::pair{5, 6}}) {
    starts.push_back(*Compact::of(Cells::full(rows, columns)));
  }
  return Trainer<Compact>(store, options, std::move(starts)).train();
}

}  // namespace summand::games
