#include "summand/misere/quotient_search.hpp"

namespace summand {

FoundQuotient find_quotient(const heaps::Rules& rules, const QuotientSearch& search,
                            const Budget& budget) {
  FoundQuotient found;
  QuotientFinder finder(budget);
  const auto* const code = std::get_if<heaps::Code>(&rules);
  auto whole = within_limits([&]() -> Result<void> {
    while (finder.quotient().heaps() < search.heaps) {
      finder.add_heap(rules);
      if (search.progress) search.progress(finder.quotient().heaps(), finder.quotient().order());
      if (!code) continue;
      found.period = prove_quotient_period(*code, finder.quotient().element_of_heap);
      if (found.period && search.stop_at_period) break;
    }
    return {};
  });
  if (!whole) found.stopped = std::move(whole).error();
  found.quotient = finder.quotient();
  found.growth = finder.growth();
  return found;
}

}  // namespace summand
