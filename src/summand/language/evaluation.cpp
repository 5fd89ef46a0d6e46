#include "summand/language/evaluation.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/algebra/loopy_games.hpp"
#include "summand/base/check.hpp"
#include "summand/language/syntax/arithmetic.hpp"
#include "summand/language/syntax/lexer.hpp"
#include "summand/language/syntax/parser.hpp"
#include "summand/value/names.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

}  // namespace

Evaluation::Evaluation(const Session& session, const SyntaxTree& tree, std::size_t text,
                       std::size_t begin)
    : session_(session),
      statement_(tree),
      text_(text),
      begin_(begin),
      tree_(&tree),
      cells_(session.store().budget()),
      bindings_(session.store().budget()),
      frames_(session.store().budget()) {}

Evaluation::~Evaluation() {
  for (const Frame& frame : frames_) frame.give_up();
}

Result<Answer> Evaluation::run() {
  if (const auto done = work(); !done) return std::unexpected(located(done.error()));
  Cell result = pop();
  if (statement_.nodes.size() == 1 && result.get<std::string>() != nullptr) {
    return fail("a string belongs in the call of a game: domineering(\"..|..\")",
                begin_ + result.offset);
  }
  auto out = answer(std::move(result));
  if (!out) return std::unexpected(located(std::move(out).error()));
  return out;
}

Result<void> Evaluation::work() {
  while (true) {
    if (at_ == tree_->nodes.size()) {
      if (!in_definition()) return {};
      if (const auto left = leave(); !left) return left;
      continue;
    }
    store().budget().ask();
    if (plan_ != nullptr) {
      SUMMAND_TRY(is_done, winner_step());
      if (is_done) continue;
    }
    const SyntaxNode& node = tree_->nodes[at_++];
    if (const auto done = step(node); !done) return done;
  }
}

Result<void> Evaluation::step(const SyntaxNode& node) {
  switch (node.kind) {
    case Syntax::literal:
      return literal(node);
    case Syntax::name:
      return name(node);
    case Syntax::string:
      cells_.push_back({std::string(tree_->words(node)), node.offset});
      return {};
    case Syntax::dimensions: {
      auto sides = parse_dimensions(tree_->words(node));
      if (!sides) return shifted(std::move(sides).error(), node.offset);
      cells_.push_back({Dimensions{*std::move(sides)}, node.offset});
      return {};
    }
    case Syntax::constant:
      push(Answer{node.first == 1}, node.offset);
      return {};
    case Syntax::braces:
      return braces(node);
    case Syntax::label:
      return label(node);
    case Syntax::labelled:
      return labelled(node);
    case Syntax::impartial:
      return impartial(node);
    case Syntax::call:
      return call(node);
    case Syntax::index:
      return index(node);
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
    case Syntax::sides:
      return binary(node);
    case Syntax::product:
    case Syntax::quotient:
    case Syntax::remainder:
      return binary_of_integers(node);
    case Syntax::comparison:
      return comparison(node);
    case Syntax::list_open:
    case Syntax::option_open:
      open(node);
      return {};
    case Syntax::element:
      return element();
    case Syntax::clause:
      return clause(node);
    case Syntax::comprehension:
      at_ = node.second + 1;
      return {};
    case Syntax::negation:
    case Syntax::truth:
      return negation(node);
    case Syntax::branch:
    case Syntax::and_branch:
    case Syntax::or_branch:
      return branch(node);
    case Syntax::jump:
      at_ = node.first;
      return {};
    case Syntax::let_open:
      return let_open(node);
    case Syntax::let_close:
      bindings_.pop_back();
      return {};
  }
  return {};
}

// An error in a definition has its place there if the definition stands in the same text. Otherwise
// it has the place of the first call.
Error Evaluation::located(Error error) const {
  error = with_arithmetic(std::move(error));
  if (!in_definition()) {
    error.offset += begin_;
    return error;
  }
  const Frame& last = frames_.back();
  error.message = fmt::format("in {}: {}", shown(last), error.message);
  if (last.of->text == text_) {
    error.offset += last.of->begin;
  } else {
    error.offset = begin_ + frames_[0].offset;
    error.suggestion.reset();
  }
  return error;
}

// --- cells ---

Cell Evaluation::pop() {
  SUMMAND_CHECK(!cells_.empty());
  return cells_.pop_back();
}

void Evaluation::push(const Kept& kept, std::uint32_t offset) {
  if (const auto* integer = std::get_if<std::int64_t>(&kept)) {
    cells_.push_back({*integer, offset});
  } else if (const Value* value = std::get_if<Value>(&kept)) {
    cells_.push_back({*value, offset});
  } else if (const auto* game = std::get_if<SharedConstruction>(&kept)) {
    cells_.push_back({*game, offset});
  } else {
    cells_.push_back({std::get<std::shared_ptr<const Answer>>(kept), offset});
  }
}

const std::string* Cell::text() const {
  if (const auto* quoted = get<std::string>()) return quoted;
  return answer() != nullptr ? answer()->get<std::string>() : nullptr;
}

Result<Answer> Evaluation::answer(Cell cell) const {
  if (Answer* answer = std::get_if<Answer>(&cell.what)) return std::move(*answer);
  if (const Answer* shared = cell.answer()) return *shared;
  if (const auto* integer = cell.get<std::int64_t>()) {
    return Answer{Game(session_.workspace(), store().number(*integer))};
  }
  if (const auto* value = cell.get<Value>()) return Answer{Game(session_.workspace(), *value)};
  if (const auto* game = cell.get<SharedConstruction>()) {
    return Answer{Game(session_.workspace(), *game)};
  }
  if (const std::string* text = cell.text()) return Answer{*text};
  if (const Word* word = cell.get<Word>()) return unknown_name(cell, word->text);
  if (cell.get<OpenNode>() != nullptr) return label_elsewhere(cell);
  SUMMAND_CHECK(cell.get<Dimensions>() != nullptr);
  return fail("dimensions belong in the call of a game: domineering(4x6)", cell.offset);
}

Result<Game> Evaluation::game(Cell cell) const {
  Answer* const its = std::get_if<Answer>(&cell.what);
  if (Game* game = its != nullptr ? std::get_if<Game>(&its->what) : nullptr) {
    return std::move(*game);
  }
  if (cell.text() != nullptr) {
    return fail("a string belongs in the call of a game: domineering(\"..|..\")", cell.offset);
  }
  const std::uint32_t offset = cell.offset;
  SUMMAND_TRY(found, answer(std::move(cell)));
  if (const Game* game = game_of(found)) return *game;
  return fail(fmt::format("a game is expected here, not {}", describe(found)), offset);
}

Result<Value> Evaluation::value(Cell cell) const {
  if (const auto* value = cell.get<Value>()) return *value;
  if (const auto* integer = cell.get<std::int64_t>()) return store().number(*integer);
  if (const auto* game = cell.get<SharedConstruction>()) return (*game)->value();
  SUMMAND_TRY(found, game(std::move(cell)));
  return found.value();
}

Result<Dyadic> Evaluation::integer(Cell cell, std::string_view whose) const {
  if (const auto* integer = cell.get<std::int64_t>()) return Dyadic(*integer);
  const std::uint32_t offset = cell.offset;
  SUMMAND_TRY(found, value(std::move(cell)));
  const std::optional<Dyadic> number = as_number(store(), found);
  if (!number || !number->is_integer())
    return fail(fmt::format("{} must be an integer", whose), offset);
  return *number;
}

// The integer in the cell if it is below 2^63.
std::optional<std::int64_t> Evaluation::as_integer(const Cell& cell) const {
  if (const auto* integer = cell.get<std::int64_t>()) return *integer;
  const auto* value = cell.get<Value>();
  const auto* written = cell.get<SharedConstruction>();
  const Game* game = cell.answer() != nullptr ? game_of(*cell.answer()) : nullptr;
  if (value == nullptr && written == nullptr && (game == nullptr || is_loopy(*game))) {
    return std::nullopt;
  }
  const auto number = as_number(store(), value != nullptr     ? *value
                                         : written != nullptr ? (*written)->value()
                                                              : game->value());
  return number && number->is_integer() ? number->to_int64() : std::nullopt;
}

Result<Kept> Evaluation::kept_value(Cell cell) const {
  if (const auto* integer = cell.get<std::int64_t>()) return Kept(*integer);
  if (const auto* value = cell.get<Value>()) return kept(*value, store());
  if (const auto* game = cell.get<SharedConstruction>()) return kept(*game, store());
  if (const auto* shared = cell.get<std::shared_ptr<const Answer>>();
      shared != nullptr && game_of(**shared) == nullptr) {
    return Kept(*shared);
  }
  SUMMAND_TRY(found, answer(std::move(cell)));
  return kept(std::move(found), store());
}

// --- words ---

Result<void> Evaluation::name(const SyntaxNode& node) {
  if (push_label(node)) return {};
  const std::string_view name = tree_->words(node);
  for (std::size_t i = bindings_.size(); i-- > first_binding();) {
    if (bindings_[i].name != name) continue;
    push(bindings_[i].value, node.offset);
    if (bindings_[i].counts) mark(Spelling::wanted);
    return {};
  }
  const auto variable = session_.variables().find(name);
  if (variable == session_.variables().end()) {
    if (push_loopy_name(node)) return {};
    cells_.push_back({Word{std::string(name)}, node.offset});
  } else if (in_definition()) {
    push(kept(variable->second, store()), node.offset);
  } else {
    push(variable->second, node.offset);
  }
  if (variable != session_.variables().end() && is_plain_number(variable->second)) {
    mark(Spelling::wanted);
  }
  return {};
}

Result<void> Evaluation::literal(const SyntaxNode& node) {
  const Literal& literal = tree_->literals[node.first];
  NumberUpStar parts{.star = literal.star};
  if (literal.number) parts.number = *literal.number;
  if (literal.kind == Literal::Ups::multiple) {
    parts.ups = literal.ups;
    const bool is_integer = parts.ups == 0 && parts.star == 0 && parts.number.is_integer();
    const auto integer = in_definition() && is_integer ? parts.number.to_int64() : std::nullopt;
    if (integer) {
      cells_.push_back({*integer, node.offset});
    } else {
      push(store().number_up_star(parts), node.offset);
    }
    if (parts.ups == 0 && parts.star == 0) {
      mark(Spelling::number);
    } else if (meant_by_literal(tree_->text, node.offset, node.length)) {
      mark(Spelling::arithmetic);
    }
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

// --- prefixes ---

Result<void> Evaluation::prefix(const SyntaxNode& node) {
  if (node.kind == Syntax::plus_minus) return plus_minus(node);
  if (node.kind != Syntax::negative) return prefix_now(node);
  // A negative is written as its operand is: -n is a number, -(2*3) may be arithmetic.
  const Spelling spelling = cells_.back().spelling;
  const auto number =
      spelling == Spelling::wanted ? number_of_arithmetic(cells_.back()) : std::nullopt;
  if (number) {
    push_number(-*number, 1);
    cells_.back().offset = node.offset;
  } else if (const auto done = prefix_now(node); !done) {
    return done;
  }
  mark(spelling);
  return {};
}

Result<void> Evaluation::prefix_now(const SyntaxNode& node) {
  const std::uint32_t offset = cells_.back().offset;
  if (node.kind == Syntax::negative && in_definition() && !have_loops(last_cells(1))) {
    const auto* integer = cells_.back().get<std::int64_t>();
    if (integer != nullptr && *integer != INT64_MIN) {
      cells_.back().what = -*integer;
      cells_.back().offset = node.offset;
      return {};
    }
    if (const auto* value = cells_.back().get<Value>()) {
      const Value negated = store().negative(*value);
      drop(1);
      push(negated, node.offset);
      return {};
    }
  }
  if (node.kind == Syntax::negative && negative_of_sides(node)) return {};
  SUMMAND_TRY(operand, game(pop()));
  if (node.kind == Syntax::negative) {
    push_game(-operand, node.offset);
    return {};
  }
  if (is_loopy(operand)) {
    SUMMAND_TRY(made, tiny_of_loopy(operand, node.kind == Syntax::tiny, offset));
    push(Answer{std::move(made)}, node.offset);
    return {};
  }
  auto value =
      node.kind == Syntax::tiny ? tiny(store(), operand.value()) : miny(store(), operand.value());
  if (!value) return shifted(std::move(value).error(), offset);
  push(*value, node.offset);
  return {};
}

// --- lists ---

namespace {

// How deep lists are nested in the answer.
int depth_of(const Answer& answer) {
  const List* list = answer.get<List>();
  if (list == nullptr) return 0;
  int deepest = 0;
  for (const Answer& element : list->elements) deepest = std::max(deepest, depth_of(element));
  return deepest + 1;
}

}  // namespace

Result<void> Evaluation::list(const SyntaxNode& node) {
  List out;
  for (Cell& cell : last_cells(node.first)) {
    if (const auto* options = cell.get<Options>()) {
      for (const Game& game : as_games(*options)) out.elements.push_back({game});
      continue;
    }
    SUMMAND_TRY(element, answer(std::move(cell)));
    out.elements.push_back(std::move(element));
  }
  drop(node.first);
  return push_list(std::move(out), node.offset);
}

Result<void> Evaluation::push_list(List list, std::uint32_t offset) {
  Answer made{std::move(list)};
  if (depth_of(made) > kMostNestedLists) {
    return fail(fmt::format("lists can be nested {} deep", kMostNestedLists), offset);
  }
  if (in_definition()) {
    cells_.push_back({std::make_shared<const Answer>(std::move(made)), offset});
  } else {
    push(std::move(made), offset);
  }
  return {};
}

}  // namespace summand
