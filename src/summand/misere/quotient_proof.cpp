#include "summand/misere/quotient_proof.hpp"

#include <algorithm>

namespace summand {

QuotientProof::Pair QuotientProof::product(const CommutativeMonoid& monoid, std::uint32_t pair,
                                           const Pair& generator) const {
  const Pair& rest = pairs_[pair];
  ElementSet options = monoid.times(rest.element, generator.options);
  options |= monoid.times(generator.element, rest.options);
  return {monoid.product(rest.element, generator.element), std::move(options), pair,
          generator.heap};
}

bool QuotientProof::is_implied(const Pair& pair) const {
  return std::ranges::any_of(with_element_[pair.element], [&](std::uint32_t other) {
    return pairs_[other].options.is_subset_of(pair.options);
  });
}

void QuotientProof::keep(Pair pair) {
  std::vector<std::uint32_t>& same = with_element_[pair.element];
  std::erase_if(same, [&](std::uint32_t other) {
    if (!pair.options.is_subset_of(pairs_[other].options)) return false;
    pairs_[other].kept = false;
    --kept_;
    return true;
  });
  charge_->add(sizeof(Pair) + ElementSet::bytes(static_cast<std::uint32_t>(with_element_.size())));
  same.push_back(static_cast<std::uint32_t>(pairs_.size()));
  pairs_.push_back(std::move(pair));
  ++kept_;
}

PositionSum QuotientProof::sum_of(const Pair& pair) const {
  PositionSum sum{pair.heap};
  for (std::uint32_t at = pair.rest; at != kNone; at = pairs_[at].rest) {
    sum.push_back(pairs_[at].heap);
  }
  std::ranges::sort(sum);
  return sum;
}

std::optional<PositionSum> QuotientProof::add(const MisereQuotient& candidate,
                                              const OptionLists& lists, std::uint32_t heap) {
  const CommutativeMonoid& monoid = candidate.monoid;
  const ElementSet& p_portion = candidate.p_portion;
  with_element_.resize(monoid.order());
  const std::uint32_t element = candidate.element_of_heap[heap];
  // A heap without moves is like the empty heap, and a sum of such heaps is the one exception.
  if (!lists.has_options(heap)) {
    if (element == 0) return std::nullopt;
    return PositionSum{heap};
  }
  Pair generator{element, option_elements(candidate, lists, heap), kNone, heap};
  for (std::uint32_t beside = 0; beside < monoid.order(); ++beside) {
    budget_.ask();
    if (!p_portion.contains(monoid.product(beside, element))) continue;
    bool wrong = false;
    generator.options.for_each([&](std::uint32_t option) {
      wrong = wrong || p_portion.contains(monoid.product(beside, option));
    });
    if (!wrong) continue;
    PositionSum sum = candidate.sums[beside];
    sum.insert(std::ranges::upper_bound(sum, heap), heap);
    return sum;
  }
  const auto is_right = [&](const Pair& pair) {
    return p_portion.contains(pair.element) || pair.options.meets(p_portion);
  };
  if (!is_right(generator)) return PositionSum{heap};
  if (is_implied(generator)) return std::nullopt;
  const std::size_t before = pairs_.size();
  generators_.push_back(generator);
  keep(generator);
  for (std::uint32_t at = 0; at < pairs_.size(); ++at) {
    // The earlier pairs have met all generators but this one.
    const std::size_t first = at < before ? generators_.size() - 1 : 0;
    for (std::size_t i = first; i < generators_.size() && pairs_[at].kept; ++i) {
      budget_.ask();
      Pair pair = product(monoid, at, generators_[i]);
      if (!is_right(pair)) return sum_of(pair);
      if (!is_implied(pair)) keep(std::move(pair));
    }
  }
  return std::nullopt;
}

std::optional<PositionSum> refute(const MisereQuotient& candidate, const OptionLists& lists,
                                  QuotientProof& proof) {
  for (std::uint32_t heap = 1; heap <= candidate.heaps(); ++heap) {
    if (auto sum = proof.add(candidate, lists, heap)) return sum;
  }
  return std::nullopt;
}

}  // namespace summand
