#include "summand/heaps/period_search.hpp"

#include <algorithm>
#include <chrono>

namespace summand::heaps {

namespace {

constexpr std::uint64_t kFirstLook = 4096;

}  // namespace

void extend(NimSequence& sequence, std::uint64_t size, const TellHeaps& tell) {
  std::size_t stretch = 4096;
  while (sequence.size() < size) {
    const auto start = std::chrono::steady_clock::now();
    sequence.extend(std::min<std::uint64_t>(size, sequence.size() + stretch));
    const auto took = std::chrono::steady_clock::now() - start;
    if (took < std::chrono::milliseconds(100)) stretch *= 2;
    if (took > std::chrono::milliseconds(400)) stretch = std::max<std::size_t>(stretch / 2, 64);
    tell(sequence.size());
  }
}

PeriodReport search_period(NimSequence& sequence, std::uint64_t to, const TellHeaps& tell) {
  const std::uint64_t end = std::max<std::uint64_t>(to, sequence.size());
  std::uint64_t look = std::min(end, std::max<std::uint64_t>(kFirstLook, sequence.size()));
  extend(sequence, look, tell);
  PeriodReport report = prove_period(sequence, look);
  while (!report.proof && !report.wrong_value && look < end) {
    look = std::min(end, look + look / 2);
    extend(sequence, look, tell);
    report = prove_period(sequence, look, look);
  }
  return report;
}

}  // namespace summand::heaps
