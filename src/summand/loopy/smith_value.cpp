#include "summand/loopy/smith_value.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/base/separated.hpp"

namespace summand {

SmithValue SmithValue::finite(std::uint64_t nimber) {
  SmithValue out;
  if (nimber != 0) out.nimbers_.push_back(nimber);
  return out;
}

SmithValue SmithValue::infinite(std::vector<std::uint64_t> nimbers) {
  SmithValue out;
  out.finite_ = false;
  out.nimbers_ = std::move(nimbers);
  std::ranges::sort(out.nimbers_);
  const auto repeated = std::ranges::unique(out.nimbers_);
  out.nimbers_.erase(repeated.begin(), repeated.end());
  return out;
}

SmithValue sum(const SmithValue& one, const SmithValue& other) {
  if (one.is_finite() && other.is_finite()) {
    return SmithValue::finite(one.nimber() ^ other.nimber());
  }
  if (!one.is_finite() && !other.is_finite()) return SmithValue::infinite({});
  const SmithValue& infinite = one.is_finite() ? other : one;
  const std::uint64_t nimber = one.is_finite() ? one.nimber() : other.nimber();
  std::vector<std::uint64_t> nimbers(infinite.nimbers().begin(), infinite.nimbers().end());
  for (std::uint64_t& each : nimbers) each ^= nimber;
  return SmithValue::infinite(std::move(nimbers));
}

Fate fate_of(const SmithValue& value) {
  if (value.is_finite()) return value.nimber() == 0 ? Fate::loss : Fate::win;
  const bool moves_to_zero = !value.nimbers().empty() && value.nimbers().front() == 0;
  return moves_to_zero ? Fate::win : Fate::draw;
}

std::string print(const SmithValue& value) {
  if (value.is_finite()) return std::to_string(value.nimber());
  return fmt::format("inf({})", separated(value.nimbers(), ","));
}

}  // namespace summand
