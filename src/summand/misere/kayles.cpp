#include "summand/misere/kayles.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace summand {

namespace {

// A part of a family: heaps from a set, as many as `count` allows.
enum class KaylesCount : std::uint8_t { even, odd, one };
struct KaylesHeaps {
  KaylesCount count = KaylesCount::even;
  std::array<std::uint64_t, 3> heaps{};  // 0: no heap
};
struct KaylesFamily {
  std::string_view text;
  bool is_p;
  std::array<KaylesHeaps, 3> sets{};
};

constexpr std::array<KaylesFamily, 9> kFamilies{{
    {"E(5) E(4,1)", false, {{{KaylesCount::even, {5}}, {KaylesCount::even, {4, 1}}}}},
    {"E(17,12,9) E(20,4,1)",
     false,
     {{{KaylesCount::even, {17, 12, 9}}, {KaylesCount::even, {20, 4, 1}}}}},
    {"25 E(17,12,9) D(20,4,1)",
     false,
     {{{KaylesCount::one, {25}},
       {KaylesCount::even, {17, 12, 9}},
       {KaylesCount::odd, {20, 4, 1}}}}},
    {"D(5) D(4,1)", true, {{{KaylesCount::odd, {5}}, {KaylesCount::odd, {4, 1}}}}},
    {"E(5) D(4,1)", true, {{{KaylesCount::even, {5}}, {KaylesCount::odd, {4, 1}}}}},
    {"D(9) E(4,1)", true, {{{KaylesCount::odd, {9}}, {KaylesCount::even, {4, 1}}}}},
    {"12 E(4,1)", true, {{{KaylesCount::one, {12}}, {KaylesCount::even, {4, 1}}}}},
    {"E(17,12,9) D(20,4,1)",
     true,
     {{{KaylesCount::even, {17, 12, 9}}, {KaylesCount::odd, {20, 4, 1}}}}},
    {"25 D(9) D(4,1)",
     true,
     {{{KaylesCount::one, {25}}, {KaylesCount::odd, {9}}, {KaylesCount::odd, {4, 1}}}}},
}};

bool fits_count(KaylesCount count, std::uint64_t heaps) {
  switch (count) {
    case KaylesCount::even:
      return heaps % 2 == 0;
    case KaylesCount::odd:
      return heaps % 2 == 1;
    case KaylesCount::one:
      break;
  }
  return heaps == 1;
}

bool is_in_family(const KaylesFamily& family, std::span<const std::uint64_t> heaps) {
  std::uint64_t found = 0;
  for (const KaylesHeaps& set : family.sets) {
    std::uint64_t count = 0;
    for (const std::uint64_t heap : heaps) {
      if (heap != 0 && std::ranges::find(set.heaps, heap) != set.heaps.end()) ++count;
    }
    if (!fits_count(set.count, count)) return false;
    found += count;
  }
  return found == heaps.size();
}

constexpr std::array<std::uint8_t, 12> kRepeated = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
// The heaps whose values do not fit that row.
constexpr std::array<std::array<std::uint8_t, 2>, 14> kKaylesExceptions{{{0, 0},
                                                                         {3, 3},
                                                                         {6, 3},
                                                                         {9, 4},
                                                                         {11, 6},
                                                                         {15, 7},
                                                                         {18, 3},
                                                                         {21, 4},
                                                                         {22, 6},
                                                                         {28, 5},
                                                                         {34, 6},
                                                                         {39, 3},
                                                                         {57, 4},
                                                                         {70, 6}}};

}  // namespace

std::uint32_t kayles_nim_value(std::uint64_t heap) {
  for (const auto& [exception, value] : kKaylesExceptions) {
    if (heap == exception) return value;
  }
  return kRepeated[static_cast<std::size_t>(heap % 12)];
}

MisereKayles misere_kayles(std::span<const std::uint64_t> heaps) {
  std::vector<std::uint64_t> nonempty(heaps.begin(), heaps.end());
  std::erase(nonempty, std::uint64_t{0});
  MisereKayles out;
  for (const std::uint64_t heap : nonempty) out.nim_sum ^= kayles_nim_value(heap);
  out.is_p = out.nim_sum == 0;
  for (const KaylesFamily& family : kFamilies) {
    if (!is_in_family(family, nonempty)) continue;
    out.is_p = family.is_p;
    out.family = family.text;
    break;
  }
  return out;
}

}  // namespace summand
