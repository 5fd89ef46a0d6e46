#include "summand/base/zeroed.hpp"

namespace summand {

void* take_charged(Budget& budget, std::size_t bytes, Pages pages) {
  budget.charge(bytes);
  void* const start = take_zeroed(bytes, pages);
  if (start == nullptr) {
    budget.release(bytes);
    reach_limit(Limit::memory, "the machine has no memory left for a table");
  }
  return start;
}

void* take_if_free(Budget& budget, std::size_t bytes, Pages pages) {
  if (!budget.allows(bytes)) return nullptr;
  budget.charge(bytes);
  void* const start = take_zeroed(bytes, pages);
  if (start == nullptr) budget.release(bytes);
  return start;
}

}  // namespace summand
