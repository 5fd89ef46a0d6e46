#include "summand/ruleset/training.hpp"

#include <initializer_list>
#include <utility>
#include <vector>

#include "summand/games/nogo.hpp"
#include "summand/games/nogo/compact.hpp"
#include "summand/search/proof_numbers/trainer.hpp"

namespace summand::games {

namespace {

using Sides = std::pair<int, int>;

// From empty boards.
template <class Compact>
Training learned_from(std::initializer_list<Sides> boards, ValueStore& store,
                      const TrainingOptions& options) {
  std::vector<nogo::StonesOnBits> starts;
  for (const auto& [rows, columns] : boards) {
    nogo::Position position(rows, columns);
    for (int cell = 0; cell < position.size(); ++cell) position.free.add(cell);
    starts.push_back(*Compact::of(position));
  }
  return Trainer<Compact>(store, options, std::move(starts)).train();
}

}  // namespace

Training Nogo::learn(ValueStore& store, const TrainingOptions& options) {
  return learned_from<nogo::Compact<8>>({{3, 5}, {3, 6}, {4, 4}, {4, 5}, {2, 8}}, store, options);
}

Training Nogo::learn_from_rows(ValueStore& store, const TrainingOptions& options) {
  return learned_from<nogo::Compact<2>>({{1, 14}, {1, 16}, {1, 18}, {1, 20}}, store, options);
}

}  // namespace summand::games
