#include "summand/language/syntax/suggest.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::size_t kLongestName = 64;

// The least number of letters that are left out, added, exchanged or swapped with their neighbour,
// in any case.
std::size_t distance(std::string_view wrong, std::string_view known) {
  std::string a(wrong), b(known);
  std::ranges::transform(a, a.begin(), lower_case);
  std::ranges::transform(b, b.begin(), lower_case);
  std::vector<std::vector<std::size_t>> rows(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        rows[i][j] = i + j;
        continue;
      }
      const std::size_t exchanged = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, exchanged});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
      }
    }
  }
  return rows[a.size()][b.size()];
}

}  // namespace

std::optional<std::string_view> nearest_name(std::string_view wrong,
                                             std::span<const std::string_view> known) {
  if (wrong.size() > kLongestName) return std::nullopt;
  std::optional<std::string_view> nearest;
  // At most one mistake in three letters still counts as similar.
  std::size_t least = std::max<std::size_t>(1, wrong.size() / 3) + 1;
  for (const std::string_view name : known) {
    const std::size_t apart = distance(wrong, name);
    if (apart >= least || apart >= name.size()) continue;
    least = apart;
    nearest = name;
  }
  return nearest;
}

}  // namespace summand
