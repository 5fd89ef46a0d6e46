#include "summand/value/followers.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

#include "summand/base/flat_map.hpp"

namespace summand {

namespace {

using ValueSet = FlatMap<Value, std::uint8_t, ValueHash>;

bool insert(ValueSet& set, Value value) {
  if (set.find(value) != 0) return false;
  set.insert(value, 1);
  return true;
}

std::vector<Value> options_of_both(ValueStore& store, Value g) {
  std::vector<Value> options = store.left_options(g);
  const std::vector<Value> right = store.right_options(g);
  options.insert(options.end(), right.begin(), right.end());
  return options;
}

// The option of a number that is born a day before it, or nullopt for 0.
std::optional<Dyadic> parent(const Dyadic& x) {
  std::optional<Dyadic> left = left_option(x), right = right_option(x);
  if (!left || !right) return left ? left : right;
  if (x.log2_denominator() == 1) return x.sign() < 0 ? left : right;
  return left->log2_denominator() > right->log2_denominator() ? left : right;
}

// Calls visit(g) for each follower of the values that is not number + ups + nimber. Calls
// visit_closed(g) for those values of that kind that are options of such followers, or are among
// the values. Options are visited first.
template <class Visit, class VisitClosed>
void walk_games(ValueStore& store, std::span<const Value> values, Visit&& visit,
                VisitClosed&& visit_closed) {
  struct Frame {
    Value g;
    std::vector<Value> options;
    std::size_t next = 0;
  };
  ValueSet seen(store.budget());
  std::vector<Frame> stack;
  const auto meet = [&](Value g) {
    if (!insert(seen, g)) return;
    if (store.as_number_up_star(g)) {
      visit_closed(g);
    } else {
      store.budget().ask();
      stack.push_back({g, options_of_both(store, g), 0});
    }
  };
  for (const Value value : values) {
    meet(value);
    while (!stack.empty()) {
      Frame& top = stack.back();
      if (top.next < top.options.size()) {
        meet(top.options[top.next++]);
      } else {
        visit(top.g);
        stack.pop_back();
      }
    }
  }
}

// The followers of values that are number + ups + nimber, counted without making them.
class ClosedCount {
 public:
  void add(const NumberUpStar& parts) {
    OfNumber& of = numbers_[parts.number];
    std::uint64_t last = parts.star;
    if (parts.ups != 0) {
      const bool down = parts.ups < 0;
      const auto size = static_cast<std::uint64_t>(parts.ups);
      const std::uint64_t ups = down ? 0 - size : size;
      // The end of the run of ups identifies the run.
      last ^= (ups - 1) & 1;
      std::uint64_t& most = of.ups[{down, last}];
      most = std::max(most, ups);
      if (last != 1) last ^= 1;
    }
    of.star = std::max(of.star, last);
  }

  Dyadic count(Budget& budget) const {
    Dyadic count = 0;
    for (const auto& [number, of] : numbers_) {
      count += of.star;
      for (const auto& [run, ups] : of.ups) count += ups;
    }
    return count + count_of_numbers(budget);
  }

 private:
  struct OfNumber {
    std::uint64_t star = 0;
    std::map<std::pair<bool, std::uint64_t>, std::uint64_t> ups;
  };

  // The followers of a number are the stages of its sign expansion: integers up to the next one
  // beyond it, then one fraction for each binary place.
  Dyadic count_of_numbers(Budget& budget) const {
    if (numbers_.empty()) return 0;
    Dyadic least = 0, greatest = 0;
    std::vector<Dyadic> fractions;
    for (const auto& [number, of] : numbers_) {
      const Dyadic beyond = number.sign() < 0 ? number.floor() : number.ceil();
      least = std::min(least, beyond);
      greatest = std::max(greatest, beyond);
      if (!number.is_integer()) fractions.push_back(number);
    }
    const Dyadic integers = greatest - least + 1;
    if (fractions.size() == 1) return integers + fractions[0].log2_denominator();
    std::set<Dyadic> stages;
    for (const Dyadic& fraction : fractions) {
      if (fraction.log2_denominator() > 65536) {
        reach_limit(Limit::size, "followers with denominators beyond 2^65536 to count");
      }
      for (Dyadic x = fraction; !x.is_integer() && stages.insert(x).second; x = *parent(x)) {
        budget.ask();
      }
    }
    return integers + stages.size();
  }

  std::map<Dyadic, OfNumber> numbers_;
};

class Lister {
 public:
  explicit Lister(ValueStore& store) : store_(store), listed_(store.budget()) {}

  void list(Value g) {
    if (insert(listed_, g)) append(g);
  }

  // Lists the followers of number + ups + nimber. In each of the three runs, the followers of a
  // listed value are listed, too.
  void list_closed(Value g) {
    const NumberUpStar parts = *store_.as_number_up_star(g);
    ClosedCount count;
    count.add(parts);
    if (count.count(store_.budget()) > kMostFollowers) refuse();
    list_run(parts.number, [&](const Dyadic& x) { return store_.number(x); }, parent);
    const auto add_ups = [&](std::int64_t ups, std::uint64_t star) {
      return store_.number_up_star({parts.number, ups, star});
    };
    // Removing an up adds * each time, until *(star^1), or 0 and * from ^*, are left.
    const std::int64_t sign = parts.ups < 0 ? -1 : 1;
    std::uint64_t last = parts.star;
    if (parts.ups != 0) {
      last ^= static_cast<std::uint64_t>(parts.ups - sign) & 1;
      if (last != 1) last ^= 1;
    }
    list_run(
        last, [&](std::uint64_t star) { return add_ups(0, star); },
        [](std::uint64_t star) { return star > 0 ? std::optional(star - 1) : std::nullopt; });
    using Ups = std::pair<std::int64_t, std::uint64_t>;
    list_run(
        Ups(parts.ups, parts.star), [&](const Ups& u) { return add_ups(u.first, u.second); },
        [&](const Ups& u) {
          return u.first == 0 || u.first == sign ? std::nullopt
                                                 : std::optional(Ups(u.first - sign, u.second ^ 1));
        });
  }

  std::vector<Value> take() { return std::move(list_); }

 private:
  // Goes down from `top` to values that are already listed, and lists on the way back.
  template <class Key, class Make, class Next>
  void list_run(const Key& top, Make&& make, Next&& next) {
    std::vector<Value> run;
    for (std::optional<Key> key = top; key; key = next(*key)) {
      store_.budget().ask();
      const Value value = make(*key);
      if (!insert(listed_, value)) break;
      run.push_back(value);
    }
    for (; !run.empty(); run.pop_back()) append(run.back());
  }
  void append(Value g) {
    store_.budget().ask();
    if (list_.size() == kMostFollowers) refuse();
    list_.push_back(g);
  }
  [[noreturn]] static void refuse() {
    reach_limit(Limit::size, "a value with more than 16,777,216 followers to list");
  }

  ValueStore& store_;
  ValueSet listed_;
  std::vector<Value> list_;
};

}  // namespace

std::vector<Value> followers(ValueStore& store, std::span<const Value> values) {
  Lister lister(store);
  walk_games(
      store, values, [&](Value g) { lister.list(g); }, [&](Value g) { lister.list_closed(g); });
  return lister.take();
}

std::vector<Value> followers(ValueStore& store, Value g) {
  return followers(store, std::span(&g, 1));
}

Dyadic count_followers(ValueStore& store, Value g) {
  Dyadic games = 0;
  ClosedCount closed;
  walk_games(
      store, std::span(&g, 1), [&](Value) { games += 1; },
      [&](Value h) { closed.add(*store.as_number_up_star(h)); });
  return games + closed.count(store.budget());
}

// --- birthdays ---

namespace {

Dyadic exact_birthday(const NumberUpStar& parts) {
  const Dyadic day = birthday(parts.number);
  const Dyadic ups = Dyadic(parts.ups).abs();
  if (ups.is_zero()) return day + parts.star;
  if (parts.star <= 1) return day + ups + 1;
  return day + ups + (parts.ups % 2 != 0 ? parts.star ^ 1 : parts.star);
}

}  // namespace

Dyadic ValueStore::birthday(Value g) {
  constexpr std::uint32_t kLate = 0xffffffff;
  std::unordered_map<Id, Dyadic> late_days;  // for games whose birthday does not fit their node
  const auto known = [&](Id of) -> std::optional<Dyadic> {
    const Node& n = node(of);
    if (n.kind == Node::nus) return exact_birthday(*as_number_up_star(handle(of)));
    if (n.extra != kLate) return n.extra;
    const auto found = late_days.find(of);
    return found == late_days.end() ? std::nullopt : std::optional(found->second);
  };
  std::vector<Id> stack = {id(g)};
  while (!stack.empty()) {
    budget_.ask();
    const Id top = stack.back();
    if (known(top)) {
      stack.pop_back();
      continue;
    }
    const Node& n = node(top);
    Dyadic day = 0;
    bool complete = true;
    for (std::uint32_t i = n.begin(), end = i + n.lefts() + n.rights(); i < end; ++i) {
      if (const std::optional<Dyadic> option = known(pool_->options()[i])) {
        day = std::max(day, *option);
      } else {
        complete = false;
        stack.push_back(pool_->options()[i]);
      }
    }
    if (!complete) continue;
    late_days.emplace(top, day + 1);
    stack.pop_back();
  }
  return *known(id(g));
}

}  // namespace summand
