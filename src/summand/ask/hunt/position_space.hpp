// PositionSpace: the positions of a search, one after another.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "summand/ask/hunt/hunt_request.hpp"
#include "summand/base/attempt.hpp"
#include "summand/language/session.hpp"
#include "summand/ruleset/any.hpp"

namespace summand::ask {

class PositionSpace {
 public:
  virtual ~PositionSpace() = default;

  // The next position, or nothing after the last one. The order is always the same. Throws
  // LimitReached, and then the space is of no more use.
  virtual std::optional<AnyPosition> next() = 0;
  // How many positions were met, with those that are equal to others.
  virtual std::uint64_t met() const = 0;
  // How many will be met, if that is known.
  virtual std::optional<std::uint64_t> all() const = 0;
  // Which positions these are: "that can be reached from clobber(2x3)".
  virtual std::string sentence() const = 0;
};

// If more positions than these can be listed only if the search stops after some hits.
inline constexpr std::uint64_t kMostFillings = 1'000'000'000;

// All positions that moves of both players in any order reach from the start, which is the last
// one.
std::unique_ptr<PositionSpace> reachable_space(ValueStore& store, AnyPosition start, bool every);

// The ways to fill the cells of the board of the start, or of boards of these sizes in the game of
// the start. Holes of the start stay. Fails if the game has no cells with letters, or if there are
// too many ways.
Result<std::unique_ptr<PositionSpace>> filled_space(ValueStore& store, const AnyPosition& start,
                                                    const HuntRequest& request);

}  // namespace summand::ask
