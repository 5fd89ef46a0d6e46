#include <fmt/core.h>
#include <optional>

#include "summand/heaps/certificate.hpp"
#include "summand/heaps/definition.hpp"
#include "summand/heaps/digest.hpp"
#include "summand/heaps/naive.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {

namespace {

constexpr std::uint64_t kStepsToVerify = 100'000'000;  // a fraction of a second
constexpr std::uint64_t kMostByDefinition = 1'000'000;
constexpr std::uint64_t kMostCompared = 100'000;

Verdict wrong(std::string claim) { return {false, std::move(claim)}; }

}  // namespace

Verdict verify(const Certificate& certificate, const Budget& budget) {
  const auto& [code, claimed] = certificate;
  const std::uint64_t count = claimed.verified_to;
  if (theorem_for(code) != claimed.theorem) {
    return wrong("the theorem that it names does not apply to this code");
  }
  if (claimed.bound > count || count - claimed.bound != claimed.period.period ||
      claimed.bound < claimed.period.preperiod) {
    return wrong("its bound, period and number of values do not fit together");
  }
  if (count > NimValues::kMost) {
    reach_limit(Limit::size, fmt::format("a certificate of {} values; at most {} can be computed",
                                         count, NimValues::kMost));
  }
  Budget own = budget;
  const bool by_definition =
      count <= kMostByDefinition && count <= kStepsToVerify / steps_by_definition(code, count);
  NimValues defined(own);
  std::optional<NimSequence> computed;
  if (by_definition) {
    for (const std::uint32_t value : naive_nim_sequence(code, count, own)) {
      defined.push_back(value);
    }
  } else {
    computed.emplace(code, budget, CpuLevel::portable);
    computed->extend(count);
  }
  const NimValues& values = by_definition ? defined : computed->values();
  std::string how = "all values by the definition";
  if (!by_definition) {
    const Comparison sample =
        compare_with_definition(code, values, count, kMostCompared, claimed.digest, own);
    if (sample.wrong) {
      return wrong(fmt::format("the value of {} could not be confirmed", *sample.wrong));
    }
    how = fmt::format("all values by portable code, and {} of them also by the definition",
                      sample.compared);
  }
  if (digest(values, count) != claimed.digest) return wrong("the digest does not fit the values");
  if (!repeats(values, claimed.period, claimed.period.preperiod, claimed.bound)) {
    return wrong("the values do not repeat up to the bound");
  }
  if (least_period(values, claimed.period) != claimed.period) {
    return wrong("there is a smaller period or preperiod");
  }
  if (prove(code, values, count, claimed.period) != claimed) {
    return wrong("the bound is not the one that the theorem needs");
  }
  return {true, std::move(how)};
}

}  // namespace summand::heaps
