// Canonical forms from any options: recognises numbers, and number + ups + nimber.
#include <algorithm>
#include <limits>

#include "summand/base/check.hpp"
#include "summand/value/nimber_order.hpp"
#include "summand/value/store.hpp"

namespace summand {

Value ValueStore::make(std::span<const Value> left, std::span<const Value> right) {
  left_.clear();
  right_.clear();
  for (const Value option : left) left_.push_back(id(option));
  for (const Value option : right) right_.push_back(id(option));
  return handle(make_of_lists());
}

namespace {

// Lists of options are short, and most of them are sorted in place.
void sort_and_unique(std::vector<std::uint32_t>& ids) {
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

}  // namespace

ValueStore::Id ValueStore::make_of_lists() {
  budget_.ask();
  sort_and_unique(left_);
  sort_and_unique(right_);
  Stops stops{kBelowAll, kAboveAll};
  for (const Id option : left_) {
    const NumberKey stop = stop_of(option, Player::right);
    if (pool_->order(stops.left, stop) < 0) stops.left = stop;
  }
  for (const Id option : right_) {
    const NumberKey stop = stop_of(option, Player::left);
    if (pool_->order(stop, stops.right) < 0) stops.right = stop;
  }
  if (const std::optional<Id> number = as_number(stops.left, stops.right)) return *number;

  remove_dominated(left_, Player::left);
  remove_dominated(right_, Player::right);
  show_in_scratch(stops);
  // Not ||, because both lists must be processed.
  NimberOrder nimbers(*this);
  const bool changed_left = bypass_reversible(left_, Player::left, nimbers);
  const bool changed_right = bypass_reversible(right_, Player::right, nimbers);
  if (changed_left) remove_dominated(left_, Player::left);
  if (changed_right) remove_dominated(right_, Player::right);
  if (stops.left == stops.right) {
    if (const std::optional<Nus> found = as_nus(stops.left)) return pool_->intern(*found);
  }
  return pool_->intern(left_, right_, stops);
}

// --- numbers ---

// The simplicity rule (Winning Ways ch. 2): if every stop of the left options is below every stop
// of the right ones, the game is the simplest number between them. An end itself is allowed if no
// option forbids it.
std::optional<ValueStore::Id> ValueStore::as_number(const NumberKey& low, const NumberKey& high) {
  const std::strong_ordering ends = pool_->order(low, high);
  if (ends > 0) return std::nullopt;
  if (ends == 0) {
    if (!is_closed(low, Player::left) || !is_closed(high, Player::right)) return std::nullopt;
    return pool_->intern(Nus{low});
  }
  // It takes comparisons to find out whether an end is closed, so this is only done if the end
  // would be the answer.
  bool low_open = false, high_open = false;
  while (true) {
    const NumberKey x = simplest(low, low_open, high, high_open);
    if (!low_open && x == low && !is_closed(low, Player::left)) {
      low_open = true;
    } else if (!high_open && x == high && !is_closed(high, Player::right)) {
      high_open = true;
    } else {
      return pool_->intern(Nus{x});
    }
  }
}

// Whether the end of the interval is confused with every option or on the right side of it: G^L <|
// x for Left's options, x <| G^R for Right's. Only options whose stop is the end can forbid it.
bool ValueStore::is_closed(const NumberKey& end, Player player) {
  for (const Id option : player == Player::left ? left_ : right_) {
    budget_.ask();
    if (stop_of(option, opponent(player)) != end) continue;
    const Node& n = node(option);
    const Nus x{end};
    const bool forbids =
        player == Player::left
            ? (n.kind == Node::game ? nus_le_game(x, option, 0) : nus_le_nus(x, nus(n)))
            : (n.kind == Node::game ? game_le_nus(option, x, 0) : nus_le_nus(nus(n), x));
    if (forbids) return false;
  }
  return true;
}

// Keys are integers in units of 2^-32. The simplest number among them is found by bits.
NumberKey ValueStore::simplest(const NumberKey& low, bool low_open, const NumberKey& high,
                               bool high_open) {
  constexpr std::int64_t kOne = std::int64_t{1} << 32;
  if ((low.big | high.big) == 0) {
    const std::int64_t least = low.key + (low_open || low == kBelowAll);
    const std::int64_t most = high.key - (high_open || high == kAboveAll);
    if (least <= 0 && most >= 0) return {0};
    constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max() - 2 * kOne;
    // The simplest positive number up to `to`. Negative ones are its mirror image.
    const auto positive = [](std::int64_t from, std::int64_t to) -> std::int64_t {
      const std::int64_t integer = (from + (kOne - 1)) & -kOne;
      if (integer <= to) return integer;
      // No integer between: the highest bit in which the ends differ is the last place needed.
      if (from == to) return from;
      const int bit = 63 - __builtin_clzll(static_cast<std::uint64_t>((from - 1) ^ to));
      return to >> bit << bit;
    };
    if (least <= most && least <= kFar && most >= -kFar) {
      return {least > 0 ? positive(least, most) : -positive(-most, -least)};
    }
  }
  const auto bound = [&](const NumberKey& end, bool open) -> std::optional<Bound> {
    if (end == kBelowAll || end == kAboveAll) return std::nullopt;
    return Bound{pool_->number_of(end), !open};
  };
  const std::optional<Dyadic> x = simplest_between(bound(low, low_open), bound(high, high_open));
  SUMMAND_CHECK(x.has_value());
  return pool_->key_of(*x);
}

// --- number + ups + star ---

// Whether the two canonical lists belong to such a value with the given number part.
std::optional<Nus> ValueStore::as_nus(const NumberKey& number) const {
  const auto part = [&](Id option) -> std::optional<Nus> {
    const Node& n = node(option);
    if (n.kind != Node::nus) return std::nullopt;
    const Nus parts = nus(n);
    return parts.number == number ? std::optional(parts) : std::nullopt;
  };
  // *m: both sides have the nimbers below m.
  if (left_ == right_) {
    std::uint64_t greatest = 0;
    for (const Id option : left_) {
      const std::optional<Nus> parts = part(option);
      if (!parts || parts->ups != 0) return std::nullopt;
      greatest = std::max(greatest, parts->star);
    }
    if (greatest + 1 != left_.size()) return std::nullopt;
    return Nus{number, 0, left_.size()};
  }
  // ^* = {0,*|0} and its negative.
  const auto is_star_list = [&](const Ids& options) {
    if (options.size() != 2) return false;
    const std::optional<Nus> a = part(options[0]), b = part(options[1]);
    return a && b && a->ups == 0 && b->ups == 0 && (a->star | b->star) == 1;
  };
  const auto only = [&](const Ids& options) {
    return options.size() == 1 ? part(options[0]) : std::nullopt;
  };
  const std::optional<Nus> left = only(left_), right = only(right_);
  if (right && right->is_number() && is_star_list(left_)) return Nus{number, 1, 1};
  if (left && left->is_number() && is_star_list(right_)) return Nus{number, -1, 1};
  // {0 | (n-1).^ + *(m^1)} and its negative.
  if (left && right) {
    if (left->is_number() && right->ups >= 0) {
      return Nus{number, add_ups(right->ups, 1), right->star ^ 1};
    }
    if (right->is_number() && left->ups <= 0) {
      return Nus{number, add_ups(left->ups, -1), left->star ^ 1};
    }
  }
  return std::nullopt;
}

}  // namespace summand
