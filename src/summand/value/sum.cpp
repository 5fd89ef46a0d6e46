// Sums, negatives and multiples of values.
#include <algorithm>
#include <limits>

#include "summand/base/check.hpp"
#include "summand/value/store.hpp"

namespace summand {

namespace {

// Sums commute, so one order of the pair is enough.
constexpr std::uint64_t unordered_key(std::uint32_t g, std::uint32_t h) {
  return g < h ? std::uint64_t{g} << 32 | h : std::uint64_t{h} << 32 | g;
}

std::int64_t add_ups(std::int64_t a, std::int64_t b) {
  std::int64_t sum = 0;
  // The least integer is kept out so that every multiple of up has its negative.
  if (__builtin_add_overflow(a, b, &sum) || sum == std::numeric_limits<std::int64_t>::min()) {
    reach_limit(Limit::size, "a multiple of ^ beyond 2^63");
  }
  return sum;
}

// Within a call everything is remembered: to forget a single sum of two deep games may double the
// work, and so may the next. Between calls a table that has grown beyond this is begun anew.
constexpr std::size_t kMostRemembered = std::size_t{1} << 22;

}  // namespace

Nus ValueStore::sum_of(const Nus& g, const Nus& h) {
  return {pool_->sum_of(g.number, h.number), add_ups(g.ups, h.ups), g.star ^ h.star};
}

Nus ValueStore::negative_of(const Nus& g) { return {pool_->negative_of(g.number), -g.ups, g.star}; }

Value ValueStore::sum(Value g, Value h) {
  if (sums_.size() > kMostRemembered) sums_.clear();
  if (negatives_.find(id(g)) == id(h)) return zero();  // or two long chains would be added in full
  return handle(sum_ids(id(g), id(h)));
}

Value ValueStore::sum(std::span<const Value> parts) {
  if (sums_.size() > kMostRemembered) sums_.clear();
  // Numbers, ups and stars first: they add up without a look into the store.
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

// How many options G + *j of G + *m are dominated, from *0 on, for a large m. G^L + *m is as good
// as G + *j where D = G^L - G has D + *(m^j) >= 0; and that is the same for all nimbers remote from
// D (no follower of D is one of them: Norton's lemma, Winning Ways ch. 7), so one comparison
// decides for all j but those that differ from m in the last places only.
std::uint64_t ValueStore::dominated_nimbers(Id g, Id h, Player player) {
  constexpr std::uint64_t kLarge = 64;
  if (node(h).kind != Node::nus) return 0;
  const Nus parts = nus(node(h));
  // Only if G itself has no such nimbers: then the sums below have smaller ones, and this ends.
  const int own_bits = node(g).nim_bits;
  if (parts.ups != 0 || parts.star < kLarge || own_bits >= 63 || parts.star >> own_bits == 0) {
    return 0;
  }
  std::uint64_t most = 0;
  for (std::uint64_t i = 0; i < count_of(g, player); ++i) {
    const Id difference = sum_ids(option_at(g, player, i), negative_id(g));
    const int bits = std::max<int>(1, node(difference).nim_bits);
    if (bits >= 63 || parts.star >> bits == 0) continue;
    const Id remote = pool_->intern(Nus{{}, 0, std::uint64_t{1} << bits});
    if (player == Player::left ? le(remote, difference, 0) : le(difference, remote, 0)) {
      most = std::max(most, parts.star >> bits << bits);
    }
  }
  return most;
}

// Depth is data, so the recursion over options keeps its own stack. A frame adds G and H by adding
// each option of the one to the other; a number's options are left out (number translation), and
// then the result is canonical as it stands.
ValueStore::Id ValueStore::sum_ids(Id first_g, Id first_h) {
  struct Frame {
    Id g, h;
    bool translates;
    std::uint32_t from_g_left, lefts, from_g_right, count;  // bounds of the four runs of questions
    std::uint64_t left_skip, right_skip;                    // options of H that are dominated
    std::uint32_t next;
    std::size_t results;
  };
  std::vector<Frame> stack;
  Ids results;

  const auto at_once = [&](Id g, Id h) -> Id {
    const Node& a = node(g);
    const Node& b = node(h);
    if (a.kind == Node::nus && b.kind == Node::nus) return pool_->intern(sum_of(nus(a), nus(b)));
    if (a.kind == Node::nus && nus(a) == Nus{}) return h;
    if (b.kind == Node::nus && nus(b) == Nus{}) return g;
    return sums_.find(unordered_key(g, h));
  };
  const auto open = [&](Id g, Id h) {
    if (node(g).kind == Node::nus) std::swap(g, h);  // a nus comes second
    const bool translates = node(h).kind == Node::nus && nus(node(h)).is_number();
    const std::uint64_t left_skip = dominated_nimbers(g, h, Player::left);
    const std::uint64_t right_skip = dominated_nimbers(g, h, Player::right);
    const auto count = [&](Id of, Player player) {
      std::uint64_t options = of == h && translates ? 0 : count_of(of, player);
      if (of == h) options -= player == Player::left ? left_skip : right_skip;
      if (options > 4 * Node::kMostOptions) {
        reach_limit(Limit::size, "a sum with more than 262,140 options for one player");
      }
      return static_cast<std::uint32_t>(options);
    };
    const std::uint32_t a = count(g, Player::left), b = a + count(h, Player::left);
    const std::uint32_t c = b + count(g, Player::right), d = c + count(h, Player::right);
    stack.push_back({g, h, translates, a, b, c, d, left_skip, right_skip, 0, results.size()});
  };
  const auto close = [&]() -> Id {
    const Frame top = stack.back();
    const auto begin = results.begin() + static_cast<std::ptrdiff_t>(top.results);
    left_.assign(begin, begin + top.lefts);
    right_.assign(begin + top.lefts, results.end());
    Id sum = 0;
    if (top.translates) {
      std::sort(left_.begin(), left_.end());
      std::sort(right_.begin(), right_.end());
      const NumberKey x = nus(node(top.h)).number;
      sum = pool_->intern(left_, right_,
                          {pool_->sum_of(stop_of(top.g, Player::left), x),
                           pool_->sum_of(stop_of(top.g, Player::right), x)});
    } else {
      sum = make_of_lists();
    }
    const std::uint64_t key = unordered_key(top.g, top.h);
    if (sums_.find(key) == 0) sums_.insert(key, sum);
    results.resize(top.results);
    stack.pop_back();
    return sum;
  };

  Id answer = at_once(first_g, first_h);
  if (answer != 0) return answer;
  open(first_g, first_h);
  while (!stack.empty()) {
    budget_.ask();
    Frame& top = stack.back();
    if (top.next == top.count) {
      answer = close();
      if (!stack.empty()) results.push_back(answer);
      continue;
    }
    const std::uint32_t i = top.next++;
    const Id g = top.g, h = top.h;
    const Id option_g = i < top.from_g_left ? option_at(g, Player::left, i)
                        : i >= top.lefts && i < top.from_g_right
                            ? option_at(g, Player::right, i - top.lefts)
                            : g;
    const Id option_h = option_g != g ? h
                        : i < top.lefts
                            ? option_at(h, Player::left, top.left_skip + i - top.from_g_left)
                            : option_at(h, Player::right, top.right_skip + i - top.from_g_right);
    if (const Id known = at_once(option_g, option_h)) {
      results.push_back(known);
    } else {
      open(option_g, option_h);
    }
  }
  return answer;
}

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
    // The negatives of Right's options are Left's; nothing becomes dominated or reversible by that.
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
    if (parts.ups != 0 && (!count || __builtin_mul_overflow(*count, parts.ups, &ups) ||
                           ups == std::numeric_limits<std::int64_t>::min())) {
      reach_limit(Limit::size, "a multiple of ^ beyond 2^63");
    }
    const bool odd = !copies.half().is_integer();
    return number_up_star({pool_->number_of(parts.number) * copies, ups, odd ? parts.star : 0});
  }
  // By doubling: few sums, and the large ones come last.
  Value sum = zero(), power = g;
  for (Dyadic left = copies; !left.is_zero(); left = left.half().floor()) {
    budget_.ask();
    if (!left.half().is_integer()) sum = this->sum(sum, power);
    if (left > 1) power = this->sum(power, power);
  }
  return sum;
}

}  // namespace summand
