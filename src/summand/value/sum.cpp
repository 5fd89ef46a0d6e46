// Sums, negatives and multiples of values.
#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/value/adder.hpp"

namespace summand {

namespace {

// Within a call everything is remembered: if one sum of two deep games is forgotten, the work may
// double, and then double again. Between calls a table that is larger than this is cleared.
constexpr std::size_t kMostRemembered = std::size_t{1} << 22;

}  // namespace

Nus ValueStore::sum_of(const Nus& g, const Nus& h) {
  return {pool_->sum_of(g.number, h.number), add_ups(g.ups, h.ups), g.star ^ h.star};
}

Nus ValueStore::negative_of(const Nus& g) { return {pool_->negative_of(g.number), -g.ups, g.star}; }

Value ValueStore::sum(Value g, Value h) {
  if (sums_.size() > kMostRemembered) sums_.clear();
  if (negatives_.find(id(g)) == id(h))
    return zero();  // otherwise two long chains are added in full
  return handle(sum_ids(id(g), id(h)));
}

Value ValueStore::sum(std::span<const Value> parts) {
  if (sums_.size() > kMostRemembered) sums_.clear();
  // Numbers, ups and stars first: they are added without reading the store.
  Nus closed;
  for (const Value part : parts) {
    const Node& n = node(part);
    if (n.kind == Node::nus) closed = sum_of(closed, nus(n));
  }
  Id sum = 0;
  for (const Value part : parts) {
    if (node(part).kind == Node::nus) continue;
    sum = sum == 0 ? id(part) : sum_ids(sum, id(part));
  }
  if (sum == 0) return handle(pool_->intern(closed));
  return handle(closed == Nus{} ? sum : sum_ids(sum, pool_->intern(closed)));
}

ValueStore::Id ValueStore::sum_ids(Id g, Id h) { return Adder(*this).sum(g, h); }

Value ValueStore::negative(Value g) {
  if (negatives_.size() > kMostRemembered) negatives_.clear();
  return handle(negative_id(id(g)));
}

ValueStore::Id ValueStore::negative_id(Id first) {
  struct Frame {
    Id g;
    std::uint32_t next;
    std::size_t results;
  };
  std::vector<Frame> stack;
  Ids results;
  const auto at_once = [&](Id g) -> Id {
    const Node& n = node(g);
    return n.kind == Node::nus ? pool_->intern(negative_of(nus(n))) : negatives_.find(g);
  };
  Id answer = at_once(first);
  if (answer != 0) return answer;
  stack.push_back({first, 0, 0});
  while (!stack.empty()) {
    Frame& top = stack.back();
    const Node& n = node(top.g);
    if (top.next < n.lefts() + n.rights()) {
      const Id option = pool_->options()[n.begin() + top.next++];
      if (const Id known = at_once(option)) {
        results.push_back(known);
      } else {
        stack.push_back({option, 0, results.size()});
      }
      continue;
    }
    budget_.ask();
    // The negatives of Right's options are Left's. No option becomes dominated or reversible.
    const auto begin = results.begin() + static_cast<std::ptrdiff_t>(top.results);
    right_.assign(begin, begin + n.lefts());
    left_.assign(begin + n.lefts(), results.end());
    std::sort(left_.begin(), left_.end());
    std::sort(right_.begin(), right_.end());
    const Id g = top.g;
    const Stops stops{pool_->negative_of(stop_of(g, Player::right)),
                      pool_->negative_of(stop_of(g, Player::left))};
    answer = pool_->intern(left_, right_, stops);
    if (negatives_.find(g) == 0) negatives_.insert(g, answer);
    if (negatives_.find(answer) == 0) negatives_.insert(answer, g);
    results.resize(top.results);
    stack.pop_back();
    if (!stack.empty()) results.push_back(answer);
  }
  return answer;
}

Value ValueStore::multiple(const Dyadic& copies, Value g) {
  SUMMAND_CHECK(copies.is_integer());
  if (copies.sign() < 0) return negative(multiple(-copies, g));
  const Node& n = node(g);
  if (n.kind == Node::nus) {
    const Nus parts = nus(n);
    const std::optional<std::int64_t> count = copies.to_int64();
    std::int64_t ups = 0;
    if (parts.ups != 0) {
      if (!count) too_many_ups();
      ups = multiply_ups(*count, parts.ups);
    }
    const bool odd = !copies.half().is_integer();
    return number_up_star({pool_->number_of(parts.number) * copies, ups, odd ? parts.star : 0});
  }
  // By doubling: this takes few sums, and the large ones are last.
  Value sum = zero(), power = g;
  for (Dyadic left = copies; !left.is_zero(); left = left.half().floor()) {
    budget_.ask();
    if (!left.half().is_integer()) sum = this->sum(sum, power);
    if (left > 1) power = this->sum(power, power);
  }
  return sum;
}

}  // namespace summand
