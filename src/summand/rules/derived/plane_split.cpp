#include "summand/rules/derived/plane_split.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace summand {

namespace {

constexpr CellPlane shifted_up(CellPlane plane, int shift) { return shifted_down(plane, -shift); }

}  // namespace

PlaneSplit::PlaneSplit(const PlaneRules& rules, const LetterBoard& board)
    : rules_(rules), board_(board), reach_(board) {
  rules.reach(reach_, possible_);
  for_each_cell_of(rules.distances(),
                   [&](int distance) { joined_[static_cast<std::size_t>(distance)] = 0; });
  Marks marks;
  for (std::size_t i = 0; i < rules.all().size(); ++i) {
    const PlaneRewrites& form = rules.all()[i];
    const CellPlane places = places_of_effects(i);
    if (places == 0) continue;
    if (form.anchor >= 0 && form.clauses.empty()) {
      join_to_anchor(form, places);
      continue;
    }
    const std::span<const Mark> its = marks_of(form, places, marks);
    join(its);
    for (const Mark& mark : its) reads_more_ = reads_more_ || mark.places != places;
  }
}

// The places of rewrites that can happen and that can change something.
CellPlane PlaneSplit::places_of_effects(std::size_t index) const {
  const PlaneRewrites& form = rules_.all()[index];
  const CellPlane possible = possible_[index];
  if (possible == 0 || form.anchor >= 0) return possible;
  CellPlane changing = 0;
  for (const PlaneTouch& touch : form.touches) {
    changing |= reach_.any_of(touch.changing) >> touch.shift;
  }
  return possible & changing;
}

std::span<const PlaneSplit::Mark> PlaneSplit::marks_of(const PlaneRewrites& form, CellPlane places,
                                                       Marks& marks) const {
  std::size_t count = 0;
  for (const PlaneTouch& touch : form.touches) {
    const CellPlane matters =
        touch.always_matters ? places : places & reach_.any_of(touch.mattering) >> touch.shift;
    marks[count++] = {touch.shift, matters};
  }
  for (const PlaneClause& clause : form.clauses) {
    CellPlane always = 0;
    for (const PlaneClause::Cell& cell : clause.any) {
      always |= ~shifted_down(reach_.any_of(cell.others), cell.shift);
    }
    for (const PlaneClause::Cell& cell : clause.any) {
      const CellPlane meets = shifted_down(reach_.any_of(cell.letters), cell.shift);
      marks[count++] = {cell.shift, places & meets & ~always};
    }
  }
  return {marks.data(), count};
}

// Joins the cells c + a and c + b for all c of `places`.
void PlaneSplit::join(int a, int b, CellPlane places) {
  const int first = std::min(a, b);
  const int distance = std::max(a, b) - first;
  if (distance != 0) joined_[static_cast<std::size_t>(distance)] |= shifted_up(places, first);
}

// Joins the cells that matter to the same rewrite, each one to the next one.
void PlaneSplit::join(std::span<const Mark> marks) {
  for (std::size_t i = 0; i < marks.size(); ++i) {
    CellPlane open = marks[i].places;  // where the next cell is still to be found
    matter_ |= shifted_up(open, marks[i].shift);
    for (std::size_t j = i + 1; j < marks.size() && open != 0; ++j) {
      const CellPlane both = open & marks[j].places;
      if (both == 0) continue;
      open &= ~both;
      join(marks[i].shift, marks[j].shift, both);
    }
  }
}

// The same for rewrites without clauses, where each cell can be joined to the one that always
// matters.
void PlaneSplit::join_to_anchor(const PlaneRewrites& form, CellPlane places) {
  CellPlane less = 0;  // where a touch does not matter
  for (const PlaneTouch& touch : form.touches) {
    CellPlane its = places;
    if (!touch.always_matters) {
      its &= reach_.any_of(touch.mattering) >> touch.shift;
      less |= its ^ places;
    }
    matter_ |= its << touch.shift;
    join(touch.shift, form.anchor, its);
  }
  reads_more_ = reads_more_ || less != 0;
}

// These cells, and all that are joined to them.
CellPlane PlaneSplit::joined_to(CellPlane cells) const {
  for (CellPlane before = 0; before != cells;) {
    before = cells;
    for_each_cell_of(rules_.distances(), [&](int distance) {
      const CellPlane joined = joined_[static_cast<std::size_t>(distance)];
      cells |= (cells & joined) << distance;
      cells |= cells >> distance & joined;
    });
  }
  return cells;
}

// True if the rewrites to which one of these cells matters read and change no other cells.
bool PlaneSplit::touch_only(CellPlane cells) const {
  Marks marks;
  for (std::size_t i = 0; i < rules_.all().size(); ++i) {
    const CellPlane places = places_of_effects(i);
    if (places == 0) continue;
    CellPlane its = 0, touched = 0;
    const auto all = marks_of(rules_.all()[i], places, marks);
    for (const Mark& mark : all) its |= mark.places & shifted_down(cells, mark.shift);
    for (const Mark& mark : all) touched |= shifted_up(its, mark.shift);
    if ((touched & ~cells) != 0) return false;
  }
  return true;
}

PlaneSplit::Box PlaneSplit::box_of(CellPlane cells, BoardKind kind) const {
  const int columns = board_.columns();
  if (kind == BoardKind::ring) return {cells, 0, 0, 1, columns};
  const CellPlane row = ~CellPlane{0} >> (kMostPlaneCells - columns);
  CellPlane in_columns = 0;
  int top = board_.rows(), bottom = 0;
  for (int r = 0; r < board_.rows(); ++r) {
    const CellPlane in_row = cells >> (r * columns) & row;
    if (in_row == 0) continue;
    in_columns |= in_row;
    top = std::min(top, r);
    bottom = r;
  }
  const int left = std::countr_zero(in_columns);
  return {cells, top, left, bottom - top + 1, static_cast<int>(std::bit_width(in_columns)) - left};
}

LetterBoard PlaneSplit::written(const Box& box, std::span<const Letter> fills) const {
  LetterBoard whole = board_;
  if (!is_full(box)) whole.put_outside(box.cells, fills[0]);
  return is_cut(box) ? whole.box(box.top, box.left, box.rows, box.columns) : whole;
}

bool PlaneSplit::players_differ() const {
  std::array<LetterPlanes, 2> made{};
  for (std::size_t i = 0; i < rules_.all().size(); ++i) {
    const PlaneRewrites& form = rules_.all()[i];
    LetterPlanes& its = made[form.player == Player::right];
    for (const PlaneTouch& touch : form.touches) {
      const CellPlane cells = possible_[i] << touch.shift;
      for_each_letter(touch.changing,
                      [&](Letter letter) { its[touch.map(letter)] |= reach_[letter] & cells; });
    }
  }
  return made[0] != made[1];
}

}  // namespace summand
