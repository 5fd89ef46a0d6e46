// What is known about Col positions without search.
#pragma once

#include <optional>
#include <string_view>

#include "summand/boards/tinted_graph.hpp"
#include "summand/number/dyadic.hpp"

namespace summand::games::col {

// Every Col position is a number, or a number and a star (Conway; Winning Ways ch. 2).
struct NumberAndStar {
  Dyadic number;
  bool star = false;

  friend bool operator==(const NumberAndStar&, const NumberAndStar&) = default;
};

inline constexpr std::string_view kChains =
    "chains tinted at most at their ends, by formula (Col, Winning Ways ch. 2)";
inline constexpr std::string_view kStars =
    "stars with free leaves, by formula (Col, Winning Ways ch. 2)";
inline constexpr std::string_view kCompletes = "complete graphs of any tints, by formula";
inline constexpr std::string_view kCycles = "free cycles are 0 (Col, Winning Ways ch. 2)";
inline constexpr std::string_view kSymmetry =
    "each move is answered by its image, as Tweedledee answers Tweedledum (Winning Ways ch. 1)";

// Each function looks at the shape of the whole graph, which must be connected. It returns nullopt
// for all other shapes. Linear in the number of edges.
std::optional<NumberAndStar> value_of_chain(const TintedGraph& graph);
std::optional<NumberAndStar> value_of_star(const TintedGraph& graph);
std::optional<NumberAndStar> value_of_complete(const TintedGraph& graph);
std::optional<NumberAndStar> value_of_cycle(const TintedGraph& graph);

}  // namespace summand::games::col
