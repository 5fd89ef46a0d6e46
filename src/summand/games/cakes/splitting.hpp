// Splitting: the ways in which a player may cut a side of a cake in generalised Cutcake.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/heaps/code.hpp"

namespace summand::games {

// The rules that have a name.
enum class Cuts {
  two,      // in two parts
  any,      // in any number of parts
  three,    // in three parts
  unequal,  // in two different parts
  halves,   // in two equal parts
  equal,    // in any number of equal parts
  slices,   // in slices of width 1
  thick,    // in two parts of at least 2
};

class Splitting {
 public:
  static constexpr std::string_view kNames =
      "two, any, three, unequal, halves, equal, slices, thick, or a code such as \"0.7\"";

  Splitting() = default;
  explicit Splitting(std::variant<Cuts, heaps::Code> rule) : rule_(std::move(rule)) {}
  // Reads one of the names, or a code. Its digit d_i says how many parts may be left when i columns
  // are eaten.
  static Result<Splitting> parse(std::string_view text);
  std::string print() const;

  // The longest side for which a list of all ways is reasonably short.
  std::uint32_t longest_side() const;

  // All results of a cut of the side, each once, with falling widths. With `any` there are as many
  // ways as partitions of the side.
  std::vector<std::vector<std::uint32_t>> ways(std::uint32_t side) const;

  friend bool operator==(const Splitting&, const Splitting&) = default;

 private:
  std::variant<Cuts, heaps::Code> rule_ = Cuts::two;
};

}  // namespace summand::games
