#include "summand/misere/quotient_table.hpp"

#include <charconv>
#include <fmt/core.h>

#include "summand/base/record_lines.hpp"

namespace summand {

QuotientRow row_of(const heaps::Code& code, const FoundQuotient& found) {
  return {code.print(), found.quotient.heaps(), found.quotient.order(),   found.quotient.p_count(),
          found.growth, found.period,           found.stopped.has_value()};
}

std::string status_of(const QuotientRow& row) {
  if (row.period) {
    return fmt::format("order {} for all heaps (preperiod {}, period {})", row.order,
                       row.period->preperiod, row.period->period);
  }
  return fmt::format("order {} to {} heaps{}", row.order, row.heaps,
                     row.is_stopped ? ", unfinished" : "");
}

std::string growth_text(const std::vector<QuotientGrowth>& growth) {
  std::string text;
  for (const QuotientGrowth& step : growth) {
    text += fmt::format("{}{}:{}", text.empty() ? "" : " ", step.heap, step.order);
  }
  return text;
}

namespace {

// The next field of a line, which ends at a tab.
std::string_view take_field(std::string_view& line) {
  const std::size_t end = line.find('\t');
  const std::string_view field = line.substr(0, end);
  line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  return field;
}

Result<std::optional<std::uint32_t>> number_in(std::string_view field, std::size_t offset) {
  if (field.empty()) return std::nullopt;
  std::uint32_t number = 0;
  const char* const end = field.data() + field.size();
  const auto read = std::from_chars(field.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end) return fail("expected a number", offset);
  return number;
}

Result<KnownQuotient> known_in(const RecordLine& line) {
  std::string_view rest = line.text;
  KnownQuotient known;
  const auto offset = [&] {
    return line.offset + static_cast<std::size_t>(rest.data() - line.text.data());
  };
  known.code = take_field(rest);
  if (!heaps::Code::parse(known.code)) return fail("expected a code", line.offset);
  const std::size_t bound_at = offset();
  const std::string_view bound = take_field(rest);
  if (bound != "all") {
    SUMMAND_TRY(number, number_in(bound, bound_at));
    if (!number) return fail("expected a number of heaps or 'all'", bound_at);
    known.bound = number;
  }
  const std::size_t order_at = offset();
  SUMMAND_TRY(order, number_in(take_field(rest), order_at));
  if (!order) return fail("expected an order", order_at);
  known.order = *order;
  const std::size_t p_at = offset();
  SUMMAND_TRY(p_count, number_in(take_field(rest), p_at));
  known.p_count = p_count;
  known.growth = take_field(rest);
  const std::size_t period_at = offset();
  SUMMAND_TRY(preperiod, number_in(take_field(rest), period_at));
  SUMMAND_TRY(period, number_in(take_field(rest), period_at));
  if (preperiod && period) known.period = QuotientPeriod{*preperiod, *period};
  known.source = take_field(rest);
  return known;
}

// The steps to this heap.
std::vector<QuotientGrowth> growth_to(std::vector<QuotientGrowth> growth, std::uint32_t heap) {
  std::erase_if(growth, [&](const QuotientGrowth& step) { return step.heap > heap; });
  return growth;
}

}  // namespace

Result<std::vector<KnownQuotient>> parse_known_quotients(std::string_view text) {
  std::vector<KnownQuotient> out;
  for (const RecordLine& line : lines_of(text)) {
    if (line.text.empty() || line.text.starts_with('#')) continue;
    SUMMAND_TRY(known, known_in(line));
    out.push_back(std::move(known));
  }
  return out;
}

Agreement compare(const QuotientRow& row, const KnownQuotient& known) {
  if (!known.bound) {
    if (!row.period) return Agreement::not_reached;
    const bool agrees = row.order == known.order &&
                        known.p_count.value_or(row.p_count) == row.p_count &&
                        (known.growth.empty() || known.growth == growth_text(row.growth)) &&
                        (!known.period || known.period == row.period);
    return agrees ? Agreement::agree : Agreement::differ;
  }
  if (!row.period && row.heaps < *known.bound) return Agreement::not_reached;
  const std::vector<QuotientGrowth> growth = growth_to(row.growth, *known.bound);
  const std::uint32_t order = growth.empty() ? 1 : growth.back().order;
  // The P-portion of the row is that of its own bound.
  const bool has_same_p = order != row.order || known.p_count.value_or(row.p_count) == row.p_count;
  const bool agrees = order == known.order && has_same_p &&
                      (known.growth.empty() || known.growth == growth_text(growth));
  return agrees ? Agreement::agree : Agreement::differ;
}

}  // namespace summand
