#include "summand/rules/derived/measure.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

#include "summand/base/stable_sort.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostCounted = 10;  // letters: 3^10 ways to weigh them
constexpr std::size_t kMostPlaced = 6;

// What a move does to a measure, in the worst case.
enum class Effect : std::uint8_t { lowers, keeps, may_raise };

// Of two changes one after the other.
Effect both(Effect a, Effect b) {
  if (a == Effect::may_raise || b == Effect::may_raise) return Effect::may_raise;
  return a == Effect::lowers || b == Effect::lowers ? Effect::lowers : Effect::keeps;
}
// Of one of two changes.
Effect either(Effect a, Effect b) {
  if (a == Effect::may_raise || b == Effect::may_raise) return Effect::may_raise;
  return a == Effect::lowers && b == Effect::lowers ? Effect::lowers : Effect::keeps;
}
Effect by_gain(int gain) {
  return gain < 0 ? Effect::lowers : gain == 0 ? Effect::keeps : Effect::may_raise;
}

// The least and the most that the weight of a cell can gain.
struct Gain {
  int least = 0, most = 0;
};
Gain weight_gain(const PatternCell& cell, const LetterWeights& weights) {
  std::optional<Gain> out;
  for_each_letter(cell.guard, [&](Letter letter) {
    const int gain = weights[cell.map(letter)] - weights[letter];
    out = out ? Gain{std::min(out->least, gain), std::max(out->most, gain)} : Gain{gain, gain};
  });
  return out.value_or(Gain{});
}

// --- counts ---

// All images of a step differ in their direction only. The steps of a rule count together.
Effect count_effect(const PlayerRule& rule, const LetterWeights& weights) {
  int most = 0;
  for (const auto& images : rule.steps) {
    for (const Run& run : images.front().runs) {
      int gain = 0;
      for (const PatternCell& cell : run.cells) gain += weight_gain(cell, weights).most;
      if (run.repeat != Repeat::once && gain > 0) return Effect::may_raise;
      if (run.repeat != Repeat::any) most += gain;
    }
  }
  return by_gain(most);
}

// --- coordinates ---

int dot(Offset a, Offset b) { return a.rows * b.rows + a.columns * b.columns; }

// A cell whose weight can change.
struct Weighed {
  int place = 0;                // its coordinate, if no run is repeated more often than it must be
  std::size_t runs_before = 0;  // repeated ones
  int most = 0;                 // what its weight can gain
};

// A cell at the coordinate Y + d + (e1 n1 + e2 n2 + ...) counts with its weight times that. Y >= 1
// is the least coordinate of the changed cells, the n >= 0 are the numbers of repetitions, and all
// d and e are >= 0. So the gain is linear in Y and the n, and it is greatest where each weight
// gains most.
Effect coordinate_effect(const StepImage& step, const Measure& measure) {
  const int along = dot(step.along, measure.first), down = dot(step.down, measure.first);
  std::vector<Weighed> cells;
  std::vector<int> repeated;  // the columns of repeated runs
  int column = 0;
  for (const Run& run : step.runs) {
    for (const PatternCell& cell : run.cells) {
      const auto [least, most] = weight_gain(cell, measure.weights);
      if (least == 0 && most == 0) continue;
      if (run.repeat != Repeat::once) return Effect::may_raise;
      cells.push_back(
          {(column + cell.at.columns) * along + cell.at.rows * down, repeated.size(), most});
    }
    if (run.repeat != Repeat::once) repeated.push_back(run.columns);
    if (run.repeat != Repeat::any) column += run.columns;
  }
  if (cells.empty()) return Effect::keeps;
  const auto least = std::ranges::min_element(cells, {}, [&](const Weighed& cell) {
    const auto before = static_cast<int>(cell.runs_before);
    return std::pair(cell.place, along < 0 ? -before : before);
  });
  int per_place = 0, fixed = 0;
  std::vector<int> per_repetition(repeated.size());
  for (const Weighed& cell : cells) {
    per_place += cell.most;
    fixed += cell.most * (cell.place - least->place);
    for (std::size_t i = 0; i < repeated.size(); ++i) {
      const int farther = (i < cell.runs_before ? 1 : 0) - (i < least->runs_before ? 1 : 0);
      per_repetition[i] += cell.most * farther * along * repeated[i];
    }
  }
  const auto rises = [](int gain) { return gain > 0; };
  if (rises(per_place) || std::ranges::any_of(per_repetition, rises)) return Effect::may_raise;
  return by_gain(per_place + fixed);
}

// --- scans ---

// Of the first cell in the order of the scan whose weight changes.
class Scan {
 public:
  Scan(const StepImage& step, const Measure& measure) : step_(step), measure_(measure) {}

  Effect effect() {
    std::vector<const Run*> runs;
    for (const Run& run : step_.runs) runs.push_back(&run);
    if (is_farther(step_.along, {})) std::ranges::reverse(runs);
    for (const Run* run : runs) {
      const Effect its = effect(*run);
      if (its == Effect::may_raise) return its;
      if (its == Effect::lowers && run->repeat != Repeat::any) return its;
    }
    return Effect::keeps;
  }

 private:
  bool is_farther(Offset a, Offset b) const {
    const auto key = [&](Offset place) {
      return std::pair(dot(place, measure_.first), dot(place, measure_.second));
    };
    return key(a) > key(b);
  }

  // Of the farthest repetition. The others are alike.
  Effect effect(const Run& run) const {
    std::vector<const PatternCell*> cells;
    for (const PatternCell& cell : run.cells) cells.push_back(&cell);
    const auto place = [&](const PatternCell* cell) {
      return cell->at.columns * step_.along + cell->at.rows * step_.down;
    };
    std::ranges::sort(cells, [&](const PatternCell* a, const PatternCell* b) {
      return is_farther(place(a), place(b));
    });
    for (const PatternCell* cell : cells) {
      const auto [least, most] = weight_gain(*cell, measure_.weights);
      if (most > 0) return Effect::may_raise;
      if (most < 0) return Effect::lowers;
    }
    return Effect::keeps;
  }

  const StepImage& step_;
  const Measure& measure_;
};

// --- the search ---

Effect effect_of(const PlayerRule& rule, const Measure& measure) {
  if (measure.kind == MeasureKind::count) return count_effect(rule, measure.weights);
  Effect out = Effect::keeps;
  for (const auto& images : rule.steps) {
    Effect step = Effect::lowers;
    for (const StepImage& image : images) {
      step = either(step, measure.kind == MeasureKind::scan ? Scan(image, measure).effect()
                                                            : coordinate_effect(image, measure));
    }
    out = both(out, step);
  }
  return out;
}

// The letters that moves make or take.
std::vector<Letter> moved_letters(std::span<const PlayerRule> rules) {
  LetterSet all = 0;
  for (const PlayerRule& rule : rules) {
    for (const auto& images : rule.steps) {
      for (const Run& run : images.front().runs) {
        for (const PatternCell& cell : run.cells) {
          const LetterSet changed = cell.map.changed(cell.guard);
          all = static_cast<LetterSet>(all | changed | cell.map.image(changed));
        }
      }
    }
  }
  std::vector<Letter> out;
  for_each_letter(all, [&](Letter letter) { out.push_back(letter); });
  return out;
}

// All weights of these letters, those of few letters first, and 1 before -1.
std::vector<LetterWeights> weights_of(std::span<const Letter> letters) {
  std::vector<LetterWeights> out = {{}};
  for (const Letter letter : letters) {
    const std::size_t size = out.size();
    for (const int weight : {1, -1}) {
      for (std::size_t i = 0; i < size; ++i) {
        LetterWeights next = out[i];
        next[letter] = weight;
        out.push_back(next);
      }
    }
  }
  const auto rank = [](const LetterWeights& weights) {
    return std::pair(kMostLetters - std::ranges::count(weights, 0),
                     std::ranges::count(weights, -1));
  };
  stable_sort(out,
              [&](const LetterWeights& a, const LetterWeights& b) { return rank(a) < rank(b); });
  return out;
}

// Measures without their weights, the simple ones first.
std::vector<Measure> kinds_on(BoardKind board, std::size_t letters) {
  std::vector<Measure> out = {{.kind = MeasureKind::count}};
  if (board == BoardKind::ring || letters > kMostPlaced) return out;
  const std::vector<Offset> columns = {{0, 1}, {0, -1}}, rows = {{1, 0}, {-1, 0}};
  const bool is_grid = board == BoardKind::grid;
  const auto add = [&](MeasureKind kind, Offset first, Offset second) {
    out.push_back({.kind = kind, .first = first, .second = second});
  };
  for (const Offset each : columns) add(MeasureKind::coordinate, each, {});
  if (is_grid) {
    for (const Offset each : rows) add(MeasureKind::coordinate, each, {});
    for (const Offset row : rows) {
      for (const Offset column : columns) add(MeasureKind::coordinate, row + column, {});
    }
  }
  for (const Offset column : columns) {
    for (const Offset row : rows) {
      if (is_grid) add(MeasureKind::scan, row, column);
      if (is_grid || row == rows.front()) add(MeasureKind::scan, column, row);
    }
  }
  return out;
}

// Takes the rules that the measure lowers from `open`, if it raises none.
bool settles_some(Measure& measure, std::vector<const PlayerRule*>& open) {
  std::vector<const PlayerRule*> rest;
  for (const PlayerRule* rule : open) {
    const Effect effect = effect_of(*rule, measure);
    if (effect == Effect::may_raise) return false;
    if (effect == Effect::keeps) rest.push_back(rule);
  }
  if (rest.size() == open.size()) return false;
  for (const PlayerRule* rule : open) {
    if (std::ranges::find(rest, rule) == rest.end()) measure.rules.push_back(rule->rule);
  }
  std::ranges::sort(measure.rules);
  const auto equal = std::ranges::unique(measure.rules);
  measure.rules.erase(equal.begin(), equal.end());
  open = std::move(rest);
  return true;
}

}  // namespace

std::optional<std::vector<Measure>> falling_measures(std::span<const PlayerRule> rules,
                                                     BoardKind board) {
  const std::vector<Letter> letters = moved_letters(rules);
  if (letters.size() > kMostCounted) return std::nullopt;
  const std::vector<LetterWeights> all_weights = weights_of(letters);
  const std::vector<Measure> kinds = kinds_on(board, letters.size());
  std::vector<const PlayerRule*> open;
  for (const PlayerRule& rule : rules) open.push_back(&rule);
  std::vector<Measure> out;
  const auto settle = [&] {
    for (const Measure& kind : kinds) {
      for (const LetterWeights& weights : all_weights) {
        Measure measure = kind;
        measure.weights = weights;
        if (!settles_some(measure, open)) continue;
        out.push_back(std::move(measure));
        return true;
      }
    }
    return false;
  };
  while (!open.empty()) {
    if (!settle()) return std::nullopt;
  }
  return out;
}

}  // namespace summand
