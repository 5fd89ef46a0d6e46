// Rows of a table of misere quotients, such as that of heaps::octal_codes(2), and known rows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/code.hpp"
#include "summand/misere/quotient_search.hpp"

namespace summand {

// What is known about one game.
struct QuotientRow {
  std::string code;
  std::uint32_t heaps = 0;  // the quotient is proved for these heaps
  std::uint32_t order = 1;
  std::uint32_t p_count = 0;
  std::vector<QuotientGrowth> growth;
  std::optional<QuotientPeriod> period;  // set: the quotient is that of all heaps
  bool is_stopped = false;               // by a limit, before the heaps that were asked for
};

QuotientRow row_of(const heaps::Code& code, const FoundQuotient& found);

// "order 40 for all heaps (preperiod 71, period 12)", "order 24 to 24 heaps, unfinished", or "order
// 96 to 15 heaps" if so many were asked for.
std::string status_of(const QuotientRow& row);
// "1:2 2:6 5:12"
std::string growth_text(const std::vector<QuotientGrowth>& growth);

// A known row: a line "code bound order P growth preperiod period source", with tabs. The bound is
// a number of heaps or "all". The last fields but the source may be empty.
struct KnownQuotient {
  std::string code;
  std::optional<std::uint32_t> bound;  // none: all heaps
  std::uint32_t order = 1;
  std::optional<std::uint32_t> p_count;
  std::string growth;
  std::optional<QuotientPeriod> period;
  std::string source;
};

// Reads lines of known rows. Lines that begin with # are left out. An error has an offset.
Result<std::vector<KnownQuotient>> parse_known_quotients(std::string_view text);

enum class Agreement : std::uint8_t { agree, differ, not_reached };

// Compares a row with a known one of the same code, as far as both go: the order and growth to the
// smaller bound, and the rest if the bounds are equal.
Agreement compare(const QuotientRow& row, const KnownQuotient& known);

}  // namespace summand
