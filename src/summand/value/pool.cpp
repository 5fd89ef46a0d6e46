#include "summand/value/pool.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/threads.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kLateDay = 0xffffffff;  // too late to fit into a node

constexpr bool is_exact_key(std::int64_t key) { return -kFarthestKey < key && key < kFarthestKey; }

std::uint64_t hash_of_nus(const Nus& n) {
  const std::uint64_t hash = fold_multiply(
      static_cast<std::uint64_t>(n.number.key) ^ 0x9e3779b97f4a7c15u, n.star ^ 0xd6e8feb86659fd93u);
  return hash_combine(hash, static_cast<std::uint64_t>(n.ups) ^ std::uint64_t{n.number.big} << 32);
}

// The hash of two lists is the same whether they are contiguous or separate.
class HashOfLists {
 public:
  explicit HashOfLists(std::size_t lefts) : hash_(lefts) {}
  void add(std::span<const std::uint32_t> ids) {
    for (const std::uint32_t id : ids) hash_ = hash_combine(hash_, id);
  }
  std::uint64_t hash() const { return hash_; }

 private:
  std::uint64_t hash_;
};

}  // namespace

ValuePool::ValuePool(Budget budget)
    : budget_(std::move(budget)),
      nodes_(budget_, std::size_t{1} << kIdBits, "values"),
      options_(budget_, std::numeric_limits<Id>::max(), "options of values"),
      wide_(budget_) {
  nodes_.room(kFirst);
  nodes_.append(kFirst);
  tables_.push_back(std::make_unique<Slots>(budget_, 64));
  slots_ = tables_.back().get();
}

ValuePool::~ValuePool() = default;

ValuePool::Id ValuePool::take_scratch() {
  const Guard guard(lock_);
  if (free_scratch_ != kAllFree && kHasThreads &&
      (nodes_.moves() || options_.moves() || wide_.moves())) {
    reach_limit(Limit::memory, "the system has no addresses for values that several threads share");
  }
  if (free_scratch_ == 0) reach_limit(Limit::size, "more than 63 threads on the same values");
  const int free = std::countr_zero(free_scratch_);
  free_scratch_ &= free_scratch_ - 1;
  return static_cast<Id>(2 * free);
}

void ValuePool::give_back_scratch(Id scratch) {
  const Guard guard(lock_);
  free_scratch_ |= std::uint64_t{1} << (scratch / 2);
}

std::size_t ValuePool::memory() const {
  const Guard guard(lock_);
  std::size_t slots = 0;
  for (const auto& table : tables_) slots += table->size();
  return nodes_.size() * sizeof(Node) + (options_.size() + slots) * sizeof(Id);
}

Stops ValuePool::inexact_stops(Id id) const {
  const Node& n = node(id);
  if (n.kind == Node::nus) return {nus(n).number, nus(n).number};
  const Guard guard(lock_);
  return wide_.stops(id);
}

// --- interning ---

std::uint64_t ValuePool::hash_of(const Node& node) const {
  if (node.kind == Node::nus) return hash_of_nus(nus(node));
  HashOfLists hash(node.lefts());
  hash.add({options_.data() + node.begin(), node.lefts() + node.rights()});
  return hash.hash();
}

template <class Same>
ValuePool::Id ValuePool::find(const Slots& slots, std::uint64_t hash, Same&& same) const {
  const std::size_t mask = slots.size() - 1;
  for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
    const Id id = __atomic_load_n(&slots[at], __ATOMIC_ACQUIRE);
    if (id == 0 || same(nodes_[id])) return id;
  }
}

template <class Same, class Make>
ValuePool::Id ValuePool::find_or_add(std::uint64_t hash, Same&& same, Make&& make) {
  const Slots* slots = slots_.load(std::memory_order_acquire);
  if (const Id found = find(*slots, hash, same)) return found;
  const Guard guard(lock_);
  // Another thread may have been faster.
  slots = slots_.load(std::memory_order_relaxed);
  if (const Id found = find(*slots, hash, same)) return found;
  if (3 * (count_ + 1) > 2 * slots->size()) grow_slots();
  const auto id = static_cast<Id>(nodes_.size());
  Node* room = nodes_.room(1);
  *room = make(id);
  nodes_.append(1);
  ++count_;
  Slots& table = *tables_.back();
  std::size_t at = hash & (table.size() - 1);
  while (table[at] != 0) at = (at + 1) & (table.size() - 1);
  __atomic_store_n(&table[at], id, __ATOMIC_RELEASE);
  return id;
}

void ValuePool::grow_slots() {
  const std::size_t size = 2 * tables_.back()->size();
  auto grown = std::make_unique<Slots>(budget_, size);
  for (Id id = kFirst; id < nodes_.size(); ++id) {
    std::size_t at = hash_of(nodes_[id]) & (size - 1);
    while ((*grown)[at] != 0) at = (at + 1) & (size - 1);
    (*grown)[at] = id;
  }
  const bool alone = std::popcount(free_scratch_) >= 62;
  tables_.push_back(std::move(grown));
  slots_.store(tables_.back().get(), std::memory_order_release);
  if (alone) tables_.erase(tables_.begin(), tables_.end() - 1);
}

ValuePool::Id ValuePool::intern(const Nus& n) {
  const auto same = [&](const Node& other) {
    return other.kind == Node::nus && other.left_key == n.number.key && other.payload == n.star &&
           nus(other) == n;
  };
  return find_or_add(hash_of_nus(n), same, [&](Id) {
    const auto narrow_ups = static_cast<std::int32_t>(n.ups);
    Node made{.left_key = n.number.key,
              .right_key = n.number.key,
              .payload = n.star,
              .extra = static_cast<std::uint32_t>(narrow_ups),
              .kind = Node::nus};
    if (n.number.big != 0 || n.ups != narrow_ups) {
      made.extra = wide_.add({n.number.big, n.ups});
      made.flags |= Node::wide | (n.number.big != 0 ? Node::inexact : 0);
    }
    made.nim_bits = static_cast<std::uint8_t>(std::bit_width(n.star | (n.ups != 0 ? 1u : 0u)));
    if (n.number == NumberKey{}) made.flags |= Node::all_small;
    // The parity of an integer is its own. {n|n} has one more move.
    if (n.ups == 0 && n.star <= 1) {
      const Dyadic number = number_of(n.number);
      if (number.is_integer()) {
        const bool odd = number.half().is_integer() == (n.star == 1);
        made.flags |= odd ? Node::odd_tempered : Node::even_tempered;
      }
    }
    return made;
  });
}

ValuePool::Id ValuePool::intern(std::span<const Id> left, std::span<const Id> right,
                                const Stops& stops) {
  if (left.size() > Node::kMostOptions || right.size() > Node::kMostOptions) {
    reach_limit(Limit::size, "a canonical form with more than 65,535 options for one player");
  }
  HashOfLists hash(left.size());
  hash.add(left);
  hash.add(right);
  const auto same = [&](const Node& other) {
    if (other.kind != Node::game || other.lefts() != left.size() ||
        other.rights() != right.size()) {
      return false;
    }
    const Id* options = options_.data() + other.begin();
    return std::equal(left.begin(), left.end(), options) &&
           std::equal(right.begin(), right.end(), options + left.size());
  };
  return find_or_add(hash.hash(), same, [&](Id id) {
    const std::size_t begin = options_.size();
    Id* options = options_.room(left.size() + right.size());
    std::copy(right.begin(), right.end(), std::copy(left.begin(), left.end(), options));
    Node made{.left_key = stops.left.key,
              .right_key = stops.right.key,
              .payload = Node::pack(static_cast<std::uint32_t>(begin),
                                    static_cast<std::uint32_t>(left.size()),
                                    static_cast<std::uint32_t>(right.size())),
              .kind = Node::game};
    std::uint64_t day = 0;
    int flags = Node::even_tempered | Node::odd_tempered;
    if (!left.empty() && !right.empty()) flags |= Node::all_small;
    for (const Id* option = options; option < options + left.size() + right.size(); ++option) {
      const Node& n = nodes_[*option];
      day = std::max(day, day_of(n));
      made.nim_bits = std::max(made.nim_bits, n.nim_bits);
      flags &= (n.flags & Node::all_small) | (n.has(Node::odd_tempered) ? Node::even_tempered : 0) |
               (n.has(Node::even_tempered) ? Node::odd_tempered : 0);
    }
    made.extra = static_cast<std::uint32_t>(std::min(day + 1, kLateDay));
    made.flags = static_cast<std::uint8_t>(flags);
    if (stops.left.big != 0 || stops.right.big != 0) {
      made.flags |= Node::inexact;
      wide_.set_stops(id, stops);
    }
    options_.append(left.size() + right.size());
    return made;
  });
}

// The birthday of a value, limited like that in a node.
std::uint64_t ValuePool::day_of(const Node& n) const {
  if (n.kind == Node::game) return n.extra;
  if (n.has(Node::wide)) return kLateDay;
  // The integer part, plus one for a fraction, plus its binary places (Berlekamp's rule).
  const std::uint64_t size = n.left_key < 0 ? -static_cast<std::uint64_t>(n.left_key)
                                            : static_cast<std::uint64_t>(n.left_key);
  std::uint64_t day = size >> 32;
  if (size << 32 != 0) day += 33 - static_cast<std::uint64_t>(std::countr_zero(size));
  return std::min(kLateDay, day + infinitesimal_day(nus(n)));
}

// --- numbers with keys ---

NumberKey ValuePool::key_of(const Dyadic& x) {
  const FixedPoint fixed = fixed_point(x);
  if (fixed.exact) [[likely]]
    return {fixed.key};
  const Guard guard(lock_);
  return {fixed.key, wide_.index_of(x)};
}

std::optional<NumberKey> ValuePool::option_of_number(const NumberKey& x, bool left) {
  constexpr std::int64_t kOne = std::int64_t{1} << 32;
  if (x.big == 0) [[likely]] {
    const bool integer = x.key % kOne == 0;
    if (integer && (left ? x.key <= 0 : x.key >= 0)) return std::nullopt;
    const std::int64_t step = integer ? kOne : x.key & -x.key;
    std::int64_t key = 0;
    if (!__builtin_add_overflow(x.key, left ? -step : step, &key) && is_exact_key(key)) {
      return NumberKey{key};
    }
  }
  const Dyadic number = number_of(x);
  const std::optional<Dyadic> option = left ? left_option(number) : right_option(number);
  if (!option) return std::nullopt;
  return key_of(*option);
}

NumberKey ValuePool::sum_of(const NumberKey& a, const NumberKey& b) {
  std::int64_t key = 0;
  if ((a.big | b.big) == 0 && !__builtin_add_overflow(a.key, b.key, &key) && is_exact_key(key)) {
    return {key};
  }
  return key_of(number_of(a) + number_of(b));
}

NumberKey ValuePool::negative_of(const NumberKey& x) {
  return x.big == 0 ? NumberKey{-x.key} : key_of(-number_of(x));
}

}  // namespace summand
