// The thermographs of positions from t = 0 up, without canonical forms.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/ruleset/kept_results.hpp"
#include "summand/ruleset/numbered_positions.hpp"
#include "summand/theory/taxed.hpp"

namespace summand {

// Each position is played once. A part that is a number is added to the rest at once. It needs
// memory for the walls of all positions met, while their canonical forms may be too large for any
// machine.
class PositionThermographs {
 public:
  PositionThermographs(NumberedPositions& positions, Budget& budget)
      : positions_(&positions), budget_(&budget), charge_(budget) {}
  PositionThermographs(const PositionThermographs&) = delete;
  PositionThermographs& operator=(const PositionThermographs&) = delete;
  ~PositionThermographs();

  // The thermograph of a position, by its number. Throws LimitReached. Thermographs found before
  // that are kept.
  const Taxed& operator()(std::uint32_t first);
  // The same. A result of an earlier run is taken over, and one that takes many positions is kept.
  // `game` and `call` name the position (see KeptKey). Without a game nothing is kept.
  Taxed kept_or_found(std::uint32_t first, KeptResults& kept, std::string_view game,
                      std::string_view call);

 private:
  // Positions that are needed, with the one to be found next at the end.
  using Waiting = ChargedVector<std::uint32_t>;

  // The thermograph, if everything that it needs is known. Otherwise adds what is missing.
  std::optional<Taxed> find(std::uint32_t position, Waiting& waiting);
  // The same for a position whose parts are numbers, except at most one.
  std::optional<Taxed> from_parts(std::uint32_t position, Waiting& waiting);
  // The thermograph, or null if it is not known.
  const Taxed* known(std::uint32_t position) const {
    return position < known_.size() ? known_[position] : nullptr;
  }
  // The same. A position that is not known waits.
  const Taxed* want(std::uint32_t position, Waiting& waiting);
  void remember(std::uint32_t position, const Taxed& found);

  NumberedPositions* positions_;
  Budget* budget_;
  std::deque<Taxed> found_;            // they never move
  std::vector<const Taxed*> known_{};  // by the number of the position; null if unknown
  Charge charge_;
};

}  // namespace summand
