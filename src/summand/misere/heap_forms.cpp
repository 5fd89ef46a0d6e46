#include "summand/misere/heap_forms.hpp"

namespace summand {

MisereForm form_of_next_heap(MisereStore& store, const heaps::Rules& rules,
                             std::span<const MisereForm> smaller) {
  std::vector<MisereForm> options;
  heaps::for_each_option(rules, smaller.size(),
                         [&](std::uint64_t, std::span<const std::uint64_t> left) {
                           MisereForm sum;
                           for (const std::uint64_t heap : left) {
                             sum = store.sum(sum, smaller[static_cast<std::size_t>(heap)]);
                           }
                           options.push_back(sum);
                         });
  return store.make(options);
}

std::vector<MisereForm> forms_of_heaps(MisereStore& store, const heaps::Rules& rules,
                                       std::uint64_t last) {
  std::vector<MisereForm> forms;
  while (forms.size() <= last) forms.push_back(form_of_next_heap(store, rules, forms));
  return forms;
}

}  // namespace summand
