#include "summand/rules/derived/plane_rules.hpp"

#include <map>

namespace summand {

namespace {

// A rewrite without its place: cells are counted from its first cell.
Rewrite moved_to_first_cell(Rewrite rewrite) {
  const int first = rewrite.touches.front().cell;
  for (Touch& touch : rewrite.touches) touch.cell -= first;
  for (RuleClause& clause : rewrite.clauses) {
    for (auto& its : clause.any) its.first -= first;
  }
  return rewrite;
}

PlaneRewrites planes_of(const Rewrite& form, LetterSet all) {
  PlaneRewrites out{.player = form.player, .places = 0, .touches = {}, .clauses = {}};
  const auto others = [&](LetterSet letters) { return static_cast<LetterSet>(all & ~letters); };
  for (const Touch& touch : form.touches) {
    out.touches.push_back(
        {touch.cell, touch.guard, others(touch.guard), touch.map.changed(touch.guard), touch.map});
  }
  for (const RuleClause& clause : form.clauses) {
    PlaneClause& its = out.clauses.emplace_back();
    for (const auto& [cell, letters] : clause.any) {
      its.any.push_back({cell, letters, others(letters)});
    }
  }
  return out;
}

}  // namespace

CellPlane PlaneRewrites::clauses_hold(const LetterPlanes& letters) const {
  CellPlane out = ~CellPlane{0};
  for (const PlaneClause& clause : clauses) {
    CellPlane holds = 0;
    for (const PlaneClause::Cell& cell : clause.any) {
      holds |= shifted_down(letters.any_of(cell.letters), cell.shift);
    }
    out &= holds;
  }
  return out;
}

std::optional<PlaneRules> PlaneRules::of(const GroundRules& rules, LetterSet all) {
  std::map<Rewrite, CellPlane> places;
  PlaneRules out;
  for (const Rewrite& rewrite : rules) {
    std::size_t cells = rewrite.touches.size();
    for (const Touch& touch : rewrite.touches) {
      out.read_ |= touch.guard;
      const LetterSet changing = touch.map.changed(touch.guard);
      out.made_[rewrite.player == Player::right] |= touch.map.image(changing);
    }
    for (const RuleClause& clause : rewrite.clauses) {
      cells += clause.any.size();
      for (const auto& its : clause.any) out.read_ |= its.second;
    }
    if (cells > kMostCells) return std::nullopt;
    places[moved_to_first_cell(rewrite)] |= CellPlane{1} << rewrite.touches.front().cell;
    if (places.size() > kMostForms) return std::nullopt;
  }
  for (const auto& [form, cells] : places) {
    out.all_.push_back(planes_of(form, all));
    out.all_.back().places = cells;
  }
  return out;
}

void PlaneRules::reach(LetterPlanes& letters, Possible& possible) const {
  for (bool grows = true; grows;) {
    grows = false;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      const PlaneRewrites& form = all_[i];
      possible[i] = form.possible(letters);
      if (possible[i] == 0) continue;
      for (const PlaneTouch& touch : form.touches) {
        for_each_letter(touch.changing, [&](Letter letter) {
          const CellPlane cells = letters[letter] & possible[i] << touch.shift;
          CellPlane& become = letters[touch.map(letter)];
          grows = grows || (cells & ~become) != 0;
          become |= cells;
        });
      }
    }
  }
}

bool PlaneRules::players_differ_at_once(const LetterBoard& board) const {
  if ((made_[0] ^ made_[1]) == 0) return false;
  const LetterPlanes letters(board);
  for (const PlaneRewrites& form : all_) {
    const LetterSet of_other = made_[form.player == Player::left];
    const CellPlane possible = form.possible(letters);
    if (possible == 0) continue;
    for (const PlaneTouch& touch : form.touches) {
      bool differs = false;
      for_each_letter(touch.changing, [&](Letter letter) {
        const bool is_own = (of_other >> touch.map(letter) & 1) == 0;
        differs = differs || (is_own && (letters[letter] >> touch.shift & possible) != 0);
      });
      if (differs) return true;
    }
  }
  return false;
}

}  // namespace summand
