#include "summand/analysis/value_table.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>

#include "summand/base/check.hpp"
#include "summand/language/syntax/last_statement.hpp"

namespace summand {

namespace {

bool is_name(std::string_view text) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  return !text.empty() && std::ranges::all_of(text, letter) && text != "v";
}

}  // namespace

bool has_variable(std::string_view expression, std::string_view name) {
  const auto is_letter = [&](std::size_t at) {
    if (at >= expression.size()) return false;
    const char c = expression[at];
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  bool quoted = false;
  for (std::size_t at = 0; at < expression.size(); ++at) {
    quoted = quoted != (expression[at] == '"');
    if (!expression.substr(at).starts_with(name)) continue;
    const std::size_t end = at + name.size();
    const bool in_braces = at > 0 && expression[at - 1] == '{' && expression.substr(end, 1) == "}";
    const bool is_word = (at == 0 || !is_letter(at - 1)) && !is_letter(end);
    if (quoted ? in_braces : is_word) return true;
  }
  return false;
}

Result<void> settle_axes(const Session& session, TableRequest& request) {
  if (request.rows.name == request.columns.name) return fail("rows and columns have the same name");
  if (session.find_game(request.expression) != nullptr) return {};
  const auto last = last_statement(request.expression, session.store().budget());
  if (last && last->gives_name) {
    return fail("a table shows an expression, but the last statement gives a name");
  }
  for (TableAxis* axis : {&request.rows, &request.columns}) {
    axis->is_used = has_variable(request.expression, axis->name);
    if (axis->is_used) continue;
    if (axis->is_asked_for) {
      return fail(fmt::format("'{}' is not in the expression, so the table has nothing to vary",
                              axis->name));
    }
    axis->last = axis->first;
  }
  if (request.rows.is_used || request.columns.is_used) return {};
  return fail(fmt::format("neither '{}' nor '{}' is in the expression", request.rows.name,
                          request.columns.name));
}

Result<TableAxis> parse_axis(std::string_view text, std::string_view usual_name) {
  TableAxis out{.name = std::string(usual_name)};
  std::size_t at = 0;
  if (const std::size_t sign = text.find('='); sign != text.npos) {
    out.name = text.substr(0, sign);
    if (!is_name(out.name)) return fail("expected a name of small letters before '='", 0);
    at = sign + 1;
  }
  const auto number = [&](std::int64_t& into) {
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), into);
    at = static_cast<std::size_t>(end - text.data());
    return error == std::errc();
  };
  if (!number(out.first)) return fail("expected numbers such as 1..6", at);
  out.last = out.first;
  if (at < text.size()) {
    if (text.substr(at, 2) != "..") return fail("expected '..'", at);
    at += 2;
    if (!number(out.last)) return fail("expected a number after '..'", at);
    if (at < text.size()) return fail("expected the end after the numbers, as in 1..6", at);
  }
  constexpr std::int64_t kFar = 1'000'000'000;
  if (std::abs(out.first) > kFar || std::abs(out.last) > kFar) {
    return fail("these numbers are too large for a table", 0);
  }
  if (out.last < out.first) return fail("the last number comes before the first one", 0);
  if (out.size() > kMostSide) return fail(fmt::format("more than {} numbers", kMostSide), 0);
  return out;
}

void CellTexts::push_back(std::string_view text) {
  text_.truncate(ends_.empty() ? 0 : ends_.back());
  for (const char c : text) text_.push_back(c);
  ends_.push_back(text_.size());
}

void ValueTable::add(std::size_t index, std::string_view text, std::string_view as_shown,
                     std::string_view note) {
  SUMMAND_CHECK(index < size() && !has(index));
  // Drops the incomplete cell that a limit left. The next cell takes its place.
  while (plain_.size() > done()) plain_.pop_back();
  while (shown_.size() > done()) shown_.pop_back();
  while (places_.size() <= index) places_.push_back(0);
  plain_.push_back(text);
  if (writing_ != CellWriting::plain) shown_.push_back(as_shown);
  notes_.push_back(note);
  places_[index] = static_cast<std::uint32_t>(done());
  refused_ += !note.empty();
}

TableCell ValueTable::cell(std::size_t index) const {
  const auto columns = request.columns.size();
  return {request.rows.first + static_cast<std::int64_t>(index / columns),
          request.columns.first + static_cast<std::int64_t>(index % columns)};
}

std::string ValueTable::place(std::size_t index) const {
  const TableCell at = cell(index);
  std::string out;
  if (request.rows.is_used) out = fmt::format("{} = {}", request.rows.name, at.row);
  if (!request.columns.is_used) return out;
  return fmt::format("{}{}{} = {}", out, out.empty() ? "" : ", ", request.columns.name, at.column);
}

// Each row begins one cell later than the row above, so that a shard has no whole column.
std::uint64_t piece_of(const TableRequest& request, std::size_t index) {
  const std::size_t columns = request.columns.size(), row = index / columns;
  return row * columns + (index + row) % columns;
}

}  // namespace summand
