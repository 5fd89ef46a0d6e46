// Operators on the sides of loopy games: s & t, sums, differences, negatives and comparisons.
#include <algorithm>
#include <utility>
#include <vector>

#include "summand/algebra/loopy_games.hpp"
#include "summand/language/evaluation.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

bool is_sides(const Cell& cell) {
  return cell.answer() != nullptr && cell.answer()->get<LoopySides>() != nullptr;
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
  push(answer_of(session_.workspace(), sides), offset);
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

// count.G for sides. False if G is a game.
Result<bool> Evaluation::copies_of_sides(const SyntaxNode& node) {
  if (node.kind != Syntax::copies || !is_sides(cells_.back())) return false;
  const Sides one = pop().answer()->get<LoopySides>()->sides;
  const std::uint32_t offset = cells_.back().offset;
  SUMMAND_TRY(count, integer(pop(), "the number of copies"));
  if (auto few = expect_loopy_copies(count, offset); !few) return std::unexpected(few.error());
  const auto found = multiple(session_.workspace()->stoppers(), one, count);
  if (!found) return fail("no onside and offside of this sum were found", node.offset);
  push(*found, offset);
  return true;
}

// Braces whose options have sides by themselves, such as {2 & -2|1}, have the sides of the braces
// with the onsides, and with the offsides, of the options. False if all options are games.
Result<bool> Evaluation::braces_of_sides(const SyntaxNode& node) {
  const std::span<Cell> cells = last_cells(std::size_t{node.first} + node.second);
  if (std::ranges::none_of(cells, is_sides)) return false;
  StopperStore& stoppers = session_.workspace()->stoppers();
  std::vector<LoopyGame> options[2][2];  // the onsides and the offsides, of Left and of Right
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::size_t player = i < node.first ? 0 : 1;
    std::vector<Sides> its;
    if (const auto* many = cells[i].get<Options>()) {
      for (const Game& game : as_games(*many)) {
        SUMMAND_TRY(of, sides({Answer{game}, cells[i].offset}));
        its.push_back(of);
      }
    } else {
      SUMMAND_TRY(of, sides(std::move(cells[i])));
      its.push_back(of);
    }
    for (const Sides& of : its) {
      options[0][player].push_back(stoppers.game(of.onside));
      options[1][player].push_back(stoppers.game(of.offside));
    }
  }
  Stopper made[2];
  for (const std::size_t side : {0, 1}) {
    const auto found = summand::sides(
        stoppers, summand::braces(options[side][0], options[side][1], store().budget()));
    if (!found || !found->is_stopper()) {
      return fail("no onside and offside of these braces were found", node.offset);
    }
    made[side] = found->onside;
  }
  drop(cells.size());
  push(Sides{made[0], made[1]}, node.offset);
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
  return compare(stoppers, g, h);
}

}  // namespace summand
