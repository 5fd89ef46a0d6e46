#include "summand/games/domineering/rectangles.hpp"

#include <algorithm>

namespace summand::games::domineering {

namespace {

// The outcomes of 2, 3 and 5 rows by the number of columns, from 1 on. '?' means unknown. The last
// four are Right's. So are all longer boards, because four columns are also Right's.
constexpr std::string_view kTwo = "LNNRLNNRLNNRPNNRRNNRRRNRRR?RRR?RRRR";
constexpr std::string_view kThree = "LNNRRRR";
constexpr std::string_view kFive = "LRLRPRRRR";

std::string_view outcomes_of(int rows) {
  return rows == 2 ? kTwo : rows == 3 ? kThree : rows == 5 ? kFive : std::string_view();
}

}  // namespace

std::optional<Outcome> winner_on(int rows, int columns) {
  const std::string_view known = outcomes_of(rows);
  if (known.empty()) {
    if (outcomes_of(columns).empty()) return std::nullopt;
    // A quarter turn exchanges the players.
    const auto turned = winner_on(columns, rows);
    if (turned == Outcome::left) return Outcome::right;
    if (turned == Outcome::right) return Outcome::left;
    return turned;
  }
  const auto place = std::min(static_cast<std::size_t>(columns), known.size()) - 1;
  switch (known[place]) {
    case 'L':
      return Outcome::left;
    case 'R':
      return Outcome::right;
    case 'N':
      return Outcome::next;
    case 'P':
      return Outcome::previous;
    default:
      return std::nullopt;
  }
}

bool is_beyond_search(int rows, int columns) {
  const auto [narrow, wide] = std::minmax(rows, columns);
  return narrow == 2 ? wide >= 26 : narrow == 3 ? wide >= 12 : narrow == 5 && wide >= 7;
}

}  // namespace summand::games::domineering
