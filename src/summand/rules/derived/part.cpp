#include "summand/rules/derived/part.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace summand {

namespace {

struct Box {
  int row = 0, column = 0, rows = 0, columns = 0;

  bool contains(Offset place) const {
    return place.rows >= row && place.rows < row + rows && place.columns >= column &&
           place.columns < column + columns;
  }
};

class PartWriter {
 public:
  PartWriter(const BoardAnalysis& whole, const Block& block, const GroundRulesMemo& rules,
             BoardKind kind, std::span<const Letter> fills)
      : whole_(whole),
        block_(block),
        rules_(rules),
        sides_{kind, whole.board.rows(), whole.board.columns()},
        fills_(fills),
        kept_(static_cast<std::size_t>(sides_.size())) {}

  // Keeps more and more cells of the whole board, until a board passes the check.
  std::optional<LetterBoard> write() {
    for (const int cell : block_.cells) keep(cell);
    if (auto part = filled()) return part;
    auto part = filled_with_more();
    // A part that is written again is itself. That is clear where the block alone is kept, because
    // the same boards are tried again.
    if (part && part->size() == whole_.board.size() && is_only_block()) return whole_.board;
    return part;
  }

 private:
  std::optional<LetterBoard> filled_with_more() {
    if (keep_blockers()) {
      if (auto part = filled()) return part;
    }
    if (keep_cells_of([&](const Rewrite& rule) { return is_possible(rule, whole_.reach); })) {
      if (auto part = filled()) return part;
    }
    if (keep_cells_of([](const Rewrite&) { return true; })) return filled();
    return std::nullopt;
  }

  bool is_only_block() const { return block_.effects.size() == whole_.effects.size(); }
  bool is_kept(int cell) const { return kept_[static_cast<std::size_t>(cell)]; }
  void keep(int cell) {
    kept_[static_cast<std::size_t>(cell)] = true;
    ++kept_count_;
  }
  LetterSet reach(int cell) const { return whole_.reach[static_cast<std::size_t>(cell)]; }

  bool changes_block(const Rewrite& rule) const {
    return std::ranges::any_of(rule.touches, [&](const Touch& touch) {
      return block_.contains(touch.cell) && touch.map.changed(reach(touch.cell) & touch.guard) != 0;
    });
  }

  // Cells because of which a rewrite of the block is impossible. True if some are kept that were
  // not kept before.
  bool keep_blockers() {
    const std::size_t before = kept_count_;
    const auto keep_outside = [&](int cell) {
      if (!is_kept(cell)) keep(cell);
    };
    for (const Rewrite& rule : *whole_.rules) {
      if (!changes_block(rule) || is_possible(rule, whole_.reach)) continue;
      for (const Touch& touch : rule.touches) {
        if ((reach(touch.cell) & touch.guard) == 0) keep_outside(touch.cell);
      }
      for (const RuleClause& clause : rule.clauses) {
        const bool fails = std::ranges::none_of(
            clause.any, [&](const auto& its) { return (reach(its.first) & its.second) != 0; });
        if (!fails) continue;
        for (const auto& its : clause.any) keep_outside(its.first);
      }
    }
    return kept_count_ > before;
  }

  // The cells of the rewrites that concern a cell of the block and that are `wanted`.
  template <class Wanted>
  bool keep_cells_of(Wanted&& wanted) {
    const std::size_t before = kept_count_;
    for (const Rewrite& rule : *whole_.rules) {
      bool concerns = false;
      for_each_cell(rule, [&](int cell) { concerns = concerns || block_.contains(cell); });
      if (!concerns || !wanted(rule)) continue;
      for_each_cell(rule, [&](int cell) {
        if (!is_kept(cell)) keep(cell);
      });
    }
    return kept_count_ > before;
  }

  Box box() const {
    if (sides_.kind == BoardKind::ring) return {0, 0, 1, sides_.columns};
    int top = sides_.rows, left = sides_.columns, bottom = -1, right = -1;
    for (int cell = 0; cell < sides_.size(); ++cell) {
      if (!is_kept(cell)) continue;
      const Offset place = sides_.place(cell);
      top = std::min(top, place.rows);
      bottom = std::max(bottom, place.rows);
      left = std::min(left, place.columns);
      right = std::max(right, place.columns);
    }
    return {top, left, bottom - top + 1, right - left + 1};
  }

  // The kept cells in their box, with one of the letters on all other cells.
  std::optional<LetterBoard> filled() const {
    const Box box = this->box();
    const bool is_full = box.rows * box.columns == static_cast<int>(kept_count_);
    const std::size_t ways = is_full ? 1 : fills_.size();
    for (std::size_t way = 0; way < ways; ++way) {
      LetterBoard part(box.rows, box.columns);
      for (int cell = 0; cell < part.size(); ++cell) {
        const int its = cell_of_whole(box, cell);
        part.put(cell, is_kept(its) ? whole_.board.at(its) : fills_[way]);
      }
      if (has_moves_of_block(part, box)) return part;
    }
    return std::nullopt;
  }

  int cell_of_whole(const Box& box, int cell) const {
    return sides_.cell({box.row + cell / box.columns, box.column + cell % box.columns});
  }

  bool has_moves_of_block(const LetterBoard& part, const Box& box) const {
    if (part == whole_.board && is_only_block()) return true;
    const auto rules = rules_.of({sides_.kind, part.rows(), part.columns()});
    if (!rules) return false;
    const Reach reach = reach_of(*rules, part);
    for (const int cell : block_.cells) {
      const Offset place = sides_.place(cell);
      const int its = (place.rows - box.row) * box.columns + place.columns - box.column;
      if (reach[static_cast<std::size_t>(its)] != this->reach(cell)) return false;
    }
    // The cells keep their order, so the effects do, too.
    std::vector<Rewrite> effects = effects_of(*rules, reach);
    for (Rewrite& effect : effects) {
      for (Touch& touch : effect.touches) touch.cell = cell_of_whole(box, touch.cell);
      for (RuleClause& clause : effect.clauses) {
        for (auto& its : clause.any) its.first = cell_of_whole(box, its.first);
      }
    }
    return effects == block_.effects;
  }

  const BoardAnalysis& whole_;
  const Block& block_;
  const GroundRulesMemo& rules_;
  BoardSides sides_;
  std::span<const Letter> fills_;
  std::vector<bool> kept_;
  std::size_t kept_count_ = 0;
};

}  // namespace

std::optional<BoardAnalysis> analysis_of(const GroundRulesMemo& rules, BoardKind kind,
                                         const LetterBoard& board) {
  BoardAnalysis out{.board = board,
                    .rules = rules.of({kind, board.rows(), board.columns()}),
                    .reach = {},
                    .effects = {}};
  if (!out.rules) return std::nullopt;
  out.reach = reach_of(*out.rules, board);
  out.effects = effects_of(*out.rules, out.reach);
  return out;
}

std::vector<Letter> fill_letters(const GameText& game, std::span<const PlayerRule> rules) {
  LetterSet changed = 0;
  for (const PlayerRule& rule : rules) {
    for (const auto& images : rule.steps) {
      for (const Run& run : images.front().runs) {
        for (const PatternCell& cell : run.cells) changed |= cell.map.changed(cell.guard);
      }
    }
  }
  const LetterSet nobody = game.of(CellOwner::nobody);
  std::vector<Letter> out;
  for (const LetterSet letters :
       {static_cast<LetterSet>(nobody & ~changed), game.of(CellOwner::hole),
        static_cast<LetterSet>(nobody & changed)}) {
    for_each_letter(letters, [&](Letter letter) { out.push_back(letter); });
  }
  return out;
}

std::optional<LetterBoard> written_part(const BoardAnalysis& whole, const Block& block,
                                        const GroundRulesMemo& rules, BoardKind kind,
                                        std::span<const Letter> fills) {
  return PartWriter(whole, block, rules, kind, fills).write();
}

}  // namespace summand
