#include "summand/rules/laid.hpp"

#include <ranges>

namespace summand {

namespace {

bool contains(std::span<const Laid> laid, int cell) {
  return std::ranges::any_of(
      laid, [&](const Laid& place) { return place.cell == cell && place.pattern->changes(); });
}

// Narrows the guard of a cell. False if nothing is left.
bool guard_cell(std::vector<Touch>& touches, int cell, LetterSet letters) {
  const auto at = std::ranges::find(touches, cell, &Touch::cell);
  if (at == touches.end()) {
    touches.push_back({cell, letters, {}});
    return letters != 0;
  }
  at->guard &= letters;
  return at->guard != 0;
}

}  // namespace

int end_of_step(std::span<const Laid> laid, LetterSet mine) {
  int last = -1, to = -1, gains = 0, losses = 0;
  bool is_certain = true;
  for (const Laid& place : laid) {
    const PatternCell& pattern = *place.pattern;
    if (place.cell < 0 || !pattern.changes()) continue;
    last = place.cell;
    const auto others = static_cast<LetterSet>(~mine);
    const LetterSet kept = pattern.map.preimage(mine);  // the letters that become his
    const auto may_lose = static_cast<LetterSet>(pattern.guard & mine & ~kept);
    const auto may_gain = static_cast<LetterSet>(pattern.guard & others & kept);
    if (may_lose == pattern.guard) {
      ++losses;
    } else if (may_gain == pattern.guard) {
      ++gains;
      to = place.cell;
    } else if (may_lose != 0 || may_gain != 0) {
      is_certain = false;
    }
  }
  if (is_certain && gains == 1 && losses == 1) return to;
  if (last >= 0) return last;
  const auto inside = [](const Laid& place) { return place.cell >= 0; };
  return std::ranges::find_if(laid, inside)->cell;
}

ConditionPlaces places_of(const RuleCondition& condition, std::span<const Laid> laid,
                          const BoardSides& sides) {
  ConditionPlaces out;
  for (const Laid& place : laid) {
    if (place.cell < 0 || !place.pattern->changes()) continue;
    for (const Offset offset : condition.offsets) {
      const int cell = sides.cell(sides.place(place.cell) + offset);
      if (cell < 0) {
        out.outside = true;
      } else if (!contains(laid, cell)) {
        out.cells.push_back(cell);
      }
    }
  }
  std::ranges::sort(out.cells);
  const auto rest = std::ranges::unique(out.cells);
  out.cells.erase(rest.begin(), rest.end());
  return out;
}

std::optional<GroundStep> ground_step(const StepImage& step, const BoardSides& sides,
                                      std::span<const Laid> laid, LetterSet mine) {
  GroundStep out;
  for (const Laid& place : laid) {
    if (place.cell < 0) continue;
    if (place.pattern->guard == 0) return std::nullopt;
    out.touches.push_back({place.cell, place.pattern->guard, place.pattern->map});
  }
  out.begin = laid.empty() ? -1 : laid.front().cell;
  out.end = end_of_step(laid, mine);
  for (const RuleCondition& condition : step.conditions) {
    const ConditionPlaces places = places_of(condition, laid, sides);
    const bool outside = condition.outside && places.outside;
    if (condition.unless) {
      if (outside) return std::nullopt;
      for (const int cell : places.cells) {
        const auto others = static_cast<LetterSet>(~condition.letters);
        if (!guard_cell(out.touches, cell, others)) return std::nullopt;
      }
    } else if (!outside) {
      RuleClause clause;
      for (const int cell : places.cells) clause.any.emplace_back(cell, condition.letters);
      if (clause.any.empty()) return std::nullopt;
      out.clauses.push_back(std::move(clause));
    }
  }
  return out;
}

}  // namespace summand
