// The parts of a position by planes of bits. It answers most questions about small boards at once,
// and leaves the others to the general way (split.hpp, part.hpp), which gives the same answers.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "summand/rules/derived/plane_rules.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/rewrite.hpp"

namespace summand {

// What can ever happen in a position of at most 64 cells. Refers to the rules and to the board.
class PlaneSplit {
 public:
  PlaneSplit(const PlaneRules& rules, const LetterBoard& board);

  // The parts of the position, ordered by their first cells. The first one of `fills` is written on
  // the cells of a part's box that do not belong to it. nullopt if a part needs other cells than
  // its own, if a rule can read the fill, or if a part is smaller than the board and
  // `rules_keep_meaning` is false (the rewrites of a smaller board are not those inside a box).
  std::optional<std::vector<LetterBoard>> parts(BoardKind kind, std::span<const Letter> fills,
                                                bool rules_keep_meaning) const;

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

  CellPlane places_of_effects(const PlaneRewrites& form, CellPlane possible) const;
  std::span<const Mark> marks_of(const PlaneRewrites& form, CellPlane places, Marks& marks) const;
  void join(std::span<const Mark> marks);
  CellPlane joined_to(CellPlane cells) const;
  bool touch_only(CellPlane cells) const;
  std::optional<LetterBoard> written(CellPlane cells, BoardKind kind, std::span<const Letter> fills,
                                     bool rules_keep_meaning) const;

  const PlaneRules& rules_;
  const LetterBoard& board_;
  LetterPlanes reach_;
  CellPlane matter_ = 0;                           // the cells that matter to some rewrite
  CellPlane distances_ = 0;                        // bit d: joined_[d] is not empty
  std::array<CellPlane, kMostPlaneCells> joined_;  // at d: the cells c that are joined to c + d
  bool reads_more_ = false;  // a rewrite reads a cell that does not matter to it
};

}  // namespace summand
