// Shard: one of several parts of a piece of work, for machines that share it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/base/whole_number.hpp"

namespace summand {

// The pieces of the work are numbered from 0, and go to the shards in turn. So neighbours, which
// are often equally hard, go to different shards.
struct Shard {
  static constexpr std::uint64_t kMost = 1'000'000;

  std::uint64_t number = 1, of = 1;  // number is 1 to of

  bool is_whole() const { return of == 1; }
  bool has(std::uint64_t piece) const { return piece % of == number - 1; }
  // "shard 2 of 4".
  std::string text() const {
    return "shard " + std::to_string(number) + " of " + std::to_string(of);
  }

  friend bool operator==(const Shard&, const Shard&) = default;
};

// Reads I/N, such as 2/4.
inline Result<Shard> parse_shard(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash != text.npos) {
    const auto number = whole_number<std::uint64_t>(text.substr(0, slash));
    const auto of = whole_number<std::uint64_t>(text.substr(slash + 1));
    if (number && of && *number >= 1 && *number <= *of && *of <= Shard::kMost) {
      return Shard{*number, *of};
    }
  }
  return fail("expected I/N with I from 1 to N, such as 2/4");
}

}  // namespace summand
