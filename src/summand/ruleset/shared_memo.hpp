// SharedMemo: a PositionMemo that several threads share.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/shared_map.hpp"
#include "summand/ruleset/memo.hpp"

namespace summand {

// Finding a position that has a key takes no lock.
template <Ruleset R, class Mapped = Value>
class SharedMemo {
 public:
  using Position = typename R::Position;

  SharedMemo(const R& rules, Budget budget)
      : rules_(&rules),
        budget_(std::move(budget)),
        narrow_(budget_),
        wide_(budget_),
        others_(rules, budget_) {}

  // The remembered fact, or Mapped().
  Mapped find(const Position& position) {
    if constexpr (HasKey<R>) {
      if (const std::optional<PositionKey> key = rules_->key(position)) {
        return key->high == 0 ? narrow_.find(key->low) : wide_.find(*key);
      }
    }
    const Guard guard(mutex_);
    return others_.find(position);
  }

  // The remembered fact. If there is none, remembers the one that make() returns. Others wait
  // meanwhile, so it must be quick. Throws LimitReached.
  template <class Make>
  Mapped find_or_add(const Position& position, Make&& make) {
    if constexpr (HasKey<R>) {
      if (const std::optional<PositionKey> key = rules_->key(position)) {
        return key->high == 0 ? narrow_.find_or_add(key->low, make) : wide_.find_or_add(*key, make);
      }
    }
    const Guard guard(mutex_);
    if (const Mapped known = others_.find(position); known != Mapped()) return known;
    const Mapped made = make();
    others_.insert(position, made);
    return made;
  }

  // Remembers a fact, unless another thread has done so.
  void insert(const Position& position, Mapped fact) {
    find_or_add(position, [&] { return fact; });
  }

 private:
  const R* rules_;
  Budget budget_;
  SharedMap<std::uint64_t, Mapped, NarrowKeyHash> narrow_;
  SharedMap<PositionKey, Mapped, WideKeyHash> wide_;
  Mutex mutex_;  // for the others
  PositionMemo<R, Mapped> others_;
};

// The tables of all games are compiled once.
extern template class SharedMap<std::uint64_t, Value, NarrowKeyHash>;
extern template class SharedMap<std::uint64_t, std::uint32_t, NarrowKeyHash>;
extern template class SharedMap<PositionKey, Value, WideKeyHash>;
extern template class SharedMap<PositionKey, std::uint32_t, WideKeyHash>;

}  // namespace summand
