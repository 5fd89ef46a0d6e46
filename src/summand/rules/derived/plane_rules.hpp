// The ground rewrites of small boards as planes of bits: a move is found in all places at once.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "summand/rules/derived/ground_rules.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/letters.hpp"

namespace summand {

// Bit c stands for the cell c of a board of at most 64 cells.
using CellPlane = std::uint64_t;
inline constexpr int kMostPlaneCells = 64;

// Calls visit(cell) for each member, in rising order.
template <class Visit>
constexpr void for_each_cell_of(CellPlane cells, Visit&& visit) {
  for (; cells != 0; cells &= cells - 1) visit(std::countr_zero(cells));
}

// For each letter the cells that have it, or can have it.
class LetterPlanes {
 public:
  // Assumes that the board has at most 64 cells.
  LetterPlanes() = default;
  explicit LetterPlanes(const LetterBoard& board) {
    of_[0] = board.size() == 0 ? 0 : ~CellPlane{0} >> (kMostPlaneCells - board.size());
    // Each bit of the letters divides the cells of each letter in two.
    const unsigned used = board.used_bits();
    for (int bit = 0; bit < 4; ++bit) {
      const CellPlane cells = (used >> bit & 1) != 0 ? board.cells_with_bit(bit) : 0;
      for (std::size_t letter = 0; letter < std::size_t{1} << bit; ++letter) {
        of_[letter | std::size_t{1} << bit] = of_[letter] & cells;
        of_[letter] &= ~cells;
      }
    }
  }

  CellPlane& operator[](Letter letter) { return of_[letter]; }
  CellPlane operator[](Letter letter) const { return of_[letter]; }
  // The cells with one of the letters.
  CellPlane any_of(LetterSet letters) const {
    CellPlane out = 0;
    for_each_letter(letters, [&](Letter letter) { out |= of_[letter]; });
    return out;
  }

  friend bool operator==(const LetterPlanes&, const LetterPlanes&) = default;

 private:
  std::array<CellPlane, kMostLetters> of_;
};

// The plane with bit c for the cell c + shift.
constexpr CellPlane shifted_down(CellPlane plane, int shift) {
  return shift >= 0 ? plane >> shift : plane << -shift;
}

// Rewrites that differ in their place only. Bit c of a plane that is shifted down by `shift` tells
// about the cell c + shift. c is the first cell of the rewrite.
struct PlaneTouch {
  int shift;
  Letter first, made;   // the least letter that it takes, and what it makes of it
  LetterSet rest;       // the other letters that it takes
  LetterSet changing;   // the letters that it changes
  LetterSet mattering;  // these, and those that it does not take
  bool always_matters;  // all letters are mattering, so it changes whatever it takes
  LetterMap map;

  CellPlane taken(const LetterPlanes& letters) const {
    return rest == 0 ? letters[first] : letters[first] | letters.any_of(rest);
  }
};
struct PlaneClause {
  struct Cell {
    int shift;  // negative for a cell before the first one
    LetterSet letters, others;
  };
  std::vector<Cell> any;
};
struct PlaneRewrites {
  Player player;
  CellPlane places;       // their first cells
  bool takes_one_letter;  // at each touch
  int anchor;             // a touch that always matters; -1 if there is none
  std::vector<PlaneTouch> touches;
  std::vector<PlaneClause> clauses;

  // Those that no letter of the planes forbids.
  CellPlane possible(const LetterPlanes& letters) const {
    CellPlane out = places;
    if (takes_one_letter) {
      for (const PlaneTouch& touch : touches) out &= letters[touch.first] >> touch.shift;
    } else {
      for (const PlaneTouch& touch : touches) out &= touch.taken(letters) >> touch.shift;
    }
    return clauses.empty() ? out : out & clauses_hold(letters);
  }

 private:
  CellPlane clauses_hold(const LetterPlanes& letters) const;
};

// The rewrites of one player come before those of the other.
class PlaneRules {
 public:
  static constexpr std::size_t kMostForms = 256;
  static constexpr std::size_t kMostCells = 128;  // of the touches and clauses of a form

  // nullopt if the rewrites have too many or too large forms, so that planes do not pay.
  static std::optional<PlaneRules> of(const GroundRules& rules, LetterSet all);

  const std::vector<PlaneRewrites>& all() const { return all_; }
  // The letters that a guard or a clause names.
  LetterSet read() const { return read_; }
  // Bit d: two cells of a rewrite have the distance d.
  CellPlane distances() const { return distances_; }

  // Adds to the letters of each cell what it can ever become (reach.hpp), and says where each form
  // can ever be made.
  using Possible = std::array<CellPlane, kMostForms>;
  void reach(LetterPlanes& letters, Possible& possible) const;

  // True if a player has a move in this position that makes a letter which the other one never
  // makes. Then the players do not have the same moves. False says nothing.
  bool players_differ_at_once(const LetterBoard& board) const;

  // Calls visit(board) for each way of making a move. Several ways can have the same result.
  template <class Visit>
  void for_each_result(const LetterBoard& board, Player player, Visit&& visit) const;

 private:
  std::vector<PlaneRewrites> all_;
  LetterSet read_ = 0;
  CellPlane distances_ = 0;
  std::array<LetterSet, 2> made_{};  // by moves of Left and of Right
};

template <class Visit>
void PlaneRules::for_each_result(const LetterBoard& board, Player player, Visit&& visit) const {
  const LetterPlanes letters(board);
  for (const PlaneRewrites& form : all_) {
    if (form.player != player) continue;
    for_each_cell_of(form.possible(letters), [&](int first) {
      LetterBoard after = board;
      for (const PlaneTouch& touch : form.touches) {
        const int cell = first + touch.shift;
        if (touch.changing != 0) after.put(cell, touch.map(board.at(cell)));
      }
      if (after != board) visit(after);
    });
  }
}

}  // namespace summand
