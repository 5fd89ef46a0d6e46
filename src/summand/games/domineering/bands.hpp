// Bands: bounds of Domineering positions from bands of one to three rows.
//
// A player who may not cross certain lines between two rows is worse off if he places upright
// dominoes, and the bands between the lines add up. So each way to cut a position into bands of
// rows is a lower bound for Left, and each way to cut it into bands of columns is an upper bound
// for Left, who is Right there. The best cuts are found line by line.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/boards/cells.hpp"
#include "summand/ruleset/part_bounds.hpp"
#include "summand/value/store.hpp"

namespace summand::games::domineering {

// The facts of a band for the player whose dominoes stand across its lines, in 32 bits. Stops are
// in units of 2^-16 and less by one as in TermFacts, means and temperatures in units of 2^-10.
struct BandFacts {
  std::int32_t first, second, mean, temperature;

  friend bool operator==(const BandFacts&, const BandFacts&) = default;
};

// The facts of all bands of some number of columns, each found when it is asked for.
class BandTable {
 public:
  using Evaluate = std::function<Value(const Cells&)>;

  static constexpr int kMostColumns = 16;

  BandTable(int columns, ValueStore& store, const Evaluate& evaluate);

  // A band of one to three rows. Bit r * columns + c is the cell of row r and column c.
  const BandFacts& one(std::uint64_t band) { return direct(ones_, 1, band); }
  const BandFacts& two(std::uint64_t band) {
    return twos_.size() != 0 ? direct(twos_, 2, band) : mapped(2, band);
  }
  const BandFacts& three(std::uint64_t band) {
    return threes_.size() != 0 ? direct(threes_, 3, band) : mapped(3, band);
  }
  void prefetch_three(std::uint64_t band) const {
    if (threes_.size() != 0) __builtin_prefetch(&threes_[band]);
  }

 private:
  struct WordHash {
    std::uint64_t operator()(std::uint64_t word) const { return hash_word(word); }
  };
  using Places = FlatMap<std::uint64_t, std::uint32_t, WordHash>;

  const BandFacts& direct(Zeroed<std::uint16_t>& table, int rows, std::uint64_t band) {
    std::uint16_t& at = table[band];
    if (at == 0) at = static_cast<std::uint16_t>(find(rows, band));
    return facts_[at];
  }
  const BandFacts& mapped(int rows, std::uint64_t band);
  std::uint32_t find(int rows, std::uint64_t band);
  std::uint32_t part(int rows, std::uint64_t band);
  std::uint32_t place_of(const BandFacts& facts);

  int columns_;
  const Evaluate* evaluate_;
  ValueFacts values_;
  Zeroed<std::uint16_t> ones_, twos_, threes_;  // places in facts_, empty if too large
  Places mapped_, parts_;                       // of bands by their rows and cells
  Places places_;                               // of facts by their hashes
  std::vector<BandFacts> facts_;
};

// Bounds of positions. Its tables are made when they are needed.
class Bands {
 public:
  using Evaluate = BandTable::Evaluate;

  // `evaluate` gives the values of bands and of small positions.
  Bands(ValueStore& store, Evaluate evaluate);
  Bands(const Bands&) = delete;
  Bands& operator=(const Bands&) = delete;

  // If the position is not connected, the sum of the bounds of its parts is better. Less effort
  // leaves bands of three rows with many cells out, since their values take long. Then bounds are
  // never better.
  PartBounds of(const Cells& free, Effort effort = Effort::most);

  // Which bands of three rows are used: those with at most so many cells. Whether the estimate of
  // the mean counts the others, by the better way to cut them in two.
  struct Reach {
    int most_cells;
    bool estimates_others = false;
  };

 private:
  struct Best {
    BandFacts facts;
    std::int32_t means = 0;  // eight times the mean of the position, estimated by all bands
  };

  Best best(std::span<const std::uint32_t> lines, int columns, Reach reach);
  BandTable& table(int columns);

  ValueStore* store_;
  Evaluate evaluate_;
  std::array<std::unique_ptr<BandTable>, BandTable::kMostColumns + 1> tables_;
};

}  // namespace summand::games::domineering
