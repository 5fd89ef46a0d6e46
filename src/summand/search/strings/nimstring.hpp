// Nimstring: Strings-and-Coins in which a player who cannot complete his turn loses.
//
// A position is loony if the player to move has a choice: he takes all coins that he can take, or
// leaves some of them (settled.hpp). All others are quiet, and equal to their nimbers
// (nimbers.hpp).
#pragma once

#include <memory>
#include <variant>

#include "summand/base/budget.hpp"
#include "summand/search/strings/graph_layout.hpp"
#include "summand/search/strings/grid_layout.hpp"
#include "summand/search/strings/string_set.hpp"

namespace summand::strings {

using AnyLayout = std::variant<GridLayout, GraphLayout>;

// Whether the player to move has a choice. Takes no search.
bool is_loony(const AnyLayout& layout, StringSet strings);

// What a position is in a sum of impartial games: a nimber, or loony. Then the player to move wins
// such a sum, and `nimber` is that of what is left after all captures.
struct NimstringValue {
  bool loony = false;
  unsigned nimber = 0;
};

// Of subsets of these strings. It remembers nimbers, so the next question costs less.
class NimstringValues {
 public:
  // The layout must outlive it. The most coins of a position with joints, after all captures, is
  // kMostCoins.
  NimstringValues(const AnyLayout& layout, StringSet strings, const Budget& budget);
  NimstringValues(NimstringValues&&) noexcept;
  ~NimstringValues();
  static constexpr int kMostCoins = 30;

  // Throws LimitReached, also for a position that is too large.
  NimstringValue of(StringSet strings);

 private:
  class Its;
  template <class Layout>
  class On;
  std::unique_ptr<Its> its_;
};

}  // namespace summand::strings
