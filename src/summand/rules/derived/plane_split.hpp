// The parts of a position by planes of bits. It answers most questions about small boards at once,
// and leaves the others to the general way (split.hpp, part.hpp), which gives the same answers.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <span>

#include "summand/rules/derived/plane_rules.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/rewrite.hpp"

namespace summand {

// What can ever happen in a position of at most 64 cells. Refers to the rules and to the board.
class PlaneSplit {
 public:
  PlaneSplit(const PlaneRules& rules, const LetterBoard& board);

  // Calls visit(part) for the parts of the position, ordered by their first cells. The first one of
  // `fills` is written on the cells of a part's box that do not belong to it. Returns false, and
  // visits none, if a part needs other cells than its own, if a rule can read the fill, or if a
  // part is smaller than the board and `rules_keep_meaning` is false (the rewrites of a smaller
  // board are not those inside a box).
  template <class Visit>
  bool for_each_part(BoardKind kind, std::span<const Letter> fills, bool rules_keep_meaning,
                     Visit&& visit) const;

  // True if some cell can ever become by a move of one player what it cannot become by a move of
  // the other one. Then the players do not have the same moves. False says nothing.
  bool players_differ() const;

 private:
  // At these places c of a rewrite the cell c + shift matters: the rewrite changes it, or the cell
  // can forbid the rewrite.
  struct Mark {
    int shift;
    CellPlane places;
  };
  using Marks = std::array<Mark, PlaneRules::kMostCells>;

  CellPlane places_of_effects(std::size_t form) const;
  std::span<const Mark> marks_of(const PlaneRewrites& form, CellPlane places, Marks& marks) const;
  void join(int a, int b, CellPlane places);
  void join(std::span<const Mark> marks);
  void join_to_anchor(const PlaneRewrites& form, CellPlane places);
  CellPlane joined_to(CellPlane cells) const;
  bool touch_only(CellPlane cells) const;
  // The part of the board around some cells.
  struct Box {
    CellPlane cells;
    int top, left, rows, columns;
  };
  Box box_of(CellPlane cells, BoardKind kind) const;
  bool is_cut(const Box& box) const {
    return box.rows != board_.rows() || box.columns != board_.columns();
  }
  static bool is_full(const Box& box) { return box.rows * box.columns == std::popcount(box.cells); }
  LetterBoard written(const Box& box, std::span<const Letter> fills) const;

  const PlaneRules& rules_;
  const LetterBoard& board_;
  LetterPlanes reach_;
  PlaneRules::Possible possible_;
  CellPlane matter_ = 0;                           // the cells that matter to some rewrite
  std::array<CellPlane, kMostPlaneCells> joined_;  // at d: the cells c that are joined to c + d
  bool reads_more_ = false;  // a rewrite reads a cell that does not matter to it
};

template <class Visit>
bool PlaneSplit::for_each_part(BoardKind kind, std::span<const Letter> fills,
                               bool rules_keep_meaning, Visit&& visit) const {
  const bool can_fill = !fills.empty() && (rules_.read() >> fills[0] & 1) == 0;
  std::array<Box, kMostPlaneCells> boxes;
  std::size_t count = 0;
  for (CellPlane rest = matter_; rest != 0;) {
    const CellPlane cells = joined_to(rest & -rest);
    rest &= ~cells;
    const Box box = box_of(cells, kind);
    if (reads_more_ && !touch_only(cells)) return false;
    if (!rules_keep_meaning && is_cut(box)) return false;
    if (!can_fill && !is_full(box)) return false;
    boxes[count++] = box;
  }
  for (std::size_t i = 0; i < count; ++i) visit(written(boxes[i], fills));
  return true;
}

}  // namespace summand
