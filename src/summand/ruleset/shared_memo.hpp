// SharedMemo: a memo that the evaluators of several threads share.
#pragma once

#include <array>
#include <memory>
#include <utility>

#include "summand/base/guard.hpp"
#include "summand/base/spin_lock.hpp"
#include "summand/ruleset/memo.hpp"

namespace summand {

// A PositionMemo in shards, each with its own lock. An evaluator asks it only for positions that
// its own memo lacks.
template <Ruleset R>
class SharedMemo {
 public:
  using Position = typename R::Position;

  SharedMemo(const R& rules, Budget budget) : budget_(std::move(budget)) {
    for (auto& shard : shards_) shard = std::make_unique<Shard>(rules, budget_);
  }

  Value find(const Position& position) {
    Shard& shard = shard_of(position);
    const Guard guard(shard.lock);
    return shard.memo.find(position);
  }

  // Remembers a value, unless another thread has done so.
  void insert(const Position& position, Value value) {
    Shard& shard = shard_of(position);
    const Guard guard(shard.lock);
    if (!shard.memo.find(position)) shard.memo.insert(position, value);
  }

 private:
  struct Shard {
    Shard(const R& rules, Budget& budget) : memo(rules, budget) {}
    SpinLock lock;
    PositionMemo<R> memo;
  };

  Shard& shard_of(const Position& position) {
    return *shards_[hash_word(hash_value(position)) % shards_.size()];
  }

  Budget budget_;
  std::array<std::unique_ptr<Shard>, 64> shards_;
};

}  // namespace summand
