// Arithmetic that was meant as in other languages: n <= 2*3, 2^10 == 1024.
#include "summand/language/syntax/arithmetic.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/language/evaluation.hpp"
#include "summand/language/syntax/literal_signs.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

// The end of the operand that begins at the offset: a comma, a bar, a comparison or the end of a
// bracket around it.
std::size_t end_of_operand(std::string_view text, std::size_t at) {
  int depth = 0;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') {
      at = std::min(text.find('"', at + 1), text.size() - 1);
      continue;
    }
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
    constexpr std::string_view kOthers[] = {"\u2260", "\u2264", "\u2265"};
    const bool divides = c == ',' || c == '|' || c == '<' || c == '>' || c == '=' || c == '!' ||
                         length_of_sign(text.substr(at), kOthers) > 0;
    if (depth < 0 || (depth == 0 && divides)) return at;
  }
  return text.size();
}

}  // namespace

// What was probably meant by the first literal such as 2*3 in the operand that begins there.
std::optional<std::string> Evaluation::arithmetic_behind(std::uint32_t offset) const {
  if (offset >= tree_->text.size()) return std::nullopt;
  const std::size_t end = end_of_operand(tree_->text, offset);
  for (const SyntaxNode& node : tree_->nodes) {
    if (node.kind != Syntax::literal || node.offset < offset || node.offset >= end) continue;
    if (auto meant = meant_by_literal(tree_->text, node.offset, node.length)) return meant;
  }
  return std::nullopt;
}

Error Evaluation::with_arithmetic(Error error) const {
  // Errors of functions have the place of the argument.
  const auto meant = arithmetic_behind(static_cast<std::uint32_t>(error.offset));
  if (meant && !error.message.ends_with(*meant)) error.message += "; " + *meant;
  return error;
}

// Whether the answer is written as a number. No value is computed.
bool Evaluation::is_plain_number(const Answer& answer) const {
  const Game* game = game_of(answer);
  return game != nullptr && !game->has_loops() &&
         game->construction()->kind() == Construction::Kind::value &&
         as_number(store(), game->value()).has_value();
}

// The number in the cell if it is one of arithmetic: it is written as a number, or comes from a
// name of numbers or from a function that gives them.
std::optional<Dyadic> Evaluation::number_of_arithmetic(const Cell& cell) const {
  if (cell.spelling != Spelling::number && cell.spelling != Spelling::wanted) return std::nullopt;
  if (const auto* integer = cell.get<std::int64_t>()) return Dyadic(*integer);
  if (const auto* value = cell.get<Value>()) return as_number(store(), *value);
  const Answer* answer = cell.answer();
  if (answer == nullptr || !is_plain_number(*answer)) return std::nullopt;
  return as_number(store(), game_of(*answer)->value());
}

// n - 1 is a number, if n is the name of one. 2 - 1 is a sum of two games, as all others.
bool Evaluation::sum_of_numbers(const SyntaxNode& node) {
  Cell& first = last_cells(2)[0];
  const Cell& second = cells_.back();
  if (first.spelling != Spelling::wanted && second.spelling != Spelling::wanted) return false;
  const bool is_sum = node.kind == Syntax::sum;
  const auto integers = integers_of_definition();
  std::int64_t integer = 0;
  const bool is_integer =
      integers && !(is_sum ? __builtin_add_overflow(integers->first, integers->second, &integer)
                           : __builtin_sub_overflow(integers->first, integers->second, &integer));
  if (is_integer) {
    first.what = integer;
    cells_.pop_back();
    return true;
  }
  const auto a = number_of_arithmetic(first), b = number_of_arithmetic(second);
  if (!a || !b) return false;
  push_number(is_sum ? *a + *b : *a - *b, 2);
  return true;
}

// Replaces the last cells.
void Evaluation::push_number(const Dyadic& number, std::size_t cells) {
  const std::uint32_t offset = last_cells(cells)[0].offset;
  drop(cells);
  const auto integer = in_definition() && number.is_integer() ? number.to_int64() : std::nullopt;
  if (integer) {
    cells_.push_back({*integer, offset});
  } else {
    push(store().number(number), offset);
  }
}

Spelling Evaluation::spelling_of_sum(Spelling first, Spelling second) const {
  if (first == Spelling::other || second == Spelling::other) return Spelling::other;
  const Spelling less = std::min(first, second), more = std::max(first, second);
  return less == Spelling::wanted && more == Spelling::arithmetic ? Spelling::mixed : more;
}

// For two cells that are compared. Fails if a number is needed, and otherwise notes how the text
// was read.
Result<void> Evaluation::check_arithmetic(std::span<const Cell> cells, bool is_equality) {
  for (std::size_t i = 0; i < 2; ++i) {
    if (cells[i].spelling < Spelling::arithmetic) continue;
    const Spelling other = cells[1 - i].spelling;
    auto meant = arithmetic_behind(cells[i].offset);
    if (!meant || other >= Spelling::arithmetic) continue;
    // No number is equal to a number and ups or stars.
    const bool is_wanted = other == Spelling::wanted ||
                           (other != Spelling::other && cells[i].spelling == Spelling::mixed);
    if (is_wanted || (other == Spelling::number && is_equality)) {
      return fail("a number is compared here; " + *meant, cells[i].offset);
    }
    if (std::ranges::find(notes_, *meant) == notes_.end()) notes_.push_back(*std::move(meant));
  }
  return {};
}

}  // namespace summand
