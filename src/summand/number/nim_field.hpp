// The tower of nimber fields, computed from its rules. The tables of all kernels are built with it.
#pragma once

#include <array>
#include <cstdint>

namespace summand {

// The nim-product of two nimbers below 2^bits, where bits is a power of two. Takes about bits^2
// steps.
//
// Let F = 2^(bits/2), a nimber outside the field of the nimbers below F. Then F times F is F + F/2
// (nim-sum), and F times any smaller x is the ordinary product. So every nimber below F^2 is a F +
// b (Winning Ways, chapter 14).
constexpr std::uint64_t tower_product(std::uint64_t x, std::uint64_t y, unsigned bits) {
  if (x < 2 || y < 2) return x * y;
  const unsigned half = bits / 2;
  const std::uint64_t low = (std::uint64_t{1} << half) - 1;
  const std::uint64_t high_product = tower_product(x >> half, y >> half, half);
  const std::uint64_t low_product = tower_product(x & low, y & low, half);
  const std::uint64_t cross = tower_product((x >> half) ^ (x & low), (y >> half) ^ (y & low), half);
  const std::uint64_t carried = tower_product(high_product, std::uint64_t{1} << (half - 1), half);
  return (cross ^ low_product) << half ^ (low_product ^ carried);
}

// The field of nimbers below 2^64 as polynomials over {0, 1} modulo x^64 + modulus.
struct NimIsomorphism {
  std::array<std::uint64_t, 64> from_nimber;  // the polynomial of the nimber 2^i
  std::array<std::uint64_t, 64> to_nimber;    // the nimber of x^i
  std::uint64_t modulus;
  std::uint64_t barrett;  // x^128 divided by x^64 + modulus is x^64 + barrett, with a remainder
};

// Computed again with each call (about 0.1 ms).
NimIsomorphism nim_isomorphism();

// A linear map of 64-bit vectors, as a table for each byte. None of it may become a shared inline
// function: the linker could keep the copy of a kernel that this processor cannot run.
struct LinearMap {
  std::uint64_t of_byte[8][256];

  // The map that maps bit i to images[i].
  explicit LinearMap(const std::array<std::uint64_t, 64>& images);

  [[gnu::always_inline]] std::uint64_t operator()(std::uint64_t x) const {
    // Written out. At -O2 a loop is not unrolled and takes more than twice as long.
    return of_byte[0][x & 255] ^ of_byte[1][x >> 8 & 255] ^ of_byte[2][x >> 16 & 255] ^
           of_byte[3][x >> 24 & 255] ^ of_byte[4][x >> 32 & 255] ^ of_byte[5][x >> 40 & 255] ^
           of_byte[6][x >> 48 & 255] ^ of_byte[7][x >> 56];
  }
};

}  // namespace summand
