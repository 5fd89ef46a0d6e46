// Nim arithmetic: the nimbers below 2^64 are a field. Its sum is xor, and its product is
// nim-multiplication (Winning Ways, chapter 14).
#pragma once

#include <cstdint>
#include <span>

namespace summand {

// The least number that is not among these. Linear in their count, for any order.
std::uint64_t mex(std::span<const std::uint64_t> numbers);

// The nim-sum of heaps.
std::uint64_t nim_sum(std::span<const std::uint64_t> heaps);

// The nim-product. The first call builds tables (a few milliseconds). Later calls take some
// nanoseconds.
std::uint64_t nim_multiply(std::uint64_t a, std::uint64_t b);

// out[i] = the nim-product of a[i] and b[i]. This is the fast way for many products. Assumes equal
// lengths. `out` may be equal to `a` or `b`, but must not overlap them in another way.
void nim_multiply(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b,
                  std::span<std::uint64_t> out);

// The product of `exponent` copies of a; 1 for none. At most 128 products.
std::uint64_t nim_power(std::uint64_t a, std::uint64_t exponent);

// The nimber whose product with a is 1. Assumes a != 0.
std::uint64_t nim_inverse(std::uint64_t a);

// The only nimber whose square is a.
std::uint64_t nim_square_root(std::uint64_t a);

}  // namespace summand
