#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

#include "summand/base/hash.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/digest.hpp"
#include "summand/heaps/naive.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {

namespace {

constexpr std::uint64_t kSteps = 300'000'000;  // about a second
constexpr std::uint64_t kMostByDefinition = 1'000'000;

// Moves of a heap of n, not counting which sizes are equal.
std::uint64_t moves(const Code& code, std::uint64_t n) {
  std::uint64_t all = code.finite() ? code.most_taken() + 1 : n;
  for (unsigned heaps = 2; heaps <= code.most_heaps(); ++heaps) {
    if (all > kSteps / (n + 1)) return kSteps;
    all *= n + 1;
  }
  return all;
}

std::uint32_t value_by_definition(const Rules& rules, const NimValues& values, std::uint64_t n) {
  std::vector<bool> reached;
  for_each_option(rules, n, [&](std::uint64_t, std::span<const std::uint64_t> heaps) {
    std::uint32_t value = 0;
    for (const std::uint64_t heap : heaps) value ^= values[heap];
    if (value >= reached.size()) reached.resize(value + 1);
    reached[value] = true;
  });
  return static_cast<std::uint32_t>(std::ranges::find(reached, false) - reached.begin());
}

// Heaps by the definition until its steps are used up: first small ones, then anywhere. The number
// of heaps looked at, or the one that is wrong.
struct Sample {
  std::uint64_t looked_at = 0;
  bool wrong = false;
  std::uint64_t heap = 0;
};

Sample compare_with_definition(const Certificate& certificate, const NimValues& values,
                               Budget& budget) {
  const std::uint64_t count = certificate.proof.verified_to;
  Sample sample;
  std::uint64_t steps = 0;
  for (std::uint64_t i = 0; i < count && steps < kSteps; ++i) {
    budget.ask();
    sample.heap = i < 1000 ? i : hash_word(certificate.proof.digest + i) % count;
    if (value_by_definition(certificate.code, values, sample.heap) != values[sample.heap]) {
      sample.wrong = true;
      return sample;
    }
    ++sample.looked_at;
    steps += moves(certificate.code, sample.heap);
  }
  return sample;
}

Verdict wrong(std::string claim) { return {false, std::move(claim)}; }

}  // namespace

Verdict verify(const Certificate& certificate, const Budget& budget) {
  const auto& [code, claimed] = certificate;
  const std::uint64_t count = claimed.verified_to;
  if (theorem_for(code) != claimed.theorem) {
    return wrong("the theorem it names does not speak of such a code");
  }
  if (claimed.bound > count || count - claimed.bound != claimed.period.period ||
      claimed.bound < claimed.period.preperiod) {
    return wrong("its bound, its period and the number of its values do not fit");
  }
  if (count > NimValues::kMost) {
    reach_limit(Limit::size, fmt::format("a certificate of {} values; at most {} can be computed",
                                         count, NimValues::kMost));
  }
  Budget own = budget;
  const bool by_definition = count <= kMostByDefinition && count <= kSteps / moves(code, count);
  NimValues defined(own);
  std::optional<NimSequence> computed;
  if (by_definition) {
    for (const std::uint32_t value : naive_nim_sequence(code, count)) defined.push_back(value);
  } else {
    computed.emplace(code, budget, CpuLevel::portable);
    computed->extend(count);
  }
  const NimValues& values = by_definition ? defined : computed->values();
  std::string how = "all values by the definition";
  if (!by_definition) {
    const Sample sample = compare_with_definition(certificate, values, own);
    if (sample.wrong) {
      return wrong(fmt::format("the value of {} could not be confirmed", sample.heap));
    }
    how = fmt::format("all values by portable code, {} of them by the definition, too",
                      sample.looked_at);
  }
  if (digest(values, count) != claimed.digest) return wrong("the digest is that of other values");
  if (!repeats(values, claimed.period, claimed.period.preperiod, claimed.bound)) {
    return wrong("the values do not repeat as far as the bound");
  }
  if (least_period(values, claimed.period) != claimed.period) {
    return wrong("there is a smaller period or preperiod");
  }
  if (prove(code, values, count, claimed.period) != claimed) {
    return wrong("the bound is not the one that the theorem asks for");
  }
  return {true, std::move(how)};
}

}  // namespace summand::heaps
