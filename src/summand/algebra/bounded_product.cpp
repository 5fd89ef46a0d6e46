#include "summand/algebra/bounded_product.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace summand {

namespace {

std::size_t bits(const Dyadic& x) { return x.bit_length() + x.log2_denominator(); }

void check_product(std::size_t a, std::size_t b) {
  if (a + b <= kMostBits) return;
  reach_limit(Limit::size, fmt::format("numbers of more than {} bits", kMostBits));
}

}  // namespace

Dyadic bounded_product(const Dyadic& a, const Dyadic& b) {
  check_product(bits(a), bits(b));
  return a * b;
}

Value bounded_multiple(ValueStore& store, const Dyadic& count, Value g) {
  check_product(bits(count), std::max(bits(store.left_stop(g)), bits(store.right_stop(g))));
  return store.multiple(count, g);
}

}  // namespace summand
