// WinnerSearch: finds by search who wins a game. It is for sums whose value is out of reach.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/verdict/prospect.hpp"

namespace summand {

struct SearchOptions {
  std::optional<Player> first{};                   // who starts; default: both in turn
  std::size_t table_bytes = std::size_t{1} << 26;  // for the sums that all threads remember
  unsigned threads = 1;
  std::uint64_t most_moves = 100'000;  // of a player in a summand that no theorem values
  SearchWatch* watch = nullptr;        // counts and limits the nodes, if it is there
  bool names_moves = true;             // finds a winning move, too
};

// Finds who wins, and a winning move for each player who wins when he starts. Several threads ask
// the same question. They share the budget and the table of sums, and divide the moves of each sum.
// Who wins does not depend on them. The number of nodes does, and so does the winning move that is
// named. The search owns the memory that it takes.
class WinnerSearch {
 public:
  // Every summand must be a position, or a number of copies of one, or a game without positions.
  // Fails for others, and for loopy positions unless a theorem gives their value. The game must
  // outlive the search.
  static Attempt<WinnerSearch> of(const Game& game, const SearchOptions& options);
  WinnerSearch(WinnerSearch&&) noexcept;
  WinnerSearch& operator=(WinnerSearch&&) noexcept;
  ~WinnerSearch();

  // Searches until who wins is known, or until a limit is reached. After a limit the next call
  // continues with what was found.
  Attempt<void> go_on();

  // The result when this player starts. Assumes that go_on() has succeeded for this player.
  Prospect prospect(Player first) const;
  std::uint64_t nodes() const;
  unsigned threads() const;  // how many search

 private:
  struct Work;
  explicit WinnerSearch(std::unique_ptr<Work> work);
  std::unique_ptr<Work> work_;
};

}  // namespace summand
