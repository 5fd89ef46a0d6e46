// SharedNimbers: what several searches for nimbers share.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "summand/base/charged_vector.hpp"
#include "summand/base/flat_map.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/spin_lock.hpp"
#include "summand/boards/key.hpp"
#include "summand/search/searched_now.hpp"

namespace summand {

// Facts about a part: its nimber, or nimbers that it is not.
struct NimberFacts {
  std::uint64_t not_these = 0;  // bit n: the nimber is not n
  std::uint64_t nimber = 0;     // + 1; 0: unknown

  friend bool operator==(const NimberFacts&, const NimberFacts&) = default;
};

// Facts about parts by their tables and positions, so they are exact. They are in shards, each with
// its own lock.
class SharedNimbers {
 public:
  explicit SharedNimbers(Budget budget) : budget_(std::move(budget)) {
    for (auto& shard : shards_) shard = std::make_unique<Shard>(budget_);
  }

  // Adds facts about a part to those that are known, and those to them. Throws LimitReached.
  void exchange(std::uint32_t table, const PositionKey& position, NimberFacts& facts) {
    const Key key{position, table};
    Shard& shard = *shards_[Hash()(key) % kShards];
    const Guard guard(shard.lock);
    std::uint32_t at = shard.places.find(key);
    if (at == 0) {
      if (facts == NimberFacts()) return;
      shard.facts.push_back(facts);
      at = static_cast<std::uint32_t>(shard.facts.size());
      shard.places.insert(key, at);
      return;
    }
    NimberFacts& known = shard.facts[at - 1];
    known.not_these |= facts.not_these;
    if (known.nimber == 0) known.nimber = facts.nimber;
    facts = known;
  }

  SearchedNow& searched() { return searched_; }

 private:
  static constexpr std::size_t kShards = 64;

  struct Key {
    PositionKey position;
    std::uint64_t table;

    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    std::uint64_t operator()(const Key& key) const {
      return hash_combine(hash_combine(hash_word(key.position.low), key.position.high), key.table);
    }
  };
  struct Shard {
    explicit Shard(Budget& budget) : places(budget), facts(budget) {}

    SpinLock lock;
    FlatMap<Key, std::uint32_t, Hash> places;  // from 1
    ChargedVector<NimberFacts> facts;
  };

  Budget budget_;
  std::array<std::unique_ptr<Shard>, kShards> shards_;
  SearchedNow searched_;
};

}  // namespace summand
