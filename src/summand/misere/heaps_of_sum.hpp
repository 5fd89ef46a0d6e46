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
  std::vector<bool> written{};         // whether that term is written out as a tree
};

// A nim-heap that is written out as a tree is a heap of Nim. nullopt if there is another term, or
// if two terms have different rules.
std::optional<HeapsOfSum> heaps_of_sum(std::span<const MisereTerm> terms);

// n, if the tree is the nim-heap of n as nim_heap_tree() makes it.
std::optional<std::uint32_t> as_nim_heap(const MisereTree& tree);

}  // namespace summand
