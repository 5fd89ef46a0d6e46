// Which nimbers are at most a game, and which are at least the game: all are found in one sweep
// over its followers. For the .cpp files of this layer.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// A set of nimbers, stored as the places where it begins and ends: *m is in it if the number of
// places that are at most m is odd.
using NimberSet = std::vector<std::uint64_t>;

// The results so far, kept by the store: which nimbers plus a number are at most a game, and which
// are at least the game.
struct ValueStore::NimberMemo {
  struct Key {
    NumberKey number;
    Id game;

    friend bool operator==(const Key&, const Key&) = default;
  };
  struct KeyHash {
    std::uint64_t operator()(const Key& key) const {
      return hash_combine(hash_word(static_cast<std::uint64_t>(key.number.key)),
                          std::uint64_t{key.number.big} << 32 | key.game);
    }
  };
  struct Sets {
    NimberSet at_most, at_least;
  };
  // If it has more bytes than this, it is cleared before the next question.
  static constexpr std::size_t kMostBytes = std::size_t{32} << 20;

  explicit NimberMemo(Budget owner) : budget(std::move(owner)) {}
  ~NimberMemo() { budget.release(bytes); }
  NimberMemo(const NimberMemo&) = delete;
  NimberMemo& operator=(const NimberMemo&) = delete;

  void forget() {
    known.clear();
    budget.release(std::exchange(bytes, 0));
  }

  Budget budget;
  std::unordered_map<Key, Sets, KeyHash> known;
  std::size_t bytes = 0;
};

// Answers for number + *0, *1, *2, ... without a loop over them. A game with few followers is fast
// even against *1000000. The store remembers the results for values.
class ValueStore::NimberOrder {
 public:
  explicit NimberOrder(ValueStore& store) : store_(store) {}
  NimberOrder(const NimberOrder&) = delete;
  NimberOrder& operator=(const NimberOrder&) = delete;

  // Both assume that n is a number + *star, and that the game is not of that kind.
  bool at_most(const Nus& n, Id game) { return contains(sets(n.number, game).at_most, n.star); }
  bool at_least(const Nus& n, Id game) { return contains(sets(n.number, game).at_least, n.star); }
  // The least m for which number + *m is at most (or at least) the game, or nullopt.
  std::optional<std::uint64_t> first_at_most(const NumberKey& number, Id game) {
    return first(sets(number, game).at_most);
  }
  std::optional<std::uint64_t> first_at_least(const NumberKey& number, Id game) {
    return first(sets(number, game).at_least);
  }

 private:
  using Sets = NimberMemo::Sets;
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

  const Sets* known(Id game) const;

  ValueStore& store_;
  NumberKey number_;
  // for the game being made, which is no value yet, and for this number
  Sets scratch_;
  std::optional<NumberKey> scratch_number_;
};

}  // namespace summand
