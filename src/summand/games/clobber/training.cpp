#include "summand/ruleset/training.hpp"

#include <utility>
#include <vector>

#include "summand/games/clobber.hpp"
#include "summand/games/clobber/compact.hpp"
#include "summand/search/proof_numbers/trainer.hpp"

namespace summand::games {

Training Clobber::learn(ValueStore& store, const TrainingOptions& options) {
  using Compact = clobber::Compact<8>;
  std::vector<clobber::Stones> starts;
  for (const auto& [rows, columns] : {std::pair{3, 7}, std::pair{4, 5}, std::pair{4, 6},
                                      std::pair{5, 5}, std::pair{5, 6}, std::pair{6, 6}}) {
    starts.push_back(*Compact::of(*Board::make_chequered({{rows}, {columns}})));
  }
  return Trainer<Compact>(store, options, std::move(starts)).train();
}

}  // namespace summand::games
