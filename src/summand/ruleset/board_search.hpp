// BoardSearch: who wins a sum of positions of one game and of values, by a search that the game
// brings along.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "summand/ruleset/training.hpp"
#include "summand/value/store.hpp"

namespace summand {

class SearchWatch;
class AnyPosition;

// The method of searches by proof numbers.
inline constexpr std::string_view kByProofNumbers = "proof numbers";

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
  // From now on nodes are also counted by the watch, which may be null. wins() throws LimitReached
  // soon after *stop is true, if the search can share.
  virtual void watch(SearchWatch* watch, const std::atomic<bool>* stop = nullptr) = 0;
  // What the search goes by, such as kByProofNumbers.
  virtual std::string_view method() const = 0;
  // How many bits of the keys of sums are compared. 0 if whole positions are compared.
  virtual unsigned key_bits() const = 0;

  // A search that can share has these functions, too.
  virtual bool can_share() const { return false; }
  // wins() throws LimitReached after so many more nodes. Until the next call of watch().
  virtual void stop_after(std::uint64_t) {}
  // Another search of the same sums, for another thread: with data of its own, of this store, but
  // what one of them finds the other knows. Throws LimitReached.
  virtual std::unique_ptr<BoardSearchOf> beside(ValueStore&) { return nullptr; }
  // What is found can be written down, and another search reads it.
  //
  // A word for the game and for how its boards are written on bits. Searches with the same word
  // understand each other.
  virtual std::string_view form() const { return {}; }
  // Calls visit for at most so many results, those that cost the most. Two words are a result.
  using Result = std::array<std::uint64_t, 2>;
  virtual void for_each_costly(std::uint64_t, const std::function<void(const Result&)>&) const {}
  // Knows this result from now on. Assumes that no other thread searches.
  virtual void take(const Result&) {}
  // Called from time to time by wins(). May be empty.
  virtual void at_times(const std::function<void()>&) {}

  // The rows that a model of these boards has (BoardSearchOptions). 0 if the search takes none.
  virtual std::size_t model_rows() const { return 0; }
};
using BoardSearch = BoardSearchOf<AnyPosition>;

// The values that sums have beside the positions.
enum class Beside { nothing, nimbers, values };

struct BoardSearchOptions {
  std::size_t table_bytes;  // at most, for the sums that are remembered
  // Parts of up to this size are values. Default: what is fastest in the game.
  std::optional<int> most_valued = {};
  Beside beside = Beside::nothing;
  // What was learned about the cost of proofs, in place of what is built in. It is not used if it
  // has another number of rows than models of these boards, or none.
  std::span<const Training::Weights> model = {};
};

}  // namespace summand
