// BoardSearch: who wins a sum of positions of one game and of values, by a search that the game
// brings along.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "summand/value/store.hpp"

namespace summand {

class SearchWatch;
class AnyPosition;

// It remembers what it found, so the next question costs less.
template <class Position>
class BoardSearchOf {
 public:
  virtual ~BoardSearchOf() = default;

  // Whether the player wins the sum if he starts. The positions are some of those for which the
  // search was made, or come from moves in them. The values are of its store. Throws LimitReached.
  virtual bool wins(std::span<const Position> positions, std::span<const Value> values,
                    Player first) = 0;
  // The same, if it is known without a search.
  virtual std::optional<bool> knows(std::span<const Position> positions,
                                    std::span<const Value> values, Player first) = 0;

  // The sums whose moves were tried.
  virtual std::uint64_t nodes() const = 0;
  // From now on nodes are also counted by the watch, which may be null.
  virtual void watch(SearchWatch* watch) = 0;
  // What the search goes by, such as "proof numbers".
  virtual std::string_view method() const = 0;
  // How many bits of the keys of sums are compared. 0 if whole positions are compared.
  virtual unsigned key_bits() const = 0;
};
using BoardSearch = BoardSearchOf<AnyPosition>;

struct BoardSearchOptions {
  std::size_t table_bytes;     // at most, for the sums that are remembered
  int most_valued = 8;         // parts of up to this size are values; more cost more than they save
  bool beside_values = false;  // whether sums have values beside the positions
};

}  // namespace summand
