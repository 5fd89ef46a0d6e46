// Operators with two operands.
#include <fmt/core.h>
#include <limits>

#include "summand/algebra/entailing_sum.hpp"
#include "summand/algebra/loopy_games.hpp"
#include "summand/language/evaluation.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

using Syntax = SyntaxNode::Kind;

// The quotient rounded down. The divisor is not 0, nor -1.
std::int64_t floor_quotient(std::int64_t a, std::int64_t b) {
  const std::int64_t toward_zero = a / b;
  return a % b != 0 && (a < 0) != (b < 0) ? toward_zero - 1 : toward_zero;
}

constexpr std::string_view kLoonyIsInNoOrder =
    "this game is loony, so it is neither equal to a game nor less or greater: the player to move "
    "chooses who moves next in the rest; analyze says who wins";

constexpr std::string_view sign_of(Comparison comparison) {
  constexpr std::string_view kSigns[] = {"==", "!=", "<", "<=", ">", ">=", "<>"};
  return kSigns[static_cast<std::size_t>(comparison)];
}

}  // namespace

bool holds_for(Comparison comparison, std::partial_ordering order) {
  switch (comparison) {
    case Comparison::equal:
      return order == std::partial_ordering::equivalent;
    case Comparison::unequal:
      return order != std::partial_ordering::equivalent;
    case Comparison::less:
      return order < 0;
    case Comparison::less_equal:
      return order <= 0;
    case Comparison::greater:
      return order > 0;
    case Comparison::greater_equal:
      return order >= 0;
    case Comparison::confused:
      return order == std::partial_ordering::unordered;
  }
  return false;
}

Result<void> Evaluation::binary(const SyntaxNode& node) {
  if (node.kind != Syntax::sum && node.kind != Syntax::difference) return binary_now(node);
  const std::span<const Cell> cells = last_cells(2);
  const Spelling spelling = spelling_of_sum(cells[0].spelling, cells[1].spelling);
  const auto done = binary_now(node);
  if (done) mark(spelling);
  return done;
}

Result<void> Evaluation::binary_now(const SyntaxNode& node) {
  if (node.kind == Syntax::sides) return join_sides();
  const bool adds = node.kind == Syntax::sum || node.kind == Syntax::difference;
  if (adds && sum_of_numbers(node)) return {};
  if (in_definition() && binary_of_values(node)) return {};
  SUMMAND_TRY(are_sides, binary_of_sides(node));
  if (are_sides) return {};
  if (node.kind == Syntax::sum) {
    SUMMAND_TRY(is_joined, join());
    if (is_joined) return {};
  }
  SUMMAND_TRY(are_copies, copies_of_sides(node));
  if (are_copies) return {};
  Cell second = pop();
  const std::uint32_t offset = cells_.back().offset;
  if (node.kind == Syntax::copies) {
    SUMMAND_TRY(count, integer(pop(), "the number of copies"));
    SUMMAND_TRY(g, game(std::move(second)));
    if (auto few = expect_loopy_copies(count, offset); !few && is_loopy(g) && !has_loony(g)) {
      return few;
    }
    push_game(g.copies(std::move(count)), offset);
    return {};
  }
  SUMMAND_TRY(g, game(pop()));
  SUMMAND_TRY(h, game(std::move(second)));
  switch (node.kind) {
    case Syntax::ordinal_sum:
      if (g.has_loops()) return fail(only_ending(g), offset);
      if (!g.has_form()) return fail(std::string(kFormIsLost), offset);
      push_game(h.has_loops() ? loopy_ordinal_sum(g, h) : g.ordinal_sum(h), offset);
      break;
    case Syntax::difference:
      push_game(std::move(g) - h, offset);
      break;
    default:
      push_game(std::move(g) + std::move(h), offset);
  }
  return {};
}

// What needs no memory for a form: sums with 0, sums of integers of one sign, and games whose form
// is not kept. False for others: neither * + * nor 1 - 1 is 0 in misère play.
bool Evaluation::binary_of_values(const SyntaxNode& node) {
  if (node.kind != Syntax::sum && node.kind != Syntax::difference) return false;
  const bool is_sum = node.kind == Syntax::sum;
  Cell& first = last_cells(2)[0];
  const Cell& second = cells_.back();
  const auto left = known_value(first), right = known_value(second);
  if (!left || !right) return false;
  const auto sign = [&](const Cell& cell, Value value) -> std::optional<int> {
    if (cell.get<SharedConstruction>() != nullptr) return std::nullopt;
    const auto number = as_number(store(), value);
    return number && number->is_integer() ? std::optional(number->sign()) : std::nullopt;
  };
  const std::optional<int> of_first = sign(first, *left), of_second = sign(second, *right);
  if (of_second == 0) {
    // The first operand is left.
  } else if (is_sum && of_first == 0) {
    first.what = second.what;
  } else if (of_first && of_second && *of_first == (is_sum ? *of_second : -*of_second)) {
    first.what = is_sum ? store().sum(*left, *right) : store().difference(*left, *right);
  } else if (!has_form(first) || !has_form(second) || !has_room_for_forms()) {
    const Value value = is_sum ? store().sum(*left, *right) : store().difference(*left, *right);
    first.what = Construction::make_without_form(*session_.workspace(), value);
  } else {
    return false;
  }
  cells_.pop_back();
  return true;
}

// The value of a short game in a definition, if it was computed already.
std::optional<Value> Evaluation::known_value(const Cell& cell) const {
  if (const auto* integer = cell.get<std::int64_t>()) return store().number(*integer);
  if (const auto* value = cell.get<Value>()) return *value;
  const auto* game = cell.get<SharedConstruction>();
  if (game == nullptr || !(*game)->known_value()) return std::nullopt;
  return (*game)->known_value();
}

bool Evaluation::has_form(const Cell& cell) const {
  const auto* game = cell.get<SharedConstruction>();
  return game == nullptr || (*game)->has_form();
}

Result<void> Evaluation::binary_of_integers(const SyntaxNode& node) {
  const Cell second = pop(), first = pop();
  const auto a = as_integer(first), b = as_integer(second);
  const std::string_view sign = node.kind == Syntax::product    ? "\u00d7"
                                : node.kind == Syntax::quotient ? "//"
                                                                : "%";
  if (!a || !b) {
    return fail(
        fmt::format("{} is for integers below 2^63 (3/4 is a number, copies(n, G) a game)", sign),
        a ? second.offset : first.offset);
  }
  std::int64_t out = 0;
  bool fits = true;
  if (node.kind == Syntax::product) {
    fits = !__builtin_mul_overflow(*a, *b, &out);
  } else if (*b == 0) {
    return fail(fmt::format("{} by 0 has no meaning", sign), second.offset);
  } else if (*b == -1) {  // the machine cannot divide the least integer by -1
    if (node.kind == Syntax::quotient) fits = !__builtin_sub_overflow(std::int64_t{0}, *a, &out);
  } else {
    out = floor_quotient(*a, *b);
    if (node.kind == Syntax::remainder) out = *a - out * *b;
  }
  if (!fits) return fail("this integer is too large: it must be below 2^63", node.offset);
  if (in_definition()) {
    cells_.push_back({out, first.offset});
  } else {
    push(store().number(out), first.offset);
  }
  mark(Spelling::wanted);
  return {};
}

Result<void> Evaluation::comparison(const SyntaxNode& node) {
  const bool is_equality =
      node.comparison == Comparison::equal || node.comparison == Comparison::unequal;
  if (const auto checked = check_arithmetic(last_cells(2), is_equality); !checked) return checked;
  if (comparison_of_integers(node)) return {};
  SUMMAND_TRY(are_compared, compare_others(node));
  if (are_compared) return {};
  const std::uint32_t offset = last_cells(2)[0].offset;
  SUMMAND_TRY(order, order_of_sides());
  if (order) {
    push(Answer{holds_for(node.comparison, *order)}, offset);
    return {};
  }
  Cell second = pop();
  const std::uint32_t second_offset = second.offset;
  if (in_definition() && !have_loops({&second, 1}) && !have_loops(last_cells(1))) {
    SUMMAND_TRY(g, value(pop()));
    SUMMAND_TRY(h, value(std::move(second)));
    push(Answer{holds_for(node.comparison, store().compare(g, h))}, offset);
    return {};
  }
  SUMMAND_TRY(g, game(pop()));
  SUMMAND_TRY(h, game(std::move(second)));
  for (const auto& [its, at] : {std::pair(&g, offset), std::pair(&h, second_offset)}) {
    if (has_loony(*its)) return fail(std::string(kLoonyIsInNoOrder), at);
  }
  const bool holds = is_equality ? (g == h) == (node.comparison == Comparison::equal)
                                 : holds_for(node.comparison, g <=> h);
  push(Answer{holds}, offset);
  cells_.back().claim = std::make_shared<const Claim>(g, h, sign_of(node.comparison), holds);
  return {};
}

// False if one is no integer.
bool Evaluation::comparison_of_integers(const SyntaxNode& node) {
  const auto integers = integers_of_definition();
  if (!integers) return false;
  Cell& first = last_cells(2)[0];
  const bool holds = holds_for(node.comparison, integers->first <=> integers->second);
  first.what = Answer{holds};
  first.spelling = Spelling::other;
  cells_.pop_back();
  return true;
}

}  // namespace summand
