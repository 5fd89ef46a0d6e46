// The plane rules of all small boards of a game.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "summand/rules/derived/ground_rules.hpp"
#include "summand/rules/derived/plane_rules.hpp"
#include "summand/rules/rewrite.hpp"

namespace summand {

// Numbers the sides of boards of at most 64 cells: those of fewer rows come first.
constexpr auto kPlaneSidesBefore = [] {
  std::array<std::uint16_t, kMostPlaneCells + 1> out{};  // of fewer rows
  for (std::size_t rows = 2; rows < out.size(); ++rows) {
    out[rows] = static_cast<std::uint16_t>(out[rows - 1] + kMostPlaneCells / (rows - 1));
  }
  return out;
}();
constexpr std::size_t plane_sides_number(int rows, int columns) {
  return kPlaneSidesBefore[static_cast<std::size_t>(rows)] + static_cast<std::size_t>(columns) - 1;
}
inline constexpr std::size_t kPlaneSides = plane_sides_number(kMostPlaneCells, 1) + 1;

// Makes them when they are asked for first. Safe to share between threads.
class PlaneRulesMemo {
 public:
  // Refers to `ground`.
  PlaneRulesMemo(const GroundRulesMemo& ground, LetterSet all) : ground_(ground), all_(all) {}
  PlaneRulesMemo(const PlaneRulesMemo&) = delete;
  PlaneRulesMemo& operator=(const PlaneRulesMemo&) = delete;
  ~PlaneRulesMemo();

  // Null if the board has more than 64 cells, or if planes do not pay for its rules.
  const PlaneRules* of(const BoardSides& sides) const;

 private:
  const GroundRulesMemo& ground_;
  LetterSet all_;
  mutable std::array<std::atomic<const PlaneRules*>, kPlaneSides> known_{};
};

}  // namespace summand
