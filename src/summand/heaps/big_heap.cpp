// The nim-value of a heap of any size, by the period.
#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <string>

#include "summand/heaps/period_proof.hpp"

namespace summand::heaps {

Result<std::string> value_at(const Period& period, const NimValues& values, std::string_view n) {
  using Integer = boost::multiprecision::cpp_int;
  if (n.empty()) return fail("expected the number of counters of the heap");
  if (n.size() > kMostDigitsOfHeap) {
    return fail("a heap's number has at most " + std::to_string(kMostDigitsOfHeap) + " digits",
                kMostDigitsOfHeap);
  }
  for (std::size_t i = 0; i < n.size(); ++i) {
    if (n[i] < '0' || n[i] > '9') return fail("expected a digit of the number of counters", i);
  }
  const std::size_t first = std::min(n.find_first_not_of('0'), n.size() - 1);
  const Integer heap{std::string(n.substr(first))};
  if (heap < period.preperiod + period.period) {
    return std::to_string(values[static_cast<std::size_t>(heap)]);
  }
  const Integer behind = heap - period.preperiod;
  const Integer times = behind / period.period;
  const auto at = static_cast<std::size_t>(behind % period.period);
  return Integer(times * period.saltus + values[period.preperiod + at]).str();
}

}  // namespace summand::heaps
