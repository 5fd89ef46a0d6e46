// WinnerSearch: finds by search who wins a game. It is for sums whose value is out of reach.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/verdict/winner_question.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// The bytes of the table of sums that a search with these options takes.
std::size_t table_bytes(const Budget& budget, const SearchOptions& options);

// Finds who wins, and a winning move for each player who wins when he starts. Several threads ask
// the same question. They share the budget and the table of sums, and divide the moves of each sum.
// Who wins does not depend on them. The number of nodes does, and so does the winning move that is
// named. The search owns the memory that it takes.
class WinnerSearch {
 public:
  // Every summand must be a position, or a number of copies of one, or a game without positions.
  // Fails for others, and for loopy positions unless a theorem gives their value.
  static Attempt<WinnerSearch> of(const Game& game, const WinnerQuestion& question);
  WinnerSearch(WinnerSearch&&) noexcept;
  WinnerSearch& operator=(WinnerSearch&&) noexcept;
  ~WinnerSearch();

  // Searches until who wins is known, or until a limit is reached. After a limit the next call
  // continues with what was found.
  Attempt<Winners> winners();

 private:
  struct Work;
  explicit WinnerSearch(std::unique_ptr<Work> work);
  std::unique_ptr<Work> work_;
};

}  // namespace summand
