// PositionMemo: remembers facts about positions, such as their values.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "summand/base/flat_map.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

struct NarrowKeyHash {
  std::uint64_t operator()(std::uint64_t key) const { return hash_word(key); }
};
struct WideKeyHash {
  std::uint64_t operator()(const PositionKey& key) const {
    return hash_combine(hash_word(key.low), key.high);
  }
};

// Positions with a key are in tables of words, with 16 bytes an entry if the key is one word. The
// others are in an ordinary map, charged by an estimate of their bytes.
template <Ruleset R, class Mapped = Value>
class PositionMemo {
 public:
  using Position = typename R::Position;

  PositionMemo(const R& rules, Budget& budget)
      : rules_(&rules), budget_(&budget), narrow_(budget), wide_(budget) {}
  ~PositionMemo() { budget_->release(charged_); }
  PositionMemo(const PositionMemo&) = delete;
  PositionMemo& operator=(const PositionMemo&) = delete;

  // The remembered fact, or Mapped().
  Mapped find(const Position& position) const {
    if constexpr (HasKey<R>) {
      if (const std::optional<PositionKey> key = rules_->key(position)) {
        return key->high == 0 ? narrow_.find(key->low) : wide_.find(*key);
      }
    }
    const auto at = others_.find(position);
    return at == others_.end() ? Mapped() : at->second;
  }

  // Prefetches the entry of a position that will be looked up soon.
  void prefetch(const Position& position) const {
    if constexpr (HasKey<R>) {
      if (const std::optional<PositionKey> key = rules_->key(position); key && key->high == 0) {
        narrow_.prefetch(key->low);
      }
    }
  }

  // Remembers a fact, which is not Mapped(), about an absent position.
  void insert(const Position& position, Mapped value) {
    if constexpr (HasKey<R>) {
      if (const std::optional<PositionKey> key = rules_->key(position)) {
        if (key->high == 0) {
          narrow_.insert(key->low, value);
        } else {
          wide_.insert(*key, value);
        }
        return;
      }
    }
    const std::size_t bytes = 2 * (sizeof(Position) + sizeof(Mapped)) + rough_size(position);
    budget_->charge(bytes);
    charged_ += bytes;
    others_.emplace(position, value);
  }

  std::size_t size() const { return narrow_.size() + wide_.size() + others_.size(); }

 private:
  struct PositionHash {
    std::uint64_t operator()(const Position& position) const { return hash_value(position); }
  };

  // The bytes of a position on the heap, if it can say so.
  static std::size_t rough_size(const Position& position) {
    if constexpr (requires { position.heap_bytes(); }) return position.heap_bytes();
    return 0;
  }

  const R* rules_;
  Budget* budget_;
  FlatMap<std::uint64_t, Mapped, NarrowKeyHash> narrow_;
  FlatMap<PositionKey, Mapped, WideKeyHash> wide_;
  std::unordered_map<Position, Mapped, PositionHash> others_;
  std::size_t charged_ = 0;
};

}  // namespace summand
