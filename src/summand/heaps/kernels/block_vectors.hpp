// Vectors of values for the kernels' inner loops, as wide as the including file may use.
//
// Everything is local to that file. The linker must not merge two copies of an inline function that
// were compiled for different levels of processor.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__x86_64__)
#ifndef __clang__
// g++ 12 warns about the "undefined" operands of wide registers in its own header.
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace summand::heaps {
namespace {

#if defined(__AVX512BW__) && defined(__AVX512VBMI2__)
constexpr std::size_t kVectorBytes = 64;
#elif defined(__AVX2__)
constexpr std::size_t kVectorBytes = 32;
#else
constexpr std::size_t kVectorBytes = 16;
#endif

template <class T>
constexpr std::size_t kLanes = kVectorBytes / sizeof(T);

template <class T>
struct VectorOf {
  using Type [[gnu::vector_size(kVectorBytes)]] = T;
};
template <class T>
using Vector = typename VectorOf<T>::Type;

template <class T>
Vector<T> load(const T* from) {
  Vector<T> out;
  std::memcpy(&out, from, sizeof(out));
  return out;
}

template <class T>
Vector<T> all_lanes(T value) {
  return Vector<T>{} + value;
}

template <class T>
Vector<T> least(Vector<T> a, Vector<T> b) {
  return a < b ? a : b;
}

// Bit i is set if lane i is zero.
template <class T>
std::uint64_t zero_lanes(Vector<T> vector) {
#if defined(__AVX512BW__) && defined(__AVX512VBMI2__)
  const auto x = std::bit_cast<__m512i>(vector);
  if constexpr (sizeof(T) == 1) return _mm512_testn_epi8_mask(x, x);
  return _mm512_testn_epi16_mask(x, x);
#elif defined(__AVX2__)
  const auto x = std::bit_cast<__m256i>(vector), zero = _mm256_setzero_si256();
  if constexpr (sizeof(T) == 1) {
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(x, zero)));
  }
  const int bytes = _mm256_movemask_epi8(_mm256_cmpeq_epi16(x, zero));
  return _pext_u32(static_cast<std::uint32_t>(bytes), 0x55555555u);
#elif defined(__SSE2__)
  const auto x = std::bit_cast<__m128i>(vector), zero = _mm_setzero_si128();
  if constexpr (sizeof(T) == 1) {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(x, zero)));
  }
  const __m128i equal = _mm_cmpeq_epi16(x, zero);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(equal, zero)));
#elif defined(__wasm_simd128__)
  const auto x = std::bit_cast<v128_t>(vector), zero = wasm_i64x2_const_splat(0);
  if constexpr (sizeof(T) == 1) return wasm_i8x16_bitmask(wasm_i8x16_eq(x, zero));
  return wasm_i16x8_bitmask(wasm_i16x8_eq(x, zero));
#else
  std::uint64_t lanes = 0;
  for (std::size_t i = 0; i < kLanes<T>; ++i) lanes |= std::uint64_t{vector[i] == 0} << i;
  return lanes;
#endif
}

// The lanes in reverse order.
template <class T>
Vector<T> reversed(Vector<T> v) {
#if defined(__AVX512BW__) && defined(__AVX512VBMI2__)
  alignas(64) static constexpr auto kOrder = [] {
    struct {
      T at[kLanes<T>];
    } order{};
    for (std::size_t i = 0; i < kLanes<T>; ++i) order.at[i] = static_cast<T>(kLanes<T> - 1 - i);
    return order;
  }();
  const auto order = std::bit_cast<__m512i>(load(kOrder.at)), x = std::bit_cast<__m512i>(v);
  if constexpr (sizeof(T) == 1) {
    return std::bit_cast<Vector<T>>(_mm512_permutexvar_epi8(order, x));
  } else {
    return std::bit_cast<Vector<T>>(_mm512_permutexvar_epi16(order, x));
  }
#elif defined(__AVX2__)
  const auto x = std::bit_cast<__m256i>(v);
  const __m128i bytes = sizeof(T) == 1
                            ? _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
                            : _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
  const __m256i halves = _mm256_shuffle_epi8(x, _mm256_broadcastsi128_si256(bytes));
  return std::bit_cast<Vector<T>>(_mm256_permute4x64_epi64(halves, 0x4e));
#else
  if constexpr (sizeof(T) == 1) {
    return __builtin_shufflevector(v, v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  } else {
    return __builtin_shufflevector(v, v, 7, 6, 5, 4, 3, 2, 1, 0);
  }
#endif
}

// The lanes i with a[i] ^ b[kLanes - 1 - i] equal to the value are zero. They are pairs of heaps
// with the same sum.
template <class T>
Vector<T> opposite(const T* a, const T* b, Vector<T> value) {
  return load(a) ^ reversed<T>(load(b)) ^ value;
}

// The first heap a in [first, last] with g(a) xor g(total - a) = value for which is_pair(a) is
// true, or 0 if there is none. Assumes 0 < first and 2 last <= total.
template <class T, class IsPair>
std::size_t first_pair(const T* g, std::size_t total, std::size_t first, std::size_t last, T value,
                       IsPair&& is_pair) {
  constexpr std::size_t kStep = kLanes<T>;
  const Vector<T> wanted = all_lanes<T>(value);
  const auto at = [&](std::size_t a) {
    return opposite<T>(g + a, g + total + 1 - a - kStep, wanted);
  };
  const auto find = [&](std::size_t a, const Vector<T>& pairs) -> std::size_t {
    for (auto zero = zero_lanes<T>(pairs); zero != 0; zero &= zero - 1) {
      const std::size_t heap = a + static_cast<std::size_t>(std::countr_zero(zero));
      if (is_pair(heap)) return heap;
    }
    return 0;
  };
  std::size_t a = first;
  // Four vectors are tested together, because a test for zero costs as much as two vectors.
  for (; a + 4 * kStep <= last + 1; a += 4 * kStep) {
    const Vector<T> pairs[] = {at(a), at(a + kStep), at(a + 2 * kStep), at(a + 3 * kStep)};
    const Vector<T> nearest = least<T>(least<T>(pairs[0], pairs[1]), least<T>(pairs[2], pairs[3]));
    if (zero_lanes<T>(nearest) == 0) continue;
    for (std::size_t i = 0; i < 4; ++i) {
      if (const std::size_t heap = find(a + i * kStep, pairs[i])) return heap;
    }
  }
  for (; a + kStep <= last + 1; a += kStep) {
    if (const std::size_t heap = find(a, at(a))) return heap;
  }
  for (; a <= last; ++a) {
    if ((g[a] ^ g[total - a]) == value && is_pair(a)) return a;
  }
  return 0;
}

// All such heaps are pairs.
template <class T>
std::size_t find_pair(const T* g, std::size_t total, std::size_t first, std::size_t last, T value) {
  return first_pair<T>(g, total, first, last, value, [](std::size_t) { return true; });
}

}  // namespace
}  // namespace summand::heaps
