// MisereQuotient: the finite monoid that decides all sums of a game in misere play.
//
// Two positions X and Y of a set A, which is closed under options and sums, are equal in A if X + Z
// and Y + Z have the same misere outcome for every Z in A. The classes are the elements of a
// commutative monoid, the misere quotient of A. Its P-portion holds the classes of P-positions
// (Plambeck 2005; Plambeck and Siegel, Misere quotients for impartial games, 2008).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/misere/quotient_set.hpp"

namespace summand {

// The largest order of a monoid here. The product table of such a monoid takes 32 MB.
inline constexpr std::uint32_t kMostElements = 4096;

// The elements are 0, 1, ..., order - 1, and 0 is the identity. Not every table is a monoid: see
// is_commutative_monoid().
class CommutativeMonoid {
 public:
  // The monoid of order 1.
  CommutativeMonoid() : order_(1), products_(1) {}
  // `products` has order * order entries, row by row, each below the order.
  CommutativeMonoid(std::uint32_t order, std::vector<std::uint16_t> products)
      : order_(order), products_(std::move(products)) {}

  std::uint32_t order() const { return order_; }
  std::uint32_t product(std::uint32_t x, std::uint32_t y) const {
    return products_[std::size_t{x} * order_ + y];
  }
  // All products of x: entry y is xy.
  std::span<const std::uint16_t> row(std::uint32_t x) const {
    return std::span(products_).subspan(std::size_t{x} * order_, order_);
  }

  // { xy : y in the set }
  ElementSet times(std::uint32_t x, const ElementSet& set) const {
    ElementSet out(order_);
    set.for_each([&](std::uint32_t y) { out.insert(product(x, y)); });
    return out;
  }
  // { y : xy in the set }
  ElementSet into(std::uint32_t x, const ElementSet& set) const {
    ElementSet out(order_);
    for (std::uint32_t y = 0; y < order_; ++y) {
      if (set.contains(product(x, y))) out.insert(y);
    }
    return out;
  }

  friend bool operator==(const CommutativeMonoid&, const CommutativeMonoid&) = default;

 private:
  std::uint32_t order_;
  std::vector<std::uint16_t> products_;
};

// The quotient of the heaps 0..heaps() of a game, or of positions with these numbers. Heap 0 is the
// empty heap.
struct MisereQuotient {
  CommutativeMonoid monoid;
  ElementSet p_portion = ElementSet(1);
  // The pretending function: the element of each heap. The first entry is the identity.
  std::vector<std::uint32_t> element_of_heap = {0};
  // Each element as a sum of heaps in rising order. No sum for it has a shorter longest play.
  std::vector<std::vector<std::uint32_t>> sums = {{}};

  std::uint32_t order() const { return monoid.order(); }
  std::uint32_t heaps() const { return static_cast<std::uint32_t>(element_of_heap.size() - 1); }
  // The number of P-elements.
  std::uint32_t p_count() const { return p_portion.count(); }
  bool is_p(std::uint32_t element) const { return p_portion.contains(element); }

  // The element of a sum. Assumes that no heap is above heaps().
  std::uint32_t element(std::span<const std::uint32_t> sum) const {
    std::uint32_t product = 0;
    for (const std::uint32_t heap : sum) product = monoid.product(product, element_of_heap[heap]);
    return product;
  }
  // The heaps that occur in `sums`, in rising order. Their elements generate the monoid.
  std::vector<std::uint32_t> generators() const;

  friend bool operator==(const MisereQuotient&, const MisereQuotient&) = default;
};

// The elements of the options of a heap. Assumes that `sums_of_options` visits sums of heaps that
// the quotient knows.
template <class Options>
ElementSet option_elements(const MisereQuotient& quotient, const Options& options,
                           std::uint32_t heap) {
  ElementSet out(quotient.order());
  options.for_each_option(
      heap, [&](std::span<const std::uint32_t> sum) { out.insert(quotient.element(sum)); });
  return out;
}

}  // namespace summand
