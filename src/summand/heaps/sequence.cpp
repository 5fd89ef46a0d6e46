#include "summand/heaps/sequence.hpp"

#include "summand/heaps/naive.hpp"

namespace summand::heaps {

NimSequence::NimSequence(Rules rules, const Budget& budget, CpuLevel level)
    : budget_(budget), rules_(std::move(rules)), level_(level), values_(budget_) {}

NimSequence::~NimSequence() = default;

void NimSequence::extend(std::size_t size) {
  const auto all = naive_nim_sequence(rules_, size);
  for (std::size_t n = values_.size(); n < size; ++n) values_.push_back(all[n]);
}

}  // namespace summand::heaps
