#include "summand/rules/derived/plane_rules.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <span>

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
  PlaneRewrites out{.player = form.player,
                    .places = 0,
                    .takes_one_letter = true,
                    .anchor = -1,
                    .touches = {},
                    .clauses = {}};
  const auto others = [&](LetterSet letters) { return static_cast<LetterSet>(all & ~letters); };
  for (const Touch& touch : form.touches) {
    const LetterSet changing = touch.map.changed(touch.guard);
    const auto mattering = static_cast<LetterSet>(changing | others(touch.guard));
    const auto first = static_cast<Letter>(std::countr_zero(touch.guard));
    const auto rest = static_cast<LetterSet>(touch.guard & (touch.guard - 1));
    out.touches.push_back({.shift = touch.cell,
                           .first = first,
                           .made = touch.map(first),
                           .rest = rest,
                           .changing = changing,
                           .mattering = mattering,
                           .always_matters = mattering == all,
                           .map = touch.map});
    if (mattering == all) out.anchor = touch.cell;
    out.takes_one_letter = out.takes_one_letter && rest == 0;
  }
  for (const RuleClause& clause : form.clauses) {
    PlaneClause& its = out.clauses.emplace_back();
    for (const auto& [cell, letters] : clause.any) {
      its.any.push_back({cell, letters, others(letters)});
    }
  }
  return out;
}

// Bit d: two cells of the form have the distance d.
CellPlane distances_of(const PlaneRewrites& form) {
  CellPlane cells = 0;  // from the least shift
  int least = 0;
  const auto for_each_shift = [&](auto&& visit) {
    for (const PlaneTouch& touch : form.touches) visit(touch.shift);
    for (const PlaneClause& clause : form.clauses) {
      for (const PlaneClause::Cell& cell : clause.any) visit(cell.shift);
    }
  };
  for_each_shift([&](int shift) { least = std::min(least, shift); });
  for_each_shift([&](int shift) { cells |= CellPlane{1} << (shift - least); });
  CellPlane out = 0;
  for_each_cell_of(cells, [&](int first) { out |= cells >> first; });
  return out & ~CellPlane{1};
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
    out.distances_ |= distances_of(out.all_.back());
  }
  return out;
}

void PlaneRules::reach(LetterPlanes& letters, Possible& possible) const {
  std::fill_n(possible.begin(), all_.size(), CellPlane{0});
  const std::span<const PlaneRewrites> forms = all_;
  const bool makes_what_it_reads = ((made_[0] | made_[1]) & read_) != 0;
  for (bool grows = true; grows;) {
    CellPlane more = 0;  // not empty if a form can be made in more places, or makes more there
    CellPlane* of_form = possible.data();
    for (const PlaneRewrites& form : forms) {
      const CellPlane places = form.possible(letters);
      more |= places ^ *of_form;
      *of_form++ = places;
      // At the same places a form makes the same letters, if it takes one letter at each cell.
      if (form.takes_one_letter) {
        for (const PlaneTouch& touch : form.touches) letters[touch.made] |= places << touch.shift;
        continue;
      }
      for (const PlaneTouch& touch : form.touches) {
        for_each_letter(touch.changing, [&](Letter letter) {
          const CellPlane cells = letters[letter] & places << touch.shift;
          CellPlane& become = letters[touch.map(letter)];
          more |= cells & ~become;
          become |= cells;
        });
      }
    }
    grows = more != 0 && makes_what_it_reads;
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
