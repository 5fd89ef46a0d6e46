// Which nimbers are at most, and which at least, a game: all of them in one sweep over its
// followers. For the .cpp files of this layer.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// A set of nimbers, by the places where it begins and ends: *m is in it if an odd number of places
// is not above m.
using NimberSet = std::vector<std::uint64_t>;

// Answers for number + *0, *1, *2, ... without a loop over them: of a game with few followers even
// against *1000000. What it finds out it remembers as long as it is asked about the same number.
class ValueStore::NimberOrder {
 public:
  explicit NimberOrder(ValueStore& store) : store_(store) {}
  // Most of these are never asked anything.
  ~NimberOrder() {
    if (charged_ != 0) store_.budget_.release(charged_);
  }
  NimberOrder(const NimberOrder&) = delete;
  NimberOrder& operator=(const NimberOrder&) = delete;

  // Assume n to be a number + *star, and the game no such value.
  bool at_most(const Nus& n, Id game) { return contains(sets(n.number, game).at_most, n.star); }
  bool at_least(const Nus& n, Id game) { return contains(sets(n.number, game).at_least, n.star); }
  // The least m for which number + *m is at most (at least) the game.
  std::optional<std::uint64_t> first_at_most(const NumberKey& number, Id game) {
    return first(sets(number, game).at_most);
  }
  std::optional<std::uint64_t> first_at_least(const NumberKey& number, Id game) {
    return first(sets(number, game).at_least);
  }

 private:
  struct Sets {
    NimberSet at_most, at_least;
  };
  enum class Side : bool { at_most, at_least };

  static bool contains(const NimberSet& set, std::uint64_t star);
  static std::optional<std::uint64_t> first(const NimberSet& set) {
    return set.empty() ? std::nullopt : std::optional(set.front());
  }

  const Sets& sets(const NumberKey& number, Id game);
  Sets sets_of(Id game);
  std::optional<NimberSet> by_stops(const Node& game, Side side) const;
  std::optional<NimberSet> at_once(Id game, Side side) const;
  NimberSet not_among(Id game, Player player, Side side);

  ValueStore& store_;
  NumberKey number_;
  std::optional<std::unordered_map<Id, Sets>> known_;
  std::size_t charged_ = 0;
};

}  // namespace summand
