#include "summand/language/evaluation.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <ranges>

#include "summand/base/check.hpp"
#include "summand/language/syntax/lexer.hpp"
#include "summand/value/names.hpp"
#include "summand/value/properties.hpp"

namespace summand {

using Syntax = SyntaxNode::Kind;

Evaluation::Evaluation(const Session& session, const SyntaxTree& tree)
    : session_(session), tree_(tree) {}

Result<Answer> Evaluation::run() {
  return answer_of(0, static_cast<std::uint32_t>(tree_.nodes.size()));
}

Result<Answer> Evaluation::answer_of(std::uint32_t first, std::uint32_t end) {
  if (const auto done = run(first, end); !done) return std::unexpected(done.error());
  return answer(pop());
}

Result<void> Evaluation::run(std::uint32_t first, std::uint32_t end) {
  for (std::uint32_t at = first; at < end; ++at) {
    store().budget().ask();
    const SyntaxNode& node = tree_.nodes[at];
    at_ = at;
    Result<void> done;
    if (node.kind == Syntax::list_open && tree_.nodes[node.first].kind == Syntax::comprehension) {
      done = comprehension(at);
      at = node.first;
    } else {
      done = step(node);
    }
    if (!done) return done;
  }
  return {};
}

Result<void> Evaluation::step(const SyntaxNode& node) {
  switch (node.kind) {
    case Syntax::literal:
      return literal(node);
    case Syntax::name:
      return name(node);
    case Syntax::string:
      cells_.push_back({std::string(tree_.words(node)), node.offset});
      return {};
    case Syntax::dimensions: {
      auto sides = parse_dimensions(tree_.words(node));
      if (!sides) return shifted(std::move(sides).error(), node.offset);
      cells_.push_back({Dimensions{*std::move(sides)}, node.offset});
      return {};
    }
    case Syntax::braces:
      return braces(node);
    case Syntax::call:
      return call(node);
    case Syntax::list_open:
    case Syntax::comprehension:
      return {};
    case Syntax::list:
      return list(node);
    case Syntax::negative:
    case Syntax::plus_minus:
    case Syntax::tiny:
    case Syntax::miny:
      return prefix(node);
    case Syntax::copies:
    case Syntax::ordinal_sum:
    case Syntax::sum:
    case Syntax::difference:
      return binary(node);
    case Syntax::comparison:
      return comparison(node);
  }
  return {};
}

// --- cells ---

Cell Evaluation::pop() {
  SUMMAND_CHECK(!cells_.empty());
  Cell out = std::move(cells_.back());
  cells_.pop_back();
  return out;
}

void Evaluation::push(Value value, std::uint32_t offset) {
  push(Answer{Game(session_.workspace(), value)}, offset);
}

Result<Answer> Evaluation::answer(Cell cell) const {
  if (Answer* answer = std::get_if<Answer>(&cell.what)) return std::move(*answer);
  if (const Word* word = cell.get<Word>()) return unknown_name(cell, word->text);
  if (cell.get<Dimensions>() != nullptr) {
    return fail("dimensions belong in the call of a game: domineering(4x6)", cell.offset);
  }
  return fail("a string belongs in the call of a game: domineering(\"..|..\")", cell.offset);
}

Result<Game> Evaluation::game(Cell cell) const {
  Answer* const its = std::get_if<Answer>(&cell.what);
  if (Game* game = its != nullptr ? std::get_if<Game>(&its->what) : nullptr) {
    return std::move(*game);
  }
  const std::uint32_t offset = cell.offset;
  SUMMAND_TRY(found, answer(std::move(cell)));
  return fail(fmt::format("a game is expected here, not {}", describe(found)), offset);
}

// The games on top of the stack, in their order.
Result<std::vector<Game>> Evaluation::games(std::size_t count) {
  std::vector<Game> out;
  out.reserve(count);
  for (std::size_t i = cells_.size() - count; i < cells_.size(); ++i) {
    SUMMAND_TRY(found, game(std::move(cells_[i])));
    out.push_back(std::move(found));
  }
  cells_.erase(cells_.end() - static_cast<std::ptrdiff_t>(count), cells_.end());
  return out;
}

Result<Dyadic> Evaluation::integer(Cell cell, std::string_view whose) const {
  const std::uint32_t offset = cell.offset;
  SUMMAND_TRY(found, game(std::move(cell)));
  const std::optional<Dyadic> number = as_number(store(), found.value());
  if (!number || !number->is_integer())
    return fail(fmt::format("{} must be an integer", whose), offset);
  return *number;
}

// --- words ---

Result<void> Evaluation::name(const SyntaxNode& node) {
  const std::string_view name = tree_.words(node);
  for (const Binding& binding : bindings_ | std::views::reverse) {
    if (binding.name != name) continue;
    push(binding.answer, node.offset);
    return {};
  }
  const auto variable = session_.variables().find(name);
  if (variable != session_.variables().end()) {
    push(variable->second, node.offset);
  } else {
    cells_.push_back({Word{std::string(name)}, node.offset});
  }
  return {};
}

Result<void> Evaluation::literal(const SyntaxNode& node) {
  const Literal& literal = tree_.literals[node.first];
  NumberUpStar parts{.star = literal.star};
  if (literal.number) parts.number = *literal.number;
  if (literal.kind == Literal::Ups::multiple) {
    parts.ups = literal.ups;
    push(store().number_up_star(parts), node.offset);
    return {};
  }
  const bool down = literal.ups < 0;
  const auto n = static_cast<std::uint64_t>(down ? -literal.ups : literal.ups);
  auto uptimal = literal.kind == Literal::Ups::power ? up_power(store(), n) : up_sum(store(), n);
  if (!uptimal) return shifted(std::move(uptimal).error(), node.offset);
  const Value ups = down ? store().negative(*uptimal) : *uptimal;
  push(store().sum(ups, store().number_up_star(parts)), node.offset);
  return {};
}

// --- operators ---

Result<void> Evaluation::braces(const SyntaxNode& node) {
  SUMMAND_TRY(options, games(std::size_t{node.first} + node.second));
  const std::span<const Game> all(options);
  push(
      Answer{summand::braces(session_.workspace(), all.first(node.first), all.subspan(node.first))},
      node.offset);
  return {};
}

Result<void> Evaluation::prefix(const SyntaxNode& node) {
  if (node.kind == Syntax::plus_minus) {
    SUMMAND_TRY(left, games(std::max(node.first, 1u)));
    std::vector<Game> right;
    for (const Game& option : left) right.push_back(-option);
    push(Answer{summand::braces(session_.workspace(), left, right)}, node.offset);
    return {};
  }
  const std::uint32_t offset = cells_.back().offset;
  SUMMAND_TRY(operand, game(pop()));
  if (node.kind == Syntax::negative) {
    push(Answer{-operand}, node.offset);
    return {};
  }
  auto value =
      node.kind == Syntax::tiny ? tiny(store(), operand.value()) : miny(store(), operand.value());
  if (!value) return shifted(std::move(value).error(), offset);
  push(*value, node.offset);
  return {};
}

Result<void> Evaluation::binary(const SyntaxNode& node) {
  Cell second = pop();
  const std::uint32_t offset = cells_.back().offset;
  if (node.kind == Syntax::copies) {
    SUMMAND_TRY(count, integer(pop(), "the number of copies"));
    SUMMAND_TRY(g, game(std::move(second)));
    push(Answer{g.copies(std::move(count))}, offset);
    return {};
  }
  SUMMAND_TRY(g, game(pop()));
  SUMMAND_TRY(h, game(std::move(second)));
  switch (node.kind) {
    case Syntax::ordinal_sum:
      push(Answer{g.ordinal_sum(h)}, offset);
      break;
    case Syntax::difference:
      push(Answer{std::move(g) - h}, offset);
      break;
    default:
      push(Answer{std::move(g) + std::move(h)}, offset);
  }
  return {};
}

Result<void> Evaluation::comparison(const SyntaxNode& node) {
  Cell second = pop();
  const std::uint32_t offset = cells_.back().offset;
  SUMMAND_TRY(g, game(pop()));
  SUMMAND_TRY(h, game(std::move(second)));
  bool holds = false;
  std::string_view sign;
  switch (node.comparison) {
    case Comparison::equal:
      holds = g == h;
      sign = "==";
      break;
    case Comparison::unequal:
      holds = !(g == h);
      sign = "!=";
      break;
    case Comparison::less:
      holds = g < h;
      sign = "<";
      break;
    case Comparison::less_equal:
      holds = g <= h;
      sign = "<=";
      break;
    case Comparison::greater:
      holds = g > h;
      sign = ">";
      break;
    case Comparison::greater_equal:
      holds = g >= h;
      sign = ">=";
      break;
    case Comparison::confused:
      holds = (g <=> h) == std::partial_ordering::unordered;
      sign = "<>";
      break;
  }
  push(Answer{holds}, offset);
  cells_.back().claim = std::make_shared<const Claim>(g, h, sign, holds);
  return {};
}

Result<void> Evaluation::list(const SyntaxNode& node) {
  List out;
  for (std::size_t i = cells_.size() - node.first; i < cells_.size(); ++i) {
    SUMMAND_TRY(element, answer(std::move(cells_[i])));
    out.elements.push_back(std::move(element));
  }
  cells_.erase(cells_.end() - static_cast<std::ptrdiff_t>(node.first), cells_.end());
  push(Answer{std::move(out)}, node.offset);
  return {};
}

}  // namespace summand
