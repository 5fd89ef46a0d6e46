#include "summand/number/nim_field.hpp"

#include <bit>
#include <utility>

namespace summand {

namespace {

// x^128 divided by x^64 + modulus, without the leading term. Long division, digit by digit.
std::uint64_t barrett_of(std::uint64_t modulus) {
  std::uint64_t rest = modulus, quotient = 0;
  for (int place = 63; place >= 0; --place) {
    const bool divides = rest >> 63 != 0;
    rest = rest << 1 ^ (divides ? modulus : 0);
    quotient |= std::uint64_t{divides} << place;
  }
  return quotient;
}

}  // namespace

LinearMap::LinearMap(const std::array<std::uint64_t, 64>& images) {
  for (unsigned byte = 0; byte < 8; ++byte) {
    of_byte[byte][0] = 0;
    for (unsigned value = 1; value < 256; ++value) {
      const auto lowest = static_cast<unsigned>(std::countr_zero(value));
      of_byte[byte][value] = of_byte[byte][value & (value - 1)] ^ images[8 * byte + lowest];
    }
  }
}

NimIsomorphism nim_isomorphism() {
  NimIsomorphism map;
  // The fields of nimbers below 2^(2^k) are a chain. A nimber outside the largest proper one
  // generates all of them: its powers are a basis. It is the image of x.
  const std::uint64_t generator = std::uint64_t{1} << 32;
  std::uint64_t power = 1;
  for (std::uint64_t& image : map.to_nimber) {
    image = power;
    power = tower_product(power, generator, 64);
  }

  // Gauss elimination. rows[i] always is the nimber of the polynomial names[i], and at the end it
  // is 2^i.
  std::array<std::uint64_t, 64> rows = map.to_nimber, names;
  for (unsigned i = 0; i < 64; ++i) names[i] = std::uint64_t{1} << i;
  for (unsigned column = 0; column < 64; ++column) {
    unsigned pivot = column;
    while ((rows[pivot] >> column & 1) == 0) ++pivot;
    std::swap(rows[pivot], rows[column]);
    std::swap(names[pivot], names[column]);
    for (unsigned i = 0; i < 64; ++i) {
      if (i == column || (rows[i] >> column & 1) == 0) continue;
      rows[i] ^= rows[column];
      names[i] ^= names[column];
    }
  }
  map.from_nimber = names;

  map.modulus = 0;  // the polynomial of generator^64, which x^64 is reduced to
  for (unsigned i = 0; i < 64; ++i) map.modulus ^= (power >> i & 1) != 0 ? names[i] : 0;
  map.barrett = barrett_of(map.modulus);
  return map;
}

}  // namespace summand
