// WinnerSearch: who wins a game, by search: for sums whose value is out of reach.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "summand/base/attempt.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/verdict/prospect.hpp"

namespace summand {

struct SearchOptions {
  std::optional<Player> first{};                   // who starts; default: both in turn
  std::size_t table_bytes = std::size_t{1} << 26;  // for the sums that all threads remember
  unsigned threads = 1;
  std::uint64_t most_moves = 100'000;  // of a player in a summand that no theorem values
  SearchWatch* watch = nullptr;        // counts and limits the nodes, if it is there
  bool names_moves = true;             // a winning move is wanted as well
};

// Who wins, and a winning move of each player who wins when he starts. With several threads, the
// moves at the root are shared out between searches that have nothing in common but the budget: who
// wins does not depend on their number; how many nodes it takes, and which of several winning moves
// is named, does. What the search takes is its own.
class WinnerSearch {
 public:
  // Every summand must be a position, or a number of copies of one, or a game without positions.
  // Fails for others, and for loopy positions unless a theorem gives their value. The game must
  // outlive the search.
  static Attempt<WinnerSearch> of(const Game& game, const SearchOptions& options);
  WinnerSearch(WinnerSearch&&) noexcept;
  WinnerSearch& operator=(WinnerSearch&&) noexcept;
  ~WinnerSearch();

  // Searches until who wins is known, or a limit is reached: then the next call goes on with what
  // was found.
  Attempt<void> go_on();

  // Once it is known: what comes of it when this player starts. He must be one who was asked for.
  Prospect prospect(Player first) const;
  std::uint64_t nodes() const;
  unsigned threads() const;  // that search

 private:
  struct Work;
  explicit WinnerSearch(std::unique_ptr<Work> work);
  std::unique_ptr<Work> work_;
};

}  // namespace summand
