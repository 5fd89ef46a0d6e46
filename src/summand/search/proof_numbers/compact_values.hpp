// CompactValues: the values of small parts of a compact game.
#pragma once

#include <utility>
#include <vector>

#include "summand/search/proof_numbers/part_numbers.hpp"
#include "summand/search/proof_numbers/searched_values.hpp"

namespace summand {

template <class Compact>
class CompactValues {
 public:
  using Part = typename Compact::Part;
  using Number = SearchedValues::Number;

  explicit CompactValues(SearchedValues& values)
      : values_(values), numbers_(values.store().budget()) {}

  // Of a part in the corner. Its moves must make it smaller.
  Number of(const Part& part) {
    return numbers_.of(part, [&](const Part& least) {
      const Number out = values_.number_of(value_of(least));
      return std::pair(out, values_.negative(out));
    });
  }
  void prefetch(const Part& part) const { numbers_.prefetch(part); }

 private:
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
  PartNumbers<Compact> numbers_;
};

}  // namespace summand
