// The ways in which a step of a rule can be laid on a board: in each place, with each number of
// repetitions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/current_budget.hpp"
#include "summand/rules/rewrite.hpp"

namespace summand {

// A place of the pattern on the board. The cell is -1 outside the board.
struct Laid {
  int cell;
  const PatternCell* pattern;
};

// Walks along a pattern, one run after the other. A run is repeated as often as `meets` allows.
template <class Meets, class Visit>
class PatternWalk {
 public:
  PatternWalk(const StepImage& step, const BoardSides& sides, Meets& meets, Visit& visit)
      : step_(step), sides_(sides), meets_(meets), visit_(visit) {}

  // The pattern's first column lies on `origin`.
  void begin(Offset origin) {
    origin_ = origin;
    walk(0, 0);
  }

 private:
  void walk(std::size_t index, int column) {
    if (++steps_ % kStepsBetweenLooks == 0) CurrentBudget::look();
    if (index == step_.runs.size()) {
      const auto inside = [](const Laid& place) { return place.cell >= 0; };
      if (std::ranges::any_of(laid_, inside)) visit_(std::span<const Laid>(laid_));
      return;
    }
    const Run& run = step_.runs[index];
    const std::size_t before = laid_.size();
    if (run.repeat == Repeat::any) walk(index + 1, column);
    while (lay(run, column)) {
      column += run.columns;
      walk(index + 1, column);
      if (run.repeat == Repeat::once) break;
    }
    laid_.resize(before);
  }

  bool lay(const Run& run, int column) {
    const bool is_ring = sides_.kind == BoardKind::ring;
    for (const PatternCell& cell : run.cells) {
      const int columns = column + cell.at.columns;
      if (is_ring && columns >= sides_.columns) return false;  // it would meet its first cell again
      const Offset place = origin_ + columns * step_.along + cell.at.rows * step_.down;
      const int number = sides_.cell(place);
      if (number < 0 ? !cell.outside : !meets_(number, cell)) return false;
      laid_.push_back({number, &cell});
    }
    return true;
  }

  // A pattern with many repetitions can be laid in more ways than anybody can wait for.
  static constexpr std::size_t kStepsBetweenLooks = 4096;

  const StepImage& step_;
  const BoardSides& sides_;
  Meets& meets_;
  Visit& visit_;
  Offset origin_;
  std::vector<Laid> laid_;
  std::size_t steps_ = 0;
};

// The number of places at the head of a pattern that can lie outside the board.
inline int places_outside_at_head(const StepImage& step) {
  int out = 0;
  for (const Run& run : step.runs) {
    if (run.repeat == Repeat::any) continue;
    for (const PatternCell& cell : run.cells) {
      if (!cell.outside) return out;
      ++out;
    }
  }
  return out;
}

inline bool has_several_rows(const StepImage& step) {
  return step.runs.size() == 1 && std::ranges::any_of(step.runs[0].cells, [](const auto& cell) {
           return cell.at.rows != 0;
         });
}

// Calls visit(span of Laid) for each way in which all places lie on the board, or outside it where
// the pattern allows that, and meets(cell, pattern) holds for all places on the board. At least one
// place is on the board. With `begin` >= 0 the first place lies on that cell. Throws LimitReached
// by the current budget.
template <class Meets, class Visit>
void for_each_laid(const StepImage& step, const BoardSides& sides, int begin, Meets&& meets,
                   Visit&& visit) {
  PatternWalk walk(step, sides, meets, visit);
  if (begin >= 0) {
    walk.begin(sides.place(begin));
    return;
  }
  if (has_several_rows(step)) {
    const std::vector<PatternCell>& cells = step.runs[0].cells;
    const auto anchor = std::ranges::find(cells, false, &PatternCell::outside);
    if (anchor == cells.end()) return;
    const Offset from_origin = anchor->at.columns * step.along + anchor->at.rows * step.down;
    for (int cell = 0; cell < sides.size(); ++cell) walk.begin(sides.place(cell) - from_origin);
    return;
  }
  // A line enters the board once. So the places before its first cell on the board are outside.
  const int head = places_outside_at_head(step);
  for (int cell = 0; cell < sides.size(); ++cell) {
    const Offset place = sides.place(cell);
    walk.begin(place);
    if (head == 0 || sides.cell(place - step.along) >= 0) continue;
    for (int outside = 1; outside <= head; ++outside) walk.begin(place - outside * step.along);
  }
}

// The cell where the next step begins: the one that gets a piece of the mover if exactly one loses
// one and exactly one gets one, otherwise the last one that changes. `mine` are his pieces.
int end_of_step(std::span<const Laid> laid, LetterSet mine);

// The places that a condition speaks of: each cell once, and whether one of them is outside.
struct ConditionPlaces {
  std::vector<int> cells;
  bool outside = false;
};
ConditionPlaces places_of(const RuleCondition& condition, std::span<const Laid> laid,
                          const BoardSides& sides);

// The guards and clauses of a step as it is laid. nullopt if no state allows it.
std::optional<GroundStep> ground_step(const StepImage& step, const BoardSides& sides,
                                      std::span<const Laid> laid, LetterSet mine);

}  // namespace summand
