// BothMove: the impartial version of a compact game. Both players may make the moves of either.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace summand {

// The word for its form: that of the game, and what is before it.
template <class Compact>
inline constexpr auto kImpartialForm = [] {
  constexpr std::string_view kBefore = "impartial ";
  std::array<char, kBefore.size() + Compact::kForm.size()> out{};
  std::ranges::copy(Compact::kForm, std::ranges::copy(kBefore, out.begin()).out);
  return out;
}();

// Parts of at most Compact::kMostNimber become nimbers.
template <class Compact>
struct BothMove {
  using Grid = typename Compact::Grid;
  using Part = typename Compact::Part;

  static constexpr bool kImpartial = true;
  static constexpr int kMostValued = Compact::kMostNimber;
  static constexpr std::string_view kForm{kImpartialForm<Compact>.data(),
                                          kImpartialForm<Compact>.size()};

  template <class Position>
  static auto of(const Position& position) {
    return Compact::of(position);
  }
  template <class Visit>
  static void for_each_part(const Part& position, Visit&& visit) {
    Compact::for_each_part(position, visit);
  }
  template <class Visit>
  static void for_each_move(const Part& part, Visit&& visit) {
    Compact::for_each_move(part, visit);
    Compact::for_each_move(Compact::mirrored(part),
                           [&](const Part& after) { visit(Compact::mirrored(after)); });
  }
  static int moves(const Part& part) {
    return Compact::moves(part) + Compact::moves(Compact::mirrored(part));
  }
  static int size(const Part& part) { return Compact::size(part); }
  static Part mirrored(const Part& part) { return part; }
  // The colours do not matter.
  static std::pair<Part, Part> least(const Part& part) {
    const auto [least, negative] = Compact::least(part);
    const Part out = std::min(least, negative);
    return {out, out};
  }

  static std::uint32_t features() { return Compact::features(); }
  template <class Visit>
  static void for_each_feature(const Part& part, Visit&& visit) {
    Compact::for_each_feature(part, visit);
  }
};

}  // namespace summand
