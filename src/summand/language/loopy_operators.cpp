// Operators on the sides of loopy games: s & t, sums, differences, negatives and comparisons.
#include "summand/language/evaluation.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

bool is_sides(const Cell& cell) {
  return cell.answer() != nullptr && cell.answer()->get<LoopySides>() != nullptr;
}

// Both orders together: equal only if both are equal, confused if they disagree.
std::partial_ordering both(std::partial_ordering onside, std::partial_ordering offside) {
  if (onside == offside || offside == 0) return onside;
  return onside == 0 ? offside : std::partial_ordering::unordered;
}

}  // namespace

Result<Sides> Evaluation::sides(Cell cell) const {
  if (is_sides(cell)) return cell.answer()->get<LoopySides>()->sides;
  const std::uint32_t offset = cell.offset;
  SUMMAND_TRY(of, game(std::move(cell)));
  const auto found = sides_of(of);
  if (found) return *found;
  return fail("no onside and offside of this loopy game were found that are stoppers", offset);
}

void Evaluation::push(const Sides& sides, std::uint32_t offset) {
  if (sides.is_stopper()) {
    push(Answer{game_of(session_.workspace(), sides.onside)}, offset);
  } else {
    push(Answer{LoopySides{session_.workspace(), sides}}, offset);
  }
}

// onside & offside
Result<void> Evaluation::join_sides() {
  const std::uint32_t offset = last_cells(2)[0].offset;
  Cell second = pop();
  const std::uint32_t second_offset = second.offset;
  SUMMAND_TRY(onside, sides(pop()));
  SUMMAND_TRY(offside, sides(std::move(second)));
  if (!onside.is_stopper() || !offside.is_stopper()) {
    return fail("both sides of & are stoppers (no play in them alternates for ever)",
                onside.is_stopper() ? second_offset : offset);
  }
  if (!session_.workspace()->stoppers().greater_or_equal(onside.onside, offside.onside)) {
    return fail("the onside, before &, is never less than the offside or confused with it", offset);
  }
  push(Sides{onside.onside, offside.onside}, offset);
  return {};
}

// False if no operand is a pair of sides.
Result<bool> Evaluation::binary_of_sides(const SyntaxNode& node) {
  if (node.kind != Syntax::sum && node.kind != Syntax::difference) return false;
  const std::span<Cell> cells = last_cells(2);
  if (!is_sides(cells[0]) && !is_sides(cells[1])) return false;
  StopperStore& stoppers = session_.workspace()->stoppers();
  const std::uint32_t offset = cells[0].offset;
  Cell second = pop();
  SUMMAND_TRY(g, sides(pop()));
  SUMMAND_TRY(h, sides(std::move(second)));
  const auto found = sum(stoppers, g, node.kind == Syntax::sum ? h : negative(stoppers, h));
  if (!found) return fail("no onside and offside of this sum were found", node.offset);
  push(*found, offset);
  return true;
}

bool Evaluation::negative_of_sides(const SyntaxNode& node) {
  if (!is_sides(cells_.back())) return false;
  const Sides of = cells_.back().answer()->get<LoopySides>()->sides;
  drop(1);
  push(negative(session_.workspace()->stoppers(), of), node.offset);
  return true;
}

// False if no operand is a pair of sides.
Result<std::optional<std::partial_ordering>> Evaluation::order_of_sides() {
  const std::span<Cell> cells = last_cells(2);
  if (!is_sides(cells[0]) && !is_sides(cells[1])) return std::nullopt;
  const StopperStore& stoppers = session_.workspace()->stoppers();
  Cell second = pop();
  SUMMAND_TRY(g, sides(pop()));
  SUMMAND_TRY(h, sides(std::move(second)));
  return both(stoppers.compare(g.onside, h.onside), stoppers.compare(g.offside, h.offside));
}

}  // namespace summand
