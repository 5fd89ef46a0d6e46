// All ground rewrites of a game on boards of one size.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/mutex.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/rewrite.hpp"

namespace summand {

// Sorted and different. Maps leave the letters that their guards refuse. Places that ask nothing
// and change nothing are left out.
using GroundRules = std::vector<Rewrite>;

// nullopt if the rewrites read or change more than `most_places` places, or several times as many
// with those of equal ones. Throws LimitReached.
std::optional<GroundRules> ground_rules(std::span<const PlayerRule> rules, const BoardSides& sides,
                                        LetterSet all, std::size_t most_places);

// Remembers the ground rewrites of the boards that it was asked for. Boards of a search have few
// sizes. Safe to share between threads.
class GroundRulesMemo {
 public:
  GroundRulesMemo(std::span<const PlayerRule> rules, LetterSet all) : rules_(rules), all_(all) {}

  // Null if they are too many to look through for each position.
  std::shared_ptr<const GroundRules> of(const BoardSides& sides) const;

 private:
  static constexpr std::size_t kMostPlaces = std::size_t{1} << 17;      // of one size
  static constexpr std::size_t kMostPlacesKept = std::size_t{1} << 20;  // of all sizes

  struct Known {
    BoardSides sides;
    std::shared_ptr<const GroundRules> rules;
  };

  std::span<const PlayerRule> rules_;
  LetterSet all_;
  mutable Mutex mutex_;
  mutable std::vector<Known> known_;
  mutable std::size_t places_ = 0;  // of the known ones
};

}  // namespace summand
