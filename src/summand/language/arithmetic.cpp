// Arithmetic that was meant as in other languages: n <= 2*3, 2^10 == 1024.
#include "summand/language/syntax/arithmetic.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "summand/language/evaluation.hpp"
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
    const bool divides = c == ',' || c == '|' || c == '<' || c == '>' || c == '=' || c == '!';
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
    if (auto meant = meant_by_literal(tree_->words(node))) return meant;
  }
  return std::nullopt;
}

Error Evaluation::with_arithmetic(Error error) const {
  // Errors of functions have the place of the argument.
  const auto meant = arithmetic_behind(static_cast<std::uint32_t>(error.offset));
  if (meant && !error.message.ends_with(*meant)) error.message += "; " + *meant;
  return error;
}

// Whether the cell is a number, without the computation of a value.
bool Evaluation::is_plain_number(const Cell& cell) const {
  if (cell.get<std::int64_t>() != nullptr) return true;
  Value value;
  if (const auto* its = cell.get<Value>()) {
    value = *its;
  } else {
    const Game* game = cell.answer() != nullptr ? cell.answer()->get<Game>() : nullptr;
    if (game == nullptr || game->construction()->kind() != Construction::Kind::value) return false;
    value = game->value();
  }
  return as_number(store(), value).has_value();
}

Spelling Evaluation::spelling_of_sum(Spelling first, Spelling second) const {
  if (first == Spelling::other || second == Spelling::other) return Spelling::other;
  const Spelling less = std::min(first, second), more = std::max(first, second);
  return less == Spelling::wanted && more == Spelling::arithmetic ? Spelling::mixed : more;
}

// Fails if a number is needed, and otherwise notes how the text was read.
Result<void> Evaluation::check_arithmetic(const SyntaxNode& node) {
  const std::span<const Cell> cells = last_cells(2);
  for (std::size_t i = 0; i < 2; ++i) {
    if (cells[i].spelling < Spelling::arithmetic) continue;
    const Spelling other = cells[1 - i].spelling;
    auto meant = arithmetic_behind(cells[i].offset);
    if (!meant || other >= Spelling::arithmetic) continue;
    // No number is equal to a number and ups or stars.
    const bool is_equality =
        node.comparison == Comparison::equal || node.comparison == Comparison::unequal;
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
