#include "summand/heaps/ring_rules.hpp"

#include <algorithm>
#include <span>

namespace summand::heaps {

namespace {

std::vector<Digit> without_splits(const std::vector<Digit>& digits) {
  std::vector<Digit> out;
  for (const Digit& digit : digits) out.push_back({static_cast<std::uint8_t>(digit.heaps & 3)});
  return out;
}

}  // namespace

RingRules::RingRules(const Code& code)
    : rows_(code),
      openings_(Code(without_splits(code.digits()), without_splits(code.repeated()))) {}

std::uint64_t RingRules::value(std::uint64_t n, HeapValues& rows) const {
  std::vector<std::uint64_t> options;
  for_each_move(n, [&](const Left& left) { options.push_back(left[0] == 0 ? 0 : rows[left[0]]); });
  std::ranges::sort(options);
  std::uint64_t mex = 0;
  for (const std::uint64_t option : options) mex += option == mex ? 1 : 0;
  return mex;
}

std::vector<Left> RingRules::moves_to(std::uint64_t n, std::uint64_t nim_sum,
                                      HeapValues& rows) const {
  std::vector<Left> out;
  for_each_move(n, [&](const Left& left) {
    const std::uint64_t value = left[0] == 0 ? 0 : rows[left[0]];
    if (value == nim_sum && out.size() < kMostBreaks) out.push_back(left);
  });
  return out;
}

}  // namespace summand::heaps
