// KeptResults: results about positions that outlive a run. Engines ask for them and add to them.
// The layer store/ keeps them in a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace summand {

// What a result says about its position. Numbers are part of files and never change.
enum class KeptKind : std::uint8_t {
  value = 1,        // packed as value/packed_value.hpp says
  nimber = 2,       // in decimal
  left_first = 3,   // "1" if Left wins when he starts, otherwise "0"
  right_first = 4,  // "1" if Left wins when Right starts, otherwise "0"
  next_wins = 5,    // of an impartial game: "1" if the player to move wins, otherwise "0"
  thermograph = 6,  // from t = 0 up, as theory/taxed_text.hpp says
  nim_values = 7,   // of a stretch of heaps, as ask/heaps/kept_heaps.hpp says
};

// How a result was found. The results of a faulty theorem can be removed from a file.
enum class FoundBy : std::uint8_t {
  search = 1,   // by moves alone
  theorems = 2  // by moves, and by theorems for the position or for those that it leads to
};

// The position that a result is about.
struct KeptKey {
  KeptKind kind = KeptKind::value;
  // The name of its game, followed by # and a digest of its rules if they are not built in. It is
  // empty for a sum of positions.
  std::string_view game;
  // The canonical position as a call, with the parameters of its rules. For a sum: the calls and
  // the values of its terms, sorted, each on a line.
  std::string_view position;
};

// Whether this build keeps results. In a browser there are no files, and code is loaded.
#ifdef __wasm__
inline constexpr bool kKeepsResults = false;
#else
inline constexpr bool kKeepsResults = true;
#endif

// Several threads may ask and add at the same time.
class KeptResults {
 public:
  virtual ~KeptResults() = default;

  // The result, if it is known. Costs about 10 us, so it is for positions that take longer. A file
  // that cannot be read has no results: the run goes on, and its end says so.
  virtual std::optional<std::string> find(const KeptKey& key) = 0;

  // Adds a result. It may be written later, together with others. The result must be exact.
  virtual void keep(const KeptKey& key, std::string_view answer, FoundBy by) = 0;
};

}  // namespace summand
