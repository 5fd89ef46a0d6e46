// Rows of stones in the impartial versions of Clobber and Cannibal Clobber, in which both players
// may move the stones of both.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/base/mutex.hpp"
#include "summand/boards/board.hpp"

namespace summand::games::clobber {

// The stones of a connected group from one end to the other: 'x' is a stone of Left, 'o' one of
// Right. A row may turn corners, but a stone touches only the one before it and the one behind it.
// nullopt for other groups.
std::optional<std::string> row_of(const Board& group);

// The nimber of a board whose groups are all rows: those that `nimber_of(row)` gives are added
// without carry. nullopt for other boards.
template <class NimberOf>
std::optional<std::uint64_t> nimber_of_rows(Board board, NimberOf&& nimber_of) {
  std::uint64_t out = 0;
  while (!board.empty()) {
    const std::optional<std::string> row = row_of(board.take_group());
    if (!row) return std::nullopt;
    out ^= nimber_of(*row);
  }
  return out;
}

// The nimbers of rows in impartial Clobber.
//
// A move empties the cell of a stone, and the stone takes the place of a neighbour of the other
// colour. So both parts that it leaves are pieces of the row, and only the stone that moved has
// another colour than the stone that was there. It is at an end of its part. A move in such a part
// does the same again. So every part that play can reach is a piece of the row in which each end
// stone may have changed its colour: a row of n stones has less than 2 n^2 of them. Their nimbers
// are found from the shortest to the longest. If the row repeats with a period, so do its pieces.
class RowNimbers {
 public:
  // The same for all boards.
  struct Rules {
    friend bool operator==(const Rules&, const Rules&) = default;
  };

  RowNimbers(const Rules&, Budget budget);
  RowNimbers(const RowNimbers&) = delete;
  RowNimbers& operator=(const RowNimbers&) = delete;
  ~RowNimbers();

  static Rules rules() { return {}; }

  // The nimber of a row of 'x' and 'o'. It takes about n^3 steps for n stones, or p n^2 if the row
  // has the period p. A piece of one of the last long rows takes no more than a search for it, even
  // if end stones have changed. Several threads may call it. Throws LimitReached.
  std::uint64_t operator[](std::string_view row);

 private:
  class Pieces;

  Budget budget_;
  Mutex mutex_;
  std::array<std::unique_ptr<const Pieces>, 8> last_;  // of long rows
  std::size_t oldest_ = 0;
};

}  // namespace summand::games::clobber
