// Mixing machine words into table indices.
#pragma once

#include <cstdint>

namespace summand {

// The multiply-and-fold step of wyhash: both halves of a 128-bit product, folded by xor.
constexpr std::uint64_t fold_multiply(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

// A well-spread hash of one word. It need not be a bijection.
constexpr std::uint64_t hash_word(std::uint64_t word) {
  return fold_multiply(word ^ 0x9e3779b97f4a7c15u, 0xd6e8feb86659fd93u);
}

// Adds a word to a hash. Depends on the order of the words.
constexpr std::uint64_t hash_combine(std::uint64_t hash, std::uint64_t word) {
  return fold_multiply(hash ^ 0xa0761d6478bd642fu, word ^ 0xe7037ed1a0b428dbu);
}

}  // namespace summand
