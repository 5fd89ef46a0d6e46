// published_periods: periods of octal games that others have computed. They are not proved here.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "summand/heaps/code.hpp"
#include "summand/heaps/period.hpp"

namespace summand::heaps {

struct Published {
  std::string_view code;
  Period period;
  std::string_view source;

  friend bool operator==(const Published&, const Published&) = default;
};

// All of them: shorter codes first, then in the order of their texts.
std::span<const Published> published_periods();

// The published period of a code, or of one with the same standard form. The preperiod is adjusted
// to this code. Nothing else in the library uses it for answers.
std::optional<Published> published_period(const Code& code);

// A result of this library, compared with the published period of its code. not_reached: more heaps
// must be computed before they can differ.
enum class PublishedCheck : std::uint8_t { agree, differ, not_reached, not_published };

std::string_view name_of(PublishedCheck check);  // "not reached"

// Compares the proved period of a code, or the fact that the values below `looked_to` prove none.
PublishedCheck check_published(const Code& code, const std::optional<Period>& proved,
                               std::uint64_t looked_to);

}  // namespace summand::heaps
