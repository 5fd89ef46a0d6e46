// CompactValues: the values of small parts of a compact game.
#pragma once

#include <vector>

#include "summand/base/flat_map.hpp"
#include "summand/base/zeroed.hpp"
#include "summand/search/proof_numbers/searched_values.hpp"

namespace summand {

template <class Compact>
class CompactValues {
 public:
  using Part = typename Compact::Part;
  using Number = SearchedValues::Number;

  explicit CompactValues(SearchedValues& values)
      : values_(values),
        log2_recent_(log2_recent(values.store().budget())),
        recent_(values.store().budget(), std::size_t{1} << log2_recent_, Pages::when_used),
        known_(values.store().budget()) {}

  // Of a part in the corner. Its moves must make it smaller.
  Number of(const Part& part) {
    Recent& recent = recent_[place(part)];
    if (recent.number != 0 && recent.part == part) return recent.number - 1;
    const auto [least, negative] = Compact::least(part);
    Number out = known_.find(least);
    if (out == 0) {
      out = values_.number_of(value_of(least)) + 1;
      known_.insert(least, out);
      if (!(negative == least)) known_.insert(negative, values_.negative(out - 1) + 1);
    }
    recent_[place(part)] = {part, out};
    return out - 1;
  }
  void prefetch(const Part& part) const { __builtin_prefetch(&recent_[place(part)]); }

 private:
  static constexpr unsigned kMostLog2Recent = 20, kLeastLog2Recent = 10;

  struct Recent {
    Part part;
    Number number;  // plus 1
  };
  struct Hash {
    std::uint64_t operator()(const Part& part) const { return hash_value(part); }
  };

  // A small part of the free memory.
  static unsigned log2_recent(const Budget& budget) {
    unsigned out = kMostLog2Recent;
    while (out > kLeastLog2Recent && !budget.allows(16 * (sizeof(Recent) << out))) --out;
    return out;
  }
  std::size_t place(const Part& part) const {
    return static_cast<std::size_t>(hash_value(part) >> (64 - log2_recent_));
  }

  Value value_of(const Part& part) {
    ValueStore& store = values_.store();
    std::vector<Value> options[2];
    Compact::for_each_move(part, [&](const Part& after) { options[0].push_back(sum_of(after)); });
    Compact::for_each_move(Compact::mirrored(part), [&](const Part& after) {
      options[1].push_back(store.negative(sum_of(after)));
    });
    return store.make(options[0], options[1]);
  }
  Value sum_of(const Part& position) {
    Value out = values_.store().zero();
    Compact::for_each_part(position, [&](const Part& part) {
      out = values_.store().sum(out, values_[of(part)].value);
    });
    return out;
  }

  SearchedValues& values_;
  unsigned log2_recent_;
  Zeroed<Recent> recent_;  // the last part of each place
  FlatMap<Part, Number, Hash> known_;
};

}  // namespace summand
