#include "summand/value/store.hpp"

#include <atomic>

#include "summand/base/check.hpp"
#include "summand/value/nimber_order.hpp"

namespace summand {

namespace {

constexpr std::uint32_t kIdMask = (std::uint32_t{1} << ValuePool::kIdBits) - 1;

// Checked builds give each pool of values a tag in the top bits of its handles, and so detect
// handles of other stores.
std::uint32_t next_tag() {
#if SUMMAND_CHECKED
  static std::atomic<std::uint32_t> made = 0;
  return (made.fetch_add(1, std::memory_order_relaxed) % 15 + 1) << ValuePool::kIdBits;
#else
  return 0;
#endif
}

}  // namespace

ValueStore::ValueStore(const Budget& budget)
    : ValueStore(budget, std::make_shared<SideTables>(budget)) {}

ValueStore::ValueStore(const Budget& budget, std::shared_ptr<SideTables> side_tables)
    : ValueStore(budget, std::make_shared<ValuePool>(budget), std::move(side_tables), next_tag()) {}

ValueStore::ValueStore(Budget budget, std::shared_ptr<ValuePool> pool,
                       std::shared_ptr<SideTables> side_tables, std::uint32_t tag)
    : budget_(std::move(budget)),
      pool_(std::move(pool)),
      side_tables_(std::move(side_tables)),
      tag_(tag),
      scratch_(pool_->take_scratch()),
      exact_orders_(budget_),
      orders_(budget_, 10, 17),
      making_orders_(budget_, 10, 10),
      sums_(budget_),
      negatives_(budget_),
      nimber_memo_(std::make_unique<NimberMemo>(budget_)) {}

ValueStore::~ValueStore() { pool_->give_back_scratch(scratch_); }

std::unique_ptr<ValueStore> ValueStore::sibling() const {
  return std::unique_ptr<ValueStore>(new ValueStore(budget_, pool_, side_tables_, tag_));
}

ValueStore::Id ValueStore::id(Value value) const {
  const Id id = value.bits_ & kIdMask;
  SUMMAND_DCHECK((value.bits_ & ~kIdMask) == tag_);
  SUMMAND_DCHECK(pool_->holds(id));
  return id;
}

Value ValueStore::number(const Dyadic& x) { return handle(pool_->intern(Nus{pool_->key_of(x)})); }

Value ValueStore::number_up_star(const NumberUpStar& parts) {
  return handle(
      pool_->intern(Nus{pool_->key_of(parts.number), checked_ups(parts.ups), parts.star}));
}

std::optional<NumberUpStar> ValueStore::as_number_up_star(Value g) const {
  const Node& n = node(g);
  if (n.kind != Node::nus) return std::nullopt;
  const Nus parts = nus(n);
  return NumberUpStar{pool_->number_of(parts.number), parts.ups, parts.star};
}

std::optional<std::uint64_t> ValueStore::as_nimber(Value g) const {
  const Node& n = node(g);
  if (n.kind != Node::nus) return std::nullopt;
  const Nus parts = nus(n);
  return parts.number == NumberKey{} && parts.ups == 0 ? std::optional(parts.star) : std::nullopt;
}

Dyadic ValueStore::stop(Value g, Player starting) const {
  return pool_->number_of(stop_of(id(g), starting));
}

// --- options ---

std::span<const ValueStore::Id> ValueStore::options_of(Id id, Player player) const {
  const Node& n = node(id);
  const Id* begin = (is_scratch(id) ? scratch_options_.data() : pool_->options()) + n.begin();
  if (player == Player::left) return {begin, n.lefts()};
  return {begin + n.lefts(), n.rights()};
}

std::uint64_t ValueStore::count_of(Id id, Player player) const {
  const Node& n = node(id);
  if (n.kind == Node::game) return player == Player::left ? n.lefts() : n.rights();
  const Nus parts = nus(n);
  if (!parts.is_number()) return player == Player::left ? left_count(parts) : right_count(parts);
  return pool_->option_of_number(parts.number, player == Player::left).has_value();
}

ValueStore::Id ValueStore::option_at(Id id, Player player, std::uint64_t i) {
  const Node& n = node(id);
  if (n.kind == Node::game) return options_of(id, player)[i];
  const Nus parts = nus(n);
  if (parts.is_number()) return pool_->intern(Nus{*option_of_number(parts.number, player)});
  return pool_->intern(player == Player::left ? left_at(parts, i) : right_at(parts, i));
}

std::uint64_t ValueStore::option_count(Value g, Player player) const {
  return count_of(id(g), player);
}

std::vector<Value> ValueStore::options(Value g, Player player) {
  const Id of = id(g);
  const std::uint64_t count = count_of(of, player);
  if (count > (std::uint64_t{1} << 24)) {
    reach_limit(Limit::size, "a value with more than 16,777,216 options to list");
  }
  std::vector<Value> out;
  out.reserve(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    budget_.ask();
    out.push_back(handle(option_at(of, player, i)));
  }
  return out;
}

}  // namespace summand
