// PositionSpace: the positions of a search, one after another.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/read_input.hpp"
#include "summand/language/session.hpp"
#include "summand/positions/position_question.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

class PositionSpace {
 public:
  virtual ~PositionSpace() = default;

  // The next position, or nothing after the last one. The order is always the same. Throws
  // LimitReached, and then the space is of no more use.
  virtual std::optional<AnyPosition> next() = 0;
  // The position that next() gave last, as an expression, if print_call() is not how it was
  // written. Empty otherwise.
  virtual std::string written() const { return {}; }
  // How many positions were met, with those that are equal to others.
  virtual std::uint64_t met() const = 0;
  // How many will be met, if that is known.
  virtual std::optional<std::uint64_t> all() const = 0;
  // Which positions these are: "that can be reached from clobber(2x3)".
  virtual std::string sentence() const = 0;
  // What could not be read so far, in sentences.
  virtual std::vector<std::string> problems() const { return {}; }
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
                                                    const PositionQuestion& request);

// Whether the game reads graphs of other programs (boards/graph_line.hpp).
bool is_played_on_graphs(const AnyRuleset& game);

// The positions of the game on the graphs of a file, one in each line. Lines that are no positions
// become problems and are left out. `name` is the name of the file in messages. Assumes that the
// game is played on graphs.
std::unique_ptr<PositionSpace> graph_space(ValueStore& store, const AnyRuleset& game,
                                           std::string name, ReadInput read);

}  // namespace summand
