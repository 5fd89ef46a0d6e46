// HeapsOfSum: the heaps of a sum whose terms are all heaps of one taking-and-breaking game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/misere/misere_term.hpp"

namespace summand {

inline constexpr std::string_view kCodeOfNim = "0.[3]", kCodeOfKayles = "0.77";

struct HeapsOfSum {
  std::string code{};                  // as heaps/names.hpp reads it; empty without heaps
  std::vector<std::uint64_t> heaps{};  // not 0
  std::vector<std::size_t> terms{};    // the number of the term of each heap
  // For each of them, if its term is written out: the games that are the heaps of 0, 1, ...
  std::vector<std::vector<SumsOfParts::Sum>> written{};
};

// A nim-heap that is written out is a heap of Nim. nullopt if there is another term, or
// if two terms have different rules.
std::optional<HeapsOfSum> heaps_of_sum(std::span<const MisereTerm> terms);

}  // namespace summand
