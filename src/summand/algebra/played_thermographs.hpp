// The thermographs of games as they were written, from t = 0 up, without their canonical forms.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "summand/algebra/written_sums.hpp"
#include "summand/base/charge.hpp"
#include "summand/ruleset/sum_fold.hpp"
#include "summand/theory/taxed.hpp"

namespace summand {

// Plays sums of parts by value to the end, each once. Numbers are added to the rest at once. If all
// parts are hot, the number of sums is the product of the numbers of their followers.
class PlayedThermographs {
 public:
  explicit PlayedThermographs(const std::shared_ptr<Workspace>& workspace);

  // Throws LimitReached. More than kMostParts parts reach the size limit, and so do as many moves
  // in one part.
  Taxed operator()(const Game& game);

  std::size_t sums() const { return fold_.size(); }  // visited so far

 private:
  using Sum = SumsOfParts::Sum;

  std::optional<Taxed> find(Sum sum);
  std::optional<Taxed> from_options(Sum sum);
  std::optional<Taxed> without_numbers(Sum sum, bool& is_complete);

  WrittenSums games_;
  SumsOfParts& sums_;
  Thermographs thermographs_;
  SumFold<Taxed> fold_;
  Charge charge_;  // of the walls
};

}  // namespace summand
