#include "summand/misere/heap_forms.hpp"

#include <span>

namespace summand {

std::vector<MisereForm> forms_of_heaps(MisereStore& store, const heaps::Rules& rules,
                                       std::uint64_t last) {
  std::vector<MisereForm> forms, options;
  while (forms.size() <= last) {
    options.clear();
    heaps::for_each_option(rules, forms.size(),
                           [&](std::uint64_t, std::span<const std::uint64_t> left) {
                             MisereForm sum;
                             for (const std::uint64_t heap : left) {
                               sum = store.sum(sum, forms[static_cast<std::size_t>(heap)]);
                             }
                             options.push_back(sum);
                           });
    forms.push_back(store.make(options));
  }
  return forms;
}

}  // namespace summand
