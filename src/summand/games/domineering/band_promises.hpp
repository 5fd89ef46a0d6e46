// BandPromises: what a player is sure of in bands of one to three lines.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "summand/base/flat_map.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/boards/cells.hpp"
#include "summand/boards/key.hpp"
#include "summand/games/domineering/band_cache.hpp"
#include "summand/games/domineering/line_grid.hpp"
#include "summand/games/domineering/promise.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/store.hpp"

namespace summand::games::domineering {

// All bands of some width. The promise of a band is found from the values of its parts when it is
// asked for. Bands with the same promise share it.
class BandPromises {
 public:
  using Evaluate = std::function<Value(const Cells&)>;

  static constexpr int kMostWidth = 12;

  // `evaluate` gives the values of connected positions, with upright dominoes for the player.
  BandPromises(int width, ValueStore& store, Evaluate evaluate);

  // The memory that it takes at least.
  static constexpr std::size_t bytes(int width) {
    return (sizeof(Place) << 2 * width) + kMostPromises * sizeof(Promise);
  }

  // A band of three lines with a part of more cells promises nothing, since its value takes long.
  // At first none is used.
  void use_parts_of(int cells);

  // Bit r * width + c is the cell c of line r.
  [[gnu::always_inline]] const Promise& one(std::size_t band) { return direct(ones_, 1, band); }
  [[gnu::always_inline]] const Promise& two(std::size_t band) { return direct(twos_, 2, band); }
  [[gnu::always_inline]] const Promise& three(std::uint64_t band) {
    const Place place = threes_.find(band);
    return place != 0 ? promises_[place] : new_three(band);
  }
  void prefetch_three(std::uint64_t band) const { threes_.prefetch(band); }

  // A connected part of at most 128 cells of a board of this width, of any height. Its promise is
  // that of its value. A part of more cells than are used takes long.
  const Promise& part(const PositionKey& cells) {
    const std::uint32_t place = parts_.find(cells);
    return place != 0 ? promises_[place] : new_part(cells);
  }
  bool uses_part_of(int cells) const { return cells <= std::min(most_cells_, kMostOfPart); }

 private:
  using Place = BandCache::Place;

  static constexpr std::size_t kMostPromises = std::size_t{1} << 16;
  static constexpr int kMostCells = 3 * kMostWidth;  // of a band
  static constexpr int kMostOfPart = 16;             // of a part that is no part of a band
  static_assert(kMostOfPart <= kMostCells);

  struct Hash {
    std::uint64_t operator()(std::uint64_t word) const { return hash_word(word); }
    std::uint64_t operator()(const PositionKey& key) const {
      return hash_combine(hash_word(key.low), key.high);
    }
  };

  [[gnu::always_inline]] const Promise& direct(Zeroed<Place>& table, int lines, std::size_t band) {
    Place& place = table[band];
    if (place == 0) [[unlikely]]
      place = find(lines, band);
    return promises_[place];
  }
  [[gnu::noinline]] const Promise& new_three(std::uint64_t band);
  [[gnu::noinline]] const Promise& new_part(const PositionKey& cells);
  [[gnu::noinline]] Place find(int lines, std::uint64_t band);
  Promise of_value(Value value);
  // Of the promise of a band with so many cells. If there is no place left: that of no promise.
  Place place_of(const Promise& promise, int cells);
  static Promise nothing(int cells);
  static Place nothing_at(int cells) { return static_cast<Place>(1 + cells); }

  int width_;
  LineGrid<std::uint64_t> grid_;  // of three lines
  int most_cells_ = 0;            // of parts in bands of three lines
  ValueStore* store_;
  Evaluate evaluate_;
  Thermographs thermographs_;
  Zeroed<Place> ones_, twos_;
  BandCache threes_;
  FlatMap<PositionKey, std::uint32_t, Hash> parts_;
  FlatMap<std::uint64_t, std::uint32_t, Hash> places_;  // of promises by their hashes
  Zeroed<Promise> promises_;
  std::size_t used_ = 0;  // promises
};

}  // namespace summand::games::domineering
