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

}  // namespace summand
