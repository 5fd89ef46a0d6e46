// compendium: the octal games of a few digits with what is known of their periods.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "summand/heaps/classes.hpp"
#include "summand/heaps/period_proof.hpp"

namespace summand::heaps {

// A period that others have computed and published. Not proved here until it is.
struct Published {
  std::string_view code;
  Period period;
  std::string_view source;

  friend bool operator==(const Published&, const Published&) = default;
};

// All there are, in the order of their codes.
std::span<const Published> published_periods();

// What is published of a code or of one with the same standard form, with the preperiod as it is
// for this code. For those who trust it; nothing else in the library answers by it.
std::optional<Published> published_period(const Code& code);

enum class Status { proved_here, published, open };

std::string_view name_of(Status status);  // "published, not re-proved"

struct CompendiumRow {
  CodeClass members;
  Status status = Status::open;
  std::optional<Period> period;  // of the representative
  std::optional<Proof> proof;
  std::string_view source = {};  // of a published one
  std::uint64_t looked_to = 0;   // heaps
};

struct CompendiumOptions {
  unsigned digits = 3;
  std::size_t look_to = 16'384;
  // How far to go where a published period says that it would be enough.
  std::size_t look_to_published = 30'000'000;
  ClassOptions compare = {};
  std::function<void(std::size_t done, std::size_t all)> progress = {};  // from any thread
};

// A row for each class of codes, in their order. Rows are independent tasks; the long ones begin
// first. Throws LimitReached.
std::vector<CompendiumRow> compendium(const CompendiumOptions& options = {});

// A single row of it. Members that were only observed to be equal are proved equal where the period
// is proved.
CompendiumRow compendium_row(CodeClass members, const CompendiumOptions& options);

}  // namespace summand::heaps
