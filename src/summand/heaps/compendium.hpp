// compendium: the octal games with few digits, and what is known about their periods.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/heaps/classes.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/published_periods.hpp"

namespace summand::heaps {

enum class Status { proved_here, published, open };

std::string_view name_of(Status status);  // "published, not re-proved"

struct CompendiumRow {
  CodeClass members;
  Status status = Status::open;
  std::optional<Period> period;  // for the representative
  std::optional<Proof> proof;
  std::string_view source = {};  // for a published period
  std::uint64_t looked_to = 0;   // heaps
};

struct CompendiumOptions {
  unsigned digits = 3;
  std::size_t look_to = 16'384;
  // How far to compute if a published period says that this is enough.
  std::size_t look_to_published = 30'000'000;
  ClassOptions compare = {};
  std::function<void(std::size_t done, std::size_t all)> progress = {};  // called from any thread
};

// A row for each class of codes, in order. Rows are independent tasks, and the long ones begin
// first. Throws LimitReached.
std::vector<CompendiumRow> compendium(const CompendiumOptions& options = {});

// One row. If the period is proved, members that were only observed to be equal are proved equal,
// if possible.
CompendiumRow compendium_row(CodeClass members, const CompendiumOptions& options);

// Members that were only observed to be equal become proved members, if the period of the
// representative proves it. `sequence` is that of the representative, and has the values that the
// proof uses. Throws LimitReached.
void settle_members(CodeClass& members, const NimSequence& sequence, const Proof& proof,
                    const Budget& budget);

}  // namespace summand::heaps
