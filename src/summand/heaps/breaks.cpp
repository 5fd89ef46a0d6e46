#include "summand/heaps/breaks.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <functional>
#include <limits>
#include <numeric>

namespace summand::heaps {

namespace {

__extension__ using Wide = unsigned __int128;
constexpr std::uint64_t kManyBreaks = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 30;

std::uint64_t capped(Wide count) {
  return count > kManyBreaks ? kManyBreaks : static_cast<std::uint64_t>(count);
}

// The number of partitions of n into exactly that many parts, by the usual closed forms: the
// nearest integers to n^2/12 and (n^3 + 3n^2 - 9n [n odd])/144.
Wide partitions(std::uint64_t n, unsigned parts) {
  if (n < parts) return 0;
  const Wide wide = n;
  switch (parts) {
    case 1:
      return 1;
    case 2:
      return n / 2;
    case 3:
      return n >> 36 != 0 ? kManyBreaks : (wide * wide + 6) / 12;
    default:
      return n >> 32 != 0 ? kManyBreaks
                          : (wide * wide * (wide + 3) + 72 - 9 * wide * (n % 2)) / 144;
  }
}

Wide count_of(const Digit& digit, std::uint64_t rest) {
  Wide count = digit.leaves(0) && rest == 0 ? 1 : 0;
  for (unsigned heaps = 1; heaps <= 4; ++heaps) {
    if (!digit.leaves(heaps)) continue;
    // Partitions into different parts: subtract 0, 1, 2, ... from the parts, and they need not be
    // different.
    const unsigned steps = digit.unequal ? heaps * (heaps - 1) / 2 : 0;
    if (rest >= steps) count += partitions(rest - steps, heaps);
    if (digit.mixed && heaps > 1 && rest > 0 && rest % heaps == 0) --count;
  }
  return count;
}

std::uint64_t count_of(const Code& code, std::uint64_t n) {
  constexpr std::uint64_t kMostSplits = 1'000'000;
  Wide count = 0;
  const std::uint64_t plain = code.digits().size();
  for (std::uint64_t taken = 0; taken < plain && taken <= n; ++taken) {
    count += count_of(code.digits()[taken], n - taken);
  }
  const std::uint64_t length = code.repeated().size();
  for (std::uint64_t i = 0; i < length && plain + i <= n; ++i) {
    const Digit& digit = code.repeated()[i];
    const std::uint64_t times = (n - plain - i) / length + 1;
    if (digit.heaps < 4) {  // one move each time, but the last one may leave nothing
      const bool takes_all = (n - plain - i) % length == 0;
      if (digit.leaves(1)) count += times - (takes_all ? 1 : 0);
      if (digit.leaves(0) && takes_all) count += 1;
    } else if (times > kMostSplits) {
      return kManyBreaks;
    } else {
      for (std::uint64_t k = 0; k < times; ++k)
        count += count_of(digit, n - plain - i - k * length);
    }
  }
  return capped(count);
}

// Calls visit(prime, exponent) for each prime factor of n.
template <class Visit>
void for_each_prime_power(std::uint64_t n, Visit&& visit) {
  for (std::uint64_t p = 2; p <= n / p; ++p) {
    unsigned exponent = 0;
    for (; n % p == 0; n /= p) ++exponent;
    if (exponent != 0) visit(p, exponent);
  }
  if (n > 1) visit(n, 1u);
}

// The count of all numbers up to n that have no common divisor with it. The last counter may be
// excluded.
std::uint64_t count_of(const Prim& prim, std::uint64_t n) {
  if (n <= 1) return n == 1 && prim.last_counter ? 1 : 0;
  std::uint64_t count = n;
  for_each_prime_power(n, [&](std::uint64_t p, unsigned) { count -= count / p; });
  return count;
}

std::uint64_t count_of(const Dim& dim, std::uint64_t n) {
  if (n == 0) return 0;
  std::uint64_t divisors = 1;
  for_each_prime_power(n, [&](std::uint64_t, unsigned exponent) { divisors *= exponent + 1; });
  return dim.whole_heap ? divisors : divisors - 1;
}

bool allows_taking(const Prim& prim, std::uint64_t n, std::uint64_t taken) {
  return std::gcd(taken, n) == 1 && (n > 1 || prim.last_counter);
}

bool allows_taking(const Dim& dim, std::uint64_t n, std::uint64_t taken) {
  return n % taken == 0 && (taken < n || dim.whole_heap);
}

bool leaves(const Code& code, std::uint64_t, std::uint64_t taken, const Left& left) {
  const auto heaps = static_cast<unsigned>(left.size()) -
                     static_cast<unsigned>(std::ranges::count(left, std::uint64_t{0}));
  const Digit digit = code.digit(taken);
  const bool all_differ = std::ranges::adjacent_find(left.begin(), left.begin() + heaps,
                                                     std::equal_to<>()) == left.begin() + heaps;
  const bool all_equal = heaps > 1 && left[0] == left[heaps - 1];
  return digit.leaves(heaps) && (all_differ || !digit.unequal) && !(all_equal && digit.mixed);
}

template <class Taking>
bool leaves(const Taking& rules, std::uint64_t n, std::uint64_t taken, const Left& left) {
  return taken != 0 && left[1] == 0 && allows_taking(rules, n, taken);
}

class Finder {
 public:
  Finder(const BreakSearch& search, Budget& budget) : search_(search), budget_(budget) {}

  std::vector<Left> find() {
    if (const auto* code = std::get_if<Code>(&search_.rules)) {
      const std::uint64_t most =
          code->finite() ? std::min(code->most_taken(), search_.heap) : search_.heap;
      for (std::uint64_t taken = 0; taken <= most && !full(); ++taken) {
        step();
        look_at(code->digit(taken), search_.heap - taken);
      }
    } else {
      look_at_all();
    }
    return std::move(found_);
  }

 private:
  bool full() const { return found_.size() >= kMostBreaks; }

  void step() {
    budget_.ask();
    if (++steps_ > kMostSteps) {
      reach_limit(Limit::size,
                  fmt::format("a heap of {} has too many moves to try them all", search_.heap));
    }
  }

  void look_at(const Digit& digit, std::uint64_t rest) {
    if (digit.leaves(0) && rest == 0 && search_.nim_sum == 0) found_.push_back({});
    mixed_ = digit.mixed;
    for (unsigned count = 1; count <= 4; ++count) {
      if (digit.leaves(count)) split(rest, count, 1, digit.unequal, search_.nim_sum);
    }
  }

  // Tries heaps in rising order, none below `least`. If the values repeat, a large first heap can
  // be replaced by one that is a period smaller, while the last heap grows by a period. So if no
  // first heap in a whole period fits, no larger one does.
  void split(std::uint64_t rest, unsigned count, std::uint64_t least, bool unequal,
             std::uint64_t nim_sum) {
    if (count == 1) {
      if (rest >= least && search_.value(rest) == nim_sum) add(rest);
      return;
    }
    std::uint64_t in_vain = 0;  // consecutive first heaps without a result
    for (std::uint64_t heap = least; heap <= rest / count && !full(); ++heap) {
      step();
      if (search_.repetition && in_vain == search_.repetition->period) return;
      const std::size_t before = found_.size();
      rising_.push_back(heap);
      split(rest - heap, count - 1, unequal ? heap + 1 : heap, unequal,
            nim_sum ^ search_.value(heap));
      rising_.pop_back();
      const bool repeats = search_.repetition && heap >= search_.repetition->first;
      in_vain = repeats && found_.size() == before ? in_vain + 1 : 0;
    }
  }

  void add(std::uint64_t largest) {
    if (full()) return;
    // The heaps rise, so they are all equal if the first is the last.
    if (mixed_ && !rising_.empty() && rising_.front() == largest) return;
    Left left{largest};
    std::copy(rising_.rbegin(), rising_.rend(), left.begin() + 1);
    found_.push_back(left);
  }

  void look_at_all() {
    const std::uint64_t n = search_.heap;
    if (std::holds_alternative<Dim>(search_.rules)) {  // divisors come in pairs
      for (std::uint64_t taken = 1; taken <= n / taken && !full(); ++taken) {
        step();
        if (n % taken != 0) continue;
        take(taken);
        if (taken != n / taken) take(n / taken);
      }
    } else {
      for (std::uint64_t taken = 1; taken <= n && !full(); ++taken) {
        step();
        take(taken);
      }
    }
  }

  void take(std::uint64_t taken) {
    const std::uint64_t rest = search_.heap - taken;
    if (is_break(search_.rules, search_.heap, {rest}) && search_.value(rest) == search_.nim_sum) {
      found_.push_back({rest});
    }
  }

  const BreakSearch& search_;
  Budget& budget_;
  std::uint64_t steps_ = 0;
  bool mixed_ = false;                 // of the digit
  std::vector<std::uint64_t> rising_;  // the heaps chosen so far
  std::vector<Left> found_;
};

}  // namespace

Left left_of(std::span<const std::uint64_t> heaps) {
  Left left{};
  std::copy(heaps.begin(), heaps.end(), left.begin());
  return left;
}

std::uint64_t count_of_breaks(const Rules& rules, std::uint64_t n) {
  return std::visit([&](const auto& game) { return count_of(game, n); }, rules);
}

bool is_break(const Rules& rules, std::uint64_t n, const Left& left) {
  std::uint64_t rest = 0;
  for (const std::uint64_t heap : left) {
    if (heap > n - rest) return false;
    rest += heap;
  }
  return std::visit([&](const auto& game) { return leaves(game, n, n - rest, left); }, rules);
}

std::vector<Left> find_breaks(const BreakSearch& search, Budget& budget) {
  return Finder(search, budget).find();
}

}  // namespace summand::heaps
