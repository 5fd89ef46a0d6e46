// Nim-products by polynomials: maps both factors to polynomials, multiplies without carries,
// reduces, and maps back.
#if defined(__x86_64__)

#include <immintrin.h>

#include "summand/number/nim_field.hpp"
#include "summand/number/nim_kernels.hpp"

namespace summand {

namespace {

struct Tables {
  explicit Tables(const NimIsomorphism& map)
      : from_nimber(map.from_nimber),
        to_nimber(map.to_nimber),
        modulus(map.modulus),
        barrett(map.barrett) {}

  LinearMap from_nimber, to_nimber;
  std::uint64_t modulus, barrett;
};

const Tables& tables() {
  static const Tables built(nim_isomorphism());
  return built;
}

std::uint64_t product(const Tables& map, std::uint64_t a, std::uint64_t b) {
  const auto word = [](std::uint64_t x) { return _mm_cvtsi64_si128(static_cast<long long>(x)); };
  const __m128i constants =
      _mm_set_epi64x(static_cast<long long>(map.barrett), static_cast<long long>(map.modulus));
  const __m128i whole =
      _mm_clmulepi64_si128(word(map.from_nimber(a)), word(map.from_nimber(b)), 0x00);
  // Barrett's reduction, which is exact for polynomials. The quotient is the upper half times x^128
  // / (x^64 + modulus). The last xor with the upper half accounts for the leading term of that
  // constant.
  const __m128i quotient = _mm_xor_si128(_mm_clmulepi64_si128(whole, constants, 0x11), whole);
  const __m128i rest = _mm_xor_si128(_mm_clmulepi64_si128(quotient, constants, 0x01), whole);
  return map.to_nimber(static_cast<std::uint64_t>(_mm_cvtsi128_si64(rest)));
}

std::uint64_t multiply(std::uint64_t a, std::uint64_t b) { return product(tables(), a, b); }

void multiply_all(const std::uint64_t* a, const std::uint64_t* b, std::uint64_t* out,
                  std::size_t count) {
  const Tables& map = tables();
  for (std::size_t i = 0; i < count; ++i) out[i] = product(map, a[i], b[i]);
}

}  // namespace

NimKernel nim_kernel_clmul() { return {multiply, multiply_all}; }

}  // namespace summand

#endif
