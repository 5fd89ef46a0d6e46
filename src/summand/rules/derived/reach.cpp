#include "summand/rules/derived/reach.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace summand {

namespace {

LetterSet letters_at(const Reach& reach, int cell) { return reach[static_cast<std::size_t>(cell)]; }

bool is_within(LetterSet letters, LetterSet others) { return (letters & ~others) == 0; }

// Without clauses that always hold, and without the cells that never make one hold.
std::vector<RuleClause> open_clauses(const Rewrite& rewrite, const Reach& reach) {
  std::vector<RuleClause> out;
  for (const RuleClause& clause : rewrite.clauses) {
    const bool always = std::ranges::any_of(clause.any, [&](const auto& its) {
      return is_within(letters_at(reach, its.first), its.second);
    });
    if (always) continue;
    RuleClause cut;
    for (const auto& [cell, letters] : clause.any) {
      const auto met = static_cast<LetterSet>(letters_at(reach, cell) & letters);
      if (met != 0) cut.any.emplace_back(cell, met);
    }
    out.push_back(std::move(cut));
  }
  std::ranges::sort(out);
  const auto rest = std::ranges::unique(out);
  out.erase(rest.begin(), rest.end());
  return out;
}

// nullopt if the possible rewrite never changes anything.
std::optional<Rewrite> effect_of(const Rewrite& rewrite, const Reach& reach) {
  Rewrite out{.player = rewrite.player};
  bool changes = false;
  for (const Touch& touch : rewrite.touches) {
    const LetterSet letters = letters_at(reach, touch.cell);
    Touch cut{touch.cell, static_cast<LetterSet>(letters & touch.guard)};
    for_each_letter(cut.guard, [&](Letter letter) { cut.map.set(letter, touch.map(letter)); });
    changes = changes || cut.changes();
    if (cut.changes() || cut.guard != letters) out.touches.push_back(cut);
  }
  if (!changes) return std::nullopt;
  out.clauses = open_clauses(rewrite, reach);
  return out;
}

}  // namespace

bool is_possible(const Rewrite& rewrite, const Reach& reach) {
  return std::ranges::all_of(rewrite.touches,
                             [&](const Touch& touch) {
                               return (letters_at(reach, touch.cell) & touch.guard) != 0;
                             }) &&
         std::ranges::all_of(rewrite.clauses, [&](const RuleClause& clause) {
           return std::ranges::any_of(clause.any, [&](const auto& its) {
             return (letters_at(reach, its.first) & its.second) != 0;
           });
         });
}

Reach reach_of(const GroundRules& rules, const LetterBoard& board) {
  Reach out;
  out.reserve(static_cast<std::size_t>(board.size()));
  for (int cell = 0; cell < board.size(); ++cell) out.push_back(set_of(board.at(cell)));
  for (bool grows = true; grows;) {
    grows = false;
    for (const Rewrite& rewrite : rules) {
      if (!is_possible(rewrite, out)) continue;
      for (const Touch& touch : rewrite.touches) {
        LetterSet& letters = out[static_cast<std::size_t>(touch.cell)];
        const LetterSet made = touch.map.image(letters & touch.guard);
        grows = grows || !is_within(made, letters);
        letters |= made;
      }
    }
  }
  return out;
}

std::vector<Rewrite> effects_of(const GroundRules& rules, const Reach& reach) {
  std::vector<Rewrite> out;
  for (const Rewrite& rewrite : rules) {
    if (!is_possible(rewrite, reach)) continue;
    if (auto effect = effect_of(rewrite, reach)) out.push_back(*std::move(effect));
  }
  std::ranges::sort(out);
  const auto rest = std::ranges::unique(out);
  out.erase(rest.begin(), rest.end());
  return out;
}

}  // namespace summand
