// CompactSums: sums of parts of a compact game and of values, and their moves.
//
// Left always moves: the colours are exchanged after a move. Small parts are values, so sums with
// equal small parts are one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/short_list.hpp"
#include "summand/search/proof_numbers/compact_values.hpp"
#include "summand/search/proof_numbers/order_model.hpp"
#include "summand/search/proof_numbers/results_ahead.hpp"
#include "summand/search/proof_numbers/searched_values.hpp"

namespace summand {

template <class Compact>
class CompactSums {
 public:
  using Part = typename Compact::Part;
  using Number = SearchedValues::Number;

  struct PlacedPart {
    Part part;  // a least image
    SumKey key, negative_key;
  };
  struct Sum {
    static constexpr std::size_t kMostParts = 16, kMostValues = 32;
    ShortList<PlacedPart, kMostParts> parts;
    ShortList<Number, kMostValues> values;
  };

  // Parts of at most that size are values.
  CompactSums(ValueStore& store, int most_valued)
      : values_(store), small_(values_), most_valued_(most_valued) {}
  CompactSums(const CompactSums&) = delete;
  CompactSums& operator=(const CompactSums&) = delete;

  ValueStore& store() { return values_.store(); }

  // Adds a position or a value. The sum must be tidied before it is asked for anything.
  void add(const Part& position, Sum& out) {
    cut(position, pieces_);
    add(pieces_, out);
  }
  void add(Value value, Sum& out) { add(values_.number_of(value), out); }

  // Removes a term and its negative, and adds values while that is cheap.
  void tidy(Sum& sum) {
    cancel(sum.parts,
           [](const PlacedPart& a, const PlacedPart& b) { return a.key == b.negative_key; });
    cancel(sum.values, [&](Number a, Number b) { return values_.negative(a) == b; });
    while (sum.values.size() >= 2) {
      const auto lighter = [&](Number a, Number b) {
        const auto x = values_[a].size, y = values_[b].size;
        return x != y ? x < y : a < b;
      };
      std::partial_sort(sum.values.begin(), sum.values.begin() + 2, sum.values.end(), lighter);
      if (!values_.is_cheap_to_add(sum.values[0], sum.values[1])) break;
      const Number total = values_.sum(sum.values[0], sum.values[1]);
      sum.values.remove(1);
      sum.values.remove(0);
      add(total, sum);
    }
  }

  SumKey key_of(const Sum& sum) const {
    SumKey out;
    for (const PlacedPart& part : sum.parts) out.add(part.key);
    for (const Number value : sum.values) out.add(values_[value].key);
    return out;
  }

  // Whether Left wins if she starts, if that is seen at once.
  std::optional<bool> decide(const Sum& sum) {
    // Nothing is known of the stops of hot parts.
    if (!Compact::kAllSmall && !sum.parts.empty()) return std::nullopt;
    const bool is_small =
        std::ranges::all_of(sum.values, [&](Number value) { return values_[value].is_all_small; });
    if (!is_small) {
      if (const auto known = decide_by_stops(sum)) return known;
    }
    if (!sum.parts.empty()) return std::nullopt;
    if (sum.values.empty()) return false;
    if (sum.values.size() == 1) return !values_[sum.values[0]].is_at_most_zero;
    if (is_small) {
      if (const auto known = decide_by_weights(sum)) return known;
    }
    if (sum.values.size() > 2) return std::nullopt;
    return !values_.less_equal(sum.values[0], values_.negative(sum.values[1]));
  }

  // Lists the sums after the moves of Left, as the opponent sees them. Those that lose at once are
  // left out. If a move wins at once, returns the key of the sum that it leaves.
  template <class Child>
  std::optional<SumKey> expand(const Sum& sum, std::vector<Child>& out) {
    out.clear();
    std::optional<SumKey> winning;
    const auto rest = [&](std::size_t without_part, std::size_t without_value) -> Child& {
      Child& child = out.emplace_back();
      for (std::size_t i = 0; i < sum.parts.size(); ++i) {
        if (i == without_part) continue;
        const PlacedPart& its = sum.parts[i];
        child.sum.parts.push_back({Compact::mirrored(its.part), its.negative_key, its.key});
      }
      for (std::size_t i = 0; i < sum.values.size(); ++i) {
        if (i != without_value) child.sum.values.push_back(values_.negative(sum.values[i]));
      }
      return child;
    };
    const auto finish = [&](Child& child) {
      tidy(child.sum);
      child.key = key_of(child.sum);
      for (const Child& other : std::span(out).first(out.size() - 1)) {
        if (other.key == child.key) return out.pop_back();
      }
      const auto known = decide(child.sum);
      if (!known) return;
      if (!*known) winning = child.key;
      out.pop_back();
    };
    constexpr std::size_t kNone = ~std::size_t{0};
    for (std::size_t i = 0; i < sum.values.size(); ++i) {
      if (std::find(sum.values.begin(), sum.values.begin() + i, sum.values[i]) !=
          sum.values.begin() + i) {
        continue;
      }
      for (const Number option : values_.negatives_of_options(sum.values[i])) {
        Child& child = rest(kNone, i);
        add(option, child.sum);
        finish(child);
        if (winning) return winning;
      }
    }
    for (std::size_t i = 0; i < sum.parts.size(); ++i) {
      const auto is_same = [&](const PlacedPart& its) { return its.key == sum.parts[i].key; };
      if (std::any_of(sum.parts.begin(), sum.parts.begin() + i, is_same)) continue;
      results_.clear();
      Compact::for_each_move(sum.parts[i].part,
                             [&](const Part& after) { results_.add(Compact::mirrored(after)); });
      results_.for_each([&](const Part& after, Pieces& pieces) { cut(after, pieces); },
                        [&](const Pieces& pieces) {
                          Child& child = rest(i, kNone);
                          add(pieces, child.sum);
                          finish(child);
                          return !winning;
                        });
      if (winning) return winning;
    }
    return std::nullopt;
  }

  template <class Visit>
  void for_each_feature(const Sum& sum, SumFeatures& out, Visit&& visit) {
    out.parts = static_cast<int>(sum.parts.size());
    for (const PlacedPart& its : sum.parts) {
      const int size = Compact::size(its.part);
      out.size += size;
      out.largest = std::max(out.largest, size);
      out.moves += Compact::moves(its.part);
      out.replies += Compact::moves(Compact::mirrored(its.part));
      Compact::for_each_feature(its.part, visit);
    }
    out.values = static_cast<int>(sum.values.size());
    for (const Number value : sum.values) {
      // These may meet new values, so they come before the facts.
      out.options += static_cast<int>(values_.negatives_of_options(value).size());
      out.answers += static_cast<int>(values_.negatives_of_options(values_.negative(value)).size());
      const auto& its = values_[value];
      out.ups += its.least_ups + its.most_ups;
      if (its.is_at_least_zero) {
        ++out.at_least_zero;
      } else if (its.is_at_most_zero) {
        ++out.at_most_zero;
      }
    }
  }

 private:
  // Atomic weights add up. A sum of weight at least 1 is not <= 0. A sum of weight at most -2 is <
  // 0 (the rule of two ahead, Winning Ways ch. 8).
  std::optional<bool> decide_by_weights(const Sum& sum) const {
    int least = 0, most = 0;
    for (const Number value : sum.values) {
      least += values_[value].least_ups;
      most += values_[value].most_ups;
    }
    if (least >= 1) return true;
    if (most <= -2) return false;
    return std::nullopt;
  }
  // The parts of an all-small game are infinitesimal, so their stops and means are 0, but who
  // starts in them may win or lose.
  std::optional<bool> decide_by_stops(const Sum& sum) {
    constexpr TermFacts kInfinitesimal{.first = -1, .second = -1, .known = true};
    Guarantee left, right;
    for (const Number value : sum.values) {
      left.add(values_.sure(value, Player::left));
      right.add(values_.sure(value, Player::right));
    }
    if (!sum.parts.empty()) {
      left.add(kInfinitesimal);
      right.add(kInfinitesimal);
    }
    if (left.wins_first()) return true;
    if (right.wins_second()) return false;
    return std::nullopt;
  }

  // The parts of a position.
  struct Pieces {
    ShortList<Part, 32> small;
    ShortList<PlacedPart, Sum::kMostParts> large;
  };

  static SumKey key_of(const Part& part) {
    const std::uint64_t low = hash_value(part);
    return {low, hash_combine(0x8e9d5a1f3c7b2e45u ^ low, hash_value(Compact::mirrored(part)))};
  }

  void cut(const Part& position, Pieces& out) {
    out = {};
    Compact::for_each_part(position, [&](const Part& part) {
      if (Compact::size(part) <= most_valued_) {
        small_.prefetch(part);
        out.small.push_back(part);
        return;
      }
      const auto [least, negative] = Compact::least(part);
      out.large.push_back({least, key_of(least), key_of(negative)});
    });
  }
  void add(const Pieces& pieces, Sum& out) {
    for (const PlacedPart& part : pieces.large) out.parts.push_back(part);
    for (const Part& part : pieces.small) add(small_.of(part), out);
  }
  void add(Number value, Sum& out) {
    if (value == SearchedValues::kZero) return;
    if (out.values.full()) {
      Number& last = out.values[out.values.size() - 1];
      last = values_.sum(last, value);
    } else {
      out.values.push_back(value);
    }
  }

  template <class List, class IsPair>
  static void cancel(List& list, IsPair&& is_pair) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (std::size_t j = i + 1; j < list.size(); ++j) {
        if (!is_pair(list[i], list[j])) continue;
        list.remove(j);
        list.remove(i);
        --i;
        break;
      }
    }
  }

  SearchedValues values_;
  CompactValues<Compact> small_;
  int most_valued_;
  Pieces pieces_;
  ResultsAhead<Part, Pieces> results_;
};

}  // namespace summand
