#include "summand/theory/identification.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <vector>

#include "summand/theory/dissociation.hpp"
#include "summand/theory/heating.hpp"
#include "summand/theory/up_multiple.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/names.hpp"
#include "summand/value/naming.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kHighestPower = 4;            // of up
constexpr int kMostCopies = 5;                        // of an uptimal or a tiny
constexpr std::uint64_t kMostStars = 8;               // that are tried beside the rest
constexpr std::size_t kMostSubscripts = 16;           // of tinies
constexpr std::size_t kMostParts = 8;                 // of a dissociation
constexpr std::uint64_t kMostFollowerPairs = 20'000;  // of followers in its differences
constexpr std::size_t kLongestArgument = 60;          // of a name inside another one

// A sum of names, built term by term.
class NamedSum {
 public:
  explicit NamedSum(ValueStore& store) : store_(store), value_(store.zero()) {}

  void add(const NamedValue& term, bool minus = false) {
    const std::string_view sign = minus           ? (name_.empty() ? "-" : " - ")
                                  : name_.empty() ? ""
                                                  : " + ";
    name_.append(sign).append(term.name);
    value_ = minus ? store_.difference(value_, term.value) : store_.sum(value_, term.value);
  }
  // Adds `count` copies, with the names of one and of its negative.
  void add_copies(int count, Value one, std::string_view name, std::string_view negative) {
    if (count == 0) return;
    const std::string copies = count == 1 || count == -1 ? "" : fmt::format("{}.", std::abs(count));
    const Value all = store_.multiple(count, one);
    add({copies + std::string(count > 0 ? name : negative), all});
  }
  // Adds number, ups and nimber as one name at the beginning. 0 has no name.
  void add_closed(const NumberUpStar& parts) {
    const Value closed = store_.number_up_star(parts);
    if (closed != store_.zero()) add({print(store_, closed), closed});
  }

  NamedValue take() && {
    if (name_.empty()) name_ = std::string(1, '0');
    return {std::move(name_), value_};
  }

 private:
  ValueStore& store_;
  std::string name_;
  Value value_;
};

class Identification {
 public:
  Identification(Thermographs& thermographs, AtomicWeights& weights)
      : thermographs_(thermographs), weights_(weights), store_(thermographs.store()) {}

  std::optional<NamedValue> of(Value g) {
    if (auto name = standard_name(g)) return name;
    if (count_followers(store_, g) > kMostToIdentify) return std::nullopt;
    const Dyadic mean = thermographs_.mean(g);
    if (thermographs_.temperature(g) <= 0) return proved(near_number(g, mean), g);
    std::optional<NamedValue> best = proved(overheated_number(g, mean), g);
    const auto parts = proved(of_parts(g), g);
    if (parts && (!best || parts->name.size() < best->name.size())) best = parts;
    return best;
  }

 private:
  using Shape = Writing::Shape;

  std::optional<NamedValue> proved(std::optional<NamedValue> guess, Value g) {
    if (guess && store_.difference(g, guess->value) != store_.zero()) guess.reset();
    return guess;
  }

  std::optional<NamedValue> standard_name(Value g) {
    const Shape shape = Naming(store_).writing(g).shape;
    if (shape == Shape::braces || shape == Shape::plus_minus) return std::nullopt;
    std::string name = print(store_, g);
    return NamedValue{std::move(name), g};
  }

  // --- numbers with infinitesimals ---

  std::optional<NamedValue> near_number(Value g, const Dyadic& number) {
    if (auto name = standard_name(g)) return name;
    const Value e = store_.difference(g, store_.number(number));
    const Result<Value> weight = weights_.of(e);
    if (!weight) return std::nullopt;
    std::optional<std::int64_t> ups = 0;
    std::optional<NamedValue> multiple;
    if (const auto n = as_number(store_, *weight); n && n->is_integer()) {
      ups = n->to_int64();
      if (!ups || *ups == INT64_MIN || *ups == INT64_MAX) return std::nullopt;
    } else {
      if (count_followers(store_, *weight) > kLongestArgument) return std::nullopt;
      const std::string name = print(store_, *weight);
      if (name.size() > kLongestArgument) return std::nullopt;
      multiple = {fmt::format("up_multiple({})", name), up_multiple(store_, *weight)};
    }
    // The weight of a superstar is that of up, or 0.
    for (const std::int64_t other : {0, 1, -1}) {
      const Value main = multiple ? multiple->value : up(store_, *ups - other);
      const Value rest = store_.difference(e, main);
      const std::uint64_t stars = std::min(kMostStars, weights_.remote_star(rest));
      for (std::uint64_t star = 0; star < stars; ++star) {
        NamedSum sum(store_);
        sum.add_closed({number, *ups - other, star});
        if (multiple) sum.add(*multiple);
        const Value left = store_.sum(rest, store_.nimber(star));
        if (other == 0 ? add_weightless(left, sum) : add_standard(left, sum)) {
          return std::move(sum).take();
        }
      }
      if (multiple) break;
    }
    return std::nullopt;
  }

  // Adds a rest without atomic weight: a standard name, or uptimals and then tinies, which are less
  // than any of them. Returns whether all of it has a name.
  bool add_weightless(Value rest, NamedSum& sum) {
    if (rest == store_.zero() || add_standard(rest, sum)) return true;
    for (std::uint64_t k = 2; k <= kHighestPower && is_ordered(rest); ++k) {
      const Value one = *up_power(store_, k), next = *up_power(store_, k + 1);
      const int count = take_out(rest, one, next);
      if (!is_within(rest, next)) return false;
      sum.add_copies(count, one, fmt::format("^<{}>", k), fmt::format("v<{}>", k));
    }
    return rest == store_.zero() || (is_ordered(rest) && add_tinies(rest, sum));
  }

  bool add_standard(Value rest, NamedSum& sum) {
    auto name = standard_name(rest);
    if (!name || is_number_up_star(store_, rest)) return false;
    const bool minus = name->name.starts_with('-');
    if (minus) name = {name->name.substr(1), store_.negative(name->value)};
    sum.add(*name, minus);
    return true;
  }
  bool is_ordered(Value g) {
    return store_.compare(g, store_.zero()) != std::partial_ordering::unordered;
  }

  // Whether g is between a few copies of `unit` and their negative.
  bool is_within(Value g, Value unit) {
    const Value few = store_.multiple(kMostCopies, unit);
    return store_.less_equal(g, few) && store_.less_equal(store_.negative(few), g);
  }

  // Removes copies of `one` from rest, up to kMostCopies, so that the rest becomes as small as a
  // few copies of `next`. Any number of copies of `next` is less than `one`. Returns how many were
  // removed.
  int take_out(Value& rest, Value one, Value next) {
    const Value few = store_.multiple(kMostCopies, next);
    int count = 0;
    while (count < kMostCopies && store_.less_equal(one, store_.sum(rest, few))) {
      rest = store_.difference(rest, one);
      ++count;
    }
    while (count > -kMostCopies && store_.less_equal(store_.sum(rest, one), few)) {
      rest = store_.sum(rest, one);
      --count;
    }
    return count;
  }

  // The tiny with the smallest subscript outweighs all others.
  bool add_tinies(Value rest, NamedSum& sum) {
    const std::vector<Dyadic> subscripts = threats(rest);
    for (std::size_t i = 0; i < subscripts.size() && rest != store_.zero(); ++i) {
      const Dyadic& x = subscripts[i];
      const Dyadic larger = i + 1 < subscripts.size() ? subscripts[i + 1] : x + 1;
      const Value one = *tiny(store_, store_.number(x));
      const int count = take_out(rest, one, *tiny(store_, store_.number(larger)));
      sum.add_copies(count, one, fmt::format("tiny({})", print(x)),
                     fmt::format("miny({})", print(x)));
    }
    return rest == store_.zero();
  }

  // The subscripts of the tinies that a sum may have, in rising order: the positive differences
  // between numbers among the followers.
  std::vector<Dyadic> threats(Value g) {
    std::vector<Dyadic> numbers, out;
    for_each_follower(store_, g, [&](Value follower) {
      if (const auto number = as_number(store_, follower)) numbers.push_back(*number);
    });
    if (numbers.size() > kMostSubscripts * kMostSubscripts) return {};
    for (const Dyadic& one : numbers) {
      for (const Dyadic& other : numbers) {
        if (one > other) out.push_back(one - other);
      }
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    if (out.size() > kMostSubscripts) out.clear();
    return out;
  }

  // --- hot games ---

  std::optional<NamedValue> overheated_number(Value g, const Dyadic& mean) {
    const Value star = store_.nimber(1);
    for (const Value rest : {g, store_.sum(g, star)}) {
      auto found = overheated_alone(rest, mean);
      if (!found) continue;
      NamedSum sum(store_);
      sum.add(*found);
      if (rest != g) sum.add({"*", star});
      return std::move(sum).take();
    }
    return std::nullopt;
  }

  // Overheating is additive, so the mean of a number overheated from s is that number times the
  // mean of s.
  std::optional<NamedValue> overheated_alone(Value g, const Dyadic& mean) {
    const Value x = store_.number(mean);
    const std::string of = print(mean);
    if (warm(store_, x) == g) return NamedValue{fmt::format("warm({})", of), g};
    // In the form of Winning Ways s is {t|}: 1 for t = 1/2, and 2 for t = 1.
    const std::array<std::pair<const char*, Dyadic>, 2> from_zero = {
        {{"1/2", Dyadic(1).half()}, {"1", 1}}};
    for (const auto& [text, t] : from_zero) {
      const Dyadic number = t == 1 ? mean.half() : mean;
      const auto found = overheat_from_zero(store_, store_.number(number), store_.number(t));
      if (found && *found == g) {
        return NamedValue{fmt::format("overheat_from_zero({}, {})", print(number), text), *found};
      }
    }
    const Value one = store_.number(1), one_star = store_.number_up_star({1, 0, 1});
    const Value two = store_.number(2), half = store_.number(Dyadic(1).half());
    struct Kind {
      Value s, t;
      bool doubles;  // whether the mean of s is 2
    };
    for (const Kind& kind :
         {Kind{one, one_star, false}, Kind{one, half, false}, Kind{two, one, true}}) {
      const Dyadic number = kind.doubles ? mean.half() : mean;
      const auto found = overheat(store_, store_.number(number), kind.s, kind.t);
      if (!found || *found != g) continue;
      return NamedValue{fmt::format("overheat({}, {}, {})", print(number), print(store_, kind.s),
                                    print(store_, kind.t)),
                        *found};
    }
    return std::nullopt;
  }

  // Names the mean, switches and heated infinitesimals.
  std::optional<NamedValue> of_parts(Value g) {
    const auto parts = dissociate_few(thermographs_, g, kMostParts, kMostFollowerPairs);
    if (!parts) return std::nullopt;
    NamedSum sum(store_);
    sum.add_closed({parts->mean, 0, 0});
    for (const auto& [temperature, infinitesimal] : parts->parts) {
      if (temperature == 0) {
        const auto rest = near_number(infinitesimal, 0);
        if (!rest) return std::nullopt;
        sum.add(*rest);
        continue;
      }
      const Value t = store_.number(temperature);
      if (infinitesimal == store_.nimber(1)) {
        sum.add({"+-" + print(temperature), heat(store_, infinitesimal, t)});
        continue;
      }
      const auto e = near_number(infinitesimal, 0);
      if (!e || e->name.size() > kLongestArgument) return std::nullopt;
      sum.add(
          {fmt::format("heat({}, {})", e->name, print(temperature)), heat(store_, e->value, t)});
    }
    return std::move(sum).take();
  }

  Thermographs& thermographs_;
  AtomicWeights& weights_;
  ValueStore& store_;
};

}  // namespace

std::optional<NamedValue> identified(Thermographs& thermographs, AtomicWeights& weights, Value g) {
  return Identification(thermographs, weights).of(g);
}

}  // namespace summand
