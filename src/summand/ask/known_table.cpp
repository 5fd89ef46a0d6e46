#include "summand/ask/known_table.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <random>
#include <vector>

#include "summand/base/time_share.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostChecked = 10;

// Different random numbers below `count`, in random order.
std::vector<std::size_t> some_below(std::size_t count) {
  std::mt19937_64 random(std::random_device{}());
  std::vector<std::size_t> out;
  while (out.size() < std::min(kMostChecked, count)) {
    const auto one = std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    if (std::ranges::find(out, one) == out.end()) out.push_back(one);
  }
  return out;
}

}  // namespace

Attempt<void> KnownTable::check(Session& session, std::chrono::nanoseconds time) {
  const std::vector<std::size_t> chosen = some_below(table.done());
  const TimeShare share(time);
  for (const std::size_t index : chosen) {
    const auto again = recomputed_cell(session, table, index);
    if (!again && again.error().limit == Limit::time && share.is_over()) return {};
    if (!again) return std::unexpected(again.error());
    const auto& [text, note] = *again;
    if (text != table.plain[index] || note.empty() != table.notes[index].empty()) {
      return failure_elsewhere(
          {fmt::format("{}: {}: the file says {}, but it is {}", path, table.place(index),
                       table.plain[index], note.empty() ? text : note)});
    }
    ++checked;
  }
  return {};
}

}  // namespace summand::ask
