// The form in which the store holds a canonical form: 32 bytes, and its options in a separate
// array.
#pragma once

#include <cstdint>
#include <limits>

namespace summand {

// A node is a game with stored options, or number + ups + nimber ("nus"), whose options follow from
// a formula. Both have their stops as keys (Dyadic's fixed_point). Different keys mean different
// stops. Equal keys mean equal stops only if the stops are exact.
struct Node {
  enum Kind : std::uint8_t { none, game, nus };
  enum Flag : std::uint8_t {
    all_small = 1,
    even_tempered = 2,
    odd_tempered = 4,
    inexact = 8,  // a key is rounded
    wide = 16,    // nus only: `extra` is an index to the parts that do not fit
  };

  std::int64_t left_key = 0;
  std::int64_t right_key = 0;
  std::uint64_t payload = 0;  // game: the beginning and the number of options; nus: the nimber
  std::uint32_t extra = 0;    // game: birthday (saturated); nus: ups, or an index
  Kind kind = none;
  std::uint8_t flags = 0;
  std::uint8_t nim_bits = 0;  // every nimber in a follower is below 2^nim_bits
  std::uint8_t unused = 0;

  static constexpr std::uint32_t kMostOptions = 0xffff;

  static constexpr std::uint64_t pack(std::uint32_t begin, std::uint32_t lefts,
                                      std::uint32_t rights) {
    return std::uint64_t{begin} << 32 | lefts << 16 | rights;
  }
  std::uint32_t begin() const { return static_cast<std::uint32_t>(payload >> 32); }
  std::uint32_t lefts() const { return static_cast<std::uint32_t>(payload >> 16) & kMostOptions; }
  std::uint32_t rights() const { return static_cast<std::uint32_t>(payload) & kMostOptions; }

  bool has(Flag flag) const { return (flags & flag) != 0; }
};

static_assert(sizeof(Node) == 32);

// A number in the form for inner loops. `big` is 0 if the key is the number itself. Otherwise it is
// the index of the number among the store's big ones (equal index = equal number).
struct NumberKey {
  std::int64_t key = 0;
  std::uint32_t big = 0;

  friend bool operator==(const NumberKey&, const NumberKey&) = default;
};

// Keys beyond every number: the stops of an empty list of options.
inline constexpr NumberKey kBelowAll{std::numeric_limits<std::int64_t>::min()};
inline constexpr NumberKey kAboveAll{std::numeric_limits<std::int64_t>::max()};

struct Stops {
  NumberKey left, right;
};

// number + ups.^ + *star in the form for inner loops.
struct Nus {
  NumberKey number;
  std::int64_t ups = 0;
  std::uint64_t star = 0;

  bool is_number() const { return ups == 0 && star == 0; }
  friend bool operator==(const Nus&, const Nus&) = default;
};

// The options of ups.^ + *star, with the number added to each (n.^ + *m = {0 | (n-1).^ + *(m^1)}
// for n >= 1, but ^* = {0,*|0}). Not for numbers, whose options are numbers.
constexpr std::uint64_t left_count(const Nus& n) {
  if (n.ups == 0) return n.star;
  return n.ups == 1 && n.star == 1 ? 2 : 1;
}
constexpr Nus left_at(const Nus& n, std::uint64_t i) {
  if (n.ups >= 0) return {n.number, 0, i};
  if (n.ups == -1 && n.star == 1) return {n.number, 0, 0};
  return {n.number, n.ups + 1, n.star ^ 1};
}
constexpr std::uint64_t right_count(const Nus& n) {
  if (n.ups == 0) return n.star;
  return n.ups == -1 && n.star == 1 ? 2 : 1;
}
constexpr Nus right_at(const Nus& n, std::uint64_t i) {
  if (n.ups <= 0) return {n.number, 0, i};
  if (n.ups == 1 && n.star == 1) return {n.number, 0, 0};
  return {n.number, n.ups - 1, n.star ^ 1};
}

// The birthday of ups.^ + *star, or 2^32 - 1 if it is later.
constexpr std::uint64_t infinitesimal_day(const Nus& n) {
  constexpr std::uint64_t kLate = 0xffffffff;
  const auto ups = static_cast<std::uint64_t>(n.ups < 0 ? -n.ups : n.ups);
  if (n.star >= kLate || ups >= kLate) return kLate;
  if (ups == 0) return n.star;
  if (n.star <= 1) return ups + 1;
  return ups + (ups % 2 == 1 ? n.star ^ 1 : n.star);
}

}  // namespace summand
