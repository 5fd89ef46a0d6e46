// Calls of games and functions, and unknown names.
#include <algorithm>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "summand/base/utf8.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/names.hpp"
#include "summand/language/evaluation.hpp"
#include "summand/language/pointers.hpp"
#include "summand/language/syntax/neighbours.hpp"
#include "summand/language/syntax/suggest.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// A user's words, for a message.
std::string_view shortened(std::string_view name) { return name.substr(0, 60); }

// The size that is written as 2×3, as the whole argument that begins there.
std::optional<Dimensions> size_with_signs(std::string_view text, std::size_t at) {
  constexpr std::string_view kTimes = "\u00d7";
  Dimensions out;
  const auto skip_spaces = [&] {
    while (at < text.size() && is_space(text[at])) ++at;
  };
  for (;;) {
    const std::string_view digits = number_after(text.substr(std::min(at, text.size())));
    const auto side = whole_number<std::int64_t>(digits);
    if (!side) return std::nullopt;
    out.sides.push_back(*side);
    at += digits.size();
    skip_spaces();
    if (!text.substr(at).starts_with(kTimes)) break;
    at += kTimes.size();
    skip_spaces();
  }
  const bool ends = at < text.size() && (text[at] == ',' || text[at] == ')');
  return ends && out.sides.size() > 1 ? std::optional(std::move(out)) : std::nullopt;
}

// Whether the game has a board of some size with so many sides. For others 2×3 is 6.
bool reads_sizes(const AnyRuleset& game, std::size_t sides) {
  for (std::int64_t side = 1; side <= 8; ++side) {
    if (game.make({{.what = Dimensions{std::vector(sides, side)}, .offset = 0}})) return true;
  }
  return false;
}

std::unexpected<Error> fail_meaning(std::string message, std::size_t offset, std::string_view wrong,
                                    std::string_view known) {
  message += fmt::format("; did you mean '{}'?", known);
  return fail_near(std::move(message), offset, {std::string(known), wrong.size()});
}

}  // namespace

Result<void> Evaluation::call(const SyntaxNode& node) {
  const std::string_view name = tree_->words(node);
  const Function* function = nullptr;
  if (node.second > 0) {  // marked by the check of the definition
    function = &all_functions()[node.second - 1];
  } else {
    if (Definition* definition = session_.definitions().find(name)) {
      SUMMAND_TRY(is_asked, ask_winner(*definition, node));
      return is_asked ? Result<void>() : enter(*definition, node);
    }
    function = find_function(name);
  }
  if (function != nullptr && call_of_integers(*function, node)) return {};
  const std::span<Cell> cells = last_cells(node.first);
  const AnyRuleset* game = function == nullptr ? session_.find_game(name) : nullptr;
  Arguments first;
  if (function == nullptr && game == nullptr && heaps::rules_named(name) != nullptr) {
    game = session_.find_game(heaps::kFamily);  // kayles(5) is octal(kayles, 5)
    first.push_back({.what = Word{std::string(name)}, .offset = node.offset});
  }
  if (function == nullptr && game == nullptr) function = find_function_of_capitals(name);
  if (function == nullptr && game == nullptr) return unknown_call(node);
  SUMMAND_TRY(out, function != nullptr ? call_function(*function, node, cells)
                                       : call_game(*game, node, std::move(first), cells));
  drop(node.first);
  if (Game* made = std::get_if<Game>(&out.what)) {
    push_game(std::move(*made), node.offset);
  } else {
    push(std::move(out), node.offset);
  }
  if (function != nullptr && function->gives_numbers) mark(Spelling::wanted);
  return {};
}

// In a definition, a call with two integers that gives an integer needs no games. False for others.
bool Evaluation::call_of_integers(const Function& function, const SyntaxNode& node) {
  if (function.of_integers == nullptr || node.first != 2) return false;
  const auto integers = integers_of_definition();
  if (!integers) return false;
  drop(2);
  cells_.push_back({function.of_integers(integers->first, integers->second), node.offset});
  if (function.gives_numbers) mark(Spelling::wanted);
  return true;
}

Result<Answer> Evaluation::call_function(const Function& function, const SyntaxNode& node,
                                         std::span<Cell> cells) {
  if (cells.size() < function.least || cells.size() > function.most) {
    return fail(fmt::format("{0} is called as {0}({1})", function.name, function.arguments),
                node.offset);
  }
  if (function.compares && cells.size() == 2) {
    if (const auto checked = check_arithmetic(cells, false); !checked) {
      return std::unexpected(checked.error());
    }
  }
  std::vector<FunctionCall::Argument> arguments;
  for (Cell& cell : cells) {
    const std::uint32_t offset = cell.offset;
    auto claim = cell.claim;
    // For functions, the name of a game is a text, with quotes or without.
    const Word* word = cell.get<Word>();
    const bool is_heap_game = word != nullptr && function.arguments.starts_with("GAME") &&
                              heaps::rules_named(word->text) != nullptr;
    if (is_heap_game || (word != nullptr && session_.find_game(word->text) != nullptr)) {
      cell.what = Answer{std::string(word->text)};
    }
    SUMMAND_TRY(argument, answer(std::move(cell)));
    arguments.push_back({std::move(argument), offset, std::move(claim)});
  }
  return function.call(
      FunctionCall(session_.workspace(), node.offset, arguments, session_.games()));
}

Result<Answer> Evaluation::call_game(const AnyRuleset& game, const SyntaxNode& node,
                                     Arguments arguments, std::span<Cell> cells) {
  std::vector<std::pair<std::size_t, Dimensions>> sizes;  // with their places
  for (const Cell& cell : cells) {
    SUMMAND_TRY(argument, game_argument(cell));
    if (auto size = size_with_signs(tree_->text, cell.offset)) {
      sizes.emplace_back(arguments.size(), *std::move(size));
    }
    arguments.push_back(std::move(argument));
  }
  for (auto& [place, size] : sizes) {
    if (reads_sizes(game, size.sides.size())) arguments[place].what = std::move(size);
  }
  auto position = game.make(arguments);
  if (position) return Answer{Game(session_.workspace(), *std::move(position))};
  // Without arguments, the only place is that of the call.
  Error error = std::move(position).error();
  error.offset = std::max<std::size_t>(error.offset, node.offset);
  return std::unexpected(std::move(error));
}

Result<Argument> Evaluation::game_argument(const Cell& cell) {
  Argument out{.what = std::int64_t{0}, .offset = cell.offset};
  if (const Word* word = cell.get<Word>()) {
    out.what = *word;
  } else if (const std::string* text = cell.text()) {
    out.what = *text;
  } else if (const auto* dimensions = cell.get<Dimensions>()) {
    out.what = *dimensions;
  } else if (const auto* integer = cell.get<std::int64_t>()) {
    out.what = *integer;
  } else if (const List* list = cell.list()) {
    Numbers numbers;
    for (const Answer& element : list->elements) {
      SUMMAND_TRY(number, integer_of(element, cell.offset));
      numbers.all.push_back(number);
    }
    out.what = std::move(numbers);
  } else {
    SUMMAND_TRY(its, answer(cell));
    SUMMAND_TRY(number, integer_of(its, cell.offset));
    out.what = number;
  }
  return out;
}

Result<std::int64_t> Evaluation::integer_of(const Answer& answer, std::uint32_t offset) const {
  const Game* game = game_of(answer);
  const auto number = game != nullptr ? as_number(store(), game->value()) : std::nullopt;
  if (!number || !number->is_integer()) {
    return fail(
        "the argument of a game is an integer, dimensions 4x6, a word, a string or a set "
        "{1,2,5}",
        offset);
  }
  if (!number->to_int64()) return fail("this integer is too large: it must be below 2^63", offset);
  return *number->to_int64();
}

std::unexpected<Error> Evaluation::unknown_name(const Cell& cell, std::string_view name) const {
  if (const Function* function = find_function(name)) {
    return fail(fmt::format("{0} is a function: write {0}({1})", name, function->arguments),
                cell.offset);
  }
  if (session_.find_game(name) != nullptr || heaps::rules_named(name) != nullptr) {
    return fail(fmt::format("{} is a game: write {}", name, example_call(name)), cell.offset);
  }
  if (const Definition* definition = session_.definitions().find(name)) {
    return fail(fmt::format("{} is a function: write {}", name, definition->heading()),
                cell.offset);
  }
  std::string message = fmt::format("unknown name '{}'", shortened(name));
  if (name.find('-') != name.npos &&
      session_.variables().contains(name.substr(0, name.find('-')))) {
    message += ": a hyphen between letters belongs to the name, so a difference needs spaces";
  } else if (auto reason = why_no_game(name)) {
    message = *std::move(reason);
  } else if (const auto meant = game_of_other_name(name, session_.games())) {
    return fail_meaning(std::move(message), cell.offset, name, *meant);
  } else if (const auto known = nearest(name, false)) {
    return fail_meaning(std::move(message), cell.offset, name, *known);
  } else if (stands_in_game(cell)) {
    message += ": a position is written in quotes";
  }
  return fail(std::move(message), cell.offset);
}

// A call of the game of that name.
std::string Evaluation::example_call(std::string_view name) const {
  constexpr std::size_t kLongest = 60;
  const AnyRuleset* game = session_.find_game(name);
  if (game == nullptr) return fmt::format("{}(5)", name);
  for (const std::string_view example : game->info().given_examples()) {
    const auto position = game->parse(example);
    const std::string call = position ? position->print_call() : std::string();
    if (call.size() <= kLongest && call.starts_with(name)) return call;
  }
  return fmt::format("{}(...)", name);
}

// Whether the call around the cell is that of a game. Nodes that come after the current node and
// begin before the cell contain it.
bool Evaluation::stands_in_game(const Cell& cell) const {
  for (std::size_t i = at_; i < tree_->nodes.size(); ++i) {
    const SyntaxNode& node = tree_->nodes[i];
    if (node.kind != SyntaxNode::Kind::call || node.offset >= cell.offset) continue;
    return session_.find_game(tree_->words(node)) != nullptr;
  }
  return false;
}

std::unexpected<Error> Evaluation::unknown_call(const SyntaxNode& node) const {
  const std::string_view name = tree_->words(node);
  std::string message = fmt::format("unknown game or function '{}'", shortened(name));
  if (session_.variables().contains(name)) {
    message = fmt::format("{} is neither a game nor a function and cannot be called", name);
  } else if (auto reason = why_no_game(name)) {
    message = *std::move(reason);
  } else if (const auto meant = game_of_other_name(name, session_.games())) {
    return fail_meaning(std::move(message), node.offset, name, *meant);
  } else if (const auto known = nearest(name, true)) {
    return fail_meaning(std::move(message), node.offset, name, *known);
  } else if (const auto game = game_that_names(name, session_.games())) {
    return fail_meaning(std::move(message), node.offset, name, *game);
  }
  return fail(std::move(message), node.offset);
}

std::optional<std::string_view> Evaluation::nearest(std::string_view name, bool callable) const {
  std::vector<std::string_view> known;
  for (const AnyRuleset* game : session_.games().all()) known.push_back(game->info().name);
  for (const Function& function : all_functions()) known.push_back(function.name);
  if (!callable) {
    for (const auto& [variable, answer] : session_.variables()) known.push_back(variable);
    for (std::size_t i = first_binding(); i < bindings_.size(); ++i) {
      known.push_back(bindings_[i].name);
    }
  } else {
    session_.definitions().for_each(
        [&](const Definition& definition) { known.push_back(definition.name); });
  }
  return nearest_name(name, known);
}

}  // namespace summand
