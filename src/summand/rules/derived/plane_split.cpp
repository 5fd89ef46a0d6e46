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
  PlaneRules::Possible possible;
  rules.reach(reach_, possible);
  Marks marks;
  for (std::size_t i = 0; i < rules.all().size(); ++i) {
    const PlaneRewrites& form = rules.all()[i];
    const CellPlane places = places_of_effects(form, possible[i]);
    if (places == 0) continue;
    const std::span<const Mark> its = marks_of(form, places, marks);
    join(its);
    for (const Mark& mark : its) reads_more_ = reads_more_ || mark.places != places;
  }
}

// The places of rewrites that can happen and that can change something.
CellPlane PlaneSplit::places_of_effects(const PlaneRewrites& form, CellPlane possible) const {
  if (possible == 0) return 0;
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
    const auto letters = static_cast<LetterSet>(touch.changing | touch.others);
    marks[count++] = {touch.shift, places & reach_.any_of(letters) >> touch.shift};
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

// Joins the cells that matter to the same rewrite, each one to the next one.
void PlaneSplit::join(std::span<const Mark> marks) {
  for (std::size_t i = 0; i < marks.size(); ++i) {
    CellPlane open = marks[i].places;  // where the next cell is still to be found
    matter_ |= shifted_up(open, marks[i].shift);
    for (std::size_t j = i + 1; j < marks.size() && open != 0; ++j) {
      const CellPlane both = open & marks[j].places;
      if (both == 0) continue;
      open &= ~both;
      const int first = std::min(marks[i].shift, marks[j].shift);
      const int distance = std::max(marks[i].shift, marks[j].shift) - first;
      if (distance == 0) continue;
      if ((distances_ >> distance & 1) == 0) joined_[static_cast<std::size_t>(distance)] = 0;
      distances_ |= CellPlane{1} << distance;
      joined_[static_cast<std::size_t>(distance)] |= shifted_up(both, first);
    }
  }
}

// These cells, and all that are joined to them.
CellPlane PlaneSplit::joined_to(CellPlane cells) const {
  for (CellPlane before = 0; before != cells;) {
    before = cells;
    for_each_cell_of(distances_, [&](int distance) {
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
  return std::ranges::all_of(rules_.all(), [&](const PlaneRewrites& form) {
    const CellPlane places = places_of_effects(form, form.possible(reach_));
    if (places == 0) return true;
    CellPlane its = 0, touched = 0;
    const auto all = marks_of(form, places, marks);
    for (const Mark& mark : all) its |= mark.places & shifted_down(cells, mark.shift);
    for (const Mark& mark : all) touched |= shifted_up(its, mark.shift);
    return (touched & ~cells) == 0;
  });
}

std::optional<LetterBoard> PlaneSplit::written(CellPlane cells, BoardKind kind,
                                               std::span<const Letter> fills,
                                               bool rules_keep_meaning) const {
  const int columns = board_.columns();
  int top = 0, left = 0, rows = board_.rows(), width = columns;
  if (kind != BoardKind::ring) {
    const CellPlane row = ~CellPlane{0} >> (kMostPlaneCells - columns);
    CellPlane in_columns = 0;
    int bottom = 0;
    top = rows;
    for (int r = 0; r < rows; ++r) {
      const CellPlane in_row = cells >> (r * columns) & row;
      if (in_row == 0) continue;
      in_columns |= in_row;
      top = std::min(top, r);
      bottom = r;
    }
    left = std::countr_zero(in_columns);
    rows = bottom - top + 1;
    width = std::bit_width(in_columns) - left;
  }
  const bool is_cut = rows != board_.rows() || width != columns;
  const bool is_full = rows * width == std::popcount(cells);
  if (is_cut && !rules_keep_meaning) return std::nullopt;
  if (!is_full && (fills.empty() || (rules_.read() >> fills[0] & 1) != 0)) return std::nullopt;
  LetterBoard part(rows, width);
  int cell = 0;
  for (int r = top; r < top + rows; ++r) {
    const int first = r * columns + left;
    for (int its = first; its < first + width; ++its) {
      part.put(cell++, (cells >> its & 1) != 0 ? board_.at(its) : fills[0]);
    }
  }
  return part;
}

std::optional<std::vector<LetterBoard>> PlaneSplit::parts(BoardKind kind,
                                                          std::span<const Letter> fills,
                                                          bool rules_keep_meaning) const {
  std::vector<LetterBoard> out;
  for (CellPlane rest = matter_; rest != 0;) {
    const CellPlane cells = joined_to(rest & -rest);
    rest &= ~cells;
    if (reads_more_ && !touch_only(cells)) return std::nullopt;
    auto part = written(cells, kind, fills, rules_keep_meaning);
    if (!part) return std::nullopt;
    out.push_back(*std::move(part));
  }
  return out;
}

bool PlaneSplit::players_differ() const {
  std::array<LetterPlanes, 2> made;
  for (const PlaneRewrites& form : rules_.all()) {
    const CellPlane places = places_of_effects(form, form.possible(reach_));
    LetterPlanes& its = made[form.player == Player::right];
    for (const PlaneTouch& touch : form.touches) {
      const CellPlane cells = places << touch.shift;
      for_each_letter(touch.changing,
                      [&](Letter letter) { its[touch.map(letter)] |= reach_[letter] & cells; });
    }
  }
  return made[0] != made[1];
}

}  // namespace summand
