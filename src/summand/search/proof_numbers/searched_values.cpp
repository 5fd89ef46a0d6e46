#include "summand/search/proof_numbers/searched_values.hpp"

#include <utility>

#include "summand/theory/fold.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostSize = 65'535;

}  // namespace

SearchedValues::Number SearchedValues::number_of(Value value) {
  if (const Number known = numbers_.find(value); known != 0) return known - 1;
  Facts its{.value = value, .key = {fingerprints_[0].of(value), fingerprints_[1].of(value)}};
  its.size = size_of(value);
  its.is_at_least_zero = store_.less_equal(store_.zero(), value);
  its.is_at_most_zero = store_.less_equal(value, store_.zero());
  its.is_all_small = store_.is_all_small(value);
  weigh(its);
  if (value == store_.zero()) its.key = {};
  const auto number = static_cast<Number>(facts_.size());
  facts_.push_back(its);
  numbers_.insert(value, number + 1);
  return number;
}

SearchedValues::Number SearchedValues::find_negative(Number number) {
  const Number out = number_of(store_.negative(facts_[number].value));
  facts_[number].negative = out;
  facts_[out].negative = number;
  return out;
}

void SearchedValues::find_options(Number number) {
  std::vector<Number> found;
  for (const Value option : store_.options(facts_[number].value, Player::left)) {
    found.push_back(number_of(store_.negative(option)));
  }
  Facts& its = facts_[number];
  its.options_begin = static_cast<std::uint32_t>(options_.size());
  its.options = static_cast<std::uint16_t>(found.size());
  its.has_options = true;
  for (const Number option : found) options_.push_back(option);
}

// The number of its followers, counted as often as they are options.
std::uint16_t SearchedValues::size_of(Value value) {
  const auto known = [&](Value g) -> std::optional<std::uint32_t> {
    if (const std::uint32_t size = sizes_.find(g); size != 0) return size;
    const auto parts = store_.as_number_up_star(g);
    if (!parts) return std::nullopt;
    const auto ups = static_cast<std::uint64_t>(parts->ups < 0 ? -parts->ups : parts->ups);
    const std::uint64_t size = 1 + std::min(ups, kMostSize) + std::min(parts->star, kMostSize);
    return static_cast<std::uint32_t>(std::min(size, kMostSize));
  };
  const auto of_options = [&](Value g, std::span<const std::uint32_t> left,
                              std::span<const std::uint32_t> right) {
    std::uint64_t size = 1;
    for (const std::uint32_t its : left) size += its;
    for (const std::uint32_t its : right) size += its;
    const auto out = static_cast<std::uint32_t>(std::min(size, kMostSize));
    sizes_.insert(g, out);
    return out;
  };
  return static_cast<std::uint16_t>(fold<std::uint32_t>(store_, value, known, of_options));
}

// The rule of two ahead needs whole numbers only.
void SearchedValues::weigh(Facts& its) {
  if (!its.is_all_small) return;
  const auto weight = weights_.of(its.value);
  if (!weight) return;
  const auto in_range = [](const Dyadic& x) {
    const auto whole = x.to_int64();
    return whole && *whole >= -kMostWeight && *whole <= kMostWeight
               ? std::optional(static_cast<std::int16_t>(*whole))
               : std::nullopt;
  };
  // The greatest integer that the weight is at least, and the least that it is at most.
  Dyadic low = store_.right_stop(*weight).floor(), high = store_.left_stop(*weight).ceil();
  if (!store_.less_equal(store_.number(low), *weight)) low = low - 1;
  if (!store_.less_equal(*weight, store_.number(high))) high = high + 1;
  if (const auto least = in_range(low)) its.least_ups = *least;
  if (const auto most = in_range(high)) its.most_ups = *most;
}

SearchedValues::Number SearchedValues::sum(Number a, Number b) {
  if (a == kZero) return b;
  if (b == kZero) return a;
  if (a > b) std::swap(a, b);
  const std::uint64_t pair = std::uint64_t{a} << 32 | b;
  if (const Number known = sums_.find(pair); known != 0) return known - 1;
  const Number out = number_of(store_.sum(facts_[a].value, facts_[b].value));
  sums_.insert(pair, out + 1);
  return out;
}

}  // namespace summand
