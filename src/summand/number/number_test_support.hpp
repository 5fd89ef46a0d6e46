// Shared parts of the tests of this layer: random numbers of all sizes, Boost's rationals to
// compare with, and the rows of tests/data/numbers.tsv.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <fstream>
#include <gtest/gtest.h>
#include <ostream>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "summand/number/dyadic.hpp"
#include "summand/testing/table.hpp"

namespace summand {

inline void PrintTo(const Dyadic& x, std::ostream* out) { *out << print(x); }
inline std::ostream& operator<<(std::ostream& out, const Dyadic& x) { return out << print(x); }

namespace testing {

using Oracle = boost::multiprecision::cpp_rational;

// The same number as a rational of Boost, converted by its digits.
inline Oracle oracle(const Dyadic& x) { return Oracle(print(x)); }

// A number made of 16-bit pieces. It is long if there are many pieces.
inline Dyadic assembled(const std::vector<std::uint16_t>& pieces, bool negative, unsigned down) {
  Dyadic x;
  for (const std::uint16_t piece : pieces) x = x.scaled(16) + piece;
  return (negative ? -x : x).scaled(-static_cast<std::int64_t>(down));
}

inline std::vector<std::vector<std::string>> rows_of_numbers(const std::string& game) {
  std::ifstream file(path_in_tree("tests/data/numbers.tsv"));
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    const std::size_t first = line.find('\t'), second = line.find('\t', first + 1);
    if (second == std::string::npos || line.substr(0, first) != game) continue;
    rows.push_back({line.substr(first + 1, second - first - 1), line.substr(second + 1)});
  }
  return rows;
}

// All numbers born by that day, in rising order.
inline std::vector<Dyadic> numbers_born_by(int day) {
  std::vector<Dyadic> numbers = {0};
  for (int today = 1; today <= day; ++today) {
    std::vector<Dyadic> next = {numbers.front() - 1};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      next.push_back(numbers[i]);
      next.push_back(i + 1 < numbers.size() ? (numbers[i] + numbers[i + 1]).half()
                                            : numbers[i] + 1);
    }
    numbers = std::move(next);
  }
  return numbers;
}

}  // namespace testing
}  // namespace summand

template <>
struct rc::Arbitrary<summand::Dyadic> {
  static Gen<summand::Dyadic> arbitrary() {
    const auto small =
        gen::apply([](std::int64_t numerator,
                      unsigned down) { return summand::Dyadic::ratio(numerator, down); },
                   gen::arbitrary<std::int64_t>(), gen::inRange(0u, 70u));
    const auto near =
        gen::apply([](std::int64_t numerator,
                      unsigned down) { return summand::Dyadic::ratio(numerator, down); },
                   gen::inRange<std::int64_t>(-40, 40), gen::inRange(0u, 5u));
    const auto word_edge = gen::apply(
        [](int exponent, std::int64_t nudge, bool negative) {
          const summand::Dyadic x = summand::Dyadic::power_of_two(exponent) + nudge;
          return negative ? -x : x;
        },
        gen::inRange(60, 130), gen::inRange<std::int64_t>(-2, 3), gen::arbitrary<bool>());
    const auto huge =
        gen::apply(summand::testing::assembled,
                   gen::container<std::vector<std::uint16_t>>(gen::arbitrary<std::uint16_t>()),
                   gen::arbitrary<bool>(), gen::inRange(0u, 600u));
    return gen::oneOf(small, near, word_edge, huge);
  }
};
