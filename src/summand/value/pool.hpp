// ValuePool: one entry for each value, shared by the stores of all threads that work together.
#pragma once

#include <atomic>
#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/column.hpp"
#include "summand/base/spin_lock.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/value/node.hpp"
#include "summand/value/number_up_star.hpp"
#include "summand/value/wide_numbers.hpp"

namespace summand {

// Nodes and options never move or change after their number was published in the table of slots. So
// all threads read them without a lock. Finding a value needs no lock, either, but adding one does.
// (If addresses cannot be reserved, nodes move, and only one store may use them.)
class ValuePool {
 public:
  using Id = std::uint32_t;

  // Numbers below this are not values: each store has an even one for the game that it is
  // making.
  static constexpr Id kFirst = 128;
  static constexpr int kIdBits = SUMMAND_CHECKED ? 28 : 31;

  explicit ValuePool(Budget budget);
  ~ValuePool();
  ValuePool(const ValuePool&) = delete;
  ValuePool& operator=(const ValuePool&) = delete;

  // The number of a scratch node for a new store, until the store returns it. Throws LimitReached.
  Id take_scratch();
  void give_back_scratch(Id scratch);
  Node& scratch(Id id) { return nodes_[id]; }

  const Node& node(Id id) const { return nodes_[id]; }
  const Id* options() const { return options_.data(); }
  std::size_t count() const { return count_.load(std::memory_order_relaxed); }
  std::size_t memory() const;
  bool holds(Id id) const { return id >= kFirst && id - kFirst < count(); }

  Id intern(const Nus& nus);
  // A canonical form with sorted options.
  Id intern(std::span<const Id> left, std::span<const Id> right, const Stops& stops);

  Nus nus(const Node& node) const {
    if (!node.has(Node::wide)) [[likely]]
      return {{node.left_key, 0}, static_cast<std::int32_t>(node.extra), node.payload};
    const WideNumbers::Wide& wide = wide_.wide(node.extra);
    return {{node.left_key, wide.big}, wide.ups, node.payload};
  }
  NumberKey left_stop(Id id) const {
    const Node& n = node(id);
    return n.has(Node::inexact) ? inexact_stops(id).left : NumberKey{n.left_key};
  }
  NumberKey right_stop(Id id) const {
    const Node& n = node(id);
    return n.has(Node::inexact) ? inexact_stops(id).right : NumberKey{n.right_key};
  }

  NumberKey key_of(const Dyadic& x);
  Dyadic number_of(const NumberKey& number) const {
    return number.big == 0 ? from_fixed_point(number.key) : wide_.number(number.big);
  }
  std::strong_ordering order(const NumberKey& a, const NumberKey& b) const {
    if (a.key != b.key || a.big == b.big) return a.key <=> b.key;
    return number_of(a) <=> number_of(b);
  }
  // The canonical option of a number for a player, or nullopt.
  std::optional<NumberKey> option_of_number(const NumberKey& x, bool left);
  NumberKey sum_of(const NumberKey& a, const NumberKey& b);
  NumberKey negative_of(const NumberKey& x);

 private:
  using Slots = Zeroed<Id>;

  template <class Same>
  Id find(const Slots& slots, std::uint64_t hash, Same&& same) const;
  template <class Same, class Make>
  Id find_or_add(std::uint64_t hash, Same&& same, Make&& make);
  void grow_slots();
  std::uint64_t hash_of(const Node& node) const;
  std::uint64_t day_of(const Node& node) const;
  Stops inexact_stops(Id id) const;

  Budget budget_;
  Column<Node> nodes_;
  Column<Id> options_;
  std::atomic<const Slots*> slots_;
  // The table in use is last. Slower threads may still read the ones before.
  std::vector<std::unique_ptr<Slots>> tables_;
  std::atomic<std::size_t> count_ = 0;
  WideNumbers wide_;
  static constexpr std::uint64_t kAllFree = ~std::uint64_t{1};
  std::uint64_t free_scratch_ = kAllFree;
  mutable SpinLock lock_;
};

}  // namespace summand
