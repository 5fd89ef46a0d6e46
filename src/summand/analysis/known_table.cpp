#include "summand/analysis/known_table.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <random>
#include <vector>

#include "summand/analysis/value_table_cell.hpp"
#include "summand/base/time_share.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostChecked = 10;

// Random finished cells, in random order: each set of them is equally probable.
std::vector<std::size_t> some_cells(const ValueTable& table) {
  std::mt19937_64 random(std::random_device{}());
  std::vector<std::size_t> out;
  std::size_t met = 0;
  for (std::size_t index = 0; index < table.size(); ++index) {
    if (!table.has(index)) continue;
    const auto at = std::uniform_int_distribution<std::size_t>(0, met++)(random);
    if (out.size() < kMostChecked) {
      out.push_back(index);
    } else if (at < kMostChecked) {
      out[at] = index;
    }
  }
  std::ranges::shuffle(out, random);
  return out;
}

}  // namespace

std::size_t KnownTable::used(const ValueTable& other) const {
  std::size_t out = 0;
  for (std::size_t index = 0; index < other.size(); ++index) {
    out += table.has(index) && other.has(index);
  }
  return out;
}

Attempt<void> KnownTable::check(Session& session, std::chrono::nanoseconds time) {
  const std::vector<std::size_t> chosen = some_cells(table);
  const TimeShare share(time);
  for (const std::size_t index : chosen) {
    const auto again = compute_cell(session, table, index);
    if (!again && again.error().limit == Limit::time && share.is_over()) return {};
    if (!again) return std::unexpected(again.error());
    const auto& [text, shown, note, refusal] = *again;
    if (text != table.plain(index) || note.empty() != table.note(index).empty()) {
      return failure_elsewhere(
          {fmt::format("{}: {}: the file says {}, but it is {}", path, table.place(index),
                       table.plain(index), note.empty() ? text : note)});
    }
    ++checked;
  }
  return {};
}

}  // namespace summand
