// A fraction of a distance, in whole steps.
#pragma once

#include <cstdint>

namespace summand {

// whole * part / parts, rounded to the nearest integer, and away from 0 at one half. It is 0 if
// parts is 0.
constexpr int share(int whole, int part, int parts) {
  if (parts == 0) return 0;
  const std::int64_t twice = std::int64_t{2} * whole * part;
  return static_cast<int>((twice + (whole < 0 ? -parts : parts)) / (std::int64_t{2} * parts));
}

}  // namespace summand
