// Checks the laws of a game on its small boards.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// All boards of these sides.
struct BoardFills {
  int rows, columns;
  std::uint64_t boards;

  friend bool operator==(const BoardFills&, const BoardFills&) = default;
};

// All boards of a game that is written as text, of up to so many cells, the smallest ones first.
// Fails if that is no board, or more than kMostLawBoards.
inline constexpr std::uint64_t kMostLawBoards = 100'000'000;
Result<std::vector<BoardFills>> small_board_sizes(const AnyRuleset& game, int most_cells);
// The same for as many cells as give at most 4,000 boards.
std::vector<BoardFills> usual_board_sizes(const AnyRuleset& game);

struct LawResult {
  struct Breach {
    std::string position, fault;
  };

  std::string_view name, sentence;  // of the law
  std::uint64_t checked = 0;        // the positions about which the law says something
  std::uint64_t broken = 0;
  std::optional<Breach> smallest = {};  // the shortest text, if the law is broken
};

struct LawCheck {
  std::vector<BoardFills> sizes;      // empty for games of the library: their small positions
  std::uint64_t all = 0, boards = 0;  // to be checked, and checked
  std::vector<LawResult> laws;        // those that concern the game
  bool loopy = false;
  std::optional<std::string> repeats = {};  // for a loopy game: a board that can come again
  std::optional<Failure> stopped = {};      // the limit that was reached

  bool holds() const;
};

// Throws nothing. `done` is told how many boards are checked.
LawCheck check_laws(const AnyRuleset& game, std::vector<BoardFills> sizes, const Budget& budget,
                    const std::function<void(std::uint64_t)>& done);

}  // namespace summand
